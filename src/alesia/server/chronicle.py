"""The log of a table in words: in each language made when it is first wanted, and then once for all who read it."""

from collections.abc import Collection, Iterator
from typing import Any, NamedTuple

import msgspec

from alesia.kernel.ask import Noun
from alesia.kernel.game import LogEntry
from alesia.kernel.word import Word
from alesia.players import HUMAN, thinks_again
from alesia.table import ALL, Table
from alesia.words import log_marked, section_title

PLACES = ("region", "tribe", "area", "space", "province")
PICKED = (*PLACES, "piece", "unit")  # what is chosen one after another
ACTORS = ("faction", "side", "seat")
CARD, WINTER = "card", "Winter"
# What is told of a fight, and drawn with its numbers: rounds, dice that hit, Losses.
DRAWN = frozenset(("battle_round", "fire", "attack", "counterattack", "shoot"))

Json = dict[str, Any]
Line = msgspec.Raw | None  # as it is sent; None where nothing need be said
encode = msgspec.json.encode


class Happened(NamedTuple):
    """An entry of the log, after how many answers, and the answer at which the thinking behind it begins."""

    n: int
    entry: LogEntry
    why: int | None


class Since(NamedTuple):
    """What a seat has not answered to yet: all from this answer on, its own last one; and who answered after that."""

    answer: int
    others: tuple[str, ...]


class Log:
    """What happened at a table; it only ever grows."""

    def __init__(self, game: str, entries: list[Happened] | None = None) -> None:
        self._game = game
        self._entries = entries or []
        self._pages: dict[str, list[Line]] = {}  # by language, from the first entry on without gaps

    def __len__(self) -> int:
        return len(self._entries)

    def add(self, entry: Happened) -> None:
        self._entries.append(entry)

    def until(self, length: int) -> "Log":
        """The same, as long as it was then."""
        log = Log(self._game, self._entries[:length])
        log._pages = {language: page[:length] for language, page in self._pages.items()}
        return log

    def has(self, language: str) -> bool:
        """Whether it is in words already."""
        return language in self._pages

    def tell(self, language: str) -> None:
        """Put it into words."""
        if language not in self._pages:
            self._pages[language] = list(self._lines(language, 0, len(self)))

    def forget(self) -> None:
        """Let the words go; what is wanted of them is made again."""
        self._pages.clear()

    def lines(self, language: str, start: int, stop: int) -> list[msgspec.Raw]:
        """The entries from one to another that need words; whoever wants only the last ones has only these made."""
        if not start:
            self.tell(language)
        page = self._pages.get(language)
        if page is None:
            return [line for line in self._lines(language, start, stop) if line is not None]
        page += self._lines(language, len(page), stop)
        return [line for line in page[start:stop] if line is not None]

    def _lines(self, language: str, start: int, stop: int) -> Iterator[Line]:
        for index in range(start, stop):
            line = _line(index, self._entries[index], self._game, language)
            yield None if line is None else msgspec.Raw(encode(line))


def _line(index: int, happened: Happened, game: str, language: str) -> Json | None:
    entry = happened.entry
    text, marks = log_marked(entry, game, language)
    if not text:
        return None
    facts = {"key": entry.key, "rule": entry.rule, "text": text, "places": places(entry.facts)}
    title = section_title(entry, game, language)
    card = None if title is None else _card(entry)
    told = {"actor": _actor(entry), "title": title, "card": card, "winter": card == WINTER, "marks": marks}
    return {"i": index, "n": happened.n, **facts, "why": happened.why, **told, **_figures(entry)}


def _figures(entry: LogEntry) -> Json:
    """The numbers of what is drawn with them."""
    return {"figures": [fact for fact in entry.facts if type(fact) is int]} if entry.key in DRAWN else {}


def _actor(entry: LogEntry) -> str | None:
    """Who does what an entry tells: whom it names first."""
    first = entry.facts[0] if entry.facts else None
    if isinstance(first, Noun) and first.option.verb in ACTORS:
        return first.name
    return str(first) if isinstance(first, Word) and first.kind in ACTORS else None


def _card(entry: LogEntry) -> str | None:
    """The card that an entry turns up."""
    cards = [fact.name for fact in entry.facts if isinstance(fact, Noun) and fact.option.verb == CARD]
    return cards[0] if cards else None


class Chronicle:
    """Follows a table. Its log only ever grows; when answers are taken back, a shorter one takes its place."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self.log = Log(table.game.name)
        self._answers = 0
        self._firsts: dict[str, int] = {}
        self._whys: list[int | None] = []
        self._givers: list[str] = []
        self._last: dict[str, int] = {}  # the last answer of each who has answered
        self.keeps_thoughts = table.game.has_secrets and table.dice != ALL  # until the game is over
        self.follow()

    @property
    def length(self) -> int:
        """Of the log, silent entries included."""
        return len(self.log)

    def follow(self) -> int:
        """Take in what happened since; returns the first entry of the log that is new (or is told anew)."""
        if self.keeps_thoughts and self._table.result is not None:
            self.keeps_thoughts = False
            self.cut(0)
        start = self.length
        self._find_whys()
        for told in self._table.told(start):
            self.log.add(Happened(told.answers, told.entry, self.why(told.answers)))
        return start

    def since(self, seats: Collection[str]) -> Since:
        """What happened since the last answer of a person, who has these seats."""
        givers, seats_here = self._givers, self._table.seats
        last = max((self._last[seat] for seat in seats if seat in self._last), default=None)
        after = givers if last is None else givers[last + 1 :]
        return Since(last or 0, tuple([seat for seat in dict.fromkeys(after) if seat in seats_here]))

    def why(self, answers: int) -> int | None:
        """The first answer in its turn of the Non-player that gave this one; None if nobody may know its thoughts."""
        return self._whys[answers] if answers < len(self._whys) else None

    def cut(self, length: int) -> int:
        """Answers were taken back: forget all that follows when the log was this long; returns that length."""
        self.log = self.log.until(length)
        self._answers, self._firsts, self._whys, self._givers, self._last = 0, {}, [], [], {}
        return length

    def _find_whys(self) -> None:
        """To every answer of a non-player, its first one in the same turn: there its thinking begins."""
        entries, turns = self._table.entries(self._answers), set(self._table.turns(self._answers))
        for number, entry in enumerate(entries, self._answers):
            if number in turns:
                self._firsts.clear()
            thinks = thinks_again(self._table.seats.get(entry.who, HUMAN)) and not self.keeps_thoughts
            self._whys.append(self._firsts.setdefault(entry.who, number) if thinks else None)
            self._givers.append(entry.who)
            self._last[entry.who] = number
        self._answers += len(entries)


def places(facts: tuple[object, ...], kinds: Collection[str] = PLACES) -> list[str]:
    """The places among facts, as a verb and a name ("region Carnutes")."""
    found = [str(fact.option) for fact in _flat(facts) if isinstance(fact, Noun) and fact.option.verb in kinds]
    return list(dict.fromkeys(found))


def _flat(facts: tuple[object, ...]) -> Iterator[object]:
    for fact in facts:
        if isinstance(fact, tuple):
            yield from _flat(fact)
        else:
            yield fact
