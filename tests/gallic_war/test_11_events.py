"""11.0 The event cards: Minor, Major and Massive Revolt, Baggage Train."""

import pytest

from alesia.games.gallic_war.components import AREA
from alesia.kernel.word import Chosen
from tests.gallic_war.playing import Play, one_card, winter
from tests.gallic_war.test_7_8_leaders_and_victory import allied


def event(position: str, card: str, side: str = "Barbarian", **options: bool) -> Play:
    """A side plays the card as an event; the other has a 1 for movement and no units to move."""
    if side == "Roman":
        return one_card(position, roman=card, **options).play("Roman action event\nBarbarian action movement")
    return one_card(position, barbarian=card, **options).play("Roman action movement\nBarbarian action event")


# ---- A. Minor Revolt --------------------------------------------------------------------------------------------


@pytest.mark.proves("11.0Aa", "11.0Ac", "11.0Ak")
def test_11_0a_roman_an_enemy_tribe_goes_home_and_is_neutral() -> None:
    """At full strength, if nobody else is in its home area."""
    game = event(
        """
        [areas.Boii]
        Barbarian = "Boii 1, Boii 2, Aedui 1 (1)"
        [areas.Aedui]
        Barbarian = "Aedui 2 (2)"
    """,
        "Minor Revolt 1",
        "Roman",
    ).play("Roman revolt area Aedui")

    assert game.is_neutral("Aedui")
    assert game.units("Boii", "Barbarian") == "Boii 1, Boii 2"


@pytest.mark.proves("11.0Ad", "11.0Am", "11.0g", "11.0k")
def test_11_0a_roman_it_joins_him_against_barbarians_in_its_home() -> None:
    game = event(
        """
        [areas.Aedui]
        Barbarian = "Aedui 1, Aedui 2, German 1"
    """,
        "Minor Revolt 1",
        "Roman",
    )

    assert (game.view["battle"]["area"], game.view["battle"]["attacker"]) == ("Aedui", "Roman")


@pytest.mark.proves("11.0Al", "11.0Am")
def test_11_0a_roman_it_stays_barbarian_against_romans_in_its_home() -> None:
    game = event(
        """
        [areas.Aedui]
        Roman = "Legion VII"
        [areas.Boii]
        Barbarian = "Boii 1, Boii 2, Aedui 1, Aedui 2"
    """,
        "Minor Revolt 1",
        "Roman",
    ).play("Barbarian group done?\nRoman revolt area Aedui")

    assert (game.view["battle"]["area"], game.view["battle"]["attacker"]) == ("Aedui", "Barbarian")


@pytest.mark.proves("7.4i")
def test_11_0a_roman_a_minor_leader_falls_with_the_neutrality_of_his_home() -> None:
    """Errata of 2010."""
    game = event(
        """
        turn = 4
        [areas.Aedui]
        Barbarian = "Aedui 1, Aedui 2"
        [areas.Boii]
        Barbarian = "Dumnorix, Boii 1, Boii 2"
        [homes]
        Dumnorix = "Aedui"
    """,
        "Minor Revolt 1",
        "Roman",
    ).play("Roman revolt area Aedui")

    assert game.is_neutral("Aedui")
    assert game.where("Dumnorix") == ""


@pytest.mark.proves("11.0Ae", "11.0An", "11.0Af", "11.0Ao", "11.0Ah")
def test_11_0a_barbarian_a_roman_or_neutral_tribe() -> None:
    """Home at its strength, and his ally; no count against activations."""
    game = event(
        """
        [areas.Boii]
        Roman = "Boii 1, Boii 2, Aedui 1 (1)"
        [areas.Aedui]
        Roman = "Aedui 2"
        [areas.Arverni]
        Barbarian = "Arverni 1, Arverni 2"
    """,
        "Minor Revolt 1",
    )
    assert "Arverni" not in game.offers("area")
    assert "Remi" in game.offers("area")
    game.play("Barbarian revolt area Aedui")

    assert game.units("Aedui", "Barbarian") == "Aedui 1 (1), Aedui 2"
    assert game.view["activations"]["Barbarian"] == []


