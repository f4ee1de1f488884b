"""6.0-6.3 The End of Turn Phase: harvest, the way home, control."""

import pytest

import alesia
from tests.gallic_war.playing import winter


@pytest.mark.proves("6.1a", "6.1b", "6.1c", "6.1d", "6.1e", "6.2.2m")
@pytest.mark.parametrize(
    ("die", "word", "limit"), [(1, "poor", 1), (2, "normal", 2), (5, "normal", 2), (6, "bountiful", 3)]
)
def test_6_1_the_harvest_sets_the_garrison_limit(die: int, word: str, limit: int) -> None:
    game = winter("""
        [areas.Aedui]
        Roman = "Aedui 1, Aedui 2, Legion VII, Legion VIII, Legion IX, Legion XI"
    """).play(f"dice {die}")
    assert (game.view["harvest"], game.view["garrison"]) == (word, limit)
    assert game.asked == "Roman winter"
    for unit in ("Legion VII", "Legion VIII", "Legion IX")[:limit]:
        game.play(f"Roman winter unit {unit}")

    assert game.asked != "Roman winter"
    assert len(game.units("Transalpine Gaul", "Roman").split(", ")) == 4 - limit


def test_6_1_units_at_home_do_not_count() -> None:
    """The two Aedui at home leave the limit to two legions (above); none of the Gauls is asked about."""
    game = winter("""
        [areas.Aedui]
        Barbarian = "Aedui 1, Aedui 2"
    """).play("dice 1")

    assert game.units("Aedui", "Barbarian") == "Aedui 1, Aedui 2"


@pytest.mark.proves("6.2a")
def test_6_2_the_order_of_going_home() -> None:
    """Eliminated tribes first: they join the legion that then leaves; so the Aedui are Roman, and stay so."""
    game = winter("""
        [areas.Aedui]
        Roman = "Legion VII"
        [fallen]
        Barbarian = "Aedui 1, Aedui 2"
    """).play("dice 3\nRoman winter done")

    assert game.units("Aedui", "Roman") == "Aedui 1 (1), Aedui 2 (1)"
    assert game.where("Legion VII") == "Transalpine Gaul"


# ---- 6.2.1 Eliminated Gallic tribe units ------------------------------------------------------------------------


@pytest.mark.proves("6.2.1a", "6.2.1b", "6.2.1f")
def test_6_2_1_to_the_occupier_at_strength_1() -> None:
    game = winter("""
        [areas.Menapi]
        Barbarian = "German 1"
        [fallen]
        Roman = "Menapi"
    """).play("dice 3")

    assert game.units("Menapi", "Barbarian") == "Menapi (1)"


@pytest.mark.proves("6.2.1c")
def test_6_2_1_to_neutrality_at_full_strength() -> None:
    game = winter("""
        [fallen]
        Roman = "Menapi"
        Barbarian = "Helvetii 1, Helvetii 2, Helvetii 3"
    """).play("dice 3")

    assert game.is_neutral("Menapi")
    assert game.is_neutral("Helvetii")
    assert "Helvetii" not in game.position.get("areas", {})


@pytest.mark.proves("6.2.1d", "6.2.1i")
def test_6_2_1_to_the_player_of_the_other_unit() -> None:
    """One of two was eliminated and the home area is empty: it comes back at strength 1 to who has the other."""
    game = winter("""
        [areas.Boii]
        Roman = "Aedui 2, Boii 1, Boii 2"
        [fallen]
        Roman = "Aedui 1"
    """).play("dice 3")

    assert game.units("Aedui", "Roman") == "Aedui 1 (1), Aedui 2"


