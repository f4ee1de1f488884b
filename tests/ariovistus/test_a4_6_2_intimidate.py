"""A4.6.2 Intimidate: Hidden Warbands make enemies submit."""

import pytest

from tests.ariovistus.playing import at
from tests.falling_sky.playing import Play

IN_TREVERI = """
    card = "A25"
    [resources]
    Germans = 9
    [regions.Treveri]
    Germans = "Ariovistus, 3 Warbands"
    Aedui = "1 Warband"
    [tribes]
    Treveri = "Aedui"
"""


def with_march(position: str) -> Play:
    return at(position).play("Germans action command March")


def intimidating(position: str) -> Play:
    return with_march(position).play("Germans command ability Intimidate")


def markers(game: Play) -> list[str]:
    return [name for name, facts in game.position["regions"].items() if facts.get("intimidated")]


# ---- with which Commands, and where -----------------------------------------------------------------------------


@pytest.mark.proves("A4.6.2a", "A4.6a", "A4.1b")
def test_a4_6_2_it_goes_with_march_raid_and_battle_and_costs_nothing() -> None:
    """Rally cannot be accompanied by Intimidate; no Resources are asked for it."""
    found = {}
    for command in ("Rally", "March", "Raid", "Battle"):
        game = at(IN_TREVERI.replace("Germans = 9", "Germans = 1")).play(f"Germans action command {command}")
        found[command] = "Intimidate" in game.offers("ability")
    assert found == {"Rally": False, "March": True, "Raid": True, "Battle": True}

    game = intimidating(IN_TREVERI).play("Germans intimidate region Treveri\nGermans intimidate_number number 2")
    assert game.resources("Germans") == 9


@pytest.mark.proves("A4.6.2b", "A4.6.2c", "A4.1.2a")
def test_a4_6_2_with_ariovistus_or_near_him_under_germanic_control() -> None:
    """His own Region even under Roman Control; of those adjacent only what the Germans hold; nothing further away."""
    game = intimidating("""
        card = "A25"
        [resources]
        Germans = 9
        [regions.Treveri]
        Germans = "Ariovistus, 1 Warband"
        Romans = "6 Auxilia"
        [regions.Nervii]
        Germans = "3 Warbands"
        [regions.Mandubii]
        Germans = "3 Warbands"
        Romans = "6 Auxilia"
        [regions.Morini]
        Germans = "3 Warbands"
    """)
    assert sorted(game.offers("region")) == ["Nervii", "Treveri"]


@pytest.mark.proves("A4.6.2d", "A4.1.2b")
def test_a4_6_2_a_successor_needs_control_of_his_own_region() -> None:
    """With the Successor only his Region, and only under Germanic Control."""
    position = """
        card = "A25"
        [resources]
        Germans = 9
        [regions.Treveri]
        Germans = "Successor, 2 Warbands"
        [regions.Nervii]
        Germans = "3 Warbands"
    """
    assert intimidating(position).offers("region") == ["Treveri"]
    outnumbered = position.replace('"Successor, 2 Warbands"', '"Successor, 2 Warbands"\n        Romans = "3 Auxilia"')
    assert "Intimidate" not in with_march(outnumbered).offers("ability")


@pytest.mark.proves("A4.6.2e")
def test_a4_6_2_hidden_warbands_are_needed() -> None:
    """Revealed Warbands frighten nobody; of three Hidden ones no more than two are turned."""
    assert "Intimidate" not in with_march(IN_TREVERI.replace("3 Warbands", "3 revealed Warbands")).offers("ability")

    game = intimidating(IN_TREVERI).play("Germans intimidate region Treveri")
    assert game.options == ["number 1", "number 2"]
    game.play("Germans intimidate_number number 2")
    assert game.pieces("Treveri", "Germans") == "Ariovistus, 1 Warband, 2 revealed Warbands"


# ---- what is removed --------------------------------------------------------------------------------------------


@pytest.mark.proves("A4.6.2e", "A4.6.2f", "A4.6.2g")
def test_a4_6_2_a_warband_and_an_ally_for_two_warbands() -> None:
    """Two turned: Warband and Ally of the Aedui are gone, and the marker lies there."""
    game = intimidating(IN_TREVERI).play("Germans intimidate region Treveri\nGermans intimidate_number number 2")
    assert game.pieces("Treveri", "Aedui") == ""
    assert game.tribe("Treveri") == "Subdued"
    assert markers(game) == ["Treveri"]


