"""The small tree of errors that the product raises; each message carries the offending input.

AlesiaError
├── UnknownName      a game, scenario, seat, kind of player or rule that does not exist
├── BadOption        a game option that does not exist, or a value it cannot take
├── BadPosition      a position text that cannot be read or cannot stand on the board
├── BadRecord        a record that cannot be read, or that the rules do not follow
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


class IllegalAnswer(AlesiaError):
    """An answer that was not offered, or that was not asked of this seat."""


class CannotUndo(AlesiaError):
    """There is nothing to take back, or it lies behind a barrier."""
