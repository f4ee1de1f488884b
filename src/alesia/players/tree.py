"""The tree of a search (SO-ISMCTS): what everybody can answer, how often that was tried, and what it came to.

There is one tree for all worlds: its paths are the answers of the deciders. Chance is no part of it, and an answer
that is not offered in every world counts by how often it was. Every decider wants the best for himself; where
several choose in secret, each chooses for himself, too.
"""

from math import exp, log, sqrt
from statistics import fmean
from typing import Any

from alesia.kernel.ask import CHANCE, Ask, Option
from alesia.kernel.chance import index_at
from alesia.kernel.position import Position
from alesia.players.luck import Luck

HORIZON = 1  # turns (checkpoints) until the players' standing is looked at
EXPLORATION = 0.02
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
        """The upper confidence bound (UCB1), over the times when it was offered."""
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

    def pick(self, ask: Ask, luck: Luck) -> Option:
        """An answer that was never given, if there is one, or that of the highest bound."""
        edges = [(option, self.edge(ask.who, option)) for option in ask.options]
        for _, edge in edges:
            edge.offered += 1
        fresh = [option for option, edge in edges if not edge.visits]
        if fresh:
            return fresh[int(luck.point(ask) * len(fresh))]
        return max(edges, key=lambda each: each[1].bound())[0]

    def after(self, options: tuple[Option, ...]) -> "Node | None":
        """What comes after these answers; None the first time."""
        found = self._after.get(options)
        if found is None:
            self._after[options] = Node()
        return found


class Tree:
    """What a search for a seat has learned so far."""

    def __init__(self, seat: int) -> None:
        self._seat = seat
        self._root = Node()

    def tried(self, option: Option) -> Edge:
        """What is known of an answer to the open question."""
        return self._root.edge(self._seat, option)

    def simulate(self, world: Position[Any], option: Option, luck: Luck) -> None:
        """Answer, go down to something new, play on by chance, and note what it came to for all who have decided."""
        turn, path = world.start, list[tuple[int, Edge]]()
        node = self._step(world, self._root, path, luck, option)
        while node is not None and world.result is None:
            node = self._step(world, node, path, luck)
        play_on(world, turn, luck)
        worth = worth_of(world)
        for who, edge in path:
            edge.visits += 1
            edge.total += worth[who]

    def _step(
        self, world: Position[Any], node: Node, path: list[tuple[int, Edge]], luck: Luck, own: Option | None = None
    ) -> Node | None:
        """Let everybody who is asked answer; the own answer may be given. What comes then, None the first time."""
        asks = world.asks
        if asks[0].who == CHANCE:
            world.play(index_at(asks[0], luck.point(asks[0])))
            return node
        options = [own if own and ask.who == self._seat else node.pick(ask, luck) for ask in asks]
        for ask, option in zip(asks, options, strict=True):
            path.append((ask.who, node.edge(ask.who, option)))
            world.answer(option, ask.who)
        return node.after(tuple(options))


def play_on(world: Position[Any], turn: object, luck: Luck) -> None:
    """Let chance answer for all until the horizon, counted from a turn on."""
    turns = int(world.start is not turn)
    while world.result is None and turns < HORIZON:
        turn = world.start
        for ask in world.asks:
            world.answer(ask.options[index_at(ask, luck.point(ask))], ask.who)
        turns += world.start is not turn


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
