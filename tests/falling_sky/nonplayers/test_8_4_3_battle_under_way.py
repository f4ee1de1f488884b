"""8.4.3 What the Defender knows of the Battle in which it is asked to stand or Retreat."""

import pytest

from alesia.words import prompt
from tests.falling_sky.nonplayers.acting import Acting, acting
from tests.falling_sky.playing import at_bay

ROMANS_ACT = 'card = {}\nnext = 3\nineligible = ["Aedui", "Belgae", "Arverni"]\n'
BELGAE_ACT = 'card = 61\nnext = 3\nineligible = ["Aedui", "Arverni", "Romans"]\n'


def first_deed(game: Acting, faction: str) -> str:
    return next(line for line in game.did(faction) if line.startswith("declare_retreat"))


def test_8_4_3_doubled_auxilia_of_numidians_are_reckoned_with() -> None:
    """11: six Auxilia cause six Losses to eight Warbands, whose two survivors return one; three would be returned by
    two."""
    board = """
        [regions.Treveri]
        Romans = "Caesar, 2 Auxilia"
        Belgae = "8 revealed Warbands"
        [regions.Nervii]
        Belgae = "9 Warbands"
    """
    game = acting(ROMANS_ACT.format(11) + 'nonplayers = ["Belgae"]\n' + board)
    game.play("Romans action unshaded 11")
    if game.asked == "Romans event_region":
        game.play("Romans event_region region Treveri")
    assert first_deed(game, "Belgae") == "declare_retreat retreat"


BESIEGED = """
    [regions.Mandubii]
    Romans = "Caesar, 4 Legions"
    Arverni = "9 Warbands, 4 revealed Warbands"
    [tribes]
    Senones = "Arverni"
"""


@pytest.mark.parametrize(("besiege", "deed"), [("yes", "retreat_nowhere"), ("no", "stand")])
def test_8_4_3_an_announced_besiege_takes_the_ally_before_the_losses(besiege: str, deed: str) -> None:
    """With nowhere to go four Losses of a Retreat fall on the Ally and three Revealed Warbands, and the fourth would
    be removed; if Besiege takes the Ally first, nobody is."""
    game = acting(ROMANS_ACT.format(2) + 'nonplayers = ["Arverni"]\n' + BESIEGED)
    game.play(f"Romans action command Battle\nRomans command battle Mandubii\nRomans besiege {besiege}")
    assert first_deed(game, "Arverni") == f"declare_retreat {deed}"


def test_8_4_3_what_besiege_removes_is_told_and_is_no_loss() -> None:
    """4.2.3 "in addition to any Losses": nine Losses if they stand, with the Tribe named that is lost before."""
    game = acting(ROMANS_ACT.format(2) + 'nonplayers = ["Arverni"]\n' + BESIEGED)
    game.play("Romans action command Battle\nRomans command battle Mandubii\nRomans besiege yes")
    (step,) = [step for step in game.steps("Arverni", "reckoning") if step.key == "reckoned.at_bay"]
    (standing, _), (leaving, _) = step.facts[4:6]
    assert (standing.losses, leaving.losses, leaving.allies) == (9, 4, 0)
    assert str(step.facts[7]) == "Senones"


def test_8_4_3_archers_who_have_shot_do_not_shoot_again() -> None:
    """27: of eight Belgae one is shot; of seven three more would fall, and four return two: they stand."""
    game = acting("""
        card = 19
        next = 3
        ineligible = ["Aedui", "Belgae", "Romans"]
        nonplayers = ["Belgae"]
        [regions.Mandubii]
        Arverni = "6 Warbands"
        Belgae = "8 revealed Warbands"
        [regions.Carnutes]
        Belgae = "5 Warbands"
        [capabilities]
        27 = "shaded"
    """)
    game.play("Arverni action command Battle\nArverni command battle Mandubii")
    if game.asked == "Arverni ambush":
        game.play("Arverni ambush no")
    assert first_deed(game, "Belgae") == "declare_retreat stand"


