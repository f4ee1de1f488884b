"""A8.5.1 Battle or March under Threat: Germans are enemies, and a Settlement counts as an Ally."""

import pytest

from tests.ariovistus.nonplayers.belgae.boards import belgae_turn, boxes, commanded, did, told
from tests.ariovistus.playing import NORTH

POOR = "[resources]\nBelgae = 0\n"


@pytest.mark.proves("A8.5.1a", "A8.5.1c", "A8.5.1d")
@pytest.mark.parametrize(
    ("belgae", "there"),
    [
        ("Boduognatus", '[tribes]\nTreveri = "Germans"'),
        ("Boduognatus", 'Germans = "Settlement"'),
        ("4 Warbands", 'Germans = "Settlement"'),
        ("4 Warbands", 'Germans = "4 Warbands"'),
        ("4 Warbands", 'Arverni = "4 Warbands"'),
        ("4 Warbands", '[tribes]\nTreveri = "Arverni"'),
    ],
)
def test_a8_5_1_germans_and_arverni_are_a_threat(belgae: str, there: str) -> None:
    """B1 yes: Boduognatus or four Warbands with a Germanic Ally, a Settlement, or four Germans; and with Arverni."""
    game = belgae_turn(POOR + f'[regions.Treveri]\nBelgae = "{belgae}"\n{there}')
    assert boxes(game).startswith("B1 yes, B_BATTLE no, B_MARCH_THREAT no, B2 no")


@pytest.mark.proves("A8.5.1a", "A8.5.1c")
@pytest.mark.parametrize(
    ("belgae", "there"),
    [
        ("Successor, 3 Warbands", 'Germans = "Settlement"'),
        ("Boduognatus, 6 Warbands", 'Germans = "3 Warbands"'),
        ("Boduognatus, 6 Warbands", 'Germans = "Ariovistus, 2 Warbands"'),
    ],
)
def test_a8_5_1_no_threat(belgae: str, there: str) -> None:
    """B1 no: a Successor with three Warbands; three Germans, be Ariovistus among them."""
    game = belgae_turn(POOR + f'[regions.Treveri]\nBelgae = "{belgae}"\n{there}')
    assert boxes(game).startswith("B1 no")


@pytest.mark.proves("A8.5.1b", "A8.5.1c")
def test_a8_5_1_germans_are_fought() -> None:
    """B_BATTLE yes: four Warbands and Boduognatus take four Warbands and the Settlement, which falls like an Ally."""
    game = belgae_turn(
        '[regions.Treveri]\nBelgae = "Boduognatus, 4 revealed Warbands"\nGermans = "4 Warbands, Settlement"'
    )
    assert boxes(game).startswith("B1 yes, B_BATTLE yes")
    assert commanded(game)[0] == "battle Treveri"
    assert game.pieces("Treveri", "Germans") == ""
    assert "with the Germans: Allies, Citadels and Settlements 1, Legions 0, pieces in all 5: yes." in told(game)
    assert "menace des Germains (Alliés, Citadelles et Implantations\u00a0: 1" in told(game, "fr")


@pytest.mark.proves("A8.5.1b")
def test_a8_5_1_no_battle_against_ariovistus_who_hits_twice() -> None:
    """B_BATTLE no: Ariovistus and eight Warbands left strike back with double force (A3.2.4); they March."""
    board = '[regions.Treveri]\nBelgae = "6 revealed Warbands"\nGermans = "{}, 8 Warbands"'
    assert boxes(belgae_turn(board.format("Ariovistus"))).startswith("B1 yes, B_BATTLE no, B_MARCH_THREAT yes")
    assert boxes(belgae_turn(board.replace("{}, 8", "6").format())).startswith("B1 yes, B_BATTLE yes")


@pytest.mark.proves("A8.5.1d")
def test_a8_5_1_arverni_are_fought() -> None:
    """B_BATTLE yes: Arverni as ever."""
    game = belgae_turn('[regions.Treveri]\nBelgae = "6 revealed Warbands"\nArverni = "4 Warbands"')
    assert boxes(game).startswith("B1 yes, B_BATTLE yes")
    assert did(game, "battle_target") == []


def test_a8_5_1_arverni_are_frightened_first_of_all() -> None:
    """Rampage: Arverni never Retreat, so they must be removed, though they Control Mandubii next door; before Romans
    who could give way."""
    board = """
        [regions.Treveri]
        Belgae = "Boduognatus, 1 Warband, 5 revealed Warbands"
        Arverni = "1 revealed Warband"
        Romans = "1 Auxilia"
        [regions.Mandubii]
        Arverni = "3 Warbands"
        [regions.Nervii]
        Romans = "3 Auxilia"
        [regions.Sugambri]
        Belgae = "4 Warbands"
        [tribes]
        Sugambri = "Germans"
    """
    game = belgae_turn(board)
    assert did(game, "rampage_target") == ["rampage_target faction Arverni"]
    assert "the Arverni in Treveri never Retreat: 1 must be removed." in told(game)


FAR = "".join(f'{tribe} = "Arverni"\n' for tribe in ("Veneti", "Namnetes", "Pictones", "Santones", "Cadurci"))
LOW_SCORE = "[tribes]\n" + NORTH.replace('"Treveri"', "Bituriges") + FAR
REFUGE = """
[regions.Treveri]
Belgae = "Boduognatus"
Romans = "1 Legion"
[regions.Mandubii]
Aedui = "3 Warbands"
"""


@pytest.mark.parametrize(
    ("nonplayers", "tribes", "answer"),
    [
        ('["Belgae", "Aedui"]', "", "yes"),
        ('["Belgae", "Aedui"]', LOW_SCORE, "no"),
        ('["Belgae", "Aedui", "Romans"]', "", "no"),
    ],
)
def test_8_6_6_no_retreat_to_aedui_who_are_sure_to_refuse(nonplayers: str, tribes: str, answer: str) -> None:
    """B_BATTLE: a Legion that Retreats to the Aedui loses nothing; they let in Non-player Romans, or a Roman player
    with a score of 12 at most."""
    game = belgae_turn(REFUGE + tribes, nonplayers=nonplayers)
    assert boxes(game).startswith(f"B1 yes, B_BATTLE {answer}")
