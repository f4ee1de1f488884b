"""5.1 Draw Cards."""

from alesia.games.gallic_war.board import HANDS, Gaul, tribes_controlled
from alesia.games.gallic_war.components import (
    BARBARIAN,
    CARDS,
    HAND,
    MASSIVE_REVOLT,
    PLAYERS,
    REVOLT_TRIBES,
    ROMAN,
    Card,
    Side,
)
from alesia.games.gallic_war.state import BARBARIAN_HAND, DECK, REMOVED, State
from alesia.games.gallic_war.victory import score
from alesia.kernel.ask import Procedure, confirm, draw

BOUGHT = 7  # 52 BC


def deal(g: Gaul) -> Procedure[None]:
    """5.1 Shuffle the deck and deal five cards to each player."""
    s = g.state
    gather(s)
    yield from offer_massive_revolt(g)
    for side in PLAYERS:
        while s.cards.count(HANDS[side]) < HAND:
            card = yield from draw("deal", "5.1", cards_at(s, DECK), None, side)
            s.cards[card] = HANDS[side]
    g.log("dealt", "5.1", HAND)


def cards_at(s: State, place: int) -> list[Card]:
    cards = s.cards
    return [card for card in CARDS if cards[card] == place]


def hand(s: State, side: Side) -> list[Card]:
    return cards_at(s, HANDS[side])


def gather(s: State) -> None:
    """5.2 All played cards and the undealt ones are shuffled together; the removed one stays away."""
    for card in CARDS:
        if s.cards[card] != REMOVED:
            s.cards[card] = DECK


def offer_massive_revolt(g: Gaul) -> Procedure[None]:
    """With 13 tribes Roman, Massive Revolt may be the first of the five; in 52 BC always, for a victory point."""
    s = g.state
    free = tribes_controlled(s, ROMAN) >= REVOLT_TRIBES
    if s.cards[MASSIVE_REVOLT] == REMOVED or not (free or s.turn == BOUGHT):
        return
    if not (yield from confirm(BARBARIAN, "take_massive_revolt", "5.1", free)):
        return
    s.cards[MASSIVE_REVOLT] = BARBARIAN_HAND
    if not free:
        score(s, BARBARIAN, -1)
        s.must_revolt = 1
    g.log("massive_revolt_taken", "5.1", BARBARIAN, free)
