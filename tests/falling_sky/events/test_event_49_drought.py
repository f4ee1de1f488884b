"""Card 49, Drought."""

import pytest

from tests.falling_sky.events.effect import is_effective
from tests.falling_sky.playing import at


def test_event_49_unshaded_halves_resources() -> None:
    """Each Faction keeps half, rounded down."""
    game = at("""
        card = 49
        [resources]
        Romans = 45
        Arverni = 1
        Aedui = 8
        Belgae = 0
    """).play("Aedui action unshaded 49\nAedui event_region region Britannia")

    assert [game.resources(f) for f in ("Romans", "Arverni", "Aedui", "Belgae")] == [22, 0, 4, 0]
    assert game.position["regions"]["Britannia"] == {"devastated": True}


def test_event_49_unshaded_marker_where_there_is_none() -> None:
    """Ruling 164: a Region that is Devastated already cannot be chosen."""
    game = at("""
        card = 49
        [regions.Mandubii]
        devastated = true
    """).play("Aedui action unshaded 49")

    assert "Mandubii" not in game.offers("region")
    assert len(game.offers("region")) == 15


def test_event_49_unshaded_owners_remove_a_piece_from_each_devastated_region() -> None:
    """Ruling 164: every owner picks, in the new Devastated Region and in the old; a Legion is Fallen."""
    game = at("""
        card = 49
        [regions.Mandubii]
        devastated = true
        Romans = "Caesar, 2 Legions, Fort"
        Aedui = "1 Warband"
        [regions.Carnutes]
        Arverni = "2 Warbands"
        Belgae = "1 Warband"
        [tribes]
        Carnutes = "Arverni Citadel"
        Senones = "Romans"
    """).play("Aedui action unshaded 49\nAedui event_region region Carnutes")

    assert game.options == ["piece Roman Leader", "piece Legion", "piece Fort", "tribe Senones"]
    game.play("Romans event_piece piece Legion")
    assert game.options == ["piece Hidden Arverni Warband", "tribe Carnutes"]
    game.play("Arverni event_piece tribe Carnutes")
    assert game.tribe("Carnutes") == "Subdued"
    assert game.pieces("Carnutes", "Arverni") == "2 Warbands"
    assert game.pieces("Mandubii", "Romans") == "Caesar, 1 Legion, Fort"
    assert game.position["fallen"] == 1
    assert game.pieces("Mandubii", "Aedui") == game.pieces("Carnutes", "Belgae") == ""


def test_event_49_unshaded_germans_lose_warbands_first() -> None:
    """Ruling 164: a Germanic Ally goes only where there is no Germanic Warband, and the executing Faction picks it."""
    game = at("""
        card = 49
        [regions.Sugambri]
        devastated = true
        Germans = "1 Warband, 1 revealed Warband"
        [regions.Ubii]
        devastated = true
        [tribes]
        Sugambri = "Germans"
        Ubii = "Germans"
        "Suebi South" = "Germans"
    """).play("""
        Aedui action unshaded 49
        Aedui event_region region Britannia
        Aedui event_piece tribe Ubii
    """)

    assert game.pieces("Sugambri", "Germans") == "1 Warband"
    assert game.tribe("Sugambri") == game.tribe("Suebi South") == "Germans"
    assert game.tribe("Ubii") == "Subdued"


def test_event_49_unshaded_germanic_warbands_in_their_order() -> None:
    """3.4.5 Nobody chooses among Germanic Warbands: a Scouted one goes before Revealed and Hidden ones."""
    game = at("""
        card = 49
        [regions.Sugambri]
        devastated = true
        Germans = "1 Warband, 1 revealed Warband, 1 scouted Warband"
    """).play("Aedui action unshaded 49\nAedui event_region region Britannia")

    assert game.pieces("Sugambri", "Germans") == "1 Warband, 1 revealed Warband"


def test_event_49_unshaded_the_fort_of_provincia_stays() -> None:
    """It can never be removed."""
    game = at("card = 49").play("Aedui action unshaded 49\nAedui event_region region Provincia")

    assert game.pieces("Provincia", "Romans") == "Fort"


REGIONS = (
    *("Morini", "Nervii", "Atrebates", "Sugambri", "Ubii", "Treveri", "Carnutes", "Mandubii", "Veneti"),
    *("Pictones", "Bituriges", "Aedui", "Sequani", "Arverni", "Britannia", "Provincia"),
)
DRY = "card = 49\n[resources]\nRomans = {n}\nArverni = 0\nAedui = 0\nBelgae = 0\n" + "\n".join(
    f"[regions.{name}]\ndevastated = true" for name in REGIONS
)


def test_event_49_unshaded_effective() -> None:
    """Only a board without Resources, all Devastated and empty, is left as it is."""
    none = at(DRY.format(n=0))

    assert is_effective(at(DRY.format(n=1)), "Aedui", "unshaded")
    assert is_effective(at("card = 49"), "Aedui", "unshaded")
    assert not is_effective(none, "Aedui", "unshaded")
    assert none.play("Aedui action unshaded 49").asked.endswith("action")


def test_event_49_unshaded_removals_in_the_order_of_the_card() -> None:
    """Aedui, Belgae, Romans, Arverni, as the card has them, and the Germans last."""
    game = at("""
        card = 49
        [regions.Carnutes]
        Romans = "1 Legion, 1 Auxilia"
        Arverni = "1 Warband, 1 revealed Warband"
        Belgae = "1 Warband, 1 revealed Warband"
        Germans = "1 Warband"
    """).play("Aedui action unshaded 49\nAedui event_region region Carnutes")

    assert game.asked == "Belgae event_piece"
    game.play("Belgae event_piece piece Hidden Belgic Warband")
    assert game.asked == "Romans event_piece"
    game.play("Romans event_piece piece Legion")
    assert game.asked == "Arverni event_piece"
    assert game.pieces("Carnutes", "Germans") == "1 Warband"
    game.play("Arverni event_piece piece Hidden Arverni Warband")
    assert game.pieces("Carnutes", "Germans") == ""


@pytest.mark.parametrize(
    "change",
    [
        ("[regions.Morini]\ndevastated = true", ""),  # a Region to Devastate
        ("[regions.Morini]\ndevastated = true", '[regions.Morini]\ndevastated = true\nBelgae = "1 Warband"'),
    ],
)
def test_event_49_unshaded_effective_without_resources(change: tuple[str, str]) -> None:
    """A marker to be placed, or a piece to be removed, is enough."""
    assert is_effective(at(DRY.format(n=0).replace(*change)), "Aedui", "unshaded")


def test_event_49_unshaded_nothing_is_removed_elsewhere() -> None:
    """Pieces in Regions that are not Devastated stay."""
    game = at('card = 49\n[regions.Nervii]\nBelgae = "1 Warband"\n').play("""
        Aedui action unshaded 49
        Aedui event_region region Britannia
    """)

    assert game.pieces("Nervii", "Belgae") == "1 Warband"


@pytest.mark.parametrize(("romans", "asked"), [(1, "Aedui gift"), (0, "Aedui event_region")])
def test_event_49_unshaded_romans_who_had_nothing_do_not_drop(romans: int, asked: str) -> None:
    """8.6.6 Non-player Aedui help Romans who fall below two Resources, not those who were there before."""
    game = at(f'card = 49\nnonplayers = ["Aedui"]\n[resources]\nRomans = {romans}\nAedui = 45\n')
    game.play("Aedui action unshaded 49")

    assert game.asked == asked
