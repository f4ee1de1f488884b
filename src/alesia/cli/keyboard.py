"""The keyboard: lines from a person (with completion) or from a file (echoed, so that the text can be followed)."""

import sys
from collections.abc import Iterable, Sequence
from contextlib import suppress

from alesia.cli.answers import Choice
from alesia.words.folding import folded

LONGEST = 1000  # characters of a line


class Leave(Exception):
    """The player wants to stop."""


class Keyboard:
    """Standard input."""

    def __init__(self) -> None:
        self.is_somebody = sys.stdin.isatty()
        self._words: list[str] = []
        if self.is_somebody:
            self._complete()

    def line(self, prompt: str, choices: Sequence[Choice], commands: Iterable[str]) -> str:
        """One line; EOFError at the end of input."""
        if self.is_somebody:
            self._words = sorted({*commands, *[str(each.option) for each in choices], *_names(choices)})
            return input(prompt)
        line = sys.stdin.readline(LONGEST)  # of a longer line the rest is the next one: nobody types so much
        print(f"{prompt}{line.rstrip()}")
        if not line:
            raise EOFError
        return line

    def forget(self) -> None:
        """The lines typed so far cannot be called back."""
        with suppress(ImportError):
            import readline

            readline.clear_history()

    def _complete(self) -> None:
        """Tab completes commands and options, where the system can."""
        try:
            import readline
        except ImportError:
            return
        readline.set_completer(self._completion)
        readline.set_completer_delims("")
        readline.parse_and_bind("tab: complete")

    def _completion(self, typed: str, state: int) -> str | None:
        found = [word for word in self._words if folded(word).startswith(folded(typed))]
        return found[state] if state < len(found) else None


def _names(choices: Sequence[Choice]) -> list[str]:
    """What may be typed of an option: its noun, and what that is called here."""
    nouns = [each for each in choices if isinstance(each.option.noun, str)]
    return [name for each in nouns for name in (str(each.option.noun), each.name, each.words) if name]
