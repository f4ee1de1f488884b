"""8.8.1 Battle: where Rome loses less than half of what the enemy loses, and nothing of Caesar."""

import pytest

from tests.falling_sky.nonplayers.romans.boards import (
    ALL,
    FROST,
    boxes,
    commanded,
    did,
    notes,
    priorities,
    reason,
    roman_turn,
)


def test_8_8_1_an_ally_that_nobody_protects() -> None:
    """R_BATTLE yes: one Loss on an Ally, none in return; two Resources."""
    game = roman_turn('[regions.Treveri]\nRomans = "Legion"\n[tribes]\nTreveri = "Arverni"')
    assert boxes(game).startswith("R1 yes, R_BATTLE yes, R_BESIEGE no")
    assert commanded(game) == ["battle Treveri", "done"]
    assert game.tribe("Treveri") == "Subdued"
    assert game.resources("Romans") == 8


@pytest.mark.proves("8.8.1q")
def test_8_8_1_losses_must_be_less_than_half() -> None:
    """R_BATTLE: four Losses to eight Warbands bring two in return, which is too many; with two more Legions it is one
    for six."""
    board = '[regions.Treveri]\nRomans = "{} Legions"\nGermans = "8 Warbands"'
    assert boxes(roman_turn(board.format(4), 5)).startswith("R1 yes, R_BATTLE no, R_MARCH")
    assert boxes(roman_turn(board.format(6), 5)).startswith("R1 yes, R_BATTLE yes, R_BESIEGE no")


@pytest.mark.proves("8.8.1s")
def test_8_8_1_rolls_are_taken_to_remove_the_defenders() -> None:
    """R_BATTLE yes: two Losses on Ambiorix, in a Retreat one; he would strike back if his rolls held."""
    game = roman_turn('[regions.Treveri]\nRomans = "2 Legions"\nBelgae = "Ambiorix"')
    assert boxes(game).startswith("R1 yes, R_BATTLE yes, R_BESIEGE no")


@pytest.mark.proves("8.8.1v")
def test_8_8_1_a_retreat_must_not_spoil_the_battle() -> None:
    """R_BATTLE no: one Loss, but none on an enemy who can Retreat to his own Control."""
    board = '[regions.Treveri]\nRomans = "Legion"\nArverni = "2 revealed Warbands"\n[regions.{}]\nArverni = "Warband"'
    assert boxes(roman_turn(board.format("Bituriges"), 5)).startswith("R1 yes, R_BATTLE yes, R_BESIEGE no")
    assert boxes(roman_turn(board.format("Mandubii"), 5)).startswith("R1 yes, R_BATTLE no")


def test_8_8_1_who_can_slip_away_in_place_spoils_the_battle_too() -> None:
    """R_BATTLE no: with nowhere to go Hidden Warbands stay and take half a Loss; Revealed ones would be removed."""
    board = '[regions.Treveri]\nRomans = "Legion"\nArverni = "{}"'
    assert boxes(roman_turn(board.format("2 Warbands"), 5)).startswith("R1 yes, R_BATTLE no")
    assert boxes(roman_turn(board.format("Vercingetorix"), 5)).startswith("R1 yes, R_BATTLE no")
    assert boxes(roman_turn(board.format("2 revealed Warbands"), 5)).startswith("R1 yes, R_BATTLE yes")
    assert boxes(roman_turn(board.format("Warband, revealed Warband"), 5)).startswith("R1 yes, R_BATTLE yes")


@pytest.mark.proves("8.8.1r")
def test_8_8_1_caesar_takes_no_loss() -> None:
    """R_BATTLE: with a Legion Caesar leaves one German of four, who cannot hurt him; alone against three he would take
    a Loss."""
    board = '[regions.Treveri]\nRomans = "Caesar, Legion"\nGermans = "4 Warbands"'
    assert boxes(roman_turn(board, 5)).startswith("R1 yes, R_BATTLE yes, R_BESIEGE no")
    alone = '[regions.Treveri]\nRomans = "Caesar"\nGermans = "3 Warbands"'
    assert boxes(roman_turn(alone, 5)).startswith("R1 yes, R_BATTLE no")


