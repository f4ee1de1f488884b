"""A60 Iccius and Andecomborius. Unshaded: a Roman Ally takes the place of any Ally at Remi, and up to four Auxilia
come to Atrebates; the Romans gain two Resources for each of these five pieces that was not placed. Shaded: in
Atrebates up to five Roman Allies and Auxilia become Belgic Allies and Warbands.

Traps: where the Remi are Roman already, or Dispersed, no Ally is placed: two Resources.
"""

from alesia.games.falling_sky.available import available_allies, available_bands
from alesia.games.falling_sky.board import ally_owner, own_pieces
from alesia.games.falling_sky.components import (
    ALLY,
    BELGAE,
    OWN_BANDS,
    REGION,
    ROMANS,
    SUBDUED,
    TRIBE,
    Faction,
    Piece,
    Tribe,
)
from alesia.games.falling_sky.events.actions import choose_act, choose_amount, place_warbands, receive
from alesia.games.falling_sky.events.base import event
from alesia.games.falling_sky.events.exchange import allied_tribes, win_ally, win_band
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.state import SHADED, UNSHADED, State
from alesia.games.falling_sky.tracks import MOST_RESOURCES
from alesia.kernel.ask import STOP, Act, Procedure, act

ATREBATES, REMI = REGION["Atrebates"], TRIBE["Remi"]
MOST_AUXILIA, COMPENSATION, MOST_TURNED = 4, 2, 5


def _remi_can_be_won(s: State) -> bool:
    others = s.tribes[REMI] == SUBDUED or ally_owner(s, REMI) not in (-1, ROMANS)
    return others and (available_allies(s, ROMANS) > 0 or s.tribes[REMI] != SUBDUED)


def remi_can_refuse(s: State, faction: Faction) -> bool:
    return _remi_can_be_won(s) or available_bands(s, ROMANS) > 0 or s.resources[ROMANS] < MOST_RESOURCES


@event(160, UNSHADED, remi_can_refuse)
def remi_refuse_to_rebel(g: Gaul, faction: Faction) -> Procedure[None]:
    placed = 0
    if _remi_can_be_won(g.state):
        win_ally(g, REMI, ROMANS)
        placed = int(g.state.tribes[REMI] == ALLY + ROMANS)
    most = min(MOST_AUXILIA, available_bands(g.state, ROMANS))
    n = yield from choose_amount(g, faction, 0, most, "auxilia", COMPENSATION)
    placed += place_warbands(g, ATREBATES, ROMANS, n)
    receive(g, ROMANS, COMPENSATION * (1 + MOST_AUXILIA - placed))


def _roman_pieces(s: State) -> list[Act]:
    allies = [act("replace", t) for t in allied_tribes(s, [ATREBATES], [ROMANS])]
    return allies + [act("replace", p) for p in own_pieces(s, ATREBATES, OWN_BANDS[ROMANS])]


@event(160, SHADED, lambda s, faction: bool(_roman_pieces(s)))
def remi_submit(g: Gaul, faction: Faction) -> Procedure[None]:
    for left in range(MOST_TURNED, 0, -1):
        choice = yield from choose_act(g, faction, [*_roman_pieces(g.state), STOP], "replace", left)
        if isinstance(choice.target, Tribe):
            win_ally(g, choice.target, BELGAE)
        elif isinstance(choice.target, Piece):
            win_band(g, ATREBATES, choice.target, BELGAE)
        else:
            return
