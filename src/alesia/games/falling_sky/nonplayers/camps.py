"""8.5.6, A8.7.6 Quarters: out of hunger, then the Leader to the largest group of Warbands."""

from collections.abc import Sequence
from typing import NamedTuple

from alesia.games.falling_sky.board import bands, bases, has_leader, leader_region, mobile, total
from alesia.games.falling_sky.components import LEADER, Faction, Piece, Region
from alesia.games.falling_sky.control import controls
from alesia.games.falling_sky.nonplayers.marching import (
    Force,
    Move,
    free_force,
    march_on_paper,
    others_in,
    regions_near_with,
    spare_bands,
)
from alesia.games.falling_sky.nonplayers.mind import Mind
from alesia.games.falling_sky.regions import roads
from alesia.games.falling_sky.state import State
from alesia.games.falling_sky.war import lands, war
from alesia.kernel.ask import Ask, Option
from alesia.kernel.word import phrase
from alesia.nonplayers.mind import Priority
from alesia.nonplayers.options import DONE, at_most, offered


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


class Camp(NamedTuple):
    """Where the Leader would be, by which moves, with how many Warbands, near how many Regions with own pieces."""

    region: Region
    moves: tuple[Move, ...]
    warbands: int
    near: int

    @property
    def phrase(self) -> object:
        group = next((move for move in self.moves if move.force.bands), None)
        if group is None:
            return phrase("phrase.with", self.region, self.warbands)
        return phrase("phrase.with_group", self.region, self.warbands, group.force.bands, group.origin)


LARGEST_GROUP = Priority("camps.largest_group", lambda mind, camp: camp.warbands)
NEAR_MOST = Priority("camps.near_most", lambda mind, camp: camp.near)
IN_HAVEN = Priority("camps.in_haven", lambda mind, camp: is_haven(mind, camp))
STAY_PUT = Priority("camps.stay_put", lambda mind, camp: -len(camp.moves))


def is_haven(mind: Mind, camp: Camp) -> bool:
    """A8.5.6 Morini, Nervii or Treveri for the Belgae."""
    return bool(war(mind.s).havens[mind.faction] & camp.region.mask)


def _best(mind: Mind, camps: Sequence[Camp], *further: Priority) -> Camp:
    """The largest group that can be had; within that in a haven, or else near the most own Regions."""
    largest = mind.narrow(camps, LARGEST_GROUP)
    within = IN_HAVEN if any(is_haven(mind, camp) for camp in largest) else NEAR_MOST
    return mind.choose(largest, within, *further)


def think_quarters(mind: Mind, rule: str) -> QuartersPlan:
    """Out of hunger first; then the Leader to the largest group that can be had."""
    return QuartersPlan(mind.settle(lambda: _think(mind, rule), frozenset))


def _think(mind: Mind, rule: str) -> list[Move]:
    s, faction = mind.s, mind.faction
    board, moves = s.copy(), list[Move]()
    for origin in [r for r in lands(s) if is_barren(s, faction, r)]:
        homes = open_homes(s, faction, origin)
        mind.walk.note("quarters.hungry" if homes else "quarters.nowhere", rule, origin)
        if homes:
            to = _home(mind, board, origin, homes)
            moves.append(Move(origin, (to,), free_force(s, faction, origin)))
            march_on_paper(board, faction, moves[-1])
    return moves + _gather(mind, board, {move.origin for move in moves}, rule)


def is_barren(s: State, faction: Faction, region: Region) -> bool:
    """Devastated, without an Ally, Citadel or Settlement of the Faction."""
    return bool(s.devastated[region] and mobile(s, region, faction) and not bases(s, region, faction))


def open_homes(s: State, faction: Faction, origin: Region) -> list[Region]:
    """Adjacent Regions under Control of the Faction that are not Devastated."""
    return [r for r in roads(s, faction, origin) if controls(s, faction, r) and not s.devastated[r]]


def _home(mind: Mind, board: State, origin: Region, homes: list[Region]) -> Region:
    """At random; but the Leader thereby joins the largest group."""
    if not has_leader(mind.s, origin, mind.faction):
        return mind.pick(homes)
    force = free_force(mind.s, mind.faction, origin)
    camps = [_camp(board, mind.faction, to, (Move(origin, (to,), force),)) for to in homes]
    return _best(mind, camps).region


def _camp(board: State, faction: Faction, region: Region, moves: tuple[Move, ...]) -> Camp:
    after = board
    if moves:
        after = board.copy()
        for move in moves:
            march_on_paper(after, faction, move)
    return Camp(region, moves, bands(after, region, faction), regions_near_with(after, faction, region))


def _gather(mind: Mind, board: State, gone: set[Region], rule: str) -> list[Move]:
    """The Leader, a group of Warbands, or both move so that they are together."""
    here = leader_region(board, mind.faction)
    if here is None:
        return []
    has_moved = leader_region(mind.s, mind.faction) in gone
    places = [here] if has_moved else [here, *open_homes(board, mind.faction, here)]
    camps = [camp for to in places for camp in _camps(mind, board, here, to)]
    best = _best(mind, camps, STAY_PUT)
    if not best.moves:
        mind.walk.note("quarters.together", rule, best.region, best.warbands)
    return list(best.moves)


def _camps(mind: Mind, board: State, here: Region, to: Region) -> list[Camp]:
    """The Leader there, and nobody joining him, or one group of Warbands that have not moved. He gives up no Control
    by leaving."""
    faction = mind.faction
    if to is not here and controls(board, faction, here) and _margin(board, faction, here) < 1:
        return []
    leader = () if to is here else (Move(here, (to,), Force(leader=1)),)
    found = [_camp(board, faction, to, leader)]
    if not controls(board, faction, to) or board.devastated[to]:
        return found
    for origin in roads(mind.s, faction, to):
        n = min(free_force(mind.s, faction, origin).bands, _spare(board, faction, origin, leaving=int(origin is here)))
        if n and origin is here:
            found.append(_camp(board, faction, to, (Move(here, (to,), Force(leader=1, bands=n)),)))
        elif n:
            found.append(_camp(board, faction, to, (*leader, Move(origin, (to,), Force(bands=n)))))
    return found


def _spare(board: State, faction: Faction, origin: Region, leaving: int) -> int:
    """One Warband stays, and enough to keep Control; without the Leader, where he goes along."""
    n = spare_bands(board, faction, origin)
    if leaving and controls(board, faction, origin):
        n = min(n, max(0, _margin(board, faction, origin) - leaving))
    return n


def _margin(board: State, faction: Faction, region: Region) -> int:
    """How many pieces could leave a Region without giving up Control of it."""
    return total(board, region, faction) - others_in(board, faction, region) - 1
