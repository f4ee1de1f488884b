"""A2.1F The Interlude: Aedui Forces."""

from alesia.games.falling_sky.board import BIBRACTE, leader_region, remove
from alesia.games.falling_sky.components import AEDUI, LEADER, piece
from alesia.games.falling_sky.interlude.placing import hold_capital, lower_citadels
from alesia.games.falling_sky.interlude.removing import HALF, Share, remove_allies, remove_bands
from alesia.games.falling_sky.negotiation import Gaul
from alesia.kernel.ask import Procedure

RULE = "A2.1F"
CITADELS = 1
SHARE = Share(AEDUI, AEDUI, RULE, HALF, BIBRACTE.region.mask)


def adjust_aedui(g: Gaul) -> Procedure[None]:
    retire_diviciacus(g)
    yield from lower_citadels(g, AEDUI, AEDUI, RULE, CITADELS, BIBRACTE)
    yield from remove_allies(g, SHARE)
    yield from remove_bands(g, SHARE)
    hold_capital(g, AEDUI, RULE, BIBRACTE)


def retire_diviciacus(g: Gaul) -> None:
    """A1.4 Off the map he is out of the game; card 38 can bring him back."""
    here = leader_region(g.state, AEDUI)
    if here is not None:
        remove(g.state, here, piece(AEDUI, LEADER))
        g.log("retire_leader", RULE, AEDUI)
