"""The desk: where what is dear is done (looking back, thinking again, laying a table out from its record).

Little of it is done at a time, and for one address one thing after the other, so that nobody's answer waits for it.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from alesia.server.door import house_of
from alesia.server.errors import Refusal

AT_ONCE = 2  # things that are done at the same time
OWN_WAITING = 100  # things of one address that may wait
SOON = 5  # seconds after which somebody may try again


class _Queue:
    """Those of one address who wait, or are at the desk."""

    def __init__(self) -> None:
        self.turn = asyncio.Lock()
        self.length = 0


class Desk:
    """The places at the desk, and who waits for one."""

    def __init__(self, own_waiting: int | None = OWN_WAITING) -> None:
        self._own_waiting = own_waiting  # None: as many as come
        self._places = asyncio.Semaphore(AT_ONCE)
        self._queues: dict[str, _Queue] = {}

    @asynccontextmanager
    async def place(self, address: str) -> AsyncIterator[None]:
        """A place, as soon as it is this address's turn; Refusal if too much of it waits already."""
        house = house_of(address)
        queue = self._queues.setdefault(house, _Queue())
        if self._own_waiting is not None and queue.length >= self._own_waiting:
            raise Refusal(429, "too_many", key="refusal.busy", later=SOON)
        queue.length += 1
        try:
            async with queue.turn, self._places:
                yield
        finally:
            queue.length -= 1
            if not queue.length:
                del self._queues[house]
