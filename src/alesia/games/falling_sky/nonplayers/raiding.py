"""8.5.4, 8.6.4, 8.7.5 Raid: thought through before the first Warband is flipped, to know what it will bring."""

from collections.abc import Callable, Sequence
from itertools import combinations
from typing import NamedTuple

from alesia.games.falling_sky.acting import acting_hidden
from alesia.games.falling_sky.board import number_of
from alesia.games.falling_sky.commands.base import RAID
from alesia.games.falling_sky.commands.raid import most_raiders, raid_targets
from alesia.games.falling_sky.commands.sheets import SHEETS
from alesia.games.falling_sky.components import HIDDEN, REVEALED, Faction, Region, piece
from alesia.games.falling_sky.nonplayers.gift import lose_resources, within_reach
from alesia.games.falling_sky.nonplayers.mind import Mind
from alesia.games.falling_sky.nonplayers.plans import CommandPlan
from alesia.games.falling_sky.state import State
from alesia.games.falling_sky.tracks import MOST_RESOURCES, is_allowed
from alesia.kernel.ask import Ask, Option, act
from alesia.kernel.word import numbered
from alesia.nonplayers.mind import Priority
from alesia.nonplayers.options import DONE, offered

GAIN = Option("gain")


class RaidStep(NamedTuple):
    """One Region, and what each Raiding Warband does there."""

    region: Region
    takes: list[Option]

    @property
    def phrase(self) -> object:
        return self.region


class RaidPlan(CommandPlan):
    of = RAID

    def __init__(self, steps: list[RaidStep], victims: Sequence[Faction | None] = ()) -> None:
        super().__init__()
        self.steps = steps
        self.victims = victims  # in their order
        self.left = {step.region: list(step.takes) for step in steps}

    @property
    def gained(self) -> int:
        return sum(len(step.takes) for step in self.steps)

    def next_step(self, mind: Mind, ask: Ask) -> Option | None:
        left = [step for step in self.steps if not mind.s.selected & step.region.mask]
        return offered(ask, *[act("raid", step.region).option for step in left])

    def raid(self, mind: Mind, ask: Ask) -> Option | None:
        region = ask.about[0]
        takes = self.left.get(region) if isinstance(region, Region) else None
        while takes:
            option = takes.pop(0)
            if option in ask.options:
                return self._enriched(mind, ask, option) or option
        return offered(ask, DONE, *ask.options)

    def _enriched(self, mind: Mind, ask: Ask, foreseen: Option) -> Option | None:
        """8.3, 8.6.6 An earlier victim who has been given Resources meanwhile, more than are to be taken from it."""
        left = [option for takes in self.left.values() for option in takes]
        for victim in self.victims:
            option = _take(victim)
            if victim is None or option == foreseen:
                return None
            if option in ask.options and mind.s.resources[victim] > left.count(option):
                return option
        return None

    def raider(self, mind: Mind, ask: Ask) -> Option | None:
        """4.5.1 Germanic Warbands before own ones."""
        own = piece(mind.faction, HIDDEN).option
        return next((option for option in ask.options if option != own), own)


def plan_raid(
    mind: Mind, victims: list[Faction | None], board: State | None = None, apart: bool = False
) -> list[RaidStep]:
    """Wherever possible; A8.7.3 or from nobody only apart from Regions where somebody is robbed."""
    steps = mind.recall(RAID.name, lambda: _plan(mind, board or mind.s, victims, apart))
    if steps and mind.tells:
        mind.walk.note("raid.where", mind.walk.rule, tuple(numbered(step.region, len(step.takes)) for step in steps))
    return steps


def tell_victims(mind: Mind, victims: Sequence[Faction | None]) -> None:
    """In which order they are robbed."""
    named = tuple(f for f in victims if f is not None)
    mind.walk.note("raid.order", mind.walk.rule, bool(named), named)


def foresee_raid(mind: Mind, victims: list[Faction | None], board: State | None = None, apart: bool = False) -> int:
    """How much it would bring, with no die and nothing told."""
    steps = mind.foresee(RAID.name, lambda: _plan(mind, board or mind.s, victims, apart))
    return sum([len(step.takes) for step in steps])


def _plan(mind: Mind, s: State, victims: list[Faction | None], apart: bool) -> list[RaidStep]:
    """First from the first victim in every Region, then from the next; None is from nobody. 2.3.5 A Limited Raid in the
    one Region that brings most, then most from the first victims."""
    regions = _open(s, mind.faction)
    if not s.limited:
        return Raiders(mind, s, victims, regions, apart).raid()
    raids = [step for r in regions for step in Raiders(mind, s, victims, [r], apart).raid()]
    richest = Priority("raid.limited.most", lambda mind, step: len(step.takes))
    first = [Priority("raid.limited.first_victims", _from(victim)) for victim in victims]
    return [mind.choose(raids, richest, *first)] if raids else []


def rethink(mind: Mind, victims: list[Faction | None], region: Region, board: State) -> list[Option]:
    """What the Warbands of one Region do on this board."""
    return [option for step in Raiders(mind, board, victims, [region]).raid() for option in step.takes]


def _from(victim: Faction | None) -> Callable[[Mind, RaidStep], int]:
    return lambda mind, step: step.takes.count(_take(victim))


def _take(victim: Faction | None) -> Option:
    return GAIN if victim is None else Option("take_from", victim.name)


def _open(t: State, faction: Faction) -> list[Region]:
    return [r for r in SHEETS[RAID].regions(t, faction) if is_allowed(t, r)]


