"""A2.1J The Interlude: the expedition to Britannia."""

import pytest

from tests.ariovistus.campaign.interlude import DECK, bands, interlude, logged
from tests.falling_sky.playing import Play


def romans(board: str, more: str = "") -> Play:
    """Romans by Region: "Provincia: Caesar, 6 Legions; Treveri: 2 Auxilia"."""
    places = [part.split(": ") for part in board.split("; ")]
    found = dict(places)
    found.setdefault("Provincia", "")
    text = "".join(f'[regions.{name}]\nRomans = "{pieces}"\n' for name, pieces in found.items())
    return interlude("britannia", more + text)


ARMY = "Provincia: Caesar, 6 Legions, 1 Auxilia"


@pytest.mark.proves("A2.1Ja", "A2.1Jh")
@pytest.mark.parametrize(
    ("board", "able"),
    [
        (ARMY, True),
        ("Provincia: Successor, 6 Legions, 1 Auxilia", True),
        ("Provincia: Caesar, 5 Legions, 1 Auxilia", False),
        ("Provincia: Caesar, 6 Legions", False),
        ("Provincia: Caesar, 3 Legions; Treveri: 3 Legions; Mandubii: 1 Revealed Auxilia", True),
    ],
)
def test_a2_1j_who_can_sail(board: str, able: bool) -> None:
    """A Leader, whoever he is, six Legions and one Auxilia, wherever they are on the map."""
    game = romans(board)

    assert (game.asked == "Romans expedition") == able
    assert (logged(game, "no_expedition") == []) == able


@pytest.mark.proves("A2.1Ja")
def test_a2_1j_not_without_a_leader_on_the_map() -> None:
    """He is Available: the Belgae come, and in Spring a Successor."""
    game = romans("Treveri: 6 Legions, 1 Auxilia")

    assert (game.asked, len(logged(game, "no_expedition"))) == ("Romans successor", 1)


@pytest.mark.proves("A2.1Jb", "A2.1Jc", "A2.1Jd", "A2.1Je", "A2.1Jf")
def test_a2_1j_with_just_enough_nobody_is_asked_more() -> None:
    """Three Legions to the box, three with Leader and Auxilia to Britannia; the Senate goes from Intrigue down."""
    game = romans(ARMY).play("Romans expedition yes")

    assert game.asked == DECK
    assert game.position["harvest_legions"] == 3
    assert bands(game, "Romans") == {"Provincia": "Fort", "Britannia": "Caesar, 3 Legions, 1 Auxilia"}
    assert (game.position["senate"], "Belgae" in game.position["regions"]["Britannia"]) == ("Adulation", False)


@pytest.mark.proves("A2.1Jb", "A2.1Jd", "A2.1Je")
def test_a2_1j_from_wherever_the_romans_choose() -> None:
    """Those for the box no more than three; to Britannia three Legions or more, one Auxilia or more."""
    game = romans("Provincia: Caesar, 4 Legions; Treveri: 5 Legions, 2 Auxilia; Mandubii: 3 Auxilia")
    game.play("Romans expedition yes")
    assert (game.asked, game.offers("region"), "done" in game.options) == (
        "Romans expedition_box",
        ["Treveri", "Provincia"],
        False,
    )
    game.play("Romans expedition_box region Treveri")
    assert game.offers("number") == ["1", "2", "3"], "no more than three"
    game.play("""
        Romans expedition_number number 2
        Romans expedition_box region Provincia
    """)
    assert (game.asked, game.offers("region")) == ("Romans expedition_legions", ["Treveri", "Provincia"])
    assert "done" not in game.options
    game.play("Romans expedition_legions region Provincia\nRomans expedition_number number 3")
    assert (game.asked, game.offers("region"), "done" in game.options) == (
        "Romans expedition_legions",
        ["Treveri"],
        True,
    )
    game.play("""
        Romans expedition_legions region Treveri
        Romans expedition_number number 1
        Romans expedition_legions done
        Romans expedition_auxilia region Mandubii
        Romans expedition_number number 2
        Romans expedition_auxilia region Treveri
        Romans expedition_number number 1
        Romans expedition_auxilia done
    """)

    assert bands(game, "Romans") == {
        "Provincia": "Fort",
        "Treveri": "2 Legions, 1 Auxilia",
        "Mandubii": "1 Auxilia",
        "Britannia": "Caesar, 4 Legions, 3 Auxilia",
    }
    assert game.position["harvest_legions"] == 3


