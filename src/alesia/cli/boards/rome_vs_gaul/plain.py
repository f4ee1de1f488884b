"""The board as sentences: for narrow screens, poor terminals, and whoever has the screen read aloud."""

from collections.abc import Mapping

from alesia.cli.boards.base import View
from alesia.cli.boards.rome_vs_gaul.facts import (
    armies,
    boxes,
    cards,
    fight,
    name,
    players,
    province_title,
    provinces,
    say,
    sign,
    space_words,
    title,
    tracks,
)


def lines(view: View, seats: Mapping[str, str]) -> list[str]:
    """The whole table, from the turn to the players."""
    found = [title(view), *tracks(view), *cards(view), *boxes(view), ""]
    for ident, spaces in provinces().items():
        found += province_lines(view, ident, spaces)
    return [*found, "", players(seats), *fight(view), *legend()]


def legend() -> list[str]:
    return [say("plain.legend")]


def province_lines(view: View, ident: str, spaces: list[str]) -> list[str]:
    """Who controls it and each of its spaces; then the armies there."""
    held = sign(view["provinces"][ident])
    found = [say("plain.province", province_title(ident), held, ", ".join(space_words(view, each) for each in spaces))]
    found += [
        say("plain.army", name("space", each), say("apart").join(there))
        for each in spaces
        if (there := armies(view, each))
    ]
    return found
