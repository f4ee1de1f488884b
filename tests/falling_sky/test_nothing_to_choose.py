"""Where every choice ends alike, nobody is asked; one piece more makes it a choice."""

import pytest

from tests.falling_sky.playing import Play, at, at_bay

# ---- 3 Commands -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("belgae", "asked"), [(1, "Belgae command"), (2, "Belgae battle_target")])
def test_3_3_4_nobody_is_asked_whom_a_battle_without_effect_strikes(belgae: int, asked: str) -> None:
    """Half a Loss harms neither Romans nor Germans, whatever Capability is in effect (15); a whole one does."""
    game = at(f"""
        card = 61
        [regions.Nervii]
        Belgae = "{belgae} revealed Warbands"
        Romans = "Fort"
        Germans = "1 revealed Warband"
        [capabilities]
        15 = "unshaded"
    """).play("Belgae action command Battle\nBelgae command battle Nervii")
    assert game.asked == asked


def besieged(attacker: str, aedui: str) -> Play:
    """The Romans, asked for a refuge in Mandubii, refuse."""
    return at_bay(f"""
        card = 19
        [regions.Bituriges]
        Arverni = "{attacker}"
        Aedui = "{aedui}"
        [regions.Mandubii]
        Romans = "3 Auxilia"
    """).play("""
        Arverni action command Battle
        Arverni command battle Bituriges
        Aedui declare_retreat ask_retreat Mandubii
        Romans agree_retreat no
    """)


def test_3_3_4_who_falls_or_is_removed_is_not_asked_which() -> None:
    """A lone Warband before Vercingetorix, and no refuge: it is lost if it stands, and if it Retreats. Of two one would
    be left if they stand; and Hidden Attackers stay so before a Retreat."""
    game = besieged("Vercingetorix", "1 Warband")
    assert (game.asked, game.pieces("Bituriges", "Aedui")) == ("Arverni command", "")
    assert besieged("Vercingetorix", "2 Warbands").asked == "Aedui declare_retreat"
    assert besieged("Vercingetorix, 1 Warband", "1 Warband").asked == "Aedui declare_retreat"


def seized(arverni: int, romans: str) -> Play:
    return at(f"""
        [regions.Carnutes]
        Romans = "{romans}"
        Arverni = "{arverni} Warbands"
        Germans = "3 Warbands"
    """).play("Romans action command Seize\nRomans command seize Carnutes\nArverni harass yes")


def test_3_2_3_nobody_says_who_is_harassed_first_if_all_are_lost() -> None:
    """A Loss by the Arverni, another by the Germans, who always Harass: both Auxilia; of three one is left."""
    game = seized(3, "1 Auxilia, 1 revealed Auxilia")
    assert (game.asked, game.pieces("Carnutes", "Romans")) == ("Romans command", "")
    assert seized(3, "2 Auxilia, 1 revealed Auxilia").asked == "Romans harassment_loss"


# ---- 4 Special Abilities ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("auxilia", "asked"), [(1, "Belgae command"), (2, "Romans give_way")])
def test_4_5_2_who_all_go_give_way_in_any_order(auxilia: int, asked: str) -> None:
    game = at(f"""
        card = 61
        [regions.Morini]
        Belgae = "Ambiorix, 2 Warbands"
        Romans = "1 Legion, {auxilia} Auxilia"
    """).play("""
        Belgae action command Raid
        Belgae command ability Rampage
        Belgae rampage region Morini
        Belgae rampage_number number 2
    """)
    assert game.asked == asked


def scouted(germans: int) -> Play:
    """An Auxilia Marches with Caesar into Mandubii, and would leave him there."""
    return at(f"""
        [regions.Aedui]
        Romans = "Caesar, 1 Auxilia"
        [regions.Mandubii]
        Germans = "{germans} Warbands"
    """).play("""
        Romans action command March
        Romans command march Aedui
        Romans march_to region Mandubii
        Romans march_number number 1
        Romans march_number number 1
        Romans march_on ability Scout
        Romans scout_from region Mandubii
    """)


def test_4_2_2_who_is_harassed_to_the_last_is_not_asked_whither() -> None:
    """3.2.2 Three Hidden Germans take the lone Auxilia that Marched in, wherever it rides."""
    game = scouted(3)
    assert game.asked != "Romans scout_to"
    assert game.pieces("Mandubii", "Romans") == "Caesar"
    assert scouted(2).asked == "Romans scout_to"


# ---- Events -----------------------------------------------------------------------------------------------------


def test_event_31_shaded_three_allies_are_all() -> None:
    """Two Romans and one Aedui in any order; of three Romans one is left."""
    board = 'card = 31\n[tribes]\nRemi = "Romans"\nNervii = "Romans"\n{} = "{}"\n'
    game = at(board.format("Aedui", "Aedui")).play("Arverni action shaded 31")
    assert [game.tribe(name) for name in ("Remi", "Nervii", "Aedui")] == ["Subdued"] * 3
    assert at(board.format("Morini", "Romans")).play("Arverni action shaded 31").asked == "Arverni event_tribe"


