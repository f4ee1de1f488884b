"""4.2.2 Scout."""

import pytest

from tests.falling_sky.playing import at

# ---- moving Auxilia ---------------------------------------------------------------------------------------------


@pytest.mark.proves("4.2.2c", "4.2.2e", "4.2.2b")
def test_4_2_2_auxilia_move_to_adjacent_regions_keeping_their_side() -> None:
    """Revealed stay Revealed, Hidden stay Hidden; nothing is paid."""
    game = at("""
        [regions.Mandubii]
        Romans = "2 Auxilia, 1 revealed Auxilia"
    """).play("""
        Romans action command Seize
        Romans command ability Scout
        Romans scout_from region Mandubii
        Romans scout_to region Carnutes
        Romans scout_piece piece Revealed Auxilia
        Romans scout_from region Mandubii
        Romans scout_to region Sequani
        Romans scout_number number 2
    """)

    assert game.pieces("Carnutes", "Romans") == "1 revealed Auxilia"
    assert game.pieces("Sequani", "Romans") == "2 Auxilia"
    assert game.resources("Romans") == 10


@pytest.mark.proves("4.2.2j")
def test_4_2_2_no_auxilia_moves_twice() -> None:
    """Auxilia that have ridden are not offered again; those that stood there already are."""
    game = at("""
        [regions.Mandubii]
        Romans = "2 Auxilia"
        [regions.Carnutes]
        Romans = "1 Auxilia"
    """).play("""
        Romans action command Seize
        Romans command ability Scout
        Romans scout_from region Mandubii
        Romans scout_to region Carnutes
        Romans scout_number number 2
        Romans scout_from region Carnutes
        Romans scout_to region Veneti
    """)

    assert game.pieces("Veneti", "Romans") == "1 Auxilia"
    assert game.pieces("Carnutes", "Romans") == "2 Auxilia"
    assert game.asked == "Romans command"


@pytest.mark.proves("4.2.2k")
def test_4_2_2_not_into_or_out_of_britannia() -> None:
    """Auxilia in Britannia cannot ride, and none can ride there."""
    game = at("""
        [regions.Britannia]
        Romans = "2 Auxilia"
        [regions.Veneti]
        Romans = "1 Auxilia"
    """).play("Romans action command Seize\nRomans command ability Scout")
    assert game.offers("region") == ["Veneti"]

    game.play("Romans scout_from region Veneti")
    assert game.offers("region") == ["Atrebates", "Carnutes", "Pictones"]


def test_4_2_2_only_auxilia_ride() -> None:
    """Legions and the Leader never move by Scout."""
    game = at("""
        [regions.Mandubii]
        Romans = "Caesar, 3 Legions"
    """).play("Romans action command Seize")

    assert game.offers("ability") == ["Build"]


def test_4_2_2_crossing_the_rhenus_and_into_devastation() -> None:
    """Only Britannia is barred: Scouts cross the Rhenus and enter Devastated Regions."""
    game = at("""
        [regions.Treveri]
        Romans = "1 Auxilia"
        [regions.Nervii]
        devastated = true
    """).play("Romans action command Seize\nRomans command ability Scout\nRomans scout_from region Treveri")

    assert game.offers("region") == ["Nervii", "Atrebates", "Sugambri", "Ubii", "Mandubii", "Sequani"]


# ---- Revealing --------------------------------------------------------------------------------------------------


@pytest.mark.proves("4.2.2l")
def test_4_2_2_a_hidden_auxilia_marks_two_warbands() -> None:
    """One Auxilia flips and Reveals two Warbands, of any Factions, Hidden or Revealed, and marks them Scouted."""
    game = at("""
        [regions.Mandubii]
        Romans = "Caesar, 1 Auxilia"
        Arverni = "2 Warbands"
        Germans = "1 revealed Warband"
    """).play("Romans action command Seize\nRomans command ability Scout\nRomans scout_from done")
    assert game.offers("region") == ["Mandubii"]
    game.play("Romans scout_in region Mandubii")
    assert game.offers("piece") == ["Hidden Arverni Warband", "Revealed Germanic Warband"]
    assert "done" not in game.options

    game.play("Romans scouted piece Hidden Arverni Warband\nRomans scouted piece Revealed Germanic Warband")
    assert game.pieces("Mandubii", "Romans") == "Caesar, 1 revealed Auxilia"
    assert game.pieces("Mandubii", "Arverni") == "1 Warband, 1 scouted Warband"
    assert game.pieces("Mandubii", "Germans") == "1 scouted Warband"
    assert game.asked == "Romans command"


