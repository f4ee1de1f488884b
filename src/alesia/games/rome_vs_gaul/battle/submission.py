"""13.3 Submitting to Caesar."""

from alesia.games.rome_vs_gaul.board import Army, Gaul, cus, disband, send
from alesia.games.rome_vs_gaul.components import Space
from alesia.games.rome_vs_gaul.losses import eliminate, remove_town
from alesia.games.rome_vs_gaul.state import SUBMITTED


def submit(g: Gaul, army: Army, space: Space) -> None:
    """13.3.2 Each Combat Unit loses a step: Tribes that survive it submit, the others are eliminated; Mercenaries go to
    their boxes, and Fortified Towns with their Tribes."""
    s = g.state
    g.log("submit", "13.3.2", space)
    for piece in cus(army):
        if piece.is_mercenary:
            disband(s, piece)
        elif piece.home is not None and s.steps[piece] > 1:
            s.steps[piece] -= 1
            send(s, piece, SUBMITTED)
            g.log("submits", "13.3.2", piece, space)
            remove_town(g, piece)
        else:
            eliminate(g, piece)
