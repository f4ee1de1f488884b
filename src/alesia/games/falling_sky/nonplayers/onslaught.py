"""8.5.1, A8.7.1 Battle under Threat, by Ambush or after another Special Ability.

The Belgae and the Germans fight by the same sentences; what else they do before a Battle, their plans say.
"""

from abc import abstractmethod
from collections.abc import Collection, Hashable, Iterable, Sequence
from typing import ClassVar, NamedTuple, TypeVar

from alesia.games.falling_sky.abilities.ambush import may_ambush
from alesia.games.falling_sky.abilities.base import in_reach
from alesia.games.falling_sky.board import count, has_leader, has_named_leader, hidden, leader_region, mobile, total
from alesia.games.falling_sky.commands.base import BATTLE
from alesia.games.falling_sky.commands.sheets import SHEETS
from alesia.games.falling_sky.commands.strength import attack_losses
from alesia.games.falling_sky.components import GERMANS, LEGION, ROMANS, Faction, Region
from alesia.games.falling_sky.nonplayers.beset import Fight, Stance, are_entangled, leader_name
from alesia.games.falling_sky.nonplayers.forecast import Outcome, outcomes
from alesia.games.falling_sky.nonplayers.frost import bars_battle
from alesia.games.falling_sky.nonplayers.mind import Mind
from alesia.games.falling_sky.nonplayers.plans import AbilityPlan, CommandPlan, open_regions
from alesia.games.falling_sky.nonplayers.reckoning import FROST, GOOD, LEADER_HIT, NO_LOSS, reckoned, tell_slingers
from alesia.games.falling_sky.state import State
from alesia.kernel.ask import Ask, Option, act
from alesia.nonplayers.mind import Priority
from alesia.nonplayers.options import offered, yes_if


class Bout(NamedTuple):
    """A Battle that would be fought, and whether from Ambush."""

    fight: Fight
    ambush: bool
    board: State

    @property
    def phrase(self) -> object:
        return self.fight.phrase


class Help(NamedTuple):
    """A Special Ability that makes Battles possible: the board for them, and what it does (where, to whom, to how
    many)."""

    board: State
    deeds: Sequence[tuple[object, ...]]


def _leader_outnumbers(mind: Mind, bout: Bout) -> int:
    s, (region, enemy) = bout.board, bout.fight
    return has_named_leader(s, region, mind.faction) and mobile(s, region, enemy) < mobile(s, region, mind.faction)


LEADER_FIRST = Priority("onslaught.leader_first", _leader_outnumbers)
ORDERS: tuple[tuple[Priority, ...], ...] = ((LEADER_FIRST,), ())  # of enemies who threaten; of others


