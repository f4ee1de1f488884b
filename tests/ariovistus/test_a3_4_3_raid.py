"""A3.4.3 Germanic Raid, and the Intimidate that goes with it; A3.3.3 Gauls who rob Germans."""

import pytest

from tests.ariovistus.germans import germans, rules_told
from tests.ariovistus.playing import Play, at


def raid(position: str, region: str, answers: str = "") -> Play:
    return germans(position, "Raid").play(f"Germans command raid {region}\n{answers}")


# ---- A3.4.3 As Gauls ----------------------------------------------------------------------------------------------


@pytest.mark.proves("A3.4.3a", "A3.4.3b", "A3.4.3c")
def test_a3_4_3_one_or_two_hidden_warbands_gain() -> None:
    """One Resource from nobody, one from the Aedui: both go to the Germans; a third Warband does not Raid."""
    game = raid(
        '[regions.Treveri]\nGermans = "3 Warbands"\nAedui = "1 Warband"',
        "Treveri",
        "Germans raid gain\nGermans raid take_from Aedui",
    )
    assert game.resources("Germans") == 12
    assert game.resources("Aedui") == 9
    assert game.pieces("Treveri", "Germans") == "1 Warband, 2 revealed Warbands"
    assert game.asked == "Germans command"
    assert rules_told(game, "raid") == {"A3.4.3"}


@pytest.mark.proves("A3.4.3a")
def test_a3_4_3_one_warband_will_do() -> None:
    """The second may stay Hidden; Revealed ones never Raid."""
    game = raid('[regions.Treveri]\nGermans = "2 Warbands"', "Treveri", "Germans raid done")
    assert game.pieces("Treveri", "Germans") == "1 Warband, 1 revealed Warband"
    revealed = at("""
        card = "A19"
        [regions.Ubii]
        Germans = "2 revealed Warbands"
        [regions.Sugambri]
        Germans = "1 Warband"
    """).play("Germans action command Raid")
    assert revealed.offers("raid") == ["Sugambri"]


@pytest.mark.proves("A3.4.3a")
@pytest.mark.parametrize(
    ("victim", "there"),
    [
        ("Romans", 'Romans = "1 Auxilia, Fort"'),
        ("Belgae", 'Belgae = "1 Warband"\n[tribes]\nSequani = "Belgae Citadel"'),
    ],
)
def test_a3_4_3_a_fort_or_citadel_keeps_raiders_off(victim: str, there: str) -> None:
    """3.3.3 As for Gauls."""
    game = raid(f'[regions.Sequani]\nGermans = "1 Warband"\n{there}', "Sequani")
    assert (game.resources(victim), game.resources("Germans")) == (10, 11)


@pytest.mark.proves("A3.4.3a")
def test_a3_4_3_nothing_is_taken_from_the_arverni() -> None:
    """They have nothing: the Germans only gain."""
    game = raid('[regions.Sequani]\nGermans = "1 Warband"\nArverni = "1 Warband"', "Sequani")
    assert game.resources("Germans") == 11
    assert game.asked == "Germans command"


@pytest.mark.proves("A3.4.3d")
def test_a3_4_3_in_a_devastated_region_only_from_others() -> None:
    """A Raid brings what is stolen, and is not offered where nobody can be robbed."""
    position = """
        [regions.Treveri]
        devastated = true
        Germans = "2 Warbands"
        Aedui = "1 Warband"
        [regions.Ubii]
        devastated = true
        Germans = "Ariovistus, 2 Warbands"
        Arverni = "1 Warband"
    """
    game = germans(position, "Raid")
    assert game.offers("raid") == ["Treveri"]
    game.play("Germans command raid Treveri")
    assert game.options == ["take_from Aedui", "done"]


# ---- A3.4.3 With Ariovistus ---------------------------------------------------------------------------------------

LED = """
    [regions.Treveri]
    Germans = "{leader}, {warbands} Warbands"
    Aedui = "3 Warbands"
    Belgae = "2 Warbands"
"""


@pytest.mark.proves("A3.4.3e", "A3.4.3i", "A3.4.3j")
def test_a3_4_3_raiders_with_ariovistus_intimidate() -> None:
    """Two rob the Aedui and remove two Belgic Warbands, and none of the four more is turned."""
    game = raid(LED.format(leader="Ariovistus", warbands=6), "Treveri", "Germans raid take_from Aedui")
    game.play("Germans raid take_from Aedui")
    assert game.asked == "Germans free_intimidate"
    assert game.offers("number") == ["0", "1", "2"]
    game.play("Germans free_intimidate number 2\nGermans intimidate_faction faction Belgae")
    assert game.pieces("Treveri", "Belgae") == ""
    assert game.pieces("Treveri", "Aedui") == "3 Warbands"
    assert game.pieces("Treveri", "Germans") == "Ariovistus, 4 Warbands, 2 revealed Warbands"
    assert game.position["regions"]["Treveri"]["intimidated"] is True
    assert (game.resources("Germans"), game.resources("Aedui")) == (12, 8)


