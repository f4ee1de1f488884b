"""Interludes to test in: a quiet one, into which each test sets what matters to it.

    game = interlude("belgae", '''
        [regions.Nervii]
        Belgae = "4 Warbands"
    ''')

begins with that part and stops at the first question. `DECK` is the question behind the last part: the first card of
the second deck.
"""

import tomllib
from textwrap import dedent

from tests.ariovistus.campaign.playing import at
from tests.falling_sky.playing import Play
from tests.falling_sky.wintering import merged, written

# Nobody is asked anything: Caesar is in Provincia with no Legion, and Ambiorix comes to the Belgic Citadel at Avaricum.
QUIET = """
    card = "Winter"
    [resources]
    Romans = 8
    Germans = 5
    Aedui = 5
    Belgae = 5
    [regions.Provincia]
    Romans = "Caesar"
    [tribes]
    Bituriges = "Belgae Citadel"
"""
AFTER_BELGAE = ("aedui", "arverni", "romans", "cisalpina", "turning")
DECK = "Chance draw_card"
IN_SECOND_HALF = ("britannia", "spring", "tracks", "second_deck")


def interlude(part: str, position: str = "", **options: str | bool) -> Play:
    """The quiet Interlude from this part on, with these things otherwise."""
    table = tomllib.loads(dedent(QUIET))
    if part in IN_SECOND_HALF:
        table["resources"] = {"Romans": 8, "Arverni": 5, "Aedui": 5, "Belgae": 5}
        table["half"] = 2
    if part in (*AFTER_BELGAE, *IN_SECOND_HALF):
        table["regions"]["Bituriges"] = {"Belgae": "Ambiorix" if part in IN_SECOND_HALF else "Boduognatus"}
    table["interlude"] = part
    return at(written(merged(table, tomllib.loads(dedent(position)))), **options)


def finish(game: Play) -> Play:
    """Nobody removes more than must be; the Romans stay in Gaul; whatever else is asked has its first answer."""
    while game.asked != DECK:
        game.table.answer("done" if "done" in game.options else "no" if "no" in game.options else game.options[0])
    return game


def left(game: Play) -> int:
    """How many pieces must still go, as the question tells."""
    assert game.table.ask is not None
    return int(game.table.ask.about[1])


def bands(game: Play, faction: str) -> dict[str, str]:
    """The pieces of a Faction by Region."""
    return {name: facts[faction] for name, facts in game.position["regions"].items() if faction in facts}


def tribes(game: Play, status: str) -> list[str]:
    """The Tribes with this status."""
    return [name for name, found in game.position["tribes"].items() if found == status]


def logged(game: Play, key: str) -> list[str]:
    """What was reported so, its facts in a row: "Germans Treveri 3"."""
    return [" ".join(map(str, entry.facts)) for entry in game.table.log if entry.key == key]
