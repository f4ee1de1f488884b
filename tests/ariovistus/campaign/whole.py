"""Whole campaigns at random, from random boards at the Interlude or from the set-up; many:
``python -m tests.ariovistus.campaign.whole --games N``."""

import argparse
from random import Random

import alesia
from alesia.games import find
from alesia.games.falling_sky.deck import SECOND_HALF
from tests.ariovistus.campaign import model
from tests.ariovistus.campaign.playing import GAME

CAMPAIGN = find(GAME)
SEATINGS = ("four", "three-germans-belgae", "three-romans-aedui", "two")
VOCABULARY, QUESTIONS = frozenset(CAMPAIGN.vocabulary), frozenset(CAMPAIGN.questions)
LASTING = ("8", "10", "12", "13", "15", "39", "55", "59", "A22", "A31", "A33", "A38", "A63", "A70")


def with_effects(random: Random, position: str) -> str:
    """Capabilities of the first half, markers and an Uprising, beside what the model knows."""
    head, _, tables = position.partition("[resources]")
    held = {name: f" {random.choice(('Germans', 'Aedui', 'Belgae'))}" for name in ("8", "10", "59", "A63")}
    found = [f'{name} = "shaded{held.get(name, "")}"' for name in LASTING if random.random() < 0.3]
    found += [f'{name} = "unshaded"' for name in ("12", "13", "15", "39") if not any(e.startswith(name) for e in found)]
    extra = "\n[capabilities]\n" + "\n".join(found)
    if random.random() < 0.5:
        extra += '\n[abatis]\nGermans = "Treveri"\nBelgae = "Nervii"'
    if random.random() < 0.3:
        extra += '\n[uprising]\nregion = "Atrebates"\nfaction = "Aedui"'
    return f"{head}[resources]{tables}{extra}"


def begin(seed: int, random: Random) -> alesia.Table:
    options: dict[str, str | bool] = {"seating": SEATINGS[seed % 4], "sudden_frost": seed % 3 == 0}
    if seed % 2:
        return alesia.new(GAME, seed=seed, options=options)
    board = model.random_board(random)
    board.nonplayers = set()
    position = with_effects(random, model.position_of(board))
    return alesia.new(GAME, seed=seed, options=options, position=position)


def play(seed: int) -> tuple[alesia.Table, int]:
    """To the end; how many answers were given in the second half."""
    random = Random(f"campaign/{seed}")
    table, second = begin(seed, random), 0
    while (ask := table.ask) is not None:
        assert ask.key in QUESTIONS, (seed, ask)
        assert VOCABULARY.issuperset(ask.options), (seed, ask)
        second += table._position.state.scenario == SECOND_HALF
        if random.random() < 0.01:
            read_back(table)
        table.answer(random.choice(ask.options))
        CAMPAIGN.check(table._position.state)
    return table, second


def read_back(table: alesia.Table) -> None:
    """The position at the last checkpoint is the same when it is read, with all that the rules will ask of it."""
    text = CAMPAIGN.position_text(table._position.start)
    state = CAMPAIGN.read_position(text, table.scenario, table.options)
    assert CAMPAIGN.position_text(state) == text


def main() -> None:
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1000)
    chosen = parser.parse_args()
    for seed in range(chosen.seed, chosen.seed + chosen.games):
        table, second = play(seed)
        print(f"seed {seed}: {table.decisions} answers, {table.result}, {'second half' if second else ''}", flush=True)


if __name__ == "__main__":
    main()
