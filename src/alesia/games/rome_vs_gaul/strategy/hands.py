"""7.2 Dealing, drawing and reshuffling."""

from itertools import compress

from alesia.games.rome_vs_gaul.board import Gaul
from alesia.games.rome_vs_gaul.components import CARDS, HAND, PLAYERS, Card, Side
from alesia.games.rome_vs_gaul.state import DECK, DISCARDS, HANDS, PLAYED, State
from alesia.kernel.ask import Procedure, draw

_AT = tuple(bytes(value == place for value in range(256)) for place in range(PLAYED + 1))


def cards_at(s: State, place: int) -> list[Card]:
    return [*compress(CARDS, s.cards.translate(_AT[place]))]


def hand(s: State, side: Side) -> list[Card]:
    return cards_at(s, HANDS[side])


def deal(g: Gaul) -> Procedure[None]:
    """7.2.1 Eight cards each."""
    for side in PLAYERS:
        for _ in range(HAND):
            yield from draw_card(g, side, "deal", "7.2.1")
    g.log("dealt", "7.2.1", HAND)


def draw_card(g: Gaul, side: Side, key: str = "draw_card", rule: str = "7.5.4") -> Procedure[None]:
    """A card from the deck, if there is one left."""
    s = g.state
    deck = cards_at(s, DECK)
    if deck:
        card = yield from draw(key, rule, deck, None, side)
        s.cards[card] = HANDS[side]


def discard(s: State, card: Card) -> None:
    s.cards[card] = DISCARDS


def reshuffle(s: State) -> None:
    """7.2.2 The entire deck, once in the game."""
    for card in CARDS:
        s.cards[card] = DECK
