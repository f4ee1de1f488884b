"""How a game stands: played on from exactly where it is, by whoever is asked for, whatever the number of jobs."""

from dataclasses import replace
from random import Random
from typing import Any, ClassVar

import pytest

import alesia
from alesia.games import find
from alesia.kernel.ask import CHANCE, Ask, Option
from alesia.kernel.errors import BadOption, UnknownName
from alesia.kernel.position import Position
from alesia.lab.odds import Odds, Outcome, Rollout, Start, estimate, start_of, usual_kind
from alesia.lab.statistics import share
from alesia.players import Agent, View
from alesia.table import Table, set_up

FACTIONS = ("Romans", "Arverni", "Aedui", "Belgae")
NONPLAYERS = dict.fromkeys(FACTIONS, "nonplayer")
RANDOM = dict.fromkeys(FACTIONS, "random")


def last(start: Start, games: int, seed: int = 0, jobs: int = 1) -> Odds:
    *_, odds = estimate(start, games, seed, jobs)
    return odds


def played(seats: dict[str, str], seed: int) -> alesia.Record:
    return alesia.new("falling-sky", seed=seed, seats=seats).record


def cut(record: alesia.Record, part: float) -> Table:
    return alesia.replay(record, int(part * len(record.entries)))


@pytest.fixture(scope="module")
def of_nonplayers() -> alesia.Record:
    return played(NONPLAYERS, 5)


class Witness:
    """Plays at random, and remembers what it was asked first."""

    seen: ClassVar[list[tuple[Any, ...]]] = []

    def __init__(self, seat: str, seed: int) -> None:
        self.seat = seat
        self.is_first = True
        self.random = Random(seed)

    def decide(self, view: View, ask: Ask) -> Option:
        if self.is_first:
            Witness.seen.append((self.seat, ask.key, ask.options, view()))
            self.is_first = False
        return self.random.choice(ask.options)


class Stumbling:
    """Does not come far."""

    def decide(self, view: View, ask: Ask) -> Option:
        raise ZeroDivisionError("oops")


class Told(Rollout):
    """A game that remembers what was answered."""

    def __init__(self, start: Start, seed: int) -> None:
        super().__init__(start, seed)
        self.answers: list[tuple[int, str, Option]] = []

    def _answer(self, position: Position[Any], ask: Ask, agents: Any) -> Option:
        option = super()._answer(position, ask, agents)
        self.answers.append((ask.who, ask.key, option))
        return option


# ---- From exactly where it is


@pytest.mark.parametrize("part", [0, 0.31, 0.77])
def test_the_open_question_is_the_first_to_be_answered(part: float) -> None:
    """In the middle of a turn as well: the same seat, question, options and view."""
    record = played(RANDOM, 3)
    table = cut(record, part)
    while table.ask is not None and table.ask.who == "Chance":
        table = alesia.replay(record, table.decisions + 1)
    ask = table.ask
    Witness.seen.clear()
    Told(start_of(table, dict.fromkeys(FACTIONS, f"{__name__}:Witness")), 8).play()

    assert ask is not None
    assert Witness.seen[0] == (ask.who, ask.key, ask.options, table.view(ask.who))


def test_nonplayers_end_the_turn_that_they_have_begun_as_they_began_it(of_nonplayers: alesia.Record) -> None:
    """Until a die is rolled or the turn ends, they answer as they did in the game; wherever it was cut."""
    turns = cut(of_nonplayers, 1).turns()
    tried = 0
    for number in range(20, 400, 19):
        table = alesia.replay(of_nonplayers, number)
        end = next(turn for turn in [*turns, len(of_nonplayers.entries)] if turn > number)
        game = Told(start_of(table, NONPLAYERS), 8)
        game.play()
        for entry, (who, key, option) in zip(of_nonplayers.entries[number:end], game.answers, strict=False):
            if who == CHANCE:
                break
            assert (FACTIONS[who], key, option) == entry[:3], f"after {number} answers"
            tried += 1
    assert tried > 20


def test_people_may_be_followed_by_nonplayers_at_any_question() -> None:
    """Wherever a person leaves off, the game comes to its end."""
    seats = {"Romans": "human", "Arverni": "nonplayer", "Aedui": "human", "Belgae": "nonplayer"}
    record = replace(played({**seats, "Romans": "random", "Aedui": "random"}, 4), seats=seats)
    for part in (0.02, 0.2, 0.35, 0.5, 0.6, 0.85):
        odds = last(start_of(cut(record, part), NONPLAYERS), 2)
        assert (odds.games, odds.crashes) == (2, []), part


