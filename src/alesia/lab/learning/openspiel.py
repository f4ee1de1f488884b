"""Every game for OpenSpiel, with explicit chance nodes: ``pyspiel.load_game("alesia_gallic_war")``.

Parameters are ``scenario`` and ``options`` ("short:true;seating:two"). Actions and chance outcomes are places in the
game's vocabulary. Who choose in secret at once are asked one after the other, and see nothing of each other's choice.
"""

from collections.abc import Mapping
from functools import cache
from typing import Any

import numpy as np
import pyspiel
from numpy.typing import NDArray

from alesia.games import find, names
from alesia.kernel.ask import CHANCE, Ask
from alesia.kernel.game import Game, Json
from alesia.kernel.heirs import people, person
from alesia.kernel.position import Position
from alesia.lab.learning.arrays import Arrays, arrays_of
from alesia.lab.learning.play import Rules, rewards

LONGEST = 100_000  # a bound, not a measure: nobody comes near it
NO_RECALL = (
    "the games of Alesia have no information states: what a player sees now is an observation, all he ever saw is not"
)
Kind = pyspiel.GameType


class Moment:
    """A position that OpenSpiel may copy as deeply as it likes, and write down."""

    def __init__(self, position: Position[Any]) -> None:
        self.position = position

    def __deepcopy__(self, memo: dict[int, Any]) -> "Moment":
        return Moment(self.position.clone())

    def __reduce__(self) -> tuple[Any, ...]:
        return restored, (self.position.game.name, self.position.snapshot())


def restored(title: str, snapshot: Json) -> Moment:
    return Moment(Position.restore(find(title), snapshot))


class AlesiaGame(pyspiel.Game):
    """A game with its scenario and options; each title is a class of its own, as OpenSpiel has it."""

    title: str
    game_type: Any

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = dict(params or {})
        self.arrays: Arrays = arrays_of(self.title)
        super().__init__(self.game_type, _info(self.arrays), given)
        self.start = _start(self.title, given.get("scenario"), given.get("options", ""))

    def new_initial_state(self) -> "AlesiaState":
        return AlesiaState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        if iig_obs_type is not None and iig_obs_type.perfect_recall:
            raise NotImplementedError(NO_RECALL)
        return Observer(self.arrays)


class AlesiaState(pyspiel.State):
    """A position, made when it is first looked at: OpenSpiel makes a state before it copies another into it."""

    def __init__(self, game: AlesiaGame) -> None:
        super().__init__(game)
        self._moment: Moment | None = None

    @property
    def position(self) -> Position[Any]:
        if self._moment is None:
            game = self.get_game()
            self._moment = Moment(Position(game.arrays.game, game.start.copy()))
        return self._moment.position

    @property
    def ask(self) -> Ask | None:
        return next(iter(self.position.asks), None)

    @property
    def _arrays(self) -> Arrays:
        found: Arrays = self.get_game().arrays
        return found

    def current_player(self) -> int:
        ask = self.ask
        if ask is None:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if ask.who == CHANCE else _player(self._arrays.game, ask.who)

    def _legal_actions(self, player: int) -> list[int]:
        ask = self.ask
        return sorted(self._arrays.offered(ask)) if ask is not None and self.current_player() == player else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        ask = self.ask
        assert ask is not None
        weights = ask.weights or (1,) * len(ask.options)
        odds = [weight / sum(weights) for weight in weights]
        return sorted(each for each in zip(self._arrays.offered(ask), odds, strict=True) if each[1])

    def _apply_action(self, action: int) -> None:
        ask = self.ask
        assert ask is not None
        self.position.answer(self._arrays.game.vocabulary[action], ask.who)

    def _action_to_string(self, player: int, action: int) -> str:
        return str(self._arrays.game.vocabulary[action])

    def is_terminal(self) -> bool:
        return self.position.result is not None

    def returns(self) -> list[float]:
        result, game = self.position.result, self._arrays.game
        found = {} if result is None else rewards(result, game)
        return [found.get(seat, 0.0) for seat in people(game.heirs, game.seats)]

    def __str__(self) -> str:
        return f"{self.position.state.digest().hex()} {self.ask or self.position.result}"


class Observer:
    """What a player sees, as OpenSpiel asks for it: a tensor, and words."""

    def __init__(self, made: Arrays) -> None:
        self._arrays = made
        self.tensor: NDArray[np.float32] = np.zeros(made.columns, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: AlesiaState, player: int) -> None:
        position = state.position
        seat, ask = _looking(position, player)
        self.tensor[:] = self._arrays.observation(position.state, seat, ask)

    def string_from(self, state: AlesiaState, player: int) -> str:
        position = state.position
        seat, ask = _looking(position, player)
        return f"{position.game.observe(position.state, seat)} {ask}"


def _player(game: Game[Any], seat: int) -> int:
    """The player who has a seat: who goes on in another is the same."""
    return people(game.heirs, game.seats).index(person(game.heirs, game.seats[seat]))


def _looking(position: Position[Any], player: int) -> tuple[int, Ask | None]:
    """The first seat of a player, from which he looks, and what he is asked in any of his."""
    game = position.game
    ask = next((ask for ask in position.asks if ask.who != CHANCE and _player(game, ask.who) == player), None)
    return game.seats.index(people(game.heirs, game.seats)[player]), ask


def register_openspiel() -> list[str]:
    """Make every game known to OpenSpiel; returns their names there."""
    known = set(pyspiel.registered_names())
    titles = {f"alesia_{title.replace('-', '_')}": title for title in names()}
    for short, title in titles.items():
        if short not in known:
            kind = _type(short, title)
            pyspiel.register_game(kind, type(short, (AlesiaGame,), {"title": title, "game_type": kind}))
    return list(titles)


def _type(short: str, title: str) -> Any:
    game = find(title)
    players = len(people(game.heirs, game.seats))
    return Kind(
        short_name=short,
        long_name=game.title,
        dynamics=Kind.Dynamics.SEQUENTIAL,
        chance_mode=Kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=Kind.Information.IMPERFECT_INFORMATION,
        utility=Kind.Utility.ZERO_SUM if players == 2 else Kind.Utility.GENERAL_SUM,
        reward_model=Kind.RewardModel.TERMINAL,
        max_num_players=players,
        min_num_players=players,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"scenario": next(iter(game.scenarios)), "options": ""},
    )


def _info(made: Arrays) -> Any:
    players = len(people(made.game.heirs, made.game.seats))
    return pyspiel.GameInfo(
        num_distinct_actions=made.actions,
        max_chance_outcomes=made.actions,
        num_players=players,
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=0.0 if players == 2 else None,
        max_game_length=LONGEST,
    )


@cache
def _start(title: str, scenario: str | None, options: str) -> Any:
    """The state at the start: OpenSpiel makes a game anew whenever it reads one of its states."""
    return Rules(title, scenario, _options(options), None).start


def _options(text: str) -> dict[str, str | bool]:
    """Options of a game as OpenSpiel can hand them on: "short:true;seating:two"."""
    pairs = [each.partition(":") for each in text.split(";") if each]
    return {name: value for name, _, value in pairs}
