"""How the tests of The Gallic War play: as those of Ariovistus do (tests/ariovistus/playing.py)."""

import tomllib
from textwrap import dedent

import alesia
from alesia.games.falling_sky.components import FACTION
from alesia.games.falling_sky.nonplayers import Nonplayer
from alesia.games.falling_sky.war import CAMPAIGN_SEATS, HEIRS
from tests.falling_sky.nonplayers.acting import Acting
from tests.falling_sky.playing import Play

GAME = "ariovistus-campaign"


def at(position: str, **options: str | bool) -> Play:
    """A game in this position, dice to be entered."""
    return Play(alesia.new(GAME, position=dedent(position), options=options, dice="asked"))


def start(**options: str | bool) -> Play:
    """The scenario from its set-up, cards and dice to be entered."""
    return Play(alesia.new(GAME, options=options, dice="asked"))


def acting(position: str, seed: int = 1, options: dict[str, str | bool] | None = None, **dice: list[int]) -> Acting:
    """A game in this position of either half; `nonplayers` in the text says who is one."""
    text = dedent(position)
    persons = {HEIRS.get(FACTION[name], FACTION[name]) for name in tomllib.loads(text).get("nonplayers", [])}
    names = [f.name for f in CAMPAIGN_SEATS if HEIRS.get(f, f) in persons]
    agents = {name: Nonplayer(FACTION[name], seed, dice.get(name, [])) for name in names}
    seats = {f.name: agents.get(f.name, "human") for f in CAMPAIGN_SEATS}
    return Acting(alesia.new(GAME, None, 1, seats, options, position=text, dice="asked"), agents)
