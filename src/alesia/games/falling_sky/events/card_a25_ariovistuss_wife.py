"""A25 Ariovistus's Wife.

Unshaded: all Germanic pieces but the Leader leave Cisalpina, the Ally at Nori and a Settlement
too; the Germans lose six Resources. Shaded: an Ally at Nori, whosever, is replaced by a Germanic one; six Germanic
Warbands come to Cisalpina, and the Germans gain six Resources.

Traps: Leader is also a Successor; a Dispersed Nori gets no Ally; while Gallia Togata lies there no Germans come, but
the Ally at Nori goes and the Resources are theirs.
"""

from alesia.games.falling_sky.available import available_allies, available_bands
from alesia.games.falling_sky.board import allies, ally_owner, bands, has_settlement, may_hold
from alesia.games.falling_sky.components import CISALPINA, GERMANS, SUBDUED, TRIBE, Faction
from alesia.games.falling_sky.events.actions import lose, place_warbands, receive
from alesia.games.falling_sky.events.base import event
from alesia.games.falling_sky.events.exchange import clear_of, settle, win_ally
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.regions import may_stack
from alesia.games.falling_sky.state import SHADED, UNSHADED, State
from alesia.games.falling_sky.tracks import MOST_RESOURCES
from alesia.kernel.ask import Procedure

NORI = TRIBE["Nori"]
WARBANDS = DOWRY = 6


def has_to_lose(s: State, faction: Faction) -> bool:
    there = bands(s, CISALPINA, GERMANS) + allies(s, CISALPINA, GERMANS) + has_settlement(s, CISALPINA)
    return there > 0 or s.resources[GERMANS] > 0


@event(125, UNSHADED, has_to_lose)
def killed_in_battle(g: Gaul, faction: Faction) -> Procedure[None]:
    clear_of(g, CISALPINA, GERMANS, but_leader=True)
    lose(g, GERMANS, DOWRY)
    yield from ()


def has_to_gain(s: State, faction: Faction) -> bool:
    if s.resources[GERMANS] < MOST_RESOURCES or ally_owner(s, NORI) not in (-1, GERMANS):
        return True
    site = s.tribes[NORI] == SUBDUED and may_hold(s, NORI, GERMANS) and available_allies(s, GERMANS) > 0
    return site or (may_stack(s, GERMANS, CISALPINA) and available_bands(s, GERMANS) > 0)


@event(125, SHADED, has_to_gain)
def king_voccios_sister(g: Gaul, faction: Faction) -> Procedure[None]:
    s = g.state
    if ally_owner(s, NORI) >= 0:
        win_ally(g, NORI, GERMANS)
    elif s.tribes[NORI] == SUBDUED and may_hold(s, NORI, GERMANS) and available_allies(s, GERMANS):
        settle(g, NORI, GERMANS)
    if may_stack(s, GERMANS, CISALPINA):
        place_warbands(g, CISALPINA, GERMANS, WARBANDS)
    receive(g, GERMANS, DOWRY)
    yield from ()
