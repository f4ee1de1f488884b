"""How a server was told to run."""

import os
from pathlib import Path
from typing import NamedTuple

LOCAL = "127.0.0.1"
PORT = 8000


class Settings(NamedTuple):
    """Where the games are kept, how the server is reached, and how often somebody may knock."""

    database: str
    host: str = LOCAL
    port: int = PORT
    public_url: str | None = None  # the address behind a proxy, if it is not the one of the request
    limited: bool = True  # whether requests and connections are counted and too many refused
    proxy: str | None = None  # the addresses of proxies, with commas between, whose word on who asks is taken
    smtp: str | None = None  # the mail server: smtp://NAME:PASSWORD@HOST:PORT?from=ADDRESS
    workers: int = 1  # processes that take requests
    backlog: int = 2048  # connections that may wait to be taken
    json_logs: bool = False  # whether each line of the log is an object of JSON
    calls: str | None = None  # networks, with commas between, that may be called besides the internet

    @property
    def home(self) -> str:
        """The address that stands before links which leave the house; never what a request says of it."""
        return self.public_url or f"http://{self.host}:{self.port}"


def default_database() -> str:
    """The file of games of this user, or what ALESIA_DB says."""
    if given := os.environ.get("ALESIA_DB"):
        return given
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return f"sqlite:///{Path(home) / 'alesia' / 'tables.db'}"
