"""The part of the conformance kit that needs a table: undo, save and load, refusals, agents in their seats.

``check_table`` plays one random game at a table, some seats in the hands of agents. At random moments it takes
answers back and gives them again, saves and loads, and enters nonsense. A failure is an AssertionError that names
the seed and the number of answers given. The game must be registered.
"""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from alesia.games import find
from alesia.kernel.ask import CHANCE, Ask, Option
from alesia.kernel.errors import CannotUndo, IllegalAnswer
from alesia.kernel.position import Position
from alesia.kernel.record import CHANCE_NAME, Entry
from alesia.players import HUMAN
from alesia.players.imagining import Imagination
from alesia.table.doors import load, new
from alesia.table.table import Table, replay

OFTEN = 0.05
DEALS = 2
LIMIT = 100_000


class TableTrial:
    """One random game at a table under test."""

    def __init__(self, game: str, scenario: str, options: Mapping[str, str | bool], seed: int) -> None:
        self.random = Random(f"{seed}/table")
        self.seed = seed
        seats = {seat: self.random.choice([HUMAN, HUMAN, "random"]) for seat in find(game).seats}
        seats[self.random.choice(list(seats))] = HUMAN
        dice = self.random.choice(["seeded", "seeded", "asked"])
        self.table = new(game, scenario, seed, seats, options, dice=dice)

    def step(self, table: Table) -> None:
        """Let a person, or whoever rolls real dice, answer."""
        ask = self.random.choice(table.asks)
        table.answer(self.random.choice(ask.options), ask.who)

    def worlds(self, table: Table, who: int) -> list[Position[Any]]:
        """Some positions that the seat cannot tell from the real one."""
        imagination = Imagination(table._position, who)
        return [world for _ in range(DEALS) if (world := imagination.world(self.random)) is not None]

    @contextmanager
    def naming_the_fault(self, what: str) -> Iterator[None]:
        """Turn whatever goes wrong into an AssertionError that says where to find it."""
        try:
            yield
        except Exception as error:
            table = self.table
            place = f"{table.game.name} {table.scenario} seed {self.seed} after {table.decisions} answers"
            raise AssertionError(f"{place}: {what}: {type(error).__name__}: {error}") from error


def check_table(
    game: str,
    scenario: str,
    options: Mapping[str, str | bool] | None = None,
    seed: int = 0,
    often: float = OFTEN,
) -> int:
    """Play one random game at a table and check it all along; returns the number of answers."""
    trial = TableTrial(game, scenario, options or {}, seed)
    while trial.table.ask is not None:
        with trial.naming_the_fault("answers"):
            assert trial.table.decisions < LIMIT, f"the game is not over after {LIMIT} answers"
            trial.step(trial.table)
        with trial.naming_the_fault("check_secrets"):
            check_secrets(trial)
        if trial.random.random() < often:
            _check_moment(trial)
    _check_moment(trial)
    with trial.naming_the_fault("the same seed plays the same game"):
        _check_agents_again(trial)
    return trial.table.decisions


def _check_moment(trial: TableTrial) -> None:
    for check in (check_undo, check_save, check_replay, check_refusals):
        with trial.naming_the_fault(check.__name__):
            check(trial)


def check_undo(trial: TableTrial) -> None:
    """Answers that are taken back and given again lead to the same place; chance is never taken back."""
    table = trial.table
    before, entries = _fingerprint(table), table.record.entries
    rolls = _rolls(entries)
    for _ in range(trial.random.randint(1, 8)):
        if not _undone(trial):
            break
        assert _rolls(table.record.entries) == rolls, "undo went behind an answer of chance"
    _answer_again(table, entries)
    assert _fingerprint(table) == before, "undo and the same answers led elsewhere"


def check_secrets(trial: TableTrial) -> None:
    """An answer that can be taken back alone has told nothing: in every world that its player takes for possible, it
    would have led to what he sees and is asked now."""
    table = trial.table
    ask = table._position.request
    if not isinstance(ask, Ask) or ask.who == CHANCE or table.seats[table.game.seats[ask.who]] != HUMAN:
        return
    worlds = trial.worlds(table, ask.who)
    option = trial.random.choice(ask.options)
    table.take(option, table.game.seats[ask.who])
    if table.why_not_undo() is None:
        for world in worlds:
            _check_told(table, world, ask.who, option)
    table.go_on()