@pytest.mark.proves("6.2.1e")
def test_6_2_1_a_tribe_on_both_sides() -> None:
    """The example: one of the Arverni winters with Vercingetorix, the other joins the legion in their home area."""
    game = winter("""
        turn = 5
        [areas.Arverni]
        Roman = "Legion VII"
        [areas.Boii]
        Barbarian = "Vercingetorix, Arverni 2, Boii 1, Boii 2"
        [fallen]
        Barbarian = "Arverni 1"
        [homes]
        Vercingetorix = "Boii"
    """).play("""
        dice 3
        Roman winter unit Legion VII
        Barbarian stay_with_vercingetorix unit Arverni 2
    """)

    assert game.units("Arverni", "Roman") == "Legion VII, Arverni 1 (1)"
    assert "Arverni 2" in game.units("Boii", "Barbarian")
    assert game.view["areas"]["Arverni"]["control"] == "Roman"


# ---- 6.2.2 Roman legions ----------------------------------------------------------------------------------------


@pytest.mark.proves("6.2.2a", "6.2.2d", "2.1c")
def test_6_2_2_legions_return_to_transalpine_gaul() -> None:
    game = winter("""
        [areas.Aedui]
        Roman = "Legion VII, Legion VIII, Aedui 1, Aedui 2"
        [areas.Andes]
        Roman = "Legion IX, Andes 1, Andes 2"
    """).play("dice 3\nRoman winter unit Legion VIII\nRoman winter done\nRoman winter done")

    assert game.where("Legion VIII") == "Aedui"
    assert game.units("Transalpine Gaul", "Roman") == "Legion VII, Legion IX"


@pytest.mark.proves("6.2.2f", "6.2.2n", "6.4b", "7.1d")
def test_6_2_2_caesar_does_not_count_and_costs_nothing() -> None:
    game = winter("""
        supply = 10
        [areas.Aedui]
        Roman = "Caesar, Legion VII, Legion VIII, Aedui 1, Aedui 2"
    """).play("dice 1\nRoman winter unit Legion VII")
    assert game.offers("unit") == ["Caesar"]
    game.play("Roman winter unit Caesar")

    assert game.units("Aedui", "Roman") == "Caesar, Legion VII, Aedui 1, Aedui 2"
    assert game.logged("legions_supplied")[0].facts[1:3] == (1, 3)
    assert game.view["caesar_wintered"]


@pytest.mark.proves("6.2.2g")
def test_6_2_2_caesar_goes_home_every_other_year() -> None:
    game = winter("""
        caesar_wintered = true
        [areas.Aedui]
        Roman = "Caesar, Legion VII, Aedui 1, Aedui 2"
    """).play("dice 3")
    assert game.offers("unit") == ["Legion VII"]
    game.play("Roman winter done")

    assert game.where("Caesar") == "Transalpine Gaul"
    assert not game.view["caesar_wintered"]


@pytest.mark.proves("6.2.2k", "6.2.5d", "6.2.5i")
def test_6_2_2_no_legion_winters_in_germania() -> None:
    """6.2.5 nor does anybody but Germans."""
    game = winter("""
        [areas.Germania]
        Roman = "Caesar, Legion VII, Aedui 1"
        [areas.Aedui]
        Roman = "Aedui 2"
    """).play("dice 3")

    assert game.units("Transalpine Gaul", "Roman") == "Caesar, Legion VII"
    assert game.units("Aedui", "Roman") == "Aedui 1, Aedui 2"


OCCUPIED = """
    turn = 4
    {more}
    [areas.Aedui]
    Roman = "{legions}, Aedui 1, Aedui 2"
    [areas."Transalpine Gaul"]
    Barbarian = "German 1, Boii 1"
    [areas.Boii]
    Barbarian = "Boii 2"
"""


@pytest.mark.proves("6.2.2b", "6.2.2l")
def test_6_2_2_enemies_in_transalpine_gaul_fight_at_once() -> None:
    """The legions are one group, and the attackers; the town helps its defenders."""
    game = winter(OCCUPIED.format(more="", legions="Legion VII, Legion VIII")).play("dice 3\nRoman winter done")
    battle = game.view["battle"]

    assert (battle["area"], battle["attacker"], battle["reserves"]["Roman"]) == ("Transalpine Gaul", "Roman", 0)
    assert game.asked == "Barbarian battle_action"


