"""8.2.1 The Events 43 to 48 in the hands of Non-players."""

import pytest

from tests.falling_sky.nonplayers.events.turns import (
    INEFFECTIVE,
    NO,
    by_player,
    capabilities,
    chosen,
    played,
    reasons,
    turn,
)

# ---- 43 Convictolitavis -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("faction", "side"), [("Aedui", "unshaded"), ("Arverni", "shaded"), ("Belgae", "shaded")])
def test_8_2_2_convictolitavis_by_the_usual_side(faction: str, side: str) -> None:
    """43 A Capability without an instruction."""
    game = turn(43, faction, "", *[1] * (faction == "Arverni"))
    assert capabilities(game) == {"43": side}


def test_8_2_1_convictolitavis_is_no_for_romans() -> None:
    """43 Swords."""
    assert reasons(turn(43, "Romans", ""), "Romans") == ["event.no"]


# ---- 44 Dumnorix Loyalists, unshaded ----------------------------------------------------------------------------

REBELS = """
    [regions.Treveri]
    Belgae = "5 Warbands"
    [regions.Mandubii]
    Arverni = "4 Warbands"
    [regions.Veneti]
    Arverni = "3 revealed Warbands"
    [regions.Carnutes]
    Romans = "Caesar, 4 Auxilia"
"""


def test_8_4_1_dumnorix_romans_turn_hidden_arverni_first() -> None:
    """44 Four Warbands in Mandubii, who are Hidden Arverni, become Auxilia."""
    game = turn(44, "Romans", REBELS)
    assert chosen(game, "Romans", "event_region") == ["region Mandubii"] * 4
    assert chosen(game, "Romans", "event_faction") == ["faction Romans"] * 4
    assert game.pieces("Mandubii", "Arverni") == ""
    assert game.priorities("Romans")[:1] == ["event.best_pieces"]
    assert "event.most_turned" not in game.priorities("Romans")


def test_8_4_1_dumnorix_the_best_targets_rather_than_all_in_one_region() -> None:
    """44 Three Arverni and a Belgic Warband, though four Aedui stand together."""
    board = """
        [regions.Veneti]
        Aedui = "4 Warbands"
        [regions.Treveri]
        Arverni = "3 Warbands"
        [regions.Nervii]
        Belgae = "2 Warbands"
    """
    game = turn(44, "Romans", board)
    assert chosen(game, "Romans", "event_region") == ["region Treveri"] * 3 + ["region Nervii"]
    assert game.pieces("Veneti", "Aedui") == "4 Warbands"


def test_8_4_1_dumnorix_belgae_take_the_hidden_ones_though_three_stand_together() -> None:
    """44 Shaded: two Hidden Auxilia and one more in two Regions before three Revealed Aedui."""
    board = """
        [regions.Veneti]
        Aedui = "3 revealed Warbands"
        [regions.Treveri]
        Romans = "2 Auxilia"
        [regions.Sequani]
        Romans = "1 Auxilia"
    """
    game = turn(44, "Belgae", board)
    assert chosen(game, "Belgae", "event_region") == ["region Treveri", "region Treveri", "region Sequani"]


def test_8_4_1_dumnorix_hidden_warbands_first_then_arverni() -> None:
    """44 In one Region: Hidden Belgae, then Revealed Arverni before Revealed Belgae."""
    board = """
        [regions.Mandubii]
        Arverni = "2 revealed Warbands"
        Belgae = "3 Warbands, 2 revealed Warbands"
    """
    game = turn(44, "Romans", board)
    assert game.pieces("Mandubii", "Belgae") == "2 revealed Warbands"
    assert game.pieces("Mandubii", "Arverni") == "1 revealed Warband"


@pytest.mark.proves("8.2.3n")
def test_8_2_3_dumnorix_is_ineffective_if_the_faction_has_too_few_pieces() -> None:
    """44 Three Auxilia are Available, and the fourth Warband could only become Aedui."""
    board = REBELS + '[regions.Provincia]\nRomans = "{} Auxilia"\n'
    assert reasons(turn(44, "Romans", board.format(13)), "Romans") == [INEFFECTIVE]
    assert played(turn(44, "Romans", board.format(12)), "Romans")


