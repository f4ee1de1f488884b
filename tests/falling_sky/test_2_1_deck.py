"""2.1 Deck preparation: where WINTER can come, with what odds, and the Even Initiative option.

The odds are read off the questions that are put to Chance, exactly, and not counted from many games.
"""

from fractions import Fraction
from typing import Any

import pytest

import alesia
from alesia.games import find
from alesia.kernel.position import Position

NOBODY_ACTS = 'ineligible = ["Romans", "Arverni", "Aedui", "Belgae"]'
DECKS = [
    ("great-revolt", False, 9, (3, 6, 9)),
    ("great-revolt", True, 6, (3, 6)),
    ("reconquest-of-gaul", False, 12, (3, 6, 9, 12)),
    ("reconquest-of-gaul", True, 9, (3, 6, 9)),
    ("pax-gallica", False, 14, (2, 5, 8, 11, 14)),
]
EVENTS = range(1, 73)  # 18 with each Faction first: Romans 1-18, Arverni 19-36, Aedui 37-54, Belgae 55-72


def after(events: list[int], winters: int, scenario: str, **options: str | bool) -> Position[Any]:
    """A game in which these Events and so many WINTER cards have been drawn, and the next card is being drawn."""
    *played, card, upcoming = events
    game = find("falling-sky")
    text = f"card = {card}\nnext = {upcoming}\nplayed = {played}\nwinters = {winters}\n{NOBODY_ACTS}"
    return Position(game, game.read_position(text, scenario, options))


def odds(position: Position[Any]) -> dict[str, Fraction]:
    """The chance of each card to be drawn now; a certain card was not asked for."""
    ask = position.asks[0]
    if ask.key != "draw_card":
        return {position.state.upcoming_card.name: Fraction(1)}
    weights = ask.weights or (1,) * len(ask.options)
    return {str(o.noun): Fraction(w, sum(weights)) for o, w in zip(ask.options, weights, strict=True)}


def winter_odds(drawn: int, winters: int, piles: tuple[int, ...]) -> Fraction:
    """By counting cards: WINTER is one of the cards left in the next pile that it was shuffled into."""
    if winters == len(piles):
        return Fraction(0)
    last_event = 5 * piles[winters]
    begun = drawn >= last_event - 5
    return Fraction(1, last_event - drawn + 1) if begun else Fraction(0)


def possible(drawn: int, piles: tuple[int, ...]) -> list[int]:
    """How many WINTER cards can have come with so many Events."""
    gone = sum(5 * pile < drawn for pile in piles)
    come = sum(5 * pile - 5 <= drawn for pile in piles)
    return list(range(gone, min(come, len(piles) - 1) + 1))


@pytest.mark.proves("2.1l", "2.1m", "2.1n", "2.1q", "2.1s", "2.1z", "2.1ab", "2.1ag")
@pytest.mark.parametrize(("scenario", "short", "piles", "winters"), DECKS)
def test_2_1_odds_of_every_draw(scenario: str, short: bool, piles: int, winters: tuple[int, ...]) -> None:
    """WINTER comes only in its piles, one among the cards left there; the Events not yet seen are alike."""
    for drawn in range(2, 5 * piles + 1):
        for come in possible(drawn, winters):
            found = odds(after([*EVENTS[:drawn]], come, scenario, short=short))
            chance = winter_odds(drawn, come, winters)
            each = (1 - chance) / (72 - drawn)
            expected = {str(number): each for number in EVENTS[drawn:]} if each else {}
            assert found == (expected | {"Winter": chance} if chance else expected), (drawn, come)


def test_2_1_the_first_card_is_any_event() -> None:
    """The first pile has no WINTER card: 72 Events, each alike."""
    game = find("falling-sky")
    for scenario in game.scenarios:
        found = odds(Position(game, game.setup(scenario, {})))
        assert found == {str(number): Fraction(1, 72) for number in EVENTS}


def test_2_1_an_event_does_not_come_twice() -> None:
    """A card that has been drawn is not drawn again."""
    found = odds(after([5, 17, 40], 0, "great-revolt"))
    assert len(found) == 69
    assert not {"5", "17", "40"} & set(found)


@pytest.mark.parametrize(("scenario", "short", "piles", "winters"), DECKS)
def test_2_1_the_last_card_at_the_latest_is_winter(
    scenario: str, short: bool, piles: int, winters: tuple[int, ...]
) -> None:
    """When all Events of the last pile have come, the last card of the deck is the final WINTER."""
    position = after([*EVENTS[: 5 * piles]], len(winters) - 1, scenario, short=short)
    view = position.game.observe(position.state, 0)
    assert view["next"]["name"] == "Winter"
    assert view["deck"] == 0


def test_2_1_a_deck_that_is_drawn_had_all_its_winters() -> None:
    """With 46 Events and two of three WINTER cards one of the 48 cards would have been drawn in vain."""
    with pytest.raises(alesia.BadPosition, match="cards"):
        after([*EVENTS[:46]], 2, "great-revolt")


