"""The tool that counts which test proves which clause (tools/rule_coverage.py) knows the numbers of every handbook."""

from pathlib import Path

import pytest
from tools.rule_coverage import RULEBOOKS, TESTS, Rulebook, gaps, paragraph_of, read, table

BOOKS = {book.game: book for book in RULEBOOKS}
OWN = BOOKS["ariovistus"]


@pytest.mark.parametrize(
    ("name", "paragraph"),
    [
        ("test_6_2_3_only_until_nothing_is_left", "6.2.3"),
        ("test_a3_4_1_a_rally_costs_nothing_in_germania", "A3.4.1"),
        ("test_a7_1_ties", "A7.1"),
        ("test_5_2_1a_a_lettered_part", "5.2.1A"),
        ("test_a_sentence", None),
    ],
)
def test_the_name_of_a_test_says_its_paragraph(name: str, paragraph: str | None) -> None:
    assert paragraph_of(name) == paragraph


def test_a_file_is_about_the_game_of_its_folder() -> None:
    def games(path: str) -> list[str]:
        return [game for game, book in BOOKS.items() if book.has(TESTS / path)]

    assert games("ariovistus/test_a3_4_1_rally.py") == ["ariovistus"]
    assert games("gallic_war/test_x.py") == ["gallic-war"]
    assert games("rome_vs_gaul/test_x.py") == ["rome-vs-gaul"]
    assert games("falling_sky/test_x.py") == games("words/test_x.py") == ["falling-sky"]


def test_only_its_own_clauses_are_to_be_proved() -> None:
    assert all(clause.startswith("A") for clause in OWN.clauses)
    assert "A3.4.1c" in OWN.clauses
    assert not any(clause.startswith("A") for clause in BOOKS["falling-sky"].clauses)


def of(source: str, folder: Path) -> Rulebook:
    """The rulebook of Ariovistus, as if these were its tests."""
    path = folder / "test_x.py"
    path.write_text(source, encoding="utf-8")
    book = Rulebook("ariovistus", "Ariovistus", "ariovistus")
    book.tests = list(read(path))
    return book


def test_a_mark_proves_a_clause_and_may_name_one_of_falling_sky(tmp_path: Path) -> None:
    book = of('@pytest.mark.proves("A3.4.1c", "3.3.1b")\ndef test_3_3_1_as_ever() -> None: ...\n', tmp_path)

    assert list(book.proofs) == ["A3.4.1c", "3.3.1b"]
    assert "A3.4.1c" not in book.unproved()
    assert [each for each in gaps(book) if each.startswith("there is no")] == []
    assert "| `test_3_3_1_as_ever` |" in table(book)


def test_a_clause_or_a_paragraph_of_nobody_is_found_out(tmp_path: Path) -> None:
    book = of('@pytest.mark.proves("A3.4.1zz")\ndef test_a9_9_x() -> None: ...\n', tmp_path)

    assert list(gaps(book))[:2] == [
        "there is no paragraph A9.9, which test_a9_9_x names.",
        "there is no clause A3.4.1zz, which test_a9_9_x proves.",
    ]
