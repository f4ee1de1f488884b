"""12 Titus Labienus."""

from tests.falling_sky.events.judging import judged
from tests.falling_sky.playing import at

FAR = """
    [regions.Provincia]
    Romans = "Successor"
    [regions.Mandubii]
    Romans = "2 Auxilia"
    Arverni = "1 Warband"
    [regions.Carnutes]
    Romans = "2 Auxilia"
    Arverni = "1 Warband"
"""
SCOUT = "Romans action command Seize\nRomans command ability Scout\nRomans scout_from done"
BUILD = "Romans action command Seize\nRomans command ability Build"
ABLE, SUBORNED = '[capabilities]\n12 = "unshaded"\n', '[capabilities]\n12 = "shaded"\n'


def test_event_12_unshaded_scout_and_build_far_from_the_leader() -> None:
    """Both reach every Region though the Successor is in Provincia."""
    assert at(ABLE + FAR).play(SCOUT).offers("region") == ["Carnutes", "Mandubii"]
    assert at(ABLE + FAR).play(BUILD).offers("region") == ["Carnutes", "Mandubii", "Provincia"]


def test_event_12_unshaded_without_a_leader_on_the_map() -> None:
    """It does not matter where the Leader is, nor whether there is one."""
    position = ABLE + FAR.replace('Romans = "Successor"', "")

    assert at(position).play(SCOUT).offers("region") == ["Carnutes", "Mandubii"]


def test_event_12_neither_side_needs_the_leader_near() -> None:
    """Without the Capability the Successor reaches his own Region alone."""
    assert at(FAR).play(SCOUT).asked == "Romans command"
    assert at(FAR).play(BUILD).offers("region") == ["Provincia"]


NEAR = FAR.replace('Arverni = "1 Warband"', 'Arverni = "4 Warbands"').replace(
    '[regions.Provincia]\n    Romans = "Successor"', '[regions.Bituriges]\n    Romans = "Caesar"'
)


def test_event_12_shaded_reveal_in_one_region() -> None:
    """Several Auxilia may Reveal in the Region chosen first, but in no other."""
    game = at(SUBORNED + NEAR).play(SCOUT)
    assert game.offers("region") == ["Carnutes", "Mandubii"]
    game.play("""
        Romans scout_in region Carnutes
        Romans scouted piece Hidden Arverni Warband
    """)

    assert game.asked == "Romans scout_in"
    assert game.offers("region") == ["Carnutes"]


def test_event_12_shaded_auxilia_still_ride_from_everywhere() -> None:
    """The first part of Scout is not limited: Auxilia move out of several Regions."""
    game = at(SUBORNED + NEAR).play("""
        Romans action command Seize
        Romans command ability Scout
        Romans scout_from region Carnutes
        Romans scout_to region Veneti
        Romans scout_number number 1
    """)

    assert game.asked == "Romans scout_from"
    assert game.offers("region") == ["Carnutes", "Mandubii"]


def test_event_12_shaded_build_in_one_region() -> None:
    """After the first Region of a Build there is no second; without the Capability there is."""
    fort = "\nRomans build region Bituriges\nRomans build_what fort\n"
    position = """
        [regions.Bituriges]
        Romans = "Caesar, 1 Legion"
        [regions.Carnutes]
        Romans = "2 Auxilia"
    """
    free = at(position).play(BUILD + fort + "Romans build_what done")
    held = at(SUBORNED + position).play(BUILD + fort + "Romans build_what done")

    assert (free.asked, free.offers("region")) == ("Romans build", ["Carnutes"])
    assert held.asked == "Romans command"


def test_event_12_executed_and_replaced() -> None:
    """5.1.2 Each side replaces the other."""
    game = at('card = 12\n[capabilities]\n12 = "unshaded"').play("Romans action shaded 12")

    assert game.view["capabilities"] == {"12": "shaded"}


def test_event_12_unshaded_is_kept() -> None:
    """Executed, it is in effect from then on."""
    game = at("card = 12").play("Romans action unshaded 12")

    assert game.view["capabilities"] == {"12": "unshaded"}


def test_event_12_effective_unless_in_effect() -> None:
    """A side that is in effect changes nothing."""
    assert judged("card = 12", "Romans")
    assert not judged('card = 12\n[capabilities]\n12 = "unshaded"', "Romans")
    assert judged('card = 12\n[capabilities]\n12 = "unshaded"', "Romans", "shaded")
