"""8.2.1 The Events 4 and 17 to 20 in the hands of Non-players."""

import pytest

from tests.falling_sky.nonplayers.events.turns import INEFFECTIVE, NO, by_player, chosen, played, reasons, turn

# ---- 4 Circumvallation ------------------------------------------------------------------------------------------


def test_8_2_3_circumvallation_romans_march_to_a_citadel_next_door() -> None:
    """4 By the March box, with the Leader and all Legions, into the Region with the Citadel."""
    board = """
        [regions.Provincia]
        Romans = "Caesar, 4 Legions, 6 Auxilia"
        [regions.Arverni]
        Arverni = "3 Warbands"
        [tribes]
        Arverni = "Arverni Citadel"
    """
    game = turn(4, "Romans", board)
    assert chosen(game, "Romans", "event_region") == ["region Arverni"]
    assert "Caesar, 4 Legions" in game.pieces("Arverni", "Romans")
    assert game.position["circumvallation"]["region"] == "Arverni"


def test_8_2_1_circumvallation_aedui_let_nonplayer_romans_march() -> None:
    """4 A player executes it: the Non-player Romans, who may, do; every roll of the die would lead to the
    same Citadel, so none is cast."""
    board = """
        [regions.Provincia]
        Romans = "Caesar, 4 Legions, 2 Auxilia"
        [tribes]
        Arverni = "Arverni Citadel"
        Sequani = "Aedui Citadel"
        Cadurci = "Arverni"
    """
    game = by_player(4, "Aedui", "Romans", board)
    game.play("Aedui action unshaded 4")
    assert not game.rolled("Romans")
    assert chosen(game, "Romans", "event_region") == ["region Arverni"]
    assert game.boxes("Romans").endswith("R_MARCH yes")


@pytest.mark.parametrize(("die", "origin"), [(1, "Treveri"), (6, "Aedui")])
def test_8_3_4_circumvallation_equal_origins_are_for_the_dice(die: int, origin: str) -> None:
    """4 Two Regions with the same Legions next to the Citadel: the die that is rolled is the one that counts."""
    board = """
        [regions.Treveri]
        Romans = "2 Legions, 2 Auxilia"
        [regions.Aedui]
        Romans = "2 Legions, 2 Auxilia"
        [regions.Sequani]
        Arverni = "2 Warbands"
        [tribes]
        Sequani = "Arverni Citadel"
    """
    game = turn(4, "Romans", board, die, 5, others=("Arverni", "Aedui", "Belgae"))
    assert chosen(game, "Romans", "event_region") == ["region Sequani", f"region {origin}", "done"]
    assert len([step for step in game.steps("Romans", "pick") if "Treveri" in str(step.facts[0])]) == 1


@pytest.mark.proves("8.3.4d")
@pytest.mark.parametrize("die", [1, 6])
def test_8_3_4_circumvallation_no_die_for_a_citadel_that_is_not_next_door(die: int) -> None:
    """4 Caesar could come to either Citadel, but only one is next to him: he goes there whatever a die would show."""
    board = """
        [regions.Atrebates]
        Romans = "Caesar, 4 Legions, 4 Auxilia"
        [regions.Provincia]
        Romans = "1 Auxilia, Fort"
        [tribes]
        Carnutes = "Arverni Citadel"
        Arverni = "Arverni Citadel"
    """
    game = turn(4, "Romans", board, die)
    assert chosen(game, "Romans", "event_region") == ["region Carnutes"]
    assert not game.steps("Romans", "pick")


@pytest.mark.parametrize(("die", "region"), [(1, "Carnutes"), (6, "Arverni")])
def test_8_3_4_circumvallation_equal_citadels_next_door_are_for_the_dice(die: int, region: str) -> None:
    """4 Two Citadels next to Caesar, alike in all that the March box looks at."""
    board = """
        [regions.Bituriges]
        Romans = "Caesar, 4 Legions, 4 Auxilia"
        [tribes]
        Carnutes = "Arverni Citadel"
        Arverni = "Arverni Citadel"
    """
    game = turn(4, "Romans", board, die)
    assert chosen(game, "Romans", "event_region") == [f"region {region}"]
    assert len(game.steps("Romans", "pick")) == 1


def test_8_2_3_circumvallation_the_second_group_is_one_that_can_come() -> None:
    """4 Of two other groups under threat the greater is too far away: the one next door comes along."""
    board = """
        [regions.Bituriges]
        Romans = "Caesar, 4 Legions"
        Arverni = "7 Warbands"
        [regions.Treveri]
        Romans = "3 Legions"
        Belgae = "7 Warbands"
        [regions.Provincia]
        Romans = "2 Legions, Fort"
        Arverni = "7 Warbands"
        [tribes]
        Arverni = "Arverni Citadel"
    """
    game = by_player(4, "Belgae", "Romans", board)
    game.play("Belgae action unshaded 4")
    assert game.pieces("Arverni", "Romans") == "Caesar, 6 Legions"
    assert game.pieces("Treveri", "Romans") == "3 Legions"


