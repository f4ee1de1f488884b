"""Time for a move: days, for those who want it; when they are over, a mark shows it, or a Non-player steps in."""

import logging
import time

from fastapi import Request
from starlette.responses import Response

from alesia.server.club import models
from alesia.server.errors import Refusal
from alesia.server.rounds import Rounds
from alesia.server.storage import TAKEN, ClockStore
from alesia.server.tables import Tables
from alesia.server.visitor import Address, Json, Visitor, new_router

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

    async def look(self) -> None:
        for address, asked in await self._tables.read(lambda _, c: CLOCKS.overdue(c)):
            try:
                await self._step_in(address, asked)
            except Refusal as refusal:
                log.warning("nobody can step in at table %s: %s", address, refusal.code)

    async def _step_in(self, address: str, asked: tuple[str, ...]) -> None:
        """A Non-player answers for those who are asked, until they are back; for who has not come yet nobody does."""
        room = await self._tables.room(address)
        heirs = room.table.game.heirs
        for seat in dict.fromkeys(heirs.get(each, each) for each in asked):
            known = room.seats.get(seat)
            if known is not None and known.state == TAKEN and not room.is_away(seat) and room.frozen is None:
                await room.stand_in_for_late(seat)
