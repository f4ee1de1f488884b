"""38 Diviciacus beside other rules: talks before an Event, Scout in the middle of a March, walls, Archers."""

from typing import Any

import pytest

from tests.falling_sky.playing import Play, at

ROMANS_FIRST = 'card = 2\nnext = 3\nineligible = ["Arverni", "Belgae"]\n'
UNSHADED, SHADED = '[capabilities]\n38 = "unshaded"\n', '[capabilities]\n38 = "shaded"\n'

# ---- talks before an Event --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("capability", "others"), [("", ["Arverni", "Aedui", "Belgae"]), (SHADED, ["Arverni", "Belgae"])]
)
def test_event_38_shaded_no_transfers_before_an_event_either(capability: str, others: list[str]) -> None:
    """1.5.2 What a Faction may give before the text of an Event goes to anybody but its old friend."""
    game = at("card = 2\n" + capability).play("Romans action prepare 2\nRomans prepare_event negotiate")

    assert game.offers("give") == game.offers("request") == others


# ---- Scout in the middle of a March -----------------------------------------------------------------------------

TOGETHER = """
    [regions]
    Provincia = { Romans = "Caesar, 1 Auxilia, Fort", Aedui = "1 Warband" }
    Sequani = { Aedui = "Diviciacus" }
"""
HALTED = """
    Romans action command March
    Romans command share Provincia
    Aedui agree_share yes
    Romans command march Provincia
    Romans march_to region Aedui
    Romans march_number number 1
    Romans march_number number 1
    Romans march_number number 1
    Romans march_on ability Scout
    Romans scout_from done
"""
BOTH_SHARED = HALTED.replace("Romans command march", "Romans command share Aedui\n    Romans command march")


def test_event_38_unshaded_a_lent_warband_scouted_on_the_march_goes_on() -> None:
    """The Romans may Scout the Aedui Warband that Marches with them: it goes on as it is then."""
    game = at(ROMANS_FIRST + TOGETHER.replace("Diviciacus", "1 Warband") + UNSHADED).play(f"""
        {HALTED}
        Romans scout_in region Aedui
        Romans march_on region Mandubii
    """)

    assert game.pieces("Mandubii", "Romans") == "Caesar, 1 revealed Auxilia"
    assert game.pieces("Mandubii", "Aedui") == "1 scouted Warband"


@pytest.mark.parametrize(
    ("scout", "romans", "aedui"),
    [
        ("Hidden Aedui Warband", "Caesar, 1 Auxilia", "1 revealed Warband"),
        ("Hidden Auxilia", "Caesar, 1 revealed Auxilia", "1 Warband"),
    ],
)
def test_event_38_option_who_scouts_on_the_march_goes_on(scout: str, romans: str, aedui: str) -> None:
    """A1.4 Either of the group flips to Reveal others, and the whole group Marches on."""
    there = 'Aedui = { Romans = "1 revealed Auxilia", Aedui = "1 revealed Warband", Belgae = "1 Warband" }\n'
    game = at(ROMANS_FIRST + TOGETHER + there, diviciacus=True).play(f"""
        {BOTH_SHARED}
        Romans scout_in region Aedui
        Romans scout_with piece {scout}
        Romans march_on region Mandubii
    """)

    assert game.pieces("Aedui", "Belgae") == "1 scouted Warband"
    assert (game.pieces("Mandubii", "Romans"), game.pieces("Mandubii", "Aedui")) == (romans, aedui)


LEFT_BEHIND = """
    card = {card}
    ineligible = ["Arverni", "Aedui", "Belgae"]
    [capabilities]
    38 = "unshaded"
    [resources]
    Romans = 12
    [regions.Carnutes]
    Romans = "1 Auxilia"
    Aedui = "6 Warbands"
    [regions.Bituriges]
    Romans = "Caesar, 3 Legions"
"""
MARCHED_AWAY = """
    Romans command march Carnutes
    Romans march_to region Veneti
    Romans march_number number 1
    Romans march_number number 0
    Romans march_on done
    Romans march_to done
"""
REMOVED = """
    Romans command remove_own
    Romans remove_from region Carnutes
"""


