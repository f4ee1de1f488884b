"""16.4 The Political Segment, 19 How to Win."""

import pytest

from tests.rome_vs_gaul.playing import Play
from tests.rome_vs_gaul.test_16_winter import winter

VOLCAE = ("Tolosa", "Carcaso", "Nemausus")
ALLOBROGES = ("Cularo", "Genava")
NARBONENSIS = ("Arelate", "Arausio", "Aquae Sextiae")
PROVINCIA = (*VOLCAE, *ALLOBROGES, *NARBONENSIS)
SEQUANI = ("Vesontio", "Magetobriga", "Epomanduodurum")
REMI = ("Durocortorum", "Bibrax", "Catalauni")
SUESSIONES = ("Noviodunum Suessionum", "Augustomagus", "Iatinum")
AQUITANIA = ("Burdigala", "Sontiates", "Elimberrum")


def names(spaces: tuple[str, ...]) -> str:
    return "[" + ", ".join(f'"{space}"' for space in spaces) + "]"


def senate(*roman: str, gallic: tuple[str, ...] = (), turn: int = 2, more: str = "") -> Play:
    """The Political Segment with these markers; the starred ones stay Gallic."""
    starred = ("Divitia", "Mattium", "Durovernum", "Verlamion")
    return winter(f"roman = {names(roman)}\ngallic = {names((*gallic, *starred))}\n{more}", 3, turn)


def governance(game: Play) -> tuple[int, int]:
    """Governance Points, and the Victory Points for them."""
    points, award = game.logged("governance")[0].facts
    return int(points), int(award)


@pytest.mark.parametrize(
    ("roman", "gallic", "points"),
    [
        pytest.param(SEQUANI, (), 5, marks=pytest.mark.proves("16.4.3a", "16.4.2b", "16.4.2e", "16.4.1a")),
        pytest.param(("Vesontio",), (), 2, marks=pytest.mark.proves("16.4.3b", "16.4.2d")),
        pytest.param(SEQUANI, ("Lutetia", "Metlosedum"), 2, marks=pytest.mark.proves("16.4.2a")),
        pytest.param(REMI, (), 4, marks=pytest.mark.proves("16.4.3c", "16.4.2b")),
        pytest.param(("Bibrax",), (), 2, marks=pytest.mark.proves("16.4.3d", "16.4.2d")),
        pytest.param(REMI, SUESSIONES, 2, marks=pytest.mark.proves("16.4.2a")),
        pytest.param(AQUITANIA, (), 1, marks=pytest.mark.proves("16.4.3e", "16.4.2c")),
        pytest.param(("Burdigala",), (), 1, marks=pytest.mark.proves("16.4.3e")),
        pytest.param((), (), 0, marks=pytest.mark.proves("16.4.2d")),
    ],
)
def test_16_4_3_points_of_a_region(roman: tuple[str, ...], gallic: tuple[str, ...], points: int) -> None:
    """All of Provincia is Roman."""
    assert governance(senate(*PROVINCIA, *roman, gallic=gallic))[0] == points


@pytest.mark.parametrize(
    ("lost", "points"),
    [
        pytest.param(VOLCAE, 4, marks=pytest.mark.proves("16.4.3f", "16.4.1b")),
        pytest.param(ALLOBROGES, 4, marks=pytest.mark.proves("16.4.3g")),
        pytest.param(NARBONENSIS, 2, marks=pytest.mark.proves("16.4.3h")),
    ],
)
def test_16_4_3_provinces_of_provincia_that_are_lost(lost: tuple[str, ...], points: int) -> None:
    """Dominance of Celtica, less what is lost."""
    kept = [space for space in PROVINCIA if space not in lost]
    assert governance(senate(*kept, *SEQUANI))[0] == points


@pytest.mark.proves("16.4.3i", "16.4.4b", "16.4.1c")
def test_16_4_4_the_example_of_the_rulebook() -> None:
    """Dominance of Celtica, Presence in Belgica and Aquitania, a Gallic marker in Volcae: 8 points, 1 Victory Point."""
    kept = [space for space in PROVINCIA if space != "Nemausus"]
    game = senate(*kept, *SEQUANI, "Bibrax", "Burdigala", gallic=("Nemausus",))
    assert governance(game) == (8, 1)


