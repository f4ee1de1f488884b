"""5.2.2 What a battle would come to in dice expectation: each side as strengths, ratings and initiatives.

Hits are spread over a side in proportion, as the rule that the strongest is hit comes near to; hidden enemy blocks
count at full strength.
"""

from functools import lru_cache
from typing import NamedTuple

from alesia.games.gallic_war.components import BARBARIAN, CAESAR, UNIT, Area, Unit
from alesia.games.gallic_war.state import State

ROUNDS = 3
SIDES_OF_A_DIE = 6
BEFORE_ALL, FIRST = -1, 0  # Caesar, initiative A
RANKS = range(BEFORE_ALL, 3)
GERMAN, GAUL = UNIT["German 1"], UNIT["Aedui 1"]


class Fighter(NamedTuple):
    """A block in a battle that is thought through."""

    strength: int
    rating: int
    initiative: int
    reserve: bool = False
    bonus: int = 0  # dice in the first round


Force = tuple[Fighter, ...]


class Forecast(NamedTuple):
    """What is left of both sides, and whether the defenders are eliminated in time."""

    attackers: float
    defenders: float
    lost: float
    wins: bool


class Line:
    """One side of the battle: its blocks, and what is left of each."""

    def __init__(self, force: Force) -> None:
        self.force = force
        self.left: list[float] = [each.strength for each in force]

    def present(self, first: bool) -> list[int]:
        """Reserves come in the second round."""
        return [n for n, each in enumerate(self.force) if not (first and each.reserve)]

    def hits(self, rank: int, first: bool, town: bool) -> float:
        """What its blocks of one initiative may expect."""
        dice = [(self.left[n] + (self.force[n].bonus if first else 0), self.force[n]) for n in self.able(rank, first)]
        return sum([number * (each.rating + (first and town)) / SIDES_OF_A_DIE for number, each in dice])

    def able(self, rank: int, first: bool) -> list[int]:
        return [n for n in self.present(first) if self.force[n].initiative == rank and self.left[n] > 0]

    def suffer(self, hits: float, first: bool) -> None:
        present = self.present(first)
        whole = sum([self.left[n] for n in present])
        if whole > 0:
            share = max(0.0, 1 - hits / whole)
            for n in present:
                self.left[n] *= share


@lru_cache(maxsize=2_000)
def fight(attackers: Force, defenders: Force, town: bool = False, first: int = 1, luck: float = 1.0) -> Forecast:
    """A battle from this round on. In a fortified town the defenders have +1 battle rating in the first round (5.2.2B);
    the attacker counts on so much of his hits. Forces alike meet again and again: what was foreseen is kept."""
    ours, theirs = Line(attackers), Line(defenders)
    for number in range(first, ROUNDS + 1):
        _round(ours, theirs, number == 1, town, luck)
        if sum(theirs.left) <= 0 or sum(ours.left) <= 0:
            break
    left, before = sum(ours.left), total(attackers)
    return Forecast(left, sum(theirs.left), before - left, sum(theirs.left) <= 0 < left)


def _round(attackers: Line, defenders: Line, first: bool, town: bool, luck: float) -> None:
    """Caesar, then A, B and C, the defenders first."""
    for rank in RANKS:
        attackers.suffer(defenders.hits(rank, first, town), first)
        defenders.suffer(attackers.hits(rank, first, False) * luck, first)


def total(force: Force) -> int:
    return sum([each.strength for each in force])


def fighter(s: State, unit: Unit, reserve: bool = False) -> Fighter:
    """A block as it is; a hidden one of the enemy as most of its colour are."""
    if s.owner[unit] == BARBARIAN and not s.revealed[unit]:
        usual = GERMAN if unit.is_german else GAUL
        return Fighter(usual.full, usual.rating, usual.initiative, reserve)
    return Fighter(s.strength[unit], unit.rating, BEFORE_ALL if unit is CAESAR else unit.initiative, reserve)


def defender(s: State, unit: Unit, area: Area) -> Fighter:
    """5.2.2B A fortified town gives an A; the Alps a die more in the first round."""
    found = fighter(s, unit, s.reserve[unit] > 0)
    initiative = min(found.initiative, FIRST) if area.fort else found.initiative
    return found._replace(initiative=initiative, bonus=int(area.alps))
