"""Passkeys: a device signs what we ask it to, and so shows whose it is. Only public keys are kept.

Browsers have them where the page came by https (or from this machine), under a name and not a number.
"""

import json
import secrets
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from fastapi import Request
from sqlalchemy import Connection
from starlette.responses import Response

from alesia.server.club import accounts, models
from alesia.server.club.me import told
from alesia.server.errors import Refusal
from alesia.server.keys import digest_of
from alesia.server.storage import ClubStore, Passkey, PasskeyStore
from alesia.server.visitor import Json, Visitor, new_router, remembered

if TYPE_CHECKING:
    from webauthn.authentication.verify_authentication_response import VerifiedAuthentication
    from webauthn.registration.verify_registration_response import VerifiedRegistration

router = new_router()
PASSKEYS = PasskeyStore()
GOOD_FOR = 5 * 60  # seconds in which what we ask for must be signed
MOST_PASSKEYS = 8  # of one person
HOUSE = "Alesia"


@router.post("/me/passkey/options", response_model=models.PasskeyOptions, summary="What a browser needs for a passkey")
async def offer_passkey(request: Request) -> Response:
    """The challenge in it is good once, for this guest, for five minutes."""
    from webauthn import generate_registration_options, options_to_json
    from webauthn.helpers import structs

    visitor, (site, _) = Visitor(request), _origin(request)
    person, key = await visitor.person()
    known = await visitor.tables.read(lambda _, c: PASSKEYS.of(c, person))
    called = (await visitor.tables.read(lambda club, c: club.person(c, person))).name or HOUSE
    options = generate_registration_options(
        rp_id=site,
        rp_name=HOUSE,
        user_name=called,
        challenge=await _challenge(visitor, person),
        exclude_credentials=[structs.PublicKeyCredentialDescriptor(id=each) for each in known],
        authenticator_selection=structs.AuthenticatorSelectionCriteria(
            resident_key=structs.ResidentKeyRequirement.REQUIRED
        ),
    )
    return remembered(Json({"options": json.loads(options_to_json(options))}), key, request)


@router.post("/me/passkey", response_model=models.Me, summary="Keep a passkey of mine")
async def keep_passkey(request: Request, body: models.Credential) -> Response:
    visitor = Visitor(request)
    person = await visitor.tables.person(visitor.cookie)
    if person is None:
        raise Refusal(403, "nobody_known")
    signed = await _use_challenge(visitor, body, person)
    made = _registered(body, signed, *_origin(request))
    passkey = Passkey(made.credential_id, person, made.credential_public_key, made.sign_count)

    def work(_: ClubStore, to: Connection) -> None:
        if PASSKEYS.find(to, passkey.credential) is not None:
            raise Refusal(422, "no_passkey")
        if not PASSKEYS.add(to, passkey, MOST_PASSKEYS):
            raise Refusal(409, "many_passkeys", MOST_PASSKEYS)

    await visitor.tables.write(work)
    return Json(await told(visitor, person))


@router.post("/me/passkey/drop", response_model=models.Me, summary="Let no passkey open my account")
async def drop_passkeys(request: Request) -> Response:
    visitor = Visitor(request)
    person = await visitor.tables.person(visitor.cookie)
    if person is not None:
        await visitor.tables.write(lambda _, to: PASSKEYS.drop_of(to, person))
    return Json(await told(visitor, person))


@router.post("/account/passkey", response_model=models.PasskeyOptions, summary="What a browser needs to come in by one")
async def ask_for_passkey(request: Request) -> Response:
    """The same for everybody: which passkeys there are is told to nobody."""
    from webauthn import generate_authentication_options, options_to_json

    visitor, (site, _) = Visitor(request), _origin(request)
    options = generate_authentication_options(rp_id=site, challenge=await _challenge(visitor, None))
    return Json({"options": json.loads(options_to_json(options))})


@router.post("/come/passkey", response_model=models.Me, summary="Make this browser one of an account, by a passkey")
async def come_by_passkey(request: Request, body: models.ComingSigned) -> Response:
    """A browser that holds seats already must say that it brings them along, or it stays who it is."""
    visitor = Visitor(request)
    before = await visitor.tables.person(visitor.cookie)
    signed = await _use_challenge(visitor, body, None)
    passkey = await visitor.tables.read(lambda _, c: PASSKEYS.find(c, _bytes(body.credential.get("rawId"))))
    if passkey is None:
        raise Refusal(422, "no_passkey")
    count = _signed(body, signed, passkey, *_origin(request)).new_sign_count

    def need_passkey(_: ClubStore, to: Connection) -> None:
        if not PASSKEYS.note_signed(to, passkey, count):
            raise Refusal(422, "no_passkey")

    came = await accounts.become(visitor.tables, passkey.person, before, body.bring, need_passkey)
    return remembered(Json(await told(visitor, came.person)), came.key, request)


# How what was signed is checked.


def _origin(request: Request) -> tuple[str, str]:
    """The name under which this page was reached, and where it came from; the guard knows that it is ours."""
    origin = request.headers.get("origin", "")
    name = urlsplit(origin).hostname
    if not name:
        raise Refusal(403, "no_origin")
    return name, origin


async def _challenge(visitor: Visitor, person: int | None) -> bytes:
    challenge = secrets.token_bytes(32)
    kept = digest_of(challenge)
    await visitor.tables.write(lambda _, to: PASSKEYS.challenge(to, kept, person, GOOD_FOR))
    return challenge


async def _use_challenge(visitor: Visitor, body: models.Credential, person: int | None) -> bytes:
    """What was signed; Refusal unless it is what we have asked for, once."""
    response = body.credential.get("response")
    data = _bytes(response.get("clientDataJSON")) if isinstance(response, dict) else b""
    try:
        found = json.loads(data)
        challenge = _bytes(found.get("challenge") if isinstance(found, dict) else None)
    except ValueError:
        raise Refusal(422, "no_passkey") from None
    kept = digest_of(challenge)
    if not await visitor.tables.write(lambda _, to: PASSKEYS.use_challenge(to, kept, person)):
        raise Refusal(422, "no_passkey")
    return challenge


def _bytes(text: object) -> bytes:
    from webauthn import base64url_to_bytes

    try:
        return base64url_to_bytes(text) if isinstance(text, str) else b""
    except ValueError:
        return b""


def _registered(body: models.Credential, challenge: bytes, site: str, origin: str) -> "VerifiedRegistration":
    from webauthn import verify_registration_response

    try:
        return verify_registration_response(
            credential=body.credential, expected_challenge=challenge, expected_rp_id=site, expected_origin=origin
        )
    except Exception:  # whatever a stranger sends is read by the library, and what it cannot read is none
        raise Refusal(422, "no_passkey") from None


def _signed(
    body: models.Credential, challenge: bytes, passkey: Passkey, site: str, origin: str
) -> "VerifiedAuthentication":
    from webauthn import verify_authentication_response

    try:
        return verify_authentication_response(
            credential=body.credential,
            expected_challenge=challenge,
            expected_rp_id=site,
            expected_origin=origin,
            credential_public_key=passkey.public_key,
            credential_current_sign_count=passkey.signed,
        )
    except Exception:
        raise Refusal(422, "no_passkey") from None
