"""8.8.1 Scout: Auxilia ride to Caesar, to open Supply Lines, to the Legions and to Hidden Warbands; then they look."""

from collections.abc import Callable, Collection, Hashable, Sequence
from functools import reduce
from itertools import combinations
from operator import or_
from typing import NamedTuple

from alesia.games.falling_sky.abilities.base import reach
from alesia.games.falling_sky.abilities.scout import SCOUTABLE
from alesia.games.falling_sky.board import (
    bands,
    count,
    hidden,
    leader_region,
    move,
    overview,
    present,
    regions_in,
    tally,
)
from alesia.games.falling_sky.commands.base import MARCH
from alesia.games.falling_sky.components import (
    FACTIONS,
    FORT,
    GERMANS,
    HIDDEN,
    LEADER,
    LEGION,
    OWN_BANDS,
    REGION,
    ROMANS,
    WINTER,
    Faction,
    Piece,
    Region,
    mask_of,
    piece,
)
from alesia.games.falling_sky.control import supply_regions
from alesia.games.falling_sky.nonplayers.marching import harassers, harassment
from alesia.games.falling_sky.nonplayers.mind import Mind
from alesia.games.falling_sky.nonplayers.pieces import PIECE, enemy_rank
from alesia.games.falling_sky.nonplayers.plans import AbilityPlan
from alesia.games.falling_sky.nonplayers.romans.enemies import ENEMIES, sure_friends, sure_supply
from alesia.games.falling_sky.nonplayers.romans.labienus import is_labienus_suborned, reach_told
from alesia.games.falling_sky.nonplayers.romans.sending import Able, harmless, most_sent
from alesia.games.falling_sky.regions import ground
from alesia.games.falling_sky.sharing import shareable
from alesia.games.falling_sky.state import State
from alesia.games.falling_sky.tracks import is_allowed
from alesia.games.falling_sky.war import targets_of, war
from alesia.kernel.ask import Ask, Option
from alesia.kernel.word import numbered, phrase, row
from alesia.nonplayers.mind import Priority
from alesia.nonplayers.options import DONE, at_most, named, offered

TO_LOOK = "romans.scout.to_look"
GUARD = 4  # Auxilia with Caesar
LOOKS = 2  # Warbands that an Auxilia Reveals
A_LOSS = 3  # Hidden Warbands for each Loss by Harassment
Near = Callable[[Region], Sequence[Region]]  # where Auxilia may come from now
UNSEEN = tuple(piece(f, HIDDEN) for f in ENEMIES)


class Ride(NamedTuple):
    """Auxilia of one kind that move together."""

    origin: Region
    to: Region
    what: Piece
    n: int


class Blocks(NamedTuple):
    """Regions where Control must be contested at once to open a Supply Line."""

    regions: tuple[Region, ...]

    @property
    def phrase(self) -> object:
        return row("phrase.both", self.regions)


class Escort(NamedTuple):
    """Where the Leader ends a March, and how many Auxilia come there with it."""

    region: Region
    auxilia: int


class Ridden(NamedTuple):
    """All rides of a Scout, and the board after them."""

    rides: list[Ride]
    after: State
    only: Region | None  # 12 the one Region where they look
    lots: list[tuple[Region, ...]]  # that said to which of equal Regions lookouts ride


