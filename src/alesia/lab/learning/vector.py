"""One seat of many games at once as a vector environment of Gymnasium: rows and masks come as one array each."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from alesia.kernel.errors import BadOption
from alesia.lab.learning.alone import SeatEnv
from alesia.lab.learning.arrays import arrays_of
from alesia.lab.learning.play import MOST_STEPS
from alesia.players import Agent

Rows = NDArray[np.uint8]
Stepped = tuple[Rows, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]


class SeatsEnv(VectorEnv[Rows, NDArray[np.int64], NDArray[Any]]):
    """So many games that go on side by side, each as a ``SeatEnv`` plays it. A game that is over begins anew with the
    next step, whatever its action is (autoreset ``NEXT_STEP``)."""

    def __init__(
        self,
        num_envs: int,
        game: str,
        seat: str,
        scenario: str | None = None,
        options: Mapping[str, str | bool] | None = None,
        others: str | Mapping[str, str | Agent] = "random",
        shaping: float = 0.0,
        most_steps: int = MOST_STEPS,
    ) -> None:
        if num_envs < 1:
            raise BadOption(f"there must be one game or more, not {num_envs}")
        self.num_envs = num_envs
        self.metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP}
        self._arrays = arrays_of(game)
        args = (game, seat, scenario, options, others, None, shaping, most_steps)
        self.envs = [SeatEnv(*args) for _ in range(num_envs)]
        self.single_observation_space = self.envs[0].observation_space
        self.single_action_space = self.envs[0].action_space
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._over = [True] * num_envs

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Rows, dict[str, Any]]:
        """New games, each from a seed of its own: those given, or the one given and those that follow it."""
        for env, own in zip(self.envs, self._seeds(seed), strict=True):
            env.begin(own)
        self._over = [False] * self.num_envs
        return self._rows(), {"action_mask": self._masks()}

    def step(self, actions: NDArray[np.int64]) -> Stepped:
        rewards = np.zeros(self.num_envs)
        over, late = np.zeros(self.num_envs, bool), np.zeros(self.num_envs, bool)
        infos: dict[str, Any] = {}
        for number, (env, action) in enumerate(zip(self.envs, actions, strict=True)):
            if self._over[number]:
                env.begin()
                self._over[number] = False
                continue
            rewards[number], over[number], late[number], info = env.go_on(action)
            self._over[number] = bool(over[number] or late[number])
            infos = self._add_info(infos, info, number) if info else infos
        return self._rows(), rewards, over, late, {"action_mask": self._masks(), **infos}

    def _seeds(self, seed: int | Sequence[int | None] | None) -> Sequence[int | None]:
        if seed is None:
            return [None] * self.num_envs
        return [seed + number for number in range(self.num_envs)] if isinstance(seed, int) else seed

    def _rows(self) -> Rows:
        return self._arrays.observations([env.moment for env in self.envs])

    def _masks(self) -> NDArray[np.int8]:
        return self._arrays.masks([env.play.ask for env in self.envs])


seats_env = SeatsEnv
