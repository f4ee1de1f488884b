"""Card 19, Lucterius."""

from tests.falling_sky.events.effect import is_effective
from tests.falling_sky.playing import at

WARBANDS = """
    card = 19
    [regions.Arverni]
    Arverni = "5 Warbands"
    [regions.Aedui]
    Arverni = "1 revealed Warband, 1 Warband"
    [regions.Sequani]
    Arverni = "1 Warband"
    [regions.Provincia]
    Arverni = "1 Warband"
    [regions.Bituriges]
    Arverni = "3 Warbands"
    Romans = "12 Auxilia"
"""


def test_event_19_unshaded_removes_up_to_six_warbands() -> None:
    """From Provincia, Sequani, Aedui and Arverni, six in all."""
    game = at(WARBANDS).play("Arverni action unshaded 19\nArverni event_choice remove_warbands")

    assert game.offers("region") == ["Provincia", "Aedui", "Sequani", "Arverni"]
    game.play("""
        Arverni event_region region Aedui
        Arverni event_piece piece Revealed Arverni Warband
        Arverni event_region region Sequani
        Arverni event_region region Provincia
        Arverni event_region region Arverni
        Arverni event_region region Arverni
        Arverni event_region region Arverni
    """)
    assert game.pieces("Aedui", "Arverni") == "1 Warband"
    assert game.pieces("Arverni", "Arverni") == "2 Warbands"
    assert game.pieces("Sequani", "Arverni") == game.pieces("Provincia", "Arverni") == ""
    assert game.asked == "Romans action"


def test_event_19_unshaded_fewer_warbands() -> None:
    """Up to six: one may stop before."""
    game = at(WARBANDS).play("""
        Arverni action unshaded 19
        Arverni event_choice remove_warbands
        Arverni event_region region Sequani
        Arverni event_region done
    """)

    assert game.pieces("Sequani", "Arverni") == ""


def test_event_19_unshaded_places_up_to_five_auxilia() -> None:
    """Instead, up to five Auxilia come to Provincia, as far as Available."""
    game = at(WARBANDS).play("Arverni action unshaded 19\nArverni event_choice place_auxilia")

    assert game.options == [f"number {n}" for n in range(6)]
    game.play("Arverni event_number number 5")
    assert game.pieces("Provincia", "Romans") == "5 Auxilia, Fort"


def test_event_19_unshaded_effective() -> None:
    """With neither Warbands near Provincia nor Auxilia Available there is nothing to do."""
    none = at("""
        card = 19
        [regions.Bituriges]
        Arverni = "3 Warbands"
        Romans = "20 Auxilia"
    """)

    assert is_effective(at(WARBANDS), "Romans", "unshaded")
    assert not is_effective(none, "Romans", "unshaded")
    assert none.play("Arverni action unshaded 19").asked == "Romans action"


def test_event_19_shaded_successor_on_the_map_becomes_vercingetorix() -> None:
    """Ruling 138: the Arverni move the Successor anywhere, now the named Leader; whoever executes."""
    game = at("""
        card = 19
        [regions.Bituriges]
        Arverni = "Successor"
    """).play("""
        Arverni action pass
        Romans action shaded 19
        Arverni event_region region Britannia
    """)

    assert game.pieces("Bituriges", "Arverni") == ""
    assert game.pieces("Britannia", "Arverni") == "Vercingetorix"


def test_event_19_shaded_an_available_successor() -> None:
    """Ruling 138: he may come from Available too, and may be placed where he stands."""
    game = at("card = 19")

    assert is_effective(game, "Arverni", "shaded")
    game.play("Arverni action shaded 19\nArverni event_region region Mandubii")
    assert game.pieces("Mandubii", "Arverni") == "Vercingetorix"


def test_event_19_shaded_not_with_vercingetorix() -> None:
    """Vercingetorix on the map, or waiting in the Spring box of Pax Gallica?, is no Successor."""
    here = at("""
        card = 19
        [regions.Bituriges]
        Arverni = "Vercingetorix"
    """)
    waiting = at('card = 19\nvercingetorix = "Spring box"', "pax-gallica")

    assert not is_effective(here, "Arverni", "shaded")
    assert not is_effective(waiting, "Arverni", "shaded")
    assert here.play("Arverni action shaded 19").pieces("Bituriges", "Arverni") == "Vercingetorix"


def test_event_19_unshaded_no_more_auxilia_than_available() -> None:
    """With one Auxilia Available, none or one."""
    game = at('card = 19\n[regions.Provincia]\nRomans = "19 Auxilia"\n')
    game.play("Arverni action unshaded 19")
    assert game.offers("number") == ["0", "1"]
