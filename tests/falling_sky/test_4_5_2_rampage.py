"""4.5.2 Rampage."""

import pytest

from tests.falling_sky.playing import at

RAMPAGE = "Belgae action command Raid\nBelgae command ability Rampage\n"


@pytest.mark.proves("4.5.2f", "4.5.2g", "4.5.2n")
def test_4_5_2_removes_one_piece_for_each_warband_that_flips() -> None:
    """With nowhere to go, the target removes one of its pieces, its choice, per Warband flipped; Legions to Fallen."""
    game = at("""
        card = 55
        [regions.Nervii]
        Belgae = "Ambiorix, 5 Warbands"
        Romans = "2 Legions, 2 Auxilia"
    """).play(RAMPAGE + "Belgae rampage region Nervii")
    assert game.options == ["number 1", "number 2", "number 3", "number 4"]

    game.play("Belgae rampage_number number 2\nRomans give_way remove Legion\nRomans give_way remove Hidden Auxilia")
    assert game.pieces("Nervii", "Romans") == "1 Legion, 1 Auxilia"
    assert game.pieces("Nervii", "Belgae") == "Ambiorix, 3 Warbands, 2 revealed Warbands"
    assert game.position["fallen"] == 1
    assert game.resources("Belgae") == 10  # free
    assert game.asked == "Belgae command"


@pytest.mark.proves("4.5.2h")
def test_4_5_2_no_roll_for_legions() -> None:
    """A Legion gives way without a roll."""
    game = at("""
        card = 55
        [regions.Nervii]
        Belgae = "Ambiorix, 1 Warband"
        Romans = "1 Legion"
    """).play(RAMPAGE + "Belgae rampage region Nervii")

    assert game.pieces("Nervii", "Romans") == ""
    assert game.position["fallen"] == 1
    assert game.pieces("Nervii", "Belgae") == "Ambiorix, 1 revealed Warband"


@pytest.mark.proves("4.5.2m", "4.5.2j")
def test_4_5_2_retreat_to_own_control_or_remove_the_targets_choice() -> None:
    """The target Retreats pieces into one adjacent Region that it Controls, or removes them, piece by piece."""
    game = at("""
        card = 55
        [regions.Nervii]
        Belgae = "Ambiorix, 3 Warbands"
        Romans = "2 Legions, 1 Auxilia"
        [regions.Atrebates]
        Romans = "1 Auxilia"
        [regions.Treveri]
        Romans = "1 Auxilia"
    """).play(RAMPAGE + "Belgae rampage region Nervii\nBelgae rampage_number number 3")
    assert game.asked == "Romans retreat_to"
    assert game.options == ["region Atrebates", "region Treveri", "remove_all"]

    game.play("Romans retreat_to region Treveri")
    assert set(game.options) == {"retreat Hidden Auxilia", "retreat Legion", "remove Hidden Auxilia", "remove Legion"}
    game.play("Romans give_way retreat Legion\nRomans give_way remove Hidden Auxilia\nRomans give_way retreat Legion")
    assert game.pieces("Treveri", "Romans") == "2 Legions, 1 Auxilia"
    assert game.pieces("Nervii", "Romans") == ""
    assert game.position["fallen"] == 0


def test_4_5_2_retreating_warbands_stay_hidden() -> None:
    """Pieces that Retreat keep their side."""
    game = at("""
        card = 55
        [regions.Nervii]
        Belgae = "Ambiorix, 2 Warbands"
        Arverni = "1 Warband, 1 scouted Warband"
        [regions.Atrebates]
        Arverni = "1 Warband"
    """).play(RAMPAGE + "Belgae rampage region Nervii\nBelgae rampage_number number 2")
    game.play("Arverni retreat_to region Atrebates\nArverni give_way retreat Scouted Arverni Warband")
    game.play("Arverni give_way retreat Hidden Arverni Warband")

    assert game.pieces("Atrebates", "Arverni") == "2 Warbands, 1 scouted Warband"


