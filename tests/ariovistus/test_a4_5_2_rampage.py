"""A4.5.1 on Rampage: Germans are never named, Arverni are removed, nobody flees to the Germans."""

import pytest

from tests.ariovistus.playing import at


@pytest.mark.proves("A4.5.1o")
def test_a4_5_1_germans_cannot_be_named() -> None:
    """Only the Aedui are frightened by Belgae who stand among Germans; alone with Germans there is no Rampage."""
    position = """
        card = "A56"
        [regions.Treveri]
        Belgae = "Boduognatus, 3 Warbands"
        Germans = "2 Warbands"
        Aedui = "1 Warband"
        Romans = "1 Auxilia"
    """
    game = at(position).play("Belgae action command Raid\nBelgae command ability Rampage")
    if game.asked == "Belgae rampage":
        game.play("Belgae rampage region Treveri")
    assert game.options == ["faction Romans", "faction Aedui"]

    alone = at(position.replace('Aedui = "1 Warband"', "").replace('Romans = "1 Auxilia"', ""))
    assert "Rampage" not in alone.play("Belgae action command Raid").offers("ability")


@pytest.mark.proves("A4.5.1p")
def test_a4_5_1_arverni_are_removed_scouted_first() -> None:
    """Three of four Arverni Warbands go, nobody asked: Scouted, Revealed, then Hidden; their own Control next door is
    no refuge."""
    game = at("""
        card = "A56"
        [regions.Treveri]
        Belgae = "Boduognatus, 3 Warbands"
        Arverni = "2 Warbands, 1 revealed Warband, 1 scouted Warband"
        [regions.Mandubii]
        Arverni = "2 Warbands"
    """).play("Belgae action command Raid\nBelgae command ability Rampage")
    while game.asked != "Belgae rampage_number":
        game.table.answer(game.options[0])
    game.play("Belgae rampage_number number 3")
    assert game.pieces("Treveri", "Arverni") == "1 Warband"
    assert game.pieces("Mandubii", "Arverni") == "2 Warbands"
    assert game.asked.startswith("Belgae")


@pytest.mark.proves("A4.5.1q")
def test_a4_5_1_nobody_gives_way_into_germanic_control() -> None:
    """Aedui in Treveri may ask the Romans in Mandubii, not the Germans in Ubii."""
    game = at("""
        card = "A56"
        [regions.Treveri]
        Belgae = "Boduognatus, 3 Warbands"
        Aedui = "1 Warband"
        [regions.Mandubii]
        Romans = "2 Legions"
        [regions.Ubii]
        Germans = "2 Warbands"
    """).play("Belgae action command Raid\nBelgae command ability Rampage")
    while game.asked != "Aedui retreat_to":
        game.table.answer(game.options[0])
    assert game.options == ["ask_retreat Mandubii", "remove_all"]


def test_event_04_rampage_takes_arverni_who_are_walled_in_first() -> None:
    """Their Citadel is gone, the marker still lies on two of four Hidden Warbands: one of the two is removed."""
    game = at("""
        card = "A56"
        [regions.Treveri]
        Belgae = "Boduognatus"
        [regions.Sequani]
        Belgae = "1 Warband"
        Romans = "1 Legion"
        Arverni = "4 Warbands"
        [circumvallation]
        region = "Sequani"
        faction = "Arverni"
        pieces = "2 Warbands"
        tribes = []
    """).play("""
        Belgae action command Raid
        Belgae command ability Rampage
        Belgae rampage region Sequani
        Belgae rampage_target faction Arverni
    """)

    assert game.pieces("Sequani", "Arverni") == "3 Warbands"
    assert game.position["circumvallation"]["pieces"] == "1 Warband"
