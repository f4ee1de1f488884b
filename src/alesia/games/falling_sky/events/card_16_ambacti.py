"""16 Ambacti. Unshaded: four Auxilia into a Region with any Roman piece, or six into Caesar's. Shaded: a die is
rolled, then the executing Faction removes three Auxilia or as many as the die says, from wherever it likes.

Traps: a Fort or an Ally is a Roman piece, so Provincia always serves; a Successor is not Caesar; the number is
chosen after the roll.
"""

from alesia.games.falling_sky.board import available_bands, has_named_leader, regions, total
from alesia.games.falling_sky.components import CARD, ROMANS, Faction
from alesia.games.falling_sky.events.actions import choose_region, place_warbands
from alesia.games.falling_sky.events.base import event
from alesia.games.falling_sky.events.picking import AUXILIA, number_on_map, remove_picked
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.state import SHADED, UNSHADED, State
from alesia.kernel.ask import Option, Procedure, choose, roll

WITH_ROMANS, WITH_CAESAR, VASSALS = 4, 6, 3


def has_auxilia_available(s: State, faction: Faction) -> bool:
    return available_bands(s, ROMANS) > 0


def has_auxilia_on_map(s: State, faction: Faction) -> bool:
    return number_on_map(s, AUXILIA) > 0


@event(16, UNSHADED, has_auxilia_available)
def ambacti(g: Gaul, faction: Faction) -> Procedure[None]:
    s = g.state
    if has_auxilia_available(s, faction):
        region = yield from choose_region(g, faction, [r for r in regions(s) if total(s, r, ROMANS)])
        place_warbands(g, region, ROMANS, WITH_CAESAR if has_named_leader(s, region, ROMANS) else WITH_ROMANS)


@event(16, SHADED, has_auxilia_on_map)
def ambacti_shaded(g: Gaul, faction: Faction) -> Procedure[None]:
    if not has_auxilia_on_map(g.state, faction):
        return
    die = yield from roll("event_roll", "5.1", CARD[g.state.card])
    g.log("event_roll", "5.1", die)
    there = number_on_map(g.state, AUXILIA)
    numbers = sorted({min(VASSALS, there), min(die, there)})
    choice = yield from choose(faction, "event_number", "5.1", [Option("number", n) for n in numbers], CARD[16])
    assert isinstance(choice.noun, int)
    yield from remove_picked(g, faction, AUXILIA, choice.noun)
