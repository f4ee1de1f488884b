"""Tables as their people keep them: called by a name, put away, played once more, or given up."""

import asyncio
import secrets
from collections.abc import Sequence
from dataclasses import replace

from fastapi import Request
from sqlalchemy import Connection
from starlette.responses import Response

from alesia.players import HUMAN
from alesia.server import models as plain
from alesia.server.club import models
from alesia.server.club.names import tidy
from alesia.server.errors import Refusal
from alesia.server.keys import new_key
from alesia.server.room import Room
from alesia.server.storage import WATCH, ClubStore, Fresh, SeatRow, ShelfStore
from alesia.server.tables import SEED_BITS
from alesia.server.visitor import Address, Json, Visitor, new_router

router = new_router()
SHELF = ShelfStore()
MOST_LETTERS = 60


@router.post("/tables/{address}/name", response_model=models.TableName, summary="Call a table by a name")
async def call_table(request: Request, address: Address, body: models.TableNaming) -> Response:
    """The host does; it stands in the lists of all who play there."""
    visitor, room, _ = await host_of(request, address)
    name = tidy(body.name, MOST_LETTERS)
    await visitor.tables.write(lambda _, to: SHELF.call(to, room.id, name))
    return Json({"name": name})


@router.post("/tables/{address}/shelf", response_model=models.Sent, summary="Put a table away in my list, or not")
async def put_away(request: Request, address: Address, body: models.Wanted) -> Response:
    """For me alone; the game goes on."""
    visitor = Visitor(request)
    room, _ = await visitor.enter(address)
    person = await visitor.tables.person(visitor.cookie)
    if person is None:
        raise Refusal(403, "nobody_known")
    await visitor.tables.write(lambda _, to: SHELF.put_away(to, person, room.id, body.wanted))
    return Json({"done": True})


@router.post("/tables/{address}/rematch", response_model=plain.Created, summary="Play once more, with seats changed")
async def play_again(request: Request, address: Address) -> Response:
    """Everybody has the seat of the one after him; whoever asks second is led to the same table."""
    visitor = Visitor(request)
    room, guest = await visitor.enter(address)
    if not guest.seats and not guest.host:
        raise Refusal(403, "only_players")
    if not room.is_over:
        raise Refusal(409, "still_going")
    async with visitor.desk.place(visitor.address):
        return Json({"id": await asyncio.shield(_lay_again(visitor, room))})


async def _lay_again(visitor: Visitor, room: Room) -> str:
    heirs = room.table.game.heirs
    people = [seat for seat, kind in room.head.seats.items() if kind == HUMAN and seat not in heirs]
    setup = replace(room.head, seed=secrets.randbits(SEED_BITS), entries=[]).to_text()
    fresh = Fresh(visitor.tables.addresses.new(), setup, [SeatRow(name, new_key()) for name in (*people, WATCH)])

    def work(_: ClubStore, to: Connection) -> str:
        known = SHELF.rematch(to, room.id)
        if known is None:
            SHELF.play_again(to, room.id, fresh, changed(people))
        return known or fresh.address

    found = await visitor.tables.write(work)
    if found == fresh.address:
        await (await visitor.tables.room(found)).sum_up()
    return found


def changed(people: Sequence[str]) -> dict[str, str]:
    """Where who held a seat sits next: at the one after it."""
    return dict(zip(people, (*people[1:], *people[:1]), strict=True))


@router.post("/tables/{address}/delete", response_model=models.Sent, summary="Give a table up for good")
async def give_up(request: Request, address: Address) -> Response:
    """The host does, as long as nobody else holds a seat there."""
    visitor, room, person = await host_of(request, address)

    def work(_: ClubStore, to: Connection) -> None:
        if SHELF.others_at(to, person, room.id):
            raise Refusal(409, "others_sit_there")
        SHELF.give_up(to, room.id)

    await visitor.tables.write(work)
    await room.look_who_sits()
    return Json({"done": True})


async def host_of(request: Request, address: str) -> tuple[Visitor, Room, int]:
    """A visitor who has set the table up."""
    visitor = Visitor(request)
    room, guest = await visitor.enter(address)
    person = await visitor.tables.person(visitor.cookie)
    if not guest.host or person is None:
        raise Refusal(403, "only_the_host")
    return visitor, room, person
