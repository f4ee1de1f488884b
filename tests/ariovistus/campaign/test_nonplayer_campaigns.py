"""A8 Whole campaigns of four Non-players: they end, go on the same wherever they are cut, and keep to the rules; many:
``python -m tests.ariovistus.campaign.test_nonplayer_campaigns --games N``."""

import argparse
from random import Random

import pytest

import alesia
from alesia.games.falling_sky.deck import SECOND_HALF
from alesia.table import replay, set_up
from tests.ariovistus.campaign import model
from tests.ariovistus.campaign.playing import GAME
from tests.ariovistus.campaign.whole import CAMPAIGN, QUESTIONS, SEATINGS, VOCABULARY, read_back, with_effects
from tests.ariovistus.referee import Ariovistus
from tests.falling_sky.referee import Referee

ALL = dict.fromkeys(("Romans", "Germans", "Aedui", "Belgae"), "nonplayer")
WHOLE = (4, 5, 9, 19)  # seeds of games that come to their second half, as most do not


def halves(table: alesia.Table) -> int:
    return 2 if "half = 2" in table.position_text() else 1


def around_the_interlude(whole: alesia.Table) -> list[int]:
    """Answers with which it begins and ends: chance adjusts the Forces of Non-players."""
    keys = [entry.key for entry in whole.entries()]
    parts = [n for n, key in enumerate(keys) if key.startswith("interlude")]
    return [parts[0], parts[len(parts) // 2], parts[-1], parts[-1] + 3]


@pytest.mark.proves("A8.0a", "A8.0d")
@pytest.mark.parametrize("seed", WHOLE)
def test_a8_0_a_campaign_of_four_nonplayers_goes_on_the_same_wherever_it_is_cut(seed: int) -> None:
    """Every question is answered; replayed up to any answer, in the Interlude or in either half, it comes to the same
    end."""
    table = alesia.new(GAME, None, seed, ALL)
    assert table.result is not None
    assert halves(table) == 2
    whole = table.record
    for upto in (*around_the_interlude(table), *Random(seed).sample(range(len(whole.entries)), 2)):
        again = replay(whole, upto)
        again.go_on()
        assert again.record.to_text() == whole.to_text(), f"cut after {upto}"


@pytest.mark.parametrize("seed", range(12))
def test_a8_0_campaigns_from_random_boards_at_the_interlude(seed: int) -> None:
    """With Capabilities, markers and an Uprising that last: invariants after every answer, positions are read back."""
    assert play_on(seed).result is not None


@pytest.mark.parametrize("seed", [4, 9])
def test_a8_0_the_referee_of_each_half_has_nothing_to_object_to(seed: int) -> None:
    """That of Ariovistus up to the Interlude, that of Falling Sky after it: they share no rule with the engine."""
    table, watched = set_up(GAME, None, seed, ALL), set[type[Referee] | None]()
    referee: Referee | None = None
    half: type[Referee] | None = None
    while (ask := table.ask) is not None:
        if half_of(table) is not half:
            half = half_of(table)
            referee = begin_watch(table, half)
        assert table.step()
        if referee is not None and table.ask is not None and half_of(table) is half:
            referee.watch(ask.key)
            watched.add(half)
    assert watched == {Ariovistus, Referee}


def half_of(table: alesia.Table) -> type[Referee] | None:
    """Who watches now; nobody in the Interlude, of which there is a model (test_a2_1_model.py)."""
    s = table._position.state
    return None if s.interlude else Referee if s.scenario == SECOND_HALF else Ariovistus


def begin_watch(table: alesia.Table, half: type[Referee] | None) -> Referee | None:
    if half is None:
        return None
    referee = half(table)
    referee.logged = len(table.log)
    return referee


def play_on(seed: int) -> alesia.Table:
    random = Random(f"nonplayers/{seed}")
    board = model.random_board(random)
    board.nonplayers = set()
    options: dict[str, str | bool] = {"seating": SEATINGS[seed // 3 % 4], "sudden_frost": seed % 3 == 0}
    position = with_effects(random, model.position_of(board))
    table = set_up(GAME, seed=seed, seats=ALL, options=options, position=position)
    while (ask := table.ask) is not None:
        assert ask.key in QUESTIONS, (seed, ask)
        assert VOCABULARY.issuperset(ask.options), (seed, ask)
        assert table.step(), (seed, ask)
        CAMPAIGN.check(table._position.state)
        if random.random() < 0.01:
            read_back(table)
    return table


def main() -> None:
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1000)
    chosen = parser.parse_args()
    for seed in range(chosen.seed, chosen.seed + chosen.games):
        table = play_on(seed)
        print(f"seed {seed}: {table.decisions} answers, {table.result}", flush=True)


if __name__ == "__main__":
    main()
