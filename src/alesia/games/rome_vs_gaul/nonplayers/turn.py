"""The position of a text, with a non-player to play a card."""

from typing import Any

from alesia.games.rome_vs_gaul.components import CARD_NAMED, CARDS, Card, Side
from alesia.kernel.errors import BadPosition
from alesia.kernel.toml import read_toml


def turn_of(text: str, side: Side, card: str | None, other: str | None) -> dict[str, Any]:
    """The same board in the Strategy Phase, the non-player's next card to be played; of the hand only that one, if it
    is said, and for the opponent the other one."""
    table = read_toml(text)
    table["nonplayers"] = sorted({*table.get("nonplayers", []), side.name})
    table |= {"phase": "strategy", "round": table.get("round", 1), "player": side.name}
    hands: dict[str, list[str]] = dict(table.get("hands", {}))
    for owner, name in ((side, card), (side.other, other)):
        if name is not None:
            hands[owner.name] = [card_named(name).name]
    held = {name for cards in hands.values() for name in cards}
    table["discards"] = [name for name in table.get("discards", []) if name not in held]
    return table | {"hands": hands}


def card_named(name: str) -> Card:
    found = next((card for card in CARDS if card.name.casefold() == name.casefold()), None)
    if found is None:
        raise BadPosition("{0!r} is no card; known: {1}", name, ", ".join(CARD_NAMED))
    return found
