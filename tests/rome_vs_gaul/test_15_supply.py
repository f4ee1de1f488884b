"""15 Supply: sources, paths, and what hunger costs."""

import pytest

from tests.rome_vs_gaul.playing import Play, at


def after_card(side: str, position: str) -> Play:
    """A player plays a card for nothing, so that the Supply Phase follows."""
    other = "Gallic" if side == "Roman" else "Roman"
    game = at(f"""
        hands = {{ {side} = ["Hostages"], {other} = ["Roman Bribes"] }}
        discards = ["Treachery", "You May Believe Me"]
        player = "{side}"
        {position}
    """)
    return game.play(f"""
        {side} play points Hostages?
        {side} action done
    """)


@pytest.mark.proves("15.3.1h")
def test_15_3_1_a_tribe_at_home_is_fed_in_a_devastated_space() -> None:
    """A friendly Combat Unit opens a devastated space, inside its own walls, too: nobody is hungry in Gergovia."""
    game = after_card(
        "Gallic",
        """
        devastated = ["Gergovia"]
        [towns]
        Arverni = "Gergovia"
        Carnutes = "Cenabum"
        [spaces.Gergovia]
        inside = "Arverni, Carnutes"
        [spaces.Massilia]
        inside = "Caesar"
        """,
    )

    assert game.inside("Gergovia") == "Carnutes, Arverni"
    assert not game.logged("attrition")
