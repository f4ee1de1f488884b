"""16.1 The Return Home Segment."""

from alesia.games.rome_vs_gaul.board import Gaul, disband, on_map, put, spot
from alesia.games.rome_vs_gaul.components import GALLIC_LEADERS, PIECES, TRIBES
from alesia.games.rome_vs_gaul.losses import town_of
from alesia.games.rome_vs_gaul.reinforcements import place_leader
from alesia.kernel.ask import Procedure


def return_home(g: Gaul) -> Procedure[None]:
    s = g.state
    g.log("winter", "16.0", s.turn)
    s.clear(("points",))
    for piece in on_map(s, PIECES):
        if piece.is_mercenary:
            left = spot(s, piece)
            disband(s, piece)
            g.log("disbanded", "16.1.2", piece, *left)
    for tribe in on_map(s, TRIBES):
        town = town_of(s, tribe)
        assert town is not None
        put(s, tribe, town, True)
    g.log("tribes_home", "16.1.3")
    for leader in on_map(s, GALLIC_LEADERS):
        yield from place_leader(g, leader, "leader_winters", "16.1.4")
