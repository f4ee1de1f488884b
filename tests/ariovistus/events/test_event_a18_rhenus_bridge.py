"""Card A18, Rhenus Bridge."""

from tests.ariovistus.playing import at
from tests.falling_sky.events.effect import is_effective

GERMANIA = """
    card = "A18"
    [regions.Treveri]
    Romans = "Caesar, 3 Legions"
    [regions.Sugambri]
    Germans = "2 Warbands, 1 revealed Warband, Settlement"
    [regions.Ubii]
    Germans = "{leader}, 2 Warbands"
    [tribes]
    "Suebi North" = "Germans"
    "Suebi South" = "Germans"
"""


def test_event_a18_unshaded_not_where_ariovistus_is() -> None:
    """Sugambri is cleared of all Germans, the Settlement and the Suebi too; Ubii with Ariovistus is not offered."""
    game = at(GERMANIA.format(leader="Ariovistus")).play("Romans action unshaded A18")

    assert game.options == ["region Sugambri", "done"]
    game.play("Romans event_region region Sugambri")
    assert game.pieces("Sugambri", "Germans") == ""
    assert game.tribe("Suebi North") == "Subdued"
    assert game.pieces("Ubii", "Germans") == "Ariovistus, 2 Warbands"


def test_event_a18_unshaded_a_successor_is_removed() -> None:
    """Only the Ariovistus piece keeps the Romans away; his Successor goes with the others."""
    game = at(GERMANIA.format(leader="Successor")).play("Romans action unshaded A18\nRomans event_region region Ubii")

    assert game.pieces("Ubii", "Germans") == ""
    assert game.tribe("Suebi South") == "Subdued"


def test_event_a18_unshaded_the_romans_may_decline() -> None:
    """Whoever executes, the Romans decide."""
    game = at('ineligible = ["Romans"]' + GERMANIA.format(leader="Successor"))
    game.play("Belgae action unshaded A18\nRomans event_region done")

    assert game.pieces("Ubii", "Germans") == "Successor, 2 Warbands"


def test_event_a18_unshaded_effective() -> None:
    """Germans in Germania next to Roman Control and away from Ariovistus."""
    alone = 'card = "A18"\n[regions.Treveri]\nRomans = "3 Legions"\n[regions.Ubii]\nGermans = "{pieces}"'

    assert is_effective(at(alone.format(pieces="2 Warbands")), "Germans", "unshaded")
    assert not is_effective(at(alone.format(pieces="Ariovistus, 2 Warbands")), "Germans", "unshaded")
    assert not is_effective(at('card = "A18"\n[regions.Treveri]\nRomans = "3 Legions"'), "Germans", "unshaded")


def test_event_a18_shaded_a_legion_in_cisalpina_is_enough() -> None:
    """Cisalpina is next to Germania: six Resources are lost, and the Romans are Ineligible through the next card."""
    game = at("""
        card = "A18"
        next = 2
        ineligible = ["Romans", "Aedui", "Germans"]
        [resources]
        Romans = 8
        [regions.Cisalpina]
        Romans = "1 Legion"
    """)

    assert is_effective(game, "Belgae", "shaded")
    game.play("Belgae action shaded A18\nChance draw_card card 3")
    assert game.resources("Romans") == 2
    assert game.position["ineligible"] == ["Romans", "Belgae"]


def test_event_a18_shaded_without_a_legion_near() -> None:
    """Auxilia do not count, nor a Legion farther away."""
    game = at(
        'card = "A18"\n[regions.Cisalpina]\nRomans = "Caesar, 5 Auxilia"\n[regions.Mandubii]\nRomans = "1 Legion"'
    )

    assert not is_effective(game, "Germans", "shaded")


def test_event_a18_unshaded_settlement_and_colony_go_too() -> None:
    """A Settlement that stands in Germania (A35), and a Germanic Ally at a Colony (71) there: all Germans go."""
    game = at("""
        card = "A18"
        ineligible = ["Germans", "Aedui", "Belgae"]
        [regions.Ubii]
        Germans = "Ariovistus, 3 Warbands, Settlement"
        [regions.Sugambri]
        Germans = "3 Warbands, 2 revealed Warbands, 1 scouted Warband, Settlement"
        [regions.Treveri]
        Romans = "2 Auxilia"
        [tribes]
        "Suebi North" = "Germans"
        "Sugambri Colony" = "Germans"
    """).play("Romans action unshaded A18\nRomans event_region region Sugambri")
    assert game.pieces("Sugambri", "Germans") == ""
    assert game.tribe("Suebi North") == game.tribe("Sugambri Colony") == "Subdued"
    assert game.available("Germans", "Settlements") == 5
