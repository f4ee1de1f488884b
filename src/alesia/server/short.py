"""The short way: what is asked a thousand times a second goes past the described interface, and comes to the same.

Only an answer that is well formed goes this way. Whatever is amiss with a request is left to the interface, which
knows how to say it; so both can never refuse differently.
"""

import asyncio
import re
from typing import Annotated

import msgspec
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from alesia.server.visitor import Visitor

PATH = re.compile("/api/v1/tables/([A-Za-z0-9_-]{1,32})/answers")
Number = Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]


class Answer(msgspec.Struct, forbid_unknown_fields=True):
    """An answer, as the interface describes it."""

    seat: Name
    version: Number
    option: Annotated[str, msgspec.Meta(min_length=1, max_length=128)]
    sweep: Annotated[str, msgspec.Meta(max_length=32)] = ""
    times: Annotated[int, msgspec.Meta(ge=1, le=100)] = 1


_decoder = msgspec.json.Decoder(Answer)


class ShortWay:
    """Takes answers, and hands everything else on to the interface."""

    def __init__(self, api: ASGIApp, state: object) -> None:
        self._api = api
        self._state = state

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        found = PATH.fullmatch(scope["path"]) if not scope["query_string"] else None
        if found is None:
            await self._api(scope, receive, send)
            return
        messages = [await receive()]
        while messages[-1].get("more_body"):
            messages.append(await receive())
        try:
            answer = _decoder.decode(b"".join([message.get("body", b"") for message in messages]))
        except (msgspec.MsgspecError, UnicodeError):
            await self._api(scope, _again(messages, receive), send)
            return
        await self._take(found[1], answer, scope, _again(messages, receive), send)

    async def _take(self, address: str, answer: Answer, scope: Scope, receive: Receive, send: Send) -> None:
        """If the answer is refused, the interface refuses it once more, in its own words: nothing has changed."""
        visitor = Visitor(HTTPConnection(scope), self._state)
        try:
            room, guest = await visitor.enter(address)
            doing = room.answer(guest, answer.seat, answer.version, answer.option, answer.sweep, answer.times)
            version = await asyncio.shield(doing)
        except Exception as error:
            await self._refuse(error, scope, receive, send)
            return
        body = b'{"version":%d}' % version
        await send({"type": "http.response.start", "status": 200, "headers": _headers(len(body))})
        await send({"type": "http.response.body", "body": body})

    async def _refuse(self, error: Exception, scope: Scope, receive: Receive, send: Send) -> None:
        """As the interface refuses what is raised in one of its routes."""
        await self._api({**scope, RAISED: error}, receive, send)


RAISED = "alesia.raised"


def _headers(length: int) -> list[tuple[bytes, bytes]]:
    return [(b"content-type", b"application/json"), (b"content-length", str(length).encode())]


def _again(messages: list[Message], receive: Receive) -> Receive:
    """What has come already, and then whatever comes."""
    left = iter(messages)

    async def again() -> Message:
        return next(left, None) or await receive()

    return again
