"""One board played with the models watching: every question asked, and every entry of the log."""

from collections import Counter
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, NamedTuple

import alesia
from alesia.kernel.game import LogEntry
from tests.falling_sky.models.board import Board
from tests.falling_sky.models.boards import Puzzle, lay, livelier
from tests.falling_sky.models.story import Story

Offer = Callable[["Moment"], set[str] | None]
Outcome = Callable[["Event"], str | None]


class Moment(NamedTuple):
    """A question, the board that it is asked on, and the story so far."""

    board: Board
    story: Story
    who: str
    key: str
    rule: str
    options: list[str]
    about: list[str]

    @property
    def region(self) -> str:
        return self.about[0]


class Event(NamedTuple):
    """An entry of the log, with the board before and after it."""

    before: Board
    after: Board
    story: Story
    key: str
    rule: str
    facts: list[str]


class Difference(NamedTuple):
    """Where a model and the engine do not agree."""

    what: str
    said: str
    answers: int


class Tape(list[LogEntry]):
    """The log of a table, read as it is written."""

    def __init__(self, entries: list[LogEntry], told: Callable[[LogEntry], None]) -> None:
        super().__init__(entries)
        self.told = told

    def append(self, entry: LogEntry) -> None:
        super().append(entry)
        self.told(entry)


class Watcher:
    """Holds the models against one table."""

    def __init__(self, puzzle: Puzzle, offers: dict[str, Offer], outcomes: dict[str, Outcome]) -> None:
        self.story = Story(puzzle)
        self.table = lay(puzzle, self.story.answered)
        self.offers, self.outcomes = offers, outcomes
        self.compared: Counter[str] = Counter()
        self.differences: list[Difference] = []
        self.board = self.look()
        position = self.board.position
        self.story.acted = {*position.get("executed", []), position.get("first", {}).get("faction", "")} - {""}
        for entry in self.table.log:
            self.story.tell(entry, self.board)
        self.story.winter.partial = bool(self.table.log)
        self.listen()

    def look(self) -> Board:
        view: Any = self.table.view()
        return Board(view["position"], view["shared"])

    def listen(self) -> None:
        """Be told each entry of the log the moment it is written, when the board is as the entry says."""
        tape = Tape(self.table.log, self.judge_entry)
        table: Any = self.table
        table._log = table._position.context.entries = tape

    def judge_entry(self, entry: LogEntry) -> None:
        self.judge(entry.key, entry.rule, words(entry.facts))
        self.story.tell(entry, self.board)

    def judge(self, key: str, rule: str, facts: list[str]) -> None:
        """Look at the board anew: by the models of this entry, or of a "question", and by those of all ("*")."""
        before, self.board = self.board, self.look()
        event = Event(before, self.board, self.story, key, rule, facts)
        for outcome in [self.outcomes[each] for each in ("*", key) if each in self.outcomes]:
            self.compared[f"outcome {key}"] += 1
            objection = outcome(event)
            if objection:
                self.object(f"{key} {facts}", objection)

    def judge_question(self, ask: alesia.TableAsk) -> None:
        offer = self.offers.get(ask.key)
        if offer is None:
            return
        options = [str(option) for option in ask.options]
        moment = Moment(self.board, self.story, ask.who, ask.key, ask.rule, options, words(ask.about))
        expected = offer(moment)
        if expected is None:
            return
        self.compared[ask.key] += 1
        found = set(moment.options)
        if found != expected:
            said = f"missing {sorted(expected - found)}, too many {sorted(found - expected)}"
            self.object(f"{ask.who} {ask.key} ({ask.rule}) about {moment.about}", said)

    def object(self, what: str, said: str) -> None:
        self.differences.append(Difference(what, said, self.table.decisions))

    def play(self, random: Random, answers: int) -> None:
        """Answer at random, the Non-players for themselves, until enough is seen or a model objects."""
        for _ in range(answers):
            ask = self.table.ask
            if ask is None and not (self.story.winter.over or self.story.winter.partial):
                self.object("the end", "the game is not over (6.1)")
            if ask is None or self.differences:
                return
            self.judge("question", ask.rule, [ask.who, ask.key, *words(ask.about)])
            self.story.asked(ask.who, ask.key, words(ask.about), self.board)
            self.judge_question(ask)
            if not self.table.step():
                option = livelier(ask, random)
                self.story.answered(str(option))
                self.table.take(option)


def words(about: Sequence[object]) -> list[str]:
    return [str(each) for each in about]
