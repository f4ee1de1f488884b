"""A4.6.3 Germanic Ambush: as that of the Arverni in Falling Sky, near Ariovistus."""

import pytest

from tests.ariovistus.playing import at
from tests.falling_sky.playing import Play

AMBUSHED = """
    card = "A25"
    [resources]
    Germans = 9
    [regions.{where}]
    Germans = "{leader}"
    [regions.Mandubii]
    Germans = "{germans}"
    Romans = "{romans}"
    [regions.Aedui]
    Romans = "1 Legion"
"""


def battle(
    where: str = "Treveri", leader: str = "Ariovistus", germans: str = "3 Warbands", romans: str = "1 Auxilia"
) -> Play:
    position = AMBUSHED.format(where=where, leader=leader, germans=germans, romans=romans)
    return at(position).play("Germans action command Battle\nGermans command battle Mandubii")


@pytest.mark.proves("A4.6.3a", "A4.6.3b", "A4.6.3e", "A4.6a")
def test_a4_6_3_near_ariovistus_the_defender_cannot_retreat() -> None:
    """Next to Ariovistus the Germans may Ambush; then nobody asks the Romans whether they Retreat."""
    game = battle()
    assert game.asked == "Germans ambush"
    game.play("Germans ambush yes")
    assert game.asked == "Germans command"
    assert game.pieces("Mandubii", "Romans") == ""

    assert battle().play("Germans ambush no").asked == "Romans declare_retreat"


@pytest.mark.proves("A4.6.3b", "A4.1.2a")
def test_a4_6_3_not_two_regions_away() -> None:
    """Ariovistus in Ubii is two Regions from Mandubii."""
    assert battle(where="Ubii").asked == "Romans declare_retreat"


@pytest.mark.proves("A4.6.3c", "A4.1.2b")
def test_a4_6_3_a_successor_ambushes_where_he_is() -> None:
    """The Successor must be in the Region."""
    assert battle(leader="Successor").asked == "Romans declare_retreat"
    there = battle(where="Sugambri", leader="1 Warband", germans="Successor, 3 Warbands")
    assert there.asked == "Germans ambush"


@pytest.mark.proves("A4.6.3d")
def test_a4_6_3_more_hidden_than_the_defender() -> None:
    """Two Hidden against two Hidden: no Ambush; Revealed Warbands do not count."""
    assert battle(germans="2 Warbands, 3 revealed Warbands", romans="2 Auxilia").asked == "Romans declare_retreat"
    assert battle(germans="3 Warbands", romans="2 Auxilia").asked == "Germans ambush"


@pytest.mark.proves("A4.6.3f", "A4.6.3g")
def test_a4_6_3_no_rolls_and_no_counterattack() -> None:
    """Four Warbands cause two Losses: two Legions fall without a die, and the third does not strike back."""
    game = battle(germans="4 Warbands", romans="3 Legions").play("Germans ambush yes")
    assert game.pieces("Mandubii", "Romans") == "1 Legion"
    assert game.pieces("Mandubii", "Germans") == "4 revealed Warbands"
    assert game.asked == "Germans command"


@pytest.mark.proves("A4.6.3h")
@pytest.mark.parametrize(("die", "held"), [(3, False), (4, True)])
def test_a4_6_3_caesar_holds_on_four_to_six(die: int, held: bool) -> None:
    """Caesar among the Ambushed: from 4 on the Romans roll for their Losses and strike back."""
    game = battle(germans="4 Warbands", romans="Caesar, 3 Legions").play("Germans ambush yes")
    assert game.asked == "Chance caesar_ambushed"
    game.play(f"Chance caesar_ambushed roll {die}")
    game.play("Romans loss piece Legion")
    assert (game.asked == "Chance loss_roll") == held


def test_a4_6_3_any_number_of_the_battles() -> None:
    """Several Battles near Ariovistus: each may be an Ambush."""
    game = at("""
        card = "A25"
        [resources]
        Germans = 9
        [regions.Treveri]
        Germans = "Ariovistus"
        [regions.Mandubii]
        Germans = "3 Warbands"
        Romans = "1 Auxilia"
        [regions.Nervii]
        Germans = "3 Warbands"
        Belgae = "1 Warband"
    """).play("Germans action command Battle\nGermans command battle Mandubii\nGermans ambush yes")
    game.play("Germans command battle Nervii")
    assert game.asked == "Germans ambush"
