"""8.2.1 The Events 21 to 24 in the hands of Non-players."""

import pytest

from tests.falling_sky.nonplayers.events.test_cards_17_20 import NINE
from tests.falling_sky.nonplayers.events.turns import INEFFECTIVE, NO, chosen, played, reasons, turn

# ---- 21 The Province --------------------------------------------------------------------------------------------


def test_8_2_1_province_romans_place_five_auxilia() -> None:
    """21 Not the Resources."""
    game = turn(21, "Romans", "")
    assert game.pieces("Provincia", "Romans") == "5 Auxilia, Fort"
    assert game.resources("Romans") == 10


def test_8_2_1_province_is_no_for_romans_with_fewer_than_five_available() -> None:
    """21 Four are left, though ten Resources could be had."""
    assert reasons(turn(21, "Romans", '[regions.Ubii]\nRomans = "16 Auxilia"'), "Romans") == [NO]


def test_8_2_3_province_aedui_choose_by_dice_for_nonplayer_romans() -> None:
    """21 Auxilia or Resources: nothing ranks them. The Romans are weak, so the Aedui help."""
    belgic = ("Menapii", "Morini", "Eburones", "Nervii", "Bellovaci", "Atrebates", "Treveri", "Ubii")
    arvernian = ("Aulerci", "Senones", "Lingones", "Veneti", "Namnetes", "Pictones", "Santones")
    allies = "".join(f'{t} = "Belgae"\n' for t in belgic) + "".join(f'{t} = "Arverni"\n' for t in arvernian)
    board = f'[tribes]\n{allies}Sequani = "Aedui"\nHelvetii = "Aedui"\nBituriges = "Aedui"\n'
    assert turn(21, "Aedui", board, 3, others=("Romans",)).pieces("Provincia", "Romans") == "5 Auxilia, Fort"
    assert turn(21, "Aedui", board, 4, others=("Romans",)).resources("Romans") == 20


def test_8_2_3_province_arverni_raid_without_a_threat() -> None:
    """21 Four Warbands come; the Battle condition is not met; two Raid, the Fort notwithstanding."""
    board = '[regions.Provincia]\nRomans = "1 Legion"'
    game = turn(21, "Arverni", board, 6)
    assert game.rolled("Arverni") == []
    assert chosen(game, "Arverni", "event_choice") == ["command Raid"]
    assert game.pieces("Provincia", "Arverni") == "2 Warbands, 2 revealed Warbands"
    assert (game.resources("Arverni"), game.resources("Romans")) == (12, 8)
    assert game.notes("Arverni")[-1] == "event.probe.raid"


def test_8_2_3_province_arverni_raid_nobody_once_the_romans_have_nothing() -> None:
    """21 One Resource from the Romans, one from nobody."""
    board = '[regions.Provincia]\nRomans = "1 Legion"\n[resources]\nRomans = 1'
    game = turn(21, "Arverni", board)
    assert chosen(game, "Arverni", "raid")[0] == "take_from Romans"
    assert (game.resources("Arverni"), game.resources("Romans")) == (12, 0)


def test_8_2_3_province_arverni_battle_upon_a_threat() -> None:
    """21 Ten Warbands beside a Legion: Battle as if there were no Fort."""
    board = """
        [regions.Provincia]
        Romans = "1 Legion, 12 Auxilia"
        Arverni = "6 Warbands"
        [resources]
        Arverni = 0
    """
    game = turn(21, "Arverni", board, others=("Romans",))
    assert chosen(game, "Arverni", "event_choice") == ["command Battle"]
    assert "event.probe.battle" in game.notes("Arverni")


def test_8_2_2_province_arverni_with_control_shift_the_senate() -> None:
    """21 Two boxes up."""
    game = turn(21, "Arverni", '[regions.Provincia]\nArverni = "9 Warbands"', head='next = 3\nsenate = "Adulation"')
    assert game.position["senate"] == "Uproar"


def test_8_1_1_province_has_swords_for_belgae() -> None:
    """21 No Belgae."""
    assert reasons(turn(21, "Belgae", ""), "Belgae") == ["event.no"]


