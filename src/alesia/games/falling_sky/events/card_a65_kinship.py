"""A65 Kinship. Unshaded: in any Regions either the Belgae Battle the Germans or the Germans the Belgae, without their
Leader, as the executing Faction says. Shaded: it replaces four Warbands and two Allies of the one with
those of the other.

Traps: one Battle Command of one side, in at least one Region if it can; the Leader of the Attackers neither fights nor
takes Losses, that of the Defenders does; behind the Warbands Allies, Citadel and Settlement do, and 3.3.4 they may be
there alone; owners say what is lost and who Retreats; no Ambush. Shaded: as many as there are; what is not Available or
may not stand there does not come (5.1.1).
"""

from collections.abc import Sequence

from alesia.games.falling_sky.available import available_allies, available_bands
from alesia.games.falling_sky.board import has_leader, may_hold, own_pieces, total
from alesia.games.falling_sky.commands.base import BATTLE
from alesia.games.falling_sky.commands.battle import battle_one_of
from alesia.games.falling_sky.commands.strength import Terms
from alesia.games.falling_sky.components import BELGAE, GERMANS, OWN_BANDS, Faction, Region, Tribe
from alesia.games.falling_sky.events.actions import (
    begin_free,
    choose_faction,
    choose_piece,
    choose_region,
    choose_region_or_stop,
    choose_tribe,
)
from alesia.games.falling_sky.events.base import ended, event
from alesia.games.falling_sky.events.battles import would_matter
from alesia.games.falling_sky.events.exchange import allied_tribes, win_ally, win_band
from alesia.games.falling_sky.events.picking import number_on_map, regions_holding
from alesia.games.falling_sky.groups import Group
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.state import SHADED, UNSHADED, State
from alesia.games.falling_sky.war import lands
from alesia.kernel.ask import Procedure
from alesia.kernel.foresight import unless_foreseen_alike

KIN = {BELGAE: GERMANS, GERMANS: BELGAE}
WARBANDS, ALLIES = 4, 2


def warbands(s: State, faction: Faction, region: Region) -> Group:
    return tuple((what, s.pieces[region.base + what]) for what in own_pieces(s, region, OWN_BANDS[faction]))


def terms_of(s: State, attacker: Faction, region: Region) -> Terms:
    return Terms(attackers=warbands(s, attacker, region), rear=True)


def fields(s: State, attacker: Faction) -> list[Region]:
    """Regions where pieces of the one, other than the Leader, meet pieces of the other."""
    return [r for r in lands(s) if total(s, r, attacker) > has_leader(s, r, attacker) and total(s, r, KIN[attacker])]


def _matters(s: State, attacker: Faction, region: Region) -> bool:
    return would_matter(s, attacker, KIN[attacker], region, terms_of(s, attacker, region))


def kin_can_feud(s: State, faction: Faction) -> bool:
    return any(_matters(s, attacker, r) for attacker in KIN for r in fields(s, attacker))


@event(165, UNSHADED, kin_can_feud)
def family_feud(g: Gaul, faction: Faction) -> Procedure[None]:
    able = [f for f in KIN if fields(g.state, f)]
    if not able:
        return
    unlike = unless_foreseen_alike(g, able, lambda trial, f: ended(trial, faction, feud(trial, faction, f)))
    attacker = yield from choose_faction(g, faction, unlike, "attacker")
    yield from feud(g, faction, attacker)


def feud(g: Gaul, faction: Faction, attacker: Faction) -> Procedure[None]:
    """Region by Region, each once."""
    s = g.state
    begin_free(s, attacker, (), 0)
    s.command = BATTLE
    region: Region | None = yield from choose_region(g, faction, fields(s, attacker), "battle")
    done: list[Region] = []
    while region is not None:
        done.append(region)
        yield from battle_one_of(g, attacker, [KIN[attacker]], region, terms_of(s, attacker, region))
        left = [r for r in fields(s, attacker) if r not in done and _matters(s, attacker, r)]
        region = yield from choose_region_or_stop(g, faction, left, "battle")


# ---- shaded -----------------------------------------------------------------------------------------------------


def can_give(s: State, faction: Faction) -> bool:
    return bool(regions_holding(s, OWN_BANDS[faction]) or allied_tribes(s, lands(s), [faction]))


def kin_can_change(s: State, faction: Faction) -> bool:
    return any(can_give(s, f) for f in KIN)


@event(165, SHADED, kin_can_change)
def intermarried(g: Gaul, faction: Faction) -> Procedure[None]:
    able = [f for f in KIN if can_give(g.state, f)]
    if not able:
        return
    lost = yield from choose_faction(g, faction, able, "lost")
    for left in range(WARBANDS, 0, -1):
        if regions := regions_holding(g.state, OWN_BANDS[lost]):
            every = all_change(g.state, lost, left)
            offered = regions[:1] if every else regions
            region = yield from choose_region(g, faction, offered, "warband", left, KIN[lost])
            found = own_pieces(g.state, region, OWN_BANDS[lost])
            what = yield from choose_piece(g, faction, found[:1] if every else found, region, "warband")
            win_band(g, region, what, KIN[lost], who=faction)
    for left in range(ALLIES, 0, -1):
        if tribes := allied_tribes(g.state, lands(g.state), [lost]):
            offered_tribes = tribes[:1] if all_allies_change(g.state, lost, tribes, left) else tribes
            win_ally(g, (yield from choose_tribe(g, faction, offered_tribes, "ally", left, KIN[lost])), KIN[lost])


def all_change(s: State, lost: Faction, left: int) -> bool:
    """As many Warbands as there are, and pieces for all of them or for none: nobody need say in which order."""
    n, heirs = number_on_map(s, OWN_BANDS[lost], lands(s)), available_bands(s, KIN[lost])
    return n <= left and not 0 < heirs < n and not s.wall


def all_allies_change(s: State, lost: Faction, tribes: Sequence[Tribe], left: int) -> bool:
    """The same for Allies; or none of them finds another in its place."""
    heirs = available_allies(s, KIN[lost]) if any(may_hold(s, t, KIN[lost]) for t in tribes) else len(tribes)
    return len(tribes) <= min(left, heirs) or (len(tribes) <= left and not heirs)
