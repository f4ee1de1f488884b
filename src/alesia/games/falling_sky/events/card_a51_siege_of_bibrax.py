"""A51 Siege of Bibrax. Unshaded: if the Remi are a Roman or Aedui Ally or Subdued, four Auxilia and Aedui Warbands in
any mixture and a Fort come to Atrebates, and up to six Belgic Warbands there are removed. Shaded: up to five Roman and
Aedui pieces of Atrebates, but no Legions and no Leaders, are removed.

Traps: four as far as they are Available, the executing Faction says of which; no second Fort.
"""

from alesia.games.falling_sky.available import available_bands, available_forts
from alesia.games.falling_sky.board import has_fort, own_pieces, put
from alesia.games.falling_sky.components import (
    AEDUI,
    ALLY,
    BELGAE,
    FORT,
    OWN_BANDS,
    REGION,
    ROMANS,
    SUBDUED,
    TRIBE,
    Faction,
    piece,
)
from alesia.games.falling_sky.events.actions import choose_amount, place_warbands
from alesia.games.falling_sky.events.base import event
from alesia.games.falling_sky.events.exchange import allied_tribes
from alesia.games.falling_sky.events.picking import remove_some
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.state import SHADED, UNSHADED, State
from alesia.kernel.ask import Procedure

ATREBATES, REMI = REGION["Atrebates"], TRIBE["Remi"]
RELIEF, MOST_DRIVEN_OFF, MOST_LOST = 4, 6, 5
BESIEGED = (*OWN_BANDS[ROMANS], piece(ROMANS, FORT), *OWN_BANDS[AEDUI])


def _can_build(s: State) -> bool:
    return not has_fort(s, ATREBATES) and available_forts(s) > 0


def remi_can_be_aided(s: State, faction: Faction) -> bool:
    if s.tribes[REMI] not in (SUBDUED, ALLY + ROMANS, ALLY + AEDUI):
        return False
    comes = available_bands(s, ROMANS) + available_bands(s, AEDUI) > 0
    return comes or _can_build(s) or bool(own_pieces(s, ATREBATES, OWN_BANDS[BELGAE]))


@event(151, UNSHADED, remi_can_be_aided)
def aid_remi(g: Gaul, faction: Faction) -> Procedure[None]:
    if not remi_can_be_aided(g.state, faction):
        return
    yield from _relieve(g, faction)
    if _can_build(g.state):
        put(g.state, ATREBATES, piece(ROMANS, FORT))
        g.log("build", "5.1", ATREBATES, "fort", None)
    yield from remove_some(g, faction, ATREBATES, OWN_BANDS[BELGAE], (), MOST_DRIVEN_OFF, "belgae")


def _relieve(g: Gaul, faction: Faction) -> Procedure[None]:
    """Four in all, if so many are Available."""
    auxilia, warbands = available_bands(g.state, ROMANS), available_bands(g.state, AEDUI)
    total = min(RELIEF, auxilia + warbands)
    n = yield from choose_amount(g, faction, max(0, total - warbands), min(total, auxilia), "auxilia", total)
    place_warbands(g, ATREBATES, ROMANS, n)
    place_warbands(g, ATREBATES, AEDUI, total - n)


def walls_can_be_undermined(s: State, faction: Faction) -> bool:
    return bool(own_pieces(s, ATREBATES, BESIEGED) or allied_tribes(s, [ATREBATES], (ROMANS, AEDUI)))


@event(151, SHADED, walls_can_be_undermined)
def walls_undermined(g: Gaul, faction: Faction) -> Procedure[None]:
    yield from remove_some(g, faction, ATREBATES, BESIEGED, (ROMANS, AEDUI), MOST_LOST, "besieged")
