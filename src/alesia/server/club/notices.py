"""What the keeper tells everybody."""

from fastapi import Request
from starlette.responses import Response

from alesia.server.club import models
from alesia.server.tables import Tables
from alesia.server.visitor import Json, new_router

router = new_router()


@router.get("/notice", response_model=models.Notice, summary="What the keeper of this server tells everybody")
async def see_notice(request: Request) -> Response:
    """Nothing, mostly. Lines tell it, too, and whenever it changes."""
    tables: Tables = request.app.state.tables
    return Json({"notice": tables.orders.now.notice})
