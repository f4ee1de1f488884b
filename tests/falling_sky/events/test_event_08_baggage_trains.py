"""8 Baggage Trains."""

import pytest

from tests.falling_sky.events.judging import judged
from tests.falling_sky.playing import at

ROMAN_MARCH = """
    card = 1
    [resources]
    Romans = 0
    Arverni = 0
    Aedui = 0
    Belgae = 0
    [regions.Mandubii]
    Romans = "2 Legions"
    devastated = true
"""


def test_event_08_unshaded_march_costs_nothing() -> None:
    """The holder Marches free of cost, even out of a Devastated Region; without the card it could not pay."""
    poor = at(ROMAN_MARCH)
    rich = at(ROMAN_MARCH + '[capabilities]\n8 = "unshaded Romans"')

    assert "command March" not in poor.options
    rich.play("""
        Romans action command March
        Romans command march Mandubii
        Romans march_to region Aedui
        Romans march_number number 2
        Romans march_on done
        Romans command done
    """)
    assert rich.pieces("Aedui", "Romans") == "2 Legions"
    assert rich.resources("Romans") == 0


@pytest.mark.proves("5.3b")
def test_event_08_unshaded_belongs_to_who_executed_it() -> None:
    """The executing Faction takes the card: others still pay for their March."""
    game = at("""
        card = 8
        [regions.Mandubii]
        Romans = "2 Legions"
        Aedui = "1 Warband"
    """).play("Romans action unshaded 8\nAedui action command March\nAedui command select Mandubii")

    assert game.resources("Aedui") == 9
    assert game.view["capabilities"] == {"8": "unshaded Romans"}


def test_event_08_unshaded_march_costs_others() -> None:
    """A Faction that does not hold the card pays as ever."""
    game = at(ROMAN_MARCH.replace("Romans = 0", "Romans = 4", 1) + '[capabilities]\n8 = "unshaded Aedui"')
    game.play("Romans action command March\nRomans command select Mandubii")

    assert game.resources("Romans") == 0


RAID = """
    card = 37
    [regions.Bituriges]
    Aedui = "4 Warbands"
    [tribes]
    Bituriges = "Arverni Citadel"
"""
TAKE = "Aedui raid take_from Arverni\n"


def test_event_08_shaded_three_warbands_steal_despite_a_citadel() -> None:
    """The holder Raids with up to three Warbands a Region, and steals where a Citadel stands."""
    game = at(RAID + '[capabilities]\n8 = "shaded Aedui"').play(
        "Aedui action command Raid\nAedui command raid Bituriges"
    )
    game.play(TAKE * 3)

    assert game.asked == "Aedui command"
    assert (game.resources("Aedui"), game.resources("Arverni")) == (13, 7)
    assert game.pieces("Bituriges", "Aedui") == "1 Warband, 3 revealed Warbands"


def test_event_08_shaded_steals_despite_a_fort() -> None:
    """Forts do not stop the holder either; a Faction without pieces there has nothing to steal."""
    game = at("""
        card = 37
        [capabilities]
        8 = "shaded Aedui"
        [regions.Mandubii]
        Aedui = "1 Warband"
        Romans = "1 Fort"
    """).play("Aedui action command Raid\nAedui command raid Mandubii")

    assert game.options == ["gain", "take_from Romans"]


def test_event_08_shaded_two_warbands_without_the_card() -> None:
    """Who does not hold the card Raids with two Warbands, and Citadels shield."""
    game = at(RAID + '[capabilities]\n8 = "shaded Belgae"').play(
        "Aedui action command Raid\nAedui command raid Bituriges"
    )
    game.play("Aedui raid gain")  # the one choice for the first Warband answers itself

    assert game.asked == "Aedui command"
    assert game.resources("Aedui") == 12


def test_event_08_shaded_replaces_the_other_side() -> None:
    """5.1.2 Executed on its other side by another Faction, the card changes hands and sides."""
    game = at("""
        card = 8
        ineligible = ["Romans"]
        [capabilities]
        8 = "unshaded Romans"
    """).play("Aedui action shaded 8")

    assert game.view["capabilities"] == {"8": "shaded Aedui"}


def test_event_08_effective_unless_held_already() -> None:
    """Either side changes something unless the same Faction holds that very side."""
    position = 'card = 8\n[capabilities]\n8 = "unshaded Romans"'

    assert not judged(position, "Romans", "unshaded")
    assert judged(position, "Aedui", "unshaded")
    assert judged(position, "Romans", "shaded")


def test_event_08_unshaded_a_march_that_suborn_opens_costs_nothing_either() -> None:
    """All Aedui are walled in (4), and 43 doubles their costs: with their one Resource they Suborn another Warband to
    be there, and it Marches."""
    game = at("""
        card = 37
        [resources]
        Romans = 0
        Arverni = 0
        Aedui = 1
        Belgae = 0
        [regions.Mandubii]
        Aedui = "2 Warbands"
        Romans = "4 Auxilia"
        [capabilities]
        8 = "unshaded Aedui"
        43 = "shaded"
        [circumvallation]
        region = "Mandubii"
        faction = "Aedui"
        pieces = "2 Warbands"
    """)
    assert "March" in game.offers("command")

    game.play("""
        Aedui action command March
        Aedui command ability Suborn
        Aedui suborn_what place Aedui
        Aedui command march Mandubii
        Aedui march_to region Carnutes
    """)
    assert game.pieces("Carnutes", "Aedui") == "1 Warband"
