"""8.2.1 The Events 62 to 66 in the hands of Non-players."""

import tomllib
from textwrap import dedent

import pytest

from alesia.games.falling_sky.components import REGION
from alesia.words.explaining import explain_lines
from tests.falling_sky.nonplayers.acting import Acting, acting
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
from tests.falling_sky.wintering import QUIET, merged, written


def told(game: Acting, faction: str) -> str:
    return "\n".join(text for _, text in explain_lines(game.walk(faction), "falling-sky"))


# ---- 62 War Fleet -----------------------------------------------------------------------------------------------


def test_8_2_1_war_fleet_belgae_sail_with_just_enough_and_rally() -> None:
    """62 Two of four Warbands of Morini take Veneti from one of the Aedui and Rally an Ally; Morini stays Belgic."""
    board = """
        [regions.Morini]
        Belgae = "3 Warbands, 1 revealed Warband"
        Romans = "1 Auxilia"
        [regions.Veneti]
        Aedui = "1 Warband"
        [regions.Atrebates]
        devastated = true
        [regions.Pictones]
        devastated = true
        [regions.Arverni]
        devastated = true
        [regions.Britannia]
        devastated = true
        [tribes]
        Menapii = "Belgae"
        Veneti = "Dispersed"
    """
    game = turn(62, "Belgae", board)
    assert played(game, "Belgae")
    assert chosen(game, "Belgae", "event_region") == ["region Morini", "done"]
    assert chosen(game, "Belgae", "relocate_to") == ["region Veneti"]
    assert game.pieces("Veneti", "Belgae") == "2 Warbands"
    assert game.pieces("Morini", "Belgae") == "1 Warband, 1 revealed Warband"
    assert game.control("Morini") == "Belgae"
    assert game.tribe("Namnetes") == "Belgae"
    assert game.resources("Belgae") == 10
    assert "to Veneti: Warbands that Control takes there 2; Tribes for an Ally: Namnetes." in told(game, "Belgae")


@pytest.mark.proves("8.4.1a")
def test_8_2_1_war_fleet_belgae_choose_a_city_or_remi_first() -> None:
    """62 Remi is Subdued in Atrebates, other Tribes elsewhere."""
    game = turn(62, "Belgae", '[regions.Britannia]\nBelgae = "2 Warbands"\n[tribes]\nCatuvellauni = "Belgae"')
    assert game.priorities("Belgae")[0] == "event.city_site"
    assert chosen(game, "Belgae", "relocate_to") == ["region Atrebates"]
    assert game.tribe("Remi") == "Belgae"


def test_8_2_1_war_fleet_is_no_for_belgae_who_would_lose_control() -> None:
    """62 The one Warband holds Morini, and no other coast is within reach."""
    assert reasons(turn(62, "Belgae", '[regions.Morini]\nBelgae = "1 Warband"'), "Belgae") == [NO]


FLEET = """
    [regions.Veneti]
    Arverni = "Vercingetorix, 4 Warbands"
    [regions.Arverni]
    Arverni = "3 Warbands"
    [regions.Morini]
    Belgae = "2 Warbands"
    [regions.Pictones]
    Aedui = "1 Warband"
    [regions.Atrebates]
    Romans = "3 Auxilia"
"""


def test_8_2_1_war_fleet_arverni_take_a_region_from_player_romans() -> None:
    """62 All Warbands and the Leader land in Atrebates and Battle the Romans there."""
    game = turn(62, "Arverni", FLEET, 1)
    assert game.boxes("Arverni").endswith("V_EVENT yes")
    assert set(chosen(game, "Arverni", "relocate_to")) == {"region Atrebates"}
    assert chosen(game, "Arverni", "free_command") == ["command Battle"]
    assert game.asked == "Romans declare_retreat"
    game.play("Romans declare_retreat stand")
    assert game.pieces("Atrebates", "Romans") == ""
    assert game.pieces("Atrebates", "Arverni") == "Vercingetorix, 7 revealed Warbands"


