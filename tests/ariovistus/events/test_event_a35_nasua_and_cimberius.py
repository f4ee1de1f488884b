"""Card A35, Nasua and Cimberius."""

import pytest

from tests.ariovistus.playing import at
from tests.falling_sky.events.effect import is_effective


@pytest.mark.parametrize("before", ["Subdued", "Dispersed", "Germans", "Aedui"])
def test_event_a35_unshaded_an_ally_in_place_of_anything(before: str) -> None:
    """An Ally, a marker or nothing: the Treveri become Belgic, and up to eight Belgic Warbands come; a Settlement
    stays."""
    board = f'card = "A35"\n[regions.Treveri]\nGermans = "Settlement"\n[tribes]\nTreveri = "{before}"'
    game = at(board).play("""
        Germans action unshaded A35
        Germans event_faction faction Belgae
        Germans event_number number 8
    """)

    assert game.tribe("Treveri") == "Belgae"
    assert game.pieces("Treveri", "Belgae") == "8 Warbands"
    assert game.pieces("Treveri", "Germans") == "Settlement"


def test_event_a35_unshaded_four_auxilia_or_fewer() -> None:
    """Romans bring Auxilia, up to four; Arverni can be named, Germans cannot."""
    game = at('card = "A35"').play("Germans action unshaded A35")
    assert game.offers("faction") == ["Romans", "Arverni", "Aedui", "Belgae"]
    game.play("Germans event_faction faction Romans")
    assert game.offers("number") == ["0", "1", "2", "3", "4"]
    game.play("Germans event_number number 0")
    assert game.tribe("Treveri") == "Romans"
    assert game.pieces("Treveri", "Romans") == ""


def test_event_a35_shaded_warbands_and_a_settlement_near_germania() -> None:
    """Up to eight over Regions in or next to Germania, Cisalpina too; the Settlement may stand in Germania."""
    game = at('card = "A35"').play("Germans action shaded A35")
    near = ["Morini", "Nervii", "Sugambri", "Ubii", "Treveri", "Sequani", "Cisalpina"]
    assert game.offers("region") == near
    game.play("""
        Germans event_region region Treveri
        Germans event_number number 6
        Germans event_region region Cisalpina
        Germans event_number number 1
        Germans event_region done
        Germans event_region region Ubii
    """)

    assert game.pieces("Treveri", "Germans") == "6 Warbands"
    assert game.pieces("Cisalpina", "Germans") == "1 Warband"
    assert game.pieces("Ubii", "Germans") == "Settlement"


def test_event_a35_shaded_no_second_settlement_in_a_region() -> None:
    """A1.4.2 One a Region."""
    game = at('card = "A35"\n[regions.Ubii]\nGermans = "Settlement"').play("""
        Germans action shaded A35
        Germans event_region done
    """)
    assert "Ubii" not in game.offers("region")


def test_event_a35_effective() -> None:
    """Nothing left to place, nothing to replace: not effective."""
    full = '[regions.Arverni]\nArverni = "35 Warbands"\nAedui = "20 Warbands"\nBelgae = "25 Warbands"\n'
    full += 'Romans = "20 Auxilia"\nGermans = "30 Warbands"\n'
    assert is_effective(at(f'card = "A35"\n{full}'), "Romans", "unshaded")
    assert is_effective(at(f'card = "A35"\n{full}'), "Romans", "shaded")  # a Settlement
    settled = "".join(f'[regions.{r}]\nGermans = "Settlement"\n' for r in ("Morini", "Nervii", "Ubii"))
    settled += "".join(f'[regions.{r}]\nGermans = "Settlement"\n' for r in ("Treveri", "Sequani", "Cisalpina"))
    assert not is_effective(at(f'card = "A35"\n{full}{settled}'), "Romans", "shaded")
