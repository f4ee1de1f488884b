"""A6.2 SELECT TARGETS: two dice on the table of the Arverni sheet."""

from collections.abc import Sequence
from typing import NamedTuple, TypeVar

from alesia.games.falling_sky.arverni.at_war import at_war_regions
from alesia.games.falling_sky.board import total
from alesia.games.falling_sky.components import (
    AEDUI,
    ARVERNI,
    BELGAE,
    FACTIONS,
    GERMANS,
    REGION,
    ROMANS,
    Faction,
    Region,
)
from alesia.games.falling_sky.drawing import draw_lot
from alesia.games.falling_sky.negotiation import Gaul, players_first
from alesia.games.falling_sky.state import State
from alesia.kernel.ask import Noun, Procedure, roll

T = TypeVar("T", bound=Noun)

# The columns of the table below its first line, which is for 1 and 2: the one with most enemy pieces.
NAMED_REGIONS = tuple(REGION[name] for name in ("Arverni", "Carnutes", "Pictones", "Veneti"))
NAMED_FACTIONS = (AEDUI, GERMANS, ROMANS, BELGAE)
FACES = range(1, 7)
NOT_ROLLED = 0


class Targets(NamedTuple):
    """Whom the Arverni are after, and where; nobody in a Phase as if At War, with no Region At War."""

    region: Region | None = None
    faction: Faction | None = None

    def first(self, s: State, factions: Sequence[Faction]) -> Sequence[Faction]:
        """A6.2.3, A6.2.4 The Target Faction, if it is among these; else players, then Non-players."""
        return [f for f in factions if f is self.faction] or players_first(s, factions)


NO_TARGETS = Targets()


def select_targets(g: Gaul) -> Procedure[Targets]:
    s = g.state
    triggering = at_war_regions(s)
    if not triggering:
        return NO_TARGETS
    outcomes = [target_regions(s, triggering, face) for face in FACES]
    region, die = yield from _by_table(g, "arverni_target_region", "arverni_equal_region", outcomes)
    g.log("arverni_target_region", "A6.2", region, die)
    enemies = [target_factions(s, region, face) for face in FACES]
    faction, die = yield from _by_table(g, "arverni_target_faction", "arverni_equal_faction", enemies, region)
    g.log("arverni_target_faction", "A6.2", faction, region, die)
    return Targets(region, faction)


def _by_table(
    g: Gaul, rolled: str, equal: str, outcomes: Sequence[Sequence[T]], *about: object
) -> Procedure[tuple[T, int]]:
    """A die, unless every face leads to the same; then lots among equals."""
    die = NOT_ROLLED
    if any(found != outcomes[0] for found in outcomes):
        die = yield from roll(rolled, "A6.2", *about)
    return (yield from draw_lot(g, equal, "A6.2", outcomes[max(0, die - 1)], *about)), die


def target_regions(s: State, triggering: Sequence[Region], die: int) -> list[Region]:
    """A named Home Region that is At War, or the Regions At War with most enemy pieces."""
    return _tracked(NAMED_REGIONS, triggering, [enemies_in(s, r) for r in triggering], die)


def target_factions(s: State, region: Region, die: int) -> list[Faction]:
    """A named Faction with pieces in the Region, or those with most pieces there."""
    there = [f for f in FACTIONS if f is not ARVERNI and total(s, region, f)]
    return _tracked(NAMED_FACTIONS, there, [total(s, region, f) for f in there], die)


def _tracked(named: Sequence[T], candidates: Sequence[T], numbers: Sequence[int], die: int) -> list[T]:
    """Down the column from the line rolled to the first that is a candidate; after the last the first, which always
    has one."""
    line = max(0, die - 2)
    for one in named[line - 1 :] if line else ():
        if one in candidates:
            return [one]
    return [one for one, n in zip(candidates, numbers, strict=True) if n == max(numbers)]


def enemies_in(s: State, region: Region) -> int:
    return sum([total(s, region, f) for f in FACTIONS if f is not ARVERNI])


def possible_targets(s: State) -> list[Region | None]:
    """Every Region that the dice could make the Target; None alone if none is At War."""
    triggering = at_war_regions(s)
    found = {region for face in FACES for region in (target_regions(s, triggering, face) if triggering else ())}
    return [*sorted(found)] or [None]
