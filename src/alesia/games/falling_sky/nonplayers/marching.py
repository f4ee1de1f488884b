"""March by plan: groups that were thought through before the first one moves, and the sums that go into that."""

from collections.abc import Sequence
from typing import NamedTuple

from alesia.games.falling_sky.board import bands, count, has_leader, loose, move, overview, put, take, tally, total
from alesia.games.falling_sky.commands.base import MARCH
from alesia.games.falling_sky.commands.losses import may_harass
from alesia.games.falling_sky.commands.march import first_steps, must_stop, steps_allowed
from alesia.games.falling_sky.commands.sheets import SHEETS
from alesia.games.falling_sky.components import (
    AEDUI,
    ARVERNI,
    FACTIONS,
    HIDDEN,
    LEADER,
    LEGION,
    OWN_BANDS,
    OWN_MOBILE,
    REVEALED,
    ROMANS,
    Faction,
    Piece,
    Region,
    piece,
)
from alesia.games.falling_sky.control import controls
from alesia.games.falling_sky.negotiation import AGREED, REFUSED, is_nonplayer
from alesia.games.falling_sky.nonplayers.mind import Mind
from alesia.games.falling_sky.nonplayers.plans import CommandPlan, open_regions
from alesia.games.falling_sky.regions import ground, roads
from alesia.games.falling_sky.state import State
from alesia.games.falling_sky.war import rebels, run_by_game
from alesia.kernel.ask import Ask, Option, act
from alesia.kernel.word import row
from alesia.nonplayers.options import DONE, at_most, offered

HOPED = REFUSED + 1  # on a board that is only thought of: a truce that might be had for the asking


class Force(NamedTuple):
    """Who Marches together: the Leader or not, Legions, and Warbands or Auxilia, Hidden ones first (8.4.1); with Romans
    Aedui Warbands, too (8.8.8)."""

    leader: int = 0
    legions: int = 0
    bands: int = 0
    lent: int = 0


class Move(NamedTuple):
    """A group and its way, Region by Region; without a way it only hides where it stands."""

    origin: Region
    way: tuple[Region, ...]
    force: Force


class MarchPlan(CommandPlan):
    """March as foreseen, origin by origin, in the order of the moves."""

    of = MARCH

    def __init__(self, moves: list[Move]) -> None:
        super().__init__()
        self.moves = moves
        self.left = list(moves)
        self.origin: Region | None = None  # selected last
        self.now: Move | None = None
        self.to_come = 0  # Warbands or Auxilia still to be told off for the group

    def next_step(self, mind: Mind, ask: Ask) -> Option | None:
        found = offered(ask, *[act("march", each.origin).option for each in self.left])
        selected = [each.origin for each in self.left if found and each.origin.name == found.noun]
        self.start_from(selected[0] if selected else None)
        return found

    def start_from(self, origin: Region | None) -> None:
        """No group has set out from there yet."""
        self.origin, self.now = origin, None

    def march_to(self, mind: Mind, ask: Ask) -> Option | None:
        """The next group that starts here."""
        here = [each for each in self.left if each.origin is ask.about[0]]
        for each in here:
            self.left.remove(each)
            if each.way and each.way[0].option in ask.options:
                self.now, self.to_come = each, each.force.bands
                return each.way[0].option
        return DONE

    def march_number(self, mind: Mind, ask: Ask) -> Option | None:
        """How many of one kind go along."""
        origin, to, what = ask.about
        assert isinstance(origin, Region)
        assert isinstance(to, Region)
        assert isinstance(what, Piece)
        if self.now is None or self.now.origin is not origin or to not in self.now.way:
            self._set_out(origin, to)
        assert self.now is not None
        if what.kind in (LEADER, LEGION):
            return at_most(ask, self.now.force.leader if what.kind == LEADER else self.now.force.legions)
        option = at_most(ask, self.wanted(mind, origin, what))
        self.to_come -= int(option.noun or 0)
        return option

    def wanted(self, mind: Mind, origin: Region, what: Piece) -> int:
        """How many Warbands or Auxilia of this kind are to go along: all that are still to come."""
        return self.to_come

    def _set_out(self, origin: Region | None, to: Region) -> None:
        """The only way that was open, or the only piece, was not asked about: the group that takes it, or as few as
        must go."""
        here = [each for each in self.left if origin in (None, each.origin) and each.way[:1] == (to,)]
        self.now = here[0] if here else Move(to if origin is None else origin, (to,), Force())
        self.left = [each for each in self.left if each is not self.now]
        self.to_come = self.now.force.bands

    def march_on(self, mind: Mind, ask: Ask) -> Option | None:
        """Further along the way; or stop."""
        at = ask.about[0]
        assert isinstance(at, Region)
        if self.now is None:
            self._set_out(self.origin, at)
        assert self.now is not None
        further = [b for a, b in zip(self.now.way, self.now.way[1:], strict=False) if a is at]
        return offered(ask, *[region.option for region in further], DONE)


