"""Card A30, Orgetorix."""

import pytest

from tests.ariovistus.playing import at
from tests.falling_sky.events.effect import is_effective

BOARD = """
    card = "A30"
    [regions.Sequani]
    Arverni = "6 Warbands"
    Germans = "4 Warbands, Settlement"
    [regions.Aedui]
    Aedui = "Diviciacus, 2 Warbands"
    [tribes]
    Sequani = "Arverni Citadel"
    Helvetii = "Dispersed"
    Aedui = "Aedui"
"""


def test_event_a30_unshaded_all_arverni_leave_one_region() -> None:
    """Warbands and the Citadel go; nobody else does."""
    game = at(BOARD + "[regions.Treveri]\nArverni = '1 Warband'").play("""
        Germans action unshaded A30
        Germans event_region region Sequani
    """)

    assert game.pieces("Sequani", "Arverni") == ""
    assert game.tribe("Sequani") == "Subdued"
    assert game.pieces("Sequani", "Germans") == "4 Warbands, Settlement"
    assert game.pieces("Treveri", "Arverni") == "1 Warband"


def test_event_a30_unshaded_only_within_one_of_sequani() -> None:
    """The Arverni Region is not next to Sequani."""
    far = at('card = "A30"\n[regions.Arverni]\nArverni = "2 Warbands"')
    assert not is_effective(far, "Germans", "unshaded")
    assert is_effective(at('card = "A30"\n[regions.Cisalpina]\nArverni = "1 Warband"'), "Germans", "unshaded")


@pytest.mark.proves("A5.1.1b")
def test_event_a30_shaded_nine_arverni_pieces_despite_stacking() -> None:
    """All Allies and Citadels go, a Dispersed marker, Leaders and the Settlement stay; nine pieces come, at Bibracte
    too."""
    game = at(BOARD).play("""
        Germans action shaded A30
        Germans event_choice place_citadel
        Germans event_tribe tribe Aedui
        Germans event_choice place_ally
        Germans event_region region Aedui
        Germans event_number number 5
        Germans event_region region Sequani
        Germans event_number number 2
    """)

    assert (game.tribe("Aedui"), game.tribe("Sequani")) == ("Arverni Citadel", "Arverni")
    assert game.tribe("Helvetii") == "Dispersed"
    assert game.pieces("Aedui", "Arverni") == "5 Warbands"
    assert game.pieces("Aedui", "Aedui") == "Diviciacus, 2 Warbands"
    assert game.pieces("Sequani", "Arverni") == "8 Warbands"
    assert game.pieces("Sequani", "Germans") == "4 Warbands, Settlement"
    assert game.asked != "Germans event_choice"


def test_event_a30_shaded_no_citadel_without_one_available() -> None:
    """Three Arverni Citadels stand elsewhere."""
    cities = 'Carnutes = "Arverni Citadel"\nBituriges = "Arverni Citadel"\nArverni = "Arverni Citadel"'
    game = at(f'card = "A30"\n[tribes]\n{cities}').play("Germans action shaded A30")

    assert game.options == ["place_warbands", "place_ally"]


def test_event_a30_shaded_as_many_as_are_available() -> None:
    """Five Warbands and nothing else: five pieces."""
    board = 'card = "A30"\n[regions.Arverni]\nArverni = "30 Warbands"\n[tribes]\nAedui = "Dispersed"\n'
    game = at(board + 'Sequani = "Dispersed"\nHelvetii = "Dispersed"').play("""
        Germans action shaded A30
        Germans event_region region Aedui
        Germans event_number number 5
    """)

    assert game.pieces("Aedui", "Arverni") == "5 Warbands"
    assert game.asked.endswith(" action")


def test_event_a30_shaded_effective() -> None:
    """An Ally to remove is enough, and so is a piece to place."""
    board = 'card = "A30"\n[regions.Arverni]\nArverni = "35 Warbands"\n[tribes]\nSequani = "Dispersed"\n'
    board += 'Helvetii = "Dispersed"\nAedui = "{0}"\n'
    assert is_effective(at(board.format("Aedui")), "Romans", "shaded")
    assert not is_effective(at(board.format("Dispersed")), "Romans", "shaded")


def test_event_a30_shaded_a_colony_is_a_tribe_as_others() -> None:
    """71 The Roman Ally at the Colony of Sequani goes with all others, and an Arverni one can come, but no Citadel."""
    game = at("""
        card = "A30"
        ineligible = ["Romans", "Aedui", "Belgae"]
        [regions.Sequani]
        Germans = "1 Warband, Settlement"
        [tribes]
        "Sequani Colony" = "Romans"
        Sequani = "Arverni Citadel"
        Helvetii = "Dispersed"
    """).play("Germans action shaded A30")
    assert game.tribe("Sequani Colony") == game.tribe("Sequani") == "Subdued"
    game.play("Germans event_choice place_ally")
    assert game.offers("tribe") == ["Aedui", "Sequani", "Sequani Colony"]
    game.play("Germans event_tribe tribe Sequani Colony\nGermans event_choice place_citadel")
    assert game.offers("tribe") == ["Aedui", "Sequani"]
    assert game.pieces("Sequani", "Germans") == "1 Warband, Settlement"
