"""Open tables: anybody may sit down where a seat is free."""

import asyncio
import logging
from typing import Any

from fastapi import Request
from sqlalchemy import Connection
from starlette.responses import Response

from alesia.kernel.errors import AlesiaError
from alesia.kernel.heirs import person as first_of
from alesia.kernel.record import Record
from alesia.server import about
from alesia.server import models as plain
from alesia.server.club import models
from alesia.server.club.shelf import host_of
from alesia.server.errors import Refusal, unknown_table
from alesia.server.storage import OpenStore, OpenTable
from alesia.server.tables import need_room_in_the_list
from alesia.server.visitor import Address, Json, Visitor, new_router, remembered
from alesia.table import game_info

router = new_router()
log = logging.getLogger(__name__)
OPEN = OpenStore()


@router.get("/open", response_model=list[models.OpenLine], summary="Tables at which anybody may sit down")
async def list_open(request: Request) -> Response:
    """Those with a free seat, the latest first; what happens there is not told."""
    visitor = Visitor(request)
    person, out = await visitor.tables.person(visitor.cookie), visitor.tables.orders.now.people
    found = await visitor.tables.read(lambda _, c: OPEN.listed(c, out))
    told = [_line(each, person, visitor.language) for each in found]
    return Json([line for line in told if line is not None])


def _line(table: OpenTable, person: int | None, language: str) -> dict[str, Any] | None:
    """What the list tells of a table; None of one that this Alesia does not know."""
    try:
        head = Record.from_text(table.row.setup)
        info = game_info(head.game)
        scenario = about.named(head.game, language)["scenarios"][head.scenario]
    except (AlesiaError, KeyError) as error:
        log.error("table %s cannot be listed: %s", table.row.address, error)
        return None
    return {
        "id": table.row.address,
        "game": head.game,
        "title": info.title,
        "scenario": scenario,
        "name": table.name,
        "players": {seat: name for seat, name in table.players.items() if seat},
        "kinds": head.seats,
        "heirs": dict(info.heirs),
        "free": [seat for seat in info.seats if first_of(info.heirs, seat) == seat and seat in table.free],
        "decisions": table.row.summary.answers,
        "created": table.row.created,
        "mine": table.row.host == person,
    }


@router.post("/open/{address}", response_model=plain.Joined, summary="Sit down at an open table")
async def sit_down(request: Request, address: Address, body: models.FreeSeat) -> Response:
    """Where somebody else was quicker it is refused, and where I have a seat already: nobody plays against himself."""
    visitor = Visitor(request)
    known = await visitor.tables.person(visitor.cookie)
    await visitor.tables.read(lambda _, c: _invitation(c, known, address, body.seat))
    person, cookie = await visitor.person()
    async with visitor.desk.place(visitor.address):
        room = await visitor.tables.room(address)
    guest = await asyncio.shield(
        room.admit_by(person, lambda to: _invitation(to, person, address, body.seat, to_take=True))
    )
    told = {"id": address, "seats": list(guest.seats), "taken": True, "again": False}
    return remembered(Json(told), cookie, request)


def _invitation(to: Connection, person: int | None, address: str, seat: str, to_take: bool = False) -> str:
    """The key of a free seat for somebody who has none there; a table that is not open is told like one that is not
    there."""
    key = OPEN.free_key(to, address, seat, to_take)
    if person is not None and OPEN.sits_at(to, person, address):
        raise Refusal(409, "sits_already")
    if key is None:
        raise Refusal(409, "not_free") if OPEN.is_listed(to, address) else unknown_table()
    return key


@router.post("/tables/{address}/open", response_model=models.Sent, summary="Let anybody sit down at my table, or not")
async def open_table(request: Request, address: Address, body: models.Wanted) -> Response:
    """The host does. Invitations that were sent stay good, as long as the seat is free."""
    visitor, room, person = await host_of(request, address)
    if body.wanted and room.is_beside:
        raise Refusal(409, "beside_is_not_open")
    await visitor.tables.write(lambda _, to: _list(to, room.id, person, body.wanted))
    return Json({"done": True})


def _list(to: Connection, game: int, person: int, wanted: bool) -> None:
    if wanted and not OPEN.is_open(to, game):
        need_room_in_the_list(to, person)
    OPEN.open(to, game, wanted)
