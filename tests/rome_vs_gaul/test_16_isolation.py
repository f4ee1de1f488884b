"""16.3 The Isolation Segment."""

import pytest

from tests.rome_vs_gaul.test_16_winter import winter

NO_STRONGHOLDS = 'subjugated = ["Osismii", "Unelli"]'


def stays(space: str, position: str) -> bool:
    return winter(position, 2).owner(space) != ""


@pytest.mark.parametrize(
    ("position", "kept"),
    [
        pytest.param("", False, marks=pytest.mark.proves("16.3a", "16.3i")),
        pytest.param(
            '[spaces.Suindinum]\noutside = "Legion VII"', True, marks=pytest.mark.proves("16.3c", "16.3f", "16.3g")
        ),
    ],
)
def test_16_3_a_path_to_a_friendly_combat_unit(position: str, kept: bool) -> None:
    """The Roman marker at Autricum is shut in by Gallic ones, but for the way over Suindinum to nowhere or a Legion."""
    ring = ["Lutetia", "Cenabum", "Durocassium", "Noviodunum Diablintum", "Turones", "Lexovii"]
    assert stays("Autricum", f'roman = ["Autricum"]\ngallic = {ring}\n{position}'.replace("'", '"')) is kept


@pytest.mark.proves("16.3d", "16.3g", "16.3f")
def test_16_3_a_path_to_a_walled_city() -> None:
    """Over neutral spaces, as far as it takes."""
    assert stays("Autricum", 'roman = ["Autricum"]')


@pytest.mark.proves("16.3d", "14.7.1b")
def test_16_3_a_path_to_a_stronghold_or_a_town() -> None:
    """The Gallic marker at Lexovii has Unelli beside it; without it the Town of the Aulerci will do."""
    ring = 'roman = ["Suindinum", "Mediolanum Aulercorum", "Caleti", "Reginca", "Noviodunum Diablintum"]'
    marker = 'gallic = ["Lexovii"]'
    assert stays("Lexovii", f"{ring}\n{marker}")


@pytest.mark.parametrize(
    ("block", "kept"),
    [
        pytest.param("", True, marks=pytest.mark.proves("16.3d")),
        pytest.param('[spaces.Vellaunodunum]\noutside = "Legion VII"', False, marks=pytest.mark.proves("16.3h")),
        pytest.param('[spaces.Vellaunodunum]\noutside = "Germani"', False, marks=pytest.mark.proves("16.3m")),
    ],
)
def test_16_3_what_stands_on_the_path(block: str, kept: bool) -> None:
    """The Gallic marker at Cenabum can only go by Vellaunodunum to the Town of the Senones."""
    position = f"""
        gallic = ["Cenabum"]
        roman = ["Lutetia", "Autricum", "Turones", "Noviodunum Biturigum", "Metlosedum", "Autessiodurum"]
        [towns]
        Senones = "Agedincum"
        [spaces.Agedincum]
        inside = "Senones"
        {block}
    """
    assert stays("Cenabum", position) is kept


@pytest.mark.proves("16.3j", "17.5.1l")
def test_16_3_devastation_blocks() -> None:
    position = """
        gallic = ["Cenabum"]
        devastated = ["Vellaunodunum"]
        roman = ["Lutetia", "Autricum", "Turones", "Noviodunum Biturigum", "Metlosedum", "Autessiodurum"]
        [towns]
        Senones = "Agedincum"
        [spaces.Agedincum]
        inside = "Senones"
    """
    assert not stays("Cenabum", position)


@pytest.mark.parametrize(
    ("more", "kept"),
    [
        pytest.param("", False, marks=pytest.mark.proves("16.3e")),
        pytest.param(', "Agnanutes", "Portus Santonum"', True, marks=pytest.mark.proves("16.3e", "17.2.3a", "17.2.2a")),
    ],
)
def test_16_3_a_port_of_a_sea_that_one_rules(more: str, kept: bool) -> None:
    """Burdigala, cut off by land, stays while Rome has more Ports of the Atlanticus than the Gauls."""
    position = f"""
        {NO_STRONGHOLDS}
        roman = ["Burdigala"{more}]
        gallic = ["Mediolanum Santonum", "Vesunna", "Sontiates", "Tarbelli", "Darioritum"]
    """
    assert stays("Burdigala", position) is kept


@pytest.mark.proves("16.3k", "17.2.2d")
def test_16_3_rome_always_rules_the_sinus_gallicus() -> None:
    """Both its Ports are Gallic cities but Narbo: Carcaso, cut off from all else, traces to it by its Port alone."""
    game = winter(
        """
        gallic_cities = ["Massilia", "Vienne"]
        gallic = ["Tolosa", "Nemausus"]
        roman = ["Carcaso"]
        """,
        2,
    )
    assert (game.owner("Carcaso"), game.view["seas"]["Sinus Gallicus"]) == ("Roman", "Roman")


@pytest.mark.proves("16.3b")
def test_16_3_the_roman_first() -> None:
    """Isolated Roman Lutetia goes first, so that the Gallic marker at Metlosedum reaches the Parisii over it."""
    game = winter(
        """
        roman = ["Lutetia", "Iatinum", "Vellaunodunum", "Agedincum"]
        gallic = [
            "Metlosedum", "Augustomagus", "Cenabum", "Autricum", "Durocassium", "Durocortorum", "Noviodunum Suessionum"
        ]
        [towns]
        Parisii = "Briva Isarae"
        [spaces."Briva Isarae"]
        inside = "Parisii"
        """,
        2,
    )
    assert (game.owner("Lutetia"), game.owner("Metlosedum")) == ("", "Gallic")


@pytest.mark.proves("16.3n")
def test_16_3_starred_markers_are_never_isolated() -> None:
    """Rome holds all around: Antunnacum and Portus Itius."""
    game = winter(
        """
        roman = ["Antunnacum", "Portus Itius", "Caleti", "Lexovii", "Unelli"]
        subjugated = ["Unelli", "Osismii"]
        gallic = ["Divitia", "Mattium", "Durovernum", "Verlamion"]
        """,
        2,
    )
    assert game.position["gallic"] == ["Divitia", "Mattium", "Durovernum", "Verlamion"]


@pytest.mark.proves("16.3e", "17.2.2c")
def test_16_3_a_port_of_two_seas_is_one_port() -> None:
    """The Gaul rules both seas of Osismii: a marker there stays, though Romans are all around."""
    ring = 'roman = ["Darioritum", "Reginca"]'
    assert stays("Osismii", f'{ring}\ngallic = ["Osismii"]\nsubjugated = ["Osismii"]')


@pytest.mark.proves("16.3b")
def test_16_3_beside_a_port_of_two_seas_is_no_haven() -> None:
    """From Condate Redonum the only open way leads to empty Reginca, next to Osismii, which a Legion has closed."""
    position = """
        gallic = ["Condate Redonum"]
        roman = ["Unelli", "Darioritum", "Condevincum", "Noviodunum Diablintum", "Suindinum"]
        subjugated = ["Unelli"]
        [spaces.Osismii]
        outside = "Legion VII"
    """
    assert not stays("Condate Redonum", position)
