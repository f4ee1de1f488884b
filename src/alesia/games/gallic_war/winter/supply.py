"""6.4 Supply and Attrition."""

from alesia.games.gallic_war.board import Gaul
from alesia.games.gallic_war.cards.supply import change_supply
from alesia.games.gallic_war.components import AREAS, BLACK, CAESAR, ROMAN, Unit
from alesia.games.gallic_war.leaders import eliminate
from alesia.games.gallic_war.state import FALLEN, State
from alesia.games.gallic_war.winter.harvest import harvest_of
from alesia.kernel.ask import Procedure, choose

RULE = "6.4"


def wintering(s: State) -> list[Unit]:
    """Legions in tribe areas; 6.2.2 Caesar costs nothing."""
    on_map = [unit for unit in BLACK if s.place[unit] < FALLEN and unit is not CAESAR]
    return [unit for unit in on_map if AREAS[s.place[unit]].is_tribe]


def supply_and_attrition(g: Gaul) -> Procedure[None]:
    """6.4 Each legion outside is paid for as long as supply lasts; each of the others loses a step."""
    s = g.state
    cost, units = harvest_of(s).cost, wintering(s)
    paid = min(len(units), s.supply // cost)
    change_supply(s, -cost * paid)
    if units:
        g.log("legions_supplied", RULE, ROMAN, paid, cost * paid, s.supply)
    unpaid = len(units) - paid
    if unpaid:
        g.log("attrition", RULE, ROMAN, unpaid)
    suffering: tuple[Unit, ...] = ()
    while len(suffering) < unpaid:
        left = [unit for unit in units if unit not in suffering]
        if len(left) == unpaid - len(suffering):
            suffering = (*suffering, *left)
        else:
            suffering = (*suffering, (yield from choose(ROMAN, "attrition", RULE, left, unpaid - len(suffering))))
    attrition(g, suffering)


def attrition(g: Gaul, units: tuple[Unit, ...]) -> None:
    s = g.state
    for unit in units:
        s.strength[unit] -= 1
        if not s.strength[unit]:
            eliminate(g, unit, RULE)
