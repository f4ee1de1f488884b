"""6.2 Units go home: eliminated tribes, legions, Roman allies, Barbarian allies, Germans."""

from alesia.games.gallic_war.board import Gaul, Units, has_units, is_on_map, put, tribe_units
from alesia.games.gallic_war.components import BARBARIAN, ROMAN, ROMAN_CAVALRY, TRIBES
from alesia.games.gallic_war.leaders import guard_home, offer_new_home
from alesia.games.gallic_war.winter.barbarians import barbarian_allies_go_home
from alesia.games.gallic_war.winter.cavalry import german_cavalry_goes_home, roman_cavalry_goes_home
from alesia.games.gallic_war.winter.germans import germans_go_home
from alesia.games.gallic_war.winter.legions import legions_go_home, winter_quarters
from alesia.games.gallic_war.winter.tribes import eliminated_tribes_return
from alesia.kernel.ask import Procedure


def units_go_home(g: Gaul) -> Procedure[None]:
    """6.2 In this order; 9.4 cavalry before all others."""
    with_ariovistus = yield from german_cavalry_goes_home(g)
    staying = yield from roman_quarters(g)
    yield from legions_go_home(g, staying)
    roman_allies_go_home(g)
    yield from offer_new_home(g)
    yield from guard_home(g, barbarian_allies_go_home(g, with_ariovistus))
    yield from germans_go_home(g, with_ariovistus)


def roman_quarters(g: Gaul) -> Procedure[Units]:
    """6.2.1 Tribes return, and the Roman says which legions winter; 9.4 before that, while there is Roman cavalry, for
    a question whether it stays would tell where Caesar is."""
    if not is_on_map(g.state, ROMAN_CAVALRY):
        eliminated_tribes_return(g)
        return (yield from winter_quarters(g))
    staying = yield from winter_quarters(g)
    roman_cavalry_goes_home(g, staying)
    eliminated_tribes_return(g)
    return staying


def roman_allies_go_home(g: Gaul) -> None:
    """6.2.3 They stay Roman allies, unless Barbarian units are in their home area."""
    s = g.state
    for tribe in TRIBES:
        units = [unit for unit in tribe_units(s, tribe, ROMAN) if s.place[unit] != tribe]
        lost = bool(units) and has_units(s, tribe, BARBARIAN)
        for unit in units:
            put(s, unit, tribe)
            s.owner[unit] = BARBARIAN if lost else ROMAN
        if lost:
            g.log("defects", "6.2.3", BARBARIAN, tribe)
