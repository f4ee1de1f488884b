"""4.2.1 Build."""

import pytest

from tests.falling_sky.playing import at

# ---- where ------------------------------------------------------------------------------------------------------


@pytest.mark.proves("4.2.1b")
def test_4_2_1_not_with_battle() -> None:
    """Build may accompany Recruit, March or Seize, not Battle."""
    game = at("""
        [regions.Mandubii]
        Romans = "Caesar, 3 Legions"
        Arverni = "1 Warband"
    """).play("Romans action command Battle")

    assert game.offers("ability") == []


@pytest.mark.proves("4.2.1c")
def test_4_2_1_roman_ally_without_a_supply_line() -> None:
    """A Region with a Roman Ally needs no Supply Line: nobody is asked, though Germans hold it and all around."""
    game = at("""
        [regions.Treveri]
        Romans = "Caesar"
        Germans = "4 Warbands"
        [regions.Ubii]
        Germans = "1 Warband"
        [tribes]
        Treveri = "Romans"
    """).play("""
        Romans action command Seize
        Romans command ability Build
        Romans build region Treveri
    """)

    assert game.pieces("Treveri", "Romans") == "Caesar, Fort"
    assert game.resources("Romans") == 8


@pytest.mark.proves("4.2.1h")
def test_4_2_1_no_build_without_ally_and_supply_line() -> None:
    """Under Germanic Control and without a Roman Ally there is no Build: Germans never agree."""
    game = at("""
        [regions.Treveri]
        Romans = "Caesar"
        Germans = "4 Warbands"
    """).play("Romans action command Seize")

    assert game.offers("ability") == []


def test_4_2_1_enough_forces_to_cancel_control_make_a_supply_line() -> None:
    """PLAY NOTE: where Roman pieces cancel enemy Control, the Fort is built at once; it can even give Control."""
    game = at("""
        [regions.Treveri]
        Romans = "Caesar, 3 Legions"
        Germans = "4 Warbands"
    """).play("""
        Romans action command Seize
        Romans command ability Build
        Romans build region Treveri
    """)

    assert game.pieces("Treveri", "Romans") == "Caesar, 3 Legions, Fort"
    assert game.control("Treveri") == "Romans"
    assert game.options == ["ally Treveri", "done"]


@pytest.mark.proves("4.2.1h")
def test_4_2_1_any_roman_piece_in_a_supply_line() -> None:
    """In a Supply Line one Roman piece is enough; a Region without any is not offered."""
    game = at("""
        [regions.Mandubii]
        Romans = "Caesar"
        [regions.Sequani]
        Romans = "1 revealed Auxilia"
    """).play("Romans action command Seize\nRomans command ability Build")

    assert game.offers("region") == ["Mandubii", "Sequani"]


def test_4_2_1_the_controlling_faction_agrees_to_the_supply_line() -> None:
    """The Aedui, in Control of the Region, are asked when it is selected, and agree."""
    game = at("""
        [regions.Aedui]
        Romans = "Caesar"
        Aedui = "4 Warbands"
    """).play("""
        Romans action command Seize
        Romans command ability Build
        Romans build region Aedui
        Romans seek_supply ask Aedui
        Aedui agree_supply yes
    """)

    assert game.pieces("Aedui", "Romans") == "Caesar, Fort"
    assert game.resources("Romans") == 8


def test_4_2_1_refused_supply_line_no_build() -> None:
    """If the Aedui refuse there is no Build in that Region, nothing is paid, and no Special Ability is used."""
    game = at("""
        [regions.Aedui]
        Romans = "Caesar, 1 Auxilia"
        Aedui = "4 Warbands"
    """).play("""
        Romans action command Seize
        Romans command ability Build
        Romans build region Aedui
        Romans seek_supply ask Aedui
        Aedui agree_supply no
    """)
    assert game.offers("region") == ["Provincia"]
    assert game.resources("Romans") == 10

    game.play("Romans build done")
    assert game.offers("ability") == ["Build", "Scout"]


