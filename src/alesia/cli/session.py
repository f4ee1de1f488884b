"""One evening at the terminal: questions, answers, and the commands that may stand in place of an answer."""

import sys
from collections.abc import Callable
from pathlib import Path

import alesia
from alesia.cli import boards
from alesia.cli.answers import AtOnce, Choice, at_once, both, is_number_question, meant
from alesia.cli.boards.base import View
from alesia.cli.company import Company
from alesia.cli.handbook import show_rule
from alesia.cli.keyboard import Keyboard, Leave
from alesia.cli.look import explain_thought
from alesia.cli.questions import choices_of, show_question
from alesia.cli.screen import sentence
from alesia.cli.speech import (
    advice_text,
    explain_short,
    folded_log,
    language,
    result_lines,
    say,
    scenario,
    seat,
    seat_name,
)
from alesia.kernel.record import Entry
from alesia.table import TableAsk, Thought, guide_of, lesson
from alesia.table.guide import Step
from alesia.words import has_reasons, option_text
from alesia.words.folding import folded
from alesia.words.guiding import guide_text

LOG_LINES = 20
COMMANDS = ("undo", "board", "log", "explain", "hint", "help", "rule", "save", "quit")


class Session:
    """A table, a screen and a keyboard."""

    def __init__(self, table: alesia.Table, record: Path | None, plain: bool, told: int = 0) -> None:
        self.table = table
        self.game = table.game.name
        self.board = boards.find(self.game)
        self.screen = boards.screen(self.game, plain)
        self.keyboard = Keyboard()
        self.record = record
        self.company = Company(table, self.board.for_all, told)
        self.thought = len(table.thoughts) if told else 0  # walks of non-players that have been told
        self.news: list[Thought] = []  # those told before the open question
        self.drawn = -1  # log entries when the board was last shown
        self.saved = 0  # answers that are in the file
        self.guide = guide_of(table.record)
        self.guided = ""  # what the guide said last
        deeds = (
            self.undo,
            self.show_board,
            self.show_log,
            self.explain,
            self.hint,
            self.help,
            self.rule,
            self.save,
            self.quit,
        )
        named = zip(COMMANDS, deeds, strict=True)
        self.commands: dict[str, Callable[[str], None]] = {
            word: deed for name, deed in named for word in both(f"command.{name}")
        }

    @property
    def scenario(self) -> str:
        return scenario(self.game, self.table.scenario, self.table.game.scenarios[self.table.scenario])

    # Questions and answers.

    def begin(self) -> None:
        """Make sure that the file can be written (OSError if not), and greet."""
        table = self.table
        if self.record is not None:
            self._save(self.record)
        title = table.game.title
        known = () if title.endswith(self.scenario) else (self.scenario,)  # not twice
        self.screen.line(say("cli.welcome" if known else "cli.welcome.alone", title, *known, table.seed))
        self.screen.line(say("cli.hint"))

    def ask(self, ask: TableAsk) -> None:
        """Ask until the question is answered, or undone."""
        changed_hands = self.hand_over(ask)
        self.tell_news()
        view = self._view(ask)
        self.show_what_is_due(ask, view, changed_hands)
        choices = choices_of(ask, self.game)
        asked = self.table.decisions
        show_question(self.screen, ask, self.game, self.board, view, self.table.sweeps(ask.who))
        self.show_guide(ask, choices)
        while self.table.decisions == asked:
            self.take(ask, choices, self.keyboard.line(f"{seat_name(ask.who)}> ", choices, self.commands))

    def show_guide(self, ask: TableAsk, choices: list[Choice]) -> None:
        """What a guided first turn says to a question, and the answer that it proposes."""
        if self.guide is None or ask.who != self.guide.seat:
            return
        found = lesson(self.guide, self.table.entries(), self.table.asks)
        if found.words and found.words != self.guided:
            told = say("cli.guide", found.number + 1, len(self.guide.steps)) if found.step else say("cli.guide.end")
            self.screen.line(f"{told} {guide_text(found, language())}", style="italic")
        if found.step:
            [label] = [choice.label for choice in choices if str(choice.option) == found.step.answer]
            typed = ("" if self._is_alone(ask, found.step) else label) + "+" if found.step.sweep else label
            self.screen.line(say("cli.guide.answer", typed), style="italic")
        self.guided = found.words

    def _is_alone(self, ask: TableAsk, step: Step) -> bool:
        """Whether what goes on by itself stands for the whole question."""
        return any(each.alone for each in self.table.sweeps(ask.who).sweeps if each.name == step.sweep)

    def hand_over(self, ask: TableAsk) -> bool:
        """Wipe away what others must not see, and wait for whoever comes; False if the same people look on."""
        wanted, before = self.company.wanted(ask), self.company.here
        if wanted == before:
            return False
        if before:
            self.screen.clear()
            self.keyboard.forget()
        self.company.here = wanted
        if wanted != self.company.people:
            self.screen.line(say("cli.hand_over", seat(ask.who)), style="bold")
            line = self.keyboard.line(say("cli.press_enter", seat(ask.who)), [], both("command.quit"))
            if folded(line) in map(folded, both("command.quit")):
                self.quit()
        return True

    def show_what_is_due(self, ask: TableAsk, view: View, changed_hands: bool) -> None:
        """The board at the start of a turn and to whoever has just come, or the part of it that matters now."""
        if (changed_hands or ask.key in self.board.closeups) and self.board.part(self.screen, view):
            return
        if self.drawn < 0 or changed_hands or (ask.key in self.board.turns and self.drawn != len(self.table.log)):
            self.show_board()

    def _view(self, ask: TableAsk) -> View:
        """What may be shown with a question."""
        if self.company.hides:
            return self.table.view(self.company.eyes(ask))
        return self.table.view(ask.who if ask.who in self.table.seats else None)

    def take(self, ask: TableAsk, choices: list[Choice], line: str) -> None:
        """Do what a line says."""
        word, _, rest = line.strip().partition(" ")
        deed = next((deed for name, deed in self.commands.items() if folded(name) == folded(word)), None)
        if deed is not None:
            deed(rest.strip())
        elif word:
            self.answer(ask, choices, line)

    def answer(self, ask: TableAsk, choices: list[Choice], line: str) -> None:
        several = at_once(line)
        if several is not None and self.answer_at_once(ask, choices, several):
            return
        found = meant(choices, line, self.board.shy)
        if len(found) == 1:
            self.table.answer(found[0].option, ask.who)
            self.autosave()
        elif found:
            shown = say("phrase.semicolon").join(f"{choice.label} {choice.words}" for choice in found[:6])
            self.screen.line(say("cli.ambiguous", line.strip(), shown))
        elif is_number_question(ask.options):
            self.screen.line(say("cli.no_number", line.strip(), ask.options[0].noun, ask.options[-1].noun))
        else:
            self.screen.line(say("cli.no_option", line.strip(), choices[0].label, choices[-1].label))

    def answer_at_once(self, ask: TableAsk, choices: list[Choice], typed: AtOnce) -> bool:
        """Answer several questions by one line; False if the line does not say which."""
        found = [choice.option for choice in meant(choices, typed.line, self.board.shy)] if typed.line else []
        if typed.times and len(found) == 1:
            self.table.answer_on(found[0], ask.who, times=typed.times)
        else:
            sweeps = self.table.sweeps(ask.who).sweeps
            fitting = [each for each in sweeps if (each.first in found if typed.line else each.alone)]
            if typed.times or len(fitting) != 1:
                return False
            self.table.answer_on(fitting[0].first, ask.who, fitting[0].name)
        self.autosave()
        return True

    def tell_news(self) -> None:
        """Print what has happened since the last question."""
        for each in folded_log(self.table.log[self.company.told :], self.game):
            self._tell(*each)
        self.company.tell(len(self.table.log))
        if self.keeps_thoughts:
            self.thought = len(self.table.thoughts)
        else:
            self._tell_thoughts()

    @property
    def keeps_thoughts(self) -> bool:
        """Whether the thoughts of non-players would tell what only they may know."""
        return self.table.game.has_secrets and self.table.result is None

    def _tell_thoughts(self) -> None:
        """In short, by which boxes of their flowcharts the non-players went."""
        thoughts = self.table.thoughts
        self.news = [each for each in thoughts[self.thought :] if has_reasons(each.walk)]
        self.thought = len(thoughts)
        for each in self.news:
            if boxes := explain_short(each.walk, self.game):
                self.screen.line(say("cli.thought", seat(each.seat), boxes), style="dim")

    def _tell(self, key: str, rule: str, line: str) -> None:
        opens = key in self.board.headings
        if opens:
            self.screen.line()
        self.screen.note(rule, line, style="bold" if opens else "none")

    def end(self) -> None:
        """Show how the game came out."""
        self.tell_news()
        self.show_board()
        if self.table.result is not None:
            self.screen.line()
            self.screen.lines(result_lines(self.table.result, self.game))
        self.offer_to_save()
        self.farewell()

    # Commands.

    def undo(self, rest: str = "") -> None:
        """Take the last answer back; all people share this screen, so all agree."""
        given = self.table.record.entries
        try:
            self.table.undo(agreed=True)
        except alesia.CannotUndo as error:
            why = say("cli.nothing_since") if self.table.game.has_secrets else sentence(error)  # it names answers
            self.screen.line(say("cli.not_undone", why))
            return
        self.company.forget(len(self.table.log))
        self.thought = min(self.thought, len(self.table.thoughts))
        self._say_undone(given[self.table.decisions])
        self.autosave()

    def _say_undone(self, taken: Entry) -> None:
        """What was taken back; of another's answer, only whose it was."""
        secret = self.company.hides and self.company.here != (self.table.player_of(taken.who),)
        ask = self.table.ask
        if secret or ask is None:
            self.screen.line(say("cli.undone_of", seat(taken.who)))
        else:
            told = option_text(ask, taken.option, self.game, language())
            self.screen.line(say("cli.undone", seat(taken.who), told))

    def show_board(self, rest: str = "") -> None:
        self.screen.line()
        self.board.show(self.screen, self.table.view(self.company.eyes(self.table.ask)), self.table.seats)
        self.drawn = len(self.table.log)

    def show_log(self, rest: str = "") -> None:
        """The last lines of the log, as many as asked for."""
        lines = list(folded_log(self.table.log, self.game))
        for _, rule, line in lines[-int(rest) :] if rest.isdigit() and int(rest) else lines[-LOG_LINES:]:
            self.screen.note(rule, line)

    def explain(self, rest: str = "") -> None:
        """How the non-players came to what they did before this question, box by box."""
        if self.keeps_thoughts:
            self.screen.line(say("cli.thoughts_are_secret"))
            return
        for each in self.news:
            explain_thought(self.screen, each, self.game)
        if not self.news:
            self.screen.line(say("cli.nothing_to_explain"))

    def hint(self, rest: str = "") -> None:
        """Plans worth considering at this question, the best first."""
        if not self.table.has_hints:
            self.screen.line(say("cli.hints_forbidden"))
            return
        try:
            found = alesia.hint(self.table, None if self.table.ask is None else self.table.ask.who)
        except alesia.UnknownName as error:
            self.screen.line(sentence(error))
            return
        for advice in found:
            self.screen.note(advice.rule, advice_text(advice, self.game))
        if not found:
            self.screen.line(say("cli.no_hint"))

    def help(self, rest: str = "") -> None:
        if rest:
            self._show_rule(rest)
        else:
            self.screen.lines(say("cli.help").split("\n"))
            self.screen.lines(self.board.legend(self.screen))

    def rule(self, rest: str = "") -> None:
        ask = self.table.ask
        self._show_rule(rest or ("" if ask is None else ask.rule))

    def save(self, rest: str = "") -> None:
        if path := self.keep(rest):
            self.screen.line(say("cli.saved", path))

    def quit(self, rest: str = "") -> None:
        self.offer_to_save()
        raise Leave

    # Files.

    def offer_to_save(self) -> None:
        """Whoever sits here is asked before a game is lost."""
        if self.unsaved and self.keyboard.is_somebody:
            reply = self.keyboard.line(say("cli.save_first", self.default_file()), [], {}).strip()
            if folded(reply) not in both("word.no"):
                self.keep("" if folded(reply) in ("", *both("word.yes")) else reply)

    @property
    def unsaved(self) -> bool:
        return self.saved != self.table.decisions and bool(self._answered())

    def autosave(self) -> None:
        if self.record is not None:
            self._write(self.record)

    def keep(self, name: str = "") -> Path | None:
        """Save under a name, or where the game was saved before; None if that fails."""
        path = Path(name).expanduser() if name else self.record or self.default_file()
        if not self._write(path):
            return None
        self.record = self.record or path
        return path

    def farewell(self) -> None:
        """Say where the game is, and how to come back to it."""
        if self.unsaved or self.record is None:
            self.screen.line(say("cli.not_saved"))
        elif self.table.result is not None and self.table.game.has_secrets and self.table.thoughts:
            self.screen.line(say("cli.over_and_explained", self.record))
        else:
            self.screen.line(say("cli.where" if self.table.result is None else "cli.over", self.record))

    def default_file(self) -> Path:
        """A name that is still free."""
        stem = f"{self.game}-{self.table.scenario}-{self.table.seed}"
        names = (f"{stem}{f'-{n}' if n > 1 else ''}.txt" for n in range(1, sys.maxsize))
        return next(path for name in names if not (path := Path(name)).exists())

    def _write(self, path: Path) -> bool:
        try:
            self._save(path)
        except OSError as error:
            self.screen.line(say("cli.save_failed", sentence(error)))
            return False
        return True

    def _save(self, path: Path) -> None:
        """Save; an error names the file that was asked for, not the draft beside it."""
        try:
            self.table.save(path)
        except OSError as error:
            raise OSError(error.errno, error.strerror, str(path)) from None
        self.saved = self.table.decisions

    def _answered(self) -> int:
        """How many answers people have given."""
        people = [seat for seat, kind in self.table.seats.items() if kind == "human"]
        return sum(entry.who in people for entry in self.table.record.entries)

    def _show_rule(self, number: str) -> None:
        try:
            show_rule(self.screen, self.game, number)
        except alesia.UnknownName as error:
            self.screen.line(sentence(error))


def play_out(session: Session) -> None:
    """Ask until the game is over, or until the player leaves or the input ends."""
    session.begin()
    try:
        while (ask := session.table.ask) is not None:
            session.ask(ask)
        session.end()
    except Leave:
        session.farewell()
    except (EOFError, KeyboardInterrupt):
        session.screen.line()
        if session.unsaved:
            session.keep()
        session.farewell()
