"""8.8.1 Besiege: where it is needed to be sure of an Ally or a Citadel; then wherever else it can be."""

import pytest

from tests.falling_sky.nonplayers.romans.boards import ALL, boxes, commanded, did, priorities, roman_turn


@pytest.mark.proves("8.8.1bp")
def test_8_8_1_an_ally_behind_warbands() -> None:
    """R_BESIEGE yes: three Losses on three Warbands leave the Ally, unless it is Besieged."""
    board = '[regions.Treveri]\nRomans = "{} Legions"\nArverni = "3 Warbands"\n[tribes]\nTreveri = "Arverni"'
    game = roman_turn(board.format(3))
    assert boxes(game) == "R1 yes, R_BATTLE yes, R_BESIEGE yes"
    assert did(game, "besiege") == ["besiege yes"]
    assert game.tribe("Treveri") == "Subdued"
    assert game.pieces("Treveri", "Arverni") == ""


@pytest.mark.proves("8.8.1bp")
def test_8_8_1_an_ally_that_is_lost_anyway() -> None:
    """R_BESIEGE no: four Losses take three Warbands and the Ally; Scout may follow instead."""
    board = '[regions.Treveri]\nRomans = "4 Legions"\nArverni = "3 Warbands"\n[tribes]\nTreveri = "Arverni"'
    game = roman_turn(board)
    assert boxes(game) == "R1 yes, R_BATTLE yes, R_BESIEGE no, R_SCOUT no"
    assert did(game, "besiege") == ["besiege no"]


def test_8_8_1_an_ally_behind_a_leader() -> None:
    """R_BESIEGE yes: Ambiorix might absorb any number of Losses, so that the Ally is not sure to go."""
    board = '[regions.Treveri]\nRomans = "6 Legions"\nBelgae = "Ambiorix"\n[tribes]\nTreveri = "Belgae"'
    assert boxes(roman_turn(board)).startswith("R1 yes, R_BATTLE yes, R_BESIEGE yes")


@pytest.mark.parametrize(("nonplayers", "besieged"), [(ALL, "no"), ('["Romans"]', "yes")])
def test_8_8_1_an_ally_beside_a_citadel(nonplayers: str, besieged: str) -> None:
    """R_BESIEGE: four Losses. Non-player Arverni lose the Ally first (8.4.1), and the Citadel must roll three times; a
    player could put all on the Citadel, and the Ally would stay."""
    board = '[regions.Mandubii]\nRomans = "8 Legions"\n[tribes]\nMandubii = "Arverni Citadel"\nSenones = "Arverni"'
    game = roman_turn(board, nonplayers=nonplayers)
    assert boxes(game).startswith(f"R1 yes, R_BATTLE yes, R_BESIEGE {besieged}")
    if nonplayers == ALL:
        assert game.tribe("Senones") == "Subdued"


@pytest.mark.proves("8.8.1bq")
@pytest.mark.parametrize(("legions", "besieged"), [(5, "yes"), (6, "no")])
def test_8_8_1_a_citadel_that_might_suffer_fewer_than_three_losses(legions: int, besieged: str) -> None:
    """R_BESIEGE: a Citadel alone halves Losses; six Legions roll three times against it, five only twice."""
    board = f'[regions.Mandubii]\nRomans = "{legions} Legions"\n[tribes]\nMandubii = "Arverni Citadel"'
    assert boxes(roman_turn(board)).startswith(f"R1 yes, R_BATTLE yes, R_BESIEGE {besieged}")


@pytest.mark.proves("8.8.1t")
def test_8_8_1_only_with_a_legion() -> None:
    """R_BESIEGE no: Caesar and Auxilia alone cannot Besiege, and will not Battle a Citadel for no Loss."""
    board = '[regions.Mandubii]\nRomans = "Caesar"\n[tribes]\nMandubii = "Arverni Citadel"'
    assert boxes(roman_turn(board, 5)).startswith("R1 yes, R_BATTLE no, R_MARCH")
    legion = board.replace("Caesar", "Legion")
    assert boxes(roman_turn(legion, 5)) == "R1 yes, R_BATTLE yes, R_BESIEGE yes"


@pytest.mark.proves("8.8.1br")
def test_8_8_1_besiege_in_every_other_battle_too() -> None:
    """2 One Battle needs it; the other, where the Ally would go anyway, has it as well."""
    board = """
        [regions.Treveri]
        Romans = "3 Legions"
        Arverni = "3 Warbands"
        [regions.Nervii]
        Romans = "Legion"
        [tribes]
        Treveri = "Arverni"
        Nervii = "Belgae"
    """
    game = roman_turn(board)
    assert commanded(game) == ["battle Treveri", "battle Nervii", "done"]
    assert did(game, "besiege") == ["besiege yes", "besiege yes"]


@pytest.mark.proves("8.4.1i")
def test_8_8_1_besiege_takes_the_worthiest() -> None:
    """8.4.1 The Citadel before an Ally; without it the Ally in a City, or at Remi, before another."""
    board = """
        [regions.Mandubii]
        Romans = "Legion"
        [tribes]
        Mandubii = "Arverni Citadel"
        Senones = "Arverni"
    """
    assert did(roman_turn(board), "besiege_remove") == ["besiege_remove tribe Mandubii"]
    behind = """
        [regions.Atrebates]
        Romans = "3 Legions"
        Belgae = "3 Warbands"
        [tribes]
        Atrebates = "Belgae"
        Remi = "Belgae"
    """
    game = roman_turn(behind)
    assert did(game, "besiege_remove") == ["besiege_remove tribe Remi"]
    assert "romans.besiege.worthiest" in priorities(game)


@pytest.mark.proves("8.8.1bs")
def test_8_8_1_scout_after_a_battle_without_besiege() -> None:
    """R_SCOUT yes: Caesar's Auxilia look at the Warbands next door after the Battle."""
    board = """
        [regions.Treveri]
        Romans = "Caesar, 4 Legions, 6 Auxilia"
        [regions.Nervii]
        Belgae = "2 Warbands"
        Romans = "2 Auxilia"
        [tribes]
        Treveri = "Arverni"
    """
    game = roman_turn(board)
    assert boxes(game) == "R1 yes, R_BATTLE yes, R_BESIEGE no, R_SCOUT yes"
    assert game.pieces("Nervii", "Belgae") == "2 scouted Warbands"
