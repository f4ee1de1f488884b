"""The Gallic War in words: a card that is in both decks is told as each half plays it, and so is the log."""

import pytest

from alesia.cli.boards.ariovistus_campaign import TABLE
from alesia.games.falling_sky.components import ARVERNI, GERMANS, REGION, ROMANS
from alesia.kernel.game import LogEntry
from alesia.words import card_words, log_line
from alesia.words.catalogue import languages, read
from tests.ariovistus.campaign.playing import GAME

TOLD_ANEW = sorted(read("ariovistus_events", "en")[0].keys() & read("falling_sky_events", "en")[0].keys())


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("key", TOLD_ANEW)
def test_a2_1_a_card_of_both_decks_is_told_as_in_falling_sky(key: str, language: str) -> None:
    """Wherever Ariovistus tells it otherwise: the game's own text is that of its second half."""
    _, card, side = key.split(".")
    told = {game: card_words(game, card, side, language) for game in ("falling-sky", "ariovistus", GAME)}
    assert told[GAME] == told["falling-sky"] != told["ariovistus"]


def test_a2_1_the_board_tells_a_card_as_the_half_has_it() -> None:
    """Card 62 knows Britannia in the second half alone."""
    told = [TABLE.event_remark({"half": half, "effective": {"unshaded": True}}, "unshaded", "62") for half in (1, 2)]
    assert ["Britannia" in text for text in told] == [False, True]
    assert "Diviciacus" in TABLE.event_remark({"half": 2, "effective": {"unshaded": True}}, "unshaded", "38")


def test_a2_1_a_raid_of_germans_is_told_by_who_runs_them() -> None:
    """Whom a player runs gain what they take (A3.4.3), whom the game runs do not (3.4.3)."""
    facts = (GERMANS, REGION["Treveri"], ROMANS)
    told = [log_line(LogEntry("raid", rule, facts), GAME) for rule in ("A3.4.3", "3.4.3")]
    assert "take 1 Resource" in told[0]
    assert "the Romans lose 1 Resource" in told[1]


def test_a2_1_who_goes_on_is_told() -> None:
    assert "Arverni" in log_line(LogEntry("second_half", "A2.1K", (GERMANS, ARVERNI)), GAME)
