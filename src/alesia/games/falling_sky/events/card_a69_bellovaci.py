"""A69 Bellovaci. Unshaded: a Belgic Ally at Bellovaci and four Belgic Warbands of Atrebates are removed; the executing
Faction names the Romans or the Aedui, whose Ally comes to Bellovaci if it is Subdued then, and four of whose Warbands
or Auxilia to Atrebates. Shaded: if Bellovaci is a Belgic Ally, six Belgic Warbands come to Atrebates, and these alone
Ambush somebody there, whom the executing Faction names: one Loss each.

Traps: the Ambush needs more of them than Hidden enemies, and the Belgic Leader near; it is a must then.
"""

from alesia.games.falling_sky.board import ALLY, available_bands, hidden, own_pieces
from alesia.games.falling_sky.commands.battle import targets
from alesia.games.falling_sky.commands.strength import Terms
from alesia.games.falling_sky.components import (
    AEDUI,
    BELGAE,
    HIDDEN,
    OWN_BANDS,
    REGION,
    ROMANS,
    TRIBE,
    Faction,
    piece,
)
from alesia.games.falling_sky.events.actions import begin_free, choose_faction, place_warbands
from alesia.games.falling_sky.events.base import event
from alesia.games.falling_sky.events.battles import ambush, is_led
from alesia.games.falling_sky.events.exchange import clear, remove_bands, settle, sites_for
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.state import SHADED, UNSHADED, State
from alesia.kernel.ask import Procedure

ATREBATES, BELLOVACI = REGION["Atrebates"], TRIBE["Bellovaci"]
FOUR, STRONGEST, EACH = 4, 6, 2
HEIRS = (ROMANS, AEDUI)


def _is_belgic(s: State) -> bool:
    return s.tribes[BELLOVACI] == ALLY + BELGAE


def can_plead(s: State, faction: Faction) -> bool:
    gone = _is_belgic(s) or bool(own_pieces(s, ATREBATES, OWN_BANDS[BELGAE]))
    return gone or any(available_bands(s, f) or BELLOVACI in sites_for(s, [ATREBATES], f) for f in HEIRS)


@event(169, UNSHADED, can_plead)
def plead_with_caesar(g: Gaul, faction: Faction) -> Procedure[None]:
    if _is_belgic(g.state):
        clear(g, BELLOVACI)
    yield from remove_bands(g, faction, ATREBATES, OWN_BANDS[BELGAE], FOUR)
    heir = yield from choose_faction(g, faction, HEIRS, "heir")
    if BELLOVACI in sites_for(g.state, [ATREBATES], heir):
        settle(g, BELLOVACI, heir)
    place_warbands(g, ATREBATES, heir, FOUR)


@event(169, SHADED, lambda s, faction: _is_belgic(s) and available_bands(s, BELGAE) > 0)
def strongest_among_the_belgae(g: Gaul, faction: Faction) -> Procedure[None]:
    s = g.state
    if not _is_belgic(s):
        return
    group = ((piece(BELGAE, HIDDEN), place_warbands(g, ATREBATES, BELGAE, STRONGEST)),)
    begin_free(s, BELGAE, (ATREBATES,), 0)
    found = [f for f in targets(s, BELGAE, ATREBATES) if hidden(s, ATREBATES, f) < group[0][1]]
    if not found or not is_led(s, BELGAE, ATREBATES):
        return
    enemy = yield from choose_faction(g, faction, found, "enemy")
    yield from ambush(g, BELGAE, enemy, ATREBATES, Terms(attackers=group, bands=EACH))
