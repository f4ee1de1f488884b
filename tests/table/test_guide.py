"""Guided first turns: each is played to its end by what it proposes, in every language; who leaves it may come back."""

import pytest

import alesia
from alesia.kernel.record import Record
from alesia.table import game_info, guide_of, guide_to, guided, lesson
from alesia.table.guide import LEFT, ON, OVER, Guide, Lesson
from alesia.words.catalogue import catalogue, languages
from alesia.words.guiding import guide_text

FEWEST, MOST = 6, 14  # steps of a turn that a newcomer takes in ten minutes


def begun(game: str) -> tuple[Guide, alesia.Table]:
    guide = guide_to(game)
    table = guide.table()
    table.go_on()
    return guide, table


def said(guide: Guide, table: alesia.Table) -> Lesson:
    return lesson(guide, table.entries(), table.asks)


def follow(guide: Guide, table: alesia.Table) -> None:
    """Answer as is proposed."""
    step = said(guide, table).step
    assert step is not None
    if step.sweep:
        table.answer_on(step.answer, guide.seat, sweep=step.sweep)
    else:
        table.answer(step.answer, guide.seat)


def test_every_game_has_one() -> None:
    """The campaign, too, which begins as Ariovistus does."""
    assert guided() == sorted(info.name for info in alesia.games())


@pytest.mark.parametrize("game", guided())
def test_a_guide_can_be_played_to_its_end(game: str) -> None:
    """At each question that is put a step is at hand, its answer is offered, its places are things of the game."""
    guide, table = begun(game)
    places = {f"{word.kind} {word}" for word in game_info(game).things}
    assert FEWEST <= len(guide.steps) <= MOST
    for number, step in enumerate(guide.steps):
        found = said(guide, table)
        assert (found.state, found.number, found.step) == (ON, number, step)
        assert set(step.places) <= places
        follow(guide, table)
    assert said(guide, table).state == OVER
    assert table.result is None


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", guided())
def test_every_step_has_its_words(game: str, language: str) -> None:
    """In each language words of its own, a few lines at most; and no words are left over."""
    guide, table = begun(game)
    told = []
    for _ in guide.steps:
        told.append(guide_text(said(guide, table), language))
        follow(guide, table)
    told.append(guide_text(said(guide, table), language))
    assert len(set(told)) == len(told)
    assert all(30 < len(words) < 420 for words in told)
    own = [key for key in catalogue("guide", language).forms if key.startswith(f"guide.{game}.")]
    assert len(own) == len(guide.steps)


def test_another_answer_leaves_the_way_and_an_undo_leads_back() -> None:
    guide, table = begun("falling-sky")
    follow(guide, table)
    table.answer("ability Scout", guide.seat)
    assert said(guide, table).state == LEFT
    assert "take your last answer back" in guide_text(said(guide, table))
    table.undo()
    assert said(guide, table).step == guide.steps[1]


def test_what_goes_on_by_itself_may_be_answered_one_by_one() -> None:
    """Six units of Caesar's Gallic War, each by its own answer."""
    guide, table = begun("gallic-war")
    while said(guide, table).number < 5:
        follow(guide, table)
    for unit in ("Caesar", "Legion VII", "Legion VIII", "Legion IX", "Legion XI", "Legion XII"):
        if table.ask is not None and table.ask.key == "move_units":
            table.answer(f"unit {unit}", guide.seat)
        assert said(guide, table).state == ON
    assert said(guide, table).step == guide.steps[6]


def test_a_table_knows_by_its_record_that_it_is_guided() -> None:
    """Also when it was saved; another seed is another game."""
    guide, table = begun("rome-vs-gaul")
    text = table.record.to_text()
    assert guide_of(Record.from_text(text)) == guide
    assert guide_of(Record.from_text(text.replace(f"seed {guide.seed}", "seed 99"))) is None
    assert guide_of(alesia.new("rome-vs-gaul").record) is None
