"""2 Legiones XIIII et XV."""

import pytest

from tests.falling_sky.events.effect import is_effective
from tests.falling_sky.events.judging import judged
from tests.falling_sky.playing import at

RAISED = """
    card = 2
    senate = "{senate}"
    legions_track = 4
    fallen = 2
    [regions.Morini]
    Romans = "6 Legions"
"""


@pytest.mark.parametrize(("number", "track", "fallen"), [(0, 4, 0), (1, 3, 1), (2, 2, 2)])
def test_event_02_unshaded_from_track_or_fallen(number: int, track: int, fallen: int) -> None:
    """Two Legions come to Provincia, from the track and the Fallen as the Romans like."""
    game = at(RAISED.format(senate="Adulation")).play(f"""
        Romans action unshaded 2
        Romans event_confirm yes
        Romans event_number number {number}
    """)

    assert game.position["senate"] == "Intrigue"
    assert (game.position.get("legions_track", 0), game.position.get("fallen", 0)) == (track, fallen)
    assert "2 Legions" in game.pieces("Provincia", "Romans")


def test_event_02_unshaded_the_romans_may_decline() -> None:
    """Whoever plays it, the Romans decide."""
    game = at('ineligible = ["Romans"]\n' + RAISED.format(senate="Adulation")).play("""
        Arverni action unshaded 2
        Romans event_confirm no
    """)

    assert game.position["senate"] == "Adulation"
    assert game.position["fallen"] == 2


@pytest.mark.proves("5.1.1l", "5.1.1c")
@pytest.mark.parametrize(("senate", "after"), [("Uproar", "Firm Uproar"), ("Firm Adulation", "Adulation")])
def test_event_02_unshaded_a_flip_is_a_shift(senate: str, after: str) -> None:
    """At Uproar the marker becomes Firm; Firm at Adulation it only flips back."""
    game = at(RAISED.format(senate=senate)).play("Romans action unshaded 2\nRomans event_confirm yes")

    assert game.position["senate"] == after


def test_event_02_unshaded_not_at_firm_uproar() -> None:
    """Where the Senate cannot shift, nobody is asked."""
    game = at(RAISED.format(senate="Firm Uproar")).play("Romans action unshaded 2")

    assert game.asked == "Arverni action"
    assert game.position["legions_track"] == 4


GREEN = """
    card = 2
    ineligible = ["Romans"]
    [regions.Mandubii]
    Arverni = "4 Warbands"
    Romans = "{romans}"
"""


def test_event_02_shaded_the_first_loss_takes_a_legion() -> None:
    """Of two Losses the first removes a Legion without a die; the second may be rolled for or taken by Auxilia."""
    game = at(GREEN.format(romans="2 Legions, 4 Auxilia")).play("Arverni action shaded 2")
    assert game.pieces("Mandubii", "Romans") == "1 Legion, 4 Auxilia"
    assert game.position["fallen"] == 1
    game.play("Romans loss piece Hidden Auxilia")

    assert game.pieces("Mandubii", "Romans") == "1 Legion, 3 revealed Auxilia"


def test_event_02_shaded_a_lone_legion_is_lost_whether_it_retreats_or_not() -> None:
    """Its first Loss is not rolled for, so nobody is asked; two Legions may Retreat with one, and four Warbands lie
    Revealed, so that nothing would be kept hidden."""
    board = GREEN.replace("4 Warbands", "4 revealed Warbands") + '[regions.Aedui]\nRomans = "3 Auxilia"\n'
    assert at(board.format(romans="1 Legion")).play("Arverni action shaded 2").pieces("Mandubii", "Romans") == ""
    assert at(board.format(romans="2 Legions")).play("Arverni action shaded 2").asked == "Romans declare_retreat"


def test_event_02_shaded_no_legion_no_matter() -> None:
    """Without a Legion the Losses are as usual."""
    game = at(GREEN.format(romans="4 Auxilia")).play("Arverni action shaded 2")

    assert game.pieces("Mandubii", "Romans") == "2 revealed Auxilia"


def test_event_02_shaded_no_loss_no_legion() -> None:
    """An attack that causes no Loss removes nobody."""
    game = at(GREEN.format(romans="2 Legions").replace("4 Warbands", "1 Warband")).play("Arverni action shaded 2")

    assert game.pieces("Mandubii", "Romans") == "2 Legions"


def test_event_02_effective() -> None:
    """Unshaded unless the Senate cannot shift or no Legion is left; shaded not for Romans."""
    assert judged(RAISED.format(senate="Uproar"), "Aedui")
    assert not judged(RAISED.format(senate="Firm Uproar"), "Aedui")
    assert judged(GREEN.format(romans="2 Legions"), "Arverni", "shaded")
    assert not judged(GREEN.format(romans="2 Legions"), "Romans", "shaded")
    assert not judged(GREEN.format(romans="2 Legions"), "Aedui", "shaded")


@pytest.mark.parametrize(
    ("track", "fallen", "offered"),
    [(4, 3, ["0", "1", "2"]), (1, 3, ["0", "1"]), (4, 1, ["1", "2"])],
)
def test_event_02_unshaded_as_many_from_the_track_as_there_are(track: int, fallen: int, offered: list[str]) -> None:
    """Two in all: no more from the track than lie there, nor fewer than the Fallen leave over."""
    game = at(f"""
        card = 2
        senate = "Adulation"
        legions_track = {track}
        fallen = {fallen}
        [regions.Provincia]
        Romans = "{12 - track - fallen} Legions"
    """)
    game.play("Romans action unshaded 2\nRomans event_confirm yes")
    assert game.offers("number") == offered


def test_event_02_unshaded_the_last_legion() -> None:
    """Where one Legion alone is off the map, one comes."""
    game = at('card = 2\nsenate = "Adulation"\n[regions.Provincia]\nRomans = "11 Legions"\n')
    game.play("Romans action unshaded 2\nRomans event_confirm yes")
    assert game.pieces("Provincia", "Romans") == "12 Legions, Fort"


def test_event_02_unshaded_not_while_the_senate_is_off_the_track() -> None:
    """In the first year of Pax Gallica? the marker cannot shift, so that no Legions come."""
    game = at('card = 2\nsenate = "none"\nfirst_winter_special = true', "pax-gallica")
    assert not is_effective(game, "Aedui", "unshaded")
    game.play("Romans action unshaded 2")

    assert game.asked == "Arverni action"
    assert game.position["senate"] == "none"


def test_event_02_unshaded_not_without_a_legion_to_place() -> None:
    """With all twelve Legions on the map nobody is asked, and the Senate stays."""
    game = at('card = 2\nsenate = "Adulation"\n[regions.Provincia]\nRomans = "12 Legions"')
    assert not is_effective(game, "Romans", "unshaded")
    game.play("Romans action unshaded 2")

    assert game.asked == "Arverni action"
    assert game.position["senate"] == "Adulation"
