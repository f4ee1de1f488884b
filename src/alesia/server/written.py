"""A game as it is written: its set-up and its answers as rows, and what is made of them again."""

from collections.abc import Sequence
from typing import NamedTuple

from alesia.kernel.ask import CHANCE
from alesia.kernel.errors import AlesiaError, DoesNotFit, OtherFacts
from alesia.kernel.record import BOARD, BOARD_NAME, Entry, Record, read_entry, seat_name
from alesia.server.errors import Refusal, other_rules, unreadable
from alesia.server.storage import Agreed, Answered, StoredGame
from alesia.table import Table, game_info, replay

UNDO = "/undo"


def rows_of(entries: Sequence[Entry], seats: Sequence[str], first: int = 0) -> list[Answered]:
    """Answers as they are written, numbered from the first on."""
    return [row_of(seats, n, each.who, each.question, str(each.option)) for n, each in enumerate(entries, first)]


def row_of(seats: Sequence[str], number: int, who: str, question: str, answer: str) -> Answered:
    """Whose it is by number: a seat's, or below them that of chance, or of the board that was put right."""
    other = BOARD if who == BOARD_NAME else CHANCE
    return Answered(number, seats.index(who) if who in seats else other, question, answer)


class Laid(NamedTuple):
    """A table as far as these rules can follow what is written, and why no farther, if so."""

    table: Table
    frozen: Refusal | None


def table_of(record: Record) -> Laid:
    """The table of a game as it is written. Where these rules ask otherwise, the game is frozen; Refusal if they cannot
    even set it up."""
    try:
        return Laid(replay(record), None)
    except DoesNotFit as error:
        refusal = other_rules(record.rules, game_info(record.game).rules, error.answer)
        if isinstance(error, OtherFacts) or not error.answer:
            raise refusal from None
        return Laid(replay(record, error.answer - 1), refusal)
    except AlesiaError:
        raise unreadable() from None


def record_text(record: Record, agreed: Agreed | None) -> str:
    """A record; that its people have ended the game stands in it as a remark, which no reader need understand."""
    return record.to_text() + ("" if agreed is None else f"; ended {agreed.kind} {agreed.seat}\n")


def entries_of(stored: StoredGame, head: Record) -> list[Entry]:
    """The answers that were not taken back."""
    entries: list[Entry] = []
    try:
        seats = game_info(head.game).seats
        for row in stored.answers:
            if row.question == UNDO:
                del entries[int(row.answer) :]
            else:
                entries.append(entry_of(seats, row))
    except (AlesiaError, ValueError, IndexError):
        raise unreadable() from None
    return entries


def entry_of(seats: Sequence[str], row: Answered) -> Entry:
    """The answer of a row that is no undo."""
    return read_entry(f"{seat_name(seats, row.who)} {row.question} {row.answer}")


def head_of(stored: StoredGame) -> Record:
    """How a game was set up."""
    try:
        return Record.from_text(stored.row.setup)
    except AlesiaError:
        raise unreadable() from None
