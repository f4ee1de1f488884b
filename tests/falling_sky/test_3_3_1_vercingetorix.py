"""3.3.1 Rally, VERCINGETORIX."""

import pytest

from tests.falling_sky.playing import Play, at


def rallying(position: str) -> Play:
    """The Arverni, 1st Eligible, have chosen Rally."""
    return at(f"card = 19\n{position}").play("Arverni action command Rally")


@pytest.mark.proves("3.3.1e", "3.3.1p", "4.3.2k")
def test_3_3_1_vercingetorix_rallies_in_a_devastated_region_for_two() -> None:
    """With Vercingetorix a Devastated Region may be selected, for two Resources."""
    game = rallying('[regions.Treveri]\nArverni = "Vercingetorix"\ndevastated = true')
    game.play("Arverni command rally Treveri")
    assert game.resources("Arverni") == 8


def test_3_3_1_vercingetorix_with_one_resource_not_in_a_devastated_region() -> None:
    """One Resource is not enough there."""
    game = rallying('resources.Arverni = 1\n[regions.Treveri]\nArverni = "Vercingetorix"\ndevastated = true')
    assert game.offers("rally") == ["Arverni"]


@pytest.mark.proves("3.3.1e")
def test_3_3_1_successor_not_in_a_devastated_region() -> None:
    """The Successor has none of this."""
    game = rallying('[regions.Treveri]\nArverni = "Successor, 2 Warbands"\ndevastated = true')
    assert game.offers("rally") == ["Arverni"]


def test_3_3_1_others_do_not_rally_where_vercingetorix_is_in_devastation() -> None:
    """Vercingetorix opens a Devastated Region to the Arverni only."""
    game = at("""
        card = 37
        [regions.Sequani]
        Arverni = "Vercingetorix"
        devastated = true
        [tribes]
        Sequani = "Aedui"
    """)
    game.play("Aedui action command Rally")
    assert game.offers("rally") == ["Aedui"]


@pytest.mark.proves("3.3.1l", "3.3.1t")
def test_3_3_1_vercingetorix_places_an_ally_without_control() -> None:
    """Under Roman Control he still allies a Subdued Tribe, then places Warbands with the new Ally counted."""
    game = rallying('[regions.Pictones]\nArverni = "Vercingetorix"\nRomans = "6 Legions"')
    game.play("Arverni command rally Pictones")
    assert game.options == ["place_warbands", "place_ally"]
    game.play("Arverni rally place_ally\nArverni ally_at tribe Santones\nArverni rally_more place_warbands")
    assert game.options == ["number 1", "number 2", "number 3"]
    game.play("Arverni warbands number 3")
    assert game.tribe("Santones") == "Arverni"
    assert game.pieces("Pictones", "Arverni") == "Vercingetorix, 3 Warbands"
    assert game.resources("Arverni") == 9


@pytest.mark.proves("3.3.1m")
def test_3_3_1_successor_needs_control_for_an_ally() -> None:
    """A Successor without Control places Warbands only."""
    game = rallying('[regions.Pictones]\nArverni = "Successor"\nRomans = "6 Legions"')
    game.play("Arverni command rally Pictones")
    assert game.asked == "Arverni warbands"


@pytest.mark.proves("1.4.3i", "1.4.3j", "3.3.1m")
def test_3_3_1_successor_makes_one_placement() -> None:
    """With a Successor an Ally or Warbands, not both."""
    game = rallying('[regions.Bituriges]\nArverni = "Successor, 1 Warband"')
    game.play("Arverni command rally Bituriges\nArverni rally place_ally")
    assert game.asked == "Arverni command"
    assert game.pieces("Bituriges", "Arverni") == "Successor, 1 Warband"


def test_3_3_1_vercingetorix_makes_one_placement_where_he_is_not() -> None:
    """His presence counts in his own Region only."""
    game = rallying('[regions.Bituriges]\nArverni = "1 Warband"\n[regions.Arverni]\nArverni = "Vercingetorix"')
    game.play("Arverni command rally Bituriges")
    assert game.asked == "Arverni command"
    assert (game.tribe("Bituriges"), game.pieces("Bituriges", "Arverni")) == ("Arverni", "1 Warband")


@pytest.mark.proves("3.3.1t")
def test_3_3_1_vercingetorix_warbands_first_then_ally() -> None:
    """In the other order the Warbands are counted without the new Ally."""
    game = rallying('[regions.Pictones]\nArverni = "Vercingetorix"\nRomans = "6 Legions"')
    game.play("Arverni command rally Pictones\nArverni rally place_warbands")
    assert game.options == ["number 1", "number 2"]
    game.play("Arverni warbands number 2")
    assert game.options == ["place_ally", "done"]
    game.play("Arverni rally_more place_ally\nArverni ally_at tribe Pictones")
    assert game.tribe("Pictones") == "Arverni"
    assert game.asked == "Arverni command"


@pytest.mark.proves("3.3.1t")
def test_3_3_1_vercingetorix_citadel_and_warbands() -> None:
    """A Citadel and also Warbands, for one Resource."""
    game = rallying('[regions.Bituriges]\nArverni = "Vercingetorix"\n[tribes]\nBituriges = "Arverni"')
    game.play("Arverni command rally Bituriges\nArverni rally place_citadel\nArverni rally_more place_warbands")
    game.play("Arverni warbands number 3")
    assert game.tribe("Bituriges") == "Arverni Citadel"
    assert game.pieces("Bituriges", "Arverni") == "Vercingetorix, 3 Warbands"
    assert game.resources("Arverni") == 9


@pytest.mark.proves("3.3.1u")
def test_3_3_1_vercingetorix_not_ally_and_citadel() -> None:
    """Either an Ally or a Citadel: after the one, the other is not offered."""
    mandubii = '[regions.Mandubii]\nArverni = "Vercingetorix"\n[tribes]\nMandubii = "Arverni"'
    game = rallying(mandubii).play("Arverni command rally Mandubii\nArverni rally place_citadel")
    assert game.options == ["place_warbands", "done"]
    game = rallying(mandubii).play("Arverni command rally Mandubii\nArverni rally place_ally")
    game.play("Arverni ally_at tribe Senones")
    assert game.options == ["place_warbands", "done"]


def test_3_3_1_vercingetorix_not_a_citadel_at_an_ally_just_placed() -> None:
    """An Ally placed at a City in this Rally stays an Ally."""
    game = rallying('[regions.Bituriges]\nArverni = "Vercingetorix"')
    game.play("Arverni command rally Bituriges\nArverni rally place_ally")
    assert game.options == ["place_warbands", "done"]


def test_3_3_1_vercingetorix_keeps_to_the_tribes_of_others() -> None:
    """Placement otherwise follows the usual procedures: no Ally at Bibracte."""
    game = rallying('[regions.Aedui]\nArverni = "Vercingetorix, 5 Warbands"')
    game.play("Arverni command rally Aedui")
    assert game.asked == "Arverni warbands"
