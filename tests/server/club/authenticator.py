"""A device with passkeys, as the tests have one: it makes keys and signs what it is asked to, as browsers tell it."""

import hashlib
import json
import secrets
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from webauthn import base64url_to_bytes
from webauthn.helpers import bytes_to_base64url

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40
Json = Any


class Device:
    """One key on one device; what it signs may be bent by a test."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.name = secrets.token_bytes(16)
        self.signed = 0
        self._key = ec.generate_private_key(ec.SECP256R1())

    def make(self, options: Json) -> Json:
        """What a browser gives for options to make a passkey."""
        known = self._authenticator(options["rp"]["id"], PRESENT | VERIFIED | ATTESTED) + self._attested()
        proof = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": known})
        return self._told({"attestationObject": proof, "clientDataJSON": self._client("webauthn.create", options)})

    def sign(self, options: Json) -> Json:
        """What it gives for options to come in."""
        self.signed += 1
        known, client = self._authenticator(options["rpId"], PRESENT | VERIFIED), self._client("webauthn.get", options)
        signature = self._key.sign(known + hashlib.sha256(client).digest(), ec.ECDSA(SHA256()))
        return self._told({"authenticatorData": known, "clientDataJSON": client, "signature": signature})

    @property
    def private(self) -> bytes:
        return self._key.private_numbers().private_value.to_bytes(32)

    def _client(self, kind: str, options: Json) -> bytes:
        return json.dumps({"type": kind, "challenge": options["challenge"], "origin": self.origin}).encode()

    def _authenticator(self, site: str, flags: int) -> bytes:
        return hashlib.sha256(site.encode()).digest() + bytes([flags]) + self.signed.to_bytes(4)

    def _attested(self) -> bytes:
        numbers = self._key.public_key().public_numbers()
        key = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32), -3: numbers.y.to_bytes(32)}
        return bytes(16) + len(self.name).to_bytes(2) + self.name + cbor2.dumps(key)

    def _told(self, parts: dict[str, bytes]) -> Json:
        name = bytes_to_base64url(self.name)
        response = {part: bytes_to_base64url(data) for part, data in parts.items()}
        return {"id": name, "rawId": name, "type": "public-key", "response": response}


def challenge_in(options: Json) -> bytes:
    return base64url_to_bytes(options["challenge"])
