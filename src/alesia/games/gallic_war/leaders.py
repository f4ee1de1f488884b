"""7 Leaders: what becomes of an eliminated unit, and of leaders whose home area is lost."""

from alesia.games.gallic_war.board import Gaul, has_units, home_of, is_allied, is_friendly, is_on_map, spot, tribes_of
from alesia.games.gallic_war.components import (
    ARIOVISTUS,
    BARBARIAN,
    CAESAR,
    LEADERS,
    MINOR_LEADERS,
    ROMAN,
    TRIBES,
    VERCINGETORIX,
    Area,
    Unit,
)
from alesia.games.gallic_war.state import FALLEN, GONE, WAITING, State, forget_move
from alesia.games.gallic_war.victory import caesar_is_killed, score_elimination
from alesia.kernel.ask import Procedure, choose, choose_or_stop


def eliminate(g: Gaul, unit: Unit, rule: str) -> None:
    """5.2.2, 6.4 A unit is eliminated: it scores (8.0) and is set aside."""
    s = g.state
    fell_at = spot(s, unit)
    s.place[unit] = _rest(unit)
    s.strength[unit] = s.revealed[unit] = s.reserve[unit] = 0
    forget_move(s, unit)
    if unit.is_black:
        s.fell[unit] = s.turn
    if unit in LEADERS:
        s.homes[LEADERS.index(unit)] = 0
    score_elimination(s, unit)
    g.log("eliminated", rule, unit, *fell_at)
    if unit is CAESAR:
        caesar_is_killed(g)


def _rest(unit: Unit) -> int:
    """7.2, 7.3 Ariovistus and Vercingetorix are out of the game; 7.4 a minor leader may come again."""
    if unit in (ARIOVISTUS, VERCINGETORIX):
        return GONE
    return WAITING if unit in MINOR_LEADERS else FALLEN


def set_home(s: State, leader: Unit, area: Area) -> None:
    s.homes[LEADERS.index(leader)] = area + 1


def lose_minor_leaders(g: Gaul, tribe: Area) -> None:
    """5.2.1D, errata: a minor leader falls when a Political Action takes his home area, or it goes back to neutral."""
    for leader in MINOR_LEADERS:
        if is_on_map(g.state, leader) and home_of(g.state, leader) is tribe:
            eliminate(g, leader, "7.4")


def possible_homes(s: State) -> list[Area]:
    """5.2.1D Areas of tribes that the Barbarian player controls, free of enemy units."""
    return [area for area in tribes_of(s, BARBARIAN) if not has_units(s, area, ROMAN)]


def friendly_homes(s: State) -> list[Area]:
    """11.0C Besides them, tribe areas that only other Barbarian units hold (6.3)."""
    own = possible_homes(s)
    return [area for area in TRIBES if area in own or is_friendly(s, area, BARBARIAN)]


def lose_vercingetorix_home(g: Gaul, tribe: Area) -> Procedure[None]:
    """5.2.1D After a Political Action he needs a new home area at once, or he is eliminated."""
    s = g.state
    if not is_on_map(s, VERCINGETORIX) or home_of(s, VERCINGETORIX) is not tribe:
        return
    if not possible_homes(s):
        eliminate(g, VERCINGETORIX, "5.2.1D")
        return
    home = yield from choose(BARBARIAN, "new_home", "5.2.1D", possible_homes(s))
    set_home(s, VERCINGETORIX, home)
    g.log("new_home", "5.2.1D", VERCINGETORIX, home)


def home_is_lost(s: State) -> bool:
    """Vercingetorix is on the map, and the Romans control his home area."""
    home = home_of(s, VERCINGETORIX)
    return home is not None and is_on_map(s, VERCINGETORIX) and is_roman(s, home)


def guard_home(g: Gaul, action: Procedure[None]) -> Procedure[None]:
    """11.0C If the Romans come to control his home area by this action, he may have a new one at once."""
    lost = home_is_lost(g.state)
    yield from action
    if not lost:
        yield from offer_new_home(g)


def offer_new_home(g: Gaul) -> Procedure[None]:
    """11.0C If the Romans have come to control his home area otherwise, he may have a new one."""
    s = g.state
    if not home_is_lost(s):
        return
    chosen = yield from choose_or_stop(BARBARIAN, "new_home", "11.0C", friendly_homes(s))
    if chosen is not None:
        set_home(s, VERCINGETORIX, chosen)
        g.log("new_home", "11.0C", VERCINGETORIX, chosen)


def is_roman(s: State, tribe: Area) -> bool:
    """The Romans control the area: their units alone are there, or nobody, and the tribe is their ally alone."""
    if has_units(s, tribe, BARBARIAN):
        return False
    allied = is_allied(s, tribe, ROMAN) and not is_allied(s, tribe, BARBARIAN)
    return has_units(s, tribe, ROMAN) or allied