def test_the_rules_know_of_new_nonplayers() -> None:
    """At once where nothing has been answered in this turn yet."""
    table = set_up("falling-sky", seed=1)
    start = start_of(table, NONPLAYERS)

    assert start.entries == ()
    assert find("falling-sky").nonplayers(find("falling-sky").state_from_json(start.state)) == (0, 1, 2, 3)


def test_cards_and_dice_are_others_each_time() -> None:
    start = start_of(set_up("falling-sky", seed=1), RANDOM)
    games = [Told(start, seed) for seed in (1, 2, 1)]
    for game in games:
        game.play()
    one, other, again = [[each for each in game.answers if each[0] == CHANCE] for game in games]

    assert one == again
    assert one[:20] != other[:20]


# ---- What is counted


def test_the_odds_are_the_same_for_any_number_of_jobs(of_nonplayers: alesia.Record) -> None:
    start = start_of(cut(of_nonplayers, 0.9), NONPLAYERS)
    one, three = last(start, 7, jobs=1), last(start, 7, jobs=3)

    assert one == three
    assert one.games == 7


def test_other_seeds_give_other_games(of_nonplayers: alesia.Record) -> None:
    start = start_of(cut(of_nonplayers, 0.1), RANDOM)

    assert len({str(last(start, 12, seed).wins) for seed in range(4)}) > 1


def test_odds_come_while_the_games_are_played(of_nonplayers: alesia.Record) -> None:
    start = start_of(cut(of_nonplayers, 0.95), NONPLAYERS)

    assert [odds.games for odds in estimate(start, 5, 0, 1)] == [2, 4, 5]


def test_chances_have_the_interval_of_wilson_and_a_game_won_by_all_is_drawn() -> None:
    odds = Odds(("Roman", "Barbarian"))
    for number, winners in enumerate([("Roman",), ("Roman",), ("Barbarian",), ("Roman", "Barbarian")]):
        odds.add(Outcome(number, winners))

    assert (odds.games, odds.draws) == (4, 1)
    assert odds.chance("Roman") == share(2, 4)
    assert odds.doubt == pytest.approx((share(2, 4).high - share(2, 4).low) / 2)


def test_a_game_that_crashes_is_told_and_not_counted() -> None:
    start = start_of(set_up("falling-sky", seed=1), {**RANDOM, "Aedui": f"{__name__}:Stumbling"})
    odds = last(start, 3)

    assert odds.games == 0
    assert odds.crashes == [Outcome(number, (), "ZeroDivisionError: oops") for number in range(3)]


def test_hidden_blocks_and_hands_are_played_on_as_they_are() -> None:
    seats = dict.fromkeys(("Roman", "Barbarian"), "random")
    record = alesia.new("gallic-war", seed=2, seats=seats).record
    table = alesia.replay(record, len(record.entries) - 40)

    assert last(start_of(table, seats), 3).games == 3


# ---- Who plays on


def test_nonplayers_play_on_where_the_game_has_them(monkeypatch: pytest.MonkeyPatch) -> None:
    def none(seat: int, seed: int) -> Agent:
        raise UnknownName("this game has no non-players")

    game = find("falling-sky")
    assert usual_kind(game) == "nonplayer"
    monkeypatch.setattr(game, "nonplayer", none)
    assert usual_kind(game) == "random"


def test_seats_that_are_not_named_go_to_the_usual_player(of_nonplayers: alesia.Record) -> None:
    start = start_of(cut(of_nonplayers, 0.5), {"Belgae": "random"})

    assert start.kinds == {**NONPLAYERS, "Belgae": "random"}


def test_what_cannot_be_played_on_is_refused(of_nonplayers: alesia.Record) -> None:
    open_game = cut(of_nonplayers, 0.5)

    with pytest.raises(BadOption, match="the game is over"):
        start_of(cut(of_nonplayers, 1), NONPLAYERS)
    with pytest.raises(BadOption, match="Romans=human"):
        start_of(open_game, {**NONPLAYERS, "Romans": "human"})
    with pytest.raises(UnknownName, match="Greeks"):
        start_of(open_game, {"Greeks": "random"})
    with pytest.raises(UnknownName, match="wizard"):
        start_of(open_game, {**NONPLAYERS, "Aedui": "wizard"})
