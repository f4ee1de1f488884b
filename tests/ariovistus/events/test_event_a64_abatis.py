"""Card A64, Abatis."""

import pytest

from tests.ariovistus.events.test_event_a31_german_phalanx import losses
from tests.ariovistus.playing import at
from tests.falling_sky.events.effect import is_effective

ROMANS_ACT = 'card = 1\nineligible = ["Germans", "Aedui", "Belgae"]\n'
GERMANS_ACT = 'card = "A19"\nineligible = ["Romans", "Aedui", "Belgae"]\n'
NERVII = '[abatis]\nBelgae = "Nervii"\n[regions.Nervii]\nBelgae = "9 Warbands"\n'


@pytest.mark.proves("A5.1.4a")
def test_event_a64_the_marker_comes_where_own_warbands_are_and_moves() -> None:
    board = 'card = "A64"\n[regions.Nervii]\nBelgae = "2 Warbands"\n[regions.Morini]\nBelgae = "1 Warband"\n'
    game = at(board + '[regions.Treveri]\nBelgae = "Boduognatus"\n[abatis]\nBelgae = "Nervii"')
    game.play("Belgae action unshaded A64")
    assert game.position["abatis"] == {"Belgae": "Morini"}  # the only other Region, so nobody is asked


def test_event_a64_effective() -> None:
    """Romans have no Warbands; where the marker lies already it does not move."""
    board = 'card = "A64"\n[regions.Nervii]\nBelgae = "2 Warbands"\nRomans = "4 Auxilia"\n'
    assert is_effective(at(board), "Belgae", "unshaded")
    assert not is_effective(at(board), "Romans", "unshaded")
    assert not is_effective(at(board + '[abatis]\nBelgae = "Nervii"'), "Belgae", "unshaded")


def test_event_a64_half_losses_and_none_by_auxilia() -> None:
    """Caesar and two Legions cause five, halved to two; six Auxilia nothing."""
    game = at(ROMANS_ACT + NERVII + 'Romans = "Caesar, 2 Legions, 6 Auxilia"')
    game.play("Romans action command Battle\nRomans command battle Nervii")
    assert losses(game) == 2


@pytest.mark.parametrize(("die", "left"), [(3, {}), (4, {"Belgae": "Nervii"})])
def test_event_a64_it_takes_a_loss_by_a_die(die: int, left: dict[str, str]) -> None:
    """In the place of a Fort: after the Warbands; gone on one to three."""
    board = ROMANS_ACT + '[abatis]\nBelgae = "Nervii"\n[regions.Nervii]\nBelgae = "1 Warband"\nRomans = "6 Legions"'
    game = at(board).play("Romans action command Battle\nRomans command battle Nervii")
    for _ in range(2):
        if game.asked == "Chance loss_roll":
            game.play(f"Chance loss_roll roll {die}")
    assert game.position.get("abatis", {}) == left


def test_event_a64_the_retreating_lose_it_first() -> None:
    """3.2.4 Fixed things first when they Retreat."""
    board = ROMANS_ACT + NERVII + 'Romans = "8 Legions"\n[regions.Morini]\nBelgae = "3 Warbands"'
    game = at(board).play("Romans action command Battle\nRomans command battle Nervii\nBelgae declare_retreat retreat")
    assert game.asked == "Chance loss_roll"


def test_event_a64_a_lone_warband_behind_it_may_escape() -> None:
    """One Loss by two Legions either way: it takes the Warband that stands, but first the Abatis of one that leaves."""
    board = '[abatis]\nBelgae = "Nervii"\n[regions.Nervii]\nBelgae = "1 Warband"\nRomans = "2 Legions"\n'
    game = at(ROMANS_ACT + board + '[regions.Morini]\nBelgae = "3 Warbands"')
    assert game.play("Romans action command Battle\nRomans command battle Nervii").asked == "Belgae declare_retreat"


