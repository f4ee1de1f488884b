"""What a typed line means: a label, the text of an option, or enough of it to know which is meant."""

from collections.abc import Container, Sequence
from typing import NamedTuple

from alesia.kernel.ask import Option

ALL = "all"  # the highest number


class Choice(NamedTuple):
    """An option as it stands on the screen: its label, the option, and its words."""

    label: str
    option: Option
    words: str


def label(options: Sequence[Option]) -> list[str]:
    """Options are counted from 1; numbers and dice are called by themselves, and cards where these have numbers."""
    numbered = any(option.verb == "card" and str(option.noun).isdigit() for option in options)
    return [
        str(option.noun) if isinstance(option.noun, int) or (numbered and option.verb == "card") else str(n)
        for n, option in enumerate(options, start=1)
    ]


def is_number_question(options: Sequence[Option]) -> bool:
    return all(isinstance(option.noun, int) for option in options)


def meant(choices: Sequence[Choice], line: str, shy: Container[str] = ()) -> list[Choice]:
    """The choices that a line can mean: one if it is clear, none if it fits nothing.

    Where options of several verbs share a noun, those of a shy verb are meant only if the verb is typed.
    """
    typed = _plain(line)
    if typed == ALL and is_number_question([choice.option for choice in choices]):
        return [choices[-1]]
    for fits in (_is_label, _is_text, _is_noun, _is_word_of_noun, _begins_noun, _begins_words, _begins_wording):
        found = [choice for choice in choices if fits(choice, typed)]
        if found:
            bold = [choice for choice in found if choice.option.verb not in shy]
            return bold or found
    return []


def _plain(text: str) -> str:
    return " ".join(text.replace("_", " ").casefold().split())


def _is_label(choice: Choice, typed: str) -> bool:
    return choice.label.casefold() == typed


def _is_text(choice: Choice, typed: str) -> bool:
    return typed in (_plain(str(choice.option)), _plain(choice.words))


def _is_noun(choice: Choice, typed: str) -> bool:
    return choice.option.noun is not None and _plain(str(choice.option.noun)) == typed


def _is_word_of_noun(choice: Choice, typed: str) -> bool:
    """ "vii" is Legion VII, not Legion VIII."""
    return isinstance(choice.option.noun, str) and not typed.isdigit() and typed in _plain(choice.option.noun).split()


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
