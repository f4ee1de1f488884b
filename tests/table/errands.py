"""Four errands in which clicks are counted: where each begins, and what is clicked one after the other.

``before`` is how many clicks it took when every question was answered by itself; half of them is the most.
"""

from collections.abc import Callable, Iterator
from textwrap import dedent
from typing import NamedTuple

import alesia


class Click(NamedTuple):
    """An answer as somebody gives it: going on by itself (a sweep, ``alone`` if it is not tied to an option), or so
    many times."""

    option: str
    sweep: str = ""
    times: int = 1
    alone: bool = False

    @property
    def typed(self) -> str:
        """What is typed for it in the terminal."""
        if self.sweep:
            return "+" if self.alone else f"{self.option}+"
        return self.option if self.times == 1 else f"{self.option} x{self.times}"

    def given(self, table: alesia.Table) -> None:
        if self.sweep or self.times > 1:
            table.answer_on(self.option, sweep=self.sweep, times=self.times)
        else:
            table.answer(self.option)


class Errand(NamedTuple):
    before: int
    begin: Callable[[], alesia.Table]
    clicks: Callable[[alesia.Table], Iterator[Click]]  # of the table as it stands when each is wanted


STACK = """
    card = 19
    [regions.Mandubii]
    Romans = "Caesar, 5 Legions, 4 Auxilia"
"""
ATTACKED = """
    card = 19
    [regions.Mandubii]
    Romans = "6 Legions"
    Arverni = "Vercingetorix, 3 Warbands, 5 Revealed Warbands"
"""


def romans_may_act(position: str) -> alesia.Table:
    table = alesia.new("falling-sky", seed=7, position=dedent(position))
    while table.ask is not None and (table.ask.who, table.ask.key) != ("Romans", "action"):
        table.answer("pass")
    return table


def losses_are_due() -> alesia.Table:
    table = romans_may_act(ATTACKED)
    for answer in ("command Battle", "battle Mandubii", "stand"):
        table.answer(answer)
    return table


def great_revolt() -> alesia.Table:
    return alesia.new("falling-sky", scenario="great-revolt", seed=7)


def first_winter() -> alesia.Table:
    """Until which nobody does anything."""
    table = great_revolt()
    while not is_winter(table):
        lazily(table).given(table)
    return table


def is_winter(table: alesia.Table) -> bool:
    return table.ask is not None and table.ask.rule.startswith("6")


def lazily(table: alesia.Table) -> Click:
    """As little as is allowed; whoever is in Quarters stays and is paid for."""
    assert table.ask is not None
    options = [str(option) for option in table.ask.options]
    stays = next((option for option in options if option.split()[0] in ("stay", "pay")), options[0])
    return Click(next((each for each in ("done", "no", "pass") if each in options), stays))


def through_winter(table: alesia.Table) -> Iterator[Click]:
    while is_winter(table):
        pays = [each for each in table.sweeps().sweeps if each.name.startswith("pay")]
        yield Click(str(pays[0].first), pays[0].name, alone=True) if pays else lazily(table)


def listed(*clicks: Click) -> Callable[[alesia.Table], Iterator[Click]]:
    return lambda table: iter(clicks)


ERRANDS = {
    "a stack of ten marches": Errand(
        6,
        lambda: romans_may_act(STACK),
        listed(Click("command March"), Click("march Mandubii"), Click("region Carnutes", "group")),
    ),
    "a Rally in three Regions": Errand(
        11,
        great_revolt,
        listed(
            Click("command Rally"),
            *(Click(f"rally {region}", "most_rally") for region in ("Sequani", "Veneti", "Arverni")),
            Click("done"),
        ),
    ),
    "six Losses": Errand(
        6,
        losses_are_due,
        listed(Click("piece Revealed Arverni Warband", times=5), Click("piece Hidden Arverni Warband")),
    ),
    "a quiet first Winter": Errand(31, first_winter, through_winter),
}
