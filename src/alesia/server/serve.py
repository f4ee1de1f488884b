"""Running the server."""

import socket
from collections.abc import Callable

import uvicorn

from alesia.kernel.errors import BadOption
from alesia.server.app import make_app
from alesia.server.logs import CONFIG
from alesia.server.settings import LOCAL, PORT, Settings

TRIES = 20
GRACE = 3  # seconds for requests under way when the server is told to stop


def serve(settings: Settings, announce: Callable[[], None]) -> None:
    """Serve until told to stop; the announcement is made when nothing stands in the way any more."""
    config = uvicorn.Config(
        make_app(settings),
        log_config=CONFIG,
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=GRACE,
    )
    listener = open_socket(settings.host, settings.port)
    announce()
    uvicorn.Server(config).run(sockets=[listener])


def open_socket(host: str, port: int) -> socket.socket:
    """A socket that listens there; BadOption if it cannot."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)  # named, so that asyncio sends at once
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
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
