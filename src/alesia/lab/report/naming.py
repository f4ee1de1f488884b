"""What a report calls things: the game's own words where it has them."""

from alesia.kernel.game import GameOption
from alesia.lab.report.folder import Run
from alesia.lab.report.uses import Use
from alesia.table import game_info
from alesia.words import option_words, value_words
from alesia.words.reports import catalogues, say

PLAIN = ("command", "ability", "action")  # kinds whose things are known by their names


class Names:
    """The names of one run."""

    def __init__(self, run: Run) -> None:
        info = game_info(run.game)
        self._words = catalogues(run.game)
        self._titles = {str(card.number): card.title for card in info.cards}
        self.game = info.title
        self.scenario = info.scenarios.get(run.scenario, run.scenario)
        self.standing = self._first("standing")
        self.standings = self._first("standings")
        self.year, self.years = self._first("year"), self._first("years")
        self.options = [_option(run, option) for option in info.options if _is_special(run, option)]
        self.goal = self._first("goal")  # what it means to stand above 0; empty if it means nothing

    def reason(self, reason: str) -> str:
        return self._first(f"reason.{reason}", reason.capitalize() or say("reason.none"))

    def kind(self, kind: str) -> str:
        return self._first(f"kind.{kind}", kind.capitalize())

    def kinds(self, kind: str) -> str:
        """Several things of a kind."""
        return self._first(f"kinds.{kind}", kind)

    def use(self, use: Use) -> str:
        """What was used, where its kind is said beside it: cards with their titles."""
        number, _, side = use.name.partition(" ")
        if number not in self._titles:
            return use.name[:1].upper() + use.name[1:]
        return f"{number} {self._titles[number]}, {side}" if side else f"{number} {self._titles[number]}"

    def briefly(self, use: Use) -> str:
        """What was used, where things of all kinds stand together; what has a number is known by it."""
        is_plain = use.kind in PLAIN or use.name.partition(" ")[0] in self._titles
        return self.use(use) if is_plain else f"{self.kind(use.kind)}: {self.use(use)}"

    def _first(self, msgid: str, otherwise: str = "") -> str:
        return next((words.text(msgid) for words in self._words if words.has(msgid)), otherwise)


def _is_special(run: Run, option: GameOption) -> bool:
    """Whether an option has another value than it has by default."""
    return run.options.get(option.name, option.values[0]) != option.values[0]


def _option(run: Run, option: GameOption) -> str:
    value = value_words(run.game, option.name, run.options[option.name])
    return f"{option_words(run.game, option.name)}: {value}"
