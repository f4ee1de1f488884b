"""Card A65, Kinship."""

from tests.ariovistus.events.test_event_a31_german_phalanx import losses
from tests.ariovistus.playing import at
from tests.falling_sky.events.effect import is_effective

BOARD = """
    card = "A65"
    ineligible = ["Germans", "Belgae", "Aedui"]
    [regions.Nervii]
    Belgae = "Boduognatus, 6 Warbands"
    Germans = "6 Warbands"
    [regions.Treveri]
    Germans = "Ariovistus, 6 Warbands"
    Belgae = "9 Warbands"
    [regions.Morini]
    Belgae = "1 Warband"
    Germans = "1 Warband"
"""


def test_event_a65_unshaded_warbands_without_their_leader() -> None:
    """Romans let Germans attack Belgae: six Warbands cause three Losses, with Ariovistus beside them no more; he takes
    none either. Boduognatus strikes back in Nervii."""
    game = at(BOARD).play("""
        Romans action unshaded A65
        Romans event_faction faction Germans
        Romans event_region region Treveri
        Belgae declare_retreat stand
    """)
    assert losses(game) == 3
    assert game.pieces("Treveri", "Germans") == "Ariovistus, 3 revealed Warbands"
    game.play("Romans event_region region Nervii")
    while game.asked.startswith("Belgae"):
        game.play(f"{game.asked} {next(o for o in game.options if 'Leader' not in o)}")
    assert losses(game, "counterattack") == 2
    assert game.offers("region") == ["Morini"]
    game.play("Romans event_region done")


def test_event_a65_unshaded_belgae_attack_without_doubling() -> None:
    """Six Warbands: three Losses, though Boduognatus is there."""
    game = at(BOARD).play("""
        Romans action unshaded A65
        Romans event_faction faction Belgae
        Romans event_region region Nervii
        Germans declare_retreat stand
    """)
    assert losses(game) == 3
    assert game.pieces("Nervii", "Belgae").startswith("Boduognatus")


def test_event_a65_unshaded_effective() -> None:
    assert is_effective(at(BOARD), "Aedui", "unshaded")
    assert not is_effective(at('card = "A65"\n[regions.Nervii]\nBelgae = "2 Warbands"'), "Aedui", "unshaded")


def test_event_a65_shaded_four_warbands_and_two_allies_change_sides() -> None:
    """Germans become Belgae; at the Suebi no Belgic Ally may stand: removed only."""
    game = at(BOARD + '[tribes]\n"Suebi North" = "Germans"\nTreveri = "Germans"\nUbii = "Germans"').play("""
        Romans action shaded A65
        Romans event_faction faction Germans
        Romans event_region region Nervii
        Romans event_region region Nervii
        Romans event_region region Nervii
        Romans event_region region Morini
        Romans event_tribe tribe Suebi North
        Romans event_tribe tribe Treveri
    """)
    assert game.pieces("Nervii", "Germans") == "3 Warbands"
    assert game.pieces("Nervii", "Belgae") == "Boduognatus, 9 Warbands"
    assert game.pieces("Morini", "Germans") == ""
    found = [game.tribe(name) for name in ("Suebi North", "Treveri", "Ubii")]
    assert found == ["Subdued", "Belgae", "Germans"]


def test_event_a65_shaded_effective() -> None:
    assert not is_effective(at('card = "A65"'), "Romans", "shaded")
    assert is_effective(at('card = "A65"\n[tribes]\nUbii = "Germans"'), "Romans", "shaded")
