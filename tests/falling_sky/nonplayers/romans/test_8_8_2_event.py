"""8.8.2 Event?, 8.8.3 March?"""

import pytest

from tests.falling_sky.nonplayers.romans.boards import boxes, did, roman_turn

HOME = '[regions.Provincia]\nRomans = "Legion, {} Auxilia, Fort"\n[tribes]\nSequani = "Arverni"'


@pytest.mark.proves("8.1c", "8.8.2g")
def test_8_8_2_the_event_is_played() -> None:
    """R3 yes, R4 no: Cicero is no "No" Event, and has an effect."""
    game = roman_turn(HOME.format(4), head="card = 1")
    assert boxes(game) == "R1 no, R2 no, R3 yes, R4 no, R_EVENT yes"
    assert did(game, "action")[0].endswith(" 1")


@pytest.mark.proves("8.8.2h")
def test_8_8_2_the_unshaded_text() -> None:
    """8.2.2 Romans use the unshaded text."""
    game = roman_turn(HOME.format(4), head="card = 15")
    assert did(game, "action") == ["action unshaded 15"]


@pytest.mark.proves("8.8.2e")
def test_8_8_2_a_no_event() -> None:
    """R4 yes: swords at the Roman symbol."""
    game = roman_turn(HOME.format(4), 5)
    assert boxes(game).startswith("R1 no, R2 no, R3 yes, R4 yes, R5 yes")
    assert game.notes("Romans")[0] == "event.no"


@pytest.mark.proves("8.1.1c", "8.8.2d")
def test_8_8_2_a_capability_in_the_final_year() -> None:
    """R4 yes: no Capability when the next WINTER is the last."""
    game = roman_turn(HOME.format(4), 5, head="card = 15\nwinters = 2")
    assert boxes(game).startswith("R1 no, R2 no, R3 yes, R4 yes")
    assert "event.capability_in_final_year" in game.notes("Romans")


@pytest.mark.proves("8.8.2b")
def test_8_8_2_no_option_to_play_the_event() -> None:
    """R3 no: the 1st Eligible executed a Command only (2.3.4)."""
    head = 'card = 1\nfirst = { faction = "Arverni", action = "Command" }\npassed = ["Aedui", "Belgae"]'
    assert boxes(roman_turn(HOME.format(4), 5, head=head)).startswith("R1 no, R2 no, R3 no, R5 yes")


@pytest.mark.proves("8.1.1a", "8.8.2a")
def test_8_8_2_threats_come_before_the_event() -> None:
    """R1 yes: whatever the card says."""
    board = '[regions.Sequani]\nRomans = "Legion"\n[tribes]\nSequani = "Arverni"'
    assert boxes(roman_turn(board, head="card = 1")).startswith("R1 yes, R_BATTLE yes, R_BESIEGE no")


@pytest.mark.proves("8.8a", "8.8.3a", "8.8.4a")
@pytest.mark.parametrize(("auxilia", "then"), [(12, "R5 no, R_MARCH yes"), (11, "R5 yes, R_RECRUIT")])
def test_8_8_3_eight_auxilia_available(auxilia: int, then: str) -> None:
    """R5: with eight Auxilia Available the Romans March, with nine they Recruit."""
    game = roman_turn(HOME.format(auxilia), 5)
    assert boxes(game).startswith(f"R1 no, R2 no, R3 yes, R4 yes, {then}")
