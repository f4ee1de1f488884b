"""Quiet non-players: the same answers, boxes, dice, lots and deeds as those who tell why."""

import pytest

from alesia.games import find, names
from alesia.kernel.heirs import everybody
from alesia.kernel.walk import Step
from alesia.table import Table, set_up

KEPT = ("box", "roll", "pick", "did")
CASES = [(game, scenario) for game in names() for scenario in find(game).scenarios]


def played(game: str, scenario: str, kinds: dict[str, str], seed: int, quiet: bool) -> Table:
    seats = everybody(find(game).seats, find(game).heirs, kinds, "nonplayer")
    table = set_up(game, scenario, seed, seats, quiet=quiet)
    while table.step():
        pass
    return table


def kept(table: Table) -> list[tuple[str, int, str, str, object]]:
    """What a quiet walk must hold, too; of a box its answer, of a lot on which place the dice laid it."""
    steps = [(thought, step) for thought in table.thoughts for step in thought.walk if step.kind in KEPT]
    return [(thought.seat, thought.answers, step.kind, step.key, gist(step)) for thought, step in steps]


def gist(step: Step) -> object:
    if step.kind == "pick":
        candidates, picked, dice = step.facts
        assert isinstance(candidates, tuple)
        return len(candidates), candidates.index(picked), dice
    return step.facts[0] if step.kind in ("box", "roll") else step.facts


@pytest.mark.parametrize(("game", "scenario"), CASES)
def test_the_same_whole_games(game: str, scenario: str) -> None:
    loud, quiet = (played(game, scenario, {}, 7, quiet) for quiet in (False, True))
    assert quiet.entries() == loud.entries()
    assert kept(quiet) == kept(loud)


@pytest.mark.parametrize("game", names())
@pytest.mark.parametrize("seat", [0, -1])
def test_the_same_against_others_at_random(game: str, seat: int) -> None:
    kinds = {find(game).seats[seat]: "random"}
    loud, quiet = (played(game, next(iter(find(game).scenarios)), kinds, 8, quiet) for quiet in (False, True))
    assert quiet.entries() == loud.entries()
    assert kept(quiet) == kept(loud)


@pytest.mark.parametrize("game", names())
def test_no_reasons_are_written_down(game: str) -> None:
    table = set_up(game, None, 1, dict.fromkeys(find(game).seats, "nonplayer"), quiet=True)
    for _ in range(300):
        table.step()
    kinds = {step.kind for thought in table.thoughts for step in thought.walk}
    assert "did" in kinds
    assert kinds <= {*KEPT, "note"}


def test_a_table_tells_why_unless_it_is_quiet() -> None:
    table = set_up("falling-sky", None, 1, dict.fromkeys(find("falling-sky").seats, "nonplayer"))
    for _ in range(40):
        table.step()
    assert {"check", "priority"} <= {step.kind for thought in table.thoughts for step in thought.walk}
