"""Card 16, Ambacti."""

import pytest

from tests.falling_sky.events.effect import is_effective
from tests.falling_sky.playing import at

ROMANS = """
    card = 16
    [regions.Mandubii]
    Romans = "{leader}, 1 Legion"
    [regions.Treveri]
    Romans = "Fort"
    [tribes]
    Remi = "Romans"
"""


def test_event_16_unshaded_six_with_caesar() -> None:
    """Six Auxilia where Caesar is."""
    game = at(ROMANS.format(leader="Caesar")).play("""
        Romans action unshaded 16
        Romans event_region region Mandubii
        Romans event_number number 6
    """)

    assert game.pieces("Mandubii", "Romans") == "Caesar, 1 Legion, 6 Auxilia"


def test_event_16_unshaded_four_with_caesar() -> None:
    """Caesar's Region is one with Romans: the executing Faction, here the Belgae, may place four there."""
    game = at(ROMANS.format(leader="Caesar")).play("Romans action pass\nBelgae action unshaded 16")
    game.play("Belgae event_region region Mandubii")
    assert game.options == ["number 4", "number 6"]

    game.play("Belgae event_number number 4")
    assert game.pieces("Mandubii", "Romans") == "Caesar, 1 Legion, 4 Auxilia"


def test_event_16_unshaded_four_with_any_roman_piece() -> None:
    """Ruling 135: any Roman piece will do, a Fort or an Ally too."""
    game = at(ROMANS.format(leader="Caesar")).play("Romans action unshaded 16")

    assert game.offers("region") == ["Atrebates", "Treveri", "Mandubii", "Provincia"]
    game.play("Romans event_region region Treveri")
    assert game.pieces("Treveri", "Romans") == "4 Auxilia, Fort"


def test_event_16_unshaded_four_with_a_successor() -> None:
    """A Successor is not Caesar."""
    game = at(ROMANS.format(leader="Successor")).play("""
        Romans action unshaded 16
        Romans event_region region Mandubii
    """)

    assert game.pieces("Mandubii", "Romans") == "Successor, 1 Legion, 4 Auxilia"


@pytest.mark.proves("5.1.1b")
def test_event_16_unshaded_never_more_than_available() -> None:
    """As many as are Available; with none the Event is not effective."""
    text = """
        card = 16
        [regions.Provincia]
        Romans = "{n} Auxilia, Caesar"
    """

    few, none = at(text.format(n=18)), at(text.format(n=20))
    assert is_effective(few, "Romans", "unshaded")
    assert few.play("Romans action unshaded 16").pieces("Provincia", "Romans") == "Caesar, 20 Auxilia, Fort"
    assert not is_effective(none, "Romans", "unshaded")
    assert none.play("Romans action unshaded 16").pieces("Provincia", "Romans") == "Caesar, 20 Auxilia, Fort"


AUXILIA = """
    card = 16
    ineligible = ["Romans"]
    [regions.Mandubii]
    Romans = "4 Auxilia"
    [regions.Treveri]
    Romans = "{n} Auxilia"
"""


def test_event_16_shaded_three_or_the_die() -> None:
    """After the roll the executing Faction removes three or as many as the die, from anywhere."""
    game = at(AUXILIA.format(n=2)).play("Belgae action shaded 16\nChance event_roll roll 1")

    assert game.options == ["number 1", "number 3"]
    game.play("""
        Belgae event_number number 3
        Belgae event_region region Treveri
        Belgae event_region region Mandubii
        Belgae event_region region Treveri
    """)
    assert game.pieces("Mandubii", "Romans") == "3 Auxilia"
    assert game.pieces("Treveri", "Romans") == ""


def test_event_16_shaded_no_question_when_the_die_says_three() -> None:
    """A three leaves no choice of number."""
    game = at(AUXILIA.format(n=2)).play("Belgae action shaded 16\nChance event_roll roll 3")

    assert game.asked == "Belgae event_region"


def test_event_16_shaded_all_there_are() -> None:
    """With fewer Auxilia than the die, all go if the die is chosen."""
    game = at(AUXILIA.format(n=1)).play("""
        Belgae action shaded 16
        Chance event_roll roll 6
        Belgae event_number number 5
    """)

    assert game.pieces("Mandubii", "Romans") == game.pieces("Treveri", "Romans") == ""


def test_event_16_shaded_effective_with_auxilia_on_the_map() -> None:
    """Without Auxilia no die is rolled."""
    none = at('card = 16\nineligible = ["Romans"]')

    assert is_effective(at(AUXILIA.format(n=1)), "Belgae", "shaded")
    assert not is_effective(none, "Belgae", "shaded")
    assert none.play("Belgae action shaded 16").asked == "Aedui action"


def test_event_16_shaded_no_more_than_there_are() -> None:
    """Of two Auxilia on the map both go, whether by three or by a five."""
    game = at('card = 16\nineligible = ["Arverni", "Romans", "Aedui"]\n[regions.Treveri]\nRomans = "2 Auxilia"\n')
    game.play("Belgae action shaded 16\nChance event_roll roll 5")
    assert game.pieces("Treveri", "Romans") == ""


def test_event_16_numbers_are_asked_about_this_card() -> None:
    """The question how many names Ambacti and the step of its text."""
    game = at(ROMANS.format(leader="Caesar")).play("Romans action unshaded 16\nRomans event_region region Mandubii")

    assert game.table.ask is not None
    assert [str(fact) for fact in game.table.ask.about] == ["16", "place", "Mandubii"]
