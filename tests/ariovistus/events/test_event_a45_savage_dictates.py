"""Card A45, Savage Dictates."""

from tests.ariovistus.playing import at
from tests.falling_sky.events.effect import is_effective

BOARD = """
    card = "A45"
    [regions.Sequani]
    intimidated = true
    [tribes]
    Treveri = "Germans"
"""


def test_event_a45_unshaded_allies_near_an_intimidated_marker() -> None:
    """In Celtica, with the marker or next to it, of anybody but the Germans; Helvii in Provincia is not in Celtica."""
    game = at(BOARD).play("Aedui action unshaded A45")
    assert game.offers("tribe") == ["Mandubii", "Senones", "Lingones", "Aedui", "Sequani", "Helvetii"]
    game.play("""
        Aedui event_tribe tribe Sequani
    """)
    assert "Germans" not in game.offers("faction")
    game.play("""
        Aedui event_faction faction Arverni
        Aedui event_tribe tribe Aedui
        Aedui event_tribe tribe Helvetii
        Aedui event_faction faction Romans
    """)

    assert [game.tribe(name) for name in ("Sequani", "Aedui", "Helvetii")] == ["Arverni", "Aedui", "Romans"]
    assert game.asked != "Aedui event_tribe"


def test_event_a45_unshaded_effective() -> None:
    assert is_effective(at(BOARD), "Romans", "unshaded")
    assert not is_effective(at('card = "A45"'), "Romans", "unshaded")
