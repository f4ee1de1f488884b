"""8.5.1 Battle, with Ambush, after Rampage or with Enlist."""

from collections.abc import Collection, Hashable, Iterable, Sequence
from typing import NamedTuple

from alesia.games.falling_sky.abilities.ambush import may_ambush
from alesia.games.falling_sky.abilities.base import in_reach
from alesia.games.falling_sky.abilities.enlist import all_joined, enlist_regions
from alesia.games.falling_sky.abilities.rampage import rampage_regions, rampage_targets
from alesia.games.falling_sky.board import bands, count, has_leader, hidden, leader_region, mobile, total
from alesia.games.falling_sky.commands.base import BATTLE
from alesia.games.falling_sky.commands.execution import SHEETS
from alesia.games.falling_sky.commands.strength import attack_losses
from alesia.games.falling_sky.components import BELGAE, GERMANS, LEGION, ROMANS, Region
from alesia.games.falling_sky.nonplayers.belgae.enlist import Guide, JoinBattles, find_germanic, find_joining
from alesia.games.falling_sky.nonplayers.belgae.rampage import (
    RampagePlan,
    Scare,
    find_rampage,
    frighten,
    how_many,
    plan_rampage,
)
from alesia.games.falling_sky.nonplayers.belgae.threat import TARGETS, Fight, are_entangled, is_with_ambiorix, threats
from alesia.games.falling_sky.nonplayers.forecast import Outcome, forecast, outcomes
from alesia.games.falling_sky.nonplayers.frost import bars_battle
from alesia.games.falling_sky.nonplayers.mind import Mind, Priority, offered, yes_if
from alesia.games.falling_sky.nonplayers.plans import CommandPlan, open_regions
from alesia.games.falling_sky.nonplayers.reckoning import FROST, GOOD, LEADER_HIT, NO_LOSS, reckoned
from alesia.games.falling_sky.state import State
from alesia.kernel.ask import Ask, Option


class Bout(NamedTuple):
    """A Battle that the Belgae would fight, and whether from Ambush."""

    fight: Fight
    ambush: bool
    board: State

    @property
    def phrase(self) -> object:
        return self.fight.phrase


class Help(NamedTuple):
    """What makes Battles possible: a Rampage, or without one Germans who join; and the board for them."""

    scares: list[Scare]
    board: State


def _ambiorix_outnumbers(mind: Mind, bout: Bout) -> int:
    s, region = bout.board, bout.fight.region
    return is_with_ambiorix(s, bout.fight) and mobile(s, region, bout.fight.enemy) < mobile(s, region, BELGAE)


AMBIORIX_FIRST = Priority("belgae.battle.ambiorix_first", _ambiorix_outnumbers)


class BattlePlan(CommandPlan):
    """First the enemies that threaten, then others; each Battle is weighed again when its turn comes."""

    of = BATTLE

    def __init__(self, foreseen: list[Bout], threats: list[Fight], help_: Help | None = None) -> None:
        super().__init__()
        self.foreseen = foreseen
        self.fights = [bout.fight for bout in foreseen]  # a Rampage leaves somebody to be fought there
        self.threats = threats
        self.help = help_
        self.ambushing = foreseen[0].ambush
        self.begun = False
        self.now: Bout | None = None

    def command(self, mind: Mind, ask: Ask) -> Option | None:
        """Ambush is part of Battle; Rampage, or Germans who join, come before; a Germanic Command comes after."""
        if not self.begun:
            self.begun = True
            found = self._first_ability(mind) if may_add_ability(mind.s) else None
            if found is not None and (option := offered(ask, found.option)):
                mind.ability = found
                self.asked_for_ability = True
                return option
        return super().command(mind, ask)

    def _first_ability(self, mind: Mind) -> RampagePlan | JoinBattles | None:
        if mind.consider("B_AMBUSH", "8.5.1", self._ambush_first):
            self.asked_for_ability = True
            return None
        scares = [] if self.help is None else self.help.scares
        if self.help is None or scares:
            found = find_rampage(mind, self.fights, scares)
            return found or find_joining(mind, useful_germans(mind, self.fights))
        find_rampage(mind, self.fights)
        return find_joining(mind, useful_germans(mind, self.fights))

    def _ambush_first(self, mind: Mind) -> Fight | None:
        """The first Battle if it is by Ambush; why, or why not."""
        fight = self.foreseen[0].fight
        facts = (fight.region, fight.enemy, hidden(mind.s, fight.region, BELGAE))
        if self.ambushing:
            mind.walk.note("why.belgae.ambush", "8.5.1", *facts, may_strike_back(mind.s, fight))
            return fight
        if not may_ambush(mind.s, BELGAE, fight.enemy, fight.region):
            mind.impossible(_why_no_ambush(mind.s, fight.region), *facts, hidden(mind.s, fight.region, fight.enemy))
        elif wants_ambush(mind.s, fight):
            mind.worthless("why.belgae.ambush_not_enough", *facts)
        else:
            mind.needless("why.belgae.ambush_needless", *facts)
        return None

    def find_ability(self, mind: Mind) -> Guide | None:
        return find_germanic(mind, after_battle=True) if may_add_ability(mind.s) else None

    def next_step(self, mind: Mind, ask: Ask) -> Option | None:
        self.now = self._next(mind)
        return None if self.now is None else offered(ask, Option("battle", self.now.fight.region.name))

    def _next(self, mind: Mind) -> Bout | None:
        """As foreseen while that still holds; then whatever has come up since."""
        if self.foreseen and not mind.s.selected and not mind.s.ability:
            return self.foreseen.pop(0)
        open_ = open_regions(mind, BATTLE)
        while self.foreseen:
            fight = self.foreseen.pop(0).fight
            if fight.region in open_ and (bouts := weigh(mind, mind.s, [fight], self.ambushing)):
                return bouts[0]
        pool = pools(mind.s, open_, self.threats)
        found = next((bouts for fights in pool if (bouts := weigh(mind, mind.s, fights, self.ambushing))), [])
        return _begin(mind, mind.s, found, mind.s.resources[BELGAE]) if found else self._must(mind, open_)

    def _must(self, mind: Mind, open_: list[Region]) -> Bout | None:
        """4.1 After a Rampage there must be a Battle, though those who gave way have spoilt the prospect."""
        left = [fight for fight in self.fights if fight.region in open_ and total(mind.s, fight.region, fight.enemy)]
        if mind.s.selected or not mind.s.ability or not left:
            return None
        return Bout(mind.pick(left), False, mind.s)

    def battle_target(self, mind: Mind, ask: Ask) -> Option | None:
        return None if self.now is None else offered(ask, self.now.fight.enemy.option)

    def ambush(self, mind: Mind, ask: Ask) -> Option | None:
        return yes_if(self.now is not None and self.now.ambush)


