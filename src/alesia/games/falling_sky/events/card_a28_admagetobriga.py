"""A28 Admagetobriga (one text).

The executing Faction Battles free in Sequani and the Regions next to it, in each once, without Retreat. In each it
says who fights on its side: its own pieces there, Arverni Warbands, who are not asked, and the Warbands and Auxilia of
any other Faction that agrees; each answers once for the whole Event, a Non-player Region by Region (A8.6.6). Then it
names the enemy, anybody who does not help.

Traps: neither Leaders nor Legions nor Allies are lent; own pieces are not needed in a Region; at least one Battle if
it needs nobody's agreement (5.1.3); the Losses of a Counterattack fall on own and lent pieces as the executing Faction
says, on its Allies and Citadel when no others are left; all these Battles are one Command (13, 59); no Ambush (5.4).
A31 Germans whom no Event helps fight alone, and so does who attacks Germans whom none harms.
"""

from alesia.games.falling_sky.board import bands, total
from alesia.games.falling_sky.capabilities import holds_in_battle
from alesia.games.falling_sky.components import AEDUI, BELGAE, FACTIONS, REGION, Faction, Region
from alesia.games.falling_sky.events.actions import (
    agree,
    begin_free,
    choose_faction,
    choose_faction_or_stop,
    choose_region,
    choose_region_or_stop,
)
from alesia.games.falling_sky.events.base import event
from alesia.games.falling_sky.events.battles import NO_RETREAT, battle_here, would_matter
from alesia.games.falling_sky.negotiation import Gaul, is_nonplayer
from alesia.games.falling_sky.regions import vicinity
from alesia.games.falling_sky.state import UNSHADED, State
from alesia.games.falling_sky.war import run_by_game
from alesia.kernel.ask import Procedure
from alesia.kernel.foresight import unless_foreseen_alike

SEQUANI = REGION["Sequani"]
Answers = dict[tuple[Faction, Region], bool]


def others_in(s: State, faction: Faction, region: Region) -> list[Faction]:
    return [f for f in FACTIONS if f is not faction and total(s, region, f)]


def helpers(s: State, faction: Faction, region: Region, answers: Answers, sure: bool = False) -> list[Faction]:
    """Who could lend Warbands or Auxilia here, and has not refused; or surely will. A31 nobody to Germans whom no Event
    helps."""
    if not holds_in_battle(s, faction, run_by_game(s)):
        return []
    there = [f for f in others_in(s, faction, region) if bands(s, region, f) and might_lend(s, faction, f, region)]
    return [f for f in there if answers.get((f, region), f is run_by_game(s) if sure else True)]


def might_lend(s: State, faction: Faction, friend: Faction, region: Region) -> bool:
    """A8.6.6 Non-player Aedui and Belgae lend where the Faction fights as well, A8.8.8 Romans and 8.4.2 Germans
    never."""
    return not is_nonplayer(s, friend) or (friend in (AEDUI, BELGAE) and total(s, region, faction) > 0)


def can_fight(s: State, faction: Faction, region: Region, answers: Answers, sure: bool = False) -> bool:
    """Whether somebody could attack somebody else on the Faction's behalf."""
    able = helpers(s, faction, region, answers, sure)
    enemies = enemies_of(s, faction, region, [])
    return bool(enemies) and (total(s, region, faction) > 0 or any(f is not e for f in able for e in enemies))


def enemies_of(s: State, faction: Faction, region: Region, friends: list[Faction]) -> list[Faction]:
    """All others, A31 but Germans whom no Event harms, where only others' pieces could attack them."""
    others = [f for f in others_in(s, faction, region) if f not in friends]
    return [f for f in others if total(s, region, faction) or holds_in_battle(s, faction, f)]


def can_resist(s: State, faction: Faction) -> bool:
    return any(has_effect(s, faction, region, {}) for region in vicinity(s, SEQUANI))


def has_effect(s: State, faction: Faction, region: Region, answers: Answers) -> bool:
    return any(matters(s, faction, enemy, region, answers) for enemy in others_in(s, faction, region))


def matters(s: State, faction: Faction, enemy: Faction, region: Region, answers: Answers) -> bool:
    """A Battle in which all others help who have not refused, if they will."""
    trial = joined(s, faction, enemy, region, answers)
    able = total(s, region, faction) > 0 or trial.lenders > 0
    return able and would_matter(trial, faction, enemy, region, NO_RETREAT)


def joined(s: State, faction: Faction, enemy: Faction, region: Region, answers: Answers) -> State:
    """As if all others helped against this enemy."""
    trial = s.copy()
    trial.actor = faction
    combine(trial, region, [f for f in helpers(s, faction, region, answers) if f is not enemy], enemy)
    return trial


