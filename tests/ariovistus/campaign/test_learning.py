"""A2.1A For those who learn, whoever goes on as the Arverni is one agent all the game."""

from importlib import import_module
from typing import Any

import numpy as np
import pytest

from alesia.lab import learning
from alesia.lab.learning.play import Play
from alesia.table.setup import make_setup
from tests.ariovistus.campaign.playing import GAME

PEOPLE = ["Romans", "Germans", "Aedui", "Belgae"]


def in_second_half(*held: str) -> Play:
    """A game in which the Arverni are asked; these seats are held."""
    seats = dict.fromkeys(held, "random")
    return Play(make_setup(GAME, None, 1, seats, {}, "half = 2\ncard = 19", "seeded"))


def test_a2_1a_four_agents_for_five_seats() -> None:
    """The one of two seats is called by the first, and the metadata tell which it goes on in."""
    env = learning.raw_env(GAME)
    assert env.possible_agents == PEOPLE
    assert env.metadata["heirs"] == {"Arverni": "Germans"}
    held = learning.raw_env(GAME, seats={"Arverni": "random"})
    assert held.possible_agents == ["Romans", "Aedui", "Belgae"]


def test_a2_1a_the_agent_of_the_germans_acts_for_the_arverni() -> None:
    """It is selected, sees its own row with the question of the Arverni, and its answer is theirs."""
    env = learning.raw_env(GAME)
    env.reset(seed=1)
    env.play = in_second_half()
    env._select()
    seen = env.observe("Germans")
    assert (env.agent_selection, env.play.ask.key, env.play.ask.who) == ("Germans", "action", 4)
    assert seen["action_mask"].sum() == len(env.play.ask.options)
    assert not env.observe("Romans")["action_mask"].any()
    env.step(int(np.flatnonzero(seen["action_mask"])[-1]))
    assert env.agents == PEOPLE


def test_a2_1a_one_seat_alone_goes_on() -> None:
    """By either of its names; others may name whom they hold, and not whoever learns."""
    for seat in ("Germans", "Arverni"):
        alone = learning.seat_env(GAME, seat, others="random")
        alone.reset(seed=2)
        assert alone._seat == "Germans"
    alone._play = in_second_half("Romans", "Aedui", "Belgae")
    assert alone.action_masks().any()


def test_a2_1a_openspiel_has_four_players() -> None:
    """Whoever is asked as the Arverni is the second, who sees the question; and four returns are told."""
    pyspiel: Any = pytest.importorskip("pyspiel")
    learning.register_openspiel()
    game = pyspiel.load_game("alesia_ariovistus_campaign")
    state = game.new_initial_state()
    state._moment = import_module("alesia.lab.learning.openspiel").Moment(in_second_half().position)
    assert (game.num_players(), state.current_player(), len(state.returns())) == (4, 1, 4)
    assert state.legal_actions(1)
    assert not state.legal_actions(0)
    observer = game.make_py_observer()
    observer.set_from(state, 1)
    assert observer.tensor.any()
