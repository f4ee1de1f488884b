"""A8.2.1 The Events A57 to A63 in the hands of the Non-players of Ariovistus."""

import tomllib
from textwrap import dedent

import pytest

from alesia.games.falling_sky.components import REGION
from tests.ariovistus.nonplayers.acting import Acting, acting
from tests.ariovistus.nonplayers.events.turns import INEFFECTIVE, NO, capabilities, chosen, played, reasons, turn
from tests.ariovistus.playing import NORTH
from tests.ariovistus.wintering import QUIET
from tests.falling_sky.wintering import merged, written


def allies(game: Acting, faction: str) -> list[str]:
    return [name for name, owner in game.position["tribes"].items() if owner == faction]


def battles(game: Acting) -> list[tuple[str, str]]:
    """Where, and against whom."""
    return [(str(entry.facts[2]), str(entry.facts[1])) for entry in game.table.log if entry.key == "battle"]


# ---- A57 Sabis, A21 Vosegus -------------------------------------------------------------------------------------


def test_a8_2_1_sabis_belgae_fight_where_legions_are_hit() -> None:
    """A57 Two Losses on Legions in Nervii, not the one in Morini; they have no Resources for their own Battle."""
    board = """
        [regions.Morini]
        Belgae = "2 Warbands"
        Romans = "2 Legions"
        [regions.Nervii]
        Belgae = "5 Warbands"
        Romans = "3 Legions"
        [resources]
        Belgae = 0
    """
    game = turn("A57", "Belgae", board)
    assert chosen(game, "Belgae", "event_region") == ["region Nervii"]
    assert game.priorities("Belgae") == ["event.most_legions_hit"]


STAND = """
    [regions.Morini]
    Belgae = "3 Warbands"
    {} = "{}"
"""


def test_a8_2_1_sabis_is_no_for_belgae_who_hit_no_legion() -> None:
    """A57 Auxilia take the Loss, or there are only Aedui."""
    assert reasons(turn("A57", "Belgae", STAND.format("Romans", "3 Auxilia")), "Belgae") == [NO]
    assert reasons(turn("A57", "Belgae", STAND.format("Aedui", "2 Warbands")), "Belgae") == [NO]


GUARD = """
    [regions.Morini]
    Germans = "{}"
    Aedui = "{}"
"""


def test_a8_2_1_sabis_germans_fight_by_their_box() -> None:
    """A57 Five Warbands against three: two Losses dealt, one taken; and once more, while that pays."""
    game = turn("A57", "Germans", GUARD.format("5 Warbands", "3 Warbands"))
    assert battles(game) == [("Morini", "Aedui")] * 2
    assert game.pieces("Morini", "Aedui") == ""


def test_a8_2_1_sabis_no_second_battle_that_would_not_pay() -> None:
    """A57 The Aedui are gone after the first; against the Belgae they would lose as much as they cause."""
    board = GUARD.format("5 Warbands", "2 Warbands") + 'Belgae = "6 Warbands"\n'
    game = turn("A57", "Germans", board)
    assert battles(game) == [("Morini", "Aedui")]
    assert chosen(game, "Germans", "event_faction") == ["done"]


def test_a8_2_1_sabis_germans_where_most_is_lost_then_by_the_order_of_enemies() -> None:
    """A57 Two Aedui in Morini rather than one in Nervii; of two enemies who lose as much, the Romans."""
    board = GUARD.format("5 Warbands", "2 Warbands") + '[regions.Nervii]\nGermans = "5 Warbands"\nAedui = "1 Warband"\n'
    game = turn("A57", "Germans", board)
    assert chosen(game, "Germans", "event_region") == ["region Morini"]
    assert game.priorities("Germans") == ["event.most_losses_caused"]
    game = turn("A57", "Germans", GUARD.format("5 Warbands", "2 Warbands") + 'Romans = "2 Auxilia"\n')
    assert battles(game)[:1] == [("Morini", "Romans")]
    assert "event.fight_order" in game.priorities("Germans")


def test_a8_2_1_sabis_is_no_for_germans_who_would_not_gain_by_it() -> None:
    """A57 Two Warbands against three: as many Losses on both sides."""
    assert reasons(turn("A57", "Germans", GUARD.format("2 Warbands", "3 Warbands")), "Germans") == [NO]


