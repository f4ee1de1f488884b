"""37 Boii."""

import pytest

from tests.falling_sky.events.effect import is_effective
from tests.falling_sky.playing import at

AEDUI_HOME = """
    card = 37
    [regions.Aedui]
    Aedui = "1 Warband"
    [tribes]
    Bituriges = "Dispersed"
"""


def test_event_37_unshaded_placers_pieces_spread_near_aedui_control() -> None:
    """Two Allies at Subdued Tribes and two Warbands of the placing Faction, at or adjacent to Aedui Control."""
    game = at(AEDUI_HOME).play("Aedui action unshaded 37")
    assert game.offers("faction") == ["Romans", "Aedui"] or game.offers("faction") == ["Aedui", "Romans"]
    game.play("Aedui event_faction faction Aedui")
    assert "Bituriges" not in game.offers("tribe")
    assert "Arverni" not in game.offers("tribe")
    game.play("Aedui event_tribe tribe Senones\nAedui event_tribe tribe Helvii")
    assert set(game.offers("region")) == {"Aedui", "Mandubii", "Bituriges", "Sequani", "Arverni", "Provincia"}
    game.play("Aedui event_region region Bituriges\nAedui event_region region Mandubii")

    assert (game.tribe("Senones"), game.tribe("Helvii")) == ("Aedui", "Aedui")
    assert game.pieces("Bituriges", "Aedui") == game.pieces("Mandubii", "Aedui") == "1 Warband"


def test_event_37_unshaded_romans_place_at_the_word_of_another() -> None:
    """The executing Faction names the placing one, which then chooses where its pieces go."""
    game = at(AEDUI_HOME.replace("card = 37", 'card = 37\nineligible = ["Aedui", "Romans"]'))
    game.play("Arverni action unshaded 37\nArverni event_faction faction Romans")
    game.play("Romans event_tribe tribe Senones\nRomans event_tribe tribe Lingones")
    game.play("Romans event_region region Aedui\nRomans event_region region Aedui")
    assert game.pieces("Aedui", "Romans") == "2 Auxilia"
    assert (game.tribe("Senones"), game.tribe("Lingones")) == ("Romans", "Romans")


@pytest.mark.proves("5.1.1h")
def test_event_37_shaded_aedui_allies_become_arverni() -> None:
    """One or two Aedui Allies near Arverni Control; Bibracte may hold none but Aedui and is Subdued."""
    game = at("""
        card = 37
        [regions.Arverni]
        Arverni = "2 Warbands"
        [tribes]
        Aedui = "Aedui"
        Pictones = "Aedui"
        Bituriges = "Aedui Citadel"
        Helvetii = "Aedui"
    """).play("Aedui action shaded 37")
    assert game.offers("tribe") == ["Pictones", "Aedui"]
    game.play("Aedui event_tribe tribe Aedui\nAedui event_tribe tribe Pictones")
    assert (game.tribe("Aedui"), game.tribe("Pictones")) == ("Subdued", "Arverni")
    assert game.tribe("Bituriges") == "Aedui Citadel"


def test_event_37_effective() -> None:
    """Both sides need the Control that they name."""
    assert is_effective(at(AEDUI_HOME), "Belgae", "unshaded")
    assert not is_effective(at("card = 37"), "Belgae", "unshaded")
    assert not is_effective(at(AEDUI_HOME), "Arverni", "shaded")
    near = 'card = 37\n[regions.Arverni]\nArverni = "1 Warband"\n[tribes]\nAedui = "Aedui"\n'
    assert is_effective(at(near), "Romans", "shaded")


@pytest.mark.parametrize(("there", "placed"), [(19, 1), (10, 2)])
def test_event_37_unshaded_two_warbands_as_far_as_available(there: int, placed: int) -> None:
    """Two come with the Allies, or the last one."""
    game = at(f'card = 37\n[regions.Aedui]\nAedui = "{there} Warbands"\n').play("""
        Aedui action unshaded 37
        Aedui event_faction faction Aedui
        Aedui event_tribe tribe Mandubii
        Aedui event_tribe tribe Senones
    """)
    for _ in range(placed):
        game.play("Aedui event_region region Bituriges")
    assert game.asked != "Aedui event_region"
    assert game.pieces("Bituriges", "Aedui") == ("1 Warband" if placed == 1 else "2 Warbands")


NEAR = ("Aedui", "Mandubii", "Senones", "Lingones", "Bituriges", "Sequani", "Helvetii", "Cadurci", "Volcae", "Helvii")


@pytest.mark.parametrize(
    ("auxilia", "allies", "placers"),
    [(20, 6, ["Aedui"]), (19, 6, ["Romans", "Aedui"]), (20, 5, ["Romans", "Aedui"])],
)
def test_event_37_unshaded_only_who_has_something_to_place(auxilia: int, allies: int, placers: list[str]) -> None:
    """Romans with an Auxilia or an Ally Available may be named, but not with all of them on the map."""
    far = ("Morini", "Menapii", "Nervii", "Eburones", "Remi", "Treveri")[:allies]
    tribes = "".join(f'{t} = "Romans"\n' for t in far)
    game = at(AEDUI_HOME + f'{tribes}[regions.Nervii]\nRomans = "{auxilia} Auxilia"').play("Aedui action unshaded 37")
    assert (sorted(game.offers("faction")) or ["Aedui"]) == sorted(placers)
    assert game.asked == ("Aedui event_faction" if len(placers) > 1 else "Aedui event_tribe")
