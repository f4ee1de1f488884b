"""What is written and read of the boards on which people try their turns."""

from typing import NamedTuple

from sqlalchemy import ColumnElement, Connection, delete, select, update

from alesia.server.storage.club_schema import plans
from alesia.server.storage.club_store import put


class KeptPlan(NamedTuple):
    """A plan as it is kept: how often it was changed, the plan itself, how much of what was tried has been carried out,
    how much had been before the last time, and how many answers the game had then."""

    version: int
    plan: str
    done: int = 0
    before: int = 0
    since: int = 0

    def done_at(self, answers: int) -> int:
        """How much is carried out in a game of so many answers: what was taken back there is not."""
        return self.before if answers <= self.since else self.done


class PlanStore:
    """The statements; there is no state in here."""

    def find(self, connection: Connection, person: int, game: int, seat: str) -> KeptPlan | None:
        columns = (plans.c.version, plans.c.plan, plans.c.done, plans.c.before, plans.c.since)
        row = connection.execute(select(*columns).where(_here(person, game, seat))).first()
        return None if row is None else KeptPlan(*row)

    def begin(self, connection: Connection, person: int, game: int, seat: str, plan: str) -> KeptPlan:
        """A new plan, in the place of one that there was."""
        old = self.find(connection, person, game, seat)
        kept = KeptPlan(0 if old is None else old.version + 1, plan)
        put(connection, plans, {"person": person, "game": game, "seat": seat, **kept._asdict()})
        return kept

    def change(self, connection: Connection, person: int, game: int, seat: str, kept: KeptPlan) -> bool:
        """Keep it as it is now, one version later; False if another page was quicker."""
        here = _here(person, game, seat) & (plans.c.version == kept.version)
        changing = update(plans).where(here).values({**kept._asdict(), "version": kept.version + 1})
        return connection.execute(changing).rowcount > 0

    def drop(self, connection: Connection, person: int, game: int, seat: str) -> None:
        connection.execute(delete(plans).where(_here(person, game, seat)))


def _here(person: int, game: int, seat: str) -> ColumnElement[bool]:
    return (plans.c.person == person) & (plans.c.game == game) & (plans.c.seat == seat)
