"""11.0 Revolts: who can be chosen, the way home, what counts as an activation, and what becomes of the card."""

import pytest

from tests.gallic_war.playing import at, one_card
from tests.gallic_war.test_11_events import FOUR, event

CARDS = ["Minor Revolt 1", "Major Revolt", "Massive Revolt"]
OTHERS = """
    Barbarian revolt area Arverni
    Barbarian revolt area Remi
    Barbarian revolt area Tarbelli
"""


@pytest.mark.proves("11.0Aa", "11.0i", "11.0Aq")
@pytest.mark.parametrize("card", CARDS)
def test_11_0_the_roman_chooses_among_barbarian_tribes(card: str) -> None:
    """Neither neutral ones nor Germans; each revolt is a Minor one to him."""
    game = event(
        """
        turn = 3
        [areas.Germania]
        Barbarian = "Ariovistus, German 1"
        [areas.Aedui]
        Barbarian = "Aedui 1, Aedui 2"
        [areas.Remi]
        Barbarian = "Remi, German 2"
        [areas.Boii]
        Roman = "Boii 1, Boii 2"
    """,
        card,
        "Roman",
    )

    assert game.offers("area") == ["Aedui", "Remi"]


@pytest.mark.proves("11.0i")
@pytest.mark.parametrize("card", CARDS)
def test_11_0_germania_does_not_rise(card: str) -> None:
    """Not for the Barbarian either; nor do his own tribes."""
    game = event(
        """
        turn = 3
        [areas.Germania]
        Barbarian = "German 1"
        [areas.Remi]
        Barbarian = "Remi"
    """,
        card,
    )

    assert "Aedui" in game.offers("area")
    assert not {"Germania", "Remi"} & set(game.offers("area"))


@pytest.mark.proves("11.0Ab", "11.0Ad")
def test_11_0a_roman_the_tribe_comes_home_as_strong_as_it_is() -> None:
    """One unit from abroad, one that was at home, and the one that fell stays away."""
    game = event(
        """
        [areas.Bellovaci]
        Barbarian = "Bellovaci 1 (1), German 1"
        [areas.Mandubii]
        Barbarian = "Mandubii 1, Mandubii 2, Bellovaci 2 (2)"
        [fallen]
        Barbarian = "Bellovaci 3"
    """,
        "Minor Revolt 1",
        "Roman",
    ).play("Roman revolt area Bellovaci")

    assert game.units("Bellovaci", "Roman") == "Bellovaci 1 (1), Bellovaci 2 (2)"
    assert game.units("Bellovaci", "Barbarian") == "German 1"


@pytest.mark.proves("11.0h")
def test_11_0_coming_home_is_no_movement() -> None:
    """Three units at once where a blue border would take two, and no border counts as used."""
    game = event(
        """
        [areas.Mandubii]
        Roman = "Mandubii 1, Mandubii 2, Bellovaci 1, Bellovaci 2, Bellovaci 3"
    """,
        "Minor Revolt 1",
    ).play("Barbarian revolt area Bellovaci")

    assert game.units("Bellovaci", "Barbarian") == "Bellovaci 1, Bellovaci 2, Bellovaci 3"
    assert game.view["crossings"] == []
    assert game.asked == "Roman group"


ROMAN_AEDUI = """
    turn = 3
    [areas.Boii]
    Roman = "Boii 1, Boii 2, Aedui 1 (2)"
    {fallen}
"""


@pytest.mark.proves("11.0Bb", "11.0Bc", "11.0Cc")
@pytest.mark.parametrize(("card", "more"), [("Major Revolt", ""), ("Massive Revolt", OTHERS)])
@pytest.mark.parametrize("fallen", [True, False])
def test_11_0_a_tribe_of_the_roman_comes_home_as_it_is(card: str, more: str, fallen: bool) -> None:
    """At its present strength, without those that were eliminated."""
    other = '[fallen]\n    Roman = "Aedui 2"' if fallen else '[areas.Aedui]\n    Roman = "Aedui 2"'
    game = event(ROMAN_AEDUI.format(fallen=other), card).play("Barbarian revolt area Aedui" + more)
    game.play("Barbarian place_vercingetorix area Arverni?")
    units = [unit for unit in game.units("Aedui", "Barbarian").split(", ") if unit != "Dumnorix"]

    assert units == (["Aedui 1 (2)"] if fallen else ["Aedui 1 (2)", "Aedui 2"])
    assert game.units("Boii", "Roman") == "Boii 1, Boii 2"