class ScoutPlan(AbilityPlan):
    """The rides foreseen; then every Hidden Auxilia near the Leader looks at two Warbands."""

    name = "Scout"

    def __init__(self, rides: list[Ride], first: Region | None = None, only: Region | None = None) -> None:
        self.left = list(rides)
        self.now: Ride | None = None
        self.first = first  # where Warbands would Harass a March under way
        self.only = only

    def scout_from(self, mind: Mind, ask: Ask) -> Option:
        while self.left:
            self.now = self.left.pop(0)
            if self.now.origin.option in ask.options:
                return self.now.origin.option
        return DONE

    def scout_to(self, mind: Mind, ask: Ask) -> Option | None:
        return None if self.now is None else offered(ask, self.now.to.option)

    def scout_piece(self, mind: Mind, ask: Ask) -> Option | None:
        return None if self.now is None else offered(ask, self.now.what.option)

    def scout_with(self, mind: Mind, ask: Ask) -> Option:
        """38 Own Auxilia look before the Warbands that the Aedui lend."""
        return offered(ask, piece(ROMANS, HIDDEN).option) or ask.options[0]

    def scout_number(self, mind: Mind, ask: Ask) -> Option | None:
        return None if self.now is None else at_most(ask, self.now.n)

    def marched(self, mind: Mind, ask: Ask) -> Option:
        """Those that have not Marched ride and look first: nobody Harasses them."""
        return min(named(ask, "number"), key=lambda option: int(option.noun or 0))

    def scout_in(self, mind: Mind, ask: Ask) -> Option:
        """First where Harassment waits; then everywhere, so that the order does not matter, but (12) with Titus
        Labienus suborned, when it is one Region only."""
        if self.first is not None and self.first.option in ask.options:
            return self.first.option
        places = [REGION[str(option.noun)] for option in named(ask, "region")]
        if is_labienus_suborned(mind.s) and self.only not in places:
            return mind.choose(places, GERMANS_IN_FROST, MOST_SEEN).option
        return (self.only or places[0]).option

    def scouted(self, mind: Mind, ask: Ask) -> Option:
        """Those who would Harass the March before any others."""
        at = ask.about[0]
        assert isinstance(at, Region)
        looks = LOOKS * hidden(mind.s, at, ROMANS) + (LOOKS - 1 if DONE in ask.options else LOOKS)
        harasser = first_to_see(mind.s, harassers(mind), at, looks) if at is self.first else None
        in_the_way = None if harasser is None else offered(ask, piece(harasser, HIDDEN).option)
        return in_the_way or best_warband(mind, ask)


def first_to_see(s: State, harassers: Sequence[Faction], at: Region, looks: int) -> Faction | None:
    """Whose Warbands to look at so that the most Harassment Losses are averted: those who are soonest too few for
    another Loss, if so many looks can make them so."""
    surplus = {f: n % A_LOSS + 1 for f in harassers if (n := hidden(s, at, f)) >= A_LOSS}
    able = [f for f in surplus if surplus[f] <= looks]
    return min(able, key=lambda f: (surplus[f], enemy_rank(s, ROMANS, f)), default=None)


def _germans_first(mind: Mind) -> bool:
    """Upon Frost; A8.8.1 in Ariovistus not even then."""
    return mind.s.next_card == WINTER and war(mind.s).scouts_germans_in_frost


def _germans_in_frost(mind: Mind, region: Region) -> int:
    return int(_germans_first(mind) and bands(mind.s, region, GERMANS) > 0)


GERMANS_IN_FROST = Priority("romans.scout.germans_in_frost", _germans_in_frost)
MOST_SEEN = Priority(
    "romans.scout.look_at_most", lambda mind, r: min(LOOKS * hidden(mind.s, r, ROMANS), unseen(mind.s, r))
)


def best_warband(mind: Mind, ask: Ask) -> Option:
    """Upon Frost Germans first; Hidden before Revealed; then in the order of targets (8.4.1)."""

    def rank(option: Option) -> tuple[bool, bool, int]:
        what = PIECE[str(option.noun)]
        return (
            _germans_first(mind) and what.faction is not GERMANS,
            what.kind != HIDDEN,
            enemy_rank(mind.s, ROMANS, what.faction),
        )

    return min(named(ask, "piece"), key=rank)


def find_scout(
    mind: Mind, first: Region | None = None, hold: Collection[Region] = (), escort: Escort | None = None
) -> ScoutPlan | None:
    """The box: a plan if it has any effect. In the middle of a March the Regions on `hold` send nobody, and the Leader
    is thought of where he will end."""
    return mind.consider("R_SCOUT", "8.8.1", lambda _: _plan_scout(mind, first, hold, escort))


def _plan_scout(mind: Mind, first: Region | None, hold: Collection[Region], escort: Escort | None) -> ScoutPlan | None:
    """8.3.4 Who is where in the end matters, not whence he rode there."""
    if mind.s.crossed_sea:
        mind.impossible("romans.scout.across_the_sea")
        return None
    rides, after, only, _ = mind.settle(Riders(mind, hold, escort, first).ride, _end, is_clear=_is_clear)
    if not rides and not _seen(after, only):
        mind.impossible("romans.scout.nothing", reach_told(mind.s))
        return None
    if mind.tells and (seen := _seen(after, only)):
        _tell_looks(mind, after, seen)
    return ScoutPlan(rides, first, only)


