"""People at one table: who is away, who hands on his seat, what they say to each other and note for themselves."""

import asyncio
import time
from typing import Annotated

from fastapi import Query, Request
from sqlalchemy import Connection
from starlette.responses import Response

from alesia.server import models as plain
from alesia.server.club import models
from alesia.server.club.names import tidy
from alesia.server.errors import Refusal
from alesia.server.payload import Guest
from alesia.server.room import COMPANY, Room
from alesia.server.scene import join_link
from alesia.server.storage import ClubStore
from alesia.server.visitor import Address, Json, Visitor, enter, new_router

router = new_router()
MOST_WORDS = 500
OFTEN, WHILE = 20, 60  # so often may somebody say something in so many seconds

After = Annotated[int, Query(ge=0, le=2**31 - 1, description="Only what was said after this number.")]


@router.post("/tables/{address}/away", response_model=models.Sent, summary="Let a Non-player answer for me, or not")
async def be_away(request: Request, address: Address, body: models.Away) -> Response:
    """The seat stays mine; the record of the game is the same, whoever answers."""
    room, guest = await enter(request, address)
    await asyncio.shield(room.stand_in(guest, body.seat, body.wanted))
    return Json({"done": True})


@router.post("/tables/{address}/hand", response_model=plain.NewLink, summary="Hand my seat on")
async def hand_on(request: Request, address: Address, body: models.Away) -> Response:
    """The link is told this once, to me alone; when somebody comes by it, the seat is his and mine no more."""
    room, guest = await enter(request, address)
    key = await asyncio.shield(room.hand_on(guest, body.seat, body.wanted))
    return Json({"link": None if key is None else join_link(key)})


@router.get("/tables/{address}/talk", response_model=list[models.Said], summary="What was said at a table")
async def listen(request: Request, address: Address, after: After = 0) -> Response:
    """For those who play; spectators hear nothing."""
    visitor, room, _ = await _player(request, address)
    person = await visitor.tables.person(visitor.cookie)
    said = await visitor.tables.read(lambda _, c: COMPANY.messages(c, room.id, after))
    told = [
        {
            "n": each.number,
            "seat": each.seat,
            "player": each.name or None,
            "text": each.text,
            "at": each.said,
            "mine": each.person == person,
        }
        for each in said
    ]
    return Json(told)


@router.post("/tables/{address}/talk", response_model=models.Number, summary="Say something at a table")
async def talk(request: Request, address: Address, body: models.Saying) -> Response:
    visitor, room, guest = await _player(request, address)
    person, text = await _somebody(visitor), tidy(body.text, MOST_WORDS)
    if not text:
        raise Refusal(422, "nothing_said")
    seat = guest.seats[0] if guest.seats else ""

    def work(_: ClubStore, to: Connection) -> int:
        if COMPANY.said_since(to, person, int(time.time()) - WHILE) >= OFTEN:
            raise Refusal(429, "too_many", later=WHILE)
        return COMPANY.say(to, room.id, person, seat, text)

    number = await visitor.tables.write(work)
    await room.look_who_sits()
    return Json({"n": number})


@router.get("/tables/{address}/notes", response_model=models.Noted, summary="What I have noted at a table")
async def read_notes(request: Request, address: Address) -> Response:
    visitor = Visitor(request)
    room, _ = await visitor.enter(address)
    person = await visitor.tables.person(visitor.cookie)
    text = "" if person is None else await visitor.tables.read(lambda _, c: COMPANY.noted(c, person, room.id))
    return Json({"text": text})


@router.post("/tables/{address}/notes", response_model=models.Noted, summary="Note something for myself")
async def note(request: Request, address: Address, body: models.Note) -> Response:
    """Nobody else ever sees it."""
    visitor = Visitor(request)
    room, _ = await visitor.enter(address)
    person = await _somebody(visitor)
    await visitor.tables.write(lambda _, to: COMPANY.note(to, person, room.id, body.text))
    return Json({"text": body.text})


async def _player(request: Request, address: str) -> tuple[Visitor, Room, Guest]:
    """A visitor who plays at a table, or has set it up."""
    visitor = Visitor(request)
    room, guest = await visitor.enter(address)
    if not guest.seats and not guest.host:
        raise Refusal(403, "only_players")
    return visitor, room, guest


async def _somebody(visitor: Visitor) -> int:
    """Who is known by his browser; a program with the key of a seat is nobody in particular."""
    person = await visitor.tables.person(visitor.cookie)
    if person is None:
        raise Refusal(403, "nobody_known")
    return person
