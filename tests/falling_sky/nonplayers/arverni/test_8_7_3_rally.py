"""8.7.3 Rally: when, and in what order."""

import pytest

from tests.falling_sky.nonplayers.acting import Acting
from tests.falling_sky.nonplayers.arverni.boards import boxes, did, turn


def after_v2(text: str) -> str:
    return text.split("V2b yes, ")[1]


@pytest.mark.proves("8.7.3a")
@pytest.mark.parametrize(("warbands", "answer"), [(8, "yes"), (9, "no")])
def test_8_7_3_rally_with_few_warbands(warbands: int, answer: str) -> None:
    """Up to eight Warbands on the map, though the Rally places but one; with nine it would have to place more."""
    game = turn(f"""
        [regions.Britannia]
        Arverni = "{warbands} revealed Warbands"
        Romans = "9 Auxilia"
    """)
    assert after_v2(boxes(game)).startswith(f"V3 {answer}")


@pytest.mark.proves("8.7.3b", "8.7.3c")
@pytest.mark.parametrize(
    ("tribes", "answer"),
    [
        ("", "no"),  # an Ally in Veneti, a Warband at home
        ('Carnutes = "Arverni"', "yes"),  # an Ally and a Citadel
        ('Carnutes = "Arverni"\nBituriges = "Arverni"', "yes"),  # an Ally and two Citadels
        ('Cadurci = "Arverni"\nVolcae = "Arverni"\nSantones = "Arverni"', "yes"),  # an Ally, three and two Warbands
        ('Cadurci = "Arverni"\nVolcae = "Arverni"\nSantones = "Arverni"\nPictones = "Arverni"', "yes"),  # seven
        ('Cadurci = "Arverni"\nVolcae = "Arverni"', "no"),  # an Ally and three Warbands are only four
        ('Cadurci = "Arverni"\nSantones = "Arverni"', "no"),  # an Ally, two and two Warbands are only five
    ],
)
def test_8_7_3_rally_that_places_enough(tribes: str, answer: str) -> None:
    """With nine Warbands on the map: at least two Allies or Citadels, or at least six pieces."""
    game = turn(f"""
        [regions.Veneti]
        Arverni = "9 Warbands"
        [regions.Arverni]
        Aedui = "5 Warbands"
        [regions.Pictones]
        Aedui = "5 Warbands"
        [regions.Carnutes]
        Aedui = "5 Warbands"
        [tribes]
        {tribes}
    """)
    assert after_v2(boxes(game)).startswith(f"V3 {answer}")


@pytest.mark.proves("8.7.3d")
def test_8_7_3_what_entreat_would_add_does_not_count() -> None:
    """An Ally at Veneti by Rally, and another at Namnetes by Entreat: that is one."""
    game = turn("""
        [regions.Veneti]
        Arverni = "Successor, 9 Warbands"
        [regions.Arverni]
        Aedui = "5 Warbands"
        [tribes]
        Namnetes = "Aedui"
    """)
    assert after_v2(boxes(game)).startswith("V3 no")


@pytest.mark.proves("8.7.3e", "8.7.3f", "8.7.3g")
def test_8_7_3_citadels_then_allies_then_warbands() -> None:
    """The Citadel at Cenabum, an Ally in Pictones, then Warbands at home."""
    game = turn("""
        [regions.Carnutes]
        Aedui = "2 Warbands"
        [regions.Pictones]
        Arverni = "2 Warbands"
        [regions.Bituriges]
        Aedui = "1 Warband"
        [tribes]
        Carnutes = "Arverni"
    """)
    assert after_v2(boxes(game)).startswith("V3 yes, V_RALLY yes")
    rallied = [line for line in did(game) if line.startswith("command rally")]
    assert rallied == ["command rally Carnutes", "command rally Pictones", "command rally Arverni"]
    assert game.tribe("Carnutes") == "Arverni Citadel"
    assert game.tribe("Pictones") == "Arverni" or game.tribe("Santones") == "Arverni"
    assert game.pieces("Arverni", "Arverni") == "1 Warband"


@pytest.mark.proves("8.7.3e", "8.7.3f", "8.7.3g")
@pytest.mark.parametrize(
    ("resources", "regions"),
    [(1, ["Carnutes"]), (2, ["Carnutes", "Pictones"]), (3, ["Carnutes", "Pictones", "Veneti"])],
)
def test_8_7_3_rally_as_far_as_resources_go(resources: int, regions: list[str]) -> None:
    """First what is first in order; of Warbands the most: three in Veneti before one at home."""
    game = turn(
        """
        [regions.Carnutes]
        Aedui = "2 Warbands"
        [regions.Pictones]
        Arverni = "2 Warbands"
        [regions.Veneti]
        Aedui = "4 Warbands"
        [tribes]
        Carnutes = "Arverni"
        Veneti = "Arverni"
        Namnetes = "Arverni"
    """,
        resources=resources,
    )
    assert [line.split()[-1] for line in did(game) if line.startswith("command rally")] == regions


