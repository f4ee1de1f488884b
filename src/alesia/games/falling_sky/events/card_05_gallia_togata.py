"""5 Gallia Togata.

Unshaded: the marker makes a Region of Cisalpina for the rest of the game, and three Auxilia come there. It is next to
Ubii, Sequani and Provincia, always in a Supply Line, and only Romans may stack there; March out of it costs nothing,
and a Recruit there places two Auxilia. Shaded: unless the Senate is at Adulation (Firm or not), the Romans send a
Legion of their choice from the map to the Legions track, and remove two Auxilia.

Traps: it is no Capability, so that Shifting Loyalties (50) cannot end it; in the first year of Pax Gallica? the Senate
is not at Adulation; of Legion and Auxilia, what is not there is not removed.
"""

from alesia.games.falling_sky.available import available_bands
from alesia.games.falling_sky.components import CISALPINA, ROMANS, Faction
from alesia.games.falling_sky.events.actions import place_warbands
from alesia.games.falling_sky.events.base import event
from alesia.games.falling_sky.events.picking import (
    AUXILIA,
    LEGIONS,
    number_on_map,
    recall_picked_legions,
    remove_picked,
)
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.state import ADULATION, SHADED, UNSHADED, State
from alesia.kernel.ask import Procedure

PLACED, LEGIONS_SENT, AUXILIA_SENT = 3, 1, 2


def adds_to_the_rear(s: State, faction: Faction) -> bool:
    return not s.gallia_togata or available_bands(s, ROMANS) > 0


def needs_garrison(s: State, faction: Faction) -> bool:
    return s.senate != ADULATION and number_on_map(s, LEGIONS + AUXILIA) > 0


@event(5, UNSHADED, adds_to_the_rear)
def strategic_rear(g: Gaul, faction: Faction) -> Procedure[None]:
    """What the marker changes: board.py (`regions`, `adjacent`, `may_stack`), control.py, commands/march.py and
    commands/recruit.py."""
    if not g.state.gallia_togata:
        g.state.gallia_togata = 1
        g.log("gallia_togata", "5.1", CISALPINA)
    place_warbands(g, CISALPINA, ROMANS, PLACED)
    yield from ()


@event(5, SHADED, needs_garrison)
def cisalpines_require_garrison(g: Gaul, faction: Faction) -> Procedure[None]:
    if needs_garrison(g.state, faction):
        yield from recall_picked_legions(g, ROMANS, LEGIONS_SENT)
        yield from remove_picked(g, ROMANS, AUXILIA, AUXILIA_SENT)
