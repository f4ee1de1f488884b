"""Steps of the environment for PettingZoo, by agents that choose at random what the mask allows."""

from random import Random
from typing import Any

from alesia.lab.learning import env

from .goals import Measured
from .watch import Watch, add_costs


def measure(game: str, games: int) -> Measured:
    environment, random, watch, steps = env(game), Random(1), Watch(), 0
    for seed in range(games):
        environment.reset(seed=seed)
        with watch:
            steps += play(environment, random)
    return add_costs({"steps_per_second": steps / watch.seconds}, watch)


def play(environment: Any, random: Random) -> int:
    """One game; every step looks at what the agent sees and at its mask."""
    steps = 0
    for _ in environment.agent_iter():
        seen, _, terminated, truncated, _ = environment.last()
        if terminated or truncated:
            environment.step(None)
        else:
            environment.step(random.choice(seen["action_mask"].nonzero()[0]))
            steps += 1
    return steps
