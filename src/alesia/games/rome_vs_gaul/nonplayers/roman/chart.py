"""The chart of the Roman: everything is weighed in hundredths of a Victory Point, and what is worth most is done."""

from functools import reduce
from operator import or_
from typing import NamedTuple

from alesia.games.rome_vs_gaul.board import (
    cus,
    has_germani,
    is_besieged,
    on_map,
    outside,
    pieces_at,
    space_of,
    steps_of,
    total_strength,
)
from alesia.games.rome_vs_gaul.components import (
    CAESAR,
    CAESARS_PASS,
    GALLIC,
    GERMANIA,
    HAND,
    LAST_TURN,
    LEADERS,
    LEGIONS,
    PEOPLES,
    ROMAN,
    STARRED,
    Piece,
    Space,
)
from alesia.games.rome_vs_gaul.control import fortified_towns, is_pass_open
from alesia.games.rome_vs_gaul.masks import Mask, digits, spaces_of, stands_outside, where
from alesia.games.rome_vs_gaul.movement.activation import REMOVE_COST, SIEGE_COST, can_be_activated
from alesia.games.rome_vs_gaul.nonplayers.armies import Host, distances, no_farther
from alesia.games.rome_vs_gaul.nonplayers.chart import Box, Chart, chart
from alesia.games.rome_vs_gaul.nonplayers.forecast import attacked, siege_chances
from alesia.games.rome_vs_gaul.nonplayers.ground import POINT
from alesia.games.rome_vs_gaul.nonplayers.mind import Mind
from alesia.games.rome_vs_gaul.nonplayers.missions import (
    STEP,
    all_missions,
    leaving,
    overseas_point,
    prize_of,
    risk,
    safety,
)
from alesia.games.rome_vs_gaul.nonplayers.plans import BATTLE, CLEAR, ENTER, GATHER, MARCH, SIEGE, SUPPLY, Mission, Plan
from alesia.games.rome_vs_gaul.nonplayers.weighing import (
    best_marker,
    best_mission,
    foremost,
    markers,
    rests,
    tell,
    the_best,
    weighs,
)
from alesia.games.rome_vs_gaul.siege import Location, location, wall_modifier
from alesia.games.rome_vs_gaul.state import GALLIC_INFLUENCE, NO_MARKER, TOWN, State

SURE = 3.0  # what cannot fail counts for so much more
LEAST = 1.0  # what the march of an army must be worth
ANYTHING = 0.2  # and a marker
SUBJUGATION_ROLLS = 2.0  # that Caesar's Pass takes
ENOUGH = 1.0  # how much stronger than its defence an army must be that goes for a town
EXPEDITION, LAST_EXPEDITION = 10, 4  # the strength that goes overseas, and in the last turn
ESCORT = 6  # the most that goes for Caesar's Pass
FAR = 3  # marches overseas, or to Caesar's Pass
ATTRITION = 3  # 15.4.2 steps of a stack that suffers from hunger
HOMEWARD = 60.0  # what it is worth that an army comes back from overseas
MOST_SAVED = 4  # steps that are counted for a way back to supply
DISTANT = 0.7  # how much of its worth a goal keeps that must be marched to
PRIZE = 5.0  # what it must be worth that a marker goes, for a march
ARMY = 13  # the most that gathers in one army
GATHERED = 3.0  # what it is worth that an army grows
MARKED = digits((GALLIC_INFLUENCE,))


class Goal(NamedTuple):
    """What an army could go for: what it is worth, the Movement Points that it takes there, and the Action Points."""

    space: Space
    worth: float
    mp: int
    actions: float
    far: int = 1  # the most marches


class Aims(NamedTuple):
    """What any army could go for: Fortified Towns as they are defended, and markers with what they are worth."""

    towns: list[Location]
    prizes: list[tuple[Space, float]]


