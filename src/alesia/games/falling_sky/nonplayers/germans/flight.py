"""A8.7.1 March under Threat, or because an enemy is at victory."""

from collections.abc import Mapping
from functools import partial
from itertools import product
from typing import NamedTuple

from alesia.games.falling_sky.board import (
    allies,
    bands,
    has_named_leader,
    is_dispersed,
    leader_region,
    loose,
    take,
)
from alesia.games.falling_sky.commands.base import is_frost
from alesia.games.falling_sky.components import AEDUI, BELGAE, GERMANS, OWN_MOBILE, ROMANS, Region
from alesia.games.falling_sky.control import controls
from alesia.games.falling_sky.nonplayers.germans.intimidate import find_intimidate
from alesia.games.falling_sky.nonplayers.germans.settle import find_settle
from alesia.games.falling_sky.nonplayers.germans.threat import threats
from alesia.games.falling_sky.nonplayers.marching import (
    MarchPlan,
    Move,
    free_force,
    groups_that_flee,
    marched,
    needed_for_control,
)
from alesia.games.falling_sky.nonplayers.mind import Mind
from alesia.games.falling_sky.nonplayers.plans import AbilityPlan
from alesia.games.falling_sky.state import State
from alesia.games.falling_sky.tracks import victory_margin
from alesia.games.falling_sky.war import others
from alesia.nonplayers.mind import Priority

HORDE = 12  # Warbands with Ariovistus


class GermanicMarch(MarchPlan):
    """March, then Intimidate or else Settle."""

    def find_ability(self, mind: Mind) -> AbilityPlan | None:
        return (find_intimidate(mind) or find_settle(mind)) if mind.s.grants else None


def end_of(s: State, moves: list[Move]) -> tuple[bytes, frozenset[Region]]:
    """8.3.4 Who is where in the end, no matter whence; and where pieces were selected, which costs and hides them."""
    return bytes(marched(s, GERMANS, moves).pieces), frozenset(move.origin for move in moves)


# ---- the condition ----------------------------------------------------------------------------------------------


def is_enemy_at_victory(mind: Mind) -> bool:
    """G1b An enemy with a margin of 0 or more, and Ariovistus with twelve Warbands?"""
    s = mind.s
    margins = {f: victory_margin(s, f) for f in others(s, GERMANS)}
    told = tuple(((f,), margin) for f, margin in margins.items())
    if not mind.checks("why.germans.margins", max(margins.values()) >= 0, told):
        return False
    here = leader_region(s, GERMANS)
    led = 0 if here is None or not has_named_leader(s, here, GERMANS) else bands(s, here, GERMANS)
    return mind.checks("why.germans.horde", led >= HORDE, led)


# ---- where from -------------------------------------------------------------------------------------------------


def origins(s: State) -> list[Region]:
    """Regions under threat, and that of the Leader, be he a Successor: his first."""
    here = leader_region(s, GERMANS)
    threatened = [fight.region for fight in threats(s)]
    return list(dict.fromkeys([*([] if here is None else [here]), *threatened]))


# ---- where to ---------------------------------------------------------------------------------------------------


class Refuge(NamedTuple):
    """Where a group could go, how many pieces go there then, and how much Control all groups together can add."""

    region: Region
    adds: bool
    control: int

    @property
    def phrase(self) -> object:
        return self.region


def dispersed(s: State, region: Region) -> int:
    return sum([is_dispersed(s, tribe) for tribe in region.tribes])


def _victors_allies(s: State, region: Region) -> int:
    """Ally discs of Aedui and Belgae, of each only if at victory."""
    return sum([allies(s, region, f) for f in (AEDUI, BELGAE) if victory_margin(s, f) >= 1])


MOST_DISPERSED = Priority("germans.flight.most_dispersed", lambda mind, region: dispersed(mind.s, region))
MOST_ALLIES = Priority("germans.flight.most_allies", lambda mind, region: _victors_allies(mind.s, region))
MOST_CONTROL = Priority("germans.flight.most_control", lambda mind, refuge: refuge.control)
LEADER_ADDS = Priority("germans.flight.leader_adds", lambda mind, refuge: refuge.adds)


def think_flight(mind: Mind) -> GermanicMarch | None:
    """All Warbands and the Leader out of each Region under threat, and of his own; each group to one Region."""
    moves = mind.settle(lambda: _flee(mind), partial(end_of, mind.s))
    if not moves:
        mind.impossible("why.germans.no_march", mind.s.resources[GERMANS], is_frost(mind.s))
    return GermanicMarch(moves) if moves else None


def _flee(mind: Mind) -> list[Move]:
    groups = {origin: _narrowed(mind, refuges) for origin, refuges in groups_that_flee(mind, origins(mind.s)).items()}
    flight = Flight(mind.s, groups)
    moves: list[Move] = []
    for origin in groups:
        force = free_force(mind.s, GERMANS, origin)
        order = (MOST_CONTROL, LEADER_ADDS) if force.leader else (MOST_CONTROL,)
        to = mind.choose(flight.refuges(origin), *order).region
        flight.send(origin, to)
        moves.append(Move(origin, (to,), force))
    _tell(mind, moves)
    return moves


def _narrowed(mind: Mind, refuges: list[Region]) -> list[Region]:
    """By the Factions at victory."""
    first = [MOST_DISPERSED] if victory_margin(mind.s, ROMANS) >= 1 else []
    return list(mind.narrow(refuges, *first, MOST_ALLIES))


def _tell(mind: Mind, moves: list[Move]) -> None:
    """Each group, and what there is where it goes."""
    s, after = mind.s, marched(mind.s, GERMANS, moves)
    threatened = [fight.region for fight in threats(s)]
    for origin, (to,), _ in moves:
        gains = controls(after, GERMANS, to) and not controls(s, GERMANS, to)
        figures = (dispersed(s, to), _victors_allies(s, to), gains)
        mind.walk.note("why.germans.flight", "A8.7.1", origin, to, origin in threatened, *figures)


class Flight:
    """Groups and where each may go, on a board that all have left; one after the other is sent somewhere."""

    def __init__(self, s: State, groups: Mapping[Region, list[Region]]) -> None:
        self.groups = dict(groups)
        self.size = {origin: sum(free_force(s, GERMANS, origin)) for origin in groups}
        board = s.copy()
        for origin in groups:
            for what in OWN_MOBILE[GERMANS]:
                take(board, origin, what, loose(board, origin, what))
        open_ = {r for refuges in groups.values() for r in refuges if not controls(s, GERMANS, r)}
        self.needed = {r: needed_for_control(board, GERMANS, r) for r in open_}

    def refuges(self, origin: Region) -> list[Refuge]:
        """Where this group may go, and what can be made of each."""
        return [self._refuge(origin, to) for to in self.groups[origin]]

    def _refuge(self, origin: Region, to: Region) -> Refuge:
        groups = self.groups | {origin: [to]}
        adds = to in self.needed and self.size[origin] >= self.needed[to]
        return Refuge(to, adds, max(self._controls(ends) for ends in product(*groups.values())))

    def _controls(self, ends: tuple[Region, ...]) -> int:
        """In how many Regions there is Control then, and was none before."""
        arrived = dict.fromkeys(ends, 0)
        for origin, to in zip(self.groups, ends, strict=True):
            arrived[to] += self.size[origin]
        return sum([r in self.needed and n >= self.needed[r] for r, n in arrived.items()])

    def send(self, origin: Region, to: Region) -> None:
        self.groups[origin] = [to]
