"""13 Balearic Slingers."""

import pytest

from tests.falling_sky.events.judging import judged
from tests.falling_sky.playing import Play, at

SLINGERS, FOREIGN = '[capabilities]\n13 = "unshaded"\n', '[capabilities]\n13 = "shaded"\n'
FIELD = """
    card = 61
    [regions.Nervii]
    Romans = "4 Auxilia"
    Belgae = "6 Warbands"
    [regions.Morini]
    Romans = "4 Auxilia"
    Belgae = "6 Warbands"
    Germans = "1 revealed Warband"
"""


def attack(region: str, capability: str = SLINGERS) -> Play:
    return at(FIELD + capability).play(f"Belgae action command Battle\nBelgae command battle {region}")


def test_event_13_unshaded_shoot_first() -> None:
    """Four Auxilia cause two Losses, then four Warbands attack: two Losses, and one in return."""
    game = attack("Nervii").play("Romans event_confirm yes\nRomans declare_retreat stand")

    assert game.pieces("Nervii", "Romans") == "2 revealed Auxilia"
    assert game.pieces("Nervii", "Belgae") == "3 revealed Warbands"


def test_event_13_unshaded_not_without_the_card() -> None:
    """Without it, six Warbands cause three Losses."""
    game = attack("Nervii", "").play("Romans declare_retreat stand")

    assert game.pieces("Nervii", "Romans") == "1 revealed Auxilia"


def test_event_13_unshaded_one_region_a_command() -> None:
    """Having shot in Nervii they do not shoot in Morini; having not, they may."""
    game = attack("Nervii").play("Romans event_confirm yes\nRomans declare_retreat stand")
    game.play("Belgae command battle Morini")
    assert game.asked == "Belgae battle_target"

    game = attack("Nervii").play("Romans event_confirm no\nRomans declare_retreat stand")
    game.play("Belgae command battle Morini")
    assert game.asked == "Romans event_confirm"


def test_event_13_unshaded_for_another_faction() -> None:
    """They shoot at Belgae who attack Germans."""
    game = attack("Morini").play("Romans event_confirm yes\nBelgae battle_target faction Germans")

    assert game.pieces("Morini", "Belgae") == "4 revealed Warbands"
    assert game.pieces("Morini", "Romans") == "4 Auxilia"


def test_event_13_unshaded_with_the_horse() -> None:
    """59 makes it a whole Loss each."""
    game = attack("Nervii", '[capabilities]\n13 = "unshaded"\n59 = "unshaded"')
    game.play("Romans event_confirm yes\nRomans event_confirm yes")

    assert game.pieces("Nervii", "Belgae") == "2 Warbands"


ONE = """
    card = 61
    [regions.Nervii]
    Romans = "4 Auxilia"
    Belgae = "6 Warbands"
    [regions.Morini]
    Romans = "1 Auxilia"
    Belgae = "4 Warbands"
    [capabilities]
    13 = "unshaded"
"""


def test_event_13_unshaded_one_auxilia_alone_does_not_shoot() -> None:
    """Half a Loss is none, and nobody is asked; two cause one, and so does one with the Horse (59)."""
    battle = "Belgae action command Battle\nBelgae command battle Morini"
    assert at(ONE).play(battle).asked == "Belgae command"  # who would fall either way is not asked to Retreat
    assert at(ONE.replace("1 Auxilia", "2 Auxilia")).play(battle).asked == "Romans event_confirm"
    game = at(ONE + '59 = "unshaded"').play(battle)
    assert game.asked == "Romans event_confirm"
    game.play("Romans event_confirm yes\nRomans event_confirm yes")
    assert game.pieces("Morini", "Belgae") == "3 Warbands"


def test_event_13_unshaded_the_horse_has_fought_elsewhere() -> None:
    """59 fights in one Region of the Command: once it has, one Auxilia in another does not shoot."""
    game = at(ONE + '59 = "unshaded"').play("""
        Belgae action command Battle
        Belgae command battle Nervii
        Romans event_confirm no
        Romans declare_retreat stand
        Romans event_confirm yes
        Belgae command battle Morini
    """)
    assert game.asked == "Belgae command"
    assert game.pieces("Morini", "Romans") == ""


def test_event_13_unshaded_before_a_germanic_ambush() -> None:
    """A Germanic Ambush is a Battle Command: the Slingers shoot, and those left Ambush."""
    position = """
        card = 58
        [regions.Nervii]
        Romans = "6 revealed Auxilia, Fort"
        [regions.Sugambri]
        Germans = "8 Warbands"
    """
    game = at(position + SLINGERS).play("""
        Belgae action shaded 58
        Belgae march_number number 8
        Romans event_confirm yes
    """)

    assert game.pieces("Nervii", "Germans") == "5 revealed Warbands"
    assert game.pieces("Nervii", "Romans") == "4 revealed Auxilia, Fort"


