"""8.5.6 Quarters."""

from typing import NamedTuple

from alesia.games.falling_sky.board import (
    allies_and_citadels,
    bands,
    has_leader,
    leader_region,
    mobile,
    roads,
    total,
    vicinity,
)
from alesia.games.falling_sky.components import BELGAE, LEADER, Piece, Region
from alesia.games.falling_sky.control import controls
from alesia.games.falling_sky.nonplayers.belgae.march import free_force
from alesia.games.falling_sky.nonplayers.belgae.threat import others_in
from alesia.games.falling_sky.nonplayers.marching import Force, Move, march_on_paper, spare_bands
from alesia.games.falling_sky.nonplayers.mind import DONE, Mind, Priority, at_most, offered
from alesia.games.falling_sky.state import State
from alesia.games.falling_sky.war import lands
from alesia.kernel.ask import Ask, Option
from alesia.kernel.word import phrase


class QuartersPlan:
    """The moves of the Quarters Phase, one by one."""

    def __init__(self, moves: list[Move]) -> None:
        self.left = moves
        self.now: Move | None = None
        self.to_come = 0

    def quarters_from(self, mind: Mind, ask: Ask) -> Option | None:
        while self.left:
            self.now = self.left.pop(0)
            self.to_come = self.now.force.bands
            if self.now.origin.option in ask.options:
                return self.now.origin.option
        return DONE

    def quarters_to(self, mind: Mind, ask: Ask) -> Option | None:
        return None if self.now is None else offered(ask, self.now.way[0].option)

    def quarters_number(self, mind: Mind, ask: Ask) -> Option | None:
        what = ask.about[2]
        assert isinstance(what, Piece)
        assert self.now is not None
        if what.kind == LEADER:
            return at_most(ask, self.now.force.leader)
        option = at_most(ask, self.to_come)
        self.to_come -= int(option.noun or 0)
        return option


def think_quarters(mind: Mind) -> QuartersPlan:
    """Out of hunger first; then the Leader to the largest group that can be had."""
    return QuartersPlan(mind.settle(lambda: _think(mind), frozenset))


def _think(mind: Mind) -> list[Move]:
    board, moves = mind.s.copy(), list[Move]()
    for origin in [r for r in lands(mind.s) if is_barren(mind.s, r)]:
        homes = open_homes(mind.s, origin)
        mind.walk.note("quarters.hungry" if homes else "quarters.nowhere", "8.5.6", origin)
        if homes:
            to = _home(mind, board, origin, homes)
            moves.append(Move(origin, (to,), free_force(mind.s, origin)))
            march_on_paper(board, BELGAE, moves[-1])
    return moves + _gather(mind, board, {move.origin for move in moves})


def is_barren(s: State, region: Region) -> bool:
    """Devastated, without Belgic Ally or Citadel."""
    return bool(s.devastated[region] and mobile(s, region, BELGAE) and not allies_and_citadels(s, region, BELGAE))


def open_homes(s: State, origin: Region) -> list[Region]:
    """Adjacent Regions under Belgic Control that are not Devastated."""
    return [r for r in roads(s, BELGAE, origin) if controls(s, BELGAE, r) and not s.devastated[r]]


class Camp(NamedTuple):
    """Where the Leader would be, by which moves, with how many Warbands, near how many Belgic Regions."""

    region: Region
    moves: tuple[Move, ...]
    warbands: int
    near: int

    @property
    def phrase(self) -> object:
        return phrase("phrase.with", self.region, self.warbands)


LARGEST_GROUP = Priority("belgae.quarters.largest_group", lambda mind, camp: camp.warbands)
NEAR_MOST = Priority("belgae.quarters.near_most", lambda mind, camp: camp.near)
STAY_PUT = Priority("belgae.quarters.stay_put", lambda mind, camp: -len(camp.moves))


def _home(mind: Mind, board: State, origin: Region, homes: list[Region]) -> Region:
    """At random; but the Leader thereby joins the largest group."""
    if not has_leader(mind.s, origin, BELGAE):
        return mind.pick(homes)
    force = free_force(mind.s, origin)
    camps = [_camp(board, to, (Move(origin, (to,), force),)) for to in homes]
    return mind.choose(camps, LARGEST_GROUP, NEAR_MOST).region


def _camp(board: State, region: Region, moves: tuple[Move, ...]) -> Camp:
    after = board
    if moves:
        after = board.copy()
        for move in moves:
            march_on_paper(after, BELGAE, move)
    near = sum([total(after, r, BELGAE) > 0 for r in vicinity(after, region)])
    return Camp(region, moves, bands(after, region, BELGAE), near)


def _gather(mind: Mind, board: State, gone: set[Region]) -> list[Move]:
    """The Leader, a group of Warbands, or both move so that they are together."""
    here = leader_region(board, BELGAE)
    if here is None:
        return []
    has_moved = leader_region(mind.s, BELGAE) in gone
    places = [here] if has_moved else [here, *open_homes(board, here)]
    camps = [camp for to in places for camp in _camps(mind.s, board, here, to)]
    best = mind.choose(camps, LARGEST_GROUP, NEAR_MOST, STAY_PUT)
    if not best.moves:
        mind.walk.note("quarters.together", "8.5.6", best.region, best.warbands)
    return list(best.moves)


def _camps(s: State, board: State, here: Region, to: Region) -> list[Camp]:
    """The Leader there, and nobody joining him, or one group of Warbands that have not moved. He gives up no Control
    by leaving."""
    if to is not here and controls(board, BELGAE, here) and _margin(board, here) < 1:
        return []
    leader = () if to is here else (Move(here, (to,), Force(leader=1)),)
    found = [_camp(board, to, leader)]
    if not controls(board, BELGAE, to) or board.devastated[to]:
        return found
    for origin in roads(s, BELGAE, to):
        n = min(free_force(s, origin).bands, _spare(board, origin, leaving=int(origin is here)))
        if n and origin is here:
            found.append(_camp(board, to, (Move(here, (to,), Force(leader=1, bands=n)),)))
        elif n:
            found.append(_camp(board, to, (*leader, Move(origin, (to,), Force(bands=n)))))
    return found


def _spare(board: State, origin: Region, leaving: int) -> int:
    """One Warband stays, and enough to keep Control; without the Leader, where he goes along."""
    n = spare_bands(board, BELGAE, origin)
    if leaving and controls(board, BELGAE, origin):
        n = min(n, max(0, _margin(board, origin) - leaving))
    return n


def _margin(board: State, region: Region) -> int:
    """How many Belgic pieces could leave a Region without giving up Control of it."""
    return total(board, region, BELGAE) - others_in(board, region) - 1
