"""The application: pages, files and the interface behind one guard."""

import re
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from functools import cache
from html import escape
from importlib.resources import files
from pathlib import Path
from typing import Any

from fastapi import FastAPI
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Receive, Scope, Send

from alesia.server.api import make_api, refuse_http
from alesia.server.boards import DRAWING, own_board
from alesia.server.club.clocks import Clocks
from alesia.server.club.rating import Rater
from alesia.server.club.ringing import Ringer
from alesia.server.club.services import Services
from alesia.server.desk import Desk
from alesia.server.guard import Guard
from alesia.server.hearing import Lines
from alesia.server.language import language_of
from alesia.server.orders import Watch
from alesia.server.settings import Settings
from alesia.server.short import ShortWay
from alesia.server.storage import open_engine
from alesia.server.tables import Tables
from alesia.words import page_words
from alesia.words.catalogue import languages

WEB = Path(str(files("alesia") / "web"))
API = "/api/v1"
FRESH = {"Cache-Control": "no-cache"}
IN_ENGLISH = '<html lang="en"'
WORD = re.compile(r"\[\[([\w.]+)\]\]")  # where a page itself has words, their key in the catalogue of the page
ZIPPED = 600  # bytes from which on it is worth the trouble


class Files(StaticFiles):
    """The files of the pages; a browser asks each time whether its copy is still good."""

    def file_response(self, *args: Any, **kwargs: Any) -> Response:
        response = super().file_response(*args, **kwargs)
        response.headers.update(FRESH)
        return response


_files = Files(directory=WEB)


class Front:
    """Sends each request to the interface or to the pages; what is long is compressed, but for the live stream."""

    def __init__(self, api: FastAPI, pages: ASGIApp) -> None:
        self._api = ShortWay(api, api.state)
        self._zipped_api = GZipMiddleware(api, minimum_size=ZIPPED)
        self._pages = GZipMiddleware(pages, minimum_size=ZIPPED)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or not scope["path"].startswith(f"{API}/"):
            await self._pages(scope, receive, send)
        elif scope["method"] == "POST" or scope["path"].endswith("/stream"):
            await self._api({**scope, "root_path": API}, receive, send)
        else:
            await self._zipped_api({**scope, "root_path": API}, receive, send)


def make_app(settings: Settings, lines: Lines) -> ASGIApp:
    """The application of a server that was told to run like this, and the lines that it will have."""
    return assemble(Tables(open_engine(settings.database), settings.workers), settings, lines)


def assemble(tables: Tables, settings: Settings, lines: Lines | None = None) -> ASGIApp:
    """Guard, interface and pages before the tables of a house."""
    services = Services(settings)
    is_secure = (settings.public_url or "").startswith("https:")
    lines = lines or Lines()
    lines.bus, tables.also_hears = tables.bus, lines.heard
    from alesia.server.keeping import Counted, Figures, routes  # where there are workers, it must be a worker's

    figures = Figures()
    watch = Watch(tables.orders, tables.ordered, lines.obey)
    more = routes(figures, tables.database_answers, lambda: tables.open_rooms)
    pages = make_pages(tables, services, watch, more)
    api = make_api(tables, lines, services, is_secure)
    if not settings.limited:
        api.state.desk = Desk(None)
    return Counted(Guard(Front(api, pages), settings, tables.orders), figures)


def make_pages(tables: Tables, services: Services, watch: Watch, more: Sequence[Route] = ()) -> Starlette:
    """The pages and their files; when they open, people are called, and when they close, the house closes."""
    rounds = watch, Ringer(tables, services), Clocks(tables), Rater(tables)

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        tables.start()
        await watch.look()  # who is banned is so from the first request on
        for each in rounds:
            each.begin()
        yield
        for each in rounds:
            each.end()
        await tables.close()

    return Starlette(
        routes=[
            Route(f"/static/boards/{DRAWING}", _own_board),
            Mount("/static", _files),
            Route("/", _page("index.html")),
            Route("/new", _page("index.html")),
            Route("/join", _page("join.html")),
            Route("/come", _page("come.html")),
            Route("/called.js", _worker),
            Route("/table/{address}", _page("table.html")),
            *more,
        ],
        exception_handlers={HTTPException: refuse_http},
        lifespan=lifespan,
    )


async def _worker(request: Request) -> Response:
    """The script that hears calls while no page is open; at the root, since it leads to pages there."""
    return await _files.get_response("js/club/called.js", request.scope)


async def _own_board(request: Request) -> Response:
    """The map of Caesar: Rome vs Gaul, with an owner's spaces where he has put in some."""
    own = own_board()
    if own is None:
        return await _files.get_response(f"boards/{DRAWING}", request.scope)
    return Response(own, media_type="image/svg+xml", headers=FRESH)


def _page(name: str) -> Callable[[Request], Awaitable[Response]]:
    async def show(request: Request) -> Response:
        return HTMLResponse(_page_in(name, language_of(request.scope)), headers=FRESH)

    return show


@cache
def _page_in(name: str, language: str) -> str:
    """A page in a language: it says which one it is and which there are, and its own words are set in."""
    words = page_words("web", language)
    head = f'<html lang="{language}" data-languages="{" ".join(languages())}"'
    text = (WEB / name).read_text(encoding="utf-8").replace(IN_ENGLISH, head)
    return WORD.sub(lambda found: escape(str(words[found[1]])), text)
