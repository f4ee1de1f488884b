"""The board as sentences: for narrow screens, poor terminals, and whoever has the screen read aloud."""

from collections.abc import Mapping

from alesia.cli.boards.base import View
from alesia.cli.boards.rome_vs_gaul.facts import (
    NOBODY,
    armies,
    boxes,
    cards,
    fight,
    ground,
    holder,
    name,
    players,
    province_title,
    provinces,
    region,
    say,
    title,
    tracks,
)
from alesia.games.rome_vs_gaul.components import REGIONS


def lines(view: View, seats: Mapping[str, str]) -> list[str]:
    """The whole table, from the turn to the players."""
    found = [title(view), *tracks(view), *cards(view), *boxes(view)]
    for each in REGIONS:
        found += ["", say("plain.region", name("region", each.name), region(view, each.name)).strip()]
        for ident, spaces in provinces(each).items():
            found += province_lines(view, ident, spaces)
    return [*found, "", players(seats), *fight(view), *legend()]


def legend() -> list[str]:
    return [say("plain.legend")]


def province_lines(view: View, ident: str, spaces: list[str]) -> list[str]:
    """Who controls it, whose its spaces are; then the armies there."""
    held = name("side", view["provinces"][ident] or NOBODY)
    words = say("apart").join(ground(view, spaces, "word.spaces", holder))
    found = [say("plain.province", province_title(ident), held, words)]
    return found + [say("plain.army", words) for each in spaces for words in armies(view, each)]
