"""5.1.3 Arverni who rise by Event (A24, A27, A32, A43): all that the text says, as far as there are Allies and
Warbands; where they do not suffice, the executing Faction says where they come."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from alesia.games.falling_sky.arverni.phase import arverni_phase, arverni_phase_acts
from alesia.games.falling_sky.available import available_allies, available_bands
from alesia.games.falling_sky.board import ally_owner, may_hold
from alesia.games.falling_sky.components import ARVERNI, SUBDUED, Faction, Region, Tribe
from alesia.games.falling_sky.events.actions import choose_region, choose_tribe, place_warbands
from alesia.games.falling_sky.events.base import ended
from alesia.games.falling_sky.events.exchange import Then, clear, settle
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.regions import may_stack
from alesia.games.falling_sky.state import State
from alesia.kernel.ask import Procedure, unless_all
from alesia.kernel.foresight import unless_foreseen_alike


class Uprising(NamedTuple):
    """A24, A27, A32 Which Tribes go to war, and how many Arverni Warbands come to which Regions."""

    tribes: tuple[Tribe, ...]
    bands: Mapping[Region, int]


def rise(g: Gaul, faction: Faction, uprising: Uprising) -> Procedure[None]:
    """Tribes go to war; and the Arverni act as if At War."""
    yield from go_to_war(g, faction, uprising)
    yield from act_at_war(g)


def act_at_war(g: Gaul) -> Procedure[None]:
    yield from arverni_phase(g, at_war=True)


def go_to_war(g: Gaul, faction: Faction, uprising: Uprising) -> Procedure[None]:
    """Allies leave these Tribes, those of the Arverni only if there are too few to come back everywhere; each that is
    Subdued then becomes an Arverni Ally; Warbands come. Citadels and Dispersed markers stay; A5 nothing comes under
    Gallia Togata."""
    for tribe in others_at(g.state, uprising):
        clear(g, tribe)
    if available_allies(g.state, ARVERNI) < len(free_tribes(g.state, uprising)):
        for tribe in own_at(g.state, uprising):
            clear(g, tribe)
    yield from raise_allies(g, faction, free_tribes(g.state, uprising))
    yield from arm(g, faction, uprising.bands, act_at_war)


def others_at(s: State, uprising: Uprising) -> list[Tribe]:
    return [t for t in uprising.tribes if ally_owner(s, t) not in (-1, ARVERNI)]


def own_at(s: State, uprising: Uprising) -> list[Tribe]:
    return [t for t in uprising.tribes if ally_owner(s, t) == ARVERNI]


def free_tribes(s: State, uprising: Uprising) -> list[Tribe]:
    return [t for t in uprising.tribes if s.tribes[t] == SUBDUED and may_hold(s, t, ARVERNI)]


def can_rise(s: State, uprising: Uprising) -> bool:
    """Whether anybody would leave or come, or the Arverni Phase do anything."""
    settles = available_allies(s, ARVERNI) > 0 and bool(free_tribes(s, uprising))
    return bool(others_at(s, uprising)) or settles or available_bands(s, ARVERNI) > 0 or arverni_phase_acts(s)


def raise_allies(g: Gaul, faction: Faction, tribes: Sequence[Tribe]) -> Procedure[None]:
    """An Arverni Ally at each of these Tribes."""
    left = list(tribes)
    while left and (n := available_allies(g.state, ARVERNI)):
        tribe = yield from choose_tribe(g, faction, unless_all(left, n), "rise", n)
        left.remove(tribe)
        settle(g, tribe, ARVERNI)


def arm(g: Gaul, faction: Faction, bands: Mapping[Region, int], then: Then | None = None) -> Procedure[None]:
    """So many Arverni Warbands in each of these Regions; then may come what nobody decides."""
    left = {region: n for region, n in bands.items() if may_stack(g.state, ARVERNI, region)}
    while left and (available := available_bands(g.state, ARVERNI)):
        enough = available >= sum(left.values())
        choices = list(left)[:1] if enough else _unlike(g, faction, left, then)
        region = yield from choose_region(g, faction, choices, "rise", available)
        n = left[region] if enough else 1
        left = _place(g, region, n, left)


def _place(g: Gaul, region: Region, n: int, left: Mapping[Region, int]) -> dict[Region, int]:
    """How many are left to be placed, and where."""
    place_warbands(g, region, ARVERNI, n)
    return {r: m - n * (r is region) for r, m in left.items() if m > n * (r is region)}


def _unlike(g: Gaul, faction: Faction, left: Mapping[Region, int], then: Then | None) -> Sequence[Region]:
    """It is all the same where they come, if in what follows the Arverni gather in the same Regions."""
    if then is None:
        return list(left)
    return unless_foreseen_alike(g, list(left), lambda trial, r: _go_on(trial, faction, r, left, then))


def _go_on(g: Gaul, faction: Faction, region: Region, left: Mapping[Region, int], then: Then) -> Procedure[None]:
    yield from arm(g, faction, _place(g, region, 1, left), then)
    yield from ended(g, ARVERNI, then(g))