@pytest.mark.parametrize(("warbands", "why"), [(4, [NO]), (5, [])])
def test_a8_2_1_sabis_germans_leave_ariovistus_four_warbands(warbands: int, why: list[str]) -> None:
    """A57 The Aedui who are left take one Warband in a Counterattack: of four with him that is one too many."""
    board = GUARD.format(f"Ariovistus, {warbands} Warbands", f"{warbands + 4} Warbands") + "[resources]\nGermans = 0\n"
    game = turn("A57", "Germans", board)
    assert reasons(game, "Germans") == why
    (first, *_) = game.steps("Germans", "reckoning")
    assert first.facts[6] == ("reckoned.germans.bare" if why else "reckoned.good")


def test_8_4_4_sabis_upon_frost_no_battle_that_helps_a_player() -> None:
    """A57 Without an Ally of others in Morini a Roman player would score 16: so upon Frost Germans do not."""
    fewer = NORTH.replace('"Morini" = "Belgae"\n', "").replace('"Lingones" = "Aedui"\n', "")
    board = f'[regions.Morini]\nGermans = "3 Warbands"\n[tribes]\nMorini = "Aedui"\n{fewer}'
    assert battles(turn("A57", "Germans", board))[:1] == [("Morini", "Aedui")]
    assert reasons(turn("A57", "Germans", board, head='next = "Winter"'), "Germans") == [NO]


def test_a8_8_1_sabis_romans_fight_by_their_box() -> None:
    """A57 Against the Belgic Leader rather than against more Arverni; not where it costs half or more."""
    board = """
        [regions.Provincia]
        Romans = "1 Legion"
        [regions.Nervii]
        Romans = "6 Auxilia"
        Arverni = "1 Warband"
        Belgae = "1 Warband"
        [regions.Atrebates]
        Romans = "2 Auxilia"
        Belgae = "8 Warbands"
    """
    game = turn("A57", "Romans", board)
    assert played(game, "Romans")
    assert battles(game)[0] == ("Nervii", "Belgae")


def test_a8_8_1_sabis_is_ineffective_for_romans_without_a_good_battle() -> None:
    """A57 Two Auxilia against eight Warbands."""
    board = '[regions.Atrebates]\nRomans = "2 Auxilia"\nBelgae = "8 Warbands"\n'
    assert reasons(turn("A57", "Romans", board), "Romans") == [INEFFECTIVE]


def test_a8_6_2_sabis_aedui_fight_where_they_hit_what_matters() -> None:
    """A57 An Ally in Nervii rather than Warbands in Morini; one Loss too few, and they do not play it."""
    board = """
        [regions.Nervii]
        Aedui = "4 Warbands"
        [regions.Morini]
        Aedui = "4 Warbands"
        Belgae = "1 Warband"
        [tribes]
        Nervii = "Belgae"
    """
    game = turn("A57", "Aedui", board)
    assert battles(game)[0] == ("Nervii", "Belgae")
    weak = '[regions.Morini]\nAedui = "1 Warband"\nBelgae = "1 Warband"\n'
    assert reasons(turn("A57", "Aedui", weak), "Aedui") == [INEFFECTIVE]


@pytest.mark.parametrize(
    ("belgae", "enemy", "why"),
    [
        ("", "Germans", "aedui.battle.enemy_order"),
        ('Belgae = "Boduognatus"\n', "Belgae", "aedui.battle.worthiest_target"),
    ],
)
def test_8_4_1_sabis_aedui_choose_whom_to_fight(belgae: str, enemy: str, why: str) -> None:
    """A57 A Settlement of the Germans before an Ally of the Belgae; but a Leader before both."""
    board = f'[regions.Nervii]\nAedui = "4 Warbands"\nGermans = "Settlement"\n{belgae}[tribes]\nNervii = "Belgae"\n'
    game = turn("A57", "Aedui", board)
    assert battles(game)[:1] == [("Nervii", enemy)]
    assert why in game.priorities("Aedui")


def test_a8_2_1_vosegus_is_fought_near_sequani_alone() -> None:
    """A21 The same, within one Region of Sequani: not in Morini."""
    assert reasons(turn("A21", "Germans", GUARD.format("5 Warbands", "3 Warbands")), "Germans") == [NO]
    near = GUARD.replace("Morini", "Treveri").format("5 Warbands", "3 Warbands")
    assert battles(turn("A21", "Germans", near))[0] == ("Treveri", "Aedui")


# ---- A58 Aduatuci -----------------------------------------------------------------------------------------------


def test_8_8_5_aduatuci_romans_seize_wherever_they_are_in_belgica() -> None:
    """A58 No enemy to Battle: they Disperse all Tribes of Morini and Nervii, and Forage there."""
    board = """
        [regions.Morini]
        Romans = "1 Auxilia"
        Arverni = "5 Warbands"
        [regions.Nervii]
        Romans = "1 Auxilia"
        [resources]
        Romans = 0
    """
    game = turn("A58", "Romans", board)
    assert [game.tribe(name) for name in ("Menapii", "Morini", "Eburones", "Nervii")] == ["Dispersed"] * 4
    assert game.resources("Romans") == 24


