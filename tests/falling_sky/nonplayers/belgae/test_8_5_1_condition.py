"""8.5.1 Battle or March under Threat? The condition."""

import pytest

from alesia.games.falling_sky.board import put
from alesia.games.falling_sky.components import BELGAE, HIDDEN, LEGION, REGION, ROMANS, piece
from alesia.games.falling_sky.nonplayers.belgae.threat import BELGIC
from alesia.games.falling_sky.state import State
from tests.falling_sky.nonplayers.belgae.boards import belgae_turn, boxes

POOR = "[resources]\nBelgae = 0\n"


@pytest.mark.proves("8.5.1a", "8.5.1h", "8.5.1i", "8.5.1j")
@pytest.mark.parametrize(
    ("belgae", "there"),
    [
        ("Ambiorix", '[tribes]\nTreveri = "Romans"'),
        ("Ambiorix", '[tribes]\nTreveri = "Arverni"'),
        ("4 Warbands", '[tribes]\nTreveri = "Aedui"'),
        ("4 Warbands", 'Romans = "Legion"'),
        ("4 Warbands", 'Aedui = "4 Warbands"'),
        ("2 Warbands, 2 revealed Warbands", 'Romans = "Caesar, 2 Auxilia, Fort"'),
    ],
)
def test_8_5_1_a_threat(belgae: str, there: str) -> None:
    """B1 yes: Ambiorix or four Warbands with an enemy's Ally or Legion, or four pieces of one enemy."""
    game = belgae_turn(POOR + f'[regions.Treveri]\nBelgae = "{belgae}"\n{there}')
    assert boxes(game).startswith("B1 yes, B_BATTLE no, B_MARCH_THREAT no, B2 no")


@pytest.mark.proves("8.5.1h", "8.5.1j", "8.5.1k", "8.5.1l", "8.5.1m")
@pytest.mark.parametrize(
    ("belgae", "there"),
    [
        ("Successor, 3 Warbands", '[tribes]\nTreveri = "Romans"'),
        ("3 Warbands", 'Romans = "Legion"'),
        ("Ambiorix, 6 Warbands", 'Romans = "3 Auxilia"\nAedui = "3 Warbands"\nArverni = "3 Warbands"'),
        ("Ambiorix, 6 Warbands", 'Germans = "8 Warbands"'),
        ("Ambiorix, 6 Warbands", '[tribes]\nTreveri = "Germans"'),
        ("Ambiorix, 6 Warbands", '[regions.Nervii]\nRomans = "Caesar, 4 Legions"'),
    ],
)
def test_8_5_1_no_threat(belgae: str, there: str) -> None:
    """B1 no: a Successor with three Warbands, enemies too few each, Germans, or enemies next door."""
    game = belgae_turn(POOR + f'[regions.Treveri]\nBelgae = "{belgae}"\n{there}')
    assert boxes(game).startswith("B1 no, B2 no")


@pytest.mark.proves("8.5.1h")
def test_8_5_1_a_citadel_is_a_threat() -> None:
    """B1 yes: a Citadel counts like an Ally."""
    game = belgae_turn(POOR + '[regions.Bituriges]\nBelgae = "4 Warbands"\n[tribes]\nBituriges = "Arverni Citadel"')
    assert boxes(game).startswith("B1 yes")


@pytest.mark.proves("8.2.3a")
def test_8_2_3_only_the_regions_of_an_event_matter() -> None:
    """8.2.3 When an Event grants a Battle in one Region, threats elsewhere do not count."""
    s = State()
    for region in (REGION["Treveri"], REGION["Nervii"]):
        put(s, region, piece(BELGAE, HIDDEN), 4)
        put(s, region, piece(ROMANS, LEGION))
    assert [fight.region.name for fight in BELGIC.threats(s)] == ["Nervii", "Treveri"]
    s.within = REGION["Nervii"].mask
    assert [fight.region.name for fight in BELGIC.threats(s)] == ["Nervii"]
