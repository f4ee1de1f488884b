"""Running the server."""

import socket
from collections.abc import Callable
from typing import Any

import uvicorn

from alesia.kernel.errors import BadOption
from alesia.server.app import make_app
from alesia.server.door import OWN_CONNECTIONS, Door, caller_at
from alesia.server.logs import CONFIG
from alesia.server.settings import LOCAL, PORT, Settings

TRIES = 20
KEEP_ALIVE = 5  # seconds that a connection waits for the next request
DEAD = 60_000  # milliseconds after which a connection is given up that takes nothing any more
MOST_FILES = 65_536
OTHER_FILES = 128  # for the database, its reserve, and the files of the pages
GRACE = 3  # seconds for requests under way when the server is told to stop


def serve(settings: Settings, announce: Callable[[], None]) -> None:
    """Serve until told to stop; the announcement is made when nothing stands in the way any more."""
    config = uvicorn.Config(make_app(settings), log_config=CONFIG, **how_to_serve(settings))
    listener = open_socket(settings.host, settings.port)
    announce()
    uvicorn.Server(config).run(sockets=[listener])


def how_to_serve(settings: Settings) -> dict[str, Any]:
    """What is the same for every server of ours: its door, whose word it takes, how long it waits."""
    proxy, most = settings.proxy or "", open_files() - OTHER_FILES
    door = Door(OWN_CONNECTIONS, most, proxy) if settings.limited else Door(None, most)
    return {
        "http": caller_at(door),
        "ws": "none",
        "proxy_headers": bool(proxy),
        "forwarded_allow_ips": proxy,
        "log_level": "warning",
        "access_log": False,
        "server_header": False,
        "timeout_keep_alive": KEEP_ALIVE,
        "timeout_graceful_shutdown": GRACE,
    }


def open_files() -> int:
    """How many files and connections this process may have open: as many as the system lets us raise it to."""
    try:
        import resource
    except ImportError:  # Windows, which sets no such limit
        return MOST_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft == resource.RLIM_INFINITY or soft >= most:
        return most
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    except (OSError, ValueError):  # a system with another limit behind this one
        return soft
    return most


def open_socket(host: str, port: int) -> socket.socket:
    """A socket that listens there; BadOption if it cannot."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)  # named, so that asyncio sends at once
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if hasattr(socket, "TCP_USER_TIMEOUT"):  # Linux; those that come by this one have it too
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, DEAD)
    try:
        listener.bind((host, port))
    except OSError as error:
        listener.close()
        raise BadOption(f"cannot listen at {host} port {port}: {error.strerror}; choose another with --port") from None
    return listener


def free_port(host: str = LOCAL, first: int = PORT) -> int:
    """The first port from there on that is free."""
    for port in range(first, first + TRIES):
        try:
            open_socket(host, port).close()
        except BadOption:
            continue
        return port
    raise BadOption(f"no port from {first} to {first + TRIES - 1} is free; choose one with --port")
