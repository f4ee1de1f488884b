"""The tree of a search (SO-ISMCTS): what everybody can answer, how often that was tried, and what it came to.

There is one tree for all worlds: its paths are the answers of the deciders in this turn. Chance is no part of it, and
an answer that is not offered in every world counts by how often it was. Every decider wants the best for himself;
where several choose in secret, each chooses for himself, too.
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
AGAIN = 5  # trials after which answers that are all one are not tried further


class Edge:
    """An answer: how often it could be given, how often it was, and what that was worth to its decider in all."""

    __slots__ = ("offered", "total", "visits")

    def __init__(self) -> None:
        self.offered, self.visits, self.total = 1, 0, 0.0

    @property
    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0

    def bound(self, average: float) -> float:
        """The upper confidence bound (UCB1), over the times when it was offered. What was never tried is taken to be
        as good as the others on average, so that a good answer is gone on with before all have been tried."""
        if not self.visits:
            return average + EXPLORATION * sqrt(log(self.offered))
        return self.total / self.visits + EXPLORATION * sqrt(log(self.offered) / self.visits)


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

    def after(self, options: tuple[Option, ...]) -> "Node":
        found = self._after.get(options)
        if found is None:
            found = self._after[options] = Node()
        return found

    def pick(self, ask: Ask, luck: Luck) -> Option:
        """Any answer the first time, then that of the highest bound, or one of those."""
        point = luck.point(ask)
        if not self._edges:
            return ask.options[int(point * len(ask.options))]
        edges = [self.edge(ask.who, option) for option in ask.options]
        for edge in edges:
            edge.offered += 1
        visits = sum([edge.visits for edge in edges]) or 1
        average = sum([edge.total for edge in edges]) / visits
        bounds = [edge.bound(average) for edge in edges]
        best = max(bounds)
        leading = [option for option, bound in zip(ask.options, bounds, strict=True) if bound == best]
        return leading[int(point * len(leading))]


class Tree:
    """What a search for a seat has learned so far."""

    def __init__(self, seat: int) -> None:
        self._seat = seat
        self._root = Node()

    def tried(self, option: Option) -> Edge:
        """What is known of an answer to the open question."""
        return self._root.edge(self._seat, option)

    def is_all_one(self, options: list[Option]) -> bool:
        """Whether these answers have come to the very same again and again."""
        edges = [self.tried(option) for option in options]
        return edges[0].visits >= AGAIN and len({edge.total for edge in edges}) == 1

    def simulate(self, world: Position[Any], option: Option, luck: Luck) -> None:
        """Answer, go down the tree to the end of the turn, and note what it comes to for all who have decided."""
        turn, path = world.turn, list[tuple[int, Edge]]()
        node = self._step(world, self._root, path, luck, option)
        while world.result is None and world.turn is turn:
            node = self._step(world, node, path, luck)
        play_on(world, luck)
        worth = worth_of(world)
        for who, edge in path:
            edge.visits += 1
            edge.total += worth[who]

    def _step(
        self, world: Position[Any], node: Node, path: list[tuple[int, Edge]], luck: Luck, own: Option | None = None
    ) -> Node:
        """Let all who are asked answer, the seat itself perhaps as it is told to; what comes after that."""
        asks = world.asks
        if asks[0].who == CHANCE:
            world.play(index_at(asks[0], luck.point(asks[0])))
            return node
        options = [own if own and ask.who == self._seat else node.pick(ask, luck) for ask in asks]
        for ask, option in zip(asks, options, strict=True):
            path.append((ask.who, node.edge(ask.who, option)))
            world.answer(option, ask.who)
        return node.after(tuple(options))


def play_on(world: Position[Any], luck: Luck) -> None:
    """Let chance answer for all, to the end of the turns that are left of the horizon."""
    for _ in range(HORIZON - 1):
        turn = world.turn
        while world.result is None and world.turn is turn:
            for ask in world.asks:
                world.answer(ask.options[index_at(ask, luck.point(ask))], ask.who)


def worth_of(position: Position[Any]) -> list[float]:
    """What a position is worth to each seat, from 0 to 1: victory, or its player's lead over the best of the others."""
    seats, state = position.game.seats, position.state
    players = [position.game.player_of(state, seat) for seat in range(len(seats))]
    if position.result is not None:
        winners = {players[seats.index(seat)] for seat in position.result.winners}
        return [(player in winners) / len(winners) if winners else 0.0 for player in players]
    standing = position.game.standing(state)
    held = [(player, standing[seat]) for seat, player in zip(seats, players, strict=True) if seat in standing]
    margins = {p: fmean([margin for player, margin in held if player == p]) for p in {*players}}
    leads = {p: margin - max([margins[q] for q in margins if q != p], default=margin) for p, margin in margins.items()}
    return [1 / (1 + exp(-leads[player] / SCALE)) for player in players]
