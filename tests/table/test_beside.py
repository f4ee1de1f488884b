"""A game on a real table: people roll the non-players' dice too, and put the board right; the record tells all."""

from functools import partial
from random import Random

import pytest

import alesia
from alesia.kernel.editing import changed
from alesia.kernel.record import Record, correction
from alesia.table import ALL, Past, rethink, think_again
from alesia.table.hands import deeds
from alesia.words import log_line, prompt
from alesia.words.catalogue import languages

GAMES = tuple(info.name for info in alesia.games())
ROMANS = {"Romans": "human", "Arverni": "nonplayer", "Aedui": "nonplayer", "Belgae": "nonplayer"}


def bots(game: str, seed: int = 3) -> alesia.Table:
    seats = next(info.seats for info in alesia.games() if info.name == game)
    return alesia.new(game, seed=seed, seats=dict.fromkeys(seats, "nonplayer"), dice=ALL)


def go_to_own_die(table: alesia.Table, count: int = 1) -> None:
    """Roll until so many dice of non-players have been rolled, and the next is waited for."""
    found = 0
    while table.ask is not None:
        if table.ask.key == "own_die":
            found += 1
            if found == count:
                return
        table.roll()
        table.go_on()
    raise AssertionError("the game was over before")


@pytest.mark.parametrize("game", GAMES)
def test_a_non_player_waits_for_its_dice(game: str) -> None:
    """Whoever rolls is told whose die it is and what for; all of it is in the record, which replays."""
    table = bots(game)
    go_to_own_die(table, 3)
    asked, answered = table.ask, table.decisions
    assert asked is not None
    assert asked.who == "Chance"
    assert str(asked.options[0]) == "roll 1"
    for language in languages():
        told = prompt(asked, game, language)
        assert ":" in told
        assert "_die" not in told
        assert "{" not in told
    table.take("roll 2", "Chance")
    entry = table.entries(answered)[0]
    assert entry.is_own_die
    assert str(entry).endswith("own_die roll 2")
    table.go_on()
    again = Record.from_text(table.record.to_text())
    assert again == table.record
    assert alesia.replay(again).digest == table.digest
    assert Past(again).position_text(table.decisions) == table.position_text()


def test_the_same_dice_lead_to_the_same_answers() -> None:
    """A die more makes the turn be thought anew, and its thought is kept once; whoever thinks it again ends there."""
    table = bots("ariovistus")
    go_to_own_die(table, 12)
    turns = [(each.seat, each.answers) for each in table.thoughts]
    assert len(set(turns)) == len(turns)
    assert rethink(table.record).digest == table.digest
    first = next(n for n, entry in enumerate(table.entries()) if entry.is_own_die)
    thought = think_again(table.record, first)
    assert thought is not None
    assert thought.seat == table.entries(first)[0].who


def test_a_loaded_table_waits_for_the_same_die() -> None:
    table = bots("falling-sky")
    go_to_own_die(table, 4)
    again = alesia.replay(table.record)
    again.go_on()
    assert again.ask == table.ask
    assert table.copy().ask != table.ask  # nobody has gone on there yet
    (twin := table.copy()).go_on()
    assert twin.ask == table.ask


def test_typed_dice_and_cards_are_taken_back() -> None:
    """Where people roll, a slip is theirs to mend: one answer after the other, to the beginning."""
    table = bots("falling-sky")
    go_to_own_die(table, 2)
    while table.decisions:
        people = [each for each in table.entries() if each.is_own_die or each.who == "Chance"]
        table.undo()
        table.go_on()
        left = [each for each in table.entries() if each.is_own_die or each.who == "Chance"]
        assert left == people[:-1]
    assert table.ask is not None
    assert table.ask.key == "draw_card"


def test_what_alesia_rolls_falls_the_same_at_the_same_place() -> None:
    table = bots("falling-sky")
    rolled = table.roll()
    table.undo()
    assert table.roll() == rolled
    table.go_on()
    with pytest.raises(alesia.IllegalAnswer):
        partial(alesia.new("falling-sky", seed=1).roll)()


@pytest.mark.parametrize("game", GAMES)
def test_the_board_is_put_right(game: str) -> None:
    """The record says so and replays; an undo goes back across it; hands are not told to move what they have moved."""
    table = alesia.new(game, seed=5, dice="asked")
    before, answered = table.digest, table.decisions
    text = _other_board(table)
    table.correct(text)
    table.go_on()
    assert table.decisions == answered + 1
    assert table.entries(answered) == [correction(text.strip())]
    assert [log_line(entry, game) for entry in table.log if entry.key == "corrected"] == [
        "The board was put right by hand; play goes on from there."
    ]
    again = Record.from_text(table.record.to_text())
    assert again == table.record
    assert alesia.replay(again).digest == table.digest
    past = Past(again)
    assert past.position_text(table.decisions) == table.position_text()
    assert [step for deed in deeds(past, answered) for step in deed.steps] == []
    assert past.view(answered) != past.view(answered + 1) or game == "gallic-war"
    table.undo(agreed=True)
    assert (table.digest, table.decisions) == (before, answered)


CHANGES = {
    "gallic-war": "supply = 9",
    "rome-vs-gaul": 'gallic = ["Divitia", "Mattium", "Durovernum"]',
}


def _other_board(table: alesia.Table) -> str:
    return changed(table.position_text(), CHANGES.get(table.game.name, "resources.Romans = 3"))


def test_play_goes_on_from_the_corrected_board() -> None:
    table = alesia.new("falling-sky", seed=7, seats=ROMANS)
    assert table.ask is not None
    assert table.ask.who == "Romans"
    table.correct(changed(table.position_text(), 'resources.Romans = 1\ntribes.Carnutes = "Razed"'))
    table.go_on()
    random = Random(3)
    for _ in range(40):
        if table.ask is not None:
            table.answer(random.choice(table.ask.options), table.ask.who)
    text = table.record.to_text()
    assert text.count("Board corrected position") == 1
    assert alesia.replay(Record.from_text(text)).digest == table.digest


def test_a_board_that_cannot_stand_changes_nothing() -> None:
    table = alesia.new("falling-sky", seed=7)
    before = table.digest, table.decisions, len(table.log)
    with pytest.raises(alesia.BadPosition, match="legions_track"):
        table.correct(changed(table.position_text(), "legions_track = 40"))
    assert (table.digest, table.decisions, len(table.log)) == before


@pytest.mark.parametrize(
    ("change", "line"),
    [
        ("resources.Romans = 3", "Romans = 3"),
        ('regions.Britannia.Belgae = "2 Warbands"', '[regions.Britannia]\nBelgae = "2 Warbands"'),
        ('tribes."Suebi North" = "Subdued"', '"Suebi North" = "Subdued"'),
    ],
)
def test_a_line_changes_a_position(change: str, line: str) -> None:
    text = alesia.new("falling-sky", seed=7).position_text()
    assert line in changed(text, change)
    assert line not in text


def test_what_is_set_to_nothing_is_there_no_more() -> None:
    text = alesia.new("falling-sky", seed=7).position_text()
    assert "[regions.Ubii]" in text
    assert "[regions.Ubii]" not in changed(text, 'regions.Ubii.Germans = ""')


@pytest.mark.parametrize("line", ["Belgae own_die roll 7", "Belgae own_die card 3", "Nobody own_die roll 3"])
def test_a_die_that_is_none_is_refused(line: str) -> None:
    text = bots("falling-sky").record.to_text()
    with pytest.raises(alesia.AlesiaError):
        alesia.replay(Record.from_text(f"{text}{line}\n"))
