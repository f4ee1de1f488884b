"""7.5.4 Treachery at any time: a Town that one Siege Point brings down may fall between actions and before battles."""

import pytest

from tests.rome_vs_gaul.playing import Play, at


def tottering(rest: str, points: int = 2, card: str = "Roman Trade", roman: str = "Treachery") -> Play:
    """Caesar besieges Cenabum, whose Carnutes are elsewhere; the Gaul has played a card of two Action Points."""
    game = at(f"""
        player = "Gallic"
        hands = {{ Roman = ["{roman}"], Gallic = ["{card}"] }}
        discards = ["Vow to Mars"]
        siege_points = {{ Cenabum = {points} }}
        {rest}
        [spaces.Cenabum]
        outside = "Caesar, Legion VII, Legion X"
    """)
    return game.play(f"Gallic treachery pass?\n Roman treachery pass?\n Gallic play points {card}?")


BATTLE = """
    [towns]
    Carnutes = "Cenabum"
    Senones = "Agedincum"
    [spaces.Turones]
    outside = "Carnutes, Senones"
    [spaces.Avaricum]
    outside = "Legion IX"
"""
ATTACK = """
    Gallic action activate Carnutes
    Gallic take_along piece Senones
    Gallic march enter Avaricum
    Roman avoid_battle no
"""


@pytest.mark.proves("7.5.4r")
def test_7_5_4_treachery_before_the_dice_of_a_battle() -> None:
    """The Carnutes vanish with their Town when they are about to fight: the Senones, strength 5, fight alone."""
    game = tottering(BATTLE).play(ATTACK)
    assert game.asked == "Roman treachery"
    game.play("Roman treachery card Treachery\n Chance draw_card card Dumnorix")
    assert (game.where("Carnutes"), game.asked) == ("eliminated", "Chance battle_roll")
    assert game.logged("battle")[-1].facts[2:] == (5, 2)


@pytest.mark.proves("7.5.4r")
def test_7_5_4_treachery_leaves_nobody_to_fight() -> None:
    """The Carnutes come alone: their move is over, and Legion IX was never attacked."""
    alone = """
        [towns]
        Carnutes = "Cenabum"
        [spaces.Turones]
        outside = "Carnutes"
        [spaces.Avaricum]
        outside = "Legion IX"
    """
    game = tottering(alone).play(
        "Gallic action activate Carnutes\n Gallic march enter Avaricum\n Roman avoid_battle no"
    )
    game.play("Roman treachery card Treachery\n Chance draw_card card Dumnorix")
    assert (game.asked, game.outside("Avaricum")) == ("Gallic action", "Legion IX")
    assert not game.logged("battle")


CONVERT = """
    roman = ["Avaricum"]
    [towns]
    Carnutes = "Cenabum"
    [spaces.Turones]
    outside = "Carnutes"
"""


@pytest.mark.proves("7.5.4s")
def test_7_5_4_treachery_between_two_actions() -> None:
    """The Carnutes have come to Avaricum; before they can convert the marker there they are eliminated."""
    game = tottering(CONVERT).play("""
        Gallic action activate Carnutes
        Gallic march enter Avaricum
        Gallic march done
    """)
    assert game.asked == "Roman treachery"
    game.play("Roman treachery card Treachery\n Chance draw_card card Dumnorix")
    assert (game.asked, game.offers("convert")) == ("Gallic action", [])


@pytest.mark.proves("7.5.4s")
def test_7_5_4_treachery_before_supply() -> None:
    """The last Action Point is spent: Cenabum may fall before the Gauls check their supply."""
    game = tottering(CONVERT).play("Gallic action done")
    assert (game.asked, game.position["player"]) == ("Roman treachery", "Gallic")
    game.play("Roman treachery card Treachery\n Chance draw_card card Dumnorix")
    assert game.where("Carnutes") == "eliminated"


@pytest.mark.proves("7.5.4t")
def test_7_5_4_a_siege_point_that_brings_nothing_down_can_wait() -> None:
    """With one Siege Point so far nobody is asked between two actions."""
    game = tottering(CONVERT, points=1).play("Gallic action place Alesia")
    assert game.asked == "Gallic action"
