"""Card 1, Cicero."""

import pytest

from tests.falling_sky.events.effect import is_effective
from tests.falling_sky.playing import at


@pytest.mark.parametrize(
    ("before", "choice", "after"),
    [
        ("Intrigue", "senate_up", "Uproar"),
        ("Intrigue", "senate_down", "Adulation"),
        ("Uproar", "senate_up", "Firm Uproar"),
        ("Uproar", "senate_down", "Intrigue"),
        ("Adulation", "senate_down", "Firm Adulation"),
        ("Adulation", "senate_up", "Intrigue"),
    ],
)
def test_event_01_unshaded_shifts_the_senate_either_way(before: str, choice: str, after: str) -> None:
    """One box up or down, or Firm at the end of the track."""
    game = at(f'card = 1\nsenate = "{before}"').play(f"Romans action unshaded 1\nRomans event_choice {choice}")

    assert game.position["senate"] == after


@pytest.mark.parametrize(("before", "after"), [("Firm Uproar", "Uproar"), ("Firm Adulation", "Adulation")])
def test_event_01_unshaded_flips_a_firm_marker_back(before: str, after: str) -> None:
    """Ruling 122: a Firm marker flips back in its place, without a question."""
    game = at(f'card = 1\nsenate = "{before}"').play("Romans action unshaded 1")

    assert game.position["senate"] == after
    assert game.asked == "Arverni action"


@pytest.mark.proves("6.5.1h")
def test_event_01_unshaded_shifts_whatever_the_fallen() -> None:
    """Ruling 122: Fallen Legions do not stop the shift down."""
    game = at("card = 1\nfallen = 3").play("Romans action unshaded 1\nRomans event_choice senate_down")

    assert game.position["senate"] == "Adulation"


def test_event_01_unshaded_is_chosen_by_whoever_executes() -> None:
    """The Arverni shift the Senate when they execute the Event."""
    game = at("card = 1").play("""
        Romans action pass
        Arverni action unshaded 1
        Arverni event_choice senate_up
    """)

    assert game.position["senate"] == "Uproar"


def test_event_01_effective_while_there_is_a_marker() -> None:
    """In the first year of Pax Gallica? the Senate has no marker, and the Event does nothing."""
    off = at('card = 1\nsenate = "none"\nfirst_winter_special = true', "pax-gallica")

    assert is_effective(at('card = 1\nsenate = "Firm Uproar"'), "Romans", "unshaded")
    assert not is_effective(off, "Romans", "unshaded")
    assert off.play("Romans action unshaded 1").position["senate"] == "none"
