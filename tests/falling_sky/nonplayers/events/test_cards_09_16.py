"""8.2.1 The Events 9 to 16 in the hands of Non-players."""

import pytest

from alesia.games.falling_sky.components import REGION
from alesia.words import explain_lines
from tests.falling_sky.nonplayers.events.turns import NO, by_player, capabilities, chosen, played, reasons, turn

# ---- 9 Mons Cevenna ---------------------------------------------------------------------------------------------


def test_8_2_3_mons_cevenna_aedui_send_an_emissary_and_act_there() -> None:
    """9 By the March box to where no Hidden Aedui are and an enemy has an Ally: one Warband, and one more that gives
    Control; then the Command that the chart finds there."""
    board = """
        [regions.Aedui]
        Aedui = "4 Warbands"
        [regions.Provincia]
        Aedui = "1 Warband"
        [tribes]
        Aedui = "Aedui Citadel"
        Sequani = "Aedui"
        Cadurci = "Arverni"
        [resources]
        Aedui = 0
    """
    game = turn(9, "Aedui", board)
    assert chosen(game, "Aedui", "event_region") == ["region Aedui", "region Arverni"]
    assert game.pieces("Aedui", "Aedui") == "2 Warbands"
    assert game.control("Arverni") == "Aedui"
    assert chosen(game, "Aedui", "event_choice")[0].startswith("command ")


def test_8_1_3_mons_cevenna_a_command_that_is_not_open_is_told() -> None:
    """9 A5 leads to Rally, of which nothing can be done where they Marched: that is told, and A_RAID follows."""
    board = '[regions.Aedui]\nAedui = "2 Warbands"\n[tribes]\nCadurci = "Arverni"\n[resources]\nAedui = 0\n'
    game = turn(9, "Aedui", board, 1, 1, 1)
    assert "chart.not_granted" in game.notes("Aedui")
    told = " ".join(text.strip() for _, text in explain_lines(game.walk("Aedui")))
    assert "A_RALLY is left out: its Command is not granted, or nothing of it can be done there." in told
    french = " ".join(text.strip() for _, text in explain_lines(game.walk("Aedui"), language="fr"))
    assert "A_RALLY est omise" in french


EMISSARIES = """
    [regions.Aedui]
    Aedui = "{} Warbands"
    [tribes]
    Aedui = "Aedui Citadel"
    Bituriges = "Aedui"
    {}
    [resources]
    Aedui = 0
"""


@pytest.mark.proves("8.3.4d")
@pytest.mark.parametrize("bands", [2, 3, 4])
def test_8_3_4_mons_cevenna_no_die_for_groups_that_do_not_go(bands: int) -> None:
    """9 One emissary goes to the Arverni Ally: no die says where the March box would send others."""
    game = turn(9, "Aedui", EMISSARIES.format(bands, 'Cadurci = "Arverni"'), 1, 1, 1)
    assert chosen(game, "Aedui", "event_region") == ["region Arverni"]
    assert not [among for among in game.lots("Aedui") if REGION["Sequani"] in among]


@pytest.mark.proves("8.3.4a")
@pytest.mark.parametrize(("die", "to"), [(1, "Sequani"), (6, "Provincia")])
def test_8_3_4_mons_cevenna_the_one_group_goes_by_dice(die: int, to: str) -> None:
    """9 The March box would send an emissary to each Region, in no order: which one the Event lets go, a die says."""
    game = turn(9, "Aedui", EMISSARIES.format(4, ""), die, die, die)
    assert chosen(game, "Aedui", "event_region") == [f"region {to}"]
    told = " ".join(text.strip() for _, text in explain_lines(game.walk("Aedui")))
    assert "9 Mons Cevenna lets one group go to one Region, with all who can leave: to" in told


def test_8_2_3_mons_cevenna_belgae_march_to_control_with_the_fewest() -> None:
    """9 Fewest Warbands for Control of a Region: two take Sequani, where a Belgic Ally helps against two Arverni."""
    board = """
        [regions.Aedui]
        Belgae = "6 Warbands"
        [regions.Sequani]
        Arverni = "2 Warbands"
        [regions.Arverni]
        Arverni = "9 Warbands"
        [regions.Provincia]
        Romans = "8 Auxilia"
        [tribes]
        Helvetii = "Belgae"
    """
    game = turn(9, "Belgae", board)
    assert chosen(game, "Belgae", "event_region")[-1] == "region Sequani"
    assert game.control("Sequani") == "Belgae"
    assert game.pieces("Aedui", "Belgae") == "4 Warbands"
    assert chosen(game, "Belgae", "event_choice")[0] == "command Rally"
    assert game.resources("Belgae") == 10