def test_8_4_1_dumnorix_aedui_never_give_their_own_warbands() -> None:
    """44 Three enemy Warbands on the map: the fourth would have to be Aedui."""
    board = '[regions.Treveri]\nBelgae = "{} Warbands"\n[regions.Aedui]\nAedui = "5 Warbands"\n'
    assert reasons(turn(44, "Aedui", board.format(3)), "Aedui") == [INEFFECTIVE]
    game = turn(44, "Aedui", board.format(4))
    assert game.pieces("Treveri", "Aedui") == "4 Warbands"
    assert game.pieces("Aedui", "Aedui") == "5 Warbands"


SPIES = """
    [regions.Mandubii]
    Romans = "Caesar"
    Belgae = "2 Warbands"
    Arverni = "{}"
    Germans = "2 Warbands"
"""


def test_8_2_1_dumnorix_aedui_move_nobody_and_scout_hidden_arverni_first() -> None:
    """44 Two Hidden Belgae and two Hidden Germans became Aedui: four Aedui look at eight Arverni."""
    board = SPIES.format("8 revealed Warbands")
    game = turn(44, "Aedui", board)
    assert chosen(game, "Aedui", "scout_from") == ["done"]
    assert chosen(game, "Aedui", "scout_in") == ["done"]  # nobody is Hidden any more
    assert game.pieces("Mandubii", "Aedui") == "4 Warbands"


def test_8_2_1_dumnorix_aedui_scout_belgae_before_germans() -> None:
    """44 Four Hidden Arverni became Aedui; two Belgae, then two Germans are Revealed and marked."""
    game = turn(44, "Aedui", SPIES.format("4 Warbands"))
    assert chosen(game, "Aedui", "scouted") == [
        "piece Hidden Belgic Warband",
        "piece Hidden Belgic Warband",
        "piece Hidden Germanic Warband",
        "piece Hidden Germanic Warband",
    ]
    assert game.pieces("Mandubii", "Belgae") == "2 scouted Warbands"
    assert game.pieces("Mandubii", "Germans") == "2 scouted Warbands"
    assert game.pieces("Mandubii", "Aedui") == "2 Warbands, 2 revealed Warbands"


@pytest.mark.proves("8.2.3r")
def test_8_4_1_dumnorix_aedui_turn_the_region_with_the_best_targets() -> None:
    """44 Four can be turned in either: Hidden Arverni are among those at Treveri."""
    board = """
        [regions.Mandubii]
        Belgae = "6 Warbands"
        [regions.Treveri]
        Arverni = "3 Warbands"
        Germans = "2 Warbands"
    """
    game = turn(44, "Aedui", board)
    assert chosen(game, "Aedui", "event_region") == ["region Treveri"] * 4
    assert game.pieces("Treveri", "Germans") == "1 Warband"


def test_8_8_1_dumnorix_romans_scout_by_their_own_box() -> None:
    """44 New Auxilia next to Caesar, who has none, ride to him, all but one that keeps Roman Control."""
    board = """
        [regions.Carnutes]
        Romans = "Caesar"
        [regions.Mandubii]
        Arverni = "4 Warbands"
    """
    game = turn(44, "Romans", board)
    assert chosen(game, "Romans", "scout_to") == ["region Carnutes"]
    assert game.pieces("Carnutes", "Romans") == "Caesar, 3 Auxilia"


@pytest.mark.parametrize("die", [1, 6])
def test_4_2_2_dumnorix_old_auxilia_do_not_ride(die: int) -> None:
    """44 Caesar lacks four: one comes from Sequani, where six old Auxilia stay, two from Treveri; one there keeps
    Roman Control."""
    board = """
        [regions.Mandubii]
        Romans = "Caesar"
        [regions.Sequani]
        Romans = "6 Auxilia"
        Arverni = "1 Warband"
        [regions.Treveri]
        Belgae = "3 Warbands"
    """
    game = turn(44, "Romans", board, die, die, die)
    assert game.pieces("Mandubii", "Romans") == "Caesar, 3 Auxilia"
    assert game.pieces("Sequani", "Romans") == "6 Auxilia"
    assert game.pieces("Treveri", "Romans") == "1 Auxilia"


