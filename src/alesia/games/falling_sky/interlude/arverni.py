"""A2.1G The Interlude: Arverni Forces, adjusted by whoever has run the Germans and will run the Arverni."""

from alesia.games.falling_sky.board import GERGOVIA, bands, place_bands
from alesia.games.falling_sky.components import ARVERNI, GERMANS, TRIBE
from alesia.games.falling_sky.interlude.placing import hold_capital, lower_citadels
from alesia.games.falling_sky.interlude.removing import HALF, Share, remove_allies, remove_bands
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.scenarios import IN_SPRING_BOX
from alesia.kernel.ask import Procedure

RULE = "A2.1G"
CITADELS, AT_HOME = 2, 3
HOME = GERGOVIA.region
SHARE = Share(ARVERNI, GERMANS, RULE, HALF, HOME.mask, (TRIBE["Cadurci"], TRIBE["Volcae"]), AT_HOME)


def adjust_arverni(g: Gaul) -> Procedure[None]:
    g.state.vercingetorix_waits = IN_SPRING_BOX
    g.log("vercingetorix_waits", RULE)
    yield from lower_citadels(g, ARVERNI, GERMANS, RULE, CITADELS, GERGOVIA)
    yield from remove_allies(g, SHARE)
    yield from remove_bands(g, SHARE)
    hold_capital(g, ARVERNI, RULE, GERGOVIA)
    gather_at_home(g)


def gather_at_home(g: Gaul) -> None:
    """Until three Warbands are there."""
    missing = AT_HOME - bands(g.state, HOME, ARVERNI)
    if missing > 0:
        n = place_bands(g.state, HOME, ARVERNI, missing)
        g.log("place_bands", RULE, ARVERNI, HOME, n)
