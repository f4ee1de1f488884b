"""11 Numidians (second edition)."""

import pytest

from tests.falling_sky.events.judging import judged
from tests.falling_sky.playing import at

FLANKERS = """
    card = 11
    [regions.Mandubii]
    Romans = "{romans}"
    Germans = "8 Warbands"
"""


def test_event_11_unshaded_auxilia_alone_and_double() -> None:
    """Three new Auxilia and one more cause four Losses; Caesar and his Legions neither fight nor suffer."""
    game = at(FLANKERS.format(romans="Caesar, 3 Legions, 1 Auxilia")).play("""
        Romans action unshaded 11
        Romans event_region region Mandubii
    """)

    assert game.pieces("Mandubii", "Germans") == "4 revealed Warbands"
    assert game.pieces("Mandubii", "Romans") == "Caesar, 3 Legions, 2 revealed Auxilia"


def test_event_11_unshaded_halved_then_rounded() -> None:
    """Three Auxilia make three Losses, halved for the Citadel one and a half: one."""
    game = at("""
        card = 11
        [regions.Mandubii]
        Romans = "Successor"
        Belgae = "8 Warbands"
        [tribes]
        Mandubii = "Belgae Citadel"
    """).play("Romans action unshaded 11\nRomans event_region region Mandubii")

    assert game.pieces("Mandubii", "Belgae") == "7 revealed Warbands"
    assert game.pieces("Mandubii", "Romans") == "Successor"


def test_event_11_unshaded_within_one_of_the_leader() -> None:
    """Caesar's Region and those around it, for a Successor too; where no enemy is there is no Battle."""
    game = at(FLANKERS.format(romans="Successor")).play("Romans action unshaded 11")
    assert set(game.offers("region")) == {
        "Mandubii",
        "Carnutes",
        "Bituriges",
        "Aedui",
        "Sequani",
        "Treveri",
        "Atrebates",
    }
    game.play("Romans event_region region Aedui")

    assert game.pieces("Aedui", "Romans") == "3 Auxilia"


def test_event_11_unshaded_legio_x_is_not_in_the_battle() -> None:
    """Leader and Legion stand by, so that 15 adds nothing."""
    game = at(FLANKERS.format(romans="Caesar, 3 Legions, 1 Auxilia") + '[capabilities]\n15 = "unshaded"').play("""
        Romans action unshaded 11
        Romans event_region region Mandubii
    """)

    assert game.pieces("Mandubii", "Germans") == "4 revealed Warbands"


def test_event_11_unshaded_with_the_horse() -> None:
    """59 makes it a whole Loss each, and that is doubled."""
    game = at(FLANKERS.format(romans="Caesar") + '[capabilities]\n59 = "unshaded"').play("""
        Romans action unshaded 11
        Romans event_region region Mandubii
        Romans event_confirm yes
    """)

    assert game.pieces("Mandubii", "Germans") == "2 revealed Warbands"


def test_event_11_unshaded_slingers_shoot_in_enemy_battles_only() -> None:
    """13 adds no first shots to this Battle of the Romans."""
    game = at(FLANKERS.format(romans="Caesar") + '[capabilities]\n13 = "unshaded"').play("""
        Romans action unshaded 11
        Romans event_region region Mandubii
    """)

    assert game.pieces("Mandubii", "Germans") == "5 revealed Warbands"


def test_event_11_unshaded_romans_choose_for_whoever_plays() -> None:
    """The Aedui play it; the Romans place and Battle."""
    game = at(FLANKERS.format(romans="Caesar").replace("card = 11", 'card = 11\nineligible = ["Romans"]'))
    game.play("Aedui action unshaded 11")

    assert game.asked == "Romans event_region"


def test_event_11_shaded_any_four() -> None:
    """The executing Faction picks four Auxilia anywhere."""
    game = at("""
        card = 11
        ineligible = ["Romans"]
        [regions.Mandubii]
        Romans = "3 Auxilia"
        [regions.Morini]
        Romans = "1 Auxilia, 1 revealed Auxilia"
    """).play("""
        Aedui action shaded 11
        Aedui event_region region Morini
        Aedui event_piece piece Revealed Auxilia
        Aedui event_region region Mandubii
        Aedui event_region region Mandubii
        Aedui event_region region Mandubii
    """)

    assert game.pieces("Mandubii", "Romans") == ""
    assert game.pieces("Morini", "Romans") == "1 Auxilia"


@pytest.mark.parametrize(("romans", "unshaded", "shaded"), [("Caesar", True, False), ("2 Auxilia", False, True)])
def test_event_11_effective(romans: str, unshaded: bool, shaded: bool) -> None:
    """Unshaded needs the Leader on the map, shaded an Auxilia."""
    assert judged(FLANKERS.format(romans=romans), "Aedui") == unshaded
    assert judged(FLANKERS.format(romans=romans), "Aedui", "shaded") == shaded


# All twenty Auxilia are on the map, in Mandubii with Caesar and in Morini, too far away.
SPENT = """
    card = 11
    [regions.Mandubii]
    Romans = "Caesar, 2 Auxilia"
    {near}
    [regions.Treveri]
    Belgae = "4 Warbands"
    [regions.Morini]
    Romans = "18 Auxilia"
    Belgae = "4 Warbands"
"""


def test_event_11_unshaded_without_auxilia_to_place_only_where_a_battle_matters() -> None:
    """With none Available the Event is a Battle near Caesar, or nothing."""
    assert not judged(SPENT.format(near=""), "Romans")
    game = at(SPENT.format(near='Germans = "4 Warbands"')).play("Romans action unshaded 11")
    assert game.pieces("Mandubii", "Germans") == "2 revealed Warbands"


def test_event_11_shaded_as_many_auxilia_as_there_are() -> None:
    """Two on the map: both go, and nobody is asked which first."""
    regions = "".join(f'[regions.{name}]\nRomans = "1 Auxilia"\n' for name in ("Treveri", "Veneti"))
    board = f'card = 11\nineligible = ["Romans"]\n{regions}'
    game = at(board).play("Aedui action shaded 11")
    assert (game.pieces("Treveri", "Romans"), game.pieces("Veneti", "Romans")) == ("", "")
    assert game.asked != "Aedui event_region"
