"""4.2.2 Scout."""

from collections.abc import Callable, Iterable, Iterator

from alesia.games.falling_sky.abilities.base import SCOUT, commit, reach
from alesia.games.falling_sky.acting import acting_bands
from alesia.games.falling_sky.board import (
    flip,
    fresh,
    loose,
    mobile,
    move,
    own_pieces,
    present,
    total,
    turn_up,
    walled_first,
)
from alesia.games.falling_sky.capabilities import TITUS_LABIENUS, capability
from alesia.games.falling_sky.commands.base import BATTLE, MARCH, RECRUIT, SEIZE
from alesia.games.falling_sky.commands.losses import harass_group, is_lost_anyway
from alesia.games.falling_sky.commands.recruit import may_recruit, payable_recruits
from alesia.games.falling_sky.components import (
    FACTIONS,
    HIDDEN,
    OWN_BANDS,
    REVEALED,
    ROMANS,
    SCOUTED,
    Faction,
    Piece,
    Region,
    piece,
)
from alesia.games.falling_sky.groups import group_size
from alesia.games.falling_sky.negotiation import Gaul, choose_walled, marched_among, marching_among
from alesia.games.falling_sky.regions import may_stack, roads
from alesia.games.falling_sky.sharing import may_share, part_if_apart, shared_here, unseen_together
from alesia.games.falling_sky.state import SHADED, State, altered
from alesia.games.falling_sky.tracks import is_allowed
from alesia.kernel.ask import Procedure, choose, choose_number, choose_or_stop

SCOUTABLE = tuple(piece(f, kind) for f in FACTIONS if f is not ROMANS for kind in (HIDDEN, REVEALED))


def scout_is_possible(s: State) -> bool:
    return any(_may_ride(s, r) for r in present(s, ROMANS)) or bool(reveal_regions(s))


def scout(g: Gaul) -> Procedure[None]:
    """Move Auxilia, then Reveal Warbands."""
    while (origin := (yield from choose_or_stop(ROMANS, "scout_from", "4.2.2", move_origins(g.state)))) is not None:
        yield from move_auxilia(g, origin)
    yield from reveal_by_regions(g, ROMANS, lambda: reveal_regions(g.state), lambda region: reveal(g, region))


def reveal_by_regions(
    g: Gaul,
    who: Faction,
    where: Callable[[], list[Region]],
    reveal_in: Callable[[Region], Procedure[None]],
    *about: object,
) -> Procedure[None]:
    """One Auxilia after another, in these Regions; with Titus Labienus (12) suborned, only where the first was."""
    only = None
    while True:
        found = [r for r in where() if only in (None, r)]
        region = yield from choose_or_stop(who, "scout_in", "4.2.2", found, *about)
        if region is None:
            return
        yield from reveal_in(region)
        only = region if capability(g.state, TITUS_LABIENUS, SHADED) else None


def move_origins(s: State) -> list[Region]:
    return [r for r in present(s, ROMANS) if _may_ride(s, r)]


def _may_ride(s: State, region: Region) -> bool:
    return is_allowed(s, region) and bool(movable(s, region) and destinations(s, region))


def movable(s: State, region: Region) -> list[Piece]:
    """Auxilia, and what acts as such (A1.4), of which some can ride."""
    return [p for p in own_pieces(s, region, acting_bands(s, region, ROMANS)) if _riding(s, region, p) > 0]


def _riding(s: State, region: Region, what: Piece) -> int:
    """How many have not yet moved by this Scout, 4 are not walled in, 5.4 and are not needed in the only Region where
    an Event allows the Command that is still to come."""
    free = loose(s, region, what) - s.ridden[region.base + what]
    able = ABLE.get(s.command) if s.within == region.mask and not s.selected else None
    if able is None or not able(s, region):
        return free
    return next((n for n in range(free, 0, -1) if any(able(b, region) for b in _ridden_out(s, region, what, n))), 0)


def _ridden_out(s: State, region: Region, what: Piece, n: int) -> Iterator[State]:
    """The same board, with so many of them in each Region nearby."""
    for to in by_land(region, roads(s, ROMANS, region)):
        after = s.copy()
        move(after, region, to, what, n)
        part_if_apart(after, region)
        yield after


def _may_march(s: State, region: Region) -> bool:
    """A1.4 Also those of the Aedui who are shared."""
    return bool(mobile(s, region, ROMANS) or s.shared & region.mask)


def _has_romans(s: State, region: Region) -> bool:
    return total(s, region, ROMANS) > 0


def _may_recruit(s: State, region: Region) -> bool:
    """13 Also by its Supply Line; 38 or with Aedui Warbands that act as Roman in the Recruit, if not in the Scout."""
    boards = [s] + [shared_here(s, ROMANS, region)] * may_share(s, ROMANS, region)
    return any(region in payable_recruits(b, ROMANS) and may_recruit(b, ROMANS, region) for b in boards)


ABLE: dict[int, Callable[[State, Region], bool]] = {
    RECRUIT: _may_recruit,
    MARCH: _may_march,
    SEIZE: _has_romans,
    BATTLE: _has_romans,
}


