"""What would the non-player do here? Its whole turn for a board that somebody has on a real table."""

from pathlib import Path

import alesia
from alesia.cli import boards
from alesia.cli.answers import meant
from alesia.cli.keyboard import Keyboard
from alesia.cli.questions import choices_of, show_question
from alesia.cli.screen import Screen, say
from alesia.cli.start import read_position
from alesia.kernel.errors import BadOption
from alesia.table import TableAsk
from alesia.words import explain_lines, explain_short, log_line

GAME = "falling-sky"
OPENS = ("card",)  # the log entry with which the next turn begins


def ask(
    position: Path,
    faction: str,
    card: str | None,
    next_card: str | None,
    rolls: str,
    seed: int | None,
    dice: str,
    explain: bool,
    plain: bool,
) -> None:
    """Play the turn and tell it; whoever else is asked on the way answers at this keyboard."""
    table = alesia.ask_nonplayer(
        GAME, read_position(position), faction, card, next_card, 0 if seed is None else seed, _rolls(rolls), dice
    )
    asking = Asking(table, Screen(boards.find(GAME).colours, plain))
    asking.play()
    asking.tell(faction.capitalize(), explain)


def _rolls(text: str) -> list[int]:
    """The dice that the person has rolled for the non-player: "3,5" or "3 5"."""
    found = text.replace(",", " ").split()
    if any(each not in "123456" for each in found):
        raise BadOption(f"{text!r} are no dice; write them as 3,5")
    return [int(each) for each in found]


class Asking:
    """One turn of a non-player at a table of its own."""

    def __init__(self, table: alesia.Table, screen: Screen) -> None:
        self.table, self.screen = table, screen
        self.turn = table.turn
        self.keyboard = Keyboard()

    def play(self) -> None:
        """To the end of the turn, or of the input."""
        self.table.go_on(self.turn)
        while (ask := self.table.ask) is not None and self.table.turn is self.turn:
            try:
                self._ask(ask)
            except EOFError:
                self.screen.line(say("cli.ask.waiting", ask.who))
                return

    def _ask(self, ask: TableAsk) -> None:
        """Somebody else must answer, or roll the game's dice."""
        choices = choices_of(ask, GAME)
        seat = ask.who if ask.who in self.table.seats else None
        show_question(self.screen, ask, GAME, boards.find(GAME), self.table.view(seat))
        found = meant(choices, self.keyboard.line(f"{ask.who}> ", choices, ()))
        if len(found) == 1:
            self.table.answer(found[0].option, ask.who, self.turn)
        else:
            self.screen.line(say("cli.no_option", "", choices[0].label, choices[-1].label))

    def tell(self, faction: str, explain: bool) -> None:
        """What it does, and how it came to that: in short, or box by box."""
        for entry in self.table.log:
            if entry.key in OPENS:
                break
            if line := log_line(entry, GAME):
                self.screen.note(entry.rule, line)
        walks = [each.walk for each in self.table.thoughts if each.seat == faction]
        for walk in walks[:1]:
            self.screen.line(say("cli.thought_short", explain_short(walk, GAME)), style="dim")
            for rule, line in explain_lines(walk, GAME) if explain else ():
                self.screen.note(rule, line)
