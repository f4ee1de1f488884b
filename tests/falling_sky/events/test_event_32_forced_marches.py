"""32 Forced Marches."""

import pytest

from tests.falling_sky.events.judging import judged
from tests.falling_sky.playing import at


@pytest.mark.proves("5.1.1j")
def test_event_32_unshaded_relocates_any_distance_and_hides() -> None:
    """Leader and Warbands go as far as they like; moved pieces are Hidden, those that stay are not."""
    game = at("""
        card = 32
        [regions.Arverni]
        Arverni = "Vercingetorix, 3 revealed Warbands"
    """).play("""
        Arverni action unshaded 32
        Arverni event_region region Arverni
        Arverni relocate_to region Nervii
        Arverni relocate_number number 1
        Arverni relocate_number number 2
        Arverni event_region done
    """)

    assert game.pieces("Nervii", "Arverni") == "Vercingetorix, 2 Warbands"
    assert game.pieces("Arverni", "Arverni") == "1 revealed Warband"


@pytest.mark.proves("5.1.1k")
def test_event_32_unshaded_scouted_warbands_lose_the_marker() -> None:
    """Scouted Warbands that move stay Revealed, and no piece moves twice to go Hidden after all."""
    game = at("""
        card = 32
        [regions.Carnutes]
        Arverni = "1 revealed Warband, 2 scouted Warbands"
    """).play("""
        Arverni action unshaded 32
        Arverni event_region region Carnutes
        Arverni relocate_to region Nervii
        Arverni relocate_number number 1
        Arverni relocate_number number 2
    """)

    assert game.pieces("Nervii", "Arverni") == "1 Warband, 2 revealed Warbands"
    assert game.asked == "Belgae action"


def test_event_32_unshaded_britannia_is_out_of_reach() -> None:
    """Neither out of nor into Britannia, and only own pieces."""
    game = at("""
        card = 32
        ineligible = ["Arverni", "Belgae"]
        [regions.Britannia]
        Romans = "1 Legion"
        [regions.Veneti]
        Romans = "2 Legions"
        Aedui = "1 Warband"
    """).play("Romans action unshaded 32")
    assert game.offers("region") == ["Veneti"]

    game.play("Romans event_region region Veneti")
    assert "Britannia" not in game.offers("region")
    assert len(game.offers("region")) == 14


def test_event_32_unshaded_even_upon_frost() -> None:
    """It is no March: Frost does not stop it."""
    game = at("""
        card = 32
        next = "Winter"
        [regions.Veneti]
        Arverni = "1 Warband"
    """).play("""
        Arverni action unshaded 32
        Arverni event_region region Veneti
        Arverni relocate_to region Ubii
    """)

    assert game.pieces("Ubii", "Arverni") == "1 Warband"


def test_event_32_effective_with_a_piece_to_move() -> None:
    """Ineffective for a Faction whose mobile pieces are all in Britannia."""
    assert not judged('card = 32\n[regions.Britannia]\nBelgae = "1 Warband"', "Belgae")
    assert judged('card = 32\n[regions.Morini]\nBelgae = "1 Warband"', "Belgae")
