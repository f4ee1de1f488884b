"""Many games side by side for those who learn, and the names under which Gymnasium knows them."""

from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

from alesia.games import find, names
from alesia.kernel.errors import BadOption
from alesia.lab import learning
from alesia.lab.learning import Moment, arrays_of

GAMES = [(game, find(game).seats[0]) for game in names()]


def picked(masks: Any, random: Random) -> Any:
    """An action that is offered, for each game."""
    return np.array([random.choice(np.flatnonzero(mask).tolist()) if mask.any() else 0 for mask in masks])


@pytest.mark.parametrize(("game", "seat"), GAMES)
def test_games_side_by_side_are_those_of_one_each(game: str, seat: str) -> None:
    many, random = learning.seats_env(3, game, seat), Random(4)
    alone = [learning.seat_env(game, seat) for _ in range(3)]
    rows, infos = many.reset(seed=11)
    firsts = [env.reset(seed=11 + number) for number, env in enumerate(alone)]
    assert np.array_equal(rows, np.stack([row for row, _ in firsts]))
    for _ in range(15):
        actions = picked(infos["action_mask"], random)
        rows, rewards, over, late, infos = many.step(actions)
        stepped = [env.step(action) for env, action in zip(alone, actions, strict=True)]
        assert np.array_equal(rows, np.stack([each[0] for each in stepped]))
        assert np.array_equal(infos["action_mask"], np.stack([each[4]["action_mask"] for each in stepped]))
        assert [*rewards, *over, *late] == [each[at] for at in (1, 2, 3) for each in stepped]
        if any(over | late):
            break


def test_a_game_that_is_over_begins_anew_with_the_next_step() -> None:
    many, random = learning.seats_env(2, "gallic-war", "Roman", most_steps=3), Random(2)
    _, infos = many.reset(seed=1)
    for _ in range(3):
        before = many.envs[0].play
        _, rewards, over, late, infos = many.step(picked(infos["action_mask"], random))
    assert late.all()
    assert not over.any()
    _, rewards, over, late, infos = many.step(np.array([0, 0]))
    assert many.envs[0].play is not before
    assert not rewards.any()
    assert not (over | late).any()
    assert infos["action_mask"].any(axis=1).all()


def test_the_end_of_a_game_is_told_among_the_others() -> None:
    many, random = learning.seats_env(2, "gallic-war", "Roman"), Random(3)
    _, infos = many.reset(seed=[5, 6])
    over = np.zeros(2, bool)
    while not over.any():
        _, rewards, over, _, infos = many.step(picked(infos["action_mask"], random))
    ended = int(over.argmax())
    assert rewards[ended] in (-1.0, 0.0, 1.0)
    assert infos["winners"][ended] == many.envs[ended].play.result.winners
    assert list(infos["_winners"]) == list(over)


def test_there_is_one_game_at_least() -> None:
    with pytest.raises(BadOption, match="one game or more, not 0"):
        learning.seats_env(0, "gallic-war", "Roman")


def test_gymnasium_makes_every_game_by_its_name() -> None:
    ids = learning.register_gymnasium()
    assert ids == learning.register_gymnasium() == [f"alesia/{game}-v0" for game in names()]
    for name, (_, seat) in zip(ids, GAMES, strict=True):
        one = gymnasium.make(name, seat=seat)
        row, _ = one.reset(seed=1)
        many = gymnasium.make_vec(name, num_envs=2, seat=seat)
        rows, _ = many.reset(seed=1)
        assert isinstance(many.unwrapped, learning.seats_env)
        assert many.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
        assert rows in many.observation_space
        assert np.array_equal(rows[0], row)


@pytest.mark.parametrize(("game", "seat"), GAMES)
def test_many_moments_are_encoded_at_once(game: str, seat: str) -> None:
    arrays, env, moments = arrays_of(game), learning.seat_env(game, seat), list[Moment]()
    random = Random(1)
    _, info = env.reset(seed=3)
    for _ in range(4):
        moments.append(Moment(env.play.position.state.copy(), 0, env.play.ask))
        _, _, _, _, info = env.step(random.choice(np.flatnonzero(info["action_mask"]).tolist()))
    moments.append(Moment(env.play.position.state, 1))
    assert np.array_equal(arrays.observations(moments), np.stack([arrays.observation(*each) for each in moments]))
    asks = [each.ask for each in moments]
    assert np.array_equal(arrays.masks(asks), np.stack([arrays.mask(ask) for ask in asks]))
