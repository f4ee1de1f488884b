"""9.4 Cavalry goes home before all others, unless it winters with Caesar or Ariovistus."""

from alesia.games.gallic_war.board import Gaul, Units, area_of, base_of, blocks, home_of, is_on_map, put
from alesia.games.gallic_war.components import (
    ARIOVISTUS,
    BARBARIAN,
    GERMAN_CAVALRY,
    GERMANIA,
    OFF_MAP,
    ROMAN,
    ROMAN_CAVALRY,
    TRANSALPINE,
    VERCINGETORIX,
    Area,
    Side,
    Unit,
)
from alesia.games.gallic_war.state import State
from alesia.games.gallic_war.winter.germans import BOUND, may_be_abroad, may_winter
from alesia.games.gallic_war.winter.harvest import harvest_of
from alesia.kernel.ask import NO, YES, Procedure, choose_covered

RULE = "9.4"


def german_cavalry_goes_home(g: Gaul) -> Procedure[bool]:
    """Whether it stays with Ariovistus, which binds him to stay, too; else it goes home now."""
    s = g.state
    if is_on_map(s, GERMAN_CAVALRY) and may_be_abroad(s) and harvest_of(s).garrison >= len(BOUND):
        choices = [YES, NO] if may_stay_with_ariovistus(s) else [NO]
        about = area_of(s, GERMAN_CAVALRY), ARIOVISTUS
        if (yield from choose_covered(BARBARIAN, "cavalry_winters", RULE, choices, *about)) is YES:
            return True
    if is_on_map(s, GERMAN_CAVALRY) and s.place[GERMAN_CAVALRY] != GERMANIA:
        ride_home(g, BARBARIAN, GERMAN_CAVALRY, GERMANIA)
    return False


def roman_cavalry_goes_home(g: Gaul, staying: Units) -> None:
    """Unless it is among those who winter."""
    s = g.state
    is_out = is_on_map(s, ROMAN_CAVALRY) and s.place[ROMAN_CAVALRY] not in (TRANSALPINE, OFF_MAP)
    if is_out and ROMAN_CAVALRY not in staying:
        ride_home(g, ROMAN, ROMAN_CAVALRY, base_of(s))


def may_stay_with_ariovistus(s: State) -> bool:
    """Ariovistus is with it, may stay, and the garrison limit has room for both beside Vercingetorix, if he is there
    or at home there."""
    if s.place[GERMAN_CAVALRY] != s.place[ARIOVISTUS] or not may_winter(s):
        return False
    area = area_of(s, ARIOVISTUS)
    beside = is_on_map(s, VERCINGETORIX) and area in (area_of(s, VERCINGETORIX), home_of(s, VERCINGETORIX))
    return harvest_of(s).garrison - beside >= len(BOUND)


def ride_home(g: Gaul, side: Side, cavalry: Unit, home: Area) -> None:
    put(g.state, cavalry, home)
    g.log("goes_home", RULE, side, blocks([cavalry]), home)