def ends_alike(g: Gaul, faction: Faction, region: Region, answers: Answers) -> bool:
    """Two others are alone there, one of whom is not asked: whoever of them attacks, it ends the same."""
    s, there = g.state, others_in(g.state, faction, region)
    if total(s, region, faction) or len(there) != 2 or run_by_game(s) not in there:
        return False
    if not helpers(s, faction, region, answers) == there == enemies_of(s, faction, region, []):
        return False
    foe = dict(zip(there, reversed(there), strict=True))
    unlike = unless_foreseen_alike(g, there, lambda trial, f: strike(trial, faction, region, [f], foe[f]))
    return len(unlike) == 1


@event(128, UNSHADED, can_resist)
def combined_resistance(g: Gaul, faction: Faction) -> Procedure[None]:
    s, answers, begun = g.state, Answers(), False
    begin_free(s, faction, (), 0)
    left = list(vicinity(s, SEQUANI))
    while True:
        must = not begun and can_resist(s, faction) and any(can_fight(s, faction, r, answers, sure=True) for r in left)
        fields = [r for r in left if can_fight(s, faction, r, answers) and (must or has_effect(s, faction, r, answers))]
        region = yield from (choose_region if must else choose_region_or_stop)(g, faction, fields, "battle")
        if region is None:
            return
        fought = yield from resist(g, faction, region, answers)
        begun = begun or fought
        if fought:
            left.remove(region)


def resist(g: Gaul, faction: Faction, region: Region, answers: Answers) -> Procedure[bool]:
    """One Battle; False if nobody is there to fight it."""
    s = g.state
    friends = yield from gather(g, faction, region, answers)
    enemies = enemies_of(s, faction, region, friends)
    if not enemies or not (friends or total(s, region, faction)):
        return False
    unlike = unless_foreseen_alike(g, enemies, lambda trial, enemy: strike(trial, faction, region, friends, enemy))
    enemy = yield from choose_faction(g, faction, unlike, "enemy", region)
    yield from strike(g, faction, region, friends, enemy)
    return True


def strike(g: Gaul, faction: Faction, region: Region, friends: list[Faction], enemy: Faction) -> Procedure[None]:
    """The Battle itself, with all who help."""
    s = g.state
    combine(s, region, friends, enemy)
    if s.lenders:
        g.log("fight_beside", "5.1", faction, region, tuple(friends))
    yield from battle_here(g, faction, region, NO_RETREAT, (enemy,))
    s.borrowed = s.lenders = 0


def gather(g: Gaul, faction: Faction, region: Region, answers: Answers) -> Procedure[list[Faction]]:
    """Friend by friend, so long as an enemy is left; at least one where the Faction has no pieces of its own. Nobody is
    asked where it is all the same who that is."""
    s, friends = g.state, list[Faction]()
    if ends_alike(g, faction, region, answers):
        return [run_by_game(s)]
    while able := _more_helpers(s, faction, region, friends, answers):
        ask = choose_faction_or_stop if friends or total(s, region, faction) else choose_faction
        friend = yield from ask(g, faction, able, "friend", region)
        if friend is None:
            break
        if (yield from lends(g, faction, friend, region, answers)):
            friends.append(friend)
    return friends


def _more_helpers(
    s: State, faction: Faction, region: Region, friends: list[Faction], answers: Answers
) -> list[Faction]:
    """Beside these friends, and not the last whom all of them could attack."""
    able = [f for f in helpers(s, faction, region, answers) if f not in friends]
    return [f for f in able if enemies_of(s, faction, region, [*friends, f])]


def lends(g: Gaul, faction: Faction, friend: Faction, region: Region, answers: Answers) -> Procedure[bool]:
    """Whom the game runs is not asked; others once for all Regions, A8.6.6 Non-players in each, where it has effect: he
    who could change nothing, now that others have refused, stays out of it."""
    s = g.state
    if (friend, region) in answers or friend is run_by_game(s):
        return answers.get((friend, region), True)
    if not has_effect(s, faction, region, answers):
        answers[friend, region] = not has_effect(s, faction, region, {})
        return answers[friend, region]
    agreed = yield from agree(g, friend, "lend", faction, region)
    answers |= {(friend, r): agreed for r in ([region] if is_nonplayer(s, friend) else vicinity(s, SEQUANI))}
    g.log("lend", "5.1", friend, faction, agreed)
    return agreed


def combine(s: State, region: Region, friends: list[Faction], enemy: Faction) -> None:
    """Their Warbands and Auxilia act as the actor's, A31 if this may help it against that enemy."""
    if friends and holds_in_battle(s, FACTIONS[s.actor], enemy):
        s.borrowed = region.mask
        s.lenders = sum(1 << f for f in friends)
