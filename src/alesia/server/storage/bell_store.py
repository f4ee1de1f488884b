"""What is written and read of calls: how people want to be called, when not, and who is to be called now."""

from typing import NamedTuple

from sqlalchemy import Connection, delete, exists, func, insert, select, update

from alesia.server.storage.club_schema import bells, house_keys, profiles, quiet_hours, rung, stand_ins
from alesia.server.storage.club_store import now, put
from alesia.server.storage.schema import answers, games, holdings

MOST_FAILED = 5  # times in a row after which a bell is taken down
OLD = 30 * 24 * 3600  # seconds after which nobody is called to a game any more


class Bell(NamedTuple):
    """A way to call somebody; `secrets`: the keys of a browser, as its push service wants them."""

    id: int
    person: int
    kind: str
    target: str
    secrets: str
    language: str


class Quiet(NamedTuple):
    """From which hour to which somebody is not called, by the clock of his place."""

    begin: int
    end: int
    zone: str


class Waiting(NamedTuple):
    """A game that may wait for somebody who has this seat: its number, its address, its set-up, how many answers it
    has, which seats it asks, and since when."""

    person: int
    game: int
    address: str
    setup: str
    seat: str
    number: int
    asked: str
    since: int


class BellStore:
    """The statements; there is no state in here."""

    def bells_of(self, connection: Connection, person: int) -> list[Bell]:
        chosen = select(bells).where(bells.c.person == person).order_by(bells.c.id)
        return [Bell(*tuple(row)[:6]) for row in connection.execute(chosen)]

    def hang(self, connection: Connection, bell: Bell, most: int) -> bool:
        """Hang a bell, once; False if somebody has so many already."""
        own = self.bells_of(connection, bell.person)
        same = [each.id for each in own if (each.kind, each.target) == (bell.kind, bell.target)]
        connection.execute(delete(bells).where(bells.c.id.in_(same)))
        if len(own) - len(same) >= most:
            return False
        connection.execute(insert(bells).values(**_new(bell)))
        return True

    def take_down(self, connection: Connection, person: int, bell: int) -> None:
        connection.execute(delete(bells).where(bells.c.person == person, bells.c.id == bell))

    def tell_rung(self, connection: Connection, bell: int, done: bool) -> None:
        """A bell that fails again and again is taken down."""
        failed = 0 if done else bells.c.failed + 1
        connection.execute(update(bells).where(bells.c.id == bell).values(failed=failed))
        connection.execute(delete(bells).where(bells.c.id == bell, bells.c.failed >= MOST_FAILED))

    def be_quiet(self, connection: Connection, person: int, quiet: Quiet | None) -> None:
        if quiet is None:
            connection.execute(delete(quiet_hours).where(quiet_hours.c.person == person))
        else:
            put(connection, quiet_hours, {"person": person, **quiet._asdict()})

    def quiet_of(self, connection: Connection, person: int) -> Quiet | None:
        found = connection.execute(select(quiet_hours).where(quiet_hours.c.person == person)).first()
        return None if found is None else Quiet(found.begin, found.end, found.zone)

    def mail_of(self, connection: Connection, person: int) -> str | None:
        return connection.execute(select(profiles.c.mail).where(profiles.c.person == person)).scalar()

    def waiting(self, connection: Connection) -> list[Waiting]:
        """All seats, in games that wait for somebody, of those who have a bell, are not away, and were not called since
        the last answer there."""
        has_bell = exists().where(bells.c.person == holdings.c.person)
        is_away = exists().where(stand_ins.c.game == games.c.id, stand_ins.c.seat == holdings.c.seat)
        of_it = select(func.count()).select_from(answers).where(answers.c.game == games.c.id)
        numbers = of_it.correlate(games).scalar_subquery()
        game = (games.c.id, games.c.address, games.c.setup, holdings.c.seat, numbers, games.c.asked, games.c.touched)
        chosen = select(holdings.c.person, *game).join(holdings, holdings.c.game == games.c.id)
        going = games.c.over.is_(False) & (games.c.asked != "")
        timely = games.c.touched > now() - OLD
        called = (rung.c.person == holdings.c.person, rung.c.game == games.c.id, rung.c.number == numbers)
        wanted = (holdings.c.seat != "", has_bell, ~is_away, ~exists().where(*called))
        found = connection.execute(chosen.where(going, timely, *wanted))
        return [Waiting(*row) for row in found]

    def last_rung(self, connection: Connection, person: int, game: int) -> int | None:
        chosen = select(rung.c.number).where(rung.c.person == person, rung.c.game == game)
        return connection.execute(chosen).scalar()

    def is_new_turn(self, connection: Connection, game: int, own: list[int], asked: list[int], since: int) -> bool:
        """Whether one of somebody's own seats has answered since the game had so many answers, and from then on another
        than those that are asked now: until then it is the turn that it was."""
        first = select(func.min(answers.c.number)).where(
            answers.c.game == game, answers.c.who.in_(own), answers.c.number >= since
        )
        others = (answers.c.who >= 0) & answers.c.who.not_in(asked)
        here = exists().where(answers.c.game == game, answers.c.number >= first.scalar_subquery(), others)
        return bool(connection.execute(select(here)).scalar_one())

    def ring(self, connection: Connection, person: int, game: int, number: int, before: int | None) -> bool:
        """Note that somebody is called; False if another process was quicker."""
        if self.last_rung(connection, person, game) != before:
            return False
        put(connection, rung, {"person": person, "game": game, "number": number})
        return True

    # The key of the house.

    def house_key(self, connection: Connection, name: str) -> str | None:
        return connection.execute(select(house_keys.c.pem).where(house_keys.c.name == name)).scalar()

    def keep_house_key(self, connection: Connection, name: str, pem: str) -> str:
        """Keep a key; if there is one already, that one."""
        found = self.house_key(connection, name)
        if found is None:
            connection.execute(insert(house_keys).values(name=name, pem=pem))
        return found or pem


def _new(bell: Bell) -> dict[str, object]:
    return {name: value for name, value in bell._asdict().items() if name != "id"}
