"""8.7.4 March to spread: a Hidden Warband where there is none, and the Leader to where Romans or Aedui have Control."""

from collections.abc import Iterable, Sequence
from functools import reduce
from itertools import combinations
from operator import or_
from typing import NamedTuple

from alesia.games.falling_sky.board import bands, count, fresh, hidden, leader_region, total
from alesia.games.falling_sky.commands.base import MARCH
from alesia.games.falling_sky.commands.march import march_cost
from alesia.games.falling_sky.components import (
    AEDUI,
    ARVERNI,
    HIDDEN,
    OWN_BANDS,
    REGION,
    REGIONS,
    REVEALED,
    ROMANS,
    WINTER,
    Piece,
    Region,
    mask_of,
)
from alesia.games.falling_sky.control import controller, controls
from alesia.games.falling_sky.nonplayers.arverni.leading import (
    LEAST_HARASSED,
    UNASKED,
    LedMarch,
    Origins,
    able,
    leader_to_march,
    leader_ways,
    may_end,
    may_seek_truce,
    tell_no_march,
)
from alesia.games.falling_sky.nonplayers.frost import is_barred
from alesia.games.falling_sky.nonplayers.marching import (
    Force,
    Move,
    Way,
    marched,
    needed_for_control,
    others_in,
    spare_bands,
)
from alesia.games.falling_sky.nonplayers.mind import Mind
from alesia.games.falling_sky.nonplayers.plans import open_regions
from alesia.games.falling_sky.regions import vicinity
from alesia.games.falling_sky.state import State
from alesia.nonplayers.mind import Priority

BIBRACTE = REGION["Aedui"]
ESCORT = 4  # Warbands with the Leader (8.4.1)
Supply = dict[Region, int]  # how many Hidden Warbands an origin can send out
Sent = dict[Region, list[Region]]  # where to


class Senders(NamedTuple):
    """Who can send Hidden Warbands out, and to where: the same whatever the dice show."""

    bare: list[Region]  # without a Hidden Warband
    supply: Supply
    thrifty: Supply  # 8.4.1 if four stay with the Leader
    leads: bool  # the Leader has a Region to win
    groups: list[Origins]  # of which one is to March


class SpreadMarch(LedMarch):
    """The Leader's Warbands leave a Hidden one behind, not one that was Scouted, if they can."""

    def wanted(self, mind: Mind, origin: Region, what: Piece) -> int:
        if what.kind != HIDDEN or self.now is None or not self.now.force.leader:
            return self.to_come
        others = sum(fresh(mind.s, origin, each) for each in OWN_BANDS[ARVERNI] if each is not what)
        last = mind.s.pieces[origin.base + what] - 1
        return min(self.to_come, max(last, self.to_come - others))


def plan_spread(mind: Mind) -> SpreadMarch | None:
    """Also if only a player's promise, yet to be asked for, makes it possible (1.5.2)."""
    begun, moves = mind.dice.at, spread_moves(mind)
    return SpreadMarch(spread_moves, moves, begun) if moves or may_seek_truce(mind, spread_moves, begun) else None


FEW_COURSES = 12  # each takes its time


def spread_moves(mind: Mind) -> list[Move]:
    """8.3.4 No die that leads to the same board, as far as that is soon seen."""
    origins, here = open_regions(mind, MARCH), leader_to_march(mind.s)
    if not origins:
        tell_no_march(mind)
        return []
    here = here if here in origins else None
    senders = _senders(mind, origins, here)
    return mind.settle(lambda: _spread(mind, senders, here), lambda moves: _end(mind.s, moves), most=FEW_COURSES)


def _end(s: State, moves: list[Move]) -> tuple[bytes, frozenset[tuple[Region, ...]]]:
    """Who is where, no matter whence; and how the Leader gets there."""
    return bytes(marched(s, ARVERNI, moves).pieces), frozenset(each.way for each in moves if each.force.leader)


def _spread(mind: Mind, senders: Senders, here: Region | None) -> list[Move]:
    """First the Hidden Warbands, then the Leader with what is left to him."""
    s = mind.s
    mind.impossible("why.no_spread")
    sent = _send_out(mind, senders, here)
    moves = [Move(origin, (to,), Force(bands=1)) for origin, ends in sent.items() for to in ends]
    alone = bool(s.limited and sent)  # 2.3.5 one origin
    if here is not None and (here in sent or (not alone and _cost(s, [*sent, here]) <= s.resources[ARVERNI])):
        moves += _take_control(mind, here, moves)
    barred = s.next_card == WINTER and is_barred(mind, s, marched(s, ARVERNI, moves))
    return [] if barred else moves


def _cost(s: State, origins: Iterable[Region]) -> int:
    return sum(march_cost(s, ARVERNI, r) for r in origins)