def test_8_1_1_circumvallation_is_ineffective_without_a_citadel_next_door() -> None:
    """4 Nothing to surround."""
    game = turn(4, "Romans", '[regions.Provincia]\nRomans = "Caesar, 4 Legions, 2 Auxilia"')
    assert reasons(game, "Romans") == [INEFFECTIVE]


@pytest.mark.parametrize("faction", ["Arverni", "Belgae"])
def test_8_1_1_circumvallation_has_swords(faction: str) -> None:
    """4 No Arverni, No Belgae."""
    assert reasons(turn(4, faction, ""), faction) == ["event.no"]


# ---- 17 Germanic Chieftains -------------------------------------------------------------------------------------


def test_8_2_1_chieftains_romans_lead_germans_off() -> None:
    """17 From Regions with Romans to Regions without, all of them; the largest groups first. Then an Ambush by the
    Romans' Battle box."""
    board = """
        [regions.Treveri]
        Romans = "2 Auxilia"
        Germans = "3 Warbands"
        [regions.Ubii]
        Germans = "2 Warbands"
        [regions.Nervii]
        Romans = "2 Auxilia"
        Germans = "4 revealed Warbands"
        [regions.Veneti]
        Romans = "2 Auxilia"
    """
    game = turn(17, "Romans", board)
    assert chosen(game, "Romans", "event_region")[:3] == ["region Nervii", "region Treveri", "done"]
    assert game.pieces("Treveri", "Germans") == ""
    assert game.pieces("Nervii", "Germans") == ""
    assert game.pieces("Ubii", "Romans") == ""


@pytest.mark.parametrize("prey", ["Sugambri", "Treveri", "Sequani"])
def test_8_2_1_chieftains_romans_lead_germans_to_prey(prey: str) -> None:
    """17 The Germans in Britannia could only Ambush Romans; those of Ubii March to where there is somebody else."""
    forts = "".join(f'[regions.{r}]\nRomans = "Fort"\n' for r in ("Morini", "Atrebates", "Veneti"))
    board = f"""{forts}
[regions.Britannia]
Romans = "1 Auxilia"
Germans = "3 Warbands"
[regions.Ubii]
Romans = "1 Auxilia"
Germans = "2 Warbands"
[regions.{prey}]
Arverni = "1 Warband"
"""
    for die in (1, 6):
        game = turn(17, "Romans", board, die, others=("Arverni", "Aedui", "Belgae"))
        assert chosen(game, "Romans", "march_to") == [f"region {prey}"]
        assert game.pieces(prey, "Arverni") == ""
        assert game.pieces("Britannia", "Romans") == "1 Auxilia"


@pytest.mark.parametrize("die", [1, 3, 5, 6])
def test_8_2_1_chieftains_of_equal_groups_those_with_prey_march_first(die: int) -> None:
    """17 Three of four groups may March: the one next to Arverni goes first, so that no Romans are struck."""
    romans = "".join(
        f'[regions.{r}]\nRomans = "1 revealed Auxilia"\nGermans = "2 Warbands"\n'
        for r in ("Ubii", "Veneti", "Aedui", "Pictones")
    )
    game = turn(17, "Romans", romans + '[regions.Sugambri]\nArverni = "1 revealed Warband"', die, others=("Arverni",))
    assert chosen(game, "Romans", "event_region")[0] == "region Ubii"
    assert game.priorities("Romans")[0] == "event.germans_prey"
    assert game.pieces("Sugambri", "Arverni") == ""


def test_8_2_1_chieftains_romans_ambush_by_their_battle_box() -> None:
    """17 A Leader before more Warbands; never Romans."""
    board = """
        [regions.Treveri]
        Germans = "6 Warbands"
        Arverni = "3 revealed Warbands"
        [regions.Nervii]
        Germans = "6 Warbands"
        Belgae = "Ambiorix, 2 revealed Warbands"
        [regions.Ubii]
        Germans = "2 Warbands"
        Romans = "1 Fort"
    """
    game = turn(17, "Romans", board, others=("Arverni", "Belgae"))
    assert "region Nervii" in chosen(game, "Romans", "event_region")
    assert "romans.battle.leaders" in game.priorities("Romans")
    assert game.pieces("Treveri", "Arverni") == "3 revealed Warbands"