def test_4_2_1_called_off_before_asking_the_region_stays_open() -> None:
    """The Romans may think better of asking, and still select the Region later."""
    game = at("""
        [regions.Aedui]
        Romans = "Caesar"
        Aedui = "4 Warbands"
    """).play("""
        Romans action command Seize
        Romans command ability Build
        Romans build region Aedui
        Romans seek_supply call_off
    """)

    assert game.asked == "Romans build"
    assert game.offers("region") == ["Aedui", "Provincia"]


# ---- Fort, then Ally --------------------------------------------------------------------------------------------

FORT_TIPS = """
    [resources]
    Romans = {resources}
    [regions.Mandubii]
    Romans = "Caesar, 3 Legions"
    Arverni = "2 Warbands"
    [tribes]
    Mandubii = "Arverni"
    Senones = "Aedui"
"""


@pytest.mark.proves("4.2.1i", "4.2.1f")
def test_4_2_1_fort_first_then_ally_under_the_new_control() -> None:
    """No Ally before Roman Control; the new Fort gives Control, then one Ally may be removed or placed, 2 + 2."""
    game = at(FORT_TIPS.format(resources=10)).play("""
        Romans action command March
        Romans command ability Build
        Romans build region Mandubii
    """)
    assert game.pieces("Mandubii", "Romans") == "Caesar, 3 Legions, Fort"  # the only choice without Control
    assert game.control("Mandubii") == "Romans"
    assert game.options == ["subdue Mandubii", "subdue Senones", "ally Lingones", "done"]

    game.play("Romans build_what subdue Mandubii")
    assert game.tribe("Mandubii") == "Subdued"
    assert game.resources("Romans") == 6
    assert game.asked == "Romans command"  # one Ally a Region, and no other Region


@pytest.mark.proves("4.2.1j")
def test_4_2_1_without_money_for_both_only_one() -> None:
    """Each Fort and each Ally costs two: with two Resources (and Seize free) only the Fort."""
    game = at(FORT_TIPS.format(resources=3)).play("""
        Romans action command Seize
        Romans command ability Build
        Romans build region Mandubii
    """)

    assert game.resources("Romans") == 1
    assert game.asked == "Romans command"
    assert game.control("Mandubii") == "Romans"
    assert game.tribe("Mandubii") == "Arverni"


def test_4_2_1_no_build_without_two_resources() -> None:
    """With one Resource Build is not offered."""
    game = at(FORT_TIPS.format(resources=1)).play("Romans action command Seize")

    assert game.offers("ability") == []


def test_4_2_1_build_with_the_last_resources_before_the_command() -> None:
    """Romans can always Seize for nothing: Build may take the last two Resources, and then the March is off."""
    game = at(FORT_TIPS.format(resources=2)).play("Romans action command March\nRomans command ability Build")
    while game.asked.startswith("Romans build"):
        game.answer(f"{game.asked} {game.options[0]}")

    assert game.resources("Romans") == 0
    assert game.offers("march") == []
    assert "Seize" in game.offers("command")
    assert "done" not in game.options


@pytest.mark.proves("4.2.1m")
def test_4_2_1_ally_alone_under_control() -> None:
    """Under Roman Control an Ally may be placed without a Fort."""
    game = at("""
        [regions.Mandubii]
        Romans = "Caesar, 3 Legions"
    """).play("""
        Romans action command Recruit
        Romans command ability Build
        Romans build region Mandubii
    """)
    assert game.options == ["fort", "ally Mandubii", "ally Senones", "ally Lingones"]

    game.play("Romans build_what ally Senones\nRomans build_what done")
    assert game.tribe("Senones") == "Romans"
    assert game.resources("Romans") == 8
    assert game.pieces("Mandubii", "Romans") == "Caesar, 3 Legions"


