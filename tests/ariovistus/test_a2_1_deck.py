"""A2.1 The deck of Ariovistus: where WINTER can come, with what odds, which Events, and Even Initiative.

The odds are read off the questions that are put to Chance, as in Falling Sky (tests/falling_sky/test_2_1_deck.py)."""

from fractions import Fraction
from typing import Any

import pytest

from alesia.games import find
from alesia.kernel.position import Position
from tests.falling_sky.test_2_1_deck import odds, possible, winter_odds

NOBODY_ACTS = 'ineligible = ["Romans", "Germans", "Aedui", "Belgae"]'
NEW = (5, 17, 18, *range(19, 37), 37, 38, 40, 43, 45, 51, 53, 56, 57, 58, 60, 63, 64, 65, 66, 67, 69, 70)
EVENTS = tuple(f"A{number}" if number in NEW else str(number) for number in range(1, 73))
DECKS = [(False, 9, (3, 6, 9)), (True, 6, (3, 6))]


def after(events: tuple[str, ...], winters: int, **options: str | bool) -> Position[Any]:
    """A game in which these Events and so many WINTER cards have been drawn, and the next card is being drawn."""
    *played, card, upcoming = events
    game = find("ariovistus")
    text = f'card = "{card}"\nnext = "{upcoming}"\nplayed = {played}\nwinters = {winters}\n{NOBODY_ACTS}'
    return Position(game, game.read_position(text.replace("'", '"'), "ariovistus", options))


@pytest.mark.proves("A2.1d", "A2.1e", "A2.1f", "A2.1g", "A2.1h", "A1.2.1b")
def test_a2_1_the_first_card_is_any_of_seventy_two() -> None:
    """39 Events with an A and 33 of Falling Sky, each alike; 5 and A5, 30 and A30 are never both in the deck."""
    game = find("ariovistus")
    assert odds(Position(game, game.setup("ariovistus", {}))) == dict.fromkeys(EVENTS, Fraction(1, 72))


@pytest.mark.proves("A2.1h")
def test_a2_1_each_faction_is_first_on_eighteen() -> None:
    """Romans, Germans, Aedui, Belgae."""
    firsts = [card.order[0] for card in find("ariovistus").cards if card.order]
    assert {name: firsts.count(name) for name in firsts} == dict.fromkeys(("Romans", "Germans", "Aedui", "Belgae"), 18)


@pytest.mark.proves("A2.1i", "A2.1j", "A2.1k", "A2.1l", "A2.1m")
@pytest.mark.parametrize(("short", "piles", "winters"), DECKS)
def test_a2_1_odds_of_every_draw(short: bool, piles: int, winters: tuple[int, ...]) -> None:
    """WINTER comes only in its piles, one among the cards left there; the Events not yet seen are alike."""
    for drawn in range(2, 5 * piles + 1):
        for come in possible(drawn, winters):
            found = odds(after(EVENTS[:drawn], come, short=short))
            chance = winter_odds(drawn, come, winters)
            each = (1 - chance) / (72 - drawn)
            expected = dict.fromkeys(EVENTS[drawn:], each) if each else {}
            assert found == (expected | {"Winter": chance} if chance else expected), (drawn, come)


@pytest.mark.proves("A2.1i", "A2.1l")
@pytest.mark.parametrize(("short", "piles", "winters"), DECKS)
def test_a2_1_the_last_card_is_the_final_winter(short: bool, piles: int, winters: tuple[int, ...]) -> None:
    """When 45 Events have come, or 30 in the short game, nothing is left but the last WINTER."""
    position = after(EVENTS[: 5 * piles], len(winters) - 1, short=short)
    view = position.game.observe(position.state, 0)
    assert (view["next"]["name"], view["deck"]) == ("Winter", 0)


# ---- Even Initiative --------------------------------------------------------------------------------------------


def shares(position: Position[Any]) -> dict[str, Fraction]:
    """The chance of each Faction to be first on the next Event."""
    first = {card.number: card.order[0] for card in position.game.cards if card.order}
    number = {name: 100 * name.startswith("A") + int(name.lstrip("A")) for name in EVENTS}
    sums: dict[str, Fraction] = {}
    for name, chance in odds(position).items():
        if name != "Winter":
            sums[first[number[name]]] = sums.get(first[number[name]], Fraction(0)) + chance
    return sums


@pytest.mark.proves("A2.1n")
@pytest.mark.parametrize(("short", "dealt"), [(False, 12), (True, 8)])
def test_a2_1_even_initiative_deals_evenly(short: bool, dealt: int) -> None:
    """12 or 8 cards of each: three with the Romans first have come, and one with the Germans."""
    position = after(("1", "2", "3", "A19"), 0, short=short, even_initiative=True)
    left = 4 * dealt - 4

    assert shares(position) == {
        "Romans": Fraction(dealt - 3, left),
        "Germans": Fraction(dealt - 1, left),
        "Aedui": Fraction(dealt, left),
        "Belgae": Fraction(dealt, left),
    }


@pytest.mark.proves("A2.1n")
@pytest.mark.parametrize(("short", "dealt"), [(False, 12), (True, 8)])
def test_a2_1_no_more_cards_of_the_germans_than_dealt(short: bool, dealt: int) -> None:
    """After twelve cards with the Germans first, or eight, there is no other."""
    germans = tuple(f"A{number}" for number in range(19, 19 + dealt))
    found = shares(after((*germans, "1"), 0, short=short, even_initiative=True))

    assert "Germans" not in found
    assert found["Romans"] < found["Aedui"] == found["Belgae"]
