"""18 Rhenus Bridge. Unshaded: the Romans may clear one Region of Germania of all Germanic pieces, if they Control it
or a Region next to it. Shaded: with a Legion in Germania or next to it, the Romans lose six Resources and are
Ineligible through the next card.

Traps: Allies go too, those of the Suebi among them; the Romans may decline, whoever plays the card; Cisalpina, when it
is a Region (5), is next to Ubii.
"""

from alesia.games.falling_sky.board import total
from alesia.games.falling_sky.components import (
    CISALPINA,
    GERMANIA,
    GERMANS,
    NEAR_GERMANIA,
    ROMANS,
    Faction,
    Region,
)
from alesia.games.falling_sky.control import controls
from alesia.games.falling_sky.events.actions import choose_region_or_stop, fine_romans
from alesia.games.falling_sky.events.base import bar, event
from alesia.games.falling_sky.events.exchange import clear_of
from alesia.games.falling_sky.events.picking import LEGIONS, number_on_map
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.regions import vicinity
from alesia.games.falling_sky.state import SHADED, UNSHADED, State
from alesia.kernel.ask import Procedure


def punishable(s: State) -> list[Region]:
    near = [r for r in GERMANIA if any(controls(s, ROMANS, n) for n in vicinity(s, r))]
    return [r for r in near if total(s, r, GERMANS)]


def can_punish(s: State, faction: Faction) -> bool:
    return bool(punishable(s))


def legion_near_germania(s: State, faction: Faction) -> bool:
    return number_on_map(s, LEGIONS, (*NEAR_GERMANIA, CISALPINA)) > 0


@event(18, UNSHADED, can_punish)
def rhenus_bridge(g: Gaul, faction: Faction) -> Procedure[None]:
    region = yield from choose_region_or_stop(g, ROMANS, punishable(g.state), "clear")
    if region is not None:
        clear_of(g, region, GERMANS)


@event(18, SHADED, legion_near_germania)
def rhenus_bridge_shaded(g: Gaul, faction: Faction) -> Procedure[None]:
    if legion_near_germania(g.state, faction):
        yield from fine_romans(g, 6)
        bar(g, ROMANS)