@pytest.mark.proves("11.0Ag", "11.0Ap", "11.0l", "11.0k")
def test_11_0a_barbarian_romans_at_home_are_attacked() -> None:
    """The town helps those who defend in it, even against its own tribe."""
    game = event(
        """
        [areas.Sequani]
        Roman = "Legion VII, Sequani 1, Sequani 2"
    """,
        "Minor Revolt 2",
    ).play("Barbarian revolt area Sequani")

    assert game.view["battle"]["attacker"] == "Barbarian"
    game.play("Roman battle_action fire")
    assert game.ask.about[2] == 3


@pytest.mark.proves("11.0Aj")
def test_11_0a_the_helvetii_are_safe_in_turn_1() -> None:
    position = """
        turn = {turn}
        [areas.Helvetii]
        Roman = "Helvetii 1, Helvetii 2, Helvetii 3"
    """
    assert "Helvetii" not in event(position.format(turn=1), "Minor Revolt 1").offers("area")
    assert "Helvetii" in event(position.format(turn=2), "Minor Revolt 1").offers("area")


@pytest.mark.proves("11.0Ai", "11.0Af")
def test_11_0a_a_tribe_that_was_eliminated_cannot_be_chosen() -> None:
    """It would have no effect; of a tribe that lost one unit the other goes home."""
    game = event(
        """
        [areas.Boii]
        Roman = "Boii 1, Boii 2, Aedui 1"
        [fallen]
        Roman = "Aedui 2, Menapi"
    """,
        "Minor Revolt 1",
    )
    assert "Menapi" not in game.offers("area")
    game.play("Barbarian revolt area Aedui")

    assert game.units("Aedui", "Barbarian") == "Aedui 1"


# ---- B. Major Revolt --------------------------------------------------------------------------------------------


@pytest.mark.proves("11.0Ba")
def test_11_0b_to_the_roman_it_is_a_minor_revolt() -> None:
    game = event(
        """
        [areas.Aedui]
        Barbarian = "Aedui 1, Aedui 2"
    """,
        "Major Revolt",
        "Roman",
    )

    assert game.is_neutral("Aedui")


@pytest.mark.proves("7.4a", "7.4f", "7.4d", "11.0Bj", "11.0Be", "11.0Bn", "11.0Bo", "11.0Bp", "11.0Bi")
def test_11_0b_a_leader_of_the_colour_appears() -> None:
    """Dumnorix among the Celtae, Ambiorix in Belgica; Aquitania does not rise."""
    game = event("turn = 2", "Major Revolt")
    assert not {"Tarbelli", "Tolosates"} & set(game.offers("area"))
    game.play("Barbarian revolt area Remi")
    assert game.units("Remi", "Barbarian") == "Ambiorix, Remi"
    assert game.view["homes"] == {"Ambiorix": "Remi"}

    celtae = event("turn = 2", "Major Revolt").play("Barbarian revolt area Aedui")
    assert celtae.units("Aedui", "Barbarian") == "Dumnorix, Aedui 1, Aedui 2"


@pytest.mark.proves("5.2.2t", "11.0Bf", "11.0Bq")
def test_11_0b_the_area_may_move_and_fight() -> None:
    """Only that area; the battle of this move is fought at once."""
    game = event(
        """
        turn = 2
        [areas.Treveri]
        Roman = "Treveri 1, Treveri 2"
        [areas.Boii]
        Barbarian = "Boii 1, Boii 2"
    """,
        "Major Revolt",
    ).play("Barbarian revolt area Remi")
    assert game.offers("area") == ["Remi"]
    game.play("""
        Barbarian group area Remi
        Barbarian move_to move Treveri
        Barbarian move_units all
    """)

    assert game.view["battle"]["area"] == "Treveri"


