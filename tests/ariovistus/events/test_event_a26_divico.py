"""Card A26, Divico."""

from tests.ariovistus.playing import at
from tests.falling_sky.events.effect import is_effective

ON_THE_WAY = """
    card = "A26"
    [regions.Sequani]
    Arverni = "2 Warbands, 1 revealed Warband"
    [regions.Aedui]
    Arverni = "1 Warband"
    Aedui = "2 Warbands"
    [regions.Mandubii]
    Arverni = "3 Warbands"
    [tribes]
    Helvetii = "{helvetii}"
    Sequani = "Arverni Citadel"
"""


def test_event_a26_unshaded_the_helvetii_go_home() -> None:
    """Arverni Warbands of two Regions and the Ally at the Helvetii; the Citadel of Vesontio stays."""
    game = at(ON_THE_WAY.format(helvetii="Arverni")).play("Germans action unshaded A26")

    assert game.pieces("Sequani", "Arverni") == game.pieces("Aedui", "Arverni") == ""
    assert game.pieces("Mandubii", "Arverni") == "3 Warbands"
    assert game.pieces("Aedui", "Aedui") == "2 Warbands"
    assert (game.tribe("Helvetii"), game.tribe("Sequani")) == ("Subdued", "Arverni Citadel")


def test_event_a26_unshaded_another_ally_of_the_helvetii_stays() -> None:
    """Only an Arverni Ally is removed."""
    game = at(ON_THE_WAY.format(helvetii="Aedui")).play("Germans action unshaded A26")

    assert game.tribe("Helvetii") == "Aedui"


def test_event_a26_unshaded_effective() -> None:
    """Arverni Warbands there, or their Ally at the Helvetii; not the Citadel."""
    assert is_effective(at('card = "A26"\n[tribes]\nHelvetii = "Arverni"'), "Romans", "unshaded")
    assert is_effective(at('card = "A26"\n[regions.Aedui]\nArverni = "1 Warband"'), "Romans", "unshaded")
    assert not is_effective(at('card = "A26"\n[tribes]\nSequani = "Arverni Citadel"'), "Romans", "unshaded")


def test_event_a26_shaded_twelve_warbands_in_two_regions() -> None:
    """The executing Faction divides them, or stops."""
    game = at('card = "A26"').play("""
        Germans action shaded A26
        Germans event_region region Aedui
        Germans event_number number 5
    """)

    assert game.options == ["region Sequani", "done"]
    game.play("Germans event_region region Sequani")
    assert game.options[-1] == "number 7"
    game.play("Germans event_number number 7")
    assert game.pieces("Aedui", "Arverni") == "5 Warbands"
    assert game.pieces("Sequani", "Arverni") == "7 Warbands"


def test_event_a26_shaded_as_many_as_are_available() -> None:
    """Thirty of 35 on the map: five to divide; with all of them on the map it does nothing."""
    text = 'card = "A26"\nineligible = ["Germans"]\n[regions.Veneti]\nArverni = "{n} Warbands"'
    game = at(text.format(n=30)).play("Aedui action shaded A26\nAedui event_region region Sequani")

    assert game.options[-1] == "number 5"
    game.play("Aedui event_number number 3\nAedui event_region done")
    assert game.pieces("Sequani", "Arverni") == "3 Warbands"
    assert not is_effective(at(text.format(n=35)), "Aedui", "shaded")


def test_event_a26_shaded_all_twelve_in_one_region() -> None:
    """Nothing is left to be asked for the other."""
    game = at('card = "A26"').play("Germans action shaded A26\nGermans event_region region Aedui")
    game.play("Germans event_number number 12")

    assert game.pieces("Aedui", "Arverni") == "12 Warbands"
    assert game.asked == "Aedui action"
