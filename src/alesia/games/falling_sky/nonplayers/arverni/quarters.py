"""8.7.7 Quarters: out of Devastated Regions, then the Leader and the largest group together."""

from typing import NamedTuple

from alesia.games.falling_sky.board import bands, has_leader, leader_region, move, total
from alesia.games.falling_sky.components import (
    ARVERNI,
    FACTIONS,
    LEADER,
    REGIONS,
    Piece,
    Region,
    piece,
)
from alesia.games.falling_sky.control import controls
from alesia.games.falling_sky.nonplayers.arverni.leading import able, leader_to_march
from alesia.games.falling_sky.nonplayers.marching import regions_near_with
from alesia.games.falling_sky.nonplayers.mind import Mind
from alesia.games.falling_sky.state import State
from alesia.games.falling_sky.winter.quarters import is_hungry
from alesia.kernel.ask import Ask, Option
from alesia.kernel.word import phrase
from alesia.nonplayers.mind import Priority
from alesia.nonplayers.options import DONE, at_most, offered


class Relocation(NamedTuple):
    """A group that relocates: the Leader or not, and so many Warbands."""

    origin: Region
    to: Region
    leader: int
    warbands: int


class QuartersPlan:
    """The relocations of one Winter, thought of one after the other."""

    def __init__(self) -> None:
        self.waiting: list[Relocation] = []
        self.joined = False
        self.now: Relocation | None = None
        self.to_come = 0

    def quarters_from(self, mind: Mind, ask: Ask) -> Option:
        """First out of Devastated Regions; then, once, to the Leader."""
        if not self.waiting:
            self.waiting = _leave_hunger(mind)
        if not self.waiting and not self.joined:
            self.joined = True
            self.waiting = _join_leader(mind)
        while self.waiting:
            self.now = self.waiting.pop(0)
            if self.now.origin.option in ask.options:
                self.to_come = self.now.warbands
                return self.now.origin.option
        return DONE

    def quarters_to(self, mind: Mind, ask: Ask) -> Option | None:
        return None if self.now is None else offered(ask, self.now.to.option)

    def quarters_number(self, mind: Mind, ask: Ask) -> Option | None:
        what = ask.about[2]
        assert isinstance(what, Piece)
        assert self.now is not None
        if what.kind == LEADER:
            return at_most(ask, self.now.leader)
        option = at_most(ask, self.to_come)
        self.to_come -= int(option.noun or 0)
        return option


class QuartersAnswers:
    """The first question of the phase begins a plan."""

    def quarters_from(self, mind: Mind, ask: Ask) -> Option:
        plan = QuartersPlan()
        mind.plan = plan
        return plan.quarters_from(mind, ask)


def havens(s: State, origin: Region) -> list[Region]:
    """Adjacent Regions under Arverni Control, not Devastated."""
    return [r for r in origin.adjacent if controls(s, ARVERNI, r) and not s.devastated[r]]


# ---- out of Devastated Regions ----------------------------------------------------------------------------------


def _leave_hunger(mind: Mind) -> list[Relocation]:
    """One Region: all who would starve there, the Leader's first."""
    s = mind.s
    starving = [r for r in REGIONS if is_hungry(s, ARVERNI, r) and able(s, r)]
    hungry = [r for r in starving if havens(s, r)]
    for region in [r for r in starving if r not in hungry]:
        mind.walk.remind("quarters.nowhere", "8.7.7", region)
    if not hungry:
        return []
    origin = next((r for r in hungry if has_leader(s, r, ARVERNI)), hungry[0])
    mind.walk.note("arverni.quarters.hungry", "8.7.7", origin)
    led = int(leader_to_march(s) is origin)
    if led:
        largest = Priority("arverni.quarters.largest_group", lambda mind, to: _gathered(s, origin, to))
        to = mind.choose(havens(s, origin), largest, NEAR_MOST)
    else:
        to = mind.choose(havens(s, origin), WITH_LEADER)
    return [Relocation(origin, to, led, able(s, origin))]


