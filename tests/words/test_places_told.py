"""A line of the log says of which places it tells, so that a page can light them."""

import re
from collections.abc import Iterator

import pytest

from alesia.kernel.game import LogEntry
from alesia.server.chronicle import PLACES, places
from alesia.table import game_info
from alesia.words import log_marked
from tests.words.played import GAMES, played

# What is told of a fight or of a piece on the map, without a word on where that is.
PLACED = {
    "gallic-war": ("fire", "hit", "revealed"),
    "rome-vs-gaul": ("battle_dice", "battle_hits", "rerolled", "reroll_passed", "elite_suffers"),
}


@pytest.mark.parametrize(("game", "scenario"), GAMES)
def test_every_line_that_names_a_place_knows_it(game: str, scenario: str) -> None:
    """Whether the name comes as a fact or stands in the message; those of a fight know where it is fought."""
    log = played(game, scenario).log
    assert [log_marked(entry, game)[0] for entry in log if has_lost_its_place(entry, game)] == []
    fights = [entry for entry in log if entry.key in PLACED.get(game, ())]
    assert {entry.key for entry in fights if not places(entry.facts)} == set()


def has_lost_its_place(entry: LogEntry, game: str) -> bool:
    return not places(entry.facts) and any(named(entry, game))


def named(entry: LogEntry, game: str) -> Iterator[str]:
    """The places in the words of a line; a card may be called like one, and so is a people."""
    text, marks = log_marked(entry, game)
    yield from [mark.id for mark in marks if mark.kind in PLACES]
    for mark in reversed(marks):
        text = text[: mark.start] + text[mark.end :]
    info = game_info(game)
    known = {str(thing) for thing in info.things if thing.kind in PLACES} - {*info.seats, "Arverni", "Germans"}
    yield from [place for place in known if re.search(rf"\b{re.escape(place)}\b", text)]
