"""Falling Sky on the screen: as tables, or as plain lines where tables do not fit."""

from collections.abc import Mapping

from alesia.cli.boards.base import Board, View
from alesia.cli.boards.falling_sky.facts import COLOURS
from alesia.cli.boards.falling_sky.plain import Plain
from alesia.cli.boards.falling_sky.tables import Tables
from alesia.cli.screen import Screen
from alesia.cli.speech import words_of
from alesia.kernel.ask import Option

COMMAND_VERBS = ("recruit", "march", "seize", "battle", "rally", "raid")
REGION_VERBS = ("region", "ask_retreat", *COMMAND_VERBS)
WIDTHS = {"Romans": 10, "Arverni": 9, "Aedui": 8, "Belgae": 8, "Germans": 8}


class Table:
    """A game on this map as the screen shows it."""

    def __init__(self, game: str, widths: Mapping[str, int]) -> None:
        """``widths``: its Factions in their order, and how wide their columns are at least."""
        self.game = game
        self.plain, self.tables = Plain(game, widths), Tables(game, widths)

    def show(self, screen: Screen, view: View, seats: Mapping[str, str]) -> None:
        """The whole table."""
        if screen.plain:
            screen.lines(self.plain.lines(view, seats))
            return
        tables = self.tables
        screen.rule(tables.title(view))
        page = screen.width
        screen.show(*tables.cards_and_tracks(view), tables.map_table(view, page), "")
        screen.show(tables.factions_table(view, seats, page))
        screen.lines(tables.legend())

    def remark(self, screen: Screen, view: View, option: Option) -> str:
        """What a Region costs, who holds it, what stands there; what a side of an Event does, and whether it would."""
        name = str(option.noun)
        if option.verb in view["effective"]:
            return self.event_remark(view, option.verb, name)
        if option.verb not in REGION_VERBS or name not in view["regions"]:
            return ""
        forces = (self.plain if screen.plain else self.tables).region_forces(name, view)
        cost = view["costs"].get(name) if option.verb in COMMAND_VERBS else None
        return forces if cost is None else f"{self.plain.say('cost', cost)} {forces}"

    def event_remark(self, view: View, side: str, number: str) -> str:
        """The summary of a side, in our own words, and a hint where it would change nothing."""
        summary = words_of(self.teller(view), "_events").text(f"event.{number}.{side}")
        return summary if view["effective"][side] else f"{summary} {self.plain.say('ineffective')}"

    def teller(self, view: View) -> str:
        """The game that tells what a card does: in the first half of The Gallic War (A2.1) Ariovistus."""
        return "ariovistus" if view.get("half") == 1 else self.game

    def legend(self, screen: Screen) -> list[str]:
        return (self.plain if screen.plain else self.tables).legend()


def board_of(table: Table) -> Board:
    return Board(
        colours=COLOURS,
        turns=frozenset({"action"}),
        headings=frozenset({"card", "execute", "arverni_at_war", "interlude", "second_half"}),
        shy=frozenset({"select"}),
        show=table.show,
        status=table.plain.resources,
        remark=table.remark,
        legend=table.legend,
    )


TABLE = Table("falling-sky", WIDTHS)
BOARD = board_of(TABLE)
