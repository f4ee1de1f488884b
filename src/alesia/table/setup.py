"""What a game begins with: everything that was said at set-up, checked against what the game knows."""

import secrets
from collections.abc import Mapping
from typing import Any, NamedTuple

from alesia.games import find
from alesia.kernel.errors import BadOption, UnknownName, clause
from alesia.kernel.game import Game, GameOption
from alesia.kernel.heirs import everybody
from alesia.kernel.record import Record, option_text, refuse_other_facts
from alesia.players import HUMAN, Agent, is_nonplayer, is_own, make_agent, rivals_of
from alesia.players.own import seated

SEEDED = "seeded"
ASKED = "asked"
ALL = "all"  # as asked, and the non-players' own dice too: the game is on a real table
DICE = (SEEDED, ASKED, ALL)

Value = str | bool


class Setup(NamedTuple):
    """A set-up that can be played: all names exist, and every option and seat has its value."""

    game: Game[Any]
    scenario: str
    seed: int
    options: dict[str, Value]
    agents: tuple[Agent | None, ...]
    position: str | None
    dice: str
    hints: bool = True

    @property
    def kinds(self) -> dict[str, str]:
        """Who sits where, as words."""
        kinds = [HUMAN if agent is None else agent.kind for agent in self.agents]
        return dict(zip(self.game.seats, kinds, strict=True))

    def state(self) -> Any:
        """The state at the start: of the scenario, or of the position that was given."""
        if self.position is None:
            state = self.game.setup(self.scenario, self.options)
        else:
            state = self.game.read_position(self.position, self.scenario, self.options)
        nonplayers = [seat for seat, kind in enumerate(self.kinds.values()) if is_nonplayer(kind)]
        if nonplayers:
            self.game.seat_nonplayers(state, nonplayers)
        return state


def make_setup(
    game: str,
    scenario: str | None,
    seed: int | None,
    seats: Mapping[str, str | Agent] | None,
    options: Mapping[str, Value] | None,
    position: str | None,
    dice: str,
    quiet: bool = False,
    hints: bool = True,
) -> Setup:
    """Check a set-up and fill in what was left out; quiet non-players think without writing down why."""
    rules = find(game)
    chosen = _scenario(rules, scenario)
    number = _seed(seed)
    agents = _agents(rules, seats or {}, number, quiet)
    text = None if position is None else position.replace("\r\n", "\n")
    return Setup(rules, chosen, number, _options(rules, options or {}), agents, text, _dice(dice), hints)


def setup_of(record: Record) -> Setup:
    """The set-up that a record tells; a player of somebody's own is not fetched, his seat is left to a person."""
    refuse_other_facts(record.rules, find(record.game))
    seats = {seat: HUMAN if is_own(kind) else kind for seat, kind in record.seats.items()}
    facts = record.seed, seats, record.options, record.position, record.dice
    return make_setup(record.game, record.scenario, *facts, hints=record.hints)


def _scenario(game: Game[Any], name: str | None) -> str:
    if name is None:
        return next(iter(game.scenarios))
    if name not in game.scenarios:
        raise UnknownName("{0!r} is not a scenario of {1}; known: {2}", name, game.name, ", ".join(game.scenarios))
    return name


def _seed(seed: object) -> int:
    if seed is None:
        return secrets.randbelow(2**32)
    if not isinstance(seed, int) or isinstance(seed, bool):
        raise BadOption("the seed must be a whole number, not {0}", repr(seed))
    return seed


def _dice(dice: str) -> str:
    if dice not in DICE:
        raise BadOption("dice cannot be {0!r}; known: {1}", dice, ", ".join(DICE))
    return dice


def _agents(game: Game[Any], seats: Mapping[str, str | Agent], seed: int, quiet: bool) -> tuple[Agent | None, ...]:
    for seat in seats:
        if seat not in game.seats:
            raise UnknownName("{0!r} is not a seat of {1}; known: {2}", seat, game.name, ", ".join(game.seats))
    named = everybody(game.seats, game.heirs, seats, HUMAN)
    players = {seat: who if isinstance(who, str) else seated(who, seat, seed) for seat, who in named.items()}
    return tuple([_agent(game, players, seat, seed, quiet) for seat in game.seats])


def _agent(game: Game[Any], players: Mapping[str, str | Agent], seat: str, seed: int, quiet: bool) -> Agent | None:
    player = players[seat]
    if not isinstance(player, str):
        return player
    return make_agent(game, player, seat, seed, quiet, rivals_of(game, players, seat))


def _options(game: Game[Any], given: Mapping[str, Value]) -> dict[str, Value]:
    known = {option.name: option for option in game.options}
    for name in given:
        if name not in known:
            raise BadOption(
                "{0!r} is not an option of {1}; known: {2}", name, game.name, ", ".join(known) or clause("none")
            )
    return {name: _value(option, given.get(name, option.values[0])) for name, option in known.items()}


def _value(option: GameOption, given: Value) -> Value:
    """The option's own value that reads like the given one ("true" stands for True)."""
    values = {option_text(value): value for value in option.values}
    text = option_text(given)
    if text not in values:
        raise BadOption(
            "{0} cannot be {1!r} (rule {2}); known: {3}", option.name, given, option.rule, ", ".join(values)
        )
    return values[text]
