"""23 Sacking.

Unshaded: the Romans may lay waste a City under their Control for eight Resources: whatever stands there goes, their own
Ally too, and the Razed marker keeps the Tribe Dispersed for good. It is not one of the four Dispersed markers, and
Spring does not remove it.
Shaded: where a Legion stands beside a Citadel of the executing Faction, the Legion falls and the Romans are Ineligible
through the next card. Without such a Legion nothing happens.
"""

from alesia.games.falling_sky.board import citadels, count, set_tribe
from alesia.games.falling_sky.components import CITIES, LEGION, RAZED, ROMANS, Faction, Region, Tribe, piece
from alesia.games.falling_sky.control import controls
from alesia.games.falling_sky.events.actions import choose_region, choose_tribe_or_stop, receive, remove_piece
from alesia.games.falling_sky.events.base import bar, event
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.state import SHADED, UNSHADED, State
from alesia.games.falling_sky.war import lands
from alesia.kernel.ask import Procedure

BOOTY = 8


def _cities(s: State) -> list[Tribe]:
    return [t for t in CITIES if s.tribes[t] != RAZED and controls(s, ROMANS, t.region)]


@event(23, UNSHADED, lambda s, faction: bool(_cities(s)))
def revenge(g: Gaul, faction: Faction) -> Procedure[None]:
    city = yield from choose_tribe_or_stop(g, ROMANS, _cities(g.state), "raze")
    if city is not None:
        set_tribe(g.state, city, RAZED)
        g.log("razed", "5.1", city)
        receive(g, ROMANS, BOOTY)


def _sieges(s: State, faction: Faction) -> list[Region]:
    return [r for r in lands(s) if citadels(s, r, faction) and count(s, r, ROMANS, LEGION)]


@event(23, SHADED, lambda s, faction: bool(_sieges(s, faction)))
def siege(g: Gaul, faction: Faction) -> Procedure[None]:
    sieges = _sieges(g.state, faction)
    if sieges:
        remove_piece(g, (yield from choose_region(g, faction, sieges, "siege")), piece(ROMANS, LEGION))
        bar(g, ROMANS)