def test_event_13_unshaded_too_few_germans_are_left_to_ambush() -> None:
    """Enlisted Germans who are no longer more than the Hidden Romans do not Battle after all."""
    position = """
        card = 61
        [regions.Nervii]
        Romans = "4 Auxilia"
        Germans = "5 Warbands"
        Belgae = "Ambiorix, 1 Warband"
    """
    game = at(position + SLINGERS).play("""
        Belgae action command Raid
        Belgae command ability Enlist
        Belgae enlist germanic Battle
        Belgae battle_target faction Romans
        Romans event_confirm yes
    """)

    assert game.pieces("Nervii", "Germans") == "3 Warbands"
    assert game.pieces("Nervii", "Romans") == "4 Auxilia"


def test_event_13_unshaded_not_in_roman_battles() -> None:
    """The Romans' own Battle is no enemy's."""
    game = at(FIELD.replace("card = 61", "card = 1") + SLINGERS).play("""
        Romans action command Battle
        Romans command battle Nervii
    """)

    assert game.asked == "Belgae declare_retreat"


RECRUIT = """
    [regions.Provincia]
    Romans = "Caesar"
    [regions.Morini]
    Romans = "2 Auxilia, Fort"
    Belgae = "9 Warbands"
"""


@pytest.mark.parametrize(("capability", "asked"), [("", "Romans command"), (FOREIGN, "Romans seek_supply")])
def test_event_13_shaded_a_free_recruit_needs_a_supply_line(capability: str, asked: str) -> None:
    """67 What is free is so without a Supply Line and without Resources; with the card only along one."""
    position = """
        card = 67
        ineligible = ["Arverni", "Belgae", "Aedui"]
        [resources]
        Romans = 0
        [regions.Nervii]
        Romans = "Fort"
        Belgae = "4 Warbands"
    """
    game = at(position + capability).play("""
        Romans action unshaded 67
        Romans event_faction faction Romans
        Romans free_command command Recruit
    """)
    assert game.view["costs"] == {}
    game.play("Romans command recruit Nervii")
    assert game.asked == asked
    assert game.pieces("Nervii", "Romans") == ("Fort" if capability else "1 Auxilia, Fort")


@pytest.mark.parametrize(("capability", "cost"), [("", 0), (FOREIGN, 2)])
def test_event_13_shaded_two_resources_in_supply(capability: str, cost: int) -> None:
    """Recruit in Provincia, in a Supply Line, costs two Resources now."""
    game = at(RECRUIT + capability).play("Romans action command Recruit\nRomans command recruit Provincia")

    assert game.resources("Romans") == 10 - cost


def test_event_13_shaded_nowhere_else() -> None:
    """In Morini, under Belgic Control, Recruit needs the Belgae to agree."""
    game = at(RECRUIT + FOREIGN).play("Romans action command Recruit\nRomans command recruit Morini")
    assert game.options == ["ask Belgae", "call_off"]
    game.play("Romans seek_supply ask Belgae\nBelgae agree_supply no")

    assert game.asked == "Romans command"
    assert game.pieces("Morini", "Romans") == "2 Auxilia, Fort"


def test_event_13_shaded_not_without_resources() -> None:
    """With one Resource there is no Recruit, unless somebody gives another."""
    game = at("[resources]\nRomans = 1\n" + RECRUIT + FOREIGN).play("Romans action command Recruit")

    assert game.offers("recruit") == []


@pytest.mark.parametrize("side", ["unshaded", "shaded"])
def test_event_13_effective_until_it_is_in_effect(side: str) -> None:
    """Playing it grants the Capability; then it would change nothing."""
    game = at("card = 13").play(f"Romans action {side} 13")

    assert game.view["capabilities"] == {"13": side}
    assert judged("card = 13", "Romans", side)
    assert not judged(f'card = 13\n[capabilities]\n13 = "{side}"', "Romans", side)


def test_event_13_unshaded_nobody_is_left_to_shoot_at() -> None:
    """Belgae who take their last Warband off a Region selected for Battle (1.4.1) attack nobody: nobody shoots."""
    game = at(
        """
        card = 61
        [regions.Nervii]
        Romans = "4 Auxilia"
        Belgae = "1 Warband"
        [regions.Morini]
        Romans = "4 Auxilia"
        Belgae = "6 Warbands"
    """
        + SLINGERS
    ).play("""
        Belgae action command Battle
        Belgae command select Nervii
        Belgae command remove_own
        Belgae remove_from region Nervii
        Belgae command battle Nervii
    """)
    assert game.asked == "Belgae command"

    assert game.play("Belgae command battle Morini").asked == "Romans event_confirm"


@pytest.mark.parametrize(("capability", "offered"), [("", ["Carnutes", "Provincia"]), (FOREIGN, ["Provincia"])])
def test_event_13_shaded_no_recruit_where_no_supply_line_can_be(capability: str, offered: list[str]) -> None:
    """Carnutes under Germanic Control is not even offered: there is nobody to ask, and to pay is not enough."""
    game = at('[regions.Carnutes]\nRomans = "Fort"\nGermans = "3 Warbands"\n' + capability)

    assert game.play("Romans action command Recruit").offers("recruit") == offered
