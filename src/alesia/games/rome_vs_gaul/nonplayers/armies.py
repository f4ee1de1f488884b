"""Armies that can be activated, whom their Leaders take along, and where they get."""

from collections.abc import Mapping
from functools import cache, lru_cache
from heapq import heappop, heappush
from types import MappingProxyType
from typing import NamedTuple

from alesia.games.rome_vs_gaul.board import (
    Army,
    cus,
    is_besieged,
    on_map,
    pieces_at,
    space_of,
    stack_of,
    strength,
)
from alesia.games.rome_vs_gaul.components import CUS, GALLIC, PIECES, PLAYERS, SPACES, Piece, Side, Space
from alesia.games.rome_vs_gaul.leaders import can_lead, load, may_lead
from alesia.games.rome_vs_gaul.masks import Mask, germani, mask_of, stands_outside
from alesia.games.rome_vs_gaul.movement.activation import can_be_activated
from alesia.games.rome_vs_gaul.movement.paths import allowance
from alesia.games.rome_vs_gaul.state import State


class Host(NamedTuple):
    """A Leader with those whom he takes along."""

    leader: Piece
    army: tuple[Piece, ...]  # he himself is one of them
    space: Space

    @property
    def company(self) -> tuple[Piece, ...]:
        return tuple(piece for piece in self.army if piece is not self.leader)


class Way(NamedTuple):
    """How an army gets somewhere: space by space, and the Movement Points that it has left there."""

    spaces: tuple[Space, ...]
    mp: int
    through: Mask  # the same spaces


def hosts(s: State, side: Side) -> list[Host]:
    """Every army that could be activated now: a Leader with all whom he can take, or with fewer; of Legions that are
    alike one stands for the others."""
    found = []
    known = set()
    for piece in PIECES:
        if piece.side is side and can_be_activated(s, piece) and can_lead(piece):
            alike = (s.place[piece], s.inside[piece], s.steps[piece], piece.is_elite, piece.kind == "legion" or piece)
            if alike not in known:
                found += hosts_of(s, piece)
            known.add(alike)
    return found


def hosts_of(s: State, leader: Piece) -> list[Host]:
    """9.3 As many as he can lead without delay, the strongest first; and fewer, but not Caesar or Vercingetorix."""
    here = space_of(s, leader)
    others = [p for p in stack_of(s, leader) if p is not leader and not s.moved[p] and may_lead(leader, p)]
    units = sorted(cus(others), key=lambda piece: (-strength(s, piece), piece))
    room = leader.command - (leader.is_cu and not leader.is_leader)
    sizes = sorted({0, 1, min(2, room), room} & set(range(len(units) + 1)) | {min(room, len(units))})
    if leader.outranks:
        sizes = sizes[-1:]
    if leader.is_leader and not leader.is_cu:
        sizes = [size for size in sizes if size]
    return [Host(leader, (leader, *units[:size]), here) for size in sizes]


def reach(s: State, host: Host, mp: int | None = None, closed: Mask = 0) -> Mapping[Space, Way]:
    """10.2 Every space that it gets to, by the cheapest way; it goes no further from one with enemies in the open.
    closed: where it may not go."""
    side, army = host.leader.side, list(host.army)
    left = allowance(host.leader, army) if mp is None else mp
    if is_besieged(s, host.leader):
        return {host.space: Way((), left, 0)}
    slow = load(army) > host.leader.command
    blocked = (stands_outside(s, side.other) | germani(s)) & ~(1 << host.space) & vicinity(host.space, left)
    return _ways(side, host.space, left, slow, blocked, closed & vicinity(host.space, left))


@lru_cache(1 << 10)  # who stands in the way is mostly the same, of card after card and of one army after another
def _ways(side: Side, start: Space, left: int, slow: bool, blocked: Mask, closed: Mask) -> Mapping[Space, Way]:
    return MappingProxyType(ways(side, start, left, slow, blocked, closed))


def ways(side: Side, start: Space, left: int, slow: bool, blocked: Mask, closed: Mask) -> dict[Space, Way]:
    """Of an army with so many Movement Points left; it goes no further from a blocked space, and into no closed one."""
    found = {start: Way((), left, 0)}
    seen = {start: 0}  # of equally near spaces that which was seen first goes first
    edge = [(-left, 0, start)]
    while edge:
        spent, _, here = heappop(edge)
        spaces, mp, through = found[here]
        if blocked >> here & 1 or mp > -spent:
            continue
        for space, cost in STEPS[side][here]:
            rest = mp - cost - slow
            if rest < 0 or closed >> space & 1 or (space in found and rest <= found[space].mp):
                continue
            found[space] = Way((*spaces, space), rest, through | 1 << space)
            heappush(edge, (-rest, seen.setdefault(space, len(seen)), space))
    return found


def _steps(side: Side, space: Space) -> tuple[tuple[Space, int], ...]:
    """10.4, 10.7 Where an army of the side may go from a space, and what that costs."""
    ends = [end for end in space.adjacent if end.kind != "german" and not (side is GALLIC and end.region.romans_only)]
    return tuple((end, space.paths[end].kind.mp) for end in ends)


STEPS = {side: tuple(_steps(side, space) for space in SPACES) for side in PLAYERS}


# ---- dangers ----------------------------------------------------------------------------------------------------


@cache
def distances(start: Space) -> dict[Space, int]:
    """Movement Points to every space, whoever is in between."""
    found = {start: 0}
    edge = [start]
    while edge:
        here = min(edge, key=found.__getitem__)
        edge.remove(here)
        for space, path in here.paths.items():
            mp = found[here] + path.kind.mp
            if mp < found.get(space, 99):
                found[space] = mp
                edge.append(space)
    return found


@cache
def around(start: Space, mp: int) -> tuple[Space, ...]:
    """Every other space that so many Movement Points reach."""
    return tuple(space for space, far in distances(start).items() if 0 < far <= mp)


@cache
def vicinity(start: Space, mp: int) -> Mask:
    return mask_of(around(start, mp))


@cache
def no_farther(target: Space, mp: int) -> Mask:
    """The spaces from which so many Movement Points are enough."""
    return mask_of([space for space, far in distances(target).items() if far <= mp])


def dangers(s: State, side: Side) -> list[int]:
    """For every space the Combat Strength of the strongest enemy army that could come there with one activation."""
    found = [0] * len(SPACES)
    for at in sorted({s.place[piece] for piece in on_map(s, CUS[side.other])}):
        here = pieces_at(s, at, side.other)
        for mp, size in {(leader.movement, led_strength(s, leader, here)) for leader in here if can_lead(leader)}:
            for space in around(SPACES[at], mp):
                if size > found[space]:
                    found[space] = size
    return found


def led_strength(s: State, leader: Piece, here: Army) -> int:
    """9.3 Of the strongest whom he could take along without delay, of those of his side in his space."""
    stack = [piece for piece in here if s.inside[piece] == s.inside[leader]]
    units = sorted([strength(s, piece) for piece in stack if piece.is_cu and may_lead(leader, piece)], reverse=True)
    return sum(units[: leader.command + leader.is_leader])
