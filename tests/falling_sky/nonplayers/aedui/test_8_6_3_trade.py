"""8.6.3 Trade after the Command."""

import pytest

from alesia.words import explain_lines
from tests.falling_sky.nonplayers.acting import Acting
from tests.falling_sky.nonplayers.aedui.boards import aedui_turn

BOTH = '["Aedui", "Romans"]'
# Four Warbands: the Aedui Rally one, for one Resource. Trade brings 1 (2 if Rome agrees) for each of the Tribes.
BOARD = """
    [resources]
    Aedui = {aedui}
    Romans = {romans}
    [regions.Aedui]
    Aedui = "4 Warbands"
    [regions.Bituriges]
    Arverni = "{arverni} Warbands"
    Belgae = "3 Warbands"
    [tribes]
    Aedui = "Aedui Citadel"
    {more}
"""


def trade(aedui: int, romans: int = 20, more: str = "", head: str = "card = 47", nonplayers: str = BOTH) -> Acting:
    board = BOARD.format(aedui=aedui, romans=romans, arverni=3, more=more)
    return aedui_turn(board, head=head, nonplayers=nonplayers)


def abilities(game: Acting) -> str:
    """The boxes of Special Abilities."""
    return game.boxes("Aedui").partition("A_RALLY yes, ")[2]


MORE = 'Bituriges = "Aedui"'


@pytest.mark.proves("8.6.3l", "8.6.3o", "8.6.3q", "8.8.6d")
def test_8_6_3_trade_with_fewer_than_ten_resources() -> None:
    """Below ten Resources after the Rally, and four to gain with Non-player Romans who agree."""
    game = trade(10, more=MORE)
    assert abilities(game) == "A_TRADE yes"
    assert game.resources("Aedui") == 8 + 4


def test_8_1_3_what_a_trade_brings_is_told_by_region() -> None:
    """4.4.1 Two Resources each from the Citadel at home and the Ally of the Bituriges."""
    lines = [text.strip() for _, text in explain_lines(trade(10, more=MORE).walk("Aedui"))]
    (told,) = [line for line in lines if line.startswith("Resources that Trade brings by Region")]
    assert told == "Resources that Trade brings by Region, if all agree who may: Bituriges 2, Aedui 2."
    french = [text.strip() for _, text in explain_lines(trade(10, more=MORE).walk("Aedui"), language="fr")]
    assert any(line.startswith("Ressources que le Commerce rapporte par Région") for line in french)


@pytest.mark.proves("8.6.3l", "8.6.3c")
def test_8_6_3_no_trade_with_ten_resources() -> None:
    """With ten, and Romans who are not poor either, they Suborn instead."""
    assert abilities(trade(12, more=MORE)) == "A_TRADE no, A_SUBORN yes"
    assert abilities(trade(11, more=MORE)) == "A_TRADE yes"


@pytest.mark.proves("8.6.3m")
def test_8_6_3_trade_while_aedui_and_romans_are_poor_together() -> None:
    """Fewer than fifteen Resources of both together."""
    assert abilities(trade(12, romans=4, more=MORE)) == "A_TRADE yes"
    assert abilities(trade(12, romans=5, more=MORE)) == "A_TRADE no, A_SUBORN yes"


@pytest.mark.proves("8.6.3o", "8.6.3c")
def test_8_6_3_trade_for_two_resources_is_not_worth_it() -> None:
    """As 1st Eligible they want more than two."""
    assert abilities(trade(10)) == "A_TRADE no, A_SUBORN yes"


SECOND = 'card = 47\npassed = ["Belgae"]\nfirst = { faction = "Arverni", action = "Command" }'


@pytest.mark.proves("8.6.3n")
def test_8_6_3_the_second_eligible_trades_for_any_gain() -> None:
    """As 2nd Eligible they Trade for two Resources too."""
    game = trade(10, head=SECOND)
    assert abilities(game) == "A_TRADE yes"
    assert game.resources("Aedui") == 9 + 2


