"""9 The optional rules."""

import pytest

import alesia
from alesia.words import log_line, prompt
from tests.gallic_war.battles import attack
from tests.gallic_war.playing import Play, at, deal, one_card, start, winter

# ---- 9.1 Tournament Play ----------------------------------------------------------------------------------------


@pytest.mark.proves("9.1b", "9.1c")
def test_9_1_the_winner_of_the_toss_bids_first() -> None:
    """The other accepts: the Romans begin with the bid."""
    game = start(tournament=True).play("""
        Chance coin side Roman
        Roman bid number 12
        Barbarian counter_bid accept
    """)

    assert game.supply == 12
    assert game.asked == "Chance deal"
    assert game.logged("change_seats") == []


@pytest.mark.proves("9.1a", "9.1d", "9.1g")
def test_9_1_bids_go_down() -> None:
    """Whoever bids lowest plays the Romans: here the players change seats."""
    game = start(tournament=True).play("""
        Chance coin side Roman
        Roman bid number 12
        Barbarian counter_bid bid
    """)
    assert game.options[-1] == "number 11"
    game.play("Barbarian bid number 9\nRoman counter_bid accept")

    assert game.supply == 9
    assert len(game.logged("change_seats")) == 1


@pytest.mark.proves("9.1e")
def test_9_1_a_bid_of_nothing_cannot_be_countered() -> None:
    game = start(tournament=True).play("Chance coin side Barbarian\nBarbarian bid number 0")

    assert (game.supply, game.asked) == (0, "Chance deal")


@pytest.mark.proves("9.1h")
@pytest.mark.parametrize("seat", ["Roman", "Barbarian"])
def test_9_1_nobody_bids_against_a_nonplayer(seat: str) -> None:
    """It could not change seats: the set-up is refused."""
    with pytest.raises(alesia.BadOption, match="people bid"):
        alesia.new("gallic-war", seats={seat: "nonplayer"}, options={"tournament": True})


def test_9_1_the_bidders_read_that_seats_may_change() -> None:
    game = start(tournament=True).play("Chance coin side Roman")
    assert "seat" in prompt(game.ask, "gallic-war")
    game.play("Roman bid number 12")
    assert "seat" in prompt(game.ask, "gallic-war")
    game.play("Barbarian counter_bid bid\nBarbarian bid number 9\nRoman counter_bid accept")

    assert "change seats" in log_line(game.logged("change_seats")[0], "gallic-war")


# ---- 9.2 Solitaire Play -----------------------------------------------------------------------------------------

HANDS = ("Menapi, Remi, Santones, Aedui, Helvetii", "Volcae, Esuvii, Treveri, Boii, Sequani")


def solitaire(roman: int, barbarian: int) -> Play:
    return deal(start(solitaire=True).play(f"dice {roman} {barbarian}"), *HANDS)


@pytest.mark.proves("9.2c", "9.2f")
def test_9_2_the_higher_die_is_first() -> None:
    assert solitaire(5, 2).ask.about[0] == 0  # the Roman flips a card
    assert [str(fact) for fact in solitaire(2, 5).ask.about] == ["Barbarian"]
    assert start(solitaire=True).play("dice 3 3").asked == "Chance first_player_roll"


@pytest.mark.proves("9.2d", "9.2h")
def test_9_2_cards_are_flipped_one_side_at_a_time() -> None:
    """The Roman's card is played to the end before the Barbarian's is seen."""
    game = solitaire(5, 2).play("""
        Chance flip card Menapi
        Roman action movement
        Roman group area Transalpine Gaul
        Roman move_to move Helvetii
        Roman move_units unit Legion VII
        Roman move_units unit Legion VIII
        Roman move_to done
    """)

    assert game.asked == "Roman battle_action"
    assert game.view["played"] == {"Roman": "Menapi", "Barbarian": None}