@pytest.mark.proves("4.2.1e")
def test_4_2_1_no_second_fort_in_a_region() -> None:
    """Where a Fort stands (1.4.2), only the Ally remains."""
    game = at("""
        [regions.Sequani]
        Romans = "Caesar, 3 Legions, Fort"
    """).play("""
        Romans action command Recruit
        Romans command ability Build
        Romans build region Sequani
    """)

    assert game.options == ["ally Sequani", "ally Helvetii"]


def test_4_2_1_no_fort_when_none_is_available() -> None:
    """With all six Forts on the map no more can be built."""
    game = at("""
        [regions]
        Mandubii = { Romans = "Caesar, Fort" }
        Sequani = { Romans = "Fort" }
        Aedui = { Romans = "Fort" }
        Treveri = { Romans = "Fort" }
        Bituriges = { Romans = "Fort" }
        Carnutes = { Romans = "2 Legions" }
    """).play("""
        Romans action command Recruit
        Romans command ability Build
        Romans build region Carnutes
    """)

    assert game.options == ["ally Carnutes", "ally Aulerci"]


@pytest.mark.proves("4.2.1n")
def test_4_2_1_no_roman_ally_where_stacking_forbids() -> None:
    """No Roman Ally at Aedui, Arverni or Suebi, nor at a Dispersed Tribe."""
    game = at("""
        [regions.Arverni]
        Romans = "Caesar, 3 Legions, Fort"
        [regions.Aedui]
        Romans = "3 Legions, Fort"
        [tribes]
        Cadurci = "Dispersed"
    """).play("Romans action command Recruit\nRomans command ability Build")
    assert game.offers("region") == ["Arverni", "Provincia"]  # nothing to build in the Region of the Aedui

    game.play("Romans build region Arverni")
    assert game.tribe("Volcae") == "Romans"


def test_4_2_1_no_ally_available_no_placement() -> None:
    """With all six Allies on the map the Romans can still Subdue, but place none."""
    game = at("""
        [regions.Mandubii]
        Romans = "Caesar, 5 Legions, Fort"
        [tribes]
        Mandubii = "Arverni"
        Lingones = "Romans"
        Helvetii = "Romans"
        Helvii = "Romans"
        Bituriges = "Romans"
        Treveri = "Romans"
        Remi = "Romans"
    """).play("Romans action command Recruit\nRomans command ability Build\nRomans build region Mandubii")

    assert game.asked == "Romans build"  # the only choice was to Subdue
    assert game.tribe("Mandubii") == "Subdued"
    assert game.tribe("Senones") == "Subdued"


@pytest.mark.proves("4.2.1l")
def test_4_2_1_subdue_gallic_or_germanic_disc_not_a_citadel_nor_own_ally() -> None:
    """Subdue one Gallic or Germanic Ally; neither a Citadel nor a Roman Ally is offered."""
    game = at("""
        [regions.Mandubii]
        Romans = "Caesar, 5 Legions, Fort"
        [regions.Sequani]
        Romans = "3 Legions, Fort"
        [tribes]
        Mandubii = "Arverni Citadel"
        Senones = "Romans"
        Lingones = "Germans"
        Sequani = "Belgae"
        Helvetii = "Aedui"
    """).play("Romans action command Recruit\nRomans command ability Build\nRomans build region Mandubii")
    assert game.tribe("Lingones") == "Subdued"  # the only choice

    game.play("Romans build region Sequani")
    assert game.options == ["subdue Sequani", "subdue Helvetii"]


def test_4_2_1_a_suebi_ally_can_be_subdued() -> None:
    """Germanic Allies at Suebi may be removed like others, under Roman Control."""
    game = at("""
        [regions.Ubii]
        Romans = "Caesar, 3 Legions, Fort"
        [tribes]
        "Suebi South" = "Germans"
        Ubii = "Dispersed"
    """)
    game.play("Romans action command Recruit\nRomans command ability Build\nRomans build region Ubii")

    assert game.tribe("Suebi South") == "Subdued"
    assert game.resources("Romans") == 8


