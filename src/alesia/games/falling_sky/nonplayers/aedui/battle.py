"""8.6.2 Battle of the Non-player Aedui: where a Loss on a Leader, Ally, Citadel or Legion is sure; with Ambush."""

from collections.abc import Callable, Hashable, Sequence
from functools import partial
from typing import NamedTuple

from alesia.games.falling_sky.board import bands
from alesia.games.falling_sky.capabilities import BALEARIC_SLINGERS, GERMANIC_HORSE, capability
from alesia.games.falling_sky.commands.base import BATTLE
from alesia.games.falling_sky.commands.battle import targets
from alesia.games.falling_sky.commands.sheets import SHEETS
from alesia.games.falling_sky.components import AEDUI, ROMANS, Faction, Region
from alesia.games.falling_sky.nonplayers.aedui.abilities import AeduiPlan
from alesia.games.falling_sky.nonplayers.aedui.prospects import Prospect, attacks, can_leave, prospects
from alesia.games.falling_sky.nonplayers.diviciacus import with_auxilia
from alesia.games.falling_sky.nonplayers.forecast import SPENT
from alesia.games.falling_sky.nonplayers.frost import Reckoning, is_frost
from alesia.games.falling_sky.nonplayers.mind import Mind
from alesia.games.falling_sky.nonplayers.pieces import enemy_rank
from alesia.games.falling_sky.nonplayers.plans import open_regions
from alesia.games.falling_sky.nonplayers.reckoning import tell_slingers
from alesia.games.falling_sky.state import SHADED, UNSHADED, altered
from alesia.games.falling_sky.tracks import victory_margin
from alesia.kernel.ask import Ask, Option, act
from alesia.nonplayers.mind import Priority
from alesia.nonplayers.options import offered, yes_if

Test = Callable[[Prospect, bool], bool]


class Fight(NamedTuple):
    """A Battle to be fought, with Ambush or without."""

    region: Region
    enemy: Faction
    ambush: bool


class BattlePlan(AeduiPlan):
    """Pay for all Battles when they are selected, then fight them in order."""

    of = BATTLE
    battled = True

    def __init__(self, fights: list[Fight]) -> None:
        super().__init__()
        self.fights = fights
        self.begun = False

    def next_step(self, mind: Mind, ask: Ask) -> Option | None:
        if not self.begun:
            self.begun = True
            mind.asks("A_AMBUSH", "8.6.2", self._is_ambush)
        regions = [each.region for each in self.fights]
        selections = [act("select", region).option for region in regions] if len(regions) > 1 else []
        return offered(ask, *selections, *[act("battle", region).option for region in regions])

    def _is_ambush(self, mind: Mind) -> bool:
        """Whether and why there is an Ambush in one of them."""
        there = _foreseen(mind, self.fights)
        calling = [p for _, p in there if p.wants_ambush]
        for fight, p in there if calling else ():
            _tell_ambush(mind, p, AMBUSHED if fight.ambush else NOT_HIDDEN if p.ambush is None else ONCE)
        if not calling:
            mind.needless("why.aedui_ambush_needless")
        else:
            mind.impossible("why.aedui_no_ambush")
        return _has_ambushed(self.fights)

    def shares(self, mind: Mind, step: Option) -> bool:
        """8.6.8 As soon as Regions are selected, before a Battle changes what the Romans think of it."""
        return step.verb in ("select", "battle")

    def fights_lender(self, step: Option) -> bool:
        """8.6.8 Nothing is shared with Romans who are to be attacked."""
        return any(each.enemy is ROMANS and each.region.name == step.noun for each in self.fights)

    def battle_target(self, mind: Mind, ask: Ask) -> Option | None:
        return offered(ask, *[each.enemy.option for each in self.fights if each.region is ask.about[0]])

    def ambush(self, mind: Mind, ask: Ask) -> Option | None:
        return yes_if(any(each.ambush for each in self.fights if each.region is ask.about[0]))


