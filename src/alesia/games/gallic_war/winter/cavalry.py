"""9.4 Cavalry goes home before all others, unless it winters with Caesar or Ariovistus."""

from alesia.games.gallic_war.board import Gaul, area_of, base_of, blocks, home_of, is_on_map, put
from alesia.games.gallic_war.components import (
    ARIOVISTUS,
    BARBARIAN,
    CAESAR,
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
from alesia.games.gallic_war.winter.germans import BOUND, may_winter
from alesia.games.gallic_war.winter.harvest import harvest_of
from alesia.kernel.ask import Procedure, confirm

RULE = "9.4"


def cavalry_goes_home(g: Gaul) -> Procedure[tuple[bool, bool]]:
    """9.4 Whether the Roman cavalry stays with Caesar, and the German with Ariovistus; else they go home now."""
    s = g.state
    caesar = yield from stays(g, ROMAN, ROMAN_CAVALRY, CAESAR, may_stay_with_caesar(s))
    ariovistus = yield from stays(g, BARBARIAN, GERMAN_CAVALRY, ARIOVISTUS, may_stay_with_ariovistus(g))
    if is_on_map(s, ROMAN_CAVALRY) and not caesar and s.place[ROMAN_CAVALRY] not in (TRANSALPINE, OFF_MAP):
        ride_home(g, ROMAN, ROMAN_CAVALRY, base_of(s))
    if is_on_map(s, GERMAN_CAVALRY) and not ariovistus and s.place[GERMAN_CAVALRY] != GERMANIA:
        ride_home(g, BARBARIAN, GERMAN_CAVALRY, GERMANIA)
    return caesar, ariovistus


def stays(g: Gaul, side: Side, cavalry: Unit, leader: Unit, may: bool) -> Procedure[bool]:
    """It binds the leader to stay, too."""
    if not may:
        return False
    return (yield from confirm(side, "cavalry_winters", RULE, area_of(g.state, cavalry), leader))


def may_stay_with_caesar(s: State) -> bool:
    """Caesar is with it in a tribe area and need not go home."""
    together = is_on_map(s, ROMAN_CAVALRY) and s.place[ROMAN_CAVALRY] == s.place[CAESAR]
    return together and area_of(s, CAESAR).is_tribe and not s.caesar_wintered


def may_stay_with_ariovistus(g: Gaul) -> bool:
    """Ariovistus is with it, may stay, and the garrison limit has room for both beside Vercingetorix, if he is there
    or at home there."""
    s = g.state
    if not is_on_map(s, GERMAN_CAVALRY) or s.place[GERMAN_CAVALRY] != s.place[ARIOVISTUS] or not may_winter(g):
        return False
    area = area_of(s, ARIOVISTUS)
    beside = is_on_map(s, VERCINGETORIX) and area in (area_of(s, VERCINGETORIX), home_of(s, VERCINGETORIX))
    return harvest_of(s).garrison - beside >= len(BOUND)


def ride_home(g: Gaul, side: Side, cavalry: Unit, home: Area) -> None:
    put(g.state, cavalry, home)
    g.log("goes_home", RULE, side, blocks([cavalry]), home)
