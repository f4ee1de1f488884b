"""1.8 Resources, 1.9 victory markers (with 7.2 and 7.3), 6.5.1 the Senate marker."""

from collections.abc import Callable, Sequence

from alesia.games.falling_sky.available import allies_and_citadels_on_map, bases_on_map, on_map
from alesia.games.falling_sky.board import has_settlement
from alesia.games.falling_sky.components import (
    AEDUI,
    ALLY,
    ARVERNI,
    BELGAE,
    DISPERSED,
    FACTIONS,
    GATHERING,
    GERMANIA,
    GERMANS,
    RAZED,
    ROMANS,
    SETTLEMENT,
    SUBDUED,
    Faction,
    Region,
)
from alesia.games.falling_sky.control import controlled
from alesia.games.falling_sky.state import ADULATION, OFF, UPROAR, State

Cost = Callable[[State, Faction, Region], int]

MOST_RESOURCES = 45
DEAREST = 4  # what a Region costs at most, whatever the Command
ROMAN_GOAL, BELGIC_GOAL, LEGIONS_GOAL, ARVERNI_ALLIES_GOAL, GERMANIC_GOAL = 15, 15, 6, 8, 6


def gain(s: State, faction: Faction, n: int) -> int:
    """1.8 Never above 45; the rest is lost: how many are."""
    lost = max(0, s.resources[faction] + n - MOST_RESOURCES)
    s.resources[faction] += n - lost
    return lost


def spend(s: State, faction: Faction, n: int) -> None:
    s.resources[faction] -= n


def can_pay(s: State, faction: Faction, n: int) -> bool:
    return s.resources[faction] >= n


# ---- 5.4 Free actions -------------------------------------------------------------------------------------------


def payable(s: State, faction: Faction, regions: Sequence[Region], cost: Cost, doubled: bool = False) -> list[Region]:
    """Those of the Regions that the Faction can pay for; the rich can pay for any."""
    purse = s.resources[faction]
    rich = DEAREST if faction is ROMANS or doubled else DEAREST // 2  # 43 none but Romans pays as much, unless doubled
    return list(regions) if purse >= rich else [r for r in regions if purse >= cost(s, faction, r)]


def price(s: State, n: int) -> int:
    """5.4 Free actions cost nothing."""
    return 0 if s.free else n


def is_allowed(s: State, region: Region) -> bool:
    """5.4 Whether the Event that grants the action, if one does, allows this Region."""
    return not s.within or bool(s.within & region.mask)


def allowed(s: State, regions: Sequence[Region]) -> Sequence[Region]:
    return [r for r in regions if s.within & r.mask] if s.within else regions


# ---- 1.9 Victory markers ----------------------------------------------------------------------------------------


def roman_score(s: State) -> int:
    """Subdued plus Dispersed plus Roman Allied Tribes; A7.2 less the Settlements."""
    won = sum([s.tribes.count(status) for status in (SUBDUED, ALLY + ROMANS, DISPERSED, GATHERING, RAZED)])
    return won - on_map(s, GERMANS, SETTLEMENT)


def off_map_legions(s: State) -> int:
    """Fallen, on the Legions track, waiting in the Harvest box, and removed by Event."""
    return s.fallen + s.legions + s.harvest_legions + s.removed_legions


def other_most_allies(s: State) -> int:
    """Allies and Citadels of the Faction, Aedui apart, that has most of them; A7.2 with Settlements."""
    return max([bases_on_map(s, faction) for faction in FACTIONS if faction is not AEDUI])


def belgic_control_value(s: State) -> int:
    """7.2 Tribes in Regions under Belgic Control, but Suebi and Dispersed ones."""
    held = [tribe for region in controlled(s, BELGAE) for tribe in region.tribes if not tribe.suebi]
    return sum([s.tribes[tribe] < DISPERSED for tribe in held])


def belgic_score(s: State) -> int:
    return belgic_control_value(s) + allies_and_citadels_on_map(s, BELGAE)


def germanic_score(s: State) -> int:
    """A7.2 Regions of Germania, and Settlements, under Germanic Control."""
    return sum((r in GERMANIA) + has_settlement(s, r) for r in controlled(s, GERMANS))


def victory_margin(s: State, faction: Faction) -> int:
    """7.3 How far a Faction is beyond its condition (7.2), or short of it."""
    if faction is ROMANS:
        return roman_score(s) - ROMAN_GOAL
    if faction is ARVERNI:
        allied = allies_and_citadels_on_map(s, ARVERNI) - ARVERNI_ALLIES_GOAL
        return min(off_map_legions(s) - LEGIONS_GOAL, allied)
    if faction is AEDUI:
        return allies_and_citadels_on_map(s, AEDUI) - other_most_allies(s)
    if faction is GERMANS:
        return germanic_score(s) - GERMANIC_GOAL
    return belgic_score(s) - BELGIC_GOAL


# ---- 6.5.1 Senate marker ----------------------------------------------------------------------------------------


def shift_senate_up(s: State) -> None:
    """Toward Uproar; at Uproar it becomes Firm; when Firm at the other end it only flips back."""
    _shift(s, 1, UPROAR)


def shift_senate_down(s: State) -> None:
    """Toward Adulation, likewise."""
    _shift(s, -1, ADULATION)


def can_shift_up(s: State) -> bool:
    """Whether a shift would move or flip the marker: not when it is Firm there, or off the track (2.1)."""
    return s.senate != OFF and not (s.senate == UPROAR and s.firm)


def can_shift_down(s: State) -> bool:
    return s.senate != OFF and not (s.senate == ADULATION and s.firm)


def _shift(s: State, step: int, end: int) -> None:
    if s.senate == OFF:
        return
    if s.senate == end:
        s.firm = 1
    elif s.firm:
        s.firm = 0
    else:
        s.senate += step
