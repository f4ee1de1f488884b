"""A2.1D The Interlude: German Forces become those of Falling Sky."""

from collections.abc import Sequence

from alesia.games.falling_sky.available import available_allies, available_bands, bands_in_game
from alesia.games.falling_sky.board import (
    ally_sites,
    bands,
    has_settlement,
    homes,
    leader_region,
    place_ally,
    place_bands,
    take,
)
from alesia.games.falling_sky.components import (
    GERMANIA,
    GERMANS,
    LEADER,
    OWN_BANDS,
    SETTLEMENT,
    Region,
    Tribe,
    mask_of,
    piece,
)
from alesia.games.falling_sky.control import controls
from alesia.games.falling_sky.drawing import draw_lot
from alesia.games.falling_sky.events.exchange import allied_tribes
from alesia.games.falling_sky.interlude.removing import (
    QUARTER,
    Share,
    at_least,
    due,
    remove_allies,
    remove_bands,
    withdraw,
)
from alesia.games.falling_sky.negotiation import Gaul, is_nonplayer
from alesia.games.falling_sky.regions import regions
from alesia.games.falling_sky.scenarios import RETIRED_WARBANDS
from alesia.games.falling_sky.state import State, altered
from alesia.kernel.ask import Act, Procedure, act, choose, choose_number, unless_alike

RULE = "A2.1D"
INSTEAD = 3
AVAILABLE = act("available")
SHARE = Share(GERMANS, GERMANS, RULE, QUARTER, mask_of(GERMANIA))


def adjust_germans(g: Gaul) -> Procedure[None]:
    retire_leader(g)
    yield from retire_warbands(g)
    yield from replace_settlements(g)
    yield from remove_allies(g, SHARE)
    yield from remove_bands(g, SHARE)


def retire_leader(g: Gaul) -> None:
    """From the map or from Available."""
    s = g.state
    here = leader_region(s, GERMANS)
    if here is not None:
        take(s, here, piece(GERMANS, LEADER))
    s.named = altered(s.named, GERMANS, 0)
    g.log("retire_leader", RULE, GERMANS)


# ---- Fifteen Warbands -------------------------------------------------------------------------------------------


def retire_warbands(g: Gaul) -> Procedure[None]:
    """Any fifteen of thirty, Available ones too; a Non-player's Available ones first, those at home last."""
    pick = _draw_warbands if is_nonplayer(g.state, GERMANS) else _choose_warbands
    yield from pick(g)


def _choose_warbands(g: Gaul) -> Procedure[None]:
    s = g.state
    while left := RETIRED_WARBANDS - s.retired:
        own = [r for r in regions(s) if bands(s, r, GERMANS)]
        spare: list[Region | Act] = [AVAILABLE] if available_bands(s, GERMANS) else []
        choices = spare if _goes_anyway(s, left) else [*own, *spare]
        place = yield from choose(GERMANS, "interlude_retire", RULE, choices, left)
        region = place if isinstance(place, Region) else None
        there = bands(s, region, GERMANS) if region is not None else available_bands(s, GERMANS)
        least = at_least(left, bands_in_game(s, GERMANS) - there)
        if _goes_anyway(s, left) or (least >= there - 1 and _is_all_there_is(s, there, left)):
            least = min(left, there)
        n = yield from choose_number(GERMANS, "interlude_retire_number", RULE, least, min(left, there), left, region)
        _retire(g, region, n)


def _goes_anyway(s: State, left: int) -> bool:
    """The last Warband on the map, to which no Settlement adds any: a quarter of one is one (A2.1D), so that those
    Available can be retired."""
    return available_bands(s, GERMANS) >= left and _is_all_there_is(s, 1)


def _is_all_there_is(s: State, n: int, left: int = RETIRED_WARBANDS) -> bool:
    """So many Warbands on the map, all of which may still be retired, and no Settlement that adds any."""
    every = sum(bands(s, r, GERMANS) for r in regions(s)) == n <= left
    return every and not any(has_settlement(s, r) for r in regions(s))


