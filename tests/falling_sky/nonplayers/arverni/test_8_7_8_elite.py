"""8.7.8 Vercingetorix's Elite; 8.4.2 agreements of the Arverni; 8.3.2 Vercingetorix in Pax Gallica?."""

import pytest

from tests.falling_sky.nonplayers.acting import acting
from tests.falling_sky.nonplayers.arverni.boards import did

ATTACKED = """
    card = 1
    nonplayers = ["Arverni"]
    {}
    [regions.Mandubii]
    Arverni = "Vercingetorix, 6 Warbands, 2 revealed Warbands"
    Romans = "Caesar, 3 Legions"
"""
BATTLE = """
    Romans action command Battle
    Romans command battle Mandubii
"""


@pytest.mark.proves("8.7.8a")
def test_8_7_8_elite_warbands_roll_first() -> None:
    """With the shaded Capability four Warbands are picked, the Revealed among them, and take the first Losses by
    rolls; without it Revealed Warbands are removed first."""
    game = acting(ATTACKED.format('[capabilities]\n    30 = "shaded"'))
    game.play(BATTLE)
    assert game.asked == "Chance loss_roll"
    assert [line for line in did(game) if line.startswith("loss")] == ["loss elite Revealed Arverni Warband"]
    game.play("Chance loss_roll roll 4\n" * 3)  # seven, halved by a Retreat; the same Warband rolls again
    assert game.asked == "Romans command"

    plain = acting(ATTACKED.format(""))
    plain.play(BATTLE)
    assert next(line for line in did(plain) if line.startswith("loss")) == "loss piece Revealed Arverni Warband"


def test_8_4_2_arverni_harass_romans() -> None:
    """Always, wherever they have three Hidden Warbands."""
    game = acting("""
        card = 1
        nonplayers = ["Arverni"]
        [regions.Provincia]
        Romans = "Caesar, 1 Legion, 4 Auxilia, Fort"
        [regions.Arverni]
        Arverni = "3 Warbands"
    """)
    game.play("""
        Romans action command March
        Romans command march Provincia
        Romans march_to region Arverni
        Romans march_number number 1
        Romans march_number number 1
        Romans march_number number 4
        Romans march_on region Bituriges
    """)
    assert game.asked == "Romans harassment_loss"


@pytest.mark.proves("8.4.2f")
def test_8_4_2_arverni_never_agree_to_a_retreat() -> None:
    """Aedui cannot ask to Retreat into Arverni Control."""
    game = acting(
        """
        card = 61
        passed = ["Arverni"]
        nonplayers = ["Arverni"]
        [regions.Mandubii]
        Belgae = "6 Warbands"
        Aedui = "4 Warbands"
        [regions.Carnutes]
        Arverni = "3 Warbands"
    """,
        at_bay=True,
    )
    game.play("Belgae action command Battle\nBelgae command battle Mandubii")
    assert (game.asked, game.options) == ("Aedui declare_retreat", ["stand", "retreat_nowhere"])


@pytest.mark.proves("8.3.2a", "8.3.2d")
def test_8_3_2_vercingetorix_comes_where_most_arverni_are() -> None:
    """As soon as he may be placed, where the Arverni have the most pieces."""
    game = acting(
        """
        scenario = "pax-gallica"
        card = 1
        vercingetorix = "may be placed"
        nonplayers = ["Arverni"]
        [regions.Pictones]
        Arverni = "2 Warbands"
        [regions.Veneti]
        Arverni = "2 Warbands"
        [tribes]
        Veneti = "Arverni"
    """,
        scenario="pax-gallica",
    )
    assert game.pieces("Veneti", "Arverni") == "Vercingetorix, 2 Warbands"
    assert game.priorities("Arverni") == ["priority.most_own_pieces"]
