"""67 Arduenna."""

from tests.falling_sky.events.judging import judged
from tests.falling_sky.playing import at


def test_event_67_unshaded_march_command_and_hide() -> None:
    """Belgae come from two Regions into both, Battle in one, and are Hidden in the end; nothing is paid."""
    game = at("""
        card = 67
        [resources]
        Belgae = 0
        [regions.Morini]
        Belgae = "2 Warbands"
        [regions.Atrebates]
        Belgae = "2 revealed Warbands"
        [regions.Nervii]
        Aedui = "1 Warband"
    """).play("""
        Belgae action unshaded 67
        Belgae event_faction faction Belgae
        Belgae event_confirm yes
        Belgae command march Morini
        Belgae march_number number 2
        Belgae command march Atrebates
        Belgae march_to region Treveri
        Belgae march_number number 1
        Belgae march_to done
        Belgae command done
    """)
    assert game.offers("command") == ["Rally", "Raid", "Battle"]
    game.play("""
        Belgae free_command command Battle
        Belgae command battle Nervii
        Aedui declare_retreat stand
        Belgae command done
    """)

    assert game.pieces("Nervii", "Belgae") == "2 Warbands"
    assert game.pieces("Nervii", "Aedui") == ""
    assert game.pieces("Treveri", "Belgae") == "1 Warband"
    assert game.pieces("Atrebates", "Belgae") == "1 Warband"


def test_event_67_unshaded_no_stop_outside_the_forest() -> None:
    """Romans two Regions away must go on to Nervii or Treveri."""
    game = at("""
        card = 67
        [regions.Carnutes]
        Romans = "2 Legions"
    """).play("""
        Belgae action unshaded 67
        Belgae event_faction faction Romans
        Romans event_confirm yes
        Romans command march Carnutes
        Romans march_to region Atrebates
        Romans march_number number 2
    """)

    assert game.asked == "Romans march_on"
    assert game.options == ["region Nervii", "region Treveri"]


def test_event_67_unshaded_scouted_warbands() -> None:
    """Scouted that Marched in end Hidden; Scouted that stood there lose the marker and stay Revealed."""
    game = at("""
        card = 67
        [regions.Morini]
        Belgae = "1 scouted Warband"
        [regions.Nervii]
        Belgae = "1 scouted Warband"
    """).play("""
        Belgae action unshaded 67
        Belgae event_faction faction Belgae
        Belgae event_confirm yes
        Belgae command march Morini
        Belgae command done
        Belgae free_command done
    """)

    assert game.pieces("Nervii", "Belgae") == "1 Warband, 1 revealed Warband"


def test_event_67_unshaded_without_a_march() -> None:
    """Those who are there may act at once; no Special Ability comes with it, nor a Region outside."""
    game = at("""
        card = 67
        [regions.Nervii]
        Belgae = "Ambiorix, 2 Warbands"
        Aedui = "1 Warband"
        [regions.Morini]
        Belgae = "2 Warbands"
    """).play("""
        Belgae action unshaded 67
        Belgae event_faction faction Belgae
        Belgae event_confirm no
        Belgae free_command command Raid
    """)

    assert game.offers("raid") == ["Nervii"]
    assert game.offers("ability") == []


# The Belgae could Rally at home, but all their Warbands and Allies are on the map, far away.
NOBODY = """
    card = 67
    regions = { Britannia = { Belgae = "25 Warbands" } }
"""


def test_event_67_effective() -> None:
    """Effective if anybody can come or act there."""
    assert not judged(NOBODY, "Aedui")
    assert judged(NOBODY.replace("Britannia", "Nervii"), "Aedui")
    assert judged('card = 67\n[regions.Treveri]\nAedui = "1 scouted Warband"', "Belgae")
    assert judged('card = 67\n[regions.Mandubii]\nAedui = "1 Warband"', "Belgae")
    assert judged(NOBODY.replace("} }", '}, Mandubii = { Aedui = "1 Warband" } }'), "Belgae")
    assert judged(NOBODY + '\n    tribes = { Nervii = "Aedui" }\n', "Romans")
