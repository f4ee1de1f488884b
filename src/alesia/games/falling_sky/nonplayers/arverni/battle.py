"""8.7.1 Battle: which Regions and enemies, with Ambush or after Devastate or Entreat."""

from collections.abc import Callable, Hashable, Sequence
from typing import NamedTuple

from alesia.games.falling_sky.abilities.ambush import may_ambush
from alesia.games.falling_sky.abilities.base import DEVASTATE, in_reach, may_use
from alesia.games.falling_sky.board import bands, count, has_named_leader, hidden, mobile, overview, regions_in, total
from alesia.games.falling_sky.capabilities import BALEARIC_SLINGERS, GERMANIC_HORSE, capability
from alesia.games.falling_sky.commands.base import BATTLE
from alesia.games.falling_sky.commands.battle import battle_cost
from alesia.games.falling_sky.commands.strength import attack_losses, has_horse, is_sheltered
from alesia.games.falling_sky.components import (
    AEDUI,
    ARVERNI,
    BELGAE,
    LEADER,
    LEGION,
    ROMANS,
    WINTER,
    Faction,
    Region,
)
from alesia.games.falling_sky.nonplayers.arverni.abilities import (
    DevastatePlan,
    Plea,
    choose_famines,
    entreat_by,
    plan_entreat,
    starved,
    worth_devastating,
)
from alesia.games.falling_sky.nonplayers.arverni.threat import threats
from alesia.games.falling_sky.nonplayers.events.afterthought import Glance
from alesia.games.falling_sky.nonplayers.forecast import Outcome, forecast, may_retreat, outcomes, precedence
from alesia.games.falling_sky.nonplayers.frost import Reckoning, bars_battle
from alesia.games.falling_sky.nonplayers.mind import Mind
from alesia.games.falling_sky.nonplayers.plans import AbilityPlan, CommandPlan, open_regions
from alesia.games.falling_sky.nonplayers.reckoning import FROST, GOOD, LEADER_HIT, reckoned, tell_slingers
from alesia.games.falling_sky.state import SHADED, UNSHADED, State, altered
from alesia.games.falling_sky.tracks import spend
from alesia.games.falling_sky.war import targets_of
from alesia.kernel.ask import Ask, Option, act
from alesia.kernel.word import phrase
from alesia.nonplayers.options import offered, yes_if


class Fight(NamedTuple):
    """A Battle that could be fought."""

    region: Region
    enemy: Faction

    @property
    def phrase(self) -> object:
        return phrase("phrase.at", self.enemy, self.region)


class BattlePlan(CommandPlan):
    """Pay for every Region; Devastate or Entreat unless the first Battle is an Ambush; then fight them in order."""

    of = BATTLE

    def __init__(
        self, fights: Sequence[Fight], by_ambush: bool, famines: Sequence[Region] = (), pleas: Sequence[Plea] = ()
    ) -> None:
        super().__init__()
        self.fights = fights
        self.by_ambush = by_ambush
        self.famines = famines
        self.pleas = pleas

    def next_step(self, mind: Mind, ask: Ask) -> Option | None:
        """Select and pay for all before the first is fought."""
        selects = [act("select", fight.region).option for fight in self.fights]
        return offered(ask, *selects, *[act("battle", fight.region).option for fight in self.fights])

    def ability_comes_first(self, mind: Mind) -> bool:
        """As soon as all is paid for; 2.3.5 the one Region of a Limited Command, which is free, is selected with the
        Battle."""
        return bool(mind.s.limited) or all(mind.s.selected & fight.region.mask for fight in self.fights)

    def find_ability(self, mind: Mind) -> AbilityPlan | None:
        """Ambush; or else Devastate, or else Entreat, before Battle."""
        if mind.asks("V_AMBUSH", "8.7.1", self._is_ambush) or not may_use(mind.s, DEVASTATE):
            return None
        return mind.consider("V_DEVASTATE", "8.7.1", self._devastate) or mind.consider(
            "V_ENTREAT", "8.7.1", lambda mind: entreat_by(mind, self.pleas)
        )

    def _is_ambush(self, mind: Mind) -> bool:
        ambush_by(mind, self.fights[0])
        return self.by_ambush

    def _devastate(self, mind: Mind) -> AbilityPlan | None:
        choose_famines(mind, mind.s)
        return DevastatePlan(self.famines) if self.famines else None

    def battle_target(self, mind: Mind, ask: Ask) -> Option | None:
        """The enemy foreseen; if it has vanished meanwhile, another in the order of 8.4.1."""
        foreseen = [fight.enemy.option for fight in self.fights if fight.region is ask.about[0]]
        return offered(ask, *foreseen, *[enemy.option for enemy in targets_of(mind.s, ARVERNI)])

    def ambush(self, mind: Mind, ask: Ask) -> Option:
        """In all Battles, if in the first."""
        return yes_if(self.by_ambush)


