"""21 The Province."""

import pytest

from tests.falling_sky.events.effect import is_effective
from tests.falling_sky.events.judging import judged
from tests.falling_sky.playing import at

ALONE = """
    card = 21
    ineligible = ["Arverni"]
    [regions.Provincia]
    Romans = "1 Auxilia, Fort"
"""


def test_event_21_unshaded_auxilia_or_resources() -> None:
    """With only Romans in Provincia, five Auxilia or ten Resources."""
    game = at(ALONE).play("Romans action unshaded 21\nRomans event_choice place_auxilia")
    assert game.pieces("Provincia", "Romans") == "6 Auxilia, Fort"
    game = at(ALONE).play("Romans action unshaded 21\nRomans event_choice gain")
    assert game.resources("Romans") == 20


@pytest.mark.parametrize("intruder", ['[regions.Provincia]\nAedui = "1 Warband"', '[tribes]\nHelvii = "Aedui"'])
def test_event_21_unshaded_not_with_others_there(intruder: str) -> None:
    """One piece of another Faction, an Ally too, is enough to stop it."""
    position = f'card = 21\nineligible = ["Arverni"]\n{intruder}'
    game = at(position).play("Romans action unshaded 21")

    assert game.resources("Romans") == 10
    assert not judged(position, "Romans")


@pytest.mark.parametrize(
    ("senate", "after"),
    [("Adulation", "Uproar"), ("Intrigue", "Firm Uproar"), ("Uproar", "Firm Uproar"), ("Firm Adulation", "Adulation")],
)
def test_event_21_shaded_senate_two_boxes_up(senate: str, after: str) -> None:
    """Under Arverni Control the marker moves two boxes; Firm at the other end it only flips."""
    game = at(f"""
        card = 21
        senate = "{senate}"
        [regions.Provincia]
        Arverni = "3 Warbands"
    """).play("Arverni action shaded 21")

    assert game.position["senate"] == after
    assert game.pieces("Provincia", "Arverni") == "3 Warbands"


PROBE = """
    card = 21
    ineligible = ["Arverni"]
    [regions.Provincia]
    Romans = "9 Auxilia, Fort"
"""


def test_event_21_shaded_raid_as_if_no_fort() -> None:
    """Whoever plays it, four Arverni Warbands come; they may steal from the Romans though the Fort is there."""
    game = at(PROBE).play("""
        Romans action shaded 21
        Arverni event_choice command Raid
        Arverni raid take_from Romans
        Arverni raid take_from Romans
    """)

    assert (game.resources("Romans"), game.resources("Arverni")) == (8, 12)
    assert game.pieces("Provincia", "Arverni") == "2 Warbands, 2 revealed Warbands"


def test_event_21_shaded_battle_as_if_no_fort() -> None:
    """Four Warbands cause two Losses, not halved."""
    game = at(PROBE).play("Romans action shaded 21\nArverni event_choice command Battle")

    assert game.pieces("Provincia", "Romans") == "7 revealed Auxilia, Fort"


def test_event_21_shaded_a_retreat_halves_and_the_fort_absorbs_nothing() -> None:
    """Romans who Retreat take half of four Losses, on Auxilia, for the Fort takes none."""
    game = at(PROBE + '[regions.Sequani]\nRomans = "1 Legion"').play("""
        Romans action shaded 21
        Arverni event_choice command Battle
        Romans declare_retreat retreat
        Romans retreat_to region Sequani
    """)

    assert game.pieces("Provincia", "Romans") == "Fort"
    assert game.pieces("Sequani", "Romans") == "1 Legion, 8 Auxilia"


def test_event_21_shaded_a_fort_alone_is_no_enemy() -> None:
    """With nobody but the Fort to meet, the Warbands can only Raid the land."""
    game = at("card = 21").play("Arverni action shaded 21")

    assert game.asked == "Arverni raid"
    assert game.options[-1] == "done"


