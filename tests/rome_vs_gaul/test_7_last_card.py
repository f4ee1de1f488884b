"""7.1, 7.2.2 The last card of a hand is lost at the start of a card play, and the deck is empty."""

import pytest

from alesia.games.rome_vs_gaul.components import CARDS
from tests.rome_vs_gaul.playing import Play, at

SIEGE = """
    [towns]
    Carnutes = "Autricum"
    [spaces.Autricum]
    inside = "Carnutes"
    outside = "Legion VII"
"""


def last_cards(roman: str, gallic: str, rest: str = "") -> Play:
    """The Roman is to play his last card, all cards but these are discarded; the Gaul would play after him."""
    discards = ", ".join(f'"{card.name}"' for card in CARDS if card.name not in (roman, gallic))
    return at(f"""
        round = 8
        player = "Roman"
        first = "Roman"
        gallic = ["Lutetia"]
        hands = {{ Roman = ["{roman}"], Gallic = ["{gallic}"] }}
        discards = [{discards}]
        {rest}
        [spaces.Narbo]
        inside = "Caesar"
        [spaces.Bibracte]
        outside = "Legion IX"
    """)


@pytest.mark.proves("7.1c", "7.2.2b")
def test_7_1_who_discards_his_last_card_passes() -> None:
    game = last_cards("Treachery", "Roman Trade").play("Roman play discard Treachery")
    assert game.asked == "Gallic action"


@pytest.mark.proves("7.1c", "7.2.2b")
def test_7_1_who_plays_his_last_card_as_a_surprise_passes() -> None:
    game = last_cards("Treachery", "Roman Trade", SIEGE).play("Roman treachery card Treachery")
    assert (game.asked, game.position["siege_points"]) == ("Gallic action", {"Autricum": 1})


@pytest.mark.proves("7.1c", "7.2.2b", "7.5.5f")
def test_7_1_whose_last_card_is_cancelled_passes() -> None:
    """The Gaul has used his last card for that, too: the Strategy Phase is over."""
    game = last_cards("Hostages", "You May Believe Me").play(
        "Roman play event Hostages\n Gallic reaction card You May Believe Me"
    )
    assert (game.position["phase"], game.owner("Lutetia")) == ("winter", "Gallic")
