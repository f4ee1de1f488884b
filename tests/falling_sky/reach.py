"""Whether the Commands that are offered are those that can be done: by trying, on random boards with little to pay.

    python -m tests.falling_sky.reach --boards 100 --seed 1 --jobs 2

At an action every Command that has no Region now is begun, offered or not, and followed at random through talks, gifts,
removals, shared pieces and Special Abilities until a Region can be selected. One that gets a Region and is not offered
is withheld; one that is offered and never gets any is offered in vain, or its way is too hard to find by chance. By our
ruling no Raid waits for a gift of one's own to its victim: Raids that are withheld are told, and do not count. Exit
status 1 if any other Command is withheld.
"""

import argparse
import os
import sys
from collections import Counter
from collections.abc import Iterator
from multiprocessing import Pool
from random import Random
from typing import NamedTuple
from unittest.mock import patch

from alesia.games.falling_sky import FallingSky, sequence
from alesia.games.falling_sky.commands.base import COMMANDS, RAID, Command, commands_of
from alesia.games.falling_sky.commands.possible import possible_commands
from alesia.games.falling_sky.commands.sheets import SHEETS
from alesia.games.falling_sky.components import Faction
from alesia.games.falling_sky.negotiation import admit_romans, is_nonplayer
from alesia.games.falling_sky.state import State
from alesia.kernel.ask import Ask
from alesia.kernel.position import Position
from tests.falling_sky.models.boards import make_puzzle

GAME = FallingSky()
PURSES = (0, 0, 0, 0, 1, 1, 2, 3, 5, 11, 21, 25)
ANSWERS, STEPS = 200, 30  # on a board; on a way to a Region
WALKS = 150  # ways that are tried; of a Command that is offered, so many times as many
MORE = 5
OVER = ("cancel", "take_back", "command", "done")


class Find(NamedTuple):
    """A Command that is withheld or offered in vain, and where; with the way to it."""

    board: int
    answer: int
    faction: str
    command: str
    way: tuple[str, ...]

    def __str__(self) -> str:
        what = "withheld" if self.way else "offered in vain"
        told = f"board {self.board}, answer {self.answer}: {self.faction} {self.command} {what}"
        return ": ".join([told, *filter(None, [", ".join(self.way)])])

    @property
    def counts(self) -> bool:
        return bool(self.way) and self.command != RAID.name


def look(board: int) -> tuple[list[Find], Counter[str]]:
    """The finds on a board that is played on at random, and how many Commands were begun, by whether they were
    offered."""
    random, seen = Random(f"reach {board}"), Counter[str]()
    with patch.object(sequence, "possible_commands", lambda s, faction, limited: list(commands_of(faction))):
        return [
            found for at, position in played(board, random) for found in tried(board, at, position, random, seen)
        ], seen


def played(board: int, random: Random) -> Iterator[tuple[int, "Position[State]"]]:
    """The positions in which a player chooses his action; only what is offered in truth is then chosen."""
    position = Position(GAME, poor_board(board, random))
    for answer in range(ANSWERS):
        if not position.asks:
            return
        ask = position.asks[0]
        options = list(range(len(ask.options)))
        if ask.key == "action" and not is_nonplayer(position.state, acting(ask)):
            yield answer, position
            offered = {command.option.noun for command in in_truth(position.state, ask)}
            options = [k for k in options if not is_command(ask, k) or ask.options[k].noun in offered]
        position.take(ask, random.choice(options))


def poor_board(board: int, random: Random) -> State:
    puzzle = make_puzzle(board)
    state = GAME.read_position(puzzle.text, puzzle.scenario, puzzle.options)
    GAME.seat_nonplayers(state, [GAME.seats.index(name) for name in puzzle.nonplayers])
    for seat in range(len(GAME.seats)):
        state.resources[GAME.factions[seat]] = random.choice(PURSES)
    return state


def tried(board: int, answer: int, position: "Position[State]", random: Random, seen: Counter[str]) -> Iterator[Find]:
    ask, s = position.asks[0], position.state
    offered, faction = in_truth(s, ask), acting(ask)
    for index in [k for k in range(len(ask.options)) if is_command(ask, k)]:
        command = next(c for c in COMMANDS.values() if c.option.noun == ask.options[index].noun)
        if SHEETS[command].is_possible(s, faction):
            continue
        is_offered = command in offered
        seen["offered" if is_offered else "not offered"] += 1
        way = found_way(position, index, command, random, WALKS * MORE if is_offered else WALKS)
        if (way is not None) != is_offered:
            yield Find(board, answer, faction.name, command.name, way or ())


def acting(ask: Ask) -> Faction:
    return GAME.factions[ask.who]


def is_command(ask: Ask, index: int) -> bool:
    return ask.options[index].verb in ("command", "limited")


def in_truth(s: State, ask: Ask) -> list[Command]:
    """What the rules offer, without the patch."""
    limited = any(option.verb == "limited" for option in ask.options)
    return possible_commands(s, acting(ask), limited)


def found_way(
    position: "Position[State]", index: int, command: Command, random: Random, walks: int
) -> tuple[str, ...] | None:
    """Answers after which a Region can be selected, if there are any that chance finds."""
    ways = (walk(position, index, command, random) for _ in range(walks))
    return next((way for way in ways if way is not None), None)


def walk(position: "Position[State]", index: int, command: Command, random: Random) -> tuple[str, ...] | None:
    twin, way = position.clone(), list[str]()
    who, turn = twin.asks[0].who, twin.turn
    twin.play(index)
    for _ in range(STEPS):
        if not twin.asks or twin.turn is not turn or twin.asks[0].key == "action":
            return None
        ask = twin.asks[0]
        options = list(range(len(ask.options)))
        if ask.key == "command":
            if ask.who != who or twin.state.command != command:
                return None
            if any(option.verb in (SHEETS[command].verb, "select") for option in ask.options):
                return tuple(way)
            options = [k for k in options if ask.options[k].verb not in OVER]
        if ask.key == "gift" and not admit_romans(twin.state):  # 8.6.6
            options = [k for k in options if ask.options[k].verb == "no"]
        if not options:
            return None
        chosen = random.choice(options)
        way.append(f"{ask.key} {ask.options[chosen]}")
        twin.play(chosen)
    return None


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--boards", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    wanted = parser.parse_args()
    first = wanted.seed * 1_000_000
    total, finds = Counter[str](), list[Find]()
    with Pool(wanted.jobs) as pool:
        for found, seen in pool.imap(look, range(first, first + wanted.boards)):
            total += seen
            finds += found
            print(*found, sep="\n", end="\n" * bool(found), flush=True)
    withheld = sum(each.counts for each in finds)
    vain = sum(not each.way for each in finds)
    print(f"{wanted.boards} boards: Commands without a Region: {total['offered']} offered, {vain} of them in vain;")
    print(f"{total['not offered']} not offered, {withheld} of them withheld")
    return int(withheld > 0)


if __name__ == "__main__":
    sys.exit(main())
