"""Card 33, Lost Eagle."""

import pytest

from tests.falling_sky.events.effect import is_effective, state_of
from tests.falling_sky.playing import Play, at
from tests.falling_sky.wintering import until, winter

FIELDS = """
    card = 33
    fallen = {fallen}
    [regions.Mandubii]
    Romans = "1 Legion"
    Belgae = "1 revealed Warband"
    [regions.Treveri]
    Romans = "1 Legion"
    Germans = "1 Warband"
    [regions.Sequani]
    Romans = "1 Legion"
    Aedui = "2 Warbands"
    [regions.Carnutes]
    Romans = "2 Auxilia"
    Arverni = "1 Warband"
"""


def test_event_33_unshaded_a_fallen_legion_returns() -> None:
    """The Romans place it where a Legion and a Warband, not of the Aedui, stand; Germans serve."""
    game = at(FIELDS.format(fallen=2)).play("Arverni action unshaded 33")

    assert (game.asked, game.offers("region")) == ("Romans event_region", ["Treveri", "Mandubii"])
    game.play("Romans event_region region Treveri")
    assert game.pieces("Treveri", "Romans") == "2 Legions"
    assert (game.position["fallen"], game.position["legions_track"]) == (1, 7)


def test_event_33_unshaded_from_fallen_only() -> None:
    """Ruling 151: with no Fallen Legion the track does not help."""
    game = at(FIELDS.format(fallen=0))

    assert is_effective(at(FIELDS.format(fallen=1)), "Romans", "unshaded")
    assert not is_effective(at("card = 33\nfallen = 1"), "Romans", "unshaded")
    assert not is_effective(game, "Romans", "unshaded")
    assert game.play("Arverni action unshaded 33").position["legions_track"] == 9


def test_event_33_shaded_a_fallen_legion_is_gone() -> None:
    """It leaves the game, but counts as off the map."""
    game = at("card = 33\nfallen = 2").play("Arverni action shaded 33")

    assert (game.position["fallen"], game.position["removed_legions"]) == (1, 1)
    assert game.view["scores"]["off_map_legions"] == 12


def test_event_33_shaded_without_fallen_legions() -> None:
    """The mark is set all the same; a Legion on the track is not taken."""
    game = at("card = 33")

    assert is_effective(game, "Arverni", "shaded")
    assert game.play("Arverni action shaded 33").position["legions_track"] == 12
    assert not is_effective(game, "Arverni", "shaded")


def eagle(row: str, shaded: bool, score: int = 13) -> Play:
    """After the Senate Phase that follows the Event, at a Roman score from 9 to 15."""
    names = ("Treveri", "Mandubii", "Senones", "Lingones", "Sequani", "Helvetii")
    tribes = "\n".join(f'{name} = "Aedui"' for name in names[: 15 - score])
    others = '"Belgae", "Romans", "Aedui"'
    game = winter(f'card = 33\nnext = "Winter"\nineligible = [{others}]\nsenate = "{row}"\n[tribes]\n{tribes}')
    game.play("Arverni action shaded 33" if shaded else "Arverni action unshaded 33")
    game.play("Chance draw_card card 2")
    return until(game, "Arverni successor")


@pytest.mark.parametrize(
    ("row", "without"),
    [
        ("Intrigue", "Adulation"),
        ("Uproar", "Intrigue"),
        ("Adulation", "Firm Adulation"),
        ("Firm Uproar", "Uproar"),
    ],
)
def test_event_33_shaded_no_shift_down_in_the_coming_senate_phase(row: str, without: str) -> None:
    """Ruling 151: neither a shift down nor Firm Adulation that Winter; without the mark there is one."""
    assert eagle(row, shaded=True).position["senate"] == row
    assert eagle(row, shaded=False).position["senate"] == without


def test_event_33_shaded_shift_up_stays_possible() -> None:
    """The mark stops shifts down only."""
    assert eagle("Adulation", shaded=True, score=9).position["senate"] == "Intrigue"


def test_event_33_shaded_for_one_winter() -> None:
    """Ruling 151: the mark goes with the Senate Phase."""
    assert state_of(eagle("Intrigue", shaded=True)).lost_eagle == 0


def test_event_33_shaded_does_not_hinder_events() -> None:
    """The marker may still be shifted down by another Event."""
    game = at('card = 33\nnext = 14\nineligible = ["Belgae", "Romans", "Aedui"]').play("""
        Arverni action shaded 33
        Chance draw_card card 2
        Romans action unshaded 14
    """)

    assert game.position["senate"] == "Adulation"


def test_event_33_shaded_effective_while_the_mark_lies_there() -> None:
    """A Fallen Legion can still be removed, and without one nothing is left to do."""
    marked = "card = 33\nlost_eagle = true\nfallen = {}"
    assert is_effective(at(marked.format(1)), "Arverni", "shaded")
    assert not is_effective(at(marked.format(0)), "Arverni", "shaded")
