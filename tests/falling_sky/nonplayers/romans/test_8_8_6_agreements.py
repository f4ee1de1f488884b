"""8.8.6 Resources, Supply Lines, Retreat: only Non-player Aedui find the Romans willing."""

import pytest

from tests.falling_sky.nonplayers.acting import acting

TRADE = """
    card = 20
    passed = ["Arverni", "Romans", "Belgae"]
    nonplayers = ["Romans"{}]
    [regions.Mandubii]
    Aedui = "2 Warbands"
    [tribes]
    Mandubii = "Aedui"
"""


@pytest.mark.proves("8.8.6a")
def test_8_8_6_no_resources_for_anybody() -> None:
    """1.5.2 A player cannot ask for any."""
    game = acting(TRADE.format(""))
    game.play("Aedui action command Rally\nAedui command negotiate")
    assert game.offers("request") == ["Arverni", "Belgae"]


@pytest.mark.proves("8.8.6d")
def test_8_8_6_no_trade_with_played_aedui() -> None:
    """4.4.1 The Romans do not agree to the Supply Lines of a player, and are not asked."""
    game = acting(TRADE.format(""))
    game.play("Aedui action command Rally\nAedui command ability Trade\nAedui trade yes")
    assert game.did("Romans") == []
    assert game.resources("Aedui") == 13


RETREAT = """
    card = 20
    passed = ["Arverni", "Romans", "Aedui"]
    nonplayers = ["Romans"{}]
    [regions.Treveri]
    {} = "2 Warbands"
    Belgae = "6 Warbands"
    [regions.Sequani]
    Romans = "2 Auxilia"
"""


@pytest.mark.proves("8.8.6b")
@pytest.mark.parametrize("victim", ["Arverni", "Aedui"])
def test_8_8_6_no_retreat_for_players(victim: str) -> None:
    """3.3.4 Nor can a player ask to Retreat into Roman Control."""
    game = acting(RETREAT.format("", victim), at_bay=True)
    game.play("Belgae action command Battle\nBelgae command battle Treveri")
    assert (game.asked, game.options) == (f"{victim} declare_retreat", ["stand", "retreat_nowhere"])


@pytest.mark.proves("8.4.2b", "8.8.6b")
def test_8_8_6_retreat_for_nonplayer_aedui() -> None:
    """8.8.6 Non-player Aedui may."""
    game = acting(RETREAT.format(', "Aedui"', "Aedui"))
    game.play("Belgae action command Battle\nBelgae command battle Treveri")
    assert game.did("Romans") == ["agree_retreat yes"]


QUARTERS = """
    card = "Winter"
    first_winter_special = true
    nonplayers = ["Romans", "Arverni"{}]
    [regions.Treveri]
    devastated = true
    {} = "2 Warbands"
    [regions.Sequani]
    Romans = "4 Auxilia"
"""


@pytest.mark.proves("8.8.6c")
@pytest.mark.parametrize("guest", ["Belgae", "Aedui"])
def test_8_8_6_no_quarters_for_players(guest: str) -> None:
    """6.3.2 Nor do they take in Warbands of players for the Winter."""
    game = acting(QUARTERS.format("", guest), scenario="pax-gallica")
    if game.asked != f"{guest} quarters_from":
        game.play("Belgae quarters_from done")
    assert "Treveri" not in (game.offers("region") if game.asked == f"{guest} quarters_from" else [])
    assert not [each for each in game.did("Romans") if each.startswith("agree")]


@pytest.mark.proves("8.8.6c")
def test_8_8_6_quarters_for_nonplayer_aedui() -> None:
    """Non-player Aedui are let in."""
    game = acting(QUARTERS.format(', "Aedui", "Belgae"', "Aedui"), scenario="pax-gallica")
    assert "agree_quarters yes" in game.did("Romans")
    assert game.pieces("Sequani", "Aedui") == "2 Warbands"


def test_8_8_6_romans_harass_vercingetorix_alone() -> None:
    """8.4.2 Three Hidden Auxilia Harass Vercingetorix as he leaves."""
    game = acting("""
        card = 20
        nonplayers = ["Romans"]
        [regions.Bituriges]
        Arverni = "Vercingetorix, 4 Warbands"
        [regions.Mandubii]
        Romans = "3 Auxilia"
    """)
    game.play("""
        Arverni action command March
        Arverni command march Bituriges
        Arverni march_to region Mandubii
        Arverni march_number number 1
        Arverni march_number number 4
        Arverni march_on region Treveri
    """)
    assert "harass yes" in game.did("Romans")
