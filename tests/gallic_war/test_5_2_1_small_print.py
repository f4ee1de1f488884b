"""5.2.1 Movement, political actions, supply, events: what a unit, a card or a helper may not do a second time."""

import pytest

from tests.gallic_war.playing import at, deal, one_card
from tests.gallic_war.test_5_2_1e_movement import moving
from tests.gallic_war.test_7_8_leaders_and_victory import allied
from tests.gallic_war.test_11_events import event

# ---- 5.2.1E Movement --------------------------------------------------------------------------------------------


@pytest.mark.proves("5.2.1Ee")
def test_5_2_1e_a_unit_does_not_move_with_two_groups() -> None:
    """One of the Aedui comes to the Boii, who are to move next: only these go on."""
    game = moving(
        """
        [areas.Aedui]
        Roman = "Aedui 1, Aedui 2"
        [areas.Boii]
        Roman = "Boii 1, Boii 2"
        [areas.Volcae]
        Roman = "Volcae"
    """,
        "Boii",
    ).play("""
        Roman group area Aedui
        Roman group area Boii
        Roman move_to move Boii
        Roman move_units unit Aedui 1
        Roman move_units done
        Roman move_to done
        Roman move_to move Volcae
    """)

    assert game.offers("unit") == ["Boii 1", "Boii 2"]


@pytest.mark.proves("5.2.1Ead", "5.2.1Eam")
def test_5_2_1e_the_second_step_of_a_march_has_its_limit_too() -> None:
    """Two legions have gone through the Allobroges to the Helvetii; for a third the blue border is full."""
    game = moving("""
        supply = 9
        [areas."Transalpine Gaul"]
        Roman = "Legion VII, Legion VIII, Legion IX"
        [areas.Allobroges]
        Roman = "Allobroges 1, Allobroges 2"
        [areas.Helvetii]
        Barbarian = "Helvetii 1, Helvetii 2, Helvetii 3"
    """).play("""
        Roman group area Transalpine Gaul
        Roman move_to force Helvetii
        Roman move_units unit Legion VII
        Roman move_units unit Legion VIII
    """)

    assert "Helvetii" not in game.offers("force")
    assert "Sequani" in game.offers("force")


@pytest.mark.proves("5.2.1Ei")
def test_5_2_1e_no_march_leads_off_the_map() -> None:
    """Not through Transalpine Gaul either."""
    game = moving("""
        [areas.Allobroges]
        Roman = "Legion VII, Allobroges 1, Allobroges 2"
        [areas."Transalpine Gaul"]
        Roman = "Legion VIII"
    """).play("Roman group area Allobroges")

    assert sorted(game.offers("force")) == ["Boii", "Helvetii", "Volcae"]


@pytest.mark.proves("5.2.1Ew")
def test_5_2_1e_the_log_tells_a_voyage_from_a_march() -> None:
    game = moving('[areas.Andes]\nRoman = "Legion VII, Legion VIII, Andes 1, Andes 2"\n').play("""
        Roman group area Andes
        Roman move_to sail Britannia
        Roman move_units unit Legion VII
        Roman move_units done
        Roman move_to move Veneti
        Roman move_units unit Legion VIII
        Roman move_units done
        Roman move_to done
    """)

    assert [entry.facts[-1] for entry in game.logged("move")] == [True, False]


# ---- 5.2.1B, D, 7.3 ---------------------------------------------------------------------------------------------


@pytest.mark.proves("5.2.1Be", "9.5b")
def test_5_2_1b_each_raid_counts_once() -> None:
    """9.5 Two raids in a year with Vercingetorix: after the first a second is offered, and then no more."""
    game = at(
        """
        turn = 4
        supply = 9
        hands = { Roman = ["Remi", "Esuvii", "Leuci"], Barbarian = ["Volcae", "Veneti", "Menapi"] }
        [areas.Arverni]
        Barbarian = "Vercingetorix, Arverni 1, Arverni 2"
    """,
        scorched_earth=True,
    )
    for roman, barbarian in (("Remi", "Volcae"), ("Esuvii", "Veneti")):
        game.play(f"""
            Roman card card {roman}
            Barbarian card card {barbarian}
            Roman action movement
            Barbarian action supply
        """)
    assert (game.supply, game.view["raids"]) == (7, 2)
    game.play("Roman action movement")

    assert "supply" not in game.options


@pytest.mark.proves("5.2.1Dh", "5.2.1Du")
def test_5_2_1d_britannia_is_out_of_reach_without_a_port() -> None:
    """A legion, or a German, in an area without a port will not do."""
    position = """
        [areas.Aedui]
        Roman = "Legion VII, Aedui 1, Aedui 2"
        [areas.Leuci]
        Barbarian = "German 1, Leuci"
    """
    roman = one_card(position).play("Roman action political\nBarbarian action movement")
    assert "Britannia" not in roman.offers("area")

    barbarian = one_card(position).play("Roman action movement\nBarbarian action political")
    assert "Britannia" not in barbarian.offers("area")


@pytest.mark.proves("7.3b")
def test_7_3_vercingetorix_helps_the_barbarian_alone() -> None:
    """To the Roman the tribes beside him are as any others, and he may not leave the choice alone."""
    position = """
        turn = 4
        [areas.Arverni]
        Barbarian = "Vercingetorix, Arverni 1, Arverni 2"
    """
    roman = one_card(position).play("Roman action political\nBarbarian action movement")
    assert (roman.offers("shown"), "done" in roman.options) == ([], False)

    barbarian = one_card(position).play("Roman action movement\nBarbarian action political")
    assert "Boii" in barbarian.offers("shown")
    assert "done" not in barbarian.options  # more than one tribe is left