# ---- the thought ------------------------------------------------------------------------------------------------


def think_battle(mind: Mind) -> BattlePlan | None:
    """By force or by Ambush; else after a Rampage; else, if nobody can be frightened, with Germanic help."""
    open_ = open_regions(mind, BATTLE)
    triggers = [fight for fight in threats(mind.s) if fight.region in open_]
    if not open_ or not any(pools(mind.s, open_, triggers)):
        mind.impossible("why.belgae.no_battle", mind.s.resources[BELGAE])
        return None
    if found := _think_on(mind, mind.s, open_, triggers, first=True):
        return BattlePlan(found, triggers)
    plan = _think_with_help(mind, open_, triggers) if may_add_ability(mind.s) else None
    if plan is None:
        mind.worthless("why.belgae.battle_does_not_pay")
        if is_ambiorix_threatened(mind.s):
            mind.walk.note("belgae.battle.ambiorix_will_not", "8.5.1")
    return plan


def _think_with_help(mind: Mind, open_: list[Region], triggers: list[Fight]) -> BattlePlan | None:
    """8.5.1 "taking into account any Special Ability"."""
    every = [fight for fights in pools(mind.s, open_, triggers) for fight in fights]

    def think() -> tuple[Help | None, list[Bout]]:
        help_ = _find_help(mind, every)
        if help_ is not None:
            mind.walk.note("why.belgae.with_help", "8.5.1", bool(help_.scares))
        return help_, [] if help_ is None else _think_on(mind, help_.board, open_, triggers, first=False)

    help_, found = mind.settle(think, lambda thought: _gist(*thought))
    return BattlePlan(found, triggers, help_) if found else None


def _gist(help_: Help | None, bouts: list[Bout]) -> Hashable:
    """What will be done."""
    scares = () if help_ is None or not bouts else tuple([scare[:3] for scare in help_.scares])
    return scares, tuple([bout[:2] for bout in bouts])


def _find_help(mind: Mind, fights: list[Fight]) -> Help | None:
    """A Rampage that spares the last piece only where it lets the Belgae win; if there is none, the Germans."""
    scares, board = plan_rampage(mind, [fight for fight in fights if _is_won_after_rampage(mind, fight)])
    if scares:
        return Help(scares, board)
    if any(bands(mind.s, r, GERMANS) for r in enlist_regions(mind.s)):
        return Help([], all_joined(mind.s))
    return None


def _is_won_after_rampage(mind: Mind, fight: Fight) -> bool:
    if fight.region not in rampage_regions(mind.s) or fight.enemy not in rampage_targets(mind.s, fight.region):
        return False
    n = how_many(mind.s, fight.region, fight.enemy, [fight])
    after = mind.s.copy()
    frighten(after, Scare(fight.region, fight.enemy, n, after))
    return mind.muse(lambda: can_hurt(after, fight) and is_won(mind, after, fight, False))