@pytest.mark.proves("6.2.2c")
def test_6_2_2_who_is_eliminated_there_goes_home_after_the_battle() -> None:
    """A German to Germania at strength 1, a tribe to its home area."""
    game = winter(OCCUPIED.format(more="", legions="Legion VII, Legion VIII")).play("""
        dice 3
        Roman winter done
        Barbarian battle_action pass German 1
        Barbarian battle_action pass Boii 1
        Roman battle_action fire
        dice 1 1 1 1 1 1 6 6
    """)

    assert game.units("Germania", "Barbarian") == "German 1 (1)"
    assert game.units("Boii", "Barbarian") == "Boii 1 (1), Boii 2"
    assert game.units("Transalpine Gaul", "Roman") == "Legion VII, Legion VIII"


def test_6_2_2_the_last_gaul_who_retreats_there_goes_home() -> None:
    """6.2.4 Whereto he retreats is asked only where it matters who stands there: a tribe with eliminated units."""
    retreat = """
        dice 3
        Roman winter done
        Barbarian battle_action retreat Boii 1
    """
    position = OCCUPIED.format(more="", legions="Legion VII, Legion VIII").replace("German 1, Boii 1", "Boii 1")
    position += '[areas.Allobroges]\nBarbarian = "Allobroges 1, Allobroges 2"\n'
    game = winter(position).play(retreat)
    assert game.asked != "Barbarian retreat_to"
    assert game.units("Boii", "Barbarian") == "Boii 1, Boii 2"

    two = winter(position.replace('Boii 1"', 'Boii 1, Allobroges 1"').replace("Allobroges 1, Allo", "Allo"))
    assert two.play(retreat).asked == "Barbarian retreat_to"


def test_6_2_2_the_last_gaul_is_not_asked_to_stand_where_others_stand() -> None:
    """6.2.3 Roman allies from there defect if he stands in their empty area, or anyway if others do already."""
    position = OCCUPIED.format(more="", legions="Legion VII, Legion VIII").replace("German 1, Boii 1", "Boii 1")
    away = position.replace("Aedui 1, Aedui 2", "Aedui 1, Aedui 2, Allobroges 1, Allobroges 2")
    retreat = "dice 3\nRoman winter done\nBarbarian battle_action retreat Boii 1"
    assert winter(away).play(retreat).asked == "Barbarian retreat_to"
    held = winter(away + '[areas.Allobroges]\nBarbarian = "German 2"\n').play(retreat)
    assert held.asked != "Barbarian retreat_to"
    assert held.units("Allobroges", "Barbarian") == "Allobroges 1, Allobroges 2"

    two = winter(away.replace('Barbarian = "Boii 1"', 'Barbarian = "Boii 1, Remi"')).play(retreat)
    two.play("Barbarian retreat_to area Allobroges\nBarbarian battle_action retreat Remi")
    assert two.asked != "Barbarian retreat_to"


def test_6_2_2_gauls_who_hold_transalpine_gaul_regroup_only_where_it_matters() -> None:
    """6.2.4 They go home at once: into the empty area of Roman allies, who then defect, but not to the Boii; with a
    German, who may stay, anywhere."""
    position = OCCUPIED.format(more="", legions="Legion VII (1)").replace("German 1, Boii 1", "Boii 1")
    away = position.replace("Aedui 1, Aedui 2", "Aedui 1, Aedui 2, Allobroges 1, Allobroges 2")
    win = "dice 3\nRoman winter done\nBarbarian battle_action fire\ndice 1 1 1"
    alone = winter(position).play(win)
    assert (alone.asked, alone.units("Boii", "Barbarian")) == ("Chance deal", "Boii 1, Boii 2")
    assert winter(away).play(win).options == ["area Allobroges", "done"]
    german = winter(position.replace('"Boii 1"', '"Boii 1, German 1"')).play(win + " 1 1 1")
    assert "area Boii" in german.options


