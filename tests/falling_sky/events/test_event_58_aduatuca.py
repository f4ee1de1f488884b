"""58 Aduatuca."""

import pytest

from tests.falling_sky.events.judging import judged
from tests.falling_sky.playing import at

REPELLED = """
    card = 58
    [regions.Nervii]
    Romans = "1 Legion, Fort"
    Belgae = "{belgae}"
    Germans = "4 Warbands"
"""


def test_event_58_unshaded_nine_of_both() -> None:
    """Nine Warbands of Belgae and Germans, as the executing Faction picks."""
    game = at(REPELLED.format(belgae="8 Warbands")).play("Belgae action unshaded 58")
    for _ in range(4):
        game.play("Belgae event_piece piece Hidden Germanic Warband")
    assert game.pieces("Nervii", "Germans") == ""
    assert game.pieces("Nervii", "Belgae") == "3 Warbands"


def test_event_58_unshaded_all_of_fewer() -> None:
    """Where there are no more than nine, all go."""
    game = at(REPELLED.format(belgae="3 Warbands")).play("Belgae action unshaded 58")

    assert game.pieces("Nervii", "Belgae") == game.pieces("Nervii", "Germans") == ""


STRIKE = """
    card = 58
    [regions.Nervii]
    Romans = "6 Legions, 6 Auxilia, Fort"
    [regions.Sugambri]
    Germans = "4 revealed Warbands"
    [regions.Treveri]
    Germans = "4 Warbands"
    [regions.Mandubii]
    Germans = "4 Warbands"
"""


@pytest.mark.proves("5.4f")
def test_event_58_shaded_march_from_neighbours_and_ambush() -> None:
    """Eight Warbands of two adjacent Regions Ambush, fewer Hidden or not: four Losses despite the Fort, no die."""
    game = at(STRIKE).play("""
        Belgae action shaded 58
        Belgae event_region region Sugambri
        Belgae march_number number 4
        Belgae event_region region Treveri
        Belgae march_number number 4
    """)
    for _ in range(4):
        game.play("Romans loss piece Legion")

    assert game.pieces("Nervii", "Romans") == "2 Legions, 6 revealed Auxilia, Fort"
    assert game.pieces("Nervii", "Germans") == "8 revealed Warbands"
    assert game.pieces("Mandubii", "Germans") == "4 Warbands"


def test_event_58_shaded_those_who_stay_flip_too() -> None:
    """One of four Marches from Sugambri: the others are Hidden now."""
    game = at(STRIKE).play("""
        Belgae action shaded 58
        Belgae event_region region Sugambri
        Belgae march_number number 1
        Belgae event_region done
    """)

    assert game.pieces("Sugambri", "Germans") == "3 Warbands"
    assert game.pieces("Nervii", "Germans") == "1 revealed Warband"


def test_event_58_shaded_caesar_may_hold() -> None:
    """Caesar rolls as in any Germanic Ambush."""
    game = at(STRIKE.replace("6 Legions", "Caesar, 6 Legions")).play("""
        Belgae action shaded 58
        Belgae event_region region Sugambri
        Belgae march_number number 4
        Belgae event_region done
    """)

    assert game.asked == "Chance caesar_ambushed"


def test_event_58_effective() -> None:
    """A Fort with Warbands there, or Germans near."""
    assert judged(REPELLED.format(belgae="1 Warband"), "Aedui")
    assert not judged(STRIKE, "Aedui")
    assert judged(STRIKE, "Aedui", "shaded")
    assert not judged("card = 58\n[regions.Mandubii]\nGermans = '4 Warbands'", "Aedui", "shaded")
    assert judged("card = 58\n[regions.Sequani]\nGermans = '1 revealed Warband'", "Aedui", "shaded")  # a March
    assert judged(REPELLED.format(belgae="1 Warband"), "Aedui", "shaded")  # an Ambush where they stand
    assert not judged("card = 58\n[regions.Provincia]\nGermans = '1 revealed Warband'", "Aedui", "shaded")


def test_event_58_shaded_who_stands_with_the_fort_ambushes_without_marching() -> None:
    """Nobody is next to a Fort: the four Germans beside one Ambush where they are."""
    game = at(REPELLED.format(belgae="1 Warband")).play("Belgae action shaded 58")

    assert game.pieces("Nervii", "Romans") == ""
    assert game.pieces("Nervii", "Germans") == "4 revealed Warbands"


def test_event_58_shaded_the_executing_faction_picks_the_fort() -> None:
    """Of two Forts that Germans can reach the executing Faction names one."""
    game = at(STRIKE + '[regions.Ubii]\nRomans = "1 Legion, Fort"\n').play("Belgae action shaded 58")

    assert game.asked == "Belgae event_region"
    assert {"Nervii", "Ubii"} <= set(game.offers("region"))


def test_event_58_shaded_germans_already_there_join_the_ambush() -> None:
    """A Battle is fought with all that the Germans have there: four who stood by the Fort, and four who came."""
    game = at("""
        card = 58
        [regions.Nervii]
        Romans = "9 Auxilia, Fort"
        Germans = "4 revealed Warbands"
        [regions.Sugambri]
        Germans = "4 Warbands"
    """).play("Belgae action shaded 58\nBelgae march_number number 4")

    assert game.pieces("Nervii", "Romans") == "5 revealed Auxilia, Fort"
    assert game.pieces("Nervii", "Germans") == "8 revealed Warbands"


def test_event_58_shaded_a_march_is_made_if_one_is_possible() -> None:
    """5.1.3 The Fort that Germans stand by but cannot March to is not chosen before one that they can reach."""
    game = at("""
        card = 58
        [regions.Treveri]
        Romans = "1 Auxilia, Fort"
        Germans = "4 Warbands"
        [regions.Atrebates]
        Romans = "1 Auxilia, Fort"
    """).play("Belgae action shaded 58")

    assert game.asked == "Belgae march_number"
