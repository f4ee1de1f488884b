"""Samples: games of non-players who now and then begin something else than their charts say, and what came of them."""

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from alesia.games import find
from alesia.kernel.ask import CHANCE, Ask, Option
from alesia.kernel.chance import SeededChance
from alesia.kernel.game import Game
from alesia.kernel.heirs import people, person
from alesia.kernel.position import Position
from alesia.nonplayers.deputy import Deputy
from alesia.nonplayers.ways import Order
from alesia.players import View
from alesia.players.strategist import Strategist
from alesia.players.tree import worth_of

ENDLESS = 20_000


class Plot(NamedTuple):
    """Games to be sampled: their seeds, how often something else is begun, how often a seat is a player's; and which
    strategist plays one of the seats, the player's if there is one."""

    game: str
    scenario: str
    first: int
    games: int
    whim: float = 0.2
    played: float = 0.4
    kind: str = ""


class Sample(NamedTuple):
    """What is kept of a game: the positions with which turns began, what each seat got in the end, and its standing."""

    seed: int
    states: list[Any]
    worth: list[float]
    standing: list[int]


def samples(plot: Plot) -> Iterator[Sample]:
    """The games of a plot, one after another."""
    for seed in range(plot.first, plot.first + plot.games):
        yield Sampling(plot, seed).play()


class Sampling:
    """One game; it may be said who is a player in it."""

    def __init__(self, plot: Plot, seed: int, player: str | None = None) -> None:
        self._plot, self._seed, self._player = plot, seed, player
        self._game: Game[Any] = find(plot.game)
        self._random = Random(f"sampling/{seed}")
        self._strategy = self._game.strategy()
        self._agents = [self._deputy(seat) for seat in range(len(self._game.seats))]
        self._masters: dict[int, Strategist] = {}  # by seat

    def play(self) -> Sample:
        position, chance = self._position(), SeededChance(self._seed)
        states = [position.start]
        for _ in range(ENDLESS):
            if position.request is None:
                break
            for ask in position.asks:
                index = chance.answer(ask) if ask.who == CHANCE else ask.options.index(self._answer(position, ask))
                assert index is not None
                position.take(ask, index)
            if position.start is not states[-1]:
                states.append(position.start)
        standing = self._game.standing(position.state)
        return Sample(self._seed, states, worth_of(position), [standing.get(seat, 0) for seat in self._game.seats])

    def _position(self) -> Position[Any]:
        """One of the people is a player now and then; all others are non-players."""
        game, options = self._game, {option.name: option.values[0] for option in self._game.options}
        state = game.setup(self._plot.scenario, options)
        player = self._any_player() if self._player is None else self._player
        others = [n for n, seat in enumerate(game.seats) if person(game.heirs, seat) != player]
        game.seat_nonplayers(state, others)
        self._masters = self._strategists(player) if self._plot.kind else {}
        return Position(game, state)

    def _any_player(self) -> str:
        everybody = people(self._game.heirs, self._game.seats)
        return self._random.choice(everybody) if self._random.random() < self._plot.played else ""

    def _strategists(self, player: str) -> dict[int, Strategist]:
        """For all seats of one person."""
        game, kind = self._game, self._plot.kind
        who = player or self._random.choice(people(game.heirs, game.seats))
        seats = [(n, seat) for n, seat in enumerate(game.seats) if person(game.heirs, seat) == who]
        return {n: Strategist(game, kind, seat, self._seed, quiet=True) for n, seat in seats}

    def _deputy(self, seat: int) -> Deputy:
        nonplayer = self._game.nonplayer(seat, self._seed)
        nonplayer.quiet = nonplayer.hasty = True
        return Deputy(nonplayer)

    def _answer(self, position: Position[Any], ask: Ask) -> Option:
        view, agent = View(position, ask.who), self._agents[ask.who]
        if ask.who in self._masters:
            return self._masters[ask.who].decide(view, ask)
        if self._strategy.is_choice(ask) and self._random.random() < self._plot.whim:
            ways = agent.nonplayer.ways(view, ask)
            if ways:
                agent.nonplayer.order(view.turn, Order(self._random.choice(ways)))
        return agent.decide(view, ask)
