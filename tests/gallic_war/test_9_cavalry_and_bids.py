"""9 The optional rules: each by itself, longer bids, German resistance, cavalry as infantry."""

import pytest

import alesia
from alesia.games.gallic_war import GAME
from tests.gallic_war.battles import against_remi, attack
from tests.gallic_war.playing import Play, deal, one_card, start, winter

NAMES = [option.name for option in GAME.options]


@pytest.mark.proves("9.0a")
@pytest.mark.parametrize("name", NAMES)
def test_9_0_each_option_by_itself(name: str) -> None:
    """A game is set up with this one alone, and plays on to its end."""
    seats = {} if name == "tournament" else {"Roman": "random", "Barbarian": "random"}
    table = alesia.new("gallic-war", seed=7, options={name: True}, seats=seats)
    state = GAME.setup("gallic-war", {name: True})

    assert [other for other in NAMES if getattr(state, other)] == [name]
    assert table.result is not None or name == "tournament"


@pytest.mark.proves("9.1f", "9.1a", "9.1d")
def test_9_1_bids_go_on_until_one_is_accepted() -> None:
    """The first bidder bids lower again, and has the Romans with that supply."""
    game = start(tournament=True).play("""
        Chance coin side Roman
        Roman bid number 12
        Barbarian counter_bid bid
        Barbarian bid number 10
        Roman counter_bid bid
        Roman bid number 8
        Barbarian counter_bid accept
    """)

    assert (game.supply, game.asked) == (8, "Chance deal")
    assert game.logged("change_seats") == []


@pytest.mark.proves("9.2g", "9.2d")
def test_9_2_side_by_side_through_the_hands() -> None:
    """Roman, Barbarian, Roman, Barbarian: each turns one card up when the other's is done."""
    game = start(solitaire=True).play("dice 5 2")
    deal(game, "Menapi, Remi, Santones, Aedui, Helvetii", "Volcae, Esuvii, Treveri, Boii, Sequani")
    for _ in range(2):
        game.table.answer(game.ask.options[0], "Chance")
        game.play("Roman action supply")
        game.table.answer(game.ask.options[0], "Chance")
        game.play("Barbarian action movement\nBarbarian group done")

    assert [str(entry.facts[0]) for entry in game.logged("card")] == ["Roman", "Barbarian"] * 2
    assert game.view["hands"] == {"Roman": 3, "Barbarian": 3}


@pytest.mark.proves("9.3b")
@pytest.mark.parametrize(("option", "won"), [(True, False), (False, True)])
def test_9_3_germans_in_the_area_add_one(option: bool, won: bool) -> None:
    """A Roman 2 with the Aedui card among the Remi."""
    game = one_card(
        """
        [areas.Remi]
        Barbarian = "German 1, Remi"
    """,
        roman="Aedui",
        political_control=option,
    ).play("""
        Roman action political
        Barbarian action movement
        Roman political area Remi
        dice 2
    """)

    assert (game.view["battle"] is not None) is won


# ---- 9.4 Cavalry ------------------------------------------------------------------------------------------------


def riding(position: str) -> Play:
    """Roman cavalry in Transalpine Gaul, about to move; there is no supply for forced marches."""
    cavalry = 'supply = 0\n[areas."Transalpine Gaul"]\nRoman = "Roman Cavalry"\n'
    return one_card(cavalry + position, roman_cavalry=True).play("""
        Roman action movement
        Barbarian action movement
        Roman group area Transalpine Gaul
    """)


@pytest.mark.proves("9.4g")
def test_9_4_a_blue_border_stops_cavalry() -> None:
    """Through friendly Helvetii there is no way to the Sequani; through friendly Allobroges, over black borders, is."""
    helvetii = riding('[areas.Helvetii]\nRoman = "Helvetii 1, Helvetii 2, Helvetii 3"\n')
    assert "Helvetii" in helvetii.offers("move")
    assert helvetii.offers("force") == []

    assert "Sequani" in riding('[areas.Allobroges]\nRoman = "Allobroges 1, Allobroges 2"\n').offers("force")


