"""4.5.3 Ambush by the Belgae."""

import pytest

from tests.falling_sky.playing import Play, at


def ambush(position: str) -> Play:
    return at("card = 55\n" + position).play("""
        Belgae action command Battle
        Belgae command battle Nervii
        Belgae ambush yes
    """)


@pytest.mark.proves("4.5.3a")
def test_4_5_3_works_like_the_arverni_ambush() -> None:
    """No Retreat, no rolls, no Counterattack; Ambiorix attacking, one Loss for each Warband."""
    game = ambush("""
        [regions.Nervii]
        Belgae = "Ambiorix, 3 Warbands"
        Romans = "4 Legions, 1 Auxilia"
        [regions.Atrebates]
        Romans = "1 Legion"
    """)
    assert game.asked == "Romans loss"
    game.play("Romans loss piece Legion\n" * 3 + "Romans loss piece Hidden Auxilia")

    assert game.asked == "Belgae command"
    assert game.pieces("Nervii", "Romans") == "1 Legion"
    assert game.position["fallen"] == 3
    assert game.pieces("Nervii", "Belgae") == "Ambiorix, 3 revealed Warbands"


def test_4_5_3_near_ambiorix_the_warbands_count_half() -> None:
    """Within one Region of Ambiorix, but without him there, Warbands cause half a Loss each."""
    game = ambush("""
        [regions.Nervii]
        Belgae = "4 Warbands"
        Romans = "3 Legions"
        [regions.Morini]
        Belgae = "Ambiorix"
    """)

    assert game.pieces("Nervii", "Romans") == "1 Legion"


@pytest.mark.proves("4.5.3b")
@pytest.mark.parametrize("die", [1, 4])
def test_4_5_3_caesar_fails_on_a_4(die: int) -> None:
    """Against the Belgae Caesar fails on 1-4: no rolls for Losses, no Counterattack."""
    game = ambush("""
        [regions.Nervii]
        Belgae = "Ambiorix, 1 Warband"
        Romans = "Caesar, 3 Legions"
    """)
    game.play(f"Chance caesar_ambushed roll {die}\nRomans loss piece Legion\nRomans loss piece Legion")

    assert game.asked == "Belgae command"
    assert game.pieces("Nervii", "Romans") == "Caesar, 1 Legion"
    assert game.pieces("Nervii", "Belgae") == "Ambiorix, 1 revealed Warband"


@pytest.mark.proves("4.5.3b")
@pytest.mark.parametrize("die", [5, 6])
def test_4_5_3_caesar_holds_on_5_and_6(die: int) -> None:
    """On a 5 or 6 the Romans roll for Losses and Counterattack."""
    game = ambush("""
        [regions.Nervii]
        Belgae = "Ambiorix, 1 Warband"
        Romans = "Caesar, 3 Legions"
    """)
    game.play(f"Chance caesar_ambushed roll {die}")
    game.play("Romans loss piece Legion\nChance loss_roll roll 4\nRomans loss piece Legion\nChance loss_roll roll 5")
    assert game.pieces("Nervii", "Romans") == "Caesar, 3 Legions"

    assert game.asked == "Belgae loss"  # Caesar and three Legions, not doubled: four Losses
    assert game.table.ask is not None
    assert game.table.ask.about[1] == 4


@pytest.mark.parametrize(
    ("belgae", "asked"), [("3 Warbands", True), ("2 Warbands", False), ("2 Warbands, 3 revealed Warbands", False)]
)
def test_4_5_3_more_hidden_belgae_than_hidden_defenders(belgae: str, asked: bool) -> None:
    """Hidden Belgic Warbands are compared with the Hidden pieces of the Defender; Hidden Germans do not help."""
    game = at(f"""
        card = 55
        [regions.Nervii]
        Belgae = "Ambiorix, {belgae}"
        Romans = "2 Auxilia"
        Germans = "5 Warbands"
    """).play("Belgae action command Battle\nBelgae command battle Nervii\nBelgae battle_target faction Romans")

    assert (game.asked == "Belgae ambush") == asked


def test_4_5_3_in_several_regions() -> None:
    """Like the Arverni, the Belgae may Ambush in every Battle Region near Ambiorix."""
    game = ambush("""
        [regions.Nervii]
        Belgae = "Ambiorix, 2 Warbands"
        Arverni = "1 Warband"
        [regions.Morini]
        Belgae = "4 Warbands"
        Arverni = "1 Warband"
    """).play("Belgae command battle Morini")

    assert game.asked == "Belgae ambush"


def test_4_5_3_against_germans() -> None:
    """The Belgae may Ambush Germans, who lose Warbands then Allies."""
    game = ambush("""
        [regions.Nervii]
        Belgae = "Ambiorix, 3 Warbands"
        Germans = "2 Warbands, 1 revealed Warband"
        [tribes]
        Nervii = "Germans"
    """)

    assert game.pieces("Nervii", "Germans") == ""
    assert game.tribe("Nervii") == "Subdued"