def test_8_8_1_dumnorix_romans_scout_where_nobody_can_ride() -> None:
    """44 In Britannia (4.2.2) one of the four new Auxilia Reveals both Warbands that are left."""
    board = """
        [regions.Britannia]
        Romans = "Caesar, 1 Auxilia"
        Arverni = "3 Warbands"
        Belgae = "3 Warbands"
    """
    game = turn(44, "Romans", board)
    assert chosen(game, "Romans", "scout_from") == []
    assert chosen(game, "Romans", "scout_in") == ["region Britannia"]
    assert game.pieces("Britannia", "Belgae") == "2 scouted Warbands"


def test_8_8_1_dumnorix_romans_scout_where_they_are() -> None:
    """44 Caesar has his guard: the four new Auxilia stay and look at the Hidden Warbands beside them."""
    board = """
        [regions.Carnutes]
        Romans = "Caesar, 4 Auxilia"
        [regions.Mandubii]
        Arverni = "7 Warbands"
    """
    game = turn(44, "Romans", board)
    assert chosen(game, "Romans", "scout_from") == ["done"]
    assert game.pieces("Mandubii", "Arverni") == "3 scouted Warbands"
    assert game.pieces("Mandubii", "Romans") == "2 Auxilia, 2 revealed Auxilia"


# ---- 44 Dumnorix Loyalists, shaded ------------------------------------------------------------------------------

LEGIONS = """
    [regions.Treveri]
    Romans = "1 Legion, 2 Auxilia"
    [regions.Ubii]
    Romans = "1 Legion, 1 Auxilia"
    [regions.Sugambri]
    Romans = "6 Auxilia"
    [regions.Aedui]
    Aedui = "6 Warbands"
"""


@pytest.mark.proves("8.2.1a")
def test_8_2_1_dumnorix_arverni_leave_legions_without_auxilia() -> None:
    """44 One Auxilia at Ubii, then two at Treveri; neither the large group nor the Aedui."""
    game = turn(44, "Arverni", LEGIONS, 1)
    assert chosen(game, "Arverni", "event_region") == ["region Ubii", "region Treveri", "region Treveri"]
    assert "event.fewest_auxilia" in game.priorities("Arverni")
    assert (game.pieces("Ubii", "Romans"), game.pieces("Treveri", "Romans")) == ("1 Legion", "1 Legion")


def test_8_2_1_dumnorix_arverni_take_auxilia_before_aedui_warbands() -> None:
    """44 Legions that cannot be bared: still Auxilia, even Revealed ones, before Hidden Aedui beside them."""
    board = """
        [regions.Treveri]
        Romans = "1 Legion, 4 revealed Auxilia"
        Aedui = "6 Warbands"
    """
    game = turn(44, "Arverni", board, 1)
    assert game.pieces("Treveri", "Romans") == "1 Legion, 1 revealed Auxilia"
    assert game.pieces("Treveri", "Aedui") == "6 Warbands"


def test_8_4_1_dumnorix_belgae_take_hidden_aedui_before_revealed_auxilia() -> None:
    """44 No instruction for them: Hidden before Revealed."""
    board = """
        [regions.Treveri]
        Romans = "4 revealed Auxilia"
        Aedui = "3 Warbands"
    """
    game = turn(44, "Belgae", board)
    assert game.pieces("Treveri", "Aedui") == ""
    assert game.pieces("Treveri", "Romans").endswith("revealed Auxilia")


@pytest.mark.proves("8.2.3m")
def test_8_2_3_dumnorix_is_ineffective_for_belgae_without_warbands() -> None:
    """44 8.2.3 has this very example: others could be placed, but that is not for them."""
    board = LEGIONS + '[regions.Morini]\nBelgae = "{} Warbands"\n'
    assert reasons(turn(44, "Belgae", board.format(25)), "Belgae") == [INEFFECTIVE]
    assert played(turn(44, "Belgae", board.format(22)), "Belgae")


