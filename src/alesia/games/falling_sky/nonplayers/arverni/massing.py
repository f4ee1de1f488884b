"""8.7.6 March to mass: the Leader and all who can reach him, against the Legions."""

from collections.abc import Callable
from itertools import combinations
from typing import NamedTuple

from alesia.games.falling_sky.board import count, has_named_leader, mobile, total
from alesia.games.falling_sky.commands.base import MARCH
from alesia.games.falling_sky.commands.march import march_cost
from alesia.games.falling_sky.components import ARVERNI, LEGION, ROMANS, WINTER, Region
from alesia.games.falling_sky.control import controls
from alesia.games.falling_sky.nonplayers.arverni.leading import (
    LedMarch,
    Origins,
    hoped_for,
    leader_to_march,
    leader_ways,
    may_seek_truce,
    spared,
    tell_leader_stays,
    tell_no_march,
)
from alesia.games.falling_sky.nonplayers.frost import is_barred
from alesia.games.falling_sky.nonplayers.marching import Force, Move, marched, needed_for_control, others_in
from alesia.games.falling_sky.nonplayers.mind import Mind
from alesia.games.falling_sky.nonplayers.plans import open_regions
from alesia.games.falling_sky.regions import adjacent
from alesia.games.falling_sky.state import State
from alesia.kernel.word import phrase
from alesia.nonplayers.mind import Priority

Spare = dict[Region, int]  # how many Warbands can March from each origin
Wanted = Callable[[State, Region], bool]  # whether the Leader is to go there


class Gathering(NamedTuple):
    """Everybody who comes to one Region."""

    to: Region
    moves: tuple[Move, ...]
    arriving: int  # pieces, after Harassment
    losses: int

    @property
    def phrase(self) -> object:
        return self.to


LEAST_HARASSED = Priority("arverni.march.least_harassment", lambda mind, each: -each.losses)
UNASKED = Priority("arverni.march.unasked", lambda mind, each: -hoped_for(mind.s, each.moves[0].way))
MOST_ARVERNI = Priority("arverni.mass.most_arverni", lambda mind, each: _ours(mind.s, each))


def plan_mass(mind: Mind) -> LedMarch | None:
    begun, moves = mind.dice.at, mass_moves(mind)
    return LedMarch(mass_moves, moves, begun) if moves or may_seek_truce(mind, mass_moves, begun) else None


def mass_moves(mind: Mind) -> list[Move]:
    """Control of a Region with a Legion; or else the most Arverni next to one."""
    here = leader_to_march(mind.s)
    origins = open_regions(mind, MARCH)
    if not origins:
        tell_no_march(mind)
        return []
    if here is None or here not in origins:
        tell_leader_stays(mind)
        return []
    mind.impossible("why.no_mass")
    everybody = _spare(mind.s, origins, leave=0)
    able = [g for g in _gatherings(mind, here, everybody, _is_prize) if _can_win(mind.s, g)]
    found = [g for g in able if _outnumbers_caesar(mind.s, g)]
    for each in [g for g in able if g not in found]:
        figures = (_mobile(mind.s, each), mobile(mind.s, each.to, ROMANS))
        mind.walk.note("arverni.mass.caesar", "8.7.6", each.to, *figures)
    if found:
        _tell_won(mind, found)
        return _moves(mind, mind.choose(found, LEAST_HARASSED, UNASKED), everybody)
    most = _spare(mind.s, origins, leave=1)
    found = _gatherings(mind, here, most, _is_near_legion)
    if not found:
        return []
    if mind.tells:
        all_ = tuple(phrase("phrase.in_all", g.to, _ours(mind.s, g)) for g in found)
        mind.walk.note("arverni.mass.near_legion", "8.7.6", all_)
    return _moves(mind, mind.choose(found, MOST_ARVERNI, LEAST_HARASSED, UNASKED), most)


