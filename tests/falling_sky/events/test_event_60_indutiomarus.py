"""60 Indutiomarus."""

from tests.falling_sky.events.effect import is_effective
from tests.falling_sky.playing import at


def test_event_60_unshaded_six_belgic_pieces_of_one_region() -> None:
    """Six Warbands and Allies in one Region; Citadels and Leaders stay."""
    game = at("""
        card = 60
        [regions.Nervii]
        Belgae = "Ambiorix, 6 Warbands, 1 revealed Warband"
        [regions.Treveri]
        Belgae = "1 Warband"
        [regions.Morini]
        Belgae = "1 Warband"
        [tribes]
        Nervii = "Belgae"
        Mandubii = "Belgae Citadel"
    """).play("Belgae action unshaded 60")
    assert set(game.offers("region")) == {"Treveri", "Nervii"}
    game.play("Belgae event_region region Nervii")
    assert game.offers("remove") == ["Hidden Belgic Warband", "Revealed Belgic Warband", "Nervii"]
    game.play("Belgae event_choice remove Nervii\nBelgae event_choice remove Revealed Belgic Warband")
    assert game.asked == "Romans action"
    assert game.pieces("Nervii", "Belgae") == "Ambiorix, 2 Warbands"
    assert game.tribe("Nervii") == "Subdued"


def test_event_60_shaded_clears_and_settles_both_tribes() -> None:
    """Any Ally and a Dispersed marker go; Belgic Allies, two Belgic and one Germanic Warband come to each."""
    game = at("""
        card = 60
        [tribes]
        Treveri = "Dispersed"
        Ubii = "Germans"
    """).play("Belgae action shaded 60")
    assert (game.tribe("Treveri"), game.tribe("Ubii")) == ("Belgae", "Belgae")
    for region in ("Treveri", "Ubii"):
        assert game.pieces(region, "Belgae") == "2 Warbands"
        assert game.pieces(region, "Germans") == "1 Warband"


def test_event_60_shaded_scarce_warbands_are_divided() -> None:
    """With two Belgic Warbands Available, the executing Faction says how many go to the Treveri."""
    game = at('card = 60\n[regions.Morini]\nBelgae = "23 Warbands"\n').play("Belgae action shaded 60")
    assert game.offers("number") == ["0", "1", "2"]
    game.play("Belgae event_number number 1")
    assert game.pieces("Treveri", "Belgae") == game.pieces("Ubii", "Belgae") == "1 Warband"


def test_event_60_effective() -> None:
    """Unshaded needs Belgic pieces near the Treveri; shaded a piece to place or something to remove."""
    assert not is_effective(at('card = 60\n[regions.Morini]\nBelgae = "1 Warband"\n'), "Romans", "unshaded")
    assert is_effective(at('card = 60\n[regions.Ubii]\nBelgae = "1 Warband"\n'), "Romans", "unshaded")
    spent = 'card = 60\n[regions.Morini]\nBelgae = "25 Warbands"\nGermans = "15 Warbands"\n[tribes]\n'
    assert not is_effective(at(spent + 'Treveri = "Belgae"\nUbii = "Belgae"\n'), "Romans", "shaded")
    assert is_effective(at(spent + 'Treveri = "Belgae"\nUbii = "Dispersed"\n'), "Romans", "shaded")
