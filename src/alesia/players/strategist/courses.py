"""Courses: a game that is played on in the mind, by non-players in every seat."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from alesia.kernel.ask import CHANCE, Ask, Option
from alesia.kernel.chance import index_at
from alesia.kernel.game import Game
from alesia.kernel.position import Answer, Position, Turn
from alesia.kernel.strategy import tempered
from alesia.nonplayers.deputy import Deputy
from alesia.nonplayers.ways import Order, Variant
from alesia.players.luck import Luck
from alesia.players.tree import worth_of
from alesia.players.view import View

ENDLESS = 20_000  # answers after which a course is broken off


class Deed(NamedTuple):
    """What a seat began."""

    seat: int
    key: str
    option: Option


Memory = dict[tuple[bytes, tuple[Answer, ...]], Option]
"""What a seat answered on the courses of one way: by how the turn began, and what was answered in it before."""


class Course:
    """One course of the game from a world on: this seat carries out orders in the turn under way, and then everybody
    goes on for so many cards or rounds (0: not at all). What it remembers of other courses with the same orders it need
    not think through again. As far as there is doubt that the others play to the purpose, the end of this turn counts.
    """

    def __init__(
        self, game: Game[Any], seat: int, seed: int, depth: int, memory: Memory | None = None, doubt: float = 0.0
    ) -> None:
        self._game, self._seat, self._seed, self._depth, self._doubt = game, seat, seed, depth, doubt
        self._strategy = game.strategy()
        self._memory: Memory = {} if memory is None else memory
        self._begun = b""  # how the turn under way began
        self._is_behind = False  # whether its non-player has not been asked what was remembered
        self.deeds: list[Deed] = []  # what was begun on the way, in order
        self.answers: list[Variant] = []  # what the seat itself answered in the turn under way, choices of plans apart
        self._first: Turn | None = None

    def play(self, world: Position[Any], orders: Sequence[Order], luck: int) -> list[float]:
        """What it comes to for each seat, from 0 to 1; the world is used up."""
        start, turn = world.start, world.turn
        self._first, self._begun = turn, start.digest()
        agents = self._agents(world, orders, luck)
        later = [self._deputy(seat, luck) for seat in range(len(agents))]
        fortune, still = Luck(luck), list[float]()
        for _ in range(ENDLESS):
            if world.request is None:
                break
            if world.turn is not turn:
                if turn is self._first and self._doubt:
                    still = [*self._strategy.still(world.start, self._seat)]
                if not self._depth or self._strategy.is_far(start, world.start, self._depth):
                    break
                turn, agents = world.turn, later
            self._step(world, agents, fortune)
        is_over = world.result is not None
        found = worth_of(world) if is_over else self._strategy.prospects(world.start, self._seat)
        return tempered(found, still, self._doubt)

    def _agents(self, world: Position[Any], orders: Sequence[Order], luck: int) -> list[Deputy]:
        """Who ends the turn under way: the seat itself with its own dice, as it will carry out what it chooses."""
        agents = [self._deputy(seat, luck) for seat in range(len(self._game.seats))]
        agents[self._seat] = self._deputy(self._seat, self._seed)
        asked = world.ask_of(self._seat)
        fresh = asked is not None and self._strategy.is_fresh(asked)
        for order in orders[-1:] if fresh else orders:
            agents[self._seat].nonplayer.order(world.turn, order)
        for seat, agent in enumerate(agents):
            if world.answered and not (fresh and seat == self._seat):
                agent.nonplayer.seek(0)
        return agents

    def _deputy(self, seat: int, seed: int) -> Deputy:
        nonplayer = self._game.nonplayer(seat, seed)
        nonplayer.quiet = nonplayer.hasty = True
        return Deputy(nonplayer)

    def _step(self, world: Position[Any], agents: Sequence[Deputy], luck: Luck) -> None:
        for ask in world.asks:
            if ask.who == CHANCE:
                world.play(index_at(ask, luck.point(ask)))
            else:
                world.take(ask, ask.options.index(self._answer(world, ask, agents)))

    def _answer(self, world: Position[Any], ask: Ask, agents: Sequence[Deputy]) -> Option:
        own = ask.who == self._seat and world.turn is self._first
        option = self._own(world, ask, agents) if own else agents[ask.who].decide(View(world, ask.who), ask)
        if self._strategy.is_choice(ask):
            self.deeds.append(Deed(ask.who, ask.key, option))
        elif own:
            self.answers.append(Variant(ask, option))
        return option

    def _own(self, world: Position[Any], ask: Ask, agents: Sequence[Deputy]) -> Option:
        """In the same turn after the same answers the same as before."""
        moment, agent = (self._begun, world.since), agents[self._seat]
        if moment in self._memory:
            self._is_behind = True
            return self._memory[moment]
        if self._is_behind:
            agent.nonplayer.seek(0)
            self._is_behind = False
        self._memory[moment] = agent.decide(View(world, self._seat), ask)
        return self._memory[moment]
