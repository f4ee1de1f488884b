"""What a typed line means: a label, the text of an option, or enough of it to know which is meant."""

import re
from collections.abc import Container, Sequence
from typing import NamedTuple

from alesia.cli.speech import language
from alesia.kernel.ask import Option
from alesia.words.catalogue import ENGLISH, TERMINAL, catalogue
from alesia.words.folding import folded

_AT_ONCE = re.compile(r"(.*?)\s*(?:\+|(?<=[\w)])\s*[x×]\s*([0-9]{1,2}))")


class Choice(NamedTuple):
    """An option as it stands on the screen: its label, the option, its words and what its noun is called; and its
    words in English, which are always understood."""

    label: str
    option: Option
    words: str
    name: str = ""
    english: str = ""

    @property
    def names(self) -> list[str]:
        """What its noun may be called."""
        noun = self.option.noun
        return [folded(each) for each in (noun, self.name) if each and isinstance(each, str)]

    @property
    def wordings(self) -> list[str]:
        return [folded(each) for each in (self.words, self.english) if each]


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
    typed = folded(line)
    if typed in both("word.all") and is_number_question([choice.option for choice in choices]):
        return [choices[-1]]
    for fits in (_is_label, _is_text, _is_noun, _is_word_of_noun, _begins_noun, _begins_words, _begins_wording):
        found = [choice for choice in choices if fits(choice, typed)]
        if found:
            bold = [choice for choice in found if choice.option.verb not in shy]
            return bold or found
    return []


class AtOnce(NamedTuple):
    """A typed line that answers several questions: what stands before the sign, and how often it is meant (0: as it
    goes on by itself)."""

    line: str
    times: int


def at_once(line: str) -> AtOnce | None:
    """ "3+" goes on by itself from 3, "3x4" is 3 four times; None if a line is one answer."""
    found = _AT_ONCE.fullmatch(line.strip())
    return None if found is None else AtOnce(found[1], int(found[2] or 0))


def both(msgid: str) -> list[str]:
    """The words that may be typed for something, in the language that is spoken and in English."""
    said = [catalogue(TERMINAL, each).text(f"typed.{msgid}") for each in (language(), ENGLISH)]
    return list(dict.fromkeys(" ".join(said).split()))


def _is_label(choice: Choice, typed: str) -> bool:
    return choice.label.casefold() == typed


def _is_text(choice: Choice, typed: str) -> bool:
    return typed in (folded(str(choice.option)), *choice.wordings)


def _is_noun(choice: Choice, typed: str) -> bool:
    return typed in (str(choice.option.noun), *choice.names)


def _is_word_of_noun(choice: Choice, typed: str) -> bool:
    """ "vii" is Legion VII, not Legion VIII."""
    return not typed.isdigit() and any(typed in name.split() for name in choice.names)


def _begins_noun(choice: Choice, typed: str) -> bool:
    return not typed.isdigit() and any(name.startswith(typed) for name in choice.names)


def _begins_words(choice: Choice, typed: str) -> bool:
    return _abbreviates(typed, folded(str(choice.option)))


def _begins_wording(choice: Choice, typed: str) -> bool:
    return any(_abbreviates(typed, each) for each in choice.wordings)


def _abbreviates(typed: str, full: str) -> bool:
    """Each word typed begins a word of the text, in the same order: "sel man" is "select mandubii"."""
    words = iter(full.replace("'", " ").split())
    parts = typed.replace("'", " ").split()
    return not typed.isdigit() and all(any(word.startswith(each) for word in words) for each in parts)
