"""A6.2 AT WAR? SELECT TARGETS: which Regions set the Arverni At War, and the two dice of the table."""

import pytest

from tests.ariovistus.arverni import OVER, keys, phase, told
from tests.ariovistus.playing import at, start

HOMES = ("Veneti", "Carnutes", "Pictones", "Arverni")


def at_war(board: str) -> list[str]:
    found: list[str] = at(f'card = "A19"\nnext = 1\n{board}').view["at_war"]
    return found


# ---- AT WAR? ----------------------------------------------------------------------------------------------------


@pytest.mark.proves("A6.2d", "A1.3.1c")
@pytest.mark.parametrize("region", ["Veneti", "Carnutes", "Pictones", "Arverni", "Bituriges", "Mandubii"])
def test_a6_2_a_home_region_with_others_is_at_war(region: str) -> None:
    """With or without Arverni; the Bituriges are no home of theirs."""
    assert at_war(f'[regions.{region}]\nBelgae = "1 Warband"') == [region] * (region in HOMES)
    both = at_war(f'[regions.{region}]\nBelgae = "1 Warband"\nArverni = "1 Warband"')
    assert both == [region] * (region in HOMES)


@pytest.mark.proves("A6.2e", "A6.2f")
def test_a6_2_an_ally_or_citadel_with_others_is_at_war() -> None:
    """Elsewhere an Arverni Ally or Citadel beside a piece of others makes war; Warbands do not, nor does one alone."""
    others = '[regions.Sequani]\nAedui = "1 Warband"\nArverni = "5 Warbands"\n[tribes]\n'
    assert at_war(f'{others}Helvetii = "Arverni"') == ["Sequani"]
    assert at_war(f'{others}Sequani = "Arverni Citadel"') == ["Sequani"]
    assert at_war(others) == []
    assert at_war('[tribes]\nHelvetii = "Arverni"') == []


@pytest.mark.proves("A6.2g")
@pytest.mark.parametrize(
    "piece",
    [
        '[regions.Pictones]\nGermans = "Settlement"',
        '[regions.Pictones]\nRomans = "Fort"',
        '[regions.Pictones]\nGermans = "Ariovistus"',
        '[tribes]\nPictones = "Germans"',
    ],
)
def test_a6_2_every_kind_of_piece_makes_war(piece: str) -> None:
    assert at_war(piece) == ["Pictones"]


@pytest.mark.proves("A6.2g")
def test_a6_2_a_citadel_or_the_fort_of_provincia_makes_war() -> None:
    """An Aedui Citadel at Cenabum; an Arverni Ally at the Helvii, beside a Fort that never goes."""
    assert at_war('[tribes]\nCarnutes = "Aedui Citadel"\nHelvii = "Arverni"') == ["Carnutes", "Provincia"]


def test_a6_2_markers_are_no_pieces() -> None:
    """A Dispersed Tribe, Devastation and Intimidation make no war."""
    assert at_war('[regions.Pictones]\ndevastated = true\nintimidated = true\n[tribes]\nPictones = "Dispersed"') == []


@pytest.mark.proves("A6.2h", "A6.2i")
def test_a6_2_at_peace_they_do_nothing() -> None:
    """Warbands that could Raid and Ambush stand still while no Region is At War."""
    board = '[regions.Mandubii]\nArverni = "5 revealed Warbands"\nAedui = "1 Warband"\n[resources]\nAedui = 9'
    game = phase(board)
    assert (game.asked, game.resources("Aedui")) == (OVER, 9)
    assert game.pieces("Mandubii", "Arverni") == "5 revealed Warbands"
    assert keys(game)[:1] == ["arverni_at_peace"]
    at_war_too = phase(f'{board}\n[regions.Veneti]\nRomans = "1 Auxilia"')
    assert at_war_too.resources("Aedui") == 7


# ---- SELECT TARGETS: the Region ---------------------------------------------------------------------------------

FIVE = """
    [regions.Arverni]
    Romans = "1 Auxilia"
    [regions.Carnutes]
    Aedui = "2 Warbands"
    [regions.Pictones]
    Belgae = "1 Warband"
    [regions.Veneti]
    Germans = "1 Warband"
    [regions.Mandubii]
    Romans = "2 Auxilia"
    Belgae = "2 Warbands"
    [tribes]
    Senones = "Arverni"
"""


def target(board: str, *dice: int, column: str = "region") -> str:
    """The Target that these rolls find."""
    game = phase(board)
    game.play("\n".join(f"Chance arverni_target_{column} roll {die}" for die in dice))
    return told(game, f"arverni_target_{column}")[0][0]


@pytest.mark.proves("A6.2j", "A6.2k")
@pytest.mark.parametrize(
    ("die", "region"),
    [(1, "Mandubii"), (2, "Mandubii"), (3, "Arverni"), (4, "Carnutes"), (5, "Pictones"), (6, "Veneti")],
)
def test_a6_2_target_region_by_the_table(die: int, region: str) -> None:
    """1-2: most pieces of all others together, wherever it is; else a Home Region by name."""
    assert target(FIVE, die) == region


@pytest.mark.proves("A6.2l", "A6.2p")
@pytest.mark.parametrize(
    ("die", "region"), [(1, "Veneti"), (2, "Veneti"), (3, "Carnutes"), (4, "Carnutes"), (5, "Veneti"), (6, "Veneti")]
)
def test_a6_2_a_home_at_peace_is_passed_over(die: int, region: str) -> None:
    """Veneti and Carnutes At War, Arverni and Pictones not: the next line that fits."""
    assert target('[regions.Veneti]\nRomans = "2 Auxilia"\n[regions.Carnutes]\nRomans = "1 Auxilia"', die) == region


