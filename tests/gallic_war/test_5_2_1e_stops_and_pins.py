"""5.2.1E Movement: where it ends, who attacks whom, who is pinned; what is no movement."""

import pytest

from tests.gallic_war.playing import one_card
from tests.gallic_war.test_5_2_1e_movement import moving


@pytest.mark.proves("5.2.1Ef")
def test_5_2_1e_a_retreat_is_no_movement() -> None:
    """A German who retreats from a revolt may move in the same round, over the border that he has just used."""
    game = one_card(
        """
        [areas.Aedui]
        Barbarian = "Aedui 1, Aedui 2, German 1, German 2"
        [areas.Mandubii]
        Barbarian = "Mandubii 1, Mandubii 2"
    """,
        roman="Minor Revolt 1",
    ).play("""
        Roman action event
        Barbarian action movement
        Roman revolt area Aedui
        Barbarian battle_action retreat German 1
        Barbarian battle_action retreat German 2
        Roman regroup_to done?
    """)
    assert game.where("German 1") == game.where("German 2") == "Mandubii"
    game.play("Barbarian group area Mandubii\nBarbarian move_to move Aedui")

    assert game.offers("unit") == ["German 1", "German 2", "Mandubii 1", "Mandubii 2"]


@pytest.mark.proves("5.2.1El", "2.1r")
def test_5_2_1e_two_units_over_the_rhine() -> None:
    game = moving('[areas.Germania]\nBarbarian = "Ariovistus, German 1, German 2"\n').play("""
        Barbarian group area Germania
        Barbarian move_to move Leuci
        Barbarian move_units unit German 1
        Barbarian move_units unit German 2
    """)

    assert game.asked == "Barbarian move_to"
    assert sorted(game.offers("move")) == ["Menapi", "Sequani", "Treveri"]


@pytest.mark.proves("5.2.1Eah")
@pytest.mark.parametrize("units", ["Legion VII, Leuci", "Leuci, Roman Cavalry"])
def test_5_2_1e_who_crosses_the_rhine_stops(units: str) -> None:
    """Germania is empty, and yet nobody goes through it to the Menapi; through it lies the only way there."""
    game = moving(f'[areas.Leuci]\nRoman = "{units}"\n', roman_cavalry=True).play("Roman group area Leuci")

    assert "Germania" in game.offers("move")
    assert "Menapi" not in game.offers("force")


@pytest.mark.proves("5.2.1Eag", "5.2.1En")
def test_5_2_1e_who_sails_goes_no_further() -> None:
    """Out of Britannia, which has no land border, there is no march of two areas, though ports are friendly."""
    game = moving("""
        [areas.Britannia]
        Roman = "Legion VII, Britannia 1, Britannia 2"
        [areas.Andes]
        Roman = "Andes 1, Andes 2"
        [areas.Veneti]
        Roman = "Veneti"
    """).play("Roman group area Britannia")
    assert game.offers("force") == game.offers("move") == []

    game.play("Roman move_to sail Andes\nRoman move_units unit Legion VII\nRoman move_units done\nRoman move_to done")
    assert game.where("Legion VII") == "Andes"
    assert game.asked == "Chance harvest_roll"


@pytest.mark.proves("5.2.1Eak")
def test_5_2_1e_enemies_stop_a_forced_march() -> None:
    """The Allobroges are Barbarian: beyond them there is no way, into them there is."""
    game = moving("""
        [areas."Transalpine Gaul"]
        Roman = "Legion VII"
        [areas.Allobroges]
        Barbarian = "Allobroges 1, Allobroges 2"
    """).play("Roman group area Transalpine Gaul")

    assert "Allobroges" in game.offers("move")
    assert game.offers("force") == []


@pytest.mark.proves("5.2.1Eo", "5.2.1Eao", "5.2.1Eap", "5.2.2b")
@pytest.mark.parametrize("remi", ['Barbarian = "Remi"', ""], ids=["enemies", "neutrals"])
def test_5_2_1e_who_enters_attacks_and_who_is_there_defends(remi: str) -> None:
    """The battle is announced, and fought at the end of the round."""
    game = moving(f"""
        [areas.Treveri]
        Roman = "Legion VII"
        [areas.Remi]
        {remi}
        [areas.Germania]
        Barbarian = "German 1"
        [fallen]
        Roman = "Treveri 1, Treveri 2"
    """).play("Roman group area Treveri\nRoman move_to move Remi")
    assert (game.asked, game.view["attacks"]) == ("Barbarian group", {"Remi": "Roman"})
    game.play("Barbarian group done")

    assert game.view["battle"]["attacker"] == "Roman"
    assert game.view["battle"]["defender"] == "Barbarian"
    assert game.units("Remi", "Barbarian") == "Remi"


PINNED_BY_TWO = """
    [areas.Mandubii]
    Roman = "Legion VII"
    [areas.Treveri]
    Roman = "Legion VIII"
    [areas.Leuci]
    Barbarian = "Leuci, German 1, German 2"
    [areas.Sequani]
    Barbarian = "Sequani 1, Sequani 2"
    [fallen]
    Roman = "Mandubii 1, Mandubii 2, Treveri 1, Treveri 2"
"""


@pytest.mark.proves("5.2.1Et", "5.2.1Es", "5.2.1Ear")
def test_5_2_1e_reserves_pin_too() -> None:
    """Two legions come over two borders: one of three defenders may leave, and not over either of them."""
    game = moving(PINNED_BY_TWO, "Boii").play("""
        Roman group area Mandubii
        Roman group area Treveri
        Roman move_to move Leuci
        Roman move_to move Leuci
        Barbarian group area Leuci
    """)
    assert sorted(game.offers("move")) == ["Germania", "Sequani"]
    game.play("Barbarian move_to move Sequani\nBarbarian move_units unit German 2")

    assert game.units("Leuci", "Barbarian") == "German 1, Leuci"
    assert game.asked == "Roman main_group"


@pytest.mark.proves("5.2.1Ev")
def test_5_2_1e_who_is_not_pinned_may_attack() -> None:
    """A German leaves the attacked Leuci and attacks the Treveri."""
    game = moving(PINNED_BY_TWO.replace("Legion VIII", "Treveri 1").replace(", Treveri 1, Treveri 2", ", Treveri 2"))
    game.play("""
        Roman group area Mandubii
        Roman move_to move Leuci
        Barbarian group area Leuci
        Barbarian move_to move Treveri
        Barbarian move_units unit German 1
        Barbarian move_units done
        Barbarian move_to done
    """)

    assert game.view["attacks"] == {"Leuci": "Roman", "Treveri": "Barbarian"}


@pytest.mark.proves("5.2.1Ex", "5.2.1Ey")
def test_5_2_1e_only_the_roman_lands_among_enemies() -> None:
    """The Veneti are the enemy's, once this one's and once that one's."""
    text = '[areas.Andes]\n{0} = "Andes 1, Andes 2"\n[areas.Veneti]\n{1} = "Veneti"\n'
    barbarian = moving(text.format("Barbarian", "Roman")).play("Roman group done\nBarbarian group area Andes")
    assert "Veneti" in barbarian.offers("move")
    assert "Veneti" not in barbarian.offers("sail")

    roman = moving(text.format("Roman", "Barbarian")).play("Roman group area Andes")
    assert "Veneti" in roman.offers("sail")
