"""Lots that chance draws for a Faction that nobody runs, told so that whoever follows the game sees among whom."""

from collections.abc import Sequence

from alesia.games.falling_sky.negotiation import Gaul
from alesia.kernel.ask import C, Procedure, draw


def draw_lot(g: Gaul, key: str, rule: str, values: Sequence[C], *about: object) -> Procedure[C]:
    """One of the values, evenly; what was the only one needs no word."""
    picked = yield from draw(key, rule, values, None, *about)
    if len(values) > 1:
        g.log("lot", rule, picked, tuple(values))
    return picked