@pytest.mark.proves("6.2.2h")
def test_6_2_2_caesar_who_must_go_home_and_cannot_is_off_the_map() -> None:
    """He alone: a legion with him that finds no winter quarters nearby must win or fall."""
    game = winter(OCCUPIED.format(more="caesar_wintered = true", legions="Caesar, Legion VII")).play("""
        dice 3
        Roman winter done
        Roman battle_action retreat Caesar
    """)
    assert game.where("Caesar") == "Off-Map"
    game.play("""
        Barbarian battle_action pass German 1
        Barbarian battle_action pass Boii 1
    """)

    assert game.options == ["fire", "pass Legion VII"]  # every area nearby is neutral or Barbarian


@pytest.mark.proves("6.2.2i", "6.2.2o")
def test_6_2_2_beaten_legions_may_winter_nearby() -> None:
    position = OCCUPIED.format(more="", legions="Legion VII, Legion VIII, Legion IX")
    game = winter(position + '[areas.Volcae]\nRoman = "Volcae, Legion XI"\n').play("""
        dice 3
        Roman winter done
        Roman winter unit Legion XI
        Barbarian battle_action pass German 1
        Barbarian battle_action pass Boii 1
        Roman battle_action retreat Legion VII
    """)

    assert game.options == ["fire", "pass Legion VIII", "pass Legion IX"]  # the garrison of the Volcae is full
    game.play("Roman battle_action pass Legion VIII\nRoman battle_action pass Legion IX")
    assert game.units("Volcae", "Roman") == "Legion VII, Legion XI, Volcae"


# ---- 6.2.3, 6.2.4 Gallic units ----------------------------------------------------------------------------------


@pytest.mark.proves("6.2.3a")
def test_6_2_3_roman_allies_go_home() -> None:
    game = winter("""
        [areas.Boii]
        Roman = "Boii 1, Boii 2, Aedui 1 (2)"
        [areas.Aedui]
        Roman = "Aedui 2"
    """).play("dice 3")

    assert game.units("Aedui", "Roman") == "Aedui 1 (2), Aedui 2"


@pytest.mark.proves("6.2.3b", "6.2.3c")
def test_6_2_3_they_join_barbarians_in_their_home_area() -> None:
    """At their current strength."""
    game = winter("""
        [areas.Boii]
        Roman = "Boii 1, Boii 2, Aedui 1 (2)"
        [areas.Aedui]
        Barbarian = "Aedui 2"
    """).play("dice 3")

    assert game.units("Aedui", "Barbarian") == "Aedui 1 (2), Aedui 2"


@pytest.mark.proves("6.2.4a", "6.2.4f")
def test_6_2_4_barbarian_allies_go_home() -> None:
    game = winter("""
        [areas.Boii]
        Barbarian = "Boii 1, Boii 2, Aedui 1 (2)"
        [areas.Aedui]
        Barbarian = "Aedui 2"
    """).play("dice 3")

    assert game.units("Aedui", "Barbarian") == "Aedui 1 (2), Aedui 2"
    assert game.logged("defects") == []


@pytest.mark.proves("2.2v", "6.2.4b", "6.2.4h", "6.2.4i")
@pytest.mark.parametrize("romans", ["Legion VII", "Aedui 2"])
def test_6_2_4_they_defect_where_romans_are(romans: str) -> None:
    """A legion or an ally of theirs in the home area."""
    fallen = '[fallen]\nRoman = "Helvetii 1, Helvetii 2, Helvetii 3"\n'
    other = "Boii 1, Boii 2, Aedui 1 (2)" + (", Aedui 2" if romans == "Legion VII" else "")
    game = winter(f'[areas.Boii]\nBarbarian = "{other}"\n[areas.Aedui]\nRoman = "{romans}"\n{fallen}')
    game.play("dice 3\nRoman winter unit Legion VII?")

    assert "Aedui 1 (2)" in game.units("Aedui", "Roman")
    assert "Aedui" not in game.units("Boii", "Barbarian")


