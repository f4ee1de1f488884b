"""8.1.1 `effective` agrees with what happens: over positions of random games, every side of every card."""

from random import Random

import pytest

from alesia.games.falling_sky.components import CARD
from alesia.games.falling_sky.events.base import WORDS
from alesia.kernel.game import LogEntry
from tests.falling_sky.events.executing import FACTIONS, SIDES_OF_CARDS, board, turn
from tests.falling_sky.watched import livelier

TRIES = 8


def play_event(game: str, number: int, word: str, faction: str, text: str, seed: int) -> tuple[bool, bool]:
    """Whether the side was called effective, and whether carrying it out at random changed anything."""
    table = turn(game, number, faction, text, seed)
    called = bool(table.view(faction)["effective"][word])
    table.answer(f"{word} {CARD[number]}")
    random = Random(f"{number}/{word}/{seed}")
    while not (done := [entry for entry in table.log if entry.key == "event_done"]):
        ask = table.ask
        assert ask is not None
        table.answer(livelier(ask, random))
    return called, _changed(done[0])


def _changed(entry: LogEntry) -> bool:
    return bool(entry.facts[3])


@pytest.mark.parametrize(("game", "number", "side"), SIDES_OF_CARDS)
def test_event_effective_agrees_with_execution(game: str, number: int, side: int) -> None:
    """What is called ineffective changes nothing; what is called effective changes something, with fitting choices."""
    for seed in range(6):
        faction = FACTIONS[game][(seed + number) % 4]
        plays = [play_event(game, number, WORDS[side], faction, board(seed, game), n) for n in range(TRIES)]
        called = plays[0][0]
        changed = [change for _, change in plays]
        assert any(changed) == called, (
            f"{CARD[number]} {WORDS[side]} by {faction}, board {seed}: called {called}, {changed}"
        )
