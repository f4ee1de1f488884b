"""Lines typed in the terminal: at most half as many as there are questions."""

from pathlib import Path

import pytest

import alesia
from tests.cli.conftest import Run
from tests.table.errands import ERRANDS


@pytest.mark.parametrize("name", ERRANDS)
def test_an_errand_takes_half_as_many_lines_as_questions(run: Run, name: str) -> None:
    """Each line is understood: the game that the terminal saves is the one that was meant."""
    errand = ERRANDS[name]
    table = errand.begin()
    table.save("game.txt")
    typed: list[str] = []
    for click in errand.clicks(table):
        typed.append(click.typed)
        click.given(table)
    run("play", "--resume", "game.txt", lines="\n".join([*typed, ""]))

    assert 2 * len(typed) <= errand.before
    assert alesia.load(Path("game.txt")).digest == table.digest
