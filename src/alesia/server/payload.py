"""What goes to a page: a table as one of its guests may see it, as names, numbers and words.

Everything that a guest is shown of the game comes from the view of the seat he looks from, from the questions to seats
that he holds, and from the log.
"""

import re
from collections.abc import Collection
from functools import lru_cache
from typing import Any, NamedTuple

import msgspec

from alesia.kernel.ask import Option, kind_of
from alesia.kernel.game import Result
from alesia.kernel.sweep import Sweep
from alesia.kernel.word import chosen_before
from alesia.server.chronicle import PICKED, places
from alesia.table import Lesson, Still, TableAsk
from alesia.words import (
    option_called,
    option_heading,
    option_name,
    option_note,
    option_texts,
    prompt,
    result_lines,
    sweep_text,
)
from alesia.words.catalogue import ENGLISH
from alesia.words.guiding import guide_text

Json = dict[str, Any]
EXPLAINED = ("command", "ability", None)  # what may stand with its explanation behind a colon: "Recruit: place Allies"
MOST_KNOWN = 4096  # options that are known as they are sent
COLON = re.compile("([^:]+?)\u00a0?: (.+)", re.S)


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


def questions(still: Still, mine: Collection[str], language: str = ENGLISH) -> list[Json]:
    """The open questions: whole to those who may answer, otherwise only who is asked."""
    return [
        question(ask, still, language) if ask.who in mine else {"seat": ask.who, "mine": False}
        for ask in still.asks
        if ask.who in still.game.seats or ask.who in mine
    ]


def question(ask: TableAsk, still: Still, language: str = ENGLISH) -> Json:
    """A question in words, with everything that can be answered, also at once."""
    game, (sweeps, times), has_plans = still.game.name, still.sweeps(ask), still.has_plans(ask)
    verbs = dict.fromkeys(option.verb for option in ask.options)
    headings = {verb: heading for verb in verbs if (heading := option_heading(ask, verb, game, language))}
    return {
        "seat": ask.who,
        "mine": True,
        "key": ask.key,
        "rule": ask.rule,
        "prompt": prompt(ask, game, language),
        "places": places(ask.about),
        "chosen": places(chosen_before(ask.about), PICKED),
        "headings": headings,
        "options": choices(ask, game, language),
        "sweeps": [sweep(each, game, language) for each in sweeps],
        "times": {str(option): most for option, most in times.items()},
        "hint": has_plans and still.hints,
        "no_hint": has_plans and not still.hints,
    }


def choices(ask: TableAsk, game: str, language: str = ENGLISH) -> list[msgspec.Raw]:
    """All options of a question."""
    labels = option_texts(ask, ask.options, game, language)
    return [choice(ask, *each, game, language) for each in zip(ask.options, labels, strict=True)]


def choice(ask: TableAsk, option: Option, label: str, game: str, language: str = ENGLISH) -> msgspec.Raw:
    """An option, as it is sent; most are offered and called alike again and again."""
    note, called = option_note(ask, option, game, language), option_called(ask, option, game, language)
    return _choice(option, kind_of(option), label, note, called, game, language)


@lru_cache(MOST_KNOWN)
def _choice(
    option: Option, kind: str | None, label: str, note: str | None, called: str | None, game: str, language: str
) -> msgspec.Raw:
    """What to send, its words, and of what thing it speaks."""
    short, explained = label_parts(label, kind)
    facts = {
        "option": str(option),
        "label": label,
        "short": short,
        "more": explained or note,
        "verb": option.verb,
        "noun": option.noun,
        "kind": kind,
        "name": option_name(option, game, language),
        "called": called,
    }
    return msgspec.Raw(msgspec.json.encode(facts))


def sweep(each: Sweep, game: str, language: str = ENGLISH) -> Json:
    """What can be answered at once: what to send, and its words."""
    facts = {"option": str(each.first), "sweep": each.name, "alone": each.alone}
    return {**facts, "label": sweep_text(each, game, language)}


def label_parts(label: str, kind: str | None) -> tuple[str, str | None]:
    """A label, and apart from it what explains it, if anything does."""
    found = COLON.fullmatch(label) if kind in EXPLAINED else None
    return (label, None) if found is None else (found[1], found[2])


def ending(result: Result | None, game: str, language: str = ENGLISH) -> Json | None:
    """How the game ended, in words."""
    return None if result is None else {"winners": list(result.winners), "lines": result_lines(result, game, language)}


def guidance(lesson: Lesson | None, language: str = ENGLISH) -> Json | None:
    """What the guide says and proposes now."""
    if lesson is None:
        return None
    option, sweep, places = (None, "", ()) if lesson.step is None else (lesson.step.answer, *lesson.step[3:])
    facts = {"state": lesson.state, "number": lesson.number, "of": len(lesson.guide.steps)}
    return {
        **facts,
        "words": guide_text(lesson, language),
        "option": option,
        "sweep": sweep,
        "places": list(places),
    }