@pytest.mark.parametrize(
    ("others", "region"), [(("Romans",), "region Pictones"), (("Romans", "Aedui"), "region Morini")]
)
def test_8_2_1_war_fleet_arverni_romans_then_aedui_then_belgae(others: tuple[str, ...], region: str) -> None:
    """62 Players only, in this order."""
    assert set(chosen(turn(62, "Arverni", FLEET, 1, others=others), "Arverni", "relocate_to")) == {region}


def test_8_2_1_war_fleet_arverni_take_the_region_to_which_most_sail() -> None:
    """62 Six can sail to Atrebates, but only five to Morini, where one of them is already."""
    board = """
        [regions.Veneti]
        Arverni = "5 Warbands"
        [regions.Morini]
        Arverni = "1 Warband"
        Romans = "2 Auxilia"
        [regions.Atrebates]
        Romans = "2 Auxilia"
    """
    for die in range(1, 7):
        game = turn(62, "Arverni", board, 1, die, die)
        assert "event.most_sailing" in game.priorities("Arverni")
        assert set(chosen(game, "Arverni", "relocate_to")) == {"region Atrebates"}


def test_8_2_1_war_fleet_is_no_for_arverni_who_cannot_take_a_region() -> None:
    """62 No player stands where they would gain Control."""
    assert reasons(turn(62, "Arverni", FLEET, 1, others=("Romans", "Aedui", "Belgae")), "Arverni") == [NO]
    weak = '[regions.Veneti]\nArverni = "1 Warband"\n[regions.Atrebates]\nRomans = "2 Auxilia"'
    assert reasons(turn(62, "Arverni", weak, 1), "Arverni") == [NO]


def test_8_2_1_war_fleet_aedui_sail_by_dice_and_rally() -> None:
    """62 The largest group, to the second of five Regions by a roll of 2; they Rally an Ally with their Control."""
    board = """
        [regions.Pictones]
        Aedui = "1 Warband"
        [regions.Veneti]
        Aedui = "3 Warbands"
    """
    game = turn(62, "Aedui", board, 2)
    assert chosen(game, "Aedui", "event_region") == ["region Veneti", "done"]
    assert game.pieces("Atrebates", "Aedui") == "3 Warbands"
    assert chosen(game, "Aedui", "free_command") == ["command Rally"]
    assert "event.largest_group" in game.priorities("Aedui")


def test_8_2_1_war_fleet_aedui_raid_if_they_cannot_rally() -> None:
    """62 Nothing to Rally for two Warbands among the Arverni: they Raid."""
    board = """
        [regions.Britannia]
        Aedui = "2 Warbands"
        [regions.Arverni]
        Arverni = "4 Warbands"
    """
    game = turn(62, "Aedui", board, 5)
    assert chosen(game, "Aedui", "relocate_to") == ["region Arverni"]
    assert chosen(game, "Aedui", "free_command") == ["command Raid"]
    assert game.resources("Aedui") == 12
    assert game.resources("Arverni") == 8


def test_8_2_1_war_fleet_romans_sail_as_they_would_march() -> None:
    """62 To the Allies of the enemy who has most, Caesar, Legions and Auxilia together; no roll leads elsewhere."""
    board = """
        [regions.Pictones]
        Romans = "Caesar, 2 Legions, 4 Auxilia"
        [tribes]
        Morini = "Belgae"
        Menapii = "Belgae"
        Veneti = "Arverni"
    """
    game = turn(62, "Romans", board)
    assert played(game, "Romans")
    assert chosen(game, "Romans", "relocate_to") == ["region Morini"]
    assert "Caesar, 2 Legions" in game.pieces("Morini", "Romans")
    assert not game.rolled("Romans")
    assert chosen(game, "Romans", "free_command") == ["command Battle"]


