"""The past of a game: the board after any answer, how the players stood, and why a non-player did what it did."""

from bisect import bisect_right
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple

from alesia.kernel.errors import DoesNotFit, UnknownName, echo
from alesia.kernel.game import Game, Json, LogEntry
from alesia.kernel.position import Position
from alesia.kernel.record import CORRECTED, Entry, Record, fit, played_by
from alesia.kernel.tabletop import Layout
from alesia.players import HUMAN, thinks_again
from alesia.table.setup import setup_of
from alesia.table.table import Table, Thought, replay


class Standing(NamedTuple):
    """How the seats stood at the start of a turn, after so many answers."""

    answers: int
    margins: Mapping[str, int]


class Moment(NamedTuple):
    """What was seen after so many answers, when the log was so long."""

    answers: int
    logged: int
    view: Mapping[str, Json]


class Lying(NamedTuple):
    """What lay on the table after so many answers, and what was told since the moment before."""

    answers: int
    told: tuple[LogEntry, ...]
    layout: Layout
    anew: bool = False  # people have put the board right: nobody is told to move what they have moved


class _Mark(NamedTuple):
    answers: int
    logged: int
    state: Any


class _Telling(list[LogEntry]):
    """A log that calls whenever something is told, once it is said whom."""

    def __init__(self, entries: Iterable[LogEntry]) -> None:
        super().__init__(entries)
        self.on_told: Callable[[], None] = lambda: None

    def append(self, entry: LogEntry) -> None:
        super().append(entry)
        self.on_told()


def _note(told: list[tuple[LogEntry, Layout]], log: list[LogEntry], game: Game[Any], state: Any) -> None:
    """Keep what was told last, and what lay on the table then."""
    told.append((log[-1], game.layout(state)))


class Past:
    """Follows a game by its answers and keeps the state of every turn, so that any moment is near."""

    def __init__(self, record: Record) -> None:
        self._setup = setup_of(record)
        self._log: list[LogEntry] = []
        self._start(_Mark(0, 0, self._setup.state()))
        self._marks = [_Mark(0, self._position.log_start, self._position.start)]
        self._entries: list[Entry] = []
        self.follow(record.entries)

    def follow(self, entries: Sequence[Entry]) -> None:
        """Be where these answers lead; those that were taken back are forgotten."""
        same = _common(self._entries, entries)
        if same < len(self._entries):
            self._go_back(same)
        for entry in entries[len(self._entries) :]:
            self._add(entry)

    @property
    def game(self) -> Game[Any]:
        return self._setup.game

    def turns(self) -> list[tuple[int, Any]]:
        """The state with which each turn began, and after how many answers."""
        return [(mark.answers, mark.state) for mark in self._marks]

    @property
    def answers(self) -> int:
        """How many there are by now."""
        return len(self._entries)

    def view(self, number: int, seat: str | None = None) -> Mapping[str, Json]:
        """What a seat saw after so many answers; without a seat, what a spectator saw."""
        game = self._setup.game
        who = -1 if seat is None else game.seats.index(seat)
        return game.observe(self._at(number).state, who)

    def moments(self, number: int, seat: str | None = None) -> Iterator[Moment]:
        """What a seat saw after so many answers, and from there on step by step until now.

        A step is an answer; in a game without secrets, whatever is told in the course of an answer is a step too.
        """
        game, log = self._setup.game, _Telling(())
        who = -1 if seat is None else game.seats.index(seat)
        position = self._replayed(number, log)
        told: list[tuple[int, Any]] = []
        if not game.has_secrets:
            log.on_told = lambda: told.append((len(log), position.state.copy()))
        yield Moment(number, len(log), game.observe(position.state, who))
        for n, entry in enumerate(self._entries[number:], start=number + 1):
            told.clear()
            position = self._played(position, entry, n)
            for logged, state in told:
                if logged < len(log):
                    yield Moment(n, logged, game.observe(state, who))
            yield Moment(n, len(log), game.observe(position.state, who))

    def layouts(self, number: int, end: int | None = None) -> Iterator[Lying]:
        """What lay on the table after so many answers, and from there on step by step; whatever is told in the course
        of an answer is a step."""
        game, log = self._setup.game, _Telling(())
        position = self._replayed(number, log)
        told: list[tuple[LogEntry, Layout]] = []
        yield Lying(number, (), game.layout(position.state))
        for n, entry in enumerate(self._entries[number:end], start=number + 1):
            told.clear()
            state = self._corrected(entry) if entry.is_correction else position.state
            if entry.is_correction:
                yield Lying(n, (), game.layout(state), anew=True)
            log.on_told = partial(_note, told, log, game, state)
            position = self._played(position, entry, n, state)
            yield from [Lying(n, (line,), layout) for line, layout in told]
            yield Lying(n, (), game.layout(position.state))

    def position_text(self, number: int) -> str:
        """The board after so many answers, as text that can be set up again."""
        return self._setup.game.position_text(self._at(number).state)

    def logged(self, number: int) -> int:
        """How long the log was after so many answers."""
        return len(self._at(number).log or ())

    def standings(self) -> list[Standing]:
        """How the seats stood at the start of every turn, and now."""
        game = self._setup.game
        found = [Standing(mark.answers, game.standing(mark.state)) for mark in self._marks]
        return [*found, Standing(len(self._entries), game.standing(self._position.state))]

    def _at(self, number: int) -> Position[Any]:
        if not 0 <= number <= len(self._entries):
            raise UnknownName("there is no moment {0}; the game has {1} answers", number, len(self._entries))
        return self._position if number == len(self._entries) else self._replayed(number, [])

    def _replayed(self, number: int, log: list[LogEntry]) -> Position[Any]:
        """A position of its own after so many answers, with this log."""
        if not 0 <= number <= len(self._entries):
            raise UnknownName("there is no moment {0}; the game has {1} answers", number, len(self._entries))
        mark = self._mark_before(number)
        log[:] = self._log[: mark.logged]
        position = Position(self._setup.game, mark.state.copy(), log)
        for n, entry in enumerate(self._entries[mark.answers : number], start=mark.answers + 1):
            position = self._played(position, entry, n)
        return position

    def _played(self, position: Position[Any], entry: Entry, number: int, state: Any = None) -> Position[Any]:
        """The position after an entry of the record: another one, if the board was put right (as this state has it)."""
        if entry.is_correction:
            assert position.log is not None
            position.log.append(LogEntry(CORRECTED, "", ()))
            return Position(self._setup.game, state or self._corrected(entry), position.log)
        if not entry.is_own_die:
            ask, index = fit(position, entry, number)
            position.answer(ask.options[index], ask.who)
        return position

    def _corrected(self, entry: Entry) -> Any:
        """The board as people have put it right."""
        return self._setup._replace(position=entry.position).state()

    def _mark_before(self, number: int) -> _Mark:
        return self._marks[bisect_right(self._marks, number, key=lambda mark: mark.answers) - 1]

    def _go_back(self, number: int) -> None:
        mark = self._mark_before(number)
        again = self._entries[mark.answers : number]
        del self._entries[mark.answers :]
        del self._marks[self._marks.index(mark) + 1 :]
        self._start(mark)
        for entry in again:
            self._add(entry)

    def _start(self, mark: _Mark) -> None:
        del self._log[mark.logged :]
        self._position: Position[Any] = Position(self._setup.game, mark.state.copy(), self._log)

    def _add(self, entry: Entry) -> None:
        before = self._position.start
        self._position = self._played(self._position, entry, len(self._entries) + 1)
        self._entries.append(entry)
        if self._position.start is not before:
            self._marks.append(_Mark(len(self._entries), self._position.log_start, self._position.start))


