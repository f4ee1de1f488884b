"""4.3.3, 4.4.3, 4.5.3, A4.6.3 Ambush: when it may be announced, and Caesar's roll."""

from alesia.games.falling_sky.abilities.base import AMBUSH, commit, in_aedui_reach, in_reach, may_use
from alesia.games.falling_sky.acting import acting_hidden
from alesia.games.falling_sky.board import has_fort, has_named_leader, hidden, is_permanent, number_of
from alesia.games.falling_sky.capabilities import BALLISTAE, capability, holds_in_battle
from alesia.games.falling_sky.commands.losses import Struck, remove_target
from alesia.games.falling_sky.components import (
    AEDUI,
    BELGAE,
    CARD,
    CITADEL,
    FORT,
    GERMANS,
    ROMANS,
    Faction,
    Region,
    Tribe,
    piece,
)
from alesia.games.falling_sky.groups import Group, group_size
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.state import SHADED, State
from alesia.games.falling_sky.war import run_by_game
from alesia.kernel.ask import Procedure, act, confirm, roll

AEDUI_LIMIT = 1


def more_hidden(s: State, attacker: Faction, defender: Faction, region: Region, group: Group | None = None) -> bool:
    """The Battle begins with more Hidden Attackers, 51, 72 all of a group that fights alone, than Hidden Defenders."""
    unseen = hidden_there(s, attacker, region) if group is None else group_size(group)
    return unseen > hidden_there(s, defender, region)


def hidden_there(s: State, faction: Faction, region: Region) -> int:
    """A1.4 With Diviciacus, shared pieces enable or block an Ambush; with card 38 alone they do not."""
    if s.diviciacus and s.shared & region.mask:
        return number_of(s, region, acting_hidden(s, region, faction))
    return hidden(s, region, faction)


def may_ambush(s: State, attacker: Faction, defender: Faction, region: Region) -> bool:
    if s.ambush_anywhere:
        return attacker in AMBUSH and holds_in_battle(s, attacker, defender)
    if attacker not in AMBUSH or not may_use(s, AMBUSH[attacker]):
        return False
    if attacker is AEDUI:
        near_enough = s.ambushes < AEDUI_LIMIT and in_aedui_reach(s, region)
    else:
        near_enough = in_reach(s, attacker, region)
    return near_enough and more_hidden(s, attacker, defender, region)


def announce_ambush(g: Gaul, attacker: Faction, defender: Faction, region: Region) -> Procedure[bool]:
    """Whom the game runs Ambushes wherever it can (3.4.4, A4.3.3); others choose, Battle by Battle."""
    s = g.state
    if attacker is run_by_game(s):
        return more_hidden(s, attacker, defender, region)
    if not may_ambush(s, attacker, defender, region):
        return False
    ability = AMBUSH[attacker]
    about = (region, defender, _caesars_chance(s, attacker, defender, region))
    if not (yield from confirm(attacker, "ambush", ability.rule, *about)):
        return False
    commit(s, ability)
    s.ambushes += 1
    g.log("ambush", ability.rule, attacker, defender, region)
    return True


def _caesars_chance(s: State, attacker: Faction, defender: Faction, region: Region) -> int:
    """For the question: 0 he is not there, 1 he holds on 4-6, 2 on 5-6."""
    return rolls_for_caesar(s, defender, region) and (2 if attacker is BELGAE else 1)


def rolls_for_caesar(s: State, defender: Faction, region: Region) -> bool:
    return defender is ROMANS and has_named_leader(s, region, ROMANS)


def caesar_holds(g: Gaul, attacker: Faction, defender: Faction, region: Region) -> Procedure[bool]:
    """Caesar among the Ambushed rolls 4-6 (5-6 against Belgae): Losses are rolled for, and Rome strikes back."""
    if not rolls_for_caesar(g.state, defender, region):
        return False
    rule = _caesars_rule(g.state, attacker)
    die = yield from roll("caesar_ambushed", rule, attacker, region)
    held = die >= (5 if attacker is BELGAE else 4)
    g.log("caesar_ambushed", rule, region, die, held)
    return held


def _caesars_rule(s: State, attacker: Faction) -> str:
    """A4.3.3, 3.4.4 Whom the game runs Ambushes by rules of its own."""
    if attacker is run_by_game(s):
        return "3.4.4" if attacker is GERMANS else "A4.3.3"
    return AMBUSH[attacker].rule


def storm(g: Gaul, attacker: Faction, defender: Faction, region: Region) -> Procedure[None]:
    """10 After its Ambush the holder of the Ballistae may remove the Defender's Fort or Citadel; whom the game runs
    always does."""
    if not may_storm(g.state, attacker, defender):
        return
    for what in strongholds(g.state, defender, region):
        step = "citadel" if isinstance(what, Tribe) else "fort"
        always = attacker is run_by_game(g.state)
        if always or (yield from confirm(attacker, "event_confirm", "5.3", CARD[BALLISTAE], step, region)):
            remove_target(g, region, what, 1, "5.3")


def may_storm(s: State, attacker: Faction, defender: Faction) -> bool:
    """10 The holder; A31 unless that harms Germans."""
    return capability(s, BALLISTAE, SHADED, attacker) and holds_in_battle(s, attacker, defender)


def strongholds(s: State, defender: Faction, region: Region) -> list[Struck]:
    """A Citadel, a Fort but that of Provincia (1.4.2), or an Abatis (A64)."""
    found: list[Struck] = [t for t in region.tribes if s.tribes[t] == CITADEL + defender]
    fort = piece(ROMANS, FORT)
    if defender is ROMANS and has_fort(s, region) and not is_permanent(region, fort):
        found.append(fort)
    if s.abatis[defender] == region + 1:
        found.append(act("abatis", defender))
    return found
