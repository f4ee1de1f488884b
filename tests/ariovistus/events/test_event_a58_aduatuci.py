"""Card A58, Aduatuci."""

import pytest

from tests.ariovistus.playing import at
from tests.falling_sky.events.effect import is_effective

MORINI = """
    card = "A58"
    ineligible = ["Belgae", "Germans", "Aedui"]
    [regions.Morini]
    Romans = "1 Auxilia"
    Belgae = "10 Warbands"
"""


def test_event_a58_unshaded_seize_as_if_controlled_without_harassment() -> None:
    """One Auxilia among ten Belgae: both Tribes Dispersed, twelve Resources, no dice, no Loss; Battle declined."""
    game = at(MORINI).play("""
        Romans action unshaded A58
        Romans free_command done
        Romans event_region region Morini
        Romans disperse tribe Morini
    """)
    while game.asked == "Romans disperse":
        game.play(f"Romans disperse {game.options[0]}")
    assert (game.tribe("Morini"), game.tribe("Menapii")) == ("Dispersed", "Dispersed")
    assert game.resources("Romans") == 22
    assert game.pieces("Morini", "Romans") == "1 Auxilia"
    assert not any(entry.key in ("resentment", "harass") for entry in game.table.log)


def test_event_a58_unshaded_battles_in_belgica_first() -> None:
    game = at(MORINI.replace("1 Auxilia", "8 Legions")).play("""
        Romans action unshaded A58
        Romans free_command command Battle
        Romans command battle Morini
    """)
    assert any(entry.key == "battle" for entry in game.table.log)


def test_event_a58_unshaded_effective() -> None:
    assert is_effective(at(MORINI), "Belgae", "unshaded")
    assert not is_effective(at('card = "A58"'), "Belgae", "unshaded")


def test_event_a58_shaded_a_roman_ally_and_three_auxilia_turn_then_ambush() -> None:
    """Boduognatus is near: three Hidden Warbands against one Hidden Auxilia Ambush the Romans."""
    game = at("""
        card = "A58"
        [regions.Nervii]
        Romans = "2 Legions, 4 Auxilia"
        [regions.Morini]
        Belgae = "Boduognatus"
        [tribes]
        Nervii = "Romans"
    """).play("Belgae action shaded A58")
    assert game.tribe("Nervii") == "Belgae"
    assert any(entry.key == "ambush" for entry in game.table.log)
    assert game.pieces("Nervii", "Belgae") == "3 Warbands"


def test_event_a58_shaded_without_a_leader_near_no_battle() -> None:
    game = at("""
        card = "A58"
        [regions.Nervii]
        Romans = "2 Legions, 2 Auxilia"
    """).play("Belgae action shaded A58")
    assert game.pieces("Nervii", "Belgae") == "2 Warbands"
    assert not any(entry.key == "battle" for entry in game.table.log)


def test_event_a58_shaded_not_for_romans() -> None:
    game = at(MORINI)
    assert not is_effective(game, "Romans", "shaded")
    assert is_effective(game, "Belgae", "shaded")
    game.play("Romans action shaded A58")
    assert game.pieces("Morini", "Romans") == "1 Auxilia"


NEAR_DIVICIACUS = """
    card = "A58"
    [regions.Nervii]
    Romans = "2 Legions, 4 Auxilia"
    Aedui = "Diviciacus, {0} Warbands"
    [regions.Morini]
    Belgae = "Boduognatus"
"""


@pytest.mark.parametrize(("warbands", "ambush"), [(1, True), (2, False)])
def test_event_a58_shaded_shared_aedui_warbands_block_the_ambush(warbands: int, ambush: bool) -> None:
    """A1.4 Three Hidden Belgae against one Auxilia left and the Aedui Warbands: as many Hidden, and there is no
    Battle."""
    game = at(NEAR_DIVICIACUS.format(warbands)).play("""
        Belgae action shaded A58
        Romans share yes
        Aedui agree_share yes
    """)
    assert any(entry.key == "ambush" for entry in game.table.log) is ambush
    assert any(entry.key == "battle" for entry in game.table.log) is ambush


def test_event_a58_shaded_slingers_shoot_before_hidden_are_counted() -> None:
    """13 Two Auxilia left kill one of three Hidden Belgae: two against two is no Ambush."""
    board = '[capabilities]\n13 = "unshaded"\n[regions.Nervii]\nRomans = "5 Auxilia"\n'
    game = at('card = "A58"\n' + board + '[regions.Morini]\nBelgae = "Boduognatus"').play("""
        Belgae action shaded A58
        Romans event_confirm yes
    """)
    assert game.pieces("Nervii", "Belgae") == "2 Warbands"
    assert not any(entry.key == "battle" for entry in game.table.log)


@pytest.mark.parametrize(
    ("tribe", "resources", "expected"), [("Dispersed", 10, False), ("Romans", 10, True), ("Romans", 45, False)]
)
def test_event_a58_unshaded_effective_if_there_is_anything_to_win(tribe: str, resources: int, expected: bool) -> None:
    """Romans alone, with nobody to Battle: Tribes that are Dispersed feed nobody, and 45 Resources are all there can
    be."""
    board = f'card = "A58"\n[resources]\nRomans = {resources}\n[regions.Morini]\nRomans = "1 Auxilia"\n'
    game = at(board + f'[tribes]\nMorini = "{tribe}"\nMenapii = "{tribe}"')
    assert is_effective(game, "Belgae", "unshaded") is expected


def test_event_a58_shaded_slingers_do_not_shoot_where_there_is_no_ambush() -> None:
    """13 Without a Leader near there is no Battle Command, and nobody asks the Romans."""
    board = '[capabilities]\n13 = "unshaded"\n[regions.Nervii]\nRomans = "5 Auxilia"\n'
    game = at('card = "A58"\n' + board).play("Belgae action shaded A58")
    assert game.pieces("Nervii", "Belgae") == "3 Warbands"
    assert game.asked != "Romans event_confirm"
