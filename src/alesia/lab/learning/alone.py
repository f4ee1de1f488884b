"""One seat of any game as an environment of Gymnasium: whoever learns plays against players that hold the others."""

from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.error import ResetNeeded
from numpy.typing import NDArray

from alesia.kernel.errors import BadOption, UnknownName
from alesia.kernel.game import Game
from alesia.kernel.heirs import everybody, person
from alesia.lab.learning.aec import RENDER_MODES, check_mode, picture
from alesia.lab.learning.arrays import Moment, arrays_of
from alesia.lab.learning.play import MOST_STEPS, Play, Rules, leads, outcome, rewards
from alesia.players import HUMAN, Agent

Row = NDArray[np.uint8]
Stepped = tuple[Row, float, bool, bool, dict[str, Any]]


class SeatEnv(gymnasium.Env[Row, np.int64]):
    """An illegal answer loses the game at once; what is over stays so until the next reset. Whoever learns plays on in
    the seat in which his person goes on, where the game has one. ``action_masks`` is what maskable algorithms ask
    for."""

    def __init__(
        self,
        game: str,
        seat: str,
        scenario: str | None = None,
        options: Mapping[str, str | bool] | None = None,
        others: str | Mapping[str, str | Agent] = "random",
        render_mode: str | None = None,
        shaping: float = 0.0,
        most_steps: int = MOST_STEPS,
    ) -> None:
        self._arrays = arrays_of(game)
        seats = self._arrays.game.seats
        if seat not in seats:
            raise UnknownName(f"{seat!r} is not a seat of {game}; known: {', '.join(seats)}")
        seat = person(self._arrays.game.heirs, seat)
        kind, named = (others, {}) if isinstance(others, str) else ("random", others)
        self._rules = Rules(game, scenario, options, _held(self._arrays.game, named, kind, seat))
        if self._rules.free != [seat]:
            human = next(each for each in self._rules.free if each != seat)
            raise BadOption(f"{human} cannot be a human: whoever holds another seat than {seat} goes on by himself")
        self._seat, self._number = seat, seats.index(seat)
        self._shaping, self._most_steps = shaping, most_steps
        self._play: Play | None = None
        self._over = True
        self.metadata = {"render_modes": list(RENDER_MODES)}
        self.render_mode = check_mode(render_mode)
        self.observation_space = spaces.Box(0, 255, (self._arrays.columns,), np.uint8)
        self.action_space = spaces.Discrete(self._arrays.actions)

    @property
    def play(self) -> Play:
        if self._play is None:
            raise ResetNeeded("no game was begun: reset comes first")
        return self._play

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Row, dict[str, Any]]:
        self.begin(seed)
        return self._observed(), self._info()

    def step(self, action: np.int64 | int) -> Stepped:
        reward, over, late, info = self.go_on(action)
        return self._observed(), reward, over, late, {"action_mask": self._arrays.mask(self.play.ask), **info}

    def begin(self, seed: int | None = None) -> None:
        """A new game, without a look at it."""
        super().reset(seed=seed)
        self._play = self._rules.play(int(self.np_random.integers(2**32)))
        while self.play.ask is None:  # over before the seat was asked anything
            self._play = self._rules.play(int(self.np_random.integers(2**32)))
        self._over, self._lead = False, self._lead_now()

    def go_on(self, action: np.int64 | int) -> tuple[float, bool, bool, dict[str, Any]]:
        """An action, without a look at what it leads to: the reward, whether the game is over, or cut off, and how it
        ended."""
        ask = self.play.ask
        if self._over or ask is None:
            raise ResetNeeded("the game is over: reset comes first")
        offered = self._arrays.offered(ask)
        if action not in offered:
            self._over = True
            return -1.0, True, False, {**outcome(self.play), "illegal": True}
        self.play.answer(offered.index(int(action)))
        over, late = self.play.result is not None, self.play.steps >= self._most_steps
        self._over = over or late
        return self._reward(), over, late and not over, outcome(self.play)

    @property
    def moment(self) -> Moment:
        """What there is to look at now."""
        return Moment(self.play.position.state, self._number, self.play.ask)

    def action_masks(self) -> NDArray[np.bool_]:
        return self._arrays.mask(self.play.ask).astype(bool)

    def render(self) -> str | None:
        text = picture(self.play)
        if self.render_mode != "human":
            return text
        print(text)
        return None

    def _observed(self) -> Row:
        return self._arrays.observation(*self.moment)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._arrays.mask(self.play.ask), **outcome(self.play)}

    def _reward(self) -> float:
        result = self.play.result
        end = 0.0 if result is None else rewards(result, self._arrays.game)[self._seat]
        before, self._lead = self._lead, self._lead_now()
        return end + self._shaping * (self._lead - before)

    def _lead_now(self) -> float:
        return leads(self.play.position)[self._seat] if self._shaping else 0.0


def _held(game: Game[Any], named: Mapping[str, str | Agent], kind: str, seat: str) -> dict[str, str | Agent]:
    """Who has which seat, the one of whoever learns being free."""
    given = {each: player for each, player in named.items() if person(game.heirs, each) != seat}
    return everybody(game.seats, game.heirs, {**given, seat: HUMAN}, kind)


seat_env = SeatEnv
