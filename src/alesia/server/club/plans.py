"""A private planning board: somebody tries a turn where nobody sees it, keeps it, and carries it out when it is his.

It is kept with his seat and told to nobody else. What his seat cannot see is imagined there (table/plan.py).
"""

import asyncio
from collections.abc import Callable
from typing import Annotated, Any, NamedTuple, TypeVar

from fastapi import Query, Request
from starlette.responses import Response

from alesia.kernel.errors import AlesiaError, IllegalAnswer
from alesia.kernel.heirs import person as first_of
from alesia.kernel.record import Entry, Record
from alesia.server.chronicle import Chronicle
from alesia.server.club import models
from alesia.server.errors import Refusal, not_yours, stale
from alesia.server.hearing import lasting
from alesia.server.payload import Guest
from alesia.server.room import Room
from alesia.server.scene import Places, Scene, Told, Undo
from alesia.server.storage import REVOKED, WATCH, KeptPlan, PlanStore, SeatRow
from alesia.server.tables import Tables
from alesia.server.visitor import Address, Json, Visitor, new_router
from alesia.table import MOST_PLANNED, Plan, TableAsk
from alesia.words import option_text

router = new_router()
PLANS = PlanStore()
T = TypeVar("T")
SeatName = Annotated[str, Query(alias="seat", max_length=64, description="My seat.")]


class Planner(NamedTuple):
    """Somebody who plans, for a seat of his at a table."""

    tables: Tables
    room: Room
    guest: Guest
    person: int
    seat: str

    @property
    def head(self) -> Record:
        return self.room.head

    @property
    def own(self) -> list[str]:
        """The seats in which he answers for himself."""
        heirs = self.room.table.game.heirs
        return [seat for seat in self.guest.seats if first_of(heirs, seat) == self.first]

    @property
    def first(self) -> str:
        """The seat with which the plan is kept."""
        return first_of(self.room.table.game.heirs, self.seat)

    @property
    def key(self) -> tuple[int, int, str]:
        return self.person, self.room.id, self.first

    async def kept(self) -> KeptPlan | None:
        return await self.tables.read(lambda _, c: PLANS.find(c, *self.key))

    async def found(self, version: int | None = None) -> tuple[KeptPlan, Plan]:
        """The plan; Refusal if there is none, or if another page has changed it."""
        kept = await self.kept()
        if kept is None:
            raise Refusal(404, "no_plan")
        if version not in (None, kept.version):
            raise stale(kept.version)
        return kept, self.read(kept)

    def read(self, kept: KeptPlan) -> Plan:
        try:
            return Plan.from_text(kept.plan, self.room.table.game.rules_version)
        except AlesiaError:
            raise Refusal(409, "old_plan") from None

    async def keep(self, kept: KeptPlan) -> KeptPlan:
        if not await self.tables.write(lambda _, to: PLANS.change(to, *self.key, kept)):
            raise stale(kept.version + 1)
        return kept._replace(version=kept.version + 1)


async def _planner(request: Request, address: str, seat: str) -> Planner:
    """A place to plan for who plays here, and is known by his browser."""
    visitor = Visitor(request)
    room, guest = await visitor.enter(address)
    if seat not in guest.seats:
        raise not_yours(seat)
    person = await visitor.tables.person(visitor.cookie)
    if person is None:
        raise Refusal(403, "nobody_known")
    return Planner(visitor.tables, room, guest, person, seat)


async def _worked(request: Request, work: Callable[[], T]) -> T:
    """Do what takes a while, one thing after the other for one address."""
    visitor = Visitor(request)
    async with visitor.desk.place(visitor.address):
        return await asyncio.get_running_loop().run_in_executor(None, work)


# Looking.


@router.get("/tables/{address}/plan", response_model=models.PlanNext, summary="What of my plan is carried out next")
async def see_plan(request: Request, address: Address, seat: SeatName) -> Response:
    """In words; nothing where there is no plan, or nothing of it left."""
    planner = await _planner(request, address, seat)
    kept = await planner.kept()
    if kept is None:
        return Json({"version": None, "words": [], "left": 0})
    plan, done, language = planner.read(kept), kept.done_at(planner.room.table.decisions), Visitor(request).language
    next_ones = plan.stretch(planner.own, done)
    left = sum(entry.who in planner.own for entry, _ in plan.tried[next_ones.stop :])
    asked = await _worked(request, lambda: plan.tell(planner.head, next_ones))
    words = [_words(ask, entry, planner.room.head.game, language) for ask, entry in asked]
    return Json({"version": kept.version, "words": words, "left": left})


def _words(ask: TableAsk, entry: Entry, game: str, language: str) -> str:
    """An answer as it was offered."""
    option = next(each for each in ask.options if str(each) == str(entry.option))
    return option_text(ask, option, game, language)


@router.get("/tables/{address}/plan/board", response_model=models.PlanBoard, summary="The board on which I plan")
async def see_board(request: Request, address: Address, seat: SeatName) -> Response:
    planner = await _planner(request, address, seat)
    kept, plan = await planner.found()
    return Json(await _told(request, planner, kept, plan))


