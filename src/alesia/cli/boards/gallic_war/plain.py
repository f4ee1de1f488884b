"""The board as sentences: for narrow screens, poor terminals, and whoever has the screen read aloud."""

from collections.abc import Mapping

from alesia.cli.boards.base import View
from alesia.cli.boards.gallic_war.facts import (
    NEUTRAL,
    SIDES,
    battle_title,
    cards,
    fallen,
    force,
    ground,
    groups,
    is_quiet,
    lying,
    name,
    pips,
    players,
    say,
    title,
    tracks,
)
from alesia.kernel.word import Word


def lines(view: View, seats: Mapping[str, str]) -> list[str]:
    """The whole table, from the year to the players."""
    found = [title(view), *tracks(view), *cards(view), *fallen(view)]
    for group, areas in groups(view).items():
        found += [
            "",
            say("plain.group", group),
            *[area_line(ident, area) for ident, area in areas.items() if not is_quiet(area)],
        ]
        found += neutral_line(areas)
    return [*found, "", players(seats), *battle_lines(view), *legend()]


def legend() -> list[str]:
    return [say("plain.legend")]


def area_line(ident: str, area: View) -> str:
    """An area with its owner, its ground and its blocks."""
    control = area["control"]
    held = name("side", control) if control else (say("plain.contested") if area["blocks"] else say("empty"))
    facts = [say("plain.area", name("area", ident), held), *ground(ident, area)]
    facts += [
        say("plain.side", Word("side", side), ", ".join(force(area["blocks"][side])))
        for side in SIDES
        if side in area["blocks"]
    ]
    elsewhere = [side for side in area["tribe"] if side not in (area["control"], NEUTRAL)]
    return say("apart").join([*facts, *[say("plain.tribe", Word("side", side)) for side in elsewhere]])


def neutral_line(areas: Mapping[str, View]) -> list[str]:
    """The neutral tribes of a group, together."""
    quiet = [
        say(
            "plain.quiet",
            name("area", ident),
            say("apart").join([say("neutral", len(area["blocks"][NEUTRAL])), *ground(ident, area)]),
        )
        for ident, area in areas.items()
        if is_quiet(area)
    ]
    return [say("plain.neutral", ", ".join(quiet))] if quiet else []


def battle_lines(view: View) -> list[str]:
    """The battle that is fought now: who lies open, in the order in which they act."""
    battle = view["battle"]
    if battle is None:
        return []
    return [battle_title(view), *[step_line(number, each, view) for number, each in enumerate(battle["order"], 1)]]


def step_line(number: int, step: View, view: View) -> str:
    """Those who act together, with how many dice and what hits."""
    blocks = ", ".join([say("block", name("unit", each["name"]), pips(each)) for each in lying(view, step)])
    facts = (Word("side", step["side"]), step["initiative"], step["dice"], step["rating"])
    return say("plain.step", number, *facts, blocks)
