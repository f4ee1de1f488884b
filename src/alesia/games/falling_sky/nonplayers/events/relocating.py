"""32 Forced Marches: own pieces go anywhere but Britannia, by the March priorities of Arverni (8.7.6), Romans (8.8.3).

Everything is within reach, costs nothing and is not Harassed; the rest is as in the Faction's own March.
"""

from alesia.games.falling_sky.available import allies_and_citadels_on_map
from alesia.games.falling_sky.board import bands, count, has_named_leader, leader_region, mobile, total
from alesia.games.falling_sky.components import ARVERNI, BRITANNIA, LEADER, LEGION, ROMANS, Faction, Region
from alesia.games.falling_sky.control import controls
from alesia.games.falling_sky.nonplayers.events.register import answers, instruct
from alesia.games.falling_sky.nonplayers.frost import is_barred
from alesia.games.falling_sky.nonplayers.marching import Force, MarchPlan, Move, marched, needed_for_control
from alesia.games.falling_sky.nonplayers.mind import Mind
from alesia.games.falling_sky.regions import adjacent, regions_for
from alesia.games.falling_sky.state import State
from alesia.kernel.ask import Ask, Option
from alesia.nonplayers.mind import Priority
from alesia.nonplayers.options import DONE

FORCED_MARCHES = 32
ENOUGH_ALLIES = 9


class Relocation(MarchPlan):
    """The moves foreseen, group by group."""

    def event_region(self, mind: Mind, ask: Ask) -> Option:
        while self.left:
            self.now = self.left.pop(0)
            self.to_come = self.now.force.bands
            if self.now.origin.option in ask.options:
                return self.now.origin.option
        return DONE

    def relocate_to(self, mind: Mind, ask: Ask) -> Option | None:
        return None if self.now is None else self.now.way[-1].option

    def relocate_number(self, mind: Mind, ask: Ask) -> Option | None:
        return self.march_number(mind, ask)


def mainland(s: State, faction: Faction) -> list[Region]:
    return [r for r in regions_for(s, faction) if r is not BRITANNIA]


# ---- 8.7.6 Arverni ----------------------------------------------------------------------------------------------


def too_few_allies(mind: Mind) -> bool:
    return allies_and_citadels_on_map(mind.s, ARVERNI) < ENOUGH_ALLIES


instruct(
    "instruction.forced_marches.arverni",
    ARVERNI,
    FORCED_MARCHES,
    no=lambda mind: too_few_allies(mind) or not arverni_goals(mind)[0],
)


def arverni_goals(mind: Mind) -> tuple[list[Region], int]:
    """Where the Leader may go with all Warbands to take Control from a Legion; or else, if one Warband stays in each
    origin, to gather next to a Legion; and how many stay."""
    here = leader_region(mind.s, ARVERNI)
    if here is None or here is BRITANNIA:
        return [], 0
    places = [r for r in mainland(mind.s, ARVERNI) if r is not here]
    found = [r for r in places if _takes_control(mind, r) and _is_allowed(mind, r, 0)]
    if found:
        return found, 0
    return [r for r in places if _is_near_legion(mind.s, r) and _is_allowed(mind, r, 1)], 1


def arverni_moves(mind: Mind) -> list[Move]:
    """8.7.6 To take Control of any such Region; else to where the most Arverni gather."""
    goals, leave = arverni_goals(mind)
    if not goals:
        return []
    return gathered(mind.s, mind.choose(goals, *[MOST_ARVERNI] * leave), leave)


def gathered(s: State, to: Region, leave: int) -> list[Move]:
    """Leader and Warbands from everywhere."""
    found = []
    for origin in mainland(s, ARVERNI):
        leader, warbands = count(s, origin, ARVERNI, LEADER), max(0, bands(s, origin, ARVERNI) - leave)
        if origin is not to and leader + warbands:
            found.append(Move(origin, (to,), Force(leader=leader, bands=warbands)))
    return found


def _arriving(s: State, to: Region, leave: int) -> int:
    return sum(move.force.leader + move.force.bands for move in gathered(s, to, leave))


def _takes_control(mind: Mind, to: Region) -> bool:
    """Of a Region with a Legion; where Caesar is only if more than two to one."""
    s = mind.s
    if not count(s, to, ROMANS, LEGION) or controls(s, ARVERNI, to):
        return False
    coming = _arriving(s, to, 0)
    if coming < needed_for_control(s, ARVERNI, to):
        return False
    return not has_named_leader(s, to, ROMANS) or mobile(s, to, ARVERNI) + coming > 2 * mobile(s, to, ROMANS)


def _is_near_legion(s: State, region: Region) -> bool:
    return any(count(s, r, ROMANS, LEGION) for r in adjacent(s, region))


def _is_allowed(mind: Mind, to: Region, leave: int) -> bool:
    """8.4.4"""
    return not is_barred(mind, mind.s, marched(mind.s, ARVERNI, gathered(mind.s, to, leave)))


MOST_ARVERNI = Priority(
    "event.most_arverni", lambda mind, region: total(mind.s, region, ARVERNI) + _arriving(mind.s, region, 1)
)

# ---- 8.8.3 Romans -----------------------------------------------------------------------------------------------


instruct("instruction.forced_marches.romans", ROMANS, FORCED_MARCHES)


@answers(FORCED_MARCHES, "event_region")
def relocated(mind: Mind, ask: Ask) -> Option:
    """Think the whole movement through, then answer from that."""
    from alesia.games.falling_sky.nonplayers.events.roman_relocation import roman_moves

    plan = Relocation(arverni_moves(mind) if mind.faction is ARVERNI else roman_moves(mind))
    mind.plan = plan
    return plan.event_region(mind, ask)
