"""72 Impetuosity."""

from tests.falling_sky.events.judging import judged
from tests.falling_sky.playing import at

BAIT = """
    card = 72
    ineligible = ["Belgae"]
    [regions.Mandubii]
    Arverni = "Vercingetorix, 6 Warbands"
    Belgae = "4 Warbands"
    [regions.Carnutes]
    Aedui = "4 revealed Warbands"
    [regions.Bituriges]
    Aedui = "3 Warbands"
"""
INTO = """
    Aedui action unshaded 72
    Aedui event_region region Mandubii
    Aedui event_region region Carnutes
    Aedui march_number number 3
    Aedui event_region done
"""


def test_event_72_unshaded_march_and_be_attacked() -> None:
    """The Aedui March in, those who stay behind flip too; they name the Belgae, who must Battle them."""
    game = at(BAIT).play(INTO)
    assert game.pieces("Carnutes", "Aedui") == "1 Warband"
    assert game.asked == "Aedui event_faction"
    assert game.options == ["faction Arverni", "faction Belgae"]
    game.play("Aedui event_faction faction Belgae\nAedui declare_retreat stand")

    assert game.pieces("Mandubii", "Aedui") == "1 revealed Warband"
    assert (game.resources("Aedui"), game.resources("Belgae")) == (10, 10)


def test_event_72_unshaded_no_ambush() -> None:
    """Vercingetorix with more Hidden Warbands does not Ambush."""
    game = at(BAIT).play(INTO).play("Aedui event_faction faction Arverni")

    assert game.asked == "Aedui declare_retreat"


def test_event_72_unshaded_nobody_battles_himself() -> None:
    """The Arverni who March in are Battled by the Belgae, who alone can be."""
    game = at("""
        card = 72
        ineligible = ["Belgae", "Aedui"]
        [regions.Mandubii]
        Belgae = "4 Warbands"
        [regions.Carnutes]
        Arverni = "4 Warbands"
    """).play("""
        Arverni action unshaded 72
        Arverni event_region region Mandubii
        Arverni march_number number 4
    """)
    assert game.pieces("Mandubii", "Arverni") == "2 revealed Warbands"
    assert game.asked == "Romans action"


def test_event_72_unshaded_from_several_regions() -> None:
    """Groups of two Regions come together, even upon Frost."""
    game = at(BAIT.replace("card = 72", 'card = 72\nnext = "Winter"')).play("""
        Aedui action unshaded 72
        Aedui event_region region Mandubii
        Aedui event_region region Carnutes
        Aedui march_number number 4
        Aedui event_region region Bituriges
        Aedui march_number number 3
    """)

    assert game.pieces("Mandubii", "Aedui") == "7 Warbands"


def test_event_72_unshaded_nobody_to_battle() -> None:
    """A Region without Arverni or Belgae may be entered; nothing follows."""
    game = at(BAIT).play("""
        Aedui action unshaded 72
        Aedui event_region region Pictones
        Aedui event_region region Bituriges
        Aedui march_number number 3
        Aedui event_region done
    """)

    assert game.asked == "Arverni action"


CHARGE = """
    card = 72
    [regions.Nervii]
    Belgae = "Ambiorix, 4 Warbands, 2 revealed Warbands, 1 scouted Warband"
    [regions.Morini]
    Belgae = "2 Warbands"
    Romans = "6 Auxilia"
"""


def test_event_72_shaded_the_group_alone() -> None:
    """Six Hidden Warbands March in and attack alone; of eight there only they count, suffer and are Revealed."""
    game = at(CHARGE).play("""
        Belgae action shaded 72
        Belgae event_region region Nervii
        Belgae event_region region Morini
        Belgae event_number number 6
        Belgae event_faction faction Romans
        Romans declare_retreat stand
    """)

    assert game.pieces("Nervii", "Belgae") == "Ambiorix, 1 revealed Warband"
    assert game.pieces("Morini", "Romans") == "3 revealed Auxilia"
    assert game.pieces("Morini", "Belgae") == "2 Warbands, 5 revealed Warbands"


