"""A post office on this machine: a real SMTP server that keeps the letters it is given."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes
from email.message import Message
from typing import Any

from aiosmtpd.controller import Controller

from tests.server.house import wait_for
from tests.server.serving import free_port

SENDER = "club@example.org"


class Office:
    """Where letters arrive."""

    def __init__(self, port: int) -> None:
        self.url = f"smtp://127.0.0.1:{port}?from={SENDER}"
        self.letters: list[tuple[str, Message]] = []

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
        self.letters += [(to, message_from_bytes(envelope.content)) for to in envelope.rcpt_tos]
        return "250 kept"

    def to(self, address: str) -> list[str]:
        """The texts of the letters to somebody."""
        return [text_of(letter) for to, letter in list(self.letters) if to == address]

    def letter(self, address: str, number: int = 0) -> str:
        """The text of a letter, as soon as it has come."""
        wait_for(lambda: len(self.to(address)) > number)
        return self.to(address)[number]


def text_of(letter: Message) -> str:
    payload = letter.get_payload(decode=True)
    assert isinstance(payload, bytes)
    return payload.decode()


def link_in(text: str) -> str:
    """The first link of a letter, from its path on."""
    found = re.search(r"https?://[^/\s]+(/\S+)", text)
    assert found, text
    return found[1]


@contextmanager
def post_office() -> Iterator[Office]:
    office = Office(port := free_port())
    controller = Controller(office, hostname="127.0.0.1", port=port, server_hostname="localhost")
    controller.start()
    try:
        yield office
    finally:
        controller.stop()