def may_add_ability(s: State) -> bool:
    return s.grants > bool(s.ability) and not s.crossed_sea


def _think_on(mind: Mind, board: State, open_: list[Region], triggers: list[Fight], first: bool) -> list[Bout]:
    """The Battles that would be fought on this board, in order; none if Ambiorix, threatened, would not fight."""
    urgent, others = pools(board, open_, triggers)
    bouts = weigh_first(mind, board, urgent) if first else weigh(mind, board, urgent, False)
    if is_ambiorix_threatened(mind.s) and not any(is_with_ambiorix(mind.s, bout.fight) for bout in bouts):
        return []
    if not bouts:
        bouts = weigh_first(mind, board, others) if first else weigh(mind, board, others, False)
    if not bouts:
        return []
    if mind.s.limited:  # 2.3.5 one Battle: if Ambiorix is threatened, his
        bouts = [b for b in bouts if is_with_ambiorix(board, b.fight)] or bouts
    opening = _begin(mind, board, _openings(mind, board, bouts), mind.s.resources[BELGAE])
    if mind.s.limited:
        return [opening]
    return [opening, *_further(mind, board, opening, (urgent, others))]


def _begin(mind: Mind, board: State, bouts: list[Bout], left: int) -> Bout:
    """Ambiorix first; equal ones by dice, unless all will be fought in whatever order."""
    costs = {bout.fight.region: _cost(mind, bout) for bout in bouts}
    alike = len({bout.ambush for bout in bouts}) == 1 and not mind.s.limited
    if alike and sum(costs.values()) <= left and not are_entangled(board, [bout.fight for bout in bouts]):
        return mind.begin_with(bouts, AMBIORIX_FIRST)
    return mind.choose(bouts, AMBIORIX_FIRST)


def is_ambiorix_threatened(s: State) -> bool:
    """If he is and will not Battle, nobody will."""
    return any(is_with_ambiorix(s, fight) for fight in threats(s))


def _openings(mind: Mind, board: State, bouts: list[Bout]) -> list[Bout]:
    """Battles after which Ambiorix, if threatened, can still be paid for, and wins his without Ambush if they had
    none; or his own."""
    his = [bout.fight for bout in bouts if is_with_ambiorix(board, bout.fight)]
    if not his or not is_ambiorix_threatened(mind.s):
        return bouts
    left = mind.s.resources[BELGAE] - _kept_for_ambiorix(mind, board, ())
    ways = {bout.ambush for bout in bouts}
    won = mind.muse(lambda: {ambush: bool(weigh(mind, board, his, ambush)) for ambush in ways})
    return [b for b in bouts if b.fight in his or (_cost(mind, b) <= left and won[b.ambush])]


def _kept_for_ambiorix(mind: Mind, board: State, used: Collection[Region]) -> int:
    """Resources for his Battle if he, being threatened, has not fought yet."""
    here = leader_region(board, BELGAE)
    if here is None or here in used or not is_ambiorix_threatened(mind.s):
        return 0
    return SHEETS[BATTLE].cost(mind.s, BELGAE, here)


def _further(mind: Mind, board: State, opening: Bout, pool: Iterable[list[Fight]]) -> list[Bout]:
    """The Battles after the first, as far as Resources go."""
    left = mind.s.resources[BELGAE] - _cost(mind, opening)
    used, found = [opening.fight.region], list[Bout]()
    for fights in pool:
        bouts = weigh(mind, board, [fight for fight in fights if fight.region not in used], opening.ambush)
        while bouts := [b for b in bouts if _can_follow(mind, b, used, left)]:
            found.append(_begin(mind, board, bouts, left))
            used.append(found[-1].fight.region)
            left -= _cost(mind, found[-1])
    return found


def _can_follow(mind: Mind, bout: Bout, used: list[Region], left: int) -> bool:
    region = bout.fight.region
    kept = _kept_for_ambiorix(mind, bout.board, (*used, region))
    return region not in used and _cost(mind, bout) + kept <= left


def _cost(mind: Mind, bout: Bout) -> int:
    return SHEETS[BATTLE].cost(mind.s, BELGAE, bout.fight.region)


def pools(s: State, open_: Sequence[Region], triggers: Sequence[Fight]) -> tuple[list[Fight], list[Fight]]:
    """Enemies who threaten; other enemies, Germans apart."""
    every = [Fight(r, f) for r in open_ if mobile(s, r, BELGAE) for f in TARGETS if total(s, r, f)]
    return [fight for fight in every if fight in triggers], [fight for fight in every if fight not in triggers]


# ---- one Battle -------------------------------------------------------------------------------------------------