# ---- one Hidden Warband to each Region without --------------------------------------------------------------------


def spare_hidden(s: State, region: Region) -> int:
    """Warbands that can leave Hidden: one Hidden stays, and any Control is kept. A March hides Revealed ones."""
    unseen = hidden(s, region, ARVERNI) + count(s, region, ARVERNI, REVEALED)
    return min(unseen - 1, spare_bands(s, ARVERNI, region), able(s, region))


def _senders(mind: Mind, origins: Sequence[Region], here: Region | None) -> Senders:
    s = mind.s
    bare = [r for r in REGIONS if not hidden(s, r, ARVERNI) and may_end(s, r)]
    wanted = mask_of(bare)
    supply = {r: n for r in origins if r.around & wanted and (n := spare_hidden(s, r)) > 0}
    if not supply:
        return Senders(bare, supply, supply, False, [])
    leads = here in supply and here is not None and _will_lead(mind, here)
    return Senders(bare, supply, _escorting(s, supply, leads), leads, _fewest(s, supply, wanted))


def _send_out(mind: Mind, senders: Senders, here: Region | None) -> Sent:
    """From the fewest origins that reach as many Regions as can be reached."""
    bare, supply, thrifty, leads, groups = senders
    if not supply:
        mind.walk.note("arverni.spread.nobody_to_send", "8.7.4", tuple(bare))
        return {}
    wanted = mask_of(bare)
    priorities = [Priority("arverni.spread.leader_leaves_anyway", lambda mind, group: here in group)] if leads else []
    if thrifty is not supply:
        priorities.append(
            Priority("arverni.spread.four_with_leader", lambda mind, g: _is_enough(g, thrifty, supply, wanted))
        )
    chosen = mind.choose(groups, *priorities)
    if mind.tells:
        mind.walk.note("arverni.spread.reached", "8.7.4", tuple(bare), tuple(chosen), _reached(chosen, supply, wanted))
    if thrifty is not supply and _is_enough(chosen, thrifty, supply, wanted):
        supply = thrifty
    ends, idle = [r for r in bare if r not in chosen], [r for r in chosen if r in bare]
    return _share_out(mind, {r: supply[r] for r in chosen}, ends, idle)


def _escorting(s: State, supply: Supply, leads: bool) -> Supply:
    """8.4.1 As many sent out as leave four Warbands with the Leader, and one more if he leaves one behind."""
    at = leader_region(s, ARVERNI)
    if at is None or at not in supply:
        return supply
    spare = bands(s, at, ARVERNI) - ESCORT - int(leads)
    return {**supply, at: spare} if 0 <= spare < supply[at] else supply


def _is_enough(group: Origins, thrifty: Supply, supply: Supply, bare: int) -> bool:
    """Whether as many Regions are reached though fewer leave the Leader."""
    return _all_send(group, thrifty, bare) and _reached(group, thrifty, bare) == _reached(group, supply, bare)


def _fewest(s: State, supply: Supply, bare: int) -> list[Origins]:
    """Of the sets of origins that can be paid for: the most Regions reached, then the fewest origins."""
    best, found = 0, list[Origins]()
    most = _reached(tuple(supply), supply, bare)  # more origins reach no less
    for size in range(1, 2 if s.limited else len(supply) + 1):
        for group in combinations(supply, size):
            if _cost(s, group) > s.resources[ARVERNI] or not _all_send(group, supply, bare):
                continue
            reached = _reached(group, supply, bare)
            if reached > best:
                best, found = reached, []
            if reached == best and (not found or len(found[0]) == size):
                found.append(Origins(group))
        if best == most:
            break
    return found


def _all_send(group: tuple[Region, ...], supply: Supply, bare: int) -> bool:
    """Whether every origin that is to hide its own can send somebody out, or else it does not March."""
    idle = [r for r in group if r.mask & bare]
    return not idle or _served({r: min(1, supply[r]) for r in idle}, bare & ~mask_of(group)) == len(idle)


def _reached(group: tuple[Region, ...], supply: Supply, bare: int) -> int:
    """How many Regions of the mask get a Hidden Warband; an origin hides its own."""
    ends = bare & ~mask_of(group)
    return (bare & ~ends).bit_count() + _served({r: supply[r] for r in group}, ends)


def _served(supply: Supply, ends: int) -> int:
    """How many Regions of the mask can be served: the least that some origins send and all others reach, whichever
    these are (the theorem of König)."""
    limits = [(0, 0)]
    for origin, n in supply.items():
        near = origin.around & ends
        others = [(sent, reach | near) for sent, reach in limits]
        enough = n >= near.bit_count()  # then it is no limit what it sends
        limits = others if enough else others + [(sent + n, reach) for sent, reach in limits]
    return min([sent + reach.bit_count() for sent, reach in limits])


