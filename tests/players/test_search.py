"""The player that searches: it plays well, the same way for the same seed, and by what its seat may know alone."""

import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

import alesia
from alesia.games import find, register
from alesia.games.gallic_war import GAME as GALLIC_WAR
from alesia.kernel.ask import Ask, Option
from alesia.kernel.errors import UnknownName
from alesia.kernel.game import Game, Rank, Result
from alesia.kernel.position import Position
from alesia.players import View, make_agent, search
from alesia.players.imagining import Imagination
from alesia.players.luck import Luck
from alesia.players.search import Budget, SearchAgent, read_budget
from alesia.players.tree import Tree, worth_of
from tests.kernel.toy import GAME as TOY
from tests.players.moments import moments
from tests.players.test_imagining import LOOKED

GAMES: list[Game[Any]] = [TOY, GALLIC_WAR, find("rome-vs-gaul"), find("falling-sky"), find("ariovistus")]
OFTEN = {"toy": 0.7, "gallic-war": 0.03, "rome-vs-gaul": 0.05, "falling-sky": 0.02, "ariovistus": 0.02}


# ---- Budgets


@pytest.mark.parametrize(
    ("kind", "budget"),
    [
        ("search", Budget(simulations=100)),
        ("search:1", Budget(simulations=1)),
        ("search:2500", Budget(simulations=2500)),
        ("search:0.5s", Budget(seconds=0.5)),
        ("search:2s", Budget(seconds=2.0)),
    ],
)
def test_a_budget_is_a_count_or_a_time(kind: str, budget: Budget) -> None:
    assert read_budget(kind) == budget
    agent = make_agent(TOY, kind, "Red", 1)
    assert agent is not None
    assert agent.kind == kind


BAD = [
    "search:",
    "search:0",
    "search:x",
    "search:-5",
    "search:1.5",
    "search:0s",
    "search:0.0s",
    "search:s",
    "search: 5",
]


@pytest.mark.parametrize("kind", BAD)
def test_a_budget_that_is_none_is_refused(kind: str) -> None:
    with pytest.raises(UnknownName, match=r"has no budget: write search:100 .* or search:0.5s"):
        make_agent(TOY, kind, "Red", 1)
    with pytest.raises(UnknownName, match="has no budget"):
        alesia.new("gallic-war", seats={"Roman": kind})


# ---- What it may know


def decision(position: Position[Any], ask: Ask, kind: str = "search:6", seed: int = 4) -> tuple[Option, object]:
    """What a searching player answers, and what it has found out."""
    agent = SearchAgent(kind, "seat", seed)
    return agent.decide(View(position, ask.who), ask), agent.last


def other_truth(position: Position[Any], seat: int, seed: int) -> Position[Any] | None:
    """A game that differs from this one only in what the seat cannot see."""
    return Imagination(position, seat).world(Random(seed))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("seed", range(2))
def test_decisions_do_not_depend_on_what_the_seat_cannot_see(game: Game[Any], seed: int) -> None:
    """Two games that the seat cannot tell apart: all that the search finds out is the same."""
    differences = compared = 0
    for position, ask in moments(game, seed, OFTEN[game.name]):
        other = other_truth(position, ask.who, seed)
        if other is not None:
            compared += 1
            differences += other.state.digest() != position.state.digest()
            assert decision(other, ask) == decision(position, ask)
    assert compared > 3
    assert differences > 3 or game.name in ("falling-sky", "ariovistus")


def test_cards_that_others_have_looked_at_do_not_matter() -> None:
    """35 Whatever the Romans have seen, the Belgae decide the same."""
    position = LOOKED.table._position
    ask = position.asks[0]
    others = [other_truth(position, ask.who, seed) for seed in range(3)]

    assert len({other.state.digest() for other in others if other is not None}) == 3
    assert {str(decision(other, ask)) for other in others if other is not None} == {str(decision(position, ask))}


def test_what_the_other_has_chosen_in_secret_does_not_matter() -> None:
    """5.2 Cards are chosen at the same time: it is the same whether, and what, the other has chosen."""
    position, _ = next(each for each in moments(GALLIC_WAR, 2, 1.0) if len(each[0].asks) == 2)
    mine, other = position.asks
    found = [decision(position, mine)]
    for option in other.options[:3]:
        after = position.clone()
        after.answer(option, other.who)
        found.append(decision(after, mine))

    assert all(each == found[0] for each in found)


# ---- How it plays


def test_the_same_seed_gives_the_same_answers() -> None:
    position, ask = next(iter(moments(GALLIC_WAR, 1, 0.05)))
    assert decision(position, ask) == decision(position, ask)
    assert len({str(decision(position, ask, seed=seed)[1]) for seed in range(5)}) > 1


