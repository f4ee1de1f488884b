"""How rule tests play at a table: answers in the notation of records, and looks at what is asked and offered.

Each line is ``who key verb [noun]``, or ``dice`` and what Chance rolls now. A line that does not fit an open question
fails the test, with what is asked and offered; one that ends in "?" is left out if nobody asks. Questions with one
answer alone, which cover a secret, answer themselves here.
"""

import tomllib
from typing import Any, Self

import alesia
from alesia.kernel.game import LogEntry
from alesia.table import TableAsk


class Play:
    """A table at which every seat is human and the dice are entered."""

    def __init__(self, table: alesia.Table, covers: bool = False) -> None:
        self.table = table
        self.covers = covers  # whether questions with one answer, that cover a secret, are answered by the test

    def play(self, answers: str) -> Self:
        for line in filter(None, (line.strip() for line in answers.splitlines())):
            self.answer(line)
        return self

    def answer(self, line: str) -> None:
        if line.startswith("dice "):
            for die in line.split()[1:]:
                self.answer(f"Chance {self.ask.key} roll {die}")
            return
        who, key, option = line.removesuffix("?").split(" ", 2)
        if line.endswith("?") and (who, key) not in [(ask.who, ask.key) for ask in self.table.asks]:
            return
        ask = next((ask for ask in self.table.asks if (ask.who, ask.key) == (who, key)), None)
        assert ask is not None, f"{line!r}, but asked is {self.describe()}"
        assert option in [str(each) for each in ask.options], f"{line!r}, but offered is {self.describe()}"
        self.table.answer(option, who)
        while not self.covers and self.is_covered:
            self.table.answer(self.ask.options[0], self.ask.who)

    def describe(self) -> str:
        asks = [f"{a.who} {a.key} ({a.rule}) {a.about}: {list(map(str, a.options))}" for a in self.table.asks]
        return "; ".join(asks) or "nothing"

    # ---- the open question

    @property
    def ask(self) -> TableAsk:
        assert self.table.ask is not None, "the game is over"
        return self.table.ask

    @property
    def asked(self) -> str:
        """Who is asked what: "Roman move_to"."""
        return f"{self.ask.who} {self.ask.key}" if self.table.ask else ""

    @property
    def is_covered(self) -> bool:
        """Whether the question has one answer alone, and is put so that silence tells nothing."""
        ask = self.table.ask
        return ask is not None and ask.who != "Chance" and len(ask.options) == 1

    @property
    def options(self) -> list[str]:
        return [str(option) for option in self.ask.options]

    def offers(self, verb: str) -> list[str]:
        """The nouns offered with a verb: offers("area") == ["Aedui", "Arverni"]."""
        return [str(option.noun) for option in self.ask.options if option.verb == verb]

    # ---- the table

    @property
    def view(self) -> Any:
        return self.table.view()

    @property
    def position(self) -> Any:
        return tomllib.loads(self.table.position_text())

    def logged(self, key: str) -> list[LogEntry]:
        return [entry for entry in self.table.log if entry.key == key]
