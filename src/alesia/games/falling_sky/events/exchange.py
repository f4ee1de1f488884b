"""5.1.1 Pieces that Events place, remove and replace: a new one if it is Available and may stand there, else none."""

from collections.abc import Callable, Sequence

from alesia.games.falling_sky.available import available_allies, available_bands, available_settlements
from alesia.games.falling_sky.board import (
    ally_owner,
    ally_sites,
    citadel_owner,
    has_settlement,
    may_hold,
    number_of,
    own_pieces,
    place_ally,
    place_bands,
    place_citadel,
    put,
)
from alesia.games.falling_sky.components import (
    ALLY,
    FACTIONS,
    GERMANS,
    KINDS,
    LEADER,
    OWN_BANDS,
    ROMANS,
    SETTLEMENT,
    SUBDUED,
    Faction,
    Piece,
    Region,
    Tribe,
    piece,
)
from alesia.games.falling_sky.events.actions import (
    choose_amount,
    choose_piece,
    choose_region,
    choose_region_or_stop,
    place_warbands,
    remove_all,
    remove_piece,
    subdue_tribe,
)
from alesia.games.falling_sky.events.base import ended
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.regions import may_stack
from alesia.games.falling_sky.state import State
from alesia.kernel.ask import Procedure
from alesia.kernel.foresight import unless_foreseen_alike

Then = Callable[[Gaul], Procedure[None]]
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


def ally_factions(s: State, tribe: Tribe) -> list[Faction]:
    """Who can place an Ally at the Tribe."""
    return [f for f in FACTIONS if tribe in ally_sites(s, tribe.region, f)]


def ally_tribes(s: State, region: Region) -> list[Tribe]:
    """The Tribes of a Region at which somebody can place an Ally."""
    return [t for t in region.tribes if ally_factions(s, t)]


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


def win_band(g: Gaul, region: Region, what: Piece, faction: Faction, who: Faction | None = None) -> int:
    """Replace a Warband or Auxilia by one of the Faction, if it may stack there; 0 if it was only removed. 4 One walled
    in first, if it is the owner who chooses."""
    remove_piece(g, region, what, who=who)
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
    """Remove n pieces of these kinds, or all if there are no more; who it is chooses among the kinds."""
    if number_of(g.state, region, tuple(kinds)) <= n:
        return remove_all(g, region, tuple(kinds))
    for left in range(n, 0, -1):
        there = own_pieces(g.state, region, tuple(kinds))
        remove_piece(g, region, (yield from choose_piece(g, who, there, region, "remove", left)), who=who)


def clear_of(g: Gaul, region: Region, faction: Faction, but_leader: bool = False) -> None:
    """Remove all pieces of a Faction other than the Romans from a Region: Allies and Citadels too."""
    s = g.state
    for what in own_pieces(s, region, tuple(piece(faction, kind) for kind in range(KINDS))):
        if not but_leader or what.kind != LEADER:
            remove_piece(g, region, what, s.pieces[region.base + what])
    for tribe in region.tribes:
        if faction in (ally_owner(s, tribe), citadel_owner(s, tribe)):
            subdue_tribe(g, tribe)


def spread(
    g: Gaul,
    who: Faction,
    faction: Faction,
    regions: Sequence[Region],
    n: int,
    step: str,
    must: bool = False,
    then: Then | None = None,
) -> Procedure[dict[Region, int]]:
    """Place up to n Warbands or Auxilia of a Faction among Regions where it may stack, each Region once; all that are
    Available if it must. How many came where. What then follows may make it all the same where the last comes."""
    s, placed = g.state, dict[Region, int]()
    left = min(n, available_bands(s, faction))
    open_to = [r for r in regions if may_stack(s, faction, r)]
    ask = choose_region if must else choose_region_or_stop
    while left and open_to:
        unlike = _unlike(g, faction, open_to, then) if then and left == 1 else open_to
        region = yield from ask(g, who, unlike, step, left)
        if region is None:
            break
        open_to.remove(region)
        least = left if must and not open_to else 1
        placed[region] = yield from choose_amount(g, who, least, left, step, region)
        left -= place_warbands(g, region, faction, placed[region])
    return placed


def _unlike(g: Gaul, faction: Faction, regions: Sequence[Region], then: Then) -> Sequence[Region]:
    """Where the last one may come, or the first Region if what follows comes to the same."""

    def last(trial: Gaul, region: Region) -> Procedure[None]:
        place_warbands(trial, region, faction, 1)
        yield from ended(trial, faction, then(trial))

    return unless_foreseen_alike(g, regions, last)


# ---- A1.4 Settlements -------------------------------------------------------------------------------------------


def settlement_sites(s: State, regions: Sequence[Region]) -> list[Region]:
    """Regions that can take a Settlement by Event: A1.4.2 one a Region, in Germania too, for A4.6.1 binds Settle."""
    if not available_settlements(s):
        return []
    return [r for r in regions if not has_settlement(s, r) and may_stack(s, GERMANS, r)]


def place_settlement(g: Gaul, region: Region) -> None:
    put(g.state, region, piece(GERMANS, SETTLEMENT))
    g.log("place_settlement", "5.1", region)


def remove_settlement(g: Gaul, region: Region) -> None:
    remove_piece(g, region, piece(GERMANS, SETTLEMENT))
