"""A8.7.1 Battle: where the Germans lose less than the enemy, and nothing of Ariovistus."""

from itertools import product
from textwrap import dedent

import pytest

from tests.ariovistus.nonplayers.germans.boards import boxes, commanded, did, germans_turn, told


@pytest.mark.proves("A8.7.1h")
def test_a8_7_1_no_battle_for_equal_losses() -> None:
    """G_BATTLE no: six Warbands cost six Legions three, and lose three; yes against five."""
    board = '[regions.Treveri]\nGermans = "6 revealed Warbands"\nRomans = "{} Legions"'
    assert boxes(germans_turn(board.format(6))).startswith("G1 yes, G_BATTLE no, G_MARCH_THREAT yes")
    assert boxes(germans_turn(board.format(5))).startswith("G1 yes, G_BATTLE yes")


@pytest.mark.proves("A8.7.1j")
def test_a8_7_1_rolls_are_taken_to_remove_the_defenders() -> None:
    """G_BATTLE yes: three Legions, which would all go if every roll failed them."""
    game = germans_turn('[regions.Treveri]\nGermans = "6 revealed Warbands"\nRomans = "3 Legions"')
    assert boxes(game).startswith("G1 yes, G_BATTLE yes")
    assert "if the Romans stand they lose 3 (3 Legions), the Germans 0. That will do." in told(game)


@pytest.mark.proves("A8.7.1i")
def test_a8_7_1_ariovistus_takes_no_loss() -> None:
    """G_BATTLE no: with a Warband he takes three of five Legions, and two strike back, at him too; yes with two
    Warbands, who take both Losses."""
    board = '[regions.Treveri]\nGermans = "Ariovistus, {}"\nRomans = "{} Legions"'
    assert boxes(germans_turn(board.format("1 revealed Warband", 5))).startswith("G1 yes, G_BATTLE no")
    game = germans_turn(board.format("2 revealed Warbands", 6))
    assert boxes(game).startswith("G1 yes, G_BATTLE yes")
    assert "if the Romans stand they lose 4 (4 Legions), the Germans 2. That will do." in told(game)


@pytest.mark.proves("A8.7.1i")
def test_a8_7_1_allies_and_settlements_do_not_shield_ariovistus() -> None:
    """G_BATTLE no: the Leader takes a Loss before them (3.2.4)."""
    board = '[regions.Treveri]\nGermans = "Ariovistus, 1 revealed Warband, Settlement"\nRomans = "5 Legions"\n'
    game = germans_turn(board + '[tribes]\nTreveri = "Germans"')
    assert boxes(game).startswith("G1 yes, G_BATTLE no")


@pytest.mark.proves("A8.7.1m")
def test_a8_7_1_a_retreat_must_not_spoil_the_battle() -> None:
    """G_BATTLE: three Warbands cause one Loss, but none to Belgae who Retreat to Mandubii; yes if they cannot."""
    board = """
        [regions.Treveri]
        Germans = "3 revealed Warbands"
        Belgae = "1 Warband"
        [regions.Ubii]
        Germans = "6 Warbands"
        Arverni = "4 Warbands"
        [regions.Mandubii]
        Belgae = "2 Warbands"
    """
    assert commanded(germans_turn(board)) == ["battle Ubii", "done"]
    held = germans_turn(board.replace("Mandubii", "Bituriges"))
    assert {"battle Treveri", "battle Ubii"} <= set(commanded(held))


@pytest.mark.proves("A8.7.1n")
def test_a8_7_1_nobody_fights_if_ariovistus_will_not() -> None:
    """G_BATTLE no: five Legions threaten Ariovistus and would hit him; then the others do not fight either. A Successor
    does not matter."""
    board = """
        [regions.Ubii]
        Germans = "Ariovistus, 1 revealed Warband"
        Romans = "5 Legions"
        [regions.Treveri]
        Germans = "6 Warbands"
        [tribes]
        Treveri = "Belgae"
    """
    game = germans_turn(board)
    assert boxes(game).startswith("G1 yes, G_BATTLE no, G_MARCH_THREAT yes")
    assert game.notes("Germans")[0] == "onslaught.leader_will_not"
    assert game.tribe("Treveri") == "Belgae"
    assert "Ariovistus is threatened but would not win, or would be hit himself: so nobody fights." in told(game)
    assert commanded(germans_turn(board.replace("Ariovistus", "Successor")))[0] == "battle Treveri"