def weigh_first(mind: Mind, s: State, fights: Sequence[Fight]) -> list[Bout]:
    """Those that could be the first Battle: by Ambush where that helps."""
    bouts = [Bout(fight, wants_ambush(s, fight), s) for fight in _hurting(mind, s, fights)]
    return [bout for bout in bouts if is_won(mind, s, bout.fight, bout.ambush)]


def weigh(mind: Mind, s: State, fights: Sequence[Fight], ambushing: bool) -> list[Bout]:
    """Those that could follow: by Ambush wherever possible if the first was one."""
    hurt = _hurting(mind, s, fights)
    bouts = [Bout(f, ambushing and may_ambush(s, BELGAE, f.enemy, f.region), s) for f in hurt]
    return [bout for bout in bouts if is_won(mind, s, bout.fight, bout.ambush)]


def _hurting(mind: Mind, s: State, fights: Sequence[Fight]) -> list[Fight]:
    """Those that can cost the enemy anything; the others are told."""
    for fight in fights:
        if not can_hurt(s, fight):
            courses = outcomes(s, BELGAE, fight.enemy, fight.region)
            reckoned(mind, fight.enemy, fight.region, courses, NO_LOSS, rule="8.5.1")
    return [fight for fight in fights if can_hurt(s, fight)]


def can_hurt(s: State, fight: Fight) -> bool:
    """Whether any Loss is possible at all: a quick look before the Battle is thought through."""
    return attack_losses(s, BELGAE, fight.enemy, fight.region, False, charge=True) > 0


def is_won(mind: Mind, s: State, fight: Fight, ambush: bool) -> bool:
    """More Losses to the enemy than to the Belgae, none to Ambiorix, whatever the enemy does; 8.4.4."""
    courses = outcomes(s, BELGAE, fight.enemy, fight.region, ambush)
    verdict = _verdict(s, courses)
    if verdict == GOOD and bars_battle(mind, s, fight.enemy, fight.region, ambush=ambush):
        verdict = FROST
    return reckoned(mind, fight.enemy, fight.region, courses, verdict, ambush=ambush, rule="8.5.1")


def _verdict(s: State, courses: list[Outcome]) -> str:
    """In every course more Losses to the enemy than to the Belgae, and none to Ambiorix himself."""
    if any(course.suffered.leader and s.named[BELGAE] for course in courses):
        return LEADER_HIT
    if any(not course.inflicted.losses for course in courses):
        return NO_LOSS
    if any(course.inflicted.losses <= course.suffered.losses for course in courses):
        return "reckoned.belgae.too_costly"
    return GOOD


def _why_no_ambush(s: State, region: Region) -> str:
    """4.5.3 Near Ambiorix, or where his Successor is; with more Hidden pieces than the enemy."""
    if leader_region(s, BELGAE) is None:
        return "why.belgae.ambush_no_leader"
    return "why.belgae.ambush_impossible" if in_reach(s, BELGAE, region) else "why.belgae.ambush_too_far"


# ---- Ambush, and Germans in Battle ------------------------------------------------------------------------------


def wants_ambush(s: State, fight: Fight) -> bool:
    """Where a Retreat could save pieces, or a Counterattack could cost some."""
    if not may_ambush(s, BELGAE, fight.enemy, fight.region):
        return False
    return may_strike_back(s, fight) or _would_save_pieces(s, fight)


def may_strike_back(s: State, fight: Fight) -> bool:
    """A Counterattack that causes a Loss is possible: a Legion or Leader may survive every roll."""
    if has_leader(s, fight.region, fight.enemy):
        return True
    if fight.enemy is ROMANS and count(s, fight.region, ROMANS, LEGION):
        return True
    suffered = forecast(s, BELGAE, fight.enemy, fight.region).suffered.losses
    return suffered > 0 and suffered > forecast(s, BELGAE, fight.enemy, fight.region, ambush=True).suffered.losses


def _would_save_pieces(s: State, fight: Fight) -> bool:
    found = outcomes(s, BELGAE, fight.enemy, fight.region)
    return min(outcome.inflicted.losses for outcome in found) < found[0].inflicted.losses


def useful_germans(mind: Mind, fights: Sequence[Fight]) -> list[Region]:
    """The Battle Regions where Germanic Warbands would add to enemy Losses, or absorb Losses."""
    s = mind.s
    near = enlist_regions(s)
    there = [fight for fight in fights if fight.region in near and bands(s, fight.region, GERMANS)]
    joined = all_joined(s) if there else s
    return [fight.region for fight in there if _add_losses(s, joined, fight) or may_strike_back(s, fight)]


def _add_losses(s: State, joined: State, fight: Fight) -> bool:
    """Whether the enemy stands or Retreats."""
    alone = outcomes(s, BELGAE, fight.enemy, fight.region)
    together = outcomes(joined, BELGAE, fight.enemy, fight.region)
    return any(b.inflicted.losses > a.inflicted.losses for a, b in zip(alone, together, strict=False))