# ---- 22 Hostages ------------------------------------------------------------------------------------------------


def test_8_3_1_hostages_romans_replace_arverni_first() -> None:
    """22 Hidden before Revealed, then Arverni before Germans; four in all, in one Region as far as possible."""
    board = """
        [regions.Treveri]
        Romans = "7 Auxilia"
        Germans = "1 Warband, 2 revealed Warbands"
        Arverni = "1 Warband"
        [regions.Ubii]
        Romans = "3 Auxilia"
        Germans = "2 Warbands"
    """
    game = turn(22, "Romans", board)
    assert chosen(game, "Romans", "event_choice")[:2] == [
        "replace Hidden Arverni Warband",
        "replace Hidden Germanic Warband",
    ]
    assert game.pieces("Treveri", "Romans") == "11 Auxilia"
    assert game.pieces("Ubii", "Germans") == "2 Warbands"


@pytest.mark.proves("8.4.1f")
def test_8_4_1_hostages_are_removed_even_if_none_can_replace_them() -> None:
    """22 All Aedui Warbands are on the map."""
    board = """
        [regions.Aedui]
        Aedui = "20 Warbands"
        Belgae = "2 Warbands"
    """
    game = turn(22, "Aedui", board)
    assert game.pieces("Aedui", "Belgae") == ""
    assert game.pieces("Aedui", "Aedui") == "20 Warbands"


def test_8_4_1_the_best_of_several_hostages_is_removed_where_none_can_replace_it() -> None:
    """22 All Aedui Warbands are on the map, and pieces of two kinds are there to be taken."""
    board = """
        [regions.Aedui]
        Aedui = "20 Warbands"
        Belgae = "4 Warbands, 1 revealed Warband"
    """
    game = turn(22, "Aedui", board)
    assert chosen(game, "Aedui", "event_choice")[:1] == ["remove Hidden Belgic Warband"]
    assert game.pieces("Aedui", "Belgae") == "1 revealed Warband"


def test_8_2_1_hostages_belgae_rouse_belgica_first() -> None:
    """22 Remi, then another Tribe of Belgica, before a City elsewhere; Ally and Warband are their own."""
    board = """
        [regions.Atrebates]
        Romans = "1 Auxilia"
        [regions.Mandubii]
        Romans = "1 Auxilia"
    """
    game = turn(22, "Belgae", board, 1)
    assert chosen(game, "Belgae", "event_tribe")[0] == "tribe Remi"
    assert game.tribe("Remi") == "Belgae"
    assert game.tribe("Mandubii") == "Subdued"
    assert game.pieces("Atrebates", "Belgae") == "2 Warbands"


@pytest.mark.proves("8.4.1a")
def test_8_4_1_hostages_arverni_rouse_cities_first() -> None:
    """22 Alesia and Cenabum."""
    board = """
        [regions.Carnutes]
        Romans = "1 Auxilia"
        [regions.Mandubii]
        Romans = "1 Auxilia"
    """
    game = turn(22, "Arverni", board, 4)
    assert (game.tribe("Mandubii"), game.tribe("Carnutes")) == ("Arverni", "Arverni")
    assert "priority.cities_first" in game.priorities("Arverni")


def test_8_2_3_hostages_is_no_without_own_warbands_for_it() -> None:
    """22 All 35 Arverni Warbands are on the map: another's would have to be placed."""
    board = '[regions.Mandubii]\nRomans = "1 Auxilia"\n[regions.Veneti]\nArverni = "{} Warbands"'
    assert reasons(turn(22, "Arverni", board.format(35), 4), "Arverni") == [NO]
    assert played(turn(22, "Arverni", board.format(34), 4), "Arverni")


def test_8_2_3_hostages_stop_after_one_tribe_if_no_own_warband_is_left() -> None:
    """22 The last Warband goes to the first Tribe."""
    board = '[regions.Mandubii]\nRomans = "1 Auxilia"\n[regions.Veneti]\nArverni = "34 Warbands"'
    game = turn(22, "Arverni", board, 4)
    assert chosen(game, "Arverni", "event_tribe") == ["tribe Mandubii", "done"]


