"""What a Non-player, or a side that the rules move, does out of turn on somebody's own board: a Battle against it, its
Quarters, an agreement, a Phase. Nothing is kept: whoever asks says again what was answered on the way."""

from collections.abc import Sequence
from typing import NamedTuple

from alesia.kernel.game import LogEntry
from alesia.kernel.tabletop import Step, steps
from alesia.kernel.walk import Walk
from alesia.table.doors import ask_nonplayer
from alesia.table.setup import ALL
from alesia.table.table import Still, Table, TableAsk


class Inquiry(NamedTuple):
    """Of whom something is asked on which board, what it is about, by whom and where that is done."""

    game: str
    position: str
    side: str
    about: str
    by: str | None = None
    place: str | None = None


class Reply(NamedTuple):
    """What happens, what hands do, and why; and what people must answer first, dice included, if anything."""

    told: tuple[LogEntry, ...]
    steps: tuple[Step, ...]
    walks: tuple[Walk, ...]
    ask: TableAsk | None
    still: Still


def ask_aside(wish: Inquiry, answers: Sequence[str] = ()) -> Reply:
    """As far as these answers lead."""
    table = ask_nonplayer(
        wish.game, wish.position, wish.side, seed=0, dice=ALL, about=wish.about, by=wish.by, place=wish.place
    )
    before = table.game.layout(table.position.state)
    ask = _go_on(table, answers)
    moved = steps(before, table.game.layout(table.position.state))
    walks = tuple(each.walk for each in table.thoughts)
    return Reply(tuple(table.log), moved, walks, ask, table.still())


def _go_on(table: Table, answers: Sequence[str]) -> TableAsk | None:
    """Until somebody is asked who has not answered yet, or it is over."""
    table.go_on()
    for option in answers:
        if (ask := table.ask) is not None:
            table.take(option, ask.who)
            table.go_on()
    return table.ask
