"""How the tests of chapter A8 play: as those of chapter 8 do (tests/falling_sky/nonplayers/acting.py).

game = acting('''
    card = "A24"
    nonplayers = ["Germans"]
    ...
''', Germans=[4])
assert game.boxes("Germans") == "G1 no, G1b no, G2 no, G3 yes, G3b yes, G4 no, G5 yes, G_RALLY yes"
"""

import tomllib
from textwrap import dedent

import alesia
from alesia.games.falling_sky.components import FACTION
from alesia.games.falling_sky.nonplayers import Nonplayer
from alesia.games.falling_sky.war import ARIOVISTUS
from tests.falling_sky.nonplayers.acting import Acting

__all__ = ["Acting", "acting"]


def acting(
    position: str,
    seed: int = 1,
    options: dict[str, str | bool] | None = None,
    *,
    at_bay: bool = False,
    **dice: list[int],
) -> Acting:
    """A game in this position; `nonplayers` in the text says who is one."""
    text = dedent(position)
    names = tomllib.loads(text).get("nonplayers", [])
    agents = {name: Nonplayer(FACTION[name], seed, dice.get(name, [])) for name in names}
    seats = {f.name: agents.get(f.name, "human") for f in ARIOVISTUS.players}
    return Acting(alesia.new("ariovistus", None, 1, seats, options, position=text, dice="asked"), agents, at_bay)