def think_again(record: Record, number: int) -> Thought | None:
    """What a non-player thought when it gave this answer (the first is 0); None if no non-player did."""
    if not 0 <= number < len(record.entries):
        raise UnknownName("there is no answer {0}; the game has {1}", number, len(record.entries))
    table = replay(record, number)
    seat, turn = record.entries[number].who, table.turn
    if not thinks_again(table.seats.get(seat, HUMAN)):
        return None
    with played_by(record, table.game):
        for n, entry in enumerate(record.entries[number:], number):
            if table.turn is not turn:
                break
            if n >= table.decisions:  # else another non-player's, who chose at the same time
                _think(table, record) if entry.who == seat and not entry.is_own_die else table.enter(entry)
    return next((thought for thought in table.thoughts if thought.seat == seat), None)


def rethink(record: Record, upto: int | None = None) -> Table:
    """The table after a record, or after its first entries, with all that the non-players thought on the way."""
    table = Table(setup_of(record))
    with played_by(record, table.game):
        for number, entry in enumerate(record.entries[:upto]):
            if number >= table.decisions:  # else of the second of two non-players who chose at the same time
                thinks = thinks_again(table.seats.get(entry.who, HUMAN)) and not entry.is_own_die
                _think(table, record) if thinks else table.enter(entry)
    return table


def _think(table: Table, record: Record) -> None:
    """Let a non-player answer again; DoesNotFit if it thinks otherwise now than when the game was played."""
    first = table.decisions
    table.step()
    pairs = zip(table.entries(first), record.entries[first:], strict=False)
    for number, (again, entry) in enumerate(pairs, first + 1):
        if again != entry:
            refusal = DoesNotFit(
                "answer {0}: the non-player answers {1!r} now, not {2!r}", number, echo(again), echo(entry)
            )
            refusal.answer = number
            raise refusal


def _common(ours: Sequence[Entry], theirs: Sequence[Entry]) -> int:
    """How many answers two games have in common."""
    pairs = zip(ours, theirs, strict=False)
    return next((n for n, (one, other) in enumerate(pairs) if one != other), min(len(ours), len(theirs)))
