"""6.2.3 Germanic Raid, 6.2.4 Germanic Battle with Ambush in the Germans Phase."""

import pytest

from tests.falling_sky.wintering import winter

# The first question after the Germans Phase, if Germans are in a Devastated Region (where they do not Rally).
AFTER = "Chance germans_relocate"

# ---- 6.2.3 Raid -------------------------------------------------------------------------------------------------

SIEGE = """
    [regions.Treveri]
    devastated = true
    Germans = "3 Warbands"
    Belgae = "3 Warbands"
    [resources]
    Belgae = 5
"""


@pytest.mark.proves("6.2.3a")
def test_6_2_3_two_warbands_raid_and_the_germans_gain_nothing() -> None:
    """Up to two Warbands a Region flip, each takes a Resource, which nobody gets."""
    game = winter(SIEGE)

    assert game.resources("Belgae") == 3
    assert game.pieces("Treveri", "Germans") == "1 Warband, 2 revealed Warbands"
    assert sum(game.position["resources"].values()) == 3


@pytest.mark.proves("6.2.3c")
def test_6_2_3_only_until_nothing_is_left() -> None:
    """A Faction is Raided only until it has 0 Resources; the next Warband stays Hidden."""
    game = winter(SIEGE.replace("Belgae = 5", "Belgae = 1"))

    assert game.resources("Belgae") == 0
    assert game.pieces("Treveri", "Germans") == "2 Warbands, 1 revealed Warband"


@pytest.mark.proves("6.2.3b")
def test_6_2_3_nobody_without_resources_is_raided() -> None:
    """Raid only against Factions that have more than 0 Resources."""
    game = winter(SIEGE.replace("Belgae = 5", "Romans = 5"))

    assert game.pieces("Treveri", "Germans") == "3 Warbands"
    assert game.resources("Romans") == 5


@pytest.mark.proves("6.2.3e")
def test_6_2_3_fort_and_citadel_protect() -> None:
    """No Raid against a Faction with a Fort or Citadel in the Region."""
    game = winter("""
        [regions.Sequani]
        devastated = true
        Germans = "2 Warbands"
        Romans = "Fort"
        Aedui = "2 Warbands"
        [tribes]
        Sequani = "Aedui Citadel"
        [resources]
        Romans = 5
        Aedui = 5
    """)

    assert (game.resources("Romans"), game.resources("Aedui")) == (5, 5)
    assert game.pieces("Sequani", "Germans") == "2 Warbands"


@pytest.mark.proves("6.2.3f")
def test_6_2_3_target_by_chance_for_each_warband() -> None:
    """Among several target Factions in a Region each Raider's is random."""
    game = winter("""
        [regions.Sequani]
        devastated = true
        Germans = "2 Warbands"
        Romans = "2 Auxilia"
        Aedui = "2 Warbands"
        Belgae = "2 Warbands"
        [resources]
        Romans = 5
        Aedui = 5
    """)

    assert game.asked == "Chance germanic_raid_target"
    assert game.offers("faction") == ["Romans", "Aedui"]
    game.play("""
        Chance germanic_raid_target faction Aedui
        Chance germanic_raid_target faction Romans
    """)
    assert (game.resources("Romans"), game.resources("Aedui")) == (4, 4)


def test_6_2_3_order_of_regions_by_chance() -> None:
    """Where the last Resource is taken depends on the Region that Raids first."""
    game = winter("""
        [regions.Treveri]
        devastated = true
        Germans = "Warband"
        Belgae = "Warband"
        [regions.Sequani]
        devastated = true
        Germans = "Warband"
        Belgae = "Warband"
        [resources]
        Belgae = 1
    """)
    assert game.asked == "Chance germanic_raid"
    game.play("Chance germanic_raid region Sequani")

    assert game.resources("Belgae") == 0
    assert game.pieces("Sequani", "Germans") == "1 revealed Warband"
    assert game.pieces("Treveri", "Germans") == "1 Warband"


# ---- 6.2.4 Battle with Ambush -----------------------------------------------------------------------------------


