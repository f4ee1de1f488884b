"""Card A40, Alpine Tribes as the expansion has it."""

from tests.ariovistus.playing import at
from tests.falling_sky.events.effect import is_effective


def test_event_a40_unshaded_three_of_four_regions() -> None:
    """Cisalpina and the Regions next to it, another kind in each, of any Faction; no Resources."""
    game = at('card = "A40"').play("Aedui action unshaded A40")
    assert game.offers("region") == ["Cisalpina", "Ubii", "Sequani", "Provincia"]
    game.play("""
        Aedui event_region region Cisalpina
        Aedui event_choice place_ally
        Aedui event_faction faction Aedui
        Aedui event_region region Ubii
        Aedui event_choice place_warbands
        Aedui event_faction faction Germans
        Aedui event_faction faction Arverni
        Aedui event_faction faction Aedui
        Aedui event_region region Provincia
        Aedui event_choice place_auxilia
        Aedui event_number number 2
    """)

    assert game.tribe("Nori") == "Aedui"
    assert [game.pieces("Ubii", f) for f in ("Germans", "Arverni", "Aedui")] == ["1 Warband"] * 3
    assert game.pieces("Provincia", "Romans") == "2 Auxilia, Fort"
    assert game.resources("Aedui") == 10
    assert game.asked != "Aedui event_region"


def test_event_a40_unshaded_only_romans_with_gallia_togata() -> None:
    """A5 Nobody else stacks in Cisalpina then."""
    game = at('card = "A40"\ngallia_togata = true').play("""
        Aedui action unshaded A40
        Aedui event_region region Cisalpina
    """)
    assert game.options == ["place_auxilia", "place_ally", "done"]
    game.play("Aedui event_choice place_ally")
    assert game.tribe("Nori") == "Romans"


def test_event_a40_shaded_up_to_three_regions() -> None:
    """Four Regions without Roman Control: fifteen Resources at most, and the executing Faction stays Eligible."""
    board = 'card = "A40"\nineligible = ["Romans", "Belgae", "Aedui"]\n[resources]\nRomans = 20\n'
    game = at(board + '[regions.Provincia]\nGermans = "4 Warbands"').play("Germans action shaded A40")
    assert game.offers("number") == ["0", "1", "2", "3"]
    game.play("Germans event_number number 3")

    assert game.resources("Romans") == 5
    assert game.view["eligibility"]["Germans"] == "Eligible"


def test_event_a40_effective() -> None:
    assert is_effective(at('card = "A40"'), "Aedui", "unshaded")
    assert is_effective(at('card = "A40"'), "Aedui", "shaded")
