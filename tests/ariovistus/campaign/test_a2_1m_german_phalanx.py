"""A2.1M German Phalanx (A31) outlasts the Interlude, and meets Events that the first half does not have."""

import pytest

from tests.ariovistus.campaign.playing import at
from tests.falling_sky.playing import Play

BOARD = """
    half = 2
    card = {0}
    [resources]
    Romans = 10
    Arverni = 10
    Aedui = 10
    Belgae = 10
    [capabilities]
    {1}
    [regions.{2}]
    {3}
"""


def phalanx(side: str) -> str:
    return f'A31 = "{side}"\n' if side else ""


def told(game: Play, key: str) -> list[str]:
    return [" ".join(map(str, entry.facts)) for entry in game.table.log if entry.key == key]


def arverni_battle(side: str, capability: str, board: str) -> Play:
    """In Treveri."""
    game = at(BOARD.format(19, f"{capability}\n    {phalanx(side)}", "Treveri", board))
    while game.asked != "Arverni action":
        game.table.answer("pass")
    game.play("Arverni action command Battle\nArverni command battle Treveri")
    while game.asked == "Arverni ambush":
        game.table.answer("no")
    return game


WARBANDS = 'Arverni = "8 revealed Warbands"\nGermans = "12 Warbands"'


@pytest.mark.proves("A2.1Mb")
@pytest.mark.parametrize(("side", "caused"), [("", 3), ("unshaded", 4), ("shaded", 3)])
def test_a2_1m_german_phalanx_unshaded_cancels_the_light_arms_of_the_arverni(side: str, caused: int) -> None:
    """27 unshaded would spare the Germans one of four Losses: unshaded, nothing helps them."""
    game = arverni_battle(side, '27 = "unshaded"', WARBANDS)

    assert told(game, "attack") == [f"Arverni Germans Treveri {caused}"]


@pytest.mark.proves("A2.1Mb")
@pytest.mark.parametrize(("side", "shots"), [("", 1), ("unshaded", 1), ("shaded", 0)])
def test_a2_1m_german_phalanx_shaded_cancels_the_archers_against_germans(side: str, shots: int) -> None:
    """27 shaded would cost the Germans a Loss first: shaded, nothing harms them."""
    game = arverni_battle(side, '27 = "shaded"', WARBANDS)

    assert len(told(game, "shoot")) == shots


@pytest.mark.proves("A2.1Mb")
@pytest.mark.parametrize(("side", "caused"), [("", 7), ("unshaded", 7), ("shaded", 5)])
def test_a2_1m_german_phalanx_shaded_cancels_the_elite_against_germans(side: str, caused: int) -> None:
    """30 shaded: eight Warbands with Vercingetorix, four of them picked, cause seven Losses; five, if none is."""
    game = arverni_battle(side, '30 = "shaded"', WARBANDS.replace("8 rev", "Vercingetorix, 8 rev"))

    assert told(game, "attack") == [f"Arverni Germans Treveri {caused}"]


@pytest.mark.proves("A2.1Mb")
@pytest.mark.parametrize(("side", "offered"), [("", True), ("unshaded", True), ("shaded", False)])
def test_a2_1m_german_phalanx_shaded_cancels_an_ambush_anywhere(side: str, offered: bool) -> None:
    """36 shaded: Aedui, all of them Revealed, Ambush Hidden Germans, unless nothing harms these."""
    board = 'Aedui = "8 revealed Warbands"\nGermans = "12 Warbands"'
    game = at(BOARD.format(36, phalanx(side), "Treveri", board))
    while game.asked != "Aedui action":
        game.table.answer("pass")
    game.play("Aedui action shaded 36")
    while game.asked in ("Aedui event_faction", "Aedui command"):
        game.table.answer(next(o for o in game.options if o in ("faction Aedui", "battle Treveri", *game.options[:1])))

    assert (game.asked == "Aedui ambush") == offered


@pytest.mark.proves("A2.1Mb")
@pytest.mark.parametrize(("side", "offered"), [("", True), ("shaded", False)])
def test_a2_1m_german_phalanx_shaded_cancels_it_after_another_ambush_of_the_event(side: str, offered: bool) -> None:
    """36 shaded: six Hidden Arverni have Ambushed the Aedui; it brings them no Ambush of their own against Germans."""
    board = 'Arverni = "6 Warbands"\nGermans = "5 revealed Warbands"\n'
    board += '[regions.Mandubii]\nArverni = "Vercingetorix, 4 Warbands"\nAedui = "3 Warbands"'
    game = at(BOARD.format(36, phalanx(side), "Carnutes", board))
    while game.asked != "Arverni action":
        game.table.answer("pass")
    game.play("Arverni action shaded 36\nArverni event_faction faction Arverni")
    game.play("Arverni command battle Mandubii\nArverni ambush yes\nArverni command battle Carnutes")

    assert (game.asked == "Arverni ambush") == offered


@pytest.mark.proves("A2.1Mb")
@pytest.mark.parametrize(("side", "battles"), [("", 1), ("unshaded", 0), ("shaded", 1)])
def test_a2_1m_german_phalanx_unshaded_cancels_that_all_germans_ambush(side: str, battles: int) -> None:
    """53: four Hidden Germans attack five Hidden Aedui by the Event alone."""
    board = 'Aedui = "5 Warbands"\nGermans = "4 Warbands"'
    game = at(BOARD.format(53, phalanx(side), "Treveri", board))
    while game.asked != "Aedui action":
        game.table.answer("pass")
    game.play("Aedui action unshaded 53")
    while game.asked.startswith("Chance"):
        game.table.answer(game.options[0])

    assert len(told(game, "attack")) == battles


@pytest.mark.proves("A2.1Mb")
@pytest.mark.parametrize(
    ("side", "hidden", "losses"),
    [("", 5, ["Germans Romans Treveri 2"]), ("unshaded", 5, []), ("unshaded", 3, ["Germans Romans Treveri 1"])],
)
def test_a2_1m_german_phalanx_unshaded_cancels_the_strike_at_a_fort(side: str, hidden: int, losses: list[str]) -> None:
    """58 shaded: four Germans Ambush five Hidden Auxilia, and the Fort does not halve; unshaded they need more Hidden
    pieces, and it does."""
    board = f'Romans = "{hidden} Auxilia, Fort"\n[regions.Sugambri]\nGermans = "4 Warbands"'
    game = at(BOARD.format(58, phalanx(side), "Treveri", board))
    while game.asked != "Belgae action":
        game.table.answer("pass")
    game.play("Belgae action shaded 58")
    while game.asked.startswith("Belgae event") or game.asked == "Belgae march_number":
        game.table.answer("done" if "done" in game.options else game.options[-1])

    assert told(game, "attack") == losses
