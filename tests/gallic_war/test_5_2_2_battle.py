"""5.2.2 Battle: order, revealing, rounds, initiative, fire and hits."""

import pytest

from tests.gallic_war.battles import (
    PORT,
    TO_PORT,
    TWO_BATTLES,
    against_remi,
    attack,
    in_turn,
    into_remi,
    of_remi,
)
from tests.gallic_war.playing import one_card

# ---- the course of a battle -------------------------------------------------------------------------------------


@pytest.mark.proves("5.2.2b", "5.2.2s")
def test_5_2_2_whoever_moved_first_orders_the_battles() -> None:
    """The Roman moved first, so he says which battle comes first."""
    game = attack(
        TWO_BATTLES,
        """
        Roman group area Treveri
        Roman move_to move Remi
        Roman move_units unit Treveri 1
        Roman move_units done
        Roman move_to move Menapi
        Barbarian group done?
    """,
    )
    assert (game.asked, game.offers("area")) == ("Roman battle", ["Menapi", "Remi"])
    game.play("Roman battle area Remi")

    assert game.view["battle"]["area"] == "Remi"


@pytest.mark.proves("5.2.2s")
def test_5_2_2_if_the_barbarian_moved_first_he_orders_them() -> None:
    position = """
        [areas.Treveri]
        Barbarian = "Treveri 1, Treveri 2"
        [areas.Remi]
        Roman = "Remi"
        [areas.Menapi]
        Roman = "Menapi"
    """
    game = attack(
        position,
        """
        Barbarian group area Treveri
        Barbarian group done?
        Barbarian move_to move Remi
        Barbarian move_units unit Treveri 1
        Barbarian move_units done
        Barbarian move_to move Menapi
        Roman group done?
    """,
        barbarian="Boii",
    )

    assert game.asked == "Barbarian battle"


@pytest.mark.proves("5.2.2d", "5.2.2u")
def test_5_2_2_the_units_in_battle_lie_open() -> None:
    """Both sides read them, and spectators; afterwards they stand upright again."""
    game = against_remi(("Legion VII (3)",), "Remi (2)")
    for seat in ("Roman", "Barbarian", None):
        blocks = game.table.view(seat)["areas"]["Remi"]["blocks"]
        assert [(b["name"], b["strength"], b["lying"]) for b in blocks["Roman"]] == [("Legion VII", 3, True)]
        assert [(b["name"], b["strength"]) for b in blocks["Barbarian"]] == [("Remi", 2)]
    game.play("Roman battle_action fire\ndice 1 1 6")

    assert game.view["areas"]["Remi"]["blocks"]["Roman"] == [{"colour": "black"}]


@pytest.mark.proves("5.2.2d")
def test_5_2_2_the_view_tells_who_acts_when() -> None:
    """Caesar first, then by initiative, with the dice and what hits; also to spectators."""
    game = against_remi(("Caesar", "Legion VII (3)"), "Remi (2)")
    order = game.table.view(None)["battle"]["order"]

    assert [(step["side"], step["units"]) for step in order] == [
        ("Roman", ["Caesar"]),
        ("Roman", ["Legion VII"]),
        ("Barbarian", ["Remi"]),
    ]
    assert [(step["initiative"], step["rating"], step["dice"]) for step in order] == [
        ("A", 3, 4),
        ("A", 2, 3),
        ("C", 2, 2),
    ]


@pytest.mark.proves("5.2.2e", "5.2.2o")
def test_5_2_2_the_attacker_must_retreat_after_the_third_round() -> None:
    game = against_remi(("Treveri 1",), "Remi")
    for _ in range(3):
        game.play("Barbarian battle_action fire\ndice 6 6 6\nRoman battle_action fire\ndice 6 6 6")

    assert game.where("Treveri 1") == "Treveri"
    assert game.units("Remi", "Barbarian") == "Remi"
    assert len(game.logged("battle_round")) == 3


