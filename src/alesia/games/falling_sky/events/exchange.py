"""5.1.1 Pieces that change hands by Event: replaced if the new piece is Available and may stand there, else removed."""

from collections.abc import Sequence

from alesia.games.falling_sky.board import (
    ALLY,
    SUBDUED,
    ally_owner,
    ally_sites,
    available_allies,
    may_hold,
    may_stack,
    own_pieces,
    place_ally,
    place_bands,
    place_citadel,
    remove,
)
from alesia.games.falling_sky.components import FACTIONS, OWN_BANDS, ROMANS, Faction, Piece, Region, Tribe
from alesia.games.falling_sky.events.actions import choose_piece, remove_piece, subdue_tribe
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.state import State
from alesia.kernel.ask import Procedure

WARBAND_FACTIONS = tuple(f for f in FACTIONS if f is not ROMANS)
ALL_BANDS = tuple(p for f in FACTIONS for p in OWN_BANDS[f])
WARBANDS = tuple(p for p in ALL_BANDS if p.faction is not ROMANS)


def bands_but(faction: Faction, kinds: Sequence[Piece] = ALL_BANDS) -> tuple[Piece, ...]:
    """Warbands and Auxilia of all others."""
    return tuple(p for p in kinds if p.faction is not faction)


def allied_tribes(s: State, regions: Sequence[Region], owners: Sequence[Faction] = FACTIONS) -> list[Tribe]:
    """Tribes in the Regions with an Ally (a disc, not a Citadel) of one of these Factions."""
    return [t for r in regions for t in r.tribes if ally_owner(s, t) in owners]


def sites_for(s: State, regions: Sequence[Region], faction: Faction) -> list[Tribe]:
    """Subdued Tribes in the Regions where the Faction can place an Ally."""
    return [t for r in regions for t in ally_sites(s, r, faction)]


def settle(g: Gaul, tribe: Tribe, faction: Faction) -> None:
    place_ally(g.state, tribe, faction)
    g.log("place_ally", "5.1", faction, tribe)


def fortify(g: Gaul, tribe: Tribe, faction: Faction) -> None:
    place_citadel(g.state, tribe, faction)
    g.log("place_citadel", "5.1", faction, tribe)


def clear(g: Gaul, tribe: Tribe) -> None:
    """Take the Ally, Citadel or marker off a Tribe, if there is any."""
    if g.state.tribes[tribe] != SUBDUED:
        subdue_tribe(g, tribe)


def win_band(g: Gaul, region: Region, what: Piece, faction: Faction) -> int:
    """Replace a Warband or Auxilia by one of the Faction, if it may stack there; 0 if it was only removed."""
    remove(g.state, region, what)
    g.log("lost", "5.1", region, what, 1)
    placed = place_bands(g.state, region, faction, 1) if may_stack(g.state, faction, region) else 0
    g.log("place_bands", "5.1", faction, region, placed)
    return placed


def win_ally(g: Gaul, tribe: Tribe, faction: Faction) -> None:
    """Replace an Ally or a marker by an Ally of the Faction."""
    if g.state.tribes[tribe] == ALLY + faction:
        return
    clear(g, tribe)
    if available_allies(g.state, faction) and may_hold(g.state, tribe, faction):
        settle(g, tribe, faction)


def remove_bands(g: Gaul, who: Faction, region: Region, kinds: Sequence[Piece], n: int) -> Procedure[None]:
    """Remove n pieces of these kinds, or all there are; who it is chooses among the kinds."""
    for left in range(n, 0, -1):
        there = own_pieces(g.state, region, tuple(kinds))
        if not there:
            return
        remove_piece(g, region, (yield from choose_piece(g, who, there, region, "remove", left)), who=who)