@pytest.mark.proves("A4.6.2g")
def test_a4_6_2_the_germans_choose_what_is_removed() -> None:
    """For one Warband, either the Warband or the Ally."""
    game = intimidating(IN_TREVERI).play("Germans intimidate region Treveri\nGermans intimidate_number number 1")
    assert game.asked == "Germans intimidate_piece"
    assert game.options == ["piece Hidden Aedui Warband", "tribe Treveri"]
    game.play("Germans intimidate_piece tribe Treveri")
    assert game.pieces("Treveri", "Aedui") == "1 Warband"
    assert game.tribe("Treveri") == "Subdued"


@pytest.mark.proves("A4.6.2h")
def test_a4_6_2_all_from_one_faction() -> None:
    """Two turned where the Aedui have two pieces, the Romans three and the Belgae one: Aedui or Romans lose two."""
    position = IN_TREVERI.replace('Aedui = "1', 'Romans = "3 Auxilia"\n    Belgae = "1 Warband"\n    Aedui = "1')
    game = intimidating(position).play("Germans intimidate region Treveri\nGermans intimidate_number number 2")
    assert game.options == ["faction Romans", "faction Aedui"]
    game.play("Germans intimidate_faction faction Romans")
    assert game.pieces("Treveri", "Romans") == "1 Auxilia"
    assert game.pieces("Treveri", "Aedui") == "1 Warband"
    assert game.tribe("Treveri") == "Aedui"


@pytest.mark.proves("A4.6.2i", "A1.4y")
@pytest.mark.parametrize("leader", ["Diviciacus", "Boduognatus", "Successor"])
def test_a4_6_2_whoever_has_a_leader_there_is_safe(leader: str) -> None:
    """Diviciacus shields the Aedui, a Belgic Leader the Belgae: the marker alone is placed."""
    faction = "Aedui" if leader == "Diviciacus" else "Belgae"
    game = intimidating(f"""
        card = "A25"
        [regions.Treveri]
        Germans = "Ariovistus, 3 Warbands"
        {faction} = "{leader}, 2 Warbands"
    """).play("Germans intimidate region Treveri")
    assert game.pieces("Treveri", faction) == f"{leader}, 2 Warbands"
    assert game.pieces("Treveri", "Germans") == "Ariovistus, 2 Warbands, 1 revealed Warband"
    assert markers(game) == ["Treveri"]


@pytest.mark.proves("A4.6.2j")
def test_a4_6_2_the_arverni_can_be_the_victim() -> None:
    """Arverni Warbands and Allies go like those of others, the Germans' choice."""
    game = intimidating("""
        card = "A25"
        [regions.Mandubii]
        Germans = "Ariovistus, 3 Warbands"
        Arverni = "2 Warbands"
        [tribes]
        Lingones = "Arverni"
    """).play("Germans intimidate region Mandubii\nGermans intimidate_number number 1")
    assert game.options == ["piece Hidden Arverni Warband", "tribe Lingones"]
    game.play("Germans intimidate_piece tribe Lingones")
    assert game.tribe("Lingones") == "Subdued"


@pytest.mark.proves("A4.6.2k")
def test_a4_6_2_neither_citadel_nor_fort_nor_legion() -> None:
    """Legions, a Fort and a Citadel stand firm: one Auxilia is all that can go."""
    game = intimidating("""
        card = "A25"
        [regions.Sequani]
        Germans = "Ariovistus, 3 Warbands"
        Romans = "2 Legions, 1 Auxilia, Fort"
        [tribes]
        Sequani = "Arverni Citadel"
    """).play("Germans intimidate region Sequani")
    assert game.pieces("Sequani", "Romans") == "2 Legions, Fort"
    assert game.tribe("Sequani") == "Arverni Citadel"
    assert game.pieces("Sequani", "Germans") == "Ariovistus, 2 Warbands, 1 revealed Warband"


