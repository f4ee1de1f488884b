"""5.2.2E Regroup."""

from alesia.games.gallic_war.battle.retreat import is_claimed, leaves_for_home, may_stand
from alesia.games.gallic_war.board import Gaul, blocks, border_notes, is_empty, is_friendly, put, units_in
from alesia.games.gallic_war.components import Area, Side, Unit
from alesia.games.gallic_war.state import State
from alesia.kernel.ask import Procedure, choose_or_stop
from alesia.kernel.picking import pick, up_to

RULE = "5.2.2E"


def regroup(g: Gaul, side: Side, area: Area, homecoming: bool) -> Procedure[None]:
    """All victorious units may go to adjacent friendly or empty areas, within the limits of the borders; 6.2.2 after a
    battle with legions that come home, only if that matters."""
    s = g.state
    gone: tuple[Area, ...] = ()
    while areas := regroup_areas(s, side, area, gone, homecoming):
        told = border_notes((to.option, area.borders[to], area.borders[to].limit - gone.count(to)) for to in areas)
        to = yield from choose_or_stop(side, "regroup_to", RULE, areas, area, told)
        if to is None:
            return
        left = up_to(regroupers(s, side, area, to), area.borders[to].limit - gone.count(to))
        units = yield from pick(side, "regroup_units", RULE, left, area, to)
        for unit in units:
            put(s, unit, to)
        g.log("regroup", RULE, side, blocks(units), area, to)
        gone = (*gone, *[to] * len(units))


def regroupers(s: State, side: Side, area: Area, to: Area) -> list[Unit]:
    return [unit for unit in units_in(s, area, side) if may_stand(unit, to)]


def regroup_areas(s: State, side: Side, area: Area, gone: tuple[Area, ...], homecoming: bool) -> list[Area]:
    """Not into an unfought battle, which is neither friendly nor empty; nobody regroups off the map."""
    near = [to for to in area.adjacent if gone.count(to) < area.borders[to].limit]
    open_to = [to for to in near if is_empty(s, to) or is_friendly(s, to, side)]
    if homecoming and all(leaves_for_home(s, unit) for unit in units_in(s, area, side)):
        open_to = [to for to in open_to if is_claimed(s, to)]
    return [to for to in open_to if regroupers(s, side, area, to)]
