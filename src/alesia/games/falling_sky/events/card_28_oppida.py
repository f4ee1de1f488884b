"""28 Oppida (one text).

The executing Faction first puts Gallic Allies, of whichever Factions it likes, at Subdued Cities that are not under
Roman Control; then it turns Gallic Allies at Cities, new or old, into Citadels of the same Faction. Dispersed and Razed
Cities get nothing. A Gallic executor that has run out of pieces may first take some of its own off the map (1.4.1).
"""

from alesia.games.falling_sky.available import available_allies, available_citadels
from alesia.games.falling_sky.board import ally_owner, citadel_sites
from alesia.games.falling_sky.components import CITIES, FACTIONS, GAULS, ROMANS, Faction, Region, Tribe
from alesia.games.falling_sky.control import controls, subdued_tribes
from alesia.games.falling_sky.events.actions import choose_act, choose_faction
from alesia.games.falling_sky.events.base import event
from alesia.games.falling_sky.events.exchange import allied_tribes, fortify, settle, sites_for
from alesia.games.falling_sky.negotiation import REMOVE, Gaul, remove_voluntarily
from alesia.games.falling_sky.state import UNSHADED, State
from alesia.kernel.ask import STOP, Procedure, act

CITY_REGIONS: tuple[Region, ...] = tuple(t.region for t in CITIES)


def _open_cities(s: State) -> list[Tribe]:
    """Subdued Cities without Roman Control."""
    regions = [r for r in CITY_REGIONS if not controls(s, ROMANS, r)]
    return [t for r in regions for t in subdued_tribes(s, r) if t.city]


def _settlers(s: State, tribe: Tribe) -> list[Faction]:
    return [f for f in GAULS if tribe in sites_for(s, [tribe.region], f)]


def _new_allies(s: State) -> list[Tribe]:
    return [t for t in _open_cities(s) if _settlers(s, t)]


def _new_citadels(s: State) -> list[Tribe]:
    return [t for f in GAULS for r in CITY_REGIONS for t in citadel_sites(s, r, f)]


def _lacks_ally(s: State, faction: Faction) -> bool:
    """No Ally left for a City that waits for one: one elsewhere can be taken off first."""
    wanted = [t for t in _open_cities(s) if t.may_hold(faction)]
    return faction in GAULS and bool(wanted) and not available_allies(s, faction)


def _lacks_citadel(s: State, faction: Faction) -> bool:
    own = [t for t in allied_tribes(s, CITY_REGIONS, [faction]) if t.city and t.may_hold(faction)]
    return faction in GAULS and bool(own) and not available_citadels(s, faction)


def _effective(s: State, faction: Faction) -> bool:
    return bool(_new_allies(s) or _new_citadels(s)) or _lacks_ally(s, faction) or _lacks_citadel(s, faction)


@event(28, UNSHADED, _effective)
def oppida(g: Gaul, faction: Faction) -> Procedure[None]:
    yield from _found(g, faction)
    yield from _fortify(g, faction)


def _found(g: Gaul, faction: Faction) -> Procedure[None]:
    """Allies at Subdued Cities, until the executor has enough."""
    while True:
        choices = [act("place_ally", t) for t in _new_allies(g.state)]
        choices += [REMOVE] if _lacks_ally(g.state, faction) else []
        choice = yield from choose_act(g, faction, [*choices, STOP], "ally")
        if choice is STOP:
            return
        if isinstance(choice.target, Tribe):
            owner = yield from choose_faction(g, faction, _settlers(g.state, choice.target), "ally", choice.target)
            settle(g, choice.target, owner)
        else:
            yield from remove_voluntarily(g, faction)


def _fortify(g: Gaul, faction: Faction) -> Procedure[None]:
    """Citadels for Allies at Cities, until the executor has enough."""
    while True:
        choices = [act("place_citadel", t) for t in _new_citadels(g.state)]
        choices += [REMOVE] if _lacks_citadel(g.state, faction) else []
        choice = yield from choose_act(g, faction, [*choices, STOP], "citadel")
        if choice is STOP:
            return
        if isinstance(choice.target, Tribe):
            fortify(g, choice.target, FACTIONS[ally_owner(g.state, choice.target)])
        else:
            yield from remove_voluntarily(g, faction)
