"""8.6.1 Pass to be 1st on the next card, or play the Event?"""

import pytest

from tests.falling_sky.nonplayers.aedui.boards import aedui_turn

BOARD = """
    [regions.Aedui]
    Aedui = "6 Warbands"
    [tribes]
    Aedui = "Aedui Citadel"
"""
THIRD = 'card = 1\nnext = {}\npassed = ["Romans", "Arverni"]'


@pytest.mark.proves("8.6.1a", "8.1d")
def test_8_6_1_first_on_the_next_card_alone_passes_on_a_roll_of_four() -> None:
    """A1 1st on the upcoming card but not on this one: on 1-4 they Pass."""
    game = aedui_turn(BOARD, 4, head=THIRD.format(37))
    assert game.boxes("Aedui") == "A1 yes, PASS yes"
    assert game.rolled("Aedui") == [4]
    assert game.did("Aedui") == ["action pass"]
    assert game.resources("Aedui") == 11


@pytest.mark.proves("8.6.1a")
def test_8_6_1_first_on_the_next_card_alone_acts_on_a_roll_of_five() -> None:
    """A1 On 5-6 they do not Pass; the roll is made once, even if the walk is taken up again."""
    game = aedui_turn(BOARD, 5, head=THIRD.format(37))
    assert game.boxes("Aedui").startswith("A1 no, A2 yes, A3 yes, A4 no")
    assert game.rolled("Aedui") == [5]


@pytest.mark.proves("8.6.1a")
def test_8_6_1_no_roll_if_another_is_first_on_the_next_card() -> None:
    """A1 Without their symbol 1st on the upcoming card there is no roll."""
    game = aedui_turn(BOARD, head=THIRD.format(9))
    assert game.boxes("Aedui").startswith("A1 no, A2 yes")
    assert game.rolled("Aedui") == []


@pytest.mark.proves("8.6.1a")
def test_8_6_1_no_roll_if_first_on_this_card_too() -> None:
    """A1 First on both cards, they do not Pass."""
    game = aedui_turn(BOARD, head="card = 47\nnext = 48")
    assert game.boxes("Aedui").startswith("A1 no, A2 yes")
    assert game.rolled("Aedui") == []


@pytest.mark.proves("8.6.1c")
def test_8_6_1_the_order_of_symbols_counts_whoever_is_eligible() -> None:
    """A1 Regardless of Eligibility: with others Ineligible before them they are still not 1st on the card."""
    game = aedui_turn(BOARD, 1, head='card = 1\nnext = 37\nineligible = ["Romans", "Arverni"]')
    assert game.boxes("Aedui") == "A1 yes, PASS yes"


@pytest.mark.proves("8.6.1b", "8.1.1a")
def test_8_6_1_no_event_after_a_command_alone() -> None:
    """A2 The 1st Eligible executed a Command only: no Event for the 2nd."""
    head = 'card = 38\npassed = ["Romans", "Belgae"]\nfirst = { faction = "Arverni", action = "Command" }'
    game = aedui_turn(BOARD, head=head)
    assert game.boxes("Aedui").startswith("A1 no, A2 no, A4 no")


@pytest.mark.proves("8.6.1b", "8.6.1d", "8.2.2b")
def test_8_6_1_the_event_after_a_command_with_special_ability() -> None:
    """A2 The 1st Eligible used a Special Ability: the Event is open, and the Aedui take its unshaded text."""
    head = 'card = 38\npassed = ["Romans"]\nfirst = { faction = "Arverni", action = "Command and Special Ability" }'
    game = aedui_turn(BOARD, head=head)
    assert game.boxes("Aedui") == "A1 no, A2 yes, A3 no, A_EVENT yes"
    assert game.did("Aedui") == ["action unshaded 38"]
    assert game.position["capabilities"] == {"38": "unshaded"}


@pytest.mark.proves("8.6a", "8.6.1g", "8.1.1d", "8.2.1b")
def test_8_6_1_swords_decline_the_event() -> None:
    """A3 A "No Aedui" Event leads on to Battle."""
    game = aedui_turn(BOARD)
    assert game.boxes("Aedui").startswith("A1 no, A2 yes, A3 yes, A4 no")
    assert game.notes("Aedui")[0] == "event.no"


@pytest.mark.proves("8.6.1e", "8.1.1b")
def test_8_6_1_an_ineffective_event_is_declined() -> None:
    """A3 An Event that would change nothing leads on to Battle."""
    game = aedui_turn('[capabilities]\n38 = "unshaded"\n' + BOARD, head="card = 38\nplayed = []")
    assert game.boxes("Aedui").startswith("A1 no, A2 yes, A3 yes, A4 no")
    assert "event.ineffective" in game.notes("Aedui")


@pytest.mark.proves("8.6.1f")
def test_8_6_1_a_capability_in_the_final_year_is_declined() -> None:
    """A3 When the next Winter is the last, no Capability is taken."""
    played = [n for n in range(1, 73) if n not in (38, 39)][:26]
    game = aedui_turn(BOARD, head=f"card = 38\nnext = 39\nwinters = 2\nplayed = {played}")
    assert game.boxes("Aedui").startswith("A1 no, A2 yes, A3 yes, A4 no")
    assert "event.capability_in_final_year" in game.notes("Aedui")


@pytest.mark.proves("8.6.1h")
def test_8_6_1_an_instruction_may_decline_the_event() -> None:
    """A3 yes: Drought (49) could strike no player's Warbands alone; on to A4 (8.2.1)."""
    game = aedui_turn(BOARD, head='card = 49\nnext = 3\nineligible = ["Romans", "Arverni", "Belgae"]')
    assert game.boxes("Aedui").startswith("A1 no, A2 yes, A3 yes, A4 no")
    assert "event.no_by_instruction" in game.notes("Aedui")
