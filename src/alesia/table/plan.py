"""A plan: a turn that somebody tries on a board of his own, in a world that his seat cannot tell from the real one.

There he answers for everybody. What he answers for his own seat is his plan; what he answers for others, and what he
lets dice show, he assumes. A plan is carried out in stretches: answers of his that follow each other without a die or
an answer of somebody else between them.
"""

import json
from collections.abc import Collection, Sequence
from dataclasses import replace
from random import Random
from typing import Any, NamedTuple

from alesia.kernel.ask import Together
from alesia.kernel.errors import BadRecord, DoesNotFit
from alesia.kernel.position import Position
from alesia.kernel.record import Entry, Record, fit, read_entry, seat_name
from alesia.players import HUMAN
from alesia.players.imagining import Imagination
from alesia.table.setup import ASKED, setup_of
from alesia.table.table import Table, TableAsk

DEALS = 100  # worlds that are dealt before it is given up that one fits
MOST_PLANNED = 500  # answers on one board


class Planned(NamedTuple):
    """An answer on the board; alone: others choose at the same moment, so that nothing follows at once."""

    entry: Entry
    alone: bool


class Plan(NamedTuple):
    """What is kept: the rules, the state with which the turn began in the plan's world, the answers that were given in
    the turn before, those that were tried since, and a seed for dice that somebody leaves to fall."""

    rules: str
    start: Any
    before: tuple[Entry, ...]
    tried: tuple[Planned, ...]
    seed: int

    def to_text(self) -> str:
        tried = [[str(entry), alone] for entry, alone in self.tried]
        facts = {"rules": self.rules, "start": self.start, "before": [str(entry) for entry in self.before]}
        return json.dumps({**facts, "tried": tried, "seed": self.seed})

    @classmethod
    def from_text(cls, text: str, rules: str) -> "Plan":
        """The plan that a text tells; BadRecord if it was made by other rules."""
        found = json.loads(text)
        if found["rules"] != rules:
            raise BadRecord("the plan is of rules {0!r}, these are {1!r}", found["rules"], rules)
        before = tuple(map(read_entry, found["before"]))
        tried = tuple(Planned(read_entry(line), alone) for line, alone in found["tried"])
        return cls(rules, found["start"], before, tried, found["seed"])

    def board(self, record: Record) -> Table:
        """The board as it is after all that was tried; record: how the real game was set up."""
        board = self.start_board(record)
        board.follow([planned.entry for planned in self.tried])
        return board

    def start_board(self, record: Record) -> Table:
        """The board before anything was tried: everybody is asked, chance as well."""
        people = dict.fromkeys(record.seats, HUMAN)
        head = replace(record, seed=self.seed, seats=people, dice=ASKED, hints=False, position=None, entries=[])
        setup = setup_of(head)
        board = Table(setup, setup.game.state_from_json(self.start))
        board.follow(self.before)
        return board

    def tell(self, record: Record, wanted: Collection[int]) -> list[tuple[TableAsk, Entry]]:
        """The questions to these answers, as they were asked on the board."""
        board, found = self.start_board(record), []
        for number, (entry, _) in enumerate(self.tried):
            if number in wanted:
                found.append((next(ask for ask in board.asks if ask.who == entry.who), entry))
            board.enter(entry)
        return found

    def answer(self, record: Record, who: str, option: str, sweep: str = "", times: int = 1) -> "Plan":
        """Try an answer, perhaps going on by itself; IllegalAnswer if it is not offered."""
        board = self.board(record)
        alone, first = isinstance(board.position.request, Together), board.decisions
        board.take_on(option, who, sweep, times)
        return self._with(board, first, alone)

    def roll(self, record: Record) -> "Plan":
        """Let a die fall; IllegalAnswer if none is asked for."""
        board = self.board(record)
        first = board.decisions
        board.roll()
        return self._with(board, first, False)

    def _with(self, board: Table, first: int, alone: bool) -> "Plan":
        tried = (*self.tried, *[Planned(entry, alone) for entry in board.entries(first)])
        return self._replace(tried=tried)

    def back(self) -> "Plan":
        """Without the last answer, or the last ones that were given at once."""
        tried = list(self.tried)
        while tried and tried.pop().entry.joined:
            pass
        return self._replace(tried=tuple(tried))

    def stretch(self, own: Collection[str], done: int = 0) -> range:
        """The numbers of the answers that are carried out next, after so many of all that was tried."""
        tried = self.tried
        first = next((n for n in range(done, len(tried)) if tried[n].entry.who in own), len(tried))
        last = first
        while last < len(tried) and tried[last].entry.who in own:
            last += 1
            if tried[last - 1].alone:
                break
        return range(first, last)


def begin_plan(table: Table, seat: str, seed: int) -> Plan | None:
    """A board for a seat, as it may believe the game to stand; None if no world was found."""
    world = _world(table, seat, Random(seed))
    if world is None:
        return None
    game, steps = table.game, world.steps()
    before = [
        Entry(seat_name(game.seats, ask.who), ask.key, option)
        for step in steps
        for ask, option in zip(step.asks, step.options, strict=True)
    ]
    return Plan(game.rules_version, world.start.to_json(), tuple(before), (), seed)


def _world(table: Table, seat: str, random: Random) -> Position[Any] | None:
    imagination = Imagination(table.position, table.game.seats.index(seat))
    return next((world for _ in range(DEALS) if (world := imagination.world(random)) is not None), None)


def unfit(table: Table, seat: str, planned: Sequence[Entry], seed: int) -> int | None:
    """Which of these answers of a seat does not fit, as far as the seat can know; None if all do. It is asked of a
    world that the seat imagines: whether they fit the real one may be a secret. That the seat is not asked is none;
    where it has chosen in secret already, the world that it imagines asks it once more."""
    if all(ask.who != seat for ask in table.asks):
        return 0
    world = _world(table, seat, Random(seed))
    if world is None:
        return None  # whatever fits is given, up to the first answer that does not
    for number, entry in enumerate(planned):
        try:
            world.take(*fit(world, entry, number))
        except DoesNotFit:
            return number
    return None
