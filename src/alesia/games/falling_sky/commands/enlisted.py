"""A4.5.1 Germanic Commands with at most four Germanic pieces, as the Belgae guide them; `germanic` has those of 3.4.

They are Limited, cost nothing, and the Germans are not asked (ruling); what a Raid brings is theirs.
"""

from alesia.games.falling_sky.acting import acting_hidden
from alesia.games.falling_sky.board import ally_sites, bands, flip, hidden, move, own_pieces, place_ally, place_bands
from alesia.games.falling_sky.commands.battle import fight, targets
from alesia.games.falling_sky.commands.germanic_rally import germanic_warbands, least_number, reinforce, reinforcement
from alesia.games.falling_sky.commands.outlook import would_cost
from alesia.games.falling_sky.commands.raid import most_raiders, raid_choices, raid_with
from alesia.games.falling_sky.commands.rally import WARBANDS, germanic_choices, may_rally, placements
from alesia.games.falling_sky.commands.strength import Terms, terms_that_hold
from alesia.games.falling_sky.components import (
    GERMANS,
    HIDDEN,
    OWN_BANDS,
    REVEALED,
    SCOUTED,
    Faction,
    Region,
    piece,
)
from alesia.games.falling_sky.groups import Group, choose_group, group_size, without
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.regions import roads
from alesia.games.falling_sky.sharing import may_defend_together
from alesia.games.falling_sky.state import State
from alesia.games.falling_sky.war import war
from alesia.kernel.ask import STOP, Act, Procedure, choose, choose_number, choose_or_stop, unless_alike


def pick(guide: Faction, region: Region, there: Group, most: int, least: int = 1) -> Procedure[Group]:
    """Which of these Germanic Warbands are affected, kind by kind: so many in all at most."""
    group: Group = ()
    for what, n in there:
        needed = least if what is there[-1][0] and not group else 0
        left = min(n, most - group_size(group))
        taken = yield from choose_number(guide, "enlist_join", "A4.5.1", needed, left, region, what)
        group = (*group, (what, taken)) if taken else group
    return group


def warbands(s: State, region: Region) -> Group:
    found = own_pieces(s, region, OWN_BANDS[GERMANS])
    return tuple((what, s.pieces[region.base + what]) for what in found)


# ---- A3.4.1 Rally -----------------------------------------------------------------------------------------------


def may_rally_four(s: State, region: Region) -> bool:
    return may_rally(s, GERMANS, region)


def rally_four(g: Gaul, guide: Faction, region: Region) -> Procedure[None]:
    """An Ally or Warbands, at home also nothing; then at home one Warband more, if not all four are placed."""
    s, choice, placed = g.state, None, 0
    choices = germanic_choices(s, region)
    about = (region, placements(s, GERMANS, region, war(s).most_enlisted))
    if reinforcement(s, region):
        choice = yield from choose_or_stop(guide, "rally", "A3.4.1", choices, *about)
    elif choices:
        choice = yield from choose(guide, "rally", "A3.4.1", choices, *about)
    if choice is not None:
        placed = yield from _place(g, guide, region, choice)
    if placed < war(s).most_enlisted:
        reinforce(g, region)


def _place(g: Gaul, guide: Faction, region: Region, choice: Act) -> Procedure[int]:
    """How many pieces."""
    s = g.state
    if choice is WARBANDS:
        most = min(germanic_warbands(s, region), war(s).most_enlisted)
        n = yield from choose_number(guide, "warbands", "A3.4.1", least_number(s, region, most), most, region)
        place_bands(s, region, GERMANS, n)
        g.log("place_bands", "A3.4.1", GERMANS, region, n)
        return n
    tribe = yield from choose(guide, "ally_at", "A3.4.1", ally_sites(s, region, GERMANS), region)
    place_ally(s, tribe, GERMANS)
    g.log("place_ally", "A3.4.1", GERMANS, tribe)
    return 1


# ---- A3.4.2 March -----------------------------------------------------------------------------------------------


