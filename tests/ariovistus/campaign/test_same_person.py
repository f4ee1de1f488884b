"""A2.1A Whoever has the Germans goes on as the Arverni: at the table, on the record, in the lab."""

import pytest

import alesia
from alesia.games import find
from alesia.kernel.ask import Ask, Option
from alesia.kernel.errors import BadOption
from alesia.kernel.game import Rank, Result
from alesia.kernel.position import Position
from alesia.lab.job import make_job, table_of
from alesia.lab.learning.play import leads, rewards
from alesia.lab.match import pairs_of
from alesia.lab.odds import Odds, Outcome, start_of
from alesia.players import View
from alesia.players.tree import worth_of
from tests.ariovistus.campaign.playing import GAME

CAMPAIGN = find(GAME)
SECOND = "half = 2\ncard = 19"  # Arverni first


class Counting:
    """Answers with the first option, and keeps count of whom it was asked for."""

    def __init__(self) -> None:
        self.asked: list[str] = []

    def decide(self, view: View, ask: Ask) -> Option:
        self.asked.append(CAMPAIGN.seats[view.seat])
        return ask.options[0]


def test_a2_1a_a_seat_not_named_is_that_of_the_same_person() -> None:
    """Named by either of the two; the record tells both."""
    others = {"Romans": "random", "Aedui": "random", "Belgae": "random"}
    table = alesia.new(GAME, seats={**others, "Germans": "random"}, seed=1)
    assert table.seats["Arverni"] == "random"
    assert "seat Germans random\nseat Aedui random\nseat Belgae random\nseat Arverni random\n" in table.record.to_text()
    assert alesia.new(GAME, seats={"Arverni": "random"}, seed=1).seats["Germans"] == "random"
    assert alesia.new(GAME, seed=1).player_of("Arverni") == "Germans"


def test_a2_1a_another_kind_for_the_heir_is_refused() -> None:
    """With a sentence, at set-up and from a record."""
    sentence = "whoever plays the Germans goes on as the Arverni: they cannot be 'human' and 'random'"
    with pytest.raises(BadOption, match=sentence):
        alesia.new(GAME, seats={"Germans": "human", "Arverni": "random"})
    text = alesia.new(GAME, seed=1).record.to_text().replace("seat Arverni human", "seat Arverni random")
    with pytest.raises(BadOption, match=sentence):
        alesia.replay(alesia.Record.from_text(text))


def test_a2_1a_one_player_of_ones_own_has_both_seats() -> None:
    """The same object answers for the Germans and for the Arverni."""
    own = Counting()
    for position in ('card = "A19"', SECOND):
        alesia.new(GAME, seats={"Germans": own}, position=position, seed=1)
    assert {own.asked[0], own.asked[-1]} == {"Germans", "Arverni"}


def test_a2_1a_a_class_of_ones_own_has_both_seats() -> None:
    """Made for each of them where it is named by its module, as the command line and runs do."""
    kind = f"{__name__}:Counting"
    job = make_job(GAME, None, {}, {"Germans": kind}, 1, 1)
    assert (job.seats["Germans"], job.seats["Arverni"]) == (kind, kind)
    assert table_of(job, 1).seats["Arverni"] == kind


def test_a2_1a_undo_is_of_the_person() -> None:
    """What the Arverni answered is taken back by whoever has the Germans' seat."""
    table = alesia.new(GAME, position=SECOND, seed=1)
    assert table.ask is not None
    table.answer("command Rally", "Arverni")
    table.undo()
    assert (table.ask.who, table.ask.key, table.player_of("Arverni")) == ("Arverni", "action", "Germans")


def test_a2_1a_standing_is_of_the_four_who_have_a_part() -> None:
    """So the margins over time are two lines; leads and worth are told of the idle seat, too."""
    for position, name, idle in (('card = "A19"', "Germans", "Arverni"), (SECOND, "Arverni", "Germans")):
        state = CAMPAIGN.read_position(position, "the-gallic-war", {})
        assert list(CAMPAIGN.standing(state)) == ["Romans", name, "Aedui", "Belgae"]
        there = Position(CAMPAIGN, state)
        assert leads(there)[idle] == leads(there)[name]
        worth = dict(zip(CAMPAIGN.seats, worth_of(there), strict=True))
        assert worth[idle] == worth[name] != worth["Romans"]


@pytest.mark.parametrize("winner", ["Germans", "Arverni"])
def test_a2_1a_who_wins_in_either_half_has_won(winner: str) -> None:
    """Rewards go to both seats of the person, and odds count him once."""
    result = Result("threshold", (Rank((winner,), 1), Rank(("Romans",), 0)))
    assert rewards(result, CAMPAIGN) == {"Romans": -1, "Germans": 1, "Aedui": -1, "Belgae": -1, "Arverni": 1}
    odds = Odds.of(CAMPAIGN)
    odds.add(Outcome(0, (winner,)))
    assert odds.seats == ("Romans", "Germans", "Aedui", "Belgae")
    assert odds.wins == {"Germans": 1}


def test_a2_1a_runs_and_matches_are_of_persons() -> None:
    """A run fills in the heir; a match gives both seats to one kind, in all seatings of four."""
    assert make_job(GAME, None, {}, {"Germans": "search:1"}, 1, 1).seats["Arverni"] == "search:1"
    pairs = pairs_of(GAME, ("random", "search:1"), None, {}, 1, 28)
    seatings = {tuple(bout.job.seats.values()) for pair in pairs for bout in pair.bouts}
    assert len(seatings) == 14
    assert all(germans == arverni for _, germans, _, _, arverni in seatings)
    table = alesia.new(GAME, seats={"Germans": "human"}, seed=1)
    assert start_of(table, {"Germans": "search:1"}).kinds["Arverni"] == "search:1"
