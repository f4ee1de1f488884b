"""4.1 Special Abilities in general: when, which, how far, and never across the sea."""

import pytest

from tests.falling_sky.playing import Play, at

CARDS = {"Romans": 1, "Arverni": 19, "Aedui": 37, "Belgae": 55}

CROWDED = """
    card = {card}
    [regions.Mandubii]
    Romans = "Caesar, 3 Legions, 2 Auxilia"
    Arverni = "1 Warband"
    [regions.Arverni]
    Arverni = "Vercingetorix, 8 Warbands"
    Belgae = "1 Warband"
    [regions.Aedui]
    Aedui = "4 Warbands"
    Arverni = "1 Warband"
    [regions.Nervii]
    Belgae = "Ambiorix, 4 Warbands"
    Romans = "1 Auxilia"
    Germans = "1 Warband"
    [tribes]
    Mandubii = "Romans"
    Aedui = "Aedui"
    Arverni = "Arverni"
    Nervii = "Belgae"
"""


def crowded(faction: str) -> Play:
    return at(CROWDED.format(card=CARDS[faction]))


# ---- 4.1 one type, with a Command in at least one Region --------------------------------------------------------


@pytest.mark.proves("4.1a")
def test_4_1_one_type_of_special_ability_a_command() -> None:
    """A Faction that has used one type of Special Ability is not offered another with the same Command."""
    game = crowded("Romans").play("""
        Romans action command Seize
        Romans command ability Build
        Romans build region Mandubii
        Romans build_what fort
        Romans build_what done
    """)

    assert game.asked == "Romans command"
    assert game.offers("ability") == []


@pytest.mark.proves("4.1b")
def test_4_1_no_special_ability_with_a_limited_command() -> None:
    """A Limited Command (2.3.5) has no Special Ability."""
    game = at("""
        first = { faction = "Aedui", action = "Command" }
        [regions.Mandubii]
        Romans = "Caesar, 3 Legions, 2 Auxilia"
        Arverni = "1 Warband"
        [tribes]
        Mandubii = "Romans"
    """).play("Romans action limited Recruit")

    assert game.offers("recruit") == ["Mandubii", "Provincia"]
    assert game.offers("ability") == []


def test_4_1_no_besiege_in_a_limited_battle() -> None:
    """Besiege is a Special Ability: a Limited Battle goes straight to the Retreat of the Defender."""
    game = at("""
        first = { faction = "Aedui", action = "Command" }
        [regions.Arverni]
        Romans = "Caesar, 3 Legions"
        Arverni = "6 Warbands"
        [regions.Bituriges]
        Arverni = "1 Warband"
        [tribes]
        Arverni = "Arverni Citadel"
    """).play("Romans action limited Battle\nRomans command battle Arverni")

    assert game.asked == "Arverni declare_retreat"


def test_4_1_no_ambush_in_a_limited_battle() -> None:
    """Ambush is a Special Ability: a Limited Battle goes straight to the Retreat of the Defender."""
    game = at("""
        card = 19
        first = { faction = "Aedui", action = "Command and Special Ability" }
        [regions.Mandubii]
        Arverni = "Vercingetorix, 6 Warbands"
        Belgae = "2 revealed Warbands"
        [regions.Atrebates]
        Belgae = "1 Warband"
    """).play("Arverni action limited Battle\nArverni command battle Mandubii")

    assert game.asked == "Belgae declare_retreat"


def test_4_1_a_special_ability_after_the_event_of_the_first() -> None:
    """The 2nd Eligible may add a Special Ability when the 1st executed the Event (2.3.4)."""
    game = at("""
        first = { faction = "Aedui", action = "Event" }
        [regions.Mandubii]
        Romans = "Caesar, 2 Auxilia"
    """).play("Romans action command Recruit")

    assert game.offers("ability") == ["Build", "Scout"]


