"""Card 5, Gallia Togata: the Event; what Cisalpina is as a Region is in test_event_05_cisalpina.py."""

import pytest

import alesia
from tests.falling_sky.events.effect import is_effective
from tests.falling_sky.playing import at

# ---- unshaded ---------------------------------------------------------------------------------------------------


def test_event_05_unshaded_makes_a_region_of_cisalpina() -> None:
    """The marker and three Hidden Auxilia come to Cisalpina, which is under Roman Control and worth nothing."""
    game = at("card = 5").play("Romans action unshaded 5")

    assert game.pieces("Cisalpina", "Romans") == "3 Auxilia"
    assert game.position["gallia_togata"] is True
    assert game.control("Cisalpina") == "Romans"
    region = game.view["regions"]["Cisalpina"]
    assert (region["control_value"], region["tribes"]) == (0, {})
    assert game.available("Romans", "Auxilia") == 17


def test_event_05_unshaded_no_region_before() -> None:
    """Without the marker nobody sees a Region Cisalpina."""
    game = at("card = 5")

    assert "Cisalpina" not in game.view["regions"]
    assert "gallia_togata" not in game.position


def test_event_05_unshaded_by_another_faction() -> None:
    """Whoever executes it, Auxilia are Roman pieces."""
    game = at("card = 5").play("Romans action pass\nArverni action unshaded 5")

    assert game.pieces("Cisalpina", "Romans") == "3 Auxilia"


@pytest.mark.parametrize(("elsewhere", "placed"), [(18, "2 Auxilia"), (20, "")])
def test_event_05_unshaded_as_many_auxilia_as_are_available(elsewhere: int, placed: str) -> None:
    """5.1.3 With too few Auxilia the marker is placed all the same; Cisalpina is empty and under No Control then."""
    game = at(f"""
        card = 5
        ineligible = ["Romans"]
        [regions.Mandubii]
        Romans = "{elsewhere} Auxilia"
    """).play("Arverni action unshaded 5")

    assert game.pieces("Cisalpina", "Romans") == placed
    assert game.control("Cisalpina") == ("Romans" if placed else "No Control")


def test_event_05_unshaded_romans_may_take_auxilia_off_first() -> None:
    """1.4.1 With all Auxilia on the map, the Romans can bring some of them to Cisalpina."""
    game = at("""
        card = 5
        [regions.Mandubii]
        Romans = "20 Auxilia"
    """).play("""
        Romans action prepare 5
        Romans prepare_event remove_own
        Romans prepare_event unshaded 5
    """)

    assert game.pieces("Mandubii", "Romans") == "19 Auxilia"
    assert game.pieces("Cisalpina", "Romans") == "1 Auxilia"


def test_event_05_unshaded_with_the_marker_in_place() -> None:
    """The marker stays as it is, and three Auxilia come again."""
    game = at("""
        card = 5
        gallia_togata = true
        [regions.Cisalpina]
        Romans = "1 Legion"
    """).play("Romans action unshaded 5")

    assert game.pieces("Cisalpina", "Romans") == "1 Legion, 3 Auxilia"
    assert game.position["gallia_togata"] is True


def test_event_05_unshaded_is_no_capability() -> None:
    """Shifting Loyalties (50) finds nothing to remove: the marker lies for the rest of the game."""
    game = at("card = 50\ngallia_togata = true")
    assert not is_effective(game, "Aedui", "unshaded")

    game.play("Aedui action unshaded 50")
    assert game.position["gallia_togata"] is True


def test_event_05_unshaded_effective() -> None:
    """Always before the marker lies there; afterwards only with Auxilia Available."""
    spent = 'card = 5\n{}[regions.Mandubii]\nRomans = "20 Auxilia"'
    assert is_effective(at("card = 5"), "Belgae", "unshaded")
    assert is_effective(at(spent.format("")), "Belgae", "unshaded")
    assert is_effective(at("card = 5\ngallia_togata = true"), "Belgae", "unshaded")
    assert not is_effective(at(spent.format("gallia_togata = true\n")), "Belgae", "unshaded")


# ---- shaded -----------------------------------------------------------------------------------------------------

GARRISONS = """
    card = 5
    ineligible = ["Romans"]
    senate = "{row}"
    [regions.Mandubii]
    Romans = "2 Legions, 2 Auxilia"
    [regions.Treveri]
    Romans = "1 Legion, 1 Auxilia, 1 revealed Auxilia"
"""