@pytest.mark.parametrize("parted", [MARCHED_AWAY, REMOVED])
def test_event_38_unshaded_whoever_is_left_behind_may_harass_the_next(parted: str) -> None:
    """3.2.2 The only Auxilia have Marched away, or were removed (1.4.1): the Warbands that were shared with them are
    the Aedui's own again."""
    game = at(LEFT_BEHIND.format(card=2)).play(f"""
        Romans action command March
        Romans command share Carnutes
        Aedui agree_share yes
        {parted}
        Romans command march Bituriges
        Romans march_to region Carnutes
        Romans march_number number 1
        Romans march_number number 3
        Romans march_on region Atrebates
    """)
    assert (game.asked, game.options) == ("Aedui harass", ["yes", "no"])


def test_event_70_unshaded_whoever_is_left_behind_may_harass_the_next() -> None:
    """38 Also where an Event sends the Legions."""
    game = at(LEFT_BEHIND.format(card=70)).play("""
        Romans action unshaded 70
        Romans event_region region Atrebates
        Romans event_region region Carnutes
        Romans share yes
        Aedui agree_share yes
        Romans march_number number 1
        Romans march_number number 0
        Romans event_region region Bituriges
        Romans march_to region Carnutes
        Romans march_number number 3
        Romans march_number number 1
    """)
    assert (game.asked, game.options) == ("Aedui harass", ["yes", "no"])


# ---- Enlist beside it -------------------------------------------------------------------------------------------


def test_event_38_unshaded_losses_part_nobody_from_enlisted_warbands() -> None:
    """4.5.1 Germans whom the Belgae Enlist count for them, whatever becomes of the Defenders who share."""
    game = at("""
        card = 55
        next = 3
        ineligible = ["Arverni", "Romans", "Aedui"]
        [capabilities]
        38 = "unshaded"
        [regions.Nervii]
        Belgae = "Ambiorix, 3 revealed Warbands"
        Germans = "4 Warbands"
        Romans = "1 Auxilia"
        Aedui = "9 Warbands"
    """).play("""
        Belgae action command Battle
        Belgae command ability Enlist
        Belgae enlist as_belgic
        Belgae enlist_region region Nervii
        Belgae enlist_region done
        Belgae command battle Nervii
        Belgae battle_target faction Romans
        Romans share yes
        Aedui agree_share yes
        Romans loss piece Hidden Auxilia
    """)
    assert (game.pieces("Nervii", "Aedui"), game.control("Nervii")) == ("2 Warbands", "Belgae")


# ---- 4 Circumvallation ------------------------------------------------------------------------------------------

WALL = """
    [circumvallation]
    region = "Aedui"
    faction = "Aedui"
    pieces = "1 Warband"
"""


def marked(game: Play) -> Any:
    return game.position["circumvallation"]["pieces"]


def test_event_04_lent_warbands_do_not_ride_out() -> None:
    """A1.4 Of two Aedui Warbands that Scout with the Romans, the marked one stays."""
    board = """
        [regions]
        Aedui = { Romans = "Caesar, 1 Auxilia", Aedui = "Diviciacus, 2 Warbands" }
    """
    game = at(ROMANS_FIRST + board + WALL, diviciacus=True).play("""
        Romans action command March
        Romans command share Aedui
        Aedui agree_share yes
        Romans command ability Scout
        Romans scout_from region Aedui
        Romans scout_to region Mandubii
        Romans scout_piece piece Hidden Aedui Warband
        Romans scout_from region Aedui
        Romans scout_to region Mandubii
    """)

    assert game.pieces("Mandubii", "Aedui") == "1 Warband"
    assert game.pieces("Mandubii", "Romans") == "1 Auxilia"
    assert game.pieces("Aedui", "Aedui") == "Diviciacus, 1 Warband"
    assert marked(game) == "1 Warband"


@pytest.mark.parametrize(
    ("marched", "group", "going"), [(0, "1 revealed Warband", "1 Warband"), (1, "1 Warband", "1 revealed Warband")]
)
def test_event_04_a_lent_warband_of_the_group_scouts(marched: int, group: str, going: str) -> None:
    """A1.4 The Aedui Warband that flips is the one that has Marched in, and goes on Revealed, or the marked one."""
    there = 'Aedui = { Romans = "1 revealed Auxilia", Aedui = "1 Warband", Belgae = "1 Warband" }\n'
    game = at(ROMANS_FIRST + TOGETHER + there + WALL, diviciacus=True).play(f"""
        {BOTH_SHARED}
        Romans scout_in region Aedui
        Romans scout_with piece Hidden Aedui Warband
        Romans marched number {marched}
        Romans march_on region Mandubii
    """)

    assert game.pieces("Aedui", "Belgae") == "1 scouted Warband"
    assert game.pieces("Aedui", "Aedui") == marked(game) == group
    assert game.pieces("Mandubii", "Aedui") == going