def test_8_2_3_mons_cevenna_is_no_without_a_march_by_the_chart() -> None:
    """9 Nobody is near Provincia, or nobody can leave without loss of the last Warband."""
    far = turn(9, "Aedui", '[regions.Veneti]\nAedui = "6 Warbands"')
    assert reasons(far, "Aedui") == [NO]
    last = turn(9, "Aedui", '[regions.Sequani]\nAedui = "1 Warband"')
    assert reasons(last, "Aedui") == [NO]


def test_8_2_3_mons_cevenna_arverni_mass_against_a_legion() -> None:
    """9 The Leader and all his Warbands into Sequani, to take Control beside a Legion, and Battle there."""
    board = """
        [regions.Arverni]
        Arverni = "Vercingetorix, 12 Warbands"
        [regions.Aedui]
        Romans = "1 Legion"
        [tribes]
        Arverni = "Arverni Citadel"
        Cadurci = "Arverni"
        Volcae = "Arverni"
        Pictones = "Arverni"
        Santones = "Arverni"
        Carnutes = "Arverni Citadel"
        Veneti = "Arverni"
        [regions.Veneti]
        Arverni = "18 Warbands"
    """
    game = turn(9, "Arverni", board, 4)
    assert chosen(game, "Arverni", "event_region")[-1] == "region Aedui"
    assert "Vercingetorix" in game.pieces("Aedui", "Arverni")
    assert chosen(game, "Arverni", "event_choice")[0] == "command Battle"


@pytest.mark.proves("8.2.3l")
def test_8_2_3_a_free_march_to_which_the_flowchart_does_not_point_uses_the_bottom_box() -> None:
    """9 With seven Arverni on the map the flowchart points to Rally, so not to Spread, which is next to it: they mass,
    the Leader with all his Warbands."""
    board = """
        [regions.Arverni]
        Arverni = "Vercingetorix, 6 Warbands"
        [regions.Aedui]
        Romans = "1 Legion"
        [tribes]
        Arverni = "Arverni Citadel"
        Cadurci = "Arverni"
        Volcae = "Arverni"
        Pictones = "Arverni"
        Santones = "Arverni"
        Carnutes = "Arverni Citadel"
        Veneti = "Arverni"
    """
    game = turn(9, "Arverni", board, 4)
    assert "V3 yes, V_MARCH_MASS yes" in game.boxes("Arverni")
    assert "chart.bottom_march" in game.notes("Arverni")
    assert chosen(game, "Arverni", "march_number") == ["number 1", "number 6"]


@pytest.mark.proves("8.2.3j")
def test_8_2_3_mons_cevenna_romans_march_and_act_by_their_chart() -> None:
    """9 Caesar with all Legions to the enemy's Ally next door, then Battle there."""
    board = """
        [regions.Provincia]
        Romans = "Caesar, 6 Legions, 6 Auxilia"
        [regions.Sequani]
        Arverni = "2 Warbands"
        [tribes]
        Helvetii = "Arverni"
    """
    game = turn(9, "Romans", board, others=("Arverni",))
    assert chosen(game, "Romans", "event_region")[-1] == "region Sequani"
    assert "Caesar, 6 Legions" in game.pieces("Sequani", "Romans")
    assert chosen(game, "Romans", "event_choice")[0] == "command Battle"
    assert game.tribe("Helvetii") == "Subdued"


def test_8_2_3_mons_cevenna_a_special_ability_alone_where_no_command_works() -> None:
    """9 A lone emissary among many Arverni can neither Battle, Rally, Raid for two, nor March on; but Suborn."""
    board = """
        [regions.Aedui]
        Aedui = "3 Warbands"
        [regions.Arverni]
        Arverni = "9 Warbands"
        [regions.Provincia]
        Aedui = "1 Warband"
        [regions.Sequani]
        Aedui = "1 Warband"
        [tribes]
        Cadurci = "Arverni"
        Volcae = "Arverni"
    """
    game = turn(9, "Aedui", board)
    assert chosen(game, "Aedui", "event_region") == ["region Aedui", "region Arverni"]
    assert chosen(game, "Aedui", "event_choice")[0] == "ability Suborn"
    assert "Subdued" in (game.tribe("Cadurci"), game.tribe("Volcae"))


