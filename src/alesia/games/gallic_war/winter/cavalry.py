"""9.4 Cavalry goes home before all others, unless it winters with Caesar or Ariovistus."""

from alesia.games.gallic_war.board import Gaul, area_of, base_of, blocks, is_on_map, put
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
    Area,
    Side,
    Unit,
)
from alesia.games.gallic_war.state import State
from alesia.games.gallic_war.winter.germans import may_winter
from alesia.games.gallic_war.winter.harvest import harvest_of
from alesia.kernel.ask import Procedure, confirm

RULE = "9.4"


def cavalry_goes_home(g: Gaul) -> Procedure[tuple[bool, bool]]:
    """9.4 Whether the Roman cavalry stays with Caesar, and the German with Ariovistus; else they go home now."""
    s = g.state
    caesar = yield from stays(g, ROMAN, ROMAN_CAVALRY, may_stay_with_caesar(s))
    ariovistus = yield from stays(g, BARBARIAN, GERMAN_CAVALRY, may_stay_with_ariovistus(g))
    if is_on_map(s, ROMAN_CAVALRY) and not caesar and s.place[ROMAN_CAVALRY] not in (TRANSALPINE, OFF_MAP):
        ride_home(g, ROMAN, ROMAN_CAVALRY, base_of(s))
    if is_on_map(s, GERMAN_CAVALRY) and not ariovistus and s.place[GERMAN_CAVALRY] != GERMANIA:
        ride_home(g, BARBARIAN, GERMAN_CAVALRY, GERMANIA)
    return caesar, ariovistus


def stays(g: Gaul, side: Side, cavalry: Unit, may: bool) -> Procedure[bool]:
    if not may:
        return False
    return (yield from confirm(side, "cavalry_winters", RULE, area_of(g.state, cavalry)))


def may_stay_with_caesar(s: State) -> bool:
    """Caesar is with it in a tribe area and need not go home."""
    together = is_on_map(s, ROMAN_CAVALRY) and s.place[ROMAN_CAVALRY] == s.place[CAESAR]
    return together and area_of(s, CAESAR).is_tribe and not s.caesar_wintered


def may_stay_with_ariovistus(g: Gaul) -> bool:
    """Ariovistus is with it, may stay, and the garrison limit has room for both."""
    s = g.state
    together = is_on_map(s, GERMAN_CAVALRY) and s.place[GERMAN_CAVALRY] == s.place[ARIOVISTUS]
    return together and may_winter(g) and harvest_of(s).garrison > 1


def ride_home(g: Gaul, side: Side, cavalry: Unit, home: Area) -> None:
    put(g.state, cavalry, home)
    g.log("goes_home", RULE, side, blocks([cavalry]), home)