@pytest.mark.proves("4.1a")
def test_4_1_a_special_ability_needs_a_command_in_one_region() -> None:
    """After a Special Ability the Command cannot end before it has selected a Region, nor be called off."""
    game = crowded("Arverni").play("""
        Arverni action command Rally
        Arverni command ability Devastate
        Arverni devastate region Arverni
    """)

    assert game.offers("rally") == ["Arverni"]
    assert "done" not in game.options
    assert "cancel" not in game.options


def test_4_1_enlist_first_makes_a_raid_possible() -> None:
    """With no Hidden Warband of their own and no Resources, the Belgae Enlist and Raid with Germanic ones."""
    game = at("""
        card = 55
        [resources]
        Belgae = 0
        Arverni = 0
        Romans = 0
        Aedui = 0
        [regions.Nervii]
        Belgae = "Ambiorix, 3 revealed Warbands"
        Germans = "4 Warbands"
    """)
    assert game.offers("command") == ["Raid"]

    game.play("""
        Belgae action command Raid
        Belgae command ability Enlist
        Belgae enlist as_belgic
        Belgae enlist_region region Nervii
        Belgae command raid Nervii
        Belgae raid gain
    """)
    assert game.resources("Belgae") == 2
    assert game.pieces("Nervii", "Germans") == "2 Warbands, 2 revealed Warbands"


def test_4_1_the_reserve_is_free_once_a_region_is_paid_for() -> None:
    """While the first March goes on, its origin being paid for, all Resources left may be spent on Build."""
    game = at("""
        [resources]
        Romans = 4
        [regions.Mandubii]
        Romans = "Caesar, 3 Legions"
    """).play("""
        Romans action command March
        Romans command march Mandubii
    """)

    assert game.resources("Romans") == 2
    assert game.offers("ability") == ["Build"]


def test_4_1_a_special_ability_opened_but_not_used_is_still_free() -> None:
    """Looking at a Special Ability and doing nothing uses none."""
    game = crowded("Arverni").play("""
        Arverni action command Rally
        Arverni command ability Devastate
        Arverni devastate done
    """)

    assert game.offers("ability") == ["Entreat", "Devastate"]
    assert "cancel" in game.options


def test_4_1_a_special_ability_can_make_the_region_for_the_command() -> None:
    """With no Region to Battle in, Scout first brings the Auxilia to the enemy."""
    game = at("""
        [regions.Mandubii]
        Romans = "4 Auxilia"
        [regions.Carnutes]
        Arverni = "1 Warband"
    """).play("Romans action command Battle")
    assert game.offers("battle") == []

    game.play("Romans command ability Scout\nRomans scout_from region Mandubii\nRomans scout_to region Carnutes")
    game.play("Romans scout_number number 4\nRomans command battle Carnutes\nRomans command done")
    assert game.pieces("Carnutes", "Arverni") == ""
    assert game.resources("Romans") == 8


def test_4_1_another_command_if_the_special_ability_leaves_no_region() -> None:
    """Entreat takes the only enemy before a Battle: the Arverni must execute another Command instead."""
    game = at("""
        card = 19
        [regions.Arverni]
        Arverni = "Vercingetorix, 3 Warbands"
        Aedui = "1 Warband"
    """).play("Arverni action command Battle\nArverni command ability Entreat\nArverni entreat region Arverni")

    assert game.offers("command") == ["Rally", "March", "Raid"]
    assert "done" not in game.options
    assert "cancel" not in game.options
    game.play("Arverni command command Raid\nArverni command raid Arverni\nArverni raid gain")
    game.play("Arverni command done")
    assert game.position["first"]["action"] == "Command and Special Ability"


@pytest.mark.proves("4.1e")
def test_4_1_besiege_and_ambush_are_no_separate_actions() -> None:
    """Besiege and Ambush are announced in Battles, never offered as an action of their own."""
    romans = crowded("Romans").play("Romans action command Battle")
    arverni = crowded("Arverni").play("Arverni action command Battle")

    assert romans.offers("ability") == ["Scout"]
    assert arverni.offers("ability") == ["Entreat", "Devastate"]