# ---- Even Initiative (expansion booklet, Deck Preparation) ------------------------------------------------------


def shares(position: Position[Any]) -> list[Fraction]:
    """The chance that the next Event has the Romans, Arverni, Aedui, Belgae first."""
    sums = [Fraction(0)] * 4
    for name, chance in odds(position).items():
        if name != "Winter":
            sums[(int(name) - 1) // 18] += chance
    return sums


@pytest.mark.proves("2.1b", "2.1as", "2.1at")
@pytest.mark.parametrize(
    ("scenario", "short", "dealt"),
    [
        ("great-revolt", True, 8),
        ("great-revolt", False, 12),
        ("reconquest-of-gaul", True, 12),
        ("reconquest-of-gaul", False, 15),
    ],
)
def test_2_1_even_initiative_deals_evenly(scenario: str, short: bool, dealt: int) -> None:
    """30, 45 or 60 Events come from 8, 12 or 15 cards of each Faction: what has come is missing from its share."""
    options = {"short": short, "even_initiative": True}
    left = 4 * dealt - 4
    assert shares(after([1, 2, 3, 19], 0, scenario, **options)) == [
        Fraction(dealt - 3, left),
        Fraction(dealt - 1, left),
        Fraction(dealt, left),
        Fraction(dealt, left),
    ]


def test_2_1_even_initiative_a_card_that_is_drawn_counts_once() -> None:
    """After a fourth Roman card is drawn in play, eight of twelve are left."""
    position = after([1, 2, 3, 19], 0, "great-revolt", even_initiative=True)
    names = [str(option.noun) for option in position.asks[0].options]
    position.take(position.asks[0], names.index("4"))
    while position.asks[0].key != "draw_card":
        position.take(position.asks[0], position.asks[0].options.index(alesia.Option("pass")))
    assert shares(position) == [Fraction(n, 43) for n in (8, 11, 12, 12)]


def test_2_1_even_initiative_cards_of_a_faction_are_alike() -> None:
    """Within a Faction's share each of its unseen cards is as likely as another."""
    found = odds(after([1, 2, 3, 19], 0, "great-revolt", even_initiative=True))
    assert found["4"] == Fraction(9, 44 * 15)
    assert found["36"] == Fraction(11, 44 * 17)
    assert found["72"] == Fraction(12, 44 * 18)


def test_2_1_even_initiative_no_more_cards_of_a_faction_than_dealt() -> None:
    """When eight cards with the Romans first have come in the short game, no other of them does."""
    found = odds(after([*range(1, 9), 19], 0, "great-revolt", short=True, even_initiative=True))
    assert not {str(number) for number in range(1, 19)} & set(found)
    assert "20" in found


def test_2_1_even_initiative_after_more_cards_than_dealt() -> None:
    """A position that has seen nine such cards can still be played: the other Factions share the odds."""
    position = after([*range(1, 10)], 0, "great-revolt", short=True, even_initiative=True)
    assert shares(position) == [0, Fraction(1, 3), Fraction(1, 3), Fraction(1, 3)]


def test_2_1_even_initiative_does_not_touch_winter() -> None:
    """WINTER has the same odds as without the option."""
    events = [1, 19, 37, 55, 2, 20, 38, 56, 3, 21, 39]
    found = odds(after(events, 0, "great-revolt", even_initiative=True))
    assert found["Winter"] == Fraction(1, 5)
    assert sum(found.values()) == 1


@pytest.mark.proves("2.1ar")
def test_2_1_even_initiative_leaves_the_first_card_even() -> None:
    """Before any card has come each Faction is first with one chance in four."""
    game = find("falling-sky")
    position = Position(game, game.setup("great-revolt", {"even_initiative": True}))
    assert shares(position) == [Fraction(1, 4)] * 4


# ---- seeds ------------------------------------------------------------------------------------------------------


def first_cards(seed: int) -> tuple[str, str]:
    view = alesia.new("falling-sky", scenario="reconquest-of-gaul", seed=seed).view()
    return view["card"]["name"], view["next"]["name"]


def test_2_1_a_seed_gives_the_same_deck_again() -> None:
    """The same seed draws the same cards, other seeds draw others."""
    cards = [first_cards(seed) for seed in range(20)]
    assert cards == [first_cards(seed) for seed in range(20)]
    assert len(set(cards)) > 15


def test_2_1_a_seeded_game_is_the_same_to_its_end() -> None:
    """A whole game with the same seed and the same players has the same record."""
    seats = dict.fromkeys(("Romans", "Arverni", "Aedui", "Belgae"), "random")
    texts = [
        alesia.new(
            "falling-sky", scenario="great-revolt", seed=11, seats=seats, options={"short": True}
        ).record.to_text()
        for _ in range(2)
    ]
    assert texts[0] == texts[1]