def destinations(s: State, region: Region) -> list[Region]:
    """Adjacent Regions; where pieces are shared, those that some of them who have not moved may enter."""
    near = by_land(region, roads(s, ROMANS, region))
    return [r for r in near if riders(s, region, r)] if s.shared & region.mask else near


def riders(s: State, origin: Region, to: Region) -> list[Piece]:
    """5, A1.4 Aedui who ride with Romans do not enter Cisalpina."""
    return [p for p in movable(s, origin) if may_stack(s, p.faction, to)]


def by_land(region: Region, near: Iterable[Region]) -> list[Region]:
    """Not into or out of Britannia (1.3.4)."""
    sea = region.sea
    return [r for r in near if not sea & r.mask] if sea else list(near)


def move_auxilia(g: Gaul, origin: Region) -> Procedure[None]:
    """Hidden stay Hidden, Revealed stay Revealed."""
    s = g.state
    near = destinations(s, origin)
    near = near[:1] if _is_lost_on_the_way(s, origin) else near
    to = yield from choose(ROMANS, "scout_to", "4.2.2", near, origin)
    kind = yield from choose(ROMANS, "scout_piece", "4.2.2", riders(s, origin, to), origin, to)
    most = _riding(s, origin, kind)
    n = yield from choose_number(ROMANS, "scout_number", "4.2.2", 1, most, origin, to, kind)
    marched = yield from marched_among(g, ROMANS, "4.2.2", origin, kind, n, riding=True)
    s.marching[origin.base + kind] -= yield from marching_among(g, ROMANS, "4.2.2", origin, kind, marched, riding=True)
    commit(s, SCOUT)
    marched, lost = yield from _leave_harassed(g, origin, kind, marched)
    n -= lost
    s.moved[origin.base + kind] -= marched
    move(s, origin, to, kind, n)
    s.moved[to.base + kind] += marched
    ridden = to.base + kind
    s.ridden[ridden] += n
    s.ridden_marched = altered(s.ridden_marched, ridden, s.ridden_marched[ridden] + marched)
    g.log("scout_move", "4.2.2", origin, to, kind, n)


def _is_lost_on_the_way(s: State, origin: Region) -> bool:
    """All who could ride have Marched in, and whom the game runs Harasses them to the last."""
    able = [(p, _riding(s, origin, p)) for p in movable(s, origin)]
    marched = all(n <= s.moved[origin.base + p] - s.ridden_marched[origin.base + p] for p, n in able)
    return marched and all(is_lost_anyway(s, ROMANS, origin, ((p, n),)) for p, n in able)


def _leave_harassed(g: Gaul, origin: Region, kind: Piece, marched: int) -> Procedure[tuple[int, int]]:
    """3.2.2 Auxilia that Marched in and now split off leave the Region in the same March: they may be Harassed."""
    if not marched:
        return 0, 0
    group = yield from harass_group(g, ROMANS, origin, ((kind, marched),))
    left = group_size(group)
    return left, marched - left


def reveal_regions(s: State) -> list[Region]:
    """Near the Leader, with Hidden Auxilia and Warbands that are not yet Scouted."""
    return [r for r in reach(s, ROMANS) if unseen_together(s, r, ROMANS) and scoutable(s, r)]


def scoutable(s: State, region: Region) -> list[Piece]:
    """Warbands not yet Scouted, but those that act as Auxilia themselves (A1.4)."""
    found, lent = own_pieces(s, region, SCOUTABLE), acting_bands(s, region, ROMANS)
    return found if lent is OWN_BANDS[ROMANS] else [p for p in found if p not in lent]


def reveal(g: Gaul, region: Region) -> Procedure[None]:
    """One Hidden Auxilia flips to Reveal and mark up to two Warbands."""
    s = g.state
    unseen = yield from choose(ROMANS, "scout_with", "4.2.2", unseen_together(s, region, ROMANS), region)
    marched = yield from marched_among(g, ROMANS, "4.2.2", region, unseen, 1)
    marching = yield from marching_among(g, ROMANS, "4.2.2", region, unseen, marched)
    commit(s, SCOUT)
    _turn(s, region, unseen, marched, marching)
    yield from mark_warbands(g, ROMANS, region)


def mark_warbands(g: Gaul, who: Faction, region: Region) -> Procedure[None]:
    """One or two Warbands there are Revealed and Scouted."""
    first = yield from choose(who, "scouted", "4.2.2", scoutable(g.state, region), region)
    yield from _mark(g, who, region, first)
    second = yield from choose_or_stop(who, "scouted", "4.2.2", scoutable(g.state, region), region)
    if second is not None:
        yield from _mark(g, who, region, second)


def _turn(s: State, region: Region, unseen: Piece, marched: int, marching: int) -> None:
    """Flip one Hidden piece: one that has Marched in this Command or not, and of the Marching group or not; 4 of the
    marked group if nobody else is there who has not Marched."""
    walled = 0 if marched or fresh(s, region, unseen) else walled_first(s, region, unseen)
    turn_up(s, region, unseen, 1, marched, marching, walled)


def _mark(g: Gaul, who: Faction, region: Region, warband: Piece) -> Procedure[None]:
    walled = yield from choose_walled(g, who, "4.2.2", region, warband, 1)
    flip(g.state, region, warband, SCOUTED, 1, walled)
    g.log("scouted", "4.2.2", region, warband)
