"""A4.5.1 Enlist of four: Germanic Warbands act as Belgic, those alone that were picked."""

import pytest

from tests.ariovistus.playing import at
from tests.falling_sky.playing import Play

SIX_GERMANS = """
    card = "A56"
    [resources]
    Belgae = 9
    Germans = 9
    [regions.Treveri]
    Belgae = "Boduognatus, 2 Warbands"
    Germans = "4 Warbands, 2 revealed Warbands, Settlement"
"""


def enlisting(position: str, command: str) -> Play:
    """The Belgae have chosen a Command, and Enlist Warbands as their own."""
    game = at(position).play(f"Belgae action command {command}\nBelgae command ability Enlist")
    return game.play("Belgae enlist as_belgic") if game.asked == "Belgae enlist" else game


def joined(position: str, command: str, *numbers: int, region: str = "Treveri") -> Play:
    """So many of each kind join in the Region; nobody elsewhere."""
    game = enlisting(position, command)
    if game.asked == "Belgae enlist_region":
        game.play(f"Belgae enlist_region region {region}")
    for n in numbers:
        game.play(f"Belgae enlist_join number {n}")
    return game.play("Belgae enlist_region done") if game.asked == "Belgae enlist_region" else game


# ---- where, and who ---------------------------------------------------------------------------------------------


@pytest.mark.proves("A4.5.1g")
def test_a4_5_1_not_in_the_region_of_ariovistus() -> None:
    """Ubii has Ariovistus: not there, though it lies next to Boduognatus and holds Germans; as Belgic or by Command."""
    game = enlisting(
        """
        card = "A56"
        [regions.Treveri]
        Belgae = "Boduognatus, 2 Warbands"
        Germans = "1 Warband"
        Romans = "1 Auxilia"
        [regions.Ubii]
        Germans = "Ariovistus, 4 Warbands"
        """,
        "Raid",
    )
    assert "Treveri" in game.offers("region")
    assert "Ubii" not in game.offers("region")

    game.table.undo()
    game.play("Belgae enlist germanic March")
    assert game.asked == "Belgae march_to"  # out of Treveri, the one Region that is left


@pytest.mark.proves("A4.5.1h")
def test_a4_5_1_his_successor_is_no_hindrance() -> None:
    """A Germanic Successor in Ubii: the Region can be affected; he himself does not join."""
    game = enlisting(
        """
        card = "A56"
        [regions.Treveri]
        Belgae = "Boduognatus, 2 Warbands"
        [regions.Ubii]
        Germans = "Successor, 1 Warband"
        """,
        "March",
    ).play("Belgae enlist_region region Ubii")
    assert game.asked == "Belgae enlist_join"
    game.play("Belgae enlist_join number 1\nBelgae enlist_region done\nBelgae command march Ubii")
    game.play("Belgae march_to region Treveri")
    assert game.pieces("Ubii", "Germans") == "Successor"
    assert game.pieces("Treveri", "Germans") == "1 Warband"


@pytest.mark.proves("A4.5.1a")
def test_a4_5_1_four_in_all_and_no_fifth() -> None:
    """Of six Warbands four join, kind by kind; then nobody is asked for more."""
    game = enlisting(SIX_GERMANS, "March").play("Belgae enlist_region region Treveri")
    assert game.options == [f"number {n}" for n in range(5)]
    game.play("Belgae enlist_join number 3")
    assert game.options == ["number 0", "number 1"]
    game.play("Belgae enlist_join number 1")
    assert game.asked == "Belgae command"


@pytest.mark.proves("A4.5.1a")
def test_a4_5_1_three_here_and_one_there() -> None:
    """Two Regions share the four: three in Treveri leave one for Nervii."""
    position = SIX_GERMANS + '    [regions.Nervii]\n    Germans = "3 Warbands"\n'
    game = enlisting(position, "March").play("""
        Belgae enlist_region region Treveri
        Belgae enlist_join number 3
        Belgae enlist_join number 0
        Belgae enlist_region region Nervii
    """)
    assert game.options == ["number 0", "number 1"]
    game.play("Belgae enlist_join number 1")
    assert game.asked == "Belgae command"


@pytest.mark.proves("A4.5.1c", "A4.5.1d")
def test_a4_5_1_neither_leader_nor_settlement() -> None:
    """Only Warbands are asked for, and the March takes only them along."""
    position = SIX_GERMANS.replace(
        '"4 Warbands, 2 revealed Warbands, Settlement"', '"Successor, 1 Warband, Settlement"'
    )
    game = joined(position, "March", 1).play("Belgae command march Treveri\nBelgae march_to region Nervii")
    asked = []
    while game.asked == "Belgae march_number":
        asked.append(str(game.table.ask.about[2] if game.table.ask else ""))
        game.play("Belgae march_number number 1")
    assert asked == ["Belgic Leader", "Hidden Belgic Warband", "Hidden Germanic Warband"]
    assert game.pieces("Treveri", "Germans") == "Successor, Settlement"


# ---- what they do -----------------------------------------------------------------------------------------------


