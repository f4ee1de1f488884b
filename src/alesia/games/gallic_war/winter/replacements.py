"""6.5 Replacements, 6.6 Roman Supply Point Production."""

from alesia.games.gallic_war.board import Gaul, Units, controller, is_at_home, units_of
from alesia.games.gallic_war.cards.supply import change_supply
from alesia.games.gallic_war.components import AREAS, GERMANIA, LAST_TURN, PLAYERS, ROMAN, TRANSALPINE, Side, Unit
from alesia.games.gallic_war.state import State
from alesia.games.gallic_war.winter.legions import legions
from alesia.kernel.ask import STOP, Act, Procedure, act, choose_covered
from alesia.kernel.picking import pick_covered, up_to

RULE = "6.5"
ALL = act("all")


def replacements(g: Gaul) -> Procedure[None]:
    """6.5 Legions for supply points; then a free step for each unit that is at home, if its player wants it. In the
    last turn nothing of it could matter any more."""
    if g.state.turn == LAST_TURN:
        return
    yield from replace_legions(g)
    for side in PLAYERS:
        yield from replace_at_home(g, side)


def lacking(s: State, unit: Unit, added: Units) -> int:
    """Steps that a legion may still take: all it lacks in Transalpine Gaul, one elsewhere."""
    lack = unit.full - s.strength[unit]
    return lack if s.place[unit] == TRANSALPINE else min(lack, 1 - added.count(unit))


def replace_legions(g: Gaul) -> Procedure[None]:
    """Each step costs one supply point. The Roman is asked whether legions lack any or not."""
    s = g.state
    added: Units = ()
    while s.supply and legions(s):
        units = [unit for unit in legions(s) if lacking(s, unit, added) > 0]
        choices = [*legion_choices(s, units, added), STOP]
        choice = yield from choose_covered(ROMAN, "replace_legion", RULE, choices, s.supply)
        if choice is STOP:
            break
        chosen = [choice] if isinstance(choice, Unit) else [u for u in units for _ in range(lacking(s, u, added))]
        for unit in chosen:
            s.strength[unit] += 1
        change_supply(s, -len(chosen))
        added = (*added, *chosen)
        if choice is ALL:
            break
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
    """One step each; a player may leave units as they are, and is asked whether any lacks one or not."""
    s = g.state
    units = at_home(s, side)
    blocks = [unit for unit in units_of(s, side) if not unit.is_black]
    chosen = yield from pick_covered(side, "replace", RULE, up_to(units, len(units)), len(blocks))
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
