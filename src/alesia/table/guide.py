"""Guided first turns: a table like any other that begins in a position of its own, and at each question a proposal.

A table knows by its set-up alone that it is a guided one, and by the answers in its record how far somebody has come:
nothing is kept beside the record, and a game that is saved, taken back or looked at again is where it was.
"""

import tomllib
from collections.abc import Iterable, Sequence
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from alesia.games import find
from alesia.kernel.errors import UnknownName
from alesia.kernel.record import Entry, Record
from alesia.players import HUMAN, NONPLAYER
from alesia.table.doors import set_up
from alesia.table.table import Table, TableAsk

FOLDER = "guides"
ON, LEFT, OVER = "on", "left", "over"
ALL = "all"  # the answer that picks everybody


class Step(NamedTuple):
    """What is proposed at a question, under which key its words stand, and where it is on the map."""

    key: str
    answer: str
    words: str
    sweep: str = ""  # how the answer goes on by itself
    places: tuple[str, ...] = ()


class Guide(NamedTuple):
    """Where it begins, whose turn it is, and the way through it."""

    game: str
    scenario: str
    seed: int
    seat: str
    position: str
    steps: tuple[Step, ...]

    @property
    def seats(self) -> dict[str, str]:
        """One person among non-players."""
        return {seat: HUMAN if seat == self.seat else NONPLAYER for seat in find(self.game).seats}

    def table(self) -> Table:
        """The table at its start; nobody has begun."""
        return set_up(self.game, self.scenario, self.seed, self.seats, None, self.position)


class Lesson(NamedTuple):
    """How far somebody has come: on the way, with what is proposed now (or nothing, while answers go on by themselves);
    left it; or at its end."""

    guide: Guide
    state: str
    number: int
    step: Step | None

    @property
    def words(self) -> str:
        """The key of what is said; nothing while answers go on by themselves."""
        if self.step is not None:
            return f"guide.{self.guide.game}.{self.step.words}"
        if self.state == OVER and find(self.guide.game).has_secrets:
            return "guide.over.secret"
        return "" if self.state == ON else f"guide.{self.state}"


def guided() -> list[str]:
    """The games that have a guided first turn."""
    folder = files("alesia.table").joinpath(FOLDER)
    return sorted(each.name.removesuffix(".toml") for each in folder.iterdir() if each.name.endswith(".toml"))


@cache
def guide_to(game: str) -> Guide:
    """The guided first turn of a game; UnknownName if it has none."""
    name = find(game).name
    if name not in guided():
        raise UnknownName("{0} has no guided first turn; there is one of: {1}", game, ", ".join(guided()))
    text = files("alesia.table").joinpath(FOLDER, f"{name}.toml").read_text(encoding="utf-8")
    facts = tomllib.loads(text)
    scenario = facts.get("scenario") or next(iter(find(name).scenarios))
    steps = tuple(Step(**{**each, "places": tuple(each.get("places", ()))}) for each in facts["steps"])
    return Guide(name, scenario, facts["seed"], facts["seat"], facts["position"], steps)


def guide_of(record: Record) -> Guide | None:
    """The guide of a game that was set up as one."""
    if record.game not in guided():
        return None
    guide = guide_to(record.game)
    same = (record.seed, record.scenario, dict(record.seats)) == (guide.seed, guide.scenario, guide.seats)
    return guide if same and (record.position or "").strip() == guide.position.strip() else None


def lesson(guide: Guide, entries: Iterable[Entry], asks: Sequence[TableAsk]) -> Lesson:
    """What the guide says after these answers, at these questions."""
    own = [entry for entry in entries if entry.who == guide.seat and not entry.joined]
    number, is_picking, is_left = _come(guide.steps, own)
    ask = next((each for each in asks if each.who == guide.seat), None)
    if is_picking and (ask is None or ask.key != guide.steps[number].key):
        number, is_picking = number + 1, False
    if is_left or number == len(guide.steps):
        return Lesson(guide, LEFT if is_left else OVER, number, None)
    step = guide.steps[number]
    fits = ask is not None and ask.key == step.key and step.answer in map(str, ask.options)
    is_on = fits or ask is None or is_picking or _goes_on(guide.steps, number)
    return Lesson(guide, ON if is_on else LEFT, number, step if fits else None)


def _come(steps: Sequence[Step], own: Sequence[Entry]) -> tuple[int, bool, bool]:
    """How many steps were taken, whether all who are proposed are being picked one by one, and whether somebody has
    gone another way since."""
    number, is_picking = 0, False
    for entry in own:
        if is_picking and entry.key != steps[number].key:
            number, is_picking = number + 1, False
        if number == len(steps):
            break
        step = steps[number]
        if (entry.key, str(entry.option)) == (step.key, step.answer):
            number, is_picking = number + 1, False
        elif (entry.key, step.answer) == (step.key, ALL):
            is_picking = True
        elif not _goes_on(steps, number):
            return number, False, True
    return number, is_picking, False


def _goes_on(steps: Sequence[Step], number: int) -> bool:
    """Whether what was proposed before goes on by itself; somebody may take its answers one by one."""
    return number > 0 and bool(steps[number - 1].sweep)
