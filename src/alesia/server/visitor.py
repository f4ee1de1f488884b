"""Who makes a request, and what all replies have in common."""

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Query, Request
from starlette.requests import HTTPConnection
from starlette.responses import Response

from alesia.server import models
from alesia.server.club.services import Services
from alesia.server.desk import Desk
from alesia.server.hearing import Who
from alesia.server.keys import COOKIE
from alesia.server.language import LANG, MOST, language_of
from alesia.server.payload import Guest
from alesia.server.room import Room
from alesia.server.scene import encode
from alesia.server.tables import Tables

YEAR = 365 * 24 * 3600

Address = Annotated[str, Path(min_length=1, max_length=32, description="The table.")]

_REFUSALS = {
    400: "The request cannot be read.",
    403: "Not for this guest.",
    404: "There is no such thing, or not for this guest.",
    405: "This method is not used here.",
    408: "The request came too slowly, or whoever sent it has gone.",
    409: "The table has gone on, or is not at this point.",
    413: "The request is too long.",
    415: "The body is not JSON.",
    421: "This server has another name.",
    422: "The request is not one that could be carried out.",
    429: "Too many requests.",
    503: "The games cannot be read or written just now.",
}
_LATER = {"Retry-After": {"description": "The seconds after which to try again.", "schema": {"type": "integer"}}}
refusals: dict[int | str, dict[str, Any]] = {
    status: {"model": models.Error, "description": text, **({"headers": _LATER} if status in (429, 503) else {})}
    for status, text in _REFUSALS.items()
}


def _speaks(
    lang: Annotated[
        str | None,
        Query(alias=LANG, max_length=MOST, description="The language of the reply, before that of the browser."),
    ] = None,
) -> None:
    """Every request may say in which language it wants to be answered; one that is not known is English."""


def new_router() -> APIRouter:
    """Routes whose refusals are described, and which answer in the language that is wanted."""
    return APIRouter(responses=refusals, dependencies=[Depends(_speaks)])


class Json(Response):
    """A reply that was made by us and need not be checked once more."""

    media_type = "application/json"

    def render(self, content: Any) -> bytes:
        return content if isinstance(content, bytes) else encode(content)


class Visitor:
    """Who makes a request: the key of his cookie, and the key of a seat if he shows one."""

    def __init__(self, request: HTTPConnection, state: Any = None) -> None:
        state = request.app.state if state is None else state
        self.tables: Tables = state.tables
        self.cookie = request.cookies.get(COOKIE)
        scheme, _, key = request.headers.get("authorization", "").partition(" ")
        self.key = key.strip() if scheme.lower() == "bearer" else None
        self.address = request.client.host if request.client else ""
        self.desk: Desk = state.desk
        self.services: Services = state.services
        self.language = language_of(request.scope)

    async def enter(self, address: str) -> tuple[Room, Guest]:
        """The room of a table, which must first be laid out if nobody is there, and what this visitor may do in it."""
        person = await self.tables.person(self.cookie)
        if self.tables.is_open(address):
            return await self.tables.enter(address, person, self.key)
        async with self.desk.place(self.address):
            return await self.tables.enter(address, person, self.key)

    async def read(self, address: str) -> tuple[Room, Guest]:
        """The same, for a visitor who wants to read the log."""
        room, guest = await self.enter(address)
        if not self.tables.bus.alone:
            await room.fresh()
        if not room.scene.is_told(self.language):
            await asyncio.get_running_loop().run_in_executor(None, room.scene.tell, self.language)
        return room, guest

    async def who(self) -> Who:
        return Who(await self.tables.person(self.cookie), self.key)

    async def person(self) -> tuple[int, str | None]:
        """The person, and the key of one who is new here."""
        known = await self.tables.person(self.cookie)
        return (known, None) if known is not None else await self.tables.new_person()


async def enter(request: Request, address: str) -> tuple[Room, Guest]:
    """The room of a table, and what whoever asks may do there."""
    return await Visitor(request).enter(address)


def remembered(response: Response, key: str | None, request: Request) -> Response:
    """Let the browser of a new person keep the key by which we know it."""
    if key is not None:
        secure = request.url.scheme == "https" or request.app.state.is_secure
        response.set_cookie(COOKIE, key, max_age=YEAR, httponly=True, samesite="lax", secure=secure)
    return response
