"""29 Suebi Mobilize.

The two Suebi Tribes lose any Dispersed marker (a Gathering one too) and each gets a Germanic Ally. Then comes a whole
Germans Phase, but for its Rally. Traps: no Germanic Control is needed for these Allies; with a single Ally Available
the executing Faction says which Tribe gets it.
"""

from alesia.games.falling_sky.available import available_allies
from alesia.games.falling_sky.board import is_dispersed, place_ally
from alesia.games.falling_sky.components import GERMANS, TRIBES, Faction, Tribe
from alesia.games.falling_sky.control import subdued_tribes
from alesia.games.falling_sky.events.actions import choose_tribe, subdue_tribe
from alesia.games.falling_sky.events.base import event
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.state import UNSHADED, State
from alesia.games.falling_sky.winter.germans import battles, germans_phase, march, phase_acts, raid
from alesia.kernel.ask import Procedure

SUEBI = tuple(tribe for tribe in TRIBES if tribe.suebi)
STEPS = (march, raid, battles)


def open_suebi(s: State) -> list[Tribe]:
    return [tribe for tribe in SUEBI if tribe in subdued_tribes(s, tribe.region)]


def mobilizes(s: State, faction: Faction) -> bool:
    settles = bool(open_suebi(s)) and available_allies(s, GERMANS) > 0
    return settles or any(is_dispersed(s, tribe) for tribe in SUEBI) or phase_acts(s, STEPS)


@event(29, UNSHADED, mobilizes)
def suebi_mobilize(g: Gaul, faction: Faction) -> Procedure[None]:
    s = g.state
    for tribe in SUEBI:
        if is_dispersed(s, tribe):
            subdue_tribe(g, tribe)
    while available_allies(s, GERMANS) and (sites := open_suebi(s)):
        scarce = available_allies(s, GERMANS) < len(sites)
        tribe = (yield from choose_tribe(g, faction, sites, "ally")) if scarce else sites[0]
        place_ally(s, tribe, GERMANS)
        g.log("place_ally", "5.1", GERMANS, tribe)
    yield from germans_phase(g, STEPS)