def _seen(after: State, only: Region | None) -> list[Region]:
    """Where Auxilia can look at anybody; 12 in one Region only."""
    return [r for r in reach(after, ROMANS) if only in (None, r) and _in_sight(after, r)]


def _tell_looks(mind: Mind, after: State, seen: Sequence[Region]) -> None:
    """Where how many can be looked at; 8.4.1 at whom they look first, where there are several."""
    sights = tuple(numbered(r, _in_sight(after, r)) for r in seen)
    mind.walk.note("romans.scout.look", "8.8.1", sights, reach_told(mind.s))
    if after.diviciacus and shareable(after, ROMANS):
        mind.walk.note("romans.scout.lent", "8.8.8")
    if any(sum(bands(after, r, f) > 0 for f in ENEMIES) > 1 for r in seen):
        mind.walk.note("romans.scout.order", "8.4.1", tuple(targets_of(mind.s, ROMANS)), _germans_first(mind))


def _end(ridden: Ridden) -> Hashable:
    return bytes(ridden.after.pieces), ridden.only


def _is_clear(ridden: Ridden, among: Sequence[object]) -> bool | None:
    """It is if one of these Regions gets no lookout, but would if the lot fell on it: nobody rides out of it again."""
    served = {ride.to for ride in ridden.rides}
    return True if any(lot is among for lot in ridden.lots) and not served.issuperset(among) else None


def _in_sight(s: State, region: Region) -> int:
    """How many Warbands the Hidden Auxilia there can look at."""
    looks = LOOKS * hidden(s, region, ROMANS)
    return min(looks, sum([s.pieces[region.base + what] for what in SCOUTABLE])) if looks else 0


def unseen(s: State, region: Region) -> int:
    """Hidden Warbands."""
    return sum([s.pieces[region.base + what] for what in UNSEEN])


# ---- rides ------------------------------------------------------------------------------------------------------


