"""1.6 Control, 1.7 Subdued and Dispersed Tribes, 3.2.1 Supply Lines."""

from functools import lru_cache

from alesia.games.falling_sky.board import overview, regions_in, tally
from alesia.games.falling_sky.components import (
    CISALPINA,
    NOBODY,
    SUBDUED,
    Faction,
    Region,
    Tribe,
)
from alesia.games.falling_sky.state import State
from alesia.games.falling_sky.war import WARS


def controller(s: State, region: Region) -> Faction:
    """1.6 The Faction with more pieces here than all others together, or NOBODY."""
    return (s.tallies[region] or tally(s, region)).control


def controls(s: State, faction: Faction, region: Region) -> bool:
    return (s.tallies[region] or tally(s, region)).control is faction


def controlled(s: State, faction: Faction) -> list[Region]:
    return list(regions_in((s.overview or overview(s)).held[faction]))


# ---- 1.7 --------------------------------------------------------------------------------------------------------


def subdued_tribes(s: State, region: Region) -> list[Tribe]:
    return [tribe for tribe in region.tribes if s.tribes[tribe] == SUBDUED]


# ---- 3.2.1 Supply Lines -----------------------------------------------------------------------------------------


def supply_regions(s: State, friendly: frozenset[Faction], held: int = 0) -> int:
    """3.2.1 Mask of the Regions in a chain to Cisalpina through No Control or the Control of the friendly Factions;
    55 or through Regions that count as the user's own; 5 as a Region, Cisalpina is always in a Supply Line. A3.2.1 In
    Ariovistus the chain must include Provincia or Cisalpina."""
    holdings = (s.overview or overview(s)).held
    open_regions = held | holdings[NOBODY]
    for faction in friendly:
        open_regions |= holdings[faction]
    ground = WARS[s.scenario].ground
    beyond = CISALPINA.mask & ~ground.map if s.gallia_togata else 0
    return _reached(s.scenario, open_regions & ground.map) | beyond


@lru_cache(1 << 13)
def _reached(scenario: int, open_regions: int) -> int:
    fought = WARS[scenario]
    reached = open_regions & fought.supply_ends
    fresh = reached
    while fresh:
        near = 0
        for region in regions_in(fresh):
            near |= fought.ground.around[region]
        fresh = near & open_regions & ~reached
        reached |= fresh
    return reached


def in_supply(s: State, region: Region, friendly: frozenset[Faction], held: int = 0) -> bool:
    return bool(supply_regions(s, friendly, held) & region.mask)
