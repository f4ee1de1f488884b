"""A2.3 Event cards: A2.3.2 the order of Factions, A2.3.3 passing."""

import pytest

from tests.ariovistus.playing import at


def order(card: str) -> list[str]:
    """Who is asked on a card when everybody passes."""
    game, seen = at(f'card = "{card}"\n[resources]\nRomans = 0'), []
    while game.asked.endswith(" action"):
        seen.append(game.asked.removesuffix(" action"))
        game.table.answer("pass")
    return seen


@pytest.mark.proves("A2.3.2a", "A2.3.2c")
@pytest.mark.parametrize(
    ("card", "expected"),
    [
        ("1", ["Romans", "Germans", "Aedui", "Belgae"]),
        ("48", ["Aedui", "Germans", "Belgae", "Romans"]),
        ("72", ["Belgae", "Aedui", "Germans", "Romans"]),
    ],
)
def test_a2_3_2_germans_at_the_sign_of_the_arverni(card: str, expected: list[str]) -> None:
    """On cards of Falling Sky; four Factions are asked, the Arverni never."""
    assert order(card) == expected


@pytest.mark.proves("A2.3.2b")
@pytest.mark.parametrize(
    ("card", "expected"),
    [
        ("A19", ["Germans", "Romans", "Aedui", "Belgae"]),
        ("A70", ["Belgae", "Aedui", "Germans", "Romans"]),
    ],
)
def test_a2_3_2_germans_have_a_sign_on_new_cards(card: str, expected: list[str]) -> None:
    """As printed there."""
    assert order(card) == expected


@pytest.mark.proves("A2.3.3a", "A1.8a")
@pytest.mark.parametrize(("had", "has"), [(0, 1), (44, 45), (45, 45)])
def test_a2_3_3_germans_gain_one_resource_when_they_pass(had: int, has: int) -> None:
    """One, never above 45."""
    game = at(f'card = "A19"\n[resources]\nGermans = {had}')
    game.play("Germans action pass")

    assert game.resources("Germans") == has


@pytest.mark.proves("A2.3.2c")
def test_a2_3_2_two_factions_execute_and_the_arverni_are_neither() -> None:
    """Eligible are Romans, Germans, Aedui and Belgae; a position cannot make the Arverni so."""
    assert set(at("").view["eligibility"]) == {"Romans", "Germans", "Aedui", "Belgae"}
    with pytest.raises(Exception, match="'Arverni' is no player Faction"):
        at('executed = ["Arverni"]')