def test_5_2_2_the_attacker_goes_back_the_way_he_came() -> None:
    """After three rounds of passing, over the border that he crossed himself."""
    position = """
        [areas.Leuci]
        Roman = "Legion VII"
        [areas.Treveri]
        Barbarian = "Treveri 1, Treveri 2, German 1"
        [fallen]
        Roman = "Leuci"
    """
    game = attack(
        position,
        """
        Roman group area Leuci
        Roman move_to move Treveri
        Barbarian group area Treveri
        Barbarian move_to done
    """,
    )
    game.play("""
        Roman battle_action pass Legion VII
        Barbarian battle_action pass German 1
        Barbarian battle_action pass Treveri 1
        Barbarian battle_action pass Treveri 2
    """)
    assert game.view["battle"]["round"] == 2
    game.play("""
        Roman battle_action pass Legion VII
        Barbarian battle_action pass German 1
        Barbarian battle_action pass Treveri 1
        Barbarian battle_action pass Treveri 2
        Roman battle_action pass Legion VII
        Barbarian battle_action pass German 1
        Barbarian battle_action pass Treveri 1
        Barbarian battle_action pass Treveri 2
    """)

    assert game.where("Legion VII") == "Leuci"  # it came that way and may go back


@pytest.mark.proves("5.2.2p")
def test_5_2_2_attackers_who_cannot_retreat_are_eliminated() -> None:
    """Tribes that return home among enemies have nowhere to go: all who are left after three rounds are eliminated."""
    position = """
        turn = 3
        [areas.Menapi]
        Roman = "Menapi, Legion VII"
        [areas.Remi]
        Roman = "Remi"
        [areas.Treveri]
        Roman = "Treveri 1, Treveri 2"
        [areas.Atrebates]
        Roman = "Atrebates"
    """
    game = one_card(position, barbarian="Minor Revolt 1").play("""
        Roman action movement
        Barbarian action event
        Barbarian revolt area Menapi
    """)
    for _ in range(3):
        game.play("Roman battle_action pass Legion VII\nBarbarian battle_action pass Menapi")

    assert game.view["eliminated"]["Barbarian"] == ["Menapi"]


@pytest.mark.proves("5.2.2v")
def test_5_2_2_a_unit_may_fire_retreat_or_pass() -> None:
    game = against_remi(("Legion VII", "Treveri 1"), "Remi")

    assert game.options == ["fire", "retreat Legion VII", "pass Legion VII"]


# ---- initiative -------------------------------------------------------------------------------------------------


@pytest.mark.proves("2.2c", "5.2.2g", "5.2.2h", "5.2.2i")
def test_5_2_2_initiative_defender_before_attacker() -> None:
    """A attackers, B defenders, C defenders, C attackers."""
    game = against_remi(("Legion VII", "Treveri 1"), "Remi, German 1")
    order = []
    for _ in range(4):
        order.append((game.ask.who, in_turn(game)[0]))
        game.play(f"{game.asked} {next(o for o in game.options if o.startswith('pass'))}")

    assert order == [("Roman", "Legion VII"), ("Barbarian", "German 1"), ("Barbarian", "Remi"), ("Roman", "Treveri 1")]


@pytest.mark.proves("5.2.2j", "7.1b")
def test_5_2_2_caesar_always_rolls_first() -> None:
    """Even against the A of a fortified town."""
    position = """
        [areas.Allobroges]
        Roman = "Caesar, Legion VII, Allobroges 1, Allobroges 2"
        [areas.Sequani]
        Barbarian = "Sequani 1, Sequani 2"
    """
    game = attack(
        position,
        """
        Roman group area Allobroges
        Roman move_to move Sequani
        Roman move_units unit Caesar
        Roman move_units unit Legion VII
        Roman move_units done
        Roman move_to done?
        Barbarian group done?
    """,
    )
    assert in_turn(game) == ["Caesar"]
    game.play("Roman battle_action pass Caesar")

    assert game.asked == "Barbarian battle_action"


@pytest.mark.proves("5.2.2aa")
def test_5_2_2_units_of_different_rating_roll_apart() -> None:
    """The better ones first."""
    position = of_remi("Legion VII", "Ariovistus, German 1, Remi")
    game = attack(position, into_remi("Legion VII", "Treveri 1") + "Barbarian group done?")
    game.play("Roman battle_action pass Legion VII")
    assert game.options[0] == "fire"
    assert in_turn(game) == ["Ariovistus"]
    game.play("Barbarian battle_action fire\ndice 3 4 5")

    assert game.units("Remi", "Roman") == "Legion VII (3), Treveri 1"
    assert in_turn(game) == ["German 1"]


