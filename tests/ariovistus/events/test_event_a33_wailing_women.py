"""Card A33, Wailing Women."""

import pytest

from tests.ariovistus.arverni import phase, told
from tests.ariovistus.events.test_event_a31_german_phalanx import losses
from tests.ariovistus.playing import at
from tests.falling_sky.events.effect import is_effective
from tests.falling_sky.playing import Play

HEAD = """
    card = 1
    ineligible = ["Germans", "Aedui", "Belgae"]
    [capabilities]
    A33 = "{0}"
    {1}
"""


def attacked(board: str, side: str, more: str = "") -> Play:
    return at(HEAD.format(side, more) + board).play("Romans action command Battle\nRomans command battle Treveri")


@pytest.mark.parametrize("side", ["unshaded", "shaded"])
def test_event_a33_is_a_capability_on_both_sides(side: str) -> None:
    game = at('card = "A33"').play(f"Germans action {side} A33")
    assert game.position["capabilities"] == {"A33": side}
    assert not is_effective(at(f'card = "A33"\n[capabilities]\nA33 = "{side}"'), "Romans", side)


@pytest.mark.parametrize(("more", "asked"), [("", False), ('A31 = "shaded"', True)])
def test_event_a33_unshaded_germans_never_retreat(more: str, asked: bool) -> None:
    """They are not asked; A31 shaded cancels what harms them."""
    board = '[regions.Treveri]\nRomans = "1 Legion"\nGermans = "4 Warbands"\n[regions.Sugambri]\nGermans = "3 Warbands"'
    game = attacked(board, "unshaded", more)
    assert (game.asked == "Germans declare_retreat") is asked


def test_event_a33_unshaded_outnumbered_warbands_are_lost() -> None:
    """Two Warbands are left against three Legions: they strike back, the Legion holds, both go; Ally, Settlement and
    Successor stay."""
    board = '[regions.Treveri]\nRomans = "3 Legions"\nGermans = "Successor, 5 Warbands, Settlement"\n'
    game = attacked(board + '[tribes]\nTreveri = "Germans"', "unshaded")
    game.play("Romans besiege no" + "\nGermans loss piece Hidden Germanic Warband" * 3)
    game.play("Chance loss_roll roll 6\nChance loss_roll roll 6")

    assert game.pieces("Treveri", "Germans") == "Successor, Settlement"
    assert game.tribe("Treveri") == "Germans"
    assert game.pieces("Treveri", "Romans") == "3 Legions"


def test_event_a33_unshaded_as_many_are_not_outnumbered() -> None:
    """Three Warbands against three Legions stay."""
    board = '[regions.Treveri]\nRomans = "3 Legions"\nGermans = "6 Warbands"'
    game = attacked(board, "unshaded").play("Chance loss_roll roll 6")

    assert game.pieces("Treveri", "Germans") == "3 revealed Warbands"


def test_event_a33_unshaded_not_while_ariovistus_is_on_the_map() -> None:
    """Wherever he is; a Successor does not help."""
    board = '[regions.Treveri]\nRomans = "3 Legions"\nGermans = "5 Warbands"\n[regions.Ubii]\nGermans = "{0}"'
    game = attacked(board.format("Ariovistus"), "unshaded").play("Chance loss_roll roll 6")
    assert game.pieces("Treveri", "Germans") == "2 revealed Warbands"
    game = attacked(board.format("Successor"), "unshaded").play("Chance loss_roll roll 6")
    assert game.pieces("Treveri", "Germans") == ""


@pytest.mark.parametrize(("stance", "caused"), [("stand", 3), ("retreat", 3)])
def test_event_a33_shaded_half_losses_once(stance: str, caused: int) -> None:
    """Six Legions cause three Losses, whether they Retreat or not."""
    board = (
        '[regions.Treveri]\nRomans = "6 Legions"\nGermans = "8 Warbands"\n[regions.Sugambri]\nGermans = "3 Warbands"'
    )
    game = attacked(board, "shaded").play(f"Germans declare_retreat {stance}")
    assert losses(game) == caused


@pytest.mark.parametrize(("more", "caused"), [("", 3), ('A31 = "unshaded"', 2)])
def test_event_a33_shaded_one_more_counterattack_loss(more: str, caused: int) -> None:
    """Five of six Warbands strike back for two and one more; not if A31 cancels what helps them."""
    board = '[regions.Treveri]\nRomans = "2 Legions"\nGermans = "{0} Warbands"'
    game = attacked(board.format(7 if more else 6), "shaded", more)
    assert losses(game) == (2 if more else 1)
    assert losses(game, "counterattack") == caused


def test_event_a33_shaded_nobody_left_to_strike_back() -> None:
    """An Ally alone strikes nobody: no Loss is added."""
    board = '[regions.Treveri]\nRomans = "1 Legion"\n[tribes]\nTreveri = "Germans"'
    game = attacked(board, "shaded").play("Romans besiege no")
    assert losses(game, "counterattack") == 0


@pytest.mark.parametrize(("warbands", "more", "caused"), [(3, "", []), (4, "", ["1"]), (3, 'A31 = "unshaded"', ["1"])])
def test_event_a33_shaded_arverni_count_on_half_losses(warbands: int, more: str, caused: list[str]) -> None:
    """A6.2.4 Three Hidden Warbands would cause three quarters of a Loss, so they do not attack; four do, or three if
    A31 cancels what helps the Germans."""
    board = f'[regions.Pictones]\ndevastated = true\nArverni = "{warbands} Warbands"\nGermans = "1 revealed Warband"'
    game = phase(f'[capabilities]\nA33 = "shaded"\n{more}\n{board}', following='"Winter"')
    assert [losses for *_, losses in told(game, "attack")] == caused


def test_event_a33_shaded_arverni_raid_where_no_ambush_would_hurt() -> None:
    """A6.2.3 Nobody is kept back for an Ambush that would cause no Loss."""
    board = '[regions.Pictones]\ndevastated = true\nArverni = "2 Warbands"\nGermans = "1 revealed Warband"'
    purse = "[resources]\nRomans = 0\nAedui = 0\nBelgae = 0\nGermans = 9"
    game = phase(f'[capabilities]\nA33 = "shaded"\n{board}\n{purse}', following='"Winter"')
    assert game.resources("Germans") == 7
