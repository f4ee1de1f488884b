"""The HTTP interface, version 1. Looking is GET, everything that changes something is POST with a JSON body.

A guest is known by the cookie of his browser, or by the key of a seat as ``Authorization: Bearer KEY``.
"""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Annotated, Any

from fastapi import FastAPI, Path, Query, Request
from fastapi.exceptions import RequestValidationError
from pydantic import StringConstraints
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.responses import PlainTextResponse, Response

from alesia.games import find
from alesia.kernel.errors import AlesiaError, DoesNotFit, UnknownName
from alesia.kernel.heirs import everybody, person
from alesia.kernel.record import Record
from alesia.server import about, beside, hints, models, patch
from alesia.server.carrying import Carried
from alesia.server.club import calling, clocks, company, endings, me, notices, opening, passkeys, plans, qr, shelf
from alesia.server.club.services import Services
from alesia.server.desk import Desk
from alesia.server.errors import Refusal, has_words, say
from alesia.server.hearing import Lines, SharedLine, TableLine, whole
from alesia.server.language import language_of
from alesia.server.payload import Guest
from alesia.server.room import Room
from alesia.server.scene import join_link
from alesia.server.short import RAISED
from alesia.server.storage import WATCH, Budget
from alesia.server.tables import LINK, ME, Admission, Mine, Tables
from alesia.server.visitor import Address, Json, Visitor, enter, new_router, remembered
from alesia.server.written import record_text
from alesia.table import ALL, SEEDED, Past, Thought, game_info, guide_to, think_again
from alesia.table import Moment as SeenMoment
from alesia.words import explain_short, explained, told_parts
from alesia.words.explaining import Told

log = logging.getLogger(__name__)
MOST_STEPS = 400  # answers at most that are told step by step
SOON = 10  # seconds until the database may be well again

Moment = Annotated[int, Path(ge=0, le=2**31 - 1, description="After so many answers.")]
SeatName = Annotated[str | None, Query(alias="seat", max_length=64, description="The seat to look from.")]
Heard = Annotated[
    tuple[Annotated[str, StringConstraints(min_length=1, max_length=32)], ...],
    Query(max_length=models.MOST_HEARD, description="The tables to be told of."),
]
LineName = Annotated[str, Path(min_length=1, max_length=64, description="The line, as it said itself.")]
Sought = Annotated[str, Query(max_length=100, description="Only paragraphs that have all of these words.")]
GameName = Annotated[str, Path(max_length=64, description="The game, as in /games.")]

router = new_router()


# Games.


@router.get("/games", response_model=list[models.GameInfo], summary="The games that can be played")
async def list_games(request: Request) -> Response:
    return _lasting(about.all_games(language_of(request.scope)))


@router.get("/games/{game}/cards", response_model=dict[str, models.Card], summary="The cards of a game in our words")
async def list_cards(request: Request, game: GameName) -> Response:
    return _lasting(about.cards(game, language_of(request.scope)))


@router.get("/games/{game}/rules", response_model=list[models.RuleLine], summary="The contents of the rule handbook")
async def list_rules(request: Request, game: GameName, having: Sought = "") -> Response:
    language = language_of(request.scope)
    return _lasting(about.rules_with(game, having, language) if having.strip() else about.rules(game, language))


@router.get("/games/{game}/rules/{number}", response_model=models.RuleText, summary="A rule in our own words")
async def read_rule(request: Request, game: GameName, number: Annotated[str, Path(max_length=16)]) -> Response:
    return _lasting(about.rule_of(game, number, language_of(request.scope)))


@router.get("/games/{game}/words", response_model=models.GameWords, summary="What the things of a game are called")
async def list_words(request: Request, game: GameName) -> Response:
    return _lasting(about.words(game, language_of(request.scope)))


@router.get("/words/web", response_model=models.PageWords, summary="The words of the page itself")
async def page_words(request: Request) -> Response:
    return _lasting(about.own_words(language_of(request.scope)))


# Tables.


