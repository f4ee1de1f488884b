"""8.4.2, 8.6.6, 8.8.6 Others are offered to ask a Non-player only for what it might grant."""

from collections.abc import Callable

import pytest

import alesia
from alesia.games import find
from alesia.games.falling_sky.components import FACTION
from alesia.games.falling_sky.nonplayers import Nonplayer
from alesia.games.falling_sky.nonplayers.events.trial import PROMISES
from alesia.kernel.ask import Ask, Option
from alesia.nonplayers.options import NO


class Listening(Nonplayer):
    """A Non-player that remembers which agreements it has refused without a die."""

    def __init__(self, name: str, seed: int) -> None:
        super().__init__(FACTION[name], seed)
        self.refused: list[str] = []
        self.granted = 0

    def decide(self, view: Callable[[], object], ask: Ask) -> Option:
        option = super().decide(view, ask)
        if ask.key in PROMISES or "lend" in ask.about:
            rolled = any(step.kind == "roll" for step in self.walk)
            self.granted += option != NO
            self.refused += [f"{ask.key} {ask.about}"] if option == NO and not rolled else []
        return option


@pytest.mark.parametrize("name", ["falling-sky", "ariovistus"])
def test_8_4_2_no_nonplayer_is_asked_for_what_it_never_grants(name: str) -> None:
    """In random games of one to three players every refusal of a Non-player hung on a die (8.6.6)."""
    game, granted = find(name), 0
    for seed in range(16):
        played = [seat for n, seat in enumerate(game.seats) if (seed * 7 + 1) >> n & 1]
        bots = {seat: Listening(seat, seed) for seat in game.seats if seat not in played}
        scenario = list(game.scenarios)[seed % len(game.scenarios)]
        alesia.new(name, scenario, seed, bots | dict.fromkeys(played, "random")).go_on()
        assert [each for bot in bots.values() for each in bot.refused] == []
        granted += sum(bot.granted for bot in bots.values())
    assert granted > 0
