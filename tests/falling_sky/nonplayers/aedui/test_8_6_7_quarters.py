"""8.6.7 Quarters, 8.6.8 Diviciacus."""

import pytest

from tests.falling_sky.nonplayers.acting import Acting, acting
from tests.falling_sky.nonplayers.aedui.boards import IN_WINTER, scored

WINTER = """
card = "Winter"
nonplayers = {}
[regions.Bituriges]
Aedui = "3 Warbands"
devastated = {}
{}
"""


def winter(
    neighbours: str,
    devastated: str = "true",
    nonplayers: str = '["Aedui"]',
    tribes: str = "",
    *dice: int,
    score: int = 9,
) -> Acting:
    """Up to the Quarters of the Aedui and beyond; the Belgae stay where they are."""
    board = WINTER.format(nonplayers, devastated, neighbours)
    game = acting(board + scored(score, IN_WINTER) + "\n" + tribes, Aedui=list(dice))
    if game.asked == "Belgae quarters_from":
        game.answer("Belgae quarters_from done")
    return game


@pytest.mark.proves("8.6.7a")
def test_8_6_7_out_of_a_devastated_region() -> None:
    """All Warbands leave a Devastated Region without Aedui Ally or Citadel, for one under Aedui Control."""
    game = winter('[regions.Mandubii]\nAedui = "Warband"\n[regions.Aedui]\nArverni = "2 Warbands"')
    assert game.pieces("Bituriges", "Aedui") == ""
    assert game.pieces("Mandubii", "Aedui") == "4 Warbands"


@pytest.mark.proves("8.6.7a")
def test_8_6_7_nobody_moves_without_devastation() -> None:
    """They move for nothing else."""
    game = winter('[regions.Mandubii]\nAedui = "Warband"', devastated="false")
    assert game.pieces("Bituriges", "Aedui") == "3 Warbands"


@pytest.mark.proves("8.6.7b")
@pytest.mark.parametrize(("home", "score"), [("Aedui Citadel", 9), ("Aedui", 10)])
def test_8_6_7_a_citadel_or_ally_feeds_them(home: str, score: int) -> None:
    """With an Aedui Citadel or Ally there they stay."""
    game = winter('[regions.Mandubii]\nAedui = "Warband"', tribes=f'Bituriges = "{home}"', score=score)
    assert game.pieces("Bituriges", "Aedui") == "3 Warbands"


@pytest.mark.proves("8.6.7d")
def test_8_6_7_own_control_before_that_of_others() -> None:
    """Where they are at home first, not where somebody must agree."""
    game = winter('[regions.Mandubii]\nRomans = "9 Auxilia"\n[regions.Aedui]\nAedui = "Warband"')
    assert "quarters_to region Aedui" in game.did("Aedui")
    assert "aedui.quarters.own_control" in game.priorities("Aedui")


ROMAN_LAND = '[regions.Mandubii]\nRomans = "9 Auxilia"\n[regions.Aedui]\nArverni = "3 Warbands"\n'


@pytest.mark.parametrize("die", range(1, 7))
def test_8_6_7_only_who_may_agree_is_asked(die: int) -> None:
    """Whatever the dice: the Roman player in Mandubii is asked, never the Non-player Arverni around them."""
    game = winter(ROMAN_LAND, "true", '["Aedui", "Arverni"]', "", *[die] * 6)
    assert game.asked == "Romans agree_quarters"
    assert not [each for each in game.did("Aedui") if each.startswith("quarters_to")]  # there is no other way


@pytest.mark.proves("8.6.7d")
def test_8_6_7_a_player_is_asked_to_take_them_in() -> None:
    """Without own Control in reach they ask a player; if he refuses, they try elsewhere or stay."""
    game = winter(ROMAN_LAND, nonplayers='["Aedui", "Arverni"]')
    assert game.asked == "Romans agree_quarters"
    game.answer("Romans agree_quarters yes")
    assert game.pieces("Mandubii", "Aedui") == "3 Warbands"
    game = winter(ROMAN_LAND, nonplayers='["Aedui", "Arverni"]')
    game.answer("Romans agree_quarters no")
    assert game.asked == "Chance quarters_roll"
    assert game.pieces("Bituriges", "Aedui") == "3 Warbands"


@pytest.mark.proves("8.6.7c", "8.6.7d")
def test_8_6_7_nonplayer_arverni_are_not_even_asked() -> None:
    """8.4.2 Non-player Arverni and Belgae never agree: with only them around, the Aedui stay and roll."""
    game = winter(
        '[regions.Mandubii]\nArverni = "9 Warbands"\n[regions.Aedui]\nArverni = "9 Warbands"',
        nonplayers='["Aedui", "Arverni"]',
    )
    assert game.asked == "Chance quarters_roll"
    assert not [each for each in game.did("Aedui") if each.startswith("quarters_to")]


# ---- 8.6.8 ------------------------------------------------------------------------------------------------------

TOGETHER = """
card = 2
nonplayers = ["Aedui"]
[capabilities]
38 = "unshaded"
[regions.Mandubii]
Romans = "2 Auxilia"
Aedui = "3 Warbands"
Arverni = "4 Warbands"
"""


@pytest.mark.proves("8.6.8a")
def test_8_6_8_aedui_warbands_act_as_auxilia_while_rome_is_at_twelve_or_less() -> None:
    """During Roman Commands the Aedui agree only while the Roman score is 12 or less; above it nobody can ask."""
    game = acting(TOGETHER + scored(12)).play("Romans action command Battle\nRomans command share Mandubii")
    assert game.did("Aedui")[-1] == "agree_share yes"
    assert acting(TOGETHER + scored(13)).play("Romans action command Battle").offers("share") == []


@pytest.mark.proves("8.6.8h")
def test_8_6_8_no_auxilia_in_the_defence_of_the_aedui() -> None:
    """Auxilia act as Warbands in the Commands of the Aedui, not in their defence."""
    game = acting(TOGETHER.replace("card = 2", "card = 20") + scored(12))
    game.play("Arverni action command Battle\nArverni command battle Mandubii\nArverni battle_target faction Aedui")
    assert "share no" in game.did("Aedui")
