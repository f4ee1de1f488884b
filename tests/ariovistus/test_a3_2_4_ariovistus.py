"""A3.2.4, A3.3.4, A3.4.4 Ariovistus in Battle: he doubles the Losses of his enemy."""

import pytest

from tests.ariovistus.battles import battle, losses, plain
from tests.ariovistus.germans import rules_told


@pytest.mark.proves("A3.2.4i", "A3.2.4k", "A3.2.4n", "A3.2.4o", "A3.4.4f")
@pytest.mark.parametrize(
    ("germans", "number"),
    [
        ("Ariovistus, 4 Warbands", 6),  # (1 + 4 / 2) x 2
        ("Ariovistus, 1 Warband", 3),  # (1 + 1 / 2) x 2, rounded only then
        ("Ariovistus", 2),  # his own Loss is doubled too
        ("Successor, 4 Warbands", 3),
        ("Successor, 1 Warband", 1),
        ("4 Warbands", 2),
    ],
)
def test_a3_4_4_ariovistus_attacking_doubles(germans: str, number: int) -> None:
    """The sum is doubled before it is rounded down, his own part included; a Successor doubles nothing."""
    game = battle("Germans", f'[regions.Treveri]\nGermans = "{germans}"\nRomans = "8 Auxilia"')
    assert losses(game) == [number]
    assert rules_told(game, "attack") == {"A3.4.4"}
    assert rules_told(game, "ariovistus_doubles") == ({"A3.2.4"} if "Ariovistus" in germans else set())


@pytest.mark.proves("A3.2.4l", "A3.4.4g")
@pytest.mark.parametrize(
    ("position", "target"),
    [
        ('[regions.Treveri]\nGermans = "Ariovistus, 4 Warbands"\nRomans = "1 Legion, 1 Auxilia, Fort"', "Romans"),
        ('[regions.Sequani]\nGermans = "Ariovistus, 4 Warbands"\n[tribes]\nSequani = "Aedui Citadel"', "Aedui"),
        ('[regions.Sequani]\nGermans = "Ariovistus, 4 Warbands"\n[tribes]\nSequani = "Arverni Citadel"', "Arverni"),
    ],
)
def test_a3_4_4_not_against_a_defender_with_fort_or_citadel(position: str, target: str) -> None:
    """Three Losses are halved, and not doubled: one."""
    region = "Treveri" if "Treveri" in position else "Sequani"
    game = plain(battle("Germans", position, region=region))
    assert losses(game) == [1]


@pytest.mark.proves("A3.4.4g")
def test_a3_4_4_a_settlement_is_neither_fort_nor_citadel() -> None:
    """Romans who attack Germans with a Settlement: their Losses are not halved."""
    game = battle("Romans", '[regions.Treveri]\nRomans = "4 Legions"\nGermans = "6 Warbands, Settlement"')
    assert losses(plain(game)) == [4]


@pytest.mark.proves("A3.4.4g")
def test_a3_4_4_a_fort_helps_its_owner_alone() -> None:
    """Aedui in the Region of a Roman Fort, and beside a Belgic Citadel, take double Losses."""
    game = battle(
        "Germans",
        """
        [tribes]
        Sequani = "Belgae Citadel"
        [regions.Sequani]
        Germans = "Ariovistus, 4 Warbands"
        Romans = "Fort"
        Aedui = "8 Warbands"
        """,
        "Germans battle_target faction Aedui",
        region="Sequani",
    )
    assert losses(plain(game)) == [6]


@pytest.mark.proves("A3.4.4g")
def test_a3_4_4_not_against_a_citadel_even_in_an_ambush() -> None:
    """Five Hidden against one: 3 1/2 Losses are halved to one, which takes the Warband without a roll."""
    game = battle(
        "Germans",
        """
        [tribes]
        Sequani = "Aedui Citadel"
        [regions.Sequani]
        Germans = "Ariovistus, 5 Warbands"
        Aedui = "1 Warband"
        """,
        "Germans ambush yes",
        region="Sequani",
    )
    assert losses(game) == [1]
    assert game.pieces("Sequani", "Aedui") == ""
    assert game.tribe("Sequani") == "Aedui Citadel"


@pytest.mark.proves("A3.4.4f")
def test_a3_4_4_doubled_in_an_ambush() -> None:
    """Without a Citadel: seven, and nobody strikes back."""
    game = battle(
        "Germans",
        '[regions.Treveri]\nGermans = "Ariovistus, 5 Warbands"\nAedui = "4 revealed Warbands"',
        "Germans ambush yes",
    )
    assert losses(game) == [7]
    assert losses(game, "counterattack") == []