@pytest.mark.proves("4.5.2o", "4.5.2k")
def test_4_5_2_another_faction_agrees_at_that_moment() -> None:
    """Into a Region of another Faction that agrees now; not into No Control nor Germanic Control."""
    game = at("""
        card = 55
        [regions.Nervii]
        Belgae = "Ambiorix, 2 Warbands"
        Romans = "1 Auxilia"
        [regions.Treveri]
        Aedui = "2 Warbands"
        [regions.Sugambri]
        Germans = "2 Warbands"
        [regions.Atrebates]
        Romans = "1 Auxilia"
        Arverni = "1 Warband"
    """).play(RAMPAGE + "Belgae rampage region Nervii")
    assert game.options == ["ask_retreat Treveri", "remove_all"]

    game.play("Romans retreat_to ask_retreat Treveri\nAedui agree_retreat yes\nRomans give_way retreat Hidden Auxilia")
    assert game.pieces("Treveri", "Romans") == "1 Auxilia"


def test_4_5_2_refused_the_pieces_are_removed() -> None:
    """If nobody lets them in, the pieces are removed."""
    game = at("""
        card = 55
        [regions.Nervii]
        Belgae = "Ambiorix, 2 Warbands"
        Romans = "1 Auxilia"
        [regions.Treveri]
        Aedui = "2 Warbands"
    """).play(RAMPAGE + "Belgae rampage region Nervii\nRomans retreat_to ask_retreat Treveri\nAedui agree_retreat no")

    assert game.asked == "Belgae command"
    assert game.pieces("Nervii", "Romans") == ""
    assert game.pieces("Treveri", "Romans") == ""


def test_4_5_2_even_the_belgae_may_let_them_in() -> None:
    """The Belgae, in Control of Morini, may agree to the Retreat there."""
    game = at("""
        card = 55
        [regions.Nervii]
        Belgae = "Ambiorix, 1 Warband"
        Romans = "1 Auxilia"
        [regions.Morini]
        Belgae = "2 revealed Warbands"
    """).play(RAMPAGE + "Belgae rampage region Nervii\nRomans retreat_to ask_retreat Morini\nBelgae agree_retreat yes")
    game.play("Romans give_way retreat Hidden Auxilia")

    assert game.pieces("Morini", "Romans") == "1 Auxilia"


@pytest.mark.proves("4.5.2d", "4.5.2e")
def test_4_5_2_neither_leader_nor_citadel_nor_fort() -> None:
    """A Faction with a Leader, Citadel or Fort in the Region is no target; Germans never are."""
    game = at("""
        card = 55
        [regions.Nervii]
        Belgae = "Ambiorix, 2 Warbands"
        Romans = "2 Auxilia, Fort"
        Arverni = "Vercingetorix, 1 Warband"
        Germans = "2 Warbands"
        [regions.Atrebates]
        Belgae = "1 Warband"
        Romans = "Successor, 1 Auxilia"
        Aedui = "1 Warband"
    """).play(RAMPAGE)
    assert game.offers("region") == ["Atrebates"]

    game.play("Belgae rampage region Atrebates")
    assert game.pieces("Atrebates", "Aedui") == ""  # the only target


def test_4_5_2_a_citadel_of_the_target_protects() -> None:
    """An Aedui Citadel in the Region protects the Aedui; a Roman there is still a target."""
    game = at("""
        card = 55
        [regions.Mandubii]
        Belgae = "Ambiorix, 2 Warbands"
        Aedui = "1 Warband"
        Romans = "1 Auxilia"
        [tribes]
        Mandubii = "Aedui Citadel"
    """).play(RAMPAGE + "Belgae rampage region Mandubii")

    assert game.pieces("Mandubii", "Aedui") == "1 Warband"
    assert game.pieces("Mandubii", "Romans") == ""


def test_4_5_2_one_target_a_region() -> None:
    """The Belgae select one target Faction in each Region, and a Region only once."""
    game = at("""
        card = 55
        [regions.Nervii]
        Belgae = "Ambiorix, 4 Warbands"
        Romans = "1 Auxilia"
        Aedui = "1 Warband"
        Arverni = "1 Warband"
    """).play(RAMPAGE + "Belgae rampage region Nervii")
    assert game.offers("faction") == ["Romans", "Arverni", "Aedui"]

    game.play("Belgae rampage_target faction Arverni")
    assert game.asked == "Belgae command"
    assert game.pieces("Nervii", "Arverni") == ""
    assert game.pieces("Nervii", "Romans") == "1 Auxilia"
    assert game.pieces("Nervii", "Belgae") == "Ambiorix, 3 Warbands, 1 revealed Warband"


