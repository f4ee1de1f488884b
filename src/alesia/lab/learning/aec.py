"""Every game as an environment of PettingZoo, where one agent acts after the other (AEC)."""

from collections.abc import Mapping
from random import Random
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from alesia.kernel.errors import BadOption, IllegalAnswer
from alesia.kernel.heirs import person
from alesia.lab.learning.arrays import arrays_of
from alesia.lab.learning.play import MOST_STEPS, Play, Rules, leads, outcome, rewards
from alesia.players import Agent

RENDER_MODES = ("human", "ansi")
Observation = dict[str, Any]


def env(
    game: str,
    scenario: str | None = None,
    options: Mapping[str, str | bool] | None = None,
    seats: Mapping[str, str | Agent] | None = None,
    render_mode: str | None = None,
    shaping: float = 0.0,
    most_steps: int = MOST_STEPS,
) -> Any:
    """With the usual guards of PettingZoo: an illegal answer loses the game, and the order of calls is watched."""
    guarded: Any = AlesiaEnv(game, scenario, options, seats, render_mode, shaping, most_steps)
    guarded = wrappers.TerminateIllegalWrapper(guarded, illegal_reward=-1)
    guarded = wrappers.AssertOutOfBoundsWrapper(guarded)
    return wrappers.OrderEnforcingWrapper(guarded)


class AlesiaEnv(AECEnv[str, Observation, int | None]):
    """The agents are the seats that nobody holds. Whoever is asked acts; chance answers from the seed of the reset. Who
    goes on in another seat is one agent all the game, called by his first (``metadata["heirs"]``)."""

    def __init__(
        self,
        game: str,
        scenario: str | None = None,
        options: Mapping[str, str | bool] | None = None,
        seats: Mapping[str, str | Agent] | None = None,
        render_mode: str | None = None,
        shaping: float = 0.0,
        most_steps: int = MOST_STEPS,
    ) -> None:
        super().__init__()
        self._rules = Rules(game, scenario, options, seats)
        self._arrays = arrays_of(game)
        self._seeds = Random()
        self._shaping, self._most_steps = shaping, most_steps
        self._leads: dict[str, float] = {}
        self.render_mode = check_mode(render_mode)
        name = f"{game.replace('-', '_')}_v0"
        self.metadata = {"name": name, "render_modes": list(RENDER_MODES), "is_parallelizable": False}
        if self._rules.game.heirs:
            self.metadata["heirs"] = dict(self._rules.game.heirs)
        self.possible_agents = list(self._rules.free)
        self.agents: list[str] = []
        self._seat = {seat: number for number, seat in enumerate(self._rules.game.seats)}
        self._spaces = {seat: self._observed() for seat in self.possible_agents}
        self._actions = {seat: spaces.Discrete(self._arrays.actions) for seat in self.possible_agents}
        self.play: Play

    # What the agents see.

    def observation_space(self, agent: str) -> Any:
        return self._spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self._actions[agent]

    def observe(self, agent: str) -> Observation:
        """What this seat may see, and what it is asked if it is its turn."""
        ask = self.play.ask if agent == self.agent_selection else None
        seen = self._arrays.observation(self.play.position.state, self._seat[agent], ask)
        return {"observation": seen, "action_mask": self._arrays.mask(ask)}

    def render(self) -> str | None:
        """The whole table as a position text, hidden things too, and the open question."""
        text = picture(self.play)
        if self.render_mode != "human":
            return text
        print(text)
        return None

    # What they do.

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; without a seed it goes on with the seeds that the last one given leads to."""
        if seed is not None:
            self._seeds = Random(seed)
        self.play = self._rules.play(self._seeds.getrandbits(32))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._leads = leads(self.play.position) if self._shaping else {}
        self._select()

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        ask = self.play.ask
        assert ask is not None
        self.play.answer(find_offered(self._arrays.offered(ask), action, agent))
        self._cumulative_rewards[agent] = 0.0
        self._reward()
        self._select()

    def _reward(self) -> None:
        """What the answer brought everybody, whoever gave it."""
        result = self.play.result
        if result is None and not self._shaping:
            return
        found = dict.fromkeys(self.agents, 0.0) if result is None else rewards(result, self._rules.game)
        if self._shaping:
            before, self._leads = self._leads, leads(self.play.position)
            found = {each: value + self._shaping * (self._leads[each] - before[each]) for each, value in found.items()}
        self.rewards = {each: found[each] for each in self.agents}
        self._accumulate_rewards()

    def _select(self) -> None:
        """Whoever is asked is next; at the end everybody is dead."""
        ask = self.play.ask
        if ask is not None and self.play.steps < self._most_steps:
            self.agent_selection = person(self._rules.game.heirs, self._rules.game.seats[ask.who])
            return
        self.terminations = dict.fromkeys(self.agents, ask is None)
        self.truncations = dict.fromkeys(self.agents, ask is not None)
        self.infos = {agent: outcome(self.play) for agent in self.agents}
        self.agent_selection = self.agents[0]

    def _observed(self) -> Any:
        return spaces.Dict(
            {
                "observation": spaces.Box(0, 255, (self._arrays.columns,), np.uint8),
                "action_mask": spaces.Box(0, 1, (self._arrays.actions,), np.int8),
            }
        )


raw_env = AlesiaEnv


def check_mode(render_mode: str | None) -> str | None:
    if render_mode is not None and render_mode not in RENDER_MODES:
        raise BadOption(f"render_mode cannot be {render_mode!r}; known: {', '.join(RENDER_MODES)}")
    return render_mode


def find_offered(offered: list[int], action: int | None, agent: str) -> int:
    """Which of the options offered an action is."""
    if action not in offered:
        raise IllegalAnswer(f"{agent} cannot answer with action {action!r}; offered are {offered}")
    return offered.index(int(action))


def picture(play: Play) -> str:
    """A game as text."""
    position = play.position
    text = position.game.position_text(position.state)
    if play.ask is None:
        return f"{text}\n{play.result}"
    who, offered = position.game.seats[play.ask.who], ", ".join(map(str, play.ask.options))
    return f"{text}\n{who} {play.ask.key} (rule {play.ask.rule}): {offered}"