def _share_out(mind: Mind, supply: Supply, ends: list[Region], idle: list[Region]) -> Sent:
    """Region by Region, so that also all of those send that hide their own; which to leave out, and which origin
    serves, is for the dice (8.3.4)."""
    sent: Sent = {}
    left = list(ends)
    while best := _served(supply, mask_of(left)):
        near = reduce(or_, [o.around for o, n in supply.items() if n])
        able = [e for e in left if e.mask & near]
        rest = mask_of(able)
        end = able[0]
        if best < len(able):  # each can be served with as many others as can be, unless it leaves somebody idle
            end = mind.pick([e for e in able if not idle or _servers(supply, rest, e, best, idle)])
        servers = _servers(supply, rest, end, best, idle)
        origin = mind.pick(servers)
        if len(servers) > 1:
            mind.walk.note("arverni.spread.served", "8.7.4", end, origin, tuple(servers))
        supply[origin] -= 1
        sent.setdefault(origin, []).append(end)
        idle = [o for o in idle if o is not origin]
        left = [e for e in able if e is not end]
    return sent


def _servers(supply: Supply, ends: int, end: Region, best: int, idle: list[Region]) -> list[Region]:
    """The origins that can serve this Region while as many others as can be are served, and nobody stays idle."""
    rest = ends & ~end.mask
    origins = [o for o, n in supply.items() if n and o.around & end.mask]
    return [
        o for o in origins if _goes_on({**supply, o: supply[o] - 1}, rest, best - 1, [r for r in idle if r is not o])
    ]


def _goes_on(supply: Supply, ends: int, best: int, idle: list[Region]) -> bool:
    """Where either can be had, both can be had together: so many Regions served, and each idle origin serving one."""
    if _served(supply, ends) < best:
        return False
    return not idle or _served(dict.fromkeys(idle, 1), ends) == len(idle)


# ---- the Leader takes Control -----------------------------------------------------------------------------------


def _take_control(mind: Mind, here: Region, moves: list[Move]) -> list[Move]:
    """The Leader with his Warbands, but for one and those that keep Control, into a Region that he wins."""
    t = marched(mind.s, ARVERNI, moves)
    n = _leaders_warbands(mind.s, t, here, moves)
    ways = _winning_ways(mind, t, here, n)
    ends = tuple(dict.fromkeys(way.regions[-1] for way in ways))
    mind.walk.note("arverni.spread.leader_wins" if ways else "arverni.spread.leader_stays", "8.7.4", max(n, 0), ends)
    if not ways:
        return []
    near = Priority("arverni.spread.near_most", lambda mind, way: _near(t, here, way, n))
    way = mind.choose(ways, near, LEAST_HARASSED, UNASKED)
    return [Move(here, way.regions, Force(leader=1, bands=n))]


def _will_lead(mind: Mind, here: Region) -> bool:
    """Whether there is a Region for the Leader to win."""
    return bool(_winning_ways(mind, mind.s, here, _spare_with_leader(mind.s, here)))


def _leaders_warbands(s: State, t: State, here: Region, moves: list[Move]) -> int:
    """How many go with him; -1 if he cannot go. Who has just come cannot go on."""
    sent = sum(each.force.bands for each in moves if each.origin is here)
    return min(_spare_with_leader(t, here), able(s, here) - sent)


def _winning_ways(mind: Mind, t: State, here: Region, n: int) -> list[Way]:
    return [way for way in leader_ways(mind, here, n).values() if _wins(t, way, n)] if n >= 0 else []


def _spare_with_leader(t: State, here: Region) -> int:
    """Warbands that can go when the Leader goes: one stays, and Control is kept; -1 if he must stay for that."""
    there = bands(t, here, ARVERNI)
    keep = min(1, there)
    if controls(t, ARVERNI, here):
        keep = max(keep, others_in(t, ARVERNI, here) + 1 - (total(t, here, ARVERNI) - there - 1))
    return max(-1, there - keep)


def _wins(t: State, way: Way, n: int) -> bool:
    """Roman or Aedui Control becomes Arverni Control; not in Bibracte's Region."""
    to = way.regions[-1]
    if to is BIBRACTE or controller(t, to) not in (ROMANS, AEDUI):
        return False
    return 1 + n - way.losses >= needed_for_control(t, ARVERNI, to)


def _near(t: State, here: Region, way: Way, n: int) -> int:
    """How many Regions with Arverni are within one of the destination, once the Leader is there."""
    to = way.regions[-1]
    left = total(t, here, ARVERNI) - 1 - n
    return sum([r is to or (left if r is here else total(t, r, ARVERNI)) > 0 for r in vicinity(t, to)])
