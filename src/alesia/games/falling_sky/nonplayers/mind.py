"""A Non-player at work: the board that it sees, its dice, the plan of its turn, and the walk that led there.

A question goes to whoever has a method of its name: the Special Ability under way, the plan of the turn, then the
Faction's conduct (8.4). A method returns an option, or None to leave the question to the next.
"""

import itertools
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, TypeVar

from alesia.games.falling_sky.components import Faction, Region
from alesia.games.falling_sky.negotiation import is_player
from alesia.games.falling_sky.state import State
from alesia.games.falling_sky.war import players, war
from alesia.kernel.ask import Ask, Option
from alesia.kernel.walk import Throw, Walk
from alesia.nonplayers.dice import UNTOLD, Dice
from alesia.nonplayers.lots import Lot
from alesia.nonplayers.mind import NoAnswer, Thinker

if TYPE_CHECKING:
    from alesia.games.falling_sky.nonplayers.conduct import Conduct

T = TypeVar("T")
BETWEEN_ABILITIES = frozenset(("action", "command", "free_command", "event_choice", "winter_campaign"))


class Route(Walk):
    """A walk by the flowcharts of 8.5-8.8."""

    of_boxes = of_priorities = "8.1.3"
    of_lots = "8.3.4"


class Mind(Thinker):
    """One Non-player Faction during one turn of anybody."""

    def __init__(self, conduct: "Conduct", s: State, dice: Dice) -> None:
        super().__init__(dice, Route(seat=conduct.faction.name, charts=war(s).charts))
        self.conduct = conduct
        self.faction: Faction = conduct.faction
        self.s = s
        self.plan: object | None = None  # of the Command or Event under way
        self.ability: object | None = None  # the Special Ability under way
        self.led_to: Region | None = None  # 8.4.3 where a Leader who Retreats goes

    # ---- questions ------------------------------------------------------------------------------------------

    @property
    def board(self) -> State:
        return self.s

    def answer(self, s: State, ask: Ask) -> Option:
        """The option that this Non-player chooses."""
        self.s, key = s, ask.key
        self.foreseen.clear()
        if key in BETWEEN_ABILITIES:
            self.ability = None
        for holder in (self.ability, self.plan, self.conduct):
            method = None if holder is None else getattr(holder, key, None)
            option: Option | None = method(self, ask) if method else None
            if option is not None:
                self.walk.did(ask, option)
                return option
        raise NoAnswer(f"Non-player {self.faction} has no answer to {key} {ask.about} (rule {ask.rule})")

    def give_up(self) -> None:
        """The box of the plan under way counts as one that came to nothing."""
        super().give_up()
        self.failed.add(getattr(self.plan, "box", ""))
        self.plan = self.ability = None

    # ---- 8.3.4 dice -----------------------------------------------------------------------------------------

    def _cast(self, candidates: Sequence[object]) -> Lot:
        """8.3.4 More than six are split into groups as even as possible."""
        dice: list[int] = []
        places: Sequence[int] = ()
        while not places:
            places = self._draw(candidates, dice)
        return Lot(places[0], tuple(dice))

    def _draw(self, candidates: Sequence[object], dice: list[int]) -> Sequence[int]:
        """The place of the candidate picked, alone; none if a spare number was rolled, and all is rolled again."""
        parts = _split(range(len(candidates)))
        share = 6 // len(parts)
        dice.append(self._roll_among(candidates, parts, share))
        chosen = parts[(dice[-1] - 1) // share] if dice[-1] <= share * len(parts) else ()
        if len(candidates) <= 6 or not chosen:
            return chosen
        dice.append(self._roll_among(candidates, [[place] for place in chosen], 1))
        return chosen[dice[-1] - 1 : dice[-1]]

    def _roll_among(self, candidates: Sequence[object], parts: Sequence[Sequence[int]], share: int) -> int:
        return self.dice.roll(self._throw(candidates, parts, share) if self.dice.is_told else UNTOLD)

    def _throw(self, candidates: Sequence[object], parts: Sequence[Sequence[int]], share: int) -> Throw:
        """Each part is as many faces of the die as every other."""
        named = [tuple(candidates[place] for place in part) for part in parts]
        faces = [(i * share + 1, (i + 1) * share, part) for i, part in enumerate(named)]
        return Throw("random", "8.3.4", tuple(faces), self.walk.last_box, self.walk.charts)

    # ---- who is who -----------------------------------------------------------------------------------------

    def is_player(self, faction: Faction) -> bool:
        """Somebody plays this Faction (whom the game runs is neither player nor Non-player, 8.0)."""
        return is_player(self.s, faction)

    def players(self, factions: Iterable[Faction] | None = None) -> list[Faction]:
        """Those of them that somebody plays; of all who have a seat."""
        return [f for f in (players(self.s) if factions is None else factions) if self.is_player(f)]


def _split(candidates: Sequence[T]) -> list[Sequence[T]]:
    """As many groups as a die can tell apart: one of each up to six candidates, else two or three of at most six."""
    n = len(candidates)
    if n <= 6:
        return [candidates[i : i + 1] for i in range(n)]
    groups = (n + 5) // 6
    ends = [round(n * i / groups + 0.001) for i in range(groups + 1)]
    return [candidates[a:b] for a, b in itertools.pairwise(ends)]
