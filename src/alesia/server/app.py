"""The application: pages, files and the interface behind one guard."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.resources import files
from pathlib import Path

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles

from alesia.server.api import make_api, refuse_http
from alesia.server.guard import Guard
from alesia.server.settings import Settings
from alesia.server.storage import open_engine
from alesia.server.tables import Tables

WEB = Path(str(files("alesia") / "web"))
FRESH = {"Cache-Control": "no-cache"}


class Files(StaticFiles):
    """The files of the pages; a browser asks each time whether its copy is still good."""

    def file_response(self, *args: object, **kwargs: object) -> Response:
        response = super().file_response(*args, **kwargs)  # type: ignore[arg-type]
        response.headers.update(FRESH)
        return response


def make_app(settings: Settings) -> Starlette:
    """The application of a server that was told to run like this."""
    tables = Tables(open_engine(settings.database))
    is_secure = (settings.public_url or "").startswith("https:")

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        yield
        tables.close()

    return Starlette(
        routes=[
            Mount("/api/v1", make_api(tables, is_secure)),
            Mount("/static", Files(directory=WEB)),
            Route("/", _page("index.html")),
            Route("/new", _page("index.html")),
            Route("/join", _page("join.html")),
            Route("/table/{address}", _page("table.html")),
        ],
        middleware=[Middleware(Guard, settings=settings), Middleware(GZipMiddleware, minimum_size=600)],
        exception_handlers={HTTPException: refuse_http},
        lifespan=lifespan,
    )


def _page(name: str):  # type: ignore[no-untyped-def]
    async def show(_: Request) -> Response:
        return FileResponse(WEB / name, headers=FRESH)

    return show
