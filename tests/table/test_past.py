"""The past of a game: any moment of it, how the seats stood, what non-players thought, all found again by replay."""

from collections.abc import Callable
from random import Random

import pytest

import alesia
from alesia.table import Past, Standing, Table, Thought, replay, rethink, think_again
from alesia.words import explain_lines
from tests.falling_sky.watched import livelier

SCENARIOS = ("great-revolt", "reconquest-of-gaul", "pax-gallica")
ONLOOKER_AND_SEATS = (None, "Romans", "Arverni", "Aedui", "Belgae")
THREE_NONPLAYERS = {"Arverni": "nonplayer", "Aedui": "nonplayer", "Belgae": "nonplayer"}
TWO_NONPLAYERS = {"Aedui": "nonplayer", "Romans": "nonplayer"}


def played(scenario: str, seed: int, answers: int, seats: dict[str, str] | None = None) -> Table:
    """A game in which people have answered so often at random."""
    table = alesia.new("falling-sky", scenario, seed, seats)
    return play_on(table, Random(seed), answers)


def play_on(table: Table, random: Random, answers: int) -> Table:
    for _ in range(answers):
        if table.ask is None:
            break
        table.answer(livelier(table.ask, random))
    return table


def check_moments(past: Past, table: Table, random: Random, count: int) -> None:
    """At so many moments the past shows what a table shows that was replayed up to there."""
    record = table.record
    for number in random.sample(range(len(record.entries) + 1), count):
        then = replay(record, number)
        assert past.logged(number) == len(then.log), f"moment {number}"
        for seat in ONLOOKER_AND_SEATS:
            assert past.view(number, seat) == then.view(seat), f"moment {number} as {seat} saw it"


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_any_moment_is_seen_as_a_replay_up_to_it_shows_it(scenario: str) -> None:
    table = played(scenario, 11, 150)

    check_moments(Past(table.record), table, Random(scenario), 12)


def test_the_first_moment_is_the_set_up_and_the_last_is_now() -> None:
    table = played("great-revolt", 4, 60)
    past = Past(table.record)

    assert past.view(0, "Romans") == replay(table.record, 0).view("Romans")
    assert past.view(table.decisions, "Romans") == table.view("Romans")


@pytest.mark.parametrize("number", [-1, 10_000_000])
def test_there_is_no_moment_outside_of_the_game(number: int) -> None:
    past = Past(played("great-revolt", 4, 10).record)

    with pytest.raises(alesia.UnknownName, match="no moment"):
        past.view(number)
    with pytest.raises(alesia.UnknownName, match="no moment"):
        past.logged(number)


@pytest.mark.parametrize("seed", range(3))
def test_a_past_that_follows_forgets_what_was_taken_back(seed: int) -> None:
    """However a game goes on, back and on again, a past that followed it all shows the same as a new one."""
    random, undone = Random(seed), 0
    table = played(SCENARIOS[seed % 3], seed, 20)
    past = Past(table.record)
    for _ in range(15):
        play_on(table, random, random.randint(1, 8))
        for _ in range(random.randint(0, 4)):
            undone += undo(table)
        past.follow(table.record.entries)
        check_moments(past, table, random, 2)
    assert past.standings() == Past(table.record).standings()
    assert undone > 5


def undo(table: Table) -> bool:
    try:
        table.undo(agreed=True)
    except alesia.CannotUndo:
        return False
    return True


def test_a_past_follows_back_over_many_turns() -> None:
    """Also to before where it stands by more than an undo could go: then it is the past of that shorter game."""
    record = played("great-revolt", 8, 200).record
    for kept in (len(record.entries) // 2, 7, 1, 0):
        shorter = replay(record, kept)
        past = Past(record)
        past.follow(shorter.record.entries)
        check_moments(past, shorter, Random(kept), min(kept + 1, 5))
        assert past.standings() == Past(shorter.record).standings()


def test_looking_back_changes_nothing() -> None:
    record = played("great-revolt", 9, 80).record
    past, quiet = Past(record), Past(record)
    for number in range(0, len(record.entries), 7):
        past.view(number, "Romans")

    assert past.standings() == quiet.standings()
    assert past.view(len(record.entries), "Romans") == quiet.view(len(record.entries), "Romans")


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_standings_are_the_margins_at_the_start_of_every_turn_and_now(scenario: str) -> None:
    table = played(scenario, 2, 200)
    moments = [*table.turns(), table.decisions]

    expected = [Standing(number, replay(table.record, number).view()["margins"]) for number in moments]
    assert [point.answers for point in Past(table.record).standings()] == moments
    assert [point.margins for point in Past(table.record).standings()] == [point.margins for point in expected]
    assert len(moments) > 5


# What non-players thought.


def explained(thought: Thought | None) -> list[tuple[str, str]]:
    assert thought is not None
    return explain_lines(thought.walk, "falling-sky")


@pytest.mark.parametrize(("seats", "scenario"), [(THREE_NONPLAYERS, "great-revolt"), (TWO_NONPLAYERS, "pax-gallica")])
def test_thinking_again_comes_to_the_same_words_as_in_play(seats: dict[str, str], scenario: str) -> None:
    """With people who answer in between, also in the middle of a Non-player's turn."""
    table = played(scenario, 7, 60, seats)
    assert len(table.thoughts) >= 10

    for thought in table.thoughts:
        again = think_again(table.record, thought.answers)
        assert again is not None
        assert again.seat == thought.seat
        assert explained(again) == explained(thought), f"answer {thought.answers}"
    assert any(person_answers_within(table, thought) for thought in table.thoughts)


def person_answers_within(table: Table, thought: Thought) -> bool:
    """Whether a person answered before the Non-player had given its last answer of this turn."""
    turns = [*table.turns(thought.answers + 1), table.decisions]
    given = [entry.who for entry in table.entries()[thought.answers : turns[0]]]
    last = len(given) - 1 - given[::-1].index(thought.seat)
    return any(table.seats.get(who) == "human" for who in given[:last])


def test_a_person_did_not_think_aloud() -> None:
    table = played("great-revolt", 6, 20, THREE_NONPLAYERS)
    own = next(n for n, entry in enumerate(table.record.entries) if entry.who == "Romans")
    chance = next(n for n, entry in enumerate(table.record.entries) if entry.who == "Chance")

    assert think_again(table.record, own) is None
    assert think_again(table.record, chance) is None


def test_there_is_no_thought_of_an_answer_that_was_not_given() -> None:
    record = played("great-revolt", 6, 5, THREE_NONPLAYERS).record

    with pytest.raises(alesia.UnknownName, match="no answer"):
        think_again(record, len(record.entries))
    with pytest.raises(alesia.UnknownName, match="no answer"):
        think_again(record, -1)


@pytest.mark.parametrize("look", [think_again, lambda record, number: rethink(record)], ids=["once", "all along"])
def test_a_non_player_that_thinks_otherwise_now_is_told(look: Callable[[alesia.Record, int], object]) -> None:
    """Its reasons of today would not be those of what it did."""
    table = played("great-revolt", 3, 60, dict.fromkeys(("Romans", "Arverni", "Aedui", "Belgae"), "nonplayer"))
    number = next(n for n, entry in enumerate(table.record.entries) if entry.key == "action")
    before = replay(table.record, number)
    asked, given = before.asks[0], table.record.entries[number]
    other = next(option for option in asked.options if option != given.option)
    before.enter(given._replace(option=other))
    told = rf"^answer {number + 1}: the non-player answers '{given}' now, not '.*{other}'$"
    with pytest.raises(alesia.DoesNotFit, match=told):
        look(before.record, number)