# ---- hits -------------------------------------------------------------------------------------------------------


@pytest.mark.proves("2.2b", "2.2q", "2.2d", "5.2.2k", "5.2.2w")
def test_5_2_2_as_many_dice_as_strength_hits_up_to_the_rating() -> None:
    game = against_remi(("Legion VII (3)",), "Remi").play("Roman battle_action fire\ndice 2 3 6")

    assert game.units("Remi", "Barbarian") == "Remi (2)"


@pytest.mark.proves("5.2.2l")
def test_5_2_2_hits_on_the_strongest() -> None:
    """No choice: a weaker unit is spared."""
    game = against_remi(("Legion VII (2)",), "Remi (2), German 1").play("Roman battle_action fire\ndice 1 2")

    assert game.asked == "Barbarian battle_action"
    assert game.units("Remi", "Barbarian") == "German 1 (1), Remi (2)"


@pytest.mark.proves("5.2.2m", "5.2.2y")
def test_5_2_2_the_owner_chooses_among_equals() -> None:
    game = against_remi(("Legion VII", "Legion VIII"), "Remi, German 1, German 2")
    game.play("Roman battle_action fire\ndice 1 6 6 6 6 6 6 6")

    assert (game.asked, game.offers("unit")) == ("Barbarian hit", ["German 1", "German 2"])


@pytest.mark.proves("5.2.2m")
def test_5_2_2_nobody_is_asked_which_of_the_equals_is_hit_first_if_all_are() -> None:
    """Two hits on two equal units that survive them: the order decides nothing."""
    game = against_remi(("Legion VII", "Legion VIII"), "Remi, German 1, German 2")
    game.play("Roman battle_action fire\ndice 1 1 6 6 6 6 6 6")

    assert game.asked != "Barbarian hit"
    assert game.units("Remi", "Barbarian") == "German 1 (2), German 2 (2), Remi"


@pytest.mark.proves("5.2.2x")
def test_5_2_2_romans_and_germans_take_hits_before_their_allies() -> None:
    """In a mixed force of equal strength."""
    game = against_remi(("Legion VII (3)", "Treveri 1"), "Remi, German 1").play("""
        Roman battle_action pass Legion VII
        Barbarian battle_action pass German 1
        Barbarian battle_action fire
        dice 2 6 6
    """)

    assert game.units("Remi", "Roman") == "Legion VII (2), Treveri 1"


@pytest.mark.proves("5.2.2z")
def test_5_2_2_blocks_of_one_tribe_are_alike() -> None:
    """Nobody is asked which of two equal blocks of a tribe takes the hit."""
    game = attack(
        """
        [areas.Treveri]
        Barbarian = "Treveri 1, Treveri 2"
        [areas.Remi]
        Roman = "Legion VII"
        [fallen]
        Roman = "Remi"
    """,
        """
        Roman group area Remi
        Roman move_to move Treveri
        Barbarian group done?
        Roman battle_action fire
        dice 1 6 6 6
    """,
    )

    assert game.units("Treveri", "Barbarian") == "Treveri 1 (2), Treveri 2"


@pytest.mark.proves("5.2.2n")
def test_5_2_2_eliminated_units_are_set_aside() -> None:
    game = against_remi(("Legion VII",), "Remi (1), German 1 (1)").play("Roman battle_action fire\ndice 1 2 6 6")

    assert game.view["eliminated"]["Barbarian"] == ["German 1", "Remi"]
    assert game.units("Remi", "Roman") == "Legion VII"


@pytest.mark.proves("5.2.2f")
def test_5_2_2_a_unit_acts_once_in_a_round() -> None:
    """Defenders of a port who fired as A units do not fire again when those who landed have left."""
    game = one_card(PORT, roman="Aedui").play(
        TO_PORT
        + """
        Roman main_group main Legion VIII
        Barbarian battle_action fire
        dice 6 6 6 6 6 6
        Roman battle_action fire
        dice 6 6 6 6
        Barbarian battle_action fire
        dice 6 6 6 6 6 6
        Roman battle_action retreat Legion VII
        Roman battle_action fire
        dice 6 6 6 6
    """
    )

    assert (game.asked, game.view["battle"]["round"]) == ("Barbarian battle_action", 3)
