"""What the club needs besides its tables: the ways out of the house that its keeper has opened."""

import asyncio
import logging
from collections.abc import Coroutine
from ipaddress import ip_network
from typing import Any

from starlette.requests import Request

from alesia.server.club.mail import Mail
from alesia.server.club.outside import Outside
from alesia.server.errors import Refusal
from alesia.server.settings import Settings

log = logging.getLogger(__name__)


class Services:
    """The ways out of the house."""

    def __init__(self, settings: Settings) -> None:
        self.home = settings.home
        self._public = settings.public_url
        self.mail = Mail(settings.smtp, settings.home)
        self.outside = Outside([ip_network(each.strip()) for each in (settings.calls or "").split(",") if each.strip()])
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def sender(self) -> str:
        """Whom a push service may ask about what this house sends."""
        return self.home if self.home.startswith("https:") else "mailto:nobody@localhost"

    def home_of(self, request: Request) -> str:
        """The address by which this guest has come, for what only he is shown."""
        return self._public or f"{request.url.scheme}://{request.url.netloc}"

    def later(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something of whose outcome, and of how long it takes, nobody is to learn."""
        task = asyncio.create_task(_quietly(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


async def _quietly(work: Coroutine[Any, Any, None]) -> None:
    try:
        await work
    except Refusal as refusal:
        log.warning("what was to be done later was refused: %s", refusal.code)
    except Exception:
        log.exception("what was to be done later failed")
