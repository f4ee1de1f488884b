"""The door: how many connections an address may hold, and how long it may keep one without saying what it wants.

All this happens before there is a request. A connection that says nothing, or says it slowly, costs its own address a
place, and nobody else.
"""

import asyncio
import ipaddress
import json
from collections.abc import Iterable

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from alesia.server.errors import Refusal
from alesia.server.handing import Handing

OWN_CONNECTIONS = 200  # of one address
REQUEST_TIME = 20.0  # seconds in which a request has come, from its first byte to its last
MOST_REQUEST = 262_144  # bytes of it, head and all; how long a body may be is for the guard to say
SOON = 10  # seconds after which somebody may try again
SHARED_BITS = 64  # of an address of 128 bits: the rest one house chooses as it likes

TOO_MANY = Refusal(429, "too_many_connections", later=SOON)
TOO_SLOW = Refusal(408, "too_slow", round(REQUEST_TIME))
FULL = Refusal(503, "full", later=SOON)


def house_of(address: str) -> str:
    """Who counts as one: an address, or the addresses that one house can choose among."""
    try:
        number = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(number, ipaddress.IPv4Address):
        return address
    if number.ipv4_mapped is not None:
        return str(number.ipv4_mapped)
    return str(ipaddress.ip_network((number, SHARED_BITS), strict=False))


class Door:
    """All who are inside, in the order in which they came. Where there is no place, idle ones must go."""

    def __init__(self, own: int | None = OWN_CONNECTIONS, all_together: int | None = None, friends: str = "") -> None:
        self._own = own
        self._all = all_together
        self._friends = [ipaddress.ip_network(friend.strip()) for friend in friends.split(",") if friend]
        self._inside: dict[Caller, None] = {}
        self._houses: dict[str, dict[Caller, None]] = {}
        self.handing: Handing | None = None  # who hands callers on to other workers, where there are some

    def enter(self, caller: "Caller") -> None:
        """Let somebody in; Refusal if there is no place."""
        own = self._houses.setdefault(caller.house, {})
        self._inside[caller] = own[caller] = None
        if self._own is not None and len(own) > self._own and not self._is_friend(caller):
            _make_place(own, caller, TOO_MANY)
        if self._all is not None and len(self._inside) > self._all:
            _make_place(self._inside, caller, FULL)

    def _is_friend(self, caller: "Caller") -> bool:
        """A proxy comes for many."""
        return caller.client is not None and any(ipaddress.ip_address(caller.client[0]) in net for net in self._friends)

    def leave(self, caller: "Caller") -> None:
        self._inside.pop(caller, None)
        own = self._houses.get(caller.house, {})
        own.pop(caller, None)
        if not own:
            self._houses.pop(caller.house, None)


def _make_place(callers: "Iterable[Caller]", newcomer: "Caller", refusal: Refusal) -> None:
    """First go those who have never asked for anything, then those who do so no longer."""
    idle = [caller for caller in callers if caller.is_idle and caller is not newcomer]
    if not idle:
        raise refusal
    next((caller for caller in idle if not caller.was_served), idle[0]).send_away()


class Caller(HttpToolsProtocol):
    """A connection, which must say what it wants before its time is over."""

    door = Door()
    house = ""
    has_said = b""  # to another worker, who has handed it on
    _deadline: asyncio.TimerHandle | None = None
    _bytes = 0
    _has_begun = False  # to say something

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn does
        super().connection_made(transport)
        self.house = house_of(self.client[0]) if self.client else ""
        try:
            self.door.enter(self)
        except Refusal as refusal:
            self.send_away(refusal)
        else:
            self._await_request()
            if self.has_said:
                self._hear(self.has_said)

    def connection_lost(self, exc: Exception | None) -> None:
        self.door.leave(self)
        self._stop_waiting()
        super().connection_lost(exc)

    @property
    def is_idle(self) -> bool:
        """Whether nothing is being done for it: it has asked for nothing, or not to the end."""
        return self._deadline is not None or self.cycle is None or self.was_served

    @property
    def was_served(self) -> bool:
        """Whether it has asked for something and got it."""
        return self.cycle is not None and self.cycle.response_complete

    def send_away(self, refusal: Refusal | None = None) -> None:
        """Close it, with a word if it can take one."""
        self.door.leave(self)
        self._stop_waiting()
        if refusal is not None and (self.cycle is None or self.was_served):
            self.transport.write(_reply(refusal))
        self.transport.close()

    # A request, from its first byte to its last.

    def data_received(self, data: bytes) -> None:
        if not self.transport.is_closing() and not self._is_handed_on(data):
            self._hear(data)

    def _hear(self, data: bytes) -> None:
        self._has_begun = True
        if self._deadline is None:
            self._await_request()
        self._bytes += len(data)
        super().data_received(data)
        if self._deadline is not None and self._bytes > MOST_REQUEST:
            self.send_away()

    # A request for another worker.

    def _is_handed_on(self, data: bytes) -> bool:
        """Whether a request that begins here is for another worker, to whom it goes with its connection."""
        begins = not self._has_begun or (self._deadline is None and self.was_served)
        if not begins or self.door.handing is None or self.transport.get_write_buffer_size():
            return False
        if not self.door.handing.hands_on(self, data):
            return False
        self.transport.pause_reading()
        self._stop_waiting()
        return True

    @property
    def fileno(self) -> int:
        number: int = self.transport.get_extra_info("socket").fileno()
        return number

    def is_taken(self) -> None:
        self.send_away()

    def is_not_taken(self, request: bytes) -> None:
        if not self.transport.is_closing():
            self._hear(request)
            self.transport.resume_reading()

    def on_message_begin(self) -> None:
        if self._deadline is None:  # right behind another
            self._await_request()
        super().on_message_begin()

    def on_message_complete(self) -> None:
        self._stop_waiting()
        super().on_message_complete()

    def _await_request(self) -> None:
        self._bytes = 0
        self._deadline = self.loop.call_later(REQUEST_TIME, self.send_away, TOO_SLOW)

    def _stop_waiting(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None


def _reply(refusal: Refusal) -> bytes:
    body = json.dumps(refusal.body()).encode()
    head = [
        f"HTTP/1.1 {refusal.status} {refusal.code}",
        "Content-Type: application/json",
        f"Content-Length: {len(body)}",
        "Connection: close",
        *(f"{name}: {value}" for name, value in refusal.headers.items()),
    ]
    return "\r\n".join([*head, "", ""]).encode() + body


def caller_at(door: Door) -> type[Caller]:
    """The protocol of all who come to this door."""
    return type("CallerAtDoor", (Caller,), {"door": door})