def test_8_2_1_war_fleet_romans_with_nowhere_to_sail_use_their_flowchart() -> None:
    """62 No enemy Allies on the coast: no voyage, but the Command that the flowchart leads to there."""
    game = turn(62, "Romans", '[regions.Veneti]\nRomans = "2 Auxilia"\n[tribes]\nVeneti = "Romans"', 5)
    assert chosen(game, "Romans", "event_region") == ["done"]
    assert chosen(game, "Romans", "relocate_to") == []
    assert chosen(game, "Romans", "free_command") == ["command Seize"]
    assert "nobody sails: the March box would send nobody from one coastal Region to another." in told(game, "Romans")


def test_8_1_1_war_fleet_is_ineffective_if_it_takes_a_players_promise() -> None:
    """62 Nobody to sail to, and no Seize unless the Aedui, whom somebody plays, promised not to Harass it."""
    game = turn(62, "Romans", '[regions.Morini]\nRomans = "2 Auxilia"\nAedui = "8 Warbands"', others=("Arverni",))
    assert reasons(game, "Romans") == [INEFFECTIVE]


# ---- 63 Winter Campaign -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("faction", "side"),
    [("Aedui", "shaded Aedui"), ("Belgae", "shaded Belgae"), ("Arverni", "shaded Arverni"), ("Romans", "unshaded")],
)
def test_8_2_1_winter_campaign_lies_with_whoever_played_it(faction: str, side: str) -> None:
    """63 Aedui too use the shaded text; each Gaul takes it itself."""
    assert capabilities(turn(63, faction, "", 1)) == {"63": side}


@pytest.mark.proves("8.2.3i")
@pytest.mark.parametrize("faction", ["Aedui", "Arverni"])
def test_8_2_3_winter_campaign_follows_the_flowchart(faction: str) -> None:
    """63 After the Harvest the holder Rallies, as its flowchart says."""
    board = f"""
        next = 5
        nonplayers = ["{faction}"]
        [resources]
        {faction} = 5
        [capabilities]
        63 = "shaded {faction}"
        [regions.Sequani]
        {faction} = "3 Warbands"
    """
    game = acting(written(merged(tomllib.loads(dedent(QUIET)), tomllib.loads(dedent(board)))))
    while game.table.ask is not None and not campaigns(game, faction):
        game.table.answer("done" if "done" in game.options else game.options[0])
    assert campaigns(game, faction)[0] == "command Rally"
    assert game.tribe("Sequani").startswith(faction)


def campaigns(game: Acting, faction: str) -> list[str]:
    """What the Faction has answered to the Winter Campaign."""
    walks = [thought.walk for thought in game.table.thoughts if thought.seat == faction]
    return [str(step.facts[0]) for walk in walks for step in walk if step.key == "winter_campaign"]


# ---- 64 Correus -------------------------------------------------------------------------------------------------

ATREBATES = """
    [regions.Atrebates]
    Belgae = "5 Warbands, 3 revealed Warbands"
    [tribes]
    Remi = "Belgae"
    Bellovaci = "Belgae"
"""


@pytest.mark.parametrize("faction", ["Aedui", "Romans"])
def test_8_4_1_correus_replaces_allies_then_hidden_warbands(faction: str) -> None:
    """64 Remi, the other Ally, the five Hidden and one of the Revealed Warbands: eight in all."""
    game = turn(64, faction, ATREBATES)
    assert chosen(game, faction, "event_choice")[:2] == ["replace Remi", "replace Bellovaci"]
    assert (game.tribe("Remi"), game.tribe("Bellovaci")) == (faction, faction)
    assert game.pieces("Atrebates", "Belgae") == "2 revealed Warbands"
    assert game.pieces("Atrebates", faction) == ("6 Auxilia" if faction == "Romans" else "6 Warbands")


