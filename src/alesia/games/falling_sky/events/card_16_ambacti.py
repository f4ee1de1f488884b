"""16 Ambacti. Unshaded: four Auxilia into a Region with any Roman piece, or six into Caesar's (four there too, if the
executing Faction likes: it is a Region with Romans). Shaded: a die is rolled, then the executing Faction removes three
Auxilia or as many as the die says, from wherever it likes.

Traps: a Fort or an Ally is a Roman piece, so Provincia always serves; a Successor is not Caesar; the number is
chosen after the roll.
"""

from alesia.games.falling_sky.available import available_bands
from alesia.games.falling_sky.board import has_named_leader, total
from alesia.games.falling_sky.components import CARD, ROMANS, Faction
from alesia.games.falling_sky.events.actions import choose_region, place_warbands
from alesia.games.falling_sky.events.base import event
from alesia.games.falling_sky.events.picking import AUXILIA, number_on_map, remove_picked
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.regions import regions
from alesia.games.falling_sky.state import SHADED, UNSHADED, State
from alesia.kernel.ask import Procedure, choose, number, roll

WITH_ROMANS, WITH_CAESAR, VASSALS = 4, 6, 3


def has_auxilia_available(s: State, faction: Faction) -> bool:
    return available_bands(s, ROMANS) > 0


def has_auxilia_on_map(s: State, faction: Faction) -> bool:
    return number_on_map(s, AUXILIA) > 0


@event(16, UNSHADED, has_auxilia_available)
def ambacti(g: Gaul, faction: Faction) -> Procedure[None]:
    s = g.state
    if has_auxilia_available(s, faction):
        region = yield from choose_region(g, faction, [r for r in regions(s) if total(s, r, ROMANS)], "place")
        most = WITH_CAESAR if has_named_leader(s, region, ROMANS) else WITH_ROMANS
        free = available_bands(s, ROMANS)
        n = yield from _one_of(faction, {min(WITH_ROMANS, free), min(most, free)}, "place", region)
        place_warbands(g, region, ROMANS, n)


@event(16, SHADED, has_auxilia_on_map)
def ambacti_shaded(g: Gaul, faction: Faction) -> Procedure[None]:
    if not has_auxilia_on_map(g.state, faction):
        return
    die = yield from roll("event_roll", "5.1", CARD[g.state.card])
    g.log("event_roll", "5.1", die)
    there = number_on_map(g.state, AUXILIA)
    n = yield from _one_of(faction, {min(VASSALS, there), min(die, there)}, "remove", die)
    yield from remove_picked(g, faction, AUXILIA, n)


def _one_of(faction: Faction, numbers: set[int], step: str, fact: object) -> Procedure[int]:
    found = [number(n) for n in sorted(numbers)]
    choice = yield from choose(faction, "event_number", "5.1", found, CARD[16], step, fact)
    assert isinstance(choice.noun, int)
    return choice.noun
