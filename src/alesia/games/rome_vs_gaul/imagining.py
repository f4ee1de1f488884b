"""What a seat may believe: the enemy's hand and the deck, dealt anew."""

from collections.abc import Sequence

from alesia.games.rome_vs_gaul.components import CARDS, PLAYERS
from alesia.games.rome_vs_gaul.state import DECK, HANDS, State
from alesia.kernel.game import Imagined, Shuffle


class Mystery:
    """What a seat does not know of a card play; called, it deals that anew."""

    def __init__(self, way: Sequence[State], seat: int) -> None:
        self._start = way[0]
        unseen = (DECK, HANDS[PLAYERS[seat].other]) if seat >= 0 else (DECK, *HANDS)
        self._cards = [card for card in CARDS if all(s.cards[card] in unseen for s in way)]

    def __call__(self, shuffle: Shuffle) -> Imagined[State]:
        s = self._start.copy()
        places = sorted(s.cards[card] for card in self._cards)
        shuffle(places)
        for card, place in zip(self._cards, places, strict=True):
            s.cards[card] = place
        return Imagined(s, {})