@pytest.mark.proves("11.0Bd", "11.0Bk")
def test_11_0b_no_leader_if_the_tribe_is_eliminated() -> None:
    game = event(
        """
        turn = 2
        [areas.Remi]
        Roman = "Remi (1), Legion VII"
    """,
        "Major Revolt",
    ).play("""
        Barbarian revolt area Remi
        Roman battle_action fire
        dice 1 6 6 6
    """)

    assert game.where("Ambiorix") == ""
    assert game.view["homes"] == {}


@pytest.mark.proves("11.0Bm", "11.0Bk")
def test_11_0b_a_leader_after_a_victory() -> None:
    game = event(
        """
        turn = 2
        [areas.Remi]
        Roman = "Remi, Legion VII (1)"
    """,
        "Major Revolt",
    ).play("""
        Barbarian revolt area Remi
        Roman battle_action pass Legion VII
        Barbarian battle_action fire
        dice 1 6 6
    """)

    assert game.units("Remi", "Barbarian") == "Ambiorix, Remi"
    assert game.points == (0, 3)


def test_11_0b_a_leader_after_a_victory_though_the_tribe_regroups() -> None:
    """5.2.2E The winners may all leave: the victory counts."""
    game = event(
        """
        turn = 2
        [areas.Aedui]
        Roman = "Legion VII (1), Aedui 1, Aedui 2"
        [areas.Mandubii]
        Barbarian = "Mandubii 1, Mandubii 2"
    """,
        "Major Revolt",
    ).play("""
        Barbarian revolt area Aedui
        Roman battle_action pass Legion VII
        Barbarian battle_action fire
        dice 1 6 6 6 6 6
        Barbarian regroup_to area Mandubii
        Barbarian regroup_units all
    """)

    assert game.units("Aedui", "Barbarian") == "Dumnorix"
    assert (game.asked, game.offers("area")) == ("Barbarian group", ["Aedui"])


BOTH_LEADERS = """
    turn = 2
    [areas.Aedui]
    Barbarian = "Dumnorix, Aedui 1, Aedui 2"
    [areas.Treveri]
    Barbarian = "Ambiorix, Treveri 1, Treveri 2"
"""


@pytest.mark.proves("11.0Bg")
def test_11_0b_with_both_leaders_on_the_map_it_is_a_minor_revolt() -> None:
    """Then Aquitania may rise too, and nothing moves."""
    game = event(BOTH_LEADERS, "Major Revolt").play("Barbarian revolt area Tarbelli")

    assert game.units("Tarbelli", "Barbarian") == "Tarbelli"
    assert game.asked == "Chance harvest_roll"


@pytest.mark.proves("11.0Br")
def test_11_0b_where_the_leader_of_the_colour_is_out_already() -> None:
    """No second one comes, but the area may move."""
    position = BOTH_LEADERS.replace("Ambiorix, ", "")
    game = event(position, "Major Revolt").play("Barbarian revolt area Boii")

    assert game.units("Boii", "Barbarian") == "Boii 1, Boii 2"
    assert game.asked == "Barbarian group"


# ---- C. Massive Revolt ------------------------------------------------------------------------------------------


@pytest.mark.proves("11.0Cl", "11.0Co")
def test_11_0c_on_turn_1_a_minor_revolt() -> None:
    game = event("turn = 1", "Massive Revolt").play("Barbarian revolt area Aedui")

    assert game.asked == "Chance harvest_roll"
    assert game.view["discards"] == ["Remi", "Massive Revolt"]


@pytest.mark.proves("11.0Ca")
def test_11_0c_to_the_roman_a_minor_revolt() -> None:
    game = event(
        """
        turn = 3
        [areas.Aedui]
        Barbarian = "Aedui 1, Aedui 2"
    """,
        "Massive Revolt",
        "Roman",
    )

    assert game.is_neutral("Aedui")


FOUR = """
    Barbarian revolt area Aedui
    Barbarian revolt area Arverni
    Barbarian revolt area Remi
    Barbarian revolt area Tarbelli
"""