@pytest.mark.proves("A8.7.1n")
def test_a8_7_1_a_battle_of_ariovistus_against_another_is_not_enough() -> None:
    """G_BATTLE no: the Legions threaten him; that he could beat a Warband of the Aedui there does not help."""
    board = '[regions.Ubii]\nGermans = "Ariovistus, 1 revealed Warband"\nRomans = "5 Legions"\nAedui = "1 Warband"\n'
    assert boxes(germans_turn(board)).startswith("G1 yes, G_BATTLE no, G_MARCH_THREAT yes")


@pytest.mark.proves("A8.7.1n")
def test_a8_7_1_ariovistus_with_one_warband_beats_an_ally() -> None:
    """G_BATTLE yes: nobody defends the Ally."""
    game = germans_turn('[regions.Ubii]\nGermans = "Ariovistus, 1 Warband"\n[tribes]\nUbii = "Aedui"')
    assert boxes(game).startswith("G1 yes, G_BATTLE yes")
    assert game.tribe("Ubii") == "Subdued"


@pytest.mark.proves("A8.7.1o")
def test_a8_7_1_ariovistus_fights_though_outnumbered() -> None:
    """Erratum: nine Aedui against him and four Warbands, who take six of them; the three left take one."""
    game = germans_turn('[regions.Ubii]\nGermans = "Ariovistus, 4 revealed Warbands"\nAedui = "9 Warbands"')
    assert boxes(game).startswith("G1 yes, G_BATTLE yes")
    assert "onslaught.leader_first" not in game.priorities("Germans")


@pytest.mark.proves("A8.7.1p", "A8.7.1r", "A8.7.1t")
def test_a8_7_1_threats_first_then_others_while_resources_last() -> None:
    """With two Resources the two threats; with three the lone Warband as well, the weakest enemy last."""
    board = """
        [resources]
        Germans = {}
        [regions.Morini]
        Germans = "6 Warbands"
        Belgae = "1 Warband"
        [regions.Treveri]
        Germans = "6 Warbands"
        Arverni = "4 Warbands"
        [regions.Sequani]
        Germans = "6 Warbands"
        [tribes]
        Sequani = "Aedui"
    """
    for die in (1, 6):
        two = germans_turn(board.format(2), die)
        assert sorted(commanded(two)) == ["battle Sequani", "battle Treveri", "done"]
        assert "not enough Resources are left for Belgae at Morini (0)." in told(two)
        assert "Ressources pour Belges chez les Morins (0)." in told(two, "fr")
        assert commanded(germans_turn(board.format(3), die))[2:] == ["battle Morini", "done"]


@pytest.mark.proves("A8.7.1q")
def test_a8_7_1_ariovistus_first() -> None:
    """He fights first, against an enemy with fewer mobile pieces; with as many as he leads he is one among equals."""
    board = """
        [regions.Nervii]
        Germans = "Ariovistus, 4 revealed Warbands"
        Arverni = "{} revealed Warbands"
        [regions.Ubii]
        Germans = "6 revealed Warbands"
        [tribes]
        Ubii = "Arverni"
    """
    for die in (1, 6):
        game = germans_turn(board.format(4), die)
        assert commanded(game)[0] == "battle Nervii"
        assert "onslaught.leader_first" in game.priorities("Germans")
    assert "onslaught.leader_first" not in germans_turn(board.format(5)).priorities("Germans")


