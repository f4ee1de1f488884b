"""The position of a text, with a non-player to play a card."""

from collections.abc import Sequence
from typing import Any

from alesia.games.rome_vs_gaul.components import CARD_NAMED, CARDS, PLAYERS, Card, Side
from alesia.kernel.errors import BadOption, BadPosition
from alesia.kernel.game import Inquiry
from alesia.kernel.toml import read_toml


def turn_of(inquiry: Inquiry, side: Side) -> dict[str, Any]:
    """The same board in the Strategy Phase, the non-player's next card to be played; of the hand only that one, if it
    is said, and for the opponent the other one."""
    table = read_toml(inquiry.position)
    others = table.get("nonplayers", []) if inquiry.nonplayers is None else spelled(inquiry.nonplayers)
    table["nonplayers"] = sorted({*others, side.name})
    named = ((side.name, inquiry.card), (side.other.name, inquiry.next_card))
    dealt: dict[str, list[str]] = table.get("hands", {})
    table |= {"phase": "strategy", "round": table.get("round", 1), "player": side.name}
    shown = {owner: card_named(name).name for owner, name in named if name is not None}
    hands = {owner: [name for name in cards if name not in shown.values()] for owner, cards in dealt.items()}
    hands |= {owner: [name] for owner, name in shown.items()}
    if not hands.get(side.name):
        raise BadPosition("which card is played? The position does not say what {0} holds; or say it with --card", side)
    held = {name for cards in hands.values() for name in cards}
    table["discards"] = [name for name in table.get("discards", []) if name not in held]
    return table | {"hands": hands}


def card_named(name: str) -> Card:
    found = next((card for card in CARDS if card.name.casefold() == name.casefold()), None)
    if found is None:
        raise BadPosition("{0!r} is no card; known: {1}", name, ", ".join(CARD_NAMED))
    return found


def spelled(names: Sequence[str]) -> list[str]:
    """Sides in any letters; "all" is both."""
    sides = {side.name.casefold(): [side.name] for side in PLAYERS} | {"all": [side.name for side in PLAYERS]}
    for name in names:
        if name.casefold() not in sides:
            raise BadOption("{0!r} cannot be a Non-player; known: {1}, or all", name, ", ".join(map(str, PLAYERS)))
    return [each for name in names for each in sides[name.casefold()]]
