"""A machine outside that is called: a push service that a browser could read from, or a webhook."""

import json
import os
from base64 import urlsafe_b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import Any, NamedTuple

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat


class Posted(NamedTuple):
    path: str
    headers: dict[str, str]
    body: bytes


class Receiver:
    """Keeps what is posted to it; the keys are those of a browser."""

    def __init__(self, port: int) -> None:
        self.url = f"http://127.0.0.1:{port}"
        self.status = 201
        self.posted: list[Posted] = []
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = os.urandom(16)

    @property
    def subscription(self) -> dict[str, str]:
        """As the page of a browser sends it."""
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"kind": "push", "target": f"{self.url}/push/1", "p256dh": text(point), "auth": text(self._auth)}

    def read(self, posted: Posted) -> Any:
        """What a browser with these keys reads."""
        read = http_ece.decrypt(posted.body, private_key=self._key, auth_secret=self._auth, version="aes128gcm")
        return json.loads(read)


def text(raw: bytes) -> str:
    return urlsafe_b64encode(raw).decode().rstrip("=")


@contextmanager
def receiver() -> Iterator[Receiver]:
    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            found.posted.append(Posted(self.path, {k.lower(): v for k, v in self.headers.items()}, body))
            self.send_response(found.status)
            self.end_headers()

        def log_message(self, *args: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    found = Receiver(server.server_address[1])
    thread = Thread(target=server.serve_forever)
    thread.start()
    try:
        yield found
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