def _unmoved(s: State, region: Region) -> Group:
    """Those that have not Marched."""
    there = [(what, n - s.moved[region.base + what]) for what, n in warbands(s, region)]
    return tuple((what, n) for what, n in there if n)


def may_march_four(s: State, region: Region) -> bool:
    return bool(_unmoved(s, region))


def march_four(g: Gaul, guide: Faction, region: Region) -> Procedure[None]:
    """They flip to Hidden, or lose their Scouted markers; then they go as Gauls do, in one group or in several."""
    s = g.state
    left = _hide(s, region, (yield from pick(guide, region, _unmoved(s, region), war(s).most_enlisted)))
    while left:
        to = yield from choose_or_stop(guide, "march_to", "A3.4.2", roads(s, GERMANS, region), region)
        if to is None:
            return
        group = yield from choose_group(guide, "march_number", "A3.4.2", list(left), region, to)
        for what, n in group:
            move(s, region, to, what, n)
            s.moved[to.base + what] += n
            left = without(left, what, n)
        g.log("germanic_march", "A3.4.2", region, to, group_size(group))


def _hide(s: State, region: Region, picked: Group) -> Group:
    """They by their new sides."""
    sides = {piece(GERMANS, HIDDEN): 0, piece(GERMANS, REVEALED): 0}
    for what, n in picked:
        side = REVEALED if what.kind == SCOUTED else HIDDEN
        if what.kind != side:
            flip(s, region, what, side, n)
        sides[piece(GERMANS, side)] += n
    return tuple((what, n) for what, n in sides.items() if n)


# ---- A3.4.3 Raid ------------------------------------------------------------------------------------------------


def may_raid_four(s: State, region: Region) -> bool:
    return hidden(s, region, GERMANS) > 0 and bool(raid_choices(s, GERMANS, region))


def raid_four(g: Gaul, guide: Faction, region: Region) -> Procedure[None]:
    """One or two Warbands flip (8, shaded: up to three); each brings the Germans a Resource."""
    s = g.state
    for raider in range(most_raiders(s, GERMANS)):
        if not may_raid_four(s, region):
            return
        choices = raid_choices(s, GERMANS, region)
        choice = yield from choose(guide, "raid", "A3.4.3", [*choices, STOP] if raider else choices, region)
        if choice is STOP:
            return
        yield from raid_with(g, GERMANS, region, piece(GERMANS, HIDDEN), choice.target)


# ---- A3.4.4 Battle ----------------------------------------------------------------------------------------------


def may_battle_four(s: State, region: Region) -> bool:
    return bool(bands(s, region, GERMANS)) and bool(targets(s, GERMANS, region))


def battle_four_is_felt(s: State, region: Region) -> bool:
    """Whether a Battle there may change anything at all."""
    return hidden(s, region, GERMANS) > 0 or any(_is_felt(s, f, region) for f in targets(s, GERMANS, region))


def _is_felt(s: State, defender: Faction, region: Region) -> bool:
    """Losses, a Retreat, Hidden pieces, 38 or pieces that are shared; with all Warbands, who are never less felt."""
    every = terms_that_hold(s, GERMANS, defender, Terms(attackers=tuple(warbands(s, region))))
    led = may_defend_together(s, GERMANS, defender, region) or acting_hidden(s, region, defender)
    return bool(led) or would_cost(s, GERMANS, defender, region, every)


def battle_four(g: Gaul, guide: Faction, region: Region) -> Procedure[None]:
    """Without Ambush; nobody else of the Germans fights or takes Losses."""
    s = g.state
    enemies = unless_alike(targets(s, GERMANS, region), lambda f: f if _is_felt(s, f, region) else None)
    defender = yield from choose(guide, "battle_target", "A3.4.4", enemies, region)
    group = yield from pick(guide, region, warbands(s, region), war(s).most_enlisted)
    g.log("battle", "A3.4.4", GERMANS, defender, region)
    yield from fight(g, GERMANS, defender, region, ambush=False, terms=Terms(attackers=group, guide=guide))
