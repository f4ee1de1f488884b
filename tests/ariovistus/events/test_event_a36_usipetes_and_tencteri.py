"""Card A36, Usipetes and Tencteri."""

from tests.ariovistus.playing import at
from tests.falling_sky.events.effect import is_effective


def test_event_a36_unshaded_two_settlements_and_eight_warbands() -> None:
    """From Morini, Nervii and Treveri, as far as there are: one Settlement, and eight of nine Warbands."""
    game = at("""
        card = "A36"
        [regions.Nervii]
        Germans = "Settlement, 8 Warbands"
        [regions.Treveri]
        Germans = "1 Warband"
        [regions.Sequani]
        Germans = "Settlement, 3 Warbands"
    """).play("Germans action unshaded A36\n" + "Germans event_region region Nervii\n" * 7)
    game.play("Germans event_region region Treveri")

    assert game.pieces("Nervii", "Germans") == "1 Warband"
    assert game.pieces("Treveri", "Germans") == ""
    assert game.pieces("Sequani", "Germans") == "3 Warbands, Settlement"
    assert game.available("Germans", "Settlements") == 5


def test_event_a36_unshaded_effective() -> None:
    assert not is_effective(at('card = "A36"\n[regions.Ubii]\nGermans = "4 Warbands"'), "Romans", "unshaded")
    assert is_effective(at('card = "A36"\n[regions.Morini]\nGermans = "Settlement"'), "Romans", "unshaded")
    assert is_effective(at('card = "A36"\n[regions.Morini]\nGermans = "1 Warband"'), "Romans", "unshaded")


def test_event_a36_shaded_the_germans_place_and_remove() -> None:
    """They choose, whoever plays it: two Settlements, four Warbands, and any two Allies within one of Sugambri."""
    game = at("""
        card = "A36"
        ineligible = ["Germans", "Aedui", "Romans"]
        [regions.Sugambri]
        Germans = "Settlement"
        [tribes]
        Nervii = "Belgae"
        Eburones = "Belgae"
        Treveri = "Aedui"
        Sequani = "Romans"
    """).play("Belgae action shaded A36")
    assert game.asked == "Germans event_region"
    assert game.offers("region") == ["Morini", "Nervii", "Ubii", "Treveri"]
    game.play("""
        Germans event_region region Nervii
        Germans event_region region Treveri
        Germans event_region region Treveri
        Germans event_number number 4
    """)
    assert "Sequani" not in game.offers("tribe")
    game.play("""
        Germans event_tribe tribe Nervii
        Germans event_tribe tribe Treveri
    """)

    assert game.pieces("Treveri", "Germans") == "4 Warbands, Settlement"
    assert game.pieces("Nervii", "Germans") == "Settlement"
    assert [game.tribe(name) for name in ("Nervii", "Treveri", "Eburones")] == ["Subdued", "Subdued", "Belgae"]


def test_event_a36_shaded_two_allies_must_go() -> None:
    """Where only Germanic Allies are left, two of these go."""
    game = at("""
        card = "A36"
        [regions.Arverni]
        Germans = "30 Warbands"
        [regions.Morini]
        Germans = "Settlement"
        [regions.Nervii]
        Germans = "Settlement"
        [regions.Ubii]
        Germans = "Settlement"
        [regions.Sugambri]
        Germans = "Settlement"
        [regions.Treveri]
        Germans = "Settlement"
        [tribes]
        "Suebi North" = "Germans"
        Sugambri = "Germans"
        Ubii = "Germans"
    """).play("""
        Germans action shaded A36
        Germans event_tribe tribe Sugambri
        Germans event_tribe tribe Ubii
    """)

    assert game.tribe("Suebi North") == "Germans"
    assert game.tribe("Sugambri") == game.tribe("Ubii") == "Subdued"