class Onslaught(CommandPlan):
    """First the enemies that threaten, then others; each Battle is weighed again when its turn comes."""

    of = BATTLE
    stance: ClassVar[Stance]
    ambush_box: ClassVar[str]

    def __init__(self, foreseen: list[Bout], threats: list[Fight], help_: Help | None = None) -> None:
        super().__init__()
        self.foreseen = foreseen
        self.fights = [bout.fight for bout in foreseen]  # what comes before leaves somebody to be fought there
        self.threats = threats
        self.help = help_
        self.ambushing = foreseen[0].ambush
        self.begun = False
        self.now: Bout | None = None

    # ---- what comes before

    @classmethod
    @abstractmethod
    def find_help(cls, mind: Mind, fights: list[Fight]) -> Help | None:
        """What could make Battles possible where none is."""

    @abstractmethod
    def before_battle(self, mind: Mind) -> AbilityPlan | None:
        """The Special Ability that comes before Battles without Ambush."""

    def command(self, mind: Mind, ask: Ask) -> Option | None:
        """Ambush is part of Battle; other Special Abilities come before."""
        if not self.begun:
            self.begun = True
            found = self._first_ability(mind) if may_add_ability(mind.s) else None
            if found is not None and (option := offered(ask, found.option)):
                mind.ability = found
                self.asked_for_ability = True
                return option
        return super().command(mind, ask)

    def _first_ability(self, mind: Mind) -> AbilityPlan | None:
        if mind.consider(self.ambush_box, self.stance.rule, self._ambush_first):
            self.asked_for_ability = True
            return None
        return self.before_battle(mind)

    def _ambush_first(self, mind: Mind) -> Fight | None:
        """The first Battle if it is by Ambush; why, or why not."""
        fight = self.foreseen[0].fight
        facts = (fight.region, fight.enemy, hidden(mind.s, fight.region, mind.faction))
        if self.ambushing:
            back = may_strike_back(mind, mind.s, fight)
            mind.walk.note("onslaught.ambush", self.stance.rule, *facts, back)
            return fight
        if not may_ambush(mind.s, mind.faction, fight.enemy, fight.region):
            _tell_no_ambush(mind, fight, *facts)
        elif wants_ambush(mind, mind.s, fight):
            mind.worthless("onslaught.ambush_not_enough", *facts)
        else:
            mind.needless("onslaught.ambush_needless", *facts)
        return None

    # ---- Battle by Battle

    def next_step(self, mind: Mind, ask: Ask) -> Option | None:
        self.now = self._next(mind)
        return None if self.now is None else offered(ask, act("battle", self.now.fight.region).option)

    def _next(self, mind: Mind) -> Bout | None:
        """As foreseen while that still holds; then whatever has come up since."""
        if self.foreseen and not mind.s.selected and not mind.s.ability:
            return self.foreseen.pop(0)
        marshal, open_ = Marshal(mind, self.stance), open_regions(mind, BATTLE)
        while self.foreseen:
            fight = self.foreseen.pop(0).fight
            if fight.region in open_ and (bouts := marshal.weigh(mind.s, [fight], self.ambushing)):
                return bouts[0]
        for fights, order in zip(marshal.pools(mind.s, open_, self.threats), ORDERS, strict=True):
            if bouts := marshal.weigh(mind.s, fights, self.ambushing):
                return marshal.begin(mind.s, bouts, mind.s.resources[mind.faction], *order)
        return self._must(mind, open_)

    def _must(self, mind: Mind, open_: list[Region]) -> Bout | None:
        """4.1 After a Special Ability there must be a Battle, though it has spoilt the prospect."""
        left = [fight for fight in self.fights if fight.region in open_ and total(mind.s, fight.region, fight.enemy)]
        if mind.s.selected or not left:
            return None
        return Bout(mind.pick(left), False, mind.s)

    def battle_target(self, mind: Mind, ask: Ask) -> Option | None:
        return None if self.now is None else offered(ask, self.now.fight.enemy.option)

    def ambush(self, mind: Mind, ask: Ask) -> Option | None:
        return yes_if(self.now is not None and self.now.ambush)


def may_add_ability(s: State) -> bool:
    return s.grants > bool(s.ability)


# ---- the box ----------------------------------------------------------------------------------------------------

P = TypeVar("P", bound=Onslaught)


def think_onslaught(mind: Mind, plan: type[P]) -> P | None:
    """By force or by Ambush; else with the help of another Special Ability."""
    stance, marshal = plan.stance, Marshal(mind, plan.stance)
    open_ = open_regions(mind, BATTLE)
    triggers = [fight for fight in stance.threats(mind.s) if fight.region in open_]
    if not any(marshal.pools(mind.s, open_, triggers)):
        mind.impossible("onslaught.no_battle", mind.s.resources[mind.faction])
        return None
    tell_slingers(mind, open_)
    if found := marshal.think_on(mind.s, open_, triggers, first=True):
        return plan(found, triggers)
    if may_add_ability(mind.s) and (with_help := _think_with_help(mind, plan, open_, triggers)):
        return with_help
    mind.worthless("onslaught.does_not_pay", mind.faction, leader_name(mind.s, mind.faction))
    if stance.is_leader_threatened(mind.s):
        mind.walk.note("onslaught.leader_will_not", stance.rule, leader_name(mind.s, mind.faction))
    return None


def _think_with_help(mind: Mind, plan: type[P], open_: list[Region], triggers: list[Fight]) -> P | None:
    """8.5.1, A8.7.1 "taking into account any Special Ability"."""
    marshal = Marshal(mind, plan.stance)
    every = [fight for fights in marshal.pools(mind.s, open_, triggers) for fight in fights]

    def think() -> tuple[Help | None, list[Bout]]:
        help_ = plan.find_help(mind, every)
        return help_, [] if help_ is None else marshal.think_on(help_.board, open_, triggers, first=False)

    help_, found = mind.settle(think, lambda thought: _gist(*thought))
    return plan(found, triggers, help_) if found else None


def _gist(help_: Help | None, bouts: list[Bout]) -> Hashable:
    """What will be done."""
    deeds = () if help_ is None or not bouts else tuple([deed[:3] for deed in help_.deeds])
    return deeds, tuple([bout[:2] for bout in bouts])


def _tell_no_ambush(mind: Mind, fight: Fight, *facts: object) -> None:
    """4.5.3, A4.6.3 Near the Leader himself, or where his Successor is; with more Hidden pieces than the enemy."""
    s, faction = mind.s, mind.faction
    if leader_region(s, faction) is None:
        mind.impossible("onslaught.ambush_no_leader", faction)
    elif in_reach(s, faction, fight.region):
        mind.impossible("onslaught.ambush_impossible", *facts, hidden(s, fight.region, fight.enemy))
    else:
        mind.impossible("onslaught.ambush_too_far", fight.region, leader_name(s, faction))