def test_4_1_no_ambush_after_another_special_ability() -> None:
    """Arverni who have Devastated may not Ambush in the same Command."""
    game = crowded("Arverni").play("""
        Arverni action command Battle
        Arverni command ability Devastate
        Arverni devastate region Arverni
        Arverni command battle Arverni
    """)

    assert game.asked != "Arverni ambush"


def test_4_1_no_other_special_ability_after_an_ambush() -> None:
    """Arverni who have Ambushed may neither Entreat nor Devastate in the same Command."""
    game = crowded("Arverni").play("""
        Arverni action command Battle
        Arverni command battle Arverni
        Arverni ambush yes
    """)

    assert game.asked == "Arverni command"
    assert game.offers("ability") == []


@pytest.mark.proves("4.1i")
@pytest.mark.parametrize(("used", "action"), [(True, "Command and Special Ability"), (False, "Command")])
def test_4_1_note_what_the_first_did_is_remembered_for_the_second(used: bool, action: str) -> None:
    """The 2nd Eligible has the option of the Event only if the 1st used a Special Ability (2.3.4)."""
    game = crowded("Arverni").play("Arverni action command Rally\nArverni command rally Arverni")
    game.play("Arverni rally place_citadel\nArverni rally_more done")
    if used:
        game.play("Arverni command ability Entreat\nArverni entreat region Aedui\nArverni entreat done")
    game.play("Arverni command done")

    assert game.position["first"] == {"faction": "Arverni", "action": action}


# ---- 4.1.1 Accompanying Commands --------------------------------------------------------------------------------


@pytest.mark.proves(
    "4.0b",
    "4.1.1a",
    "4.2a",
    "4.3a",
    "4.4a",
    "4.5a",
    "4.3.1b",
    "4.3.2b",
    "4.5.1b",
    "4.2.2b",
    "4.4.1b",
    "4.2.3b",
    "4.3.3b",
)
@pytest.mark.parametrize(
    ("faction", "command", "abilities"),
    [
        ("Romans", "Recruit", ["Build", "Scout"]),
        ("Romans", "March", ["Build", "Scout"]),
        ("Romans", "Seize", ["Build", "Scout"]),
        ("Romans", "Battle", ["Scout"]),
        ("Arverni", "Rally", ["Entreat", "Devastate"]),
        ("Arverni", "March", ["Entreat", "Devastate"]),
        ("Arverni", "Raid", ["Entreat", "Devastate"]),
        ("Arverni", "Battle", ["Entreat", "Devastate"]),
        ("Aedui", "Rally", ["Trade", "Suborn"]),
        ("Aedui", "March", ["Trade", "Suborn"]),
        ("Aedui", "Raid", ["Trade", "Suborn"]),
        ("Aedui", "Battle", ["Trade"]),
        ("Belgae", "Rally", ["Enlist", "Rampage"]),
        ("Belgae", "March", ["Enlist"]),
        ("Belgae", "Raid", ["Enlist", "Rampage"]),
        ("Belgae", "Battle", ["Enlist", "Rampage"]),
    ],
)
def test_4_1_1_which_special_ability_goes_with_which_command(faction: str, command: str, abilities: list[str]) -> None:
    """Each Command is accompanied by the Special Abilities that name it, or that name none."""
    game = crowded(faction).play(f"{faction} action command {command}")

    assert game.offers("ability") == abilities


def test_4_1_trade_alone_offers_no_command_that_it_cannot_help() -> None:
    """Trade brings Resources, no enemies: Battle is not offered where there is nobody to fight."""
    game = at("""
        card = 37
        [regions.Aedui]
        Aedui = "2 Warbands"
        [tribes]
        Aedui = "Aedui"
    """)
    assert "Battle" not in game.offers("command")
    assert "Rally" in game.offers("command")
