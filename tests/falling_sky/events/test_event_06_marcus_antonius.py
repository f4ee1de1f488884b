"""6 Marcus Antonius."""

from tests.falling_sky.events.judging import judged
from tests.falling_sky.playing import at

CAVALRY = """
    card = 6
    [regions.Provincia]
    Romans = "Caesar, 1 Auxilia"
    [regions.Morini]
    Romans = "2 Auxilia"
    Belgae = "3 Warbands"
    [regions.Aedui]
    Romans = "4 Auxilia"
    Germans = "8 Warbands"
"""


def test_event_06_unshaded_scout_then_battle() -> None:
    """Auxilia ride from far away, but only near Caesar are Warbands marked; then Auxilia fight twice as hard."""
    game = at(CAVALRY).play("Romans action unshaded 6")
    assert game.asked == "Romans scout_from"
    assert set(game.offers("region")) == {"Provincia", "Morini", "Aedui"}
    game.play("Romans scout_from done")
    assert game.offers("region") == ["Aedui"]
    game.play("Romans scout_in done\nRomans event_region region Aedui")

    assert game.pieces("Aedui", "Germans") == "4 revealed Warbands"
    assert game.resources("Romans") == 10


def test_event_06_unshaded_both_may_be_declined() -> None:
    """The Romans decide, though the Arverni play it."""
    game = at(CAVALRY.replace("card = 6", 'card = 6\nineligible = ["Romans"]'))
    game.play("Arverni action unshaded 6\nRomans scout_from done\nRomans scout_in done\nRomans event_region done")

    assert game.asked == "Belgae action"
    assert game.pieces("Aedui", "Germans") == "8 Warbands"


def test_event_06_unshaded_no_besiege() -> None:
    """A free Battle brings no Special Ability of its own."""
    game = at("""
        card = 6
        [regions.Mandubii]
        Romans = "3 Legions"
        Germans = "1 Warband"
        [tribes]
        Mandubii = "Germans"
    """).play("Romans action unshaded 6\nRomans event_region region Mandubii")

    assert game.asked == "Arverni action"


def test_event_06_shaded_the_executing_faction_picks() -> None:
    """The Arverni send Auxilia to Provincia, Hidden or not as they are; the Romans are out, they stay in."""
    game = at(CAVALRY.replace("card = 6", 'card = 6\nineligible = ["Romans"]')).play("""
        Arverni action shaded 6
        Arverni event_region region Morini
        Arverni event_region region Morini
        Arverni event_region region Aedui
        Arverni event_region done
    """)

    assert game.pieces("Morini", "Romans") == ""
    assert game.pieces("Aedui", "Romans") == "3 Auxilia"
    assert "4 Auxilia" in game.pieces("Provincia", "Romans")
    assert game.position["barred"] == ["Romans"]
    assert game.position["kept"] == ["Arverni"]


def test_event_06_shaded_four_at_most() -> None:
    """After four the choice is over."""
    game = at(CAVALRY.replace("card = 6", 'card = 6\nineligible = ["Romans"]')).play("Arverni action shaded 6")
    for _ in range(4):
        game.play("Arverni event_region region Aedui")

    assert game.asked == "Belgae action"


def test_event_06_effective() -> None:
    """Unshaded where Romans can Scout or Battle; shaded always, for Eligibility changes."""
    assert judged(CAVALRY, "Belgae")
    assert not judged("card = 6", "Romans")
    assert judged("card = 6", "Romans", "shaded")


def test_event_06_shaded_only_auxilia_that_are_elsewhere() -> None:
    """Those in Provincia already, and Regions without Auxilia, are not offered."""
    game = at(CAVALRY.replace("card = 6", 'card = 6\nineligible = ["Romans"]')).play("Arverni action shaded 6")

    assert game.offers("region") == ["Morini", "Aedui"]


def test_event_06_shaded_by_the_romans_themselves() -> None:
    """Ineligible through the next card outlasts staying Eligible, which only spares the end of this card."""
    game = at('card = 6\nineligible = ["Arverni", "Aedui", "Belgae"]\n[regions.Nervii]\nRomans = "1 Auxilia"')
    game.play("Romans action shaded 6\nRomans event_region region Nervii")

    assert game.pieces("Provincia", "Romans").startswith("1 Auxilia")
    assert game.position["ineligible"] == ["Romans"]


def test_event_06_unshaded_effective_by_scout_or_by_battle() -> None:
    """Auxilia without an enemy can ride; Legions without Auxilia can fight."""
    assert judged('card = 6\n[regions.Provincia]\nRomans = "1 Auxilia"', "Aedui")
    assert judged('card = 6\n[regions.Treveri]\nRomans = "1 Legion"\nGermans = "1 Warband"', "Aedui")
