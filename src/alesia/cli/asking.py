"""What would the non-player do here? Its turn, or its answer to what others do, for a board on a real table; or what
does a side do that the rules move?"""

import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import alesia
from alesia.cli import boards
from alesia.cli.answers import meant
from alesia.cli.keyboard import Keyboard
from alesia.cli.questions import choices_of, show_question
from alesia.cli.screen import Screen
from alesia.cli.speech import explain_lines, explain_short, folded_log, prompt, say, seat, seat_name, throw_text
from alesia.cli.start import read_position
from alesia.kernel.errors import BadOption, BadPosition
from alesia.kernel.walk import Throw
from alesia.table import GameInfo, TableAsk, game_info, set_up

GAMES = ("falling-sky", "ariovistus", "ariovistus-campaign", "gallic-war", "rome-vs-gaul")
PHASES = ("phase", "uprising")  # what can be asked of a side that the rules move
OPENS = {"rome-vs-gaul": ("winter",)}  # the log entries with which the next turn begins; else
CARD = ("card",)
AFTER = ("arverni_at_war", "arverni_at_peace")  # with which what comes after the last turn on a card begins
NEXT = "draw_card"  # the question with which it ends, where cards are drawn at a real table
ASKED = "asked"


class Wish(NamedTuple):
    """What the command line asks: whose turn or answer, upon which cards, who else is a non-player, and its dice."""

    position: Path
    faction: str
    card: str | None = None
    next_card: str | None = None
    nonplayers: str | None = None
    about: str | None = None
    by: str | None = None
    region: str | None = None
    rolls: str = ""
    seed: int | None = None
    dice: str = "seeded"
    explain: bool = False
    game: str | None = None


def ask(wish: Wish, plain: bool) -> None:
    """Play it and tell it; whoever else is asked on the way answers at this keyboard."""
    if wish.about is None and (wish.by or wish.region):
        raise BadOption("--by and --region belong to something that is done to the Non-player: say --about what")
    text = read_position(wish.position)
    game = game_of(wish, text)
    asking = Asking(wish, game, text, boards.screen(game.name, plain))
    asking.tell_who()
    asking.play()
    asking.tell()


def game_of(wish: Wish, text: str) -> GameInfo:
    """The game that is named, or else one with this side that the position fits, where the side has a seat if it can:
    "Arverni" is the Non-player of Falling Sky, or whom the rules move in Ariovistus; in The Gallic War its half
    tells."""
    known = [game_info(name) for name in GAMES]
    if wish.game is not None and wish.game not in GAMES:
        raise BadOption("alesia ask is for {0}, not for {1!r}", ", ".join(GAMES), wish.game)
    named = [info for info in known if wish.game in (None, info.name)]
    moved = [info for info in named if _is_among(wish.faction, info.automatic)]
    seated = [info for info in named if _is_among(wish.faction, info.seats)]
    found = [*moved, *seated] if wish.about in PHASES else [*seated, *moved]
    return next((info for info in found if _fits(info, text)), (found or named)[0])


def _is_among(side: str, names: Sequence[str]) -> bool:
    return side.casefold() in map(str.casefold, names)


def _fits(info: GameInfo, text: str) -> bool:
    try:
        set_up(info.name, position=text)
    except BadPosition:
        return False
    return True


def _rolls(text: str) -> list[int]:
    """The dice that the person has rolled for the non-player: "3,5" or "3 5"."""
    found = text.replace(",", " ").split()
    if any(each not in "123456" for each in found):
        raise BadOption("{0!r} are no dice; write them as 3,5", text)
    return [int(each) for each in found]


