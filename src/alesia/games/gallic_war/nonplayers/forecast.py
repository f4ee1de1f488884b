"""5.2.2 What a battle would come to in dice expectation: each side as strengths, ratings and initiatives.

Hits are spread over a side in proportion, as the rule that the strongest is hit comes near to; hidden enemy blocks
count at full strength.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

from alesia.games.gallic_war.components import BARBARIAN, CAESAR, UNIT, Area, Unit
from alesia.games.gallic_war.state import State

ROUNDS = 3
SIDES_OF_A_DIE = 6
FIRST = 0  # initiative A
GERMAN, GAUL = UNIT["German 1"], UNIT["Aedui 1"]


@dataclass
class Fighter:
    """A block in a battle that is thought through."""

    strength: float
    rating: int
    initiative: int
    reserve: bool = False
    caesar: bool = False
    bonus: int = 0  # dice in the first round


@dataclass
class Forecast:
    """What is left of both sides, and whether the defenders are eliminated in time."""

    attackers: float
    defenders: float
    lost: float
    wins: bool


@dataclass
class Field:
    """A battle that is thought through: both sides, and the first round that is still to be fought."""

    attackers: list[Fighter]
    defenders: list[Fighter]
    town: bool = False  # 5.2.2B the defenders hold a fortified town: +1 battle rating in the first round
    first: int = 1
    luck: float = 1.0  # how much of the expected hits the attacker counts on
    at: int = field(default=1, init=False)

    def fight(self) -> Forecast:
        before = total(self.attackers)
        for number in range(self.first, ROUNDS + 1):
            self.at = number
            self._round()
            if total(self.defenders) <= 0 or total(self.attackers) <= 0:
                break
        left = total(self.attackers)
        return Forecast(left, total(self.defenders), before - left, total(self.defenders) <= 0 < left)

    def _round(self) -> None:
        """Caesar, then A, B and C, the defenders first."""
        self._fire([f for f in self.attackers if f.caesar], self.defenders, self.luck)
        self._fire([f for f in self.defenders if f.caesar], self.attackers, 1.0)
        for rank in range(3):
            self._fire([f for f in self.defenders if f.initiative == rank and not f.caesar], self.attackers, 1.0)
            self._fire([f for f in self.attackers if f.initiative == rank and not f.caesar], self.defenders, self.luck)

    def _fire(self, units: list[Fighter], at: list[Fighter], luck: float) -> None:
        hits = sum(self._hits(unit) for unit in units if self._takes_part(unit)) * luck
        targets = [unit for unit in at if self._takes_part(unit)]
        whole = total(targets)
        if whole > 0:
            share = max(0.0, 1 - hits / whole)
            for unit in targets:
                unit.strength *= share

    def _takes_part(self, unit: Fighter) -> bool:
        return self.at > 1 or not unit.reserve

    def _hits(self, unit: Fighter) -> float:
        if unit.strength <= 0:
            return 0.0
        town = int(self.town and self.at == 1 and any(unit is each for each in self.defenders))
        dice = unit.strength + (unit.bonus if self.at == 1 else 0)
        return dice * (unit.rating + town) / SIDES_OF_A_DIE


def total(fighters: Sequence[Fighter]) -> float:
    return sum(fighter.strength for fighter in fighters)


def fighter(s: State, unit: Unit, reserve: bool = False) -> Fighter:
    """A block as it is; a hidden one of the enemy as most of its colour are."""
    if s.owner[unit] == BARBARIAN and not s.revealed[unit]:
        usual = GERMAN if unit.is_german else GAUL
        return Fighter(usual.full, usual.rating, usual.initiative, reserve)
    return Fighter(s.strength[unit], unit.rating, unit.initiative, reserve, unit is CAESAR)


def defender(s: State, unit: Unit, area: Area) -> Fighter:
    """5.2.2B A fortified town gives an A; the Alps a die more in the first round."""
    found = fighter(s, unit, s.reserve[unit] > 0)
    found.initiative = FIRST if area.fort else found.initiative
    found.bonus = int(area.alps)
    return found