def _gathered(s: State, origin: Region, to: Region) -> int:
    """Warbands that the hungry Leader will have about him there: those there, others who are hungry, and one group."""
    near = [r for r in to.adjacent if r is not origin]
    hungry = [r for r in near if is_hungry(s, ARVERNI, r)]
    group = max([_spare(s, r) for r in near if r not in hungry], default=0)
    return bands(s, to, ARVERNI) + sum(able(s, r) for r in hungry) + group


NEAR_MOST = Priority("arverni.quarters.near_most", lambda mind, region: regions_near_with(mind.s, ARVERNI, region))
WITH_LEADER = Priority("arverni.quarters.with_leader", lambda mind, region: has_leader(mind.s, region, ARVERNI))


# ---- the Leader and the largest group ---------------------------------------------------------------------------


class Camp(NamedTuple):
    """Where the Leader would winter, which Warbands would join him there from one Region, and what that comes to."""

    at: Region
    joining: Relocation | None
    warbands: int
    near: int
    moves: int

    @property
    def phrase(self) -> object:
        if self.joining is None:
            return phrase("phrase.with", self.at, self.warbands)
        return phrase("phrase.with_group", self.at, self.warbands, self.joining.warbands, self.joining.origin)


def _join_leader(mind: Mind) -> list[Relocation]:
    """The Leader, one group, or both."""
    s, here = mind.s, leader_region(mind.s, ARVERNI)
    if here is None:
        mind.walk.remind("arverni.quarters.no_leader", "8.7.7")
        return []
    camps = [_camp(s, here, at, origin) for at in _sites(s, here) for origin in (None, *_origins(s, at))]
    best = mind.choose(
        camps,
        Priority("arverni.quarters.largest_group", lambda mind, camp: camp.warbands),
        Priority("arverni.quarters.near_most", lambda mind, camp: camp.near),
        Priority("arverni.quarters.stay", lambda mind, camp: -camp.moves),
    )
    mind.walk.note("arverni.quarters.camp", "8.7.7", best.at, best.warbands, best.near)
    return _relocations(here, best)


def _sites(s: State, here: Region) -> list[Region]:
    """Where the Leader is, or where he can go if he has not relocated and is not needed for Control."""
    return [here, *(havens(s, here) if leader_to_march(s) is not None and _can_be_missed(s, here) else [])]


def _can_be_missed(s: State, here: Region) -> bool:
    """Whether those who stay keep any Arverni Control when the Leader goes."""
    others = sum(total(s, here, f) for f in FACTIONS if f is not ARVERNI)
    return not controls(s, ARVERNI, here) or total(s, here, ARVERNI) - 1 > others


def _origins(s: State, at: Region) -> list[Region]:
    """Whence Warbands can join him there."""
    if s.devastated[at] or not controls(s, ARVERNI, at):
        return []
    return [r for r in at.adjacent if _spare(s, r)]


def _spare(s: State, region: Region) -> int:
    """Warbands that can go: one stays, and those that keep any Control."""
    there = bands(s, region, ARVERNI)
    keep = min(1, there)
    if controls(s, ARVERNI, region):
        others = sum(total(s, region, f) for f in FACTIONS if f is not ARVERNI)
        led = int(has_leader(s, region, ARVERNI))
        keep = max(keep, others + 1 - (total(s, region, ARVERNI) - there - led))
    return max(0, min(there - keep, able(s, region)))


def _camp(s: State, here: Region, at: Region, origin: Region | None) -> Camp:
    joining = Relocation(origin, at, 0, _spare(s, origin)) if origin is not None else None
    n = 0 if joining is None else joining.warbands
    after = s
    if at is not here:
        after = s.copy()
        move(after, here, at, piece(ARVERNI, LEADER))
    near = regions_near_with(after, ARVERNI, at)
    return Camp(at, joining, bands(s, at, ARVERNI) + n, near, int(at is not here) + int(joining is not None))


def _relocations(here: Region, camp: Camp) -> list[Relocation]:
    """The Leader goes with the group if both start together."""
    joining = camp.joining
    if camp.at is here:
        return [joining] if joining else []
    if joining and joining.origin is here:
        return [joining._replace(leader=1)]
    leading = Relocation(here, camp.at, 1, 0)
    return [leading, joining] if joining else [leading]
