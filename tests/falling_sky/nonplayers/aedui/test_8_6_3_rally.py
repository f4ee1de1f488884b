"""8.6.3 Rally."""

import pytest

from tests.falling_sky.nonplayers.acting import Acting
from tests.falling_sky.nonplayers.aedui.boards import aedui_turn, walked

# Nobody in a Supply Line agrees, nobody is poor: no Trade; and five Warbands that cannot Suborn.
HOME = """
    [resources]
    Aedui = {res}
    [regions.Aedui]
    Aedui = "{aedui}"
    [tribes]
    Aedui = "{home}"
    {more}
"""


def home(aedui: str = "5 revealed Warbands", home: str = "Aedui Citadel", more: str = "", res: int = 20) -> Acting:
    return aedui_turn(HOME.format(aedui=aedui, home=home, more=more, res=res))


def rallied(game: Acting) -> list[str]:
    return [each for each in game.did("Aedui") if each.startswith("command rally")]


# ---- A5 ---------------------------------------------------------------------------------------------------------


@pytest.mark.proves("8.6.3a")
def test_8_6_3_fewer_than_five_warbands_rally() -> None:
    """A5 yes: with four Warbands on the map the Aedui Rally for one more."""
    game = home(aedui="4 revealed Warbands")
    assert walked(game).startswith("A4 no, A5 yes, A_RALLY yes")
    assert rallied(game) == ["command rally Aedui"]


@pytest.mark.proves("8.6.3a", "8.6.3f")
def test_8_6_3_one_piece_is_not_enough_with_five_warbands() -> None:
    """A5 no: with five Warbands a Rally of one Warband does not do."""
    assert walked(home()).startswith("A4 no, A5 no, A6 no")


@pytest.mark.proves("8.6.3d")
def test_8_6_3_a_citadel_is_enough() -> None:
    """A5 yes: an Ally in a City can become a Citadel."""
    game = home(home="Aedui")
    assert walked(game).startswith("A4 no, A5 yes, A_RALLY yes")
    assert game.tribe("Aedui") == "Aedui Citadel"


@pytest.mark.proves("8.6.3e")
def test_8_6_3_an_ally_is_enough() -> None:
    """A5 yes: a Subdued Tribe under Aedui Control can become an Ally."""
    game = home(home="Subdued")
    assert walked(game).startswith("A4 no, A5 yes, A_RALLY yes")
    assert game.tribe("Aedui") == "Aedui"


THREE = """
    [resources]
    Aedui = {}
    [regions.Aedui]
    Aedui = "5 revealed Warbands"
    [regions.Pictones]
    Belgae = "4 Warbands"
    [regions.Veneti]
    Arverni = "4 Warbands"
    [tribes]
    Aedui = "Aedui Citadel"
    Pictones = "Aedui"
    Veneti = "Aedui"
    {}
"""


@pytest.mark.proves("8.6.3f")
def test_8_6_3_three_warbands_are_enough() -> None:
    """A5 yes: one Warband in each of three Regions."""
    game = aedui_turn(THREE.format(20, ""))
    assert walked(game).startswith("A4 no, A5 yes, A_RALLY yes")
    assert len(rallied(game)) == 3


@pytest.mark.proves("8.6.3f")
def test_8_6_3_only_warbands_that_can_be_paid_for_count() -> None:
    """A5 no: with two Resources two Regions are all, and two Warbands too few."""
    assert walked(aedui_turn(THREE.format(2, ""), 6)).startswith("A4 no, A5 no")


@pytest.mark.proves("8.6.3j")
def test_8_6_3_the_most_fruitful_regions_are_counted_and_taken() -> None:
    """8.4 To the maximum extent: with two Resources the Region for two Warbands comes first, and three are placed."""
    game = aedui_turn(THREE.format(2, 'Santones = "Aedui"'), 1)
    assert walked(game).startswith("A4 no, A5 yes, A_RALLY yes")
    assert rallied(game)[0] == "command rally Pictones"
    assert "aedui.rally.most_warbands" in game.priorities("Aedui")
    assert game.pieces("Pictones", "Aedui") == "2 Warbands"


# ---- A_RALLY ----------------------------------------------------------------------------------------------------


@pytest.mark.proves("8.6.3g", "8.6.3h", "8.6.3i", "8.1.3a", "8.3e")
def test_8_6_3_citadels_then_allies_then_warbands() -> None:
    """With three Resources: the Citadel, the Ally, then Warbands."""
    board = """
        [resources]
        Aedui = 3
        [regions.Aedui]
        Aedui = "2 revealed Warbands"
        [regions.Carnutes]
        Aedui = "3 revealed Warbands"
        [regions.Pictones]
        Belgae = "2 Warbands"
        [tribes]
        Aedui = "Aedui"
        Carnutes = "Dispersed"
        Pictones = "Aedui"
    """
    game = aedui_turn(board)
    assert rallied(game) == ["command rally Aedui", "command rally Carnutes", "command rally Pictones"]
    assert (game.tribe("Aedui"), game.tribe("Aulerci")) == ("Aedui Citadel", "Aedui")
    assert game.pieces("Pictones", "Aedui") == "1 Warband"


def test_8_6_3_an_ally_is_placed_in_a_city_first() -> None:
    """8.4.1 Cities before other Tribes."""
    game = aedui_turn('[resources]\nAedui = 20\n[regions.Carnutes]\nAedui = "4 Warbands"', head="card = 47")
    assert game.tribe("Carnutes") == "Aedui"
    assert "priority.cities_first" in game.priorities("Aedui")


@pytest.mark.proves("8.6.3k")
def test_8_6_3_no_rally_possible_leads_to_raid() -> None:
    """IF NONE: fewer than five Warbands, but without Resources nothing can be placed: they Raid."""
    game = aedui_turn('[resources]\nAedui = 0\n[regions.Carnutes]\nAedui = "2 Warbands"\nArverni = "4 Warbands"')
    assert walked(game).startswith("A4 no, A5 yes, A_RALLY no, A_RAID yes")
    assert game.resources("Aedui") == 2


@pytest.mark.parametrize(("die", "first"), [(3, "Carnutes"), (4, "Aedui")])
def test_8_6_3_equal_regions_by_a_die(die: int, first: str) -> None:
    """8.3.4 Which of two Allies comes first is for the die."""
    board = '[resources]\nAedui = 1\n[regions.Aedui]\nAedui = "2 Warbands"\n[regions.Carnutes]\nAedui = "2 Warbands"\n'
    game = aedui_turn(board + '[tribes]\nAulerci = "Dispersed"', die)
    assert rallied(game) == [f"command rally {first}"]


@pytest.mark.proves("8.3.1f")
def test_8_3_1_the_horse_of_the_nitiobriges_comes_beside_an_ally() -> None:
    """25 shaded: a Rally in Pictones places an Ally and, as fully as possible, the two Warbands more."""
    game = aedui_turn("""
        [resources]
        Aedui = 1
        [capabilities]
        25 = "shaded Aedui"
        [regions.Pictones]
        Aedui = "5 revealed Warbands"
        [tribes]
        Pictones = "Subdued"
        Santones = "Dispersed"
    """)
    assert rallied(game) == ["command rally Pictones"]
    assert game.tribe("Pictones") == "Aedui"
    assert game.pieces("Pictones", "Aedui") == "2 Warbands, 5 revealed Warbands"
