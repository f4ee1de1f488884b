"""Beside a real board: Alesia rolls where people would, what happened is told as steps for hands; a board is laid out,
or put right."""

import asyncio
from functools import partial
from hashlib import sha256
from typing import Annotated, Any

from fastapi import Path, Request
from starlette.responses import Response

from alesia.kernel.tabletop import Move, Step, steps
from alesia.players import HUMAN
from alesia.server import models
from alesia.server.chronicle import places
from alesia.server.errors import Refusal, say
from alesia.server.payload import Guest, question
from alesia.server.room import Room
from alesia.server.scene import encode
from alesia.server.visitor import Address, Json, Visitor, enter, new_router
from alesia.table import Inquiry, Laid, Past, Reply, ask_aside, lay_out
from alesia.table.hands import Deed, deeds
from alesia.words import explain_lines, log_line
from alesia.words.hands import step_text
from alesia.words.laying import form_words

router = new_router()
Moment = Annotated[int, Path(ge=0, le=2**31 - 1, description="After so many answers.")]


@router.post("/tables/{address}/roll", response_model=models.Done, summary="Let Alesia roll or draw this once")
async def roll(request: Request, address: Address, body: models.Roll) -> Response:
    """Beside a real board, where dice and cards are asked of people."""
    room, guest = await enter(request, address)
    return Json({"version": await asyncio.shield(room.roll(guest, body.version))})


@router.get("/tables/{address}/hands/{n}", response_model=models.Hands, summary="What hands do from then on")
async def hands(request: Request, address: Address, n: Moment) -> Response:
    """Beside a real board: the steps that lead from the board after so many answers to the one of now."""
    visitor, room, _ = await _at_board(request, address)
    async with visitor.desk.place(visitor.address):
        found, until = await room.look_back(lambda past: _deeds(past, n))
    told = [_deed(deed, room, visitor.language) for deed in found]
    return Json({"n": until, "deeds": [each for each in told if each["told"] or each["steps"]]})


@router.post("/tables/{address}/correct", response_model=models.Done, summary="Put the board right")
async def correct(request: Request, address: Address, body: models.Correction) -> Response:
    """Beside a real board, where a house rule or a mistake has made it another; the record says so."""
    room, guest = await enter(request, address)
    return Json({"version": await asyncio.shield(room.correct(guest, body.version, body.position))})


@router.get("/tables/{address}/position", response_model=models.TablePosition, summary="The board as a text")
async def position(request: Request, address: Address) -> Response:
    """Beside a real board: to be changed and given back, or kept."""
    _, room, _ = await _at_board(request, address)
    head = room.head
    facts = {"game": head.game, "scenario": head.scenario, "options": dict(head.options)}
    return Json({**facts, "text": room.table.position_text()})


@router.post("/positions", response_model=models.LaidPosition, summary="Lay out a position, field by field")
async def lay(request: Request, body: models.Laying) -> Response:
    """What cannot stand is told, and kept: the next change may mend it."""
    visitor = Visitor(request)
    changes = [(each.field, each.value) for each in body.changes]
    work = partial(lay_out, body.game, body.scenario, body.options, body.text, changes)
    async with visitor.desk.place(visitor.address):
        laid = await asyncio.get_running_loop().run_in_executor(None, work)
    return Json(_laid(laid, body, visitor.language))


@router.post("/positions/ask", response_model=models.Aside, summary="What they do now, out of turn")
async def wonder(request: Request, body: models.Wondering) -> Response:
    """On a board that is laid out: with the answers of people so far, dice included. Nothing is kept."""
    visitor = Visitor(request)
    wish = Inquiry(body.game, body.text, body.side, body.about, body.by, body.place)
    async with visitor.desk.place(visitor.address):
        reply = await asyncio.get_running_loop().run_in_executor(None, partial(ask_aside, wish, body.answers))
    return Json(_aside(reply, body.game, visitor.language))


def _aside(reply: Reply, game: str, language: str) -> dict[str, Any]:
    told = [line for entry in reply.told if (line := log_line(entry, game, language))]
    why = [line for walk in reply.walks for _, line in explain_lines(walk, game, language)]
    asked = None if reply.ask is None else question(reply.ask, reply.still, language)
    return {"told": told, "steps": [step_text(each, game, language) for each in reply.steps], "why": why, "ask": asked}


def _laid(laid: Laid, body: models.Laying, language: str) -> dict[str, Any]:
    form = form_words(laid.form, body.game, language)
    key = sha256(encode(form)).hexdigest()[:16]
    refused = None if laid.refused is None else say("laid.refused", laid.refused, language=language)
    facts = {"text": laid.text, "filled": laid.filled, "refused": refused, "view": laid.view}
    return {**facts, "key": key, "form": None if key == body.known else form}


@router.get("/tables/{address}/back/{n}", response_model=models.Back, summary="What an undo lets hands put back")
async def back(request: Request, address: Address, n: Moment) -> Response:
    """Beside a real board: the steps from the board after so many answers to the one that an undo would leave."""
    visitor, room, guest = await _at_board(request, address)
    target = room.undo_target(guest)
    async with visitor.desk.place(visitor.address):
        found = await room.look_back(lambda past: _steps_back(past, n, target))
    return Json({"steps": [step_text(step, room.head.game, visitor.language) for step in found]})


async def _at_board(request: Request, address: str) -> tuple[Visitor, Room, Guest]:
    """Somebody who moves the pieces of this table on a real board."""
    visitor = Visitor(request)
    room, guest = await visitor.enter(address)
    if not room.may_roll(guest):
        raise Refusal(409, "not_beside")
    return visitor, room, guest


def _steps_back(past: Past, start: int, target: int) -> tuple[Step, ...]:
    if start <= target:
        return ()
    before, after = (next(past.layouts(number)) for number in (min(start, past.answers), target))
    return steps(before.layout, after.layout)


def _deeds(past: Past, start: int) -> tuple[list[Deed], int]:
    return list(deeds(past, min(start, past.answers))), past.answers


def _deed(deed: Deed, room: Room, language: str) -> dict[str, Any]:
    game, last = room.head.game, deed.answers - 1
    who = room.record.entries[last].who
    lines = [line for entry in deed.told if (line := log_line(entry, game, language))]
    moves = [{"text": step_text(step, game, language), "places": _places(step)} for step in deed.steps]
    mine = room.table.seats.get(who) == HUMAN
    return {"n": deed.answers, "seat": who, "mine": mine, "why": room.why(last), "told": lines, "steps": moves}


def _places(step: Step) -> list[str]:
    facts = (step.source.fact, step.place.fact) if isinstance(step, Move) else (step.track.fact,)
    return places(facts)