@pytest.mark.proves("9.2e")
def test_9_2_the_first_player_alternates() -> None:
    game = at('turn = 2\nfirst = "Roman"\n', solitaire=True)
    deal(game, *HANDS)

    assert [str(fact) for fact in game.ask.about] == ["Barbarian"]


@pytest.mark.proves("9.2a", "9.2b")
def test_9_2_one_person_sees_both_sides_but_no_hand() -> None:
    game = solitaire(5, 2)
    view = game.table.view("Roman")

    assert view["hand"] == []
    assert view["areas"]["Germania"]["blocks"]["Barbarian"][0]["name"] == "Ariovistus"
    assert game.view["areas"]["Germania"]["blocks"]["Barbarian"][0] == {"colour": "blue"}


def test_9_2_a_bought_massive_revolt_is_the_first_card() -> None:
    """It needs no flip: the first player alternates, and the Barbarian's first card is known."""
    game = at('turn = 7\nfirst = "Roman"\n', solitaire=True).play("Barbarian take_massive_revolt yes")
    deal(game, "Menapi, Remi, Santones, Aedui, Helvetii", "Volcae, Esuvii, Treveri, Boii")
    game.play("Chance flip card Menapi\nRoman action supply")

    assert game.asked == "Barbarian revolt"


# ---- 9.3 Political control --------------------------------------------------------------------------------------


@pytest.mark.proves("9.3a")
@pytest.mark.parametrize(("option", "won"), [(True, False), (False, True)])
def test_9_3_legions_in_the_area_add_one(option: bool, won: bool) -> None:
    """The example: a 3 with the Bellovaci card among the Boii."""
    game = one_card(
        """
        [areas.Boii]
        Roman = "Legion VII, Legion VIII, Boii 1, Boii 2"
    """,
        barbarian="Bellovaci",
        political_control=option,
    ).play("""
        Roman action movement
        Barbarian action political
        Barbarian political area Boii
        dice 3
    """)

    assert (game.units("Boii", "Barbarian") == "Boii 1, Boii 2") is won


@pytest.mark.proves("9.3c")
def test_9_3_allies_in_the_area_do_not_count() -> None:
    game = one_card(
        """
        [areas.Boii]
        Roman = "Boii 1, Boii 2, Aedui 1, Aedui 2"
    """,
        barbarian="Bellovaci",
        political_control=True,
    ).play("""
        Roman action movement
        Barbarian action political
        Barbarian political area Boii
        dice 3
    """)

    assert game.units("Boii", "Barbarian") == "Boii 1, Boii 2"


# ---- 9.4 Cavalry ------------------------------------------------------------------------------------------------


@pytest.mark.proves("9.4a")
def test_9_4_cavalry_begins_at_home() -> None:
    game = start(roman_cavalry=True, german_cavalry=True)

    assert "Roman Cavalry" in game.units("Transalpine Gaul", "Roman")
    assert "German Cavalry" in game.units("Germania", "Barbarian")
    assert "Cavalry" not in str(start().position)


@pytest.mark.proves("9.4b")
def test_9_4_cavalry_moves_two_areas_for_nothing() -> None:
    game = one_card(
        """
        supply = 0
        [areas."Transalpine Gaul"]
        Roman = "Roman Cavalry, Legion VII"
        [areas.Allobroges]
        Roman = "Allobroges 1, Allobroges 2"
    """,
        roman_cavalry=True,
    ).play("""
        Roman action movement
        Barbarian action movement
        Roman group area Transalpine Gaul
        Roman move_to force Sequani
    """)

    assert game.where("Roman Cavalry") == "Sequani"
    assert game.supply == 0


@pytest.mark.proves("8.0e", "9.4e")
def test_9_4_a_point_for_cavalry() -> None:
    game = attack(
        """
        [areas.Treveri]
        Roman = "Treveri 1, Treveri 2, Legion VII"
        [areas.Remi]
        Barbarian = "Remi (1), German Cavalry (1)"
    """,
        """
        Roman group area Treveri
        Roman move_to move Remi
        Roman move_units unit Legion VII
        Roman move_units done
        Roman move_to done
        Barbarian group done?
        Barbarian battle_action pass German Cavalry
        Roman battle_action fire
        dice 1 1 6 6
    """,
        german_cavalry=True,
    )

    assert game.points == (1, 0)


