"""6.1-6.3, 6.5 The order of going home, who counts in winter quarters, whose a divided tribe is."""

import pytest

from tests.gallic_war.playing import winter

# ---- 6.2 The order ----------------------------------------------------------------------------------------------


@pytest.mark.proves("6.2b")
def test_6_2_legions_go_home_before_barbarian_tribes() -> None:
    """The legion has left when the Carnutes come: they stay Barbarian."""
    game = winter("""
        [areas.Carnutes]
        Roman = "Legion VII"
        [areas.Boii]
        Barbarian = "Boii 1, Boii 2, Carnutes"
    """).play("dice 3\nRoman winter done")

    assert game.units("Carnutes", "Barbarian") == "Carnutes"
    assert game.where("Legion VII") == "Transalpine Gaul"


@pytest.mark.proves("6.2c", "6.2d")
def test_6_2_roman_tribes_go_home_before_barbarian_ones() -> None:
    """The Boii are still in the home area of the Carnutes when those come, and so win them over."""
    game = winter("""
        [areas.Carnutes]
        Barbarian = "Boii 1"
        [areas.Boii]
        Barbarian = "Boii 2"
        [areas.Volcae]
        Roman = "Volcae, Carnutes"
    """).play("dice 3")

    assert game.units("Carnutes", "Barbarian") == "Carnutes"
    assert game.units("Boii", "Barbarian") == "Boii 1, Boii 2"


@pytest.mark.proves("6.2e")
def test_6_2_germans_go_home_after_the_tribes() -> None:
    """A German is still there when the Roman's Carnutes come home; then he leaves."""
    game = winter("""
        [areas.Carnutes]
        Barbarian = "German 1"
        [areas.Volcae]
        Roman = "Volcae, Carnutes"
    """).play("dice 3")

    assert game.units("Carnutes", "Barbarian") == "Carnutes"
    assert game.where("German 1") == "Germania"


@pytest.mark.proves("6.2.1g")
def test_6_2_1_neutral_again_means_full_strength() -> None:
    """Everybody reads it, as before."""
    game = winter('[fallen]\nRoman = "Aedui 1, Aedui 2"\n').play("dice 3")

    for seat in ("Roman", "Barbarian", None):
        blocks = game.table.view(seat)["areas"]["Aedui"]["blocks"]["Neutral"]
        assert [(block["name"], block["strength"]) for block in blocks] == [("Aedui 1", 3), ("Aedui 2", 3)]


# ---- 6.2.2 Legions that fight for their way home ----------------------------------------------------------------

OCCUPIED = """
    turn = 4
    [areas.Aedui]
    Roman = "Legion VII, Aedui 1, Aedui 2"
    [areas."Transalpine Gaul"]
    Barbarian = "German 1 (1)"
    {more}
"""


@pytest.mark.proves("6.2.2p")
def test_6_2_2_a_legion_without_quarters_has_no_retreat() -> None:
    """All areas around are neutral; with the Volcae Roman it could go there."""
    begin = "dice 3\nRoman winter done\nRoman winter done?\nBarbarian battle_action pass German 1"
    assert winter(OCCUPIED.format(more="")).play(begin).offers("retreat") == []

    friendly = winter(OCCUPIED.format(more='[areas.Volcae]\nRoman = "Volcae"'))
    assert friendly.play(begin).offers("retreat") == ["Legion VII"]


@pytest.mark.proves("6.2.2q")
def test_6_2_2_legions_that_win_their_way_home_stay_there() -> None:
    """They are not asked to regroup, though the Volcae are friendly."""
    game = winter(OCCUPIED.format(more='[areas.Volcae]\nRoman = "Volcae"')).play("""
        dice 3
        Roman winter done
        Barbarian battle_action pass German 1
        Roman battle_action fire
        dice 1 6 6 6
    """)

    assert game.logged("battle_won")
    assert game.ask.key != "regroup_to"
    assert game.units("Transalpine Gaul", "Roman") == "Legion VII"


# ---- 6.1, 6.2.4, 6.2.5 Who may stay, and who counts -------------------------------------------------------------


@pytest.mark.proves("6.1i")
def test_6_1_a_minor_leader_at_home_does_not_count() -> None:
    """Vercingetorix and one guest fill the limit of two, with Dumnorix and the Boii at home beside them."""
    game = winter("""
        turn = 4
        [areas.Boii]
        Barbarian = "Vercingetorix, Dumnorix, Aedui 1, Boii 1, Boii 2"
        [areas.Aedui]
        Barbarian = "Aedui 2"
        [homes]
        Vercingetorix = "Aedui"
        Dumnorix = "Boii"
    """).play("""
        dice 3
        Barbarian vercingetorix_winters stay
        Barbarian stay_with_vercingetorix unit Aedui 1
    """)

    assert game.units("Boii", "Barbarian") == "Vercingetorix, Dumnorix, Aedui 1, Boii 1, Boii 2"


