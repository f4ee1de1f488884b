"""Going out: requests to addresses that guests have named, to nobody in the keeper's own house.

A name is looked up once, what it means must be in the open internet, and exactly that is called; so no name can be
turned to a machine behind the door after it was looked at. Nothing is followed, and nothing that comes back is kept.
"""

import asyncio
import http.client
import ipaddress
import socket
import ssl
from collections.abc import Mapping, Sequence
from urllib.parse import urlsplit

from alesia.server.errors import Refusal

TIME = 10  # seconds for all of it
MOST_READ = 1024
Network = ipaddress.IPv4Network | ipaddress.IPv6Network


class Outside:
    """Where this house may call; allowed: networks that the keeper has opened besides the internet."""

    def __init__(self, allowed: Sequence[Network] = ()) -> None:
        self._allowed = tuple(allowed)

    async def check(self, url: str) -> None:
        """Refusal if this is nowhere to call."""
        await asyncio.get_running_loop().run_in_executor(None, self._look_up, url)

    async def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> int:
        """The status of the reply; OSError if there is none."""
        return await asyncio.get_running_loop().run_in_executor(None, self._post, url, body, dict(headers))

    def _post(self, url: str, body: bytes, headers: dict[str, str]) -> int:
        address, port = self._look_up(url)
        parts = urlsplit(url)
        line = http.client.HTTPConnection(parts.hostname or "", port, timeout=TIME)
        try:
            line.sock = socket.create_connection((address, port), TIME)
            if parts.scheme == "https":
                line.sock = ssl.create_default_context().wrap_socket(line.sock, server_hostname=parts.hostname)
            line.request("POST", (parts.path or "/") + (f"?{parts.query}" if parts.query else ""), body, headers)
            reply = line.getresponse()
            reply.read(MOST_READ)
            return reply.status
        except http.client.HTTPException as error:
            raise OSError(str(error)) from None
        finally:
            line.close()

    def _look_up(self, url: str) -> tuple[str, int]:
        """The one address that is called."""
        try:
            parts = urlsplit(url)
            host, port = parts.hostname, parts.port or (443 if parts.scheme == "https" else 80)
        except ValueError:
            raise Refusal(422, "no_target") from None
        if parts.scheme not in ("http", "https") or not host or parts.username or parts.password:
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
        number = ipaddress.ip_address(address.partition("%")[0])
        if isinstance(number, ipaddress.IPv6Address) and number.ipv4_mapped is not None:
            number = number.ipv4_mapped
        if any(number in network for network in self._allowed):
            return True
        return scheme == "https" and number.is_global and not number.is_multicast