def test_its_answers_depend_on_how_many_it_has_given() -> None:
    """After a load or an undo it goes on as if it had answered all along."""
    position, ask = next(iter(moments(GALLIC_WAR, 1, 0.05)))
    agent, fresh = SearchAgent("search:5", "Roman", 1), SearchAgent("search:5", "Roman", 1)
    view = View(position, ask.who)
    found = []
    for _ in range(4):
        agent.decide(view, ask)
        found.append(agent.last)
    fresh.seek(3)
    fresh.decide(view, ask)

    assert fresh.last == found[3]
    assert len({str(each) for each in found}) > 1


def test_a_turn_without_end_is_no_longer_thought_about(monkeypatch: pytest.MonkeyPatch) -> None:
    """When a turn has had more answers than any that gets somewhere, it answers with anything, so that it ends."""
    position, ask = next((p, ask) for p, ask in moments(GALLIC_WAR, 1, 0.05) if p.answered > 2)
    monkeypatch.setattr(search, "LONG", position.answered)
    assert decision(position, ask)[1]

    monkeypatch.setattr(search, "LONG", position.answered - 1)
    assert not decision(position, ask)[1]
    assert len({decision(position, ask, seed=seed)[0] for seed in range(20)}) > 1


def test_it_spends_its_budget_and_tells_on_what() -> None:
    position, ask = next(iter(moments(GALLIC_WAR, 1, 0.05)))
    _, last = decision(position, ask, "search:20")
    assert isinstance(last, dict)
    assert 10 < sum(tried.times for tried in last.values()) <= 20
    assert all(0 <= tried.worth <= 1 for tried in last.values())
    option, last = decision(position, ask, "search:0.05s")
    assert option in ask.options
    assert last


def test_answers_that_are_all_one_are_not_tried_to_the_end() -> None:
    tree, options = Tree(0), [Option("yes"), Option("no")]
    assert not tree.is_all_one(options)
    for option in options:
        tree.tried(option).visits, tree.tried(option).total = 5, 2.5
    assert tree.is_all_one(options)
    tree.tried(options[0]).total = 2.6
    assert not tree.is_all_one(options)


def test_the_same_luck_can_be_had_again() -> None:
    """By question: another one that comes between changes nothing; all points are as likely."""
    one, other, asks = Luck(7), Luck(7), [Ask(0, key, "1", ()) for key in ("a", "b")]
    expected = [one.point(asks[0]) for _ in range(1000)]
    found = []
    for _ in range(1000):
        other.point(asks[1])
        found.append(other.point(asks[0]))
    assert found == expected
    assert 0.45 < sum(found) / 1000 < 0.55
    assert 0 <= min(found) < 0.01 < 0.99 < max(found) < 1
    assert Luck(8).point(asks[0]) != expected[0] != Luck(7).point(asks[0]._replace(who=1))


def test_where_it_can_imagine_nothing_it_answers_anything(monkeypatch: pytest.MonkeyPatch) -> None:
    """It does not look for a world for ever."""
    monkeypatch.setattr(Imagination, "world", lambda self, random: None)
    position, ask = next(iter(moments(TOY, 1, 0.5)))
    option, last = decision(position, ask)
    assert option in ask.options
    assert last == {}


def test_what_a_position_is_worth() -> None:
    """Victory is worth 1, shared if several have won; else a lead over the best of the others counts."""
    position = Position(TOY, TOY.setup("short", {"two-player": True, "cubes": "few"}))
    assert worth_of(position) == [0.5, 0.5, 0.5]
    position.state.add(1, 4, 6)
    red, blue, green = worth_of(position)
    assert red == green < 0.5 < blue
    position.result = Result("over", (Rank(("Red", "Green"), 3),))
    assert worth_of(position) == [1, 0, 1]


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy game stands among the games."""
    monkeypatch.setattr(sys.modules["alesia.games"], "_registered", {})
    register(TOY)


@pytest.mark.usefixtures("toy")
def test_it_beats_random_players() -> None:
    """In the toy game it wins much more often than the third that is due to it."""
    wins = 0
    for seed in range(24):
        seats = {seat: "search:20" if n == seed % 3 else "random" for n, seat in enumerate(TOY.seats)}
        table = alesia.new("toy", "short", seed, seats)
        assert table.result is not None
        wins += TOY.seats[seed % 3] in table.result.winners
    assert wins >= 13


@pytest.mark.usefixtures("toy")
def test_a_game_that_is_cut_goes_on_the_same(tmp_path: Path) -> None:
    """It is loaded from a record by its kind, and gives the same answers as if the game had never been put away."""
    table = alesia.new("toy", "long", 3, {"Red": "search:4", "Blue": "human", "Green": "random"})
    while table.ask is not None and table.decisions < 60:
        table.save(tmp_path / "game.txt")
        loaded = alesia.load(tmp_path / "game.txt")
        for each in (table, loaded):
            each.answer(each.ask.options[-1])
        assert loaded.record == table.record
        assert loaded.seats["Red"] == "search:4"
    assert table.decisions > 30


def test_it_beats_a_random_player_in_a_game_with_secrets() -> None:
    table = alesia.new("gallic-war", seed=1, seats={"Roman": "random", "Barbarian": "search:4"})
    assert table.result is not None
    assert table.result.winners == ("Barbarian",)
