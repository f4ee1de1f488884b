"""Beside a real board: people play with wood and cardboard, Alesia runs the non-players and tells hands what to do."""

from collections.abc import Iterable
from pathlib import Path

import alesia
from alesia.cli.answers import both
from alesia.cli.keyboard import Leave
from alesia.cli.look import explain_thought
from alesia.cli.questions import choices_of
from alesia.cli.screen import sentence
from alesia.cli.session import Session, play_out
from alesia.cli.speech import language, log_line, prompt, say, seat
from alesia.cli.start import REMINDER, Setting, new_table, read_position, refuse_old, resumed
from alesia.kernel.editing import changed
from alesia.kernel.record import Entry
from alesia.kernel.tabletop import Step, steps
from alesia.players import HUMAN
from alesia.table import ALL, ASKED, Past, TableAsk
from alesia.table.hands import Deed, deeds
from alesia.words import has_reasons
from alesia.words.folding import folded
from alesia.words.hands import step_text

COMMANDS = ("roll", "position", "correct", "why")
NONPLAYER = "nonplayer"


def beside(setting: Setting, record: Path | None, resume: Path | None, plain: bool) -> None:
    """Play beside a real board until the game is over or the player leaves."""
    if resume is not None:
        table = resumed(setting, resume)
        play_out(Beside(table, record or resume, plain, told=max(0, len(table.log) - REMINDER)))
    else:
        refuse_old(record)
        dice = ALL if setting.dice == ASKED else setting.dice
        play_out(Beside(new_table(setting._replace(dice=dice), NONPLAYER), record, plain))


class Beside(Session):
    """A session whose news are told to hands, one step after the other."""

    def __init__(self, table: alesia.Table, record: Path | None, plain: bool, told: int = 0) -> None:
        super().__init__(table, record, plain, told)
        self.past = Past(table.record)
        self.followed = table.decisions if told else 0  # answers whose steps hands have taken
        self.rolls = False  # whether Alesia rolls from now on
        deeds_ = (self.roll, self.print_position, self.correct, self.explain)
        for name, deed in zip(COMMANDS, deeds_, strict=True):
            self.commands |= dict.fromkeys(both(f"command.{name}"), deed)

    def begin(self) -> None:
        super().begin()
        self.screen.line(say("cli.beside.hint"))

    @property
    def keeps_thoughts(self) -> bool:
        """Whoever draws and moves for the non-players may know what they think."""
        return False

    def ask(self, ask: TableAsk) -> None:
        if self.rolls and ask.who not in self.table.seats:
            self.tell_news()
            self.roll()
        else:
            super().ask(ask)

    # What hands do.

    def tell_news(self) -> None:
        """What has happened since the last question, as steps for hands; whatever people did themselves at once."""
        self._tell_beginning()
        self.past.follow(self.table.entries())
        self._note_thoughts()
        for deed in deeds(self.past, self.followed):
            self._tell_deed(deed, self.table.entries(deed.answers - 1)[0])
        self.followed = self.table.decisions
        self.company.tell(len(self.table.log))

    def _tell_beginning(self) -> None:
        """What was told before anybody answered, or is told again to whoever comes back."""
        told = self.past.logged(self.followed) if self.company.told < self.past.logged(self.followed) else 0
        for entry in self.table.log[self.company.told : told]:
            if line := log_line(entry, self.game):
                self._tell(entry.key, entry.rule, line)
        self.company.tell(max(told, self.company.told))

    def _note_thoughts(self) -> None:
        thoughts = self.table.thoughts
        fresh = [each for each in thoughts if each.answers >= self.followed and has_reasons(each.walk)]
        if fresh:
            self.news = fresh

    def _tell_deed(self, deed: Deed, entry: Entry) -> None:
        for each in deed.told:
            if line := log_line(each, self.game):
                self._tell(each.key, each.rule, line)
        own = self.table.seats.get(entry.who) == HUMAN
        self._tell_steps(deed.steps, waits=not own)

    def _tell_steps(self, found: Iterable[Step], waits: bool) -> None:
        for step in found:
            self.screen.line(say("cli.beside.step", step_text(step, self.game, language())), indent=4)
            if waits and self.keyboard.is_somebody:
                self._wait()

    def _wait(self) -> None:
        """Until the step is taken; what else is typed is looked at first."""
        looks = {**dict.fromkeys(both("command.why"), self.explain)}
        looks |= dict.fromkeys(both("command.board"), self.show_board)
        while line := self.keyboard.line(say("cli.beside.done"), (), (*looks, *both("command.quit"))).strip():
            if folded(line) in map(folded, both("command.quit")):
                raise Leave
            deed = next((deed for name, deed in looks.items() if folded(name) == folded(line)), None)
            deed("") if deed is not None else self.screen.line(say("cli.beside.wait"))

    def explain(self, rest: str = "") -> None:
        for each in self.news:
            explain_thought(self.screen, each, self.game)
        if not self.news:
            self.screen.line(say("cli.nothing_to_explain"))

    # Dice, and a board that is put right.

    def roll(self, rest: str = "") -> None:
        """Let Alesia roll or draw, this once or from now on."""
        if rest:
            self.rolls = folded(rest) in both("word.on")
            self.screen.line(say("cli.beside.rolls" if self.rolls else "cli.beside.you_roll"))
        ask = self.table.ask
        if ask is None or ask.who in self.table.seats or (rest and not self.rolls):
            if not rest:
                self.screen.line(say("cli.beside.no_roll"))
            return
        option = self.table.roll()
        words = next(choice.words for choice in choices_of(ask, self.game) if choice.option == option)
        self.screen.note(ask.rule, say("cli.ask.chance", prompt(ask, self.game), words), style="dim")
        self.table.go_on()
        self.autosave()

    def print_position(self, rest: str = "") -> None:
        """The board as a text that can be changed and given back."""
        self.screen.verbatim(self.table.position_text())

    def correct(self, rest: str = "") -> None:
        """Put the board right: by a file with a position, or by a line that changes it."""
        if not rest:
            self.screen.line(say("cli.beside.how_to_correct"))
            return
        try:
            text = changed(self.table.position_text(), rest) if "=" in rest else read_position(Path(rest).expanduser())
            self.table.correct(text)
        except alesia.AlesiaError as error:
            self.screen.line(say("cli.beside.not_corrected", sentence(error)))
            return
        self.table.go_on()
        self.drawn = -1
        self.autosave()

    def undo(self, rest: str = "") -> None:
        """Take the last answer back, and tell hands what to put back."""
        before, given = self.table.game.layout(self.table.position.state), self.table.entries()
        super().undo(rest)
        self.table.go_on()  # a non-player whose die was taken back waits for it again
        taken = given[self.table.decisions :]
        self.followed = min(self.followed, self.table.decisions)
        if any(each.is_correction for each in taken):
            self.screen.line(say("cli.beside.compare"))
        elif taken:
            self._tell_steps(steps(before, self.table.game.layout(self.table.position.state)), waits=False)

    def _say_undone(self, taken: Entry) -> None:
        if taken.is_correction:
            self.screen.line(say("cli.beside.correction_undone"))
        elif taken.is_own_die:
            self.screen.line(say("cli.beside.die_undone", seat(taken.who), taken.option.noun))
        else:
            super()._say_undone(taken)
