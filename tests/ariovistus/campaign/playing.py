"""How the tests of The Gallic War play: as those of Ariovistus do (tests/ariovistus/playing.py)."""

from textwrap import dedent

import alesia
from tests.falling_sky.playing import Play

GAME = "ariovistus-campaign"


def at(position: str, **options: str | bool) -> Play:
    """A game in this position, dice to be entered."""
    return Play(alesia.new(GAME, position=dedent(position), options=options, dice="asked"))


def start(**options: str | bool) -> Play:
    """The scenario from its set-up, cards and dice to be entered."""
    return Play(alesia.new(GAME, options=options, dice="asked"))