def test_8_8_5_aduatuci_romans_disperse_where_players_are_with_their_last_markers() -> None:
    """A58 Two markers are left: for Nervii, where a player is."""
    board = """
        [regions.Morini]
        Romans = "1 Auxilia"
        [regions.Nervii]
        Romans = "1 Auxilia"
        Belgae = "1 Warband"
        [tribes]
        Veneti = "Dispersed"
        Namnetes = "Dispersed"
    """
    game = turn("A58", "Romans", board)
    assert [game.tribe(name) for name in ("Menapii", "Morini", "Eburones", "Nervii")][2:] == ["Dispersed"] * 2
    assert "romans.seize.at_players" in game.priorities("Romans")


def test_a8_2_3_aduatuci_aedui_let_nonplayer_romans_do_it() -> None:
    """A58 Nothing is left to the Aedui to choose."""
    game = turn("A58", "Aedui", '[regions.Morini]\nRomans = "1 Auxilia"\n', others=("Romans",))
    assert (game.tribe("Menapii"), game.tribe("Morini")) == ("Dispersed", "Dispersed")


PEACE = """
    [regions.Morini]
    Romans = "3 Auxilia"
    [regions.Nervii]
    Romans = "2 Auxilia"
    [tribes]
    {} = "Romans"
"""


@pytest.mark.parametrize("faction", ["Germans", "Belgae"])
def test_a8_3_1_aduatuci_shaded_an_ally_before_more_auxilia(faction: str) -> None:
    """A58 In Nervii an Ally and two Auxilia; without the Ally three in Morini."""
    game = turn("A58", faction, PEACE.format("Nervii"))
    assert (allies(game, faction), game.pieces("Nervii", faction)) == (["Nervii"], "2 Warbands")
    other = turn("A58", faction, PEACE.format("Treveri"))
    assert other.pieces("Morini", faction) == "3 Warbands"


def test_a8_3_1_aduatuci_belgae_where_legions_fall_in_the_ambush() -> None:
    """A58 Boduognatus is near: new Warbands in Atrebates Ambush two Legions; the Ally in Morini is left."""
    board = """
        [regions.Nervii]
        Belgae = "Boduognatus, 4 Warbands"
        [regions.Atrebates]
        Belgae = "3 Warbands"
        Romans = "2 Legions, 3 Auxilia"
        [regions.Morini]
        Romans = "3 Auxilia"
        [tribes]
        Morini = "Romans"
    """
    game = turn("A58", "Belgae", board)
    assert chosen(game, "Belgae", "event_region") == ["region Atrebates"]
    assert "event.most_legions_hit" in game.priorities("Belgae")


def test_a8_3_1_aduatuci_belgae_where_most_fall_in_the_ambush() -> None:
    """A58 Three Auxilia can be won in either Region; in Atrebates two more are Ambushed."""
    board = """
        [regions.Nervii]
        Belgae = "Boduognatus, 4 Warbands"
        [regions.Atrebates]
        Romans = "5 Auxilia"
        [regions.Morini]
        Romans = "3 Auxilia"
    """
    game = turn("A58", "Belgae", board)
    assert chosen(game, "Belgae", "event_region") == ["region Atrebates"]
    assert game.priorities("Belgae") == ["event.most_losses_caused"]


# ---- 59, A60, 61 ------------------------------------------------------------------------------------------------


def test_a8_2_1_germanic_horse_aedui_use_the_shaded_text() -> None:
    """59 They hold the card."""
    assert capabilities(turn(59, "Aedui", "")) == {"59": "shaded Aedui"}


def test_a8_2_1_iccius_aedui_help_no_roman_player() -> None:
    """A60 Non-player Romans who score more than 12 neither."""
    assert reasons(turn("A60", "Aedui", ""), "Aedui") == [NO]
    assert reasons(turn("A60", "Aedui", "", others=("Romans",)), "Aedui") == [NO]


def test_a8_2_3_iccius_romans_place_all() -> None:
    """A60 Remi and four Auxilia."""
    game = turn("A60", "Romans", "[resources]\nRomans = 0\n")
    assert (game.tribe("Remi"), game.pieces("Atrebates", "Romans")) == ("Romans", "4 Auxilia")
    assert game.resources("Romans") == 0


