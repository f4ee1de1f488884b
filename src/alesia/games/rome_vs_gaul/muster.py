"""6 The Gallic Spring Muster Phase; and how far single pieces get with a few Movement Points (16.2.2)."""

from collections.abc import Callable

from alesia.games.rome_vs_gaul.board import Army, Gaul, has_cus, has_germani, on_map, put, space_of
from alesia.games.rome_vs_gaul.components import GALLIC, GALLIC_LEADERS, ROMAN, TRIBES, Piece, Space
from alesia.games.rome_vs_gaul.control import controller, walls_of
from alesia.games.rome_vs_gaul.reaction.interception import interceptable
from alesia.games.rome_vs_gaul.state import State
from alesia.kernel.ask import Procedure, choose, choose_or_stop

MUSTER_MP = 3


def spring_muster(g: Gaul) -> Procedure[None]:
    """6.1 Each Tribe and Leader may move up to 3 MPs, by itself."""
    s = g.state
    s.clear(("moved",))
    while movers := ready(s):
        piece = yield from choose_or_stop(GALLIC, "muster", "6.1", movers)
        if piece is None:
            break
        space = yield from choose(GALLIC, "muster_to", "6.1", destinations(s, piece), piece)
        s.moved[piece] = 1
        put(s, piece, space, walls_of(s, space) is GALLIC)
        g.log("musters", "6.1", piece, space)
    s.clear(("moved",))


def ready(s: State) -> Army:
    return [piece for piece in on_map(s, (*TRIBES, *GALLIC_LEADERS)) if not s.moved[piece] and destinations(s, piece)]


def destinations(s: State, piece: Piece) -> list[Space]:
    """6.2 Not into a space with Romans or the German Tribe, or where they could be intercepted, or overseas; not to end
    in a Roman-controlled space."""
    danger = interceptable(s, ROMAN)
    start = space_of(s, piece)

    def is_open(space: Space) -> bool:
        if space in danger or space.region.romans_only or has_germani(s, space):
            return False
        return not has_cus(s, space, ROMAN)

    return [space for space in within_reach(start, MUSTER_MP, is_open) if controller(s, space) is not ROMAN]


def within_reach(start: Space, mp: int, is_open: Callable[[Space], bool]) -> list[Space]:
    """All spaces that so many Movement Points reach, but not the start itself."""
    return sorted(set(routes(start, mp, is_open)) - {start})


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
