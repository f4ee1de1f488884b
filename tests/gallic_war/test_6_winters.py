"""6.2, 6.5, 6.7, 9.4, 9.6, 9.7 Winters in which something has happened before, or elsewhere."""

import pytest

from tests.gallic_war.playing import winter

# ---- 6.2.1, 6.4 Units and legions -------------------------------------------------------------------------------


@pytest.mark.proves("6.2.1d")
def test_6_2_1_it_returns_to_whoever_has_its_fellow() -> None:
    """The one that fell was Roman, the other is Barbarian: it comes back as a Barbarian."""
    game = winter("""
        [areas.Boii]
        Barbarian = "Aedui 2, Boii 1, Boii 2"
        [fallen]
        Roman = "Aedui 1"
    """).play("dice 3\nBarbarian replace done")

    assert game.units("Aedui", "Barbarian") == "Aedui 1 (1), Aedui 2"


@pytest.mark.proves("6.2.1j")
@pytest.mark.parametrize("side", ["Roman", "Barbarian"])
def test_6_2_1_between_fellows_on_both_sides_it_keeps_its_own(side: str) -> None:
    """Of three Bellovaci one is Roman, one Barbarian, and one fell; their home area is empty."""
    game = winter(f"""
        turn = 4
        [areas.Volcae]
        Roman = "Volcae, Bellovaci 1"
        [areas.Boii]
        Barbarian = "Vercingetorix, Boii 1, Boii 2, Bellovaci 2"
        [homes]
        Vercingetorix = "Boii"
        [fallen]
        {side} = "Bellovaci 3"
    """).play("dice 3\nBarbarian stay_with_vercingetorix unit Bellovaci 2")

    assert "Bellovaci 3 (1)" in game.units("Bellovaci", side)


@pytest.mark.proves("6.4d", "6.4h")
def test_6_4_no_legion_suffers_twice() -> None:
    """Two of three legions cannot be paid for: the second choice is among the others."""
    game = winter("""
        supply = 1
        [areas.Aedui]
        Roman = "Legion VII, Legion VIII, Legion IX, Aedui 1, Aedui 2"
    """).play("dice 6\nRoman winter all\nRoman attrition unit Legion VIII")
    assert game.offers("unit") == ["Legion VII", "Legion IX"]
    game.play("Roman attrition unit Legion IX")

    assert game.units("Aedui", "Roman") == "Legion VII, Legion VIII (3), Legion IX (3), Aedui 1, Aedui 2"


# ---- 6.2.4, 6.2.5 Leaders ---------------------------------------------------------------------------------------


@pytest.mark.proves("6.2.5j", "6.2.5k")
def test_6_2_5_from_germania_vercingetorix_goes_to_his_own_home() -> None:
    """It is open to him, so he finds no other, though the Boii are Barbarian too."""
    game = winter("""
        turn = 4
        [areas.Germania]
        Barbarian = "Vercingetorix"
        [areas.Boii]
        Barbarian = "Boii 1, Boii 2"
        [areas.Arverni]
        Barbarian = "Arverni 1, Arverni 2"
        [homes]
        Vercingetorix = "Arverni"
    """).play("dice 3")

    assert game.where("Vercingetorix") == "Arverni"


@pytest.mark.proves("6.1j", "9.4k")
def test_6_1_cavalry_that_winters_elsewhere_takes_nobodys_place() -> None:
    """Ariovistus and his cavalry are among the Leuci; with Vercingetorix a guest may stay."""
    game = winter(
        """
        turn = 4
        [areas.Leuci]
        Barbarian = "Ariovistus, German Cavalry, Leuci"
        [areas.Boii]
        Barbarian = "Vercingetorix, Remi, Boii 1, Boii 2"
        [homes]
        Vercingetorix = "Boii"
    """,
        german_cavalry=True,
    ).play("dice 3\nBarbarian cavalry_winters yes\nBarbarian stay_with_vercingetorix unit Remi")

    assert game.units("Boii", "Barbarian") == "Vercingetorix, Boii 1, Boii 2, Remi"
    assert game.units("Leuci", "Barbarian") == "Ariovistus, German Cavalry, Leuci"


# ---- 9.4 Cavalry ------------------------------------------------------------------------------------------------


