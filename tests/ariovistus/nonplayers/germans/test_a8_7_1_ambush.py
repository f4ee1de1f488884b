"""A8.7.1 Ambush: in the first Battle where it helps, then wherever it can be."""

import pytest

from tests.ariovistus.nonplayers.germans.boards import boxes, commanded, did, germans_turn, told

AMBUSHED = "G1 yes, G_BATTLE yes, G_AMBUSH yes"
UNSEEN = "G1 yes, G_BATTLE yes, G_AMBUSH no"


@pytest.mark.proves("A8.7.1ak")
def test_a8_7_1_where_a_retreat_could_save_pieces() -> None:
    """G_AMBUSH yes: the Belgae could give way to Nervii with fewer Losses; no if they have nowhere to go and nothing
    would strike back."""
    board = """
        [regions.Treveri]
        Germans = "Successor, 6 Warbands"
        Belgae = "4 revealed Warbands"
        [regions.{}]
        Belgae = "2 Warbands"
    """
    game = germans_turn(board.format("Nervii"))
    assert boxes(game) == AMBUSHED
    assert did(game, "ambush") == ["ambush yes"]
    assert "Ambush in Treveri with 6 Hidden Warbands: a Retreat could save the Belgae pieces." in told(game)
    held = germans_turn(board.format("Carnutes"))
    assert boxes(held).startswith(UNSEEN)
    assert "Not needed: the Belgae in Treveri could neither save pieces by a Retreat nor strike back" in told(held)


@pytest.mark.proves("A8.7.1al")
def test_a8_7_1_where_a_counterattack_could_hurt() -> None:
    """G_AMBUSH yes: of eight Arverni, who never Retreat, three would be left to strike back; no if none is."""
    board = '[regions.Treveri]\nGermans = "Successor, 8 Warbands"\nArverni = "{} revealed Warbands"'
    game = germans_turn(board.format(8))
    assert boxes(game) == AMBUSHED
    assert "a Counterattack of the Arverni could cost a Loss" in told(game)
    assert boxes(germans_turn(board.format(4))).startswith(UNSEEN)


@pytest.mark.proves("A8.7.1k")
def test_a8_7_1_a_battle_that_only_an_ambush_makes_good() -> None:
    """G_BATTLE yes: Ariovistus with one Warband against five Legions, of whom two would strike back; no if the Warband
    is Revealed."""
    board = '[regions.Treveri]\nGermans = "Ariovistus, 1 {}"\nRomans = "5 Legions"'
    game = germans_turn(board.format("Warband"))
    assert boxes(game) == AMBUSHED
    assert boxes(germans_turn(board.format("revealed Warband"))).startswith("G1 yes, G_BATTLE no")


@pytest.mark.proves("A8.7.1am")
@pytest.mark.parametrize("romans", ["1 Legion", "Successor, 1 revealed Auxilia"])
def test_a8_7_1_a_legion_or_leader_might_always_strike_back(romans: str) -> None:
    """G_AMBUSH yes: though every roll is taken to remove them."""
    game = germans_turn(
        f'[regions.Treveri]\nGermans = "Ariovistus, 8 Warbands"\nRomans = "{romans}"\n[tribes]\nTreveri = "Romans"'
    )
    assert boxes(game) == AMBUSHED


def test_a8_7_1_caesar_may_withstand_an_ambush() -> None:
    """G_BATTLE no: Caesar who holds would strike Ariovistus, Ambush or not; with Warbands enough they Ambush."""
    board = '[regions.Treveri]\nGermans = "Ariovistus, {} Warbands"\nRomans = "Caesar, 6 Legions"'
    assert boxes(germans_turn(board.format(1))).startswith("G1 yes, G_BATTLE no")
    assert boxes(germans_turn(board.format(4))) == AMBUSHED


@pytest.mark.proves("A8.7.1an")
def test_a8_7_1_then_in_every_other_battle() -> None:
    """The second Battle is an Ambush, too, though nothing could strike back there."""
    board = """
        [regions.Treveri]
        Germans = "Ariovistus, 6 Warbands"
        Romans = "2 Legions"
        [regions.Ubii]
        Germans = "6 Warbands"
        Arverni = "4 revealed Warbands"
    """
    game = germans_turn(board)
    assert boxes(game) == AMBUSHED
    assert commanded(game) == ["battle Treveri", "battle Ubii", "done"]
    assert did(game, "ambush") == ["ambush yes", "ambush yes"]


@pytest.mark.proves("A8.7.1ao", "A8.7.1ap")
def test_a8_7_1_none_if_the_first_battle_had_none() -> None:
    """Ariovistus comes first and needs none; so the Legion in Ubii is fought without, though an Ambush would help
    there: they Intimidate before Battle."""
    board = """
        [regions.Treveri]
        Germans = "Ariovistus, 6 Warbands"
        Arverni = "4 revealed Warbands"
        [regions.Ubii]
        Germans = "6 Warbands"
        Romans = "1 Legion, 2 Auxilia"
    """
    game = germans_turn(board)
    assert boxes(game) == UNSEEN + ", G_INTIMIDATE yes"
    assert commanded(game)[:3] == ["ability Intimidate", "battle Treveri", "battle Ubii"]
    assert did(game, "ambush") == []
    alone = germans_turn(board.replace(", 2 Auxilia", ""))
    assert boxes(alone) == UNSEEN + ", G_INTIMIDATE no"
    assert did(alone, "ambush") == ["ambush no", "ambush no"]


def test_a8_7_1_why_no_ambush() -> None:
    """G_AMBUSH no: too far from the Leader; no Leader; not more Hidden Warbands than Hidden enemies."""
    far = germans_turn(
        '[regions.Nervii]\nGermans = "6 Warbands"\nRomans = "1 Legion"\n[regions.Ubii]\nGermans = "Ariovistus"'
    )
    assert "Not possible: Nervii is too far from the Leader (one Region at most from Ariovistus" in told(far)
    assert "à 1\u00a0Région au plus d’Arioviste" in told(far, "fr")
    none = germans_turn('[regions.Nervii]\nGermans = "6 Warbands"\nRomans = "1 Legion"')
    assert "Not possible: the Germans have no Leader on the map" in told(none)
    seen = germans_turn(
        '[regions.Nervii]\nGermans = "Ariovistus, 1 Warband, 5 revealed Warbands"\nRomans = "1 Legion, 1 Auxilia"'
    )
    assert "Not possible: it takes more Hidden Warbands in Nervii (1) than Hidden pieces of the Romans (1)" in told(
        seen
    )


def test_a8_7_1_legions_beside_the_enemy_do_not_strike_back() -> None:
    """G_AMBUSH no: an Ally of the Aedui neither Retreats nor strikes back, whatever Legions are there."""
    board = '[regions.Treveri]\nGermans = "Ariovistus, 8 Warbands"\nRomans = "9 Legions"\n[tribes]\nTreveri = "Aedui"'
    game = germans_turn(board)
    assert boxes(game).startswith(UNSEEN)
    assert did(game, "battle_target", "ambush") == ["battle_target faction Aedui", "ambush no"]