@pytest.mark.proves("9.4d")
def test_9_4_cavalry_goes_home_before_eliminated_tribes_return() -> None:
    """So it does not win their area."""
    game = winter(
        """
        [areas.Menapi]
        Barbarian = "German Cavalry"
        [fallen]
        Roman = "Menapi"
    """,
        german_cavalry=True,
    ).play("dice 3")

    assert game.is_neutral("Menapi")
    assert game.units("Germania", "Barbarian") == "German Cavalry"


@pytest.mark.proves("9.4j", "9.4l")
def test_9_4_cavalry_winters_with_caesar() -> None:
    """Then Caesar stays too, and the cavalry counts and costs as a legion does."""
    game = winter(
        """
        supply = 9
        [areas.Aedui]
        Roman = "Caesar, Roman Cavalry, Legion VII, Legion VIII, Aedui 1, Aedui 2"
    """,
        roman_cavalry=True,
    ).play("dice 3")
    assert game.offers("unit") == ["Caesar", "Legion VII", "Legion VIII"]
    game.play("Roman winter unit Caesar\nRoman winter unit Roman Cavalry\nRoman winter unit Legion VII")

    assert game.units("Aedui", "Roman") == "Caesar, Legion VII, Roman Cavalry, Aedui 1, Aedui 2"
    assert game.logged("legions_supplied")[0].facts[1:3] == (2, 4)


def test_9_4_all_are_those_who_are_offered() -> None:
    """After a good harvest the cavalry would have room beside the others, but is not said to stay unasked."""
    position = """
        [areas.Aedui]
        Roman = "Caesar, Roman Cavalry, Legion VII, Legion VIII, Aedui 1, Aedui 2"
    """
    game = winter(position, roman_cavalry=True).play("dice 6")
    assert "all" not in game.options
    game.play("Roman winter unit Caesar")
    assert game.offers("unit") == ["Legion VII", "Legion VIII", "Roman Cavalry"]
    game.play("Roman winter all")

    assert game.units("Aedui", "Roman") == "Caesar, Legion VII, Legion VIII, Roman Cavalry, Aedui 1, Aedui 2"


QUARTERS = """
    turn = 2
    [areas.Aedui]
    Roman = "{}, Legion VII, Roman Cavalry, Aedui 1, Aedui 2"
    [areas.Boii]
    Roman = "{}, Legion IX, Boii 1, Boii 2"
"""


def test_9_4_no_question_tells_that_caesar_is_with_the_cavalry() -> None:
    """2.2 Wherever he is, the Roman is asked the same, and the Barbarian sees the same."""
    seen = []
    for units in (("Caesar", "Legion VIII"), ("Legion VIII", "Caesar")):
        game = winter(QUARTERS.format(*units), roman_cavalry=True).play("dice 3")
        asked = []
        for unit in units:
            asked.append((game.asked, game.ask.about))
            game.play(f"Roman winter unit {unit}\nRoman winter done")
        seen.append((asked, game.table.view("Barbarian")))

    assert seen[0] == seen[1]


@pytest.mark.proves("9.4d")
def test_9_4_roman_cavalry_goes_home_before_eliminated_tribes_return() -> None:
    """Its player has said before that who winters; he knows already who will return where."""
    game = winter(
        """
        [areas.Menapi]
        Roman = "Roman Cavalry"
        [areas.Aedui]
        Roman = "Legion VII"
        [fallen]
        Roman = "Aedui 1, Aedui 2"
        Barbarian = "Menapi"
    """,
        roman_cavalry=True,
    ).play("dice 3\nRoman winter unit Legion VII")

    assert game.is_neutral("Menapi")
    assert game.units("Aedui", "Roman") == "Legion VII, Aedui 1 (1), Aedui 2 (1)"
    assert game.where("Roman Cavalry") == "Transalpine Gaul"


