"""Whoever does what the steps of hands say has the board of the engine before him; each step has its words."""

import pytest

import alesia
from alesia.games import find
from alesia.kernel.tabletop import Layout, Move, Shift, called, stack, steps
from alesia.table.hands import deeds
from alesia.table.past import Past
from alesia.words.catalogue import domain_of, languages, read
from alesia.words.hands import step_text
from tests.table.hands import COMPARED, follow


@pytest.mark.parametrize("game", COMPARED)
def test_the_steps_of_hands_lead_to_the_board_of_the_engine(game: str) -> None:
    """After every turn of a game of non-players, read from its position text."""
    assert follow(game, 11) > 50


@pytest.mark.parametrize("game", COMPARED)
def test_every_step_is_told_in_every_language(game: str) -> None:
    """No hole, no name that the program alone knows."""
    seats = next(info.seats for info in alesia.games() if info.name == game)
    past = Past(alesia.new(game, seed=5, seats=dict.fromkeys(seats, "nonplayer")).record)
    taken = [step for deed in deeds(past, 0, 300) for step in deed.steps]
    for language in languages():
        told = {step_text(step, game, language) for step in taken}
        assert len(told) > 20
        assert [line for line in told if "_" in line or "None" in line or "{" in line or not line.endswith(".")] == []


@pytest.mark.parametrize("game", ["falling-sky", "ariovistus", "rome-vs-gaul"])
def test_every_name_is_that_of_something_on_the_table(game: str) -> None:
    """No message for a piece or marker that no set-up has, on the map or beside it."""
    title = find(game)
    laid = [title.layout(title.setup(scenario, {})) for scenario in title.scenarios]
    things = {each.thing.name for layout in laid for each in layout.stacks}
    names = [key.partition(".")[2] for key in read(f"{domain_of(game)}_hands", "en")[0] if key[:4] in ("form", "coun")]
    assert sorted(set(names) - things) == []


def test_what_is_turned_stays_where_it_is() -> None:
    """Of three Hidden, two are turned and one goes: nobody carries what can be turned."""
    band, here, there = called("wood", "band"), called("box", "here"), called("box", "there")
    hidden, shown = called("face", "hidden"), called("face", "shown")
    before = Layout({stack(band, here, hidden): 3}, {})
    after = Layout({stack(band, here, shown): 2, stack(band, there, hidden): 1}, {})
    assert steps(before, after) == (
        Move(2, band, here, hidden, here, shown),
        Move(1, band, here, hidden, there, hidden),
    )


def test_tracks_come_last_and_what_is_new_has_no_before() -> None:
    purse, marker = called("track", "purse"), called("track", "marker")
    assert steps(Layout({}, {purse: 3}), Layout({}, {purse: 2, marker: 1})) == (
        Shift(purse, 3, 2),
        Shift(marker, None, 1),
    )


def test_a_thing_that_comes_from_nowhere_is_a_fault() -> None:
    band, here = called("wood", "band"), called("box", "here")
    with pytest.raises(AssertionError, match="from nowhere"):
        steps(Layout({}, {}), Layout({stack(band, here): 1}, {}))
