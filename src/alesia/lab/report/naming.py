"""What a report calls things, in its language: the game's own words where it has them."""

from collections.abc import Iterable

from alesia.kernel.game import GameOption
from alesia.kernel.word import Word
from alesia.lab import sheets
from alesia.lab.report.folder import Run
from alesia.lab.report.uses import Use
from alesia.lab.statistics import Interval
from alesia.table import game_info
from alesia.words import option_words, scenario_words, value_words
from alesia.words.catalogue import ENGLISH, catalogue
from alesia.words.reports import REPORT, say
from alesia.words.uses import UseNames

PLAIN = ("command", "ability", "action")  # kinds whose things are known by their names


class Names:
    """The words and figures of one run."""

    def __init__(self, run: Run, language: str = ENGLISH) -> None:
        info = game_info(run.game)
        self.language = language
        self._uses = UseNames(run.game, {card.name: card.title for card in info.cards}, language)
        self._first, self.kind, self.kinds = self._uses.first, self._uses.kind, self._uses.kinds
        self.game = info.title
        self.scenario = scenario_words(run.game, run.scenario, info.scenarios.get(run.scenario, run.scenario), language)
        self.standing, self.standings = self._first("standing"), self._first("standings")
        self.standing_head = self._first("standing.head")
        self.year, self.years = self._first("year"), self._first("years")
        self.year_head = self._first("year.head")
        self.drawn_alike = self._first("course.alike")
        self.options = [self._option(run, option) for option in info.options if _is_special(run, option)]
        self.goal = self._first("goal")  # what it means to stand above 0; empty if it means nothing

    # ---- Words

    def say(self, msgid: str, *facts: object) -> str:
        """A message of the reports."""
        return say(msgid, *facts, language=self.language)

    def apart(self, words: Iterable[str]) -> str:
        """Several in one line."""
        return self.say("phrase.semicolon").join(words)

    def heads(self, *names: str) -> list[str]:
        return sheets.heads(*names, language=self.language)

    def titled(self) -> str:
        """The game and its scenario."""
        return self.say("title", self.game, self.scenario)

    def seat(self, seat: str) -> str:
        return catalogue(REPORT, self.language).spoken(Word("seat", seat))

    def player(self, kind: str) -> str:
        """Who plays a seat: chance, a non-player."""
        return catalogue(REPORT, self.language).spoken(Word("player", kind))

    def reason(self, reason: str) -> str:
        return self._first(f"reason.{reason}", reason.capitalize() or self.say("reason.none"))

    def use(self, use: Use) -> str:
        """What was used, where its kind is said beside it."""
        return self._uses.thing(use.kind, use.name)

    def briefly(self, use: Use) -> str:
        """What was used, where things of all kinds stand together; what has a number is known by it."""
        is_plain = use.kind in PLAIN or use.name.partition(" ")[0] in self._uses.titles
        return self.use(use) if is_plain else self.say("use.kind", self.kind(use.kind), self.use(use))

    def _option(self, run: Run, option: GameOption) -> str:
        value = value_words(run.game, option.name, run.options[option.name], self.language)
        return self.say("option", option_words(run.game, option.name, self.language), value)

    # ---- Figures

    def whole(self, value: float) -> str:
        return sheets.whole(value, self.language)

    def decimal(self, value: float, digits: int = 1) -> str:
        return sheets.decimal(value, digits, self.language)

    def percent(self, value: float) -> str:
        return sheets.percent(value, self.language)

    def signed(self, value: float, digits: int = 1) -> str:
        return sheets.signed(value, digits, self.language)

    def shares(self, interval: Interval) -> list[str]:
        return sheets.shares(interval, self.language)


def _is_special(run: Run, option: GameOption) -> bool:
    """Whether an option has another value than it has by default."""
    return run.options.get(option.name, option.values[0]) != option.values[0]
