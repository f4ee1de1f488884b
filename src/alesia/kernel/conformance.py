"""A kit that every game is run through: random games, with the kernel's promises checked along the way.

``check_game`` plays one game. After every answer it looks at the questions and lets the game check its state;
at random moments it clones, snapshots, replays and observes. A failure is an AssertionError that names the
seed and the number of answers given, so that the same call plays up to the same fault again.
"""

import json
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from random import Random
from typing import Generic, NamedTuple

from alesia.kernel.ask import CHANCE, Ask, Option
from alesia.kernel.chance import SeededChance
from alesia.kernel.errors import BadOption
from alesia.kernel.game import Game, Json, S, State
from alesia.kernel.position import Position
from alesia.kernel.record import CHANCE_NAME, HEADER_WORDS, Entry, Record, fit, seat_name

Options = Mapping[str, str | bool]

LIMIT = 100_000
OFTEN = 0.05
AHEAD = 30


class Seen(NamedTuple):
    """A state that was set aside, and what it looked like then."""

    answers: int
    state: State
    digest: bytes


class Trial(Generic[S]):
    """One random game under test."""

    def __init__(self, game: Game[S], scenario: str, options: Options, seed: int) -> None:
        self.game = game
        self.scenario = scenario
        self.options = options
        self.seed = seed
        self.random = Random(f"{seed}/conformance")
        self.chance = SeededChance(seed)
        self.entries: list[Entry] = []
        self.seen: list[Seen] = []
        self.position = Position(game, game.setup(scenario, options), [])
        self.clock = (1, 0)
        self.set_up = game.setup(scenario, options).digest()
        self.vocabulary, self.questions = frozenset(game.vocabulary), frozenset(game.questions)
        self.columns = len(game.encode(self.position.state, 0))

    def step(self) -> None:
        """Let somebody answer one open question."""
        ask = self.random.choice(self.position.asks)
        index = self.chance.answer(ask) if ask.who == CHANCE else self.random.randrange(len(ask.options))
        assert index is not None
        self.position.answer(ask.options[index], ask.who)
        self.entries.append(Entry(seat_name(self.game.seats, ask.who), ask.key, ask.options[index]))

    def record(self) -> Record:
        """The game up to now."""
        return Record(
            self.game.name,
            self.game.rules_version,
            self.scenario,
            self.seed,
            dict(self.options),
            dict.fromkeys(self.game.seats, "human"),
            None,
            list(self.entries),
        )

    @contextmanager
    def naming_the_fault(self, what: str) -> Iterator[None]:
        """Turn whatever goes wrong into an AssertionError that says where to find it."""
        try:
            yield
        except Exception as error:
            place = f"{self.game.name} {self.scenario} seed {self.seed} after {len(self.entries)} answers"
            raise AssertionError(f"{place}: {what}: {type(error).__name__}: {error}") from error


def default_options(game: Game[S]) -> dict[str, str | bool]:
    """The options of a game when nobody chooses any."""
    return {option.name: option.values[0] for option in game.options}


def check_game(
    game: Game[S],
    scenario: str,
    options: Options | None = None,
    seed: int = 0,
    limit: int = LIMIT,
    often: float = OFTEN,
) -> int:
    """Play one random game and check it all along; returns the number of answers."""
    check_names(game)
    trial = Trial(game, scenario, {**default_options(game), **(options or {})}, seed)
    _check_all(trial, MOMENT_CHECKS)
    while trial.position.result is None:
        _check_step(trial, limit)
        if trial.random.random() < often:
            _check_all(trial, MOMENT_CHECKS)
        if trial.random.random() < often / 10:  # a replay takes as long as the game before it
            _check_all(trial, (check_replay,))
    _check_all(trial, (*MOMENT_CHECKS, check_replay, check_the_past, check_the_end, check_uses))
    return len(trial.entries)


def check_games(game: Game[S], seeds: range, limit: int = LIMIT, often: float = OFTEN) -> int:
    """Play random games of every scenario; odd seeds choose the options at random."""
    answers = 0
    for seed in seeds:
        for scenario in game.scenarios:
            options = random_options(game, scenario, Random(f"{seed}/options")) if seed % 2 else None
            answers += check_game(game, scenario, options, seed, limit, often)
    return answers


def random_options(game: Game[S], scenario: str, random: Random) -> dict[str, str | bool]:
    """Any values for the options of a game that go together in a scenario."""
    for _ in range(100):
        options = {option.name: random.choice(option.values) for option in game.options}
        try:
            game.setup(scenario, options)
        except BadOption:
            continue
        return options
    return default_options(game)


def _check_step(trial: Trial[S], limit: int) -> None:
    with trial.naming_the_fault("answers and questions"):
        assert len(trial.entries) < limit, f"the game is not over after {limit} answers"
        check_questions(trial.position)
        check_vocabulary(trial)
        trial.step()
        trial.game.check(trial.position.state)
        check_clock(trial)


