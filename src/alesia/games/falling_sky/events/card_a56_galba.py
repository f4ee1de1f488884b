"""A56 Galba. Unshaded: all Belgic pieces but the Leader leave Atrebates, and the Belgae lose four Resources. Shaded:
the executing Faction places four Belgic Warbands in Belgica, and two Belgic Allies at Tribes there that are Subdued or
others' Allies; the Belgae gain four Resources.

Traps: as many as are Available, and a must (5.1.3) as long as a Tribe is Subdued; nobody must replace an Ally. A
Dispersed Tribe takes no Ally.
"""

from alesia.games.falling_sky.available import available_allies, available_bands
from alesia.games.falling_sky.board import ally_owner, has_leader, total
from alesia.games.falling_sky.components import BELGAE, BELGICA, REGION, SUBDUED, Faction, Tribe
from alesia.games.falling_sky.events.actions import choose_tribe, choose_tribe_or_stop, lose, receive
from alesia.games.falling_sky.events.base import event
from alesia.games.falling_sky.events.exchange import clear_of, spread, win_ally
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.state import SHADED, UNSHADED, State
from alesia.games.falling_sky.tracks import MOST_RESOURCES
from alesia.kernel.ask import Procedure, unless_all

ATREBATES = REGION["Atrebates"]
RESOURCES, WARBANDS, ALLIES = 4, 4, 2


def belgae_can_submit(s: State, faction: Faction) -> bool:
    return s.resources[BELGAE] > 0 or total(s, ATREBATES, BELGAE) > has_leader(s, ATREBATES, BELGAE)


@event(156, UNSHADED, belgae_can_submit)
def surrenders_hostages(g: Gaul, faction: Faction) -> Procedure[None]:
    clear_of(g, ATREBATES, BELGAE, but_leader=True)
    lose(g, BELGAE, RESOURCES)
    yield from ()


def _open_tribes(s: State) -> list[Tribe]:
    """Subdued, or the Ally of somebody else."""
    if not available_allies(s, BELGAE):
        return []
    return [t for r in BELGICA for t in r.tribes if s.tribes[t] == SUBDUED or ally_owner(s, t) not in (-1, BELGAE)]


def king_can_be_made(s: State, faction: Faction) -> bool:
    return s.resources[BELGAE] < MOST_RESOURCES or available_bands(s, BELGAE) > 0 or bool(_open_tribes(s))


@event(156, SHADED, king_can_be_made)
def king_of_the_belgae(g: Gaul, faction: Faction) -> Procedure[None]:
    yield from spread(g, faction, BELGAE, BELGICA, WARBANDS, "warbands", must=True)
    for left in range(ALLIES, 0, -1):
        tribe = yield from _choose_tribe(g, faction, left)
        if tribe is None:
            break
        win_ally(g, tribe, BELGAE)
    receive(g, BELGAE, RESOURCES)


def _choose_tribe(g: Gaul, faction: Faction, left: int) -> Procedure[Tribe | None]:
    """5.1.3 As long as one is Subdued an Ally must come; it "may" replace others."""
    tribes = _open_tribes(g.state)
    subdued = [t for t in tribes if g.state.tribes[t] == SUBDUED]
    all_join = min(left, available_allies(g.state, BELGAE)) if tribes == subdued else 0
    ask = choose_tribe if subdued else choose_tribe_or_stop
    return (yield from ask(g, faction, unless_all(tribes, all_join), "ally", left))