@pytest.mark.proves("9.4k", "9.4l")
def test_9_4_cavalry_winters_with_ariovistus() -> None:
    position = """
        [areas.Leuci]
        Barbarian = "Ariovistus, German Cavalry, Leuci"
    """
    game = winter(position, german_cavalry=True).play("dice 3\nBarbarian cavalry_winters yes")
    assert game.units("Leuci", "Barbarian") == "Ariovistus, German Cavalry, Leuci"

    poor = winter(position, german_cavalry=True).play("dice 1")
    assert poor.asked == "Barbarian ariovistus_winters"
    assert poor.where("German Cavalry") == "Germania"


def test_9_4_the_question_tells_who_is_bound() -> None:
    game = winter('[areas.Leuci]\nBarbarian = "Ariovistus, German Cavalry, Leuci"', german_cavalry=True).play("dice 3")

    assert "Ariovistus" in prompt(game.ask, "gallic-war")


@pytest.mark.proves("9.4m")
def test_9_4_roman_cavalry_does_not_fight_for_its_way_home() -> None:
    """It goes home before all others, off the map if enemies are in Transalpine Gaul; legions fight."""
    game = winter(
        """
        [areas.Aedui]
        Roman = "Roman Cavalry, Aedui 1, Aedui 2"
        [areas."Transalpine Gaul"]
        Barbarian = "Helvetii 1"
        [areas.Helvetii]
        Barbarian = "Helvetii 2, Helvetii 3"
    """,
        roman_cavalry=True,
    ).play("dice 3")

    assert game.logged("battle") == []
    assert game.where("Roman Cavalry") == "Off-Map"


# ---- 9.5 Scorched earth -----------------------------------------------------------------------------------------


@pytest.mark.proves("5.2.1Bf", "9.5a", "9.5b")
def test_9_5_a_raid_before_vercingetorix_two_with_him() -> None:
    leader = '[areas.Arverni]\nBarbarian = "Vercingetorix, Arverni 1, Arverni 2"\n'
    offered = [
        "supply" in one_card(position, scorched_earth=True).play("Roman action supply").options
        for position in ("", "raids = 1\n", "raids = 1\n" + leader, "raids = 2\n" + leader)
    ]

    assert offered == [True, False, True, False]


@pytest.mark.proves("9.5c")
def test_9_5_no_raid_when_vercingetorix_has_fallen() -> None:
    game = one_card('gone = ["Vercingetorix"]\n', scorched_earth=True).play("Roman action supply")

    assert "supply" not in game.options


# ---- 9.6 Caesar called back -------------------------------------------------------------------------------------

CAESAR = """
    turn = {turn}
    called_back = {last}
    [areas."Transalpine Gaul"]
    Roman = "Caesar (2), Legion VII"
"""


@pytest.mark.proves("9.6a", "9.6b", "9.6d", "9.6e")
def test_9_6_on_a_1_caesar_leaves_for_a_year() -> None:
    """Before the harvest; nobody scores, and he returns as a reinforcement at the end of the next turn."""
    game = winter(CAESAR.format(turn=4, last=0), caesar_called_back=True).play("dice 1 3")

    assert game.where("Caesar") == ""
    assert game.points == (0, 0)
    assert game.view["legions_due"]["5"][0] == "Caesar"
    assert not game.view["caesar_wintered"]
    assert game.view["eliminated"]["Roman"] == []
    later = winter("turn = 4\ncalled_back = 3\nreturning = { Caesar = 3 }", caesar_called_back=True).play("dice 3")
    assert later.units("Transalpine Gaul", "Roman") == "Caesar"


@pytest.mark.proves("9.6b")
def test_9_6_otherwise_he_stays() -> None:
    game = winter(CAESAR.format(turn=4, last=0), caesar_called_back=True).play("dice 2 3")

    assert "Caesar" in game.units("Transalpine Gaul", "Roman")