def _draw_warbands(g: Gaul) -> Procedure[None]:
    s = g.state
    g.log("retire_due", RULE, RETIRED_WARBANDS, available_bands(s, GERMANS))
    _retire(g, None, min(RETIRED_WARBANDS, available_bands(s, GERMANS)))
    while left := RETIRED_WARBANDS - s.retired:
        own = [r for r in regions(s) if bands(s, r, GERMANS)]
        abroad = [r for r in own if not r.mask & homes(s, GERMANS)]
        region = yield from draw_lot(g, "interlude_region", RULE, abroad or own, GERMANS)
        _retire(g, region, min(left, bands(s, region, GERMANS)))


def _retire(g: Gaul, region: Region | None, n: int) -> None:
    """Out of the game; from the map by way of Available."""
    s = g.state
    if region is not None:
        withdraw(g, RULE, region, OWN_BANDS[GERMANS], n)
    s.retired += n
    s.pools[GERMANS] = None
    g.log("retire", RULE, GERMANS, n)


# ---- Settlements ------------------------------------------------------------------------------------------------


def replace_settlements(g: Gaul) -> Procedure[None]:
    """Under Germanic Control by Allies, as far as there are; all others by three Warbands."""
    yield from _settle_down(g)
    yield from _scatter(g)


def _settle_down(g: Gaul) -> Procedure[None]:
    s = g.state
    while places := settlers(s):
        scarce = available_allies(s, GERMANS) < len(places)
        tribe = yield from _pick_tribe(g, [t for r in (places if scarce else places[:1]) for t in sites(s, r)])
        _remove_settlement(g, tribe.region)
        place_ally(s, tribe, GERMANS)
        g.log("place_ally", RULE, GERMANS, tribe)


def settlers(s: State) -> list[Region]:
    """Where a Settlement can become an Ally."""
    return [r for r in regions(s) if has_settlement(s, r) and controls(s, GERMANS, r) and sites(s, r)]


def sites(s: State, region: Region) -> list[Tribe]:
    return ally_sites(s, region, GERMANS)


def _pick_tribe(g: Gaul, tribes: Sequence[Tribe]) -> Procedure[Tribe]:
    if is_nonplayer(g.state, GERMANS):
        return (yield from draw_lot(g, "interlude_tribe", RULE, tribes, GERMANS))
    unlike = unless_alike(tribes, lambda tribe: tribe.region if _goes_at_once(g.state, tribe) else tribe)
    return (yield from choose(GERMANS, "interlude_tribe", RULE, unlike, GERMANS))


def _goes_at_once(s: State, tribe: Tribe) -> bool:
    """The last new Ally, and with it all who are abroad must go; or if it is at home, all."""
    old = allied_tribes(s, regions(s), [GERMANS])
    first = old if tribe.region.mask & SHARE.last else [t for t in old if not t.region.mask & SHARE.last]
    return len(settlers(s)) == 1 and due(SHARE, len(old) + 1) > len(first)


def _scatter(g: Gaul) -> Procedure[None]:
    """Which comes first matters only where Warbands are scarce."""
    s = g.state
    while places := [r for r in regions(s) if has_settlement(s, r)]:
        scarce = available_bands(s, GERMANS) < INSTEAD * len(places)
        region = yield from _pick_settlement(g, places if scarce else places[:1])
        g.log("no_ally_instead", RULE, region, why_no_ally(s, region), min(INSTEAD, available_bands(s, GERMANS)))
        _remove_settlement(g, region)
        n = place_bands(s, region, GERMANS, INSTEAD)
        g.log("place_bands", RULE, GERMANS, region, n)


def why_no_ally(s: State, region: Region) -> int:
    """No Germanic Control; no Ally Available; no Subdued Tribe."""
    if not controls(s, GERMANS, region):
        return 0
    return 2 if available_allies(s, GERMANS) else 1


def _pick_settlement(g: Gaul, places: Sequence[Region]) -> Procedure[Region]:
    s, left = g.state, available_bands(g.state, GERMANS)
    if not left:
        return places[0]
    if is_nonplayer(s, GERMANS):
        return (yield from draw_lot(g, "interlude_settlement", RULE, places, left))
    return (yield from choose(GERMANS, "interlude_settlement", RULE, places, left))


def _remove_settlement(g: Gaul, region: Region) -> None:
    take(g.state, region, piece(GERMANS, SETTLEMENT))
    g.log("retire_settlement", RULE, region)