@pytest.mark.parametrize(("shoot", "deed"), [("no", "retreat"), ("yes", "stand")])
def test_8_4_3_slingers_who_hold_their_shot_do_not_count(shoot: str, deed: str) -> None:
    """13: six Warbands cost the Aedui three of four; three who are left of them would cost one."""
    game = acting(
        BELGAE_ACT
        + """
        nonplayers = ["Aedui"]
        [regions.Mandubii]
        Romans = "6 Auxilia"
        Aedui = "4 revealed Warbands"
        Belgae = "6 revealed Warbands"
        [regions.Aedui]
        Aedui = "5 Warbands"
        [capabilities]
        13 = "unshaded"
    """
    )
    game.play("Belgae action command Battle\nBelgae command battle Mandubii")
    game.play(f"Romans event_confirm {shoot}\nBelgae battle_target faction Aedui")
    assert first_deed(game, "Aedui") == f"declare_retreat {deed}"


def test_8_4_3_the_horse_that_has_shot_here_strikes_back_here_too() -> None:
    """13, 59: of twelve Warbands six are shot; six cost three Auxilia, and the three others return three Losses."""
    game = acting(
        BELGAE_ACT
        + """
        nonplayers = ["Romans"]
        [regions.Mandubii]
        Romans = "6 revealed Auxilia"
        Belgae = "12 revealed Warbands"
        [regions.Aedui]
        Romans = "5 Auxilia"
        [capabilities]
        13 = "unshaded"
        59 = "unshaded"
    """
    )
    game.play("Belgae action command Battle\nBelgae command battle Mandubii")
    assert first_deed(game, "Romans") == "declare_retreat stand"


def test_8_4_3_the_first_loss_of_aquitani_takes_an_ally() -> None:
    """25: three Losses, one of them on an Ally, whether the Arverni stand or Retreat."""
    game = acting(
        ROMANS_ACT.format(25)
        + """
        nonplayers = ["Arverni"]
        [regions.Pictones]
        Arverni = "6 revealed Warbands"
        [tribes]
        Pictones = "Arverni"
        Santones = "Arverni"
    """
    )
    game.play("Romans action unshaded 25")
    (step,) = game.steps("Arverni", "reckoning")
    (standing, _), _ = step.facts[4:6]
    assert (standing.losses, standing.allies) == (3, 1)


def test_8_4_3_told_that_nobody_takes_them_in() -> None:
    """With nowhere to go, what a Retreat itself removes is among the numbers told; and they do not "Retreat" first."""
    game = acting(
        ROMANS_ACT.format(2)
        + """
        nonplayers = ["Arverni"]
        [regions.Mandubii]
        Romans = "Caesar, 4 Legions"
        Arverni = "4 Warbands, 12 revealed Warbands"
    """
    )
    game.play("Romans action command Battle\nRomans command battle Mandubii")
    (step,) = game.steps("Arverni", "reckoning")
    _, (leaving, _) = step.facts[4:6]
    assert (step.key, leaving.losses, step.facts[6]) == ("reckoned.at_bay", 12, "retreat.removes")


@pytest.mark.parametrize(
    ("besiege", "question"),
    [
        ("yes", "The Romans attack you in Mandubii, and Besiege you. Do you stand, or Retreat for half the Losses?"),
        ("no", "The Romans attack you in Mandubii. Do you stand, or Retreat for half the Losses?"),
    ],
)
def test_4_2_3_the_defender_is_told_of_a_besiege(besiege: str, question: str) -> None:
    """A person reads it in the question, too."""
    game = at_bay(ROMANS_ACT.format(2) + BESIEGED)
    game.play(f"Romans action command Battle\nRomans command battle Mandubii\nRomans besiege {besiege}")
    assert game.table.ask is not None
    assert prompt(game.table.ask) == question
