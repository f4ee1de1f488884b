"""7.6, 7.7 Action Points and what they buy."""

import pytest

from alesia.games.rome_vs_gaul.components import CARDS
from tests.rome_vs_gaul.playing import at, gallic, roman


@pytest.mark.proves("7.6a")
def test_7_6_every_card_has_action_points() -> None:
    """From one to three; Hostages two."""
    assert {card.points for card in CARDS} == {1, 2, 3}
    assert roman("").ask.about == (2,)


@pytest.mark.proves("7.6b", "7.6c", "7.4.2c", "7.7.1a", "7.7.1c", "7.7.1e")
def test_7_6_points_buy_any_actions_in_any_order() -> None:
    """A marker first, then a move; or the other way round."""
    position = """
        roman = ["Bibracte"]
        [spaces.Alesia]
        outside = "Legion X"
    """
    for answers in (
        "Roman action place Autessiodurum\n Roman action activate Legion X",
        "Roman action activate Legion X\n Roman march done\n Roman action place Autessiodurum",
    ):
        game = roman(position).play(answers)
        assert game.owner("Autessiodurum") == "Roman"
        assert game.logged("activated")


@pytest.mark.proves("7.6d", "7.4.2c")
def test_7_6_a_move_is_not_interrupted() -> None:
    """In the middle of a move nothing else can be bought."""
    game = roman("""
        gallic = ["Alesia"]
        [spaces.Bibracte]
        outside = "Legion VII"
        [spaces.Alesia]
        outside = "Legion X"
    """).play("Roman action activate Legion VII\n Roman march enter Alesia")
    assert {option.split()[0] for option in game.options} <= {"enter", "take", "drop", "remove", "done"}


@pytest.mark.proves("7.6e")
def test_7_6_unused_points_are_lost() -> None:
    """Two points are let go; the next card has its own two."""
    game = at("""
        player = "Gallic"
        hands = { Gallic = ["Roman Trade", "Support of Crassus"] }
        [spaces.Narbo]
        inside = "Caesar"
    """).play("Gallic play points Roman Trade\n Gallic action done")
    assert game.ask.about == (2,)


@pytest.mark.proves("7.7.1a")
def test_7_7_1_a_leader_and_a_unit_may_be_activated() -> None:
    game = roman("""
        [spaces.Bibracte]
        outside = "Caesar, T. Labienus, Legion X"
    """)
    assert game.offers("activate") == ["Caesar", "T. Labienus", "Legion X"]


@pytest.mark.proves("7.7.1c", "7.7.1d")
def test_7_7_1_no_marker_is_placed_on_another_or_among_enemies() -> None:
    game = roman("""
        roman = ["Bibracte"]
        gallic = ["Autessiodurum"]
        [towns]
        Carnutes = "Cenabum"
        [spaces.Alesia]
        outside = "Carnutes"
    """)
    assert not {"Bibracte", "Autessiodurum", "Alesia"} & {*game.offers("place")}
    assert "Cabillonum" in game.offers("place")


@pytest.mark.proves("7.7.2a", "7.7.2d")
def test_7_7_2_an_influence_action_of_an_event() -> None:
    """Support of Crassus gives two: to place next to a Roman marker, or to convert under Roman units, not elsewhere."""
    game = at("""
        player = "Roman"
        hands = { Roman = ["Support of Crassus"] }
        roman = ["Bibracte"]
        gallic = ["Lutetia", "Cenabum"]
        [spaces.Lutetia]
        outside = "Caesar, Legion X"
    """).play("Roman play event Support of Crassus")
    assert game.asked == "Roman influence_action"
    assert game.offers("convert") == ["Lutetia"]
    assert "Alesia" in game.offers("place")
    assert "Autricum" not in game.offers("place")


@pytest.mark.proves("7.7.3a")
def test_7_7_3_special_actions_are_gallic() -> None:
    """The Roman is offered none of them."""
    verbs = {option.split()[0] for option in roman("turn = 5").options}
    assert not {"save", "take_out", "devastate", "uprising"} & verbs


@pytest.mark.proves("7.7.3b")
def test_7_7_3_an_influence_marker_into_the_council_box() -> None:
    """One for each point, up to six."""
    game = gallic("council = 5").play("Gallic action save")
    assert game.position["council"] == 6
    assert "save" not in game.options


@pytest.mark.proves("7.7.3c")
def test_7_7_3_out_of_the_council_box_for_one_point() -> None:
    """Two markers and a Tribe come out with one Action Point; the Tribe can move with the other."""
    game = gallic("""
        council = 2
        [boxes]
        council = "Carnutes"
    """).play("""
        Gallic action take_out
        Gallic take_out space Lutetia
        Gallic take_out space Alesia
        Gallic take_out piece Carnutes
        Gallic settle space Cenabum
    """)
    assert (game.asked, game.ask.about, game.offers("activate")) == ("Gallic action", (1,), ["Carnutes"])
    assert (game.owner("Lutetia"), game.owner("Alesia")) == ("Gallic", "Gallic")


@pytest.mark.proves("7.7.3f", "7.7.3g", "7.7.3h", "7.7.3i", "7.7.3j")
def test_7_7_3_a_major_uprising() -> None:
    """The reduced Carnutes and the full Remi return as they are, with their Towns; the Parisii have no place."""
    game = gallic("""
        roman = ["Lutetia", "Metlosedum", "Briva Isarae"]
        [boxes]
        submitted = "Carnutes (1), Remi, Parisii (1)"
        eliminated = "Sequani"
    """).play("Gallic action uprising")
    assert game.offers("piece") == ["Remi", "Carnutes"]
    game.play("""
        Gallic uprising piece Carnutes
        Gallic settle space Cenabum
        Gallic uprising piece Remi
        Gallic settle space Bibrax
    """)
    assert (game.inside("Cenabum"), game.inside("Bibrax"), game.where("Parisii")) == (
        *("Carnutes (1)", "Remi", "submitted"),
    )
    assert game.ask.about == (1,)


@pytest.mark.proves("7.7.3f")
def test_7_7_3_some_may_stay_submitted() -> None:
    game = gallic("""
        [boxes]
        submitted = "Carnutes (1), Remi (1)"
        eliminated = "Sequani"
    """).play("""
        Gallic action uprising
        Gallic uprising piece Carnutes
        Gallic settle space Cenabum
        Gallic uprising done
    """)
    assert game.where("Remi") == "submitted"