class Call(NamedTuple):
    """A goal that an army marches to: what it brings for each Action Point that it takes from here, and the spaces to
    one of which the army must come for the march to save one of them."""

    rate: float
    goal: Goal
    near: Mask


# ---- R_APPROACH -------------------------------------------------------------------------------------------------


def approach(mind: Mind) -> Mission | None:
    """Nearer to walls that can be taken, to Caesar's Pass, or to markers overseas."""
    aims = Aims([location(mind.s, space) for space in fortified_towns(mind.s)], prizes(mind))
    found = [march for host in mind.hosts for march in marches_of(mind, host, aims)]
    best = foremost(mind, found)
    if best is None:
        mind.checks("check.march", False)
        return None
    tell(mind, best)
    return best


def marches_of(mind: Mind, host: Host, aims: Aims) -> list[Mission]:
    """Every march that saves its army an Action Point on the way to something."""
    left = leaving(mind, host)
    calls = [] if besieges(mind.s, host) else [each for each in calling(mind, host, aims) if each.rate - left >= LEAST]
    found = []
    heard = reduce(or_, [call.near for call in calls], 0) & ~mind.hostile & ~(1 << host.space)
    for space, way in mind.reach(host).items() if heard else ():
        if not heard >> space & 1:
            continue
        call = next(call for call in calls if call.near >> space & 1)
        worth = call.rate * safety(mind, host, way) - left - risk(mind, host, space)
        if worth >= LEAST:
            figures = (call.goal.space,)
            found.append(Mission(host=host, way=[*way.spaces], target=space, kind=MARCH, worth=worth, figures=figures))
    return found


def calling(mind: Mind, host: Host, aims: Aims) -> list[Call]:
    """Goals that are neither at hand nor too far, the one that brings most first."""
    found = []
    for goal in goals_of(mind, host, aims):
        here = marches(host, goal)
        rate = DISTANT * goal.worth / (here + goal.actions)
        if 0 < here <= goal.far and rate > 0:
            found.append(Call(rate, goal, no_farther(goal.space, here * host.leader.movement - goal.mp)))
    return sorted(found, reverse=True)


def besieges(s: State, host: Host) -> bool:
    """Who stands before walls that he can take stays there."""
    return s.control[host.space] == TOWN and total_strength(s, host.army) >= location(s, host.space).defence


