"""A player that searches, for every game: it looks at worlds that it cannot tell from the real one.

As often as its budget allows it deals itself such a world, plays it on from its open question, and learns what its
answers come to. Its n-th answer depends on its seed, its seat, n, what the seat sees and has seen in this turn, and on
nothing else, unless its budget is one of time.
"""

import re
from math import ceil, log2
from random import Random
from time import perf_counter
from typing import Any, NamedTuple

from alesia.kernel.ask import Ask, Option
from alesia.kernel.errors import UnknownName
from alesia.kernel.position import Position
from alesia.players.imagining import Imagination
from alesia.players.luck import BITS, Luck
from alesia.players.tree import Tree
from alesia.players.view import View

SEARCH = "search"
SIMULATIONS = 100  # where no budget is said
PATIENCE = 30  # deals that may be no worlds, one after another
MANY = 1000
LONG = 300  # answers of a turn, after which nobody is any wiser


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
    raise UnknownName("{0!r} has no budget: write {1}:100 (simulations a decision) or {1}:0.5s", kind, SEARCH)


class Tried(NamedTuple):
    """What a search found out about an answer: how often it was tried, and what it was worth, from 0 to 1."""

    times: int
    worth: float


class SearchAgent:
    """Answers with what it has tried most; where it can imagine no world, with anything; likewise where a turn has no
    end, as when several give one another the same Resources again and again."""

    def __init__(self, kind: str, seat: str, seed: int) -> None:
        self.kind = kind
        self.last: dict[Option, Tried] = {}  # what its last answer was chosen from; empty if it could imagine no world
        self._budget = read_budget(kind)
        self._seed = f"{seed}/{seat}"
        self._answered = 0

    def decide(self, view: View, ask: Ask) -> Option:
        random = Random(f"{self._seed}/{self._answered}")
        self._answered += 1
        self.last = self._search(view, ask, random)
        return max(self.last, key=lambda option: self.last[option], default=random.choice(ask.options))

    def seek(self, answered: int) -> None:
        self._answered = answered

    def _search(self, view: View, ask: Ask, random: Random) -> dict[Option, Tried]:
        """Try all answers in the same worlds and with the same luck, then the better half of them again, and so on."""
        if view.length > LONG:
            return {}
        tree, worlds, purse = Tree(ask.who), Worlds(view.imagination(), random), Purse(self._budget)
        field = random.sample(ask.options, min(len(ask.options), purse.most))
        for left in range(max(1, ceil(log2(len(field)))), 0, -1):
            until = purse.spent + (1 - purse.spent) / left
            world = worlds.next()
            while world is not None and purse.lasts(len(field)) and not tree.is_all_one(field):
                luck = random.getrandbits(BITS)
                for option in field:
                    tree.simulate(world.clone(), option, Luck(luck))
                    purse.spend()
                world = worlds.next() if purse.lasts(len(field), until) else None
            field = sorted(field, key=lambda option: -tree.tried(option).mean)[: (len(field) + 1) // 2]
        edges = {option: tree.tried(option) for option in ask.options}
        return {option: Tried(edge.visits, edge.mean) for option, edge in edges.items() if edge.visits}


class Purse:
    """What is left of a budget."""

    def __init__(self, budget: Budget) -> None:
        self._budget, self._begun, self._simulated = budget, perf_counter(), 0

    @property
    def most(self) -> int:
        """How many answers can be tried at all; how many time is enough for, nobody knows."""
        return self._budget.simulations or MANY

    @property
    def is_timed(self) -> bool:
        return bool(self._budget.seconds)

    @property
    def spent(self) -> float:
        """The share that is spent."""
        if self._budget.seconds:
            return (perf_counter() - self._begun) / self._budget.seconds
        return self._simulated / self._budget.simulations

    def spend(self, simulations: int = 1) -> None:
        self._simulated += simulations

    def lasts(self, simulations: int, until: float = 1.0) -> bool:
        """Whether it has room for so many more, up to a share of it."""
        if self._budget.seconds:
            return self.spent < until
        return self._simulated + simulations <= until * self._budget.simulations


class Worlds:
    """Worlds, one after another; if none can be found any more, those that were."""

    def __init__(self, imagination: Imagination[Any], random: Random) -> None:
        self._imagination, self._random = imagination, random
        self._found: list[Position[Any]] = []

    def next(self) -> Position[Any] | None:
        """A world to be cloned; None if there is none at all."""
        for _ in range(PATIENCE):
            world = self._imagination.world(self._random)
            if world is not None:
                self._found.append(world)
                return world
        return self._random.choice(self._found) if self._found else None
