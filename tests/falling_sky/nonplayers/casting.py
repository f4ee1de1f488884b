"""8.3.4 Whether each die that a Non-player casts decides something: the turn is played again with its other faces.

Many games by ``python -m tests.falling_sky.nonplayers.casting --games N``: what is cast in vain, by Faction and place.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from alesia.games.falling_sky.components import Faction
from alesia.games.falling_sky.negotiation import is_nonplayer
from alesia.games.falling_sky.nonplayers.conducts import CONDUCTS
from alesia.games.falling_sky.nonplayers.mind import Mind
from alesia.games.falling_sky.state import fingerprint
from alesia.games.falling_sky.war import faction_at
from alesia.kernel.ask import CHANCE, Ask
from alesia.kernel.chance import index_at
from alesia.kernel.position import Position
from alesia.kernel.walk import Throw
from alesia.nonplayers.dice import Dice
from alesia.table import game_info
from alesia.table.setup import make_setup
from tests.falling_sky.watched import DULL

SCENARIOS = ("great-revolt", "reconquest-of-gaul", "pax-gallica")
TABLES: tuple[tuple[str, ...], ...] = (
    ("Romans", "Arverni", "Aedui", "Belgae"),
    ("Arverni", "Aedui", "Belgae"),
    ("Romans", "Aedui", "Belgae"),
)
LATER = 48  # how many ways the dice after the one in question may fall: it may matter after few of them alone
HERE = "nonplayers/"


class Cast(NamedTuple):
    """A die: whose it is, the how many-eth of the turn, and where in the thought it was cast."""

    faction: Faction
    number: int
    place: str


class Loaded(Dice):
    """Dice that fall by their number in the turn; one of them shows a given face, those after it fall otherwise."""

    def __init__(self, faction: Faction, turn: str, forced: tuple[int, int] | None, later: int) -> None:
        super().__init__(lambda: turn)
        self.faction, self.turn, self.forced, self.later = faction, turn, forced, later
        self.cast: list[Cast] = []

    def _new(self, throw: Throw) -> int:
        number = len(self.cast)
        self.cast.append(Cast(self.faction, number, _place()))
        if self.forced is not None and number == self.forced[0]:
            return self.forced[1]
        after = self.forced is not None and number > self.forced[0]
        return Random(f"{self.turn}/{self.faction}/{number}/{self.later if after else 0}").randint(1, 6)


def _place() -> str:
    """The function outside of the Mind that wanted the die."""
    frame: Any = sys._getframe(2)
    while frame.f_code.co_filename.endswith(("mind.py", "dice.py", "casting.py")):
        frame = frame.f_back
    return f"{frame.f_code.co_filename.split(HERE)[-1]} {frame.f_code.co_name}"


class Replay:
    """One turn played from its start, with one die of one Faction loaded."""

    def __init__(
        self, start: Position[Any], turn: str, loaded: tuple[Faction, int, int] | None = None, later: int = 0
    ) -> None:
        self.position = start.clone()
        self.turn, self.loaded, self.later = turn, loaded, later
        self.dice: dict[Faction, Loaded] = {}
        self.minds: dict[Faction, Mind] = {}
        self.asked: Counter[str] = Counter()
        now = self.position.turn
        while self.position.turn is now and self.position.asks:
            self._answer(self.position.asks[0])

    def _answer(self, ask: Ask) -> None:
        s = self.position.state
        if ask.who != CHANCE and is_nonplayer(s, faction_at(s, ask.who)):
            option = self._mind(faction_at(s, ask.who)).answer(s, ask)
            self.position.take(ask, ask.options.index(option))
        else:
            self.position.take(ask, self._by_chance(ask))

    def _by_chance(self, ask: Ask) -> int:
        """What dice and people answer: the same to the same question, put the how many-eth time."""
        question = f"{self.turn}/{ask.who}/{ask.key}/{ask.about}"
        self.asked[question] += 1
        random = Random(f"{question}/{self.asked[question]}/{self.later if self._is_cast() else 0}")
        if ask.who == CHANCE:
            return index_at(ask, random.random())
        weights = [DULL.get(option.verb, 1.0) for option in ask.options]
        return random.choices(range(len(weights)), weights)[0]

    def _is_cast(self) -> bool:
        """Whether the loaded die has fallen: what comes after it may come otherwise."""
        if self.loaded is None or self.loaded[0] not in self.dice:
            return False
        return len(self.dice[self.loaded[0]].cast) > self.loaded[1]

    def _mind(self, faction: Faction) -> Mind:
        if faction not in self.minds:
            forced = self.loaded[1:] if self.loaded is not None and self.loaded[0] is faction else None
            self.dice[faction] = Loaded(faction, self.turn, forced, self.later)
            self.minds[faction] = Mind(CONDUCTS[faction], self.position.state, self.dice[faction])
        return self.minds[faction]

    @property
    def end(self) -> object:
        """The board, and the boxes of the flowcharts that led there."""
        boxes = [(f, [step[1:] for step in mind.walk if step.kind == "box"]) for f, mind in sorted(self.minds.items())]
        return fingerprint(self.position.state), boxes


def idle_dice(start: Position[Any], turn: str) -> tuple[Position[Any], list[Cast]]:
    """Play a turn: the position after it, and the dice that were cast in it for nothing."""
    whole = Replay(start, turn)
    cast = [each for dice in whole.dice.values() for each in dice.cast]
    return whole.position, [each for each in cast if not _decides(start, turn, each)]


def _decides(start: Position[Any], turn: str, each: Cast) -> bool:
    """Whether two faces lead to different boards, however the later dice fall."""
    for later in range(LATER):
        ends = {str(Replay(start, turn, (each.faction, each.number, face), later).end) for face in range(1, 7)}
        if len(ends) > 1:
            return True
    return False


def watch(scenario: str | None, seed: int, nonplayers: tuple[str, ...], game: str = "falling-sky") -> Iterator[Cast]:
    """A game, turn by turn: every die that decided nothing."""
    names = game_info(game).seats
    seats = {name: "nonplayer" if name in nonplayers else "human" for name in names}
    setup = make_setup(game, scenario, seed, seats, {}, None, "asked")
    position: Position[Any] = Position(setup.game, setup.state())
    turn = 0
    while position.result is None:
        position, idle = idle_dice(position, f"{scenario}/{seed}/{turn}")
        yield from idle
        turn += 1


def main() -> None:
    """Count the dice that decide nothing, by Faction and place."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("--games", type=int, default=30)
    parser.add_argument("--seed", type=int, default=100)
    chosen = parser.parse_args()
    found: Counter[str] = Counter()
    example: dict[str, str] = {}
    for seed in range(chosen.seed, chosen.seed + chosen.games):
        for each in watch(SCENARIOS[seed % 3], seed, TABLES[seed // 3 % len(TABLES)]):
            found[f"{each.faction} {each.place}"] += 1
            example.setdefault(f"{each.faction} {each.place}", f"{seed}")
    for what, n in found.most_common():
        print(f"{n:5} {what}  ({example[what]})")


if __name__ == "__main__":
    main()
