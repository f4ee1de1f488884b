"""How the rule tests play: a position text, answers in the notation of records, and looks at the table.

    game = at('''
        hands = { Roman = ["Remi"], Barbarian = ["Volcae"] }
        [areas."Transalpine Gaul"]
        Roman = "Caesar, Legion VII (3)"
    ''')
    game.play('''
        Roman action movement
        Roman group area Transalpine Gaul
        dice 1 3 6
    ''')
    assert game.units("Helvetii", "Roman") == "Caesar"

Each line is ``who key verb [noun]``, or ``dice`` and what Chance rolls now. A line that does not fit an open question
fails the test, with what is asked and offered; one that ends in "?" is left out if nobody asks. With one card in each
hand the round needs no choice of cards. Questions with one answer alone, which cover a secret, answer themselves here.
"""

import tomllib
from textwrap import dedent
from typing import Any

import alesia
from alesia.kernel.game import LogEntry
from alesia.table import TableAsk


class Play:
    """A table at which every seat is human and the dice are entered."""

    def __init__(self, table: alesia.Table, covers: bool = False) -> None:
        self.table = table
        self.covers = covers  # whether questions with one answer, that cover a secret, are answered by the test

    def play(self, answers: str) -> "Play":
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

    @property
    def supply(self) -> int:
        return int(self.view["supply"])

    @property
    def tribes(self) -> tuple[int, int]:
        """Tribes controlled by the Roman and by the Barbarian player."""
        return self.view["tribes"]["Roman"], self.view["tribes"]["Barbarian"]

    @property
    def points(self) -> tuple[int, int]:
        return self.view["victory_points"]["Roman"], self.view["victory_points"]["Barbarian"]

    def units(self, area: str, side: str) -> str:
        """Units as in position texts: "Caesar, Legion VII (3)", "" when none."""
        return str(self.position.get("areas", {}).get(area, {}).get(side, ""))

    def where(self, unit: str) -> str:
        """The area of an active unit, "" if it stands nowhere or is neutral."""
        for area, sides in self.position["areas"].items():
            for text in sides.values():
                if unit in [part.split(" (")[0] for part in text.split(", ")]:
                    return str(area)
        return ""

    def is_neutral(self, tribe: str) -> bool:
        return list(self.view["areas"][tribe]["tribe"]) == ["Neutral"]

    def logged(self, key: str) -> list[LogEntry]:
        return [entry for entry in self.table.log if entry.key == key]


def at(position: str, **options: str | bool) -> Play:
    """A game in this position, dice to be entered."""
    return Play(alesia.new("gallic-war", position=dedent(position), options=options, dice="asked"))


def one_card(position: str, roman: str = "Remi", barbarian: str = "Volcae", **options: str | bool) -> Play:
    """The last round of cards: each side has one, so that the first question is the Roman's action."""
    hands = f'hands = {{ Roman = ["{roman}"], Barbarian = ["{barbarian}"] }}\n'
    return at(hands + dedent(position), **options)


def winter(position: str, **options: str | bool) -> Play:
    """The End of Turn Phase, from its first die on."""
    return at('phase = "winter"\n' + dedent(position), **options)


def start(**options: str | bool) -> Play:
    """The game from its set-up, cards and dice to be entered."""
    return Play(alesia.new("gallic-war", options=options, dice="asked"))


def deal(game: Play, roman: str, barbarian: str) -> Play:
    """Deal these cards, named with commas between them."""
    for card in [*roman.split(", "), *barbarian.split(", ")]:
        game.answer(f"Chance deal card {card}")
    return game
