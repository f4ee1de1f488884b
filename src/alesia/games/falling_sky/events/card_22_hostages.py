"""22 Hostages.

Unshaded: where the executing Faction has Control, it takes off as many as four Warbands and Auxilia of others, and
puts its own in place of those it likes. Removing others there cannot cost it Control.
Shaded: one or two Subdued Tribes in Regions with Roman pieces each get an Ally of any Gallic Faction and a Warband of
any Faction. Suebi can hold no Gallic Ally, so they are offered only where no other Tribe will do.
"""

from alesia.games.falling_sky.available import available_bands
from alesia.games.falling_sky.board import own_pieces, total
from alesia.games.falling_sky.components import GAULS, ROMANS, Faction, Piece, Region, Tribe
from alesia.games.falling_sky.control import controlled, subdued_tribes
from alesia.games.falling_sky.events.actions import (
    choose_act,
    choose_faction,
    choose_region_or_stop,
    choose_tribe,
    choose_tribe_or_stop,
    place_warbands,
    remove_piece,
)
from alesia.games.falling_sky.events.base import event
from alesia.games.falling_sky.events.exchange import WARBAND_FACTIONS, bands_but, settle, sites_for, win_band
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.regions import may_stack
from alesia.games.falling_sky.state import SHADED, UNSHADED, State
from alesia.games.falling_sky.war import lands
from alesia.kernel.ask import Procedure, act

HOSTAGES = 4
TRIBES_ROUSED = 2


def _hostage_regions(s: State, faction: Faction) -> list[Region]:
    return [r for r in controlled(s, faction) if own_pieces(s, r, bands_but(faction))]


@event(22, UNSHADED, lambda s, faction: bool(_hostage_regions(s, faction)))
def hostages(g: Gaul, faction: Faction) -> Procedure[None]:
    for left in range(HOSTAGES, 0, -1):
        region = yield from choose_region_or_stop(g, faction, _hostage_regions(g.state, faction), "hostage", left)
        if region is None:
            return
        there = own_pieces(g.state, region, bands_but(faction))
        verbs = ("remove", "replace") if _can_come(g.state, faction, region) else ("remove",)
        choices = [act(verb, p) for p in there for verb in verbs]
        choice = yield from choose_act(g, faction, choices, "hostage", region)
        assert isinstance(choice.target, Piece)
        if choice.verb == "remove":
            remove_piece(g, region, choice.target)
        else:
            win_band(g, region, choice.target, faction)


def _can_come(s: State, faction: Faction, region: Region) -> bool:
    """5.1.1 Whether one of its own could stand there instead."""
    return available_bands(s, faction) > 0 and may_stack(s, faction, region)


def _rousable(s: State) -> list[Tribe]:
    """5.1.3 Tribes that can hold a Gallic Ally; where there is none, any that can be given a Warband."""
    roman = [r for r in lands(s) if total(s, r, ROMANS)]
    found = {t for f in GAULS for t in sites_for(s, roman, f)}
    if not found and _mustering(s):
        return [t for r in roman for t in subdued_tribes(s, r)]
    return sorted(found)


def _mustering(s: State) -> list[Faction]:
    return [f for f in WARBAND_FACTIONS if available_bands(s, f)]


@event(22, SHADED, lambda s, faction: bool(_rousable(s)))
def casus_belli(g: Gaul, faction: Faction) -> Procedure[None]:
    first: Tribe | None = None
    for _ in range(TRIBES_ROUSED):
        tribes = [t for t in _rousable(g.state) if t is not first]
        if not tribes:
            return
        pick = choose_tribe if first is None else choose_tribe_or_stop
        tribe: Tribe | None = yield from pick(g, faction, tribes, "rouse")
        if tribe is None:
            return
        first = tribe
        yield from _rouse(g, faction, tribe)


def _rouse(g: Gaul, faction: Faction, tribe: Tribe) -> Procedure[None]:
    gauls = [f for f in GAULS if tribe in sites_for(g.state, [tribe.region], f)]
    if gauls:
        settle(g, tribe, (yield from choose_faction(g, faction, gauls, "ally", tribe)))
    if owners := _mustering(g.state):
        owner = yield from choose_faction(g, faction, owners, "warband", tribe.region)
        place_warbands(g, tribe.region, owner, 1)
