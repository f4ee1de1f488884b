"""8.1.1 `effective` agrees with what happens: over positions of random games, every side of every card."""

from random import Random

import pytest

from alesia.games.falling_sky.events.base import EVENTS, WORDS
from alesia.kernel.game import LogEntry
from tests.falling_sky.events.executing import FACTIONS, board, turn
from tests.falling_sky.watched import livelier

TRIES = 8


def play_event(number: int, word: str, faction: str, text: str, seed: int) -> tuple[bool, bool]:
    """Whether the side was called effective, and whether carrying it out at random changed anything."""
    table = turn(number, faction, text, seed)
    called = bool(table.view(faction)["effective"][word])
    table.answer(f"{word} {number}")
    random = Random(f"{number}/{word}/{seed}")
    while not (done := [entry for entry in table.log if entry.key == "event_done"]):
        ask = table.ask
        assert ask is not None
        table.answer(livelier(ask, random))
    return called, _changed(done[0])


def _changed(entry: LogEntry) -> bool:
    return bool(entry.facts[3])


@pytest.mark.parametrize(("number", "side"), sorted(EVENTS))
def test_event_effective_agrees_with_execution(number: int, side: int) -> None:
    """What is called ineffective changes nothing; what is called effective changes something, with fitting choices."""
    for seed in range(6):
        faction = FACTIONS[(seed + number) % 4]
        plays = [play_event(number, WORDS[side], faction, board(seed), n) for n in range(TRIES)]
        called = plays[0][0]
        changed = [change for _, change in plays]
        assert any(changed) == called, f"{number} {WORDS[side]} by {faction}, board {seed}: called {called}, {changed}"