def test_event_72_shaded_the_march_hides_the_group() -> None:
    """Revealed Warbands are Hidden as they March, and then belong to the group."""
    game = at('card = 72\n[regions.Nervii]\nBelgae = "2 revealed Warbands"\n').play("""
        Belgae action shaded 72
        Belgae event_region region Morini
        Belgae event_number number 2
    """)

    assert game.pieces("Morini", "Belgae") == "2 Warbands"


def test_event_72_shaded_losses_on_the_group_only() -> None:
    """One Warband charges ten Auxilia: it is lost, the two who were there are neither lost nor Revealed."""
    game = at(CHARGE.replace("6 Auxilia", "10 Auxilia")).play("""
        Belgae action shaded 72
        Belgae event_region region Nervii
        Belgae event_region region Morini
        Belgae event_number number 1
        Belgae event_faction faction Romans
        Romans declare_retreat stand
    """)

    assert game.pieces("Morini", "Belgae") == "2 Warbands"


def test_event_72_shaded_within_a_region_without_the_leader() -> None:
    """A group may March within its Region: Ambiorix beside it neither doubles its Losses nor takes any."""
    game = at("""
        card = 72
        [regions.Morini]
        Belgae = "Ambiorix, 2 Warbands"
        Romans = "6 Auxilia"
    """).play("""
        Belgae action shaded 72
        Belgae event_region region Morini
        Belgae event_number number 2
        Belgae event_faction faction Romans
    """)

    assert game.pieces("Morini", "Romans") == "5 revealed Auxilia"
    assert game.pieces("Morini", "Belgae") == "Ambiorix"


def test_event_72_shaded_the_battle_may_be_declined() -> None:
    """The March alone is fine."""
    game = at(CHARGE).play("""
        Belgae action shaded 72
        Belgae event_region region Nervii
        Belgae event_region region Morini
        Belgae event_number number 6
        Belgae event_faction done
    """)

    assert game.pieces("Morini", "Belgae") == "8 Warbands"


def test_event_72_shaded_shared_auxilia_go_alone_where_the_warbands_are_walled_in() -> None:
    """4, 38 The marked Warbands may not leave, so that it is only asked how many Auxilia go."""
    game = at("""
        card = 72
        ineligible = ["Belgae", "Arverni"]
        [capabilities]
        38 = "unshaded"
        [regions.Bituriges]
        Aedui = "2 Warbands"
        Romans = "2 Auxilia"
        [tribes]
        Bituriges = "Aedui Citadel"
        [circumvallation]
        region = "Bituriges"
        faction = "Aedui"
        tribes = ["Bituriges"]
        pieces = "2 Warbands"
    """).play("""
        Aedui action shaded 72
        Aedui share yes
        Romans agree_share yes
        Aedui event_region region Carnutes
    """)
    assert game.asked == "Aedui event_number"
    assert game.options == ["number 1", "number 2"]


def test_event_72_shaded_slingers_do_not_spoil_a_battle_without_ambush() -> None:
    """13 One of four Warbands is shot, so that no more of them are Hidden than of the Aedui; the Battle goes on."""
    game = at("""
        card = 72
        ineligible = ["Aedui", "Arverni"]
        [capabilities]
        13 = "unshaded"
        [regions.Treveri]
        Belgae = "4 Warbands"
        Romans = "2 revealed Auxilia"
        Aedui = "3 Warbands"
    """).play("""
        Belgae action shaded 72
        Belgae event_region region Treveri
        Belgae event_number number 4
        Belgae event_faction faction Aedui
        Romans event_confirm yes
    """)
    assert game.pieces("Treveri", "Aedui") == "2 revealed Warbands"


def test_event_72_effective() -> None:
    """Unshaded with any mobile piece; shaded with a Warband that can be Hidden, so never for Romans."""
    assert judged(CHARGE, "Romans")
    assert not judged(CHARGE, "Aedui")
    assert judged(CHARGE, "Belgae", "shaded")
    assert not judged(CHARGE, "Romans", "shaded")
    assert not judged('card = 72\n[regions.Nervii]\nBelgae = "Ambiorix, 2 scouted Warbands"', "Belgae", "shaded")
