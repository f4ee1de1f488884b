"""What is looked after again and again, as long as the house is open."""

import asyncio
import logging
from abc import ABC, abstractmethod

log = logging.getLogger(__name__)


class Rounds(ABC):
    """Somebody who goes round every few seconds; what fails is told, and the next round tries again."""

    def __init__(self, seconds: float, failure: str) -> None:
        self._seconds = seconds
        self._failure = failure
        self._task: asyncio.Task[None] | None = None

    @abstractmethod
    async def look(self) -> None:
        """One round."""

    def begin(self) -> None:
        self._task = asyncio.get_running_loop().create_task(self._go_round())

    def end(self) -> None:
        if self._task is not None:
            self._task.cancel()

    async def _go_round(self) -> None:
        while True:
            await asyncio.sleep(self._seconds)
            try:
                await self.look()
            except Exception:
                log.exception("%s; the next round tries again", self._failure)