@pytest.mark.proves("A4.6.2l", "A4.6.2f", "A4.6.2o")
def test_a4_6_2_the_marker_alone_once_a_region() -> None:
    """With nobody to remove the marker may be placed; where it lies already there is nothing to do."""
    position = """
        card = "A25"
        [regions.Treveri]
        Germans = "Ariovistus, 3 Warbands"
    """
    game = intimidating(position).play("Germans intimidate region Treveri")
    assert markers(game) == ["Treveri"]
    assert game.pieces("Treveri", "Germans") == "Ariovistus, 2 Warbands, 1 revealed Warband"

    marked = position.replace("[regions.Treveri]", "[regions.Treveri]\n        intimidated = true")
    assert "Intimidate" not in with_march(marked).offers("ability")


@pytest.mark.proves("A4.6.2o")
def test_a4_6_2_where_the_marker_lies_pieces_are_still_removed() -> None:
    """No second marker, but Intimidate goes on."""
    marked = IN_TREVERI.replace("[regions.Treveri]", "[regions.Treveri]\n    intimidated = true")
    game = intimidating(marked).play("Germans intimidate region Treveri\nGermans intimidate_number number 2")
    assert game.pieces("Treveri", "Aedui") == ""
    assert markers(game) == ["Treveri"]


@pytest.mark.proves("A4.6.2e")
def test_a4_6_2_several_regions_each_once() -> None:
    """Treveri, then Nervii; neither again in the same Intimidate."""
    game = intimidating("""
        card = "A25"
        [regions.Treveri]
        Germans = "Ariovistus, 6 Warbands"
        Aedui = "3 Warbands"
        [regions.Nervii]
        Germans = "4 Warbands"
        Belgae = "1 Warband"
    """).play("Germans intimidate region Treveri\nGermans intimidate_number number 2")
    assert game.offers("region") == ["Nervii"]
    game.play("Germans intimidate region Nervii")
    assert game.asked == "Germans command"
    assert game.pieces("Nervii", "Belgae") == ""


# ---- the marker -------------------------------------------------------------------------------------------------


@pytest.mark.proves("A4.6.2m")
def test_a4_6_2_the_marker_closes_a_region_to_recruit() -> None:
    """Romans with an Ally in Treveri Recruit there until the Germans Intimidate; a Leader of theirs opens it again."""
    position = """
        card = 1
        [resources]
        Romans = 9
        [regions.Treveri]
        Romans = "{0}2 Legions, Fort"
        [regions.Provincia]
        Romans = "1 Auxilia, Fort"
        [tribes]
        Treveri = "Romans"
    """
    marked = position.replace("[regions.Treveri]", "[regions.Treveri]\n        intimidated = true")

    def recruits(text: str) -> bool:
        return "Treveri" in at(text).play("Romans action command Recruit").offers("recruit")

    assert recruits(position.format(""))
    assert not recruits(marked.format(""))
    assert recruits(marked.format("Successor, "))


@pytest.mark.proves("A4.6.2n")
def test_a4_6_2_the_marker_closes_a_region_to_rally_but_not_for_germans() -> None:
    """Belgae do not Rally in an Intimidated Region without their Leader; the Germans do."""
    position = """
        card = {0}
        [resources]
        Belgae = 9
        Germans = 9
        [regions.Nervii]
        intimidated = true
        Belgae = "{1}1 Warband"
        Germans = "Settlement"
        [tribes]
        Nervii = "Belgae"
        Remi = "Belgae"
    """

    def rallies(who: str, card: str, leader: str = "") -> bool:
        game = at(position.format(card, leader)).play(f"{who} action command Rally")
        return "Nervii" in game.offers("rally")

    assert not rallies("Belgae", '"A56"')
    assert rallies("Belgae", '"A56"', "Successor, ")
    assert rallies("Germans", '"A25"')