@pytest.mark.proves("9.4h")
@pytest.mark.parametrize("allobroges", ["", '[areas.Allobroges]\nBarbarian = "Allobroges 1, Allobroges 2"\n'])
def test_9_4_neutrals_and_enemies_stop_cavalry(allobroges: str) -> None:
    game = riding(allobroges)

    assert "Allobroges" in game.offers("move")
    assert game.offers("force") == []


@pytest.mark.proves("9.4i")
def test_9_4_cavalry_has_replacements_as_infantry_has() -> None:
    """The Roman's for a supply point, the German's for nothing in Germania."""
    game = winter(
        """
        supply = 5
        [areas."Transalpine Gaul"]
        Roman = "Roman Cavalry (1)"
        [areas.Germania]
        Barbarian = "German Cavalry (1)"
    """,
        roman_cavalry=True,
        german_cavalry=True,
    ).play("dice 3\nRoman replace_legion unit Roman Cavalry\nBarbarian replace unit German Cavalry")

    assert game.logged("legions_replaced")[0].facts[1:] == (1, 4)
    assert game.units("Transalpine Gaul", "Roman") == "Roman Cavalry"
    assert game.units("Germania", "Barbarian") == "German Cavalry"


@pytest.mark.proves("9.4c")
def test_9_4_cavalry_that_fell_returns_as_infantry_does() -> None:
    """The Roman's a turn later at full strength (6.7.1), the German's at the end of this one at strength 1 (6.2.5)."""
    game = winter(
        """
        turn = 4
        returning = { "Roman Cavalry" = 3 }
        [fallen]
        Barbarian = "German Cavalry"
    """,
        roman_cavalry=True,
        german_cavalry=True,
    ).play("dice 3\nBarbarian replace done?")

    assert game.units("Transalpine Gaul", "Roman") == "Roman Cavalry"
    assert game.units("Germania", "Barbarian") == "German Cavalry (1)"


@pytest.mark.proves("9.7g")
def test_9_7_cavalry_that_returns_costs_no_point() -> None:
    """9.4 It is no legion: nobody is asked whether it comes."""
    game = winter(
        'turn = 4\nreturning = { "Roman Cavalry" = 3 }',
        roman_cavalry=True,
        politics_of_war=True,
    ).play("dice 3")

    assert game.units("Transalpine Gaul", "Roman") == "Roman Cavalry"
    assert game.points == (0, 0)


# ---- 9.9 Roman historical strength ------------------------------------------------------------------------------


@pytest.mark.proves("9.9a")
def test_9_9_allies_are_not_stronger_with_caesar() -> None:
    """Legions hit on 3 beside him, the Treveri on 2."""
    game = against_remi(("Caesar", "Treveri 1"), "Remi, German 1", historical_strength=True).play("""
        Roman battle_action pass Caesar
        Barbarian battle_action pass German 1
        Barbarian battle_action pass Remi
        Roman battle_action fire
    """)

    assert game.ask.about[2] == 2


@pytest.mark.proves("9.9b")
@pytest.mark.parametrize(("number", "needed"), [(1, 2), (2, 3)])
def test_9_9_not_while_caesar_is_in_reserve(number: int, needed: int) -> None:
    """He comes with another group, and joins in the second round."""
    game = attack(
        """
        [areas.Treveri]
        Roman = "Treveri 1, Treveri 2, Caesar"
        [areas.Bellovaci]
        Roman = "Legion VII, Bellovaci 1, Bellovaci 2, Bellovaci 3"
        [areas.Remi]
        Barbarian = "Remi"
    """,
        """
        Roman group area Treveri
        Roman group area Bellovaci
        Roman move_to move Remi
        Roman move_units unit Caesar
        Roman move_units done
        Roman move_to done
        Roman move_to move Remi
        Roman move_units unit Legion VII
        Roman move_units done
        Roman move_to done
        Roman main_group main Legion VII
    """,
        roman="Boii",
        historical_strength=True,
    )
    if number == 2:
        game.play(
            "Roman battle_action pass Legion VII\nBarbarian battle_action pass Remi\nRoman battle_action pass Caesar"
        )
    game.play("Roman battle_action fire")

    assert game.ask.about[2] == needed
