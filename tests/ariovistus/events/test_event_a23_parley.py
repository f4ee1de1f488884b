"""Card A23, Parley."""

from tests.ariovistus.playing import at
from tests.falling_sky.events.effect import is_effective
from tests.falling_sky.playing import Play

TWO = """
    card = "A23"
    next = {next}
    {more}
    [regions.{caesar}]
    Romans = "{roman}, 2 Legions, 1 Auxilia, 1 revealed Auxilia"
    [regions.{ariovistus}]
    Germans = "{german}, 2 Warbands, 1 revealed Warband, Settlement"
"""


def camps(caesar: str, ariovistus: str, roman: str = "Caesar", german: str = "Ariovistus", **more: str) -> Play:
    words = {"next": more.get("next", "2"), "more": more.get("more", "")}
    return at(TWO.format(caesar=caesar, ariovistus=ariovistus, roman=roman, german=german, **words))


def are_barred(game: Play) -> bool:
    """Neither Romans nor Germans act on this card or the next."""
    game.play("Belgae action pass\nAedui action pass\nChance draw_card card 3")
    return bool(game.position["ineligible"] == ["Romans", "Germans"])


def test_event_a23_adjacent_one_goes_to_the_other() -> None:
    """Caesar with all Legions and Auxilia, who are not flipped; the Settlement would stay. Then both are Ineligible."""
    game = camps("Sequani", "Ubii").play("Germans action unshaded A23")

    assert game.options == ["faction Romans", "faction Germans"]
    game.play("Germans event_faction faction Romans")
    assert game.pieces("Ubii", "Romans") == "Caesar, 2 Legions, 1 Auxilia, 1 revealed Auxilia"
    assert game.pieces("Sequani", "Romans") == ""
    assert are_barred(game)


def test_event_a23_adjacent_ariovistus_may_come() -> None:
    """With all Warbands, and without the Settlement; across the Rhenus, upon Frost: it is no March."""
    game = camps("Treveri", "Ubii", next='"Winter"').play(
        "Germans action unshaded A23\nGermans event_faction faction Germans"
    )

    assert game.pieces("Treveri", "Germans") == "Ariovistus, 2 Warbands, 1 revealed Warband"
    assert game.pieces("Ubii", "Germans") == "Settlement"


def test_event_a23_two_regions_apart_both_meet() -> None:
    """From Provincia and Ubii to Sequani or Cisalpina, as the executing Faction says."""
    game = camps("Provincia", "Ubii", more='ineligible = ["Germans", "Romans"]').play("Belgae action unshaded A23")

    assert game.options == ["region Sequani", "region Cisalpina"]
    game.play("Belgae event_region region Cisalpina")
    assert game.pieces("Cisalpina", "Romans") == "Caesar, 2 Legions, 1 Auxilia, 1 revealed Auxilia"
    assert game.pieces("Cisalpina", "Germans") == "Ariovistus, 2 Warbands, 1 revealed Warband"
    assert game.pieces("Provincia", "Romans") == "Fort"


def test_event_a23_far_apart_nobody_moves() -> None:
    """Only Eligibility is lost."""
    far = camps("Veneti", "Ubii").play("Germans action unshaded A23")
    assert "Caesar" in far.pieces("Veneti", "Romans")
    assert "Ariovistus" in far.pieces("Ubii", "Germans")
    assert are_barred(far)


def test_event_a23_in_one_region_only_eligibility() -> None:
    """Both in Sequani: nobody is asked."""
    game = at("""
        card = "A23"
        next = 2
        [regions.Sequani]
        Romans = "Caesar"
        Germans = "Ariovistus"
    """).play("Germans action unshaded A23")

    assert are_barred(game)


def test_event_a23_a_successor_is_neither() -> None:
    """Named Leaders alone parley."""
    for roman, german in (("Successor", "Ariovistus"), ("Caesar", "Successor")):
        game = camps("Sequani", "Ubii", roman, german).play("Germans action unshaded A23")
        assert roman in game.pieces("Sequani", "Romans")
        assert german in game.pieces("Ubii", "Germans")
        assert are_barred(game)


def test_event_a23_gallia_togata_keeps_germans_out() -> None:
    """A5 Caesar in Cisalpina can only go himself; and nobody meets there."""
    game = camps("Cisalpina", "Ubii", more="gallia_togata = true").play("Germans action unshaded A23")
    assert "Caesar" in game.pieces("Ubii", "Romans")

    halfway = camps("Provincia", "Ubii", more="gallia_togata = true").play("Germans action unshaded A23")
    assert "Caesar" in halfway.pieces("Sequani", "Romans")


def test_event_a23_always_effective() -> None:
    """Even with no Leader on the map the two are Ineligible."""
    assert is_effective(at('card = "A23"'), "Aedui", "unshaded")