# ---- 45 Litaviccus ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("faction", ["Aedui", "Romans"])
def test_8_3_1_litaviccus_most_arverni_change_sides(faction: str) -> None:
    """45 Unshaded: two Regions where two can be replaced, not the one with a single Warband; four Resources."""
    board = """
        [regions.Treveri]
        Arverni = "1 Warband"
        [regions.Veneti]
        Arverni = "3 Warbands"
        [regions.Pictones]
        Arverni = "2 revealed Warbands"
    """
    game = turn(45, faction, board)
    assert chosen(game, faction, "event_region") == ["region Veneti", "region Pictones"]
    assert [game.pieces(r, "Aedui") for r in ("Veneti", "Pictones", "Treveri")] == ["2 Warbands", "2 Warbands", ""]
    assert (game.resources("Arverni"), game.resources("Aedui")) == (6, 14)
    assert "event.most_won_over" in game.priorities(faction)


BEHIND_CAESAR = """
    [regions.Treveri]
    Romans = "2 Legions, 1 Auxilia"
    Aedui = "8 Warbands"
    [regions.Mandubii]
    Romans = "1 Legion"
    Aedui = "3 Warbands"
    [regions.Sequani]
    Romans = "6 Auxilia"
    Aedui = "9 Warbands"
"""


def test_8_2_1_litaviccus_belgae_fight_where_most_losses_fall_on_legions() -> None:
    """45 Two Legions at Treveri before one at Mandubii and before many Auxilia."""
    game = turn(45, "Belgae", BEHIND_CAESAR + '[regions.Atrebates]\nBelgae = "Ambiorix"\n')
    assert chosen(game, "Belgae", "event_region") == ["region Treveri"]
    assert "event.most_legions_hit" in game.priorities("Belgae")
    assert game.pieces("Treveri", "Romans") == ""


def test_8_2_1_litaviccus_belgae_then_where_most_losses_fall() -> None:
    """45 A Legion in either Region: where three Auxilia are with it rather than one."""
    board = """
        [regions.Treveri]
        Romans = "1 Legion, {} Auxilia"
        Aedui = "8 Warbands"
        [regions.Carnutes]
        Romans = "1 Legion, {} Auxilia"
        Aedui = "8 Warbands"
        [regions.Atrebates]
        Belgae = "Ambiorix"
    """
    for auxilia, best in (((3, 1), "Treveri"), ((1, 3), "Carnutes")):
        for die in (1, 6):
            game = turn(45, "Belgae", board.format(*auxilia), die, die)
            assert chosen(game, "Belgae", "event_region") == [f"region {best}"]
            assert "event.most_losses_caused" in game.priorities("Belgae")


def test_8_2_1_litaviccus_is_no_for_belgae_if_no_legion_is_hit() -> None:
    """45 Only Auxilia could be."""
    board = '[regions.Sequani]\nRomans = "6 Auxilia"\nAedui = "12 Warbands"\n'
    assert reasons(turn(45, "Belgae", board), "Belgae") == [NO]


def test_8_7_1_litaviccus_belgae_against_a_leader_who_can_take_the_loss() -> None:
    """45 One Loss: a Roman player may let Caesar take it, Non-players lose the Legion (8.4.1)."""
    board = """
        [regions.Treveri]
        Belgae = "2 Warbands"
        Romans = "Caesar, 1 Legion"
    """
    assert reasons(turn(45, "Belgae", board), "Belgae") == [NO]
    assert played(turn(45, "Belgae", board, others=("Romans",)), "Belgae")
    assert played(turn(45, "Belgae", board.replace("Caesar, 1", "1")), "Belgae")


def test_8_2_3_litaviccus_arverni_fight_where_they_would_battle() -> None:
    """45 Any Battle that brings more Losses than it costs, or one on a Legion; here the Legions again."""
    game = turn(45, "Arverni", BEHIND_CAESAR, 1)
    assert chosen(game, "Arverni", "event_region") == ["region Treveri"]
    auxilia = '[regions.Sequani]\nRomans = "6 Auxilia"\nAedui = "12 Warbands"\n'
    assert played(turn(45, "Arverni", auxilia, 1), "Arverni")


