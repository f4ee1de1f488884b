"""Ratings: what is thought of the strength of people after the rated games that they have ended.

The system is Plackett-Luce as openskill has it: for any number of players, with how sure it is of each. Whoever wins
is before all others, who are equal.
"""

import logging
from functools import cache
from typing import TYPE_CHECKING

from sqlalchemy import Connection

from alesia.kernel.errors import AlesiaError
from alesia.kernel.heirs import person as first_of
from alesia.kernel.record import Record
from alesia.server.rounds import Rounds
from alesia.server.storage import Ended, Rating, RatingStore
from alesia.server.tables import Tables
from alesia.table import game_info

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

log = logging.getLogger(__name__)
RATINGS = RatingStore()
ROUND = 10.0  # seconds between two looks at what has ended
START, POINT = 1000, 40  # what a newcomer is shown to have, and how much a unit of the system is shown as


class Rater(Rounds):
    """Looks now and then which rated games are over, and counts each once."""

    def __init__(self, tables: Tables) -> None:
        super().__init__(ROUND, "rated games cannot be counted")
        self._tables = tables

    async def look(self) -> None:
        for ended in await self._tables.read(lambda _, c: RATINGS.ended(c)):
            await self._count(ended)

    async def _count(self, ended: Ended) -> None:
        await self._tables.write(lambda _, to: count(to, ended))


def count(to: Connection, ended: Ended) -> None:
    """Let a game count, if two people or more have played it, each in one seat."""
    if not RATINGS.claim(to, ended.game):
        return
    people = RATINGS.people_at(to, ended.game)
    title, winners = _title_and_winners(ended)
    if title is None or len(people) < 2 or len(set(people.values())) < len(people):
        return
    before = {seat: RATINGS.rating(to, person, title) or new_rating() for seat, person in people.items()}
    for seat, after in rated(before, winners).items():
        RATINGS.keep(to, people[seat], title, after)
        RATINGS.note(to, ended.game, seat, shown(before[seat]), shown(after))


def _title_and_winners(ended: Ended) -> tuple[str | None, set[str]]:
    """The game, and the seats in which those began who have won."""
    try:
        title = Record.from_text(ended.setup).game
        heirs = game_info(title).heirs
    except AlesiaError as error:
        log.error("a rated game cannot be counted: %s", error)
        return None, set()
    return title, {first_of(heirs, seat) for seat in ended.winners}


@cache
def _model() -> "PlackettLuce":
    from openskill.models import PlackettLuce

    return PlackettLuce()


def new_rating() -> Rating:
    fresh = _model().rating()
    return Rating(fresh.mu, fresh.sigma)


def rated(before: dict[str, Rating], winners: set[str]) -> dict[str, Rating]:
    """What is thought of everybody afterwards."""
    model, seats = _model(), list(before)
    teams = [[model.rating(mu=before[seat].mu, sigma=before[seat].sigma)] for seat in seats]
    after = model.rate(teams, ranks=[1.0 if seat in winners else 2.0 for seat in seats])
    return {seat: Rating(team[0].mu, team[0].sigma) for seat, team in zip(seats, after, strict=True)}


def shown(rating: Rating) -> int:
    """A rating as one number: so strong somebody is almost surely."""
    return round(START + POINT * (rating.mu - 3 * rating.sigma))