@pytest.mark.proves("A4.5.1f")
def test_a4_5_1_control_counts_the_four_apart() -> None:
    """Four of six with Boduognatus and two Warbands: seven against three; afterwards three against seven."""
    game = at(SIX_GERMANS)
    assert game.control("Treveri") == "Germans"
    game = joined(SIX_GERMANS, "Rally", 4)
    assert game.control("Treveri") == "Belgae"
    assert "Treveri" in game.offers("rally")

    game.play("Belgae command rally Treveri")
    assert game.tribe("Treveri") == "Belgae"
    game.play("Belgae command done")
    assert game.control("Treveri") == "Germans"
    assert game.pieces("Treveri", "Germans") == "4 Warbands, 2 revealed Warbands, Settlement"


def test_a4_5_1_the_table_shows_how_many_joined() -> None:
    """Who looks on sees four of the six in Treveri act as Belgic, as long as the Command lasts."""
    game = joined(SIX_GERMANS, "Rally", 3, 1)
    assert game.view["enlisted"] == {"Treveri": 4}

    game.play("Belgae command rally Treveri\nBelgae command done")
    assert "enlisted" not in game.view


@pytest.mark.proves("A4.5.1f")
def test_a4_5_1_with_too_few_there_is_no_control() -> None:
    """Two of six: five against five."""
    assert joined(SIX_GERMANS, "Rally", 2, 0).control("Treveri") == "No Control"


@pytest.mark.proves("A4.5.1a")
def test_a4_5_1_those_who_joined_march_and_the_others_stay() -> None:
    """Four of six go to Nervii; two remain, as they were: only Enlisted Warbands are hidden by the March."""
    game = joined(SIX_GERMANS, "March", 3, 1).play("""
        Belgae command march Treveri
        Belgae march_to region Nervii
        Belgae march_number number 0
        Belgae march_number number 0
        Belgae march_number number 4
        Belgae march_to done
        Belgae command done
    """)
    assert game.pieces("Nervii", "Germans") == "4 Warbands"
    assert game.pieces("Treveri", "Germans") == "1 Warband, 1 revealed Warband, Settlement"


def test_a4_5_1_in_a_region_that_is_not_affected_they_are_germanic_at_once() -> None:
    """Two Warbands that Marched to Nervii hold it for the Germans, not for the Belgae."""
    game = joined(SIX_GERMANS, "March", 2, 0).play("""
        Belgae command march Treveri
        Belgae march_to region Nervii
        Belgae march_number number 0
        Belgae march_number number 0
        Belgae march_number number 2
    """)
    assert game.control("Nervii") == "Germans"


@pytest.mark.proves("A4.5.1a")
def test_a4_5_1_raid_with_those_who_joined() -> None:
    """One Hidden Germanic Warband of four raids for the Belgae; the others cannot."""
    game = joined(SIX_GERMANS.replace("2 Warbands", "2 revealed Warbands"), "Raid", 1, 0).play("""
        Belgae command raid Treveri
        Belgae raid gain
    """)
    assert game.resources("Belgae") == 10
    assert game.asked == "Belgae command"
    assert game.pieces("Treveri", "Germans") == "3 Warbands, 3 revealed Warbands, Settlement"


def test_a4_5_1_where_nobody_can_raid_no_revealed_warband_joins() -> None:
    """3.3.3 If no Hidden Warband has joined, and no Belgic one is there; else it matters whom the others are to rob."""
    lone = SIX_GERMANS.replace("Boduognatus, 2 Warbands", "Boduognatus, 2 revealed Warbands")
    lone += '    [regions.Nervii]\n    Belgae = "2 Warbands"\n'
    asked = [joining(position, "Raid", hidden) for position, hidden in ((lone, 0), (lone, 1), (SIX_GERMANS, 0))]
    assert [each == "Belgae enlist_join" for each in asked] == [False, True, True]


def joining(position: str, command: str, hidden: int) -> str:
    """What is asked when so many Hidden Warbands have joined in Treveri."""
    game = enlisting(position, command)
    if game.asked == "Belgae enlist_region":
        game.play("Belgae enlist_region region Treveri")
    return game.play(f"Belgae enlist_join number {hidden}").asked


def test_a4_5_1_raid_robs_germans_who_have_not_joined() -> None:
    """A3.3.3 Germans beside the four are robbed as any enemy; where all have joined there are none."""
    position = SIX_GERMANS.replace("4 Warbands, 2 revealed Warbands, Settlement", "{0} Warbands")
    beside = joined(position.format(6), "Raid", 4).play("Belgae command raid Treveri")
    assert beside.options == ["gain", "take_from Germans"]
    beside.play("Belgae raid take_from Germans\nBelgae raider piece Hidden Germanic Warband")
    assert (beside.resources("Germans"), beside.resources("Belgae")) == (8, 10)

    alone = joined(position.format(4), "Raid", 4).play("Belgae command raid Treveri")
    assert alone.asked == "Belgae raider"  # to gain is all they can do