@pytest.mark.proves("8.8.1r")
def test_8_8_1_caesar_takes_no_loss_though_the_losses_would_do() -> None:
    """R_BATTLE: with Legio X five Losses are inflicted; of eleven Germans six are left, for a Loss on the Legion and
    one on Caesar; of ten five, for one on the Legion."""
    board = '[regions.Treveri]\nRomans = "Caesar, Legion"\nGermans = "{} revealed Warbands"\n'
    board += '[capabilities]\n15 = "unshaded"'
    assert boxes(roman_turn(board.format(11), 5)).startswith("R1 yes, R_BATTLE no")
    assert boxes(roman_turn(board.format(10), 5)).startswith("R1 yes, R_BATTLE yes")


@pytest.mark.proves("8.8.1w")
def test_8_8_1_nobody_fights_if_caesar_will_not() -> None:
    """Priority 1: Caesar is menaced and will not fight; then the Legion elsewhere does not either."""
    board = """
        [regions.Treveri]
        Romans = "{}"
        Germans = "9 Warbands"
        [regions.Nervii]
        Romans = "Legion"
        [tribes]
        Nervii = "Belgae"
    """
    game = roman_turn(board.format("Caesar, Legion"), 5)
    assert boxes(game).startswith("R1 yes, R_BATTLE no, R_MARCH")
    assert reason(game, "R_BATTLE")[:2] == ("worthless", "romans.battle.caesar_will_not")
    other = roman_turn(board.format("Successor, Legion"), 5)
    assert commanded(other)[0] == "battle Nervii"


@pytest.mark.proves("8.8.1p")
def test_8_8_1_only_enemies_who_meet_the_condition() -> None:
    """3 The Aedui there have neither Ally, Leader nor Control and threaten nobody: they are not fought."""
    game = roman_turn(
        '[regions.Treveri]\nRomans = "5 Legions, Auxilia"\nAedui = "Warband"\n[tribes]\nTreveri = "Belgae"'
    )
    assert did(game, "battle_target") == ["battle_target faction Belgae"]


@pytest.mark.proves("8.8.1x")
def test_8_8_1_leaders_first() -> None:
    """3a Against Ambiorix before Arverni who have more Warbands there."""
    board = '[regions.Treveri]\nRomans = "12 Legions, 9 Auxilia"\nBelgae = "Ambiorix"\nArverni = "9 Warbands"\n{}'
    game = roman_turn(board.format('[tribes]\nTreveri = "Arverni"'))
    assert did(game, "battle_target") == ["battle_target faction Belgae"]
    assert priorities(game) == ["romans.battle.leaders"]


@pytest.mark.proves("8.8.1y")
def test_8_8_1_then_most_warbands() -> None:
    """3b Four Germanic Warbands before two Belgic ones."""
    board = '[regions.Sugambri]\nRomans = "9 Legions"\nBelgae = "2 Warbands"\nGermans = "4 Warbands"'
    game = roman_turn(board)
    assert did(game, "battle_target") == ["battle_target faction Germans"]
    assert priorities(game) == ["romans.battle.most_warbands"]


@pytest.mark.proves("8.8.1z")
def test_8_8_1_then_players() -> None:
    """3c Of equal enemies the player before the Non-player."""
    board = '[regions.Treveri]\nRomans = "9 Legions"\nBelgae = "2 Warbands"\nArverni = "2 Warbands"'
    for player, others in (("Belgae", '"Arverni"'), ("Arverni", '"Belgae"')):
        game = roman_turn(board, nonplayers=f'["Romans", "Aedui", {others}]')
        assert did(game, "battle_target") == [f"battle_target faction {player}"]
        assert priorities(game) == ["romans.battle.players"]


@pytest.mark.proves("8.8.1aa")
def test_8_8_1_then_most_allies_and_citadels() -> None:
    """3d Two Allies before one."""
    board = """
        [regions.Atrebates]
        Romans = "9 Legions"
        [tribes]
        Remi = "{0}"
        Bellovaci = "{1}"
        Atrebates = "{1}"
    """
    for one, two in (("Belgae", "Arverni"), ("Arverni", "Belgae")):
        game = roman_turn(board.format(one, two))
        assert did(game, "battle_target") == [f"battle_target faction {two}"]
        assert priorities(game) == ["romans.battle.most_settled"]