class Raiders:
    """A Raid as it is being thought out, Warband by Warband, on a board of its own."""

    def __init__(
        self, mind: Mind, s: State, victims: list[Faction | None], regions: list[Region], apart: bool = False
    ) -> None:
        self.mind, self.faction = mind, mind.faction
        self.t = s.copy()
        self.victims = victims  # those who are left
        self.regions = regions
        self.apart = apart  # A8.7.3 from nobody only where nobody else is robbed
        self.steps: dict[Region, RaidStep] = {}
        self._room = {r: self._count(r) for r in regions}  # how many Warbands can still Raid there
        self._robbable = {r: raid_targets(self.t, self.faction, r) for r in regions}  # while they have anything

    def raid(self) -> list[RaidStep]:
        for i, victim in enumerate(self.victims):
            self._rob(victim, self.victims[i:])
        return list(self.steps.values())

    def _rob(self, victim: Faction | None, left: list[Faction | None]) -> None:
        while found := [r for r in self.regions if self._can(r, victim)]:
            best = self._best(found, left)
            scarce = len(best) > 1 and self._is_scarce(left)
            region = self.mind.pick(best) if scarce else best[0]
            self.steps.setdefault(region, RaidStep(region, [])).takes.append(_take(victim))
            self._flip(region, victim)

    # ---- 8.4 the most that is possible

    def _best(self, found: list[Region], victims: list[Faction | None]) -> list[Region]:
        """Where the first victim is robbed so that all later Warbands still bring the most: if it has not enough for
        all, that is where there is nothing else to be had."""
        t, victim = self.t, victims[0]
        room = self._room
        if victim is None or len(found) == 1 or within_reach(t, victim) >= sum(room[r] for r in found):
            return found
        purse = {f: within_reach(t, f) - (f is victim) for f in victims if f is not None}
        reach = self._reach(victims)
        brings = [self._brings(room | {r: room[r] - 1}, reach, purse, victims, r) for r in found]
        return [r for r, each in zip(found, brings, strict=True) if each == max(brings)]

    def _is_scarce(self, victims: list[Faction | None]) -> bool:
        """Whether some Warband that could Raid will not, so that it matters which; else the order is all one."""
        t, reach = self.t, self._reach(victims)
        able = sum([self._room[r] for r in self.regions if reach[r]])
        if t.resources[self.faction] + able > MOST_RESOURCES:
            return True
        purse = {f: within_reach(t, f) for f in victims if f is not None}
        return bool(purse) and sum(self._brings(self._room, reach, purse, victims)) < able

    def _reach(self, victims: list[Faction | None]) -> "Takes":
        return {r: [v for v in victims if self._can(r, v)] for r in self.regions}

    def _brings(
        self,
        room: dict[Region, int],
        reach: "Takes",
        purse: dict[Faction, int],
        victims: list[Faction | None],
        robbed: Region | None = None,
    ) -> tuple[int, ...]:
        """How many Resources could be had from each victim in turn, somebody being robbed in one Region already."""
        if not self.apart or None not in victims:
            return _brings(room, reach, purse, victims)
        quiet = [r for r in self.regions if None in reach[r] and r is not robbed]
        loud: Takes = {r: [v for v in reach[r] if v is not None] for r in self.regions}
        both = [r for r in quiet if loud[r]]
        found = []
        for kept in (each for n in range(len(both) + 1) for each in combinations(both, n)):
            rest = {r: [] if r in kept else loud[r] for r in self.regions}
            spared = [r for r in quiet if r in kept or not loud[r]]
            found.append((*_brings(room, rest, purse, victims)[:-1], sum([room[r] for r in spared])))
        return max(found)

    # ---- one Warband

    def _can(self, region: Region, victim: Faction | None) -> bool:
        if not self._room[region] or self.t.resources[self.faction] >= MOST_RESOURCES:
            return False
        if victim is not None:
            return victim in self._robbable[region] and self.t.resources[victim] > 0
        if self.apart and region in self.steps and self.steps[region].takes[0] != GAIN:
            return False
        return not self.t.devastated[region]

    def _count(self, region: Region) -> int:
        able = number_of(self.t, region, acting_hidden(self.t, region, self.faction))
        return min(most_raiders(self.t, self.faction), able)

    def _flip(self, region: Region, victim: Faction | None) -> None:
        """A Warband is flipped on the imagined board, and the Resource moves."""
        self._room[region] -= 1
        t, raider = self.t, acting_hidden(self.t, region, self.faction)[0]
        t.pieces[region.base + raider] -= 1
        t.pieces[region.base + piece(raider.faction, REVEALED)] += 1
        if victim is not None:
            lose_resources(t, victim, 1)
        t.resources[self.faction] += 1


Takes = dict[Region, list[Faction | None]]


def _brings(
    room: dict[Region, int], reach: Takes, purse: dict[Faction, int], victims: list[Faction | None]
) -> tuple[int, ...]:
    """How many Resources could be had from each victim in turn."""
    takes: Takes = {r: [] for r in room}
    found: list[int] = []
    for victim in victims:
        n = 0
        while (victim is None or n < purse[victim]) and _find_raider(victim, room, reach, takes, set()):
            n += 1
        found.append(n)
    return tuple(found)


def _find_raider(
    victim: Faction | None, room: dict[Region, int], reach: Takes, takes: Takes, tried: set[Region]
) -> bool:
    """One more Warband for this victim; another may have to turn to somebody else for it."""
    for region in [r for r in room if victim in reach[r]]:
        if region in tried:
            continue
        tried.add(region)
        if len(takes[region]) < room[region]:
            takes[region].append(victim)
            return True
        for i, other in enumerate(takes[region]):
            if other is not victim and _find_raider(other, room, reach, takes, tried):
                takes[region][i] = victim
                return True
    return False
