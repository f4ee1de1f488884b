"""Card A29, Harudes."""

from tests.ariovistus.playing import at
from tests.falling_sky.events.effect import is_effective

BOARD = """
    card = "A29"
    ineligible = ["Romans", "Germans", "Belgae"]
    [regions.Sequani]
    Germans = "2 Warbands, Settlement"
    [tribes]
    Helvetii = "Arverni"
"""


def test_event_a29_unshaded_romans_place_allies_and_three_auxilia() -> None:
    """In Regions with Settlements; the Romans choose, though the Aedui play it; three Auxilia are a must."""
    game = at(BOARD).play("Aedui action unshaded A29")
    assert game.offers("faction") == ["Romans", "Arverni", "Aedui", "Belgae"]
    game.play("""
        Aedui event_faction faction Romans
        Romans event_tribe tribe Sequani
    """)

    assert game.tribe("Sequani") == "Romans"
    assert game.pieces("Sequani", "Romans") == "3 Auxilia"


def test_event_a29_unshaded_for_the_arverni_the_executing_faction_chooses() -> None:
    """Five Warbands of theirs; up to two Allies, so none if the Aedui like."""
    game = at(BOARD + '[regions.Ubii]\nGermans = "Settlement"').play("""
        Aedui action unshaded A29
        Aedui event_faction faction Arverni
        Aedui event_tribe done
        Aedui event_region region Ubii
        Aedui event_number number 2
    """)

    assert game.pieces("Ubii", "Arverni") == "2 Warbands"
    assert game.pieces("Sequani", "Arverni") == "3 Warbands"
    assert game.tribe("Sequani") == "Subdued"


def test_event_a29_unshaded_up_to_is_said_of_the_allies_alone() -> None:
    """None of the two Allies need come, all five Warbands must: nobody may stop before."""
    game = at(BOARD + '[regions.Ubii]\nGermans = "Settlement"').play("""
        Aedui action unshaded A29
        Aedui event_faction faction Belgae
    """)
    assert "done" in game.options
    game.play("Belgae event_tribe done")
    assert game.options == ["region Ubii", "region Sequani"]
    game.play("Belgae event_region region Sequani\nBelgae event_number number 1")
    assert game.pieces("Ubii", "Belgae") == "4 Warbands"


def test_event_a29_unshaded_effective() -> None:
    assert is_effective(at(BOARD), "Romans", "unshaded")
    assert not is_effective(at('card = "A29"'), "Romans", "unshaded")


def test_event_a29_shaded_the_four_who_came_raid() -> None:
    """Next to Germania, not in it; led by who plays it, the Germans gain; one newcomer among others Raids alone."""
    game = at(BOARD).play("Aedui action shaded A29")
    assert game.offers("region") == ["Morini", "Nervii", "Treveri", "Sequani", "Cisalpina"]
    game.play("""
        Aedui event_region region Sequani
        Aedui event_number number 1
        Aedui event_region region Treveri
        Aedui event_number number 3
        Aedui event_region region Nervii
    """)
    assert game.pieces("Nervii", "Germans") == "Settlement"
    game.play("Aedui raid gain")  # each first raider answers itself

    assert game.resources("Germans") == 13
    assert game.pieces("Sequani", "Germans") == "2 Warbands, 1 revealed Warband, Settlement"
    assert game.pieces("Treveri", "Germans") == "1 Warband, 2 revealed Warbands"


def test_event_a29_shaded_with_ariovistus_they_intimidate() -> None:
    """A3.4.3 The two who Raid where he is may remove two pieces of a Faction without a Leader there."""
    game = at("""
        card = "A29"
        ineligible = ["Romans", "Germans", "Belgae"]
        [regions.Treveri]
        Germans = "Ariovistus"
        Belgae = "3 Warbands"
    """).play("""
        Aedui action shaded A29
        Aedui event_region region Treveri
        Aedui event_number number 4
        Aedui event_region region Morini
        Aedui raid gain
        Aedui raid gain
        Aedui free_intimidate number 2
    """)

    assert game.pieces("Treveri", "Belgae") == "1 Warband"
    assert game.view["regions"]["Treveri"]["intimidated"]


def test_event_a29_shaded_effective() -> None:
    assert is_effective(at('card = "A29"'), "Romans", "shaded")
