"""A8.7.1 Battle or March under Threat? The condition."""

import pytest

from alesia.games.falling_sky.board import put
from alesia.games.falling_sky.components import GERMANS, HIDDEN, LEGION, REGION, ROMANS, piece
from alesia.games.falling_sky.nonplayers.germans.threat import threats
from alesia.games.falling_sky.state import State
from alesia.games.falling_sky.war import ARIOVISTUS, WARS
from tests.ariovistus.nonplayers.germans.boards import boxes, germans_turn, told

POOR = "[resources]\nGermans = 0\n"
BESET = "G1 yes, G_BATTLE no, G_MARCH_THREAT no, G2 no"


@pytest.mark.proves("A8.7.1a", "A8.7.1b", "A8.7.1c", "A8.7.1d", "A8.7.1e", "A8.7.1f")
@pytest.mark.parametrize(
    ("germans", "there"),
    [
        ("Ariovistus", '[tribes]\nTreveri = "Romans"'),
        ("Ariovistus, 1 Warband", '[tribes]\nTreveri = "Belgae"'),
        ("Ariovistus", '[tribes]\nTreveri = "Arverni"'),
        ("6 Warbands", '[tribes]\nTreveri = "Aedui"'),
        ("6 Warbands", 'Romans = "Legion"'),
        ("6 Warbands", 'Belgae = "4 Warbands"'),
        ("6 Warbands", 'Arverni = "4 Warbands"'),
        ("2 Warbands, 3 revealed Warbands, scouted Warband", 'Romans = "Caesar, 2 Auxilia, Fort"'),
    ],
)
def test_a8_7_1_a_threat(germans: str, there: str) -> None:
    """G1 yes: Ariovistus or six Warbands with an enemy's Ally or Legion, or four pieces of one enemy, whoever it is."""
    game = germans_turn(POOR + f'[regions.Treveri]\nGermans = "{germans}"\n{there}')
    assert boxes(game).startswith(BESET)


@pytest.mark.proves("A8.7.1b", "A8.7.1c", "A8.7.1d", "A8.7.1g")
@pytest.mark.parametrize(
    ("germans", "there"),
    [
        ("5 Warbands", '[tribes]\nTreveri = "Romans"'),
        ("Successor, 5 Warbands", '[tribes]\nTreveri = "Romans"'),
        ("5 Warbands, Settlement", 'Romans = "Legion"'),
        ("Ariovistus, 8 Warbands", 'Romans = "3 Auxilia"\nAedui = "3 Warbands"\nBelgae = "3 Warbands"'),
        ("Ariovistus, 8 Warbands", 'Arverni = "3 Warbands"'),
        ("Ariovistus, 8 Warbands", '[regions.Nervii]\nRomans = "Caesar, 4 Legions"'),
    ],
)
def test_a8_7_1_no_threat(germans: str, there: str) -> None:
    """G1 no: five Warbands, with a Successor or without; enemies too few each; enemies next door."""
    game = germans_turn(POOR + f'[regions.Treveri]\nGermans = "{germans}"\n{there}')
    assert boxes(game).startswith("G1 no")


@pytest.mark.proves("A8.7.1b")
def test_a8_7_1_a_citadel_is_a_threat() -> None:
    """G1 yes: a Citadel counts like an Ally."""
    game = germans_turn(POOR + '[regions.Aedui]\nGermans = "6 Warbands"\n[tribes]\nAedui = "Aedui Citadel"')
    assert boxes(game).startswith(BESET)


def test_a8_7_1_their_own_tribes_and_settlements_are_no_threat() -> None:
    """G1 no: what the Germans have there themselves."""
    board = '[regions.Treveri]\nGermans = "Ariovistus, 8 Warbands, Settlement"\n[tribes]\nTreveri = "Germans"'
    game = germans_turn(POOR + board)
    assert boxes(game).startswith("G1 no")
    assert "Treveri, Ariovistus and Warbands 8, with nobody else: no." in told(game)


@pytest.mark.proves("A8.2.3a")
def test_a8_7_1_only_the_regions_of_an_event_matter() -> None:
    """8.2.3 When an Event grants a Battle in one Region, threats elsewhere do not count."""
    s = State()
    s.scenario = WARS.index(ARIOVISTUS)
    for region in (REGION["Treveri"], REGION["Nervii"]):
        put(s, region, piece(GERMANS, HIDDEN), 6)
        put(s, region, piece(ROMANS, LEGION))
    assert [fight.region.name for fight in threats(s)] == ["Nervii", "Treveri"]
    s.within = REGION["Nervii"].mask
    assert [fight.region.name for fight in threats(s)] == ["Nervii"]


def test_a8_7_1_the_condition_is_told_by_figures() -> None:
    """G1: who stands with whom, and why that is no threat; or that nobody is exposed. In both languages."""
    game = germans_turn(POOR + '[regions.Treveri]\nGermans = "Ariovistus, 2 Warbands"\nRomans = "3 Auxilia"')
    assert "Treveri, Ariovistus and Warbands 2, with the Romans: Allies, Citadels and Settlements 0, Legions 0" in told(
        game
    )
    assert "chez les Trévires (Arioviste et 2\u00a0Guerriers), menace des Romains" in told(game, "fr")
    alone = germans_turn(POOR + '[regions.Treveri]\nGermans = "5 Warbands"')
    assert "Ariovistus on the map, or 6 Warbands of the Germans in one Region: no." in told(alone)
    assert "Arioviste sur la carte, ou 6\u00a0Guerriers des Germains dans une même Région" in told(alone, "fr")