def test_4_2_2_up_to_two_warbands() -> None:
    """The second Warband is optional."""
    game = at("""
        [regions.Mandubii]
        Romans = "Caesar, 1 Auxilia"
        Arverni = "2 Warbands"
    """).play("""
        Romans action command Seize
        Romans command ability Scout
        Romans scout_from done
        Romans scout_in region Mandubii
        Romans scouted done
    """)

    assert game.pieces("Mandubii", "Arverni") == "1 Warband, 1 scouted Warband"


@pytest.mark.proves("4.2.2l")
def test_4_2_2_each_hidden_auxilia_may_flip() -> None:
    """Two Hidden Auxilia mark four Warbands in one Region; Revealed Auxilia mark none."""
    game = at("""
        [regions.Mandubii]
        Romans = "Caesar, 2 Auxilia, 3 revealed Auxilia"
        Belgae = "5 Warbands"
    """).play("""
        Romans action command Seize
        Romans command ability Scout
        Romans scout_from done
        Romans scout_in region Mandubii
        Romans scouted piece Hidden Belgic Warband
        Romans scout_in region Mandubii
        Romans scouted piece Hidden Belgic Warband
    """)

    assert game.pieces("Mandubii", "Belgae") == "1 Warband, 4 scouted Warbands"
    assert game.asked == "Romans command"


def test_4_2_2_scouted_warbands_alone_give_nothing_to_reveal() -> None:
    """Markers are placed if none already: a Region with only Scouted Warbands is not offered."""
    game = at("""
        [regions.Mandubii]
        Romans = "Caesar, 1 Auxilia"
        Arverni = "2 scouted Warbands"
    """).play("Romans action command Seize\nRomans command ability Scout\nRomans scout_from done")

    assert game.asked == "Romans command"


def test_4_2_2_ride_first_then_reveal_where_they_arrive() -> None:
    """Auxilia that rode near Caesar may Reveal there."""
    game = at("""
        [regions.Mandubii]
        Romans = "Caesar"
        [regions.Ubii]
        Romans = "1 Auxilia"
        [regions.Treveri]
        Arverni = "2 Warbands"
    """).play("""
        Romans action command Recruit
        Romans command ability Scout
        Romans scout_from region Ubii
        Romans scout_to region Treveri
        Romans scout_in region Treveri
        Romans scouted piece Hidden Arverni Warband
    """)

    assert game.pieces("Treveri", "Arverni") == "2 scouted Warbands"
    assert game.pieces("Treveri", "Romans") == "1 revealed Auxilia"


# ---- with March -------------------------------------------------------------------------------------------------


def test_4_2_2_scout_in_the_middle_of_a_marching_group() -> None:
    """3.2.2 Auxilia split off from a group by Scout while Caesar and the rest march on."""
    game = at("""
        [regions.Provincia]
        Romans = "Caesar, 2 Legions, 3 Auxilia"
    """).play("""
        Romans action command March
        Romans command march Provincia
        Romans march_to region Aedui
        Romans march_number number 1
        Romans march_number number 2
        Romans march_number number 3
        Romans march_on ability Scout
        Romans scout_from region Aedui
        Romans scout_to region Bituriges
        Romans scout_number number 2
        Romans scout_from done
        Romans march_on region Mandubii
        Romans march_on done
    """)

    assert game.pieces("Bituriges", "Romans") == "2 Auxilia"
    assert game.pieces("Mandubii", "Romans") == "Caesar, 2 Legions, 1 Auxilia"


def test_4_2_2_a_group_that_scouts_away_marches_no_further() -> None:
    """3.2.2 Both Auxilia leave the group by Scout: nobody is left to enter a second Region."""
    game = at('[regions.Provincia]\nRomans = "2 Auxilia"').play("""
        Romans action command March
        Romans command march Provincia
        Romans march_to region Aedui
        Romans march_number number 2
        Romans march_on ability Scout
        Romans scout_from region Aedui
        Romans scout_to region Bituriges
        Romans scout_number number 2
    """)

    assert game.pieces("Bituriges", "Romans") == "2 Auxilia"
    assert game.asked != "Romans march_on"


