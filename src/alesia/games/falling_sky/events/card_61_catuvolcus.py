"""61 Catuvolcus.

Unshaded: in the Nervii Region one or more Allies of one Faction are removed, and five Warbands, of that Faction or of
any others. Auxilia are no Warbands. What is not there is not removed.
Shaded: Nervii and Eburones become Belgic Allies, whatever Ally or Dispersed marker is there; the Belgae gain six
Resources.
"""

from alesia.games.falling_sky.available import available_allies
from alesia.games.falling_sky.board import ally_owner, own_pieces
from alesia.games.falling_sky.components import ALLY, BELGAE, FACTIONS, REGION, SUBDUED, TRIBE, Faction, Tribe
from alesia.games.falling_sky.events.actions import choose_tribe, choose_tribe_or_stop, receive
from alesia.games.falling_sky.events.base import event
from alesia.games.falling_sky.events.exchange import WARBANDS, allied_tribes, clear, remove_bands, win_ally
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.nervii import comes_back
from alesia.games.falling_sky.state import SHADED, UNSHADED, State
from alesia.games.falling_sky.tracks import MOST_RESOURCES
from alesia.kernel.ask import Procedure

NERVII = REGION["Nervii"]
KINGDOM = (TRIBE["Nervii"], TRIBE["Eburones"])
LOST, GAIN = 5, 6


def _has_victims(s: State, faction: Faction) -> bool:
    return bool(allied_tribes(s, [NERVII]) or own_pieces(s, NERVII, WARBANDS))


def _choose_fellow(g: Gaul, faction: Faction, owner: Faction) -> Procedure[Tribe | None]:
    """Another Allied Tribe of the same Faction there, a Colony too; A70 not one that comes back."""
    found = [t for t in allied_tribes(g.state, [NERVII], [owner]) if not comes_back(g.state, t)]
    return (yield from choose_tribe_or_stop(g, faction, found, "more", owner))


@event(61, UNSHADED, _has_victims)
def poison(g: Gaul, faction: Faction) -> Procedure[None]:
    tribes = allied_tribes(g.state, [NERVII])
    if tribes:
        first = yield from choose_tribe(g, faction, tribes, "first")
        owner = FACTIONS[ally_owner(g.state, first)]
        clear(g, first)
        while (more := (yield from _choose_fellow(g, faction, owner))) is not None:
            clear(g, more)
    yield from remove_bands(g, faction, NERVII, WARBANDS, LOST)


def _gains(s: State, faction: Faction) -> bool:
    others = [s.tribes[t] for t in KINGDOM if s.tribes[t] != ALLY + BELGAE]
    settled = bool(others) and (available_allies(s, BELGAE) > 0 or any(status != SUBDUED for status in others))
    return settled or s.resources[BELGAE] < MOST_RESOURCES


@event(61, SHADED, _gains)
def co_king(g: Gaul, faction: Faction) -> Procedure[None]:
    s = g.state
    waiting = [t for t in KINGDOM if s.tribes[t] != ALLY + BELGAE]
    while waiting:
        scarce = 0 < available_allies(s, BELGAE) < len(waiting)
        tribe = (yield from choose_tribe(g, faction, waiting, "ally")) if scarce else waiting[0]
        waiting.remove(tribe)
        win_ally(g, tribe, BELGAE)
    receive(g, BELGAE, GAIN)