# ---- 23 Sacking -------------------------------------------------------------------------------------------------


@pytest.mark.proves("8.2.3o", "8.3.1c")
def test_8_3_1_sacking_romans_raze_a_citadel_before_an_ally() -> None:
    """23 A Belgic Citadel before an Arverni Ally before a Subdued City."""
    board = """
        [regions.Carnutes]
        Romans = "3 Auxilia"
        [regions.Mandubii]
        Romans = "3 Auxilia"
        [regions.Sequani]
        Romans = "3 Auxilia"
        [tribes]
        Carnutes = "Belgae Citadel"
        Mandubii = "Arverni"
    """
    game = turn(23, "Romans", board)
    assert game.tribe("Carnutes") == "Razed"
    assert game.resources("Romans") == 18
    assert game.priorities("Romans") == ["event.most_removed"]


@pytest.mark.proves("8.2.3r")
def test_8_4_1_sacking_romans_raze_arverni_before_aedui() -> None:
    """23 Among equal pieces the order of enemies."""
    board = """
        [regions.Carnutes]
        Romans = "3 Auxilia"
        [regions.Mandubii]
        Romans = "3 Auxilia"
        [tribes]
        Carnutes = "Aedui"
        Mandubii = "Arverni"
    """
    for die in range(1, 7):
        game = turn(23, "Romans", board, die, die, die)
        assert (game.tribe("Mandubii"), game.tribe("Carnutes")) == ("Razed", "Aedui")
        assert game.priorities("Romans") == ["event.enemy_order"]


@pytest.mark.proves("8.4.1g")
def test_8_4_1_sacking_is_ineffective_if_only_an_own_ally_could_be_razed() -> None:
    """23 The Romans do not remove their own Ally for it; a Subdued City they do raze."""
    board = '[regions.Mandubii]\nRomans = "3 Auxilia"\n'
    assert reasons(turn(23, "Romans", board + '[tribes]\nMandubii = "Romans"'), "Romans") == [INEFFECTIVE]
    assert turn(23, "Romans", board).tribe("Mandubii") == "Razed"


def test_8_2_2_sacking_arverni_remove_a_legion_at_their_citadel() -> None:
    """23 A Carnyx: no roll."""
    board = """
        [regions.Carnutes]
        Romans = "2 Legions"
        [tribes]
        Carnutes = "Arverni Citadel"
    """
    game = turn(23, "Arverni", board, 6)
    assert game.rolled("Arverni") == []
    assert game.pieces("Carnutes", "Romans") == "1 Legion"


# ---- 24 Sappers -------------------------------------------------------------------------------------------------

CITADELS = """
    [tribes]
    Carnutes = "Arverni Citadel"
    Mandubii = "Belgae Citadel"
    Sequani = "Aedui Citadel"
"""


def test_8_2_1_sappers_romans_make_arverni_pay_then_belgae() -> None:
    """24 Arverni; without a Citadel of theirs the Belgae; never the Aedui."""
    game = turn(24, "Romans", CITADELS)
    assert [game.resources(f) for f in ("Arverni", "Belgae", "Aedui")] == [0, 10, 10]
    game = turn(24, "Romans", CITADELS.replace('Carnutes = "Arverni Citadel"', ""))
    assert [game.resources(f) for f in ("Arverni", "Belgae", "Aedui")] == [10, 0, 10]
    aedui = turn(24, "Romans", '[tribes]\nSequani = "Aedui Citadel"')
    assert reasons(aedui, "Romans") == [NO]


def test_8_2_1_sappers_aedui_make_players_pay() -> None:
    """24 The player Belgae, not the Non-player Arverni; no player, no Event."""
    game = turn(24, "Aedui", CITADELS, others=("Arverni",))
    assert [game.resources(f) for f in ("Arverni", "Belgae")] == [10, 0]
    assert reasons(turn(24, "Aedui", CITADELS, others=("Arverni", "Belgae")), "Aedui") == [NO]


SIEGES = """
    [regions.Carnutes]
    Romans = "1 Legion, 3 Auxilia"
    [regions.Mandubii]
    Romans = "2 Legions"
    [tribes]
    Carnutes = "Arverni Citadel"
    Mandubii = "Arverni Citadel"
"""