@pytest.mark.proves("A6.2p")
def test_a6_2_after_six_comes_the_top_of_the_table() -> None:
    """Arverni and Sequani At War: 4, 5 and 6 find nobody and come to the Region with most enemies."""
    board = """
        [regions.Arverni]
        Romans = "1 Auxilia"
        [regions.Sequani]
        Romans = "2 Auxilia"
        [tribes]
        Helvetii = "Arverni"
    """
    assert [target(board, die) for die in (1, 3, 4, 5, 6)] == ["Sequani", "Arverni", "Sequani", "Sequani", "Sequani"]


@pytest.mark.proves("A6.2q")
def test_a6_2_lots_among_the_regions_with_most() -> None:
    """Two Regions with two enemies each are equal; a third with one is out."""
    board = """
        [regions.Carnutes]
        Romans = "2 Auxilia"
        [regions.Sequani]
        Romans = "1 Auxilia"
        Aedui = "1 Warband"
        [regions.Pictones]
        Romans = "1 Auxilia"
        [tribes]
        Helvetii = "Arverni"
    """
    game = phase(board).play("Chance arverni_target_region roll 2")
    assert game.asked == "Chance arverni_equal_region"
    assert sorted(game.offers("region")) == ["Carnutes", "Sequani"]
    game.play("Chance arverni_equal_region region Sequani")
    assert told(game, "arverni_target_region") == [("Sequani", "2")]


def test_a6_2_a_die_that_decides_nothing_is_not_rolled() -> None:
    """One Region At War and one enemy there; or a Home Region that has most enemies as well."""
    alone = phase('[regions.Veneti]\nRomans = "1 Auxilia"')
    assert told(alone, "arverni_target_region") == [("Veneti", "0")]
    assert told(alone, "arverni_target_faction") == [("Romans", "Veneti", "0")]
    most = phase("""
        [regions.Veneti]
        Romans = "2 Auxilia"
        [regions.Sequani]
        Romans = "1 Auxilia"
        [tribes]
        Helvetii = "Arverni"
    """)
    assert told(most, "arverni_target_region") == [("Veneti", "0")]


def test_a6_2_at_the_set_up_sequani_is_the_target_on_any_roll() -> None:
    """Only the second die is rolled: 3 the Aedui, every other the Germans."""
    for die in range(1, 7):
        game = start().play("Chance draw_card card A20\nChance draw_card card 2")
        game.play("Germans action pass\nRomans action pass\nAedui action pass\nBelgae action pass")
        assert game.asked == "Chance arverni_target_faction"
        game.play(f"Chance arverni_target_faction roll {die}")
        assert told(game, "arverni_target_region") == [("Sequani", "0")]
        assert told(game, "arverni_target_faction")[0][0] == ("Aedui" if die == 3 else "Germans")


# ---- SELECT TARGETS: the Faction --------------------------------------------------------------------------------

ALL = """
    [regions.Veneti]
    Romans = "1 Auxilia"
    Aedui = "1 Warband"
    Germans = "1 Warband"
    Belgae = "2 Warbands"
"""


@pytest.mark.proves("A6.2m", "A6.2n")
@pytest.mark.parametrize(
    ("die", "faction"), [(1, "Belgae"), (2, "Belgae"), (3, "Aedui"), (4, "Germans"), (5, "Romans"), (6, "Belgae")]
)
def test_a6_2_target_faction_by_the_table(die: int, faction: str) -> None:
    """1-2: most pieces in the Target Region; else a Faction by name."""
    assert target(ALL, die, column="faction") == faction


@pytest.mark.proves("A6.2m", "A6.2o", "A6.2p")
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_a6_2_a_faction_that_is_not_there_is_passed_over(die: int) -> None:
    """Romans with an Ally and a Fort against one Germanic Warband: 4 names the Germans, 3 comes to them too."""
    board = '[regions.Veneti]\nRomans = "Fort"\nGermans = "1 Warband"\n[tribes]\nVeneti = "Romans"'
    assert target(board, die, column="faction") == ("Germans" if die in (3, 4) else "Romans")


@pytest.mark.proves("A6.2q")
def test_a6_2_lots_among_the_factions_with_most() -> None:
    """Romans and Aedui with two pieces each, Belgae with one: a roll of 1 leaves the first two."""
    board = '[regions.Veneti]\nRomans = "2 Auxilia"\nAedui = "2 Warbands"\nBelgae = "1 Warband"'
    game = phase(board).play("Chance arverni_target_faction roll 1")
    assert (game.asked, game.offers("faction")) == ("Chance arverni_equal_faction", ["Romans", "Aedui"])


# ---- the course of the Phase ------------------------------------------------------------------------------------


@pytest.mark.proves("A6.2b", "A6.2c")
def test_a6_2_rally_march_raid_and_battle_in_this_order() -> None:
    """An Ally in Pictones, a group from Arverni, a Raid and an Ambush, free of cost."""
    game = phase("""
        [regions.Pictones]
        Arverni = "2 Warbands"
        Romans = "1 Auxilia"
        [regions.Arverni]
        Arverni = "3 Warbands"
        [resources]
        Romans = 5
    """)
    game.play("Chance arverni_ally tribe Santones")
    done = ["place_ally", "arverni_march", "raid", "raid", "battle"]
    assert [key for key in keys(game) if key in done] == done
    assert game.resources("Romans") == 3
    assert "Arverni" not in game.position["resources"]
