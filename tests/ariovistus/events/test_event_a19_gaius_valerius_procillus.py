"""Card A19, Gaius Valerius Procillus."""

from tests.ariovistus.playing import at
from tests.falling_sky.events.effect import is_effective

NEAR_CAESAR = """
    card = "A19"
    ineligible = ["Germans"]
    [regions.Arverni]
    Romans = "{leader}, 2 Legions"
    [tribes]
    Arverni = "{gergovia}"
    Cadurci = "Arverni"
    Volcae = "Aedui"
    Bituriges = "Belgae"
    Helvii = "Germans"
    Veneti = "Arverni"
"""


def test_event_a19_unshaded_three_allies_near_caesar() -> None:
    """Any Factions' Allies within one Region of Caesar; the one at Gergovia is only removed, and the fourth stays."""
    game = at(NEAR_CAESAR.format(leader="Caesar", gergovia="Arverni")).play("Romans action unshaded A19")

    assert sorted(game.offers("tribe")) == ["Arverni", "Bituriges", "Cadurci", "Helvii", "Volcae"]
    game.play("Romans event_tribe tribe Arverni\nRomans event_tribe tribe Volcae\nRomans event_tribe tribe Helvii")
    assert game.tribe("Arverni") == "Subdued"
    assert game.tribe("Volcae") == game.tribe("Helvii") == "Romans"
    assert game.tribe("Cadurci") == "Arverni"
    assert game.asked == "Aedui action"


def test_event_a19_unshaded_a_citadel_is_no_ally() -> None:
    """The Citadel of Gergovia is not offered; whoever executes chooses, and may stop."""
    game = at(NEAR_CAESAR.format(leader="Caesar", gergovia="Arverni Citadel"))
    game.play("Romans action pass\nAedui action unshaded A19")

    assert "Arverni" not in game.offers("tribe")
    game.play("Aedui event_tribe tribe Cadurci\nAedui event_tribe done")
    assert game.tribe("Cadurci") == "Romans"


def test_event_a19_unshaded_without_roman_allies_left() -> None:
    """5.1.1 What cannot be replaced is removed: of six Allies five are on the map."""
    game = at("""
        card = "A19"
        ineligible = ["Germans"]
        [regions.Provincia]
        Romans = "Caesar"
        [tribes]
        Treveri = "Romans"
        Remi = "Romans"
        Bellovaci = "Romans"
        Mandubii = "Romans"
        Senones = "Romans"
        Volcae = "Arverni"
        Helvii = "Arverni"
    """).play("Romans action unshaded A19\nRomans event_tribe tribe Helvii\nRomans event_tribe tribe Volcae")

    assert (game.tribe("Helvii"), game.tribe("Volcae")) == ("Romans", "Subdued")


def test_event_a19_unshaded_effective_with_caesar_himself() -> None:
    """A Successor translates nothing; nor is there anything to do without other Factions' Allies nearby."""
    assert is_effective(at(NEAR_CAESAR.format(leader="Caesar", gergovia="Arverni")), "Romans", "unshaded")
    assert not is_effective(at(NEAR_CAESAR.format(leader="Successor", gergovia="Arverni")), "Romans", "unshaded")
    assert not is_effective(at('card = "A19"\n[regions.Arverni]\nRomans = "Caesar"'), "Romans", "unshaded")


SETTING_OUT = """
    card = "A19"
    next = {next}
    [regions.Provincia]
    Romans = "Caesar, 6 Legions, 4 Auxilia, 4 revealed Auxilia"
    [regions.Veneti]
    Romans = "2 Legions"
    [regions.Sequani]
    Germans = "Settlement"
    [regions.Aedui]
    Aedui = "3 Warbands"
"""


def test_event_a19_shaded_all_romans_march_to_germans() -> None:
    """Caesar, Legions and Auxilia, these Hidden; the Fort stays, and a Settlement is a Germanic piece. Those in Veneti
    have no Germans next to them, and the Romans are Ineligible through the next card."""
    game = at(SETTING_OUT.format(next=2)).play("Germans action shaded A19")

    assert game.pieces("Provincia", "Romans") == "Fort"
    assert game.pieces("Sequani", "Romans") == "Caesar, 6 Legions, 8 Auxilia"
    assert game.pieces("Veneti", "Romans") == "2 Legions"
    assert game.asked == "Aedui action"
    game.play("Aedui action pass\nBelgae action pass\nChance draw_card card 3")
    assert game.position["ineligible"] == ["Romans", "Germans"]


def test_event_a19_shaded_upon_frost() -> None:
    """5.1.1 An Event may let pieces March though WINTER is the next card."""
    game = at(SETTING_OUT.format(next='"Winter"')).play("Germans action shaded A19")

    assert game.pieces("Provincia", "Romans") == "Fort"


def test_event_a19_shaded_the_executing_faction_leads_them() -> None:
    """It says whence and where to; one step only, so that nobody Harasses."""
    game = at("""
        card = "A19"
        ineligible = ["Germans", "Romans"]
        [regions.Mandubii]
        Romans = "2 Legions"
        Arverni = "9 Warbands"
        [regions.Ubii]
        Romans = "1 Auxilia"
        [regions.Sequani]
        Germans = "1 Warband"
        [regions.Treveri]
        Germans = "1 Warband"
    """).play("Aedui action shaded A19")

    assert game.offers("region") == ["Ubii", "Mandubii"]
    game.play("Aedui event_region region Mandubii")
    assert game.offers("region") == ["Treveri", "Sequani"]
    game.play("Aedui event_region region Treveri")
    assert game.pieces("Treveri", "Romans") == "2 Legions"
    assert game.asked == "Belgae action"


def test_event_a19_shaded_without_germans_near_only_ineligible() -> None:
    """Where nobody can be led, the Romans are Ineligible all the same."""
    game = at('card = "A19"\nnext = 2\nineligible = ["Belgae"]\n[regions.Veneti]\nRomans = "2 Legions"')

    assert is_effective(game, "Germans", "shaded")
    game.play("Germans action shaded A19")
    assert game.asked == "Aedui action"