@pytest.mark.proves("8.8.1ab")
def test_8_8_1_then_the_best_victory_margin() -> None:
    """3e (text) The Arverni are eight short of victory with no Ally elsewhere; the Belgae more than that."""
    board = """
        [regions.Atrebates]
        Romans = "9 Legions"
        [tribes]
        Remi = "Belgae"
        Bellovaci = "Arverni"
    """
    game = roman_turn(board)
    assert did(game, "battle_target") == ["battle_target faction Arverni"]
    assert priorities(game) == ["romans.battle.best_margin"]
    more = ("Senones", "Lingones", "Eburones", "Aulerci", "Nervii", "Treveri", "Veneti", "Carnutes")
    fewer = roman_turn(board + "".join(f'        {tribe} = "Belgae"\n' for tribe in more))
    assert did(fewer, "battle_target") == ["battle_target faction Belgae"]


def test_8_8_1_who_has_no_victory_margin_comes_after_who_has_a_bad_one() -> None:
    """3e Belgae far from victory before as many Germans, who stand before them in the order of targets (8.4.1)."""
    board = '[regions.Treveri]\nRomans = "9 Legions"\nGermans = "2 Warbands"\nBelgae = "2 Warbands"\n'
    for die in (1, 6):
        game = roman_turn(board, die, nonplayers=ALL)
        assert game.margin("Belgae") < -6
        assert did(game, "battle_target") == ["battle_target faction Belgae"]
        assert priorities(game) == ["romans.battle.gauls_first"]


def test_8_8_1_equal_enemies_by_dice() -> None:
    """8.3.4 Two Regions alike: the die says which comes first, and money for one only."""
    board = """
        [resources]
        Romans = 3
        [regions.Nervii]
        Romans = "Legion"
        [regions.Treveri]
        Romans = "Legion"
        [tribes]
        Nervii = "Belgae"
        Treveri = "Belgae"
    """
    assert commanded(roman_turn(board, 1)) == ["battle Nervii", "done"]
    assert commanded(roman_turn(board, 6)) == ["battle Treveri", "done"]


@pytest.mark.proves("8.1b", "8.4a")
def test_8_8_1_in_every_region_that_can_be_paid_for() -> None:
    """8.4 Two Battles, the one against a Leader first; a Devastated Region costs four (4.3.2)."""
    board = """
        [resources]
        Romans = {}
        [regions.Nervii]
        Romans = "Legion"
        [regions.Treveri]
        Romans = "2 Legions"
        Belgae = "Ambiorix"
        devastated = true
        [tribes]
        Nervii = "Belgae"
    """
    rich = roman_turn(board.format(6))
    rich.play("Chance loss_roll roll 1")
    assert commanded(rich)[:2] == ["battle Treveri", "battle Nervii"]
    assert rich.resources("Romans") == 0
    assert commanded(roman_turn(board.format(3)))[:1] == ["battle Nervii"]


def test_8_8_1_a_battle_that_is_no_longer_worth_it() -> None:
    """The second Battle is thought over again: Warbands that Retreated there from the first make it a bad one."""
    board = """
        [regions.Nervii]
        Romans = "Caesar, 4 Legions"
        Belgae = "Ambiorix, 12 Revealed Warbands"
        [regions.Treveri]
        Romans = "2 Legions"
        Belgae = "2 Warbands"
        [tribes]
        Nervii = "Belgae"
        Treveri = "Belgae"
    """
    game = roman_turn(board)
    lost = "Belgae loss piece Revealed Belgic Warband\n" * 4
    game.play(f"Belgae declare_retreat retreat\n{lost}Belgae leader_stays no\nBelgae retreat_to region Treveri")
    assert commanded(game) == ["battle Nervii", "done"]
    assert notes(game)[-1] == "romans.battle.no_longer"


def test_8_8_1_frost_spares_what_would_help_a_player() -> None:
    """8.4.4 Upon Frost an Ally of the Arverni is left alone, without which the Aedui, played, would be past victory."""
    board = """
        [regions.Treveri]
        Romans = "Legion"
        [tribes]
        Treveri = "Arverni"
        Carnutes = "Aedui"
    """
    assert boxes(roman_turn(board, head=FROST)).startswith("R1 yes, R_BATTLE no")
    assert boxes(roman_turn(board)).startswith("R1 yes, R_BATTLE yes, R_BESIEGE no")
    assert boxes(roman_turn(board, head=FROST, nonplayers=ALL)).startswith("R1 yes, R_BATTLE yes, R_BESIEGE no")


