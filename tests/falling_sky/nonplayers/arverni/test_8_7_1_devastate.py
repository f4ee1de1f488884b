"""8.7.1 Devastate: where, and before or after which Command."""

import pytest

from tests.falling_sky.nonplayers.arverni.boards import boxes, did, turn

RAID = """
    [regions.Arverni]
    Arverni = "Vercingetorix, {arverni} Warbands"
    {others}
    [regions.Pictones]
    Arverni = "1 Warband"
    [regions.Bituriges]
    Arverni = "1 Warband"
    [regions.Britannia]
    Arverni = "1 Warband"
"""


@pytest.mark.proves("8.7.1bf", "8.7.1bg", "8.7.1bh")
@pytest.mark.parametrize(
    ("arverni", "others", "answer"),
    [
        (13, 'Romans = "3 Legions"', "yes"),  # a Legion, for three Warbands
        (13, 'Romans = "2 Legions, 1 Auxilia"', "no"),  # one Roman piece: the Auxilia, for three Warbands
        (13, 'Romans = "2 Legions, 4 Auxilia"', "yes"),  # two pieces: two Auxilia, or a Legion
        (13, 'Romans = "6 Auxilia"', "yes"),
        (13, 'Romans = "3 Auxilia"\nAedui = "3 Warbands"', "no"),  # two for three
        (11, 'Romans = "3 Auxilia"\nAedui = "3 Warbands"', "yes"),  # two for two
        (3, 'Aedui = "3 Warbands"', "yes"),
        (3, 'Germans = "3 Warbands"', "yes"),  # an enemy piece for no own piece
        (5, 'Germans = "3 Warbands"', "no"),  # but not for one: it is neither Roman nor Aedui
        (3, 'Aedui = "2 Warbands"', "no"),  # nothing removed
        (3, 'Aedui = "5 Warbands"', "no"),  # no Arverni Control
    ],
)
def test_8_7_1_devastate_where(arverni: int, others: str, answer: str) -> None:
    """A Legion, two Auxilia, or some enemy and as many Romans and Aedui as Arverni."""
    game = turn(RAID.format(arverni=arverni, others=others), resources=0, card=67, passed=("Belgae", "Aedui", "Romans"))
    seen = [box for box in boxes(game).split(", ") if box.startswith("V_DEVASTATE")]
    assert seen == [f"V_DEVASTATE {answer}"]
    done = [line for line in did(game) if line.startswith("devastate region")]
    assert done == (["devastate region Arverni"] if answer == "yes" else [])


@pytest.mark.proves("8.3a", "8.7.1bh")
def test_8_7_1_devastate_wherever_it_does_that() -> None:
    """Within one Region of Vercingetorix each Region that is worth it is Devastated, no other."""
    game = turn("""
        [regions.Bituriges]
        Arverni = "Vercingetorix, 3 Warbands"
        [regions.Pictones]
        Arverni = "4 Warbands"
        Aedui = "3 Warbands"
        [regions.Carnutes]
        Arverni = "4 Warbands"
        Romans = "3 Auxilia"
        [regions.Mandubii]
        Arverni = "2 Warbands"
        [regions.Veneti]
        Arverni = "4 Warbands"
        Aedui = "3 Warbands"
    """)
    assert boxes(game).endswith("V_DEVASTATE yes")
    assert sorted(line for line in did(game) if line.startswith("devastate region")) == [
        "devastate region Carnutes",
        "devastate region Pictones",
    ]


@pytest.mark.proves("8.7.1x", "8.7.1ax", "8.7.1bb")
def test_8_7_1_devastate_before_battle() -> None:
    """All Battles are paid for, then Devastation, then the fight; the price stays that of a Region not Devastated."""
    game = turn("""
        [regions.Mandubii]
        Arverni = "Vercingetorix, 15 revealed Warbands"
        Romans = "6 Legions"
    """)
    assert boxes(game) == "V1 yes, V_BATTLE yes, V_AMBUSH no, V_DEVASTATE yes"
    steps = did(game)
    assert steps.index("command select Mandubii") < steps.index("devastate region Mandubii")
    assert steps.index("devastate region Mandubii") < steps.index("command battle Mandubii")
    assert game.resources("Arverni") == 9


@pytest.mark.proves("8.7.1p")
def test_8_7_1_devastate_before_battle_is_reckoned_with() -> None:
    """What would be six Losses for six becomes a Battle worth fighting, as the Devastation goes before."""
    board = """
        [regions.Mandubii]
        Arverni = "Vercingetorix, 3 Warbands, {} revealed Warbands"
        Aedui = "3 Warbands, 6 revealed Warbands"
    """
    game = turn(board.format(8))
    assert boxes(game) == "V1 yes, V_BATTLE yes, V_AMBUSH no, V_DEVASTATE yes"


@pytest.mark.proves("8.7.1bc", "8.7.3j")
def test_8_7_1_devastate_after_rally() -> None:
    """After a Rally, its Warbands among those who starve or hold Control."""
    game = turn("""
        [regions.Pictones]
        Arverni = "Vercingetorix, 2 Warbands"
        Aedui = "3 Warbands"
    """)
    assert boxes(game).endswith("V3 yes, V_RALLY yes, V_DEVASTATE yes")
    assert did(game).index("command rally Pictones") < did(game).index("devastate region Pictones")
