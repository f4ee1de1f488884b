"""The chart of the Gaul: risings first, battles with good odds, then each Tribe looks to its own Province."""

from alesia.games.rome_vs_gaul.board import outside
from alesia.games.rome_vs_gaul.components import ROMAN, Province
from alesia.games.rome_vs_gaul.control import fortified_towns
from alesia.games.rome_vs_gaul.losses import town_of
from alesia.games.rome_vs_gaul.nonplayers.chart import Box, Chart, chart
from alesia.games.rome_vs_gaul.nonplayers.mind import Mind
from alesia.games.rome_vs_gaul.nonplayers.nouns import space_in
from alesia.games.rome_vs_gaul.nonplayers.plans import BATTLE, CLEAR, GO_INSIDE, HOME, Mission, Plan
from alesia.games.rome_vs_gaul.nonplayers.priorities import gain_of
from alesia.games.rome_vs_gaul.nonplayers.weighing import best_marker, best_mission, markers, rests, tell
from alesia.games.rome_vs_gaul.state import State
from alesia.games.rome_vs_gaul.tribes import can_save, can_take_out, emerging, rebels
from alesia.kernel.ask import Option

UPRISING, TAKE_OUT, SAVE = Option("uprising"), Option("take_out"), Option("save")
REBELS = 2  # so many Tribes are worth an uprising
FULL = 3  # so much in the Council Box is worth the Action Point to take it out: a Tribe counts for two markers
GOOD_BATTLE, GOOD_CLEARING, GOOD_MARKER = 8.0, 4.0, 4.0  # what each must be worth
ANYTHING = 1.0  # and a marker that is placed only because the Council Box is full


def rise(mind: Mind) -> Plan | None:
    """7.7.3 Submitted Tribes come back."""
    ready = len(rebels(mind.s))
    if mind.checks("check.rebels", ready >= REBELS, ready, REBELS):
        return Plan(UPRISING)
    mind.needless("why.no_rebels")
    return None


def council(mind: Mind) -> Plan | None:
    """18.3 What waits in the box comes out when it is much, and is needed near home."""
    waiting = 2 * len(emerging(mind.s)) + (min(mind.s.council, len(needed(mind))) if mind.s.council else 0)
    if mind.checks("check.council", can_take_out(mind.s) and waiting >= FULL, waiting, FULL):
        return Plan(TAKE_OUT)
    mind.needless("why.no_council")
    return None


def needed(mind: Mind) -> list[Option]:
    """8.3 Where a marker is worth placing, in Provinces with a Fortified Town or next to one."""
    near = borderlands(mind.s)
    found = [option for option in markers(mind) if space_in(option).province in near and option.verb == "place"]
    return [option for option in found if gain_of(mind, option).worth >= GOOD_MARKER]


def save(mind: Mind) -> Plan | None:
    """18.2.2 A marker in reserve."""
    if can_save(mind.s):
        return Plan(SAVE)
    mind.impossible("why.council_full")
    return None


def go_home(mind: Mind) -> Mission | None:
    """10.6, 11.2 A Tribe away from its walls, or in the open before them, goes back behind them."""
    s = mind.s
    for host in mind.hosts:
        home = town_of(s, host.leader) if host.leader.home is not None else None
        if home is None or (s.inside[host.leader] and host.space is home) or len(host.army) > 1:
            continue
        way = mind.reach(host).get(home)
        if way is not None and not outside(s, home, ROMAN):
            mission = Mission(host=host, way=[*way.spaces], target=home, kind=HOME, deed=GO_INSIDE)
            tell(mind, mission)
            return mission
    mind.needless("why.no_home")
    return None


# ---- 8.3 markers ------------------------------------------------------------------------------------------------


def homelands(s: State) -> set[Province]:
    """Provinces with a Fortified Town."""
    return {space.province for space in fortified_towns(s)}


def borderlands(s: State) -> set[Province]:
    """And those next to a Fortified Town."""
    return {each.province for space in fortified_towns(s) for each in (space, *space.adjacent)}


def home_marker(mind: Mind) -> Plan | None:
    """Where a Tribe of theirs lives."""
    own = homelands(mind.s)
    return _marker(mind, [option for option in markers(mind) if space_in(option).province in own], GOOD_MARKER)


def border_marker(mind: Mind) -> Plan | None:
    near = borderlands(mind.s)
    return _marker(mind, [option for option in markers(mind) if space_in(option).province in near], GOOD_MARKER)


def any_marker(mind: Mind) -> Plan | None:
    """Far from home, when the Council Box is full: better than nothing."""
    return _marker(mind, markers(mind), ANYTHING)


def _marker(mind: Mind, candidates: list[Option], least: float) -> Plan | None:
    plan = best_marker(mind, candidates, least)
    if plan is None:
        mind.needless("why.no_marker")
    return plan


def fight(mind: Mind) -> Mission | None:
    return _mission(mind, BATTLE, GOOD_BATTLE)


def clear(mind: Mind) -> Mission | None:
    return _mission(mind, CLEAR, GOOD_CLEARING)


def _mission(mind: Mind, kind: str, least: float) -> Mission | None:
    found = best_mission(kind, least)(mind)
    if found is None:
        mind.worthless(f"why.no_{kind}")
    assert found is None or isinstance(found, Mission)
    return found


CHART: Chart = chart(
    Box("G_RISE", "7.7.3", rise, "G_COUNCIL"),
    Box("G_COUNCIL", "18.3", council, "G_BATTLE"),
    Box("G_BATTLE", "13.1", fight, "G_HOMELAND"),
    Box("G_HOMELAND", "8.3", home_marker, "G_CLEAR"),
    Box("G_CLEAR", "8.3.3", clear, "G_HOME"),
    Box("G_HOME", "10.6", go_home, "G_BORDER"),
    Box("G_BORDER", "8.3", border_marker, "G_SAVE"),
    Box("G_SAVE", "18.2.2", save, "G_AFAR"),
    Box("G_AFAR", "8.3", any_marker, "G_REST"),
    rests("G_REST"),
)
START = "G_RISE"
