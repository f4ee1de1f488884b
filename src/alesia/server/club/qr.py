"""Links as squares that a telephone reads."""

import io

import segno
from fastapi import Request
from starlette.responses import Response

from alesia.server.club import models
from alesia.server.visitor import Json, Visitor, new_router

router = new_router()


@router.post("/qr", response_model=models.Square, summary="A link as a square to scan")
async def draw(request: Request, body: models.OwnLink) -> Response:
    """Posted, so that the key in the link stands in no address and no log; only links of this house are drawn."""
    made = segno.make(f"{Visitor(request).services.home_of(request)}{body.link}", error="m", micro=False)
    drawn = io.BytesIO()
    made.save(drawn, kind="svg", scale=6, border=3, dark="#000", light="#fff", xmldecl=False, svgns=True)
    return Json({"svg": drawn.getvalue().decode()})