def test_8_1_1_litaviccus_is_ineffective_for_arverni_without_a_battle_worth_fighting() -> None:
    """45 Two Aedui against five Hidden Auxilia: as many Losses as they cause, or more."""
    board = '[regions.Sequani]\nRomans = "5 Auxilia"\nAedui = "2 Warbands"\n'
    assert reasons(turn(45, "Arverni", board, 1), "Arverni") == [INEFFECTIVE]


# ---- 46 Celtic Rites --------------------------------------------------------------------------------------------


def test_8_2_1_celtic_rites_romans_strike_arverni_and_belgae_not_aedui() -> None:
    """46 Both lose three Resources and are Ineligible."""
    game = turn(46, "Romans", "")
    assert chosen(game, "Romans", "event_faction") == ["faction Arverni", "faction Belgae", "done"]
    assert [game.resources(f) for f in ("Arverni", "Belgae", "Aedui")] == [7, 7, 10]


@pytest.mark.proves("8.2.3b")
def test_8_2_1_celtic_rites_aedui_use_the_shaded_text() -> None:
    """46 They execute the free Command of their flowchart themselves, and stay Eligible."""
    game = turn(46, "Aedui", '[resources]\nAedui = 0\n[tribes]\nAedui = "Aedui"\nBituriges = "Arverni"\n')
    assert game.did("Aedui")[0] == "action shaded 46"
    assert chosen(game, "Aedui", "free_command") == ["command Rally"]
    assert game.tribe("Aedui") == "Aedui Citadel"
    assert "Aedui" not in game.position.get("ineligible", [])


@pytest.mark.proves("8.2.3m")
@pytest.mark.parametrize("card", [46, 48])
def test_8_2_3_celtic_rites_and_druids_are_ineffective_for_a_gaul_that_cannot_command(card: int) -> None:
    """46, 48 The Belgae have nothing on the map, and nothing to place at home in Devastated Regions."""
    board = "\n".join(f"[regions.{r}]\ndevastated = true" for r in ("Morini", "Nervii", "Atrebates"))
    assert reasons(turn(card, "Belgae", board), "Belgae") == [INEFFECTIVE]
    assert played(turn(card, "Belgae", ""), "Belgae")


# ---- 47 Chieftains' Council -------------------------------------------------------------------------------------


@pytest.mark.parametrize("faction", ["Romans", "Arverni", "Aedui", "Belgae"])
def test_8_2_1_chieftains_council_is_no_for_all(faction: str) -> None:
    """47 Swords everywhere."""
    board = '[regions.Aedui]\nAedui = "1 Warband"\nRomans = "1 Auxilia"\n'
    assert reasons(turn(47, faction, board), faction) == ["event.no"]


def test_8_2_3_chieftains_council_a_non_player_is_no_guest() -> None:
    """47 The text speaks of player Factions: of the two in the Region only the player looks and acts."""
    board = '[regions.Aedui]\nAedui = "1 Warband"\nBelgae = "1 Warband"\n[tribes]\nAedui = "Aedui"\n'
    game = by_player(47, "Belgae", "Aedui", board)
    game.play("Belgae action unshaded 47\nChance draw_card card 5\nChance draw_card card 6")
    assert game.asked == "Belgae event_choice"
    game.play("Belgae event_choice done")
    assert [each for each in game.table.thoughts if each.seat == "Aedui"] == []


# ---- 48 Druids --------------------------------------------------------------------------------------------------


@pytest.mark.proves("8.1.2b", "8.2.3d")
def test_8_2_3_druids_a_gaul_chooses_itself_alone() -> None:
    """48 One Limited Command with a Special Ability, in one Region, and Eligible after it."""
    board = '[resources]\nAedui = 0\n[tribes]\nAedui = "Aedui"\nBituriges = "Aedui"\n'
    game = turn(48, "Aedui", board)
    assert chosen(game, "Aedui", "event_faction") == ["faction Aedui", "done"]
    assert chosen(game, "Aedui", "free_command") == ["command Rally"]
    assert sorted(game.tribe(t) for t in ("Aedui", "Bituriges")) == ["Aedui", "Aedui Citadel"]
    assert "Aedui" not in game.position.get("ineligible", [])


def test_8_2_1_druids_is_no_for_romans() -> None:
    """48 Swords."""
    assert reasons(turn(48, "Romans", ""), "Romans") == ["event.no"]
