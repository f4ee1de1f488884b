"""Ways: what a non-player could begin at a question, for whoever chooses among them in its place.

A non-player knows how to carry out every box of its chart. Its agent tells which of them are possible now (``ways``),
and can be told to begin one of them (``order``); all that follows it answers as always.
"""

from typing import NamedTuple

from alesia.kernel.ask import Ask, Option
from alesia.kernel.walk import Step

USUAL = "usual"  # the way that the chart leads to, where no other name fits it


class Way(NamedTuple):
    """Something that could be begun: at which question, by which box (none where the answer says all), and how; and
    which of the plans of the box it is, where it has several: 0 is the best."""

    key: str
    box: str
    option: Option
    rank: int = 0

    @property
    def name(self) -> str:
        """What tells it from the other ways at the same question."""
        return f"{self.box or self.option}{self.rank or ''}"


class Variant(NamedTuple):
    """An answer in place of the one that a non-player would give to a question of this turn."""

    ask: Ask
    option: Option


class Order(NamedTuple):
    """A way to be begun in one turn, why, for the walk, and what to answer otherwise than usual on it. One with a draft
    has the answers to all questions of the turn, the first one too: no box of the chart is carried out."""

    way: Way
    reasons: tuple[Step, ...] = ()
    variants: tuple[Variant, ...] = ()
    draft: tuple[Variant, ...] = ()


def taken_from(draft: list[Variant], ask: Ask) -> Option | None:
    """What a draft answers here, which is then crossed out: to this question, or where dice fell otherwise to one about
    the same that offers that answer, too."""
    fitting = next((each for each in draft if each.ask == ask), None) or next(
        (each for each in draft if is_alike(each, ask)), None
    )
    if fitting is None:
        return None
    draft.remove(fitting)
    return fitting.option


def is_alike(drafted: Variant, ask: Ask) -> bool:
    return (drafted.ask.key, drafted.ask.about) == (ask.key, ask.about) and drafted.option in ask.options
