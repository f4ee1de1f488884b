"""What goes to a page: a table as one of its guests may see it, as names, numbers and words.

Everything that a guest is shown of the game comes from the view of the seat he looks from, from the questions to seats
that he holds, and from the log.
"""

from collections.abc import Collection
from typing import Any, NamedTuple

from alesia.kernel.ask import Option, kind_of
from alesia.kernel.game import Result
from alesia.server.chronicle import places
from alesia.table import Still, TableAsk
from alesia.words import option_heading, option_text, prompt, result_lines

Json = dict[str, Any]


class Guest(NamedTuple):
    """Somebody at a table: the seats that he holds (none: he looks on), and whether he set the table up."""

    seats: tuple[str, ...] = ()
    host: bool = False


def perspective(still: Still, mine: Collection[str], wanted: str | None = None) -> str | None:
    """The seat from which somebody looks who holds these: the one he wants, else the one asked, else his first."""
    if wanted in mine:
        return wanted
    asked = next((ask.who for ask in still.asks if ask.who in mine), None)
    return asked or next(iter(mine), None)


def questions(still: Still, mine: Collection[str]) -> list[Json]:
    """The open questions: whole to those who may answer, otherwise only who is asked."""
    game = still.game.name
    return [
        question(ask, game) if ask.who in mine else {"seat": ask.who, "mine": False}
        for ask in still.asks
        if ask.who in still.game.seats
    ]


def question(ask: TableAsk, game: str) -> Json:
    """A question in words, with everything that can be answered."""
    verbs = dict.fromkeys(option.verb for option in ask.options)
    headings = {verb: heading for verb in verbs if (heading := option_heading(ask, verb, game))}
    return {
        "seat": ask.who,
        "mine": True,
        "key": ask.key,
        "rule": ask.rule,
        "prompt": prompt(ask, game),
        "places": places(ask.about),
        "headings": headings,
        "options": [choice(ask, option, game) for option in ask.options],
    }


def choice(ask: TableAsk, option: Option, game: str) -> Json:
    """An option: what to send, its words, and of what thing it speaks."""
    return {
        "option": str(option),
        "label": option_text(ask, option, game),
        "verb": option.verb,
        "noun": option.noun,
        "kind": kind_of(option),
    }


def ending(result: Result | None, game: str) -> Json | None:
    """How the game ended, in words."""
    return None if result is None else {"winners": list(result.winners), "lines": result_lines(result, game)}