def test_event_21_effective() -> None:
    """Shaded with Control only where the Senate can move."""
    held = 'card = 21\nsenate = "{senate}"\n[regions.Provincia]\nArverni = "3 Warbands"'
    assert judged(ALONE, "Belgae")
    assert judged(PROBE, "Belgae", "shaded")
    assert judged(held.format(senate="Uproar"), "Belgae", "shaded")
    assert not judged(held.format(senate="Firm Uproar"), "Belgae", "shaded")


def test_event_21_shaded_one_piece_beside_the_fort_is_an_enemy() -> None:
    """A single Auxilia in Provincia can be Raided and attacked."""
    game = at('card = 21\n[regions.Provincia]\nRomans = "1 Auxilia"').play("Arverni action shaded 21")

    assert game.offers("command") == ["Raid", "Battle"]


def test_event_21_unshaded_no_resources_beyond_the_track() -> None:
    """1.8 Romans with 45 Resources can only get Auxilia."""
    game = at("card = 21\n[resources]\nRomans = 45").play("Arverni action unshaded 21")

    assert game.pieces("Provincia", "Romans") == "5 Auxilia, Fort"


def test_event_21_shaded_nothing_is_stolen_from_the_poor_or_the_germans() -> None:
    """Romans without Resources and Germans are no victims: only a Resource from nobody is left."""
    board = PROBE + 'Germans = "1 Warband"\n[resources]\nRomans = 0\n'
    game = at(board).play("Romans action shaded 21\nArverni event_choice command Raid")
    assert game.pieces("Provincia", "Arverni") == "3 Warbands, 1 revealed Warband"
    assert game.options == ["gain", "done"]


def test_event_21_shaded_belgae_beside_the_fort_are_enemies() -> None:
    """The Fort is not counted, but other Factions are."""
    game = at('card = 21\n[regions.Provincia]\nBelgae = "1 Warband"').play("Arverni action shaded 21")

    assert game.offers("command") == ["Raid", "Battle"]


def test_event_21_shaded_the_senate_before_it_is_on_the_track_or_firm_at_adulation() -> None:
    """In the first year of Pax Gallica? there is nothing to shift; Firm Adulation can be flipped."""
    held = 'card = 21\nsenate = "{}"\n{}[regions.Provincia]\nArverni = "3 Warbands"'
    off = at(held.format("none", "first_winter_special = true\n"), "pax-gallica")
    assert not is_effective(off, "Belgae", "shaded")
    off.play("Arverni action shaded 21")
    assert off.position["senate"] == "none"
    assert is_effective(at(held.format("Firm Adulation", "")), "Belgae", "shaded")


# All 35 Arverni Warbands are on the map.
SPENT = """
    card = 21
    [regions.Morini]
    Arverni = "{morini} Warbands"
    [regions.Provincia]
    {provincia}
"""


@pytest.mark.parametrize(
    ("morini", "provincia", "matters"),
    [
        (34, "", True),  # one comes
        (35, "", False),
        (35, 'Romans = "2 revealed Auxilia"', False),  # nobody to Raid or Battle
        (34, 'Arverni = "1 Warband"', True),  # it Raids, though there is no enemy
        (34, 'Arverni = "1 revealed Warband"', False),  # nor can it Raid
        (34, 'Arverni = "1 revealed Warband"\nRomans = "1 revealed Auxilia"', True),  # that may Retreat
    ],
)
def test_event_21_shaded_effective_without_control(morini: int, provincia: str, matters: bool) -> None:
    """Warbands that come, or that are there and can Raid or find an enemy to Battle."""
    board = SPENT.format(morini=morini, provincia=provincia)
    assert judged(board, "Belgae", "shaded") == matters


def test_event_21_shaded_nobody_comes_and_nobody_is_there() -> None:
    """Without a Warband Available or in Provincia the Romans there are left in peace."""
    game = at(SPENT.format(morini=35, provincia='Romans = "2 Auxilia"')).play("Arverni action shaded 21")

    assert game.asked == "Romans action"
    assert game.pieces("Provincia", "Romans") == "2 Auxilia, Fort"
