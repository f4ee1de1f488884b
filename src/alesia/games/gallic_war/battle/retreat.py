"""5.2.2C Retreat, 5.2.2D naval retreat, and the retreat that the attacker must make after the third round."""

from collections.abc import Sequence

from alesia.games.gallic_war.board import (
    Gaul,
    Units,
    area_of,
    blocks,
    border_notes,
    crossed,
    crossed_into,
    has_units,
    is_empty,
    is_friendly,
    is_on_map,
    put,
    side_of,
    tribe_units,
    units_in,
)
from alesia.games.gallic_war.components import (
    BARBARIAN,
    BORDERS,
    CAESAR,
    GERMANIA,
    HARVESTS,
    OFF_MAP,
    ROMAN,
    VERCINGETORIX,
    Area,
    Border,
    Side,
    Unit,
)
from alesia.games.gallic_war.leaders import eliminate
from alesia.games.gallic_war.state import ARRAYS, FALLEN, State
from alesia.kernel.ask import Procedure, choose, unless_alike
from alesia.kernel.picking import everything, pick

Leaving = tuple[tuple[Unit, Area, Border], ...]  # who retreats in this step, whereto, over which border
Ways = dict[Area, Border]  # where one may go, and the border that leads there
NAVAL = 2  # units of a side that may leave a defended port by sea, in a whole battle


def ways(s: State, unit: Unit, leaving: Leaving) -> Ways:
    """The areas to which a unit may retreat, and the border it would cross."""
    return ways_by(s, unit, leaving, exits(s, side_of(s, unit), area_of(s, unit), leaving))


def ways_by(s: State, unit: Unit, leaving: Leaving, by_land: Ways) -> Ways:
    """Those of the exits of its area that are for this unit, and its ways by sea."""
    area = area_of(s, unit)
    own = {to: border for to, border in by_land.items() if may_stand(unit, to)}
    if s.homecoming and side_of(s, unit) is ROMAN:
        return homecoming_ways(s, unit, leaving, own)
    by_sea = sea_ways(s, unit, area, leaving) if area.port else {}
    return by_sea if s.landed[unit] else by_sea | own


def may_go(s: State, side: Side, area: Area, units: Units, leaving: Leaving) -> list[Unit]:
    """The units of a side in an area that have a way to retreat."""
    by_land = exits(s, side, area, leaving)
    return [unit for unit in units if ways_by(s, unit, leaving, by_land)]


def exits(s: State, side: Side, area: Area, leaving: Leaving) -> Ways:
    """The ways out of an area by land."""
    return {to: border for to, border in area.borders.items() if is_exit(s, side, area, to, leaving)}


def is_exit(s: State, side: Side, area: Area, to: Area, leaving: Leaving) -> bool:
    """5.2.2C To an adjacent friendly or empty area, not contested, within the limit of the border."""
    border = area.borders[to]
    return (
        (is_empty(s, to) or is_friendly(s, to, side))
        and over(border, leaving) + s.retreats[border] < border.limit
        and not is_barred(s, side, border, area)
    )


def may_stand(unit: Unit, to: Area) -> bool:
    """Only German units retreat or regroup into Germania; the off-map area is no area of the map."""
    return to is not OFF_MAP and (to is not GERMANIA or unit.is_german)


def is_barred(s: State, side: Side, border: Border, area: Area) -> bool:
    """Enemy units entered the area over the border; if both sides crossed it, only the last may go back over it."""
    if not crossed(s, side.other, border):
        return False
    if crossed(s, side, border):
        return s.last[border] != side + 1
    return crossed_into(s, side.other, border, area) > 0


def over(border: Border, leaving: Leaving) -> int:
    return len([crossed for _, _, crossed in leaving if crossed is border]) if leaving else 0


def came_by_sea(s: State, unit: Unit) -> bool:
    border = s.border[unit]
    return border > 0 and BORDERS[border - 1].kind == "sea"


def sea_ways(s: State, unit: Unit, area: Area, leaving: Leaving) -> Ways:
    """5.2.2D To a friendly port."""
    if not may_sail_away(s, unit, leaving):
        return {}
    side = side_of(s, unit)
    return {to: lane for to, lane in area.lanes.items() if is_friendly(s, to, side)}


def may_sail_away(s: State, unit: Unit, leaving: Leaving) -> bool:
    """5.2.2D Those who landed, and two units at most of those who defend a port or sailed to its help."""
    side = side_of(s, unit)
    at_sea = s.naval_retreats[side] + sum(border.kind == "sea" and not s.landed[who] for who, _, border in leaving)
    defending = side != s.battle_attacker or came_by_sea(s, unit)
    return s.landed[unit] > 0 or (defending and at_sea < NAVAL)


def homecoming_ways(s: State, unit: Unit, leaving: Leaving, by_land: Ways) -> Ways:
    """6.2.2 Beaten off from Transalpine Gaul: Caesar off the map, if he must go home; others into winter quarters."""
    if unit is CAESAR and s.caesar_wintered:
        return {OFF_MAP: area_of(s, unit).borders[OFF_MAP]}
    near = {to: border for to, border in by_land.items() if to.is_tribe}
    return {to: near[to] for to in near if unit is CAESAR or has_quarters(s, to, leaving)}


