"""Going out: requests to addresses that guests have named, to nobody in the keeper's own house.

A name is looked up once, what it means must be in the open internet, and exactly that is called; so no name can be
turned to a machine behind the door after it was looked at. Nothing is followed, and nothing that comes back is kept.
"""

import asyncio
import http.client
import ipaddress
import socket
import ssl
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from threading import Timer
from urllib.parse import urlsplit

from alesia.server.errors import Refusal

TIME = 10  # seconds for all of it
MOST_READ = 1024
# Threads of their own: names and machines that guests have named may be slow, and nobody else is to wait for them.
LOOKERS, CALLERS = 4, 16
RELAYED = ipaddress.IPv6Network("64:ff9b::/96")  # the old internet, as networks see it that have only the new one
Number = ipaddress.IPv4Address | ipaddress.IPv6Address
Network = ipaddress.IPv4Network | ipaddress.IPv6Network


class Outside:
    """Where this house may call; allowed: networks that the keeper has opened besides the internet."""

    def __init__(self, allowed: Sequence[Network] = ()) -> None:
        self._allowed = tuple(allowed)
        self._lookers = ThreadPoolExecutor(LOOKERS, "looker")
        self._callers = ThreadPoolExecutor(CALLERS, "caller")

    async def check(self, url: str) -> None:
        """Refusal if this is nowhere to call, or if nobody says in time where it is."""
        looking = asyncio.get_running_loop().run_in_executor(self._lookers, self._look_up, url)
        try:
            await asyncio.wait_for(looking, TIME)
        except TimeoutError:
            raise Refusal(422, "no_target") from None

    async def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> int:
        """The status of the reply; OSError if there is none."""
        return await asyncio.get_running_loop().run_in_executor(self._callers, self._post, url, body, dict(headers))

    def _post(self, url: str, body: bytes, headers: dict[str, str]) -> int:
        address, port = self._look_up(url)
        with socket.create_connection((address, port), TIME) as way, _cut_off_in_time(way):
            line = http.client.HTTPConnection(urlsplit(url).hostname or "", port, timeout=TIME)
            try:
                return _posted(line, way, url, body, headers)
            except (http.client.HTTPException, ValueError) as error:  # no reply, or nothing that could be sent
                raise OSError(type(error).__name__) from None
            finally:
                line.close()

    def _look_up(self, url: str) -> tuple[str, int]:
        """The one address that is called."""
        try:
            parts = urlsplit(url)
            host, port = parts.hostname, parts.port or (443 if parts.scheme == "https" else 80)
        except ValueError:
            raise Refusal(422, "no_target") from None
        if parts.scheme not in ("http", "https") or not host or parts.username or parts.password or not url.isascii():
            raise Refusal(422, "no_target")
        try:
            found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        except (OSError, UnicodeError):
            raise Refusal(422, "no_target") from None
        addresses = [str(each[4][0]) for each in found]
        if not addresses or not all(self._is_open(address, parts.scheme) for address in addresses):
            raise Refusal(422, "no_target")
        return addresses[0], port

    def _is_open(self, address: str, scheme: str) -> bool:
        number = _meant(ipaddress.ip_address(address.partition("%")[0]))
        if any(number in network for network in self._allowed):
            return True
        closed = number.is_multicast or number.is_reserved or getattr(number, "is_site_local", False)
        return scheme == "https" and number.is_global and not closed


def _meant(number: Number) -> Number:
    """The address of the old internet that one of the new stands for, where it does; who calls that calls the other."""
    if not isinstance(number, ipaddress.IPv6Address):
        return number
    by_relay = ipaddress.IPv4Address(int(number) & 0xFFFF_FFFF) if number in RELAYED else None
    return number.ipv4_mapped or number.sixtofour or by_relay or number


@contextmanager
def _cut_off_in_time(way: socket.socket) -> Iterator[None]:
    """However slowly the other side answers, byte by byte: after a while nobody waits for it any more."""
    with way.dup() as handle:
        clock = Timer(TIME, _cut_off, [handle])
        clock.start()
        try:
            yield
        finally:
            clock.cancel()


def _cut_off(way: socket.socket) -> None:
    with suppress(OSError):  # it has ended meanwhile
        way.shutdown(socket.SHUT_RDWR)


def _posted(
    line: http.client.HTTPConnection, way: socket.socket, url: str, body: bytes, headers: Mapping[str, str]
) -> int:
    parts = urlsplit(url)
    line.sock = way
    if parts.scheme == "https":
        line.sock = ssl.create_default_context().wrap_socket(way, server_hostname=parts.hostname)
    line.request("POST", (parts.path or "/") + (f"?{parts.query}" if parts.query else ""), body, dict(headers))
    reply = line.getresponse()
    reply.read(MOST_READ)
    return reply.status
