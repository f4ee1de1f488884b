"""Web Push: a message that only the browser can read to whom it goes, signed with the key of this house (VAPID)."""

import base64
import json
from typing import NamedTuple
from urllib.parse import urlsplit

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from alesia.server.errors import Refusal

KEEP = 24 * 3600  # seconds that a push service keeps a message for a browser that sleeps


class Envelope(NamedTuple):
    """A message as it is posted."""

    body: bytes
    headers: dict[str, str]


def new_key() -> str:
    key = Vapid02()
    key.generate_keys()
    return str(key.private_pem().decode())


def public_key(pem: str) -> str:
    """As a browser wants it to subscribe."""
    point = _key(pem).public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return _text(point)


def check(secrets: str) -> None:
    """Refusal if these are not the keys of a browser."""
    try:
        _seal(b"", secrets)
    except (ValueError, KeyError, TypeError, http_ece.ECEException):
        raise Refusal(422, "no_target") from None


def sealed(pem: str, target: str, secrets: str, message: bytes, sender: str) -> Envelope:
    """A message for the browser with these keys, which its push service can deliver and cannot read."""
    where = urlsplit(target)
    signed = _key(pem).sign({"sub": sender, "aud": f"{where.scheme}://{where.netloc}"})
    headers = {"Content-Encoding": "aes128gcm", "Content-Type": "application/octet-stream", "TTL": str(KEEP)}
    return Envelope(_seal(message, secrets), {**headers, **signed})


def _seal(message: bytes, secrets: str) -> bytes:
    kept = json.loads(secrets)
    own = ec.generate_private_key(ec.SECP256R1())
    made: bytes = http_ece.encrypt(
        message, private_key=own, dh=_bytes(kept["p256dh"]), auth_secret=_bytes(kept["auth"]), version="aes128gcm"
    )
    return made


def _key(pem: str) -> Vapid02:
    key = Vapid02.from_pem(pem.encode())
    assert isinstance(key, Vapid02)
    return key


def _text(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")


def _bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
