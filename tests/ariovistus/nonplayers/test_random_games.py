"""A8 Whole games of Non-players: they end, go on the same wherever they are cut, and can be told in both languages."""

import re
from functools import cache
from random import Random

import pytest

import alesia
from alesia.kernel.walk import Walk
from alesia.table import Table, replay
from alesia.words import explain_lines, explained
from alesia.words.explaining import ANEW
from tests.words.test_nonplayers import FIGURES, ORDERS, WORDS, boxes, is_diamond

ALL = dict.fromkeys(("Romans", "Germans", "Aedui", "Belgae"), "nonplayer")
TABLES = (ALL, ALL | {"Romans": "random"}, ALL | {"Germans": "random", "Belgae": "random"})
# Candidates that are named with their number, the fewest moves among plans that are otherwise equal; orders that the
# sentence names.
NAMED = {"camps.largest_group", "camps.stay_put", "event.near_germania", "event.no_control_lost"}


@cache
def played(seed: int, table: int = 0) -> Table:
    return alesia.new("ariovistus", None, seed, TABLES[table])


@pytest.mark.proves("A8.0a")
@pytest.mark.parametrize("seed", range(30))
def test_a8_0_a_game_of_four_nonplayers_ends_and_goes_on_the_same_wherever_it_is_cut(seed: int) -> None:
    """Every question is answered; replayed up to any answer, in the middle of a Command or not, it comes to the same
    end."""
    table = played(seed)
    assert table.result is not None
    whole = table.record
    for upto in sorted(Random(seed).sample(range(len(whole.entries)), 2)):
        again = replay(whole, upto)
        again.go_on()
        assert again.record.to_text() == whole.to_text(), f"cut after {upto}"


@pytest.fixture(scope="module")
def walks() -> list[Walk]:
    """What Non-players thought, with and without people at the table."""
    tables = [played(seed, seed % len(TABLES)) for seed in range(12)]
    return [thought.walk for table in tables for thought in table.thoughts]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a8_0_every_walk_can_be_told(walks: list[Walk], language: str) -> None:
    """Step by step in sentences without a hole."""
    for walk in walks:
        for rule, line in explain_lines(walk, "ariovistus", language):
            assert rule
            assert not re.search(r"[{}<>]|\bNone\b|\bTrue\b|\bFalse\b|\bnumber \d", line), line


def test_a8_0_every_no_has_its_figures_and_every_box_that_leads_on_its_reason(walks: list[Walk]) -> None:
    """So that an owner of the paper game can check each step."""
    bare = {
        step.key
        for walk in walks
        for step, inner in boxes(walk)
        if not step.facts[0]
        and (not any(each.kind in FIGURES for each in inner) if is_diamond(step) else len(step.facts) < 3)
    }
    assert bare == set()


def test_a8_0_no_box_is_told_twice_with_the_same_reasons(walks: list[Walk]) -> None:
    """What is weighed once more, without another result, is not written down again; but for a second Command (A63)."""
    for walk in [walk for walk in walks if all(step.key not in ANEW for step in walk)]:
        parts: list[tuple[str, ...]] = [()]
        for step, text, _ in explained(walk, "ariovistus"):
            if step.kind in ("box", "did") or (parts[-1] and parts[-1][-1].startswith("    does:")):
                parts.append(())
            parts[-1] += (text,)
        told = [part for part in parts if part and not part[0].startswith("    does:")]
        assert [part for part in told if told.count(part) > 1 and not re.search("[Dd]ice|rolls", part[0])] == []


def test_a8_0_every_priority_that_goes_by_a_number_tells_it(walks: list[Walk]) -> None:
    """Whoever counts along finds the number of each candidate."""
    scored: dict[str, set[int]] = {}
    for walk in walks:
        for step in walk:
            if step.kind == "priority":
                scored.setdefault(step.key, set()).update(step.facts[2])
    counted = {key for key, scores in scored.items() if not scores <= {0, 1}}
    bare = {key for key in counted if not WORDS.has(f"{key}.count") and not WORDS.has(f"{key}.margin")}
    assert bare - ORDERS - NAMED == set()