def has_quarters(s: State, to: Area, leaving: Leaving) -> bool:
    """6.1 Whether the garrison limit of the area lets one more legion in."""
    there = [*units_in(s, to, ROMAN), *[unit for unit, whither, _ in leaving if whither is to]]
    garrison = sum(unit.is_black and unit is not CAESAR for unit in there)
    return garrison < HARVESTS[s.harvest - 1].garrison


def goes_home_at_once(s: State, unit: Unit, leaving: Leaving) -> bool:
    """6.2.4 The last Gaul to leave Transalpine Gaul to the legions that come home goes home himself, after them."""
    last = s.homecoming > 0 and staying(s, area_of(s, unit), BARBARIAN, leaving) == [unit]
    return last and leaves_for_home(s, unit)


def leaves_for_home(s: State, unit: Unit) -> bool:
    """6.2.4 A Gaul of the Barbarian player, with no Vercingetorix to stay with."""
    return side_of(s, unit) is BARBARIAN and unit.is_gallic and not is_on_map(s, VERCINGETORIX)


def is_claimed(s: State, area: Area) -> bool:
    """6.2.1, 6.2.3 Whether a Gaul who comes there decides to whom its eliminated units return, or whether its Romans
    defect: not if others of his side stand there already."""
    if has_units(s, area, BARBARIAN):
        return False
    fallen = any(s.place[unit] == FALLEN for unit in area.units)
    return fallen or any(s.place[unit] != area for unit in tribe_units(s, area, ROMAN))


# ---- the retreat ------------------------------------------------------------------------------------------------


def retreat_to(g: Gaul, unit: Unit, leaving: Leaving) -> Procedure[tuple[Unit, Area, Border]]:
    """Choose where a unit goes; it leaves with the others of its step, so that nobody sees which goes where."""
    s = g.state
    found = ways(s, unit, leaving)
    told = border_notes((to.option, border, border.limit) for to, border in found.items())
    open_to: Sequence[Area] = sorted(found)
    if goes_home_at_once(s, unit, leaving):
        taken = [whither for _, whither, _ in leaving]
        open_to = unless_alike(open_to, lambda to: to.option if to not in taken and is_claimed(s, to) else None)
    to = yield from choose(side_of(s, unit), "retreat_to", "5.2.2C", open_to, unit, area_of(s, unit), told)
    return unit, to, found[to]


def retreats(g: Gaul, side: Side, leaving: Leaving) -> None:
    """The units stand upright again and go."""
    s = g.state
    for unit, to, border in leaving:
        s.retreats[border] += 1
        s.naval_retreats[side] += border.kind == "sea" and not s.landed[unit]
        s.revealed[unit] = s.reserve[unit] = 0
        put(s, unit, to)
    for to in sorted({to for _, to, _ in leaving}):
        g.log("retreat", "5.2.2C", side, blocks([unit for unit, whither, _ in leaving if whither is to]), to)


def withdraw(g: Gaul, area: Area, side: Side) -> Procedure[None]:
    """5.2.2 After the third round the attacker must retreat; who cannot is eliminated."""
    s = g.state
    s.retreats = bytearray(ARRAYS["retreats"])
    g.log("withdraw", "5.2.2", side, area)
    leaving: Leaving = ()
    while found := withdrawals(s, area, side, leaving):
        told = border_notes((to.option, border, border.limit) for to, border in found.items())
        to = yield from choose(side, "withdraw_to", "5.2.2", sorted(found), area, told)
        units = yield from withdraw_units(g, area, side, to, leaving)
        leaving = leaving_with(s, units, to, leaving)
    retreats(g, side, leaving)
    for unit in units_in(s, area, side):
        eliminate(g, unit, "5.2.2")


def withdrawals(s: State, area: Area, side: Side, leaving: Leaving) -> Ways:
    """The areas that are open to somebody who has not gone yet, and the borders that lead there."""
    return {to: border for unit in staying(s, area, side, leaving) for to, border in ways(s, unit, leaving).items()}


def staying(s: State, area: Area, side: Side, leaving: Leaving) -> list[Unit]:
    gone = [unit for unit, _, _ in leaving]
    return [unit for unit in units_in(s, area, side) if unit not in gone]


def withdraw_units(g: Gaul, area: Area, side: Side, to: Area, leaving: Leaving) -> Procedure[Units]:
    """Who goes there; all who are left, once there is no other way and room for all."""
    s = g.state

    def left(picked: Units) -> list[Unit]:
        more = leaving_with(s, picked, to, leaving)
        return [unit for unit in staying(s, area, side, more) if to in ways(s, unit, more)]

    def bound(picked: Units) -> bool:
        elsewhere = {*withdrawals(s, area, side, leaving_with(s, picked, to, leaving))} - {to}
        return not elsewhere and {*picked, *left(picked)} == {*everything(left, picked)}

    return (yield from pick(side, "withdraw_units", "5.2.2", left, area, to, bound=bound))


def leaving_with(s: State, units: Units, to: Area, leaving: Leaving) -> Leaving:
    for unit in units:
        leaving = (*leaving, (unit, to, ways(s, unit, leaving)[to]))
    return leaving
