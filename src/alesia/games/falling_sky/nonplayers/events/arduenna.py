"""67, A67 Arduenna: a March into the forest by the flowchart; Arverni go where they hit most Legions, Germans to take a
Region from a player (8.2.1)."""

from typing import NamedTuple

from alesia.games.falling_sky.board import bands, count, leader_region, total
from alesia.games.falling_sky.components import AEDUI, ARVERNI, BELGAE, GERMANS, LEGION, ROMANS, Faction, Region
from alesia.games.falling_sky.events.forest import FOREST
from alesia.games.falling_sky.nonplayers.events.battles import (
    fight,
    frost_or_good,
    legion_fights,
    legions_hit,
    told,
)
from alesia.games.falling_sky.nonplayers.events.errands import FreeBattle, begin, march_in
from alesia.games.falling_sky.nonplayers.events.register import answers, instruct
from alesia.games.falling_sky.nonplayers.germans.muster import ESCORT, margin
from alesia.games.falling_sky.nonplayers.marching import (
    Force,
    MarchPlan,
    Move,
    free_force,
    marched,
    needed_for_control,
    spare_bands,
)
from alesia.games.falling_sky.nonplayers.mind import Mind
from alesia.games.falling_sky.nonplayers.pieces import enemy_rank
from alesia.games.falling_sky.nonplayers.reckoning import NO_LOSS
from alesia.games.falling_sky.regions import adjacent, roads
from alesia.games.falling_sky.state import State
from alesia.games.falling_sky.war import lands
from alesia.kernel.ask import Ask, Option
from alesia.kernel.word import phrase
from alesia.nonplayers.mind import Priority
from alesia.nonplayers.options import yes_if

ARDUENNA, OF_ARIOVISTUS = 67, 167


@answers(OF_ARIOVISTUS, "event_confirm")
@answers(ARDUENNA, "event_confirm")
def enter(mind: Mind, ask: Ask) -> Option:
    """8.2.3 If a March box leads there."""
    mind.plan = march_in(mind, FOREST)
    return yes_if(mind.plan is not None)


# ---- Arverni ----------------------------------------------------------------------------------------------------


class Raid(NamedTuple):
    """Everybody who can get to one Region, and how many Losses that is sure to force on Legions there."""

    region: Region
    moves: tuple[Move, ...]
    hits: int

    @property
    def phrase(self) -> object:
        return self.region


MOST_HITS = Priority("event.most_legions_hit", lambda mind, raid: raid.hits)


def raids(mind: Mind, board: State, used: list[Region]) -> list[Raid]:
    """Into each Region of the forest that has Legions."""
    found = [_raid(mind, board, r, used) for r in FOREST if r not in used and count(board, r, ROMANS, LEGION)]
    return [raid for raid in found if raid is not None]


def _raid(mind: Mind, board: State, to: Region, used: list[Region]) -> Raid | None:
    moves = _muster(mind, board, to, used)
    after = marched(board, ARVERNI, moves)
    if not total(after, to, ARVERNI):
        return None
    found = legion_fights(mind, [fight(mind, to, ROMANS, board=after)])
    return Raid(to, tuple(moves), legions_hit(mind, found[0])) if found else None


def _muster(mind: Mind, board: State, to: Region, used: list[Region]) -> list[Move]:
    """All from next door; Vercingetorix with his Warbands also from two Regions away (8.7.1 Harassment)."""
    from alesia.games.falling_sky.nonplayers.arverni.leading import leader_ways

    moves: list[Move] = []
    here = leader_region(board, ARVERNI)
    for origin in [r for r in lands(board) if r not in (to, *used)]:
        n = bands(board, origin, ARVERNI)
        if origin is here:
            way = leader_ways(mind, origin, n).get(to)
            moves += [Move(origin, way.regions, Force(1, 0, n))] if way is not None else []
        elif n and to in adjacent(board, origin):
            moves.append(Move(origin, (to,), Force(0, 0, n)))
    return moves


def whole_raid(mind: Mind) -> list[Raid]:
    """Where the most Legions are hit; then, with those who are left, the other Region."""
    chosen: list[Raid] = []
    board, used = mind.s, list[Region]()
    while found := raids(mind, board, used):
        best = mind.choose(found, MOST_HITS)
        chosen.append(best)
        board = marched(board, ARVERNI, list(best.moves))
        used += [best.region, *[move.origin for move in best.moves]]
    return chosen


instruct("instruction.hit_legions", ARVERNI, ARDUENNA, no=lambda mind: not raids(mind, mind.s, []))