@pytest.mark.proves("8.8.1u", "8.8.8e")
def test_8_8_8_with_the_warbands_that_nonplayer_aedui_lend() -> None:
    """38 Three Losses instead of one make the Battle worth it; Aedui who are played might refuse."""
    tribes = ("Nervii", "Eburones", "Menapii", "Morini", "Atrebates", "Bellovaci", "Remi", "Veneti", "Namnetes")
    arverni = ("Carnutes", "Aulerci", "Mandubii", "Senones", "Lingones", "Pictones", "Santones", "Bituriges", "Cadurci")
    board = '[regions.Treveri]\nRomans = "Legion, Auxilia"\nAedui = "4 Warbands"\nGermans = "4 Warbands"\n[tribes]\n'
    board += "".join(f'{tribe} = "Belgae"\n' for tribe in tribes)
    board += "".join(f'{tribe} = "Arverni"\n' for tribe in arverni)
    assert boxes(roman_turn(board, 5, nonplayers=ALL)).startswith("R1 yes, R_BATTLE no")
    shared = board + '[capabilities]\n38 = "unshaded"'
    game = roman_turn(shared, 5, nonplayers=ALL)
    assert boxes(game).startswith("R1 yes, R_BATTLE yes, R_BESIEGE no")
    assert commanded(game)[:2] == ["share Treveri", "battle Treveri"]
    assert boxes(roman_turn(shared, 5)).startswith("R1 yes, R_BATTLE no")


def test_8_8_1_equal_enemies_by_the_order_of_targets() -> None:
    """8.4.1 Arverni and Belgae are equal in everything: the Arverni first, whatever the dice say."""
    held = "".join(f'[regions.{r}]\nBelgae = "Warband"\n' for r in ("Atrebates", "Morini", "Nervii"))
    board = '[regions.Treveri]\nRomans = "9 Legions"\nArverni = "2 Warbands"\nBelgae = "2 Warbands"\n' + held
    for die in (1, 6):
        game = roman_turn(board, die, nonplayers=ALL)
        assert game.margin("Arverni") == game.margin("Belgae")
        assert did(game, "battle_target") == ["battle_target faction Arverni"]
        assert priorities(game) == ["romans.battle.order_of_targets"]


def test_8_4_4_no_battle_upon_frost_whose_dice_may_help_a_player() -> None:
    """Ambiorix might survive his roll and the Legion not: its fall would bring the Arverni to victory."""
    tribes = ("Veneti", "Namnetes", "Pictones", "Santones", "Arverni", "Cadurci", "Volcae", "Aulerci", "Carnutes")
    board = (
        'legions_track = 6\n[regions.Treveri]\nRomans = "2 Legions"\nBelgae = "Ambiorix"\n'
        '[regions.Provincia]\nRomans = "4 Legions, Fort"\n[tribes]\n'
    ) + "".join(f'{tribe} = "Arverni"\n' for tribe in tribes)
    assert boxes(roman_turn(board, 1, head=FROST)).startswith("R1 yes, R_BATTLE no")
    assert boxes(roman_turn(board, 1, head=FROST, nonplayers=ALL)).startswith("R1 yes, R_BATTLE yes, R_BESIEGE no")
    assert boxes(roman_turn(board, 1)).startswith("R1 yes, R_BATTLE yes, R_BESIEGE no")


def test_8_8_1_money_is_kept_for_the_battle_of_caesar() -> None:
    """With three Resources there is one Battle: that of Caesar, who is menaced by an Ally, though elsewhere is a
    Leader. With four there are both, first at the Leader."""
    board = """
        [resources]
        Romans = {}
        [regions.Treveri]
        Romans = "Caesar, 3 Legions, 4 Auxilia"
        [regions.Nervii]
        Romans = "2 Legions"
        Belgae = "Ambiorix"
        [tribes]
        Treveri = "Arverni"
    """
    assert commanded(roman_turn(board.format(3), 5))[0] == "battle Treveri"
    assert commanded(roman_turn(board.format(4), 5))[0] == "battle Nervii"