def test_8_7_3_an_ally_at_a_city_first() -> None:
    """8.4.1 Of the Tribes in a Region that with a City."""
    game = turn("""
        [regions.Arverni]
        Arverni = "1 Warband"
    """)
    assert game.tribe("Arverni") == "Arverni"
    assert "priority.cities_first" in game.priorities("Arverni")


def test_8_7_3_vercingetorix_places_an_ally_and_warbands() -> None:
    """With Vercingetorix an Ally without Control, and then the more Warbands."""
    game = turn("""
        [regions.Pictones]
        Arverni = "Vercingetorix"
        Belgae = "3 Warbands"
    """)
    assert game.pieces("Pictones", "Arverni") == "Vercingetorix, 3 Warbands"


@pytest.mark.proves("8.7.3i")
def test_8_7_3_if_none_march_to_spread() -> None:
    """Few Warbands and no Resources: nothing to Rally, and then nothing to March with either."""
    game = turn(
        """
        [regions.Veneti]
        Arverni = "3 Warbands"
    """,
        resources=0,
    )
    assert after_v2(boxes(game)).startswith("V3 yes, V_RALLY no, V_MARCH_SPREAD no, V_RAID yes")


@pytest.mark.proves("8.7.3j", "8.7.1bm")
def test_8_7_3_entreat_after_rally() -> None:
    """What the Rally has left pays for Entreat; Warbands just placed are Hidden and can do it."""
    game = turn("""
        [regions.Pictones]
        Arverni = "Vercingetorix"
        Aedui = "1 Warband"
    """)
    assert boxes(game).endswith("V_RALLY yes, V_DEVASTATE no, V_ENTREAT yes")
    assert game.pieces("Pictones", "Aedui") == ""


def rallied(game: Acting) -> list[str]:
    return sorted(line.split()[-1] for line in did(game) if line.startswith("command rally"))


@pytest.mark.proves("8.7.3h")
@pytest.mark.parametrize("die", [1, 3, 6])
def test_8_7_3_the_most_allies_for_the_resources(die: int) -> None:
    """Two Resources place an Ally in Devastated Bituriges, or one each in Veneti and Treveri."""
    board = """
        [regions.Bituriges]
        Arverni = "Vercingetorix, 6 Warbands"
        Germans = "9 Warbands"
        devastated = true
        [regions.Veneti]
        Arverni = "2 Warbands"
        [regions.Treveri]
        Arverni = "2 Warbands"
    """
    game = turn(board, *[die] * 8, resources=2)
    assert rallied(game) == ["Treveri", "Veneti"]
    assert "arverni.rally.cheapest_first" in game.priorities("Arverni")


@pytest.mark.proves("8.7.3h")
@pytest.mark.parametrize(("resources", "regions"), [(2, ["Treveri", "Veneti"]), (3, ["Bituriges", "Veneti"])])
def test_8_7_3_the_most_warbands_for_the_resources(resources: int, regions: list[str]) -> None:
    """Three Warbands with Vercingetorix cost two Resources; two each in Veneti and Treveri cost one each."""
    board = """
        [regions.Bituriges]
        Arverni = "Vercingetorix, 1 revealed Warband"
        Germans = "3 Warbands"
        devastated = true
        [regions.Veneti]
        Germans = "5 Warbands"
        [regions.Treveri]
        Germans = "5 Warbands"
        [tribes]
        Bituriges = "Arverni Citadel"
        Veneti = "Arverni"
        Namnetes = "Belgae"
        Treveri = "Arverni"
        Arverni = "Dispersed"
    """
    game = turn(board, 6, 6, 6, 6, resources=resources)
    assert rallied(game) == regions
    assert "arverni.rally.most_for_the_purse" in game.priorities("Arverni")
    assert ("arverni.rally.most_warbands" in game.priorities("Arverni")) is (resources == 3)


@pytest.mark.proves("8.3.4d")
def test_8_7_3_no_die_among_six_equal_regions_that_are_all_served() -> None:
    """Twelve Warbands are left: two for each of six Regions, and none for the seventh, where one could be placed."""
    game = turn("""
        [regions]
        Britannia = { Arverni = "23 revealed Warbands" }
        Carnutes = { Germans = "1 Warband" }
        Pictones = { Germans = "1 Warband" }
        Veneti = { Germans = "1 Warband" }
        Morini = { Germans = "1 Warband" }
        Nervii = { Germans = "1 Warband" }
        [tribes]
        Catuvellauni = "Arverni"
        Aulerci = "Arverni"
        Santones = "Arverni"
        Namnetes = "Arverni"
        Menapii = "Arverni"
        Eburones = "Arverni"
        Arverni = "Dispersed"
        Cadurci = "Dispersed"
        Volcae = "Dispersed"
    """)
    assert rallied(game) == ["Britannia", "Carnutes", "Morini", "Nervii", "Pictones", "Veneti"]
    assert game.lots("Arverni") == []
