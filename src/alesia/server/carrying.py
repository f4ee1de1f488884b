"""How a line goes out: its head as every reply does, its events straight to the connection.

Whoever stands between looks at heads only. There are four events an answer, and five who would hand each of them on.
"""

import asyncio

from starlette.responses import StreamingResponse
from starlette.types import Receive, Scope, Send

from alesia.server.hearing import Line, Lines, SharedLine, TableLine

STRAIGHT = "alesia.straight"  # in the scope of a request: the way to its connection
GONE = "http.disconnect"
HEADERS = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}


class Carried(StreamingResponse):
    """A line, until it ends or whoever hears it has gone."""

    def __init__(self, lines: Lines, line: TableLine | SharedLine) -> None:
        super().__init__((), media_type="text/event-stream", headers=HEADERS)
        self._lines = lines
        self._line = line

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await send({"type": "http.response.start", "status": self.status_code, "headers": self.raw_headers})
        straight: Send = scope.get(STRAIGHT, send)

        async def say(event: bytes) -> None:
            await straight({"type": "http.response.body", "body": event, "more_body": True})

        hearing = asyncio.create_task(_end_with(receive, self._line))
        try:
            await self._lines.carry(self._line, say)
            await straight({"type": "http.response.body", "body": b"", "more_body": False})
        finally:
            hearing.cancel()


async def _end_with(receive: Receive, line: Line) -> None:
    """The line ends with him who hears it."""
    while (await receive())["type"] != GONE:
        pass
    line.end()
