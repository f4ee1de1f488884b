"""What somebody says of himself, and how his other browsers become his."""

from fastapi import Request
from starlette.responses import Response

from alesia.server.club import accounts, models
from alesia.server.club.mail import is_address
from alesia.server.club.names import tidy
from alesia.server.errors import Refusal
from alesia.server.keys import COOKIE
from alesia.server.storage import Person
from alesia.server.visitor import Json, Visitor, new_router, remembered

router = new_router()


@router.get("/me", response_model=models.Me, summary="Who I am here")
async def see_me(request: Request) -> Response:
    visitor = Visitor(request)
    person = await visitor.tables.person(visitor.cookie)
    return Json(await told(visitor, person))


async def told(visitor: Visitor, person: int | None) -> dict[str, object]:
    """Who somebody is here."""
    found = Person() if person is None else await visitor.tables.read(lambda club, c: club.person(c, person))
    facts = {"name": found.name, "seats": found.seats, "key": found.has_key, "mail": found.mail}
    facts |= {"browsers": found.browsers, "passkeys": found.passkeys}
    return {"known": person is not None, **facts, "mails": visitor.services.mail.able}


@router.post("/me", response_model=models.Me, summary="Say what I am called")
async def call_me(request: Request, body: models.Naming) -> Response:
    """It is shown at all seats of the guest; signs that nobody sees are left out."""
    visitor = Visitor(request)
    person, key = await visitor.person()
    await visitor.tables.call(person, tidy(body.name))
    return remembered(Json(await told(visitor, person)), key, request)


@router.post("/me/key", response_model=models.NewKey, summary="Make the key that I keep, anew if I have one")
async def make_key(request: Request) -> Response:
    """Whoever has it has all my seats; the one before opens nothing any more."""
    visitor = Visitor(request)
    person, cookie = await visitor.person()
    key = await accounts.new_account_key(visitor.tables, person)
    return remembered(Json({"key": key, "link": accounts.account_link(key)}), cookie, request)


@router.post("/account", response_model=models.Account, summary="Whose account a key opens")
async def look_at_account(request: Request, body: models.AccountKey) -> Response:
    visitor = Visitor(request)
    account, found = await accounts.whose(visitor.tables, body.account)
    mine = account == await visitor.tables.person(visitor.cookie)
    return Json({"name": found.name, "seats": found.seats, "mine": mine})


@router.post("/come", response_model=models.Me, summary="Make this browser one of an account")
async def come(request: Request, body: models.Coming) -> Response:
    """A browser that holds seats already must say that it brings them along, or it stays who it is."""
    visitor = Visitor(request)
    before = await visitor.tables.person(visitor.cookie)
    came = await accounts.come_in(visitor.tables, body.account, before, body.bring)
    return remembered(Json(await told(visitor, came.person)), came.key, request)


@router.post("/me/leave", response_model=models.Sent, summary="Let this browser be nobody's")
async def leave(request: Request) -> Response:
    visitor = Visitor(request)
    if visitor.cookie:
        await accounts.go_out(visitor.tables, visitor.cookie)
    reply = Json({"done": True})
    reply.delete_cookie(COOKIE, httponly=True, samesite="lax")
    return reply


@router.post("/me/alone", response_model=models.Sent, summary="Let no other browser be mine")
async def be_alone(request: Request) -> Response:
    """Keys that are kept, and links to seats, stay as they are."""
    visitor = Visitor(request)
    person = await visitor.tables.person(visitor.cookie)
    if person is not None and visitor.cookie:
        await accounts.send_others_away(visitor.tables, person, visitor.cookie)
    return Json({"done": True})


@router.post("/me/mail", response_model=models.Sent, summary="Let mail reach me")
async def let_mail_reach(request: Request, body: models.MailAddress) -> Response:
    """A link is sent there; when it is opened, the address is mine. Without an address, none is."""
    visitor = Visitor(request)
    mail = _address(visitor, body.mail) if body.mail else None
    person, key = await visitor.person()
    if mail is None:
        await visitor.tables.write(lambda club, to: club.drop_mail(to, person))
    else:
        await accounts.write_to(visitor.tables, visitor.services.mail, person, mail, visitor.language)
    return remembered(Json({"done": True}), key, request)


@router.post("/account/mail", response_model=models.Sent, summary="Send me a link to my account by mail")
async def ask_for_link(request: Request, body: models.MailAddress) -> Response:
    """The same reply whether or not somebody has this address."""
    visitor = Visitor(request)
    mail = _address(visitor, body.mail)
    person = await visitor.tables.read(lambda club, c: club.find_mail(c, mail))
    if person is not None:
        visitor.services.later(accounts.write_to(visitor.tables, visitor.services.mail, person, mail, visitor.language))
    return Json({"done": True})


def _address(visitor: Visitor, text: str) -> str:
    """An address as it is kept; Refusal if it is none, or if this house sends no mail."""
    if not visitor.services.mail.able:
        raise Refusal(409, "no_mail")
    mail = text.strip().lower()
    if not is_address(mail):
        raise Refusal(422, "no_address")
    return mail
