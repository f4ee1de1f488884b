"""60 Indutiomarus.

Unshaded: six Belgic Warbands and Allies (not Citadels), or all if there are fewer, leave the Treveri Region or one
adjacent to it.
Shaded: the Tribes Treveri and Ubii lose whatever Ally or Dispersed marker they have; each gets a Belgic Ally, and its
Region two Belgic Warbands and a Germanic one. Where too few are Available, the executing Faction divides them.
"""

from alesia.games.falling_sky.available import available_allies, available_bands
from alesia.games.falling_sky.board import bands
from alesia.games.falling_sky.components import (
    ALLY,
    BELGAE,
    GERMANS,
    OWN_BANDS,
    SUBDUED,
    TRIBE,
    Faction,
    Region,
    within_one,
)
from alesia.games.falling_sky.events.actions import (
    choose_amount,
    choose_region,
    choose_tribe,
    place_warbands,
)
from alesia.games.falling_sky.events.base import event
from alesia.games.falling_sky.events.exchange import allied_tribes, clear, settle
from alesia.games.falling_sky.events.picking import remove_some
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.state import SHADED, UNSHADED, State
from alesia.kernel.ask import Procedure

TREVERI, UBII = TRIBE["Treveri"], TRIBE["Ubii"]
REVOLTING = (TREVERI, UBII)
LOST = 6


def _weakened(s: State) -> list[Region]:
    near = within_one(TREVERI.region)
    return [r for r in near if bands(s, r, BELGAE) or allied_tribes(s, [r], [BELGAE])]


@event(60, UNSHADED, lambda s, faction: bool(_weakened(s)))
def loses_power(g: Gaul, faction: Faction) -> Procedure[None]:
    if not _weakened(g.state):
        return
    region = yield from choose_region(g, faction, _weakened(g.state), "remove")
    yield from remove_some(g, faction, region, OWN_BANDS[BELGAE], [BELGAE], LOST, "remove", must=True)


def _revolt_is_possible(s: State, faction: Faction) -> bool:
    if available_bands(s, BELGAE) or available_bands(s, GERMANS):
        return True
    found = [s.tribes[t] for t in REVOLTING]
    return any(status not in (SUBDUED, ALLY + BELGAE) for status in found) or (
        SUBDUED in found and available_allies(s, BELGAE) > 0
    )


@event(60, SHADED, _revolt_is_possible)
def revolt(g: Gaul, faction: Faction) -> Procedure[None]:
    for tribe in REVOLTING:
        clear(g, tribe)
    waiting = list(REVOLTING)
    while waiting and available_allies(g.state, BELGAE):
        scarce = available_allies(g.state, BELGAE) < len(waiting)
        tribe = (yield from choose_tribe(g, faction, waiting, "ally")) if scarce else waiting[0]
        waiting.remove(tribe)
        settle(g, tribe, BELGAE)
    yield from _muster(g, faction, BELGAE, 2)
    yield from _muster(g, faction, GERMANS, 1)


def _muster(g: Gaul, faction: Faction, owner: Faction, each: int) -> Procedure[None]:
    """So many Warbands in each of the two Regions; if they do not suffice, it is asked how many the Treveri get."""
    left = min(available_bands(g.state, owner), 2 * each)
    step = "belgic" if owner is BELGAE else "germanic"
    n = yield from choose_amount(g, faction, max(0, left - each), min(each, left), step, left)
    place_warbands(g, TREVERI.region, owner, n)
    place_warbands(g, UBII.region, owner, left - n)
