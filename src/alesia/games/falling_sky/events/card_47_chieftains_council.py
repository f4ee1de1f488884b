"""47 Chieftains' Council (one text): the executing Faction chooses a Region where at least two Factions, Germans apart,
have pieces, and two or more of the player Factions there. In the order of the card each of them looks at the next two
facedown cards and then may have a free Limited Command anywhere, or become Eligible.

Traps: Non-players (8.0) make a Region a meeting place, but neither look nor act; where no Region has two player
Factions, one that is there does so alone (5.1.3). The executing Faction need not be among them; if it is, it may become
Eligible after this card, while one that was Ineligible may still act on this card; the cards are shown to none but
those who look, and all look at the same two.
"""

from alesia.games.falling_sky.board import total
from alesia.games.falling_sky.components import CARD, FACTIONS, GERMANS, Faction, Region
from alesia.games.falling_sky.events.actions import choose_faction, choose_faction_or_stop, choose_region
from alesia.games.falling_sky.events.base import event
from alesia.games.falling_sky.events.council import look_and_act
from alesia.games.falling_sky.negotiation import Gaul, is_nonplayer
from alesia.games.falling_sky.state import UNSHADED, State
from alesia.games.falling_sky.war import lands, order_of
from alesia.kernel.ask import Procedure, unless_alike

FEWEST = 2


def _hosts(s: State, region: Region) -> list[Faction]:
    """Who makes a Region a meeting place: everybody but the Germans."""
    return [f for f in FACTIONS if f is not GERMANS and total(s, region, f)]


def _guests(s: State, region: Region) -> list[Faction]:
    return [f for f in order_of(s, CARD[47]) if total(s, region, f) and not is_nonplayer(s, f)]


def _meeting_places(s: State) -> list[Region]:
    """5.1.3 Regions where two players can meet, if there are any."""
    found = [r for r in lands(s) if len(_hosts(s, r)) >= FEWEST and _guests(s, r)]
    return [r for r in found if len(_guests(s, r)) >= FEWEST] or found


def council_matters(s: State, faction: Faction) -> bool:
    """Who is invited meets another Faction, and can Battle there at least."""
    return bool(_meeting_places(s))


@event(47, UNSHADED, council_matters)
def chieftains_council(g: Gaul, faction: Faction) -> Procedure[None]:
    places = _meeting_places(g.state)
    if not places:
        return
    unlike = unless_alike(places, lambda place: _guests(g.state, place))
    region = yield from choose_region(g, faction, unlike, "council")
    chosen = yield from _invite(g, faction, region, _guests(g.state, region))
    for guest in (f for f in order_of(g.state, CARD[47]) if f in chosen):
        yield from look_and_act(g, guest)


def _invite(g: Gaul, faction: Faction, region: Region, present: list[Faction]) -> Procedure[list[Faction]]:
    """All if there are no more than two, else two at least."""
    if len(present) <= FEWEST:
        return present
    chosen: list[Faction] = []
    while len(chosen) < len(present):
        others = [f for f in present if f not in chosen]
        choice = choose_faction if len(chosen) < FEWEST else choose_faction_or_stop
        guest = yield from choice(g, faction, others, "guest", region)
        if guest is None:
            break
        chosen.append(guest)
    return chosen