def marches(host: Host, goal: Goal) -> int:
    """Activations before that in which the army can do there what it came for."""
    far = distances(host.space).get(goal.space, 99) + goal.mp - host.leader.movement
    return 0 if far <= 0 else -(-far // host.leader.movement)


def goals_of(mind: Mind, host: Host, aims: Aims) -> list[Goal]:
    """What an army of this strength could go for."""
    s = mind.s
    strong = mind.strength(host)
    towns = [town for town in aims.towns if strong >= ENOUGH * town.defence]
    towns = [] if towns and can_besiege(mind, host) else towns
    found = [goal for town in towns if (goal := town_goal(mind, host, town)) is not None]
    if not is_pass_open(s) and opens_the_pass(s, host, strong):
        found.append(Goal(CAESARS_PASS, float(POINT), SIEGE_COST, SUBJUGATION_ROLLS, FAR))
    found += [Goal(space, worth, REMOVE_COST, 1) for space, worth in aims.prizes]
    if strong >= (EXPEDITION if s.turn < LAST_TURN else LAST_EXPEDITION):
        found += overseas(mind, host, strong)
    return found


def can_besiege(mind: Mind, host: Host) -> bool:
    """Who can roll for walls now does not march to others: he would come and go."""
    return any(mission.kind == SIEGE and mission.host.leader is host.leader for mission in all_missions(mind))


def opens_the_pass(s: State, host: Host, strong: int) -> bool:
    """19.3 The nearest Legions that are not with Caesar, and no more than it takes."""
    if not 2 <= strong <= ESCORT or host.leader is CAESAR:
        return False
    camps = {space_of(s, legion) for legion in on_map(s, LEGIONS) if s.place[legion] != s.place[CAESAR]}
    return distances(CAESARS_PASS)[host.space] <= min([distances(CAESARS_PASS)[space] for space in camps], default=0)


def town_goal(mind: Mind, host: Host, target: Location) -> Goal | None:
    """A siege of several rolls, each with what it brings and costs before these walls."""
    space = target.space
    found = siege_chances(mind.s, mind.strength(host), host.leader, target, wall_modifier(mind.s, target))
    if found is None or found.points <= 0:
        return None
    rolls = max(1.0, target.walls.points / found.points)
    each = prize_of(mind, space) / rolls - STEP * found.cost - risk(mind, host, space)
    return Goal(space, rolls * each, SIEGE_COST, rolls) if each > 0 else None


def prizes(mind: Mind) -> list[tuple[Space, float]]:
    """Gallic markers that are worth a march."""
    marked = [space for space in spaces_of(where(mind.s.control, MARKED)) if space not in STARRED]
    worths = [(space, mind.gain(ROMAN, space, NO_MARKER).worth) for space in marked]
    return [(space, worth) for space, worth in worths if worth >= PRIZE]


def overseas(mind: Mind, host: Host, strong: int) -> list[Goal]:
    """17.1.3 Both markers of Germania, or of Britannia."""
    found = []
    for region, (_, people) in PEOPLES.items():
        stars = [space for space in STARRED if space.region is region and mind.s.control[space] == GALLIC_INFLUENCE]
        if stars:
            danger = attacked(strong, people, host.leader.rating[0])
            worth = region.vp * overseas_point(mind.s) * (1 - danger.wins) - STEP * danger.hits
            crossing = 0 if region is GERMANIA else 1
            found.append(Goal(stars[0], worth, REMOVE_COST, len(stars) + crossing, FAR))
    return found


# ---- R_SUPPLY ---------------------------------------------------------------------------------------------------


def back_to_supply(mind: Mind) -> Mission | None:
    """15.4.2 An army of three steps that is out of supply, or overseas with nothing left to do, comes back."""
    hungry = [host for host in whole_stacks(mind) if cus(host.army) and is_hungry(mind, host)]
    found = [way_back for host in hungry for way_back in ways_back(mind, host)]
    best = foremost(mind, found)
    if best is None:
        mind.checks("check.supply", False, len(hungry))
        return None
    tell(mind, best)
    return best


def is_hungry(mind: Mind, host: Host) -> bool:
    if host.space.region.romans_only:
        return all(mind.s.control[space] != GALLIC_INFLUENCE for space in host.space.region.spaces)
    return steps_of(mind.s, host.army) >= ATTRITION and not mind.is_fed(host.space)


def ways_back(mind: Mind, host: Host) -> list[Mission]:
    """To the nearest space where it is fed; it saves a step with each card that is left."""
    rounds = min(MOST_SAVED, 1 + HAND - mind.s.round)
    found = []
    for space, way in mind.reach(host).items():
        if is_relief(mind, host, space):
            worth = STEP * rounds * safety(mind, host, way) - leaving(mind, host)
            if host.space.region.romans_only:
                worth += HOMEWARD
            found.append(Mission(host=host, way=[*way.spaces], target=space, kind=SUPPLY, worth=worth))
    return [mission for mission in found if mission.way and mission.worth >= LEAST]


def is_relief(mind: Mind, host: Host, space: Space) -> bool:
    """From overseas anywhere; else where it is fed."""
    if space.region.romans_only or outside(mind.s, space, GALLIC) or has_germani(mind.s, space):
        return False
    return host.space.region.romans_only or mind.is_fed(space)


# ---- R_GATHER ---------------------------------------------------------------------------------------------------


def gather(mind: Mind) -> Mission | None:
    """A Leader, or Legions without one, to a stronger army: together they can do what none of them can alone."""
    found = [meeting for host in whole_stacks(mind) for meeting in meetings_of(mind, host)]
    best = foremost(mind, found)
    if best is None:
        mind.checks("check.gather", False, ARMY)
        return None
    tell(mind, best)
    return best


def whole_stacks(mind: Mind) -> list[Host]:
    """Each Leader alone, with all whom he can take, and Legions that have no Leader."""
    s = mind.s
    alone = [
        Host(piece, (piece,), space_of(s, piece)) for piece in LEADERS if piece.side is ROMAN and is_ready(s, piece)
    ]
    largest: dict[Piece, Host] = {host.leader: host for host in mind.hosts}
    return alone + [host for host in largest.values() if host.leader.is_leader or not has_leader(s, host.space)]


def meetings_of(mind: Mind, host: Host) -> list[Mission]:
    """A Leader with Legions to any other army; Legions alone, or a Leader alone, only to a stronger one."""
    left = leaving(mind, host) if mind.strength(host) else desertion(mind.s, host)
    places = meeting_places(mind, host, left)
    found = []
    for space, way in mind.reach(host).items() if places else ():
        if space in places and way.spaces:
            worth = places[space] - risk(mind, host, space)
            if worth >= LEAST:
                found.append(Mission(host=host, way=[*way.spaces], target=space, kind=GATHER, worth=worth))
    return found


def meeting_places(mind: Mind, host: Host, left: float) -> dict[Space, float]:
    """Where an army stands that it would join, wherever that is, and what that would be worth."""
    own = mind.strength(host)
    found = {}
    for space in spaces_of(stands_outside(mind.s, ROMAN)):
        there = mind.guard(space)
        worth = GATHERED + (there + own) / 4 - left
        goes = there > own or (host.leader.is_leader and own)
        if goes and 0 < there <= ARMY - own and worth >= LEAST and is_wanted(mind.s, own, space):
            found[space] = worth
    return found


def is_wanted(s: State, own: int, space: Space) -> bool:
    """A Leader alone goes where there is none; nobody among enemies."""
    return not pieces_at(s, space, GALLIC) and (own > 0 or not has_leader(s, space))


def desertion(s: State, host: Host) -> float:
    """A Leader does not leave Legions behind that he leads."""
    return GATHERED + ARMY if total_strength(s, outside(s, host.space, ROMAN)) else 0.0


def is_ready(s: State, piece: Piece) -> bool:
    return can_be_activated(s, piece) and not is_besieged(s, piece)


def has_leader(s: State, space: Space) -> bool:
    return any(piece.is_leader for piece in outside(s, space, ROMAN))


# ---- the chart --------------------------------------------------------------------------------------------------


def marker(mind: Mind) -> Plan | None:
    """What stands on the board cannot fail: it counts for more than what an army may achieve."""
    plan = best_marker(mind, markers(mind), ANYTHING)
    if plan is not None:
        plan.worth *= SURE
    return plan


CHART: Chart = chart(
    weighs("R_SIEGE", "14.3", best_mission(SIEGE, LEAST), "R_BATTLE"),
    weighs("R_BATTLE", "13.1", best_mission(BATTLE, LEAST), "R_CLEAR"),
    weighs("R_CLEAR", "8.3.3", best_mission(CLEAR, LEAST), "R_ENTER"),
    weighs("R_ENTER", "8.3.2", best_mission(ENTER, LEAST), "R_APPROACH"),
    weighs("R_APPROACH", "10.2", approach, "R_SUPPLY"),
    weighs("R_SUPPLY", "15.4.2", back_to_supply, "R_GATHER"),
    weighs("R_GATHER", "10.5", gather, "R_MARKER"),
    weighs("R_MARKER", "8.3.1", marker, "R_BEST"),
    Box("R_BEST", "7.6", the_best, "R_REST"),
    rests("R_REST"),
)
START = "R_SIEGE"