@pytest.mark.proves("A3.4.3i")
def test_a3_4_3_one_raider_has_one_victim() -> None:
    """Who Raids with one cannot frighten two."""
    game = raid(LED.format(leader="Ariovistus", warbands=2), "Treveri", "Germans raid gain\nGermans raid done")
    assert game.offers("number") == ["0", "1"]


@pytest.mark.proves("A3.4.3e")
def test_a3_4_3_they_need_not_intimidate() -> None:
    """No marker then, and nobody is removed."""
    game = raid(LED.format(leader="Ariovistus", warbands=1), "Treveri", "Germans raid gain")
    game.play("Germans free_intimidate number 0")
    assert game.pieces("Treveri", "Aedui") == "3 Warbands"
    assert "intimidated" not in game.position["regions"]["Treveri"]


@pytest.mark.proves("A3.4.3h")
def test_a3_4_3_a_successor_frightens_nobody() -> None:
    """Nor do raiders in another Region than that of Ariovistus."""
    game = raid(LED.format(leader="Successor", warbands=1), "Treveri", "Germans raid gain")
    assert game.asked == "Germans command"
    elsewhere = raid('[regions.Ubii]\nGermans = "Ariovistus"\n[regions.Treveri]\nGermans = "1 Warband"', "Treveri")
    assert elsewhere.asked == "Germans command"


@pytest.mark.proves("A3.4.3f")
def test_a3_4_3_a_special_ability_may_still_come() -> None:
    """After the free Intimidate, Intimidate as a Special Ability: two more are turned, two more victims."""
    game = raid(LED.format(leader="Ariovistus", warbands=4), "Treveri", "Germans raid gain\nGermans raid gain").play("""
        Germans free_intimidate number 2
        Germans intimidate_faction faction Belgae
        Germans command ability Intimidate
    """)
    while game.asked != "Germans intimidate_number":
        game.table.answer(game.options[0])
    game.play("Germans intimidate_number number 2")
    assert game.pieces("Treveri", "Aedui") == "1 Warband"
    assert game.pieces("Treveri", "Germans") == "Ariovistus, 4 revealed Warbands"


@pytest.mark.proves("A3.4.3f")
def test_a3_4_3_what_was_free_counts_as_no_special_ability() -> None:
    """2.3.4 A Raid with it is a Command alone: the second Faction gets a Limited Command, not the Event."""
    game = raid(LED.format(leader="Ariovistus", warbands=1), "Treveri", "Germans raid gain").play("""
        Germans free_intimidate number 1
        Germans intimidate_faction faction Belgae
        Germans command done
    """)
    assert {option.split()[0] for option in game.options} == {"limited", "pass"}


@pytest.mark.proves("A3.4.3g")
def test_a3_4_3_with_a_limited_command_too() -> None:
    """2.3.5 No Special Ability, but the raiders of Ariovistus frighten all the same."""
    position = 'first = { faction = "Romans", action = "Command" }\n' + LED.format(leader="Ariovistus", warbands=3)
    game = germans(position, "Raid", "limited").play(
        "Germans command raid Treveri\nGermans raid gain\nGermans raid done"
    )
    assert game.asked == "Germans free_intimidate"
    game.play("Germans free_intimidate number 1\nGermans intimidate_faction faction Belgae")
    assert game.offers("ability") == []
    assert game.pieces("Treveri", "Belgae") == "1 Warband"


def test_a3_4_3_baggage_trains_send_three_and_two_of_them_frighten() -> None:
    """8 Of three raiders at most two Intimidate."""
    game = raid('[capabilities]\n8 = "shaded Germans"\n' + LED.format(leader="Ariovistus", warbands=4), "Treveri")
    game.play("Germans raid gain\nGermans raid gain\nGermans raid gain")
    assert game.offers("number") == ["0", "1", "2"]


# ---- A3.3.3 -------------------------------------------------------------------------------------------------------


@pytest.mark.proves("A3.3.3a")
@pytest.mark.parametrize(("faction", "card"), [("Aedui", '"A37"'), ("Belgae", '"A56"')])
def test_a3_3_3_gauls_rob_germans(faction: str, card: str) -> None:
    """A Settlement alone is a piece, and shields nobody: the Germans lose the Resource."""
    game = at(f'card = {card}\n[regions.Treveri]\n{faction} = "1 Warband"\nGermans = "Settlement"').play(f"""
        {faction} action command Raid
        {faction} command raid Treveri
        {faction} raid take_from Germans
    """)
    assert (game.resources(faction), game.resources("Germans")) == (11, 9)


def test_a3_3_3_who_has_nothing_is_not_robbed() -> None:
    """Germans without Resources, and the Arverni ever, are no choice."""
    game = at("""
        card = "A37"
        [resources]
        Germans = 0
        [regions.Treveri]
        Aedui = "1 Warband"
        Germans = "2 Warbands"
        Arverni = "2 Warbands"
    """).play("Aedui action command Raid\nAedui command raid Treveri")
    assert game.asked == "Aedui command"
    assert game.resources("Aedui") == 11
