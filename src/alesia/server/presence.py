"""Who is there: those who listen at a table in this process, and those of whom other processes say that they do."""

import asyncio
import time

from alesia.server.between import Bus, Here
from alesia.server.between.news import pack
from alesia.server.scene import Scene

FAREWELL = 5.0  # seconds after which it is told that somebody has gone
STILL_HERE = 25.0  # seconds for which somebody in another process is there who was said to be

Who = tuple[int | None, str | None]


class Listener:
    """Somebody who wants to hear of changes; he may be slower than they come. `who`: his person, and a key."""

    def __init__(self, scene: Scene, wake: asyncio.Event, who: Who) -> None:
        self.wake = wake
        self.who = who
        self.show(scene)

    def show(self, scene: Scene) -> None:
        """He is told of this scene."""
        self.shown = scene
        self.log_from = scene.length


class Presence:
    """Those who listen at one table."""

    def __init__(self, bus: Bus, game: int) -> None:
        self._bus = bus
        self._game = game
        self.listeners: set[Listener] = set()
        self.here: frozenset[str] = frozenset()  # the seats of who is here, as it was last looked
        self._elsewhere: dict[str, tuple[float, frozenset[str]]] = {}  # by process: when it was said, and who is there
        self._told_near: frozenset[str] = frozenset()

    def has(self, person: int) -> bool:
        """Whether somebody listens."""
        return any(listener.who[0] == person for listener in self.listeners)

    def hear(self, news: Here) -> None:
        """Another process says who listens there."""
        self._elsewhere[news.sender] = time.monotonic(), frozenset(news.seats)

    def look(self, near: frozenset[str]) -> None:
        """See who is here: near, in this process, or, as was said not long ago, in another."""
        now = time.monotonic()
        elsewhere = [seats for said, seats in self._elsewhere.values() if now - said < STILL_HERE]
        self.here = near.union(*elsewhere)

    def tell_others(self, near: frozenset[str]) -> None:
        """Other processes show it too; they are told again now and then, so that nobody stays who was killed."""
        if self._bus.alone or not (near or self._told_near):
            return
        self._told_near = near
        self._bus.tell_soon(pack(Here(self._bus.name, self._game, tuple(near))))
