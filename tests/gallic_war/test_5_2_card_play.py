"""5.2 The card action phase: secret choice, announcing, order; 5.2.1A-C events, supply, neutral tribes."""

import pytest

import alesia
from alesia.games.gallic_war.components import AREA
from tests.gallic_war.playing import at, one_card

TWO_CARDS = 'hands = { Roman = ["Remi", "Aedui"], Barbarian = ["Volcae", "Boii"] }\n'


@pytest.mark.proves("5.2a", "5.2k")
def test_5_2_cards_are_chosen_in_secret_and_revealed_together() -> None:
    """The choice of one is not seen before the other has chosen."""
    seats = ("Roman", "Barbarian", None)
    game = at(TWO_CARDS)
    before = [game.table.view(seat) for seat in seats]
    game.play("Roman card card Remi")
    assert [game.table.view(seat) for seat in seats] == before

    game.play("Barbarian card card Boii")
    for seat in seats:
        assert game.table.view(seat)["played"] == {"Roman": "Remi", "Barbarian": "Boii"}


def test_5_2_cards_that_lie_open_are_not_taken_back_alone() -> None:
    game = at(TWO_CARDS).play("""
        Roman card card Remi
        Barbarian card card Boii
    """)
    with pytest.raises(alesia.CannotUndo, match="lies open"):
        game.table.undo()


@pytest.mark.proves("5.2b")
def test_5_2_the_roman_announces_first() -> None:
    game = one_card("")
    assert game.asked == "Roman action"
    game.play("Roman action supply")
    assert game.asked == "Barbarian action"


@pytest.mark.proves("5.2d", "5.2m")
@pytest.mark.parametrize(("roman", "barbarian", "first"), [("Remi", "Volcae", "Roman"), ("Remi", "Boii", "Barbarian")])
def test_5_2_of_two_movements_the_higher_card_is_first(roman: str, barbarian: str, first: str) -> None:
    """With equal cards the Romans move first."""
    position = """
        [areas."Transalpine Gaul"]
        Roman = "Legion VII"
        [areas.Germania]
        Barbarian = "German 1"
    """
    game = one_card(position, roman, barbarian).play("""
        Roman action movement
        Barbarian action movement
    """)

    assert game.asked == f"{first} group"


def test_5_2_of_two_equal_actions_the_romans_are_first() -> None:
    game = one_card("", "Remi", "Boii").play("""
        Roman action political
        Barbarian action political
    """)

    assert game.asked == "Roman political"


def test_5_2_actions_in_their_order() -> None:
    """A Barbarian political action comes before a Roman movement."""
    game = one_card("""
        [areas."Transalpine Gaul"]
        Roman = "Legion VII"
    """).play("""
        Roman action movement
        Barbarian action political
    """)

    assert game.asked == "Barbarian political"


@pytest.mark.proves("5.2h", "5.2j", "5.2n")
def test_5_2_discards_are_open_and_cards_are_not_kept() -> None:
    """Played cards lie in the discards; those that activated a tribe in the area of their player."""
    game = at(TWO_CARDS).play("""
        Roman card card Aedui
        Barbarian card card Boii
        Roman action activation
        Barbarian action political
        Barbarian political area Arverni
        dice 6
    """)

    for seat in ("Roman", "Barbarian", None):
        view = game.table.view(seat)
        assert view["discards"] == ["Boii"]
        assert view["activations"] == {"Roman": ["Aedui"], "Barbarian": []}


@pytest.mark.proves("5.2e")
def test_5_2_units_that_meet_fight_at_the_end_of_the_round() -> None:
    game = one_card("""
        [areas.Allobroges]
        Roman = "Legion VII"
        Barbarian = ""
        [areas.Helvetii]
        Barbarian = "Helvetii 1, Helvetii 2, Helvetii 3"
        [fallen]
        Roman = "Allobroges 1, Allobroges 2"
    """).play("""
        Roman action movement
        Barbarian action movement
        Roman group area Allobroges
        Roman move_to move Helvetii
        Barbarian group done
    """)

    assert (game.asked, game.view["battle"]["area"]) == ("Roman battle_action", "Helvetii")


@pytest.mark.proves("5.2g")
def test_5_2_nobody_may_pass() -> None:
    """Each question for a card offers the hand and nothing else."""
    game = at(TWO_CARDS)

    assert [sorted(map(str, ask.options)) for ask in game.table.asks] == [
        ["card Aedui", "card Remi"],
        ["card Boii", "card Volcae"],
    ]