def test_7_3_a_single_tribe_is_no_question_to_the_roman() -> None:
    """Vercingetorix, in Germania, has nothing to do with it."""
    game = one_card(
        'turn = 4\n[areas.Germania]\nBarbarian = "Vercingetorix"\n[homes]\nVercingetorix = "Remi"\n'
        + '[areas.Remi]\nBarbarian = "Remi"\n'
        + allied("Roman", 24, but="Remi")
    )

    assert game.play("Roman action political\nBarbarian action movement").asked == "Chance political_roll"


@pytest.mark.proves("7.3b", "5.2.1Dl")
@pytest.mark.parametrize(("die", "won"), [(4, True), (5, False)])
def test_7_3_his_help_and_the_card_of_the_tribe_add_up(die: int, won: bool) -> None:
    """With the Boii card, a 2, and Vercingetorix near: up to a 4."""
    game = one_card(
        """
        turn = 4
        [areas.Arverni]
        Barbarian = "Vercingetorix, Arverni 1, Arverni 2"
    """,
        barbarian="Boii",
    ).play(f"Roman action movement\nBarbarian action political\nBarbarian political shown Boii\ndice {die}")

    assert game.is_neutral("Boii") is not won


@pytest.mark.proves("5.1l")
def test_9_2_a_bought_massive_revolt_binds_the_first_card_alone() -> None:
    """9.2 The Barbarian's next card is turned up like any other."""
    game = at('turn = 7\nfirst = "Barbarian"\n', solitaire=True).play("Barbarian take_massive_revolt yes")
    deal(game, "Menapi, Remi, Santones, Aedui, Helvetii", "Volcae, Esuvii, Treveri, Boii")
    for tribe in ("Aedui", "Arverni", "Tarbelli", "Veneti"):
        game.play(f"Barbarian revolt area {tribe}")
    game.play("Barbarian place_vercingetorix area Aedui\nBarbarian group done\nChance flip card Menapi")
    game.play("Roman action supply")

    assert (game.asked, sorted(game.offers("card"))) == ("Chance flip", ["Boii", "Esuvii", "Treveri", "Volcae"])


# ---- 11.0 Events ------------------------------------------------------------------------------------------------


@pytest.mark.proves("11.0Db")
def test_11_0d_two_steps_and_only_for_units_that_lack_them() -> None:
    """In an area where a step is lacking, up to full strength, and never a third."""
    game = event(
        """
        [areas.Bellovaci]
        Barbarian = "Bellovaci 1 (1), Bellovaci 2 (2), Bellovaci 3"
        [areas.Boii]
        Barbarian = "Boii 1, Boii 2 (2)"
        [areas.Remi]
        Barbarian = "Remi"
    """,
        "Baggage Train",
    ).play("Barbarian baggage baggage_steps")
    assert game.offers("area") == ["Bellovaci", "Boii"]
    game.play("Barbarian baggage_area area Bellovaci")
    assert game.offers("unit") == ["Bellovaci 1", "Bellovaci 2"]
    assert game.ask.about[1] == 2  # steps that are left
    game.play("Barbarian baggage_unit unit Bellovaci 2\nBarbarian baggage_unit unit Bellovaci 1")

    assert game.units("Bellovaci", "Barbarian") == "Bellovaci 1 (2), Bellovaci 2, Bellovaci 3"
    assert game.ask.key != "baggage_unit"


@pytest.mark.proves("11.0Da", "11.0Dc")
def test_11_0d_the_log_tells_the_points() -> None:
    """How many were added or taken, and what is left."""
    roman = event("supply = 4", "Baggage Train", "Roman").logged("baggage")[0]
    barbarian = event("supply = 4", "Baggage Train").logged("baggage")[0]

    assert (roman.facts[1:], barbarian.facts[1:]) == ((3, 7), (2, 2))


@pytest.mark.proves("11.0Ba")
def test_11_0b_the_roman_may_choose_a_tribe_of_aquitania() -> None:
    """It is a Minor Revolt to him, and that is not bound to Belgica and Celtae."""
    game = event('turn = 2\n[areas.Tarbelli]\nBarbarian = "Tarbelli"\n', "Major Revolt", "Roman")

    assert game.is_neutral("Tarbelli")


@pytest.mark.proves("11.0Aj")
def test_11_0b_the_helvetii_may_rise_in_turn_1_by_a_major_revolt() -> None:
    """They are safe from a Minor Revolt only."""
    position = 'turn = 1\n[areas.Helvetii]\nRoman = "Helvetii 1, Helvetii 2, Helvetii 3"\n'

    assert "Helvetii" in event(position, "Major Revolt").offers("area")


@pytest.mark.proves("11.0Bm")
def test_11_0b_no_leader_and_no_movement_without_a_victory() -> None:
    """The tribe lives, but has retreated: the legion holds its home area."""
    game = event(
        """
        turn = 2
        [areas.Remi]
        Roman = "Remi, Legion VII"
        [areas.Menapi]
        Barbarian = "Menapi"
    """,
        "Major Revolt",
    ).play("""
        Barbarian revolt area Remi
        Roman battle_action pass Legion VII
        Barbarian battle_action retreat Remi
        Roman regroup_to done?
    """)

    assert (game.where("Remi"), game.where("Ambiorix")) == ("Menapi", "")
    assert game.asked == "Roman group"


@pytest.mark.proves("11.0Cb")
def test_11_0c_four_different_tribes() -> None:
    """A tribe that was chosen is not offered again."""
    game = event("turn = 2", "Massive Revolt")
    for chosen in ("Aedui", "Arverni", "Remi"):
        game.play(f"Barbarian revolt area {chosen}")
        assert chosen not in game.offers("area")
    game.play("Barbarian revolt area Tarbelli")

    assert game.asked == "Barbarian place_vercingetorix"