def test_8_2_3_mons_cevenna_romans_build_where_no_command_works() -> None:
    """9 Auxilia who have come to Sequani can neither Recruit, Seize nor Battle there, but Build."""
    board = """
        [resources]
        Romans = 8
        [regions.Arverni]
        Romans = "6 Legions, 2 revealed Auxilia, Fort"
        [regions.Provincia]
        Romans = "Successor, 5 Auxilia, Fort"
        [regions.Sequani]
        Arverni = "1 Warband"
        Germans = "2 Warbands"
        [tribes]
        Sequani = "Arverni Citadel"
        Helvetii = "Arverni"
    """
    game = turn(9, "Romans", board, 6)
    assert chosen(game, "Romans", "event_region") == ["region Provincia", "region Sequani"]
    assert chosen(game, "Romans", "event_choice")[0] == "ability Build"
    assert chosen(game, "Romans", "build_what") == ["fort", "subdue Helvetii"]


# ---- 10 Ballistae -----------------------------------------------------------------------------------------------


def test_8_2_1_ballistae_aedui_take_the_shaded_text_for_themselves() -> None:
    """10 Of the Gallic Factions they choose themselves (8.2.3)."""
    game = turn(10, "Aedui", "")
    assert capabilities(game) == {"10": "shaded Aedui"}


def test_8_2_2_ballistae_romans_take_the_unshaded_text() -> None:
    """10 As is their habit."""
    assert capabilities(turn(10, "Romans", "")) == {"10": "unshaded"}


@pytest.mark.parametrize("faction", ["Arverni", "Belgae"])
def test_8_1_1_ballistae_has_swords(faction: str) -> None:
    """10 No Arverni, No Belgae."""
    assert reasons(turn(10, faction, ""), faction) == ["event.no"]


# ---- 11 Numidians -----------------------------------------------------------------------------------------------


def test_8_2_1_numidians_romans_place_three_and_battle() -> None:
    """11 Within one of Caesar, where the Battle is worth it: three Auxilia remove three Warbands."""
    board = """
        [regions.Carnutes]
        Romans = "Caesar"
        [regions.Mandubii]
        Arverni = "3 revealed Warbands"
    """
    game = turn(11, "Romans", board, others=("Arverni",))
    assert chosen(game, "Romans", "event_region") == ["region Mandubii"]
    assert game.pieces("Mandubii", "Arverni") == ""


def test_8_2_3_numidians_romans_fight_the_enemy_of_their_battle_box() -> None:
    """11 Both fights are worth it: the player Arverni before Non-player Belgae with as many Warbands."""
    board = """
        [regions.Carnutes]
        Romans = "Caesar"
        [regions.Mandubii]
        Arverni = "2 revealed Warbands"
        Belgae = "2 revealed Warbands"
    """
    game = turn(11, "Romans", board, others=("Belgae",))
    assert chosen(game, "Romans", "battle_target") == ["faction Arverni"]
    assert "romans.battle.players" in game.priorities("Romans")
    assert game.pieces("Mandubii", "Belgae") == "2 revealed Warbands"


def test_8_2_3_numidians_romans_place_where_no_battle_must_be_fought_if_none_is_worth_it() -> None:
    """11 Strong Arverni stand in two of four Regions: three numbers of the die to each of the others."""
    board = """
        [regions.Provincia]
        Romans = "Caesar"
        [regions.Arverni]
        Arverni = "12 Warbands"
        [regions.Sequani]
        Arverni = "12 Warbands"
    """
    first, second = (chosen(turn(11, "Romans", board, die), "Romans", "event_region") for die in (3, 4))
    assert sorted([*first, *second]) == ["region Aedui", "region Provincia"]


def test_8_3_1_numidians_romans_fight_where_it_costs_least_if_they_must() -> None:
    """11 Arverni everywhere, in Sequani the fewest."""
    board = """
        [regions.Provincia]
        Romans = "Caesar"
        Arverni = "9 Warbands"
        [regions.Arverni]
        Arverni = "9 Warbands"
        [regions.Aedui]
        Arverni = "9 Warbands"
        [regions.Sequani]
        Arverni = "8 Warbands"
    """
    game = by_player(11, "Aedui", "Romans", board)
    game.play("Aedui action unshaded 11")
    assert chosen(game, "Romans", "event_region") == ["region Sequani"]
    assert game.priorities("Romans") == ["event.best_balance"]


