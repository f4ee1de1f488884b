"""The log of a table in words, made once for all who read it."""

from collections.abc import Iterator
from typing import Any

from alesia.kernel.ask import Noun
from alesia.players import NONPLAYER
from alesia.table import Table, Told
from alesia.words import log_line

PLACES = ("region", "tribe", "area")

Json = dict[str, Any]


class Chronicle:
    """Follows a table. ``lines`` only ever grows; when answers are taken back, a shorter list takes its place."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._game = table.game.name
        self.lines: list[Json] = []
        self.length = 0  # of the log, silent entries included
        self._answers = 0
        self._firsts: dict[str, int] = {}
        self._whys: list[int | None] = []
        self.keeps_thoughts = table.game.has_secrets  # until the game is over
        self.follow()

    def follow(self) -> int:
        """Take in what happened since; returns the first entry of the log that is new (or is told anew)."""
        if self.keeps_thoughts and self._table.result is not None:
            self.keeps_thoughts = False
            self.cut(0)
        start = self.length
        self._find_whys()
        for index, told in enumerate(self._table.told(start), start):
            self.length = index + 1
            if line := self._line(index, told):
                self.lines.append(line)
        return start

    def cut(self, length: int) -> int:
        """Answers were taken back: forget all that follows when the log was this long; returns that length."""
        self.lines = [line for line in self.lines if line["i"] < length]
        self.length = length
        self._answers, self._firsts, self._whys = 0, {}, []
        return length

    def _line(self, index: int, told: Told) -> Json | None:
        """An entry in words; None where nothing need be said."""
        text = log_line(told.entry, self._game)
        if not text:
            return None
        why = self._whys[told.answers] if told.answers < len(self._whys) else None
        entry = told.entry
        facts = {"key": entry.key, "rule": entry.rule, "text": text, "places": places(entry.facts)}
        return {"i": index, "n": told.answers, **facts, "why": why}

    def _find_whys(self) -> None:
        """To every answer of a non-player, its first one in the same turn: there its thinking begins."""
        entries, turns = self._table.entries(self._answers), set(self._table.turns(self._answers))
        for number, entry in enumerate(entries, self._answers):
            if number in turns:
                self._firsts.clear()
            thinks = self._table.seats.get(entry.who) == NONPLAYER and not self.keeps_thoughts
            self._whys.append(self._firsts.setdefault(entry.who, number) if thinks else None)
        self._answers += len(entries)


def places(facts: tuple[object, ...]) -> list[str]:
    """The places among facts, as a verb and a name ("region Carnutes")."""
    found = [str(fact.option) for fact in _flat(facts) if isinstance(fact, Noun) and fact.option.verb in PLACES]
    return list(dict.fromkeys(found))


def _flat(facts: tuple[object, ...]) -> Iterator[object]:
    for fact in facts:
        if isinstance(fact, tuple):
            yield from _flat(fact)
        else:
            yield fact
