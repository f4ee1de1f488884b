"""Starting the web table."""

from importlib.util import find_spec
from ipaddress import ip_network
from typing import TYPE_CHECKING

from alesia.cli.screen import Screen
from alesia.cli.speech import say
from alesia.games.data import GAME, folder
from alesia.kernel.errors import BadOption
from alesia.table import game_info

if TYPE_CHECKING:
    from alesia.server.settings import Settings

NEEDED = ("fastapi", "uvicorn", "sqlalchemy", "alembic")


def serve(
    host: str,
    port: int | None,
    db: str | None,
    public_url: str | None,
    unlimited: bool,
    proxy: str | None,
    smtp: str | None = None,
    workers: int = 1,
    json_logs: bool = False,
    calls: str | None = None,
) -> None:
    """Say where the page is, and serve it until told to stop."""
    if any(find_spec(name) is None for name in NEEDED):
        raise BadOption(say("serve.missing"))
    from alesia.server.serve import free_port
    from alesia.server.serve import serve as run
    from alesia.server.settings import Settings, default_database

    if db == "":
        raise BadOption(say("serve.no_db"))
    if folder() is not None:
        game_info(GAME)  # whose facts are read now, and refused before anybody comes
    url = _tidy(public_url)
    chosen = free_port(host) if port is None else port
    known = _numbers(proxy)
    base = Settings(db or default_database(), host, chosen, url, not unlimited, known, smtp)
    settings = base._replace(workers=workers, json_logs=json_logs, calls=_numbers(calls))
    run(settings, lambda: _announce(settings))


def _announce(settings: "Settings") -> None:
    screen = Screen(plain=True)
    screen.line(say("serve.at", settings.public_url or f"http://{_spoken(settings.host)}:{settings.port}/"))
    screen.line(say("serve.kept", _place(settings.database)))


def _place(database: str) -> str:
    """Where games are kept, without a password that may stand in the address."""
    from sqlalchemy.engine import make_url

    return make_url(database).render_as_string(hide_password=True).removeprefix("sqlite:///")


def _tidy(url: str | None) -> str | None:
    if url is not None and not url.startswith(("http://", "https://")):
        raise BadOption(say("serve.url", url))
    return None if url is None else url.rstrip("/")


def _numbers(proxy: str | None) -> str | None:
    """The addresses or networks of proxies, in numbers; a name could be anybody's."""
    for number in (proxy or "").split(",") if proxy is not None else ():
        try:
            ip_network(number.strip())
        except ValueError:
            raise BadOption(say("serve.proxy", number)) from None
    return proxy


def _spoken(host: str) -> str:
    """The name of this machine to itself, where the server listens at all its addresses."""
    return "localhost" if host in ("0.0.0.0", "::", "127.0.0.1") else host
