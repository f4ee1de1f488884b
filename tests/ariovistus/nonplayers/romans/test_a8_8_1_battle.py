"""A8.8.1 Battle and Besiege of the Non-player Romans: Settlements, and Diviciacus."""

from textwrap import dedent

import pytest

from tests.ariovistus.nonplayers.romans.boards import ALL, boxes, commanded, did, roman_turn, verdicts

SPARED = "romans.battle.spares_diviciacus"
BEHIND = '[tribes]\nNervii = "Belgae"\n'  # the Aedui are behind the Belgae
AHEAD = '[tribes]\nAedui = "Aedui"\nNervii = "Belgae"\n'  # they are level


@pytest.mark.proves("A8.8.1b")
@pytest.mark.parametrize("die", [1, 6])
def test_a8_8_1_a_settlement_counts_in_the_order_of_battles(die: int) -> None:
    """Two Resources are enough for one Battle, against as many Warbands here and there, of a player: first where there
    is an Ally and a Settlement, not where there is an Ally alone."""
    board = """
        [resources]
        Romans = 2
        [regions.Treveri]
        Romans = "4 Legions"
        Germans = "2 revealed Warbands"
        [regions.Sequani]
        Romans = "4 Legions"
        Germans = "2 revealed Warbands, Settlement"
        [tribes]
        Treveri = "Germans"
        Sequani = "Germans"
    """
    game = roman_turn(board, die)
    assert commanded(game)[:1] == ["battle Sequani"]
    assert "romans.battle.most_settled" in game.priorities("Romans")


# ---- Besiege ----------------------------------------


@pytest.mark.parametrize(("legions", "besieged"), [(3, "yes"), (4, "no")])
def test_a8_8_1_a_settlement_behind_warbands_is_besieged(legions: int, besieged: str) -> None:
    """R_BESIEGE: three Losses on three Warbands leave the Settlement, four take it anyhow."""
    board = f'[regions.Treveri]\nRomans = "{legions} Legions"\nGermans = "3 revealed Warbands, Settlement"'
    game = roman_turn(board)
    assert boxes(game).startswith(f"R1 yes, R_BATTLE yes, R_BESIEGE {besieged}")
    assert game.pieces("Treveri", "Germans") == ""


@pytest.mark.parametrize(("legions", "besieged"), [(7, "yes"), (8, "no")])
def test_8_8_1_an_ally_beside_a_citadel_of_the_arverni(legions: int, besieged: str) -> None:
    """R_BESIEGE: the game runs the Arverni, who give up Allies before a Citadel (A3.2.4): four Losses take the Ally and
    leave three rolls for the Citadel, three only two."""
    board = f'[regions.Mandubii]\nRomans = "{legions} Legions"\n'
    game = roman_turn(board + '[tribes]\nMandubii = "Arverni Citadel"\nSenones = "Arverni"')
    assert boxes(game).startswith(f"R1 yes, R_BATTLE yes, R_BESIEGE {besieged}")
    assert game.tribe("Senones") == "Subdued"


@pytest.mark.parametrize(("nonplayers", "besieged"), [(ALL, "no"), ('["Romans"]', "yes")])
def test_8_8_1_an_ally_behind_an_abatis_of_a_player_is_besieged(nonplayers: str, besieged: str) -> None:
    """R_BESIEGE: A64 A player could let the Abatis roll for every Loss; a Non-player loses the Ally first (8.4.1)."""
    board = '[regions.Treveri]\nRomans = "4 Legions"\n[tribes]\nTreveri = "Belgae"\n[abatis]\nBelgae = "Treveri"'
    assert boxes(roman_turn(board, nonplayers=nonplayers)).startswith(f"R1 yes, R_BATTLE yes, R_BESIEGE {besieged}")


def test_8_8_1_a_settlement_behind_an_abatis_is_besieged() -> None:
    """R_BESIEGE yes: Non-player Germans let the Abatis roll before they give up the Settlement (A64)."""
    board = '[regions.Treveri]\nRomans = "6 Legions"\nGermans = "Settlement"\n'
    assert boxes(roman_turn(board, nonplayers=ALL)).startswith("R1 yes, R_BATTLE yes, R_BESIEGE no")
    felled = roman_turn(board + '[abatis]\nGermans = "Treveri"\n', nonplayers=ALL)
    assert boxes(felled).startswith("R1 yes, R_BATTLE yes, R_BESIEGE yes")


@pytest.mark.parametrize(("abatis", "lots"), [("", 0), ('[abatis]\nBelgae = "Morini"\n', 1)])
def test_8_3_4_a_die_says_which_of_two_allies_goes_if_an_abatis_may_save_the_other(abatis: str, lots: int) -> None:
    """Five Losses take what the Besiege leaves, unless a player lets the Abatis roll for them."""
    tribes = '[tribes]\nMorini = "Belgae"\nMenapii = "Belgae"\n'
    board = f'[regions.Morini]\nRomans = "5 Legions"\nBelgae = "4 revealed Warbands"\n{tribes}{abatis}'
    game = roman_turn(board, 1)
    assert did(game, "besiege") == ["besiege yes"]
    assert len(game.lots("Romans")) == lots