def test_8_2_1_numidians_is_no_for_romans_if_three_are_not_available() -> None:
    """11 Eighteen of twenty Auxilia are on the map."""
    board = '[regions.Provincia]\nRomans = "Caesar, 18 Auxilia"'
    assert reasons(turn(11, "Romans", board), "Romans") == [NO]
    assert played(turn(11, "Romans", board.replace("18", "17")), "Romans")


def test_8_2_1_numidians_arverni_leave_legions_without_auxilia() -> None:
    """11 Removed, not moved: those in Provincia too."""
    board = """
        [regions.Provincia]
        Romans = "1 Legion, 3 Auxilia"
        [regions.Ubii]
        Romans = "1 Legion, 1 revealed Auxilia"
        [regions.Veneti]
        Romans = "4 Auxilia"
    """
    game = turn(11, "Arverni", board, 1)
    assert game.pieces("Provincia", "Romans") == "1 Legion, Fort"
    assert game.pieces("Ubii", "Romans") == "1 Legion"
    assert game.pieces("Veneti", "Romans") == "4 Auxilia"


def test_8_2_1_numidians_belgae_remove_from_belgica_first() -> None:
    """11 Atrebates and Nervii before Veneti, one Region after the other."""
    board = """
        [regions.Nervii]
        Romans = "2 Auxilia"
        [regions.Atrebates]
        Romans = "2 revealed Auxilia"
        [regions.Veneti]
        Romans = "4 Auxilia"
    """
    game = turn(11, "Belgae", board)
    assert chosen(game, "Belgae", "event_region") == ["region Nervii"] * 2 + ["region Atrebates"] * 2
    assert game.pieces("Veneti", "Romans") == "4 Auxilia"


# ---- 12 Titus Labienus, 13 Balearic Slingers, 15 Legio X --------------------------------------------------------


@pytest.mark.parametrize("card", [12, 13, 15])
def test_8_2_1_belgae_take_the_capability_only_against_a_roman_player(card: int) -> None:
    """12, 13, 15 No Belgae if the Romans are a Non-player."""
    assert capabilities(turn(card, "Belgae", "")) == {str(card): "shaded"}
    declined = turn(card, "Belgae", "", others=("Romans",))
    assert reasons(declined, "Belgae") == [NO]


@pytest.mark.proves("8.2.1c")
@pytest.mark.parametrize("card", [13, 15])
def test_8_7_2_arverni_need_no_roll_for_a_carnyx(card: int) -> None:
    """13, 15 Auto 1-4."""
    game = turn(card, "Arverni", "", 6)
    assert game.rolled("Arverni") == []
    assert capabilities(game) == {str(card): "shaded"}


@pytest.mark.proves("8.3.3a")
def test_8_3_3_slingers_shoot_in_the_first_region_that_applies() -> None:
    """13 The Non-player Romans are asked in the first enemy Battle, and use them."""
    board = """
        [capabilities]
        13 = "unshaded"
        [regions.Mandubii]
        Romans = "4 Auxilia"
        Belgae = "3 Warbands"
        Aedui = "2 Warbands"
    """
    game = by_player(40, "Belgae", "Romans", board)
    game.play("""
        Belgae action command Battle
        Belgae command battle Mandubii
    """)
    assert chosen(game, "Romans", "event_confirm") == ["yes"]


# ---- 14 Clodius Pulcher -----------------------------------------------------------------------------------------


def test_8_2_2_clodius_belgae_send_the_roman_leader_to_provincia() -> None:
    """14 Shaded; the Belgae stay Eligible, the Romans are out."""
    game = turn(14, "Belgae", '[regions.Mandubii]\nRomans = "Caesar"')
    assert game.pieces("Provincia", "Romans") == "Caesar, Fort"
    assert game.did("Belgae")[0] == "action shaded 14"


@pytest.mark.proves("8.8.2c")
def test_8_1_1_clodius_is_ineffective_for_romans_at_firm_adulation() -> None:
    """14 Unshaded: the marker can go no further."""
    assert not played(turn(14, "Romans", "", head='next = 3\nsenate = "Firm Adulation"'), "Romans")
    game = turn(14, "Romans", "", head='next = 3\nsenate = "Adulation"')
    assert game.position["senate"] == "Firm Adulation"


# ---- 16 Ambacti -------------------------------------------------------------------------------------------------


