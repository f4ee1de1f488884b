"""8.5.1 Ambush: where a Retreat could save pieces or a Counterattack hurt; then in every other Battle too."""

import pytest

from tests.falling_sky.nonplayers.belgae.boards import belgae_turn, boxes, commanded, did


@pytest.mark.proves("8.5.1ah")
def test_8_5_1_ambush_where_a_counterattack_could_hurt() -> None:
    """B_AMBUSH yes: a Legion may survive all rolls and strike back."""
    game = belgae_turn('[regions.Treveri]\nBelgae = "Ambiorix, 4 Warbands"\nRomans = "Legion"')
    assert boxes(game) == "B1 yes, B_BATTLE yes, B_AMBUSH yes"
    assert did(game, "ambush") == ["ambush yes"]
    assert game.pieces("Treveri", "Romans") == ""


@pytest.mark.proves("8.5.1e")
def test_8_5_1_ambush_where_a_retreat_could_save_pieces() -> None:
    """B_AMBUSH yes: three Aedui would all be removed, but only two of them if they Retreat."""
    board = """
        [regions.Treveri]
        Belgae = "Ambiorix, 4 Warbands"
        Aedui = "3 revealed Warbands"
        [regions.Mandubii]
        Aedui = "Warband"
        [tribes]
        Treveri = "Aedui"
    """
    game = belgae_turn(board)
    assert boxes(game) == "B1 yes, B_BATTLE yes, B_AMBUSH yes"
    assert game.pieces("Treveri", "Aedui") == ""


@pytest.mark.proves("8.5.1e", "8.5.1ag")
def test_8_5_1_no_ambush_where_it_changes_nothing() -> None:
    """B_AMBUSH no: nobody is there who could Retreat or strike back."""
    game = belgae_turn('[regions.Treveri]\nBelgae = "Ambiorix, 4 Warbands"\n[tribes]\nTreveri = "Romans"')
    assert boxes(game).startswith("B1 yes, B_BATTLE yes, B_AMBUSH no")
    assert did(game, "ambush") == ["ambush no"]


def test_8_5_1_no_ambush_without_more_hidden_warbands() -> None:
    """B_AMBUSH no: three Hidden Aedui against three Hidden Belgae (4.5.3)."""
    board = '[regions.Treveri]\nBelgae = "Ambiorix, 3 Warbands, 2 revealed Warbands"\nAedui = "3 Warbands"\n'
    game = belgae_turn(board + '[tribes]\nTreveri = "Aedui"')
    assert boxes(game).startswith("B1 yes, B_BATTLE yes, B_AMBUSH no")


@pytest.mark.proves("8.5.1q")
def test_8_5_1_ambush_makes_a_battle_possible() -> None:
    """The Losses are counted with the Ambush: no Counterattack by the two Legions that are left."""
    board = '[regions.Treveri]\nBelgae = "Ambiorix, 2 {}Warbands"\nRomans = "7 Legions"'
    hidden = belgae_turn(board.format(""))
    assert boxes(hidden) == "B1 yes, B_BATTLE yes, B_AMBUSH yes"
    assert hidden.pieces("Treveri", "Romans") == "4 Legions"
    seen = belgae_turn(board.format("revealed "))
    assert boxes(seen).startswith("B1 yes, B_BATTLE no")


@pytest.mark.proves("8.5.1ai")
def test_8_5_1_after_one_ambush_all_battles_possible() -> None:
    """The first Battle was an Ambush: so is the next, though nobody there could Retreat or strike back."""
    board = """
        [regions.Treveri]
        Belgae = "Ambiorix, 4 Warbands"
        Romans = "Legion"
        [regions.Nervii]
        Belgae = "4 Warbands"
        [regions.Bituriges]
        Belgae = "4 Warbands"
        [tribes]
        Nervii = "Aedui"
        Bituriges = "Arverni"
    """
    game = belgae_turn(board)
    assert sorted(commanded(game)) == ["battle Bituriges", "battle Nervii", "battle Treveri", "done"]
    assert commanded(game)[0] == "battle Treveri"
    assert did(game, "ambush") == ["ambush yes", "ambush yes"]


@pytest.mark.proves("8.5.1aj")
def test_8_5_1_no_ambush_after_a_first_battle_without() -> None:
    """The first Battle was none: nor are the others, though an Ambush would help there."""
    board = """
        [regions.Treveri]
        Belgae = "Ambiorix, 4 Warbands"
        [regions.Nervii]
        Belgae = "5 Warbands"
        Romans = "Legion"
        [tribes]
        Treveri = "Aedui"
    """
    game = belgae_turn(board)
    assert commanded(game)[:2] == ["battle Treveri", "battle Nervii"]
    assert "ambush yes" not in did(game, "ambush")


def test_8_5_1_caesar_may_withstand_the_ambush() -> None:
    """An Ambushed Caesar may hold: the Belgae reckon with his Counterattack."""
    board = '[regions.Treveri]\nBelgae = "Ambiorix, 4 Warbands"\nRomans = "Caesar, {} Legions"'
    assert boxes(belgae_turn(board.format(9))).startswith("B1 yes, B_BATTLE no")
    assert boxes(belgae_turn(board.format(5))).startswith("B1 yes, B_BATTLE yes, B_AMBUSH yes")


@pytest.mark.proves("8.5.1ag")
def test_8_5_1_ambush_where_those_left_could_strike_back() -> None:
    """B_AMBUSH yes: of seven Aedui, who have nowhere to go, two would be left, enough for a Loss; of six one."""
    board = '[regions.Treveri]\nBelgae = "Successor, 8 Warbands"\nAedui = "{} revealed Warbands"'
    assert boxes(belgae_turn(board.format(7))) == "B1 yes, B_BATTLE yes, B_AMBUSH yes"
    assert boxes(belgae_turn(board.format(6))).startswith("B1 yes, B_BATTLE yes, B_AMBUSH no")
