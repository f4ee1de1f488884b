"""What a typed line means: a label, the text of an option, or enough of it to know which is meant."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from alesia.kernel.ask import Option

NUMBERED = ("number", "roll")
NAMED_BY_NUMBER = (*NUMBERED, "card")


class Choice(NamedTuple):
    """An option as it stands on the screen: its label, the option, and its words."""

    label: str
    option: Option
    words: str


def label(options: Sequence[Option]) -> list[str]:
    """Options are counted from 1; numbers, dice and cards are called by themselves."""
    return [str(option.noun) if option.verb in NAMED_BY_NUMBER else str(n) for n, option in enumerate(options, start=1)]


def is_number_question(options: Sequence[Option]) -> bool:
    return all(option.verb in NUMBERED for option in options)


def meant(choices: Sequence[Choice], line: str) -> list[Choice]:
    """The choices that a line can mean: one if it is clear, none if it fits nothing."""
    typed = _plain(line)
    for fits in (_is_label, _is_text, _begins_noun, _begins_words, _begins_wording):
        found = [choice for choice in choices if fits(choice, typed)]
        if found:
            return found
    return []


Fits = Callable[[Choice, str], bool]


def _plain(text: str) -> str:
    return " ".join(text.replace("_", " ").casefold().split())


def _is_label(choice: Choice, typed: str) -> bool:
    return choice.label.casefold() == typed


def _is_text(choice: Choice, typed: str) -> bool:
    noun = choice.option.noun
    return typed in (_plain(str(choice.option)), _plain(choice.words), None if noun is None else _plain(str(noun)))


def _begins_noun(choice: Choice, typed: str) -> bool:
    noun = choice.option.noun
    return isinstance(noun, str) and not typed.isdigit() and _plain(noun).startswith(typed)


def _begins_words(choice: Choice, typed: str) -> bool:
    return _abbreviates(typed, _plain(str(choice.option)))


def _begins_wording(choice: Choice, typed: str) -> bool:
    return _abbreviates(typed, _plain(choice.words))


def _abbreviates(typed: str, full: str) -> bool:
    """Each word typed begins a word of the text, in the same order: "sel man" is "select mandubii"."""
    words = iter(full.split())
    return not typed.isdigit() and all(any(word.startswith(each) for word in words) for each in typed.split())
