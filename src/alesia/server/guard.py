"""The guard at the door: who may send what, from where, how much and how often, and what a browser may do with it."""

import ipaddress
import json
import re
import socket
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, MutableMapping
from contextlib import contextmanager
from functools import lru_cache
from math import ceil
from typing import Any
from urllib.parse import urlsplit

from limits import RateLimitItem, parse
from limits.storage import MemoryStorage
from limits.strategies import MovingWindowRateLimiter

from alesia.server.door import house_of
from alesia.server.errors import Refusal
from alesia.server.keys import COOKIE, digest
from alesia.server.language import VARY, language_of
from alesia.server.orders import Orders
from alesia.server.settings import Settings

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
Headers = list[tuple[bytes, bytes]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

MOST_BYTES = 16_384
METHODS = ("GET", "HEAD", "POST")
POLICY = (
    "default-src 'none'; script-src 'self'; worker-src 'self'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; font-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
]
NOT_KEPT = (b"cache-control", b"no-store")  # where a reply does not say how long it may be kept
# What one address may do, and one browser wherever it is: how often it may look, answer, and make something new or try
# a key.
LOOKING, ANSWERING, MAKING = parse("1200/minute"), parse("600/minute"), parse("60/minute")
ANSWERS = ("/answers", "/undo", "/consent")
LINE, STREAM, FILES = "/api/v1/stream/", "/stream", "/static/"
# What says how things are, and whom it is told to: words and rules are for everybody, so that a page can tell why
# somebody is not let in.
API, FOR_ALL = "/api/v1/", ("/api/v1/words/", "/api/v1/games", "/api/v1/notice")
BROWSER = re.compile(f"(?:^|;) *{COOKIE}=([^;]+)")
OWN_STREAMS = 100  # of one address, in which many may live
KNOWN_HOSTS = 256  # names of which it is known what they are; those that are asked for are few
SOON = 10  # seconds after which a stream may have ended


class Guard:
    """Stands before the application and lets through what is in order."""

    def __init__(self, app: App, settings: Settings, orders: Orders) -> None:
        self._app = app
        self._orders = orders
        self._settings = settings
        self._own_hosts = _own_hosts(settings)
        self._counter = MovingWindowRateLimiter(MemoryStorage())
        self._streams: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        dressed = _dressed(send, _spoken(scope))
        try:
            self._check(scope)
            with self._counted(scope):
                await self._app(scope, _Body(receive), dressed)
        except Refusal as refusal:
            await refuse(refusal, dressed, language_of(scope))

    def _check(self, scope: Scope) -> None:
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        self._check_host(headers.get(b"host", ""))
        self._check_address(scope)
        if scope["method"] not in METHODS:
            raise Refusal(405, "method", scope["method"])
        if scope["method"] == "POST":
            self._check_origin(scope, headers)
            _check_body(headers)
        else:
            _check_no_body(headers)
        if self._settings.limited:
            self._check_rates(scope, headers)

    def _check_host(self, host: str) -> None:
        """A name that we do not know may be somebody's who points it at this machine."""
        name = _host_name(host)
        if not _is_number(name) and name not in self._own_hosts:
            raise Refusal(421, "unknown_host", name)

    def _check_address(self, scope: Scope) -> None:
        path = scope["path"]
        if path.startswith(API) and not path.startswith(FOR_ALL):
            self._orders.check_address((scope.get("client") or ("",))[0])

    def _check_origin(self, scope: Scope, headers: dict[bytes, str]) -> None:
        """A page of somebody else must not act in the name of our guests."""
        origin = headers.get(b"origin")
        if origin is None:
            if b"authorization" in headers and b"cookie" not in headers:
                return
            raise Refusal(403, "no_origin")
        own = {f"{scope['scheme']}://{headers.get(b'host', '')}", self._settings.public_url}
        if origin not in own:
            raise Refusal(403, "foreign_origin")

    def _check_rates(self, scope: Scope, headers: dict[bytes, str]) -> None:
        """Of an address, and of a browser that comes from several."""
        self._check_rate(_limit(scope), _asking(scope))
        browser = BROWSER.search(headers.get(b"cookie", ""))
        if browser is not None:
            self._check_rate(_limit(scope), digest(browser[1]).hex())

    def _check_rate(self, limit: RateLimitItem, asking: str) -> None:
        if not self._counter.hit(limit, limit.key_for(), asking):
            again = self._counter.get_window_stats(limit, limit.key_for(), asking).reset_time
            later = max(1, ceil(again - time.time()))
            raise Refusal(429, "too_many", later=later)

    @contextmanager
    def _counted(self, scope: Scope) -> Iterator[None]:
        """Streams stay; so of these an address may have only so many at a time."""
        if not scope["path"].endswith(STREAM):
            yield
            return
        asking = _asking(scope)
        if self._settings.limited and self._streams[asking] >= OWN_STREAMS:
            raise Refusal(429, "too_many_streams", later=SOON)
        self._streams[asking] += 1
        try:
            yield
        finally:
            self._streams[asking] -= 1
            if not self._streams[asking]:
                del self._streams[asking]


class _Body:
    """The body of a request, which must not be too long, whatever its head says."""

    def __init__(self, receive: Receive) -> None:
        self._receive = receive
        self._bytes = 0

    async def __call__(self) -> Message:
        message = await self._receive()
        self._bytes += len(message.get("body", b""))
        if self._bytes > MOST_BYTES:
            raise too_long()
        return message


def _asking(scope: Scope) -> str:
    """Who asks, as far as anybody is counted."""
    return house_of((scope.get("client") or ("unknown",))[0])


def too_long() -> Refusal:
    return Refusal(413, "too_long", MOST_BYTES)


def _check_body(headers: dict[bytes, str]) -> None:
    length = headers.get(b"content-length", "0")
    if not re.fullmatch("[0-9]{1,9}", length) or int(length) > MOST_BYTES:
        raise too_long()
    kind = headers.get(b"content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json":
        raise Refusal(415, "not_json")


def _check_no_body(headers: dict[bytes, str]) -> None:
    """Who looks has nothing to send; a stream would take what comes behind its head for the end of the line."""
    if headers.get(b"content-length", "0") != "0" or b"transfer-encoding" in headers:
        raise Refusal(400, "has_body")


def _limit(scope: Scope) -> RateLimitItem:
    if scope["method"] != "POST":
        return LOOKING
    return ANSWERING if scope["path"].endswith(ANSWERS) or LINE in scope["path"] else MAKING


def _spoken(scope: Scope) -> Headers:
    """What tells the language of a reply, and by what it was chosen; files have none."""
    if scope["path"].startswith(FILES):
        return []
    return [(b"content-language", language_of(scope).encode()), (b"vary", VARY.encode())]


def _dressed(send: Send, spoken: Headers) -> Send:
    """Send with the headers that every reply has."""

    async def dressed(message: Message) -> None:
        if message["type"] == "http.response.start":
            given = list(message.get("headers", []))
            kept = any(name == b"cache-control" for name, _ in given)
            message["headers"] = [*given, *HEADERS, *spoken, *([] if kept else [NOT_KEPT])]
        await send(message)

    return dressed


async def refuse(refusal: Refusal, send: Send, language: str) -> None:
    """Reply with a refusal."""
    body = json.dumps(refusal.body(language)).encode()
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    headers += [(name.lower().encode(), value.encode()) for name, value in refusal.headers.items()]
    await send({"type": "http.response.start", "status": refusal.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})


def _own_hosts(settings: Settings) -> set[str]:
    own = socket.gethostname().lower()
    public = urlsplit(settings.public_url or "").hostname
    return {"localhost", own, f"{own}.local", settings.host, *([public] if public else [])}


@lru_cache(maxsize=KNOWN_HOSTS)
def _host_name(host: str) -> str:
    """The name or number without the port; what cannot be read is nobody's name."""
    try:
        return (urlsplit(f"//{host}").hostname or "").lower()
    except ValueError:
        return host


@lru_cache(maxsize=KNOWN_HOSTS)
def _is_number(host: str) -> bool:
    """An address in numbers cannot be pointed elsewhere."""
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True