@pytest.mark.proves("6.2.4c", "7.4j")
def test_6_2_4_a_minor_leader_is_eliminated_if_legions_hold_his_home() -> None:
    game = winter("""
        turn = 4
        [areas.Boii]
        Barbarian = "Boii 1, Boii 2, Dumnorix"
        [areas.Aedui]
        Roman = "Aedui 1, Aedui 2, Legion VII"
        [homes]
        Dumnorix = "Aedui"
    """).play("dice 3\nRoman winter unit Legion VII")

    assert game.where("Dumnorix") == ""


@pytest.mark.proves("6.2.4j", "7.4g")
def test_6_2_4_a_minor_leader_among_roman_allies_is_eliminated_too() -> None:
    game = winter("""
        turn = 4
        [areas.Boii]
        Barbarian = "Boii 1, Boii 2, Dumnorix"
        [areas.Aedui]
        Roman = "Aedui 1, Aedui 2"
        [homes]
        Dumnorix = "Aedui"
    """).play("dice 3")

    assert game.where("Dumnorix") == ""


WITH_VERCINGETORIX = """
    turn = 4
    [areas.Boii]
    Barbarian = "Vercingetorix, Dumnorix, Aedui 1, Boii 1, Boii 2"
    [areas.Aedui]
    Barbarian = "Aedui 2"
    [areas.Arverni]
    Barbarian = "Arverni 1, Arverni 2"
    [homes]
    Vercingetorix = "Arverni"
    Dumnorix = "Aedui"
"""


@pytest.mark.proves("6.2.4e", "6.2.4m", "6.2.4g", "6.1e", "7.3l")
def test_6_2_4_units_stay_with_vercingetorix_up_to_the_limit() -> None:
    """He counts, the Boii at home do not: one guest with a limit of two."""
    game = winter(WITH_VERCINGETORIX).play("dice 3\nBarbarian vercingetorix_winters stay")
    assert game.offers("unit") == ["Dumnorix", "Aedui 1"]
    game.play("Barbarian stay_with_vercingetorix unit Aedui 1")

    assert game.units("Boii", "Barbarian") == "Vercingetorix, Aedui 1, Boii 1, Boii 2"
    assert game.where("Dumnorix") == "Aedui"


@pytest.mark.proves("6.2.4m", "6.2.4k", "7.3d")
def test_6_2_4_nobody_stays_after_a_poor_harvest() -> None:
    game = winter(WITH_VERCINGETORIX).play("dice 1\nBarbarian vercingetorix_winters stay")

    assert game.units("Boii", "Barbarian") == "Vercingetorix, Boii 1, Boii 2"


@pytest.mark.proves("6.2.4d")
def test_6_2_4_vercingetorix_may_go_home() -> None:
    game = winter(WITH_VERCINGETORIX).play("dice 3\nBarbarian vercingetorix_winters home Arverni")

    assert game.where("Vercingetorix") == "Arverni"
    assert game.where("Aedui 1") == "Aedui"


@pytest.mark.proves("6.2.5j", "6.2.5k")
def test_6_2_4_vercingetorix_does_not_stay_in_germania() -> None:
    """His home area being Roman, he finds another."""
    game = winter("""
        turn = 4
        [areas.Germania]
        Barbarian = "Vercingetorix"
        [areas.Boii]
        Barbarian = "Boii 1, Boii 2"
        [areas.Arverni]
        Roman = "Arverni 1, Arverni 2"
        [homes]
        Vercingetorix = "Arverni"
    """).play("dice 3\nBarbarian new_home done")

    assert game.where("Vercingetorix") == "Boii"


