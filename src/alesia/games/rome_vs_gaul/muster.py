"""6 The Gallic Spring Muster Phase; and how far single pieces get with a few Movement Points (16.2.2)."""

from collections.abc import Callable
from itertools import pairwise

from alesia.games.rome_vs_gaul.board import Army, Gaul, on_map, put, space_of
from alesia.games.rome_vs_gaul.components import CAESAR, GALLIC, GALLIC_LEADERS, LEGATES, ROMAN, TRIBES, Piece, Space
from alesia.games.rome_vs_gaul.control import controller, walls_of
from alesia.games.rome_vs_gaul.masks import (
    GAUL_AND_PROVINCIA,
    NEIGHBOURS,
    OWN,
    Mask,
    germani,
    mask_of,
    spaces_of,
    stands,
    where,
    within,
)
from alesia.games.rome_vs_gaul.reaction.avoiding import drive_off
from alesia.games.rome_vs_gaul.reaction.interception import interceptable
from alesia.games.rome_vs_gaul.state import State
from alesia.kernel.ask import Procedure, choose, choose_or_stop

MUSTER_MP = 3  # more than any one path costs
_MUSTERED = (*TRIBES, *GALLIC_LEADERS)
_LEADERS = (CAESAR, *LEGATES)


def spring_muster(g: Gaul) -> Procedure[None]:
    """6.1 Each Tribe and Leader may move up to 3 MPs, by itself."""
    s = g.state
    s.clear(("moved",))
    while movers := ready(s):
        piece = yield from choose_or_stop(GALLIC, "muster", "6.1", movers)
        if piece is None:
            break
        s.moved[piece] = 1
        yield from go(g, piece)
    s.clear(("moved",))


def go(g: Gaul, piece: Piece) -> Procedure[None]:
    """6.1 To where it ends; 9.6 on its way it may drive off a lone Roman Leader, and goes on with what is left."""
    s = g.state
    left, halts = MUSTER_MP, False
    while targets := spaces_of(reach(s, start := space_of(s, piece), left, open_ground(s))):
        ask = choose_or_stop if halts else choose
        space = yield from ask(GALLIC, "muster_to", "6.1", targets, piece)
        if space is None:
            break
        way = route(s, start, space, left, open_ground(s)) if lone_leaders(s) >> space & 1 else ()
        put(s, piece, space)
        g.log("musters", "6.1", piece, space)
        if not way:
            break
        left -= spent(start, way)
        yield from drive_off(g, GALLIC, space, (start, *way)[-2])
        halts = controller(s, space) is not ROMAN
    s.inside[piece] = walls_of(s, space_of(s, piece)) is GALLIC


def ready(s: State) -> Army:
    is_open = open_ground(s)
    ends = is_open & ~where(s.control, OWN[ROMAN])
    movers = [piece for piece in on_map(s, _MUSTERED) if not s.moved[piece]]
    return [
        piece
        for piece in movers
        if NEIGHBOURS[s.place[piece]] & ends or reach(s, space_of(s, piece), MUSTER_MP, is_open)
    ]


def open_ground(s: State) -> Mask:
    """6.2 Where they may go: not where Romans or the German Tribe are or could intercept them, and not overseas."""
    return GAUL_AND_PROVINCIA & ~interceptable(s, ROMAN) & ~stands(s, ROMAN) & ~germani(s)


def lone_leaders(s: State) -> Mask:
    """9.6 Where Roman Leaders stand in the open without CUs."""
    return mask_of(s.place[leader] for leader in on_map(s, _LEADERS) if not s.inside[leader]) & ~stands(s, ROMAN)


def reach(s: State, start: Space, mp: int, is_open: Mask) -> Mask:
    """6.2 Where it may end: no Roman-controlled space. 9.6 And where it may drive off a Leader, if it can go on from
    there, or stay."""
    leaders = lone_leaders(s) & is_open & ~(1 << start)
    hostile = where(s.control, OWN[ROMAN])
    found = within(start, mp, is_open & ~leaders) & ~hostile & ~(1 << start)
    for space in spaces_of(leaders and leaders & within(start, mp, is_open)):
        way = route(s, start, space, mp, is_open)
        if way and (not hostile >> space & 1 or reach(s, space, mp - spent(start, way), is_open)):
            found |= 1 << space
    return found


def route(s: State, start: Space, space: Space, mp: int, is_open: Mask) -> tuple[Space, ...]:
    """The cheapest way there that meets nobody else; empty if there is none."""
    quiet = is_open & ~lone_leaders(s) | 1 << space
    return routes(start, mp, lambda each: bool(quiet >> each & 1)).get(space, ())


def spent(start: Space, way: tuple[Space, ...]) -> int:
    """10.4.1"""
    return sum([here.paths[there].kind.mp for here, there in pairwise((start, *way))])


def routes(start: Space, mp: int, is_open: Callable[[Space], bool]) -> dict[Space, tuple[Space, ...]]:
    """The cheapest way to each space that so many Movement Points reach."""
    spent = {start: 0}
    found: dict[Space, tuple[Space, ...]] = {start: ()}
    edge = [start]
    while edge:
        here = min(edge, key=spent.__getitem__)
        edge.remove(here)
        for space, path in here.paths.items():
            cost = spent[here] + path.kind.mp
            if cost <= mp and cost < spent.get(space, mp + 1) and space.kind != "german" and is_open(space):
                spent[space] = cost
                found[space] = (*found[here], space)
                edge.append(space)
    return found
