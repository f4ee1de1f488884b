"""8.5.1 Battle, with Ambush, after Rampage or with Enlist."""

from collections.abc import Sequence
from typing import NamedTuple

from alesia.games.falling_sky.abilities.enlist import all_joined, enlist_regions
from alesia.games.falling_sky.abilities.rampage import rampage_regions, rampage_targets
from alesia.games.falling_sky.board import bands
from alesia.games.falling_sky.components import BELGAE, GERMANS, Region
from alesia.games.falling_sky.nonplayers.belgae.enlist import Guide, find_germanic, find_joining
from alesia.games.falling_sky.nonplayers.belgae.rampage import Scare, find_rampage, frighten, how_many, plan_rampage
from alesia.games.falling_sky.nonplayers.belgae.threat import BELGIC
from alesia.games.falling_sky.nonplayers.beset import Fight
from alesia.games.falling_sky.nonplayers.forecast import outcomes
from alesia.games.falling_sky.nonplayers.mind import Mind
from alesia.games.falling_sky.nonplayers.onslaught import (
    Help,
    Marshal,
    Onslaught,
    can_hurt,
    may_add_ability,
    may_strike_back,
    think_onslaught,
)
from alesia.games.falling_sky.nonplayers.plans import AbilityPlan
from alesia.games.falling_sky.state import State
from alesia.games.falling_sky.war import war
from alesia.nonplayers.mind import Priority


class BelgicBattle(Onslaught):
    """Rampage, or Germans who join, come before Battle; a Germanic Command comes after."""

    stance = BELGIC
    ambush_box = "B_AMBUSH"

    @classmethod
    def find_help(cls, mind: Mind, fights: list[Fight]) -> Help | None:
        """A Rampage that spares the last piece only where it lets the Belgae win; if there is none, the Germans."""
        scares, board = plan_rampage(mind, [fight for fight in fights if _is_won_after_rampage(mind, fight)])
        if not scares and not any(bands(mind.s, r, GERMANS) for r in enlist_regions(mind.s)):
            return None
        mind.walk.note("why.belgae.with_help", "8.5.1", bool(scares))
        return Help(board if scares else all_joined(mind.s), scares)

    def before_battle(self, mind: Mind) -> AbilityPlan | None:
        scares = [scare for scare in self.help.deeds if isinstance(scare, Scare)] if self.help else []
        rampage = find_rampage(mind, self.fights, scares)
        if rampage is not None and (self.help is None or scares):
            return rampage
        return find_joining(mind, useful_germans(mind, self.fights))

    def find_ability(self, mind: Mind) -> Guide | None:
        return find_germanic(mind, after_battle=True) if may_add_ability(mind.s) else None


def think_battle(mind: Mind) -> BelgicBattle | None:
    """By force or by Ambush; else after a Rampage; else, if nobody can be frightened, with Germanic help."""
    return think_onslaught(mind, BelgicBattle)


def _is_won_after_rampage(mind: Mind, fight: Fight) -> bool:
    if fight.region not in rampage_regions(mind.s) or fight.enemy not in rampage_targets(mind.s, fight.region):
        return False
    n = how_many(mind.s, fight.region, fight.enemy, [fight])
    after = mind.s.copy()
    frighten(after, Scare(fight.region, fight.enemy, n, after))
    return mind.muse(lambda: can_hurt(after, BELGAE, fight) and Marshal(mind, BELGIC).is_won(after, fight, False))


def useful_germans(mind: Mind, fights: Sequence[Fight]) -> list[Region]:
    """The Battle Regions where Germanic Warbands would add to enemy Losses, or absorb Losses."""
    s = mind.s
    near = enlist_regions(s)
    there = [fight for fight in fights if fight.region in near and bands(s, fight.region, GERMANS)]
    there = [fight for fight in there if fight.enemy is not GERMANS]
    joined = all_joined(s) if there else s
    found = [Comrades(fight.region, _added(s, joined, fight), bands(s, fight.region, GERMANS)) for fight in there]
    useful = [c for c, fight in zip(found, there, strict=True) if c.added or may_strike_back(mind, s, fight)]
    return [comrades.region for comrades in _in_order(mind, useful)]


class Comrades(NamedTuple):
    """Germanic Warbands in a Region of Battle: the Losses that they add, and how many they are."""

    region: Region
    added: int
    warbands: int

    @property
    def phrase(self) -> object:
        return self.region


MOST_ADDED = Priority("belgae.enlist.most_added", lambda mind, comrades: comrades.added)
MOST_JOINING = Priority("belgae.enlist.most_joining", lambda mind, comrades: comrades.warbands)


def _in_order(mind: Mind, found: list[Comrades]) -> list[Comrades]:
    """A4.5.1 If there are more than four: first where they add most Losses, then where they absorb most."""
    most, left, order = war(mind.s).most_enlisted, list(found), list[Comrades]()
    if not most or sum([comrades.warbands for comrades in found]) <= most:
        return found
    while left:
        order.append(mind.choose(left, MOST_ADDED, MOST_JOINING))
        left.remove(order[-1])
    return order


def _added(s: State, joined: State, fight: Fight) -> int:
    """The Losses more, whether the enemy stands or Retreats."""
    alone = outcomes(s, BELGAE, fight.enemy, fight.region)
    together = outcomes(joined, BELGAE, fight.enemy, fight.region)
    return max([0, *[b.inflicted.losses - a.inflicted.losses for a, b in zip(alone, together, strict=False)]])
