"""Card A37, All Gaul Gathers."""

from tests.ariovistus.playing import at
from tests.falling_sky.events.effect import is_effective

BOARD = """
    card = "A37"
    ineligible = ["Germans", "Belgae", "{0}"]
    [regions.Ubii]
    Germans = "Ariovistus, 4 Warbands"
    [regions.Provincia]
    Romans = "Caesar, 3 Legions, 4 Auxilia"
    [regions.Aedui]
    Aedui = "Diviciacus, 2 Warbands"
    [tribes]
    Treveri = "Aedui"
    Lingones = "Romans"
"""


def test_event_a37_unshaded_allies_of_anybody_then_leader_and_auxilia() -> None:
    """Treveri and Sequani are next to Germanic Control; Allies of two Factions at the Tribes there; Caesar goes without
    Legions."""
    game = at(BOARD.format("Aedui")).play("Romans action unshaded A37")
    assert game.offers("region") == ["Treveri", "Sequani"]
    game.play("""
        Romans event_region region Sequani
        Romans event_tribe tribe Helvetii
        Romans event_faction faction Aedui
        Romans event_tribe tribe Sequani
        Romans event_faction faction Romans
        Romans event_region region Provincia
        Romans event_group number 1
        Romans event_group number 3
    """)

    assert (game.tribe("Helvetii"), game.tribe("Sequani")) == ("Aedui", "Romans")
    assert game.pieces("Sequani", "Romans") == "Caesar, 3 Auxilia"
    assert game.pieces("Provincia", "Romans") == "3 Legions, 1 Auxilia, Fort"


def test_event_a37_unshaded_aedui_move_warbands_and_diviciacus() -> None:
    """From anywhere; nothing flips."""
    game = at(BOARD.format("Romans").replace("2 Warbands", "2 revealed Warbands")).play("""
        Aedui action unshaded A37
        Aedui event_region region Treveri
        Aedui event_region region Aedui
        Aedui event_group number 1
        Aedui event_group number 2
    """)

    assert game.pieces("Treveri", "Aedui") == "Diviciacus, 2 revealed Warbands"


def test_event_a37_unshaded_for_aedui_and_romans_alone() -> None:
    """Belgae and Germans get nothing from it; nobody does without Germanic Control."""
    game = at(BOARD.format("Aedui"))
    assert [f for f in ("Romans", "Aedui", "Belgae", "Germans") if is_effective(game, f, "unshaded")] == [
        "Romans",
        "Aedui",
    ]
    assert not is_effective(at(BOARD.format("Aedui").replace("Ariovistus, 4 Warbands", "")), "Romans", "unshaded")


def test_event_a37_unshaded_played_by_others_does_nothing() -> None:
    game = at(BOARD.format("Romans").replace("Belgae", "Aedui")).play("Belgae action unshaded A37")
    assert game.asked == "Chance draw_card"


def test_event_a37_shaded_up_to_three_allies() -> None:
    """Aedui and Roman Allies in Celtica within one of Germanic Control: Treveri, Sequani, not Mandubii; no Citadel."""
    board = BOARD.format("Romans") + 'Helvetii = "Aedui"\nSequani = "Aedui Citadel"\nNervii = "Belgae"'
    game = at(board).play("Aedui action shaded A37")
    assert game.offers("tribe") == ["Treveri", "Helvetii"]
    game.play("Aedui event_tribe tribe Helvetii\nAedui event_tribe done")

    assert (game.tribe("Helvetii"), game.tribe("Treveri"), game.tribe("Sequani")) == (
        "Subdued",
        "Aedui",
        "Aedui Citadel",
    )


def test_event_a37_shaded_effective() -> None:
    assert is_effective(at(BOARD.format("Aedui")), "Germans", "shaded")
    assert not is_effective(at(BOARD.format("Aedui").replace('Treveri = "Aedui"', "")), "Germans", "shaded")
