"""The small tree of errors that the product raises; each message carries the offending input.

AlesiaError
├── UnknownName      a game, scenario, seat, kind of player or rule that does not exist
├── BadOption        a game option that does not exist, or a value it cannot take
├── BadPosition      a position text that cannot be read or cannot stand on the board
├── BadRecord        a record that cannot be read, or that the rules do not follow
│   └── DoesNotFit   an answer of a record that the rules do not ask for
├── IllegalAnswer    an answer that was not offered, or not asked of that seat
└── CannotUndo       nothing to take back, or something behind a barrier
"""


class AlesiaError(Exception):
    """Anything that the product refuses; nothing has changed when it is raised."""


class UnknownName(AlesiaError):
    """A game, scenario, seat, kind of player or rule that does not exist."""


class BadOption(AlesiaError):
    """A game option that does not exist, or a value that it cannot take."""


class BadPosition(AlesiaError):
    """A position text that cannot be read, or that cannot stand on the board."""


class BadRecord(AlesiaError):
    """A record that cannot be read, or that the rules do not follow."""


class DoesNotFit(BadRecord):
    """The rules do not follow a record: where it has this answer, they ask something else."""

    answer = 0  # its number, from 1; 0 if the set-up is refused already


class IllegalAnswer(AlesiaError):
    """An answer that was not offered, or that was not asked of this seat."""


class CannotUndo(AlesiaError):
    """There is nothing to take back, or it lies behind a barrier."""


MOST_ECHOED = 100  # characters of what somebody wrote, when it is refused


def quoted(text: object, most: int = MOST_ECHOED) -> str:
    """What somebody wrote, in quotes; of something long its beginning, and how long it is."""
    told = str(text)
    return repr(told) if len(told) <= most else f"{told[:most]!r}... ({len(told):,} characters)"
