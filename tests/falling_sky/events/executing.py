"""Events executed at random from the boards of random games, in the war to whose deck their card belongs."""

import re
from functools import cache
from random import Random

import alesia
from alesia.games.falling_sky.components import CARD, EXPANSION_CARDS
from alesia.games.falling_sky.events.base import EVENTS
from alesia.table import game_info
from tests.falling_sky.watched import livelier

FALLING_SKY, ARIOVISTUS = "falling-sky", "ariovistus"
SCENARIOS = {FALLING_SKY: ["great-revolt", "reconquest-of-gaul", "pax-gallica"], ARIOVISTUS: ["ariovistus"]}
FACTIONS = {game: game_info(game).seats for game in SCENARIOS}
SEQUENCE = re.compile(r"^(card|next|played|winters|executed|passed|ineligible|barred|kept) = .*\n", re.MULTILINE)
FIRST = re.compile(r"\[first\]\n(?:.+\n)+")

# The game in which it is tried, its number, its side.
Side = tuple[str, int, int]
SIDES_OF_CARDS: list[Side] = [
    (ARIOVISTUS if CARD[number] in EXPANSION_CARDS else FALLING_SKY, number, side) for number, side in sorted(EVENTS)
]


@cache
def board(seed: int, game: str = FALLING_SKY) -> str:
    """The board of a random game after some answers, as text without its cards and cylinders."""
    random = Random(f"board/{seed}")
    scenario = random.choice(SCENARIOS[game])
    table = alesia.new(game, scenario=scenario, seed=seed)
    for _ in range(random.randrange(10, 500)):
        if (ask := table.ask) is None:
            break
        table.answer(livelier(ask, random))
    text = FIRST.sub("", SEQUENCE.sub("", table.position_text()))
    return text.replace("first_winter_special = true\n", "").replace('senate = "none"', 'senate = "Intrigue"')


def begin(game: str, number: int, word: str, faction: str, text: str, seed: int) -> alesia.Table:
    """A game on this board in which the Faction has just begun to execute a side of the card."""
    table = turn(game, number, faction, text, seed)
    table.answer(f"{word} {CARD[number]}")
    return table


def turn(game: str, number: int, faction: str, text: str, seed: int) -> alesia.Table:
    """A game on this board in which the Faction alone may act on the card."""
    others = [f'"{name}"' for name in FACTIONS[game] if name != faction]
    cards = f'card = "{CARD[number]}"\nineligible = [{", ".join(others)}]\n'
    return alesia.new(game, position=cards + text, seed=seed)
