"""The notation of records."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from alesia.kernel.ask import Option
from alesia.kernel.errors import BadRecord
from alesia.kernel.record import Entry, Record

RECORD = Record(
    "toy",
    "1",
    "short",
    -7,
    {"two-player": True, "cubes": "many"},
    {"Red": "human", "Blue": "random", "Green": "human"},
    "round = 1\n\n[cubes]\n  Red = [1]  \n; no comment, a line of the position\n",
    [
        Entry("Chance", "sky", Option("sunny")),
        Entry("Red", "march_from", Option("hill", "Mons Major")),
        Entry("Red", "march_count", Option("number", 3)),
        Entry("Chance", "battle", Option("roll", 4)),
        Entry("Blue", "retreat", Option("no")),
    ],
    "asked",
)

TEXT = """alesia record 1
game toy
rules 1
scenario short
seed -7
dice asked
option two-player true
option cubes many
seat Red human
seat Blue random
seat Green human
position
| round = 1
|
| [cubes]
|   Red = [1]  ; trailing
| ; no comment, a line of the position
|

Chance sky sunny
Red march_from hill Mons Major
Red march_count number 3
Chance battle roll 4
Blue retreat no
""".replace("; trailing", "")

HEADER = "alesia record 1\ngame toy\nrules 1\nscenario short\nseed 7\n"


def test_a_record_is_readable_text() -> None:
    """The notation is what its description says."""
    assert RECORD.to_text() == TEXT


def test_a_record_comes_back_from_its_text() -> None:
    """Writing and reading are inverse."""
    assert Record.from_text(TEXT) == RECORD


def test_comments_and_blank_lines_say_nothing() -> None:
    """Comments, blank lines, odd spaces and other line ends do not change a record."""
    noisy = "; a game\n\n" + TEXT.replace("\nChance sky", "\n  ; now it begins\n\n  Chance   sky ")
    assert Record.from_text(noisy.replace("\n", "\r\n")) == RECORD


def test_a_short_record_has_defaults() -> None:
    """Options, seats, dice and position may be left out."""
    assert Record.from_text(HEADER) == Record("toy", "1", "short", 7)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("chess record 1\n", r"line 1: .*'chess record 1'"),
        (HEADER + "game other\n", r"line 6: game is said twice: 'game other'"),
        (HEADER.replace("seed 7", "seed x"), r"line 5: the seed is not a whole number: 'seed x'"),
        (HEADER + "option cubes\n", r"line 6: too few words: 'option cubes'"),
        (HEADER + "seat Red human\nseat Red random\n", r"line 7: seat Red is said twice"),
        (HEADER + "| round = 1\n", r"line 6: this line belongs to no position"),
        (HEADER + "position\nposition\n", r"line 7: a record has one position"),
        (HEADER + "\nRed bid\n", r"line 7: too few words: 'Red bid'"),
        (HEADER + "\nRed bid number 1\nseed 8\n", r"line 8: too few words: 'seed 8'"),
        (HEADER.replace("game toy\n", ""), r"does not say its game"),
        ("", r"does not say its game, rules, scenario, seed"),
    ],
)
def test_a_fault_is_named_with_its_line(text: str, message: str) -> None:
    """The refusal gives the number of the line and the line."""
    with pytest.raises(BadRecord, match=message):
        Record.from_text(text)


WORD = st.text("abcdefgXYZ-_'é", min_size=1)
NOUN = st.lists(WORD, min_size=1, max_size=3).map(" ".join)
OPTION = st.builds(Option, WORD, st.none() | NOUN) | st.builds(
    Option, st.sampled_from(["number", "roll"]), st.integers()
)
RECORDS = st.builds(
    Record,
    WORD,
    WORD,
    WORD,
    st.integers(),
    st.dictionaries(WORD, st.booleans() | WORD),
    st.dictionaries(WORD, WORD),
    st.none() | st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\r")),
    st.lists(st.builds(Entry, st.sampled_from(["Red", "Blue", "Chance"]), WORD, OPTION)),
    st.sampled_from(["seeded", "asked"]),
)


@given(RECORDS)
def test_every_record_comes_back(record: Record) -> None:
    """Any names, nouns with spaces, numbers and positions survive the notation."""
    assert Record.from_text(record.to_text()) == record


@given(st.text())
def test_any_text_is_read_or_refused(text: str) -> None:
    """Nothing but BadRecord comes out of nonsense."""
    for candidate in (text, HEADER + text):
        try:
            again = Record.from_text(candidate)
        except BadRecord:
            continue
        assert Record.from_text(again.to_text()) == again
