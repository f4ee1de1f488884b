"""Time for a move: days, for those who want it; when they are over, a mark shows it, or a Non-player steps in."""

import logging
import time

from fastapi import Request
from starlette.responses import Response

from alesia.kernel.errors import AlesiaError
from alesia.kernel.heirs import person as first_of
from alesia.kernel.record import Record
from alesia.server.club import models
from alesia.server.errors import Refusal
from alesia.server.rounds import Rounds
from alesia.server.storage import ClockStore, Overdue
from alesia.server.tables import Tables
from alesia.server.visitor import Address, Json, Visitor, new_router
from alesia.table import game_info

log = logging.getLogger(__name__)
router = new_router()
CLOCKS = ClockStore()
ROUND = 30.0  # seconds between two looks at whose time is over


@router.get(
    "/tables/{address}/clock", response_model=models.Clock | None, summary="The time for a move, if there is one"
)
async def see_clock(request: Request, address: Address) -> Response:
    """It runs from the last answer, or from when somebody sat down whom the table waited for."""
    visitor = Visitor(request)
    room, _ = await visitor.enter(address)
    clock = (await visitor.tables.read(lambda _, c: CLOCKS.clocks(c, [room.id]))).get(room.id)
    if clock is None:
        return Json(None)
    late = clock.until is not None and clock.until < time.time()
    return Json({**clock.budget._asdict(), "asked": clock.asked, "until": clock.until, "is_late": late})


class Clocks(Rounds):
    """Looks now and then whose time is over, and lets Non-players step in where that was chosen."""

    def __init__(self, tables: Tables) -> None:
        super().__init__(ROUND, "it cannot be seen whose time is over")
        self._tables = tables
        self._frozen: set[str] = set()  # tables at which nobody can answer any more; they are opened once only

    async def look(self) -> None:
        """A table is opened only where somebody can step in: of those that everybody has left there may be many."""
        for each in await self._tables.read(lambda _, c: CLOCKS.overdue(c)):
            late = late_seats(each)
            if late and each.address not in self._frozen:
                await self._step_in(each.address, late)

    async def _step_in(self, address: str, late: list[str]) -> None:
        """A Non-player answers for those who are late, until they are back."""
        try:
            room = await self._tables.room(address)
            if room.frozen is not None:
                self._frozen.add(address)
                return
            for seat in late:
                await room.stand_in_for_late(seat)
        except Refusal as refusal:
            log.warning("nobody can step in at table %s: %s", address, refusal.code)


def late_seats(table: Overdue) -> list[str]:
    """The seats of those who are asked and have come; for who has not come yet nobody steps in."""
    try:
        heirs = game_info(Record.from_text(table.setup).game).heirs
    except AlesiaError:
        return []
    return [seat for seat in dict.fromkeys(first_of(heirs, each) for each in table.asked) if seat in table.there]