def test_8_2_1_correus_belgae_rebel_for_more_allies() -> None:
    """64 Two Allies of others go, Remi and that of the Romans first, and are replaced; then a free Rally."""
    board = """
        [regions.Morini]
        Belgae = "1 Warband"
        [tribes]
        Remi = "Aedui"
        Bellovaci = "Romans"
        Atrebates = "Arverni"
    """
    game = turn(64, "Belgae", board)
    assert chosen(game, "Belgae", "event_tribe")[:2] == ["tribe Remi", "tribe Bellovaci"]
    assert [game.tribe(t) for t in ("Remi", "Bellovaci", "Atrebates")] == ["Belgae", "Belgae", "Arverni"]
    assert chosen(game, "Belgae", "free_command") == ["command Rally"]


def test_8_2_1_correus_is_no_for_belgae_without_another_ally() -> None:
    """64 Both own Allies would be removed and come back, and no Rally can place one."""
    board = """
        [tribes]
        Remi = "Belgae"
        Bellovaci = "Belgae"
        Atrebates = "Dispersed"
    """
    assert reasons(turn(64, "Belgae", board), "Belgae") == [NO]


def test_8_2_1_correus_by_a_player_lets_nonplayer_belgae_settle() -> None:
    """64 The Belgae place their two Allies, Remi first, though another executes it."""
    game = by_player(64, "Arverni", "Belgae", "", 1)
    game.play("Arverni action shaded 64")
    assert chosen(game, "Belgae", "event_tribe") == ["tribe Remi", "tribe Bellovaci"]
    assert (game.tribe("Remi"), game.tribe("Bellovaci")) == ("Belgae", "Belgae")


# ---- 65 German Allegiances --------------------------------------------------------------------------------------

FEALTY = """
    [regions.Treveri]
    {0} = "3 Warbands"
    Germans = "1 Warband, 1 revealed Warband"
    [regions.Nervii]
    {0} = "4 Warbands"
    Germans = "1 Warband"
    [regions.Ubii]
    {0} = "4 Warbands"
    [tribes]
    Ubii = "Germans"
"""


@pytest.mark.parametrize("faction", ["Aedui", "Arverni", "Belgae"])
def test_8_2_1_german_allegiances_replaces_where_under_control(faction: str) -> None:
    """65 Aedui use the shaded text too: three Warbands, Region by Region, and the Ally change sides."""
    game = turn(65, faction, FEALTY.format(faction), 1)
    assert played(game, faction)
    assert game.pieces("Treveri", faction) == "5 Warbands"
    assert game.pieces("Nervii", faction) == "5 Warbands"
    assert game.pieces("Treveri", "Germans") == ""
    assert game.tribe("Ubii") == faction


def test_8_2_1_german_allegiances_belgae_only_for_another_ally() -> None:
    """65 No Germanic Ally under Belgic Control: No Belgae."""
    board = FEALTY.format("Belgae").replace('Ubii = "Germans"', 'Treveri = "Dispersed"')
    assert reasons(turn(65, "Belgae", board), "Belgae") == [NO]


@pytest.mark.proves("8.3.1b")
def test_8_3_1_german_allegiances_stays_in_a_region_until_it_is_done() -> None:
    """65 Five of seven Warbands: one Region is emptied before the other."""
    board = """
        [regions.Treveri]
        Arverni = "6 Warbands"
        Germans = "3 Warbands"
        [regions.Nervii]
        Arverni = "6 Warbands"
        Germans = "4 Warbands"
    """
    game = turn(65, "Arverni", board, 1, 1)
    assert chosen(game, "Arverni", "event_region")[:2] == ["region Nervii", "region Nervii"]
    assert (game.pieces("Nervii", "Germans"), game.pieces("Treveri", "Germans")) == ("", "2 Warbands")


GERMANS_WITH_ROMANS = """
    [regions.Treveri]
    Romans = "1 Auxilia"
    Germans = "4 Warbands"
    [regions.Nervii]
    Arverni = "2 Warbands"
    [regions.Atrebates]
    Romans = "1 Auxilia"
    [regions.Mandubii]
    Romans = "1 Auxilia"
    [regions.Sequani]
    Belgae = "1 Warband"
"""


