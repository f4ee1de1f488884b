"""Falling Sky on the screen: as tables, or as plain lines where tables do not fit."""

from collections.abc import Mapping

from alesia.cli.boards.base import Board, View
from alesia.cli.boards.falling_sky import plain, tables
from alesia.cli.boards.falling_sky.facts import COLOURS, GAME, resources, say, title
from alesia.cli.screen import Screen
from alesia.cli.speech import words_of
from alesia.kernel.ask import Option

COMMAND_VERBS = ("recruit", "march", "seize", "battle", "rally", "raid")
REGION_VERBS = ("region", "ask_retreat", *COMMAND_VERBS)


def show(screen: Screen, view: View, seats: Mapping[str, str]) -> None:
    """The whole table."""
    if screen.plain:
        screen.lines(plain.lines(view, seats))
        return
    screen.rule(title(view))
    screen.show(*tables.cards_and_tracks(view), tables.map_table(view), "", tables.factions_table(view, seats))
    screen.lines(tables.legend())


def remark(screen: Screen, view: View, option: Option) -> str:
    """What a Region costs, who holds it, and what stands there; what a side of an Event does, and whether it would."""
    name = str(option.noun)
    if option.verb in view["effective"]:
        return event_remark(view, option.verb, name)
    if option.verb not in REGION_VERBS or name not in view["regions"]:
        return ""
    forces = plain.region_forces(name, view) if screen.plain else tables.region_forces(name, view)
    cost = view["costs"].get(name) if option.verb in COMMAND_VERBS else None
    return forces if cost is None else f"{say('cost', cost)} {forces}"


def event_remark(view: View, side: str, number: str) -> str:
    """The summary of a side, in our own words, and a hint where it would change nothing."""
    summary = words_of(GAME, "_events").text(f"event.{number}.{side}")
    return summary if view["effective"][side] else f"{summary} {say('ineffective')}"


def legend(screen: Screen) -> list[str]:
    return plain.legend() if screen.plain else tables.legend()


BOARD = Board(
    colours=COLOURS,
    turns=frozenset({"action"}),
    headings=frozenset({"card", "execute"}),
    shy=frozenset({"select"}),
    show=show,
    status=resources,
    remark=remark,
    legend=legend,
)