@pytest.mark.proves("9.6c")
def test_9_6_not_two_turns_in_a_row() -> None:
    game = winter(CAESAR.format(turn=4, last=3), caesar_called_back=True)

    assert game.asked == "Chance harvest_roll"


# ---- 9.7 The politics of war ------------------------------------------------------------------------------------


@pytest.mark.proves("9.7a", "9.7b", "9.7c")
def test_9_7_each_legion_is_a_point_for_the_barbarian() -> None:
    """The Roman decides legion by legion, after the die."""
    game = winter("turn = 1", politics_of_war=True).play("""
        dice 3 1
        Roman bring_legion yes
        Roman bring_legion no
    """)

    assert game.units("Transalpine Gaul", "Roman") == "Legion XIII"
    assert game.points == (0, 1)
    assert game.view["delayed"] == ["Legion XIV"]


@pytest.mark.proves("9.7d", "9.7e")
def test_9_7_a_legion_set_aside_comes_later_without_a_die() -> None:
    game = winter('turn = 4\ndelayed = ["Legion XIV"]', politics_of_war=True).play("dice 3\nRoman bring_legion yes")

    assert game.units("Transalpine Gaul", "Roman") == "Legion XIV"
    assert game.points == (0, 1)


@pytest.mark.proves("9.7f")
def test_9_7_legions_that_return_are_reinforcements_too() -> None:
    """6.4, 6.7.1 They cost a point, and may be left aside."""
    position = 'turn = 4\nreturning = { "Legion VII" = 3 }'
    game = winter(position, politics_of_war=True).play("dice 3\nRoman bring_legion yes")
    assert game.units("Transalpine Gaul", "Roman") == "Legion VII"
    assert game.points == (0, 1)

    aside = winter(position, politics_of_war=True).play("dice 3\nRoman bring_legion no")
    assert aside.points == (0, 0)
    assert (aside.view["delayed"], aside.view["legions_due"].get("4")) == (["Legion VII"], None)
    later = winter(position + '\ndelayed = ["Legion VII"]', politics_of_war=True).play("dice 3\nRoman bring_legion no")
    assert later.asked != "Roman bring_legion"


# ---- 9.8, 9.9 Roman advantages ----------------------------------------------------------------------------------


def with_caesar(**options: bool) -> Play:
    return attack(
        """
        [areas.Treveri]
        Roman = "Treveri 1, Treveri 2, Caesar, Legion VII"
        [areas.Remi]
        Barbarian = "Remi, German 1, German 2"
    """,
        """
        Roman group area Treveri
        Roman move_to move Remi
        Roman move_units unit Caesar
        Roman move_units unit Legion VII
        Roman move_to done
        Barbarian group done?
        Roman battle_action fire
    """,
        **options,
    )


@pytest.mark.proves("9.8a")
@pytest.mark.parametrize(("option", "dice"), [(True, 5), (False, 4)])
def test_9_8_caesar_rolls_one_more_die(option: bool, dice: int) -> None:
    game = with_caesar(legio_x=option).play("dice" + " 6" * dice)

    assert game.asked == "Roman battle_action"


@pytest.mark.proves("9.9a")
@pytest.mark.parametrize(("option", "needed"), [(True, 3), (False, 2)])
def test_9_9_legions_with_caesar_hit_on_3(option: bool, needed: int) -> None:
    game = with_caesar(historical_strength=option).play("dice 6 6 6 6\nRoman battle_action fire")

    assert game.ask.about[2] == needed


@pytest.mark.proves("9.9b")
def test_9_9_not_without_caesar() -> None:
    game = with_caesar(historical_strength=True).play("""
        dice 6 6 6 6
        Roman battle_action pass Legion VII
        Barbarian battle_action pass German 1
        Barbarian battle_action pass German 2
        Barbarian battle_action pass Remi
        Roman battle_action retreat Caesar
        Roman battle_action fire
    """)

    assert game.ask.about[2] == 2
