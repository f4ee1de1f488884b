"""What is written and read of the time that people have for a move."""

from collections.abc import Collection
from typing import NamedTuple

from sqlalchemy import Connection, exists, select, update

from alesia.server.storage.club_schema import budgets, stand_ins
from alesia.server.storage.club_store import now, put
from alesia.server.storage.schema import games, seats
from alesia.server.storage.store import TAKEN

DAY = 24 * 3600
MARK, NONPLAYER = "mark", "nonplayer"  # what happens when time is over


class Budget(NamedTuple):
    """The days that somebody has for a move, and what happens when they are over."""

    days: int
    late: str = MARK


class Clock(NamedTuple):
    """The budget of a table, whom it asks, and since when it has waited for them."""

    budget: Budget
    asked: tuple[str, ...]
    since: int

    @property
    def until(self) -> int | None:
        """When time is over; never, while nobody is asked."""
        return self.since + self.budget.days * DAY if self.asked else None


class Overdue(NamedTuple):
    """A table at which time is over: its address, its set-up, whom it asks, and the seats of people who have come and
    for whom nobody answers."""

    address: str
    setup: str
    asked: tuple[str, ...]
    there: set[str]


class ClockStore:
    """The statements; there is no state in here."""

    def give(self, connection: Connection, game: int, budget: Budget) -> None:
        put(connection, budgets, {"game": game, **budget._asdict()})

    def start(self, connection: Connection, game: int) -> None:
        """Whoever is asked has all his time from now on."""
        has_clock = exists().where(budgets.c.game == games.c.id)
        connection.execute(update(games).where(games.c.id == game, has_clock).values(touched=now()))

    def copy(self, connection: Connection, game: int, to: int) -> None:
        """Another game has the same time."""
        clock = self.clocks(connection, [game]).get(game)
        if clock is not None:
            self.give(connection, to, clock.budget)

    def clocks(self, connection: Connection, of: Collection[int]) -> dict[int, Clock]:
        """By game, the clocks of those that have one; in a game that is over nobody is asked."""
        columns = (games.c.id, budgets.c.days, budgets.c.late, games.c.asked, games.c.touched, games.c.over)
        chosen = select(*columns).join(budgets, budgets.c.game == games.c.id).where(games.c.id.in_(of))
        return {
            row.id: Clock(Budget(row.days, row.late), _names("" if row.over else row.asked), row.touched)
            for row in connection.execute(chosen)
        }

    def is_over(self, connection: Connection, game: int) -> bool:
        """Whether the time of those whom a game asks is over now."""
        clock = self.clocks(connection, [game]).get(game)
        return clock is not None and clock.until is not None and clock.until < now()

    def overdue(self, connection: Connection) -> list[Overdue]:
        """The tables at which a Non-player may have to step in now."""
        over = games.c.touched + budgets.c.days * DAY < now()
        here = (~games.c.over, games.c.asked != "", budgets.c.late == NONPLAYER, over)
        is_away = exists().where(stand_ins.c.game == games.c.id, stand_ins.c.seat == seats.c.name)
        chosen = select(games.c.address, games.c.setup, games.c.asked, seats.c.name)
        joined = chosen.join(budgets, budgets.c.game == games.c.id).join(seats, seats.c.game == games.c.id)
        found: dict[str, Overdue] = {}
        for row in connection.execute(joined.where(*here, seats.c.state == TAKEN, ~is_away)):
            table = Overdue(row.address, row.setup, _names(row.asked), set())
            found.setdefault(row.address, table).there.add(row.name)
        return list(found.values())


def _names(text: str) -> tuple[str, ...]:
    return tuple(text.split(",")) if text else ()