@pytest.mark.proves("8.2.3e", "8.3.1c")
def test_8_3_1_sappers_arverni_remove_the_most_legions() -> None:
    """24 Two Legions before a Legion and an Auxilia, whatever the dice."""
    for die in (1, 6):
        game = turn(24, "Arverni", SIEGES, die)
        assert game.rolled("Arverni") == []
        assert game.pieces("Mandubii", "Romans") == ""
        assert game.position["fallen"] == 2


@pytest.mark.proves("8.2.3e", "8.3.1c")
@pytest.mark.parametrize(("rich", "poor"), [("Carnutes", "Mandubii"), ("Mandubii", "Carnutes")])
def test_8_3_1_sappers_arverni_remove_the_most_pieces(rich: str, poor: str) -> None:
    """24 Among Regions with one Legion each that with an Auxilia beside it, whatever the dice."""
    board = f"""
        [regions.{rich}]
        Romans = "1 Legion, 1 revealed Auxilia"
        [regions.{poor}]
        Romans = "1 Legion"
        [tribes]
        Carnutes = "Arverni Citadel"
        Mandubii = "Arverni Citadel"
    """
    for die in (1, 6):
        game = turn(24, "Arverni", board, die)
        assert (game.pieces(rich, "Romans"), game.pieces(poor, "Romans")) == ("", "1 Legion")


@pytest.mark.proves("8.4.1i", "8.4.1j")
def test_8_4_1_sappers_take_a_legion_before_hidden_before_revealed_auxilia() -> None:
    """24 Within the Region the best pieces."""
    board = """
        [regions.Carnutes]
        Romans = "1 Legion, 1 Auxilia, 3 revealed Auxilia"
        [tribes]
        Carnutes = "Arverni Citadel"
    """
    assert turn(24, "Arverni", board).pieces("Carnutes", "Romans") == "3 revealed Auxilia"


def test_8_2_1_sappers_belgae_only_against_a_roman_player() -> None:
    """24 No Belgae if the Romans are a Non-player."""
    assert played(turn(24, "Belgae", SIEGES), "Belgae")
    assert reasons(turn(24, "Belgae", SIEGES, others=("Romans",)), "Belgae") == [NO]


def test_8_4_4_sappers_are_declined_by_belgae_upon_frost_if_the_arverni_player_would_win() -> None:
    """24 Nine Arverni Allies and six Legions off the map: two more would do; without Frost they play it."""
    board = (
        NINE.replace('Carnutes = "Arverni"', 'Carnutes = "Arverni Citadel"')
        + """
        [regions.Carnutes]
        Romans = "6 Legions"
    """
    )
    board = board.replace("        [regions", "    [regions").replace("        Romans", "    Romans")
    game = turn(24, "Belgae", board, head='next = "Winter"\nlegions_track = 6')
    assert reasons(game, "Belgae") == ["event.frost_bars"]
    assert played(turn(24, "Belgae", board, head="next = 3\nlegions_track = 6"), "Belgae")


def test_8_7_1_province_a_successor_is_no_threat() -> None:
    """21 A Successor beside four Romans does not meet the condition of the Battle box: the Arverni Raid."""
    board = '[regions.Provincia]\nArverni = "Successor, 1 Warband"\nRomans = "4 Auxilia, Fort"'
    assert chosen(turn(21, "Arverni", board, 1), "Arverni", "event_choice") == ["command Raid"]


def test_8_4_1_hostages_hidden_pieces_come_before_the_order_of_enemies() -> None:
    """22 Aedui take four Hidden Auxilia before Revealed Warbands of the Belgae, though Belgae are the sooner target."""
    board = """
        [regions.Mandubii]
        Aedui = "9 Warbands"
        Romans = "4 Auxilia"
        Belgae = "2 revealed Warbands"
    """
    game = turn(22, "Aedui", board, others=("Romans",))
    assert game.pieces("Mandubii", "Romans") == ""
    assert game.pieces("Mandubii", "Belgae") == "2 revealed Warbands"
