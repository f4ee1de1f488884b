"""A3.2.4, A3.3.4 Losses of the Arverni, who choose nothing; A1.5.2 and what they never do; A3.1 their Commands."""

import pytest

from tests.ariovistus.arverni import told
from tests.ariovistus.battles import battle, plain
from tests.ariovistus.playing import at
from tests.falling_sky.playing import Play

ORDER = 'Arverni = "1 Warband, 1 revealed Warband, 1 scouted Warband"'


def lost(game: Play) -> list[str]:
    return [what for _, what, *_ in told(game, "lost")]


@pytest.mark.proves("A3.2.4s", "A3.3.4j")
@pytest.mark.parametrize(("attacker", "pieces"), [("Romans", "1 Legion"), ("Belgae", "2 Warbands")])
@pytest.mark.parametrize("times", [1, 2, 3])
def test_a3_2_4_scouted_then_revealed_then_hidden(attacker: str, pieces: str, times: int) -> None:
    """One, two or three Losses, by Romans or by Gauls: nobody is asked, Scouted Warbands go first."""
    number, kind = pieces.split()
    game = plain(battle(attacker, f'[regions.Treveri]\n{ORDER}\n{attacker} = "{int(number) * times} {kind}"'))
    order = ["Scouted Arverni Warband", "Revealed Arverni Warband", "Hidden Arverni Warband"]
    assert [what for what in lost(game) if "Arverni" in what] == order[:times]


FULL = f"""
    [regions.Carnutes]
    {ORDER}
    Romans = "Successor, 9 Legions"
    [tribes]
    Carnutes = "Arverni Citadel"
    Aulerci = "Arverni"
    "Carnutes Colony" = "Arverni"
"""


@pytest.mark.proves("A3.2.4t", "A3.2.4u", "A3.2.4v")
def test_a3_2_4_allies_then_the_citadel_by_a_roll() -> None:
    """Ten Losses halved are five: three Warbands and two Allies."""
    game = plain(battle("Romans", FULL, region="Carnutes"))
    assert [what.split()[-1] for what in lost(game)] == ["Warband"] * 3 + ["Aulerci", "Colony"]
    assert game.tribe("Carnutes") == "Arverni Citadel"


@pytest.mark.proves("A3.2.4u", "A3.2.4v")
@pytest.mark.parametrize(("die", "status"), [(3, "Subdued"), (4, "Arverni Citadel")])
def test_a3_2_4_the_last_loss_falls_on_the_citadel(die: int, status: str) -> None:
    """Two Losses, one Warband: the Citadel rolls for the second."""
    board = """
        [regions.Carnutes]
        Arverni = "1 Warband"
        Romans = "4 Legions"
        [tribes]
        Carnutes = "Arverni Citadel"
    """
    game = plain(battle("Romans", board, region="Carnutes"))
    assert game.asked == "Chance loss_roll"
    game.play(f"Chance loss_roll roll {die}")
    assert game.tribe("Carnutes") == status


@pytest.mark.proves("A3.2.4t")
def test_a3_2_4_an_ally_at_a_city_goes_last() -> None:
    """Two Losses on three Allies: the one at Cenabum stays."""
    board = """
        [regions.Carnutes]
        Romans = "2 Legions"
        [tribes]
        Carnutes = "Arverni"
        Aulerci = "Arverni"
        "Carnutes Colony" = "Arverni"
    """
    game = plain(battle("Romans", board, region="Carnutes"))
    assert lost(game) == ["Aulerci", "Carnutes Colony"]


@pytest.mark.proves("A3.2.4v")
def test_a3_2_4_lots_among_equal_allies() -> None:
    """One Loss for Cadurci and Volcae: chance takes one of them."""
    board = '[regions.Arverni]\nRomans = "1 Legion"\n[tribes]\nCadurci = "Arverni"\nVolcae = "Arverni"'
    game = plain(battle("Romans", board, region="Arverni"))
    assert (game.asked, game.offers("tribe")) == ("Chance arverni_ally_lost", ["Cadurci", "Volcae"])
    game.play("Chance arverni_ally_lost tribe Volcae")
    assert (game.tribe("Volcae"), game.tribe("Cadurci")) == ("Subdued", "Arverni")


def test_a3_2_4_an_ambushed_citadel_does_not_roll() -> None:
    """Belgae Ambush: eight Warbands with Boduognatus, halved, are four Losses; the third takes the Citadel."""
    board = """
        [regions.Carnutes]
        Belgae = "Boduognatus, 8 Warbands"
        [tribes]
        Carnutes = "Arverni Citadel"
        Aulerci = "Arverni"
    """
    game = battle("Belgae", board, "Belgae ambush yes", region="Carnutes")
    assert "Chance loss_roll" not in game.asked
    assert lost(game) == ["Aulerci", "Carnutes"]


# ---- A1.5.2 -----------------------------------------------------------------------------------------------------


@pytest.mark.proves("A1.5.2f", "A1.5.2h")
def test_a1_5_2_nothing_is_asked_of_the_arverni() -> None:
    """Neither gifts nor requests nor truces name them."""
    board = 'card = 1\n[regions.Provincia]\nRomans = "Fort, 2 Legions"\n[regions.Aedui]\nArverni = "3 Warbands"'
    game = at(board).play("Romans action command March\nRomans command negotiate")
    assert game.options
    assert not [option for option in game.options if "Arverni" in option]
    assert [option for option in game.options if "Germans" in option]


@pytest.mark.proves("A1.5.2g")
def test_a1_5_2_they_harass_whenever_they_can() -> None:
    """In a Seize three Hidden Warbands take a Roman piece, and nobody is asked whether."""
    board = 'card = 1\n[regions.Aedui]\nRomans = "2 Auxilia"\nArverni = "3 Warbands"'
    game = at(board).play("Romans action command Seize\nRomans command seize Aedui")
    assert told(game, "harass") == [("Arverni", "Romans", "Aedui", "1")]


@pytest.mark.proves("A3.1a", "A3.1b")
def test_a3_1_the_commands_of_falling_sky_without_vercingetorix() -> None:
    """Their Leader is not among the pieces: a position with him is refused, and none can be placed."""
    game = at('card = 1\n[regions.Arverni]\nArverni = "1 Warband"')
    assert "Leader" not in game.view["available"]["Arverni"]
