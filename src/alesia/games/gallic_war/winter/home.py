"""6.2 Units go home: eliminated tribes, legions, Roman allies, Barbarian allies, Germans."""

from alesia.games.gallic_war.board import Gaul, has_units, put, tribe_units
from alesia.games.gallic_war.components import BARBARIAN, ROMAN, TRIBES
from alesia.games.gallic_war.leaders import guard_home, offer_new_home
from alesia.games.gallic_war.winter.barbarians import barbarian_allies_go_home
from alesia.games.gallic_war.winter.cavalry import cavalry_goes_home
from alesia.games.gallic_war.winter.germans import germans_go_home
from alesia.games.gallic_war.winter.legions import legions_go_home
from alesia.games.gallic_war.winter.tribes import eliminated_tribes_return
from alesia.kernel.ask import Procedure


def units_go_home(g: Gaul) -> Procedure[None]:
    """6.2 In this order; 9.4 cavalry before all others."""
    with_caesar, with_ariovistus = yield from cavalry_goes_home(g)
    eliminated_tribes_return(g)
    yield from legions_go_home(g, with_caesar)
    roman_allies_go_home(g)
    yield from offer_new_home(g)
    yield from guard_home(g, barbarian_allies_go_home(g, with_ariovistus))
    yield from germans_go_home(g, with_ariovistus)


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