def test_4_2_1_several_regions_each_once() -> None:
    """Build in as many Regions as desired, each selected once and paid for."""
    game = at("""
        [regions.Mandubii]
        Romans = "Caesar, 3 Legions"
        [regions.Sequani]
        Romans = "2 Legions"
    """).play("""
        Romans action command Recruit
        Romans command ability Build
        Romans build region Mandubii
        Romans build_what fort
        Romans build_what done
    """)
    assert game.offers("region") == ["Sequani"]

    game.play("Romans build region Sequani\nRomans build_what fort\nRomans build_what ally Helvetii")
    assert game.resources("Romans") == 4
    assert game.asked == "Romans command"


# ---- the restriction on Seize Regions ---------------------------------------------------------------------------

SEIZED = """
    [regions.Mandubii]
    Romans = "Caesar, 3 Legions"
"""


@pytest.mark.proves("4.2.1k", "4.2.1g")
def test_4_2_1_seize_region_fort_only() -> None:
    """In a Region selected for Seize only a Fort may be built, no Ally removed or placed."""
    game = at(SEIZED).play("""
        Romans action command Seize
        Romans command seize Mandubii
        Romans disperse done
        Romans command ability Build
        Romans build region Mandubii
    """)

    assert game.pieces("Mandubii", "Romans") == "Caesar, 3 Legions, Fort"
    assert game.asked == "Romans command"
    assert game.tribe("Mandubii") == "Subdued"


def test_4_2_1_seize_region_selected_but_not_yet_resolved() -> None:
    """The restriction holds as soon as the Region is selected for Seize."""
    game = at(SEIZED).play("""
        Romans action command Seize
        Romans command select Mandubii
        Romans command ability Build
        Romans build region Mandubii
    """)

    assert game.pieces("Mandubii", "Romans") == "Caesar, 3 Legions, Fort"
    assert game.asked == "Romans command"


@pytest.mark.proves("4.2.1k")
def test_4_2_1_no_seize_where_build_touched_an_ally() -> None:
    """The other way round: where Build placed or removed an Ally, that Command does not Seize."""
    game = at(SEIZED).play("""
        Romans action command Seize
        Romans command ability Build
        Romans build region Mandubii
        Romans build_what ally Senones
        Romans build_what done
    """)

    assert game.offers("seize") == ["Provincia"]
    assert game.offers("select") == ["Provincia"]


def test_4_2_1_seize_where_build_placed_only_a_fort() -> None:
    """After a Fort alone the Region may still be Seized."""
    game = at(SEIZED).play("""
        Romans action command Seize
        Romans command ability Build
        Romans build region Mandubii
        Romans build_what fort
        Romans build_what done
    """)

    assert game.offers("seize") == ["Mandubii", "Provincia"]


def test_4_2_1_recruit_and_build_an_ally_in_the_same_region() -> None:
    """The restriction is on Seize alone: Recruit and Build may place Allies in one Region."""
    game = at(SEIZED).play("""
        Romans action command Recruit
        Romans command recruit Mandubii
        Romans recruit place_ally
        Romans ally_at tribe Mandubii
        Romans command ability Build
        Romans build region Mandubii
        Romans build_what ally Senones
    """)

    assert (game.tribe("Mandubii"), game.tribe("Senones")) == ("Romans", "Romans")
    assert game.resources("Romans") == 8  # Recruit was free in the Supply Line


def test_4_2_1_an_ally_then_a_fort_and_no_second_ally() -> None:
    """In either order it is one Ally and one Fort."""
    game = at("""
        [resources]
        Romans = 20
        [regions.Mandubii]
        Romans = "Caesar, 3 Legions"
        [tribes]
        Mandubii = "Romans"
    """).play("""
        Romans action command Seize
        Romans command ability Build
        Romans build region Mandubii
        Romans build_what ally Senones
        Romans build_what fort
    """)

    assert game.asked != "Romans build_what"
    assert (game.tribe("Senones"), game.tribe("Lingones")) == ("Romans", "Subdued")