# ---- what a March does ------------------------------------------------------------------------------------------


def one_group(moves: list[Move]) -> Move | None:
    """All that goes from one Region to another, together."""
    if not moves:
        return None
    sums = [sum(parts) for parts in zip(*[m.force for m in moves], strict=True)]
    return Move(moves[0].origin, moves[0].way, Force(*sums))


def goes_back(plan: object, crossing: Move) -> bool:
    """Whether a March would bring all who have come, and nobody else, back to where they were."""
    moves = plan.moves if isinstance(plan, MarchPlan) else []
    back = one_group([move for move in moves if move.way and move.way[-1] is crossing.origin])
    return back is not None and one_group(moves) == back and back.force == crossing.force


def marched(s: State, faction: Faction, moves: Sequence[Move]) -> State:
    """The board after these moves, on a copy; Harassment apart."""
    t = s.copy()
    for each in moves:
        march_on_paper(t, faction, each)
    return t


def march_on_paper(t: State, faction: Faction, each: Move) -> None:
    """The pieces of an origin hide, and the group goes where it will end."""
    to = each.way[-1] if each.way else each.origin
    for kind, n in ((LEADER, each.force.leader), (LEGION, each.force.legions)):
        if n:
            move(t, each.origin, to, piece(faction, kind), n)
    _bands_on_paper(t, faction, each.origin, to, each.force.bands)
    if each.force.lent:
        _bands_on_paper(t, AEDUI, each.origin, to, each.force.lent)


def _bands_on_paper(t: State, faction: Faction, origin: Region, to: Region, left: int) -> None:
    for what in OWN_BANDS[faction]:
        if left and (n := min(left, t.pieces[origin.base + what])):
            take(t, origin, what, n)
            put(t, to, piece(faction, HIDDEN if what.kind in (HIDDEN, REVEALED) else REVEALED), n)
            left -= n


def all_of(s: State, faction: Faction, region: Region) -> Force:
    """Every mobile piece of the Faction in the Region."""
    return Force(count(s, region, faction, LEADER), count(s, region, faction, LEGION), bands(s, region, faction))


def spare_bands(s: State, faction: Faction, region: Region, leave: int = 1) -> int:
    """How many Warbands or Auxilia can go (4 those walled in cannot) so that so many stay and any Control of the
    Faction is kept."""
    there = bands(s, region, faction)
    if there <= leave:
        return 0
    able = there if s.wall != region + 1 else sum(loose(s, region, what) for what in OWN_BANDS[faction])
    keep = leave
    if controls(s, faction, region):
        fixed = total(s, region, faction) - there
        keep = max(keep, others_in(s, faction, region) + 1 - fixed)
    return max(0, min(able, there - keep))


def free_force(s: State, faction: Faction, region: Region) -> Force:
    """Every mobile piece of a Faction of Warbands, 4 but those walled in."""
    if s.wall != region + 1:
        return all_of(s, faction, region)
    leader, *others = OWN_MOBILE[faction]
    return Force(loose(s, region, leader), 0, sum([loose(s, region, what) for what in others]))


def needed_for_control(s: State, faction: Faction, region: Region) -> int:
    """How many more pieces give the Faction Control; 0 if it has it."""
    totals = tally(s, region).total
    return max(0, sum(totals) + 1 - 2 * totals[faction])