@pytest.mark.proves("A8.7.1q", "A8.7.1s")
def test_a8_7_1_against_other_enemies_ariovistus_is_not_first() -> None:
    """He is first only against an enemy who triggers the Battle: of two others, with one Resource, dice say."""
    board = """
        [resources]
        Germans = 1
        [regions.Nervii]
        Germans = "Ariovistus, 4 revealed Warbands"
        Arverni = "2 revealed Warbands"
        [regions.Bituriges]
        Germans = "5 revealed Warbands"
        Arverni = "2 revealed Warbands"
        [regions.Provincia]
        Germans = "6 revealed Warbands"
        Romans = "Caesar, 6 Legions"
    """
    first = {commanded(germans_turn(board, die))[0] for die in (1, 6)}
    assert first == {"battle Nervii", "battle Bituriges"}
    assert "onslaught.leader_first" not in germans_turn(board).priorities("Germans")


@pytest.mark.proves("A8.7.1q")
def test_a8_7_1_a_successor_is_not_first() -> None:
    """He is one among equals."""
    board = '[regions.Nervii]\nGermans = "Successor, 6 revealed Warbands"\nArverni = "4 Warbands"\n'
    game = germans_turn(board + '[regions.Ubii]\nGermans = "6 Warbands"\n[tribes]\nUbii = "Arverni"')
    assert "onslaught.leader_first" not in game.priorities("Germans")


@pytest.mark.proves("A8.7.1s")
def test_a8_7_1_equal_regions_and_targets_by_dice() -> None:
    """One Resource for two Battles; two enemies alike in a Region, whatever their order elsewhere (8.4.1)."""
    board = (
        '[resources]\nGermans = 1\n[regions.Treveri]\nGermans = "6 revealed Warbands"\n[tribes]\nTreveri = "Belgae"\n'
    )
    regions = board + 'Sequani = "Aedui"\n[regions.Sequani]\nGermans = "6 revealed Warbands"'
    assert {commanded(germans_turn(regions, die))[0] for die in (1, 6)} == {"battle Treveri", "battle Sequani"}
    enemies = board + '[regions.Mandubii]\nBelgae = "1 Warband"'
    enemies = enemies.replace('Warbands"\n[tribes]', 'Warbands"\nArverni = "4 Warbands"\n[tribes]')
    assert {tuple(did(germans_turn(enemies, die), "battle_target")) for die in (1, 6)} == {
        ("battle_target faction Arverni",),
        ("battle_target faction Belgae",),
    }


@pytest.mark.proves("A8.7.1t")
def test_a8_7_1_money_is_kept_for_ariovistus() -> None:
    """With one Resource Ariovistus, who is threatened, fights, though he is outnumbered and not first by rule; with two
    he is one of the two who do."""
    board = """
        [resources]
        Germans = {}
        [regions.Nervii]
        Germans = "Ariovistus, 4 revealed Warbands"
        Arverni = "5 revealed Warbands"
        [regions.Ubii]
        Germans = "6 revealed Warbands"
        [regions.Sequani]
        Germans = "6 revealed Warbands"
        [tribes]
        Ubii = "Arverni"
        Sequani = "Arverni"
    """
    for dice in product((1, 3, 6), (1, 6)):
        assert commanded(germans_turn(board.format(1), *dice)) == ["battle Nervii", "done"]
        assert "battle Nervii" in commanded(germans_turn(board.format(2), *dice))


def test_a8_7_1_nothing_to_pay_for_a_battle() -> None:
    """G_BATTLE no: no Resources."""
    game = germans_turn(
        '[resources]\nGermans = 0\n[regions.Treveri]\nGermans = "6 Warbands"\n[tribes]\nTreveri = "Aedui"'
    )
    assert boxes(game).startswith("G1 yes, G_BATTLE no")
    assert "no Battle can be fought or paid for (Resources: 0)" in told(game)


def test_a8_7_1_non_player_belgae_are_fought() -> None:
    """Battle knows no friends among Non-players."""
    board = '[regions.Treveri]\nGermans = "6 revealed Warbands"\n[tribes]\nTreveri = "Belgae"'
    game = germans_turn(board, nonplayers='["Germans", "Belgae", "Aedui", "Romans"]')
    assert commanded(game)[0] == "battle Treveri"


