"""Players that go round in circles, leave, or answer amiss: their games are crashes, and the run goes on."""

import sys

import pytest

from alesia.kernel.ask import Ask, Option
from alesia.lab import odds, playing
from alesia.lab.job import make_job
from alesia.lab.odds import estimate, start_of
from alesia.lab.playing import play_chunk, play_game
from alesia.players import View
from alesia.table import set_up

FACTIONS = ("Romans", "Arverni", "Aedui", "Belgae")


class Last:
    """Begins and takes back, for ever."""

    def decide(self, view: View, ask: Ask) -> Option:
        return ask.options[-1]


class Leaving:
    def decide(self, view: View, ask: Ask) -> Option:
        sys.exit(3)


class Unborn(Last):
    def __init__(self) -> None:
        sys.exit()


class Wrong:
    def decide(self, view: View, ask: Ask) -> str:
        return "surrender"


BROKEN = [
    ("Last", "EndlessGame: no end after 50,000 answers"),
    ("Leaving", "SystemExit: 3"),
    ("Unborn", "SystemExit"),
    ("Wrong", f"IllegalAnswer: {__name__}:Wrong answers 'surrender'"),
]


def seats(name: str) -> dict[str, str]:
    return dict.fromkeys(FACTIONS, f"{__name__}:{name}")


def limit(monkeypatch: pytest.MonkeyPatch, answers: int) -> None:
    for module in (playing, odds):
        monkeypatch.setattr(module, "MOST_ANSWERS", answers)


@pytest.mark.parametrize(("name", "said"), BROKEN)
def test_a_run_tells_the_crash_and_goes_on(name: str, said: str) -> None:
    chunks = make_job("falling-sky", None, {}, seats(name), 3, 2).chunks()
    rows = [row for chunk in chunks for row in play_chunk(chunk).games]

    assert [row[0] for row in rows] == [3, 4]
    assert all(row[6].startswith(said) for row in rows)


@pytest.mark.parametrize(("name", "said"), BROKEN)
def test_the_odds_tell_the_crash_and_go_on(name: str, said: str) -> None:
    *_, found = estimate(start_of(set_up("falling-sky", seed=3), seats(name)), 2, 0, 1)

    assert found.games == 0
    assert [crash.number for crash in found.crashes] == [0, 1]
    assert all(crash.error.startswith(said) for crash in found.crashes)


def test_the_last_answer_that_is_allowed_may_end_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    job = make_job("falling-sky", None, {}, {}, 3, 1)
    whole = play_game(job, 3).row
    limit(monkeypatch, whole[3] + 1)
    assert play_game(job, 3).row == whole
    limit(monkeypatch, whole[3] - 1)
    assert play_game(job, 3).row[6].startswith("EndlessGame")
