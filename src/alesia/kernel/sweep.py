"""Sweeps: several questions answered at once, each by an answer of its own.

A game says with which answer a sweep begins and with which verbs it goes on. It stops wherever somebody else is asked,
or something that it does not know; so nothing is ever answered that was not offered.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple, Protocol

from alesia.kernel.ask import Option, number

NUMBER = number(0).verb
ALL = Option("all")


class Asked(Protocol):
    """What a sweep must know of a question."""

    @property
    def key(self) -> str: ...
    @property
    def options(self) -> tuple[Option, ...]: ...
    @property
    def about(self) -> tuple[object, ...]: ...


class Sweep(NamedTuple):
    """A way to answer on: its name, the answer it begins with, and for each question that it knows the verbs that
    answer it, the best first (a number: the highest). ``facts`` are for its words. ``alone``: it answers the question
    itself, whatever it happens to begin with."""

    name: str
    first: Option
    way: Mapping[str, Sequence[str]]
    facts: tuple[object, ...] = ()
    alone: bool = False

    def answer(self, ask: Asked) -> Option | None:
        """What it answers to a question; None if it stops there."""
        for verb in self.way.get(ask.key, ()):
            found = [option for option in ask.options if option.verb == verb]
            if found:
                return found[-1] if verb == NUMBER else found[0]
        return None


class Again(NamedTuple):
    """The same answer to the same question, as long as it is offered."""

    key: str
    option: Option

    def answer(self, ask: Asked) -> Option | None:
        return self.option if ask.key == self.key and self.option in ask.options else None


class Sweeps(NamedTuple):
    """What can be answered at once instead of one question: sweeps, and how many times an option may be given."""

    sweeps: tuple[Sweep, ...] = ()
    times: Mapping[Option, int] = {}

    def named(self, name: str, first: Option) -> Sweep | None:
        return next((each for each in self.sweeps if each.name == name and each.first == first), None)


NO_SWEEPS = Sweeps()


def everybody(ask: Asked, key: str, verb: str) -> Sweeps:
    """All who may go along, where they are picked one by one and no answer takes them all."""
    there = [option for option in ask.options if option.verb == verb]
    if ask.key != key or len(there) < 2 or ALL in ask.options:  # one alone is one answer
        return NO_SWEEPS
    return Sweeps((Sweep("everybody", there[0], {key: (verb, "done")}, alone=True),))