@pytest.mark.parametrize("row", ["Intrigue", "Uproar", "Firm Uproar"])
def test_event_05_shaded_romans_give_up_a_legion_and_two_auxilia(row: str) -> None:
    """The Romans pick them, from different Regions if they like; the Legion goes to the track, not to Fallen."""
    game = at(GARRISONS.format(row=row)).play("""
        Arverni action shaded 5
        Romans event_region region Treveri
        Romans event_region region Mandubii
        Romans event_region region Treveri
        Romans event_piece piece Revealed Auxilia
    """)

    assert game.pieces("Mandubii", "Romans") == "2 Legions, 1 Auxilia"
    assert game.pieces("Treveri", "Romans") == "1 Auxilia"
    assert (game.position["legions_track"], game.position["fallen"]) == (10, 0)
    assert game.available("Romans", "Auxilia") == 18


@pytest.mark.parametrize("row", ["Adulation", "Firm Adulation"])
def test_event_05_shaded_nothing_at_adulation(row: str) -> None:
    """At Adulation, Firm or not, nothing is removed."""
    game = at(GARRISONS.format(row=row))
    assert not is_effective(game, "Arverni", "shaded")

    game.play("Arverni action shaded 5")
    assert game.pieces("Mandubii", "Romans") == "2 Legions, 2 Auxilia"
    assert game.position["legions_track"] == 9


def test_event_05_shaded_before_there_is_a_senate() -> None:
    """In the first year of Pax Gallica? the Senate is not at Adulation."""
    game = at(
        """
        card = 5
        ineligible = ["Romans"]
        senate = "none"
        first_winter_special = true
        [regions.Mandubii]
        Romans = "2 Legions, 1 Auxilia"
        """,
        "pax-gallica",
    ).play("Arverni action shaded 5")

    assert game.pieces("Mandubii", "Romans") == "1 Legion"


@pytest.mark.parametrize(("there", "left"), [("1 Legion", ""), ("1 Auxilia", ""), ("3 Auxilia", "1 Auxilia")])
def test_event_05_shaded_what_is_there(there: str, left: str) -> None:
    """5.1.3 Without a Legion the Auxilia go, and the other way round."""
    game = at(f"""
        card = 5
        ineligible = ["Romans"]
        [regions.Mandubii]
        Romans = "{there}"
    """).play("Arverni action shaded 5")

    assert game.pieces("Mandubii", "Romans") == left


def test_event_05_shaded_out_of_cisalpina() -> None:
    """Pieces in Cisalpina can be given up like any others."""
    game = at("""
        card = 5
        ineligible = ["Romans"]
        gallia_togata = true
        [regions.Cisalpina]
        Romans = "1 Legion, 3 Auxilia"
    """).play("Arverni action shaded 5")

    assert game.pieces("Cisalpina", "Romans") == "1 Auxilia"


def test_event_05_shaded_effective() -> None:
    """With a Legion or an Auxilia on the map."""
    assert is_effective(at('card = 5\n[regions.Mandubii]\nRomans = "1 Legion"'), "Arverni", "shaded")
    assert is_effective(at('card = 5\n[regions.Mandubii]\nRomans = "1 Auxilia"'), "Arverni", "shaded")
    assert not is_effective(at('card = 5\n[regions.Mandubii]\nRomans = "Caesar, Fort"'), "Arverni", "shaded")


# ---- the position text ------------------------------------------------------------------------------------------


def test_event_05_unshaded_position_text() -> None:
    """The marker, the pieces, a Devastated marker and a Colony there are written and read back."""
    game = at("""
        card = 3
        gallia_togata = true
        [regions.Cisalpina]
        Romans = "Caesar, 2 Legions, 1 Auxilia, 1 revealed Auxilia, Fort"
        devastated = true
        [tribes]
        "Cisalpina Colony" = "Romans"
    """)
    text = game.table.position_text()

    assert "gallia_togata = true" in text
    assert '[regions.Cisalpina]\nRomans = "Caesar, 2 Legions, 1 Auxilia, 1 revealed Auxilia, Fort"' in text
    assert at(text).table.position_text() == text


@pytest.mark.parametrize(
    "wrong",
    [
        '[regions.Cisalpina]\nRomans = "1 Auxilia"',
        '[tribes]\n"Cisalpina Colony" = "Romans"',
        'gallia_togata = true\n[regions.Cisalpina]\nAedui = "1 Warband"',
        'gallia_togata = true\n[tribes]\n"Cisalpina Colony" = "Aedui"',
        'gallia_togata = true\n[regions.Cisalpina]\nRomans = "2 Forts"',
        "gallia_togata = 1",
    ],
)
def test_event_05_unshaded_positions_that_cannot_be(wrong: str) -> None:
    """Nothing in Cisalpina without the marker, nobody but Romans with it."""
    with pytest.raises(alesia.BadPosition):
        at(wrong)
