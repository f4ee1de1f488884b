"""16.1 The Return Home Segment."""

from alesia.games.rome_vs_gaul.board import Gaul, disband, on_map, put
from alesia.games.rome_vs_gaul.components import GALLIC, GALLIC_LEADERS, PIECES, TRIBES, Piece
from alesia.games.rome_vs_gaul.control import walls_of
from alesia.games.rome_vs_gaul.losses import town_of
from alesia.games.rome_vs_gaul.reinforcements import camps
from alesia.games.rome_vs_gaul.state import GONE
from alesia.kernel.ask import Procedure, choose


def return_home(g: Gaul) -> Procedure[None]:
    s = g.state
    g.log("winter", "16.0", s.turn)
    s.clear(("points",))
    for piece in on_map(s, PIECES):
        if piece.is_mercenary:
            disband(s, piece)
            g.log("disbanded", "16.1.2", piece)
    for tribe in on_map(s, TRIBES):
        town = town_of(s, tribe)
        assert town is not None
        put(s, tribe, town, True)
    g.log("tribes_home", "16.1.3")
    for leader in on_map(s, GALLIC_LEADERS):
        yield from relocate(g, leader)


def relocate(g: Gaul, leader: Piece) -> Procedure[None]:
    """16.1.4 Any Gallic-controlled space of his Region without Roman CUs; without one he is eliminated."""
    s = g.state
    spaces = camps(s, leader)
    if not spaces:
        s.place[leader] = GONE
        g.log("leader_lost", "16.1.4", leader)
        return
    space = yield from choose(GALLIC, "leader_winters", "16.1.4", spaces, leader)
    put(s, leader, space, walls_of(s, space) is GALLIC)
    g.log("leader_placed", "16.1.4", leader, space)
