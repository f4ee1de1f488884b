"""26 Gobannitio.

Unshaded: Gergovia is cleared of whatever is there, a marker too, and holds a Roman Ally, an Aedui Ally or an Aedui
Citadel instead, though only Arverni pieces may stand there otherwise.
Shaded: in the Arverni Region the Arverni may remove Allies of anybody and place their own, at Subdued Tribes alone;
then they may Rally free of cost in Regions with or next to Vercingetorix, if he himself is on the map.
"""

from alesia.games.falling_sky.available import available_allies, available_citadels
from alesia.games.falling_sky.board import GERGOVIA, has_named_leader, leader_region
from alesia.games.falling_sky.commands.base import RALLY
from alesia.games.falling_sky.components import (
    AEDUI,
    ARVERNI,
    REGION,
    ROMANS,
    SUBDUED,
    Faction,
    Region,
    Tribe,
    within_one,
)
from alesia.games.falling_sky.events.actions import (
    can_command,
    choose_act,
    choose_faction,
    choose_tribe_or_stop,
    free_command,
)
from alesia.games.falling_sky.events.base import event
from alesia.games.falling_sky.events.exchange import allied_tribes, clear, fortify, settle, sites_for
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.state import SHADED, UNSHADED, State
from alesia.kernel.ask import Act, Procedure, act

HOME = REGION["Arverni"]
PLACE_ALLY, PLACE_CITADEL = act("place_ally"), act("place_citadel")


def _settlements(s: State, faction: Faction) -> list[Act]:
    allies = [PLACE_ALLY] if available_allies(s, faction) else []
    return allies + ([PLACE_CITADEL] if available_citadels(s, faction) else [])


def _settlers(s: State) -> list[Faction]:
    return [f for f in (ROMANS, AEDUI) if _settlements(s, f)]


def _gergovia_changes(s: State, faction: Faction) -> bool:
    return s.tribes[GERGOVIA] != SUBDUED or bool(_settlers(s))


@event(26, UNSHADED, _gergovia_changes)
def wary_uncle(g: Gaul, faction: Faction) -> Procedure[None]:
    clear(g, GERGOVIA)
    settlers = _settlers(g.state)
    if settlers:
        owner = yield from choose_faction(g, faction, settlers, "settle")
        choice = yield from choose_act(g, faction, _settlements(g.state, owner), "settle", owner)
        (settle if choice is PLACE_ALLY else fortify)(g, GERGOVIA, owner)


def _sites(s: State) -> list[Tribe]:
    return sites_for(s, [HOME], ARVERNI)


def _near_vercingetorix(s: State) -> tuple[Region, ...]:
    region = leader_region(s, ARVERNI)
    return within_one(region) if region is not None and has_named_leader(s, region, ARVERNI) else ()


def _nephew_can_act(s: State, faction: Faction) -> bool:
    near = _near_vercingetorix(s)
    rally = bool(near) and can_command(s, ARVERNI, [RALLY], near)
    return rally or bool(allied_tribes(s, [HOME]) or _sites(s))


@event(26, SHADED, _nephew_can_act)
def nephew_in_charge(g: Gaul, faction: Faction) -> Procedure[None]:
    s = g.state
    while (tribe := (yield from choose_tribe_or_stop(g, ARVERNI, allied_tribes(s, [HOME]), "remove"))) is not None:
        clear(g, tribe)
    while (tribe := (yield from choose_tribe_or_stop(g, ARVERNI, _sites(s), "place"))) is not None:
        settle(g, tribe, ARVERNI)
    near = _near_vercingetorix(g.state)
    if near:
        yield from free_command(g, ARVERNI, "rally", [RALLY], regions=near, may=True)