def test_8_2_1_chieftains_ambush_of_gauls_rather_than_romans_in_one_region() -> None:
    """17 More than three Regions: where Romans and Belgae stand side by side, the Belgae are struck."""
    board = """
        [regions.Morini]
        Romans = "1 revealed Auxilia"
        Germans = "2 Warbands"
        Belgae = "2 revealed Warbands"
        [regions.Nervii]
        Romans = "1 revealed Auxilia"
        Germans = "3 Warbands"
        [regions.Treveri]
        Romans = "1 revealed Auxilia"
        Germans = "3 Warbands"
        [regions.Sequani]
        Romans = "1 revealed Auxilia"
        Germans = "3 Warbands"
    """
    game = turn(17, "Romans", board, others=("Belgae",))
    assert chosen(game, "Romans", "battle_target") == ["faction Belgae"]
    assert game.pieces("Morini", "Belgae") == "1 revealed Warband"
    assert game.pieces("Morini", "Romans") == "1 revealed Auxilia"


def test_8_2_1_chieftains_ambush_where_it_causes_a_loss() -> None:
    """17 One Warband causes none to Ambiorix; two cause one to a Warband."""
    board = """
        [regions.Nervii]
        Germans = "1 Warband"
        Belgae = "Ambiorix"
        [regions.Treveri]
        Germans = "2 Warbands"
        Arverni = "1 revealed Warband"
    """
    game = turn(17, "Romans", board, others=("Arverni", "Belgae"))
    assert chosen(game, "Romans", "event_region")[-1] == "region Treveri"
    assert "event.causes_loss" in game.priorities("Romans")
    assert game.pieces("Treveri", "Arverni") == ""


def test_8_2_1_chieftains_is_no_for_romans_without_such_a_march_or_ambush() -> None:
    """17 Germans by themselves, far from Romans and Gauls."""
    game = turn(17, "Romans", '[regions.Ubii]\nGermans = "4 Warbands"')
    assert reasons(game, "Romans") == [NO]


def test_8_2_2_chieftains_arverni_hold_a_germans_phase() -> None:
    """17 No instruction: shaded, on a roll of 1-4."""
    game = turn(17, "Arverni", '[tribes]\nUbii = "Germans"', 4)
    assert game.did("Arverni")[0] == "action shaded 17"


# ---- 18 Rhenus Bridge -------------------------------------------------------------------------------------------

GERMANIA = """
    [regions.Treveri]
    Romans = "5 Auxilia"
    [regions.Ubii]
    Germans = "{ubii} Warbands"
    [regions.Sugambri]
    Germans = "{sugambri} Warbands"
    [tribes]
    Sugambri = "Germans"
"""


@pytest.mark.proves("8.2.3p", "8.3.1c")
def test_8_3_1_rhenus_bridge_romans_remove_the_most_allies() -> None:
    """18 An Ally and a Warband before four Warbands."""
    game = turn(18, "Romans", GERMANIA.format(ubii=4, sugambri=1))
    assert chosen(game, "Romans", "event_region") == ["region Sugambri"]
    assert game.tribe("Sugambri") == "Subdued"
    assert game.priorities("Romans") == ["event.most_allies"]


@pytest.mark.proves("8.2.3q")
def test_8_3_1_rhenus_bridge_romans_remove_the_most_warbands_if_allies_are_equal() -> None:
    """18 Then other pieces."""
    board = GERMANIA.format(ubii=4, sugambri=1) + '    Ubii = "Germans"\n'
    assert chosen(turn(18, "Romans", board), "Romans", "event_region") == ["region Ubii"]


def test_8_4_4_rhenus_bridge_is_declined_upon_frost_if_it_makes_a_player_win() -> None:
    """18 Without these Germanic Allies the player Aedui would lead in Allies; a Non-player may."""
    board = """
        [regions.Treveri]
        Romans = "5 Auxilia"
        [tribes]
        Sugambri = "Germans"
        "Suebi North" = "Germans"
        Sequani = "Aedui"
        Helvetii = "Aedui"
    """
    game = turn(18, "Romans", board, head='next = "Winter"')
    assert not played(game, "Romans")
    assert played(turn(18, "Romans", board, others=("Aedui",), head='next = "Winter"'), "Romans")
    assert played(turn(18, "Romans", board), "Romans")


@pytest.mark.proves("8.4.4b")
def test_8_4_4_rhenus_bridge_the_next_candidate_upon_frost() -> None:
    """18 Not the Allies whose removal lets the player Aedui win, but the Warbands of the other Region."""
    board = """
        [regions.Treveri]
        Romans = "5 Auxilia"
        [regions.Ubii]
        Germans = "2 Warbands"
        [tribes]
        Sugambri = "Germans"
        "Suebi North" = "Germans"
        Sequani = "Aedui"
        Helvetii = "Aedui"
    """
    game = turn(18, "Romans", board, head='next = "Winter"')
    assert game.pieces("Ubii", "Germans") == ""
    assert game.tribe("Sugambri") == "Germans"
    assert "event.frost" in game.notes("Romans")