@pytest.mark.proves("8.6.3p")
def test_8_6_3_players_say_whether_they_agree() -> None:
    """A Roman player is asked, and his yes doubles the gain; the Arverni, whose Region it is, refuse theirs."""
    board = BOARD.format(aedui=10, romans=20, arverni=6, more='Bituriges = "Aedui"\nSequani = "Aedui"')
    game = aedui_turn(board)
    assert game.asked == "Romans agree_trade"
    game.play("Romans agree_trade yes\nArverni agree_trade no")
    assert abilities(game) == "A_TRADE yes"
    assert game.resources("Aedui") == 7 + 2 * 3


@pytest.mark.proves("8.6.3p", "8.6.3c")
def test_8_6_3_a_trade_that_brings_too_little_after_the_answers_leads_to_suborn() -> None:
    """When the Romans refuse, two Resources are not enough: the Trade is called off, and they Suborn."""
    game = trade(10, more=MORE, nonplayers='["Aedui"]')
    assert game.asked == "Romans agree_trade"
    game.answer("Romans agree_trade no")
    assert abilities(game) == "A_TRADE no, A_SUBORN yes"
    assert "trade no" in game.did("Aedui")


def test_8_6_3_nobody_is_asked_for_a_trade_that_cannot_be_worth_it() -> None:
    """If even with every agreement no more than two Resources could be gained, the players are not asked."""
    game = trade(10, nonplayers='["Aedui"]')
    assert abilities(game) == "A_TRADE no, A_SUBORN yes"
    assert "command ability Trade" not in game.did("Aedui")


def test_8_6_3_a_full_track_leaves_nothing_to_earn() -> None:
    """1.8 Forty-five Resources are the most: after a Battle with forty-three, two can be earned, which is too few."""
    board = """
        [resources]
        Aedui = {}
        [regions.Pictones]
        Aedui = "4 revealed Warbands"
        [tribes]
        Pictones = "Arverni"
        Aedui = "Aedui Citadel"
        Mandubii = "Aedui"
    """
    assert aedui_turn(board.format(44), nonplayers=BOTH).boxes("Aedui").endswith("A_AMBUSH no, A_TRADE no")
    assert aedui_turn(board.format(43), nonplayers=BOTH).boxes("Aedui").endswith("A_AMBUSH no, A_TRADE yes")


@pytest.mark.proves("8.6.3b", "8.6.3s")
def test_8_6_3_after_a_battle_trade_whatever_the_resources() -> None:
    """Battled, without Ambush: Trade even when rich; but no Suborn after Battle."""
    board = '[resources]\nAedui = 30\n[regions.Pictones]\nAedui = "4 Warbands"\n[tribes]\nPictones = "Arverni"\n{}'
    rich = aedui_turn(board.format('Aedui = "Aedui Citadel"'), nonplayers=BOTH)
    assert rich.boxes("Aedui").endswith("A_BATTLE yes, A_AMBUSH no, A_TRADE yes")
    poor = board.format("").replace("[tribes]", 'Belgae = "8 Warbands"\n[tribes]')
    assert aedui_turn(poor, nonplayers=BOTH).boxes("Aedui").endswith("A_BATTLE yes, A_AMBUSH no, A_TRADE no")


@pytest.mark.proves("8.6.3r")
def test_8_6_3_all_resources_that_can_be_obtained() -> None:
    """Every Region within a Supply Line yields, Subdued Tribes under Aedui Control too."""
    game = trade(10, more='Mandubii = "Aedui"\nSequani = "Aedui"')
    assert abilities(game) == "A_TRADE yes"
    assert game.resources("Aedui") > 9 + 6


@pytest.mark.proves("8.3.1f")
@pytest.mark.parametrize("die", range(1, 7))
def test_8_6_3_river_commerce_at_war_takes_the_richest_region(die: int) -> None:
    """39 shaded: one Region only, the one that yields most, whatever the dice."""
    board = BOARD.format(
        aedui=10, romans=20, arverni=3, more='Mandubii = "Aedui"\nSenones = "Aedui"\nLingones = "Aedui"'
    )
    game = aedui_turn('[capabilities]\n39 = "shaded"\n' + board, *[die] * 6, nonplayers=BOTH)
    assert "trade_region region Mandubii" in game.did("Aedui")
    assert "aedui.trade.richest" in game.priorities("Aedui")
