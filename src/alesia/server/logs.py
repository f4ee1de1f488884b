"""What the server writes of itself: never a key, and never a seed.

A database that fails may say what it was asked to write. The engine hides the parameters; here goes what is left: a row
that PostgreSQL refuses and shows, and whatever the error of some library tells.
"""

import json
import logging
import re
from typing import Any

HIDDEN = "(hidden)"
DETAIL = re.compile(r"\bDETAIL: .*?(?=\n\[SQL|\n\nThe above|\nTraceback|\Z)", re.DOTALL)
KEY = re.compile(r"(?<![\w-])(?=[\w-]*[A-Z0-9])[\w-]{32,}")
SEED = re.compile(r"\d{20,}")


def discreet(text: str) -> str:
    """A text without what looks like a key or a seed, and without the rows that a database shows."""
    for secret in (DETAIL, KEY, SEED):
        text = secret.sub(HIDDEN, text)
    return text


class Discreet(logging.Formatter):
    """Writes what is told, tracebacks included, without secrets."""

    def format(self, record: logging.LogRecord) -> str:
        return discreet(super().format(record))


class Structured(Discreet):
    """The same, as an object of JSON a line, for programs that read logs."""

    def format(self, record: logging.LogRecord) -> str:
        whole = super().format(record)
        told = discreet(record.getMessage())
        facts = {"time": self.formatTime(record), "level": record.levelname, "where": record.name, "message": told}
        trace = whole.partition("\n")[2]
        return json.dumps({**facts, "trace": trace} if trace else facts, ensure_ascii=False)


def config(structured: bool) -> dict[str, Any]:
    """How the server and all libraries that it uses write."""
    form = {"()": Structured, "format": "%(message)s"} if structured else CONFIG["formatters"]["discreet"]
    return {**CONFIG, "formatters": {"discreet": form}}


# For the server and all libraries that it uses.
CONFIG: dict[str, Any] = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {"discreet": {"()": Discreet, "format": "%(asctime)s %(levelname)s %(name)s: %(message)s"}},
    "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": "discreet"}},
    "root": {"level": "WARNING", "handlers": ["stderr"]},
}