def test_8_8_1_diviciacus_keeps_no_loss_from_an_ally() -> None:
    """R_BESIEGE no: A1.4 he takes Losses last, so the Ally is sure to go."""
    board = '[regions.Treveri]\nRomans = "6 Legions"\nAedui = "Diviciacus"\n[tribes]\nTreveri = "Aedui"'
    assert boxes(roman_turn(board)).startswith("R1 yes, R_BATTLE yes, R_BESIEGE no")


def test_8_8_1_motivated_germans_take_half_so_that_an_ally_must_be_besieged() -> None:
    """R_BESIEGE: A33 shaded, five Losses are two, and two Warbands take them."""
    board = '[regions.Treveri]\nRomans = "5 Legions"\nGermans = "2 revealed Warbands"\n[tribes]\nTreveri = "Germans"\n'
    assert did(roman_turn(board), "besiege") == ["besiege no"]
    assert did(roman_turn(board + '[capabilities]\nA33 = "shaded"'), "besiege") == ["besiege yes"]


# ---- Diviciacus ----------------------------------------

CAMP = '[regions.Treveri]\nRomans = "4 Legions"\nAedui = "{}"\n'


@pytest.mark.proves("A8.8.1e")
@pytest.mark.parametrize(("tribes", "fights"), [(BEHIND, False), (AHEAD, True)])
def test_a8_8_1_aedui_with_diviciacus_are_fought_only_at_a_margin_of_0(tribes: str, fights: bool) -> None:
    """R_BATTLE: with one Ally less than the Belgae he is spared, with as many he is not."""
    game = roman_turn(CAMP.format("Diviciacus, 2 revealed Warbands") + tribes, 5)
    assert boxes(game).startswith(f"R1 yes, R_BATTLE {'yes' if fights else 'no'}")
    assert (verdicts(game)["Treveri", "Aedui"] == SPARED) is not fights


@pytest.mark.proves("A8.8.1e")
def test_a8_8_1_aedui_without_diviciacus_are_fought_as_ever() -> None:
    """R_BATTLE yes: he is next door."""
    board = CAMP.format("3 revealed Warbands") + '[regions.Sequani]\nAedui = "Diviciacus"\n'
    game = roman_turn(board + BEHIND + 'Treveri = "Aedui"\nEburones = "Belgae"\n', 5)
    assert boxes(game).startswith("R1 yes, R_BATTLE yes")


@pytest.mark.proves("A8.8.1e", "A8.8.1f")
def test_a8_8_1_caesar_beside_diviciacus_marches() -> None:
    """R_BATTLE no: Caesar is threatened and will not fight, so nobody does; he goes to the Ally of the Belgae."""
    board = '[regions.Treveri]\nRomans = "Caesar, 4 Legions, 4 Auxilia"\nAedui = "Diviciacus, 1 revealed Warband"\n'
    game = roman_turn(board + BEHIND, 5, nonplayers=ALL)
    assert boxes(game).startswith("R1 yes, R_BATTLE no, R_MARCH yes")
    assert "Caesar" in game.pieces("Nervii", "Romans")


# ---- A8.8c margins ----------------------------------------


@pytest.mark.proves("A8.8c")
@pytest.mark.parametrize("die", [1, 6])
def test_a8_8_in_battle_the_margin_of_the_germans_counts_and_arverni_come_last(die: int) -> None:
    """Two Resources, as many Warbands and one Ally each, all Non-players: Germans, whose margin is better than that of
    the Belgae; Arverni after both."""
    board = """
        [resources]
        Romans = 2
        [regions.{}]
        Romans = "4 Legions"
        {} = "2 revealed Warbands"
        [regions.{}]
        Romans = "4 Legions"
        {} = "2 revealed Warbands"
        [tribes]
        Treveri = "{}"
        Bituriges = "{}"
    """
    pairs = [("Germans", "Arverni"), ("Belgae", "Arverni")]
    for first, second in pairs:
        game = roman_turn(board.format("Treveri", second, "Bituriges", first, second, first), die, nonplayers=ALL)
        assert commanded(game)[:1] == ["battle Bituriges"], (first, second)
        assert "romans.battle.gauls_first" in game.priorities("Romans")


BELGICA = 'Atrebates = "Belgae"\nRemi = "Belgae"\nMorini = "Belgae"\nMenapii = "Belgae"\n' + "".join(
    f'[regions.{name}]\nBelgae = "4 Warbands"\n' for name in ("Atrebates", "Nervii", "Morini")
)


@pytest.mark.proves("A8.8c")
@pytest.mark.parametrize(("more", "first"), [("", "Bituriges"), (BELGICA, "Treveri")])
@pytest.mark.parametrize("die", [1, 6])
def test_a8_8_in_battle_the_better_margin_of_germans_or_belgae(more: str, first: str, die: int) -> None:
    """Two Resources: Belgae in Treveri, Germans in Bituriges, whoever has the better margin."""
    board = """
        [resources]
        Romans = 2
        [regions.Treveri]
        Romans = "4 Legions"
        Belgae = "2 revealed Warbands"
        [regions.Bituriges]
        Romans = "4 Legions"
        Germans = "2 revealed Warbands"
        [tribes]
        Treveri = "Belgae"
        Bituriges = "Germans"
    """
    game = roman_turn(dedent(board) + more, die, nonplayers=ALL)
    margins = game.view["margins"]
    assert (margins["Germans"] > margins["Belgae"]) is (first == "Bituriges")
    assert commanded(game)[:1] == [f"battle {first}"]
