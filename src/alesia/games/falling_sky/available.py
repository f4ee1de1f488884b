"""1.4.1 Available Forces: what is left to place, and how many of a kind are on the map."""

from alesia.games.falling_sky.components import (
    AEDUI,
    ALLY,
    ARVERNI,
    CITADEL,
    DISPERSED,
    DISPERSED_MARKERS,
    FORT,
    FORT_POOL,
    GATHERING,
    GERMANS,
    HIDDEN,
    LEADER,
    REVEALED,
    ROMANS,
    SCOUTED,
    SETTLEMENT,
    STRIDE,
    Faction,
)
from alesia.games.falling_sky.state import State
from alesia.games.falling_sky.war import WARS, war


def on_map(s: State, faction: Faction, kind: int) -> int:
    return sum(s.pieces[faction.base + kind :: STRIDE])


def available_bands(s: State, faction: Faction) -> int:
    found = s.pools[faction]
    if found is None:
        found = s.pools[faction] = bands_in_game(s, faction) - bands_on_map(s, faction)
    return found


def bands_on_map(s: State, faction: Faction) -> int:
    pieces, base = s.pieces, faction.base
    unseen, seen = pieces[base + HIDDEN :: STRIDE], pieces[base + REVEALED :: STRIDE]
    return sum(unseen) + sum(seen) + sum(pieces[base + SCOUTED :: STRIDE])


def bands_in_game(s: State, faction: Faction) -> int:
    """1.4 How many Warbands or Auxilia there are; A2.1D less those of the Germans that left the game."""
    return WARS[s.scenario].forces.bands[faction] - (s.retired if faction is GERMANS else 0)


def available_allies(s: State, faction: Faction) -> int:
    return WARS[s.scenario].forces.allies[faction] - s.tribes.count(ALLY + faction)


def available_citadels(s: State, faction: Faction) -> int:
    return WARS[s.scenario].forces.citadels[faction] - s.tribes.count(CITADEL + faction)


def available_forts(s: State) -> int:
    return FORT_POOL - on_map(s, ROMANS, FORT)


def leader_available(s: State, faction: Faction) -> bool:
    """Vercingetorix may wait elsewhere (2.1); Diviciacus is never Available (A1.4)."""
    waits = faction is ARVERNI and s.vercingetorix_waits
    has_one = bool(war(s).forces.leaders[faction]) and faction is not AEDUI
    return has_one and not waits and not on_map(s, faction, LEADER)


def available_settlements(s: State) -> int:
    """A1.4.1 Six in all; none in Falling Sky."""
    return war(s).forces.settlements - on_map(s, GERMANS, SETTLEMENT)


def dispersed_markers_left(s: State) -> int:
    """3.2.3 Four markers, Gathering ones among them; Razed is a marker of its own."""
    return DISPERSED_MARKERS - s.tribes.count(DISPERSED) - s.tribes.count(GATHERING)


def allies_and_citadels_on_map(s: State, faction: Faction) -> int:
    return s.tribes.count(ALLY + faction) + s.tribes.count(CITADEL + faction)


def bases_on_map(s: State, faction: Faction) -> int:
    """The same, A8.8.1 with all Settlements."""
    n = allies_and_citadels_on_map(s, faction)
    return n + on_map(s, GERMANS, SETTLEMENT) if faction is GERMANS else n