@pytest.mark.proves("A2.1Ja", "A2.1Jd")
def test_a2_1j_from_cisalpina_too_with_gallia_togata() -> None:
    """It is on the map."""
    game = romans("Provincia: Caesar, 3 Legions; Cisalpina: 3 Legions, 1 Auxilia", "gallia_togata = true\n")
    game.play("Romans expedition yes")

    assert (game.asked, game.offers("region")) == ("Romans expedition_box", ["Provincia", "Cisalpina"])


@pytest.mark.proves("A2.1Jg", "A2.1Jh")
def test_a2_1j_if_they_stay_the_belgae_come() -> None:
    """An Ally at the Catuvellauni and two Warbands, with Control; no Roman moves, the Senate goes up."""
    game = romans(ARMY).play("Romans expedition no")

    assert game.tribe("Catuvellauni") == "Belgae"
    assert game.position["regions"]["Britannia"] == {"Belgae": "2 Warbands"}
    assert game.control("Britannia") == "Belgae"
    assert bands(game, "Romans") == {"Provincia": "Caesar, 6 Legions, 1 Auxilia, Fort"}
    assert (game.position["senate"], "harvest_legions" in game.position) == ("Uproar", False)


@pytest.mark.proves("A2.1Jg")
def test_a2_1j_as_far_as_belgae_are_available() -> None:
    """All ten Allies are on the map, and 24 of 25 Warbands."""
    names = (
        "Nervii",
        "Eburones",
        "Morini",
        "Menapii",
        "Atrebates",
        "Bellovaci",
        "Remi",
        "Treveri",
        "Helvii",
        "Senones",
    )
    allies = "".join(f'{name} = "Belgae"\n' for name in names)
    game = interlude("britannia", f'[regions.Nervii]\nBelgae = "24 Warbands"\n[tribes]\n{allies}')

    assert (game.asked, game.tribe("Catuvellauni")) == (DECK, "Subdued")
    assert game.position["regions"]["Britannia"] == {"Belgae": "1 Warband"}


@pytest.mark.proves("A2.1Jf", "A2.1Jh", "A2.1Ji")
@pytest.mark.parametrize(
    ("before", "down", "up"),
    [
        ("Intrigue", "Adulation", "Uproar"),
        ("Adulation", "Firm Adulation", "Intrigue"),
        ("Uproar", "Intrigue", "Firm Uproar"),
        ("Firm Adulation", "Firm Adulation", "Adulation"),
        ("Firm Uproar", "Uproar", "Firm Uproar"),
    ],
)
def test_a2_1j_the_senate_shifts_or_flips(before: str, down: str, up: str) -> None:
    """As in 6.5.1, one box, whatever the Roman score."""
    sail = romans(ARMY, f'senate = "{before}"\n').play("Romans expedition yes")
    stay = romans(ARMY, f'senate = "{before}"\n').play("Romans expedition no")

    assert (sail.position["senate"], stay.position["senate"]) == (down, up)


@pytest.mark.proves("A2.1Jj")
def test_a2_1j_fallen_legions_do_not_hold_the_senate_back() -> None:
    """That is for the Senate Phase (6.5.1)."""
    game = romans(ARMY, "fallen = 2\n").play("Romans expedition yes")

    assert game.position["senate"] == "Adulation"


@pytest.mark.proves("A2.1Jk")
def test_a2_1j_nonplayer_romans_sail_if_they_can() -> None:
    """Nobody asks whether; with as few as will do, Region by Region at random."""
    game = romans(
        "Provincia: Caesar, 4 Legions; Treveri: 2 Legions, 2 Auxilia; Mandubii: 3 Auxilia", 'nonplayers = ["Romans"]\n'
    )
    assert (game.asked, game.offers("region")) == ("Chance expedition_region", ["Treveri", "Provincia"])
    game.play("""
        Chance expedition_region region Treveri
        Chance expedition_region region Mandubii
    """)

    assert game.position["harvest_legions"] == 3
    assert bands(game, "Romans") == {
        "Provincia": "Fort",
        "Treveri": "2 Auxilia",
        "Mandubii": "2 Auxilia",
        "Britannia": "Caesar, 3 Legions, 1 Auxilia",
    }


@pytest.mark.proves("A2.1Jk", "A2.1Jh")
def test_a2_1j_nonplayer_romans_who_cannot_stay() -> None:
    """Five Legions."""
    game = romans("Provincia: Caesar, 5 Legions, 1 Auxilia", 'nonplayers = ["Romans"]\n')

    assert (game.asked, game.tribe("Catuvellauni"), game.position["senate"]) == (DECK, "Belgae", "Uproar")
