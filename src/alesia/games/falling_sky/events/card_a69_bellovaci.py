"""A69 Bellovaci. Unshaded: a Belgic Ally at Bellovaci and four Belgic Warbands of Atrebates are removed; the executing
Faction names the Romans or the Aedui, whose Ally comes to Bellovaci if it is Subdued then, and four of whose Warbands
or Auxilia to Atrebates. Shaded: if Bellovaci is a Belgic Ally, six Belgic Warbands come to Atrebates, and these alone
Ambush somebody there, whom the executing Faction names: one Loss each.

Traps: the Ambush needs more of them than Hidden enemies, and the Belgic Leader near; it is a must then.
"""

from alesia.games.falling_sky.abilities.ambush import more_hidden
from alesia.games.falling_sky.available import available_bands
from alesia.games.falling_sky.board import own_pieces
from alesia.games.falling_sky.commands.battle import must_be_known, skirmish, targets
from alesia.games.falling_sky.commands.strength import Terms
from alesia.games.falling_sky.components import (
    AEDUI,
    ALLY,
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
from alesia.games.falling_sky.groups import Group
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
    return gone or _somebody_can_come(s)


def _somebody_can_come(s: State) -> bool:
    return any(available_bands(s, f) or BELLOVACI in sites_for(s, [ATREBATES], f) for f in HEIRS)


@event(169, UNSHADED, can_plead)
def plead_with_caesar(g: Gaul, faction: Faction) -> Procedure[None]:
    if _is_belgic(g.state):
        clear(g, BELLOVACI)
    yield from remove_bands(g, faction, ATREBATES, OWN_BANDS[BELGAE], FOUR)
    heir = yield from choose_faction(g, faction, HEIRS if _somebody_can_come(g.state) else HEIRS[:1], "heir")
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
    if is_led(s, BELGAE, ATREBATES) and _outnumbered(s, group):
        yield from _ambush(g, faction, Terms(attackers=group, bands=EACH))


def _outnumbered(s: State, group: Group) -> list[Faction]:
    """Who has fewer Hidden pieces here than there are in the group."""
    return [f for f in targets(s, BELGAE, ATREBATES) if more_hidden(s, BELGAE, f, ATREBATES, group)]


def _ambush(g: Gaul, faction: Faction, terms: Terms) -> Procedure[None]:
    """13 The Slingers shoot first, A31 or when it is known whom they help; 5.1.3 if one enemy keeps the Ambush off by
    sharing (A1.4), it is against another."""
    enemy, tried = None, list[Faction]()
    if must_be_known(g.state, BELGAE, found := _outnumbered(g.state, terms.attackers or ())):
        enemy = yield from choose_faction(g, faction, found, "enemy")
    terms = yield from skirmish(g, BELGAE, ATREBATES, terms, enemy)
    while found := [f for f in _outnumbered(g.state, terms.attackers or ()) if f not in tried]:
        if enemy not in found:
            enemy = yield from choose_faction(g, faction, found, "enemy")
        if (yield from ambush(g, BELGAE, enemy, ATREBATES, terms)):
            return
        tried.append(enemy)
