"""6.2.4 Gallic units of the Barbarian player return home, or stay with Vercingetorix (7.3)."""

from alesia.games.gallic_war.board import (
    Gaul,
    Units,
    area_of,
    blocks,
    has_units,
    home_of,
    is_at_home,
    is_on_map,
    put,
    units_in,
    units_of,
)
from alesia.games.gallic_war.components import (
    ARIOVISTUS,
    BARBARIAN,
    GERMANIA,
    MINOR_LEADERS,
    NEUTRAL,
    ROMAN,
    VERCINGETORIX,
    Area,
    Unit,
)
from alesia.games.gallic_war.leaders import eliminate, possible_homes, set_home
from alesia.games.gallic_war.state import State
from alesia.games.gallic_war.winter.germans import BOUND
from alesia.games.gallic_war.winter.harvest import harvest_of
from alesia.kernel.ask import Act, Procedure, act, choose_covered
from alesia.kernel.picking import pick_covered, up_to

RULE = "6.2.4"
STAY = act("stay")


def barbarian_allies_go_home(g: Gaul, with_ariovistus: bool) -> Procedure[None]:
    """6.2.4 All but those who stay with Vercingetorix, up to the garrison limit (9.4: beside Ariovistus)."""
    s = g.state
    staying: Units = ()
    if is_on_map(s, VERCINGETORIX):
        yield from vercingetorix_winters(g)
        staying = yield from companions(g, with_ariovistus)
    away = [unit for unit in units_of(s, BARBARIAN) if unit.is_gallic and not is_at_home(s, unit)]
    for unit in away:
        if unit not in (*staying, VERCINGETORIX):
            go_home(g, unit)


def vercingetorix_winters(g: Gaul) -> Procedure[None]:
    """He may go home or stay, but not in Germania; he is asked wherever he is, for silence would tell."""
    s = g.state
    choices = vercingetorix_choices(s) or [STAY]
    choice = yield from choose_covered(BARBARIAN, "vercingetorix_winters", RULE, choices)
    if choice is not STAY:
        assert isinstance(choice.target, Area)
        put(s, VERCINGETORIX, choice.target)
        set_home(s, VERCINGETORIX, choice.target)
        g.log("goes_home", RULE, BARBARIAN, blocks([VERCINGETORIX]), choice.target)
    elif s.place[VERCINGETORIX] == GERMANIA:
        eliminate(g, VERCINGETORIX, RULE)


def vercingetorix_choices(s: State) -> list[Act]:
    """His home area is open to him unless Romans, or a neutral tribe, are in it; from Germania he must find one."""
    home = home_of(s, VERCINGETORIX)
    homes = [home] if home is not None and not is_closed(s, home) else []
    if s.place[VERCINGETORIX] == GERMANIA:
        return [act("home", area) for area in homes or possible_homes(s)]
    return [STAY, *[act("home", area) for area in homes if s.place[VERCINGETORIX] != area]]


def is_closed(s: State, home: Area) -> bool:
    return has_units(s, home, ROMAN) or has_units(s, home, NEUTRAL)


def companions(g: Gaul, with_ariovistus: bool) -> Procedure[Units]:
    """7.3 Gallic units in his area may stay there; he counts against the garrison limit, units at home do not."""
    s = g.state
    if not is_on_map(s, VERCINGETORIX):
        return ()
    area = area_of(s, VERCINGETORIX)
    others = [unit for unit in units_in(s, area, BARBARIAN) if unit.is_gallic and unit is not VERCINGETORIX]
    guests = [unit for unit in others if not is_at_home(s, unit)]
    bound = len(BOUND) if with_ariovistus and s.place[ARIOVISTUS] == area else 0
    most = harvest_of(s).garrison - 1
    left = up_to(guests, most - bound)
    return (yield from pick_covered(BARBARIAN, "stay_with_vercingetorix", RULE, left, most, area))


def go_home(g: Gaul, unit: Unit) -> None:
    """A tribe whose home area has Roman units defects at its strength; a minor leader is eliminated there."""
    s = g.state
    home = home_of(s, unit)
    assert home is not None
    lost = has_units(s, home, ROMAN)
    if lost and unit in MINOR_LEADERS:
        eliminate(g, unit, RULE)
        return
    put(s, unit, home)
    if lost:
        s.owner[unit] = ROMAN
        g.log("defects", RULE, ROMAN, home)
