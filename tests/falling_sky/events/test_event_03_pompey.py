"""Card 3, Pompey."""

import pytest

from tests.falling_sky.events.effect import is_effective
from tests.falling_sky.playing import at


@pytest.mark.parametrize("row", ["Adulation", "Firm Adulation"])
def test_event_03_unshaded_sends_a_legion_at_adulation(row: str) -> None:
    """At Adulation a Legion comes from the track to Provincia, and the marker stays."""
    game = at(f'card = 3\nsenate = "{row}"').play("Romans action unshaded 3")

    assert game.pieces("Provincia", "Romans") == "1 Legion, Fort"
    assert (game.position["senate"], game.position["legions_track"]) == (row, 11)


@pytest.mark.parametrize(
    ("before", "after"), [("Intrigue", "Adulation"), ("Uproar", "Intrigue"), ("Firm Uproar", "Uproar")]
)
def test_event_03_unshaded_shifts_the_senate_down_elsewhere(before: str, after: str) -> None:
    """At another row the marker goes down, Fallen Legions or not, and no Legion comes."""
    game = at(f'card = 3\nfallen = 2\nsenate = "{before}"').play("Romans action unshaded 3")

    assert game.position["senate"] == after
    assert game.pieces("Provincia", "Romans") == "Fort"


def test_event_03_unshaded_effective() -> None:
    """At Adulation only with a Legion on the track, Fallen ones do not serve; elsewhere always."""
    assert is_effective(at('card = 3\nsenate = "Adulation"'), "Romans", "unshaded")
    assert not is_effective(at('card = 3\nsenate = "Adulation"\nfallen = 12'), "Romans", "unshaded")
    assert is_effective(at('card = 3\nsenate = "Firm Uproar"\nfallen = 12'), "Romans", "unshaded")
    off = at('card = 3\nsenate = "none"\nfirst_winter_special = true', "pax-gallica")
    assert not is_effective(off, "Romans", "unshaded")


LEGIONS = """
    card = 3
    ineligible = ["Romans"]
    fallen = {fallen}
    [regions.Mandubii]
    Romans = "3 Legions"
    [regions.Treveri]
    Romans = "3 Legions"
"""


def test_event_03_shaded_romans_send_two_legions_to_the_track() -> None:
    """With four Legions on the track the Romans pick two on the map, which go to the track."""
    game = at(LEGIONS.format(fallen=2)).play("""
        Arverni action shaded 3
        Romans event_region region Mandubii
        Romans event_region region Treveri
    """)

    assert game.pieces("Mandubii", "Romans") == game.pieces("Treveri", "Romans") == "2 Legions"
    assert (game.position["legions_track"], game.position["fallen"]) == (6, 2)


def test_event_03_shaded_does_nothing_with_five_on_the_track() -> None:
    """Five Legions on the track are too many."""
    game = at(LEGIONS.format(fallen=1))

    assert not is_effective(game, "Arverni", "shaded")
    assert game.play("Arverni action shaded 3").position["legions_track"] == 5


def test_event_03_shaded_takes_the_one_legion_there_is() -> None:
    """Partial execution: a single Legion on the map goes alone; with none the Event does nothing."""
    game = at("""
        card = 3
        ineligible = ["Romans"]
        fallen = 11
        [regions.Treveri]
        Romans = "1 Legion"
    """)

    assert is_effective(game, "Arverni", "shaded")
    assert game.play("Arverni action shaded 3").position["legions_track"] == 1
    assert not is_effective(at("card = 3\nfallen = 12"), "Arverni", "shaded")


def test_event_03_shaded_two_legions_and_no_third() -> None:
    """With two gone to the track the Event is over, though there are more on the map."""
    game = at(LEGIONS.format(fallen=2)).play("Arverni action shaded 3")
    game.play("Romans event_region region Mandubii\nRomans event_region region Mandubii")

    assert game.asked == "Aedui action"
