"""A player that searches, for every game: it looks at worlds that it cannot tell from the real one.

As often as its budget allows it deals itself such a world, plays it on from its open question, and learns what its
answers come to. Its n-th answer depends on its seed, its seat, n, what the seat sees and has seen in this turn, and on
nothing else, unless its budget is one of time.
"""

import re
from random import Random
from time import perf_counter
from typing import TYPE_CHECKING, NamedTuple

from alesia.kernel.ask import Ask, Option
from alesia.kernel.errors import UnknownName
from alesia.players.tree import Tree

if TYPE_CHECKING:
    from alesia.players.agents import View

SEARCH = "search"
SIMULATIONS = 100  # where no budget is said
PATIENCE = 30  # deals that may be no worlds, beside one for each that is


class Budget(NamedTuple):
    """How long a decision may take: so many simulations, or so many seconds."""

    simulations: int = 0
    seconds: float = 0.0


def read_budget(kind: str) -> Budget:
    """The budget that ``search``, ``search:100`` or ``search:0.5s`` names; UnknownName for any other text."""
    text = kind.removeprefix(SEARCH).removeprefix(":") if ":" in kind else str(SIMULATIONS)
    count, time = re.fullmatch(r"[0-9]{1,9}", text), re.fullmatch(r"([0-9]{1,6}(\.[0-9]{1,6})?)s", text)
    if count and int(text):
        return Budget(simulations=int(text))
    if time and float(time[1]):
        return Budget(seconds=float(time[1]))
    raise UnknownName(f"{kind!r} has no budget: write {SEARCH}:100 (simulations a decision) or {SEARCH}:0.5s")


class Tried(NamedTuple):
    """What a search found out about an answer: how often it was tried, and what it was worth, from 0 to 1."""

    times: int
    worth: float


class SearchAgent:
    """Answers with what it has tried most; where it can imagine no world, with anything."""

    def __init__(self, kind: str, seat: str, seed: int) -> None:
        self.kind = kind
        self.last: dict[Option, Tried] = {}  # what its last answer was chosen from; empty if it could imagine no world
        self._budget = read_budget(kind)
        self._seed = f"{seed}/{seat}"
        self._answered = 0

    def decide(self, view: "View", ask: Ask) -> Option:
        random = Random(f"{self._seed}/{self._answered}")
        self._answered += 1
        self.last = self._search(view, ask, random)
        return max(self.last, key=lambda option: self.last[option], default=random.choice(ask.options))

    def seek(self, answered: int) -> None:
        self._answered = answered

    def _search(self, view: "View", ask: Ask, random: Random) -> dict[Option, Tried]:
        """Simulate as long as the budget lasts, and as not too many deals are no worlds."""
        tree, imagination, end = Tree(random), view.imagination(), perf_counter() + self._budget.seconds
        simulated = failed = 0
        while self._may_go_on(simulated, end) and failed <= PATIENCE + simulated:
            world = imagination.world(random)
            if world is None:
                failed += 1
            else:
                tree.simulate(world)
                simulated += 1
        edges = {option: tree.root.edge(ask.who, option) for option in ask.options}
        return {option: Tried(edge.visits, edge.mean) for option, edge in edges.items() if edge.visits}

    def _may_go_on(self, simulated: int, end: float) -> bool:
        return perf_counter() < end if self._budget.seconds else simulated < self._budget.simulations
