"""6.5 Replacements, 6.6 Roman Supply Point Production."""

from alesia.games.gallic_war.asking import Units, pick_units, up_to
from alesia.games.gallic_war.board import Gaul, controller, is_at_home, units_of
from alesia.games.gallic_war.cards.supply import change_supply
from alesia.games.gallic_war.components import AREAS, BLACK, GERMANIA, PLAYERS, ROMAN, TRANSALPINE, Side, Unit
from alesia.games.gallic_war.state import FALLEN, State
from alesia.kernel.ask import Act, Procedure, act, choose_or_stop

RULE = "6.5"
ALL = act("all")


def replacements(g: Gaul) -> Procedure[None]:
    """6.5 Legions for supply points; then a free step for each unit that is at home, if its player wants it."""
    yield from replace_legions(g)
    for side in PLAYERS:
        yield from replace_at_home(g, side)


def lacking(s: State, unit: Unit, added: Units) -> int:
    """Steps that a legion may still take: all it lacks in Transalpine Gaul, one elsewhere."""
    lack = unit.full - s.strength[unit]
    return lack if s.place[unit] == TRANSALPINE else min(lack, 1 - added.count(unit))


def replace_legions(g: Gaul) -> Procedure[None]:
    """Each step costs one supply point."""
    s = g.state
    added: Units = ()
    while s.supply and (units := [u for u in BLACK if s.place[u] < FALLEN and lacking(s, u, added) > 0]):
        choice = yield from choose_or_stop(ROMAN, "replace_legion", RULE, legion_choices(s, units, added), s.supply)
        if choice is None:
            break
        chosen = [choice] if isinstance(choice, Unit) else [u for u in units for _ in range(lacking(s, u, added))]
        for unit in chosen:
            s.strength[unit] += 1
        change_supply(s, -len(chosen))
        added = (*added, *chosen)
    if added:
        g.log("legions_replaced", RULE, ROMAN, len(added), s.supply)


def legion_choices(s: State, units: list[Unit], added: Units) -> list[Unit | Act]:
    """One legion, or all steps of all if supply suffices."""
    needed = sum(lacking(s, unit, added) for unit in units)
    return [*units, ALL] if 1 < needed <= s.supply else [*units]


def at_home(s: State, side: Side) -> list[Unit]:
    """German units in Germania and Gallic units in their home area that lack a step."""
    units = [unit for unit in units_of(s, side) if s.strength[unit] < unit.full and not unit.is_black]
    return [unit for unit in units if is_at_home(s, unit) or (unit.is_german and s.place[unit] == GERMANIA)]


def replace_at_home(g: Gaul, side: Side) -> Procedure[None]:
    """One step each; a player may leave units as they are."""
    s = g.state
    units = at_home(s, side)
    chosen = yield from pick_units(side, "replace", RULE, up_to(units, len(units)), none=True)
    for unit in chosen:
        s.strength[unit] += 1
    if chosen:
        g.log("replaced", RULE, side, len(chosen))


def produce_supply(g: Gaul) -> None:
    """6.6 One supply point for each fortified town that the Roman controls, two for Transalpine Gaul."""
    s = g.state
    produced = sum(area.supply for area in AREAS if area.fort and controller(s, area) is ROMAN)
    change_supply(s, produced)
    g.log("production", "6.6", ROMAN, produced, s.supply)
