"""What a page of Caesar: Rome vs Gaul has received, held against the hands as the server has written them down.

A hand is the only secret. Cards that are named like places or pieces are named everywhere, and tell nothing.
"""

import json
from typing import Any

from alesia.games.rome_vs_gaul.components import CARDS, PIECES, PROVINCES, SPACES, Side
from alesia.games.rome_vs_gaul.strategy.hands import hand
from tests.web.reading_along import Written, is_named, log_lines, parts

PLACES_AND_PIECES = " | ".join(each.name for each in (*SPACES, *PROVINCES, *PIECES))
TELLING = {card.name for card in CARDS if not is_named(card.name, PLACES_AND_PIECES)}


class Hands(Written):
    """The hands at every moment of a game."""

    def of(self, side: Side, moment: int) -> set[str]:
        return {card.name for card in hand(self.state(moment), side)}

    def hidden(self, side: Side, moment: int) -> set[str]:
        """The cards that a side could not see then, as far as their names tell anything."""
        return self.of(side.other, moment) & TELLING


def check_message(message: dict[str, Any], side: Side, hands: Hands) -> None:
    """Nothing in a message tells a side what the other then held."""
    for line in log_lines(message):
        hidden = hands.hidden(side, line["n"]) & hands.hidden(side, line["n"] + 1)
        assert named(hidden, line["text"]) == [], line
    moment = message.get("version", message.get("n"))
    if moment is None:
        return
    told = json.dumps({**message, "log": None})
    assert named(hands.hidden(side, moment), told) == [], told
    assert all(set(each) <= hands.of(side, moment) for each in parts(message, "hand"))


def named(names: set[str], text: str) -> list[str]:
    return [name for name in sorted(names) if is_named(name, text)]