@router.post("/tables", status_code=201, response_model=models.Created, summary="Set up a table")
async def create_table(request: Request, new: models.NewTable) -> Response:
    seats = _seats_of(new)
    if new.beside and LINK in seats.values() and find(new.game).has_secrets:
        raise Refusal(409, "one_hand")
    if new.beside and new.open:
        raise Refusal(409, "beside_is_not_open")
    if new.beside and new.days is not None:
        raise Refusal(409, "beside_has_no_clock")
    if new.rated and (new.beside or LINK not in seats.values()):
        raise Refusal(409, "rated_alone")
    who = Visitor(request)
    person, key = await who.person()
    async with who.desk.place(who.address):
        dice = ALL if new.beside else SEEDED
        budget = None if new.days is None else Budget(new.days, new.late)
        admission = Admission(new.open, new.spectators, budget, new.rated)
        how = new.game, new.scenario, new.options, seats, dice, new.position, admission, new.hints
        room = await who.tables.create(person, *how)
    return remembered(Json({"id": room.address}, 201), key, request)


@router.post("/guides", status_code=201, response_model=models.Created, summary="Set up a guided first turn")
async def create_guide(request: Request, body: models.Guided) -> Response:
    """A table like any other, in a position of its own; `guide` of the table says what is proposed."""
    guide_to(body.game)
    who = Visitor(request)
    person, key = await who.person()
    async with who.desk.place(who.address):
        room = await who.tables.guide(person, body.game)
    return remembered(Json({"id": room.address}, 201), key, request)


def _seats_of(new: models.NewTable) -> dict[str, str]:
    """Who shall sit where: at seats of the game, and one person in all that are his. A refusal should not come after a
    person was made."""
    info = game_info(new.game)
    for seat in new.seats:
        if seat not in info.seats:
            raise UnknownName("{0!r} is not a seat of {1}; known: {2}", seat, new.game, ", ".join(info.seats))
    return everybody(info.seats, info.heirs, new.seats, ME)


@router.get("/tables", response_model=list[models.TableLine], summary="My tables, the latest first")
async def list_tables(request: Request) -> Response:
    who = Visitor(request)
    person = await who.tables.person(who.cookie)
    found = [] if person is None else await who.tables.games_of(person)
    return Json([line for each in found if (line := _line(each, who.language)) is not None])


def _line(mine: Mine, language: str) -> dict[str, Any] | None:
    """What the list tells of a game; None of one that this Alesia does not know at all."""
    row, held = mine.row, mine.held
    try:
        head, summary = Record.from_text(row.setup), row.summary
        info = game_info(head.game)
    except AlesiaError as error:
        log.error("table %s cannot be listed: %s", row.address, error)
        return None
    seats = [seat for seat in info.seats if person(info.heirs, seat) in held]
    return {
        "id": row.address,
        "game": head.game,
        "title": info.title,
        "scenario": about.named(head.game, language)["scenarios"].get(head.scenario, head.scenario),
        "seats": seats,
        "players": {seat: name for seat, name in mine.players.items() if seat != WATCH},
        "kinds": head.seats,
        "heirs": dict(info.heirs),
        "turn_of": list(summary.asked),
        "your_turn": any(seat in seats for seat in summary.asked),
        "decisions": summary.answers,
        "created": row.created,
        "touched": row.touched,
        "over": summary.over,
        "winners": list(summary.winners),
        "agreed": mine.agreed,
        "name": mine.name,
        "host": mine.is_host,
        "shelved": mine.is_shelved,
        "open": mine.is_open,
        "until": mine.until,
        "rated": mine.is_rated,
        "ratings": mine.ratings,
    }


@router.post("/join", response_model=models.Joined, summary="Take the seat that a key opens")
async def join(request: Request, body: models.Join) -> Response:
    """An invitation is used up by this; the seat has another key from then on, which only its player sees.

    A player's own link and the one for spectators open as often as they are wanted.
    """
    who = Visitor(request)
    known, door = await who.tables.person(who.cookie), await who.tables.door(body.key)
    if door is None:
        room, guest = await who.tables.way_back(known, body.key)
        return _joined(room, guest)
    room = await who.tables.room(door.address)
    who.tables.orders.check_people(room.holders_by(body.key))
    person, key = await who.person()
    if door.once and known is None:
        return remembered(_joined(room, Guest(), again=True), key, request)
    guest = await (room.take_over if door.handed else room.admit)(person, body.key)
    return remembered(_joined(room, guest, taken=door.once), key, request)


