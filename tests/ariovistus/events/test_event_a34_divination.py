"""Card A34, Divination."""

import pytest

from tests.ariovistus.playing import at
from tests.falling_sky.events.effect import is_effective

BOARD = """
    card = "A34"
    ineligible = ["Germans", "Aedui", "Romans"]
    [regions.Ubii]
    Germans = "Ariovistus, 6 Warbands"
    [regions.Treveri]
    Germans = "1 Warband, 1 revealed Warband"
    Belgae = "3 Warbands"
    [regions.Sequani]
    Germans = "4 Warbands"
    Romans = "2 Auxilia"
    [regions.Nervii]
    Belgae = "2 Warbands"
    Germans = "2 Warbands"
    [regions.Morini]
    Aedui = "2 Warbands"
    Germans = "1 Warband"
"""


def test_event_a34_unshaded_another_leads_the_germans_march() -> None:
    """The Aedui, named by the Belgae, March Ariovistus and some Warbands out of Ubii; it costs nobody anything."""
    game = at(BOARD).play("Belgae action unshaded A34")
    assert game.offers("faction") == ["Romans", "Aedui", "Belgae"]
    game.play("""
        Belgae event_faction faction Aedui
        Aedui event_choice command March
        Aedui event_region region Ubii
        Aedui march_to region Treveri
        Aedui march_number number 1
        Aedui march_number number 4
        Aedui march_to done
        Aedui event_region done
    """)

    assert game.pieces("Treveri", "Germans") == "Ariovistus, 5 Warbands, 1 revealed Warband"
    assert game.pieces("Ubii", "Germans") == "2 Warbands"
    assert game.resources("Germans") == game.resources("Aedui") == 10


@pytest.mark.parametrize(
    ("seating", "leaders"),
    [
        ("four", ["Romans", "Aedui", "Belgae"]),
        ("three-romans-aedui", ["Romans", "Aedui", "Belgae"]),
        ("three-germans-belgae", ["Romans", "Aedui"]),
        ("two", ["Romans", "Aedui"]),
    ],
)
def test_event_a34_unshaded_not_belgae_in_the_hands_of_the_germans_player(seating: str, leaders: list[str]) -> None:
    """A1.5.1 Who runs Germans and Belgae is no non-German player."""
    assert at(BOARD, seating=seating).play("Belgae action unshaded A34").offers("faction") == leaders


def test_event_a34_unshaded_battles_in_up_to_three_regions() -> None:
    """The leader names Regions and enemies, owners say what is lost and who Retreats; no Ambush, no fourth Region."""
    game = at(BOARD).play("""
        Belgae action unshaded A34
        Belgae event_faction faction Romans
        Romans event_choice command Battle
        Romans event_region region Sequani
    """)
    assert game.asked == "Romans declare_retreat"  # defends against those whom it leads
    game.play("""
        Romans declare_retreat stand
        Romans event_region region Treveri
        Belgae declare_retreat stand
    """)
    assert game.asked == "Romans event_region"
    game.play("Romans event_region region Morini")
    while "event_region" not in game.asked and "action" not in game.asked and "Chance" not in game.asked:
        game.play(f"{game.asked} {game.options[0]}")
    assert "event_region" not in game.asked


def test_event_a34_unshaded_it_may_be_declined() -> None:
    game = at(BOARD).play("""
        Belgae action unshaded A34
        Belgae event_faction faction Belgae
        Belgae event_choice done
    """)
    assert game.asked == "Chance draw_card"


def test_event_a34_unshaded_upon_frost_they_march_all_the_same() -> None:
    """5.1.1 An Event may let them March."""
    game = at(BOARD.replace('card = "A34"', 'card = "A34"\n    next = "Winter"')).play("""
        Belgae action unshaded A34
        Belgae event_faction faction Belgae
    """)
    assert "command March" in game.options


def test_event_a34_unshaded_effective() -> None:
    assert is_effective(at(BOARD), "Germans", "unshaded")
    assert not is_effective(at('card = "A34"'), "Germans", "unshaded")


def test_event_a34_shaded_who_executes_stays_eligible() -> None:
    """Romans name the Belgae: these act free and are Eligible, the Romans are not."""
    game = at("""
        card = "A34"
        ineligible = ["Germans", "Aedui", "Belgae"]
        [resources]
        Belgae = 0
        [regions.Nervii]
        Belgae = "2 Warbands"
    """).play("""
        Romans action shaded A34
        Romans event_faction faction Belgae
        Belgae free_command command March
        Belgae command march Nervii
        Belgae march_to region Morini
        Belgae march_number number 2
    """)

    assert game.pieces("Morini", "Belgae") == "2 Warbands"
    assert game.view["eligibility"]["Belgae"] == "Eligible"
    assert game.view["eligibility"]["Romans"] == "Ineligible"


def test_event_a34_shaded_declined_nobody_stays_eligible() -> None:
    game = at("""
        card = "A34"
        ineligible = ["Romans", "Aedui", "Belgae"]
        [regions.Ubii]
        Germans = "2 Warbands"
    """).play("""
        Germans action shaded A34
        Germans event_faction faction Germans
        Germans free_command done
    """)
    assert game.view["eligibility"]["Germans"] == "Ineligible"
