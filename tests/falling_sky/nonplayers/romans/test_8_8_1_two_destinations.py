"""8.8.1 March to two Regions: which they are, and who goes to which."""

import pytest

from tests.falling_sky.nonplayers.romans.boards import ALL, commanded, did, roman_turn


@pytest.mark.proves("8.8.1bi")
def test_8_8_1_caesar_leads_to_the_second_if_only_he_can() -> None:
    """Sequani is next door, Nervii three Regions off: Caesar leads there, and more of the others go to the first."""
    board = """
        [regions.Britannia]
        Romans = "8 Auxilia"
        [regions.Provincia]
        Romans = "Caesar, 7 Legions, 8 Auxilia, Fort"
        [tribes]
        Sequani = "Arverni"
        Helvetii = "Arverni"
        Nervii = "Arverni"
        Bituriges = "Belgae"
    """
    game = roman_turn(board, 5, 1, nonplayers=ALL)
    assert game.pieces("Sequani", "Romans") == "4 Legions, 5 Auxilia"
    assert game.pieces("Nervii", "Romans").startswith("Caesar, 3 Legions, 3 Auxilia")


HARASSED = """
    [regions.Britannia]
    Romans = "12 Auxilia"
    [regions.Mandubii]
    Romans = "7 Legions, Auxilia"
    [regions.Bituriges]
    Germans = "3 Warbands"
    [regions.Carnutes]
    Germans = "3 Warbands"
    [regions.Atrebates]
    Germans = "3 Warbands"
    {}
    Pictones = "Arverni"
    Atrebates = "Belgae"
"""


def test_8_8_1_an_auxilia_goes_where_a_loss_must_be_borne() -> None:
    """On the way to Pictones, the second destination, a Loss waits: the one Auxilia goes there and is lost."""
    enemies = '[regions.Pictones]\nArverni = "4 revealed Warbands"\n[tribes]\nCarnutes = "Arverni"\nAulerci = "Arverni"'
    game = roman_turn(HARASSED.replace("    ", "").format(enemies), 5, 1, nonplayers=ALL)
    assert game.pieces("Carnutes", "Romans") == "4 Legions"
    assert game.pieces("Pictones", "Romans") == "3 Legions"


def test_8_8_1_the_next_destination_if_a_group_cannot_bear_the_harassment() -> None:
    """The Auxilia is needed on the way to Pictones; Legions alone cannot get to Veneti, but to Atrebates."""
    tribes = '[tribes]\nSantones = "Arverni"\nVeneti = "Arverni"'
    game = roman_turn(HARASSED.replace("    ", "").format(tribes), 5, 1, nonplayers=ALL)
    assert game.pieces("Pictones", "Romans") == "4 Legions"
    assert game.pieces("Atrebates", "Romans") == "3 Legions"


def test_8_8_1_a_second_threatened_region_may_be_the_second_destination() -> None:
    """1(2) The group from Treveri goes to Mandubii and to Nervii, which so is no origin; with the three Legions there
    all four go to Mandubii."""
    board = """
        [regions.Treveri]
        Romans = "4 Legions, 4 Auxilia"
        Germans = "15 Warbands"
        Aedui = "5 Warbands"
        [regions.Nervii]
        Romans = "3 Legions"
        Belgae = "10 Warbands"
        [tribes]
        Nervii = "Belgae"
        Mandubii = "Arverni"
        Senones = "Arverni"
    """
    game = roman_turn(board, 5, nonplayers=ALL)
    assert [each for each in commanded(game) if each.startswith("march ")] == ["march Treveri"]
    assert game.pieces("Mandubii", "Romans").startswith("4 Legions, 3 Auxilia")
    assert game.pieces("Nervii", "Romans").startswith("3 Legions, 1 Auxilia")


@pytest.mark.proves("8.8.1aj")
def test_8_8_1_of_two_destinations_neither_is_left() -> None:
    """1(2) Caesar flees to Nervii, where two Belgic Allies are, and sends some to Morini: the Legions in Nervii, under
    threat too, stay."""
    board = """
        [regions.Treveri]
        Romans = "Caesar, 2 Legions, Auxilia"
        Germans = "15 Warbands"
        [regions.Nervii]
        Romans = "5 Legions"
        [tribes]
        Nervii = "Belgae"
        Eburones = "Belgae"
        Menapii = "Belgae"
    """
    game = roman_turn(board, 5, 1, nonplayers=ALL)
    assert {each for each in commanded(game) if each.startswith("march ")} == {"march Treveri"}
    assert game.pieces("Nervii", "Romans").startswith("Caesar, ")
    assert game.pieces("Morini", "Romans")


@pytest.mark.proves("8.8.1bm")
def test_8_8_1_an_auxilia_alone_does_not_go_where_a_loss_waits() -> None:
    """The Legion goes to Carnutes; on the way to Pictones, the next destination, an Auxilia alone would be lost."""
    board = """
        [resources]
        Romans = 3
        [regions.Britannia]
        Romans = "6 Legions, 12 Auxilia"
        devastated = true
        [regions.Mandubii]
        Romans = "Legion, Auxilia"
        [regions.Bituriges]
        Germans = "3 Warbands"
        [regions.Carnutes]
        Germans = "{} Warbands"
        [regions.Pictones]
        Arverni = "4 revealed Warbands"
        [tribes]
        Carnutes = "Arverni"
        Aulerci = "Arverni"
        Pictones = "Arverni"
    """
    waylaid, free = (roman_turn(board.format(n), 5, 1, nonplayers=ALL) for n in (3, 2))
    assert did(waylaid, "march_on") == ["march_on done"]
    assert waylaid.pieces("Carnutes", "Romans") == "1 Legion, 1 Auxilia"
    assert "march_on region Pictones" in did(free, "march_on")


