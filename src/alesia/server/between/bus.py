"""What is the same for every way by which processes hear of each other."""

import asyncio
import secrets
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Protocol

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from alesia.server.between.news import News, unpack
from alesia.server.storage.writer import Ending


class Hears(Protocol):
    """Whoever listens to the others."""

    def hear(self, news: News) -> None:
        """Another process tells this."""

    def look_everywhere(self) -> None:
        """Something may have been missed."""


class Bus(ABC):
    """The way to the other processes on the same database. News are told after they were written, or not at all."""

    def __init__(self) -> None:
        self.name = secrets.token_urlsafe(9)  # of this process
        self._hears: Hears | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._soon: list[bytes] = []
        self._telling: asyncio.Task[None] | None = None

    def start(self, hears: Hears) -> None:
        """Listen from now on; news are told in the running loop."""
        self._hears, self._loop = hears, asyncio.get_running_loop()

    def close(self) -> None:
        """Hear nothing any more."""
        self._hears = None

    @property
    def alone(self) -> bool:
        """Whether no other process is known to use the database."""
        return False

    def ending(self, news: Sequence[bytes]) -> Ending | None:
        """How a statement ends that writes something and tells this as well, where the database knows such."""
        return None

    @abstractmethod
    def tell_with(self, connection: Connection, news: Sequence[bytes]) -> None:
        """Tell this if the transaction of this connection is committed."""

    @abstractmethod
    def tell_after(self, news: Sequence[bytes]) -> None:
        """The transaction was committed: tell this, if it was not told with it."""

    @abstractmethod
    def tell(self, news: Sequence[bytes]) -> None:
        """Tell what is written nowhere. From any thread but that of the loop."""

    def tell_soon(self, news: bytes) -> None:
        """Tell what matters to nobody if it is not told, together with all that is to be told so at this moment. In the
        thread of the loop."""
        self._soon.append(news)
        if self._telling is None:
            self._telling = asyncio.create_task(self._tell_these())

    async def _tell_these(self) -> None:
        while self._soon:
            news, self._soon = self._soon, []
            with suppress(SQLAlchemyError, RuntimeError):  # the database fails, or the house is closing
                await asyncio.get_running_loop().run_in_executor(None, self.tell, news)
        self._telling = None

    def _came(self, packed: bytes | str) -> None:
        """Something has come, in the thread of the loop; what this process said itself is not told to it."""
        for news in unpack(packed):
            if news.sender != self.name and self._hears is not None:
                self._hears.hear(news)

    def _missed(self) -> None:
        """Something may have been missed; in the thread of the loop."""
        if self._hears is not None:
            self._hears.look_everywhere()

    def _in_loop(self, work: Callable[..., None], *facts: object) -> None:
        """Do this in the thread of the loop, if there still is one."""
        if self._loop is not None and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(work, *facts)