class Riders:
    """All rides of one Scout, in the order of the priorities, on a board that is only thought of."""

    def __init__(
        self,
        mind: Mind,
        hold: Collection[Region] = (),
        escort: Escort | None = None,
        first: Region | None = None,
    ) -> None:
        self.mind = mind
        self.t = mind.s
        here = leader_region(self.t, ROMANS)
        self.escort = escort or (None if here is None else Escort(here, 0))
        self.first = first
        self.reach = reach(self.t, ROMANS)  # no Leader rides along
        self.suborned = is_labienus_suborned(self.t)
        self.rides: dict[tuple[Region, Region, Piece], int] = {}  # how many of one kind ride a way
        there = [r for r in present(self.t, ROMANS) if bands(self.t, r, ROMANS)]
        self._stables = [r for r in there if r not in hold and is_allowed(self.t, r)]  # nobody rides twice
        self._dark = {r: n for r in self.reach if (n := unseen(self.t, r))}  # no Warbands ride
        self._around = ground(self.t).around
        self._ready = 0  # mask of the Regions from which somebody may ride
        self._spared: dict[Region, int] = {}
        for region in self._stables:
            self._count(region)
        self._at_first = self._ready, self._spared
        self._resting: int | None = None
        self._why = ""
        self._lots: list[tuple[Region, ...]] = []

    def ride(self) -> Ridden:
        """From where all are now."""
        self.t, self.rides, self._lots = self.mind.s.copy(), {}, []
        self._ready, self._spared, self._resting = self._at_first[0], {**self._at_first[1]}, None
        if self._ready:
            self._tell_who_may_leave()
            self._to_caesar()
            self._to_open_supply()
            self._to_legions()
        only = self._to_look()
        return Ridden([Ride(*way, n) for way, n in self.rides.items()], self.t, only, self._lots)

    def _tell_who_may_leave(self) -> None:
        if not self.mind.tells:
            return
        free = [phrase("phrase.out_of", r, self._spared[r], bands(self.t, r, ROMANS)) for r in self._stables]
        self.mind.walk.note("romans.scout.may_leave", "8.8.1", tuple(free))

    def _near(self, to: Region) -> Sequence[Region]:
        """Where Auxilia can come from."""
        return regions_in(self._roads(to) & self._ready)

    def _roads(self, region: Region) -> int:
        """Mask of the Regions around it, but those across the sea."""
        return self._around[region] & ~region.sea

    def _to_caesar(self) -> None:
        """(1) At least four with Caesar."""
        if self.escort is not None:
            here, coming = self.escort
            self._why = "romans.scout.to_leader"
            self._deal({here: GUARD - coming - bands(self.t, here, ROMANS)}, self._near, self._spare)

    def _spare(self, region: Region) -> int:
        return self._spared.get(region, 0)

    def _count(self, region: Region) -> None:
        """Who may leave; and again once somebody has ridden from there, or come there."""
        n = self._spared[region] = self._count_spare(region)
        self._ready = self._ready | region.mask if n else self._ready & ~region.mask

    def _count_spare(self, region: Region) -> int:
        """Those whom Caesar will need where he comes to stay, too."""
        n = spare(self.mind, self.t, region)
        if n and self.escort is not None and self.escort.region is region:
            n = max(0, min(n, bands(self.t, region, ROMANS) + self.escort.auxilia - GUARD))
        return n

    def _to_open_supply(self) -> None:
        """(2) Take Control from whoever blocks a Supply Line of Roman pieces: in a Region, or else in two at once."""
        while self._is_cut_off() and (blocks := self._blocks()):
            chosen = self._best([Blocks((r,)) for r in blocks])
            chosen = chosen or self._best([Blocks(pair) for pair in combinations(blocks, 2) if self._can_contest(pair)])
            if chosen is None:
                return
            self._why = "romans.scout.to_open_supply"
            self._deal({r: needed_to_contest(self.t, r) for r in chosen.regions}, self._near, self._spare)

    def _best(self, choices: Sequence[Blocks]) -> Blocks | None:
        """What adds Supply Lines to the most Regions."""
        supplied = sure_supply(self.t)
        opened = {each: n for each in choices if (n := self._gain(each.regions, supplied))}
        most = Priority("romans.scout.most_supply", lambda _, each: opened[each])
        return self.mind.choose(list(opened), most) if opened else None

    def _is_cut_off(self) -> bool:
        """Whether any Roman pieces lack a Supply Line."""
        return bool(overview(self.t).present[ROMANS] & ~sure_supply(self.t))

    def _blocks(self) -> list[Region]:
        friends = sure_friends(self.t)
        held = overview(self.t).held
        others = reduce(or_, [held[f] for f in FACTIONS if f not in friends])
        near = reduce(or_, [self._roads(r) for r in regions_in(self._ready)], 0)
        calls = {r: n for r in regions_in(others & near) if (n := self._on_call(r))}
        return [r for r, n in calls.items() if n >= needed_to_contest(self.t, r)]

    def _can_contest(self, blocks: tuple[Region, ...]) -> bool:
        needs = {r: needed_to_contest(self.t, r) for r in blocks}
        return most_sent(needs, {r: self._near(r) for r in blocks}, self._spare) == sum(needs.values())

    def _on_call(self, to: Region) -> int:
        return sum([self._spared[r] for r in self._near(to)])

    def _gain(self, blocks: tuple[Region, ...], supplied: int) -> int:
        """How many Regions with Roman pieces get a Supply Line."""
        fresh = supply_regions(self.t, sure_friends(self.t), mask_of(blocks)) & ~supplied
        return (fresh & overview(self.t).present[ROMANS]).bit_count()

    def _to_legions(self) -> None:
        """(3) From where no Legions are, as many Auxilia to each Region as it has Legions."""
        needs = {r: n for r in present(self.t, ROMANS) if (n := self._lacking(r)) > 0}
        self._why = "romans.scout.to_legions"
        self._deal(needs, self._from_no_legions, self._spare, Priority("romans.scout.most_legions", self._legions))

    def _legions(self, mind: Mind, region: Region) -> int:
        return count(self.t, region, ROMANS, LEGION)

    def _lacking(self, region: Region) -> int:
        return count(self.t, region, ROMANS, LEGION) - bands(self.t, region, ROMANS)

    def _from_no_legions(self, to: Region) -> Sequence[Region]:
        return [r for r in self._near(to) if not count(self.t, r, ROMANS, LEGION)]

    def _to_look(self) -> Region | None:
        """(4) Hidden Auxilia to where the most Hidden Warbands can be seen; 12 to the one Region where they look."""
        self._why = TO_LOOK
        only = self._only() if self.suborned else None
        if only is not None:
            self._deal({only: self._blind(only, 1)}, self._lookouts, self._idle)
        elif not self.suborned and self._at_rest():
            self._to_look_everywhere()
        return only

    def _only(self) -> Region | None:
        """12 Where Warbands Harass the March; else where, with all who can ride there, most Hidden Warbands can be
        seen, then most Warbands."""
        places = [r for r in self.reach if self._visible(r) or _in_sight(self.t, r)]
        if places:
            self.mind.walk.note("romans.scout.one_region", "5.3")
        if self.first in places:
            return self.first
        frost = Priority(
            "romans.scout.germans_in_frost", lambda mind, r: _germans_first(mind) and bands(self.t, r, GERMANS) > 0
        )
        hidden_ones = Priority("romans.scout.look_at_most", lambda _, r: self._visible(r))
        all_of_them = Priority("romans.scout.most_warbands", lambda _, r: _in_sight(self.t, r))
        return self.mind.choose(places, frost, hidden_ones, all_of_them) if places else None

    def _visible(self, region: Region) -> int:
        """Hidden Warbands that can be seen by those who are there and those who can ride there."""
        n = hidden(self.t, region, ROMANS) + sum(max(0, self._idle(r)) for r in self._lookouts(region))
        return min(LOOKS * n, self._dark.get(region, 0))

    def _to_look_everywhere(self) -> None:
        """Two by each, then the odd ones."""
        first = Priority("romans.scout.look_at_most", lambda _, r: self._could_see(r))
        frost = Priority(
            "romans.scout.germans_in_frost", lambda mind, r: _germans_first(mind) and hidden(self.t, r, GERMANS) > 0
        )
        if self.mind.tells:
            self._tell_pairs()
        for pair in (2, 1):
            needs = {r: n for r in self._dark if (n := self._blind(r, pair)) > 0}
            self._deal(needs, self._lookouts, self._idle, first, frost)

    def _tell_pairs(self) -> None:
        dark = [r for r in self._dark if self._blind(r, 1) > 0 and self._lookouts(r)]
        self.mind.narrow(dark, Priority("romans.scout.look_by_pairs", lambda _, r: self._blind(r, 2) > 0))

    def _blind(self, region: Region, pair: int) -> int:
        """How many more Hidden Auxilia it takes to see every Hidden Warband, or all but an odd one."""
        return (self._dark.get(region, 0) + 2 - pair) // 2 - hidden(self.t, region, ROMANS)

    def _could_see(self, region: Region) -> int:
        n = sum(self._idle(r) for r in self._lookouts(region))
        return min(2 * n, self._dark[region] - 2 * hidden(self.t, region, ROMANS))

    def _lookouts(self, to: Region) -> Sequence[Region]:
        return regions_in(self._roads(to) & self._at_rest())

    def _at_rest(self) -> int:
        """Mask of the Regions that idle Auxilia may leave, found anew after each ride."""
        if self._resting is None:
            self._resting = mask_of(r for r in regions_in(self._ready) if self._idle(r) > 0)
        return self._resting

    def _idle(self, region: Region) -> int:
        """Hidden Auxilia that may leave and have nothing Hidden to look at where they are; 12 where that does not
        count."""
        what = region.bases[ROMANS] + HIDDEN
        fresh = self.t.pieces[what] - self.t.ridden[what]
        busy = 0 if self.suborned else (self._dark.get(region, 0) + 1) // 2
        return min(fresh, self._spare(region), hidden(self.t, region, ROMANS) - busy)

    def _deal(self, needs: dict[Region, int], near: Near, able: Able, *first: Priority) -> None:
        """To one Region after the other, so that in all as many as possible get where they are needed."""
        while sources := {r: origins for r, n in needs.items() if n > 0 and (origins := near(r))}:
            needs = {r: needs[r] for r in sources}
            equal = self.mind.narrow(list(needs), *first)
            most = most_sent(needs, sources, able) if first or len(needs) > 1 else 0
            served = not first or most == sum(needs.values())
            to = equal[0] if served else self._draw(tuple(equal))
            spared = {o: harmless(needs, sources, able, o, to, most) for o in sources[to]}
            willing = [o for o, n in spared.items() if n > 0]
            if not willing:
                del needs[to]
                continue
            wanted_elsewhere = any(o in sources[r] for r in needs if r is not to for o in willing)
            all_ride = not wanted_elsewhere and sum(able(o) for o in willing) <= needs[to]
            origin = willing[0] if all_ride else self.mind.pick(willing)
            needs[to] -= self._move(origin, to, spared[origin])

    def _draw(self, equal: tuple[Region, ...]) -> Region:
        if self._why == TO_LOOK:
            self._lots.append(equal)
        return self.mind.pick(equal)

    def _move(self, origin: Region, to: Region, n: int) -> int:
        left = n
        self._tell(n, origin, to)
        for what in OWN_BANDS[ROMANS]:
            fresh = self.t.pieces[origin.base + what] - self.t.ridden[origin.base + what]
            gone = min(left, fresh)
            if gone > 0:
                move(self.t, origin, to, what, gone)
                self.t.ridden[to.base + what] += gone
                way = (origin, to, what)
                self.rides[way] = self.rides.pop(way, 0) + gone  # those who ride last are told last
                left -= gone
        for region in (origin, to):
            if region in self._spared:
                self._count(region)
        self._resting = None
        return n

    def _tell(self, n: int, origin: Region, to: Region) -> None:
        """Those who follow others on the same errand are told together with them."""
        if not self.mind.tells:
            return
        walk, way = self.mind.walk, (origin, to)
        told = [i for i, step in enumerate(walk) if step.key == self._why and step.facts[1:3] == way]
        if told and not any(step.kind in ("box", "did") for step in walk[told[-1] :]):
            before = walk[told[-1]].facts
            walk[told[-1]] = walk[told[-1]]._replace(facts=(n + int(str(before[0])), *before[1:]))
        else:
            walk.note(self._why, "8.8.1", n, *way, self._wanted(to))

    def _wanted(self, to: Region) -> int:
        """The figure behind a ride: Auxilia with the Leader, Legions to be joined, or Hidden Warbands to be seen."""
        if self._why == "romans.scout.to_leader":
            coming = self.escort.auxilia if self.escort is not None else 0
            return coming + bands(self.t, to, ROMANS)
        return unseen(self.t, to) if self._why == TO_LOOK else count(self.t, to, ROMANS, LEGION)