@pytest.mark.proves("6.2.5k")
def test_6_2_4_vercingetorix_without_any_home_is_lost_in_germania() -> None:
    game = winter("""
        turn = 4
        [areas.Germania]
        Barbarian = "Vercingetorix"
        [areas.Arverni]
        Roman = "Arverni 1, Arverni 2"
        [homes]
        Vercingetorix = "Arverni"
    """).play("dice 3")

    assert game.points == (3, 0)


@pytest.mark.proves("6.2.4l")
def test_6_2_4_vercingetorix_does_not_go_home_among_neutrals() -> None:
    """His home area has gone back to neutral: he stays where he is."""
    game = winter("""
        turn = 4
        [areas.Boii]
        Barbarian = "Vercingetorix, Boii 1, Boii 2"
        [homes]
        Vercingetorix = "Arverni"
    """)
    game.covers = True
    game.play("dice 3")
    assert game.options == ["stay"]
    game.play("Barbarian vercingetorix_winters stay")

    assert game.where("Vercingetorix") == "Boii"
    assert game.is_neutral("Arverni")


def test_6_2_1_no_position_has_a_minor_leader_at_home_among_neutrals() -> None:
    with pytest.raises(alesia.BadPosition, match="among the neutral Arverni"):
        winter('[areas.Volcae]\nBarbarian = "Dumnorix, Volcae"\n[homes]\nDumnorix = "Arverni"\n')


@pytest.mark.proves("6.2.1h")
def test_6_2_1_a_minor_leader_falls_with_the_neutrality_of_his_home() -> None:
    """His tribe returns from the dead, neutral: as the errata has it for revolts."""
    game = winter("""
        turn = 4
        [areas.Boii]
        Barbarian = "Dumnorix, Boii 1, Boii 2"
        [homes]
        Dumnorix = "Aedui"
        [fallen]
        Barbarian = "Aedui 1, Aedui 2"
    """).play("dice 3")

    assert game.is_neutral("Aedui")
    assert game.where("Dumnorix") == ""


# ---- 6.2.5 German units -----------------------------------------------------------------------------------------


@pytest.mark.proves("6.2.5a", "6.2.5h")
def test_6_2_5_eliminated_germans_return_at_strength_1() -> None:
    game = winter("""
        [areas.Leuci]
        Barbarian = "German 1 (2), Leuci"
        [fallen]
        Barbarian = "German 2"
    """).play("dice 3\nBarbarian replace done")

    assert game.units("Germania", "Barbarian") == "German 1 (2), German 2 (1)"


@pytest.mark.proves("6.2.5b", "6.2.5f")
def test_6_2_5_germans_winter_with_ariovistus() -> None:
    """He counts against the limit."""
    game = winter("""
        [areas.Leuci]
        Barbarian = "Ariovistus, German 1, German 2, Leuci"
    """).play("dice 3\nBarbarian ariovistus_winters yes")
    assert game.offers("unit") == ["German 1", "German 2"]
    game.play("Barbarian stay_with_ariovistus unit German 2")

    assert game.units("Leuci", "Barbarian") == "Ariovistus, German 2, Leuci"
    assert game.units("Germania", "Barbarian") == "German 1"
    assert game.view["ariovistus_wintered"]


@pytest.mark.proves("6.2.5c", "7.2a", "2.1d")
def test_6_2_5_ariovistus_goes_home_every_other_year() -> None:
    game = winter("""
        ariovistus_wintered = true
        [areas.Leuci]
        Barbarian = "Ariovistus, German 1, Leuci"
    """).play("dice 3")

    assert game.units("Germania", "Barbarian") == "Ariovistus, German 1"
    assert not game.view["ariovistus_wintered"]


# ---- 6.3 Control ------------------------------------------------------------------------------------------------