@pytest.mark.proves("7.3a", "11.0Cb", "11.0Cf", "11.0Cg", "11.0Ch", "11.0Cj")
def test_11_0c_four_tribes_and_vercingetorix() -> None:
    """In the home area of one of them, which is now his; three areas may move; the card is out of the game."""
    game = event("turn = 2", "Massive Revolt").play(FOUR)
    assert game.offers("area") == ["Aedui", "Arverni", "Remi", "Tarbelli"]
    game.play("Barbarian place_vercingetorix area Arverni")

    assert game.units("Arverni", "Barbarian") == "Vercingetorix, Arverni 1, Arverni 2"
    assert game.view["homes"] == {"Vercingetorix": "Arverni"}
    assert (game.asked, game.ask.about) == ("Barbarian group", (3, Chosen(())))
    game.play("Barbarian group done")
    assert game.view["removed"] == ["Massive Revolt"]


@pytest.mark.proves("11.0Cs")
def test_11_0c_any_area_may_move() -> None:
    """Not only those of the four tribes."""
    game = event(
        """
        turn = 2
        [areas.Germania]
        Barbarian = "German 1"
    """,
        "Massive Revolt",
    ).play(FOUR + "Barbarian place_vercingetorix area Arverni")

    assert "Germania" in game.offers("area")


ROMANS_EVERYWHERE = """
    turn = 2
    [areas.Aedui]
    Roman = "Aedui 1 (1), Legion VII"
    [areas.Remi]
    Roman = "Remi (1), Legion VIII (1)"
    [fallen]
    Roman = "Aedui 2"
"""


@pytest.mark.proves("5.2.2r", "5.2.2a", "11.0Cd", "11.0Cm", "11.0Cq")
def test_11_0c_battles_in_the_order_of_the_barbarian() -> None:
    """Vercingetorix comes only where a battle was won."""
    game = event(ROMANS_EVERYWHERE, "Massive Revolt").play(FOUR)
    assert (game.asked, game.offers("area")) == ("Barbarian battle", ["Aedui", "Remi"])
    game.play("""
        Barbarian battle area Aedui
        Roman battle_action fire
        dice 1 6 6 6
        Roman regroup_to done?
        Roman battle_action pass Legion VIII
        Barbarian battle_action fire
        dice 1
        Barbarian regroup_to done?
    """)

    assert game.where("Vercingetorix") == "Remi"


@pytest.mark.proves("11.0Cr")
def test_11_0c_after_a_battle_that_was_lost_he_does_not_come() -> None:
    """If battle occurred, he may only be placed where it was won: three quiet areas will not do."""
    game = event(
        """
        turn = 2
        [areas.Aedui]
        Roman = "Aedui 1 (1), Legion VII"
        [fallen]
        Roman = "Aedui 2"
    """,
        "Massive Revolt",
    ).play(FOUR + "Roman battle_action fire\ndice 1 6 6 6\nRoman regroup_to done?")

    assert game.asked == "Barbarian group"
    assert game.where("Vercingetorix") == ""


@pytest.mark.proves("11.0Ce", "11.0Cn", "11.0Cv")
def test_11_0c_without_any_risen_tribe_the_card_stays() -> None:
    """All units of the selected tribes are eliminated: no further effect."""
    position = 'turn = 2\n[areas.Remi]\nRoman = "Remi (1), Legion VII"\n' + allied("Barbarian", 24, but="Remi")
    game = event(position, "Massive Revolt").play("""
        Roman battle_action fire
        dice 1 6 6 6
        Roman regroup_to done?
        Roman group done?
    """)

    assert game.where("Vercingetorix") == ""
    assert game.view["removed"] == []
    assert "Massive Revolt" in game.view["discards"]


@pytest.mark.proves("11.0Ci")
def test_11_0c_a_new_home_if_his_own_becomes_roman() -> None:
    """He may select any friendly tribe area; not Germania."""
    game = event(
        """
        turn = 4
        [areas.Arverni]
        Barbarian = "Arverni 1, Arverni 2, German 1 (1)"
        [areas.Boii]
        Barbarian = "Vercingetorix, Boii 1, Boii 2"
        [homes]
        Vercingetorix = "Arverni"
    """,
        "Minor Revolt 1",
        "Roman",
    ).play("""
        Roman revolt area Arverni
        Barbarian battle_action pass German 1
        Roman battle_action fire
        dice 1 6 6 6 6 6
        Roman regroup_to done?
    """)

    assert (game.asked, game.offers("area")) == ("Barbarian new_home", ["Boii"])


