"""The tree of a search (SO-ISMCTS): what everybody can answer, how often that was tried, and what it came to.

There is one tree for all worlds: its paths are the answers of the deciders. Chance is no part of it, and an answer
that is not offered in every world counts by how often it was. Every decider wants the best for himself; where
several choose in secret, each chooses for himself, too.
"""

from math import exp, log, sqrt
from random import Random
from statistics import fmean
from typing import Any

from alesia.kernel.ask import CHANCE, Ask, Option
from alesia.kernel.chance import SeededChance
from alesia.kernel.position import Position

HORIZON = 1  # turns (checkpoints) until the players' standing is looked at
EXPLORATION = 0.5
SCALE = 6.0  # a lead that is worth 0.73


class Edge:
    """An answer: how often it could be given, how often it was, and what that was worth to its decider in all."""

    __slots__ = ("offered", "total", "visits")

    def __init__(self) -> None:
        self.offered = self.visits = 0
        self.total = 0.0

    @property
    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0

    def bound(self) -> float:
        """The upper confidence bound by which an answer is picked."""
        return self.mean + EXPLORATION * sqrt(log(self.offered) / self.visits)


class Node:
    """A question, or several put at once: the answers of each decider, and what comes after all of them."""

    __slots__ = ("_after", "_edges")

    def __init__(self) -> None:
        self._edges: dict[tuple[int, Option], Edge] = {}
        self._after: dict[tuple[Option, ...], Node] = {}

    def edge(self, who: int, option: Option) -> Edge:
        found = self._edges.get((who, option))
        if found is None:
            found = self._edges[who, option] = Edge()
        return found

    def pick(self, ask: Ask, random: Random) -> tuple[Option, Edge]:
        """An answer that was never given, if there is one, or that of the highest bound."""
        edges = [(option, self.edge(ask.who, option)) for option in ask.options]
        for _, edge in edges:
            edge.offered += 1
        fresh = [each for each in edges if not each[1].visits]
        if fresh:
            return fresh[int(random.random() * len(fresh))]
        return max(edges, key=lambda each: each[1].bound())

    def after(self, options: tuple[Option, ...]) -> "Node | None":
        """What comes after these answers; None the first time."""
        found = self._after.get(options)
        if found is None:
            self._after[options] = Node()
        return found


class Tree:
    """What a search has learned so far."""

    def __init__(self, random: Random) -> None:
        self.root = Node()
        self._random = random
        self._chance = SeededChance(random.getrandbits(64))

    def simulate(self, world: Position[Any]) -> None:
        """Go down to something new, play on by chance, and note what it came to for all who have decided."""
        turn = world.start
        path = self._descend(world)
        self._play_on(world, turn)
        worth = worth_of(world)
        for who, edge in path:
            edge.visits += 1
            edge.total += worth[who]

    def _descend(self, world: Position[Any]) -> list[tuple[int, Edge]]:
        node: Node | None = self.root
        path: list[tuple[int, Edge]] = []
        while node is not None and world.result is None:
            asks = world.asks
            if asks[0].who == CHANCE:
                self._roll(world, asks[0])
                continue
            picked = [node.pick(ask, self._random) for ask in asks]
            for ask, (option, edge) in zip(asks, picked, strict=True):
                path.append((ask.who, edge))
                world.answer(option, ask.who)
            node = node.after(tuple([option for option, _ in picked]))
        return path

    def _play_on(self, world: Position[Any], turn: object) -> None:
        """By chance, to the end of the horizon."""
        turns = int(world.start is not turn)
        while world.result is None and turns < HORIZON:
            turn = world.start
            for ask in world.asks:
                if ask.who == CHANCE:
                    self._roll(world, ask)
                else:
                    world.answer(ask.options[int(self._random.random() * len(ask.options))], ask.who)
            turns += world.start is not turn

    def _roll(self, world: Position[Any], ask: Ask) -> None:
        index = self._chance.answer(ask)
        assert index is not None
        world.play(index)


def worth_of(position: Position[Any]) -> list[float]:
    """What a position is worth to each seat, from 0 to 1: victory, or its player's lead over the best of the others."""
    seats, state = position.game.seats, position.state
    players = [position.game.player_of(state, seat) for seat in range(len(seats))]
    if position.result is not None:
        winners = {players[seats.index(seat)] for seat in position.result.winners}
        return [(player in winners) / len(winners) if winners else 0.0 for player in players]
    standing = position.game.standing(state)
    margins = {p: fmean([standing[seat] for seat, q in zip(seats, players, strict=True) if q == p]) for p in {*players}}
    leads = {p: margin - max([margins[q] for q in margins if q != p], default=margin) for p, margin in margins.items()}
    return [1 / (1 + exp(-leads[player] / SCALE)) for player in players]
