"""Card A51, Siege of Bibrax."""

import pytest

from tests.ariovistus.playing import at
from tests.falling_sky.events.effect import is_effective

BOARD = """
    card = "A51"
    [regions.Atrebates]
    Belgae = "Boduognatus, 7 Warbands"
    [tribes]
    Remi = "{0}"
"""


@pytest.mark.parametrize("remi", ["Romans", "Aedui", "Subdued"])
def test_event_a51_unshaded_relief_a_fort_and_six_belgae_gone(remi: str) -> None:
    """Three Auxilia and an Aedui Warband, a Fort, and up to six Belgic Warbands off."""
    game = at(BOARD.format(remi)).play("Aedui action unshaded A51\nAedui event_number number 3")
    game.play("Aedui event_choice remove Hidden Belgic Warband\n" * 6)

    assert game.pieces("Atrebates", "Romans") == "3 Auxilia, Fort"
    assert game.pieces("Atrebates", "Aedui") == "1 Warband"
    assert game.pieces("Atrebates", "Belgae") == "Boduognatus, 1 Warband"
    assert "event_choice" not in game.asked


@pytest.mark.parametrize("remi", ["Belgae", "Dispersed", "Germans"])
def test_event_a51_unshaded_not_if_the_remi_are_with_others(remi: str) -> None:
    game = at(BOARD.format(remi))
    assert not is_effective(game, "Romans", "unshaded")
    game.play("Aedui action unshaded A51")
    assert game.pieces("Atrebates", "Romans") == ""


def test_event_a51_unshaded_no_second_fort_and_fewer_removed() -> None:
    """One may stop removing; a Fort is there already."""
    game = at(BOARD.format("Subdued").replace("[tribes]", 'Romans = "Fort"\n    [tribes]')).play("""
        Aedui action unshaded A51
        Aedui event_number number 0
        Aedui event_choice done
    """)
    assert game.pieces("Atrebates", "Romans") == "Fort"
    assert game.pieces("Atrebates", "Aedui") == "4 Warbands"
    assert game.pieces("Atrebates", "Belgae") == "Boduognatus, 7 Warbands"


def test_event_a51_shaded_up_to_five_pieces_but_legions_and_leaders() -> None:
    """Caesar, a Legion and Diviciacus stay; Allies, Fort, Auxilia and Warbands may go."""
    game = at("""
        card = "A51"
        [regions.Atrebates]
        Romans = "Caesar, 1 Legion, 1 Auxilia, Fort"
        Aedui = "Diviciacus, 2 Warbands"
        [tribes]
        Remi = "Aedui"
        Bellovaci = "Belgae"
    """).play("Aedui action shaded A51")
    assert sorted(game.options) == [
        "done",
        "remove Fort",
        "remove Hidden Aedui Warband",
        "remove Hidden Auxilia",
        "remove Remi",
    ]
    game.play("""
        Aedui event_choice remove Remi
        Aedui event_choice remove Fort
        Aedui event_choice remove Hidden Auxilia
        Aedui event_choice remove Hidden Aedui Warband
        Aedui event_choice remove Hidden Aedui Warband
    """)
    assert game.pieces("Atrebates", "Romans") == "Caesar, 1 Legion"
    assert game.pieces("Atrebates", "Aedui") == "Diviciacus"
    assert (game.tribe("Remi"), game.tribe("Bellovaci")) == ("Subdued", "Belgae")


def test_event_a51_shaded_effective() -> None:
    assert not is_effective(at('card = "A51"\n[regions.Atrebates]\nRomans = "1 Legion"'), "Belgae", "shaded")
    assert is_effective(at('card = "A51"\n[regions.Atrebates]\nAedui = "1 Warband"'), "Belgae", "shaded")
    assert is_effective(at('card = "A51"\n[tribes]\nRemi = "Romans"'), "Belgae", "shaded")