@pytest.mark.proves("11.0Ci", "7.3g")
def test_11_0c_a_new_home_if_legions_take_his_own() -> None:
    """When the battles of the round are over."""
    game = one_card("""
        turn = 4
        [areas.Aedui]
        Roman = "Legion VII, Aedui 1, Aedui 2"
        [areas.Boii]
        Barbarian = "Vercingetorix, Boii 1, Boii 2"
        [fallen]
        Barbarian = "Arverni 1, Arverni 2"
        [homes]
        Vercingetorix = "Arverni"
    """).play("""
        Roman action movement
        Barbarian action movement
        Roman group area Aedui
        Roman move_to move Arverni
        Roman move_units unit Legion VII
        Roman move_units done
        Roman move_to done
        Barbarian group done
        Barbarian new_home area Boii
    """)

    assert game.view["homes"] == {"Vercingetorix": "Boii"}


HELD = """
    turn = 4
    [areas.Aedui]
    Roman = "Legion VII, Aedui 1, Aedui 2"
    [areas.Germania]
    Barbarian = "German 2"
    [areas.Treveri]
    Barbarian = "German 1"
    [areas.Boii]
    Barbarian = "Vercingetorix, Boii 1, Boii 2"
    [fallen]
    Barbarian = "Arverni 1, Arverni 2, Treveri 1, Treveri 2"
    [homes]
    Vercingetorix = "Arverni"
"""


@pytest.mark.proves("11.0Ct")
def test_11_0c_a_new_home_that_other_units_hold() -> None:
    """6.3 The Treveri have fallen, but a German holds their area; Germania is no tribe area."""
    game = one_card(HELD).play("""
        Roman action movement
        Barbarian action movement
        Roman group area Aedui
        Roman move_to move Arverni
        Roman move_units unit Legion VII
        Roman move_units done
        Roman move_to done
        Barbarian group done
    """)

    assert (game.asked, game.offers("area")) == ("Barbarian new_home", ["Boii", "Treveri"])


def test_11_0c_a_home_that_barbarians_hold_is_not_lost() -> None:
    """6.3 The Roman takes the tribe away, but not the area."""
    game = event(
        """
        turn = 4
        [areas.Aedui]
        Roman = "Aedui 1, Aedui 2"
        [areas.Arverni]
        Barbarian = "Arverni 1 (1), German 1, German 2"
        [areas.Boii]
        Barbarian = "Vercingetorix, Boii 1, Boii 2"
        [fallen]
        Barbarian = "Arverni 2"
        [homes]
        Vercingetorix = "Arverni"
    """,
        "Minor Revolt 1",
        "Roman",
    ).play("""
        Roman revolt area Arverni
        Barbarian battle_action fire
        dice 6 6 6 6 6 6
        Roman battle_action retreat Arverni 1
        Barbarian regroup_to done
    """)

    assert (game.where("Arverni 1"), game.units("Arverni", "Barbarian")) == ("Aedui", "German 1, German 2")
    assert game.ask.key != "new_home"


def test_11_0c_a_victory_counts_though_the_tribe_regroups() -> None:
    """5.2.2E Vercingetorix may be placed where the winners have left."""
    game = event(
        """
        turn = 3
        [areas.Aedui]
        Roman = "Legion VII (1), Aedui 1, Aedui 2"
        [areas.Mandubii]
        Barbarian = "Mandubii 1, Mandubii 2"
    """,
        "Massive Revolt",
    ).play("""
        Barbarian revolt area Aedui
        Barbarian revolt area Remi
        Barbarian revolt area Boii
        Barbarian revolt area Volcae
        Roman battle_action pass Legion VII
        Barbarian battle_action fire
        dice 1 6 6 6 6 6
        Barbarian regroup_to area Mandubii
        Barbarian regroup_units all
        Barbarian regroup_to done?
    """)

    assert game.where("Vercingetorix") == "Aedui"