# ---- who could be fought ----------------------------------------------------------------------------------------


def stages(mind: Mind) -> list[list[Fight]]:
    """Vercingetorix against those who meet the condition; others against such; then other Regions."""
    s = mind.s
    triggers = {r: threats(s, r) for r in regions_in(overview(s).present[ARVERNI])}
    led = [Fight(r, e) for r, found in triggers.items() for e in found if has_named_leader(s, r, ARVERNI)]
    unled = [Fight(r, e) for r, found in triggers.items() for e in found if not has_named_leader(s, r, ARVERNI)]
    others = [Fight(r, e) for r, found in triggers.items() if not found for e in _enemies_at(mind, r)]
    return [led, unled, others]


def _enemies_at(mind: Mind, region: Region) -> list[Faction]:
    """Romans, Aedui or player Belgae; never Non-player Belgae or Germans."""
    foes = [ROMANS, AEDUI, *([BELGAE] if mind.is_player(BELGAE) else [])]
    return [e for e in foes if total(mind.s, region, e)]


# ---- whether a Battle is worth fighting -------------------------------------------------------------------------


WEIGHED = "weighed"
Weighed = tuple[Sequence[Outcome], str]  # what a Battle would bring, and the verdict
CALLED = "called"
Call = tuple[object, ...]  # for an Ambush: a note and its figures


def is_worth_it(mind: Mind, board: State, fight: Fight, ambush: bool) -> bool:
    """A Loss on a Legion, or more Losses to them than to us, whatever the Defender does; none on the Leader."""
    weighed: dict[Hashable, Weighed | None] = mind.once(WEIGHED, dict)
    battle = (board, fight, ambush)
    if battle not in weighed:
        weighed[battle] = _weigh(mind, board, fight, ambush)
    found = weighed[battle]
    return found is not None and reckoned(mind, fight.enemy, fight.region, *found, ambush=ambush)


def _weigh(mind: Mind, board: State, fight: Fight, ambush: bool) -> Weighed | None:
    """Nothing where nobody is hit."""
    region, enemy = fight
    if not total(board, region, enemy) or is_harmless(board, fight):
        return None
    found = outcomes(board, ARVERNI, enemy, region, ambush)
    return found, _verdict(mind, board, fight, found, ambush)


def _verdict(mind: Mind, board: State, fight: Fight, courses: Sequence[Outcome], ambush: bool) -> str:
    if not outnumbers_caesar(board, fight.region):
        return "reckoned.arverni.caesar"
    if any(course.suffered.leader for course in courses):
        return LEADER_HIT
    if not all(_is_better(mind, board, fight, course) for course in courses):
        return "reckoned.arverni.too_costly"
    return FROST if bars_battle(mind, board, fight.enemy, fight.region, ambush=ambush) else GOOD


def _is_better(mind: Mind, board: State, fight: Fight, course: Outcome) -> bool:
    return course.inflicted.losses > course.suffered.losses or forces_legion(mind, board, fight, course)


def is_harmless(board: State, fight: Fight) -> bool:
    """No Loss even at best: no need to think further."""
    return not attack_losses(board, ARVERNI, fight.enemy, fight.region, halved=False, charge=True)


