"""3.2.3 Seize: Dispersal, the free Rally that it provokes, Forage (for Harassment see test_3_2_3_harassment.py)."""

import pytest

from tests.falling_sky.playing import Play, at

# ---- Regions and cost -------------------------------------------------------------------------------------------


@pytest.mark.proves("3.2.3b", "3.2.3c")
def test_3_2_3_any_region_with_roman_pieces() -> None:
    """A single Auxilia, an Ally or a Fort is enough; no Control is needed, and nothing is paid."""
    game = at("""
        [resources]
        Romans = 0
        [regions.Mandubii]
        Romans = "1 Auxilia"
        Germans = "2 Warbands"
        [regions.Bituriges]
        Romans = "Fort"
        devastated = true
        [tribes]
        Aulerci = "Romans"
    """).play("Romans action command Seize")

    assert game.offers("seize") == ["Carnutes", "Mandubii", "Bituriges", "Provincia"]
    game.play("Romans command select Mandubii")
    assert game.resources("Romans") == 0


@pytest.mark.proves("3.2.3n")
def test_3_2_3_regions_one_at_a_time() -> None:
    """The Seize goes on Region by Region, each with its own Forage."""
    game = at("""
        [regions.Treveri]
        Romans = "1 Legion"
        [regions.Bituriges]
        Romans = "1 Legion"
    """).play("""
        Romans action command Seize
        Romans command seize Treveri
        Romans disperse done
    """)
    assert game.resources("Romans") == 12

    game.play("""
        Romans command seize Bituriges
        Romans disperse done
    """)
    assert game.resources("Romans") == 14


def test_3_2_3_no_seize_where_build_changed_an_ally() -> None:
    """4.2.1 A Region where Build placed an Ally in this Command cannot be selected for the Seize any more."""
    game = at("""
        [regions.Mandubii]
        Romans = "Caesar, 2 Legions"
    """).play("""
        Romans action command Seize
        Romans command ability Build
        Romans build region Mandubii
        Romans build_what ally Senones
        Romans build_what done
    """)

    assert game.offers("seize") == ["Provincia"]


# ---- Dispersal --------------------------------------------------------------------------------------------------


def seizing(position: str, region: str = "Mandubii") -> Play:
    return at(position).play(f"""
        Romans action command Seize
        Romans command seize {region}
    """)


@pytest.mark.proves("3.2.3d", "3.2.3p", "3.2.3o")
def test_3_2_3_dispersal_under_roman_control() -> None:
    """Under Roman Control any Subdued Tribes of the Region may be Dispersed; Allied ones not."""
    game = seizing("""
        [regions.Mandubii]
        Romans = "3 Legions"
        [tribes]
        Senones = "Aedui"
    """)
    assert game.asked == "Romans disperse"
    assert game.options == ["tribe Mandubii", "tribe Lingones", "done"]

    game.play("Romans disperse tribe Lingones")
    assert game.tribe("Lingones") == "Dispersed"
    assert game.options == ["tribe Mandubii", "done"]


@pytest.mark.proves("3.2.3d")
def test_3_2_3_no_dispersal_without_roman_control() -> None:
    """Roman pieces without Roman Control cannot Disperse: nothing is asked, but Subdued Tribes pay."""
    game = seizing("""
        [regions.Mandubii]
        Romans = "2 Legions"
        Aedui = "2 Warbands"
    """)

    assert game.asked == "Romans command"
    assert game.resources("Romans") == 16


def test_3_2_3_dispersal_is_voluntary() -> None:
    """The Romans may Disperse nobody; then there is no roll."""
    game = seizing("""
        [regions.Mandubii]
        Romans = "3 Legions"
    """).play("Romans disperse done")

    assert game.asked == "Romans command"
    assert game.tribe("Mandubii") == "Subdued"


@pytest.mark.parametrize("region", ["Aedui", "Arverni", "Sugambri"])
def test_3_2_3_aedui_arverni_and_suebi_may_be_dispersed(region: str) -> None:
    """Any Subdued Tribe circle takes a marker, also Bibracte, Gergovia and the Suebi."""
    game = seizing(f'[regions.{region}]\nRomans = "3 Legions"', region)

    tribe = "Suebi North" if region == "Sugambri" else region
    assert f"tribe {tribe}" in game.options