@pytest.mark.proves("4.5.2i")
def test_4_5_2_allies_do_not_give_way() -> None:
    """Allied Tribes are neither removed nor Retreat; a Faction with Allies alone is no target."""
    game = at("""
        card = 55
        [regions.Nervii]
        Belgae = "Ambiorix, 4 Warbands"
        [tribes]
        Nervii = "Romans"
    """).play("Belgae action command Raid")

    assert game.offers("ability") == ["Enlist"]


@pytest.mark.proves("4.5.2c")
def test_4_5_2_hidden_belgic_warbands_are_needed() -> None:
    """Revealed Belgae or Hidden Germans do not Rampage."""
    game = at("""
        card = 55
        [regions.Nervii]
        Belgae = "Ambiorix, 4 revealed Warbands"
        Germans = "2 Warbands"
        Romans = "1 Auxilia"
        [regions.Atrebates]
        Belgae = "1 Warband"
    """).play("Belgae action command Raid")

    assert game.offers("ability") == ["Enlist"]


@pytest.mark.proves("4.5.2b")
def test_4_5_2_not_with_march() -> None:
    """Rampage accompanies Rally, Raid or Battle, not March."""
    game = at("""
        card = 55
        [regions.Nervii]
        Belgae = "Ambiorix, 2 Warbands"
        Romans = "1 Auxilia"
    """).play("Belgae action command March")

    assert game.offers("ability") == ["Enlist"]


def test_4_5_2_several_regions_one_after_the_other() -> None:
    """A Region at a time: pieces driven into a Region may have to give way there again."""
    game = at("""
        card = 55
        [regions.Nervii]
        Belgae = "Ambiorix, 1 Warband"
        Romans = "1 Auxilia"
        [regions.Treveri]
        Belgae = "2 Warbands"
        Romans = "3 Auxilia"
    """).play(RAMPAGE + "Belgae rampage region Nervii\nRomans retreat_to region Treveri")
    game.play("Romans give_way retreat Hidden Auxilia")
    assert game.pieces("Treveri", "Romans") == "4 Auxilia"

    game.play("Belgae rampage region Treveri\nBelgae rampage_number number 2\nRomans retreat_to remove_all")
    assert game.pieces("Treveri", "Romans") == "2 Auxilia"
    assert game.asked == "Belgae command"


def test_4_5_2_before_a_battle_in_the_same_region() -> None:
    """Rampage between paying for a Battle and fighting it leaves fewer Defenders."""
    game = at("""
        card = 55
        [regions.Nervii]
        Belgae = "Ambiorix, 4 Warbands"
        Romans = "4 Auxilia"
    """).play("""
        Belgae action command Battle
        Belgae command select Nervii
        Belgae command ability Rampage
        Belgae rampage region Nervii
        Belgae rampage_number number 2
        Belgae command battle Nervii
        Belgae command done
    """)

    assert game.resources("Belgae") == 9
    assert game.pieces("Nervii", "Romans") == ""
    assert game.pieces("Nervii", "Belgae") == "Ambiorix, 4 revealed Warbands"


def test_4_5_2_a_fort_protects_the_romans_alone() -> None:
    """Beside a Fort the Aedui are a target, and the Romans are not."""
    game = at("""
        card = 55
        [regions.Nervii]
        Belgae = "Ambiorix, 2 Warbands"
        Romans = "2 Auxilia, Fort"
        Aedui = "1 Warband"
    """).play(RAMPAGE + "Belgae rampage region Nervii")

    assert game.pieces("Nervii", "Aedui") == ""
    assert game.pieces("Nervii", "Romans") == "2 Auxilia, Fort"


@pytest.mark.proves("4.5.2f")
def test_4_5_2_no_more_pieces_than_hidden_warbands() -> None:
    """Two Hidden Warbands frighten one or two of three Aedui; the Revealed one frightens nobody."""
    game = at("""
        card = 55
        [regions.Nervii]
        Belgae = "Ambiorix, 2 Warbands, 1 revealed Warband"
        Aedui = "3 Warbands"
    """).play(RAMPAGE + "Belgae rampage region Nervii")

    assert game.options == ["number 1", "number 2"]
