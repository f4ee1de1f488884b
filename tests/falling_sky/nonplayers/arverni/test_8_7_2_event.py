"""8.7.2 Event: may it be played, is it declined, and the roll of 1-4."""

import pytest

from tests.falling_sky.nonplayers.acting import Acting, acting
from tests.falling_sky.nonplayers.arverni.boards import boxes, did, turn

QUIET = """
    [regions.Arverni]
    Arverni = "1 Warband"
"""


def second(action: str) -> Acting:
    """The Belgae have acted first on a card whose Event (65) the Arverni would consider."""
    return acting(
        f"""
        card = 65
        nonplayers = ["Arverni"]
        first = {{ faction = "Belgae", action = "{action}" }}
        [regions.Arverni]
        Arverni = "1 Warband"
        [regions.Ubii]
        Germans = "1 Warband"
    """,
        Arverni=[6],
    )


@pytest.mark.proves("8.7.2c")
@pytest.mark.parametrize(
    ("action", "answer"), [("Command", "no"), ("Event", "no"), ("Command and Special Ability", "yes")]
)
def test_8_7_2_only_if_the_sequence_of_play_allows(action: str, answer: str) -> None:
    """As second Eligible the Event is open only after a Command with a Special Ability."""
    assert boxes(second(action)).startswith(f"V1 no, V2 {answer}, ")


@pytest.mark.proves("8.7.2a", "8.7.2f", "8.7.2j")
def test_8_7_2_a_no_event_is_declined() -> None:
    """Catuvolcus (61) has swords at the Arverni symbol."""
    game = turn(QUIET)
    assert boxes(game).startswith("V1 no, V2 yes, V2b yes, V3 ")
    assert game.notes("Arverni")[0] == "event.no"


@pytest.mark.proves("8.7.2a", "8.7.2i", "8.7.2j", "8.7.2k")
@pytest.mark.parametrize(("die", "answer"), [(4, "yes"), (5, "no")])
def test_8_7_2_a_roll_of_1_to_4(die: int, answer: str) -> None:
    """Convictolitavis (43) is played on 1-4; on 5 or 6 a Command follows."""
    game = turn(QUIET, die, card=43, passed=("Aedui",))
    assert game.rolled("Arverni")[0] == die
    assert boxes(game).startswith(f"V1 no, V2 yes, V2b no, V2c {answer}, ")
    assert (did(game)[0] == "action shaded 43") == (answer == "yes")


@pytest.mark.proves("8.7.2h", "8.7.2k")
def test_8_7_2_a_carnyx_needs_no_roll() -> None:
    """Clodius Pulcher (14) has a Carnyx: it is played at once, with its shaded text."""
    game = turn(QUIET, card=14, passed=("Romans", "Belgae"))
    assert boxes(game) == "V1 no, V2 yes, V2b no, V2c yes, V_EVENT yes"
    assert game.rolled("Arverni") == []
    assert "arverni.event.carnyx" in game.notes("Arverni")
    assert did(game)[0] == "action shaded 14"


@pytest.mark.proves("8.7.2e", "8.7.2j")
def test_8_7_2_no_capability_in_the_final_year() -> None:
    """8.1.1 With the last WINTER to come Convictolitavis is declined without a roll."""
    game = turn(QUIET, card=43, passed=("Aedui",), more="winters = 2")
    assert boxes(game).startswith("V1 no, V2 yes, V2b yes, V3 ")
    assert "event.capability_in_final_year" in game.notes("Arverni")


@pytest.mark.proves("8.7.2b")
def test_8_7_2_after_a_threat_that_led_to_nothing() -> None:
    """Upon Frost, where Vercingetorix would flee but cannot, the Event comes into question."""
    game = turn(
        """
        [regions.Mandubii]
        Arverni = "Vercingetorix, 1 Warband"
        Romans = "Caesar, 4 Legions"
    """,
        card=14,
        passed=("Romans", "Belgae"),
        upcoming="Winter",
    )
    assert boxes(game) == "V1 yes, V_BATTLE no, V_MARCH_THREAT no, V2 yes, V2b no, V2c yes, V_EVENT yes"