def outnumbers_caesar(board: State, region: Region) -> bool:
    """Vercingetorix fights where Caesar is only with more than twice his mobile pieces."""
    both = has_named_leader(board, region, ARVERNI) and has_named_leader(board, region, ROMANS)
    return not both or mobile(board, region, ARVERNI) > 2 * mobile(board, region, ROMANS)


def forces_legion(mind: Mind, board: State, fight: Fight, course: Outcome) -> bool:
    """Non-player Romans lose Legions before their Leader (8.4.1); a player can let the Leader take one Loss first."""
    if fight.enemy is not ROMANS or not count(board, fight.region, ROMANS, LEGION):
        return False
    toll = course.inflicted
    shield = bands(board, fight.region, ROMANS)
    shield += count(board, fight.region, ROMANS, LEADER) if mind.is_player(ROMANS) else 0
    return toll.losses - toll.allies - toll.strongholds > shield


def needs_ambush(mind: Mind, fight: Fight) -> bool:
    """A Retreat could lessen what the enemy removes, or a Counterattack could cost a Loss."""
    return may_ambush(mind.s, ARVERNI, fight.enemy, fight.region) and _call_for_ambush(mind, fight) is not None


def _call_for_ambush(mind: Mind, fight: Fight) -> Call | None:
    """Why an Ambush is called for, found once a question."""
    known: dict[Hashable, Call | None] = mind.once(CALLED, dict)
    if (mind.s, fight) not in known:
        known[mind.s, fight] = _think_of_ambush(mind.s, fight)
    return known[mind.s, fight]


def _think_of_ambush(board: State, fight: Fight) -> Call | None:
    region, enemy = fight.region, fight.enemy
    if count(board, region, enemy, LEADER) or count(board, region, enemy, LEGION):
        return ("arverni.ambush.hard",)  # it might survive its rolls and strike back
    stand = forecast(board, ARVERNI, enemy, region)
    struck = stand.suffered.losses
    if struck and struck > forecast(board, ARVERNI, enemy, region, ambush=True).suffered.losses:
        return ("arverni.ambush.counterattack", struck)
    can_leave = may_retreat(board, ARVERNI, enemy, region)
    leave = forecast(board, ARVERNI, enemy, region, retreat=True) if can_leave else stand
    if leave.inflicted.losses < stand.inflicted.losses:
        return ("arverni.ambush.retreat", leave.inflicted.losses, stand.inflicted.losses)
    return None


def ambush_by(mind: Mind, first: Fight) -> None:
    """Tell why the first Battle is an Ambush, or why not."""
    called = _call_for_ambush(mind, first)
    if called is None:
        mind.needless("why.ambush_needless", first.region, first.enemy)
    elif not may_ambush(mind.s, ARVERNI, first.enemy, first.region):
        numbers = [hidden(mind.s, first.region, f) for f in (ARVERNI, first.enemy)]
        near = in_reach(mind.s, ARVERNI, first.region)
        mind.impossible("why.no_ambush", first.region, first.enemy, *numbers, near)
    else:
        mind.walk.note(str(called[0]), "8.7.1", first.region, first.enemy, *called[1:])


# ---- the plan ---------------------------------------------------------------------------------------------------