def _foreseen(mind: Mind, fights: list[Fight]) -> list[tuple[Fight, Prospect]]:
    """The Battles one after the other; 8.3.3 the Horse (59) charges in the first where it can."""
    found, spent = list[tuple[Fight, Prospect]](), False
    for fight in fights:
        same = [p for p in prospects(mind, spent) if (p.region, p.enemy) == (fight.region, fight.enemy)]
        found += [(fight, p) for p in same]
        spent = spent or any(p.charge for p in same)
    return found


AMBUSHED, NOT_HIDDEN, ONCE = range(3)  # the Ambush is laid here, cannot be, or has been laid in a Battle before


def _tell_ambush(mind: Mind, p: Prospect, laid: int) -> None:
    if not p.wants_ambush:
        mind.walk.note("aedui.ambush.needless", "8.6.2", p.region, p.enemy)
    elif p.retreat is None:
        mind.walk.note("aedui.ambush.counter", "8.6.2", p.region, p.enemy, p.counter, laid)
    else:
        standing, leaving = p.stand.losses, p.retreat.losses
        mind.walk.note("aedui.ambush.calls", "8.6.2", p.region, p.enemy, p.counter, laid, standing, leaving)


def would_hit(mind: Mind) -> bool:
    """A4 Battle would force a Loss on an enemy Leader, Ally, Citadel or Legion."""
    if not mind.tells and not any(each.is_deep for each in attacks(mind)):
        return False
    found = prospects(mind)
    if mind.tells:
        _tell_prospects(mind, found)
    return any(p.hits(False) or p.hits(True) for p in found)


def _tell_prospects(mind: Mind, found: list[Prospect]) -> None:
    _tell_romans(mind)
    if not found:
        mind.checks("check.aedui.no_battle", False, mind.s.resources[AEDUI])
    if len(found) > 1 and any(p.charge for p in found):
        mind.walk.note("aedui.battle.horse", "8.3.3")
    tell_slingers(mind, [p.region for p in found])
    for p in found:
        _tell(mind, p, Prospect.hits, "reckoned.aedui.hits", "reckoned.aedui.no_hit")


def _tell_romans(mind: Mind) -> None:
    """Why Romans who could be attacked are, or are left out."""
    near = [
        r for r in open_regions(mind, BATTLE) if ROMANS in targets(mind.s, AEDUI, r) and bands(mind.s, r, AEDUI) > 1
    ]
    if near:
        mind.walk.note("aedui.battle.romans_at_victory", "8.6.2", victory_margin(mind.s, AEDUI))


def _tell(mind: Mind, p: Prospect, test: Test, good: str, bad: str) -> None:
    """Without Ambush; or with one if only that makes it good. A8.6.2 If not, perhaps for the sake of Diviciacus."""
    ambush = test(p, True) and not test(p, False)
    if p.exposed and test(p._replace(exposed=False), False):
        bad = "reckoned.aedui.diviciacus_exposed"
    p.tell(mind, ambush, good if ambush or test(p, False) else bad)


def battle(mind: Mind) -> BattlePlan | None:
    """A_BATTLE With no die for what is all one."""
    for p in [p for p in prospects(mind) if not (p.hits(False) or p.hits(True))]:
        _tell(mind, p, Prospect.pays, "reckoned.aedui.pays", "reckoned.aedui.no_pay")
    fights = mind.settle(lambda: _fights(mind), partial(_end, mind))
    if not fights and prospects(mind):
        mind.worthless("why.no_good_battle")
    elif not fights:
        mind.impossible("why.aedui_no_battle", mind.s.resources[AEDUI])
    return BattlePlan(fights) if fights else None


def _end(mind: Mind, fights: list[Fight]) -> Hashable:
    """What is fought; in which order if that may matter: who Retreats may come to where another Battle is, and some
    Capabilities (13, 59) count in the first Battle."""
    flees = any(not f.ambush and can_leave(mind, f.enemy, f.region) for f in fights)
    once = capability(mind.s, GERMANIC_HORSE, SHADED, AEDUI) or capability(mind.s, BALEARIC_SLINGERS, UNSHADED)
    return tuple(fights) if flees or once else frozenset(fights)