# ---- which Battles ----------------------------------------------------------------------------------------------


class Marshal(NamedTuple):
    """Who weighs the Battles of a Non-player, and puts them in order."""

    mind: Mind
    stance: Stance

    def think_on(self, board: State, open_: list[Region], triggers: list[Fight], first: bool) -> list[Bout]:
        """The Battles that would be fought on this board, in order; none if the Leader, threatened, would not
        fight."""
        mind, stance, (order, _) = self.mind, self.stance, ORDERS
        urgent, others = self.pools(board, open_, triggers)
        bouts = self.weigh_first(board, urgent) if first else self.weigh(board, urgent, False)
        if stance.is_leader_threatened(mind.s) and not any(stance.is_with_leader(mind.s, b.fight) for b in bouts):
            return []
        if not bouts:
            order, bouts = (), self.weigh_first(board, others) if first else self.weigh(board, others, False)
        if not bouts:
            return []
        if mind.s.limited:  # 2.3.5 one Battle: if the Leader is threatened, his
            bouts = [b for b in bouts if stance.is_with_leader(board, b.fight)] or bouts
        opening = self.begin(board, self._openings(board, bouts), mind.s.resources[mind.faction], *order)
        if mind.s.limited:
            return [opening]
        return [opening, *self._further(board, opening, (urgent, others))]

    def pools(self, s: State, open_: Sequence[Region], triggers: Sequence[Fight]) -> tuple[list[Fight], list[Fight]]:
        """Enemies who threaten; other enemies."""
        armed = [r for r in open_ if mobile(s, r, self.mind.faction)]
        every = [Fight(r, f) for r in armed for f in self.stance.foes(s) if total(s, r, f) and not _joins(s, f, r)]
        return [fight for fight in every if fight in triggers], [fight for fight in every if fight not in triggers]

    def begin(self, board: State, bouts: list[Bout], left: int, *order: Priority) -> Bout:
        """Of those who threaten the Leader's first; equal ones by dice, unless all will be fought in whatever order."""
        costs = {bout.fight.region: self._cost(bout) for bout in bouts}
        alike = len({bout.ambush for bout in bouts}) == 1 and not self.mind.s.limited
        if alike and sum(costs.values()) <= left and not are_entangled(board, [bout.fight for bout in bouts]):
            return self.mind.begin_with(bouts, *order)
        return self.mind.choose(bouts, *order)

    def _openings(self, board: State, bouts: list[Bout]) -> list[Bout]:
        """Battles after which the Leader, if threatened, can still be paid for, and wins his without Ambush if they had
        none; or his own."""
        mind = self.mind
        his = [bout.fight for bout in bouts if self.stance.is_with_leader(board, bout.fight)]
        if not his or not self.stance.is_leader_threatened(mind.s):
            return bouts
        left = mind.s.resources[mind.faction] - self._kept_for_leader(board, ())
        ways = {bout.ambush for bout in bouts}
        won = mind.muse(lambda: {ambush: bool(self.weigh(board, his, ambush)) for ambush in ways})
        return [b for b in bouts if b.fight in his or (self._cost(b) <= left and won[b.ambush])]

    def _kept_for_leader(self, board: State, used: Collection[Region]) -> int:
        """Resources for his Battle if he, being threatened, has not fought yet."""
        here = leader_region(board, self.mind.faction)
        if here is None or here in used or not self.stance.is_leader_threatened(self.mind.s):
            return 0
        return SHEETS[BATTLE].cost(self.mind.s, self.mind.faction, here)

    def _further(self, board: State, opening: Bout, pool: Iterable[list[Fight]]) -> list[Bout]:
        """The Battles after the first, as far as Resources go."""
        left = self.mind.s.resources[self.mind.faction] - self._cost(opening)
        used, found = [opening.fight.region], list[Bout]()
        for fights, order in zip(pool, ORDERS, strict=True):
            won = bouts = self.weigh(board, [fight for fight in fights if fight.region not in used], opening.ambush)
            while bouts := [b for b in bouts if self._can_follow(b, used, left)]:
                found.append(self.begin(board, bouts, left, *order))
                used.append(found[-1].fight.region)
                left -= self._cost(found[-1])
            if unpaid := tuple([bout.phrase for bout in won if bout.fight.region not in used]):
                self.mind.walk.note("onslaught.unpaid", self.stance.rule, unpaid, left)
        return found

    def _can_follow(self, bout: Bout, used: list[Region], left: int) -> bool:
        region = bout.fight.region
        kept = self._kept_for_leader(bout.board, (*used, region))
        return region not in used and self._cost(bout) + kept <= left

    def _cost(self, bout: Bout) -> int:
        return SHEETS[BATTLE].cost(self.mind.s, self.mind.faction, bout.fight.region)

    # ---- one Battle

    def weigh_first(self, s: State, fights: Sequence[Fight]) -> list[Bout]:
        """Those that could be the first Battle: by Ambush where that helps."""
        bouts = [Bout(fight, wants_ambush(self.mind, s, fight), s) for fight in self._hurting(s, fights)]
        return [bout for bout in bouts if self.is_won(s, bout.fight, bout.ambush)]

    def weigh(self, s: State, fights: Sequence[Fight], ambushing: bool) -> list[Bout]:
        """Those that could follow: by Ambush wherever possible if the first was one."""
        hurt, faction = self._hurting(s, fights), self.mind.faction
        bouts = [Bout(f, ambushing and may_ambush(s, faction, f.enemy, f.region), s) for f in hurt]
        return [bout for bout in bouts if self.is_won(s, bout.fight, bout.ambush)]

    def _hurting(self, s: State, fights: Sequence[Fight]) -> list[Fight]:
        """Those that can cost the enemy anything; the others are told."""
        mind, rule = self.mind, self.stance.rule
        found = [fight for fight in fights if can_hurt(s, mind.faction, fight)]
        for fight in fights if mind.tells else ():
            if fight not in found:
                reckoned(mind, fight.enemy, fight.region, courses_of(mind, s, fight), NO_LOSS, rule=rule)
        return found

    def is_won(self, s: State, fight: Fight, ambush: bool) -> bool:
        """More Losses to the enemy than to the attacker, none to his Leader, whatever the enemy does; 8.4.4."""
        mind, (region, enemy) = self.mind, fight
        courses = courses_of(mind, s, fight, ambush)
        verdict = verdict_of(s, mind.faction, courses)
        if verdict == GOOD and bars_battle(mind, s, enemy, region, ambush=ambush):
            verdict = FROST
        return reckoned(mind, enemy, region, courses, verdict, ambush=ambush, rule=self.stance.rule)


