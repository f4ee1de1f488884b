"""The walk of a non-player through its flowchart: what was asked, rolled, narrowed down and done (explain)."""

from collections.abc import Sequence
from typing import NamedTuple

from alesia.kernel.ask import Ask, Option


class Step(NamedTuple):
    """One step: its kind, what it is about (a key of the message catalogue), its rule, and its facts."""

    kind: str
    key: str
    rule: str
    facts: tuple[object, ...]


class Walk(list[Step]):
    """The steps of one turn, in order."""

    def box(self, name: str, rule: str, answer: bool) -> None:
        """A diamond answered with yes or no; or a box that was carried out, or led to nothing ("if none")."""
        self.append(Step("box", name, rule, (answer,)))

    def roll(self, key: str, rule: str, die: int) -> None:
        self.append(Step("roll", key, rule, (die,)))

    def narrow(self, key: str, before: Sequence[object], after: Sequence[object]) -> None:
        """A priority, the candidates it found and those it left."""
        self.append(Step("priority", key, "8.1.3", (tuple(before), tuple(after))))

    def pick(self, candidates: Sequence[object], picked: object, dice: Sequence[int]) -> None:
        self.append(Step("pick", "random", "8.3.4", (tuple(candidates), picked, tuple(dice))))

    def note(self, key: str, rule: str, *facts: object) -> None:
        """A reason that is neither a box nor a priority."""
        self.append(Step("note", key, rule, facts))

    def did(self, ask: Ask, option: Option) -> None:
        self.append(Step("did", ask.key, ask.rule, (option, *ask.about)))
