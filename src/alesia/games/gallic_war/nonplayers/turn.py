"""The position of a text, with a non-player to act upon a card."""

from collections.abc import Mapping
from typing import Any

from alesia.games.gallic_war.components import CARD, CARDS, Card, Side
from alesia.kernel.errors import BadPosition
from alesia.kernel.toml import read_toml


def turn_of(text: str, side: Side, card: str | None, other: str | None) -> dict[str, Any]:
    """The same board at a round of one card each: the non-player's, and its opponent's (any, if not said)."""
    table = read_toml(text)
    table["nonplayers"] = sorted({*table.get("nonplayers", []), side.name})
    if card is None:
        return table
    ours = _card(card)
    theirs = _card(other) if other is not None else _any_but(ours, table)
    hands = {side.name: [ours.name], side.other.name: [theirs.name]}
    kept = {key: _without(table.get(key, []), ours, theirs) for key in ("discards", "removed")}
    table.pop("phase", None)
    return table | kept | {"hands": hands}


def _card(name: str) -> Card:
    found = next((card for card in CARDS if card.name.casefold() == name.casefold()), None)
    if found is None:
        raise BadPosition("{0!r} is no card; known: {1}", name, ", ".join(CARD))
    return found


def _any_but(ours: Card, table: Mapping[str, Any]) -> Card:
    """A card that lies nowhere else, of the lowest value."""
    lying = {name for key in ("discards", "removed") for name in table.get(key, [])}
    lying |= {name for names in table.get("activations", {}).values() for name in names}
    free = [card for card in CARDS if card is not ours and card.name not in lying]
    return min(free, key=lambda card: (card.value, card))


def _without(names: list[str], *cards: Card) -> list[str]:
    return [name for name in names if name not in [card.name for card in cards]]
