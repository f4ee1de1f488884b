"""The version of the rules holds as long as its kept records are asked the same; older ones replay or are refused."""

import re
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import alesia
from alesia.games import find
from alesia.kernel import ask as questions
from alesia.kernel.ask import Ask, Option

from .course import asked_in, course_of
from .keeping import Kept, keep, kept_records

GAMES = [info.name for info in alesia.games()]
CHANGED = [info.name for info in alesia.games() if info.rules != "1"]  # those of which there are older rules
ENOUGH = 10  # records of each scenario
SENTENCE = r"answer \d+: the rules ask .+, where the record answers '.+'; it was played by rules {}, these are rules {}"


def changed(kept: Kept) -> str | None:
    """What the rules ask otherwise than when the record was kept; None if nothing."""
    try:
        answer = course_of(kept.record).parts(kept.course)
    except alesia.DoesNotFit as refusal:
        return f"{kept.name}: {refusal}"
    if answer is None:
        return None
    asked = list(asked_in(kept.record))
    return f"{kept.name}: before answer {answer} the rules ask: {asked[min(answer, len(asked)) - 1]}"


def advice(game: str) -> str:
    """What is to be done when the rules ask otherwise than the kept records of their version say."""
    rules = find(game)
    file = f"src/{type(rules).__module__.replace('.', '/')}/__init__.py"
    raised = int(rules.rules_version) + 1
    return (
        f'recorded games of {game} are asked otherwise: raise rules_version in {file} to "{raised}", run make records'
    )


def current(game: str) -> list[Kept]:
    return [kept for kept in kept_records(game) if kept.record.rules == find(game).rules_version]


@pytest.mark.parametrize("game", GAMES)
def test_every_scenario_has_kept_records_of_the_rules_as_they_are(game: str) -> None:
    """At least ten of each, of this version; ``make records`` adds them after the version was raised."""
    rules = find(game)
    count = Counter(kept.record.scenario for kept in current(game))
    lacking = {scenario: count[scenario] for scenario in rules.scenarios if count[scenario] < ENOUGH}
    assert not lacking, f"too few kept records of rules {rules.rules_version} of {game}, run make records: {lacking}"


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_of_this_version_ask_what_they_asked(game: str) -> None:
    """Every kept record of this version is asked the same, question by question, and comes to the same end."""
    found = [told for kept in current(game) if (told := changed(kept)) is not None]
    assert not found, f"{advice(game)}. {len(found)} of the kept records changed; {found[0]}"


@pytest.mark.parametrize("game", CHANGED)
def test_an_older_record_replays_or_is_refused_in_a_sentence(game: str) -> None:
    """The sentence says at which answer, what is asked there, what is answered, and both versions; where the rules have
    had several versions, both happen."""
    now = find(game).rules_version
    older = [kept.record for kept in kept_records(game) if kept.record.rules != now]
    refused = [_refusal(record) for record in older]
    assert set(map(bool, refused)) >= ({True, False} if len({record.rules for record in older}) > 1 else {True})
    for record, sentence in zip(older, refused, strict=True):
        assert sentence is None or re.fullmatch(SENTENCE.format(record.rules, now), sentence)


def _refusal(record: alesia.Record) -> str | None:
    try:
        assert alesia.replay(record).decisions == len(record.entries)
    except alesia.DoesNotFit as refusal:
        return str(refusal)
    return None


# ---- The watch itself


def offering(key: str) -> Callable[..., Ask]:
    """Rules that offer one thing more with the questions of this key."""

    def ask(who: int, its: str, rule: str, options: tuple[Option, ...], *more: Any, **named: Any) -> Ask:
        return Ask(who, its, rule, (*options, Option("new")) if its == key else options, *more, **named)

    return ask


@pytest.mark.parametrize(("game", "key"), [("falling-sky", "loss"), ("gallic-war", "battle_action")])
def test_what_is_offered_newly_is_noticed(game: str, key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """An option that no record chose is told with the first answer that it could have been, and what is to be done."""
    kept = next(kept for kept in current(game) if any(entry.key == key for entry in kept.record.entries))
    assert changed(kept) is None
    monkeypatch.setattr(questions, "Ask", offering(key))
    first = next(n for n, entry in enumerate(kept.record.entries, 1) if entry.key == key)
    assert re.match(rf"{kept.name}: before answer {first} the rules ask: .* \| new$", changed(kept) or "")
    assert re.search(r'raise rules_version in src/alesia/games/\w+/__init__\.py to "\d+", run make', advice(game))


def test_another_end_is_noticed() -> None:
    """The last question of a game, or its result, belongs to its course."""
    kept = current("gallic-war")[0]
    record = kept.record
    del record.entries[-1]
    assert course_of(record).parts(kept.course) == len(record.entries) + 1


def test_what_is_kept_is_never_written_over(tmp_path: Path) -> None:
    """A kept record tells how the rules of its version asked, whatever they ask now."""
    path, record = tmp_path / "game.alesia.gz", alesia.new("gallic-war", seed=1).record
    keep(path, record)
    before = path.read_bytes()
    with pytest.raises(FileExistsError):
        keep(path, record)
    assert path.read_bytes() == before
