"""8.5.2 Pass to be 1st on the next card, or play the Event?"""

import pytest

from tests.falling_sky.nonplayers.belgae.boards import belgae_turn, boxes

BOARD = '[regions.Nervii]\nBelgae = "3 Warbands"\n'
LAST = 'card = 1\nnext = {}\npassed = ["Romans", "Arverni", "Aedui"]'


@pytest.mark.proves("8.5.2a")
def test_8_5_2_first_on_the_next_card_alone_passes_on_four() -> None:
    """B2 yes: 1st on the upcoming card but not on this one, and a roll of 1-4: they Pass."""
    game = belgae_turn(BOARD, 4, head=LAST.format(69))
    assert boxes(game) == "B1 no, B2 yes, PASS yes"
    assert game.rolled("Belgae") == [4]
    assert game.did("Belgae") == ["action pass"]
    assert game.resources("Belgae") == 11


@pytest.mark.proves("8.5.2a")
def test_8_5_2_first_on_the_next_card_alone_acts_on_five() -> None:
    """B2 no: on 5-6 they do not Pass."""
    game = belgae_turn(BOARD, 5, head=LAST.format(69))
    assert boxes(game).startswith("B1 no, B2 no, B3 yes")
    assert game.rolled("Belgae") == [5]


@pytest.mark.proves("8.5.2d")
def test_8_5_2_no_roll_if_first_on_both_cards() -> None:
    """B2 no without a roll: 1st on this card too."""
    game = belgae_turn(BOARD, head="card = 69\nnext = 70")
    assert boxes(game).startswith("B1 no, B2 no, B3 yes")
    assert game.rolled("Belgae") == []


@pytest.mark.proves("8.5.2a", "8.5.2e")
def test_8_5_2_no_roll_if_another_is_first_or_winter_shows() -> None:
    """B2 no without a roll: others are 1st on the upcoming card; or WINTER shows."""
    for upcoming in ("9", '"Winter"'):
        game = belgae_turn(BOARD, head=LAST.format(upcoming))
        assert boxes(game).startswith("B1 no, B2 no")
        assert game.rolled("Belgae") == []


@pytest.mark.proves("8.5.2b")
def test_8_5_2_no_event_after_a_command_alone() -> None:
    """B3 no: the 1st Eligible has executed a Command only."""
    head = 'card = 1\npassed = ["Romans"]\nfirst = { faction = "Arverni", action = "Command" }'
    game = belgae_turn(BOARD, head=head + '\nineligible = ["Aedui"]')
    assert boxes(game).startswith("B1 no, B2 no, B3 no, B4")


@pytest.mark.proves("8.5.2b", "8.5.2f")
def test_8_5_2_the_event_after_a_special_ability() -> None:
    """B3 yes: the 1st Eligible has used a Special Ability; the Belgae take the shaded text."""
    head = 'card = 43\nfirst = { faction = "Arverni", action = "Command and Special Ability" }'
    game = belgae_turn(BOARD, head=head + '\nineligible = ["Romans", "Aedui"]')
    assert boxes(game) == "B1 no, B2 no, B3 yes, B3b no, B_EVENT yes"
    assert game.did("Belgae")[0] == "action shaded 43"


@pytest.mark.proves("8.5.2i")
def test_8_5_2_no_belgae() -> None:
    """B3b yes: swords at the Belgic symbol."""
    game = belgae_turn(BOARD)
    assert boxes(game).startswith("B1 no, B2 no, B3 yes, B3b yes, B4")
    assert "event.no" in game.notes("Belgae")


@pytest.mark.proves("8.5.2g")
def test_8_5_2_an_ineffective_event() -> None:
    """B3b yes: the shaded Flight of Ambiorix does nothing while he is on the map (8.1.1)."""
    board = '[regions.Nervii]\nBelgae = "Ambiorix, 3 Warbands"'
    game = belgae_turn(board, head="card = 56")
    assert boxes(game).startswith("B1 no, B2 no, B3 yes, B3b yes, B4")
    assert "event.ineffective" in game.notes("Belgae")


@pytest.mark.proves("8.5.2h")
def test_8_5_2_no_capability_in_the_final_year() -> None:
    """B3b yes in the last year, no before: Commius is a Capability."""
    early = belgae_turn(BOARD, head="card = 55")
    assert boxes(early).endswith("B3b no, B_EVENT yes")
    late = belgae_turn(BOARD, head="card = 55\nwinters = 2\nplayed = [2, 3, 6, 7, 8, 9, 11, 12, 14, 15]")
    assert "B3b yes" in boxes(late)
    assert "event.capability_in_final_year" in late.notes("Belgae")


@pytest.mark.proves("8.5.2c")
def test_8_5_2_the_order_of_symbols_counts_whoever_is_eligible() -> None:
    """B2 yes: 1st Eligible on this card, for all others are Ineligible, but not the first symbol."""
    game = belgae_turn(BOARD, 1, head='card = 1\nnext = 69\nineligible = ["Romans", "Arverni", "Aedui"]')
    assert boxes(game) == "B1 no, B2 yes, PASS yes"


@pytest.mark.proves("8.5.2j")
def test_8_5_2_an_instruction_may_decline_the_event() -> None:
    """B3b yes: by the shaded War Fleet (62) the one Warband could only give up Morini; on to B4 (8.2.1)."""
    game = belgae_turn('[regions.Morini]\nBelgae = "Warband"', head="card = 62\nnext = 3")
    assert boxes(game).startswith("B1 no, B2 no, B3 yes, B3b yes, B4")
    assert "event.no_by_instruction" in game.notes("Belgae")