def _joins(s: State, faction: Faction, region: Region) -> bool:
    """4.5.1 Whether its Warbands fight for the Belgae there."""
    return faction is GERMANS and s.enlisted & region.mask > 0


def courses_of(mind: Mind, s: State, fight: Fight, ambush: bool = False) -> Sequence[Outcome]:
    """What comes of a Battle on this board, thought of once a question."""
    known: dict[Hashable, Sequence[Outcome]] = mind.once("onslaught.courses", dict)
    if (s, fight, ambush) not in known:
        known[s, fight, ambush] = outcomes(s, mind.faction, fight.enemy, fight.region, ambush)
    return known[s, fight, ambush]


def can_hurt(s: State, faction: Faction, fight: Fight) -> bool:
    """Whether any Loss is possible at all: a quick look before the Battle is thought through."""
    return attack_losses(s, faction, fight.enemy, fight.region, False, charge=True) > 0


def verdict_of(s: State, faction: Faction, courses: Sequence[Outcome]) -> str:
    """In every course more Losses to the enemy than to the attacker, and none to the Leader himself."""
    if any(course.suffered.leader and s.named[faction] for course in courses):
        return LEADER_HIT
    if any(not course.inflicted.losses for course in courses):
        return NO_LOSS
    if any(course.inflicted.losses <= course.suffered.losses for course in courses):
        return "onslaught.too_costly"
    return GOOD


# ---- Ambush -----------------------------------------------------------------------------------------------------


def wants_ambush(mind: Mind, s: State, fight: Fight) -> bool:
    """Where a Retreat could save pieces, or a Counterattack could cost some."""
    if not may_ambush(s, mind.faction, fight.enemy, fight.region):
        return False
    return may_strike_back(mind, s, fight) or _would_save_pieces(courses_of(mind, s, fight))


def may_strike_back(mind: Mind, s: State, fight: Fight) -> bool:
    """A Counterattack that causes a Loss is possible: a Legion or Leader may survive every roll."""
    region, enemy = fight
    if has_leader(s, region, enemy):
        return True
    if enemy is ROMANS and count(s, region, ROMANS, LEGION):
        return True
    stand, ambushed = courses_of(mind, s, fight)[0], courses_of(mind, s, fight, ambush=True)[0]
    return stand.suffered.losses > ambushed.suffered.losses


def _would_save_pieces(found: Sequence[Outcome]) -> bool:
    return min(outcome.inflicted.losses for outcome in found) < found[0].inflicted.losses