@pytest.mark.parametrize(
    ("roman", "expected"),
    [
        pytest.param((*SEQUANI, *REMI, *AQUITANIA), (10, 2), marks=pytest.mark.proves("16.4.4a")),
        pytest.param((*SEQUANI, *REMI), (9, 2), marks=pytest.mark.proves("16.4.4a")),
        pytest.param((*SEQUANI, "Bibrax"), (7, 1), marks=pytest.mark.proves("16.4.4b")),
        pytest.param((*REMI, "Vesontio"), (6, 0), marks=pytest.mark.proves("16.4.4c")),
        pytest.param(("Vesontio", "Bibrax"), (4, 0), marks=pytest.mark.proves("16.4.4c")),
    ],
)
def test_16_4_4_victory_points(roman: tuple[str, ...], expected: tuple[int, int]) -> None:
    game = senate(*PROVINCIA, *roman, more='[towns]\nParisii = "Lutetia"\n[spaces.Lutetia]\ninside = "Parisii"')
    assert governance(game) == expected
    assert game.table.result is None


def ending(game: Play) -> tuple[str, str]:
    """How the game ended, and who won."""
    result = game.table.result
    assert result is not None
    return result.reason, result.winners[0]


@pytest.mark.proves("16.4.4d", "19.1.1a", "16.4.5a")
def test_19_1_1_three_points_or_fewer() -> None:
    """Presence in Celtica and Aquitania is 3: Caesar is called home."""
    assert ending(senate(*PROVINCIA, "Vesontio", "Burdigala")) == ("gallic_automatic", "Gallic")


CELTICA = (
    *SEQUANI,
    *("Bibracte", "Cabillonum", "Matisco"),
    *("Lutetia", "Metlosedum"),
    *("Tullum", "Nasium", "Solimariaca"),
    *("Cenabum", "Autricum", "Turones"),
    *("Avaricum", "Gorgobina", "Noviodunum Biturigum"),
    *("Gergovia", "Brivas", "Acitodunum"),
)
BELGICA = (
    *REMI,
    *SUESSIONES,
    *("Nemetocenna", "Samarobriva"),
    *("Bratuspantium", "Litanobriga", "Rotomagus"),
    *("Atuatuca", "Coriovallum", "Blariacum"),
)
TRIUMPH = (*PROVINCIA, *CELTICA, *BELGICA, *AQUITANIA)


@pytest.mark.parametrize(
    ("without", "wins"),
    [
        pytest.param((), True, marks=pytest.mark.proves("19.1.2a", "19.1.2b", "19.1.2c", "19.1.2d", "19.1.2e")),
        pytest.param(("Nemetocenna",), False, marks=pytest.mark.proves("19.1.2b")),
        pytest.param(("Lutetia",), False, marks=pytest.mark.proves("19.1.2c")),
        pytest.param(("Burdigala",), False, marks=pytest.mark.proves("19.1.2d")),
        pytest.param(("Genava",), False, marks=pytest.mark.proves("19.1.2e")),
    ],
)
def test_19_1_2_the_roman_triumph(without: tuple[str, ...], wins: bool) -> None:
    """Five Provinces of Belgica, seven of Celtica, Aquitania and all of Provincia; one less will not do."""
    game = senate(*[space for space in TRIUMPH if space not in without])
    assert (game.table.result is not None) is wins
    if wins:
        assert ending(game) == ("roman_automatic", "Roman")


@pytest.mark.proves("19.1.2a")
def test_19_1_2_not_with_a_fortified_town_on_the_map() -> None:
    game = senate(*TRIUMPH, more='[towns]\nTreveri = "Treveris"\n[spaces.Treveris]\ninside = "Treveri"')
    assert game.table.result is None


# ---- 19.2 to 19.4