@pytest.mark.proves("3.2.3e")
def test_3_2_3_four_markers_in_all() -> None:
    """Gathering markers count: with three on the map one more can be placed, then Dispersal ends."""
    game = seizing("""
        [regions.Mandubii]
        Romans = "3 Legions"
        [tribes]
        Carnutes = "Dispersed"
        Aulerci = "Dispersed-Gathering"
        Veneti = "Dispersed-Gathering"
    """).play("Romans disperse tribe Mandubii")

    assert game.asked == "Chance resentment"


def test_3_2_3_no_marker_left() -> None:
    """With four markers on the map nobody is Dispersed, but the Subdued Tribes pay."""
    game = seizing("""
        [regions.Mandubii]
        Romans = "3 Legions"
        [tribes]
        Carnutes = "Dispersed"
        Aulerci = "Dispersed-Gathering"
        Veneti = "Dispersed"
        Namnetes = "Dispersed"
    """)

    assert game.asked == "Romans command"
    assert game.resources("Romans") == 16


@pytest.mark.proves("3.2.3q")
def test_3_2_3_a_razed_city_takes_no_dispersed_marker() -> None:
    """Razed is a marker of its own (ruling): with it and three Dispersed on the map one more can be placed."""
    game = seizing("""
        [regions.Mandubii]
        Romans = "3 Legions"
        [tribes]
        Carnutes = "Razed"
        Aulerci = "Dispersed"
        Veneti = "Dispersed"
        Namnetes = "Dispersed"
    """)

    assert game.asked == "Romans disperse"


def test_3_2_3_a_dispersed_tribe_still_counts_for_rome() -> None:
    """1.7 Subdued or Dispersed, the Tribe adds one to Roman victory."""
    game = seizing("""
        [regions.Mandubii]
        Romans = "3 Legions"
    """)
    before = game.margin("Romans")
    game.play("Romans disperse tribe Mandubii")

    assert game.margin("Romans") == before


# ---- Rally ------------------------------------------------------------------------------------------------------

RALLIERS = """
    [resources]
    Arverni = 0
    Belgae = 0
    [regions.Mandubii]
    Romans = "3 Legions"
    [regions.Treveri]
    Belgae = "1 Warband"
    [tribes]
    Carnutes = "Arverni"
    Pictones = "Arverni"
    Treveri = "Belgae"
"""


@pytest.mark.proves("3.2.3f")
def test_3_2_3_arverni_then_belgae_roll_for_each_tribe() -> None:
    """For every Tribe just Dispersed the Arverni and then the Belgae roll: four rolls for two Tribes."""
    game = seizing(RALLIERS).play("""
        Romans disperse tribe Mandubii
        Romans disperse tribe Senones
        Romans disperse done
    """)
    rollers = []
    while game.asked == "Chance resentment":
        assert game.table.ask is not None
        rollers.append(str(game.table.ask.about[0]))
        game.table.answer("roll 4")

    assert rollers == ["Arverni", "Belgae", "Arverni", "Belgae"]
    assert game.asked == "Romans command"


@pytest.mark.proves("3.2.3g")
@pytest.mark.parametrize(("die", "asked"), [(1, True), (2, True), (3, True), (4, False), (5, False), (6, False)])
def test_3_2_3_free_rally_on_1_to_3(die: int, asked: bool) -> None:
    """A roll of 1, 2 or 3 lets the Faction Rally free, 4-6 does not."""
    game = seizing(RALLIERS).play(f"""
        Romans disperse tribe Mandubii
        Romans disperse done
        Chance resentment roll {die}
    """)

    assert game.asked == ("Arverni free_rally" if asked else "Chance resentment")


@pytest.mark.proves("3.2.3g")
def test_3_2_3_free_rally_in_each_adjacent_region() -> None:
    """Only Regions adjacent to the Dispersed Tribe's: Carnutes, not Pictones; free, and voluntary."""
    game = seizing(RALLIERS).play("""
        Romans disperse tribe Mandubii
        Romans disperse done
        Chance resentment roll 2
    """)
    assert game.options == ["region Carnutes", "done"]

    game.play("Arverni free_rally done")
    assert game.asked == "Chance resentment"
    game.play("""
        Chance resentment roll 1
        Belgae free_rally region Treveri
    """)
    assert game.pieces("Treveri", "Belgae") == "2 Warbands"
    assert game.resources("Belgae") == 0