def others_in(s: State, faction: Faction, region: Region) -> int:
    """How many pieces all others have there together."""
    totals = tally(s, region).total
    return sum(totals) - totals[faction]


def regions_near_with(s: State, faction: Faction, region: Region) -> int:
    """How many Regions within one of this have pieces of the Faction."""
    return (overview(s).present[faction] & (region.mask | ground(s).around[region])).bit_count()


# ---- ways and Harassment (3.2.2, 3.3.2) --------------------------------------------------------------------------


class Way(NamedTuple):
    """A way to a Region, and the Losses by Harassment that it costs."""

    regions: tuple[Region, ...]
    losses: int

    @property
    def phrase(self) -> object:
        return row("phrase.on", self.regions)


def ways(mind: Mind, origin: Region, leader: bool) -> list[Way]:
    """Every way that a group, with or without its Leader, can go from here."""
    return ways_on(mind.s, mind.faction, harassers(mind), origin, leader)


def ways_on(s: State, faction: Faction, foes: list[Faction], origin: Region, leader: bool) -> list[Way]:
    """The same on any board, where these Harass."""
    group = ((piece(faction, LEADER), 1),) if leader else ()
    found: list[Way] = []
    _extend(s, faction, foes, origin, Way((), 0), steps_allowed(s, faction, group), found)
    return found


def _extend(s: State, faction: Faction, foes: list[Faction], at: Region, way: Way, left: int, found: list[Way]) -> None:
    regions, losses = way
    if regions:
        losses += harassment_by(s, foes, at)
    barred = at.sea if s.ability else 0
    for to in roads(s, faction, at):
        if to in regions or barred & to.mask:
            continue
        longer = Way((*regions, to), losses)
        found.append(longer)
        if left > 1 and not must_stop(s, at, to):
            _extend(s, faction, foes, to, longer, left - 1, found)


def harassment(mind: Mind, region: Region) -> int:
    """Losses to a group of the Faction that leaves this Region after entering it."""
    return harassment_by(mind.s, harassers(mind), region)


def harassment_by(s: State, foes: list[Faction], region: Region) -> int:
    pieces, at, losses = s.pieces, region.base + HIDDEN, 0
    for foe in foes:
        losses += pieces[at + foe.base] // 3
    return losses


def harassers(mind: Mind) -> list[Faction]:
    """Who would Harass the Faction's groups."""
    return [f for f in FACTIONS if may_harass(f, mind.faction) and would_harass(mind, f)]


def would_harass(mind: Mind, harasser: Faction) -> bool:
    """8.4.2, A8.4 Whom the game runs always; Non-players by their nature, Romans or Vercingetorix; players unless they
    have promised not to."""
    s = mind.s
    if is_nonplayer(s, harasser):
        return mind.faction is (ROMANS if harasser in rebels(s) else ARVERNI)
    return harasser is run_by_game(s) or s.truce[harasser] not in (AGREED, HOPED)


# ---- 8.5.1, A8.7.1 March under threat ---------------------------------------------------------------------------


def groups_that_flee(mind: Mind, leaving: list[Region]) -> dict[Region, list[Region]]:
    """Origins that can be paid for, that of the Leader first, and where each group may go: not where others leave."""
    s, faction, left = mind.s, mind.faction, mind.s.resources[mind.faction]
    open_ = open_regions(mind, MARCH)
    found: dict[Region, list[Region]] = {}
    for origin in _leader_first(mind, leaving):
        refuges = [r for r in first_steps(s, faction, origin) if r not in leaving]
        cost = SHEETS[MARCH].cost(s, faction, origin)
        if s.limited and found:
            break  # 2.3.5
        if origin in open_ and refuges and cost <= left:
            found[origin] = refuges
            left -= cost
    return found


def _leader_first(mind: Mind, leaving: list[Region]) -> list[Region]:
    """The Leader's group first, others by dice."""
    first = [r for r in leaving if has_leader(mind.s, r, mind.faction)]
    rest = [r for r in leaving if r not in first]
    while rest:
        first.append(mind.pick(rest))
        rest.remove(first[-1])
    return first