def test_8_2_1_german_allegiances_romans_lead_the_germans_away() -> None:
    """65 From Romans to no Romans, and there against the enemy with most Warbands."""
    game = turn(65, "Romans", GERMANS_WITH_ROMANS)
    assert played(game, "Romans")
    assert chosen(game, "Romans", "march_to") == ["region Nervii"]
    assert "romans.battle.most_warbands" in game.priorities("Romans")
    assert game.pieces("Nervii", "Arverni") == ""
    assert game.pieces("Treveri", "Romans") == "1 Auxilia"


def test_8_2_1_german_allegiances_an_ambush_without_a_march_is_enough() -> None:
    """65 No Germans stand with Romans, but they can Ambush Arverni where they are: as with 17."""
    game = turn(65, "Romans", '[regions.Treveri]\nGermans = "4 Warbands"\nArverni = "2 Warbands"', others=("Arverni",))
    assert played(game, "Romans")
    assert game.pieces("Treveri", "Arverni") == ""


def test_8_2_1_german_allegiances_is_no_if_romans_would_be_ambushed() -> None:
    """65 No Germans with Romans; or so many of them that some must Ambush Romans."""
    apart = '[regions.Ubii]\nGermans = "4 Warbands"\n[regions.Nervii]\nArverni = "1 Warband"'
    assert reasons(turn(65, "Romans", apart), "Romans") == [NO]
    everywhere = "\n".join(
        f'[regions.{r}]\nRomans = "1 Auxilia"\nGermans = "4 Warbands"' for r in ("Treveri", "Veneti", "Aedui")
    )
    assert reasons(turn(65, "Romans", everywhere), "Romans") == [NO]


def test_8_2_1_german_allegiances_romans_first_leave_where_they_are_menaced() -> None:
    """65 Of three groups two can March: the small one that would Ambush Romans goes before one that has other prey."""
    board = """
        [regions.Treveri]
        Romans = "1 revealed Auxilia"
        Germans = "2 Warbands"
        [regions.Veneti]
        Romans = "1 revealed Auxilia"
        Belgae = "1 revealed Warband"
        Germans = "3 Warbands"
        [regions.Aedui]
        Romans = "1 revealed Auxilia"
        Belgae = "1 revealed Warband"
        Germans = "4 Warbands"
    """
    game = turn(65, "Romans", board)
    assert chosen(game, "Romans", "event_region")[:2] == ["region Treveri", "region Aedui"]
    assert game.priorities("Romans")[:2] == ["event.germans_menacing", "event.most_germans"]
    assert game.pieces("Treveri", "Romans") == "1 revealed Auxilia"


# ---- 66 Migration -----------------------------------------------------------------------------------------------


def test_8_2_1_migration_romans_rally_no_ally_and_lead_the_germans_away() -> None:
    """66 A Rally of Warbands in Germania without the Ally that was possible; then the March."""
    board = """
        [regions.Ubii]
        Germans = "2 Warbands"
        [regions.Treveri]
        Romans = "1 Auxilia"
        Germans = "2 Warbands"
    """
    game = turn(66, "Romans", board, 2, 1)
    assert played(game, "Romans")
    assert chosen(game, "Romans", "germanic_ally") == ["done"]
    assert game.tribe("Ubii") == "Subdued"
    assert game.pieces("Ubii", "Germans") == "3 Warbands"
    assert game.pieces("Treveri", "Germans") == ""


@pytest.mark.proves("8.3.4d")
def test_8_3_4_migration_no_die_where_germans_rally_in_both_regions() -> None:
    """66 Two Regions for two Rallies, and Warbands for both: no order."""
    board = """
        [regions.Ubii]
        Germans = "{} Warbands"
        [regions.Sugambri]
        Germans = "2 Warbands"
        [regions.Treveri]
        Romans = "1 Auxilia"
        Germans = "2 Warbands"
    """
    game = turn(66, "Romans", board.format(2), 1)
    assert game.pieces("Ubii", "Germans") == game.pieces("Sugambri", "Germans") == "3 Warbands"
    assert (REGION["Sugambri"], REGION["Ubii"]) not in game.lots("Romans")
    scarce = turn(66, "Romans", board.format(10), 6, 1)
    assert (REGION["Sugambri"], REGION["Ubii"]) in scarce.lots("Romans")