@answers(ARDUENNA, "event_confirm", faction=ARVERNI)
def arverni_enter(mind: Mind, ask: Ask) -> Option:
    moves = [move for raid in whole_raid(mind) for move in raid.moves]
    mind.plan = MarchPlan(moves) if moves else None
    return yes_if(bool(moves))


@answers(ARDUENNA, "free_command", faction=ARVERNI)
def arverni_battle(mind: Mind, ask: Ask) -> Option:
    """Romans wherever a Legion is hit."""
    s = mind.s
    there = [r for r in FOREST if total(s, r, ARVERNI) and count(s, r, ROMANS, LEGION)]
    hit = [r for r in there if legions_hit(mind, fight(mind, r, ROMANS))]
    return begin(mind, ask, FreeBattle(dict.fromkeys(hit, ROMANS)) if hit else None)


# ---- Germans ----------------------------------------------------------------------------------------------------


class Foray(NamedTuple):
    """All who can be spared into one Region, against a player there."""

    region: Region
    enemy: Faction
    moves: tuple[Move, ...]

    @property
    def size(self) -> int:
        return sum([sum(move.force) for move in self.moves])

    @property
    def phrase(self) -> object:
        return phrase("phrase.at", self.enemy, self.region)


def forays(mind: Mind) -> list[Foray]:
    """Those that take Control of a Region and cost a player there something."""
    return [each for each in _in_reach(mind) if _reckoned(mind, each)]


def _in_reach(mind: Mind) -> list[Foray]:
    s = mind.s
    taken = {r: moves for r in FOREST if (moves := _levy(s, r))}
    foes = mind.players((ROMANS, AEDUI, BELGAE))
    return [Foray(r, f, moves) for r, moves in taken.items() for f in foes if total(s, r, f)]


def _levy(s: State, to: Region) -> tuple[Move, ...]:
    """Everybody next door who can go without Control being lost, if they take the Region together; he who leads last,
    as he counts on the others."""
    found: list[Move] = []
    here = leader_region(s, GERMANS)
    for origin in sorted(roads(s, GERMANS, to), key=lambda r: r is here):
        met = bands(s, to, GERMANS) + sum([move.force.bands for move in found])
        force = _spare(s, origin, met)
        found += [Move(origin, (to,), force)] if sum(force) else []
    come = sum([sum(move.force) for move in found])
    return tuple(found) if 0 < needed_for_control(s, GERMANS, to) <= come else ()


def _spare(s: State, origin: Region, met: int) -> Force:
    """The Leader too, 8.4.1 unless he has four Warbands here and would not there: then four stay with him."""
    there, free = bands(s, origin, GERMANS), free_force(s, GERMANS, origin)
    led = min(free.bands, margin(s, origin) - 1)
    if free.leader and led >= 0 and (there < ESCORT or led + met >= ESCORT):
        return Force(leader=1, bands=led)
    able = spare_bands(s, GERMANS, origin, leave=0)
    return Force(bands=max(0, min(able, there - ESCORT) if free.leader and there >= ESCORT else able))


def _reckoned(mind: Mind, each: Foray) -> bool:
    """It must hurt, at least if the enemy stands; 8.4.4."""
    after = marched(mind.s, GERMANS, list(each.moves))
    battle = fight(mind, each.region, each.enemy, board=after)
    hurts = battle.courses[0].inflicted.losses > 0
    return told(mind, battle, frost_or_good(mind, battle) if hurts else NO_LOSS)


FORAY = (
    Priority("event.enemy_order", lambda mind, each: -enemy_rank(mind.s, mind.faction, each.enemy)),
    Priority("event.most_moved", lambda mind, each: each.size),
)

instruct("instruction.take_and_battle_player", GERMANS, OF_ARIOVISTUS, no=lambda mind: not forays(mind))


class ForayPlan(MarchPlan):
    """The March, and the Battle after it."""

    def __init__(self, foray: Foray) -> None:
        super().__init__(list(foray.moves))
        self.foray = foray

    def free_command(self, mind: Mind, ask: Ask) -> Option:
        return begin(mind, ask, FreeBattle({self.foray.region: self.foray.enemy}))


@answers(OF_ARIOVISTUS, "event_confirm", faction=GERMANS)
def germans_enter(mind: Mind, ask: Ask) -> Option:
    found = forays(mind)
    mind.plan = ForayPlan(mind.choose(found, *FORAY)) if found else None
    return yes_if(bool(found))
