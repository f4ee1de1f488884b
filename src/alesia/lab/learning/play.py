"""One game under way for those who learn: chance and the seats that others hold play by themselves."""

from collections.abc import Mapping
from typing import Any

from alesia.kernel.ask import CHANCE, Ask
from alesia.kernel.chance import SeededChance
from alesia.kernel.errors import BadOption, IllegalAnswer
from alesia.kernel.game import Game, Result
from alesia.kernel.heirs import people, person, with_idle
from alesia.kernel.position import Position
from alesia.players import Agent, View, with_own
from alesia.table.setup import SEEDED, Setup, make_setup

# Nobody must come to an end who talks and takes back for ever; games of random players take about a thousand answers.
MOST_STEPS = 20_000


class Rules:
    """A game with its scenario, its options and who holds which seat: what is the same in every play of it."""

    def __init__(
        self,
        game: str,
        scenario: str | None,
        options: Mapping[str, str | bool] | None,
        seats: Mapping[str, str | Agent] | None,
    ) -> None:
        self._words = (game, scenario, options or {}, seats or {})
        setup = self._setup(0)
        self.game: Game[Any] = setup.game
        self.start = setup.state()  # to be copied, not played; it is refused if something does not go together
        open_seats = [seat for seat, agent in zip(setup.game.seats, setup.agents, strict=True) if agent is None]
        self.free = list(people(setup.game.heirs, open_seats))  # each by the seat in which he begins
        if not self.free:
            raise BadOption(f"every seat of {game} is held by somebody, and none is left for those who learn")

    def play(self, seed: int) -> "Play":
        """A new game; whoever holds a seat begins anew with it."""
        setup = self._setup(seed)
        for agent in setup.agents:
            if agent is not None:
                agent.seek(0)
        return Play(setup)

    def _setup(self, seed: int) -> Setup:
        game, scenario, options, seats = self._words
        named = with_own({seat: kind for seat, kind in seats.items() if isinstance(kind, str)}, seed)
        return make_setup(game, scenario, seed, {**seats, **named}, options, None, SEEDED, quiet=True)


class Play:
    """One game; ``ask`` is the question to a free seat, one at a time even where several choose in secret."""

    def __init__(self, setup: Setup) -> None:
        self.position: Position[Any] = Position(setup.game, setup.state())
        self._agents = setup.agents
        self._chance = SeededChance(setup.seed)
        self.ask: Ask | None = None
        self.steps = 0
        self._go_on()

    @property
    def result(self) -> Result | None:
        return self.position.result

    def answer(self, index: int) -> None:
        """Answer the open question by the index of one of its options."""
        ask = self.ask
        if ask is None:
            raise IllegalAnswer("the game is over, and no question is open")
        self.position.answer(ask.options[index], ask.who)
        self.steps += 1
        self._go_on()

    def _go_on(self) -> None:
        """Let chance and the other players answer until a free seat is asked."""
        position = self.position
        while (ask := next(iter(position.asks), None)) is not None:
            if ask.who == CHANCE:
                index = self._chance.answer(ask)
                assert index is not None
                position.play(index)
            elif (agent := self._agents[ask.who]) is not None:
                position.answer(agent.decide(View(position, ask.who), ask), ask.who)
            else:
                break
        self.ask = ask


def rewards(result: Result, game: Game[Any]) -> dict[str, float]:
    """1 for those who won and -1 for the others, in all seats that a person has had; 0 for all if nobody is behind."""
    won = {person(game.heirs, seat) for seat in result.winners}
    if set(people(game.heirs, game.seats)) <= won:
        return dict.fromkeys(game.seats, 0.0)
    return {seat: 1.0 if person(game.heirs, seat) in won else -1.0 for seat in game.seats}


def outcome(play: Play) -> dict[str, Any]:
    """How the game ended, and the lead of each seat then; nothing while it goes on."""
    if play.result is None:
        return {}
    return {"winners": play.result.winners, "reason": play.result.reason, "leads": leads(play.position)}


def leads(position: Position[Any]) -> dict[str, float]:
    """How far each seat stands before the best of the others: open to all."""
    standing = position.game.standing(position.state)
    found = {seat: own - max(n for other, n in standing.items() if other != seat) for seat, own in standing.items()}
    return with_idle(position.game.heirs, found)