def _fights(mind: Mind) -> list[Fight]:
    """First Battles that hit what matters, then those that pay; an Ambush in the first that calls for it."""
    spent, fights, sums = False, list[Fight](), Reckoning(mind, with_auxilia(mind))
    for test in (Prospect.hits, Prospect.pays):
        while able := _able(mind, _left(mind, fights, spent, sums), fights, test):
            if mind.s.limited and fights:
                break  # 2.3.5
            chosen, ambush = _next_fight(mind, able, fights, test)
            fights.append(Fight(chosen.region, chosen.enemy, ambush))
            spent = spent or chosen.charge
            _count(mind, sums, fights[-1], spent)
    return fights


def _left(mind: Mind, fights: list[Fight], spent: bool, sums: Reckoning) -> list[Prospect]:
    """Battles in other Regions; 8.3.3 the Horse (59) has charged in the first where it could."""
    taken = [each.region for each in fights]
    found = [p for p in prospects(mind, spent) if p.region not in taken]
    return [_allowed(sums, p) for p in found] if fights and is_frost(mind, mind.s) else found


def _allowed(sums: Reckoning, p: Prospect) -> Prospect:
    """8.4.4 The ways to fight it that Frost allows after the Battles already chosen."""
    plain = p.plain and not sums.bars(p.enemy, p.region)
    barred = p.ambush is None or sums.bars(p.enemy, p.region, ambush=True)
    return p._replace(plain=plain, ambush=None if barred else p.ambush)


def _count(mind: Mind, sums: Reckoning, fight: Fight, spent: bool) -> None:
    """8.4.4 One Battle more; its boards know whether the Horse (59) has charged."""
    sums.add(fight.enemy, fight.region, fight.ambush)
    if spent and is_frost(mind, mind.s):
        for board in sums.boards:
            board.charged = altered(board.charged, AEDUI, SPENT)


def _has_ambushed(fights: list[Fight]) -> bool:
    """4.4.3 One Region only."""
    return any(each.ambush for each in fights)


def _able(mind: Mind, left: list[Prospect], fights: list[Fight], test: Test) -> list[Prospect]:
    """Battles that pass the test, with an Ambush only if none has been laid, and that can still be paid for."""
    cost, free = SHEETS[BATTLE].cost, not _has_ambushed(fights)
    purse = mind.s.resources[AEDUI] - sum(cost(mind.s, AEDUI, each.region) for each in fights)
    paid = [p for p in left if cost(mind.s, AEDUI, p.region) <= purse]
    return [p for p in paid if test(p, False) or (free and test(p, True))]


def _next_fight(mind: Mind, able: list[Prospect], fights: list[Fight], test: Test) -> tuple[Prospect, bool]:
    """A Region where only an Ambush makes a Battle sure comes first, or it could not be fought at all (8.4); there, of
    all enemies that could be fought, the one of 8.4.1; and whether to Ambush it."""
    needy = Priority("aedui.battle.needs_ambush", lambda mind, p: not test(p, False))
    region = mind.pick(_regions(mind.narrow(able, needy)))
    chosen = mind.choose([p for p in able if p.region is region], *TARGETS)
    free = not _has_ambushed(fights) and chosen.ambush is not None
    return chosen, free and (chosen.wants_ambush or not test(chosen, False))


def _regions(found: Sequence[Prospect]) -> list[Region]:
    """Each Region once."""
    return list(dict.fromkeys(p.region for p in found))


# 8.4.1 Whom to attack in a Region: what is struck there, then by Faction.
TARGETS = (
    Priority("aedui.battle.worthiest_target", lambda mind, p: p.worth),
    Priority("aedui.battle.enemy_order", lambda mind, p: -enemy_rank(mind.s, AEDUI, p.enemy)),
)