def _check_all(trial: Trial[S], checks: "tuple[Callable[[Trial[S]], None], ...]") -> None:
    for check in checks:
        with trial.naming_the_fault(check.__name__):
            check(trial)


def check_names(game: Game[S]) -> None:
    """Names are single words, so that records can be read back."""
    words = (*game.seats, *game.scenarios, *(option.name for option in game.options))
    for word in (game.name, *words):
        assert word.split() == [word], f"{word!r} is not one word"
    for word in (CHANCE_NAME, *HEADER_WORDS):
        assert word not in game.seats, f"no seat may be called {word!r}, which means something in a record"
    assert len(set(game.seats)) == len(game.seats), "two seats have the same name"
    for lasting in ([*map(str, game.vocabulary)], game.questions):
        assert len(set(lasting)) == len(lasting), "the vocabulary or the list of questions says something twice"


def check_questions(position: Position[S]) -> None:
    """Somebody is asked, each can answer, and nobody is asked who has no choice, unless that covers a secret."""
    asks = position.asks
    assert asks, "the game is not over, and nobody is asked"
    assert len({ask.who for ask in asks}) == len(asks), "a seat is asked twice at once"
    for ask in asks:
        assert -1 <= ask.who < len(position.game.seats), f"{ask.key} is put to seat {ask.who}"
        _check_question(ask)


def _check_question(ask: Ask) -> None:
    least = 1 if ask.who == CHANCE or ask.covered else 2
    assert len(ask.options) >= least, f"{ask.key} (rule {ask.rule}) has {len(ask.options)} options"
    assert len(set(map(str, ask.options))) == len(ask.options), f"{ask.key} offers the same twice: {ask.options}"
    assert ask.weights is None or len(ask.weights) == len(ask.options), f"{ask.key} has other weights"
    assert all(isinstance(option, Option) for option in ask.options), f"{ask.key} offers {ask.options}"
    assert ask.key.split() == [ask.key], f"the key {ask.key!r} is not one word"
    _check_words(ask)


def _check_words(ask: Ask) -> None:
    for option in ask.options:
        text = str(option)
        assert option.verb.split() == [option.verb], f"{ask.key} offers the verb {option.verb!r}"
        assert " ".join(text.split()) == text, f"{ask.key} offers {text!r}, which has odd spaces"


def check_vocabulary(trial: Trial[S]) -> None:
    """Whatever is asked and offered has its place in the game's lasting lists."""
    for ask in trial.position.asks:
        assert ask.key in trial.questions, f"the question {ask.key} is not in the game's list"
        strange = [str(option) for option in ask.options if option not in trial.vocabulary]
        assert not strange, f"{ask.key} offers {strange}, which the game's vocabulary does not have"


def check_clone(trial: Trial[S]) -> None:
    """A clone asks the same, and playing it leaves the original alone."""
    position = trial.position
    digest, asks = position.state.digest(), position.asks
    twin = position.clone(log=True)
    _assert_same(twin, position)
    assert twin.log == position.log, "the clone has another log"
    _play_ahead(trial, twin)
    assert position.state.digest() == digest, "playing a clone changed the original"
    assert position.asks == asks, "playing a clone changed the questions of the original"
    trial.seen.append(Seen(len(trial.entries), position.state.copy(), digest))


def check_snapshot(trial: Trial[S]) -> None:
    """A snapshot, written as JSON and read back, goes on at the same place."""
    data = json.loads(json.dumps(trial.position.snapshot()))
    twin = Position.restore(trial.game, data)
    _assert_same(twin, trial.position)
    _play_ahead(trial, twin)


def check_json(trial: Trial[S]) -> None:
    """The state survives JSON, and a copy of it is equal."""
    state = trial.position.state
    data = json.loads(json.dumps(state.to_json()))
    _assert_same_state(trial.game.state_from_json(data), state)
    _assert_same_state(state.copy(), state)


def check_position_text(trial: Trial[S]) -> None:
    """The board at the last checkpoint, where the state says everything, can be written, read and played."""
    if trial.position.start.digest() == trial.set_up:  # before the first checkpoint: perhaps no card lies open yet
        return
    text = trial.game.position_text(trial.position.start)
    state = trial.game.read_position(text, trial.scenario, trial.options)
    again = trial.game.position_text(state)
    assert again == text, f"the position text came back as\n{again}\ninstead of\n{text}"
    trial.game.check(state)
    _play_ahead(trial, Position(trial.game, state))


def check_observe(trial: Trial[S]) -> None:
    """Every seat and a spectator can look, in JSON, and looking changes nothing."""
    state = trial.position.state
    digest = state.digest()
    for seat in range(-1, len(trial.game.seats)):
        view = trial.game.observe(state, seat)
        json.dumps(view)
        if seat >= 0:
            joined = {**trial.game.observe(state, -1), **trial.game.observe_own(state, seat)}
            assert view == joined, f"observe_own does not make the view of seat {seat} out of a spectator's"
        assert state.digest() == digest, f"the look of seat {seat} changed the state"