@pytest.mark.proves("5.2l")
@pytest.mark.parametrize(
    ("action", "roman", "barbarian", "key"),
    [
        ("event", "Minor Revolt 1", "Minor Revolt 2", "revolt"),
        ("supply", "Remi", "Boii", "supply"),
        ("activation", "Aedui", "Boii", "activated"),
        ("political", "Remi", "Boii", "political"),
    ],
)
def test_5_2_of_two_actions_of_a_kind_the_roman_one_is_first(action: str, roman: str, barbarian: str, key: str) -> None:
    """Whatever the values of the cards."""
    game = one_card(
        """
        turn = 4
        [areas.Arverni]
        Barbarian = "Vercingetorix, Arverni 1, Arverni 2"
        [areas.Veneti]
        Barbarian = "Veneti"
    """,
        roman,
        barbarian,
    ).play(f"Roman action {action}\nBarbarian action {action}")
    while game.view["phase"] == "cards":
        game.table.answer(game.ask.options[0], game.ask.who)

    assert [str(entry.facts[0]) for entry in game.logged(key)][:2] == ["Roman", "Barbarian"]


# ---- A. Events --------------------------------------------------------------------------------------------------


@pytest.mark.proves("5.2.1Aa", "5.2.1Ae", "11.0f")
def test_5_2_1a_an_event_card_is_an_event_or_a_1_for_movement() -> None:
    """Never a political action, an activation or a supply action."""
    game = one_card("", "Baggage Train", "Minor Revolt 1")
    assert game.options == ["event", "movement"]

    game.play("Roman action movement")
    assert game.options == ["event", "movement"]


@pytest.mark.proves("5.2.1Ac")
def test_5_2_1a_an_event_without_a_target_is_not_offered() -> None:
    """With no Barbarian tribe there is nothing for the Roman's revolt; the only action announces itself."""
    game = one_card("", "Minor Revolt 1", "Volcae")

    assert game.asked == "Barbarian action"
    assert game.view["actions"]["Roman"] == "movement"


@pytest.mark.proves("5.2.1Ad")
def test_5_2_1a_as_movement_an_event_card_is_a_1() -> None:
    """One group moves, and the event does not happen."""
    game = one_card(
        """
        supply = 5
        [areas.Aedui]
        Roman = "Aedui 1, Aedui 2"
        [areas.Remi]
        Roman = "Remi"
    """,
        "Baggage Train",
    ).play("""
        Roman action movement
        Barbarian action movement
        Roman group area Aedui
    """)

    assert (game.asked, game.supply) == ("Roman move_to", 5)
    assert game.ask.about[0] == AREA["Aedui"]


# ---- B. Supply Action -------------------------------------------------------------------------------------------


@pytest.mark.proves("5.2.1Ba", "5.2.1Bb")
def test_5_2_1b_the_roman_gains_the_value_plus_one() -> None:
    game = one_card("supply = 5", "Aedui").play("Roman action supply")
    game.play("Barbarian action movement")

    assert game.supply == 8


@pytest.mark.proves("5.2.1Bc")
def test_5_2_1b_never_above_19() -> None:
    assert one_card("supply = 18", "Helvetii").play("Roman action supply\nBarbarian action movement").supply == 19


@pytest.mark.proves("5.2.1Bh")
def test_5_2_1b_no_raid_before_vercingetorix() -> None:
    assert "supply" not in one_card("").play("Roman action supply").options


@pytest.mark.proves("5.2.1Bd", "5.2.1Be", "7.3e")
def test_5_2_1b_one_raid_a_year_with_vercingetorix() -> None:
    """It takes the value of the card; a second is not offered."""
    position = """
        turn = 4
        supply = 9
        [areas.Arverni]
        Barbarian = "Vercingetorix, Arverni 1, Arverni 2"
    """
    game = one_card(position, "Remi", "Boii").play("""
        Roman action movement
        Barbarian action supply
    """)
    assert game.supply == 7

    assert (
        "supply"
        not in one_card("raids = 1\n" + position.replace("\n        ", "\n")).play("Roman action supply").options
    )


@pytest.mark.proves("5.2.1Bg", "6.6e")
def test_5_2_1b_never_below_0() -> None:
    game = one_card(
        """
        supply = 1
        [areas.Arverni]
        Barbarian = "Vercingetorix, Arverni 1, Arverni 2"
    """,
        "Remi",
        "Boii",
    ).play("""
        Roman action movement
        Barbarian action supply
    """)

    assert game.supply == 0


# ---- C. Neutral Tribe Activation --------------------------------------------------------------------------------


@pytest.mark.proves("5.2.1Ca", "5.2.1Ch")
def test_5_2_1c_a_neutral_tribe_joins_at_full_strength() -> None:
    game = one_card("", "Aedui").play("Roman action activation\nBarbarian action movement")

    assert game.units("Aedui", "Roman") == "Aedui 1, Aedui 2"


