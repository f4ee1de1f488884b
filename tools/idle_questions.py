"""Questions that decide nothing: plays random games and finds those of which every answer leads to the same position.

    python tools/idle_questions.py [GAME ...] [--games 200] [--seed 1] [--tries 40] [--examples 3] [--jobs 2] [--solo]

At a question that is put to a player, each answer is given on a copy of the position. If the whole state (what is
secret, too) and the next questions are the same after all of them, all copies go on with the same random answers to
the end of the turn, many times: what is then still the same in all of them was no decision, whatever the log tells.
In half of these futures all dice are as high, or all as low, as can be: that a Leader may outlive fourteen rolls is a
difference, though one that honest throws would hardly ever show.
A difference at a checkpoint on the way (the end of a card play) counts, though a phase that asks nobody (Winter, which
sends armies home) makes it good before the next question: the play has left another board.
Questions that are put only lest their absence tell a secret do not count: rules put them by ``choose_covered``. Each
key is looked at so many times in a game at most (--tries). With --solo all seats but one are Non-players for the rules,
though they answer at random as well, and only the questions of the one are looked at. Exit code 1 if any is found. A
handful in a hundred thousand are left, where pieces happen to come to the same in the end; what a rule could know
beforehand should be mended.
"""

import argparse
import os
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator
from functools import partial
from multiprocessing import Pool
from random import Random
from typing import Any

from alesia.games import GAMES, find
from alesia.kernel.ask import CHANCE, Ask
from alesia.kernel.errors import BadOption
from alesia.kernel.position import Position

FUTURES = 120  # how often the copies go on
STEPS = 300  # answers until the copies are taken for the same
Twin = Position[Any]


def main() -> int:
    wanted = arguments()
    found = 0
    for name in wanted.games_named or GAMES:
        idle, looked = census(name, wanted.games, wanted.seed, wanted.tries, wanted.jobs, wanted.solo)
        for (key, rule), examples in sorted(idle.items()):
            print(f"{name}: {key} (rule {rule}), {len(examples)} times, e.g.")
            print(*[f"    {each}" for each in examples[: wanted.examples]], sep="\n")
        times = sum(map(len, idle.values()))
        print(f"{name}: {wanted.games} games, {times} of {looked:,} questions decide nothing", flush=True)
        found += len(idle)
    return int(found > 0)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games_named", nargs="*", metavar="GAME")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--tries", type=int, default=40)
    parser.add_argument("--examples", type=int, default=3)
    parser.add_argument("--solo", action="store_true", help="all seats but one are Non-players for the rules")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    return parser.parse_args()


Idle = dict[tuple[str, str], list[str]]  # by key and rule, where they were found


def census(name: str, games: int, seed: int, tries: int, jobs: int, solo: bool) -> tuple[Idle, int]:
    """The idle questions, and how many were looked at."""
    idle: Idle = defaultdict(list)
    looked = 0
    with Pool(jobs) as pool:
        for found, n in pool.imap(partial(found_in, name, seed, tries, solo), range(games)):
            looked += n
            for kind, example in found:
                idle[kind].append(example)
    return idle, looked


def found_in(name: str, seed: int, tries: int, solo: bool, n: int) -> tuple[list[tuple[tuple[str, str], str]], int]:
    """The idle questions of the nth game: key, rule, and where; and how many were looked at."""
    game, looked = find(name), Counter[str]()
    scenario = list(game.scenarios)[n % len(game.scenarios)]
    found = idle_in(game, scenario, Random(f"{name}/{seed}/{n}"), tries, looked, solo)
    where = [((ask.key, ask.rule), f"{scenario} game {n} answer {answered}: {told(ask)}") for ask, answered in found]
    return where, looked.total()


def told(ask: Ask) -> str:
    return f"seat {int(ask.who)}: {', '.join(map(str, ask.options))}; about {', '.join(map(str, ask.about))}"


def idle_in(
    game: Any, scenario: str, random: Random, tries: int, looked: Counter[str], solo: bool = False
) -> Iterator[tuple[Ask, int]]:
    """The idle questions of one random game, each with the number of its answer; by key those that were looked at."""
    position = begun(game, scenario, random, solo)
    nobody = (CHANCE, *game.nonplayers(position.state))
    answered = 0
    while position.asks:
        ask = position.asks[0]
        alone = len(position.asks) == 1 and not position.chosen
        if ask.who not in nobody and alone and not ask.covered and looked[ask.key] < tries:
            looked[ask.key] += 1
            if is_idle(position):
                yield ask, answered
        position.take(ask, random.randrange(len(ask.options)))
        answered += 1


def begun(game: Any, scenario: str, random: Random, solo: bool) -> Twin:
    """With options by chance, as far as the scenario allows them, and alone against Non-players if wanted."""
    options = {option.name: random.choice(option.values) for option in game.options}
    try:
        state = game.setup(scenario, options)
    except BadOption:
        state = game.setup(scenario, {option.name: option.values[0] for option in game.options})
    if solo:
        player = random.randrange(len(game.seats))
        game.seat_nonplayers(state, [seat for seat in range(len(game.seats)) if seat != player])
    return Position(game, state)


def is_idle(position: Twin) -> bool:
    first = after(position, 0)
    others = range(1, len(position.asks[0].options))
    if any(not alike(first, after(position, index)) for index in others):
        return False
    return all(same_future(position, index, future) for index in others for future in range(FUTURES))


class Witness(Position[Any]):
    """A copy that remembers the checkpoints it has passed."""

    def __init__(self, game: Any, state: Any) -> None:
        self.passed: list[bytes] = []
        super().__init__(game, state)

    def _checkpoint(self) -> None:
        super()._checkpoint()
        self.passed.append(self.start.digest())


def after(position: Twin, index: int) -> Witness:
    twin = Witness(position.game, position.start.copy())
    twin._replay(position._since)
    twin.take(twin.asks[0], index)
    return twin


def alike(one: Witness, other: Witness) -> bool:
    same = one.result == other.result and one.asks == other.asks and one.passed == other.passed
    return same and one.state.digest() == other.state.digest()


def same_future(position: Twin, index: int, future: int) -> bool:
    """Whether the first answer and this one are followed by the same, until the turn is over."""
    one, other, random = after(position, 0), after(position, index), Random(future)
    turn = one.turn
    for _ in range(STEPS):
        if not alike(one, other):
            return False
        if one.turn is not turn or not one.asks:
            break
        choice = answer_to(one.asks[0], random, future)
        one.take(one.asks[0], choice)
        other.take(other.asks[0], choice)
    return True


def answer_to(ask: Ask, random: Random, future: int) -> int:
    """By chance; but in some futures Chance itself always takes the first answer, in others always the last."""
    last = len(ask.options) - 1
    luck = (0, last, None, None)[future % 4] if ask.who == CHANCE else None
    return random.randint(0, last) if luck is None else luck


if __name__ == "__main__":
    sys.exit(main())
