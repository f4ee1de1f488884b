"""A3.2.3 Seize: the free Rally of the Arverni after Dispersal."""

import pytest

from tests.ariovistus.arverni import told
from tests.ariovistus.playing import at
from tests.falling_sky.playing import Play

# Provincia is next to Arverni, Aedui, Sequani and Cisalpina.
SEIZE = "Romans action command Seize\nRomans command seize Provincia\nRomans disperse tribe Helvii"


def seized(board: str, *dice: int) -> Play:
    game = at(f'card = 1\nnext = 2\n[regions.Provincia]\nRomans = "Fort, 3 Legions"\n{board}').play(SEIZE)
    for die in dice:
        game.play(f"Chance resentment roll {die}")
    return game


def asked_of(game: Play) -> str:
    assert game.table.ask is not None
    return str(game.table.ask.about[0])


@pytest.mark.proves("A3.2.3a", "A3.2.3e", "A3.2.3f")
def test_a3_2_3_arverni_then_belgae_roll_and_no_germans() -> None:
    """For the one Tribe Dispersed there are two dice, the Arverni's first."""
    game = seized('[regions.Sequani]\nGermans = "3 Warbands"\n')
    assert (game.asked, asked_of(game)) == ("Chance resentment", "Arverni")
    game.play("Chance resentment roll 6")
    assert (game.asked, asked_of(game)) == ("Chance resentment", "Belgae")
    game.play("Chance resentment roll 6")
    assert game.asked != "Chance resentment"


@pytest.mark.proves("A3.2.3b", "A3.2.3c", "A3.2.3d")
@pytest.mark.parametrize(("die", "comes"), [(3, True), (4, False)])
def test_a3_2_3_the_arverni_rally_where_they_are_at_war(die: int, comes: bool) -> None:
    """On 1-3 the Arverni Region, with an Aedui Warband, gets one Warband; nobody is asked. Sequani and Aedui, with no
    Arverni Ally, get none; nor does Carnutes, At War but far."""
    game = seized(
        """
        [regions.Arverni]
        Aedui = "1 Warband"
        [regions.Aedui]
        Arverni = "1 Warband"
        [regions.Sequani]
        Arverni = "1 Warband"
        Germans = "1 Warband"
        [regions.Carnutes]
        Romans = "1 Auxilia"
        """,
        die,
    )
    assert told(game, "place_bands") == [("Arverni", "Arverni", "1")] * comes


@pytest.mark.proves("A3.2.3c")
def test_a3_2_3_the_arverni_do_not_rally_where_the_tribe_is() -> None:
    """Sequani itself is At War, by the Helvetii; but the free Rally is for the Regions next to it."""
    game = at("""
        card = 1
        [regions.Sequani]
        Romans = "6 Legions"
        Arverni = "1 Warband"
        [tribes]
        Helvetii = "Arverni"
    """).play("""
        Romans action command Seize
        Romans command seize Sequani
        Romans disperse tribe Sequani
        Chance resentment roll 1
    """)
    assert game.pieces("Sequani", "Arverni") == "1 Warband"
    assert told(game, "place_bands") == []


@pytest.mark.proves("A3.2.3b")
def test_a3_2_3_by_the_order_of_the_phase() -> None:
    """A Citadel at Vesontio rather than Warbands; an Ally in Arverni, drawn among three Tribes."""
    game = seized(
        """
        [regions.Arverni]
        Arverni = "2 Warbands"
        Aedui = "1 Warband"
        [regions.Sequani]
        Aedui = "1 Warband"
        [tribes]
        Sequani = "Arverni"
        """,
        1,
    )
    assert told(game, "place_citadel") == [("Arverni", "Sequani")]
    assert told(game, "place_ally") == [("Arverni", "Arverni")]  # Gergovia is a City
    assert told(game, "place_bands") == []


@pytest.mark.proves("A3.2.3e")
def test_a3_2_3_the_belgae_rally_as_ever() -> None:
    """They say themselves where, and whether."""
    game = seized('[regions.Sequani]\nBelgae = "2 Warbands"\n', 6, 2)
    assert (game.asked, game.options) == ("Belgae free_rally", ["region Sequani", "done"])