class Prelude:
    """What precedes the Battles without an Ambush: Devastate, or else Entreat with what they leave to pay for it."""

    def __init__(self, mind: Mind, paid: dict[Region, int]) -> None:
        self.mind = mind
        self.paid = paid
        able = may_use(mind.s, DEVASTATE)
        self.famines = worth_devastating(mind.s) if able else []
        self.entreats = able and not self.famines
        self._famished = starved(mind.s, self.famines) if self.famines else mind.s
        self._known: dict[Hashable, State] = {}  # by what is paid, and by what is pleaded

    def board(self, fights: Sequence[Fight]) -> State:
        """As it will be when these Battles are fought; which of equals are Entreated does not matter here."""
        if not self.entreats:
            return self._famished
        cost = sum(self.paid[f.region] for f in fights)
        known = cost if self.mind.s.next_card != WINTER else tuple(fights)
        if known not in self._known:
            self._known[known] = self.pleas(Glance(self.mind), fights)[1]
        return self._known[known]

    def tell(self) -> None:
        """What the reckoning counts on."""
        if not self.mind.tells:
            return
        if self.famines or (self.entreats and self.pleas(Glance(self.mind), ())[0]):
            self.mind.walk.remind("arverni.battle.after", "8.7.1", bool(self.famines))

    def pleas(self, mind: Mind, fights: Sequence[Fight]) -> tuple[list[Plea], State]:
        """And the board after them, the same for the same pleas: what the Battles cost changes nothing there."""
        if not self.entreats:
            return [], self._famished
        t = self.mind.s.copy()
        spend(t, ARVERNI, sum(self.paid[f.region] for f in fights))
        pleas, after = plan_entreat(mind, t, _spoiling(self.mind, fights))
        return pleas, self._known.setdefault(tuple(pleas), after)


def plan_battle(mind: Mind) -> BattlePlan | None:
    """With no die for what is all one."""
    before = Prelude(mind, {r: battle_cost(mind.s, ARVERNI, r) for r in open_regions(mind, BATTLE)})
    tell_slingers(mind, before.paid)
    found = stages(mind)
    return mind.settle(
        lambda: _think_battle(mind, found, before), lambda plan: None if plan is None else _end(mind.s, plan)
    )


def _end(s: State, plan: BattlePlan) -> tuple[object, ...]:
    """What is fought, and in which order if that may matter: who Retreats may meet others, and some Capabilities (13,
    59) count in the first Battle."""
    once = capability(s, GERMANIC_HORSE, SHADED, ARVERNI) or capability(s, BALEARIC_SLINGERS, UNSHADED)
    order: Hashable = tuple(plan.fights) if once else plan.by_ambush or precedence(s, ARVERNI, plan.fights)
    return frozenset(plan.fights), order, plan.by_ambush, frozenset(plan.pleas)


def _think_battle(mind: Mind, found: list[list[Fight]], before: Prelude) -> BattlePlan | None:
    """The first Battle decides about Ambush; without one, Devastate or Entreat comes before the Battles."""
    paid, must_lead = before.paid, bool(found[0])
    found = [[fight for fight in stage if fight.region in paid] for stage in found]
    first = _first(mind, found[:1] if must_lead else found, before)
    if first is None:
        if must_lead:
            mind.walk.note("arverni.battle.vercingetorix_will_not", "8.7.1")
        _tell_none(mind, paid)
        return None
    if needs_ambush(mind, first):
        return BattlePlan(_select(mind, found, first, paid, lambda _: mind.s, ambush=True), True)
    fights = _select(mind, found, first, paid, before.board, ambush=False)
    if before.famines:
        return BattlePlan(fights, False, before.famines)
    return _after_entreat(mind, fights, before, first if must_lead else None)


def _tell_none(mind: Mind, paid: dict[Region, int]) -> None:
    if paid:
        mind.worthless("why.no_good_battle")
    else:
        mind.impossible("why.no_battle", mind.s.resources[ARVERNI])


def _first(mind: Mind, found: list[list[Fight]], before: Prelude) -> Fight | None:
    """The first Battle: with Ambush if it needs one, else as the board will be after Devastate or Entreat."""
    for stage in found:
        worth = [f for f in stage if _opens(mind, f, before)]
        if worth:
            return mind.pick(_one_a_region(worth))
    return None


def _opens(mind: Mind, fight: Fight, before: Prelude) -> bool:
    board = before.board([fight])
    if is_harmless(mind.s, fight) and is_harmless(board, fight):
        return False
    if needs_ambush(mind, fight):
        return is_worth_it(mind, mind.s, fight, ambush=True)
    before.tell()
    if not total(board, fight.region, fight.enemy):
        mind.walk.remind("arverni.entreat.no_target_left", "8.7.1")
    return is_worth_it(mind, board, fight, ambush=False)