def _joined(room: Room, guest: Guest, taken: bool = False, again: bool = False) -> Response:
    return Json({"id": room.address, "seats": list(guest.seats), "taken": taken, "again": again})


@router.post("/tables/{address}/link", response_model=models.NewLink, summary="Make a link anew, or withdraw it")
async def change_link(request: Request, address: Address, body: models.Link) -> Response:
    """The old link opens nothing from then on; who sits or looks on already stays.

    The host does so for the spectators and for a seat that nobody has taken, a player for his own seat.
    """
    room, guest = await enter(request, address)
    key = await asyncio.shield(room.change_link(guest, body.seat or WATCH, body.wanted))
    return Json({"link": None if key is None else join_link(key)})


@router.get("/tables/{address}", response_model=models.Table, summary="A table as I may see it")
async def see_table(request: Request, address: Address, seat: SeatName = None) -> Response:
    visitor = Visitor(request)
    room, guest = await visitor.read(address)
    return Json(whole(room, guest, seat, visitor.language))


@router.get(
    "/tables/{address}/stream",
    response_class=Response,
    responses={200: {"content": {"text/event-stream": {"schema": {"type": "string"}}}}},
    summary="What happens at a table, as it happens",
)
async def stream(request: Request, address: Address, seat: SeatName = None) -> Response:
    """Server-sent events: first `whole`, the table as GET gives it; then `change` after each change."""
    visitor = Visitor(request)
    room, _ = await visitor.read(address)
    return _carried(request, TableLine(await visitor.who(), room, seat, visitor.language))


@router.get(
    "/stream",
    response_class=Response,
    responses={200: {"content": {"text/event-stream": {"schema": {"type": "string"}}}}},
    summary="What happens at several tables, as it happens",
)
async def shared_stream(request: Request, table: Heard = ()) -> Response:
    """Server-sent events: first `line`, the name of this line; then `whole`, `change` or `refused` of each table.

    Now and then a `still` says that the line is not dead.
    """
    visitor = Visitor(request)
    who = await visitor.who()
    if who.person is None and who.key is None:
        raise Refusal(403, "nobody")
    return _carried(request, SharedLine(who, table, visitor.read, visitor.language))


@router.post("/stream/{line}", response_model=models.Heard, summary="Which tables a line is to tell of")
async def hear(request: Request, line: LineName, body: models.Hear) -> Response:
    """From now on these and no others; those that are new are told from their `whole` on."""
    lines: Lines = request.app.state.lines
    await lines.hear(line, await Visitor(request).who(), body.tables)
    return Json({"tables": len(set(body.tables))})


def _carried(request: Request, line: TableLine | SharedLine) -> Response:
    lines: Lines = request.app.state.lines
    line.address = Visitor(request).address
    return Carried(lines, line)


@router.post("/tables/{address}/answers", response_model=models.Done, summary="Answer a question")
async def answer(request: Request, address: Address, body: models.Answer) -> Response:
    """Most answers come by the short way; what was raised there is told here."""
    if isinstance(raised := request.scope.get(RAISED), Exception):
        raise raised
    room, guest = await enter(request, address)
    version = await asyncio.shield(room.answer(guest, body.seat, body.version, body.option, body.sweep, body.times))
    return Json({"version": version})


@router.post("/tables/{address}/undo", response_model=models.Undone, summary="Take my last answer back")
async def undo(request: Request, address: Address, body: models.Undo) -> Response:
    room, guest = await enter(request, address)
    version, done = await asyncio.shield(room.undo(guest, body.version))
    return Json({"version": version, "done": done})


@router.post("/tables/{address}/consent", response_model=models.Undone, summary="Agree to an undo, or not")
async def consent(request: Request, address: Address, body: models.Consent) -> Response:
    room, guest = await enter(request, address)
    version, done = await asyncio.shield(room.consent(guest, body.agree))
    return Json({"version": version, "done": done})