def test_8_3_1_ambacti_romans_place_the_most_with_caesar() -> None:
    """16 Six beat four."""
    board = '[regions.Carnutes]\nRomans = "Caesar"\n[regions.Ubii]\nRomans = "2 Auxilia"'
    game = turn(16, "Romans", board)
    assert game.pieces("Carnutes", "Romans") == "Caesar, 6 Auxilia"
    assert game.priorities("Romans") == ["event.most_placed"]


def test_8_3_1_ambacti_aedui_place_the_most_for_nonplayer_romans() -> None:
    """16 The Romans are weak, so the Aedui help, where six come."""
    belgic = ("Menapii", "Morini", "Eburones", "Nervii", "Bellovaci", "Atrebates", "Treveri", "Ubii")
    arvernian = ("Aulerci", "Senones", "Lingones", "Veneti", "Namnetes", "Pictones", "Santones")
    allies = "".join(f'{t} = "Belgae"\n' for t in belgic) + "".join(f'{t} = "Arverni"\n' for t in arvernian)
    more = 'Sequani = "Aedui"\nHelvetii = "Aedui"\nBituriges = "Aedui"\n'
    board = f'[regions.Ubii]\nRomans = "Caesar"\n[regions.Sugambri]\nRomans = "1 Auxilia"\n[tribes]\n{allies}{more}'
    game = turn(16, "Aedui", board, others=("Romans",))
    assert game.pieces("Ubii", "Romans") == "Caesar, 6 Auxilia"


@pytest.mark.proves("8.3.1e")
def test_8_3_1_ambacti_romans_choose_by_dice_if_caesar_brings_no_more() -> None:
    """16 Four are left: wherever Romans are, two numbers of the die to each of three Regions."""
    board = '[regions.Carnutes]\nRomans = "Caesar"\n[regions.Ubii]\nRomans = "16 Auxilia"'
    assert chosen(turn(16, "Romans", board, 3), "Romans", "event_region") == ["region Carnutes"]
    assert chosen(turn(16, "Romans", board, 6), "Romans", "event_region") == ["region Provincia"]


AUXILIA = """
    [regions.Nervii]
    Romans = "2 revealed Auxilia"
    [regions.Ubii]
    Romans = "1 Legion, 4 Auxilia"
    [regions.Veneti]
    Romans = "2 Auxilia"
"""


@pytest.mark.proves("8.4b")
@pytest.mark.parametrize(("die", "removed"), [(1, 3), (5, 5)])
def test_8_4_ambacti_the_larger_number_is_removed(die: int, removed: int) -> None:
    """16 Three, or more if the die shows more."""
    game = turn(16, "Belgae", AUXILIA)
    game.play(f"Chance event_roll roll {die}")
    assert game.available("Romans", "Auxilia") == 12 + removed


def test_8_2_1_ambacti_belgae_remove_from_belgica_first() -> None:
    """16 Two Revealed ones in Nervii, then Hidden ones."""
    game = turn(16, "Belgae", AUXILIA, 6)
    game.play("Chance event_roll roll 1")
    assert chosen(game, "Belgae", "event_region") == ["region Nervii"] * 2 + ["region Veneti"]


def test_8_2_1_ambacti_arverni_leave_legions_without_auxilia_if_the_number_allows() -> None:
    """16 Four beside the Legion: they go on a 4, but not on a 1, when three go and Hidden ones are taken anywhere."""
    four = turn(16, "Arverni", AUXILIA, 1)
    four.play("Chance event_roll roll 4")
    assert four.pieces("Ubii", "Romans") == "1 Legion"
    three = turn(16, "Arverni", AUXILIA, 1, 6)
    three.play("Chance event_roll roll 1")
    assert chosen(three, "Arverni", "event_region")[:2] == ["region Veneti"] * 2


@pytest.mark.parametrize("die", [1, 3, 5])
def test_8_1_1_mons_cevenna_the_command_does_not_undo_the_march(die: int) -> None:
    """9 A lone Belgic Successor who has crossed the mountains does not March straight back to where he was."""
    board = """
        [regions.Arverni]
        Arverni = "4 Warbands"
        [regions.Sequani]
        Aedui = "4 Warbands"
        [regions.Aedui]
        Belgae = "Successor"
    """
    game = turn(9, "Belgae", board, die)
    assert played(game, "Belgae")
    assert ("event.not_back" in game.notes("Belgae")) == (die == 5)
    assert game.pieces("Aedui", "Belgae") == ""