# ---- 19 Lucterius -----------------------------------------------------------------------------------------------


def test_8_2_1_lucterius_romans_place_all_five_auxilia() -> None:
    """19 Rather than remove Warbands."""
    game = turn(19, "Romans", '[regions.Sequani]\nArverni = "6 Warbands"')
    assert game.pieces("Provincia", "Romans") == "5 Auxilia, Fort"
    assert game.pieces("Sequani", "Arverni") == "6 Warbands"


def test_8_2_1_lucterius_is_no_for_romans_with_fewer_than_five_available() -> None:
    """19 Four are left."""
    game = turn(19, "Romans", '[regions.Ubii]\nRomans = "16 Auxilia"\n[regions.Sequani]\nArverni = "1 Warband"')
    assert reasons(game, "Romans") == [NO]


THRUST = """
    [regions.Sequani]
    Arverni = "2 Warbands, 2 revealed Warbands"
    [regions.Arverni]
    Arverni = "4 revealed Warbands"
    [regions.Veneti]
    Arverni = "6 Warbands"
"""


def test_8_2_1_lucterius_aedui_repel_player_arverni() -> None:
    """19 Hidden ones first, Region by Region."""
    game = turn(19, "Aedui", THRUST)
    assert chosen(game, "Aedui", "event_choice") == ["remove_warbands"]
    assert chosen(game, "Aedui", "event_region") == ["region Sequani"] * 4 + ["region Arverni"] * 2
    assert game.pieces("Sequani", "Arverni") == ""
    assert game.pieces("Arverni", "Arverni") == "2 revealed Warbands"


def test_8_2_1_lucterius_is_no_for_aedui_against_nonplayer_arverni() -> None:
    """19 Nor do they place Auxilia for the Romans instead."""
    assert reasons(turn(19, "Aedui", THRUST, others=("Arverni",)), "Aedui") == [NO]


@pytest.mark.proves("8.3.2b")
def test_8_3_2_lucterius_comes_where_most_arverni_are() -> None:
    """19 A Carnyx: no roll. The Successor himself is not counted."""
    board = """
        [regions.Sequani]
        Arverni = "Successor, 2 Warbands"
        [regions.Pictones]
        Arverni = "2 Warbands"
        [tribes]
        Pictones = "Arverni"
    """
    game = turn(19, "Arverni", board, 6)
    assert game.rolled("Arverni") == []
    assert game.pieces("Pictones", "Arverni") == "Vercingetorix, 2 Warbands"
    assert "priority.most_own_pieces" in game.priorities("Arverni")


@pytest.mark.proves("8.7.2d")
def test_8_1_1_lucterius_is_ineffective_for_arverni_with_vercingetorix() -> None:
    """19 He is there himself."""
    game = turn(19, "Arverni", '[regions.Pictones]\nArverni = "Vercingetorix, 2 Warbands"', 1)
    assert reasons(game, "Arverni") == [INEFFECTIVE]


# ---- 20 Optimates -----------------------------------------------------------------------------------------------

NINE = """
    [tribes]
    Carnutes = "Arverni"
    Aulerci = "Arverni"
    Senones = "Arverni"
    Pictones = "Arverni"
    Santones = "Arverni"
    Cadurci = "Arverni"
    Volcae = "Arverni"
    Veneti = "Arverni"
    Arverni = "Arverni Citadel"
"""


def test_8_2_1_optimates_arverni_want_nine_allies() -> None:
    """20 With nine they play it, on a roll of 1-4; with eight it is a No."""
    game = turn(20, "Arverni", NINE, 4)
    assert played(game, "Arverni")
    assert game.position["optimates"] is True
    eight = turn(20, "Arverni", NINE.replace('    Veneti = "Arverni"\n', ""), 4)
    assert reasons(eight, "Arverni") == [NO]


@pytest.mark.parametrize("faction", ["Romans", "Aedui", "Belgae"])
def test_8_1_1_optimates_has_swords(faction: str) -> None:
    """20 No Romans, No Aedui, No Belgae."""
    assert reasons(turn(20, faction, ""), faction) == ["event.no"]


# ---- a player executes ------------------------------------------------------------------------------------------


def test_8_2_1_rhenus_bridge_romans_use_what_a_player_offers_them() -> None:
    """18 A Non-player that may remove Germans does."""
    game = by_player(18, "Aedui", "Romans", GERMANIA.format(ubii=4, sugambri=1))
    game.play("Aedui action unshaded 18")
    assert game.tribe("Sugambri") == "Subdued"