# The past.


@asynccontextmanager
async def _place(request: Request) -> AsyncIterator[None]:
    """A place at the desk; whoever has hung up while he waited for it needs it no more."""
    visitor = Visitor(request)
    async with visitor.desk.place(visitor.address):
        if await request.is_disconnected():
            raise Refusal(408, "gone")
        yield


@router.get("/tables/{address}/past/{n}", response_model=models.Moment, summary="The board after so many answers")
async def look_back(request: Request, address: Address, n: Moment, seat: SeatName = None) -> Response:
    room, guest = await enter(request, address)
    eyes = seat if seat in guest.seats else next(iter(guest.seats), None)

    def look(past: Past) -> dict[str, Any]:
        return {"n": n, "log_length": past.logged(n), "view": past.view(n, eyes)}

    async with _place(request):
        return Json(await room.look_back(look))


@router.get("/tables/{address}/steps/{n}", response_model=models.Steps, summary="The board from then on, step by step")
async def look_on(request: Request, address: Address, n: Moment, seat: SeatName = None) -> Response:
    """Of a long way only the last part; `n` of the reply says where that begins."""
    room, guest = await enter(request, address)
    eyes = seat if seat in guest.seats else next(iter(guest.seats), None)

    def look(looked: Past) -> dict[str, Any]:
        first, *later = looked.moments(max(n, looked.answers - MOST_STEPS) if n <= looked.answers else n, eyes)
        pairs = zip((first, *later), later, strict=False)
        steps = [{**_moment(now), "view": patch.changes(before.view, now.view)} for before, now in pairs]
        return {**_moment(first), "view": first.view, "steps": steps}

    async with _place(request):
        return Json(await room.look_back(look))


def _moment(moment: SeenMoment) -> dict[str, int]:
    return {"n": moment.answers, "log_length": moment.logged}


@router.get(
    "/tables/{address}/past/{n}/position",
    response_model=models.PositionText,
    summary="The board after so many answers as a text that can be set up again",
)
async def position(request: Request, address: Address, n: Moment) -> Response:
    """In a game with hidden blocks or hands only when it is over."""
    room, _ = await enter(request, address)
    if room.keeps_thoughts:
        raise Refusal(409, "secret", key="refusal.secret.position")
    async with _place(request):
        return Json({"text": await room.look_back(lambda past: past.position_text(n))})


@router.post("/tables/{address}/fork", status_code=201, response_model=models.Created, summary="Play on from a moment")
async def fork(request: Request, address: Address, body: models.Fork) -> Response:
    """A new table with the same answers up to then and other dice from there on; all its people's seats are mine."""
    who = Visitor(request)
    room, guest = await who.enter(address)
    if room.keeps_thoughts and room.has_other_people(guest):
        raise Refusal(409, "secret", key="refusal.secret.fork")
    entries = room.record.entries
    if body.n > len(entries):
        raise UnknownName("there is no moment {0}; the game has {1} answers", body.n, len(entries))
    person, key = await who.person()
    async with _place(request):
        made = await who.tables.fork(person, room, entries[: body.n])
    return remembered(Json({"id": made.address}, 201), key, request)


@router.get("/tables/{address}/standing", response_model=models.Standings, summary="The margins turn by turn")
async def standing(request: Request, address: Address) -> Response:
    room, _ = await enter(request, address)
    async with _place(request):
        points = await room.look_back(Past.standings)
    return Json({"points": [{"n": point.answers, "margins": point.margins} for point in points]})


@router.get("/tables/{address}/thoughts/{n}", response_model=models.ThoughtText, summary="Why a non-player did that")
async def thought(request: Request, address: Address, n: Moment) -> Response:
    room, _ = await enter(request, address)
    if room.keeps_thoughts:
        raise Refusal(409, "secret")
    record = room.record
    async with _place(request):
        found = await asyncio.get_running_loop().run_in_executor(None, _thought, record, n)
    if found is None:
        raise Refusal(404, "no_thought", n)
    language = language_of(request.scope)
    steps = [_step(told, found.seat, record.game, language) for told in explained(found.walk, record.game, language)]
    return Json({"seat": found.seat, "short": explain_short(found.walk, record.game, language), "steps": steps})


