"""6 The Gallic Spring Muster Phase; and how far single pieces get with a few Movement Points (16.2.2)."""

from collections.abc import Callable

from alesia.games.rome_vs_gaul.board import Army, Gaul, on_map, put
from alesia.games.rome_vs_gaul.components import GALLIC, GALLIC_LEADERS, ROMAN, TRIBES, Piece, Space
from alesia.games.rome_vs_gaul.control import walls_of
from alesia.games.rome_vs_gaul.masks import (
    GAUL_AND_PROVINCIA,
    NEIGHBOURS,
    OWN,
    Mask,
    germani,
    spaces_of,
    stands,
    where,
    within,
)
from alesia.games.rome_vs_gaul.reaction.interception import interceptable
from alesia.games.rome_vs_gaul.state import State
from alesia.kernel.ask import Procedure, choose, choose_or_stop

MUSTER_MP = 3  # more than any one path costs
_MUSTERED = (*TRIBES, *GALLIC_LEADERS)


def spring_muster(g: Gaul) -> Procedure[None]:
    """6.1 Each Tribe and Leader may move up to 3 MPs, by itself."""
    s = g.state
    s.clear(("moved",))
    while movers := ready(s, is_open := open_ground(s)):
        piece = yield from choose_or_stop(GALLIC, "muster", "6.1", movers)
        if piece is None:
            break
        space = yield from choose(GALLIC, "muster_to", "6.1", spaces_of(reach(s, piece, is_open)), piece)
        s.moved[piece] = 1
        put(s, piece, space, walls_of(s, space) is GALLIC)
        g.log("musters", "6.1", piece, space)
    s.clear(("moved",))


def ready(s: State, is_open: Mask) -> Army:
    ends = is_open & ~where(s.control, OWN[ROMAN])
    movers = [piece for piece in on_map(s, _MUSTERED) if not s.moved[piece]]
    return [piece for piece in movers if NEIGHBOURS[s.place[piece]] & ends or reach(s, piece, is_open)]


def open_ground(s: State) -> Mask:
    """6.2 Where they may go: not where Romans or the German Tribe are or could intercept them, and not overseas."""
    return GAUL_AND_PROVINCIA & ~interceptable(s, ROMAN) & ~stands(s, ROMAN) & ~germani(s)


def reach(s: State, piece: Piece, is_open: Mask) -> Mask:
    """6.2 Where it may end: no Roman-controlled space."""
    start = s.place[piece]
    return within(start, MUSTER_MP, is_open) & ~where(s.control, OWN[ROMAN]) & ~(1 << start)


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