async def _told(request: Request, planner: Planner, kept: KeptPlan, plan: Plan) -> dict[str, Any]:
    language = Visitor(request).language
    return await _worked(request, lambda: _board(planner, kept, plan, language))


def _board(planner: Planner, kept: KeptPlan, plan: Plan, language: str) -> dict[str, Any]:
    """As a table is told: everybody is asked by the board, and the seat sees what it saw."""
    board, room = plan.board(planner.head), planner.room
    chronicle, seats = Chronicle(board), board.game.seats
    places = Places(board.seats, {WATCH: SeatRow(WATCH, "", REVOKED)}, {}, beside=True)  # chance is asked, too
    told = Told(chronicle.log, chronicle.length, {})
    scene = Scene(kept.version, board.still(), told, Undo(None, None, None), places)
    facts = scene.whole(Guest(tuple(seats)), planner.seat, language)
    own = sum(entry.who in planner.own for entry, _ in plan.tried)
    fixed = {"seats": room.scene.places.told(planner.guest), "beside": False}
    undo = {"possible": bool(plan.tried), "why": None, "asked_by": None, "waiting": False}
    about = {"imagined": board.game.has_secrets, "own": planner.own, "answers": own, "begun": len(plan.before)}
    return {**lasting(room, planner.guest, language), **facts, **fixed, "undo": undo, "plan": about}


# Trying.


@router.post("/tables/{address}/plan", response_model=models.PlanBoard, summary="Begin to plan, anew if I have a plan")
async def begin(request: Request, address: Address, body: models.PlanSeat) -> Response:
    """From the table as my seat sees it now."""
    planner = await _planner(request, address, body.seat)
    plan = await asyncio.shield(planner.room.plan(body.seat))
    text = plan.to_text()
    kept = await planner.tables.write(lambda _, to: PLANS.begin(to, *planner.key, text))
    return Json(await _told(request, planner, kept, plan))


@router.post("/tables/{address}/plan/answers", response_model=models.PlanBoard, summary="Try an answer on my board")
async def try_answer(request: Request, address: Address, body: models.PlanAnswer) -> Response:
    """`who` is asked there: my seat, or another or Chance, of which I assume it; without an option a die falls."""
    planner = await _planner(request, address, body.seat)
    kept, plan = await planner.found(body.version)
    if len(plan.tried) >= MOST_PLANNED:
        raise Refusal(409, "long_plan", MOST_PLANNED)
    try:
        after = await _worked(request, lambda: _tried(plan, planner.head, body))
    except IllegalAnswer as error:
        raise Refusal(422, "not_offered", error) from None
    return await _changed(request, planner, kept, after)


def _tried(plan: Plan, head: Record, body: models.PlanAnswer) -> Plan:
    if body.option is None:
        return plan.roll(head)
    return plan.answer(head, body.who, body.option, body.sweep, body.times)


@router.post("/tables/{address}/plan/undo", response_model=models.PlanBoard, summary="Take back what I tried last")
async def take_back(request: Request, address: Address, body: models.PlanVersion) -> Response:
    planner = await _planner(request, address, body.seat)
    kept, plan = await planner.found(body.version)
    return await _changed(request, planner, kept, plan.back())


async def _changed(request: Request, planner: Planner, kept: KeptPlan, plan: Plan) -> Response:
    """What was carried out of it is forgotten where it was changed."""
    done = min(kept.done, len(plan.tried))
    after = await planner.keep(kept._replace(plan=plan.to_text(), done=done, before=min(kept.before, done)))
    return Json(await _told(request, planner, after, plan))


# Carrying out.


@router.post("/tables/{address}/plan/carry", response_model=models.Carried, summary="Carry my plan out")
async def carry_out(request: Request, address: Address, body: models.PlanVersion) -> Response:
    """Up to the next die or the next answer of somebody else, at this version of the table. Refused as a whole where
    an answer does not fit the table as my seat sees it; where a secret comes to light on the way, it ends there."""
    planner = await _planner(request, address, body.seat)
    kept, plan = await planner.found()
    answers = planner.room.table.decisions
    stretch = plan.stretch(planner.own, kept.done_at(answers))
    if not stretch:
        raise Refusal(409, "nothing_planned")
    planned = [plan.tried[number].entry for number in stretch]
    version, given = await asyncio.shield(planner.room.carry_out(planner.guest, body.version, planned))
    after = kept._replace(done=stretch.start + given, before=stretch.start, since=answers)
    await planner.tables.write(lambda _, to: PLANS.change(to, *planner.key, after))
    return Json({"version": version, "given": given, "of": len(planned)})


@router.post("/tables/{address}/plan/drop", response_model=models.Sent, summary="Give my plan up")
async def drop(request: Request, address: Address, body: models.PlanSeat) -> Response:
    planner = await _planner(request, address, body.seat)
    await planner.tables.write(lambda _, to: PLANS.drop(to, *planner.key))
    return Json({"done": True})