def _tell_won(mind: Mind, found: list[Gathering]) -> None:
    if mind.tells:
        won = tuple(phrase("phrase.against", g.to, _ours(mind.s, g), others_in(mind.s, ARVERNI, g.to)) for g in found)
        mind.walk.note("arverni.mass.control", "8.7.6", won)


def _spare(s: State, origins: list[Region], leave: int) -> Spare:
    return {r: spared(s, r, leave) for r in origins}


def _gatherings(mind: Mind, here: Region, spare: Spare, is_wanted: Wanted) -> list[Gathering]:
    """One for each Region that is wanted and that the Leader can reach (8.4.4 but those that help a player to victory
    upon Frost)."""
    s, n = mind.s, spare[here]
    found = []
    for to, way in leader_ways(mind, here, n).items():
        if is_wanted(s, to):
            led = Move(here, way.regions, Force(leader=1, bands=n))
            found.append(_gather(led, way.losses, _payable(s, led, spare)[0], spare))
    if s.next_card != WINTER:
        return found
    return [g for g in found if not is_barred(mind, s, marched(s, ARVERNI, list(g.moves)))]


def _joining(s: State, led: Move, spare: Spare) -> list[Region]:
    """Where others could come from to the Leader's destination."""
    to = led.way[-1]
    if s.limited:
        return []  # 2.3.5
    return [r for r, n in spare.items() if n and r.around & to.mask and r is not led.origin]


def _payable(s: State, led: Move, spare: Spare) -> list[Origins]:
    """Of the sets of origins that can be paid for besides the Leader's: the most Warbands, then the cheapest."""
    joining = _joining(s, led, spare)
    cost = {r: march_cost(s, ARVERNI, r) for r in joining}
    left = s.resources[ARVERNI] - march_cost(s, ARVERNI, led.origin)
    if sum(cost.values()) <= left:
        return [Origins(joining)]
    groups = [Origins(group) for size in range(len(joining) + 1) for group in combinations(joining, size)]
    rank = {g: (sum(spare[r] for r in g), -sum(cost[r] for r in g)) for g in groups if sum(cost[r] for r in g) <= left}
    best = max(rank.values())
    return [group for group, each in rank.items() if each == best]


def _gather(led: Move, losses: int, joining: Origins, spare: Spare) -> Gathering:
    """The Leader's group and those who join it."""
    to = led.way[-1]
    moves = [led, *[Move(origin, (to,), Force(bands=spare[origin])) for origin in joining]]
    return Gathering(to, tuple(moves), 1 + sum(each.force.bands for each in moves) - losses, losses)


def _moves(mind: Mind, chosen: Gathering, spare: Spare) -> list[Move]:
    """If not all can be paid for, dice decide who among equals (8.3.4)."""
    led = chosen.moves[0]
    joining = mind.pick(_payable(mind.s, led, spare))
    if out := tuple([r for r in _joining(mind.s, led, spare) if r not in joining]):
        mind.walk.note("march.unpaid", "8.7.6", out, mind.s.resources[ARVERNI])
    return list(_gather(led, chosen.losses, joining, spare).moves)


def _is_prize(s: State, region: Region) -> bool:
    """With a Legion, and not under Arverni Control yet."""
    return count(s, region, ROMANS, LEGION) > 0 and not controls(s, ARVERNI, region)


def _can_win(s: State, each: Gathering) -> bool:
    return each.arriving >= needed_for_control(s, ARVERNI, each.to)


def _outnumbers_caesar(s: State, each: Gathering) -> bool:
    """Where he is, by more than two to one."""
    return not has_named_leader(s, each.to, ROMANS) or _mobile(s, each) > 2 * mobile(s, each.to, ROMANS)


def _mobile(s: State, each: Gathering) -> int:
    return mobile(s, each.to, ARVERNI) + each.arriving


def _ours(s: State, each: Gathering) -> int:
    """Arverni pieces there afterwards."""
    return total(s, each.to, ARVERNI) + each.arriving


def _is_near_legion(s: State, region: Region) -> bool:
    return any(count(s, r, ROMANS, LEGION) for r in adjacent(s, region))