@pytest.mark.proves("6.3a", "6.3b", "6.3c", "6.3g")
def test_6_3_control_is_whose_units_are_in_the_home_area() -> None:
    """Germania is no tribe; an empty home area counts for nobody."""
    game = winter("""
        turn = 4
        [areas.Boii]
        Barbarian = "Vercingetorix, Carnutes, Boii 1, Boii 2"
        [areas.Aedui]
        Roman = "Aedui 1, Aedui 2"
        [areas.Germania]
        Barbarian = "German 1"
    """).play("dice 3\nBarbarian stay_with_vercingetorix unit Carnutes")

    assert [entry.facts for entry in game.logged("tribes")] == [(1, 1)]
    assert game.view["areas"]["Carnutes"]["control"] is None


TWO_LEADERS = """
    turn = 4
    [areas.Aedui]
    Barbarian = "Ariovistus, German 1, German Cavalry, Vercingetorix, Bituriges 1, Aedui 1, Aedui 2"
    [areas.Bituriges]
    Barbarian = "Bituriges 2"
    [homes]
    Vercingetorix = "Bituriges"
"""


@pytest.mark.proves("6.1j")
def test_6_1_one_garrison_for_gauls_and_germans() -> None:
    """Vercingetorix and a guest fill the limit of two: Ariovistus goes home. Alone he leaves one place."""
    position = TWO_LEADERS.replace(", German Cavalry", "")
    stay = "dice 3\nBarbarian vercingetorix_winters stay\n"
    full = winter(position).play(stay + "Barbarian stay_with_vercingetorix unit Bituriges 1")
    assert full.where("Ariovistus") == full.where("German 1") == "Germania"

    alone = winter(position).play(stay + "Barbarian stay_with_vercingetorix done\nBarbarian ariovistus_winters yes")
    assert alone.units("Aedui", "Barbarian") == "Ariovistus, Vercingetorix, Aedui 1, Aedui 2"


def test_6_1_cavalry_that_winters_leaves_less_to_vercingetorix() -> None:
    """9.4 Ariovistus, the cavalry and Vercingetorix fill a limit of three; with two the cavalry may not stay."""
    game = winter(TWO_LEADERS, german_cavalry=True).play("dice 6\nBarbarian cavalry_winters yes")
    game.play("Barbarian vercingetorix_winters stay")
    assert game.units("Aedui", "Barbarian") == "Ariovistus, German Cavalry, Vercingetorix, Aedui 1, Aedui 2"

    two = winter(TWO_LEADERS, german_cavalry=True).play("dice 3")
    assert two.where("German Cavalry") == "Germania"


def test_6_1_a_new_home_of_vercingetorix_may_leave_no_room_for_ariovistus() -> None:
    """9.4, 11.0C The cavalry would stay; then Vercingetorix takes one of the two places, and both Germans go home."""
    position = """
        turn = 4
        homes = { Vercingetorix = "Arverni" }
        [areas.Germania]
        Barbarian = "Vercingetorix"
        [areas.Arverni]
        Roman = "Legion VII, Arverni 1, Arverni 2"
        [areas.Aedui]
        Barbarian = "Ariovistus, German Cavalry, Aedui 1, Aedui 2"
    """
    game = winter(position, german_cavalry=True).play("dice 3\nBarbarian cavalry_winters yes")
    game.play("Roman winter unit Legion VII\nBarbarian new_home area Aedui")
    assert game.units("Aedui", "Barbarian") == "Vercingetorix, Aedui 1, Aedui 2"
    assert game.where("Ariovistus") == game.where("German Cavalry") == "Germania"


