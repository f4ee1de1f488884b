"""6.2.5 German units return home, or winter with Ariovistus."""

from alesia.games.gallic_war.board import Gaul, Units, area_of, blocks, enter_play, is_at_home, is_on_map, put, units_in
from alesia.games.gallic_war.components import (
    ARIOVISTUS,
    BARBARIAN,
    GERMAN_CAVALRY,
    GERMANIA,
    GERMANS,
    VERCINGETORIX,
    Area,
)
from alesia.games.gallic_war.state import FALLEN, State
from alesia.games.gallic_war.winter.harvest import harvest_of
from alesia.kernel.ask import NO, YES, Act, Procedure, choose_covered
from alesia.kernel.picking import pick_covered, up_to

RULE = "6.2.5"
BOUND: Units = (ARIOVISTUS, GERMAN_CAVALRY)  # 9.4 if the cavalry winters with him


def germans_go_home(g: Gaul, with_ariovistus: bool) -> Procedure[None]:
    """6.2.5 Eliminated units return at strength 1, all others as they are, but those who winter with Ariovistus."""
    s = g.state
    eliminated_germans_return(g)
    staying = yield from winter_with_ariovistus(g, with_ariovistus)
    homeward = [unit for unit in GERMANS if is_on_map(s, unit) and unit not in staying and s.place[unit] != GERMANIA]
    for unit in homeward:
        put(s, unit, GERMANIA)
    if homeward:
        g.log("goes_home", RULE, BARBARIAN, blocks(homeward), GERMANIA)
    s.ariovistus_wintered = int(bool(staying))


def eliminated_germans_return(g: Gaul) -> None:
    """6.2.5 Eliminated German units return to Germania at strength 1."""
    s = g.state
    fallen = [unit for unit in GERMANS if s.place[unit] == FALLEN]
    for unit in fallen:
        enter_play(s, unit, BARBARIAN, GERMANIA, 1)
    if fallen:
        g.log("germans_return", RULE, BARBARIAN, len(fallen), GERMANIA)


def may_be_abroad(s: State) -> bool:
    """As far as all can see, Ariovistus may stay outside Germania; not two years running."""
    return is_on_map(s, ARIOVISTUS) and not s.ariovistus_wintered


def may_winter(s: State) -> bool:
    """He is outside Germania, and may stay there."""
    return may_be_abroad(s) and s.place[ARIOVISTUS] != GERMANIA


def ariovistus_choices(s: State, bound: Units) -> list[Act]:
    """He is asked wherever he is, for silence would tell; 9.4 if the cavalry winters with him, he does."""
    if not may_winter(s) or quarters(s, area_of(s, ARIOVISTUS)) < len(bound):
        return [NO]
    return [YES] if bound is BOUND else [YES, NO]


def quarters(s: State, area: Area) -> int:
    """6.1 What the garrison limit of an area leaves to Germans: Vercingetorix and Gallic units not at home count."""
    gauls = [unit for unit in units_in(s, area, BARBARIAN) if unit.is_gallic]
    return harvest_of(s).garrison - sum(unit is VERCINGETORIX or not is_at_home(s, unit) for unit in gauls)


def winter_with_ariovistus(g: Gaul, with_ariovistus: bool) -> Procedure[Units]:
    """He and German units with him, up to the garrison limit, in which he counts."""
    s = g.state
    bound = BOUND if with_ariovistus else (ARIOVISTUS,)
    if not may_be_abroad(s):
        return ()
    area = area_of(s, ARIOVISTUS)
    choices = ariovistus_choices(s, bound)
    if (yield from choose_covered(BARBARIAN, "ariovistus_winters", RULE, choices, area)) is NO:
        return ()
    others = [unit for unit in units_in(s, area, BARBARIAN) if unit.is_german and unit not in bound]
    left = up_to(others, quarters(s, area) - len(bound))
    most = harvest_of(s).garrison - len(bound)
    stay = yield from pick_covered(BARBARIAN, "stay_with_ariovistus", RULE, left, most, area)
    g.log("winter", RULE, BARBARIAN, blocks([*bound, *stay]), area)
    return (*bound, *stay)
