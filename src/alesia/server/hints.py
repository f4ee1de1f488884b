"""Help for people at a table: plans worth considering, and how likely each seat was to win, turn by turn."""

import asyncio
from typing import Annotated

from fastapi import Query, Request
from pydantic import BaseModel
from starlette.responses import Response

from alesia.kernel.errors import UnknownName
from alesia.kernel.record import Record
from alesia.server.errors import Refusal, not_yours
from alesia.server.visitor import Address, Json, Visitor, enter, new_router
from alesia.table import Advice, hint, prospects, replay
from alesia.words import advice_text

router = new_router()
SeatName = Annotated[str, Query(alias="seat", max_length=64, description="My seat, which is asked.")]


class Plan(BaseModel):
    """A plan worth considering: what it is, the answer it begins with, and the chance to win with it."""

    text: str
    option: str
    chance: float


class Plans(BaseModel):
    plans: list[Plan]


class ChancePoint(BaseModel):
    n: int
    chances: dict[str, float]


class Chances(BaseModel):
    points: list[ChancePoint]


@router.get("/tables/{address}/hint", response_model=Plans, summary="Plans worth considering at my question")
async def advise(request: Request, address: Address, seat: SeatName) -> Response:
    """By what the seat may see alone; none where no plan is chosen."""
    visitor = Visitor(request)
    room, guest = await enter(request, address)
    if seat not in guest.seats:
        raise not_yours(seat)
    if not room.head.hints:
        raise Refusal(409, "no_hints")
    async with visitor.desk.place(visitor.address):
        found = await asyncio.get_running_loop().run_in_executor(None, _advice, room.record, seat)
    told = [(each, advice_text(each, room.record.game, visitor.language)) for each in found]
    return Json({"plans": [{"text": text, "option": str(a.way.option), "chance": a.chance} for a, text in told]})


def _advice(record: Record, seat: str) -> list[Advice]:
    """A game without strategists has no advice."""
    try:
        return hint(replay(record), seat)
    except UnknownName:
        return []


@router.get("/tables/{address}/chances", response_model=Chances, summary="How likely each seat was to win")
async def look(request: Request, address: Address) -> Response:
    """Turn by turn, from what lies open alone; none where the game has no strategists."""
    visitor = Visitor(request)
    room, _ = await enter(request, address)
    async with visitor.desk.place(visitor.address):
        try:
            points = await room.look_back(prospects)
        except UnknownName:
            points = []
    return Json({"points": [{"n": point.answers, "chances": point.chances} for point in points]})
