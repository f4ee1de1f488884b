"""How somebody wants to be called when it is his turn."""

import json
from typing import Any
from urllib.parse import urlsplit
from zoneinfo import available_timezones

from fastapi import Request
from starlette.responses import Response

from alesia.server.club import models, push
from alesia.server.club.ringing import BELLS, MAIL, PUSH, house_key
from alesia.server.errors import Refusal
from alesia.server.storage import Bell, Quiet
from alesia.server.visitor import Json, Visitor, new_router, remembered

router = new_router()
MOST_BELLS = 8  # of one person


@router.get("/me/bells", response_model=models.Bells, summary="How I am called when it is my turn")
async def list_bells(request: Request) -> Response:
    visitor = Visitor(request)
    return Json(await _told(visitor, await visitor.tables.person(visitor.cookie)))


async def _told(visitor: Visitor, person: int | None) -> dict[str, Any]:
    tables = visitor.tables
    bells = [] if person is None else await tables.read(lambda _, c: BELLS.bells_of(c, person))
    quiet = None if person is None else await tables.read(lambda _, c: BELLS.quiet_of(c, person))
    shown = [{"id": bell.id, "kind": bell.kind, "where": urlsplit(bell.target).hostname or ""} for bell in bells]
    hours = None if quiet is None else quiet._asdict()
    return {"push_key": push.public_key(await house_key(tables)), "bells": shown, "quiet": hours}


@router.post("/me/bells", response_model=models.Bells, summary="Let me be called in a further way")
async def hang_bell(request: Request, body: models.NewBell) -> Response:
    """At most one call for a turn goes out by each, with the game, the seat and the way to the question."""
    visitor = Visitor(request)
    target, secrets = body.target, json.dumps({"p256dh": body.p256dh, "auth": body.auth}) if body.kind == PUSH else ""
    await _check(visitor, body.kind, target, secrets)
    person, key = await visitor.person()
    bell = Bell(0, person, body.kind, "" if body.kind == MAIL else target, secrets, visitor.language)
    if not await visitor.tables.write(lambda _, to: BELLS.hang(to, bell, MOST_BELLS)):
        raise Refusal(409, "many_bells", MOST_BELLS)
    return remembered(Json(await _told(visitor, person)), key, request)


async def _check(visitor: Visitor, kind: str, target: str, secrets: str) -> None:
    """Refusal where nothing would ever arrive, or where it must not go."""
    if kind == MAIL:
        person = await visitor.tables.person(visitor.cookie)
        mail = None if person is None else await visitor.tables.read(lambda _, c: BELLS.mail_of(c, person))
        if mail is None or not visitor.services.mail.able:
            raise Refusal(409, "no_mail_yet")
        return
    if kind == PUSH:
        push.check(secrets)
    await visitor.services.outside.check(target)


@router.post("/me/bells/drop", response_model=models.Bells, summary="Do not call me in this way any more")
async def drop_bell(request: Request, body: models.OneBell) -> Response:
    visitor = Visitor(request)
    person = await visitor.tables.person(visitor.cookie)
    if person is not None:
        await visitor.tables.write(lambda _, to: BELLS.take_down(to, person, body.bell))
    return Json(await _told(visitor, person))


@router.post("/me/quiet", response_model=models.Bells, summary="When not to call me")
async def be_quiet(request: Request, body: models.QuietHours) -> Response:
    """The same hour twice: I may be called at any time."""
    visitor = Visitor(request)
    if body.zone not in available_timezones():
        raise Refusal(422, "no_zone")
    person, key = await visitor.person()
    quiet = None if body.begin == body.end else Quiet(body.begin, body.end, body.zone)
    await visitor.tables.write(lambda _, to: BELLS.be_quiet(to, person, quiet))
    return remembered(Json(await _told(visitor, person)), key, request)
