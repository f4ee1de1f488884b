"""A2.1J The Interlude: the expedition to Britannia of 54 BC."""

from collections.abc import Sequence

from alesia.games.falling_sky.board import (
    ally_sites,
    leader_region,
    number_of,
    own_pieces,
    place_ally,
    place_bands,
    put,
    take,
)
from alesia.games.falling_sky.components import (
    BELGAE,
    BRITANNIA,
    LEADER,
    LEGION,
    OWN_BANDS,
    ROMANS,
    Piece,
    Region,
    piece,
)
from alesia.games.falling_sky.drawing import draw_lot
from alesia.games.falling_sky.interlude.removing import at_least, choose_due
from alesia.games.falling_sky.negotiation import Gaul, is_nonplayer
from alesia.games.falling_sky.regions import regions
from alesia.games.falling_sky.state import State
from alesia.games.falling_sky.tracks import roman_score, shift_senate_down, shift_senate_up
from alesia.kernel.ask import Procedure, choose, choose_number, confirm

RULE = "A2.1J"
IN_BOX, LEGIONS, AUXILIA = 3, 3, 1
WARBANDS = 2
LEGION_KINDS = (piece(ROMANS, LEGION),)
Kinds = tuple[Piece, ...]


def expedition(g: Gaul) -> Procedure[None]:
    """The Romans choose; Non-players sail if they can (A8.8.9, which the rules name, is this)."""
    s = g.state
    if not can_sail(s):
        stay(g)
    elif is_nonplayer(s, ROMANS) or (yield from confirm(ROMANS, "expedition", RULE)):
        yield from sail(g)
    else:
        stay(g)


def can_sail(s: State) -> bool:
    """The Leader, three Legions for the box and three for Britannia, and one Auxilia are on the map."""
    return (
        leader_region(s, ROMANS) is not None
        and on_the_map(s, LEGION_KINDS) >= IN_BOX + LEGIONS
        and on_the_map(s, OWN_BANDS[ROMANS]) >= AUXILIA
    )


def on_the_map(s: State, kinds: Kinds) -> int:
    return sum(number_of(s, r, kinds) for r in harbours(s, kinds))


def harbours(s: State, kinds: Kinds) -> list[Region]:
    """From where such pieces can come."""
    return [r for r in regions(s) if r is not BRITANNIA and number_of(s, r, kinds)]


# ---- They sail --------------------------------------------------------------------------------------------------


def sail(g: Gaul) -> Procedure[None]:
    """Three Legions wait in the Harvest box; Leader, Legions and Auxilia go to Britannia."""
    s = g.state
    yield from muster(g, LEGION_KINDS, IN_BOX, None)
    yield from muster(g, LEGION_KINDS, LEGIONS, BRITANNIA)
    yield from muster(g, OWN_BANDS[ROMANS], AUXILIA, BRITANNIA)
    here = leader_region(s, ROMANS)
    assert here is not None
    embark(g, here, (piece(ROMANS, LEADER),), 1, BRITANNIA)
    shift_senate_down(s)
    tell_senate(g)


def muster(g: Gaul, kinds: Kinds, must: int, to: Region | None) -> Procedure[None]:
    """So many from any Regions: to Britannia, more if the Romans like; into the box (None), just as many."""
    gather = _draw_pieces if is_nonplayer(g.state, ROMANS) else _choose_pieces
    yield from gather(g, kinds, must, to)


def _choose_pieces(g: Gaul, kinds: Kinds, must: int, to: Region | None) -> Procedure[None]:
    s = g.state
    while (must > 0 or to is not None) and (found := harbours(s, kinds)):
        if must >= on_the_map(s, kinds):
            must -= sum(embark(g, r, kinds, number_of(s, r, kinds), to) for r in found)
            continue
        region = yield from _choose_region(found, kinds, max(0, must), to)
        if region is None:
            return
        there = number_of(s, region, kinds)
        least, most = at_least(must, on_the_map(s, kinds) - there), there if to is not None else min(must, there)
        n = yield from choose_number(ROMANS, "expedition_number", RULE, least, most, kinds[0], region, to)
        must -= embark(g, region, kinds, n, to)


def _choose_region(found: Sequence[Region], kinds: Kinds, must: int, to: Region | None) -> Procedure[Region | None]:
    if to is None:
        return (yield from choose(ROMANS, "expedition_box", RULE, found, must))
    if kinds is LEGION_KINDS:
        return (yield from choose_due(ROMANS, "expedition_legions", RULE, found, must, must))
    return (yield from choose_due(ROMANS, "expedition_auxilia", RULE, found, must, must))


def _draw_pieces(g: Gaul, kinds: Kinds, must: int, to: Region | None) -> Procedure[None]:
    """8 As few as will do, Region by Region."""
    s = g.state
    while must:
        found = harbours(s, kinds)
        all_go = must >= on_the_map(s, kinds)
        region = found[0] if all_go else (yield from draw_lot(g, "expedition_region", RULE, found, kinds[0]))
        must -= embark(g, region, kinds, min(must, number_of(s, region, kinds)), to)


def embark(g: Gaul, region: Region, kinds: Kinds, n: int, to: Region | None) -> int:
    """To Britannia, or into the Harvest box."""
    s, left = g.state, n
    for what in own_pieces(s, region, kinds[::-1]):
        going = min(left, s.pieces[region.base + what])
        if going:
            take(s, region, what, going)
            _arrive(g, region, what, going, to)
        left -= going
    return n


def _arrive(g: Gaul, region: Region, what: Piece, n: int, to: Region | None) -> None:
    if to is None:
        g.state.harvest_legions += n
        g.log("harvest_box", RULE, region, what, n)
    else:
        put(g.state, to, what, n)
        g.log("relocate", RULE, ROMANS, region, to, what, n)


# ---- They stay --------------------------------------------------------------------------------------------------


def stay(g: Gaul) -> None:
    """Belgae settle in Britannia, as far as they are Available, and the Senate is not amused."""
    s = g.state
    g.log("no_expedition", RULE)
    for tribe in ally_sites(s, BRITANNIA, BELGAE)[:1]:
        place_ally(s, tribe, BELGAE)
        g.log("place_ally", RULE, BELGAE, tribe)
    n = place_bands(s, BRITANNIA, BELGAE, WARBANDS)
    g.log("place_bands", RULE, BELGAE, BRITANNIA, n)
    shift_senate_up(s)
    tell_senate(g)


def tell_senate(g: Gaul) -> None:
    s = g.state
    g.log("senate", RULE, roman_score(s), s.senate, s.firm)
