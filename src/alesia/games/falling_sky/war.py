"""Which war is fought, and what differs from one to the other: who plays, whom the game runs, what the map is.

All else is one set of rules. They ask here by name, and never who a Faction is where they mean what it is.
"""

from collections.abc import Sequence
from typing import NamedTuple

from alesia.games.falling_sky.components import (
    AEDUI,
    ALL_REGIONS,
    ARVERNI,
    BELGAE,
    FACTIONS,
    GERMANS,
    REGIONS,
    ROMANS,
    Faction,
    Region,
    mask_of,
)
from alesia.games.falling_sky.state import State


class War(NamedTuple):
    """The facts of a war."""

    players: tuple[Faction, ...]  # 1.5 in the order of their seats
    run_by_game: Faction  # 1.5 it has no seat: it agrees to nothing, and rules and dice choose for it
    others: tuple[tuple[Faction, ...], ...]  # the players but one, by Faction
    everybody: frozenset[Faction]
    lands: tuple[Region, ...]  # 1.3.1 the Regions of the map, where anybody may stack
    map: int  # their mask
    roads: tuple[tuple[Region, ...], ...]  # 1.3.1 which of them are adjacent, by Region
    around: tuple[int, ...]  # the masks of these
    homes: tuple[int, ...]  # 1.3.1 masks of the Home Regions, by Faction
    supply_ends: int  # 3.2.1 mask of the Regions where a Supply Line may end


def _war(players: tuple[Faction, ...], run_by_game: Faction, lands: Sequence[Region]) -> War:
    roads = tuple(tuple(r for r in region.borders if r in lands) for region in ALL_REGIONS)
    return War(
        players,
        run_by_game,
        others=tuple(tuple(f for f in players if f is not faction) for faction in FACTIONS),
        everybody=frozenset(players),
        lands=tuple(lands),
        map=mask_of(lands),
        roads=roads,
        around=tuple(mask_of(near) for near in roads),
        homes=tuple(mask_of(r for r in lands if faction in r.home) for faction in FACTIONS),
        supply_ends=mask_of(r for r in lands if r.supply_end),
    )


FALLING_SKY = _war((ROMANS, ARVERNI, AEDUI, BELGAE), GERMANS, REGIONS)
WARS = (FALLING_SKY, FALLING_SKY, FALLING_SKY)  # by scenario


def war(s: State) -> War:
    return WARS[s.scenario]


def players(s: State) -> tuple[Faction, ...]:
    """1.5 The Factions with a seat, whoever plays them."""
    return WARS[s.scenario].players


def seat_of(s: State, faction: int) -> int:
    """The place of a Faction among the players; -1 if it has no seat, or is none."""
    seats = WARS[s.scenario].players
    return next((seat for seat, player in enumerate(seats) if player == faction), -1)


def others(s: State, faction: Faction) -> tuple[Faction, ...]:
    """The Factions of all other seats."""
    return WARS[s.scenario].others[faction]


def run_by_game(s: State) -> Faction:
    """1.5 The Faction without a seat."""
    return WARS[s.scenario].run_by_game


def lands(s: State) -> tuple[Region, ...]:
    """1.3.1 The Regions of the map, where anybody may stack; 5 Cisalpina may be one more, for Romans alone."""
    return WARS[s.scenario].lands
