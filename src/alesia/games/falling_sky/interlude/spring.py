"""A2.1K The Interlude: a Spring Phase, in which the Romans may leave one Dispersed marker as it is."""

from alesia.games.falling_sky.components import DISPERSED, GATHERING, ROMANS, TRIBES, Tribe
from alesia.games.falling_sky.drawing import draw_lot
from alesia.games.falling_sky.negotiation import Gaul, is_nonplayer
from alesia.games.falling_sky.state import State
from alesia.games.falling_sky.winter.spring import renew
from alesia.kernel.ask import Procedure, choose_or_stop

RULE = "A2.1K"


def spring(g: Gaul) -> Procedure[None]:
    """All of 6.6; Vercingetorix stays in his box until the Spring of the first Winter to come."""
    kept = yield from keep_marker(g)
    if kept is not None:
        g.log("keep_marker", RULE, kept)
    yield from renew(g, kept)


def keep_marker(g: Gaul) -> Procedure[Tribe | None]:
    """On either side. A Non-player keeps one that is Dispersed, else a Gathering one."""
    s = g.state
    if not is_nonplayer(s, ROMANS):
        return (yield from choose_or_stop(ROMANS, "interlude_dispersed", RULE, with_marker(s, DISPERSED, GATHERING)))
    found = with_marker(s, DISPERSED) or with_marker(s, GATHERING)
    return (yield from draw_lot(g, "interlude_dispersed", RULE, found)) if found else None


def with_marker(s: State, *markers: int) -> list[Tribe]:
    return [t for t in TRIBES if s.tribes[t] in markers]