def test_4_2_2_the_group_goes_on_with_auxilia_that_it_revealed() -> None:
    """An Auxilia of the group that flips to Reveal stays in the group, Revealed."""
    game = at("""
        [regions.Provincia]
        Romans = "Caesar, 2 Auxilia"
        [regions.Aedui]
        Arverni = "3 Warbands"
    """).play("""
        Romans action command March
        Romans command march Provincia
        Romans march_to region Aedui
        Romans march_number number 1
        Romans march_number number 2
        Romans march_on ability Scout
        Romans scout_from done
        Romans scout_in region Aedui
        Romans scouted piece Hidden Arverni Warband
        Romans scout_in done
        Romans march_on region Mandubii
    """)

    assert game.pieces("Mandubii", "Romans") == "Caesar, 1 Auxilia, 1 revealed Auxilia"
    assert game.asked == "Romans march_on"  # two of the three Warbands are Scouted: no Harassment


@pytest.mark.proves("4.2.2f")
def test_4_2_2_ride_first_then_march() -> None:
    """NOTE: Scout movement may combine with March: Auxilia ride to Caesar and then march with him."""
    game = at("""
        [regions.Mandubii]
        Romans = "Caesar"
        [regions.Carnutes]
        Romans = "1 revealed Auxilia"
    """).play("""
        Romans action command March
        Romans command ability Scout
        Romans scout_from region Carnutes
        Romans scout_to region Mandubii
        Romans command march Mandubii
        Romans march_to region Aedui
        Romans march_number number 1
        Romans march_number number 1
        Romans march_on done
    """)

    assert game.pieces("Aedui", "Romans") == "Caesar, 1 Auxilia"  # the March hid it


def test_4_2_2_march_first_then_ride() -> None:
    """Auxilia that have marched two Regions ride on into a third."""
    game = at("""
        [regions.Provincia]
        Romans = "1 Auxilia"
    """).play("""
        Romans action command March
        Romans command march Provincia
        Romans march_to region Aedui
        Romans march_on region Mandubii
        Romans command ability Scout
        Romans scout_from region Mandubii
        Romans scout_to region Atrebates
        Romans command done
    """)

    assert game.pieces("Atrebates", "Romans") == "1 Auxilia"


def test_4_2_2_ridden_auxilia_that_had_marched_do_not_march_again() -> None:
    """March no piece more than once, Scout or not; the Romans say which Auxilia ride."""
    game = at("""
        [regions.Provincia]
        Romans = "1 Auxilia"
        [regions.Sequani]
        Romans = "1 Auxilia"
    """).play("""
        Romans action command March
        Romans command march Provincia
        Romans march_to region Sequani
        Romans march_on done
        Romans command ability Scout
        Romans scout_from region Sequani
        Romans scout_to region Mandubii
        Romans scout_number number 1
        Romans marched number 1
        Romans scout_from done
    """)

    assert game.offers("march") == ["Sequani"]  # the one in Mandubii has marched, the other has not


def test_4_2_2_the_romans_choose_which_auxilia_flip_during_a_march() -> None:
    """Of an Auxilia that marched in and one that stood there, the Romans flip the one they like."""
    game = at("""
        [regions.Mandubii]
        Romans = "Caesar, 1 Auxilia"
        [regions.Sequani]
        Romans = "1 Auxilia"
        Arverni = "2 Warbands"
    """).play("""
        Romans action command March
        Romans command march Mandubii
        Romans march_to region Sequani
        Romans march_number number 1
        Romans march_number number 1
        Romans march_on ability Scout
        Romans scout_from done
        Romans scout_in region Sequani
        Romans marched number 0
        Romans scouted done
        Romans scout_in done
        Romans march_on region Treveri
        Romans march_on done
    """)

    assert game.pieces("Treveri", "Romans") == "Caesar, 1 Auxilia"
    assert game.pieces("Sequani", "Romans") == "1 revealed Auxilia"
    assert game.offers("march") == ["Sequani"]  # the one that flipped has not marched yet


# ---- SCOUTED ----------------------------------------------------------------------------------------------------