def test_8_4_1_iccius_belgae_win_allies_before_auxilia() -> None:
    """A60 Remi, Bellovaci and Atrebates, then two of three Auxilia."""
    board = """
        [regions.Atrebates]
        Romans = "3 Auxilia"
        [tribes]
        Remi = "Romans"
        Bellovaci = "Romans"
        Atrebates = "Romans"
    """
    game = turn("A60", "Belgae", board)
    assert allies(game, "Belgae") == ["Bellovaci", "Atrebates", "Remi"]
    assert (game.pieces("Atrebates", "Romans"), game.pieces("Atrebates", "Belgae")) == ("1 Auxilia", "2 Warbands")
    assert game.lots("Belgae") == []


def test_a8_2_1_catuvolcus_aedui_strike_player_germans_alone() -> None:
    """61 A German Ally and four Germanic Warbands at Nervii; with Non-player Germans a "No"."""
    board = """
        [regions.Nervii]
        Germans = "5 Warbands"
        [tribes]
        Eburones = "Germans"
    """
    game = turn(61, "Aedui", board, others=("Belgae",))
    assert game.tribe("Eburones") == "Subdued"
    assert reasons(turn(61, "Aedui", board, others=("Germans", "Belgae")), "Aedui") == [NO]


# ---- 62 War Fleet -----------------------------------------------------------------------------------------------


def test_a8_2_1_war_fleet_belgae_sail_to_where_a_tribe_is_subdued() -> None:
    """62 Just enough Warbands to Control a coast without Britannia, and a Rally there."""
    board = """
        [regions.Morini]
        Belgae = "6 Warbands"
        [tribes]
        Morini = "Belgae"
        Menapii = "Belgae"
    """
    game = turn(62, "Belgae", board, 1, 1)
    assert played(game, "Belgae")
    assert len(allies(game, "Belgae")) == 3
    assert reasons(turn(62, "Belgae", '[regions.Nervii]\nBelgae = "3 Warbands"\n'), "Belgae") == [NO]


def test_a8_2_1_war_fleet_aedui_sail_by_dice() -> None:
    """62 The largest group to one of the four other coasts."""
    board = '[regions.Morini]\nAedui = "3 Warbands"\n[regions.Veneti]\nAedui = "1 Warband"\n'
    games = [turn(62, "Aedui", board, die) for die in range(1, 5)]
    coasts = {chosen(game, "Aedui", "relocate_to")[0] for game in games}
    assert coasts == {f"region {name}" for name in ("Atrebates", "Veneti", "Pictones", "Arverni")}
    assert "instruction.random_voyage" in games[0].notes("Aedui")
    assert all(REGION[name.split()[-1]] for name in coasts)


def test_a8_2_1_war_fleet_romans_sail_as_they_would_march() -> None:
    """62 Caesar and his Legions by ship to the Arverni Ally at Pictones, then a Command by the chart."""
    board = """
        [regions.Morini]
        Romans = "Caesar, 2 Legions, 3 Auxilia"
        [tribes]
        Pictones = "Arverni"
        Santones = "Arverni"
    """
    game = turn(62, "Romans", board, 1)
    assert chosen(game, "Romans", "relocate_to") == ["region Pictones"]
    assert "instruction.sail_like_march" in game.notes("Romans")
    assert game.pieces("Pictones", "Romans").startswith("Caesar, 2 Legions")
    assert chosen(game, "Romans", "free_command")


# ---- A63 Winter Campaign ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("faction", "side"),
    [("Aedui", "shaded Aedui"), ("Belgae", "shaded Belgae"), ("Germans", "shaded Germans"), ("Romans", "unshaded")],
)
def test_a8_2_1_winter_campaign_lies_with_whoever_played_it(faction: str, side: str) -> None:
    """A63 Aedui too use the shaded text."""
    assert capabilities(turn("A63", faction, "")) == {"A63": side}


def test_a8_2_3_winter_campaign_of_germans_follows_their_flowchart() -> None:
    """A63 After the Harvest the Germans who hold it Rally."""
    board = {
        "nonplayers": ["Germans"],
        "next": 3,
        "resources": {"Germans": 5},
        "capabilities": {"A63": "shaded Germans"},
        "regions": {"Ubii": {"Germans": "Ariovistus, 3 Warbands"}},
    }
    game = acting(written(merged(tomllib.loads(dedent(QUIET)), board)))
    while game.table.ask is not None and not campaigns(game, "Germans"):
        game.table.answer("done" if "done" in game.options else game.options[0])
    assert campaigns(game, "Germans")[0] == "command Rally"


def campaigns(game: Acting, faction: str) -> list[str]:
    walks = [thought.walk for thought in game.table.thoughts if thought.seat == faction]
    return [str(step.facts[0]) for walk in walks for step in walk if step.key == "winter_campaign"]