def _check_told(table: Table, world: Position[Any], who: int, option: Option) -> None:
    world.answer(option, who)
    real, asked = table._position, f"after {str(option)!r}, which can be taken back, seat {who}"
    assert world.ask_of(who) == real.ask_of(who), f"{asked} is asked what tells more than it knew"
    put = [[(ask.who, ask.key) for ask in each.asks] for each in (world, real)]
    assert put[0] == put[1], f"{asked} hears {put[1]}, and might have heard {put[0]}"
    sights = [table.game.observe(each.state, who) for each in (world, real)]
    assert sights[0] == sights[1], f"{asked} sees what it did not know"


def check_save(trial: TableTrial) -> None:
    """A game that was saved and loaded is the same, and goes on in the same way."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "game.txt"
        trial.table.save(path)
        loaded, twin = load(path), load(path)
    assert _fingerprint(loaded) == _fingerprint(trial.table), "the loaded game differs"
    undone = not loaded.record.entries or not _undone(trial, loaded)
    _answer_again(loaded, trial.table.record.entries)
    assert undone or _fingerprint(loaded) == _fingerprint(twin), "undo after a load led elsewhere"
    _check_same_way(trial, loaded, twin)


def _check_same_way(trial: TableTrial, one: Table, other: Table) -> None:
    for _ in range(5):
        if one.ask is None:
            break
        trial.step(one)
        _answer_again(other, one.record.entries)
    assert _fingerprint(one) == _fingerprint(other), "two tables with the same answers differ"


def check_replay(trial: TableTrial) -> None:
    """A replay to any entry stands where the game stood then."""
    record = trial.table.record
    upto = trial.random.randint(0, len(record.entries))
    table = replay(record, upto)
    assert table.record.entries == record.entries[:upto], "the replay has other entries"
    _answer_again(table, record.entries)
    assert _fingerprint(table) == _fingerprint(trial.table), "the replay went elsewhere"


def check_refusals(trial: TableTrial) -> None:
    """What is not offered is refused with the question's key and rule, and changes nothing."""
    table = trial.table
    before = _fingerprint(table)
    for nonsense in ("", "nonsense", "region Nowhere", "number 999999", "done done"):
        _refuse(table, nonsense)
    assert _fingerprint(table) == before, "a refused answer changed something"


def _refuse(table: Table, nonsense: str) -> None:
    ask = table.ask
    refusal = ""
    try:
        table.answer(nonsense, None if ask is None else ask.who)
    except IllegalAnswer as error:
        refusal = str(error)
    assert repr(nonsense) in refusal, f"{nonsense!r} was accepted, or the refusal does not name it: {refusal}"
    assert ask is None or (ask.key in refusal and ask.rule in refusal), f"no key or no rule: {refusal}"


def _check_agents_again(trial: TableTrial) -> None:
    """The agents give the same answers to the same persons in another game of the same seed."""
    old = trial.table
    table = new(old.game.name, old.scenario, old.seed, old.seats, old.options, dice=old.dice)
    _answer_again(table, old.record.entries)
    assert _fingerprint(table) == _fingerprint(old), "the same seed and answers led elsewhere"


def _undone(trial: TableTrial, table: Table | None = None) -> bool:
    try:
        (table or trial.table).undo(agreed=trial.random.random() < 0.7)
    except CannotUndo:
        return False
    return True


def _answer_again(table: Table, entries: list[Entry]) -> None:
    """Give the answers that are missing; agents and dice must come to the same ones by themselves."""
    table.go_on()
    while table.decisions < len(entries):
        entry = entries[table.decisions]
        table.answer(entry.option, entry.who)
    assert table.record.entries[: len(entries)] == entries, "agents or dice answered differently"


def _rolls(entries: list[Entry]) -> int:
    return sum(entry.who == CHANCE_NAME for entry in entries)


def _fingerprint(table: Table) -> tuple[object, ...]:
    """All that can be seen of a table."""
    return (table.record, table.digest, table.asks, table.log, table.result)