SPLIT = """
[regions.Britannia]
Romans = "{}"
[regions.Mandubii]
Romans = "{}"
{}
[tribes]
Carnutes = "Arverni"
Aulerci = "Arverni"
Bituriges = "Arverni"
"""


@pytest.mark.proves("8.8.1bf", "8.8.1bg")
def test_8_8_1_romans_who_are_there_count() -> None:
    """To end with more Auxilia in Carnutes, where none are, than in Bituriges, where four stand."""
    there = '[regions.Bituriges]\nRomans = "4 Auxilia"\n[regions.Carnutes]\nBelgae = "2 Warbands"\nRomans = "Fort"'
    game = roman_turn(SPLIT.format("8 Auxilia", "Caesar, 7 Legions, 8 Auxilia", there), 5, 1)
    assert game.pieces("Carnutes", "Romans").startswith("Caesar, 4 Legions, 6 Auxilia")
    assert game.pieces("Bituriges", "Romans").startswith("3 Legions, 5 Auxilia")


def test_8_8_1_two_legions_part_to_get_to_two_regions() -> None:
    """To two Regions comes before more in the first: one Legion to each."""
    game = roman_turn(SPLIT.format("5 Legions, 12 Auxilia", "2 Legions", ""), 5, 1)
    assert game.pieces("Carnutes", "Romans") == "1 Legion"
    assert game.pieces("Bituriges", "Romans") == "1 Legion"


def test_8_8_1_a_single_destination_is_judged_with_all_who_end_there() -> None:
    """d Both groups together take Control of Carnutes from the Arverni, so that it is in Supply as Bituriges is."""
    board = """
        [regions.Treveri]
        Romans = "2 Legions, Auxilia"
        Germans = "9 revealed Warbands"
        [regions.Mandubii]
        Romans = "2 Legions, Auxilia"
        [regions.Carnutes]
        Arverni = "3 revealed Warbands"
        [regions.Bituriges]
        Belgae = "3 revealed Warbands"
        [tribes]
        Carnutes = "Arverni"
        Bituriges = "Arverni"
    """
    for die, end in ((1, "Carnutes"), (6, "Bituriges")):
        game = roman_turn(board, die, nonplayers=ALL)
        assert game.pieces(end, "Romans").startswith("4 Legions, 2 Auxilia")


def test_8_8_1_nobody_goes_where_another_group_leaves() -> None:
    """Five Legions flee Treveri for Nervii; those in Provincia could get to Treveri alone, and stay."""
    board = """
        [regions.Treveri]
        Romans = "5 Legions, Auxilia"
        Belgae = "20 Warbands"
        [regions.Provincia]
        Romans = "3 Legions, Auxilia, Fort"
        [tribes]
        Treveri = "Belgae"
        Nervii = "Belgae"
    """
    game = roman_turn(board, 5, nonplayers=ALL)
    assert game.pieces("Nervii", "Romans").startswith("5 Legions")
    assert game.pieces("Treveri", "Romans") == ""
    assert game.pieces("Provincia", "Romans").startswith("3 Legions")


# From Mandubii to Pictones and to Veneti all ways are closed; that through Carnutes can be cleared.
CLEARED = """
[regions.Britannia]
Romans = "{0}"
[regions.Mandubii]
Romans = "{1}"
[regions.Carnutes]
Arverni = "{2} Warbands"
[regions.Bituriges]
Belgae = "12 Warbands"
[regions.Arverni]
Belgae = "12 Warbands"
[regions.Atrebates]
Germans = "15 Warbands"
[tribes]
Pictones = "Belgae"
Santones = "Belgae"
Veneti = "Belgae"
"""


def test_8_8_1_one_scout_clears_the_way_of_both_groups() -> None:
    """The first group Scouts out the six Arverni in Carnutes; behind it the second goes through to Veneti."""
    board = CLEARED.format("8 Auxilia", "Caesar, 7 Legions, 9 Auxilia", 6)
    game = roman_turn(board, 5, nonplayers=ALL)
    assert did(game, "march_on")[0] == "march_on ability Scout"
    assert game.pieces("Pictones", "Romans").startswith("Caesar, 4 Legions, ")
    assert game.pieces("Veneti", "Romans").startswith("3 Legions, ")


def test_8_8_1_the_group_that_scouts_takes_the_auxilia_it_needs() -> None:
    """Of twelve Arverni seven must be seen, which takes four Auxilia: of five who can go one is left for the second
    group, though four stand in Pictones already, and it bears the last Loss."""
    board = CLEARED.format("8 Auxilia", "Caesar, 7 Legions, 6 Auxilia", 12)
    board = board.replace("[tribes]", '[regions.Pictones]\nRomans = "4 Auxilia"\n[tribes]')
    game = roman_turn(board, 5, nonplayers=ALL)
    assert game.pieces("Carnutes", "Arverni") == "4 Warbands, 8 scouted Warbands"
    assert game.pieces("Pictones", "Romans").startswith("Caesar, 4 Legions, ")
    assert game.pieces("Veneti", "Romans").startswith("3 Legions")


def test_8_8_1_behind_the_successor_who_scouts() -> None:
    """4.1.2 Only the group of a Successor can Scout in Carnutes; those behind it get through all the same."""
    board = CLEARED.format("8 Auxilia", "Successor, 7 Legions, 9 Auxilia", 6)
    game = roman_turn(board, 5, nonplayers=ALL)
    assert game.pieces("Pictones", "Romans").startswith("Successor, 4 Legions, ")
    assert game.pieces("Veneti", "Romans").startswith("3 Legions, ")