def last_turn(more: str = "", *roman: str) -> Play:
    """Turn 6, with 9 Governance Points, that is 2 Victory Points of this turn."""
    town = '[towns]\nTreveri = "Treveris"\n[spaces.Treveris]\ninside = "Treveri"'
    return senate(*PROVINCIA, *SEQUANI, *REMI, *roman, turn=6, more=f"{more}\n{town}")


@pytest.mark.parametrize(
    ("governance", "winner"),
    [
        pytest.param(
            10, ("roman_victory", "Roman"), marks=pytest.mark.proves("19.2.1a", "19.2.1c", "19.2.2e", "16.4.5b")
        ),
        pytest.param(9, ("gallic_victory", "Gallic"), marks=pytest.mark.proves("19.2.1b")),
    ],
)
def test_19_2_1_twelve_points(governance: int, winner: tuple[str, str]) -> None:
    """Ten of the years before and two of this one are enough."""
    assert ending(last_turn(f"governance = {governance}")) == winner


def points(game: Play) -> int:
    result = game.table.result
    assert result is not None
    return next(rank.score for rank in result.ranking if rank.seats == ("Roman",))


@pytest.mark.parametrize(
    ("position", "worth"),
    [
        pytest.param("", 0, marks=pytest.mark.proves("19.2.2a")),
        pytest.param('subjugated = ["Octodurus"]', 1, marks=pytest.mark.proves("19.2.2a", "19.3a")),
        pytest.param('[boxes]\neliminated = "Senones, Parisii, Carnutes"', 0, marks=pytest.mark.proves("19.4b")),
        pytest.param(
            '[boxes]\neliminated = "Senones, Parisii, Carnutes, Leuci"', 1, marks=pytest.mark.proves("19.2.2b", "19.4a")
        ),
        pytest.param(
            "[boxes]\neliminated = "
            '"Senones, Parisii, Carnutes, Leuci, Remi, Nervii, Morini, Veneti, Aulerci, Pictones, Santones"',
            2,
            marks=pytest.mark.proves("19.4b"),
        ),
        pytest.param(
            '[boxes]\nsubmitted = "Parisii, Carnutes, Leuci, Sequani"\ngone = "Vercingetorix, Ambiorix"\n'
            'eliminated = "Senones, Remi, Nervii"',
            0,
            marks=pytest.mark.proves("19.4c", "19.4d"),
        ),
    ],
)
def test_19_2_2_victory_points(position: str, worth: int) -> None:
    """Beside the 2 of this turn's governance."""
    markers, _, boxes = position.partition("[boxes]")
    game = last_turn(markers + (f"\n[boxes]{boxes}" if boxes else ""))
    assert points(game) == 2 + worth


@pytest.mark.proves("19.3b")
def test_19_3_the_pass_stays_open() -> None:
    """A Gallic marker lies at Octodurus again."""
    game = senate(*PROVINCIA, *SEQUANI, *REMI, gallic=("Octodurus",), turn=6, more='subjugated = ["Octodurus"]')
    assert points(game) == 3


@pytest.mark.parametrize(
    ("markers", "worth"),
    [
        pytest.param('"Divitia", "Durovernum"', 0, marks=pytest.mark.proves("17.1.3a", "17.1.3b")),
        pytest.param('"Durovernum"', 2, marks=pytest.mark.proves("19.2.2c", "17.1.3a")),
        pytest.param('"Mattium"', 2, marks=pytest.mark.proves("19.2.2d", "17.1.3b")),
        pytest.param("", 4, marks=pytest.mark.proves("19.2.2c", "19.2.2d")),
    ],
)
def test_17_1_3_germania_and_britannia(markers: str, worth: int) -> None:
    """Two points for each land without a Gallic marker."""
    game = winter(f"roman = {names((*PROVINCIA, *SEQUANI, *REMI))}\ngallic = [{markers}]", 3, 6)
    assert points(game) == 2 + worth


@pytest.mark.proves("16.4.5c")
def test_16_4_5_the_gallic_victory_comes_first() -> None:
    """On Turn 6 with many points, but the Senate against him, the Roman loses."""
    game = senate(*PROVINCIA, turn=6, more="governance = 10")
    assert ending(game) == ("gallic_automatic", "Gallic")