# ---- 27 Massed Gallic Archers -----------------------------------------------------------------------------------


def test_event_27_shaded_archers_hit_lent_warbands() -> None:
    """The Romans share before the first shot: an Aedui Warband may take its Loss."""
    game = at("""
        card = 20
        ineligible = ["Belgae"]
        [regions]
        Mandubii = { Arverni = "6 Warbands", Romans = "5 Auxilia", Aedui = "1 Warband" }
        [capabilities]
        27 = "shaded"
        38 = "unshaded"
    """).play("""
        Arverni action command Battle
        Arverni command battle Mandubii
        Arverni battle_target faction Romans
        Romans share yes
        Aedui agree_share yes
        Romans loss piece Hidden Aedui Warband
    """)

    assert game.pieces("Mandubii", "Aedui") == ""
    assert game.pieces("Mandubii", "Romans") == "2 revealed Auxilia"


RIDE_OFF = """
    Romans action command March
    Romans command share Carnutes
    Aedui agree_share yes
"""


def test_event_38_unshaded_lent_warbands_do_not_harass_who_rides_off_their_group() -> None:
    """3.2.2 Aedui Warbands that March with the Romans do not Harass Auxilia of the same group that Scout away."""
    board = LEFT_BEHIND.format(card=2).replace('"1 Auxilia"', '"2 Auxilia"').replace("6 Warbands", "3 Warbands")
    game = at(board).play(f"""
        {RIDE_OFF}
        Romans command march Carnutes
        Romans march_to region Mandubii
        Romans march_number number 2
        Romans march_number number 3
        Romans march_on ability Scout
        Romans scout_from region Mandubii
        Romans scout_to region Treveri
        Romans scout_number number 1
        Romans scout_from done
        Romans scout_in done
        Romans march_on region Sequani
    """)
    assert (game.pieces("Treveri", "Romans"), game.pieces("Sequani", "Aedui")) == ("1 Auxilia", "3 Warbands")


def test_event_38_unshaded_shared_warbands_do_not_harass_who_rides_off_a_group_on_its_way() -> None:
    """3.2.2 Warbands that are shared where the group halts do not Harass it, nor those of it who Scout away."""
    board = LEFT_BEHIND.format(card=2).replace('"1 Auxilia"', '"1 revealed Auxilia"')
    game = at(board.replace('"Caesar, 3 Legions"', '"Caesar, 3 Legions, 2 Auxilia"')).play(f"""
        {RIDE_OFF}
        Romans command march Bituriges
        Romans march_to region Carnutes
        Romans march_number number 1
        Romans march_number number 3
        Romans march_number number 2
        Romans march_on ability Scout
        Romans scout_from region Carnutes
        Romans scout_to region Mandubii
        Romans scout_piece piece Hidden Auxilia
        Romans scout_number number 2
        Romans scout_from done
        Romans march_on region Mandubii
    """)
    assert game.pieces("Mandubii", "Romans") == "Caesar, 3 Legions, 2 Auxilia"


def test_event_38_unshaded_others_harass_who_rides_off_where_sharing_rests() -> None:
    """3.2.2 Arverni who stand there Harass as ever."""
    board = LEFT_BEHIND.format(card=2).replace('"1 Auxilia"', '"1 revealed Auxilia"')
    board = board.replace('"Caesar, 3 Legions"', '"Caesar, 3 Legions, 2 Auxilia"')
    game = at(board.replace("[regions.Bituriges]", 'Arverni = "3 Warbands"\n[regions.Bituriges]')).play(f"""
        {RIDE_OFF}
        Romans command march Bituriges
        Romans march_to region Carnutes
        Romans march_number number 1
        Romans march_number number 3
        Romans march_number number 2
        Romans march_on ability Scout
        Romans scout_from region Carnutes
        Romans scout_to region Mandubii
        Romans scout_piece piece Hidden Auxilia
        Romans scout_number number 2
    """)
    assert game.asked == "Arverni harass"
