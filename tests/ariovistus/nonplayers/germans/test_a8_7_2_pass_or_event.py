"""A8.7.2 Pass to be 1st on the next card, or play the Event?"""

import pytest

from alesia.games.falling_sky.components import ARVERNI, CARD, GERMANS
from alesia.games.falling_sky.war import ARIOVISTUS, FALLING_SKY
from tests.ariovistus.nonplayers.germans.boards import TO_G4, boxes, germans_turn, told

BOARD = '[regions.Nervii]\nGermans = "3 Warbands"\n'
LAST = 'card = 1\nnext = {}\npassed = ["Romans", "Aedui", "Belgae"]'


@pytest.mark.proves("A8.7.2a", "A8.7a")
def test_a8_7_2_first_on_the_next_card_alone_passes_on_four() -> None:
    """G2 yes: 1st on the upcoming card but not on this one, and a roll of 1-4: they Pass."""
    game = germans_turn(BOARD, 4, head=LAST.format('"A19"'))
    assert boxes(game) == "G1 no, G1b no, G2 yes, PASS yes"
    assert game.rolled("Germans") == [4]
    assert game.did("Germans") == ["action pass"]
    assert game.resources("Germans") == 11


@pytest.mark.proves("A8.7.2a", "A8.7.2f")
def test_a8_7_2_first_on_the_next_card_alone_acts_on_five() -> None:
    """G2 no: on 5-6 they do not Pass, and look at the Event."""
    game = germans_turn(BOARD, 5, head=LAST.format('"A19"'))
    assert boxes(game).startswith("G1 no, G1b no, G2 no, G3 yes")
    assert game.rolled("Germans") == [5]


@pytest.mark.proves("A8.7.2d")
def test_a8_7_2_no_roll_if_first_on_both_cards() -> None:
    """G2 no without a roll: 1st on this card too."""
    game = germans_turn(BOARD, head='card = "A19"\nnext = "A20"')
    assert boxes(game).startswith("G1 no, G1b no, G2 no, G3 yes")
    assert game.rolled("Germans") == []


@pytest.mark.proves("A8.7.2a", "A8.7.2e")
def test_a8_7_2_no_roll_if_another_is_first_or_winter_shows() -> None:
    """G2 no without a roll: others are 1st on the upcoming card; or WINTER shows."""
    for upcoming in ("2", '"Winter"'):
        game = germans_turn(BOARD, head=LAST.format(upcoming))
        assert boxes(game).startswith("G1 no, G1b no, G2 no, G3")
        assert game.rolled("Germans") == []


@pytest.mark.proves("A8.7.2b")
def test_a8_7_2_on_cards_of_falling_sky_the_arverni_symbol_is_theirs() -> None:
    """Their place in the order of each such card of the deck is that of the Arverni in Falling Sky: never the first,
    so that nobody waits for one."""
    shared = [int(card) for card in ARIOVISTUS.cards if card in FALLING_SKY.cards]
    assert len(shared) == 33
    for card in shared:
        assert ARIOVISTUS.orders[card].index(GERMANS) == FALLING_SKY.orders[card].index(ARVERNI), CARD[card]
    game = germans_turn(BOARD, head='card = "A20"\nnext = 39')
    assert "1st on the card to come are the Aedui: no." in told(game)


@pytest.mark.proves("A8.7.2c")
def test_a8_7_2_the_order_of_symbols_counts_whoever_is_eligible() -> None:
    """G2 yes: 1st Eligible on this card, for all others are Ineligible, but not the first symbol."""
    game = germans_turn(BOARD, 1, head='card = 1\nnext = "A19"\nineligible = ["Romans", "Aedui", "Belgae"]')
    assert boxes(game) == "G1 no, G1b no, G2 yes, PASS yes"


@pytest.mark.proves("A8.7.2f")
def test_a8_7_2_no_event_after_a_command_alone() -> None:
    """G3 no: the 1st Eligible has executed a Command only."""
    head = 'card = 1\nfirst = { faction = "Romans", action = "Command" }\nineligible = ["Aedui", "Belgae"]'
    game = germans_turn(BOARD, head=head)
    assert boxes(game).startswith("G1 no, G1b no, G2 no, G3 no, G4")


@pytest.mark.proves("A8.7.2f", "A8.7.2g")
def test_a8_7_2_the_shaded_text_after_a_special_ability() -> None:
    """G3 yes: the 1st Eligible has used a Special Ability; the Germans take the shaded text."""
    head = 'card = "A43"\nfirst = { faction = "Aedui", action = "Command and Special Ability" }'
    board = BOARD + '[regions.Aedui]\nAedui = "4 Warbands"\n[tribes]\nAedui = "Aedui"\nMandubii = "Aedui"'
    game = germans_turn(board, head=head + '\nineligible = ["Romans", "Belgae"]')
    assert boxes(game) == "G1 no, G1b no, G2 no, G3 yes, G3b no, G_EVENT yes"
    assert game.did("Germans")[0] == "action shaded A43"


@pytest.mark.proves("A8.7.2j")
def test_a8_7_2_no_germans() -> None:
    """G3b yes: swords at the symbol, on a card of Falling Sky that of the Arverni."""
    game = germans_turn(BOARD)
    assert boxes(game).startswith(TO_G4 + "G4")
    assert "event.no" in game.notes("Germans")


@pytest.mark.proves("A8.7.2h")
def test_a8_7_2_an_ineffective_event() -> None:
    """G3b yes: no Roman is in or next to Germania for the shaded Rhenus Bridge."""
    game = germans_turn(BOARD, head='card = "A18"\nineligible = ["Romans", "Aedui", "Belgae"]')
    assert boxes(game).startswith(TO_G4 + "G4")
    assert "event.ineffective" in game.notes("Germans")


@pytest.mark.proves("A8.7.2i")
def test_a8_7_2_no_capability_in_the_final_year() -> None:
    """G3b yes in the last year, no before: German Phalanx is a Capability."""
    early = germans_turn(BOARD, head='card = "A31"')
    assert boxes(early).endswith("G3b no, G_EVENT yes")
    late = germans_turn(BOARD, head='card = "A31"\nwinters = 2')
    assert "G3b yes" in boxes(late)
    assert "event.capability_in_final_year" in late.notes("Germans")


@pytest.mark.proves("A8.7.2k")
def test_a8_7_2_an_instruction_may_decline_the_event() -> None:
    """G3b yes: Clodius Pulcher is "No" while the Romans are a Non-player, and not if somebody plays them; on to G4."""
    head = 'card = 14\nineligible = ["Romans", "Aedui", "Belgae"]'
    played = germans_turn(BOARD, head=head)
    assert boxes(played).endswith("G3b no, G_EVENT yes")
    declined = germans_turn(BOARD, head=head, nonplayers='["Germans", "Romans"]')
    assert boxes(declined).startswith(TO_G4 + "G4")
    assert "event.no_by_instruction" in declined.notes("Germans")


@pytest.mark.parametrize(("card", "rule"), [(46, "8.2.3"), (48, "8.2.3"), (9, "8.2.3"), (62, "8.2.1"), (68, "8.2.1")])
def test_a8_7_2_what_is_not_on_the_sheet_is_not_told_as_from_it(card: int, rule: str) -> None:
    """Without a grey symbol on the card there is nothing to be found on the sheet (8.2.1)."""
    game = germans_turn(BOARD, head=f'card = {card}\nnext = 3\nineligible = ["Romans", "Aedui", "Belgae"]')
    assert [step.rule for step in game.steps("Germans", "note") if step.key.startswith("instruction.")] == [rule]
