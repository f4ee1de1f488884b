"""How a game stands: its rest is played many times from exactly where it is, and each seat's wins are counted.

Whoever plays on may not have sat there before. A turn that is under way is ended as the rules see it now: a
non-player that began it goes on with its own dice, and one that cannot follow what a person has begun answers at
random until the turn is over.
"""

from collections import Counter
from collections.abc import Generator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from functools import partial
from itertools import chain, islice
from random import Random
from typing import Any, NamedTuple

from alesia.games import find
from alesia.kernel.ask import CHANCE, Ask, Option
from alesia.kernel.chance import SeededChance
from alesia.kernel.errors import AlesiaError, BadOption, BadRecord, UnknownName, clause, listed
from alesia.kernel.game import Game, Json, Result
from alesia.kernel.heirs import everybody, people, person
from alesia.kernel.position import Position
from alesia.kernel.record import Entry, fit
from alesia.kernel.word import Phrase, Word
from alesia.lab.playing import MOST_ANSWERS, EndlessGame, crash_text
from alesia.lab.statistics import Interval, share
from alesia.lab.workers import Here, workers
from alesia.players import (
    HUMAN,
    NONPLAYER,
    Agent,
    RandomAgent,
    View,
    is_nonplayer,
    is_own,
    make_agent,
    rivals_of,
    with_own,
)
from alesia.table import Table

AT_ONCE = 2  # games in a chunk: few, so that the first figures come soon


class Start(NamedTuple):
    """Where a game stands, as other processes can read it: the start of its turn, and the answers since."""

    game: str
    state: Json
    entries: tuple[Entry, ...]
    kinds: Mapping[str, str]
    seed: int  # with which its non-players have begun the turn


class Some(NamedTuple):
    """Some of the games, by their numbers."""

    first: int
    behind: int  # the number after the last of them

    @property
    def phrase(self) -> Phrase:
        return clause("games {0} to {1}", self.first, self.behind - 1)


class Outcome(NamedTuple):
    """How one of the games ended: who has won, or what went wrong."""

    number: int
    winners: tuple[str, ...]
    error: str = ""


@dataclass
class Odds:
    """What has come of the games so far; who wins in the seat in which he went on has won in his first."""

    seats: tuple[str, ...]  # of each person the first
    heirs: Mapping[str, str] = field(default_factory=dict)
    games: int = 0
    draws: int = 0
    wins: Counter[str] = field(default_factory=Counter)
    crashes: list[Outcome] = field(default_factory=list)

    @classmethod
    def of(cls, game: Game[Any]) -> "Odds":
        """None yet, for everybody in a game."""
        return cls(people(game.heirs, game.seats), game.heirs)

    def add(self, outcome: Outcome) -> None:
        if outcome.error:
            self.crashes.append(outcome)
            return
        self.games += 1
        won = {person(self.heirs, seat) for seat in outcome.winners}
        if won == set(self.seats):
            self.draws += 1
        else:
            self.wins.update(won)

    def chance(self, seat: str) -> Interval:
        """The chance to win, of the seat's person."""
        return share(self.wins[seat], self.games)

    @property
    def doubt(self) -> float:
        """How far the least certain of the chances may be off."""
        return max((chance.high - chance.low) / 2 for chance in map(self.chance, self.seats))


# ---- Where a game stands


def usual_kind(game: Game[Any]) -> str:
    """Who plays on if nothing is said: the game's own non-players, where it has them."""
    try:
        game.nonplayer(0, 0)
    except UnknownName:
        return "random"
    return NONPLAYER


def start_of(table: Table, kinds: Mapping[str, str]) -> Start:
    """Where the game at this table stands, to be played on by these kinds of player, or by the usual one."""
    _check(table, kinds)
    game: Game[Any] = table.game
    players = everybody(game.seats, game.heirs, kinds, usual_kind(game))
    entries = tuple(table.entries(table.turns()[-1]))
    state = _told(game, table.turn, players, entries)
    return Start(game.name, state.to_json(), entries, players, table.seed)


def _check(table: Table, kinds: Mapping[str, str]) -> None:
    if table.result is not None:
        raise BadOption("the game is over: {0} won", listed([Word("seat", each) for each in table.result.winners]))
    for seat, kind in kinds.items():
        if seat not in table.seats:
            raise UnknownName("{0!r} is not a seat of {1}; known: {2}", seat, table.game.name, ", ".join(table.seats))
        if kind == HUMAN:
            raise BadOption("{0}={1}: nobody can be asked in many games at once", seat, HUMAN)
        _check_player(table.game, kind, seat)


def _check_player(game: Game[Any], kind: str, seat: str) -> None:
    """Refuse players that nobody knows; a class that breaks when it is made breaks its games, and not the run."""
    try:
        _agent(game, dict.fromkeys(game.seats, kind), seat, 0)
    except AlesiaError:
        raise
    except (Exception, SystemExit):
        return


def _agent(game: Game[Any], kinds: Mapping[str, str], seat: str, seed: int) -> Agent | None:
    [made] = with_own({seat: kinds[seat]}, seed).values()
    if not isinstance(made, str):
        return made
    return make_agent(game, made, seat, seed, quiet=True, rivals=rivals_of(game, kinds, seat))