def test_3_2_3_free_rally_once_in_each_region_for_each_roll() -> None:
    """One roll lets the Arverni Rally in every adjacent Region possible, once each."""
    game = seizing("""
        [regions.Mandubii]
        Romans = "3 Legions"
        [tribes]
        Aulerci = "Arverni"
        Bituriges = "Arverni"
    """).play("""
        Romans disperse tribe Mandubii
        Romans disperse done
        Chance resentment roll 1
    """)
    assert game.options == ["region Carnutes", "region Bituriges", "done"]

    game.play("""
        Arverni free_rally region Bituriges
        Arverni rally place_citadel
    """)
    assert game.tribe("Bituriges") == "Arverni Citadel"
    assert game.options == ["region Carnutes", "done"]
    game.play("""
        Arverni free_rally region Carnutes
        Arverni rally place_warbands
        Arverni warbands number 2
    """)
    assert game.pieces("Carnutes", "Arverni") == "2 Warbands"
    assert game.asked == "Chance resentment"


def test_3_2_3_a_second_dispersed_tribe_gives_a_second_rally() -> None:
    """For each Tribe anew: after two low rolls the Arverni Rally twice in the same Region."""
    game = seizing(RALLIERS).play("""
        Romans disperse tribe Mandubii
        Romans disperse tribe Senones
        Romans disperse done
        Chance resentment roll 1
        Arverni free_rally region Carnutes
        Arverni rally place_citadel
        Chance resentment roll 6
        Chance resentment roll 1
        Arverni free_rally region Carnutes
        Arverni rally place_warbands
        Arverni warbands number 2
        Chance resentment roll 6
    """)

    assert game.tribe("Carnutes") == "Arverni Citadel"
    assert game.pieces("Carnutes", "Arverni") == "2 Warbands"


def test_3_2_3_no_free_rally_in_the_seized_region_itself() -> None:
    """The Rally is in adjacent Regions, not where the Tribe was Dispersed."""
    game = seizing("""
        [regions.Mandubii]
        Romans = "3 Legions"
        [tribes]
        Lingones = "Arverni"
    """).play("""
        Romans disperse tribe Mandubii
        Romans disperse done
        Chance resentment roll 1
    """)

    assert game.asked == "Chance resentment"


def test_3_2_3_britannia_is_adjacent_for_the_free_rally() -> None:
    """1.3.4 Britannia is adjacent to Veneti for the Rally as well."""
    game = seizing(
        """
        [regions.Veneti]
        Romans = "3 Legions"
        [tribes]
        Catuvellauni = "Arverni"
        """,
        "Veneti",
    ).play("""
        Romans disperse tribe Namnetes
        Romans disperse done
        Chance resentment roll 1
    """)

    assert game.options == ["region Britannia", "done"]


@pytest.mark.proves("3.2.3h")
def test_3_2_3_no_free_rally_in_a_devastated_region() -> None:
    """Devastated Regions are out, even with Vercingetorix (ruling): there is nothing to choose."""
    game = seizing("""
        [regions.Mandubii]
        Romans = "3 Legions"
        [regions.Carnutes]
        devastated = true
        Arverni = "Vercingetorix, 2 Warbands"
    """).play("""
        Romans disperse tribe Mandubii
        Romans disperse done
        Chance resentment roll 1
    """)

    assert game.asked == "Chance resentment"


def test_3_2_3_vercingetorix_rallies_free_by_his_own_rules() -> None:
    """3.3.1 With Vercingetorix in an adjacent Region the free Rally places an Ally and also Warbands."""
    game = seizing("""
        [regions.Mandubii]
        Romans = "3 Legions"
        [regions.Carnutes]
        Arverni = "Vercingetorix"
    """).play("""
        Romans disperse tribe Mandubii
        Romans disperse done
        Chance resentment roll 1
        Arverni free_rally region Carnutes
        Arverni rally place_ally
        Arverni ally_at tribe Aulerci
        Arverni rally_more place_warbands
        Arverni warbands number 3
    """)

    assert game.tribe("Aulerci") == "Arverni"
    assert game.pieces("Carnutes", "Arverni") == "Vercingetorix, 3 Warbands"


def test_3_2_3_aedui_and_germans_do_not_roll() -> None:
    """Only Arverni and Belgae Rally in resentment."""
    game = seizing("""
        [regions.Mandubii]
        Romans = "3 Legions"
        [tribes]
        Carnutes = "Aedui"
        Treveri = "Germans"
    """).play("""
        Romans disperse tribe Mandubii
        Romans disperse done
        Chance resentment roll 1
        Chance resentment roll 6
    """)

    assert game.asked == "Romans command"


