"""Several questions answered at once: fewer clicks, the same recorded answers, one undo."""

from random import Random
from textwrap import dedent

import pytest

import alesia
from alesia.kernel.ask import Option
from alesia.kernel.errors import IllegalAnswer
from alesia.kernel.sweep import everybody
from alesia.kernel.word import chosen_before
from alesia.table import TableAsk

MARCH = """
    card = 19
    [regions.Mandubii]
    Romans = "Caesar, 5 Legions, 4 Auxilia"
"""
ATTACK = """
    card = 19
    [regions.Mandubii]
    Romans = "4 Legions, 3 Auxilia"
    Arverni = "Vercingetorix, 9 Warbands"
"""
LOSSES = """
    card = 19
    [regions.Mandubii]
    Romans = "6 Legions"
    Arverni = "Vercingetorix, 3 Warbands, 5 Revealed Warbands"
"""


def at(position: str, who: str = "Romans") -> alesia.Table:
    """A position in which every Faction has passed that is Eligible before this one."""
    table = alesia.new("falling-sky", seed=7, position=dedent(position))
    while table.ask is not None and (table.ask.who, table.ask.key) != (who, "action"):
        table.answer("pass")
    return table


def texts(table: alesia.Table, start: int) -> list[str]:
    """The answers of people from this one on."""
    return [str(entry) for entry in table.entries(start) if entry.who != "Chance"]


def test_a_whole_group_marches_by_three_clicks_instead_of_six() -> None:
    """A ten-piece stack: its origin, where all of it goes, and done."""
    table, one_by_one = at(MARCH), at(MARCH)
    start = table.decisions
    for each in (table, one_by_one):
        each.answer("command March")
    table.answer("march Mandubii")
    table.answer_on("region Carnutes", sweep="group")
    clicks = ["march Mandubii", "region Carnutes", "number 1", "number 5", "number 4"]
    for click in clicks:
        one_by_one.answer(click)
    assert table.digest == one_by_one.digest
    assert [line.replace("+", "") for line in texts(table, start)] == texts(one_by_one, start)
    assert texts(table, start)[-3:] == ["Romans +march_number number 1"] + [
        f"Romans +march_number number {n}" for n in (5, 4)
    ]


def test_rally_in_three_regions_takes_half_as_many_clicks() -> None:
    table, one_by_one = (alesia.new("falling-sky", scenario="great-revolt", seed=7) for _ in range(2))
    start, regions = table.decisions, ("Sequani", "Veneti", "Arverni")
    clicks = 2
    for each in (table, one_by_one):
        each.answer("command Rally")
    for region in regions:
        table.answer_on(f"rally {region}", sweep="most_rally")
        clicks += 1
        one_by_one.answer(f"rally {region}")
        while one_by_one.ask is not None and one_by_one.ask.key != "command":
            one_by_one.answer(best(one_by_one))
    for each in (table, one_by_one):
        each.answer("done")
    single = len(texts(one_by_one, start))
    assert 2 * clicks <= single
    assert table.digest == one_by_one.digest


def best(table: alesia.Table) -> str:
    """What somebody answers who wants the most Warbands and nothing else."""
    assert table.ask is not None
    options = [str(option) for option in table.ask.options]
    return next((each for each in ("place_warbands", "done") if each in options), options[-1])


def test_losses_of_pieces_that_are_alike_are_one_click() -> None:
    """As many as are there and as there are Losses to take; the rest is asked as ever."""
    table = in_losses()
    assert table.ask is not None
    assert table.ask.about[1] == 6
    assert {str(option): n for option, n in table.sweeps().times.items()} == {
        "piece Hidden Arverni Warband": 3,
        "piece Revealed Arverni Warband": 5,
    }
    start = table.decisions
    table.answer_on("piece Revealed Arverni Warband", times=5)
    assert (
        texts(table, start)
        == ["Arverni loss piece Revealed Arverni Warband"] + ["Arverni +loss piece Revealed Arverni Warband"] * 4
    )
    assert table.ask.about[1] == 1
    table.undo()
    assert table.decisions == start


def in_losses() -> alesia.Table:
    table = at(LOSSES)
    for answer in ("command Battle", "battle Mandubii", "stand"):
        table.answer(answer)
    return table


def test_a_quiet_first_winter_is_half_as_many_questions_at_most() -> None:
    """Whoever pays for all his Legions says so once."""
    assert 2 * winter(at_once) <= winter(one_by_one)


def one_by_one(table: alesia.Table) -> None:
    assert table.ask is not None
    options = [str(option) for option in table.ask.options]
    stays = next((option for option in options if option.split()[0] in ("stay", "pay")), None)
    table.answer(next((each for each in ("done", "no", "pass") if each in options), stays or options[0]))


def at_once(table: alesia.Table) -> None:
    sweeps = [each for each in table.sweeps().sweeps if each.name.startswith("pay")]
    if sweeps:
        table.answer_on(sweeps[0].first, sweep=sweeps[0].name)
    else:
        one_by_one(table)


def winter(click: object) -> int:
    """How many answers of people a first Winter takes in which nobody does anything."""
    table, clicks = alesia.new("falling-sky", scenario="great-revolt", seed=7), 0
    assert callable(click)
    while table.ask is not None and not (clicks and table.ask.key == "action"):
        is_winter = table.ask.rule.startswith("6")
        click(table) if is_winter else one_by_one(table)
        clicks += is_winter
    return clicks