@pytest.mark.proves("6.2.4a")
def test_6_2_4_battle_needs_more_hidden_than_the_enemy() -> None:
    """Only where the Hidden Warbands outnumber a Faction's Hidden pieces; equal is not enough."""
    equal = winter("""
        [regions.Treveri]
        devastated = true
        Germans = "4 Warbands"
        Romans = "4 Auxilia"
    """)
    fewer = winter("""
        [regions.Treveri]
        devastated = true
        Germans = "4 Warbands"
        Aedui = "3 Warbands, scouted Warband"
    """)

    assert not [entry for entry in equal.table.log if entry.key == "battle"]
    assert (fewer.asked, fewer.rule) == ("Aedui loss", "3.4.4")


@pytest.mark.proves("6.2a")
def test_6_2_4_raiders_are_no_longer_hidden() -> None:
    """Warbands that Raided are Revealed and do not help to Ambush."""
    game = winter("""
        [regions.Treveri]
        devastated = true
        Germans = "4 Warbands"
        Belgae = "2 Warbands, 3 revealed Warbands"
        [resources]
        Belgae = 5
    """)

    assert game.resources("Belgae") == 3
    assert not [entry for entry in game.table.log if entry.key == "battle"]


@pytest.mark.proves("6.2.4e")
@pytest.mark.parametrize(("germans", "fort", "battles"), [(1, "", 0), (2, "", 1), (3, ", Fort", 0), (4, ", Fort", 1)])
def test_6_2_4_only_if_it_would_cause_a_loss(germans: int, fort: str, battles: int) -> None:
    """A half Loss a Warband, half of that against a Fort, rounded down: no Battle for nothing."""
    game = winter(f"""
        [regions.Treveri]
        devastated = true
        Germans = "{germans} Warbands"
        Romans = "6 revealed Auxilia{fort}"
    """)

    assert len([entry for entry in game.table.log if entry.key == "battle"]) == battles


def test_6_2_4_not_against_the_fort_of_provincia_alone() -> None:
    """1.4.2 The Fort of Provincia takes no Loss, so that there is no Battle against it alone."""
    game = winter("""
        [regions.Provincia]
        devastated = true
        Germans = "6 Warbands"
        Arverni = "6 Warbands"
    """)

    assert not [entry for entry in game.table.log if entry.key == "battle"]


def test_6_2_4_losses_without_rolls_retreat_or_counterattack() -> None:
    """3.4.4 A piece is removed for each Loss, Legions too; no Retreat, no Counterattack; survivors are Revealed."""
    game = winter("""
        [regions.Treveri]
        devastated = true
        Germans = "4 Warbands"
        Romans = "3 Legions, Auxilia"
        [regions.Sequani]
        Romans = "Auxilia"
    """)
    assert game.options == ["piece Legion", "piece Hidden Auxilia"]
    game.play("""
        Romans loss piece Legion
        Romans loss piece Legion
    """)

    assert game.position["fallen"] == 2
    assert game.pieces("Treveri", "Romans") == "1 Legion, 1 revealed Auxilia"
    assert game.pieces("Treveri", "Germans") == "4 revealed Warbands"


def test_6_2_4_allies_and_citadels_last() -> None:
    """Allies, Citadel or Fort take Losses only after all other pieces; a Citadel without a roll, Losses halved."""
    game = winter("""
        [regions.Sequani]
        devastated = true
        Germans = "8 Warbands"
        Aedui = "Warband, revealed Warband"
        Romans = "8 Auxilia"
        [tribes]
        Sequani = "Aedui Citadel"
    """)

    assert game.pieces("Sequani", "Aedui") == ""
    assert game.tribe("Sequani") == "Aedui Citadel"

    more = winter("""
        [regions.Sequani]
        devastated = true
        Germans = "8 Warbands"
        Aedui = "Warband"
        Romans = "8 Auxilia"
        [tribes]
        Sequani = "Aedui Citadel"
    """)
    assert more.tribe("Sequani") == "Subdued"


CAESAR = """
    [regions.Treveri]
    devastated = true
    Germans = "4 Warbands"
    Romans = "Caesar, 2 Legions, 2 Auxilia"
"""


