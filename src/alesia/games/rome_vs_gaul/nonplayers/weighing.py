"""Boxes that both charts have: what a marker or an army would bring is weighed, and told with its figures."""

from collections.abc import Callable, Sequence
from itertools import islice

from alesia.games.rome_vs_gaul.influence import CONVERT, PLACE, conversions
from alesia.games.rome_vs_gaul.masks import spaces_of
from alesia.games.rome_vs_gaul.nonplayers.chart import Box, Diamond
from alesia.games.rome_vs_gaul.nonplayers.mind import Mind
from alesia.games.rome_vs_gaul.nonplayers.missions import all_missions
from alesia.games.rome_vs_gaul.nonplayers.nouns import space_in
from alesia.games.rome_vs_gaul.nonplayers.plans import Mission, Plan, rest
from alesia.games.rome_vs_gaul.nonplayers.priorities import PLAN_WORTH, WORTH, gain_of, leading
from alesia.kernel.ask import Option

Find = Callable[[Mind], Plan | None]


def weighs(name: str, rule: str, find: Find, then: str) -> Diamond:
    """A question whose answer is only weighed: whatever it is, the next one follows."""

    def test(mind: Mind) -> bool:
        plan = find(mind)
        if plan is not None:
            mind.conduct.weighed.append(plan)
        return plan is not None

    return Diamond(name, rule, test, then, then)


def the_best(mind: Mind) -> Plan | None:
    """Of all that was weighed: what is worth most; of equals the first."""
    found = mind.conduct.weighed
    if not found:
        mind.needless("why.nothing")
        return None
    return mind.begin_with(found, PLAN_WORTH)


def rests(name: str) -> Box:
    """At the bottom of a chart: the Action Points that are left go."""
    return Box(name, "7.6", lambda mind: rest())


# ---- 8.3 markers ------------------------------------------------------------------------------------------------


def markers(mind: Mind) -> list[Option]:
    """8.3.1, 8.3.2 Every marker that an Action Point can place or convert."""
    found = [PLACE[space].option for space in spaces_of(mind.placeable)]
    return found + [CONVERT[space].option for space in conversions(mind.s, mind.side)]


def best_marker(mind: Mind, candidates: list[Option], least: float) -> Plan | None:
    """The marker of these that gains most, if it gains so much."""
    worthy = [option for option in candidates if gain_of(mind, option).worth >= least]
    if not worthy:
        mind.checks("check.marker", False)
        return None
    option = mind.choose(leading(mind, worthy), WORTH)
    gain = gain_of(mind, option)
    mind.walk.note("note.marker", mind.walk.rule, space_in(option), gain.governance, gain.provinces, round(gain.worth))
    return Plan(option, worth=gain.worth, target=space_in(option))


# ---- 13, 14, 8.3.3 armies ---------------------------------------------------------------------------------------


def best_mission(kind: str, least: float) -> Find:
    """What an army can do of this kind, if it is worth so much."""

    def think(mind: Mind) -> Mission | None:
        found = [mission for mission in all_missions(mind) if mission.kind == kind and mission.worth >= least]
        best = foremost(mind, found)
        if best is None:
            mind.checks(f"check.{kind}", False, round(least))
            return None
        tell(mind, best)
        return best

    return think


def foremost(mind: Mind, found: Sequence[Mission]) -> Mission | None:
    """The mission that is worth most; or the next one by another army or to another place, as often as is wanted."""
    if not mind.rank:
        return max(found, key=order, default=None)
    others: dict[object, Mission] = {}
    for mission in sorted(found, key=order, reverse=True):
        others.setdefault((mission.host.leader, mission.target), mission)
    return next(islice(others.values(), mind.rank, None), None)


def order(mission: Mission) -> tuple[float, int, int]:
    """Of equals that with the shorter way, and the smaller army."""
    return mission.worth, -len(mission.way), -len(mission.host.army)


def tell(mind: Mind, mission: Mission) -> None:
    host = mission.host
    figures = (host.leader, len(host.company), host.space, mission.target, round(mission.worth))
    mind.walk.note(f"note.{mission.kind}", mind.walk.rule, *figures, *mission.figures)