def test_8_2_1_migration_is_no_for_romans_without_germans_to_lead_away() -> None:
    """66 No Germans stand with Romans."""
    assert reasons(turn(66, "Romans", '[regions.Ubii]\nGermans = "2 Warbands"'), "Romans") == [NO]


def test_8_2_1_migration_aedui_move_two_warbands() -> None:
    """66 The shaded text: two random Warbands to a Region of No Control with a City, and an Ally there; no die says
    which two of three that are alike."""
    board = """
        [regions.Sequani]
        Aedui = "3 Warbands"
        [regions.Mandubii]
        Belgae = "1 Warband"
        Arverni = "1 Warband"
        [tribes]
        Carnutes = "Arverni"
        Pictones = "Dispersed"
        Bituriges = "Arverni"
        Aedui = "Aedui"
        Arverni = "Arverni"
        Sequani = "Aedui"
        Remi = "Romans"
    """
    game = turn(66, "Aedui", board, 1)
    assert chosen(game, "Aedui", "event_faction") == ["faction Aedui"]
    assert chosen(game, "Aedui", "event_region")[0] == "region Mandubii"
    assert game.pieces("Mandubii", "Aedui") == "2 Warbands"
    assert game.tribe("Mandubii") == "Aedui"
    assert game.pieces("Sequani", "Aedui") == "1 Warband"
    assert not game.steps("Aedui", "pick")


def test_8_2_1_migration_belgae_take_control_and_lose_none() -> None:
    """66 Three Warbands are just enough to take Mandubii, with its City, from two; an Ally is placed there."""
    board = """
        [regions.Nervii]
        Belgae = "6 Warbands"
        [regions.Mandubii]
        Aedui = "1 Warband"
        Romans = "1 Auxilia"
        [tribes]
        Carnutes = "Dispersed"
        Bituriges = "Dispersed"
        Sequani = "Dispersed"
        Remi = "Dispersed"
    """
    game = turn(66, "Belgae", board)
    assert chosen(game, "Belgae", "event_region") == ["region Mandubii", "region Nervii", "done"]
    assert game.priorities("Belgae")[0] == "event.city_site"
    assert (game.pieces("Mandubii", "Belgae"), game.pieces("Nervii", "Belgae")) == ("3 Warbands", "3 Warbands")
    assert game.tribe("Mandubii") == "Belgae"


def test_8_2_1_migration_is_no_for_belgae_who_would_lose_control() -> None:
    """66 Their two Warbands each hold a Region."""
    board = '[regions.Morini]\nBelgae = "1 Warband"\n[regions.Nervii]\nBelgae = "1 Warband"'
    assert reasons(turn(66, "Belgae", board), "Belgae") == [NO]


def test_8_2_1_migration_by_a_player_moves_arverni_without_loss_of_control() -> None:
    """66 The Arverni, named by a player, settle with just enough Warbands."""
    board = """
        [regions.Arverni]
        Arverni = "5 Warbands"
    """
    game = by_player(66, "Belgae", "Arverni", board)
    game.play("Belgae action shaded 66")
    if game.asked == "Belgae event_faction":
        game.play("Belgae event_faction faction Arverni")
    assert len(chosen(game, "Arverni", "event_region")) >= 2
    assert game.control("Arverni") == "Arverni"
    assert game.pieces("Arverni", "Arverni") == "4 Warbands"


def test_8_1_1_migration_without_a_site_is_no_for_aedui() -> None:
    """66 No Ally can be placed: their instruction cannot be followed."""
    tribes = ("Sequani", "Helvetii", "Bituriges", "Lingones", "Mandubii", "Senones")
    board = "[tribes]\n" + "\n".join(f'{t} = "Aedui"' for t in tribes)
    assert reasons(turn(66, "Aedui", board), "Aedui") == [NO]
