"""Playing a chunk of games, wherever that is done, and what came of them as rows."""

from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

from alesia.kernel.errors import AlesiaError
from alesia.kernel.game import Result
from alesia.lab.job import Chunk, Job, search_in, table_of
from alesia.table import Table

CARD = "card"  # the log entry of a new card
MOST_TOLD = 500  # characters of an error
MOST_ANSWERS = 50_000  # some forty times those of a usual game

Row = list[Any]  # text, whole numbers and None: the columns are those of ``results``


class EndlessGame(AlesiaError):
    """A game in which players go round in circles: who may take back could do so for ever."""

    def __init__(self) -> None:
        super().__init__("no end after {0:,} answers", MOST_ANSWERS)


class Part(NamedTuple):
    """What came of a chunk: rows of the three tables, yes and no of the boxes, new cards, records by seed."""

    games: list[Row]
    turns: list[Row]
    uses: list[Row]
    boxes: dict[str, list[int]]
    cards: int
    records: dict[int, str]


class Played(NamedTuple):
    """What came of one game."""

    row: Row
    turns: list[Row]
    table: Table | None


def play_chunk(chunk: Chunk) -> Part:
    """Play the games of a chunk; one that breaks is told in its row."""
    search_in(chunk.job, chunk.folder)
    played = [play_game(chunk.job, seed, chunk.standings) for seed in chunk.seeds]
    whole = [each.table for each in played if each.table is not None and each.table.result is not None]
    return Part(
        [each.row for each in played],
        [row for each in played for row in each.turns],
        [row for table in whole for row in uses_of(table)],
        boxes_of(whole),
        sum(entry.key == CARD for table in whole for entry in table.log),
        {each.table.seed: each.table.record.to_text() for each in played if chunk.job.records and each.table},
    )


def play_game(job: Job, seed: int, standings: bool = True) -> Played:
    """One game; its players' errors are a crash, but a set-up that is refused is refused."""
    table: Table | None = None
    try:
        table = table_of(job, seed)
        times = _Times(table, standings)
        for state in _turns(table):
            times.note(state)
        return Played(_row(table, times), times.rows, table)
    except (Exception, SystemExit) as error:
        if table is None and isinstance(error, AlesiaError):
            raise
        return Played(_crashed(job, seed, table, error), [], table)


def _turns(table: Table) -> Iterator[Any]:
    """Play to the end: the state with which each turn begins, and the last."""
    turn = table.turn
    yield turn
    for _ in range(MOST_ANSWERS):
        if not table.step():
            break
        if table.turn is not turn:
            turn = table.turn
            yield turn
    else:
        raise EndlessGame
    yield table.still().state


class _Times:
    """When the turns of a game began, and how the seats stood then."""

    def __init__(self, table: Table, standings: bool) -> None:
        self._table = table
        self._standings = standings
        self._begun: dict[int, int] = {}  # the step with which each year began
        self.clock: list[tuple[int, int]] = []
        self.rows: list[Row] = []

    def note(self, state: Any) -> None:
        game = self._table.game
        year, step = game.clock(state)
        self.clock.append((year, step - self._begun.setdefault(year, step)))
        if self._standings:
            standing = game.standing(state)
            turn = len(self.rows)
            self.rows.append([self._table.seed, turn, *self.clock[-1], *map(standing.get, game.seats)])


def _row(table: Table, times: _Times) -> Row:
    """A game that came to its end."""
    result, game = table.result, table.game
    assert result is not None, f"nobody answers for {table.ask}"
    standing = game.standing(table.still().state)
    head: Row = [table.seed, "+".join(result.winners), result.reason, table.decisions]
    length: Row = [times.clock[-1][0], len(set(times.clock))]
    return [*head, *length, "", *map(standing.get, game.seats), *_places(result, game.seats)]


def _places(result: Result, seats: tuple[str, ...]) -> Row:
    """The rank of each seat, from 1, then the score of each; None for a seat that is not ranked."""
    found = {seat: (place, rank.score) for place, rank in enumerate(result.ranking, 1) for seat in rank.seats}
    places = [found.get(seat, (None, None)) for seat in seats]
    return [*[place for place, _ in places], *[score for _, score in places]]


def _crashed(job: Job, seed: int, table: Table | None, error: BaseException) -> Row:
    """A game that broke: how far it came, and why."""
    decisions = 0 if table is None else table.decisions
    return [seed, "", "", decisions, None, None, crash_text(error), *[None] * (3 * len(job.seats))]


def crash_text(error: BaseException) -> str:
    """Why a game broke, on one line, which is not longer than somebody can read."""
    text = f"{type(error).__name__}: {error}".replace("\n", " ").removesuffix(": ")
    return text if len(text) <= MOST_TOLD else f"{text[:MOST_TOLD]}..."


def uses_of(table: Table) -> list[Row]:
    """How often each seat used what, and how often in vain."""
    times, in_vain = Counter[tuple[str, str, str]](), Counter[tuple[str, str, str]]()
    for entry in table.log:
        use = table.game.use_of(entry)
        if use is not None:
            what = (use.seat, use.kind, use.name)
            times[what] += 1
            in_vain[what] += use.in_vain
    return [[table.seed, *what, n, in_vain[what]] for what, n in sorted(times.items())]


def boxes_of(tables: list[Table]) -> dict[str, list[int]]:
    """How often each box of a non-player's flowchart was answered with yes, and with no."""
    found: dict[str, list[int]] = {}
    steps = (step for table in tables for thought in table.thoughts for step in thought.walk)
    for step in steps:
        if step.kind == "box":
            found.setdefault(step.key, [0, 0])[0 if step.facts[0] else 1] += 1
    return dict(sorted(found.items()))
