"""A slice of the census of questions that decide nothing (`make idle` is the whole of it)."""

from collections import Counter
from collections.abc import Callable
from random import Random

import pytest
from tools.idle_questions import idle_in, is_idle

from alesia.games import GAMES, find
from alesia.kernel.ask import CHECKPOINT, Procedure, confirm, roll
from alesia.kernel.conformance import default_options
from alesia.kernel.game import Context
from alesia.kernel.position import Position
from tests.kernel.toy import Toy, ToyState

TRIES = 4  # looks at each key in a game


@pytest.mark.parametrize("name", GAMES)
def test_a_random_game_asks_nothing_that_decides_nothing(name: str) -> None:
    game = find(name)
    assert [ask.key for ask, _ in idle_in(game, next(iter(game.scenarios)), Random("slice"), TRIES, Counter())] == []


def asks_of(weather: Callable[[bool], int], dries: bool = False) -> Position[ToyState]:
    """A game in which Red says whether it rains, and Blue whether he minds; all may be dry again soon."""

    class Weather(Toy):
        def main(self, g: Context[ToyState]) -> Procedure[None]:
            yield CHECKPOINT
            wet = yield from confirm(0, "march", "1")
            yield from confirm(1, "march", "1")
            g.state.sky = weather(wet)
            yield CHECKPOINT
            g.state.sky = 0 if dries else g.state.sky
            yield from confirm(1, "march", "2")

    game = Weather()
    return Position(game, game.setup("short", default_options(game)))


def test_the_census_looks_beyond_the_next_question() -> None:
    """The position after the answer is the same either way: only what is remembered for later makes the difference."""
    assert is_idle(asks_of(lambda wet: 0))
    assert not is_idle(asks_of(int))


@pytest.mark.parametrize("face", [1, 6])
def test_the_census_sees_what_hangs_on_many_dice(face: int) -> None:
    """Twelve times the same face: honest throws would not show it."""

    class Storm(Toy):
        def main(self, g: Context[ToyState]) -> Procedure[None]:
            yield CHECKPOINT
            wet = yield from confirm(0, "march", "1")
            rolls = []
            for _ in range(12):
                rolls.append((yield from roll("battle", "1")))
            g.state.sky = int(wet and set(rolls) == {face})
            yield CHECKPOINT
            yield from confirm(1, "march", "2")

    game = Storm()
    assert not is_idle(Position(game, game.setup("short", default_options(game))))


def test_the_census_sees_what_is_made_good_before_the_next_question() -> None:
    """At the checkpoint it was wet: the end of the turn has shown it."""
    assert not is_idle(asks_of(int, dries=True))