def test_6_2_5_the_question_does_not_tell_where_ariovistus_is() -> None:
    """It is put as long as he may winter at all; at home it has one answer."""
    abroad = winter('[areas.Leuci]\nBarbarian = "Ariovistus, Leuci"\n[areas.Germania]\nBarbarian = "German 1"')
    at_home = winter('[areas.Leuci]\nBarbarian = "German 1, Leuci"\n[areas.Germania]\nBarbarian = "Ariovistus"')
    for game in (abroad, at_home):
        game.covers = True
        game.play("dice 3")

    assert abroad.asked == at_home.asked == "Barbarian ariovistus_winters"
    assert (abroad.options, at_home.options) == (["yes", "no"], ["no"])


def test_6_2_2_the_question_does_not_tell_where_caesar_is() -> None:
    """Caesar, who must go home, stands alone: the Roman is asked there as he is where a legion stands."""
    text = """
        caesar_wintered = true
        [areas.Aedui]
        Roman = "Aedui 1, Aedui 2, {}"
        [areas.Boii]
        Roman = "Boii 1, Boii 2, {}"
    """
    asked = []
    for units in (("Caesar", "Legion VII"), ("Legion VII", "Caesar")):
        game = winter(text.format(*units))
        game.covers = True
        game.play("dice 3\nRoman winter done")
        asked.append((game.asked, [str(fact) for fact in game.ask.about]))

    assert asked == [("Roman winter", ["Boii", "2"])] * 2


def test_6_2_2_a_full_garrison_does_not_tell_that_caesar_is_not_in_it() -> None:
    """Two of three blocks stay: the Roman is asked for a third, whether one is Caesar, who does not count, or not."""
    text = """
        [areas.Aedui]
        Roman = "Aedui 1, Aedui 2, {}, Legion VIII, Legion IX"
    """
    asked = []
    for unit in ("Caesar", "Legion VII"):
        game = winter(text.format(unit))
        game.covers = True
        game.play(f"dice 3\nRoman winter unit {unit}\nRoman winter unit Legion VIII")
        asked.append((game.asked, game.options))

    assert asked == [("Roman winter", ["unit Legion IX", "done"]), ("Roman winter", ["done"])]


def test_6_2_4_no_question_tells_where_vercingetorix_is() -> None:
    """At home or abroad, with guests or without, the Barbarian is asked the same."""
    text = """
        [homes]
        Vercingetorix = "Arverni"
        [areas.Arverni]
        Barbarian = "Arverni 1, Arverni 2, {}"
        [areas.Boii]
        Barbarian = "Boii 1, Boii 2, {}"
    """
    asked = []
    for units in (("Vercingetorix", "Bituriges 1"), ("Bituriges 1", "Vercingetorix")):
        game = winter(text.format(*units))
        game.covers = True
        game.play("dice 3")
        first = game.asked
        game.play("Barbarian vercingetorix_winters stay")
        asked.append((first, game.asked))

    assert asked == [("Barbarian vercingetorix_winters", "Barbarian stay_with_vercingetorix")] * 2


@pytest.mark.proves("6.5j")
@pytest.mark.parametrize(("turn", "asked"), [(7, True), (8, False)])
def test_6_5_nobody_is_asked_for_replacements_in_the_last_turn(turn: int, asked: bool) -> None:
    """A turn earlier legions could be rebuilt."""
    game = winter(f"""
        turn = {turn}
        supply = 5
        [areas."Transalpine Gaul"]
        Roman = "Legion VII (3)"
    """).play("dice 3")

    assert (game.asked == "Roman replace_legion") == asked


def test_6_5_no_question_tells_whether_steps_are_lacking() -> None:
    """Who lacks none is asked for replacements, too, and can only say that he is done."""
    for strength in (3, 4):
        game = winter(f"""
            supply = 5
            [areas."Transalpine Gaul"]
            Roman = "Legion VII ({strength})"
            [areas.Remi]
            Barbarian = "Remi ({strength - 1})"
        """)
        game.covers = True
        asked = []
        game.play("dice 3")
        while game.ask.who != "Chance":
            asked.append(game.asked)
            game.table.answer("done")

        assert asked == ["Roman replace_legion", "Barbarian replace"]