@pytest.mark.proves("5.2.1Cc")
def test_5_2_1c_the_tribe_must_be_neutral() -> None:
    game = one_card(
        """
        [areas.Aedui]
        Barbarian = "Aedui 1, Aedui 2"
    """,
        "Aedui",
    )

    assert "activation" not in game.options


@pytest.mark.proves("5.2.1Cd", "5.2.1Ci")
def test_5_2_1c_one_a_year_for_the_roman_two_for_the_barbarian() -> None:
    """Cards in the activation areas count."""
    roman = one_card('activations = { Roman = ["Boii"] }', "Aedui")
    assert "activation" not in roman.options

    one = one_card('activations = { Barbarian = ["Boii"] }').play("Roman action supply")
    assert "activation" in one.options
    two = one_card('activations = { Barbarian = ["Boii", "Arverni"] }').play("Roman action supply")
    assert "activation" not in two.options


@pytest.mark.proves("5.2.1Cf")
def test_5_2_1c_the_roman_does_not_activate_britannia() -> None:
    assert "activation" not in one_card("", "Britannia", "Remi").options
    assert "activation" in one_card("", "Remi", "Britannia").play("Roman action supply").options


@pytest.mark.proves("5.2.1Cg")
def test_5_2_1c_a_tribe_that_is_no_longer_neutral() -> None:
    """An earlier event has taken it: nothing happens, and the card is discarded."""
    game = one_card("", "Aedui", "Minor Revolt 1").play("""
        Roman action activation
        Barbarian action event
        Barbarian revolt area Aedui
    """)

    assert game.units("Aedui", "Barbarian") == "Aedui 1, Aedui 2"
    assert game.view["activations"]["Roman"] == []
    assert game.logged("no_effect")


@pytest.mark.proves("5.2.1Cm")
def test_5_2_1c_nobody_activates_germania() -> None:
    assert one_card("", "Germania").options == ["supply", "political", "movement"]


@pytest.mark.proves("5.2.1Bi")
def test_5_2_1b_no_raid_once_vercingetorix_has_fallen() -> None:
    """The Roman event of the round comes first; the card is discarded without effect."""
    game = one_card(
        """
        turn = 4
        supply = 10
        [areas.Arverni]
        Barbarian = "Vercingetorix (1), Arverni 1, Arverni 2"
    """,
        roman="Minor Revolt 1",
        barbarian="Helvetii",
    ).play("""
        Roman action event
        Barbarian action supply
        Barbarian battle_action pass Vercingetorix
        Roman battle_action fire
        dice 1 1 1 1 1 1
        Roman regroup_to done?
    """)

    assert game.where("Vercingetorix") == ""
    assert game.supply == 10
    assert "Helvetii" in game.view["discards"]
    assert game.logged("no_effect")[0].rule == "5.2.1B"


@pytest.mark.proves("5.2.1Cl")
def test_5_2_1c_a_tribe_that_was_marched_upon_is_no_activation() -> None:
    """It joins because the other side came in, and the limit is as it was."""
    game = one_card("""
        activations = { Barbarian = ["Boii", "Arverni"] }
        [areas."Transalpine Gaul"]
        Roman = "Legion VII"
        [areas.Germania]
        Barbarian = "German 1"
    """).play("""
        Roman action movement
        Barbarian action movement
        Roman group area Transalpine Gaul
        Roman move_to move Allobroges
    """)

    assert game.units("Allobroges", "Barbarian") == "Allobroges 1, Allobroges 2"
    assert game.view["activations"]["Barbarian"] == ["Arverni", "Boii"]


@pytest.mark.proves("5.2.1Ck")
def test_5_2_1c_a_tribe_that_joins_ariovistus_is_no_activation() -> None:
    """7.2 Even with both activations spent."""
    game = one_card("""
        activations = { Barbarian = ["Boii", "Arverni"] }
        [areas.Germania]
        Barbarian = "Ariovistus"
    """).play("""
        Roman action movement
        Barbarian action movement
        Barbarian group area Germania
        Barbarian move_to move Leuci
        dice 1
    """)

    assert game.units("Leuci", "Barbarian") == "Ariovistus, Leuci"
    assert game.view["activations"]["Barbarian"] == ["Arverni", "Boii"]


@pytest.mark.proves("5.2.1Cj")
def test_5_2_1c_a_tribe_that_rises_is_no_activation() -> None:
    """11.0A A neutral one, with both activations spent."""
    game = one_card('activations = { Barbarian = ["Boii", "Arverni"] }', "Volcae", "Minor Revolt 1").play("""
        Roman action movement
        Barbarian action event
        Barbarian revolt area Remi
    """)

    assert game.units("Remi", "Barbarian") == "Remi"
    assert game.view["activations"]["Barbarian"] == ["Arverni", "Boii"]