@pytest.mark.proves("A4.6.2p")
def test_a4_6_2_after_a_free_intimidation_the_special_ability_with_other_warbands() -> None:
    """Two raiders Intimidate free with Ariovistus; then the Special Ability there, with two that are still Hidden."""
    game = at(IN_TREVERI.replace("3 Warbands", "4 Warbands").replace('Aedui = "1 Warband"', 'Aedui = "5 Warbands"'))
    game.play("""
        Germans action command Raid
        Germans command raid Treveri
        Germans raid gain
        Germans raid gain
        Germans free_intimidate number 2
        Germans intimidate_piece piece Hidden Aedui Warband
        Germans intimidate_piece piece Hidden Aedui Warband
        Germans command ability Intimidate
        Germans intimidate region Treveri
        Germans intimidate_number number 2
        Germans intimidate_piece piece Hidden Aedui Warband
        Germans intimidate_piece piece Hidden Aedui Warband
    """)
    assert game.pieces("Treveri", "Germans") == "Ariovistus, 4 revealed Warbands"
    assert game.pieces("Treveri", "Aedui") == "1 Warband"
    assert game.offers("ability") == []


ARRIVED_AND_OTHERS = """
    card = "A19"
    [resources]
    Germans = 9
    [regions.Treveri]
    Germans = "2 Warbands"
    [regions.Sequani]
    Germans = "Ariovistus, 2 Warbands"
    Aedui = "2 Warbands"
"""


@pytest.mark.parametrize(("marched", "gone"), [(0, "2 revealed Warbands"), (1, "1 Warband, 1 revealed Warband")])
def test_a4_6_2_in_a_march_the_germans_say_who_is_turned(marched: int, gone: str) -> None:
    """4.1 They choose the pieces: two who have Marched in and two who have not are Hidden in Sequani. Whoever of those
    that have not is turned goes on Revealed, and those who came stay, turned or not."""
    game = at(ARRIVED_AND_OTHERS).play("""
        Germans action command March
        Germans command march Treveri
        Germans march_to region Sequani
        Germans march_number number 2
        Germans command march Sequani
        Germans march_to ability Intimidate
        Germans intimidate region Sequani
        Germans intimidate_number number 2
    """)
    assert (game.asked, game.options) == ("Germans marched", ["number 0", "number 1", "number 2"])
    game.play(f"""
        Germans marched number {marched}
        Germans march_to region Ubii
        Germans march_number number 0
    """)
    while game.asked == "Germans march_number":
        game.answer(f"Germans march_number {game.options[-1]}")
    assert game.pieces("Ubii", "Germans") == gone


def test_a4_6_2_who_has_marched_and_is_turned_marches_no_more() -> None:
    """Both who came are turned: the other two go, Hidden, and nobody else can."""
    game = at(ARRIVED_AND_OTHERS).play("""
        Germans action command March
        Germans command march Treveri
        Germans march_to region Sequani
        Germans march_number number 2
        Germans command march Sequani
        Germans march_to ability Intimidate
        Germans intimidate region Sequani
        Germans intimidate_number number 2
        Germans marched number 2
        Germans march_to region Ubii
        Germans march_number number 0
        Germans march_number number 2
    """)
    assert game.pieces("Ubii", "Germans") == "2 Warbands"
    assert game.pieces("Sequani", "Germans") == "Ariovistus, 2 revealed Warbands"


def test_a4_6_2_nobody_is_asked_who_is_turned_where_none_has_marched() -> None:
    """Before the March, and with another Command, one Hidden Warband is as good as the other."""
    for command in ("March", "Raid"):
        game = at(ARRIVED_AND_OTHERS).play(f"Germans action command {command}\nGermans command ability Intimidate")
        game.play("Germans intimidate region Sequani\nGermans intimidate_number number 1")
        assert game.asked == "Germans intimidate"


@pytest.mark.parametrize(("devastated", "offered"), [("false", ["Rally", "March", "Raid"]), ("true", ["Rally"])])
def test_a4_6_2_intimidate_brings_nobody_to_fight_or_to_raid(devastated: str, offered: list[str]) -> None:
    """With one Resource and no enemy on the map there is no Battle; nor, where costs are doubled and nobody can be
    Raided, a March or a Raid."""
    game = at(f"""
        card = "A38"
        next = 3
        nonplayers = ["Romans", "Aedui", "Belgae"]
        ineligible = ["Romans", "Aedui", "Belgae"]
        [resources]
        Romans = 0
        Aedui = 0
        Belgae = 0
        Germans = 1
        [regions.Ubii]
        Germans = "Ariovistus, 2 Warbands"
        devastated = {devastated}
    """)
    assert game.offers("command") == offered
