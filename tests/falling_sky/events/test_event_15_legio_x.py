"""15 Legio X."""

import pytest

from tests.falling_sky.events.judging import judged
from tests.falling_sky.playing import at

ELITE, FAVORITES = '[capabilities]\n15 = "unshaded"\n', '[capabilities]\n15 = "shaded"\n'


def attacked(capability: str, romans: str, gauls: str = "14 Warbands") -> str:
    """What is left of the Belgae after the Romans attack (counterattack not yet absorbed)."""
    game = at(f"""
        [regions.Mandubii]
        Romans = "{romans}"
        Belgae = "{gauls}"
        {capability}
    """).play("""
        Romans action command Battle
        Romans command battle Mandubii
    """)
    return game.pieces("Mandubii", "Belgae")


@pytest.mark.parametrize(
    ("romans", "without", "with_it"),
    [
        ("Successor, 2 Legions", "11 Warbands", "9 Warbands"),
        ("Caesar, 2 Legions", "9 Warbands", "7 Warbands"),
        ("Successor, 6 Auxilia", "10 Warbands", "10 Warbands"),
        ("2 Legions, 2 Auxilia", "11 Warbands", "11 Warbands"),
    ],
)
def test_event_15_unshaded_two_more_losses(romans: str, without: str, with_it: str) -> None:
    """Two Losses more where the Roman Leader, Caesar or not, fights with a Legion."""
    assert attacked("", romans) == without
    assert attacked(ELITE, romans) == with_it


def test_event_15_unshaded_after_halving() -> None:
    """Three Losses are halved to one, then comes the two: three Warbands go."""
    game = at(f"""
        [regions.Mandubii]
        Romans = "Successor, 2 Legions"
        Belgae = "14 Warbands"
        [tribes]
        Mandubii = "Belgae Citadel"
        {ELITE}
    """).play("Romans action command Battle\nRomans command battle Mandubii\nRomans besiege no")

    assert game.pieces("Mandubii", "Belgae") == "11 Warbands"


@pytest.mark.parametrize(("capability", "rolls"), [("", 3), (ELITE, 2)])
def test_event_15_unshaded_one_loss_less_when_attacked(capability: str, rolls: int) -> None:
    """Six Warbands cause the Romans three Losses, with Legio X two; and Rome strikes back for two more."""
    game = at(f"""
        card = 61
        [regions.Mandubii]
        Romans = "Successor, 2 Legions"
        Belgae = "6 Warbands"
        {capability}
    """).play("Belgae action command Battle\nBelgae command battle Mandubii")
    for _ in range(rolls):
        game.play("Romans loss piece Legion\nChance loss_roll roll 6")

    assert game.pieces("Mandubii", "Belgae") == ("1 revealed Warband" if capability else "3 revealed Warbands")


def test_event_15_unshaded_a_loss_below_zero_is_none() -> None:
    """One Warband's nothing stays nothing."""
    game = at(f"""
        card = 61
        [regions.Mandubii]
        Romans = "Successor, 1 Legion"
        Belgae = "1 Warband"
        {ELITE}
    """).play("Belgae action command Battle\nBelgae command battle Mandubii")

    assert game.pieces("Mandubii", "Romans") == "Successor, 1 Legion"


@pytest.mark.parametrize(("capability", "left"), [("", "7 Warbands"), (FAVORITES, "9 Warbands")])
def test_event_15_shaded_caesar_doubles_one_legion(capability: str, left: str) -> None:
    """Caesar and three Legions cause seven Losses, with one favourite five."""
    assert attacked(capability, "Caesar, 3 Legions") == left


def test_event_15_shaded_changes_nothing_without_caesar() -> None:
    """A Successor doubles no Legion anyway."""
    assert attacked(FAVORITES, "Successor, 3 Legions") == attacked("", "Successor, 3 Legions")


@pytest.mark.parametrize("side", ["unshaded", "shaded"])
def test_event_15_effective_until_it_is_in_effect(side: str) -> None:
    """Playing it grants the Capability; then it would change nothing."""
    game = at("card = 15").play(f"Romans action {side} 15")

    assert game.view["capabilities"] == {"15": side}
    assert judged("card = 15", "Romans", side)
    assert not judged(f'card = 15\n[capabilities]\n15 = "{side}"', "Romans", side)


def test_event_15_unshaded_looked_at_each_time() -> None:
    """The only Legion falls to the attack: the Counterattack is without the two."""
    game = at(f"""
        card = 61
        [regions.Mandubii]
        Romans = "Successor, 1 Legion"
        Belgae = "6 Warbands"
        {ELITE}
    """).play("Belgae action command Battle\nBelgae command battle Mandubii")
    game.play("Romans loss piece Legion\nChance loss_roll roll 1\nChance loss_roll roll 6")

    assert game.pieces("Mandubii", "Romans") == "Successor"
    assert game.pieces("Mandubii", "Belgae") == "5 revealed Warbands"