@pytest.mark.proves("A3.2.4o")
def test_a3_4_4_a_retreat_still_halves() -> None:
    """Six become three."""
    game = battle(
        "Germans",
        """
        [regions.Treveri]
        Germans = "Ariovistus, 4 Warbands"
        Aedui = "8 Warbands"
        [regions.Mandubii]
        Aedui = "1 Warband"
        """,
        "Aedui declare_retreat retreat",
    )
    assert losses(game) == [3]


@pytest.mark.proves("A3.2.4j", "A3.2.4m")
@pytest.mark.parametrize(
    ("attacker", "position", "number"),
    [
        # Two Legions and a Fort: two Losses, on two Warbands; Ariovistus and three: (1 + 3 / 2) x 2.
        ("Romans", 'Romans = "2 Legions, Fort"\nGermans = "Ariovistus, 5 Warbands"', 5),
        ("Romans", 'Romans = "2 Legions"\nGermans = "Successor, 5 Warbands"', 2),
        ("Belgae", 'Belgae = "4 Warbands"\nGermans = "Ariovistus, 5 Warbands"', 5),
    ],
)
def test_a3_2_4_ariovistus_defending_doubles_the_counterattack(attacker: str, position: str, number: int) -> None:
    """Whoever is left strikes back twice as hard; a Fort is no help to an Attacker."""
    game = battle(attacker, f"[regions.Treveri]\n{position}")
    while game.asked == "Germans loss":
        game.table.answer("piece Hidden Germanic Warband")
    assert losses(game, "counterattack") == [number]


@pytest.mark.proves("A3.3.4f")
def test_a3_3_4_a_citadel_is_no_help_to_gauls_who_attack_him() -> None:
    """Belgae with a Citadel attack with four Warbands: two Losses; he and three strike back with five."""
    game = battle(
        "Belgae",
        """
        [tribes]
        Sequani = "Belgae Citadel"
        [regions.Sequani]
        Belgae = "4 Warbands"
        Germans = "Ariovistus, 5 Warbands"
        """,
        region="Sequani",
    )
    plain(game)
    while game.asked == "Germans loss":
        game.table.answer("piece Hidden Germanic Warband")
    assert losses(game) == [2]
    assert losses(game, "counterattack") == [5]


@pytest.mark.proves("A3.3.4g", "A3.2.4l")
def test_a3_3_4_a_defender_with_a_citadel_is_not_struck_twice() -> None:
    """The same Belgae attacked by Ariovistus and five: 3 1/2, halved, is one."""
    game = battle(
        "Germans",
        """
        [tribes]
        Sequani = "Belgae Citadel"
        [regions.Sequani]
        Belgae = "6 Warbands"
        Germans = "Ariovistus, 5 Warbands"
        """,
        region="Sequani",
    )
    assert losses(plain(game)) == [1]


@pytest.mark.proves("A3.2.4n")
def test_a3_2_4_ariovistus_lost_in_the_attack_doubles_nothing() -> None:
    """He takes the Loss and is removed: of the five Warbands left come two Losses."""
    game = battle("Romans", '[regions.Treveri]\nRomans = "1 Legion"\nGermans = "Ariovistus, 5 Warbands"')
    game.play("Germans loss piece Germanic Leader\nChance loss_roll roll 3")
    assert losses(game, "counterattack") == [2]


@pytest.mark.proves("A3.2.4p")
@pytest.mark.parametrize(("die", "stays"), [(3, False), (4, True)])
def test_a3_2_4_ariovistus_takes_losses_as_other_leaders_do(die: int, stays: bool) -> None:
    """At any moment among the Warbands; removed on 1 to 3."""
    game = battle("Romans", '[regions.Treveri]\nRomans = "1 Legion"\nGermans = "Ariovistus, 1 Warband"')
    assert game.offers("piece") == ["Germanic Leader", "Hidden Germanic Warband"]
    game.play(f"Germans loss piece Germanic Leader\nChance loss_roll roll {die}")
    assert ("Ariovistus" in game.pieces("Treveri", "Germans")) is stays


def test_a3_2_4_in_another_region_he_doubles_nothing() -> None:
    """He must be in the Battle himself."""
    position = '[regions.Ubii]\nGermans = "Ariovistus"\n[regions.Treveri]\nGermans = "4 Warbands"\nRomans = "8 Auxilia"'
    assert losses(plain(battle("Germans", position))) == [2]
