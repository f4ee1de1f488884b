"""A45 Savage Dictates. Unshaded: the executing Faction places up to three Allies, of anybody but the Germans, at Tribes
in Celtica within one Region of an Intimidated marker. Shaded: the Germans may Intimidate wherever they have Hidden
Warbands, without Ariovistus and without Control.
"""

from alesia.games.falling_sky.board import vicinity
from alesia.games.falling_sky.components import CELTICA, GERMANS, Faction, Tribe
from alesia.games.falling_sky.events.actions import choose_faction, choose_tribe_or_stop
from alesia.games.falling_sky.events.base import event
from alesia.games.falling_sky.events.exchange import ally_factions, settle
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.state import UNSHADED, State
from alesia.kernel.ask import Procedure

MOST_ALLIES = 3


def _friends(s: State, tribe: Tribe) -> list[Faction]:
    return [f for f in ally_factions(s, tribe) if f is not GERMANS]


def _seekers(s: State) -> list[Tribe]:
    """Subdued Tribes in Celtica that seek protection."""
    afraid = [r for r in CELTICA if any(s.intimidated[near] for near in vicinity(s, r))]
    return [t for r in afraid for t in r.tribes if _friends(s, t)]


def tribes_seek_protection(s: State, faction: Faction) -> bool:
    return bool(_seekers(s))


@event(145, UNSHADED, tribes_seek_protection)
def protection(g: Gaul, faction: Faction) -> Procedure[None]:
    for left in range(MOST_ALLIES, 0, -1):
        tribe = yield from choose_tribe_or_stop(g, faction, _seekers(g.state), "ally", left)
        if tribe is None:
            return
        settle(g, tribe, (yield from choose_faction(g, faction, _friends(g.state, tribe), "ally", tribe)))