@pytest.mark.parametrize(("germans", "is_asked"), [(2, False), (3, False), (4, True)])
def test_event_36_shaded_an_ambush_that_makes_no_difference_is_not_asked_for(germans: int, is_asked: bool) -> None:
    """Four Warbands take two Germans, who never Retreat; one who is left strikes nobody back, two do."""
    game = at(f"""
        card = 36
        ineligible = ["Romans", "Aedui", "Arverni"]
        [regions.Morini]
        Belgae = "4 Warbands"
        Germans = "{germans} Warbands"
    """).play("Belgae action shaded 36\nBelgae command battle Morini")
    assert (game.asked == "Belgae ambush") == is_asked


def test_event_48_unshaded_who_can_do_nothing_is_not_named() -> None:
    """No Aedui piece is on the map, their home is Devastated: the others alone are named."""
    game = at("""
        card = 48
        ineligible = ["Aedui", "Arverni", "Belgae"]
        [regions.Aedui]
        devastated = true
        [regions.Nervii]
        Belgae = "2 Warbands"
        [regions.Arverni]
        Arverni = "2 Warbands"
    """).play("Romans action unshaded 48")
    assert game.offers("faction") == ["Arverni", "Belgae"]


def druids(belgae: str, germans: str) -> Play:
    return at(f"""
        card = 48
        ineligible = ["Aedui", "Arverni", "Belgae"]
        [regions.Nervii]
        Belgae = "{belgae}"
        Germans = "{germans}"
    """).play("Romans action unshaded 48\nRomans event_faction faction Belgae\nRomans event_faction done")


def test_event_48_unshaded_no_raid_without_raiders() -> None:
    """3.3.3 Nobody lies Hidden, and no Germanic Command brings a Belgic Warband: such a Raid would only be undone."""
    assert "command Raid" not in druids("Ambiorix, 1 revealed Warband", "2 revealed Warbands").options
    game = druids("Ambiorix, 1 revealed Warband", "2 Warbands").play("""
        Belgae free_command command Raid
        Belgae command ability Enlist
    """)
    assert (game.asked, game.options) == ("Belgae enlist", ["as_belgic", "done"])
    assert (
        "germanic March"
        in druids("Ambiorix, 1 Warband", "2 Warbands")
        .play("""
        Belgae free_command command Raid
        Belgae command ability Enlist
    """)
        .options
    )


def test_event_60_unshaded_six_are_all() -> None:
    board = 'card = 60\n[regions.Nervii]\nBelgae = "{} Warbands, 1 revealed Warband"\n[tribes]\nNervii = "Belgae"\n'
    game = at(board.format(4)).play("Belgae action unshaded 60")
    assert (game.pieces("Nervii", "Belgae"), game.tribe("Nervii")) == ("", "Subdued")
    assert at(board.format(5)).play("Belgae action unshaded 60").asked == "Belgae event_choice"


def test_event_64_shaded_two_allies_are_all() -> None:
    board = 'card = 64\nineligible = ["Arverni"]\n[tribes]\nRemi = "Romans"\nAtrebates = "Belgae"\n'
    game = at(board).play("Belgae action shaded 64")
    assert (game.tribe("Remi"), game.tribe("Atrebates")) == ("Subdued", "Subdued")
    more = at(board + 'Bellovaci = "Aedui"\n').play("Belgae action shaded 64")
    assert more.offers("tribe") == ["Bellovaci", "Atrebates", "Remi"]


@pytest.mark.parametrize(("belgae", "is_asked"), [("1 revealed Warband", False), ("3 revealed Warbands", True)])
def test_event_65_unshaded_sure_ambushes_come_in_any_order(belgae: str, is_asked: bool) -> None:
    """Two Warbands take the one that is there; of three the Belgae choose none, but they are asked nothing: all
    Revealed. With a Leader among them it is a choice."""
    led = ", Ambiorix" if is_asked else ""
    game = at(f"""
        card = 65
        ineligible = ["Belgae", "Aedui", "Arverni"]
        [regions.Morini]
        Germans = "2 Warbands"
        Belgae = "{belgae}{led}"
        [regions.Treveri]
        Germans = "2 Warbands"
        Aedui = "1 revealed Warband"
    """).play("Romans action unshaded 65\nRomans event_region done")
    assert (game.asked == "Romans event_region") == is_asked


def test_event_70_unshaded_ways_that_only_caesar_can_go_are_alike() -> None:
    """3.2.2 To Atrebates by Aedui or by Sequani; Harassers in one of them make it a choice."""
    board = 'card = 70\nineligible = ["Aedui"]\n[regions.Provincia]\nRomans = "Caesar, 1 Legion"\n'
    send = "Belgae action unshaded 70\nRomans event_region region Atrebates\nRomans event_region region Provincia"
    assert at(board).play(send).asked != "Romans march_to"
    harassed = at(board + '[regions.Sequani]\nGermans = "3 Warbands"\n').play(send)
    assert harassed.asked == "Romans march_to"


def test_event_72_shaded_how_many_stay_where_there_is_nobody_to_charge() -> None:
    board = 'card = 72\nineligible = ["Belgae", "Aedui", "Romans"]\n[regions.Arverni]\nArverni = "3 Warbands"\n{}'
    charge = "Arverni action shaded 72\nArverni event_region region Arverni"
    assert at(board.format("")).play(charge).asked != "Arverni event_number"
    assert at(board.format('Romans = "2 Auxilia"\n')).play(charge).asked == "Arverni event_number"
