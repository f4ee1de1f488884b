"""69 Segni & Condrusi.

Four Germanic Warbands come to Nervii and four to Treveri. Then comes a whole Germans Phase, but for its Rally. Trap:
with fewer than eight Available all of them are placed, at most four in each, and the executing Faction shares them out.
"""

from alesia.games.falling_sky.available import available_bands
from alesia.games.falling_sky.components import GERMANS, REGION, Faction
from alesia.games.falling_sky.events.actions import choose_region, place_warbands
from alesia.games.falling_sky.events.base import event
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.state import UNSHADED, State
from alesia.games.falling_sky.winter.germans import battles, germans_phase, march, phase_acts, raid
from alesia.kernel.ask import Procedure

NERVII, TREVERI = REGION["Nervii"], REGION["Treveri"]
EACH = 4
STEPS = (march, raid, battles)


def crosses(s: State, faction: Faction) -> bool:
    return available_bands(s, GERMANS) > 0 or phase_acts(s, STEPS)


@event(69, UNSHADED, crosses)
def segni_and_condrusi(g: Gaul, faction: Faction) -> Procedure[None]:
    due = {NERVII: EACH, TREVERI: EACH}
    while 0 < available_bands(g.state, GERMANS) < sum(due.values()):
        waiting = [r for r, n in due.items() if n]
        region = yield from choose_region(g, faction, waiting, "warband", available_bands(g.state, GERMANS))
        due[region] -= place_warbands(g, region, GERMANS, 1)
    for region, n in due.items():
        place_warbands(g, region, GERMANS, n)
    yield from germans_phase(g, STEPS)