def test_6_2_4_caesar_holds_on_four() -> None:
    """3.4.4 Romans with Caesar roll: on 4-6 they absorb Losses by dice and Counterattack."""
    game = winter(CAESAR)
    game.play("""
        Chance caesar_ambushed roll 4
        Romans loss piece Legion
        Chance loss_roll roll 4
        Romans loss piece Legion
        Chance loss_roll roll 3
    """)

    assert game.pieces("Treveri", "Romans") == "Caesar, 1 Legion, 2 revealed Auxilia"
    assert game.pieces("Treveri", "Germans") == "1 revealed Warband"


def test_6_2_4_caesar_fails_on_three() -> None:
    """3.4.4 On 1-3 each Loss removes a piece and there is no Counterattack."""
    game = winter(CAESAR)
    game.play("""
        Chance caesar_ambushed roll 3
        Romans loss piece Legion
        Romans loss piece Hidden Auxilia
    """)

    assert game.pieces("Treveri", "Romans") == "Caesar, 1 Legion, 1 revealed Auxilia"
    assert game.pieces("Treveri", "Germans") == "4 revealed Warbands"


def test_6_2_4_a_successor_does_not_roll() -> None:
    """3.4.4 The EXCEPTION is Caesar's alone."""
    game = winter(CAESAR.replace("Caesar", "Successor"))

    assert game.asked == "Romans loss"


def test_6_2_4_counterattack_takes_warbands_before_allies() -> None:
    """3.4.4 Germans Counterattacked by Caesar remove Warbands, then Allies."""
    game = winter("""
        [regions.Treveri]
        devastated = true
        Germans = "2 Warbands"
        Romans = "Caesar, 2 Legions"
        [tribes]
        Treveri = "Germans"
    """)
    game.play("""
        Chance caesar_ambushed roll 6
        Romans loss piece Legion
        Chance loss_roll roll 6
    """)

    assert game.pieces("Treveri", "Germans") == ""
    assert game.tribe("Treveri") == "Subdued"
    assert game.control("Treveri") == "Romans"


@pytest.mark.proves("6.2.4c")
def test_6_2_4_order_and_targets_by_chance() -> None:
    """The order of the Battles and the target among equals are random; one Battle a Region."""
    game = winter("""
        [regions.Treveri]
        devastated = true
        Germans = "4 Warbands"
        Belgae = "3 revealed Warbands"
        Romans = "3 revealed Auxilia"
        [regions.Sequani]
        devastated = true
        Germans = "2 Warbands"
        Aedui = "Warband, 2 revealed Warbands"
        Arverni = "3 Warbands"
    """)
    assert game.asked == "Chance germanic_battle"
    assert game.offers("region") == ["Treveri", "Sequani"]
    game.play("Chance germanic_battle region Treveri")
    assert game.asked == "Chance germanic_battle_target"
    assert game.offers("faction") == ["Romans", "Belgae"]
    game.play("Chance germanic_battle_target faction Belgae")

    assert game.pieces("Treveri", "Belgae") == "1 revealed Warband"
    assert game.pieces("Treveri", "Romans") == "3 revealed Auxilia"
    assert [entry.key for entry in game.table.log].count("battle") == 2


@pytest.mark.proves("6.2.4d")
def test_6_2_4_control_is_adjusted_at_once() -> None:
    """Control is adjusted as needed: the Belgae lose theirs, and cannot Quarter there."""
    game = winter("""
        [regions.Treveri]
        devastated = true
        Germans = "4 Warbands"
        Belgae = "5 revealed Warbands"
    """)

    assert game.pieces("Treveri", "Belgae") == "3 revealed Warbands"
    assert game.control("Treveri") == "Germans"


@pytest.mark.proves("6.2a", "6.2b")
def test_6_2_a_warband_may_march_raid_and_battle() -> None:
    """NOTE: Germanic pieces may take part in several types of Commands in one Germans Phase."""
    game = winter("""
        [regions.Treveri]
        devastated = true
        Germans = "8 revealed Warbands"
        [regions.Sequani]
        Aedui = "Warband"
        Romans = "Legion, 4 Auxilia"
        [resources]
        Aedui = 9
    """)
    game.play("""
        Chance germanic_march_to region Sequani
        Chance germanic_battle_target faction Aedui
    """)

    assert game.asked == AFTER
    assert game.resources("Aedui") == 7
    assert game.pieces("Sequani", "Aedui") == ""
    assert game.pieces("Sequani", "Germans") == "7 revealed Warbands"