@pytest.mark.proves("A8.4k")
def test_a8_7_1_no_battle_that_brings_a_roman_player_forward_in_frost() -> None:
    """8.4.4 With Winter next the removal of an Ally brings the Romans, beyond their threshold, further: no Battle for
    it; they fight if nobody plays the Romans."""
    board = '[regions.Treveri]\nGermans = "6 revealed Warbands"\n[tribes]\nTreveri = "Aedui"'
    frost = 'card = 54\nnext = "Winter"\nineligible = ["Romans", "Aedui", "Belgae"]'
    game = germans_turn(board, head=frost)
    assert boxes(game).startswith("G1 yes, G_BATTLE no")
    assert boxes(germans_turn(board, head=frost, nonplayers='["Germans", "Romans"]')).startswith("G1 yes, G_BATTLE yes")


def test_a8_7_1_a_citadel_halves_and_takes_the_doubling_away() -> None:
    """Against a Citadel Ariovistus doubles nothing (A3.2.4): he and six Warbands cause two Losses, and two Aedui
    strike back with one."""
    board = '[regions.Aedui]\nGermans = "Ariovistus, 6 revealed Warbands"\nAedui = "4 Warbands"\n[tribes]\nAedui = "{}"'
    game = germans_turn(board.format("Aedui Citadel"))
    assert "if the Aedui stand they lose 2, the Germans 1; if they Retreat, 2" in told(game)
    open_ = germans_turn(board.format("Aedui"))
    assert "if the Aedui stand they lose 5 (1 Ally), the Germans 0" in told(open_)


def test_a8_7_1_phalanx_takes_the_doubling_away() -> None:
    """A31 unshaded: he and two Warbands cause two Losses, not four, and four Legions left would hit him."""
    board = '[regions.Treveri]\nGermans = "Ariovistus, 2 revealed Warbands"\nRomans = "6 Legions"\n'
    assert boxes(germans_turn(board)).startswith("G1 yes, G_BATTLE yes")
    phalanx = '[capabilities]\nA31 = "unshaded"\n'
    assert boxes(germans_turn(phalanx + board)).startswith("G1 yes, G_BATTLE no")


def test_a8_7_1_abatis_shelters_the_enemy() -> None:
    """A64 Of the Aedui who have it there half as many fall, and Ariovistus doubles nothing."""
    board = '[regions.Treveri]\nGermans = "Ariovistus, 4 revealed Warbands"\nAedui = "6 Warbands"\n'
    assert "if the Aedui stand they lose 6, the Germans 0" in told(germans_turn(board))
    game = germans_turn(board + '[abatis]\nAedui = "Treveri"')
    assert "if the Aedui stand they lose 1" in told(game)


@pytest.mark.parametrize(("resources", "battles"), [(1, 1), (2, 2)])
def test_a8_7_1_nothing_is_kept_for_a_leader_whom_nobody_threatens(resources: int, battles: int) -> None:
    """Two groups Battle for all that there is; Ariovistus, alone in Ubii, needs nothing. Only with one Resource is a
    Battle told that cannot be paid for."""
    board = """
        [regions.Treveri]
        Germans = "10 Warbands"
        Aedui = "4 revealed Warbands"
        [regions.Morini]
        Germans = "10 Warbands"
        Aedui = "4 revealed Warbands"
        [regions.Ubii]
        Germans = "Ariovistus"
    """
    game = germans_turn(f"{dedent(board)}[resources]\nGermans = {resources}\n")
    assert len([each for each in commanded(game) if each.startswith("battle")]) == battles
    assert ("onslaught.unpaid" in game.notes("Germans")) is (battles == 1)


@pytest.mark.parametrize(("card", "told_of"), [('[capabilities]\n13 = "unshaded"\n', True), ("", False)])
def test_8_1_3_slingers_are_named_where_losses_are_reckoned(card: str, told_of: bool) -> None:
    """13 Two of four Auxilia's shots are among the Losses that are told."""
    board = '[regions.Treveri]\nGermans = "10 Warbands"\nRomans = "4 Auxilia"\n' + card
    assert ("13 Balearic Slingers: what the Auxilia shoot before an attack" in told(germans_turn(board))) is told_of
