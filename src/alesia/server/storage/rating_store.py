"""What is written and read of rated games."""

from collections.abc import Collection
from typing import NamedTuple

from sqlalchemy import Connection, insert, select, update

from alesia.server.storage.club_schema import rated_games, rating_changes, ratings
from alesia.server.storage.club_store import put
from alesia.server.storage.schema import games, holdings
from alesia.server.storage.store import WATCH


class Rating(NamedTuple):
    """How strong somebody is thought to be in a game, and how sure that is."""

    mu: float
    sigma: float


class Ended(NamedTuple):
    """A rated game that is over and has not been counted yet."""

    game: int
    setup: str
    winners: tuple[str, ...]


class RatingStore:
    """The statements; there is no state in here."""

    def rate(self, connection: Connection, game: int) -> None:
        """This game is to be counted when it is over."""
        connection.execute(insert(rated_games).values(game=game, done=False))

    def rated_among(self, connection: Connection, of: Collection[int]) -> set[int]:
        return set(connection.execute(select(rated_games.c.game).where(rated_games.c.game.in_(of))).scalars())

    def ended(self, connection: Connection) -> list[Ended]:
        chosen = select(games.c.id, games.c.setup, games.c.winners).join(rated_games, rated_games.c.game == games.c.id)
        found = connection.execute(chosen.where(games.c.over, ~rated_games.c.done).order_by(games.c.touched))
        return [Ended(row.id, row.setup, tuple(row.winners.split(",")) if row.winners else ()) for row in found]

    def claim(self, connection: Connection, game: int) -> bool:
        """Whether it is for this transaction to count a game: that is done once."""
        counting = update(rated_games).where(rated_games.c.game == game, ~rated_games.c.done).values(done=True)
        return connection.execute(counting).rowcount > 0

    def people_at(self, connection: Connection, game: int) -> dict[str, int]:
        """Who plays in each seat that somebody holds; the first of several."""
        here = (holdings.c.game == game, holdings.c.seat != WATCH)
        chosen = select(holdings.c.seat, holdings.c.person).where(*here).order_by(holdings.c.person.desc())
        return {row.seat: row.person for row in connection.execute(chosen)}

    def rating(self, connection: Connection, person: int, title: str) -> Rating | None:
        here = (ratings.c.person == person, ratings.c.title == title)
        row = connection.execute(select(ratings.c.mu, ratings.c.sigma).where(*here)).first()
        return None if row is None else Rating(row.mu, row.sigma)

    def keep(self, connection: Connection, person: int, title: str, rating: Rating) -> None:
        put(connection, ratings, {"person": person, "title": title, **rating._asdict()})

    def note(self, connection: Connection, game: int, seat: str, before: int, after: int) -> None:
        """What a game has made of the rating of who sat there, in whole numbers."""
        connection.execute(insert(rating_changes).values(game=game, seat=seat, before=before, after=after))

    def changes(self, connection: Connection, of: Collection[int]) -> dict[int, dict[str, tuple[int, int]]]:
        found: dict[int, dict[str, tuple[int, int]]] = {}
        for row in connection.execute(select(rating_changes).where(rating_changes.c.game.in_(of))):
            found.setdefault(row.game, {})[row.seat] = (row.before, row.after)
        return found
