"""What a table does by itself: chance and agents go on while requests are answered, by one process for all, and what
was torn is mended as soon as it can be read."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Protocol

from alesia.server.between import Leases

log = logging.getLogger(__name__)
PAUSE, LONGEST_PAUSE = 1.0, 60.0  # seconds before a table that could not go on tries again
MENDS = 60  # so often it is tried; then whoever comes next tries it
OTHERS_THINK = 1.0  # seconds after which it is seen whether another process still thinks for a table


class Lease:
    """Whether it is for this process to think for a table."""

    def __init__(self, leases: Leases, game: int) -> None:
        self._leases = leases
        self._game = game
        self.mine = False

    async def take(self) -> bool:
        """Whether it has just become ours."""
        if self.mine:
            return False
        self.mine = await asyncio.get_running_loop().run_in_executor(None, self._leases.take, self._game)
        return self.mine

    def give(self) -> None:
        if self.mine:
            self.mine = False
            with suppress(RuntimeError):  # where the house closes, all are given back
                asyncio.get_running_loop().run_in_executor(None, self._leases.give, self._game)


class GoesOn(Protocol):
    """A table that goes on by itself."""

    address: str
    lease: Lease

    @property
    def is_heard(self) -> bool:
        """Whether somebody listens."""

    def goes_on(self) -> bool:
        """Whether it is for chance or for an agent to answer."""

    async def go_on(self) -> bool:
        """Let them do so once; False if another process does it."""


class Thinking:
    """The task in which a table goes on by itself, as long as it does; only so long it knows the table, which is to be
    gone when nobody is in it."""

    def __init__(self) -> None:
        self.task: asyncio.Task[None] | None = None

    def wake(self, table: GoesOn) -> None:
        if self.task is None and table.goes_on():
            self.task = asyncio.create_task(self._think(table))

    def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()

    async def _think(self, table: GoesOn) -> None:
        pause = PAUSE
        try:
            while table.goes_on():
                try:
                    thinks = await table.go_on()
                    pause = PAUSE
                    if not thinks:
                        await asyncio.sleep(OTHERS_THINK)
                except Exception:
                    if pause >= LONGEST_PAUSE and not table.is_heard:
                        log.exception("table %s cannot go on; it tries again when somebody comes", table.address)
                        return
                    log.exception("table %s cannot go on; it tries again in %s seconds", table.address, pause)
                    await asyncio.sleep(pause)
                    pause = min(2 * pause, LONGEST_PAUSE)
        finally:
            self.task = None
            table.lease.give()


class Mending:
    """Who listens is shown what is written, as soon as it can be read. mend: fails as long as it cannot."""

    def __init__(self) -> None:
        self.task: asyncio.Task[None] | None = None

    def soon(self, mend: Callable[[], Awaitable[None]]) -> None:
        if self.task is None:
            self.task = asyncio.create_task(self._try(mend))

    def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()

    async def _try(self, mend: Callable[[], Awaitable[None]]) -> None:
        try:
            for _ in range(MENDS):
                await asyncio.sleep(PAUSE)
                with suppress(Exception):
                    await mend()
                    return
        finally:
            self.task = None