def _told(game: Game[Any], state: Any, kinds: Mapping[str, str], entries: Sequence[Entry]) -> Any:
    """The start of the turn, told of its new non-players unless its answers could not have been given then."""
    told = _with_nonplayers(game, state, kinds)
    try:
        _position(game, told, entries)
    except BadRecord:
        return state
    return told


def _with_nonplayers(game: Game[Any], state: Any, kinds: Mapping[str, str]) -> Any:
    """A state in which the rules know of every non-player; the same one if they do already."""
    known = game.nonplayers(state)
    newcomers = [seat for seat, kind in enumerate(kinds.values()) if is_nonplayer(kind) and seat not in known]
    if newcomers:
        state = state.copy()
        game.seat_nonplayers(state, newcomers)
    return state


def _position(game: Game[Any], state: Any, entries: Sequence[Entry]) -> Position[Any]:
    position = Position(game, state.copy())
    for number, entry in enumerate([each for each in entries if not each.is_own_die], 1):
        ask, index = fit(position, entry, number)
        position.answer(ask.options[index], ask.who)
    return position


# ---- One game


class Joining:
    """Plays for a non-player in a turn that it has not seen begin; what it cannot follow is answered at random."""

    def __init__(self, agent: Agent, stand_in: Agent) -> None:
        self.kind = agent.kind
        self._agent, self._stand_in = agent, stand_in

    def decide(self, view: View, ask: Ask) -> Option:
        try:
            option = self._agent.decide(view, ask)
        except Exception:  # it has made other plans, and trips over them in ways that only it knows
            self._agent = self._stand_in
            return self._agent.decide(view, ask)
        return option if option in ask.options else self._stand_in.decide(view, ask)

    def seek(self, answered: int) -> None:
        self._agent.seek(answered)


class Rollout:
    """The rest of a game, once."""

    def __init__(self, start: Start, seed: int) -> None:
        self._start, self._seed = start, seed
        self._steps = 0
        self._game = find(start.game)
        self._chance = SeededChance(seed)
        self._agents: list[Agent] = [self._agent(seat, seed) for seat in self._game.seats]

    def play(self) -> Result:
        start = self._start
        position = _position(self._game, self._game.state_from_json(start.state), start.entries)
        if start.entries:
            position = self._next_turn(position)
        while position.request is not None:
            self._step(position, self._agents)
        assert position.result is not None
        return position.result

    def _next_turn(self, position: Position[Any]) -> Position[Any]:
        """Let the turn that is under way be ended; when the next begins, the rules know of every non-player."""
        agents, turn = self._joining(position), position.start
        while position.request is not None and position.start is turn:
            self._step(position, agents)
        told = _with_nonplayers(self._game, position.start, self._start.kinds)
        return position if position.request is None or told is position.start else Position(self._game, told)

    def _step(self, position: Position[Any], agents: Sequence[Agent]) -> None:
        self._steps += 1
        if self._steps > MOST_ANSWERS:
            raise EndlessGame
        for ask in position.asks:
            position.answer(self._answer(position, ask, agents), ask.who)

    def _answer(self, position: Position[Any], ask: Ask, agents: Sequence[Agent]) -> Option:
        if ask.who != CHANCE:
            return agents[ask.who].decide(View(position, ask.who), ask)
        index = self._chance.answer(ask)
        assert index is not None
        return ask.options[index]

    def _joining(self, position: Position[Any]) -> list[Agent]:
        """Those who end the turn: non-players that began it have their old dice, so that they think the same again."""
        begun = Counter(entry.who for entry in self._start.entries)
        found: list[Agent] = []
        for number, seat in enumerate(self._game.seats):
            goes_on = begun[seat] and number in self._game.nonplayers(position.start)
            agent = self._agent(seat, self._start.seed if goes_on else self._seed)
            agent.seek(begun[seat])
            found.append(Joining(agent, RandomAgent(seat, self._seed)) if agent.kind == NONPLAYER else agent)
        return found

    def _agent(self, seat: str, seed: int) -> Agent:
        agent = _agent(self._game, self._start.kinds, seat, seed)
        assert agent is not None
        return agent


# ---- Many games


def estimate(start: Start, games: int, seed: int, jobs: int) -> Generator[Odds, None, None]:
    """Play the rest so many times; the odds so far, again and again. The last are the same for any number of jobs."""
    odds, work = Odds.of(find(start.game)), partial(play, start, seed)
    apart = any(map(is_own, start.kinds.values()))
    chunks = (Some(first, min(first + AT_ONCE, games)) for first in range(0, games, AT_ONCE))
    # The first games are played here, if nothing can happen: other processes take a moment to start.
    first = Here().run(work, islice(chunks, 0 if apart else 1))
    with closing(workers(jobs, apart).run(work, chunks)) as others:
        for _, outcomes in chain(first, others):
            for outcome in outcomes:
                odds.add(outcome)
            odds.crashes.sort()
            yield odds


def play(start: Start, seed: int, some: Some) -> list[Outcome]:
    """The games of these numbers, each with cards and dice of its own."""
    return [_outcome(start, seed, number) for number in range(*some)]


def _outcome(start: Start, seed: int, number: int) -> Outcome:
    """What came of one game; a crash is told, not hidden and not fatal."""
    # Mixed, so that no game is the one that would come of the record's own dice.
    own = Random(f"odds/{seed}/{number}").getrandbits(48)
    try:
        return Outcome(number, Rollout(start, own).play().winners)
    except (Exception, SystemExit) as error:
        return Outcome(number, (), crash_text(error))