@pytest.mark.proves("11.0Bh", "11.0Ck", "11.0Bi")
@pytest.mark.parametrize(("card", "more"), [("Major Revolt", ""), ("Massive Revolt", OTHERS)])
def test_11_0_neutral_tribes_that_rise_are_no_activations(card: str, more: str) -> None:
    """They come although both activations of the year are spent, and these stay as they were."""
    position = 'turn = 3\nactivations = { Barbarian = ["Boii", "Volcae"] }\n'
    game = event(position, card).play("Barbarian revolt area Aedui" + more)
    game.play("Barbarian place_vercingetorix area Arverni?")

    assert "Aedui 1, Aedui 2" in game.units("Aedui", "Barbarian")
    assert game.view["activations"]["Barbarian"] == ["Boii", "Volcae"]


@pytest.mark.proves("11.0Cp", "11.0Co")
def test_11_0c_played_for_movement_the_card_stays() -> None:
    """So it does when the Roman plays it; the Barbarian's Massive Revolt takes it out of the game."""
    position = 'turn = 3\nhands = { Roman = ["Remi", "Boii"], Barbarian = ["Massive Revolt", "Volcae"] }\n'
    moved = at(position).play("""
        Roman card card Remi
        Barbarian card card Massive Revolt
        Roman action supply
        Barbarian action movement
    """)
    assert moved.view["removed"] == []
    assert "Massive Revolt" in moved.view["discards"]

    risen = event("turn = 3", "Massive Revolt").play(FOUR + "Barbarian place_vercingetorix area Remi")
    assert risen.view["removed"] == ["Massive Revolt"]


@pytest.mark.proves("11.0Ci")
def test_11_0c_a_new_home_from_which_the_tribe_is_away() -> None:
    """The Remi are Barbarian and with Vercingetorix; their own area, though empty, may be his home."""
    game = one_card(
        """
        turn = 4
        [areas.Boii]
        Barbarian = "Vercingetorix, Remi, Boii 1, Boii 2"
        [homes]
        Vercingetorix = "Arverni"
    """,
        roman="Arverni",
    ).play("Roman action activation\nBarbarian action movement")

    assert (game.asked, game.offers("area")) == ("Barbarian new_home", ["Boii", "Remi"])


@pytest.mark.proves("7.4i")
def test_11_0a_a_minor_leader_with_another_home_stays() -> None:
    """The Aedui go back to neutral; Dumnorix is at home among the Boii."""
    game = event(
        """
        turn = 4
        [areas.Aedui]
        Barbarian = "Aedui 1, Aedui 2"
        [areas.Boii]
        Barbarian = "Dumnorix, Boii 1, Boii 2"
        [homes]
        Dumnorix = "Boii"
    """,
        "Minor Revolt 1",
        "Roman",
    ).play("Roman revolt area Aedui")

    assert game.is_neutral("Aedui")
    assert game.where("Dumnorix") == "Boii"


@pytest.mark.proves("11.0Ci")
@pytest.mark.parametrize("divided", [False, True])
def test_11_0c_an_empty_home_goes_with_its_tribe(divided: bool) -> None:
    """The last German leaves his home, whose tribe is Roman elsewhere: it is lost, unless the tribe is divided."""
    with_him, roman = (", Arverni 2", "") if divided else ("", ", Arverni 2")
    game = one_card(f"""
        turn = 4
        [areas.Arverni]
        Barbarian = "German 1"
        [areas.Boii]
        Barbarian = "Vercingetorix, Boii 1, Boii 2{with_him}"
        [areas.Tolosates]
        Roman = "Tolosates, Arverni 1{roman}"
        [homes]
        Vercingetorix = "Arverni"
    """).play("""
        Roman action movement
        Barbarian action movement
        Roman group done
        Barbarian group area Arverni
        Barbarian move_to move Boii
    """)

    assert game.asked == ("Chance harvest_roll" if divided else "Barbarian new_home")


@pytest.mark.proves("11.0Cf")
def test_11_0c_not_where_romans_have_come_meanwhile() -> None:
    """The Remi win and regroup; the legion that beats the Treveri regroups into their area: he comes nowhere."""
    game = event(
        """
        turn = 3
        [areas.Remi]
        Roman = "Legion VII (1), Remi"
        [areas.Menapi]
        Barbarian = "Menapi"
        [areas.Treveri]
        Roman = "Legion VIII, Treveri 1 (1)"
        [fallen]
        Roman = "Treveri 2"
    """,
        "Massive Revolt",
    ).play("""
        Barbarian revolt area Remi
        Barbarian revolt area Treveri
        Barbarian revolt area Tarbelli
        Barbarian revolt area Veneti
        Barbarian battle area Remi
        Roman battle_action pass Legion VII
        Barbarian battle_action fire
        dice 1 6 6
        Barbarian regroup_to area Menapi
        Roman battle_action fire
        dice 1 6 6 6
        Roman regroup_to area Remi
    """)

    assert game.units("Remi", "Roman") == "Legion VIII"
    assert (game.where("Vercingetorix"), game.asked) == ("", "Barbarian group")
