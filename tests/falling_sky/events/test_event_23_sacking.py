"""23 Sacking."""

from tests.falling_sky.events.effect import is_effective
from tests.falling_sky.playing import at

HELD = """
    card = 23
    ineligible = ["Arverni"]
    [regions.Bituriges]
    Romans = "5 Legions"
    [tribes]
    Bituriges = "Arverni Citadel"
"""


def test_event_23_unshaded_razes_a_city_under_roman_control() -> None:
    """Whatever stands there goes, the Romans gain eight Resources, and the Tribe counts as Dispersed."""
    game = at(HELD)
    before = game.margin("Romans")
    game.play("Romans action unshaded 23")
    assert game.options == ["tribe Bituriges", "done"]
    game.play("Romans event_tribe tribe Bituriges")
    assert game.tribe("Bituriges") == "Razed"
    assert game.resources("Romans") == 18
    assert game.margin("Romans") == before + 1


def test_event_23_unshaded_romans_decide_whoever_plays_it() -> None:
    """The Romans may decline."""
    game = at(HELD.replace('["Arverni"]', '["Arverni", "Romans"]')).play("Belgae action unshaded 23")
    game.play("Romans event_tribe done")
    assert game.tribe("Bituriges") == "Arverni Citadel"
    assert game.resources("Romans") == 10


def test_event_23_unshaded_razed_is_no_dispersed_marker_and_holds_no_ally() -> None:
    """A Razed City takes none of the four markers, and nothing can be placed there."""
    game = at("""
        card = 23
        ineligible = ["Arverni", "Belgae", "Aedui"]
        [regions.Mandubii]
        Romans = "3 Legions"
        [tribes]
        Mandubii = "Razed"
        Senones = "Arverni"
        Lingones = "Arverni"
    """)
    assert not is_effective(game, "Romans", "unshaded")
    game.play("Romans action command Recruit")
    assert "Mandubii" not in game.offers("recruit")


def test_event_23_shaded_a_legion_falls_and_romans_are_barred() -> None:
    """The Legion goes to Fallen; the Romans are Ineligible now and through the next card."""
    game = at("""
        card = 23
        next = 12
        [regions.Mandubii]
        Romans = "2 Legions"
        [tribes]
        Mandubii = "Arverni Citadel"
    """).play("Arverni action shaded 23")
    assert game.pieces("Mandubii", "Romans") == "1 Legion"
    assert game.position["fallen"] == 1
    assert game.asked == "Belgae action"
    game.play("Belgae action pass\nAedui action pass\nChance draw_card card 40")
    assert "Romans" in game.position["ineligible"]
    assert game.asked != "Romans action"


def test_event_23_shaded_needs_a_legion_at_an_own_citadel() -> None:
    """The Citadel of another Faction does not do, nor does an Ally."""
    game = at('card = 23\n[regions.Mandubii]\nRomans = "2 Legions"\n[tribes]\nMandubii = "Aedui Citadel"\n')
    assert not is_effective(game, "Arverni", "shaded")
    assert is_effective(game, "Aedui", "shaded")
    assert game.play("Arverni action shaded 23").pieces("Mandubii", "Romans") == "2 Legions"
    assert game.asked == "Romans action"


def test_event_23_unshaded_effective() -> None:
    """A City under Roman Control that is not Razed."""
    assert is_effective(at(HELD), "Aedui", "unshaded")
    assert not is_effective(at("card = 23"), "Aedui", "unshaded")


def test_event_23_shaded_the_executing_faction_picks_the_siege() -> None:
    """With a Legion at two of its Citadels the executing Faction says which one falls."""
    game = at("""
        card = 23
        [regions.Mandubii]
        Romans = "1 Legion"
        [regions.Carnutes]
        Romans = "1 Legion"
        [tribes]
        Mandubii = "Arverni Citadel"
        Carnutes = "Arverni Citadel"
    """).play("Arverni action shaded 23\nArverni event_region region Carnutes")

    assert (game.pieces("Mandubii", "Romans"), game.pieces("Carnutes", "Romans")) == ("1 Legion", "")
