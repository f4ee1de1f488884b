"""For the keeper of a server: whether it lives, whether it can work, and what it does, in numbers.

``/health`` says that a process answers; ``/ready`` that its database does too; ``/metrics`` tells figures for
Prometheus, of all workers together, to this machine and to networks that are nobody else's.
"""

import asyncio
import ipaddress
import os
import time
from collections.abc import Awaitable, Callable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from prometheus_client.multiprocess import MultiProcessCollector
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from alesia.server.carrying import STRAIGHT
from alesia.server.workers import SHARED

FAST = (0.002, 0.005, 0.01, 0.02, 0.04, 0.06, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)  # seconds
PATIENCE = 3.0  # seconds in which a database that is well has answered


class Figures:
    """What a process counts, or several together."""

    def __init__(self) -> None:
        own = self._registry = CollectorRegistry()
        self.requests = Counter("alesia_requests", "Requests, by what became of them.", ["status"], registry=own)
        told = "How long answers took until they were written."
        self.answers = Histogram("alesia_answer_seconds", told, registry=own, buckets=FAST)
        told = "Tables that are open, in each process."
        self.rooms = Gauge("alesia_open_rooms", told, registry=own, multiprocess_mode="livesum")
        told = "Streams and lines that are open."
        self.streams = Gauge("alesia_streams", told, registry=own, multiprocess_mode="livesum")

    def text(self) -> bytes:
        if SHARED not in os.environ:
            return generate_latest(self._registry)
        together = CollectorRegistry()
        MultiProcessCollector(together)  # type: ignore[no-untyped-call]  # as the library is
        return generate_latest(together)


class Counted:
    """Counts what passes."""

    def __init__(self, app: ASGIApp, figures: Figures) -> None:
        self._app = app
        self._figures = figures

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        streams, answers = scope["path"].endswith("/stream"), scope["path"].endswith("/answers")
        begun = time.perf_counter()

        async def counted(message: Message) -> None:
            if message["type"] == "http.response.start":
                self._figures.requests.labels(str(message["status"])).inc()
                if answers and message["status"] == 200:
                    self._figures.answers.observe(time.perf_counter() - begun)
            await send(message)

        if not streams:
            await self._app(scope, receive, counted)
            return
        scope[STRAIGHT] = send
        with self._figures.streams.track_inprogress():
            await self._app(scope, receive, counted)


def routes(
    figures: Figures, database_answers: Callable[[], Awaitable[bool]], open_rooms: Callable[[], int]
) -> list[Route]:
    """The pages of the keeper."""

    async def health(_: Request) -> Response:
        return PlainTextResponse("ok\n")

    async def ready(_: Request) -> Response:
        try:
            well = await asyncio.wait_for(database_answers(), PATIENCE)
        except TimeoutError:
            well = False
        return PlainTextResponse("ready\n") if well else PlainTextResponse("not ready\n", 503)

    async def metrics(request: Request) -> Response:
        if request.client is None or not _is_near(request.client.host):
            raise HTTPException(404)
        figures.rooms.set(open_rooms())
        return Response(figures.text(), headers={"Content-Type": CONTENT_TYPE_LATEST})

    return [Route("/health", health), Route("/ready", ready), Route("/metrics", metrics)]


def _is_near(address: str) -> bool:
    """An address of this machine, or of a network that is nobody else's."""
    try:
        number = ipaddress.ip_address(address)
    except ValueError:
        return False
    return number.is_loopback or number.is_private
