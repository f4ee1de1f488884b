"""5.4 Free Battles by Event: one Region, no Ambush or Besiege unless the text says so, on the Event's own terms."""

from collections.abc import Sequence

from alesia.games.falling_sky.abilities.ambush import more_hidden
from alesia.games.falling_sky.abilities.base import in_aedui_reach, in_reach
from alesia.games.falling_sky.acting import acting_hidden
from alesia.games.falling_sky.board import PARTNER, hidden, number_of, total
from alesia.games.falling_sky.commands.base import battle_rule
from alesia.games.falling_sky.commands.battle import (
    battle_one_of,
    battle_regions,
    breaks_out,
    resolve,
    targets,
)
from alesia.games.falling_sky.commands.outlook import would_cost
from alesia.games.falling_sky.commands.strength import (
    PLAIN,
    Terms,
    terms_that_hold,
)
from alesia.games.falling_sky.components import (
    AEDUI,
    FACTIONS,
    Faction,
    Region,
)
from alesia.games.falling_sky.events.actions import begin_free, choose_faction_or_stop, choose_region
from alesia.games.falling_sky.groups import Group
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.sharing import (
    defend_together,
    may_defend_together,
    may_share,
    offer_to_share,
    part_after_battle,
    set_shared,
    shared_here,
)
from alesia.games.falling_sky.state import State
from alesia.kernel.ask import Procedure

NO_RETREAT = Terms(retreat=False)


def free_battle(
    g: Gaul, attacker: Faction, region: Region, terms: Terms = PLAIN, enemies: Sequence[Faction] = FACTIONS
) -> Procedure[None]:
    """A Battle in this Region against one of these enemies, if any is there: a Command of its own."""
    begin_free(g.state, attacker, (region,), 0)
    yield from battle_here(g, attacker, region, terms, enemies)


def battle_here(
    g: Gaul, attacker: Faction, region: Region, terms: Terms = PLAIN, enemies: Sequence[Faction] = FACTIONS
) -> Procedure[None]:
    """The same as part of a Battle Command that has begun (A28)."""
    if terms.attackers is None and any(f in enemies for f in third_parties(g.state, attacker, region)):
        yield from offer_to_share(g, attacker, region)
    elif has_lent(attacker, terms.attackers or ()):
        set_shared(g.state, attacker, region)
    there = [f for f in targets(g.state, attacker, region) if f in enemies]
    yield from battle_one_of(g, attacker, there, region, terms)


def decisive_battle(g: Gaul, faction: Faction, regions: Sequence[Region]) -> Procedure[None]:
    """A21, A57 A Battle without Retreat in one of these Regions; then another there if wished, against whomever."""
    fields = [r for r in battlefields(g.state, faction) if r in regions]
    if not fields:
        return
    region = yield from choose_region(g, faction, fields, "first")
    yield from free_battle(g, faction, region, NO_RETREAT)
    begin_free(g.state, faction, (region,), 0)  # A1.4 another Command: who shared in the first may be its enemy
    if total(g.state, region, faction):
        enemies = worth_a_battle(g.state, faction, region)
        again = yield from choose_faction_or_stop(g, faction, enemies, "again", region)
        if again is not None:
            yield from free_battle(g, faction, region, enemies=(again,))


def worth_a_battle(s: State, attacker: Faction, region: Region, terms: Terms = PLAIN) -> list[Faction]:
    """Enemies against whom a Battle could change anything: no others are offered where none need be fought."""
    return [f for f in targets(s, attacker, region) if would_matter(s, attacker, f, region, terms)]


def can_battle(s: State, faction: Faction, regions: Sequence[Region]) -> bool:
    """Whether a Battle in one of these Regions, in which the enemy may Retreat, could change anything (A21, A57 the
    second too)."""
    fields = [r for r in battlefields(s, faction) if r in regions]
    return any(would_matter(s, faction, f, r) for r in fields for f in targets(s, faction, r))


def has_lent(attacker: Faction, group: Group) -> bool:
    """38 Whether pieces of the other Faction are in the group, as was agreed."""
    return any(what.faction is PARTNER.get(attacker) for what, _ in group)


def third_parties(s: State, attacker: Faction, region: Region) -> list[Faction]:
    """38 Enemies against whom the pieces of Romans and Aedui could be shared."""
    return [f for f in targets(s, attacker, region) if PARTNER.get(attacker) is not f]


def is_led(s: State, attacker: Faction, region: Region) -> bool:
    """4.1.2 Near enough the Leader for an Ambush."""
    return in_aedui_reach(s, region) if attacker is AEDUI else in_reach(s, attacker, region)


def can_ambush(s: State, attacker: Faction, defender: Faction, region: Region) -> bool:
    """5.4 Near enough the Leader, as ever, and with more Hidden pieces than the Defender."""
    unseen = number_of(s, region, acting_hidden(s, region, attacker))
    return is_led(s, attacker, region) and unseen > hidden(s, region, defender)


def ambush(g: Gaul, attacker: Faction, defender: Faction, region: Region, terms: Terms) -> Procedure[bool]:
    """5.4 A Battle with Ambush, or none, after the Slingers (13): near the Leader, and with more Hidden once the
    Defender has said whether it shares (A1.4). Whether it came to that."""
    s, rule = g.state, battle_rule(g.state, attacker)
    terms = terms_that_hold(s, attacker, defender, terms)
    if not is_led(s, attacker, region) or not more_hidden(s, attacker, defender, region, terms.attackers):
        return False
    yield from defend_together(g, attacker, defender, region)
    possible = more_hidden(s, attacker, defender, region, terms.attackers)
    if possible:
        g.log("battle", rule, attacker, defender, region)
        g.log("ambush", rule, attacker, defender, region)
        yield from resolve(g, attacker, defender, region, True, False, terms)
    else:
        g.log("ambush_kept_off", rule, attacker, defender, region)
    part_after_battle(s, attacker)
    return possible


def battlefields(s: State, attacker: Faction, enemies: Sequence[Faction] = FACTIONS) -> list[Region]:
    """Regions where the Faction could Battle one of these enemies."""
    found = battle_regions(s, attacker)
    return [r for r in found if any(f in enemies for f in targets(s, attacker, r))]


def would_matter(s: State, attacker: Faction, defender: Faction, region: Region, terms: Terms = PLAIN) -> bool:
    """Whether a Battle could change anything: Losses on a side, a Retreat, pieces Revealed, 4 or a group that breaks
    out; 38 with pieces shared, too."""
    boards = [s]
    if PARTNER.get(attacker) is not defender and terms.attackers is None and may_share(s, attacker, region):
        boards.append(shared_here(s, attacker, region))
    if may_defend_together(s, attacker, defender, region):
        boards.append(shared_here(s, defender, region))
    return any(_would_matter(board, attacker, defender, region, terms) for board in boards)


def _would_matter(s: State, attacker: Faction, defender: Faction, region: Region, terms: Terms) -> bool:
    terms = terms_that_hold(s, attacker, defender, terms)
    if acting_hidden(s, region, defender) or (not terms.hide_attackers and acting_hidden(s, region, attacker)):
        return True
    return breaks_out(s, attacker, defender, region, terms) or would_cost(s, attacker, defender, region, terms)
