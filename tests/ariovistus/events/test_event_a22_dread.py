"""Card A22, Dread."""

import pytest

from tests.ariovistus.playing import at
from tests.falling_sky.events.effect import is_effective
from tests.falling_sky.playing import Play

TREVERI = """
    card = "A25"
    [resources]
    Germans = 9
    [regions.Treveri]
    Germans = "Ariovistus, {warbands} Warbands"
    Aedui = "3 Warbands"
    Romans = "3 Auxilia"
"""


def intimidating(capability: str, warbands: int = 4) -> Play:
    text = TREVERI.format(warbands=warbands) + f'[capabilities]\nA22 = "{capability}"\n' * bool(capability)
    play = "Germans action command March\nGermans command ability Intimidate\nGermans intimidate region Treveri"
    return at(text).play(play)


def test_event_a22_unshaded_romans_are_no_victims() -> None:
    """Without it the Germans choose between Romans and Aedui; with it only the Aedui are left, and the marker lies."""
    usual = intimidating("").play("Germans intimidate_number number 2")
    assert usual.offers("faction") == ["Romans", "Aedui"]

    game = intimidating("unshaded").play("Germans intimidate_number number 2")
    assert game.pieces("Treveri", "Aedui") == "1 Warband"
    assert game.pieces("Treveri", "Romans") == "3 Auxilia"
    assert game.position["regions"]["Treveri"]["intimidated"] is True


def test_event_a22_unshaded_romans_recruit_in_intimidated_regions() -> None:
    """Without a Leader there, as in any other; the Rally of others is closed as ever."""
    text = """
        card = 1
        [resources]
        Romans = 9
        Aedui = 9
        [regions.Sequani]
        intimidated = true
        Aedui = "1 Warband"
        [tribes]
        Sequani = "Romans"
        Helvetii = "Aedui"
    """
    dread = '[capabilities]\nA22 = "unshaded"\n'

    assert "Sequani" not in at(text).play("Romans action command Recruit").offers("recruit")
    game = at(text + dread)
    assert "Sequani" in game.play("Romans action command Recruit").offers("recruit")
    aedui = at('ineligible = ["Romans", "Germans"]' + text + dread).play("Aedui action command Rally")
    assert "Sequani" not in aedui.offers("rally")


@pytest.mark.parametrize(("warbands", "most"), [(4, 3), (3, 3), (2, 2)])
def test_event_a22_shaded_one_warband_and_one_piece_more(warbands: int, most: int) -> None:
    """As many as three Hidden Warbands remove as many pieces; of two only two."""
    game = intimidating("shaded", warbands)
    assert game.options == [f"number {n}" for n in range(1, most + 1)]

    game.play(f"Germans intimidate_number number {most}\nGermans intimidate_faction faction Aedui")
    assert game.pieces("Treveri", "Aedui") == ("" if most == 3 else "1 Warband")
    assert f"{most} revealed Warband" in game.pieces("Treveri", "Germans")
    assert intimidating("", 4).options == ["number 1", "number 2"]


def test_event_a22_shaded_with_a_raid_one_more_is_flipped() -> None:
    """A3.4.3 Two Raid; a third Hidden Warband may be flipped to remove a third piece."""
    text = TREVERI.format(warbands=4) + '[capabilities]\nA22 = "shaded"\n'
    game = at(text).play("""
        Germans action command Raid
        Germans command raid Treveri
        Germans raid gain
        Germans raid gain
    """)

    assert game.asked == "Germans free_intimidate"
    assert game.options == [f"number {n}" for n in range(4)]
    game.play("Germans free_intimidate number 3\nGermans intimidate_faction faction Aedui")
    assert game.pieces("Treveri", "Germans") == "Ariovistus, 1 Warband, 3 revealed Warbands"
    assert game.pieces("Treveri", "Aedui") == ""


def test_event_a22_each_side_replaces_the_other() -> None:
    """5.1.2 A Capability: effective unless it is in effect already; the last one played holds."""
    text = 'card = "A22"\n[capabilities]\nA22 = "shaded"\n'

    assert is_effective(at('card = "A22"'), "Germans", "shaded")
    assert not is_effective(at(text), "Germans", "shaded")
    game = at(text).play("Germans action unshaded A22")
    assert game.position["capabilities"] == {"A22": "unshaded"}
    assert at('card = "A22"').play("Germans action shaded A22").position["capabilities"] == {"A22": "shaded"}


@pytest.mark.parametrize(("raiders", "warbands", "most"), [(2, 2, 2), (1, 4, 2), (2, 4, 3)])
def test_event_a22_shaded_with_a_raid_no_more_than_one_more(raiders: int, warbands: int, most: int) -> None:
    """With one raider two in all; with none left Hidden only those who Raid."""
    text = TREVERI.format(warbands=warbands) + '[capabilities]\nA22 = "shaded"\n'
    play = "Germans action command Raid\nGermans command raid Treveri\n" + "Germans raid gain\n" * raiders
    game = at(text).play(play + "Germans raid done" * (raiders == 1))

    assert game.asked == "Germans free_intimidate"
    assert game.options[-1] == f"number {most}"
