"""Mail: short letters in plain text, through the server that the keeper of the house has named."""

import logging
import re
from email.message import EmailMessage
from typing import NamedTuple
from urllib.parse import parse_qs, unquote, urlsplit

import aiosmtplib

from alesia.kernel.errors import BadOption
from alesia.server.errors import Refusal, say

log = logging.getLogger(__name__)
TIME = 20  # seconds for a letter
ADDRESS = re.compile(
    r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)*[A-Za-z0-9-]{1,63}"
)
MOST = 254


class Office(NamedTuple):
    """The server by which mail goes out: smtp://NAME:PASSWORD@HOST:PORT?from=ADDRESS (or smtps://)."""

    host: str
    port: int
    sender: str
    name: str | None
    password: str | None
    tls: bool


def office_of(url: str) -> Office:
    """The mail server that an address names; BadOption if it names none."""
    parts = urlsplit(url)
    sender = parse_qs(parts.query).get("from", [""])[-1]
    if parts.scheme not in ("smtp", "smtps") or not parts.hostname or not is_address(sender):
        raise BadOption("--smtp must look like smtp://NAME:PASSWORD@HOST:PORT?from=ADDRESS (or smtps://)")
    tls = parts.scheme == "smtps"
    name, password = (None if part is None else unquote(part) for part in (parts.username, parts.password))
    return Office(parts.hostname, parts.port or (465 if tls else 587), sender, name, password, tls)


def is_address(text: str) -> bool:
    return len(text) <= MOST and ADDRESS.fullmatch(text) is not None


class Mail:
    """Writes letters; home: the address of this house, which stands before every link."""

    def __init__(self, url: str | None, home: str) -> None:
        self._office = None if url is None else office_of(url)
        self._home = home

    @property
    def able(self) -> bool:
        return self._office is not None

    async def send_link(self, to: str, link: str, minutes: int, language: str) -> None:
        """The link by which somebody comes in."""
        facts = (f"{self._home}{link}", minutes)
        body = say("mail.link.body", *facts, language=language)
        await self.send(to, say("mail.link.subject", language=language), body)

    async def send(self, to: str, subject: str, body: str) -> None:
        """Send a letter; Refusal if that cannot be done now."""
        if self._office is None:
            raise Refusal(409, "no_mail")
        letter = EmailMessage()
        letter["From"], letter["To"], letter["Subject"] = self._office.sender, to, subject
        letter["Auto-Submitted"] = "auto-generated"
        letter.set_content(body)
        try:
            await self._post(self._office, letter)
        except (aiosmtplib.SMTPException, OSError) as error:
            log.error("a letter could not be sent: %s", type(error).__name__)
            raise Refusal(503, "mail_fails", later=60) from None

    async def _post(self, office: Office, letter: EmailMessage) -> None:
        """Encrypted where the other side can; a name and a password never go out openly but on this machine."""
        is_open = not office.tls and office.host in ("127.0.0.1", "localhost", "::1")
        await aiosmtplib.send(
            letter,
            hostname=office.host,
            port=office.port,
            username=office.name,
            password=office.password,
            use_tls=office.tls,
            local_hostname=urlsplit(self._home).hostname,  # its own search for a name may take long
            start_tls=None if is_open or office.name is None else not office.tls,
            timeout=TIME,
        )
