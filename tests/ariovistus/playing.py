"""How the rule tests of Ariovistus play: as those of Falling Sky do (tests/falling_sky/playing.py)."""

from textwrap import dedent

import alesia
from tests.falling_sky.playing import Play


def at(position: str, **options: str | bool) -> Play:
    """A game in this position, dice to be entered."""
    return Play(alesia.new("ariovistus", position=dedent(position), options=options, dice="asked"))


def at_bay(position: str, **options: str | bool) -> Play:
    """The same, and Defenders without anywhere to go say themselves whether they stand."""
    return Play(at(position, **options).table, at_bay=True)


def start(**options: str | bool) -> Play:
    """The scenario from its set-up, cards and dice to be entered."""
    return Play(alesia.new("ariovistus", options=options, dice="asked"))
