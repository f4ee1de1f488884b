"""5.2.1A Events, 11.0D Baggage Train."""

from alesia.games.gallic_war.board import Gaul, units_in
from alesia.games.gallic_war.cards.revolts import kind_of_revolt, revolt, revolt_targets
from alesia.games.gallic_war.cards.supply import change_supply
from alesia.games.gallic_war.components import AREAS, BARBARIAN, ROMAN, Area, Card, Side, Unit
from alesia.games.gallic_war.state import State
from alesia.kernel.ask import Procedure, act, choose, choose_covered, choose_or_stop

BAGGAGE = "11.0D"
SUPPLY, STEPS = act("baggage_supply"), act("baggage_steps")


def may_play_event(s: State, side: Side, card: Card) -> bool:
    """5.2.1A An event that would find no tribe is not played as one."""
    if card.event is None:
        return False
    return card.event == "baggage" or bool(revolt_targets(s, side, kind_of_revolt(s, side, card)))


def play_event(g: Gaul, side: Side, card: Card) -> Procedure[None]:
    """5.2.1A The event as the card explains it for each player."""
    if card.event == "baggage":
        yield from baggage_train(g, side)
    else:
        yield from revolt(g, side, card)


def baggage_train(g: Gaul, side: Side) -> Procedure[None]:
    """11.0D Roman: 3 supply points. Barbarian: 2 steps in one area, or 2 Roman supply points less."""
    s = g.state
    if side is ROMAN:
        change_supply(s, 3)
        g.log("baggage", BAGGAGE, ROMAN, 3, s.supply)
        return
    choices = [SUPPLY, STEPS] if weakened_areas(s) else [SUPPLY]
    if (yield from choose_covered(BARBARIAN, "baggage", BAGGAGE, choices)) is STEPS:
        yield from add_steps(g)
        return
    change_supply(s, -2)
    g.log("baggage", BAGGAGE, BARBARIAN, 2, s.supply)


def weakened(s: State, area: Area) -> list[Unit]:
    return [unit for unit in units_in(s, area, BARBARIAN) if s.strength[unit] < unit.full]


def weakened_areas(s: State) -> list[Area]:
    return [area for area in AREAS if weakened(s, area)]


def add_steps(g: Gaul) -> Procedure[None]:
    """Two steps among friendly units in any one area."""
    s = g.state
    area = yield from choose(BARBARIAN, "baggage_area", BAGGAGE, weakened_areas(s))
    steps = 0
    while steps < 2:
        unit = yield from choose_or_stop(BARBARIAN, "baggage_unit", BAGGAGE, weakened(s, area), area, 2 - steps)
        if unit is None:
            break
        s.strength[unit] += 1
        steps += 1
    g.log("baggage_steps", BAGGAGE, BARBARIAN, area, steps)