def check_encode(trial: Trial[S]) -> None:
    """Every seat and a spectator see a row of bytes, always as long, and looking changes nothing."""
    state = trial.position.state
    digest = state.digest()
    for seat in range(-1, len(trial.game.seats)):
        row = trial.game.encode(state, seat)
        assert len(row) == trial.columns, f"seat {seat} sees {len(row)} columns, not {trial.columns}"
        assert bytes(row) == bytes(trial.game.encode(state.copy(), seat)), f"seat {seat} sees a copy otherwise"
    assert state.digest() == digest, "the row of a seat changed the state"


def check_imagine(trial: Trial[S]) -> None:
    """What a seat does not know can be dealt anew: to the seat, its turn began no otherwise."""
    game, position = trial.game, trial.position
    random = Random(f"{trial.seed}/imagine/{len(trial.entries)}")  # of its own: the game goes on as without this check
    way = [position.start, *[step.state for step in position.steps()], position.state]
    before = [state.digest() for state in way]
    for seat in range(len(game.seats)):
        dealt = game.imagine(way, seat)(random.shuffle).start
        game.check(dealt)
        assert game.observe(dealt, seat) == game.observe(position.start, seat), f"seat {seat} would see another deal"
    assert [state.digest() for state in way] == before, "what was imagined has changed the game"


def check_players(trial: Trial[S]) -> None:
    """Every seat is in the hands of a player, who is the lowest of the seats in those hands."""
    state = trial.position.state
    players = [trial.game.player_of(state, seat) for seat in range(len(trial.game.seats))]
    for seat, player in enumerate(players):
        assert 0 <= player <= seat, f"seat {seat} is in the hands of {player}"
        assert players[player] == player, f"{player} plays for {seat} but not for itself"


def check_replay(trial: Trial[S]) -> None:
    """The record, as text, is followed by the rules to the same place."""
    record = trial.record()
    text = record.to_text()
    again = Record.from_text(text)
    assert again.to_text() == text, "the record did not come back from its text"
    position = Position(trial.game, trial.game.setup(again.scenario, again.options), [])
    for number, entry in enumerate(again.entries, start=1):
        ask, index = fit(position, entry, number)
        position.answer(ask.options[index], ask.who)
    _assert_same(position, trial.position)
    assert position.log == trial.position.log, "the replay has another log"


def check_the_past(trial: Trial[S]) -> None:
    """No state that was set aside has changed since: nothing mutable is shared."""
    for answers, state, digest in trial.seen:
        assert state.digest() == digest, f"the state after {answers} answers has changed since"


def check_the_end(trial: Trial[S]) -> None:
    """Nobody is asked any more, and every place in the ranking is of seats of the game."""
    result = trial.position.result
    assert result is not None, "the game has no result"
    assert not trial.position.asks, "the game is over, and somebody is asked"
    ranked = [seat for rank in result.ranking for seat in rank.seats]
    assert len(set(ranked)) == len(ranked), f"a seat is ranked twice: {ranked}"
    assert set(ranked) <= set(trial.game.seats), f"somebody unknown is ranked: {ranked}"


def check_clock(trial: Trial[S]) -> None:
    """Time never runs backwards."""
    now = trial.game.clock(trial.position.state)
    assert now >= trial.clock, f"the clock went from {trial.clock} back to {now}"
    trial.clock = now


def check_uses(trial: Trial[S]) -> None:
    """What was used can be written down: who, a kind of one word, and a name."""
    for entry in trial.position.log or ():
        use = trial.game.use_of(entry)
        assert use is None or (use.seat and use.name and use.kind.split() == [use.kind]), f"{entry} says {use}"


MOMENT_CHECKS = (
    check_clone,
    check_snapshot,
    check_json,
    check_position_text,
    check_observe,
    check_encode,
    check_imagine,
    check_players,
)


def _assert_same(one: Position[S], other: Position[S]) -> None:
    _assert_same_state(one.state, other.state)
    assert one.asks == other.asks, f"the questions differ: {one.asks} and {other.asks}"
    assert one.result == other.result, f"the results differ: {one.result} and {other.result}"


def _assert_same_state(one: State, other: State) -> None:
    assert one.digest() == other.digest(), f"the states differ in {_differences(one.to_json(), other.to_json())}"


def _differences(one: Json, other: Json) -> str:
    if not (isinstance(one, dict) and isinstance(other, dict)):
        return f"{one} and {other}"
    names = [name for name in {**one, **other} if one.get(name) != other.get(name)]
    return "; ".join(f"{name}: {one.get(name)!r} and {other.get(name)!r}" for name in names) or "their digests alone"


def _play_ahead(trial: Trial[S], position: Position[S]) -> None:
    """Let chance decide everything for a while, on a position that may be spoilt."""
    for _ in range(AHEAD):
        if position.result is not None:
            return
        check_questions(position)
        ask = trial.random.choice(position.asks)
        position.answer(trial.random.choices(ask.options, ask.weights)[0], ask.who)
        position.game.check(position.state)
