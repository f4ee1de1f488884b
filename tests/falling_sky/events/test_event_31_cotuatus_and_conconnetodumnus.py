"""Card 31, Cotuatus & Conconnetodumnus."""

from tests.falling_sky.events.effect import is_effective
from tests.falling_sky.playing import at


def test_event_31_unshaded_places_a_legion_from_the_track() -> None:
    """A Legion comes to Provincia."""
    game = at("card = 31").play("Arverni action unshaded 31")

    assert game.pieces("Provincia", "Romans") == "1 Legion, Fort"
    assert game.position["legions_track"] == 11


def test_event_31_unshaded_not_from_fallen() -> None:
    """Ruling 127: Fallen Legions stay; with none on the track the Event does nothing."""
    game = at("card = 31\nfallen = 12")

    assert is_effective(at("card = 31"), "Arverni", "unshaded")
    assert not is_effective(game, "Arverni", "unshaded")
    assert game.play("Arverni action unshaded 31").position["fallen"] == 12


def test_event_31_shaded_removes_a_roman_an_aedui_and_one_more() -> None:
    """One Ally of each and a third of either; the Aedui Citadel is not offered."""
    game = at("""
        card = 31
        [tribes]
        Remi = "Romans"
        Helvii = "Romans"
        Helvetii = "Aedui"
        Senones = "Aedui"
        Aedui = "Aedui Citadel"
        Veneti = "Arverni"
    """).play("Arverni action shaded 31")

    assert game.offers("tribe") == ["Remi", "Helvii"]
    game.play("Arverni event_tribe tribe Remi")
    assert sorted(game.offers("tribe")) == ["Helvetii", "Senones"]
    game.play("Arverni event_tribe tribe Senones")
    assert sorted(game.offers("tribe")) == ["Helvetii", "Helvii"]
    game.play("Arverni event_tribe tribe Helvetii")
    assert game.tribe("Remi") == game.tribe("Senones") == game.tribe("Helvetii") == "Subdued"
    assert game.tribe("Helvii") == "Romans"


def test_event_31_shaded_what_can_be_removed() -> None:
    """Partial execution: without a Roman Ally two of the Aedui go."""
    game = at("""
        card = 31
        [tribes]
        Helvetii = "Aedui"
        Senones = "Aedui"
        Lingones = "Aedui"
    """).play("""
        Arverni action shaded 31
        Arverni event_tribe tribe Helvetii
        Arverni event_tribe tribe Senones
    """)

    assert game.tribe("Lingones") == "Aedui"
    assert game.asked.endswith("action")


def test_event_31_shaded_effective_with_a_roman_or_aedui_ally() -> None:
    """Citadels and other Gauls' Allies do not count."""
    none = at("""
        card = 31
        [tribes]
        Aedui = "Aedui Citadel"
        Veneti = "Arverni"
    """)

    assert is_effective(at('card = 31\n[tribes]\nRemi = "Romans"'), "Arverni", "shaded")
    assert not is_effective(none, "Arverni", "shaded")
    assert none.play("Arverni action shaded 31").tribe("Aedui") == "Aedui Citadel"