# ---- who may leave -------------------------------------------------------------------------------------------------


def spare(mind: Mind, t: State, region: Region) -> int:
    """How many Auxilia may ride off: those beyond the number of Legions, and beyond Caesar's guard, so that no Roman
    Control is lost and no enemy Control added (whence no Supply Line is lost either)."""
    legions = count(t, region, ROMANS, LEGION)
    there = bands(t, region, ROMANS)
    keep = max(legions, GUARD) if count(t, region, ROMANS, LEADER) else legions
    if there <= keep:
        return 0
    own = slice(region.bases[ROMANS] + HIDDEN, region.bases[ROMANS] + FORT)
    fresh = there - sum(t.ridden[own])
    come = sum(t.moved[own]) - sum(t.ridden_marched[own]) if t.command == MARCH else 0
    if come and harassment(mind, region):
        fresh -= come
    return max(0, min(there - keep, fresh, may_leave(t, region)))


def may_leave(t: State, region: Region) -> int:
    """How many Romans can go without loss of Roman Control and without new enemy Control."""
    counted = tally(t, region)
    totals, holder = counted.total, counted.control
    every = sum(totals)
    if holder is ROMANS:
        return 2 * totals[ROMANS] - every - 1
    return min([every - 2 * totals[f] for f in ENEMIES if f is not holder])


def needed_to_contest(t: State, region: Region) -> int:
    """How many Romans end the Control of another Faction here."""
    counted = tally(t, region)
    return 2 * counted.total[counted.control] - sum(counted.total)
