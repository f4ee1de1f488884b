"""57 Land of Mist and Mystery. Unshaded: some Faction, not the Germans, may March into Britannia free of cost, use any
one Special Ability there, and then gains four Resources if it stands in Britannia. Shaded: the Ally or Dispersed marker
of Britannia goes; one Gallic Ally and up to four Warbands come, of whichever Gauls the executing Faction likes.

Traps: the March keeps all other rules (reach, Harassment, origins go Hidden); the Special Ability need not be one that
fits March, but only Britannia is affected by it, and neither Besiege nor Ambush can be used; a Faction that was in
Britannia before gains the Resources too. Shaded: an Ally of any Faction is removed, Germanic and Roman ones too.
"""

from alesia.games.falling_sky.available import available_bands
from alesia.games.falling_sky.board import ally_sites, is_on_map, place_ally, set_tribe, total
from alesia.games.falling_sky.components import BRITANNIA, GAULS, SUBDUED, Faction, Tribe
from alesia.games.falling_sky.events.actions import (
    choose_amount,
    choose_faction,
    choose_faction_or_stop,
    choose_tribe,
    place_warbands,
    receive,
    subdue_tribe,
)
from alesia.games.falling_sky.events.base import event
from alesia.games.falling_sky.events.free_abilities import free_abilities, offer_free_ability
from alesia.games.falling_sky.events.moving import can_march_into, march_into
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.state import SHADED, UNSHADED, State
from alesia.games.falling_sky.tracks import MOST_RESOURCES
from alesia.games.falling_sky.war import players
from alesia.kernel.ask import Procedure, unless_alike

THERE = (BRITANNIA,)
TREASURE, MOST_WARBANDS = 4, 4


def somebody_can_go(s: State, faction: Faction) -> bool:
    return any(_is_beckoned(s, f) for f in players(s))


def _is_beckoned(s: State, faction: Faction) -> bool:
    """Can March in, use a Special Ability there, or gains Resources where it is."""
    paid = total(s, BRITANNIA, faction) > 0 and s.resources[faction] < MOST_RESOURCES
    return paid or can_march_into(s, faction, THERE) or bool(free_abilities(s, faction, THERE))


@event(57, UNSHADED, somebody_can_go)
def beckons(g: Gaul, faction: Faction) -> Procedure[None]:
    unlike = unless_alike(players(g.state), lambda f: f if _is_beckoned(g.state, f) else None)
    who = yield from choose_faction(g, faction, unlike, "beckoned")
    yield from march_into(g, who, THERE)
    yield from offer_free_ability(g, who, THERE)
    if total(g.state, BRITANNIA, who):
        receive(g, who, TREASURE)


def can_revolt(s: State, faction: Faction) -> bool:
    """Warbands can come, or a Tribe (a Colony too) can become what it is not now."""
    if any(available_bands(s, f) for f in GAULS):
        return True
    return any(_results(s, tribe) != {bytes(s.tribes)} for tribe in _taken(s) or BRITANNIA.tribes[:1])


def _taken(s: State) -> list[Tribe]:
    """Tribes of Britannia with an Ally or a Dispersed marker."""
    return [t for t in BRITANNIA.tribes if is_on_map(s, t) and s.tribes[t] != SUBDUED]


def _results(s: State, tribe: Tribe) -> set[bytes]:
    """What the Tribes can look like once this one is cleared and an Ally placed."""
    trial = s.copy()
    if is_on_map(s, tribe):
        set_tribe(trial, tribe, SUBDUED)
    found = set()
    for friend in GAULS:
        for site in ally_sites(trial, BRITANNIA, friend):
            after = trial.copy()
            place_ally(after, site, friend)
            found.add(bytes(after.tribes))
    return found or {bytes(trial.tribes)}


@event(57, SHADED, can_revolt)
def revolts(g: Gaul, faction: Faction) -> Procedure[None]:
    s = g.state
    if taken := _taken(s):
        subdue_tribe(g, (yield from choose_tribe(g, faction, taken, "clear")))
    if allies := [f for f in GAULS if ally_sites(s, BRITANNIA, f)]:
        friend = yield from choose_faction(g, faction, allies, "ally")
        site = yield from choose_tribe(g, faction, ally_sites(s, BRITANNIA, friend), "ally", friend)
        place_ally(s, site, friend)
        g.log("place_ally", "5.1", friend, site)
    yield from _place_rebels(g, faction)


def _place_rebels(g: Gaul, faction: Faction) -> Procedure[None]:
    """Up to four Warbands, of one or of several Gallic Factions."""
    left, gauls = MOST_WARBANDS, list(GAULS)
    while left:
        owners = [f for f in gauls if available_bands(g.state, f)]
        owner = yield from choose_faction_or_stop(g, faction, owners, "warbands", left)
        if owner is None:
            return
        gauls.remove(owner)
        most = min(left, available_bands(g.state, owner))
        n = yield from choose_amount(g, faction, 1, most, "warbands", owner)
        left -= place_warbands(g, BRITANNIA, owner, n)