def _one_a_region(fights: list[Fight]) -> list[Fight]:
    """Of several enemies in a Region the first by 8.4.1, in which order they stand."""
    return list({fight.region: fight for fight in reversed(fights)}.values())[::-1]


Boards = Callable[[Sequence[Fight]], State]


def _select(
    mind: Mind, found: list[list[Fight]], first: Fight, paid: dict[Region, int], boards: Boards, *, ambush: bool
) -> list[Fight]:
    """All that are worth fighting, stage by stage, until Resources run out."""
    chosen, left = [first], mind.s.resources[ARVERNI] - paid[first.region]
    if mind.s.limited:
        return chosen  # 2.3.5
    sums = Reckoning(mind, boards(chosen))
    sums.add(first.enemy, first.region, ambush)
    for stage in found:
        rest = [f for f in stage if f.region is not first.region]
        while rest := [f for f in rest if paid[f.region] <= left and _joins(mind, chosen, f, boards, sums, ambush)]:
            fight = mind.pick(_one_a_region(rest))
            rest = [f for f in rest if f.region is not fight.region]
            chosen.append(fight)
            sums.add(fight.enemy, fight.region, _by_ambush(sums.before, fight, ambush))
            left -= paid[fight.region]
    return chosen


def _joins(mind: Mind, chosen: list[Fight], fight: Fight, boards: Boards, sums: Reckoning, ambush: bool) -> bool:
    """Whether a Battle more is worth it, those already chosen still are, and 8.4.4 Frost allows them all."""
    alone, all_ = boards(chosen), boards([*chosen, fight])
    fights = [fight] if alone is all_ else [*chosen[1:], fight]
    board = _after(all_, chosen[0])
    if alone is not all_ and not is_worth_it(mind, all_, chosen[0], ambush):
        return False
    if not all(is_worth_it(mind, board, f, _by_ambush(board, f, ambush)) for f in fights):
        return False
    return not sums.bars(fight.enemy, fight.region, _by_ambush(sums.before, fight, ambush))


def _after(board: State, first: Fight) -> State:
    """13, 59 Slingers and Horse fight in one Region of a Battle Command: the first where they can (8.3.3)."""
    region, enemy = first
    rides = has_horse(board, ARVERNI, is_sheltered(board, ARVERNI, enemy, region))
    if not rides and not capability(board, BALEARIC_SLINGERS, UNSHADED):
        return board
    t = board.copy()
    if rides:
        t.charged = altered(t.charged, ARVERNI, region + 1)
    if bands(t, region, ROMANS) > 1:
        t.slung = altered(t.slung, ARVERNI, 1)
    return t


def _by_ambush(board: State, fight: Fight, ambush: bool) -> bool:
    return ambush and may_ambush(board, ARVERNI, fight.enemy, fight.region)


def _after_entreat(mind: Mind, fights: list[Fight], before: Prelude, leading: Fight | None) -> BattlePlan | None:
    """A Battle that is not worth it after Entreat, or has no target left, is dropped; if it is that of Vercingetorix,
    or the only one, the Arverni March and Entreat instead."""
    while True:
        pleas, after = before.pleas(mind, fights)
        left = [f for f in fights if is_worth_it(mind, after if f is fights[0] else _after(after, fights[0]), f, False)]
        if left == fights:
            return BattlePlan(fights, False, (), pleas)
        mind.walk.remind("arverni.entreat.no_target_left", "8.7.1")
        if not left or (leading is not None and leading not in left):
            mind.worthless("why.no_good_battle")
            return None
        fights = left


def _spoiling(mind: Mind, fights: Sequence[Fight]) -> Callable[[State], bool]:
    """8.4.4 Whether Entreat and then all these Battles together would help a player to victory upon Frost."""

    def spoils(after: State) -> bool:
        sums = Reckoning(mind, mind.s, after)
        for enemy, region in [
            (fight.enemy, fight.region) for fight in fights if total(after, fight.region, fight.enemy)
        ]:
            if sums.bars(enemy, region):
                return True
            sums.add(enemy, region)
        return False

    return spoils
