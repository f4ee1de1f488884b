"""8.9, A8.9 One player against Non-players in The Gallic War."""

import tomllib
from textwrap import dedent

import pytest

from tests.ariovistus.campaign.playing import at
from tests.ariovistus.nonplayers.test_a8_9 import FIVE, THREE, alone
from tests.ariovistus.wintering import QUIET as QUIET_FIRST
from tests.falling_sky.nonplayers.test_8_9 import ALONE, outcome, over
from tests.falling_sky.playing import Play
from tests.falling_sky.wintering import QUIET, merged, written

THIRD, FINAL = "winters = 3\n", "half = 2\nwinters = 5\n"


def winter(position: str, quiet: str, **options: str | bool) -> Play:
    return at(written(merged(tomllib.loads(dedent(quiet)), tomllib.loads(dedent(position)))), **options)


def first(position: str, **options: str | bool) -> Play:
    return winter(position, QUIET_FIRST, **options)


def second(position: str, **options: str | bool) -> Play:
    return winter(position, QUIET, **options)


@pytest.mark.proves("A8.9c")
def test_8_9_a_lone_player_does_not_win_with_the_first_half() -> None:
    """Germans beyond their threshold at the third Winter: the Interlude comes, but for the easy option; with the
    difficult one they lose if anybody is ahead of them."""
    assert first(THIRD + alone("Germans") + FIVE).table.result is None
    assert over(first(THIRD + alone("Germans") + FIVE, solo="easy"))[0] == "threshold"
    assert first(THIRD + alone("Germans") + THREE).table.result is None
    assert over(first(THIRD + alone("Germans"), solo="difficult"))[0] == "outdone"


@pytest.mark.proves("A8.9d")
def test_a8_9_nonplayer_germans_take_gaul_in_the_first_half() -> None:
    game = first(THIRD + alone("Romans") + FIVE)
    assert over(game)[0] == "nonplayer"
    assert outcome(game) == "germania_appendage"


@pytest.mark.proves("A8.9c", "A8.9d")
@pytest.mark.parametrize(
    ("player", "board", "told"),
    [
        ("Belgae", '[tribes]\nCarnutes = "Arverni"\n', "imperium_rebuff"),
        ("Arverni", "", "subject_gaul"),
        ("Romans", '[tribes]\nRemi = "Subdued"\nAtrebates = "Subdued"\nBellovaci = "Subdued"\n', "imperator"),
    ],
)
def test_8_9_the_final_winter_of_the_second_half_decides(player: str, board: str, told: str) -> None:
    """Whoever was the Germans is now the Arverni, with the outcomes of 8.9."""
    game = second(FINAL + ALONE[player] + board)
    assert over(game)[0] in ("final winter", "nonplayer")
    assert outcome(game) == told
    assert second(FINAL.replace("5", "4") + ALONE[player]).table.result is None
