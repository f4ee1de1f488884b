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


def test_event_a45_shaded_anywhere_regardless_of_ariovistus_or_control() -> None:
    """One Hidden Warband in Morini, far from him, removes an Ally; where a Faction has its Leader it is no victim."""
    game = at("""
        card = "A45"
        ineligible = ["Germans", "Aedui", "Romans"]
        [regions.Morini]
        Germans = "1 Warband"
        Belgae = "4 Warbands"
        [regions.Nervii]
        Germans = "2 Warbands"
        Belgae = "Boduognatus, 2 Warbands"
        [tribes]
        Morini = "Belgae"
    """).play("Belgae action shaded A45")
    assert game.offers("region") == ["Morini", "Nervii"]
    game.play("Germans event_region region Morini\nGermans intimidate_piece tribe Morini")
    assert game.tribe("Morini") == "Subdued"
    assert game.offers("region") == ["Nervii"]
    game.play("Germans event_region region Nervii")

    assert game.pieces("Nervii", "Belgae") == "Boduognatus, 2 Warbands"
    assert [name for name, facts in game.view["regions"].items() if facts.get("intimidated")] == ["Morini", "Nervii"]


def test_event_a45_shaded_the_germans_may_decline() -> None:
    game = at('card = "A45"\nineligible = ["Germans", "Aedui", "Romans"]\n[regions.Ubii]\nGermans = "1 Warband"')
    game.play("Belgae action shaded A45\nGermans event_region done")
    assert not game.view["regions"]["Ubii"].get("intimidated")


def test_event_a45_shaded_effective() -> None:
    assert is_effective(at('card = "A45"\n[regions.Ubii]\nGermans = "1 Warband"'), "Romans", "shaded")
    assert not is_effective(at('card = "A45"\n[regions.Ubii]\nGermans = "1 revealed Warband"'), "Romans", "shaded")
