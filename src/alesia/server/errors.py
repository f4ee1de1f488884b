"""Refusals: every request that is not carried out is told why, in one sentence, and has changed nothing."""


class Refusal(Exception):
    """A request that is refused: the status of the reply, a word for programs and a sentence for people.

    later: the seconds after which it makes sense to try again, where time mends it.
    """

    def __init__(self, status: int, code: str, message: str, later: int | None = None) -> None:
        super().__init__(message)
        self.status = status
        self.code = code
        self.message = message
        self.later = later

    @property
    def body(self) -> dict[str, dict[str, str]]:
        return {"error": {"code": self.code, "message": self.message}}

    @property
    def headers(self) -> dict[str, str]:
        return {} if self.later is None else {"Retry-After": str(self.later)}


def unknown_table() -> Refusal:
    """The same for a table that does not exist and for one that is not open to this guest."""
    return Refusal(404, "unknown_table", "There is no such table, or you hold no link to it.")


def unknown_link() -> Refusal:
    """The same for a link that never was, for an invitation that was used up, and for a link that was made anew."""
    return Refusal(
        404,
        "unknown_link",
        "This link opens no table. Part of it may be missing, or it was used already or withdrawn: an invitation works "
        "once. Ask for a new one; if the seat is yours, come by your own link to it.",
    )


def not_yours(seat: str) -> Refusal:
    return Refusal(403, "not_your_seat", f"You do not hold the seat {seat!r}, so you cannot answer for it.")


def stale(version: int) -> Refusal:
    return Refusal(409, "stale", f"The table has gone on (it is at {version} now); look again before you answer.")


def other_rules(begun: str, now: str, answer: int) -> Refusal:
    """A game that the rules do not follow any more; what was answered there may be a secret."""
    where = f"at its answer {answer} they ask otherwise than it was played" if answer else "it cannot be set up by them"
    versions = f"This game was begun by version {begun} of the rules. These are version {now}"
    if begun == now:
        versions = "This game does not fit the rules any more"
    return Refusal(409, "other_rules", f"{versions}: {where}, so it cannot go on.")


def unreadable() -> Refusal:
    return Refusal(409, "unreadable", "This game cannot be read any more: it was damaged, or kept by a newer Alesia.")