# ---- Forage -----------------------------------------------------------------------------------------------------


@pytest.mark.proves("3.2.3i")
def test_3_2_3_forage_two_for_subdued_and_roman_allies() -> None:
    """Two for each Subdued and each Roman Allied Tribe, none for another's Ally, Citadel or a Dispersed Tribe."""
    game = seizing("""
        [regions.Mandubii]
        Romans = "1 Auxilia"
        Aedui = "3 Warbands"
        [tribes]
        Mandubii = "Aedui"
        Senones = "Romans"
    """)
    assert game.resources("Romans") == 14

    game = seizing("""
        [regions.Mandubii]
        Romans = "1 Auxilia"
        Aedui = "3 Warbands"
        [tribes]
        Mandubii = "Aedui Citadel"
        Senones = "Dispersed"
        Lingones = "Dispersed-Gathering"
    """)
    assert game.resources("Romans") == 10


@pytest.mark.proves("3.2.3r")
def test_3_2_3_forage_six_for_each_tribe_just_dispersed() -> None:
    """Six for a marker just placed, not two more for the Tribe, and nothing for an older marker."""
    game = seizing("""
        [regions.Mandubii]
        Romans = "3 Legions"
        [tribes]
        Lingones = "Dispersed"
    """).play("""
        Romans disperse tribe Mandubii
        Romans disperse done
        Chance resentment roll 6
        Chance resentment roll 6
    """)

    assert game.resources("Romans") == 10 + 6 + 2


def test_3_2_3_forage_comes_after_the_rally() -> None:
    """Dispersal, Rally, Forage, Harassment in this order: no Resources before the rolls are over."""
    game = seizing("""
        [regions.Mandubii]
        Romans = "9 Legions"
        Aedui = "3 Warbands"
    """).play("""
        Romans disperse tribe Mandubii
        Romans disperse done
        Chance resentment roll 6
    """)
    assert game.resources("Romans") == 10

    game.play("Chance resentment roll 6")
    assert game.resources("Romans") == 20
    assert game.asked == "Aedui harass"


@pytest.mark.proves("3.2.3j", "4.3.2n")
def test_3_2_3_a_devastated_region_pays_nothing() -> None:
    """In a Devastated Region Tribes may be Dispersed, but it pays neither the two nor the six; Harassment stays."""
    game = seizing("""
        [regions.Mandubii]
        devastated = true
        Romans = "9 Legions"
        Aedui = "3 Warbands"
        [tribes]
        Lingones = "Romans"
    """).play("""
        Romans disperse tribe Mandubii
        Romans disperse done
        Chance resentment roll 6
        Chance resentment roll 6
    """)

    assert game.tribe("Mandubii") == "Dispersed"
    assert game.resources("Romans") == 10
    assert game.asked == "Aedui harass"


def test_3_2_3_resources_end_at_45() -> None:
    """1.8 Forage never lifts the Romans above 45."""
    game = seizing("""
        [resources]
        Romans = 42
        [regions.Mandubii]
        Romans = "1 Auxilia"
        Aedui = "1 Warband"
    """)

    assert game.resources("Romans") == 45


def test_3_2_3_nothing_is_seized_where_the_romans_have_left() -> None:
    """A Region that was selected, and that Scout has emptied of Romans, yields nothing."""
    game = at("""
        card = 2
        [regions.Provincia]
        Romans = "Caesar"
        [regions.Mandubii]
        Romans = "1 Auxilia"
        Arverni = "9 Warbands"
    """).play("""
        Romans action command Seize
        Romans command select Mandubii
        Romans command ability Scout
        Romans scout_from region Mandubii
        Romans scout_to region Aedui
        Romans command seize Mandubii
    """)

    assert game.resources("Romans") == 10


def test_3_2_3_a_free_rally_that_places_nothing_says_so() -> None:
    """The Belgae have no piece, no Control and no base next to Arverni: a 1 brings nothing, which is reported."""
    game = at(
        """
        card = 1
        [regions.Arverni]
        Romans = "Caesar, 6 Legions"
        """
    )
    game.play(
        "Romans action command Seize\nRomans command seize Arverni\nRomans disperse tribe Cadurci\nRomans disperse done"
    )
    while game.asked == "Chance resentment":
        game.play("Chance resentment roll 1")
    assert "resentment_idle" in [entry.key for entry in game.table.log]
