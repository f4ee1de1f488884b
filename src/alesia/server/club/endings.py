"""A game is ended by agreement: one side gives up where there are two, or nobody wins; the others agree or refuse."""

import asyncio

from fastapi import Request
from starlette.responses import Response

from alesia.server import models as plain
from alesia.server.club import models
from alesia.server.storage import Agreed
from alesia.server.visitor import Address, Json, enter, new_router

router = new_router()


@router.post("/tables/{address}/end", response_model=plain.Undone, summary="Ask the others to end the game")
async def ask_for_end(request: Request, address: Address, body: models.End) -> Response:
    """`resign`: my side gives up, in a game of two sides; `draw`: nobody wins. Where nobody else plays, it is over."""
    room, guest = await enter(request, address)
    done = await asyncio.shield(room.ask_for_end(guest, Agreed(body.how, body.seat)))
    return Json({"version": room.version, "done": done})


@router.post("/tables/{address}/end/consent", response_model=plain.Undone, summary="Agree to an end, or not")
async def agree_to_end(request: Request, address: Address, body: plain.Consent) -> Response:
    """All others must agree; who has asked for it takes it back by not agreeing."""
    room, guest = await enter(request, address)
    done = await asyncio.shield(room.agree_to_end(guest, body.agree))
    return Json({"version": room.version, "done": done})