def test_a4_5_1_germans_join_a_limited_march_while_groups_set_out() -> None:
    """48 grants it: when the first group has left Treveri, the Germans there may still go as Belgic."""
    game = at("""
        card = 48
        ineligible = ["Romans", "Aedui", "Belgae"]
        [regions.Treveri]
        Belgae = "Boduognatus, 2 Warbands"
        Germans = "2 Warbands"
    """).play("""
        Germans action unshaded 48
        Germans event_faction faction Belgae
        Germans event_faction done
        Belgae free_command command March
        Belgae command march Treveri
        Belgae march_to region Nervii
        Belgae march_number number 0
        Belgae march_number number 1
        Belgae march_to ability Enlist
    """)
    assert "as_belgic" in game.options


def test_a4_5_1_nobody_joins_a_limited_command_that_is_over() -> None:
    """48 grants it: before it Treveri can be named, and Nervii and Morini, where Germans could be placed; after it
    there are Germanic Commands alone."""
    board = """
        card = 48
        ineligible = ["Romans", "Aedui", "Belgae"]
        [regions.Nervii]
        Belgae = "Boduognatus, 2 Warbands"
        [regions.Treveri]
        Germans = "2 Warbands"
        [tribes]
        Eburones = "Germans"
        Remi = "Belgae"
    """
    free = """
        Germans action unshaded 48
        Germans event_faction faction Belgae
        Germans event_faction done
        Belgae free_command command Rally
    """
    before = at(board).play(free + "Belgae command ability Enlist\nBelgae enlist as_belgic")
    assert before.offers("region") == ["Nervii", "Morini", "Treveri"]
    after = at(board).play(free + "Belgae command rally Atrebates\nBelgae rally place_warbands")
    after.play("Belgae command ability Enlist")
    assert after.asked == "Belgae enlist"
    assert "as_belgic" not in after.options


@pytest.mark.proves("A4.5.1a", "A4.5.1f")
def test_a4_5_1_battle_with_four_against_the_other_germans() -> None:
    """The rest of the Germans can be attacked; they choose their Losses and counterattack, the four do not."""
    position = SIX_GERMANS + '    [regions.Ubii]\n    Germans = "1 Warband"\n'
    game = joined(position, "Battle", 2, 2).play("Belgae command battle Treveri")
    assert game.asked == "Germans declare_retreat"
    game.play("Germans declare_retreat stand")
    # Boduognatus 1, six Warbands 6: seven Losses on two Warbands and the Settlement
    assert game.pieces("Treveri", "Germans") == "4 revealed Warbands"
    assert game.pieces("Treveri", "Belgae") == "Boduognatus, 2 revealed Warbands"
    assert game.asked == "Belgae command"


@pytest.mark.proves("A4.5.1f", "A4.5.1a")
def test_a4_5_1_the_attackers_lose_those_who_joined_and_no_others() -> None:
    """Romans strike back with two: the Belgae may lose the one who joined, never one of the other five."""
    game = joined(
        SIX_GERMANS.replace("[regions.Treveri]", '[regions.Treveri]\n    Romans = "4 Legions"'), "Battle", 1, 0
    ).play("Belgae command battle Treveri\nBelgae battle_target faction Romans")
    while game.asked.startswith("Chance loss_roll") or game.asked == "Romans loss":
        game.play("Chance loss_roll roll 6" if game.asked.startswith("Chance") else "Romans loss piece Legion")
    assert game.asked == "Belgae loss"
    assert game.offers("piece") == ["Belgic Leader", "Hidden Belgic Warband", "Hidden Germanic Warband"]
    game.play("Belgae loss piece Hidden Germanic Warband")
    assert "Hidden Germanic Warband" not in game.offers("piece")


# ---- Rally ------------------------------------------------------------------------------------------------------


@pytest.mark.proves("A4.5.1e")
def test_a4_5_1_warbands_that_rally_places_are_among_the_four() -> None:
    """Three have joined: of the two Warbands that a Rally places one at most is Germanic."""
    game = joined(
        """
        card = "A56"
        [resources]
        Belgae = 9
        [regions.Nervii]
        Belgae = "Boduognatus, 6 Warbands"
        Germans = "3 Warbands"
        [tribes]
        Nervii = "Belgae"
        Eburones = "Belgae"
        """,
        "Rally",
        3,
        region="Nervii",
    )
    game.play("Belgae command rally Nervii\nBelgae warbands number 2")
    assert game.options == ["number 0", "number 1"]
    game.play("Belgae germanic_warbands number 1")
    assert game.pieces("Nervii", "Germans") == "4 Warbands"
    game.play("Belgae command done")
    assert game.pieces("Nervii", "Germans") == "4 Warbands"


@pytest.mark.proves("A4.5.1e")
def test_a4_5_1_four_have_joined_and_none_is_placed() -> None:
    """With all four picked no Germanic Warband is left for the Rally."""
    game = joined(
        """
        card = "A56"
        [resources]
        Belgae = 9
        [regions.Nervii]
        Belgae = "Boduognatus, 6 Warbands"
        Germans = "4 Warbands"
        [tribes]
        Nervii = "Belgae"
        """,
        "Rally",
        4,
        region="Nervii",
    )
    game.play("Belgae command rally Nervii\nBelgae rally place_warbands")
    assert game.asked == "Belgae command"
    assert game.pieces("Nervii", "Germans") == "4 Warbands"