def test_undo_takes_all_back_at_once_also_from_a_record() -> None:
    """The mark in the record says which answers belong together."""
    table = at(MARCH)
    table.answer("command March")
    table.answer("march Mandubii")
    before = table.decisions, table.digest
    table.answer_on("region Carnutes", sweep="group")
    again = alesia.replay(alesia.Record.from_text(table.record.to_text()))
    for each in (table, again):
        assert each.why_not_undo() is None
        each.undo()
        assert (each.decisions, each.digest) == before
        assert each.ask is not None
        assert each.ask.key == "march_to"


def test_what_is_answered_after_an_undo_stands_alone() -> None:
    table = at(MARCH)
    table.answer("command March")
    table.answer("march Mandubii")
    table.answer_on("region Carnutes", sweep="group")
    table.undo()
    table.answer("region Carnutes")
    table.answer("number 1")
    assert texts(table, table.decisions - 1) == ["Romans march_number number 1"]
    table.undo()
    assert table.ask is not None
    assert table.ask.key == "march_number"


def test_dice_lie_between_and_are_never_taken_back() -> None:
    """The Romans lose Legions, each upon a roll; only what came after the last roll can be taken back."""
    table = at(ATTACK, "Arverni")
    for answer in ("command Battle", "battle Mandubii", "no", "stand"):
        table.answer(answer)
    assert table.ask is not None
    start = table.decisions
    table.answer_on("piece Legion", times=3)
    whose = [entry.who for entry in table.entries(start)]
    assert whose[:5] == ["Romans", "Chance", "Romans", "Chance", "Romans"]
    with pytest.raises(alesia.CannotUndo):
        table.undo()


def test_dice_that_a_person_rolls_end_it() -> None:
    """At a real table nobody rolls for the people."""
    table = alesia.new("falling-sky", seed=7, position=dedent(MARCH), dice="asked")
    while table.ask is not None and (table.ask.who, table.ask.key) != ("Romans", "action"):
        table.answer("pass" if table.ask.who != "Chance" else table.ask.options[0])
    table.answer("command March")
    table.answer("march Mandubii")
    table.answer_on("region Carnutes", sweep="group")
    assert table.ask is not None
    assert table.ask.key == "march_on"


def test_a_way_that_is_not_offered_changes_nothing() -> None:
    table = at(MARCH)
    table.answer("command March")
    before = table.decisions
    with pytest.raises(IllegalAnswer, match="'march Mandubii' cannot go on as 'group'; offered: -"):
        table.answer_on("march Mandubii", sweep="group")
    with pytest.raises(IllegalAnswer, match="is not an answer to command"):
        table.answer_on("march Aedui", times=3)
    assert table.decisions == before


def test_it_stops_where_something_else_is_asked() -> None:
    """Without money nobody is paid for: the next question stands as if it had been answered one by one."""
    table = alesia.new("falling-sky", scenario="great-revolt", seed=7)
    while table.ask is not None and table.ask.key != "quarters_region":
        one_by_one(table)
    sweep = table.sweeps().sweeps[0]
    table.answer_on(sweep.first, sweep=sweep.name)
    assert table.ask is None or table.ask.key not in ("quarters_region",)


def test_everybody_goes_along_by_one_click() -> None:
    """Where people are picked one by one, all of them are one answer, and one undo."""
    key, table = "move_units", alesia.new("gallic-war", seed=1)
    while table.ask is not None and not (table.ask.key == key and table.sweeps().sweeps):
        table.answer(chosen(table), table.ask.who)
    start, sweep = table.decisions, table.sweeps().sweeps[0]
    table.answer_on(sweep.first, sweep="everybody")
    given = table.entries(start)
    assert len(given) > 1
    assert {entry.key for entry in given} == {key}
    assert [entry.joined for entry in given] == [False, *[True] * (len(given) - 1)]
    table.undo()
    assert table.decisions == start


def chosen(table: alesia.Table) -> str:
    """Movement rather than anything else."""
    assert table.ask is not None
    options = [str(option) for option in table.ask.options]
    return next((each for each in options if each.split()[0] in ("movement", "activate", "points")), options[0])


@pytest.mark.parametrize(("all_at_once", "swept"), [((), ["everybody"]), ((Option("all"),), [])])
def test_all_who_go_along_are_offered_once(all_at_once: tuple[Option, ...], swept: list[str]) -> None:
    """By a sweep where not all may be picked by one answer."""
    legions = (Option("piece", "Legion VII"), Option("piece", "Legion VIII"))
    ask = TableAsk("Roman", "take_along", "10.5.1", (*legions, *all_at_once, Option("done")), ())
    assert [each.name for each in everybody(ask, "take_along", "piece").sweeps] == swept


@pytest.mark.parametrize(("game", "key"), [("gallic-war", "move_units"), ("rome-vs-gaul", "take_along")])
def test_nothing_is_offered_twice_and_who_is_picked_is_told(game: str, key: str) -> None:
    """Where an answer takes all of them, no sweep does the same; those who go already are named beside the question."""
    table, random, seen = alesia.new(game, seed=3), Random(3), 0
    while table.ask is not None and seen < 8:
        ask = table.ask
        if ask.key != key:
            table.answer(random.choice(ask.options), ask.who)
            continue
        seen += 1
        options = [str(option) for option in ask.options]
        assert "all" not in options or not table.sweeps(ask.who).sweeps
        picks = [option for option in ask.options if option.verb in ("piece", "unit")]
        table.answer(picks[0], ask.who)
        if table.ask is not None and table.ask.key == key and chosen_before(table.ask.about):
            assert str(picks[0].noun) in [str(thing) for thing in chosen_before(table.ask.about)]
            return
    raise AssertionError("nobody was picked")
