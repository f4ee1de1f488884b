"""68 Remi Influence.

Unshaded: while the Remi are Subdued (not Dispersed) or a Roman Ally, one or two Allies of any others, not Citadels, in
the Atrebates Region or adjacent become Roman.
Shaded: the Gallic Faction that has the Remi as Ally may clear Alesia or Cenabum of whatever is there, a Citadel and a
Dispersed or Razed marker too, and place its own Citadel there with four Warbands.
"""

from alesia.games.falling_sky.available import available_bands, available_citadels
from alesia.games.falling_sky.board import ally_owner
from alesia.games.falling_sky.components import (
    ALLY,
    CITADEL,
    CITIES,
    FACTIONS,
    GAULS,
    ROMANS,
    SUBDUED,
    TRIBE,
    Faction,
    Tribe,
)
from alesia.games.falling_sky.events.actions import choose_tribe, choose_tribe_or_stop, place_warbands
from alesia.games.falling_sky.events.base import event
from alesia.games.falling_sky.events.exchange import allied_tribes, clear, fortify, win_ally
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.regions import vicinity
from alesia.games.falling_sky.state import SHADED, UNSHADED, State
from alesia.games.falling_sky.war import run_by_game
from alesia.kernel.ask import Procedure

REMI = TRIBE["Remi"]
MEDIATED = tuple(t for t in CITIES if t.city in ("Alesia", "Cenabum"))
OTHERS = tuple(f for f in FACTIONS if f is not ROMANS)
WARBANDS = 4


def _protected(s: State) -> list[Tribe]:
    if s.tribes[REMI] not in (SUBDUED, ALLY + ROMANS):
        return []
    return allied_tribes(s, vicinity(s, REMI.region), OTHERS)


@event(68, UNSHADED, lambda s, faction: bool(_protected(s)))
def protection(g: Gaul, faction: Faction) -> Procedure[None]:
    tribes = _protected(g.state)
    if not tribes:
        return
    win_ally(g, (yield from choose_tribe(g, faction, tribes, "replace")), ROMANS)
    second = yield from choose_tribe_or_stop(g, faction, _protected(g.state), "replace")
    if second is not None:
        win_ally(g, second, ROMANS)


def _mediator(s: State) -> Faction | None:
    return next((f for f in GAULS if ally_owner(s, REMI) == f), None)


def _changed_cities(s: State) -> list[Tribe]:
    """Cities where the mediator would change something."""
    owner = _mediator(s)
    if owner is None:
        return []
    if available_bands(s, owner):
        return list(MEDIATED)
    kept = [CITADEL + owner] if available_citadels(s, owner) else [CITADEL + owner, SUBDUED]
    return [t for t in MEDIATED if s.tribes[t] not in kept]


@event(68, SHADED, lambda s, faction: bool(_changed_cities(s)))
def mediation(g: Gaul, faction: Faction) -> Procedure[None]:
    owner = _mediator(g.state)
    if owner is None:
        return
    guide = faction if owner is run_by_game(g.state) else owner  # A5.1.1
    step = "citadel" if guide is owner else "arverni"
    city = yield from choose_tribe_or_stop(g, guide, _changed_cities(g.state), step)
    if city is None:
        return
    clear(g, city)
    if available_citadels(g.state, owner):
        fortify(g, city, owner)
    place_warbands(g, city.region, owner, WARBANDS)