@pytest.mark.proves("9.4d", "9.4k")
@pytest.mark.parametrize(("king", "cavalry"), [("Leuci", "Treveri"), ("Germania", "Germania")])
def test_9_4_cavalry_stays_only_where_ariovistus_does(king: str, cavalry: str) -> None:
    """Neither alone in another area, nor at home, where nobody winters: there is only one answer."""
    areas: dict[str, list[str]] = {"Leuci": ["Leuci"], "Treveri": ["Treveri 1", "Treveri 2"], "Germania": ["German 1"]}
    areas[king].append("Ariovistus")
    areas[cavalry].append("German Cavalry")
    game = winter(
        "".join(f'[areas.{name}]\nBarbarian = "{", ".join(units)}"\n' for name, units in areas.items()),
        german_cavalry=True,
    )
    game.covers = True
    game.play("dice 3")
    assert (game.asked, game.options) == ("Barbarian cavalry_winters", ["no"])
    game.play("Barbarian cavalry_winters no")

    assert game.where("German Cavalry") == "Germania"


def test_9_4_roman_cavalry_off_the_map_stays_there() -> None:
    """6.7, 5.2.1E It comes onto the map by movement alone."""
    game = winter('[areas.Off-Map]\nRoman = "Roman Cavalry"\n', roman_cavalry=True).play("dice 3")

    assert game.where("Roman Cavalry") == "Off-Map"


# ---- 6.5 Replacements -------------------------------------------------------------------------------------------


@pytest.mark.proves("6.5d")
def test_6_5_a_legion_abroad_that_lacks_nothing_is_not_rebuilt() -> None:
    """Nor is one off the map rebuilt by more than a step."""
    game = winter("""
        supply = 9
        [areas.Aedui]
        Roman = "Legion VII, Aedui 1, Aedui 2"
        [areas.Off-Map]
        Roman = "Legion VIII (2)"
    """).play("dice 3\nRoman winter unit Legion VII")
    assert game.offers("unit") == ["Legion VIII"]
    game.play("Roman replace_legion unit Legion VIII")

    assert game.units("Off-Map", "Roman") == "Legion VIII (3)"


# ---- 6.7 Reinforcements -----------------------------------------------------------------------------------------


@pytest.mark.proves("6.7d", "6.7.1a")
def test_6_7_legions_that_have_come_do_not_come_again() -> None:
    """No die is rolled for XIII and XIV once they are here; nor for one that fell this turn, which is due next year."""
    here = winter('turn = 2\n[areas."Transalpine Gaul"]\nRoman = "Legion XIII (1), Legion XIV"\n')
    here.play("dice 3\nRoman replace_legion done")
    assert here.asked == "Chance deal"
    assert here.units("Transalpine Gaul", "Roman") == "Legion XIII (1), Legion XIV"

    fell = winter('turn = 2\nreturning = { "Legion XIII" = 2 }\n[areas."Transalpine Gaul"]\nRoman = "Legion XIV"\n')
    assert fell.play("dice 3").asked == "Chance deal"
    assert fell.units("Transalpine Gaul", "Roman") == "Legion XIV"


@pytest.mark.proves("6.7a")
def test_6_7_the_log_tells_whether_they_come() -> None:
    rolls = [winter("turn = 1").play(f"dice 3\ndice {die}").logged("reinforcement_roll")[0].facts for die in (2, 3)]

    assert rolls == [(2, True), (3, False)]


@pytest.mark.proves("9.7d")
def test_9_7_a_legion_set_aside_is_asked_for_once_a_year() -> None:
    """In turn 2 XIV may come without a die; declined, it is not rolled for again."""
    game = winter(
        'turn = 2\ndelayed = ["Legion XIV"]\n[areas."Transalpine Gaul"]\nRoman = "Legion XIII"\n',
        politics_of_war=True,
    ).play("dice 3\nRoman bring_legion no")

    assert game.asked == "Chance deal"
    assert game.view["delayed"] == ["Legion XIV"]


# ---- 9.6 Caesar called back -------------------------------------------------------------------------------------


@pytest.mark.proves("9.6a", "9.6c")
@pytest.mark.parametrize(("turn", "last", "rolled"), [(1, 0, True), (4, 2, True), (4, 3, False)])
def test_9_6_called_back_in_any_year_but_the_next(turn: int, last: int, rolled: bool) -> None:
    """In the first turn, and again two turns later."""
    game = winter(
        f'turn = {turn}\ncalled_back = {last}\n[areas."Transalpine Gaul"]\nRoman = "Caesar"\n',
        caesar_called_back=True,
    )

    assert game.asked == ("Chance called_back_roll" if rolled else "Chance harvest_roll")


def test_9_6_who_is_not_there_is_not_called_back() -> None:
    """9.7 Caesar is set aside: no die is rolled for him."""
    game = winter('turn = 5\ncalled_back = 3\ndelayed = ["Caesar"]', caesar_called_back=True, politics_of_war=True)

    assert game.asked == "Chance harvest_roll"
