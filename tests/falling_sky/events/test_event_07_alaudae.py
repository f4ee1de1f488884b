"""Card 7, Alaudae."""

from tests.falling_sky.events.effect import is_effective
from tests.falling_sky.playing import at

TWO_REGIONS = """
    card = 7
    [regions.Mandubii]
    Romans = "Caesar, 3 Legions"
    [regions.Treveri]
    Romans = "1 Auxilia"
    Belgae = "3 Warbands"
"""


def test_event_07_unshaded_places_legion_and_auxilia_together() -> None:
    """The Romans place a Legion and an Auxilia in one Region under Roman Control."""
    game = at(TWO_REGIONS).play("Romans action unshaded 7")

    assert game.offers("region") == ["Mandubii", "Provincia"]
    game.play("Romans event_region region Mandubii")
    assert game.pieces("Mandubii", "Romans") == "Caesar, 4 Legions, 1 Auxilia"
    assert game.position["legions_track"] == 8


def test_event_07_unshaded_romans_choose_when_another_executes() -> None:
    """The text lets the Romans place, whoever executes."""
    game = at(TWO_REGIONS).play("Romans action pass\nAedui action unshaded 7")

    assert game.asked == "Romans event_region"


def test_event_07_unshaded_no_legion_from_fallen() -> None:
    """Ruling 127: the Legion comes from the track alone; the Auxilia comes all the same."""
    game = at("card = 7\nfallen = 12").play("Romans action unshaded 7")

    assert game.pieces("Provincia", "Romans") == "1 Auxilia, Fort"
    assert game.position["fallen"] == 12


def test_event_07_unshaded_effective_with_roman_control() -> None:
    """Without a Region under Roman Control nothing can be placed."""
    lost = at("""
        card = 7
        [regions.Provincia]
        Arverni = "1 Warband"
    """)

    assert is_effective(at("card = 7"), "Arverni", "unshaded")
    assert not is_effective(lost, "Romans", "unshaded")
    assert lost.play("Romans action unshaded 7").pieces("Provincia", "Romans") == "Fort"


def test_event_07_shaded_removes_a_legion_and_an_auxilia() -> None:
    """The executing Faction picks; the Legion goes to the track, the Auxilia may stand in another Region."""
    game = at(
        """
        card = 7
        ineligible = ["Romans"]
        fallen = 4
        [regions.Mandubii]
        Romans = "2 Legions, 1 Auxilia, 1 revealed Auxilia"
        [regions.Treveri]
        Romans = "1 Legion, 1 Auxilia"
    """
    ).play("""
        Aedui action shaded 7
        Aedui event_region region Treveri
        Aedui event_region region Mandubii
        Aedui event_piece piece Revealed Auxilia
    """)

    assert game.pieces("Treveri", "Romans") == "1 Auxilia"
    assert game.pieces("Mandubii", "Romans") == "2 Legions, 1 Auxilia"
    assert (game.position["legions_track"], game.position["fallen"]) == (6, 4)


def test_event_07_shaded_counts_the_track_without_fallen() -> None:
    """Ruling 127: up to seven Legions on the track, Fallen ones not counted; eight are too many."""
    text = """
        card = 7
        ineligible = ["Romans"]
        fallen = {fallen}
        [regions.Mandubii]
        Romans = "1 Legion"
    """

    assert is_effective(at(text.format(fallen=4)), "Arverni", "shaded")
    many = at(text.format(fallen=3))
    assert not is_effective(many, "Arverni", "shaded")
    assert many.play("Aedui action shaded 7").pieces("Mandubii", "Romans") == "1 Legion"


def test_event_07_shaded_removes_what_there_is() -> None:
    """Partial execution: with no Legion on the map the Auxilia goes alone."""
    game = at("""
        card = 7
        ineligible = ["Romans"]
        fallen = 12
        [regions.Mandubii]
        Romans = "1 Auxilia"
    """).play("Aedui action shaded 7")

    assert game.pieces("Mandubii", "Romans") == ""


def test_event_07_unshaded_effective_with_a_legion_or_an_auxilia() -> None:
    """Nothing comes with the Legions track empty and all Auxilia on the map; one of the two is enough."""
    spent = 'card = 7\nfallen = {}\n[regions.Provincia]\nRomans = "{} Auxilia"'
    assert not is_effective(at(spent.format(12, 20)), "Romans", "unshaded")
    assert is_effective(at(spent.format(11, 20)), "Romans", "unshaded")
    assert is_effective(at(spent.format(12, 19)), "Romans", "unshaded")


def test_event_07_shaded_effective_with_a_legion_or_auxilia_on_the_map() -> None:
    """Caesar and a Fort are neither."""
    assert not is_effective(at('card = 7\nfallen = 12\n[regions.Treveri]\nRomans = "Caesar, Fort"'), "Aedui", "shaded")
    assert is_effective(at('card = 7\nfallen = 12\n[regions.Treveri]\nRomans = "1 Auxilia"'), "Aedui", "shaded")


def test_event_07_one_of_each_and_no_more() -> None:
    """A second Auxilia neither comes nor goes, nor does a second Legion."""
    game = at(TWO_REGIONS).play("Romans action unshaded 7\nRomans event_region region Provincia")
    assert game.pieces("Provincia", "Romans") == "1 Legion, 1 Auxilia, Fort"

    board = 'card = 7\nfallen = 6\nineligible = ["Romans"]\n[regions.Treveri]\nRomans = "3 Legions, 3 Auxilia"'
    assert at(board).play("Aedui action shaded 7").pieces("Treveri", "Romans") == "2 Legions, 2 Auxilia"
