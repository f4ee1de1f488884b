"""A45 Savage Dictates. Unshaded: the executing Faction places up to three Allies, of anybody but the Germans, at Tribes
in Celtica within one Region of an Intimidated marker. Shaded: the Germans may Intimidate wherever they have Hidden
Warbands, without Ariovistus and without Control.
"""

from alesia.games.falling_sky.abilities.intimidate import has_effect, intimidate_in
from alesia.games.falling_sky.board import hidden
from alesia.games.falling_sky.components import CELTICA, GERMANS, Faction, Region, Tribe
from alesia.games.falling_sky.events.actions import (
    begin_free,
    choose_faction,
    choose_region_or_stop,
    choose_tribe_or_stop,
)
from alesia.games.falling_sky.events.base import event
from alesia.games.falling_sky.events.exchange import ally_factions, settle
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.regions import vicinity
from alesia.games.falling_sky.state import SHADED, UNSHADED, State
from alesia.games.falling_sky.war import lands
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


# ---- shaded -----------------------------------------------------------------------------------------------------


def _commanded(s: State, used: int = 0) -> list[Region]:
    return [r for r in lands(s) if not used & r.mask and hidden(s, r, GERMANS) and has_effect(s, r)]


def germans_can_command(s: State, faction: Faction) -> bool:
    return bool(_commanded(s))


@event(145, SHADED, germans_can_command)
def arrogant_commands(g: Gaul, faction: Faction) -> Procedure[None]:
    """A4.6.2 Region by Region, each once."""
    begin_free(g.state, GERMANS, (), 0)
    used = 0
    while (region := (yield from _choose_commanded(g, used))) is not None:
        used |= region.mask
        yield from intimidate_in(g, region)


def _choose_commanded(g: Gaul, used: int) -> Procedure[Region | None]:
    return (yield from choose_region_or_stop(g, GERMANS, _commanded(g.state, used), "intimidate"))