def _thought(record: Record, n: int) -> Thought | None:
    """Answers that were taken over from another table were thought with other dice."""
    try:
        return think_again(record, n)
    except DoesNotFit:
        raise Refusal(404, "no_thought", key="refusal.no_thought.fork") from None


def _step(told: Told, seat: str, game: str, language: str) -> dict[str, Any]:
    step = told.step
    facts = {"rule": step.rule, "kind": step.kind, "key": step.key, "text": told.text}
    return {**facts, **told_parts(told, seat, game, language)}


@router.get(
    "/tables/{address}/record",
    response_class=Response,
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}},
    summary="The record, when the game is over; beside a real board always",
)
async def record(request: Request, address: Address) -> Response:
    room, _ = await enter(request, address)
    if not room.is_over and not room.is_beside:
        raise Refusal(409, "not_over")
    name = f"attachment; filename={room.head.game}.txt"
    return PlainTextResponse(record_text(room.record, room.agreed), headers={"Content-Disposition": name})


# How replies are made.


def _lasting(content: Any) -> Response:
    """What changes only with the program may be kept for a while."""
    return Json(content, headers={"Cache-Control": "public, max-age=300"})


for _more in (
    me.router,
    qr.router,
    company.router,
    calling.router,
    shelf.router,
    notices.router,
    opening.router,
    clocks.router,
    endings.router,
    plans.router,
    passkeys.router,
    hints.router,
    beside.router,
):
    router.routes += _more.routes


def make_api(tables: Tables, lines: Lines, services: Services, is_secure: bool = False) -> FastAPI:
    """The application of this interface; is_secure: browsers reach it by https, whatever a proxy makes of that."""
    api = FastAPI(
        title="Alesia",
        version="1.0",
        summary="Tables for board games of Caesar's war in Gaul",
        description=__doc__,
        docs_url=None,
        redoc_url=None,
        openapi_url="/openapi.json",
    )
    api.state.tables = tables
    api.state.lines = lines
    api.state.services = services
    api.state.desk = Desk()
    api.state.is_secure = is_secure
    api.router.routes += router.routes  # not included: a router within a router is sought twice, and slowly
    api.add_exception_handler(Refusal, _refuse)
    api.add_exception_handler(AlesiaError, _refuse_rules)
    api.add_exception_handler(RequestValidationError, _refuse_shape)
    api.add_exception_handler(HTTPException, refuse_http)
    api.add_exception_handler(SQLAlchemyError, _refuse_for_now)
    return api


def _refuse(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refusal)
    return Json(error.body(language_of(request.scope)), error.status, error.headers)


def _refuse_for_now(request: Request, error: Exception) -> Response:
    """The database fails us: what was not written has not happened."""
    log.error("%s %s: the database fails", request.method, request.url.path, exc_info=error)
    return _refuse(request, Refusal(503, "not_kept", later=SOON))


def _refuse_rules(request: Request, error: Exception) -> Response:
    status, code = (404, "unknown_name") if isinstance(error, UnknownName) else (422, "refused")
    if request.method == "POST":
        status = 422
    return _refuse(request, Refusal(status, code, error))


def _refuse_shape(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    place = ".".join(str(part) for part in first["loc"][1:]) or say(
        "malformed.request", language=language_of(request.scope)
    )
    special, limit = f"refusal.malformed.{first['type']}", next(iter(first.get("ctx", {}).values()), "")
    key = special if has_words(special) else "refusal.malformed"
    return _refuse(request, Refusal(422, "malformed", place, limit, key=key))


def refuse_http(request: Request, error: Exception) -> Response:
    """What the libraries refuse, in our form; a body that the guard refused while it was read is refused as he said."""
    assert isinstance(error, HTTPException)
    if isinstance(error.__cause__, Refusal):
        return _refuse(request, error.__cause__)
    special = f"refusal.http.{error.status_code}"
    key = special if has_words(special) else "refusal.http"
    return _refuse(request, Refusal(error.status_code, "http", error.detail, key=key))