def test_11_0c_without_a_victory_but_with_survivors() -> None:
    """Nobody appears; three areas may move, and the card is out of the game."""
    others = "\n".join(
        f'[areas.{name}]\nBarbarian = "{", ".join(unit.name for unit in AREA[name].units)}"'
        for name in AREA
        if AREA[name].is_tribe and name != "Aedui"
    )
    game = event(
        f'turn = 3\n[areas.Aedui]\nRoman = "Caesar, Legion VII, Aedui 1, Aedui 2"\n{others}', "Massive Revolt"
    ).play("""
        Roman battle_action pass Caesar
        Roman battle_action pass Legion VII
        Barbarian battle_action retreat Aedui 1
        Barbarian retreat_to area Boii
        Barbarian battle_action retreat Aedui 2
        Barbarian retreat_to area Boii
        Roman regroup_to done?
    """)

    assert game.where("Vercingetorix") == ""
    assert game.view["removed"] == ["Massive Revolt"]
    assert (game.asked, game.ask.about[0]) == ("Barbarian group", 3)


LOST_HOME = """
    turn = 4
    [areas.Arverni]
    Roman = "Legion VII, Arverni 1, Arverni 2"
    [areas.Boii]
    Barbarian = "Vercingetorix, Boii 1, Boii 2"
    [homes]
    Vercingetorix = "Arverni"
"""


def test_11_0c_a_new_home_is_asked_for_once_a_winter() -> None:
    """Not again at once, unless the home area has become Roman in between."""
    game = winter(LOST_HOME).play("dice 3\nRoman winter done\nBarbarian new_home done")
    while game.table.ask is not None and game.asked != "Chance deal":
        assert game.ask.key != "new_home"
        game.play(f"{game.asked} {game.options[-1]}")


def test_11_0c_nor_by_an_action_that_changes_nothing() -> None:
    game = event(LOST_HOME, "Minor Revolt 1").play("Barbarian revolt area Remi\nRoman group done?")

    assert game.asked == "Chance harvest_roll"


def test_11_0c_a_new_home_if_a_neutral_one_is_activated() -> None:
    game = one_card(
        """
        turn = 4
        [areas.Boii]
        Barbarian = "Vercingetorix, Boii 1, Boii 2"
        [homes]
        Vercingetorix = "Arverni"
    """,
        roman="Arverni",
    ).play("Roman action activation\nBarbarian action movement")

    assert (game.asked, game.offers("area")) == ("Barbarian new_home", ["Boii"])


# ---- D. Baggage Train -------------------------------------------------------------------------------------------


@pytest.mark.proves("5.2.1Ab", "11.0Da")
def test_11_0d_three_supply_points_for_the_roman() -> None:
    assert event("supply = 4", "Baggage Train", "Roman").supply == 7


@pytest.mark.proves("5.2.1Ab", "11.0Dc")
def test_11_0d_two_points_less_for_the_barbarian() -> None:
    """Without a weakened unit there is nothing to choose."""
    assert event("supply = 4", "Baggage Train").supply == 2


@pytest.mark.proves("11.0Db")
def test_11_0d_or_two_steps_in_one_area() -> None:
    game = event(
        """
        [areas.Aedui]
        Barbarian = "Aedui 1 (1), Aedui 2 (2)"
        [areas.Boii]
        Barbarian = "Boii 1, Boii 2 (2)"
    """,
        "Baggage Train",
    ).play("""
        Barbarian baggage baggage_steps
        Barbarian baggage_area area Aedui
        Barbarian baggage_unit unit Aedui 1
        Barbarian baggage_unit unit Aedui 1
    """)

    assert game.units("Aedui", "Barbarian") == "Aedui 1, Aedui 2 (2)"
