"""5.1 Draw cards: five each, and the option of taking Massive Revolt."""

import pytest

from alesia.games.gallic_war.components import CARDS
from tests.gallic_war.playing import Play, at, deal

THIRTEEN = (
    "Aedui, Allobroges, Andes, Arverni, Boii, Bituriges, Britannia, Cadurci, Carnutes, Esuvii, Leuci, Menapi, Remi"
)


def roman(tribes: str, rest: str = "") -> str:
    blocks = {**dict.fromkeys(("Carnutes", "Esuvii", "Leuci", "Menapi", "Remi"), 1), "Bellovaci": 3}
    areas = []
    for tribe in tribes.split(", "):
        n = blocks.get(tribe, 2)
        units = tribe if n == 1 else ", ".join(f"{tribe} {i}" for i in range(1, n + 1))
        areas.append(f'[areas.{tribe}]\nRoman = "{units}"\n')
    return rest + "\n" + "".join(areas)


def hand(game: Play, side: str) -> list[str]:
    return list(game.table.view(side)["hand"])


@pytest.mark.proves("5.1e", "5.1f")
def test_5_1_five_cards_each() -> None:
    """The Roman's five, then the Barbarian's; nobody sees the other's."""
    game = deal(at(""), "Menapi, Remi, Santones, Aedui, Helvetii", "Volcae, Esuvii, Treveri, Boii, Sequani")

    assert sorted(hand(game, "Roman")) == ["Aedui", "Helvetii", "Menapi", "Remi", "Santones"]
    assert sorted(hand(game, "Barbarian")) == ["Boii", "Esuvii", "Sequani", "Treveri", "Volcae"]
    assert game.view["hands"] == {"Roman": 5, "Barbarian": 5}
    assert game.view["hand"] == []


@pytest.mark.proves("5.1a")
def test_5_1_a_card_is_dealt_once() -> None:
    game = at("").play("Chance deal card Menapi")

    assert len(game.offers("card")) == 30
    assert "Menapi" not in game.offers("card")


@pytest.mark.proves("5.1b", "5.1h", "5.1j", "5.1k")
def test_5_1_thirteen_roman_tribes_allow_massive_revolt() -> None:
    """It is the first of the five cards; four are dealt."""
    game = at(roman(THIRTEEN, "turn = 4")).play("Barbarian take_massive_revolt yes")
    deal(game, "Menapi, Remi, Santones, Aedui, Helvetii", "Volcae, Esuvii, Treveri, Boii")

    assert "Massive Revolt" in hand(game, "Barbarian")
    assert len(hand(game, "Barbarian")) == 5
    assert game.points == (0, 0)
    barbarian = next(ask for ask in game.table.asks if ask.who == "Barbarian")
    assert len(barbarian.options) == 5  # any of them may be the first
    game.play("Roman card card Remi\nBarbarian card card Massive Revolt\nRoman action movement")
    assert game.options == ["event", "movement"]


@pytest.mark.proves("5.1b")
def test_5_1_twelve_tribes_do_not() -> None:
    assert at(roman(THIRTEEN.removesuffix(", Remi"), "turn = 4")).asked == "Chance deal"


@pytest.mark.proves("5.1i")
def test_5_1_no_massive_revolt_that_was_already_played() -> None:
    assert at(roman(THIRTEEN, 'turn = 4\nremoved = ["Massive Revolt"]')).asked == "Chance deal"


@pytest.mark.proves("5.1g")
def test_5_1_the_barbarian_may_decline() -> None:
    game = at(roman(THIRTEEN, "turn = 4")).play("Barbarian take_massive_revolt no")

    assert "Massive Revolt" in game.offers("card")


@pytest.mark.proves("5.1c", "5.1d", "5.1l", "5.1m")
def test_5_1_in_52_bc_massive_revolt_costs_a_point() -> None:
    """With fewer tribes Roman it costs 1 VP, and must be the first card and played as an event."""
    game = at("turn = 7\nvictory_points = { Barbarian = 3 }").play("Barbarian take_massive_revolt yes")
    deal(game, "Menapi, Remi, Santones, Aedui, Helvetii", "Volcae, Esuvii, Treveri, Boii")
    game.play("""
        Roman card card Remi
        Roman action movement
    """)

    assert game.points == (0, 2)
    assert game.view["played"]["Barbarian"] == "Massive Revolt"
    assert game.asked == "Barbarian revolt"


@pytest.mark.proves("5.1o")
def test_5_1_in_52_bc_without_a_point_the_count_goes_below_zero() -> None:
    assert at("turn = 7").play("Barbarian take_massive_revolt yes").points == (0, -1)


@pytest.mark.proves("5.1n")
def test_5_1_in_52_bc_with_thirteen_tribes_it_is_free() -> None:
    game = at(roman(THIRTEEN, "turn = 7")).play("Barbarian take_massive_revolt yes")
    deal(game, "Menapi, Remi, Santones, Aedui, Helvetii", "Volcae, Esuvii, Treveri, Boii")

    assert game.points == (0, 0)
    assert len(game.table.asks) == 2


@pytest.mark.proves("5.0a", "5.1a", "5.2i")
def test_5_1_all_cards_are_shuffled_for_the_next_turn() -> None:
    """Discards, activations and undealt cards together; only a card that left the game is missing."""
    game = at("""
        phase = "winter"
        turn = 4
        removed = ["Massive Revolt"]
        discards = ["Remi", "Volcae"]
        activations = { Roman = ["Aedui"], Barbarian = ["Boii"] }
    """).play("dice 3")

    assert game.asked == "Chance deal"
    assert sorted(game.offers("card")) == sorted(card.name for card in CARDS if card.name != "Massive Revolt")
    assert game.view["discards"] == []
    assert game.view["activations"] == {"Roman": [], "Barbarian": []}


@pytest.mark.proves("5.1c")
def test_5_1_in_51_bc_it_is_not_for_sale() -> None:
    """52 BC alone: neither the year before nor the year after."""
    assert at("turn = 6").asked == at("turn = 8").asked == "Chance deal"


@pytest.mark.proves("5.1j", "5.1n")
@pytest.mark.parametrize("turn", [2, 7])
def test_5_1_with_thirteen_tribes_the_question_says_that_it_is_free(turn: int) -> None:
    assert at(roman(THIRTEEN, f"turn = {turn}")).ask.about == (True,)
    assert at("turn = 7").ask.about == (False,)
