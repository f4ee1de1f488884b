"""Gallic cards and walls: who comes inside or outside of them (34, 26, 41), who came out of them and stays (42)."""

import pytest

from tests.rome_vs_gaul.playing import Play
from tests.rome_vs_gaul.test_events_gallic import event

CENABUM = """
    [towns]
    Carnutes = "Cenabum"
    Senones = "Agedincum"
    [spaces.Cenabum]
"""


EMPTY = """
    gallic = ["Lutetia"]
    [towns]
    Carnutes = "Cenabum"
    [spaces.Autricum]
    outside = "Carnutes"
"""

# ---- 34, 26, 41


@pytest.mark.parametrize(("answer", "inside", "outside"), [("yes", "Minor Tribe", ""), ("no", "", "Minor Tribe")])
def test_event_34_at_a_fortified_town_inside_or_outside(answer: str, inside: str, outside: str) -> None:
    """As the Gaul likes; elsewhere he is not asked."""
    game = event("A Minor Tribe Rises", EMPTY)
    game.play(f"Gallic minor_tribe space Cenabum\n Gallic arrive_inside {answer}")
    assert (game.inside("Cenabum"), game.outside("Cenabum")) == (inside, outside)
    game = event("A Minor Tribe Rises", EMPTY)
    game.play("Gallic minor_tribe space Lutetia")
    assert (game.outside("Lutetia"), game.asked) == ("Minor Tribe", "Gallic action")


@pytest.mark.parametrize(
    ("answer", "asked", "place"), [("yes", "Gallic action", "Cenabum"), ("no", "Roman avoid_battle", "Cenabum")]
)
def test_event_34_outside_it_meets_a_roman_leader_who_is_alone(answer: str, asked: str, place: str) -> None:
    """9.6 Behind the walls it leaves T. Labienus in peace."""
    game = event("A Minor Tribe Rises", f'{CENABUM}inside = "Carnutes, Senones"\noutside = "T. Labienus"')
    game.play(f"Gallic minor_tribe space Cenabum?\n Gallic arrive_inside {answer}")
    assert (game.asked, game.where("T. Labienus")) == (asked, place)


def with_a_tribe(card: str, space: str) -> Play:
    """A Tribe stands on each side of the walls of Cenabum."""
    game = event(card, f'{CENABUM}inside = "Carnutes"\noutside = "Senones"')
    return game.play(f"Gallic hire space {space}?\n Gallic militia space {space}?")


@pytest.mark.parametrize(
    ("card", "piece"),
    [
        ("Swords for Hire", "Mercenaries 1"),
        pytest.param("A Levy of the Needy and Desperate", "Militia", marks=pytest.mark.proves("17.6.1h")),
    ],
)
def test_events_26_27_and_41_with_a_tribe_inside_or_outside(card: str, piece: str) -> None:
    """The Gaul decides with which of the Tribes."""
    game = with_a_tribe(card, "Cenabum").play("Gallic arrive_inside no")
    assert piece in game.outside("Cenabum")
    game = with_a_tribe(card, "Cenabum").play("Gallic arrive_inside yes")
    assert piece in game.inside("Cenabum")


# ---- 42


def test_event_42_who_sortied_to_help_does_not_march_again() -> None:
    """The Carnutes come out of Autricum to help Vercingetorix: that was their own move (14.6.1). The Senones, who came
    with him, may go on with him."""
    game = event(
        "King of the Gauls",
        """
        turn = 5
        [towns]
        Carnutes = "Autricum"
        Senones = "Agedincum"
        [spaces.Autricum]
        inside = "Carnutes"
        outside = "Legion VII"
        [spaces.Suindinum]
        outside = "Vercingetorix, Senones"
        """,
    ).play("""
        Gallic take_along piece Senones
        Gallic march enter Autricum
        Roman avoid_battle no
        Gallic sally piece Carnutes
        dice 6 6 1 1
    """)
    while game.ask.key in ("reroll", "battle_loss", "retreat"):
        game.answer(f"{game.asked} {game.options[-1]}")
    game.play("Gallic march done")
    assert game.outside("Autricum") == "Vercingetorix, Senones, Carnutes"
    assert (game.asked, game.offers("piece")) == ("Gallic take_along", ["Senones"])


@pytest.mark.proves("10.5.2c")
def test_event_42_nor_does_who_was_dropped_off() -> None:
    """10.5.2 The Carnutes stay in Suindinum for the rest of the card play, though Vercingetorix stops there, too."""
    game = event(
        "King of the Gauls",
        """
        turn = 5
        [towns]
        Carnutes = "Cenabum"
        Senones = "Agedincum"
        [spaces.Autricum]
        outside = "Vercingetorix, Carnutes, Senones"
        """,
    ).play("""
        Gallic take_along all
        Gallic march enter Suindinum
        Gallic march drop Carnutes
        Gallic march done
    """)
    assert (game.asked, game.offers("piece")) == ("Gallic take_along", ["Senones"])