def test_event_a64_ariovistus_does_not_double_against_it() -> None:
    """He and four Warbands: three, halved to one."""
    board = GERMANS_ACT + '[abatis]\nAedui = "Treveri"\n[regions.Treveri]\nAedui = "9 Warbands"\n'
    game = at(board + 'Germans = "Ariovistus, 4 revealed Warbands"')
    game.play("Germans action command Battle\nGermans command battle Treveri")
    assert losses(game) == 1


def test_event_a64_not_for_its_owner_who_attacks() -> None:
    """Attacking Germans strike as ever, and their Abatis takes no Loss of the Counterattack."""
    board = GERMANS_ACT + '[abatis]\nGermans = "Treveri"\n[regions.Treveri]\nAedui = "9 Warbands"\n'
    game = at(board + 'Germans = "1 revealed Warband"')
    game.play("Germans action command Battle\nGermans command battle Treveri")
    assert game.position["abatis"] == {"Germans": "Treveri"}
    assert game.pieces("Treveri", "Germans") == ""


@pytest.mark.parametrize(("side", "caused"), [("unshaded", 5), ("shaded", 2)])
def test_event_a64_german_phalanx_cancels_that_of_the_germans(side: str, caused: int) -> None:
    """A31 unshaded: it helps them no longer. (A Successor leads: nobody doubles.)"""
    board = ROMANS_ACT + f'[capabilities]\nA31 = "{side}"\n[abatis]\nGermans = "Treveri"\n'
    game = at(board + '[regions.Treveri]\nGermans = "9 Warbands"\nRomans = "5 Legions"')
    game.play("Romans action command Battle\nRomans command battle Treveri")
    assert losses(game) == caused


def test_event_a64_roman_march_treats_it_as_devastation() -> None:
    """Four Resources to leave a Region with anybody's Abatis, and a halt on entering one; others pay as ever."""
    board = ROMANS_ACT + '[abatis]\nGermans = "Treveri"\nAedui = "Mandubii"\n[resources]\nRomans = 4\n'
    game = at(board + '[regions.Treveri]\nRomans = "Caesar, 2 Legions"').play("""
        Romans action command March
        Romans command march Treveri
        Romans march_to region Mandubii
        Romans march_number number 1
        Romans march_number number 2
    """)
    assert game.resources("Romans") == 0
    assert game.pieces("Mandubii", "Romans") == "Caesar, 2 Legions"
    assert game.asked != "Romans march_on"
    board = 'card = "A60"\nineligible = ["Germans", "Aedui", "Romans"]\n[abatis]\nGermans = "Treveri"\n'
    game = at(board + '[regions.Treveri]\nBelgae = "2 Warbands"').play("Belgae action command March")
    assert game.view["costs"]["Treveri"] == 1


def test_event_a64_ballistae_cancel_the_halving_of_a_citadel_alone() -> None:
    """10 Caesar and three Legions Besiege an Ally beside the Abatis: seven Losses are still halved to three."""
    board = ROMANS_ACT + '[capabilities]\n10 = "unshaded"\n' + NERVII
    game = at(board + 'Romans = "Caesar, 3 Legions"\n[tribes]\nNervii = "Belgae"').play("""
        Romans action command Battle
        Romans command battle Nervii
        Romans besiege yes
        Romans besiege_remove tribe Nervii
    """)
    assert losses(game) == 3


def test_event_a64_ballistae_make_it_hold_on_three() -> None:
    """10 As a Fort it falls on one or two alone."""
    board = ROMANS_ACT + '[capabilities]\n10 = "unshaded"\n[abatis]\nBelgae = "Nervii"\n[regions.Nervii]\n'
    game = at(board + 'Belgae = "1 Warband"\nRomans = "4 Legions"').play("""
        Romans action command Battle
        Romans command battle Nervii
        Chance loss_roll roll 3
    """)
    assert game.position["abatis"] == {"Belgae": "Nervii"}
