"""Events executed at random from the boards of random games."""

import re
from functools import cache
from random import Random

import alesia
from tests.falling_sky.watched import livelier

FACTIONS = ("Romans", "Arverni", "Aedui", "Belgae")
SEQUENCE = re.compile(r"^(card|next|played|winters|executed|passed|ineligible|barred|kept) = .*\n", re.MULTILINE)
FIRST = re.compile(r"\[first\]\n(?:.+\n)+")


@cache
def board(seed: int) -> str:
    """The board of a random game after some answers, as text without its cards and cylinders."""
    random = Random(f"board/{seed}")
    scenario = random.choice(["great-revolt", "reconquest-of-gaul", "pax-gallica"])
    table = alesia.new("falling-sky", scenario=scenario, seed=seed)
    for _ in range(random.randrange(10, 500)):
        if (ask := table.ask) is None:
            break
        table.answer(livelier(ask, random))
    text = FIRST.sub("", SEQUENCE.sub("", table.position_text()))
    return text.replace("first_winter_special = true\n", "").replace('senate = "none"', 'senate = "Intrigue"')


def begin(number: int, word: str, faction: str, text: str, seed: int) -> alesia.Table:
    """A game on this board in which the Faction has just begun to execute a side of the card."""
    table = turn(number, faction, text, seed)
    table.answer(f"{word} {number}")
    return table


def turn(number: int, faction: str, text: str, seed: int) -> alesia.Table:
    """A game on this board in which the Faction alone may act on the card."""
    others = [f'"{name}"' for name in FACTIONS if name != faction]
    cards = f"card = {number}\nineligible = [{', '.join(others)}]\n"
    return alesia.new("falling-sky", position=cards + text, seed=seed)