@pytest.mark.proves("4.2.2h")
def test_4_2_2_scouted_warbands_that_march_lose_the_marker_and_stay_revealed() -> None:
    """Whenever they are to flip to Hidden, the marker is removed instead."""
    game = at("""
        card = 19
        [regions.Mandubii]
        Arverni = "1 revealed Warband, 2 scouted Warbands"
    """).play("Arverni action command March\nArverni command march Mandubii\nArverni march_to done")

    assert game.pieces("Mandubii", "Arverni") == "1 Warband, 2 revealed Warbands"


def test_4_2_2_scouted_germans_that_march_by_enlist_lose_the_marker() -> None:
    """The same for a Germanic March (3.4.2)."""
    game = at("""
        card = 55
        [regions.Nervii]
        Belgae = "Ambiorix, 1 Warband"
        Germans = "2 scouted Warbands"
    """).play("""
        Belgae action command Raid
        Belgae command ability Enlist
        Belgae enlist germanic March
        Belgae march_to done
    """)

    assert game.pieces("Nervii", "Germans") == "2 revealed Warbands"


def test_4_2_2_a_scouted_warband_cannot_raid() -> None:
    """It is Revealed: no Raid, no Entreat, no Ambush with it."""
    game = at("""
        card = 19
        [regions.Arverni]
        Arverni = "Vercingetorix, 3 scouted Warbands"
        Aedui = "1 Warband"
    """).play("Arverni action command Battle")

    assert game.offers("ability") == ["Devastate"]
    game.play("Arverni command battle Arverni")
    assert game.asked != "Arverni ambush"


def test_4_2_2_who_rode_in_does_not_join_a_marching_group() -> None:
    """An Auxilia that Marched elsewhere and rode to Caesar does not March again in place of one that split off."""
    game = at("""
        card = 2
        [regions.Provincia]
        Romans = "Caesar, 2 Legions, 1 Auxilia"
        [regions.Aedui]
        Romans = "3 Auxilia"
        [regions.Bituriges]
        Romans = "1 Auxilia"
    """).play("""
        Romans action command March
        Romans command march Bituriges
        Romans march_to region Mandubii
        Romans march_on done
        Romans command march Provincia
        Romans march_to region Aedui
        Romans march_number number 1
        Romans march_number number 2
        Romans march_number number 1
        Romans march_on ability Scout
        Romans scout_from region Aedui
        Romans scout_to region Arverni
        Romans scout_number number 1
        Romans marched number 1
        Romans scout_from region Mandubii
        Romans scout_to region Aedui
        Romans scout_from done
        Romans march_on region Sequani
    """)

    assert game.pieces("Sequani", "Romans") == "Caesar, 2 Legions"
    assert game.pieces("Aedui", "Romans") == "4 Auxilia"


def test_4_2_2_nobody_rides_twice() -> None:
    """Of a rider that had Marched and a native, only the native rides on, and it is not asked which."""
    game = at("""
        card = 2
        [regions.Provincia]
        Romans = "Caesar, 1 Auxilia"
        [regions.Bituriges]
        Romans = "1 Auxilia"
    """).play("""
        Romans action command March
        Romans command march Provincia
        Romans march_to region Arverni
        Romans march_number number 0
        Romans march_on done
        Romans march_to done
        Romans command ability Scout
        Romans scout_from region Arverni
        Romans scout_to region Bituriges
        Romans scout_from region Bituriges
        Romans scout_to region Carnutes
    """)

    assert game.asked != "Romans marched"
    assert game.pieces("Carnutes", "Romans") == "1 Auxilia"
    if game.asked == "Romans scout_from":
        game.play("Romans scout_from done")
    assert "Bituriges" not in game.offers("march")


def test_4_2_2_auxilia_that_marched_in_and_ride_out_may_be_harassed() -> None:
    """3.2.2 Part of a group that leaves by Scout has entered and left the Region in one March Command."""
    game = at("""
        card = 1
        ineligible = ["Aedui", "Belgae"]
        [regions.Provincia]
        Romans = "Caesar, 3 Auxilia"
        [regions.Aedui]
        Arverni = "6 Warbands"
    """).play("""
        Romans action command March
        Romans command march Provincia
        Romans march_to region Aedui
        Romans march_number number 0
        Romans march_number number 3
        Romans march_on ability Scout
        Romans scout_from region Aedui
        Romans scout_to region Mandubii
        Romans scout_number number 3
        Arverni harass yes
    """)

    assert game.pieces("Mandubii", "Romans") == "1 Auxilia"
    assert game.pieces("Aedui", "Romans") == ""


