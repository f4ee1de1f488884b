"""Card 18, Rhenus Bridge."""

from tests.falling_sky.events.effect import is_effective
from tests.falling_sky.playing import at

GERMANIA = """
    card = 18
    [regions.{region}]
    Romans = "Caesar, 3 Legions"
    [regions.Sugambri]
    Germans = "3 Warbands, 1 revealed Warband"
    [regions.Ubii]
    Germans = "2 Warbands"
    [tribes]
    "Suebi North" = "Germans"
    Sugambri = "Germans"
    "Suebi South" = "Germans"
"""


def test_event_18_unshaded_removes_all_germans() -> None:
    """Ruling 137: Warbands and Allies, those of the Suebi too, next to a Region under Roman Control."""
    game = at(GERMANIA.format(region="Treveri")).play("Romans action unshaded 18")

    assert game.options == ["region Sugambri", "region Ubii", "done"]
    game.play("Romans event_region region Sugambri")
    assert game.pieces("Sugambri", "Germans") == ""
    assert game.tribe("Sugambri") == game.tribe("Suebi North") == "Subdued"
    assert game.pieces("Ubii", "Germans") == "2 Warbands"


def test_event_18_unshaded_under_roman_control() -> None:
    """A Region of Germania that the Romans Control serves itself, and the other one as its neighbour."""
    game = at("""
        card = 18
        [regions.Ubii]
        Romans = "3 Legions"
        Germans = "2 Warbands"
        [regions.Sugambri]
        Germans = "1 Warband"
    """).play("Romans action unshaded 18\nRomans event_region region Ubii")

    assert game.pieces("Ubii", "Germans") == ""
    assert game.pieces("Sugambri", "Germans") == "1 Warband"


def test_event_18_unshaded_the_romans_may_decline() -> None:
    """Whoever executes, the Romans decide."""
    game = at(GERMANIA.format(region="Treveri")).play("""
        Romans action pass
        Belgae action unshaded 18
        Romans event_region done
    """)

    assert game.pieces("Sugambri", "Germans") == "3 Warbands, 1 revealed Warband"


def test_event_18_unshaded_effective_near_roman_control() -> None:
    """Sequani touches Ubii only; Mandubii touches neither Region."""
    game = at(GERMANIA.format(region="Mandubii"))

    assert is_effective(at(GERMANIA.format(region="Sequani")), "Romans", "unshaded")
    assert not is_effective(game, "Romans", "unshaded")
    assert game.play("Romans action unshaded 18").asked == "Belgae action"


def test_event_18_shaded_romans_pay_and_sit_out() -> None:
    """With a Legion next to Germania the Romans lose six Resources and are Ineligible through the next card."""
    game = at("""
        card = 18
        next = 2
        ineligible = ["Aedui", "Arverni"]
        [resources]
        Romans = 4
        [regions.Morini]
        Romans = "1 Legion"
    """).play("Romans action pass\nBelgae action shaded 18\nChance draw_card card 3")

    assert game.resources("Romans") == 0
    assert game.position["ineligible"] == ["Romans", "Belgae"]


def test_event_18_shaded_effective_with_a_legion_within_one() -> None:
    """In Germania or next to it; Auxilia do not count."""
    text = """
        card = 18
        [regions.{region}]
        Romans = "{pieces}"
    """

    assert is_effective(at(text.format(region="Ubii", pieces="1 Legion")), "Belgae", "shaded")
    assert is_effective(at(text.format(region="Sequani", pieces="1 Legion")), "Belgae", "shaded")
    assert not is_effective(at(text.format(region="Ubii", pieces="Caesar, 9 Auxilia")), "Belgae", "shaded")
    far = at(text.format(region="Mandubii", pieces="1 Legion"))
    assert not is_effective(far, "Belgae", "shaded")
    assert far.play("Romans action shaded 18").resources("Romans") == 10


def test_event_18_shaded_six_resources() -> None:
    """Romans with more than six keep the rest."""
    game = at('card = 18\nineligible = ["Romans"]\n[regions.Morini]\nRomans = "1 Legion"').play(
        "Belgae action shaded 18"
    )

    assert game.resources("Romans") == 4


def test_event_18_unshaded_only_regions_with_germans() -> None:
    """Romans in Treveri are not asked about Ubii, where nobody is; where Germans are nowhere it does nothing."""
    board = 'card = 18\n[regions.Treveri]\nRomans = "3 Legions"\n'
    game = at(board + '[regions.Sugambri]\nGermans = "1 Warband"').play("Romans action unshaded 18")
    assert game.options == ["region Sugambri", "done"]
    assert not is_effective(at(board), "Romans", "unshaded")
