"""The doors to a table: which games there are, a new game, and a saved one."""

import os
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

from alesia.games import find, names
from alesia.kernel.ask import kind_of
from alesia.kernel.errors import UnknownName
from alesia.kernel.game import NO_SEAT, CardInfo, Game, GameOption, Inquiry, NoNonplayers
from alesia.kernel.record import Record
from alesia.kernel.walk import Throw
from alesia.kernel.word import Word
from alesia.players import Agent
from alesia.players.strategist import has_strategists
from alesia.table.files import read_text
from alesia.table.setup import SEEDED, make_setup
from alesia.table.table import Table, replay


class GameInfo(NamedTuple):
    """What can be said of a game before it is played."""

    name: str
    title: str
    rules: str
    seats: tuple[str, ...]
    scenarios: dict[str, str]
    options: tuple[GameOption, ...]
    cards: tuple[CardInfo, ...]
    things: tuple[Word, ...] = ()  # whatever an answer can be about
    has_nonplayers: bool = True
    has_strategists: bool = False
    automatic: tuple[str, ...] = ()  # sides without a seat, which the rules move
    heirs: Mapping[str, str] = {}  # seats in which somebody goes on who began in another, each with that one
    remark: str = ""  # what must be said of it before it is played, by a key of its catalogue


def games() -> tuple[GameInfo, ...]:
    """The games that can be played."""
    return tuple(_describe(find(name)) for name in names())


def game_info(name: str) -> GameInfo:
    """What can be said of this game; UnknownName if there is none."""
    return _describe(find(name))


def new(
    game: str,
    scenario: str | None = None,
    seed: int | None = None,
    seats: Mapping[str, str | Agent] | None = None,
    options: Mapping[str, str | bool] | None = None,
    position: str | None = None,
    dice: str = SEEDED,
) -> Table:
    """A new game: seats not named are for people, and without a seed one is drawn."""
    table = set_up(game, scenario, seed, seats, options, position, dice)
    table.go_on()
    return table


def set_up(
    game: str,
    scenario: str | None = None,
    seed: int | None = None,
    seats: Mapping[str, str | Agent] | None = None,
    options: Mapping[str, str | bool] | None = None,
    position: str | None = None,
    dice: str = SEEDED,
    quiet: bool = False,
    hints: bool = True,
) -> Table:
    """A new game in which nobody has begun yet, neither chance nor agents. Quiet non-players answer as others do, and
    sooner: of their thoughts boxes, dice and deeds are kept, and no reasons. Hints for people can be forbidden."""
    return Table(make_setup(game, scenario, seed, seats, options, position, dice, quiet, hints))


def ask_nonplayer(
    game: str,
    position: str,
    seat: str,
    card: str | None = None,
    next_card: str | None = None,
    seed: int | None = None,
    rolls: Sequence[int] = (),
    dice: str = SEEDED,
    *,
    nonplayers: Sequence[str] | None = None,
    about: str | None = None,
    by: str | None = None,
    place: str | None = None,
    throw: Callable[[str, Throw], int] | None = None,
) -> Table:
    """A table where this non-player is to act on the board described, or where somebody acts upon it; nobody has begun.
    It rolls these dice first; further ones of all non-players come from `throw`, if there is one. A side that the
    rules move, always or here, can be named in place of a seat."""
    rules = find(game)
    number = NO_SEAT if is_automatic(rules, seat) else seat_number(rules, seat)
    scene = rules.inquire(Inquiry(position, number, card, next_card, nonplayers, about, by, place))
    setup = make_setup(game, None, seed, {}, {}, rules.position_text(scene.state), dice)
    agents: dict[int, Any] = {n: rules.nonplayer(n, setup.seed) for n in rules.nonplayers(scene.state)}
    if number in agents:
        agents[number] = rules.nonplayer(number, setup.seed, rolls)
    if throw is not None:
        for each in agents.values():
            each.throw = throw
    if scene.by != number:
        agents.pop(scene.by, None)
    seated = tuple(agents.get(n) for n in range(len(rules.seats)))
    return Table(setup._replace(game=scene.game, agents=seated))


def is_automatic(game: Game[Any], side: str) -> bool:
    """Whether the rules of the game move this side, whose name may be written small."""
    return side.casefold() in map(str.casefold, game.automatic)


def seat_number(game: Game[Any], seat: str) -> int:
    """The number of a seat, whose name may be written small."""
    found = [n for n, name in enumerate(game.seats) if name.casefold() == seat.casefold()]
    if not found:
        raise UnknownName("{0!r} is not a seat of {1}; known: {2}", seat, game.name, ", ".join(game.seats))
    return found[0]


def load(path: str | os.PathLike[str]) -> Table:
    """A saved game, which goes on as if it had never been put away."""
    table = replay(Record.from_text(read_text(path)))
    table.go_on()
    return table


def _describe(game: Game[Any]) -> GameInfo:
    return GameInfo(
        game.name,
        game.title,
        game.rules_version,
        game.seats,
        dict(game.scenarios),
        game.options,
        game.cards,
        things_of(game.name),
        not isinstance(game, NoNonplayers),
        has_strategists(game),
        game.automatic,
        dict(game.heirs),
        game.remark,
    )


@cache
def things_of(game: str) -> tuple[Word, ...]:
    """Whatever an answer in this game can be about, by its kind and its name."""
    named = [option for option in find(game).vocabulary if isinstance(option.noun, str)]
    found = {(kind_of(option), str(option.noun)): None for option in named}
    return tuple(Word(kind, name) for kind, name in found if kind is not None)