def test_4_2_2_a_rider_that_flips_is_still_no_part_of_the_group() -> None:
    """All three Hidden Auxilia flip, one of which Marched before and rode in: two go on with Caesar."""
    game = at("""
        card = 1
        [regions.Provincia]
        Romans = "Caesar, 2 Legions, 3 Auxilia"
        [regions.Aedui]
        Arverni = "8 Warbands"
    """).play("""
        Romans action command March
        Romans command march Provincia
        Romans march_to region Sequani
        Romans march_number number 0
        Romans march_number number 0
        Romans march_number number 1
        Romans march_on done
        Romans march_to region Aedui
        Romans march_number number 1
        Romans march_number number 2
        Romans march_number number 2
        Romans march_on ability Scout
        Romans scout_from region Sequani
        Romans scout_to region Aedui
        Romans scout_from done
    """)
    while game.asked == "Romans scout_in":
        game.play("Romans scout_in region Aedui")
        while game.asked in ("Romans scouted", "Romans marching"):
            game.play(f"{game.asked} {game.options[0]}")
    game.play("Romans march_on region Mandubii")
    while game.asked == "Arverni harass":
        game.play("Arverni harass no")

    assert game.pieces("Mandubii", "Romans") == "Caesar, 2 Legions, 2 revealed Auxilia"
    assert game.pieces("Aedui", "Romans") == "1 revealed Auxilia"


HALTED = """
    Romans action command March
    Romans command march Provincia
    Romans march_to region Aedui
    Romans march_number number 0
    Romans march_number number 1
    Romans march_on done
    Romans march_to region Aedui
    Romans march_number number 1
    Romans march_number number 1
    Romans march_on ability Scout
"""
TWO_GROUPS = """
    card = 1
    [regions.Provincia]
    Romans = "Caesar, 2 Auxilia"
    [regions.Aedui]
    Belgae = "2 Warbands"
"""


@pytest.mark.parametrize(
    ("marching", "going", "staying"), [(0, "1 Auxilia", "1 revealed Auxilia"), (1, "1 revealed Auxilia", "1 Auxilia")]
)
def test_4_2_2_the_romans_flip_one_of_the_group_or_one_that_has_arrived(
    marching: int, going: str, staying: str
) -> None:
    """Of two Auxilia that Marched in, one with Caesar who will go on, either may be the one that flips."""
    game = at(TWO_GROUPS).play(f"""
        {HALTED}
        Romans scout_from done
        Romans scout_in region Aedui
        Romans marching number {marching}
        Romans scouted done
        Romans scout_in done
        Romans march_on region Mandubii
    """)

    assert game.pieces("Mandubii", "Romans") == f"Caesar, {going}"
    assert game.pieces("Aedui", "Romans") == staying


@pytest.mark.parametrize(("marching", "going"), [(0, "Caesar, 1 Auxilia"), (1, "Caesar")])
def test_4_2_2_the_romans_split_off_one_of_the_group_or_one_that_has_arrived(marching: int, going: str) -> None:
    """The Auxilia that rides away may be the one with Caesar, or the one that came before him."""
    game = at(TWO_GROUPS).play(f"""
        {HALTED}
        Romans scout_from region Aedui
        Romans scout_to region Sequani
        Romans scout_number number 1
        Romans marching number {marching}
        Romans scout_from done
        Romans scout_in done
        Romans march_on region Mandubii
    """)

    assert game.pieces("Sequani", "Romans") == "1 Auxilia"
    assert game.pieces("Mandubii", "Romans") == going


def test_4_2_2_where_nobody_can_ride_warbands_may_still_be_revealed() -> None:
    """In Britannia, out of which no Auxilia ride, Caesar's Scout all the same."""
    game = at("""
        [regions.Britannia]
        Romans = "Caesar, 1 Auxilia"
        Arverni = "1 Warband"
    """).play("Romans action command Seize\nRomans command ability Scout\nRomans scout_in region Britannia")

    assert game.pieces("Britannia", "Arverni") == "1 scouted Warband"