class Asking:
    """One turn of a non-player, or one thing that is done to it, at a table of its own."""

    def __init__(self, wish: Wish, game: GameInfo, text: str, screen: Screen) -> None:
        self.wish, self.screen = wish, screen
        self.info, self.game = game, game.name
        self.keyboard = Keyboard()
        self.table = alesia.ask_nonplayer(
            game.name,
            text,
            wish.faction,
            wish.card,
            wish.next_card,
            0 if wish.seed is None else wish.seed,
            _rolls(wish.rolls),
            wish.dice,
            nonplayers=None if wish.nonplayers is None else wish.nonplayers.replace(",", " ").split(),
            about=wish.about,
            by=wish.by,
            place=wish.region,
            throw=self.throw if wish.dice == ASKED else None,
        )
        self.turn = self.table.turn
        self.told = 0

    def tell_who(self) -> None:
        """Whom the flowcharts run and whom people, since much hangs on it."""
        run = tomllib.loads(self.table.position_text()).get("nonplayers", [])
        people = [each for each in self._seats_of_now() if each not in run]
        key = "cli.ask.who" if people else "cli.ask.nobody"
        who = ", ".join(map(seat_name, run)), ", ".join(map(seat_name, people))
        self.screen.line(say(key if run else "cli.ask.all", *who, self.info.title), style="dim")

    def _seats_of_now(self) -> list[str]:
        """Without a seat in which somebody has gone on, or will: it has no margin, where seats have one."""
        margins = self.table.view().get("margins", self.table.seats)
        return [each for each in self.table.seats if each in margins]

    def play(self) -> None:
        """To the end of the turn, or of the input."""
        try:
            self._go_on()
            while (ask := self.table.ask) is not None and self.table.turn is self.turn and ask.key != NEXT:
                self._ask(ask)
        except EOFError:
            ask = self.table.ask
            if ask is not None:
                self.screen.line(say("cli.ask.waiting", seat(ask.who)))

    def _go_on(self) -> None:
        """Let chance and Non-players answer; if all is to be told, with the dice and lots behind it."""
        while self.table.turn is self.turn:
            ask, answered = self.table.ask, self.table.decisions
            if self.wish.explain:
                self._tell_news()
            if not self.table.step():
                return
            if ask is not None and self.wish.explain and ask.who not in self.table.seats:
                self._tell_chance(ask, str(self.table.entries(answered)[0].option))

    def _tell_chance(self, ask: TableAsk, option: str) -> None:
        words = next(choice.words for choice in choices_of(ask, self.game) if str(choice.option) == option)
        self.screen.note(ask.rule, say("cli.ask.chance", prompt(ask, self.game), words), style="dim")

    def _ask(self, ask: TableAsk) -> None:
        """Somebody else must answer, or roll the game's dice."""
        self._tell_news()
        choices = choices_of(ask, self.game)
        eyes = ask.who if ask.who in self.table.seats else None
        show_question(self.screen, ask, self.game, boards.find(self.game), self.table.view(eyes))
        found = meant(choices, self.keyboard.line(f"{seat_name(ask.who)}> ", choices, ()))
        if len(found) == 1:
            self.table.take(found[0].option, ask.who)
            self._go_on()
        else:
            self.screen.line(say("cli.no_option", "", choices[0].label, choices[-1].label))

    def throw(self, who: str, throw: Throw) -> int:
        """The face of a die that somebody rolls for the non-player, who says what each face means."""
        self._tell_news()
        self.screen.line()
        self.screen.note(throw.rule, say("cli.ask.die", seat(who), throw_text(throw, self.game)))
        while (face := self.keyboard.line(say("cli.ask.face"), (), ()).strip()) not in tuple("123456"):
            self.screen.line(say("cli.ask.no_face", face))
        return int(face)

    def tell(self) -> None:
        """What it does, and how it came to that: in short, or step by step; an answer to others always with reasons."""
        self._tell_news()
        own = [name for name in self.table.seats if name.casefold() == self.wish.faction.casefold()]
        walks = [each.walk for each in self.table.thoughts if each.seat in own]
        for walk in walks[:1]:
            if self.wish.explain or self.wish.about is not None:
                self.screen.line(say("cli.ask.why"), style="bold")
                for rule, line in explain_lines(walk, self.game):
                    self.screen.note(rule, line)
            else:
                self.screen.line(say("cli.thought_short", explain_short(walk, self.game)), style="dim")

    def _tell_news(self) -> None:
        """What has happened since it was told last, up to the end of the turn."""
        log = self.table.log
        last = next((n for n, entry in enumerate(log) if entry.key in OPENS.get(self.game, CARD)), len(log))
        if self.table.turn is not self.turn and log[last - 1 : last] and log[last - 1].key in AFTER:
            last -= 1
        for _, rule, line in folded_log(log[self.told : last], self.game):
            self.screen.note(rule, line)
        self.told = max(self.told, last)
