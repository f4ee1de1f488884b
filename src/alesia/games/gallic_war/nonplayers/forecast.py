"""5.2.2 What a battle would come to in dice expectation: each side as strengths, ratings and initiatives.

Hits are spread over a side in proportion, as the rule that the strongest is hit comes near to; hidden enemy blocks
count at full strength.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from alesia.games.gallic_war.components import BARBARIAN, CAESAR, UNIT, Area, Unit
from alesia.games.gallic_war.state import State

ROUNDS = 3
SIDES_OF_A_DIE = 6
BEFORE_ALL, FIRST = -1, 0  # Caesar, initiative A
RANKS = range(BEFORE_ALL, 3)
GERMAN, GAUL = UNIT["German 1"], UNIT["Aedui 1"]


@dataclass(slots=True)
class Fighter:
    """A block in a battle that is thought through."""

    strength: float
    rating: int
    initiative: int
    reserve: bool = False
    bonus: int = 0  # dice in the first round

    def hits(self, first: bool, town: int) -> float:
        dice = self.strength + (self.bonus if first else 0)
        return dice * (self.rating + town) / SIDES_OF_A_DIE if self.strength > 0 else 0.0


class Forecast(NamedTuple):
    """What is left of both sides, and whether the defenders are eliminated in time."""

    attackers: float
    defenders: float
    lost: float
    wins: bool


@dataclass(slots=True)
class Field:
    """A battle that is thought through: both sides, and the first round that is still to be fought."""

    attackers: list[Fighter]
    defenders: list[Fighter]
    town: bool = False  # 5.2.2B the defenders hold a fortified town: +1 battle rating in the first round
    first: int = 1
    luck: float = 1.0  # how much of the expected hits the attacker counts on

    def fight(self) -> Forecast:
        before = total(self.attackers)
        for number in range(self.first, ROUNDS + 1):
            self._round(first=number == 1)
            if total(self.defenders) <= 0 or total(self.attackers) <= 0:
                break
        left = total(self.attackers)
        return Forecast(left, total(self.defenders), before - left, total(self.defenders) <= 0 < left)

    def _round(self, first: bool) -> None:
        """Caesar, then A, B and C, the defenders first; reserves come in the second round."""
        attackers, defenders = (
            [each for each in side if not (first and each.reserve)] for side in (self.attackers, self.defenders)
        )
        town = int(self.town and first)
        for rank in RANKS:
            fire([each.hits(first, town) for each in defenders if each.initiative == rank], attackers, 1.0)
            fire([each.hits(first, 0) for each in attackers if each.initiative == rank], defenders, self.luck)


def fire(hits: list[float], targets: list[Fighter], luck: float) -> None:
    whole = total(targets) if hits else 0
    if whole > 0:
        share = max(0.0, 1 - sum(hits) * luck / whole)
        for unit in targets:
            unit.strength *= share


def total(fighters: Sequence[Fighter]) -> float:
    return sum([fighter.strength for fighter in fighters])


def fighter(s: State, unit: Unit, reserve: bool = False) -> Fighter:
    """A block as it is; a hidden one of the enemy as most of its colour are."""
    if s.owner[unit] == BARBARIAN and not s.revealed[unit]:
        usual = GERMAN if unit.is_german else GAUL
        return Fighter(usual.full, usual.rating, usual.initiative, reserve)
    return Fighter(s.strength[unit], unit.rating, BEFORE_ALL if unit is CAESAR else unit.initiative, reserve)


def defender(s: State, unit: Unit, area: Area) -> Fighter:
    """5.2.2B A fortified town gives an A; the Alps a die more in the first round."""
    found = fighter(s, unit, s.reserve[unit] > 0)
    found.initiative = min(found.initiative, FIRST) if area.fort else found.initiative
    found.bonus = int(area.alps)
    return found