@pytest.mark.proves("6.2.4f", "6.2.5g")
def test_6_2_5_no_gallic_unit_stays_with_ariovistus() -> None:
    """Even after a rich harvest the Remi go home."""
    game = winter("""
        [areas.Leuci]
        Barbarian = "Ariovistus, Remi, Leuci"
    """).play("dice 6\nBarbarian ariovistus_winters yes")

    assert game.units("Leuci", "Barbarian") == "Ariovistus, Leuci"
    assert game.where("Remi") == "Remi"


@pytest.mark.proves("7.3m")
def test_7_3_no_german_stays_with_vercingetorix() -> None:
    """He goes home, though the garrison limit has room."""
    game = winter("""
        turn = 4
        [areas.Boii]
        Barbarian = "Vercingetorix, German 1, Remi, Boii 1, Boii 2"
        [homes]
        Vercingetorix = "Boii"
    """).play("dice 6")
    assert game.offers("unit") == ["Remi"]
    game.play("Barbarian stay_with_vercingetorix done")

    assert game.where("German 1") == "Germania"


@pytest.mark.proves("6.2.5e", "7.2c")
def test_6_2_5_ariovistus_does_not_return() -> None:
    """A German who fell comes back, he does not."""
    game = winter('gone = ["Ariovistus"]\n[fallen]\nBarbarian = "German 1"\n').play("dice 3\nBarbarian replace done")

    assert game.units("Germania", "Barbarian") == "German 1 (1)"


# ---- 6.3 Control ------------------------------------------------------------------------------------------------

DIVIDED = """
    turn = {turn}
    [areas.Arverni]
    Roman = "Arverni 1"
    [areas.Boii]
    Barbarian = "Vercingetorix, Arverni 2, Boii 1, Boii 2"
    [homes]
    Vercingetorix = "Boii"
"""
STAY = "dice 3\nBarbarian stay_with_vercingetorix unit Arverni 2"


@pytest.mark.proves("6.3e")
def test_6_3_of_a_divided_tribe_the_unit_at_home_decides() -> None:
    game = winter(DIVIDED.format(turn=4)).play(STAY)

    assert [entry.facts for entry in game.logged("tribes")] == [(1, 1)]
    assert game.view["areas"]["Arverni"]["control"] == "Roman"


@pytest.mark.proves("8.0m")
def test_8_0_of_a_divided_tribe_the_home_area_scores() -> None:
    """The Arverni are a point for the Roman, the Boii one for the Barbarian."""
    result = winter(DIVIDED.format(turn=8)).play(STAY).table.result

    assert result is not None
    assert (result.reason, result.ranking[0].score) == ("draw", 1)


@pytest.mark.proves("6.3f")
def test_6_3_other_units_hold_a_home_area_for_their_player() -> None:
    """The Carnutes winter with Vercingetorix, and a legion in their area."""
    game = winter("""
        turn = 4
        [areas.Carnutes]
        Roman = "Legion VII"
        [areas.Boii]
        Barbarian = "Vercingetorix, Carnutes, Boii 1, Boii 2"
        [homes]
        Vercingetorix = "Boii"
    """).play("dice 3\nRoman winter unit Legion VII\nBarbarian stay_with_vercingetorix unit Carnutes")

    assert [entry.facts for entry in game.logged("tribes")] == [(1, 1)]


# ---- 6.5 Replacements -------------------------------------------------------------------------------------------


@pytest.mark.proves("6.5h")
def test_6_5_a_gallic_leader_at_home_gains_a_step() -> None:
    """Dumnorix at home does; Vercingetorix away from it does not."""
    game = winter("""
        turn = 4
        [areas.Boii]
        Barbarian = "Vercingetorix (2), Dumnorix (1), Boii 1, Boii 2"
        [areas.Arverni]
        Barbarian = "Arverni 1, Arverni 2"
        [homes]
        Vercingetorix = "Arverni"
        Dumnorix = "Boii"
    """).play("dice 3\nBarbarian vercingetorix_winters stay")
    assert (game.asked, game.offers("unit")) == ("Barbarian replace", ["Dumnorix"])
    game.play("Barbarian replace unit Dumnorix")

    assert game.units("Boii", "Barbarian") == "Vercingetorix (2), Dumnorix (2), Boii 1, Boii 2"
