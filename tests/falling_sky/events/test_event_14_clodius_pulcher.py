"""Card 14, Clodius Pulcher."""

import pytest

from tests.falling_sky.events.effect import is_effective
from tests.falling_sky.playing import at


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("Uproar", "Intrigue"),
        ("Intrigue", "Adulation"),
        ("Adulation", "Firm Adulation"),
        ("Firm Uproar", "Uproar"),
    ],
)
def test_event_14_unshaded_shifts_the_senate_down(before: str, after: str) -> None:
    """One box toward Adulation, Firm if there, whatever the Fallen."""
    game = at(f'card = 14\nfallen = 1\nsenate = "{before}"')

    assert is_effective(game, "Romans", "unshaded")
    assert game.play("Romans action unshaded 14").position["senate"] == after


def test_event_14_unshaded_not_effective_at_firm_adulation() -> None:
    """The marker cannot go further down."""
    game = at('card = 14\nsenate = "Firm Adulation"')

    assert not is_effective(game, "Romans", "unshaded")
    assert game.play("Romans action unshaded 14").position["senate"] == "Firm Adulation"


def test_event_14_unshaded_not_effective_without_a_marker() -> None:
    """Ruling 11: in the first year of Pax Gallica? the Senate does not shift."""
    game = at('card = 14\nsenate = "none"\nfirst_winter_special = true', "pax-gallica")

    assert not is_effective(game, "Romans", "unshaded")
    assert game.play("Romans action unshaded 14").position["senate"] == "none"


def test_event_14_shaded_calls_the_leader_and_bars_the_romans() -> None:
    """The Leader goes to Provincia; the Romans sit out this card and the next; the Belgae stay Eligible."""
    game = at("""
        card = 14
        next = 2
        ineligible = ["Arverni", "Aedui"]
        [regions.Mandubii]
        Romans = "Caesar, 3 Legions"
    """).play("Romans action pass\nBelgae action shaded 14")

    assert game.pieces("Provincia", "Romans") == "Caesar, Fort"
    assert game.pieces("Mandubii", "Romans") == "3 Legions"
    told = [[str(fact) for fact in entry.facts] for entry in game.table.log if entry.key == "relocate"]
    assert told == [["Romans", "Mandubii", "Provincia", "Roman Leader", "1"]]
    game.play("Chance draw_card card 3")
    assert game.position["card"] == 2
    assert game.position["ineligible"] == ["Romans"]


def test_event_14_shaded_bars_romans_who_were_to_act() -> None:
    """Ruling 16: Romans who have not acted yet cannot act on this card any more."""
    game = at("""
        card = 14
        first.faction = "Arverni"
        first.action = "Command and Special Ability"
        ineligible = ["Aedui"]
        passed = ["Romans"]
    """).play("Belgae action shaded 14")

    assert game.asked == "Chance draw_card"
    assert game.position["ineligible"] == ["Romans", "Arverni"]


def test_event_14_shaded_by_the_romans_themselves() -> None:
    """Ruling 17: the penalty wins over staying Eligible."""
    game = at('card = 14\nineligible = ["Arverni", "Aedui", "Belgae"]').play("Romans action shaded 14")

    assert game.position["ineligible"] == ["Romans"]


def test_event_14_shaded_without_a_leader_on_the_map() -> None:
    """No Leader, no move; the rest holds, so the Event is always effective."""
    game = at('card = 14\nineligible = ["Romans"]')

    assert is_effective(game, "Belgae", "shaded")
    assert game.play("Belgae action shaded 14").pieces("Provincia", "Romans") == "Fort"
