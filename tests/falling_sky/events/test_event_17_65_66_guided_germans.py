"""17 Germanic Chieftains, 65 German Allegiances, 66 Migration: Germans whom a Faction guides."""

import pytest

from tests.falling_sky.playing import Play, at


def is_effective(game: Play, side: str, seat: str = "Romans") -> bool:
    return bool(game.table.view(seat)["effective"][side])


# ---- 17 Germanic Chieftains -------------------------------------------------------------------------------------

TRIBESMEN = """
    card = 17
    [regions.Sugambri]
    Germans = "3 revealed Warbands"
    [regions.Ubii]
    Germans = "2 Warbands"
    [regions.Treveri]
    Germans = "1 Warband"
    Belgae = "2 revealed Warbands"
    [regions.Sequani]
    Germans = "1 Warband"
"""


def test_event_17_unshaded_romans_guide_three_groups_then_one_ambush() -> None:
    """Three groups, Region by Region, nobody Marching twice; then an Ambush where the Romans like."""
    game = at(TRIBESMEN).play("""
        Romans action unshaded 17
        Romans event_region region Sugambri
        Romans march_to region Treveri
        Romans march_number number 3
        Romans event_region region Treveri
        Romans march_to region Nervii
    """)
    assert game.pieces("Treveri", "Germans") == "3 Warbands"  # only the one that had not Marched could go on
    assert game.pieces("Nervii", "Germans") == "1 Warband"
    assert sorted(game.offers("region")) == ["Sequani", "Ubii"]  # Nervii: its Warband has Marched

    game.play("Romans event_region region Ubii\nRomans march_to done")
    assert game.pieces("Treveri", "Germans") == "3 revealed Warbands"
    assert game.pieces("Treveri", "Belgae") == "1 revealed Warband"
    assert game.asked == "Belgae action"


def test_event_17_unshaded_romans_guide_though_others_play_it() -> None:
    """The Belgae play the card, the Romans choose Regions, groups and the target."""
    game = at(TRIBESMEN).play("""
        Romans action pass
        Belgae action unshaded 17
        Romans event_region region Sequani
        Romans march_to region Mandubii
        Romans event_region done
    """)

    assert game.pieces("Mandubii", "Germans") == "1 Warband"
    assert game.pieces("Treveri", "Germans") == "1 revealed Warband"  # the only Ambush possible had to be
    assert game.asked == "Aedui action"


def test_event_17_unshaded_ambush_needs_more_hidden() -> None:
    """3.4.4 Germans with no more Hidden pieces than the target do not Ambush."""
    game = at("""
        card = 17
        [regions.Treveri]
        Germans = "2 Warbands"
        Belgae = "2 Warbands"
        [regions.Ubii]
        Germans = "3 Warbands"
        Romans = "1 revealed Auxilia"
        Aedui = "2 Warbands"
    """).play("Romans action unshaded 17\nRomans event_region done")

    assert game.asked == "Romans battle_target"
    game.play("Romans battle_target faction Aedui")
    assert game.pieces("Ubii", "Aedui") == "1 revealed Warband"
    assert game.pieces("Treveri", "Germans") == "2 Warbands"


@pytest.mark.proves("2.3.8c", "5.1.1a", "5.1.1d")
def test_event_17_unshaded_march_upon_frost() -> None:
    """5.1.1 The Event lets the Germans March upon Frost."""
    game = at(TRIBESMEN.replace("card = 17", 'card = 17\nnext = "Winter"')).play("Romans action unshaded 17")

    assert game.asked == "Romans event_region"


def test_event_17_shaded_whole_germans_phase() -> None:
    """Rally, March, Raid and Battle as in Winter, by chance and not by a Faction."""
    game = at("""
        card = 17
        [regions.Sugambri]
        Germans = "1 Warband"
    """).play("Romans action shaded 17")

    assert game.tribe("Suebi North") == "Germans"
    assert game.asked == "Chance germanic_march_to"


def test_event_17_effective() -> None:
    """Unshaded with any Germanic Warband; shaded if the phase would do anything."""
    waste = "card = 17\n[regions.Sugambri]\ndevastated = true\n[regions.Ubii]\ndevastated = true\n"
    assert not is_effective(at(waste), "unshaded")
    assert not is_effective(at(waste), "shaded")
    assert is_effective(at("card = 17"), "shaded")
    assert not is_effective(at("card = 17"), "unshaded")
    assert is_effective(at(f'{waste}Germans = "Warband"'), "unshaded")
    assert not is_effective(at(f'{waste}Germans = "Warband"'), "shaded")  # it holds Control
    assert is_effective(at(f'{waste}Germans = "2 Warbands"'), "shaded")


# ---- 65 German Allegiances --------------------------------------------------------------------------------------


def test_event_65_unshaded_march_from_two_regions_then_all_ambush() -> None:
    """The executing Faction Marches Germans from two Regions; all that are able Ambush, in its order."""
    game = at("""
        card = 65
        [regions.Sugambri]
        Germans = "2 Warbands"
        [regions.Ubii]
        Germans = "4 Warbands"
        [regions.Sequani]
        Aedui = "2 revealed Warbands"
        Romans = "2 Legions"
        [regions.Treveri]
        Germans = "2 Warbands"
        Romans = "2 Auxilia"
        [regions.Nervii]
        Arverni = "1 Warband"
    """).play("""
        Belgae action unshaded 65
        Belgae event_region region Ubii
        Belgae march_to region Sequani
        Belgae march_number number 4
        Belgae event_region region Sugambri
        Belgae march_to region Nervii
        Belgae march_number number 2
    """)
    assert game.offers("region") == ["Nervii", "Sequani"]  # not Treveri: no more Hidden than the Romans

    game.play("Belgae event_region region Sequani\nBelgae battle_target faction Romans")
    assert game.position["fallen"] == 2
    assert game.pieces("Nervii", "Arverni") == ""  # the other Ambush followed of itself
    assert game.pieces("Treveri", "Germans") == "2 Warbands"
    assert game.asked == "Arverni action"


def test_event_65_unshaded_even_against_the_executing_faction() -> None:
    """All Germans able Ambush, even if only the executing Faction is there."""
    game = at("""
        card = 65
        [regions.Treveri]
        Germans = "2 Warbands"
        Belgae = "1 Warband, 1 revealed Warband"
    """).play("Belgae action unshaded 65\nBelgae event_region done")

    assert game.pieces("Treveri", "Belgae") == "1 revealed Warband"


def test_event_65_unshaded_an_ambush_that_the_slingers_spoil_is_not_tried_again() -> None:
    """13, 3.4.4 One of two Germanic Warbands is shot before they attack, so that they miss the Ambush; the Romans, whom
    the other could still Ambush, are left alone, for each Region has one Battle."""
    game = at("""
        card = 65
        [capabilities]
        13 = "unshaded"
        [regions.Treveri]
        Germans = "2 Warbands"
        Romans = "2 revealed Auxilia"
        Arverni = "1 Warband"
    """).play("""
        Belgae action unshaded 65
        Belgae event_region done
        Belgae battle_target faction Arverni
        Romans event_confirm yes
    """)
    assert game.asked == "Arverni action"
    assert (game.pieces("Treveri", "Germans"), game.pieces("Treveri", "Arverni")) == ("1 Warband", "1 Warband")
    assert game.pieces("Treveri", "Romans") == "2 revealed Auxilia"


FEALTY = """
    card = 65
    [regions.Treveri]
    Belgae = "Ambiorix, 8 Warbands"
    Germans = "3 Warbands, 1 revealed Warband"
    [regions.Nervii]
    Belgae = "5 Warbands"
    Germans = "1 Warband, 1 scouted Warband"
    [regions.Ubii]
    Germans = "2 Warbands"
    [tribes]
    Treveri = "Germans"
    Nervii = "Germans"
    Ubii = "Germans"
"""


def test_event_65_shaded_five_warbands_and_an_ally() -> None:
    """Over all Regions under own Control five Warbands, each replaced or removed, and one Ally."""
    game = at(FEALTY).play("""
        Belgae action shaded 65
        Belgae event_region region Nervii
        Belgae event_piece replace Hidden Germanic Warband
        Belgae event_region region Nervii
        Belgae event_piece remove Scouted Germanic Warband
        Belgae event_piece replace Revealed Germanic Warband
        Belgae event_piece replace Hidden Germanic Warband
        Belgae event_piece remove Hidden Germanic Warband
    """)
    assert game.pieces("Nervii", "Belgae") == "6 Warbands"
    assert game.pieces("Nervii", "Germans") == ""
    assert game.pieces("Treveri", "Germans") == "1 Warband"
    assert game.pieces("Treveri", "Belgae") == "Ambiorix, 10 Warbands"
    assert game.options == ["replace Nervii", "replace Treveri", "remove Nervii", "remove Treveri"]

    game.play("Belgae event_tribe replace Treveri")
    assert (game.tribe("Treveri"), game.tribe("Nervii")) == ("Belgae", "Germans")


def test_event_65_shaded_auxilia_for_warbands() -> None:
    """The Romans place Auxilia, and only remove what they may not replace (1.4.2)."""
    game = at("""
        card = 65
        [regions.Ubii]
        Romans = "6 Legions"
        Germans = "1 Warband"
        [tribes]
        "Suebi South" = "Germans"
    """).play("""
        Belgae action pass
        Arverni action pass
        Aedui action pass
        Romans action shaded 65
        Romans event_piece replace Hidden Germanic Warband
    """)

    assert game.pieces("Ubii", "Romans") == "6 Legions, 1 Auxilia"
    assert game.tribe("Suebi South") == "Subdued"


def test_event_65_shaded_removed_when_none_is_available() -> None:
    """5.1.1 With all own Warbands on the map, and none taken off first, the Germanic one is removed."""
    game = at("""
        card = 65
        [regions.Treveri]
        Belgae = "25 Warbands"
        Germans = "1 Warband"
    """).play("Belgae action shaded 65")

    assert game.pieces("Treveri", "Germans") == ""
    assert game.pieces("Treveri", "Belgae") == "25 Warbands"


def test_event_65_shaded_an_ally_is_removed_when_none_is_available() -> None:
    """With all Roman Allies on the map a Germanic one can only go."""
    tribes = ["Atrebates", "Treveri", "Mandubii", "Lingones", "Senones", "Helvii"]
    settled = "".join(f'{tribe} = "Romans"\n' for tribe in tribes)
    board = f'card = 65\nineligible = ["Belgae", "Arverni", "Aedui"]\n[tribes]\n{settled}"Suebi South" = "Germans"\n'
    game = at(board + 'Ubii = "Germans"\n[regions.Ubii]\nRomans = "6 Legions"\n').play("Romans action shaded 65")
    assert game.options == ["remove Suebi South", "remove Ubii"]


def test_event_65_effective() -> None:
    """Unshaded with any Germanic Warband; shaded with Germans under own Control."""
    game = at(FEALTY)
    assert is_effective(game, "unshaded", "Belgae")
    assert is_effective(game, "shaded", "Belgae")
    assert not is_effective(game, "shaded", "Romans")
    assert not is_effective(at('card = 65\n[tribes]\nUbii = "Germans"'), "unshaded")
    assert is_effective(
        at('card = 65\n[regions.Ubii]\nBelgae = "2 Warbands"\n[tribes]\nUbii = "Germans"'), "shaded", "Belgae"
    )


# ---- 66 Migration -----------------------------------------------------------------------------------------------


def test_event_66_unshaded_rally_and_march() -> None:
    """Rally in up to two Regions and then March out of up to two, as the executing Faction says."""
    game = at("""
        card = 66
        [regions.Treveri]
        Germans = "1 Warband"
    """).play("""
        Belgae action unshaded 66
        Belgae event_region region Treveri
        Belgae warbands number 1
    """)
    assert game.offers("region") == ["Sugambri", "Ubii"]  # Treveri has had its Rally
    game.play("Belgae event_region region Ubii")
    assert game.tribe("Treveri") == "Germans"
    assert game.pieces("Ubii", "Germans") == "1 Warband"
    assert game.asked == "Belgae event_region"
    assert game.offers("region") == ["Ubii", "Treveri"]

    game.play("""
        Belgae event_region region Treveri
        Belgae march_to region Mandubii
        Belgae march_number number 2
        Belgae event_region region Ubii
        Belgae march_to region Sequani
    """)
    assert game.pieces("Mandubii", "Germans") == "2 Warbands"
    assert game.pieces("Sequani", "Germans") == "1 Warband"
    assert game.asked == "Arverni action"


def test_event_66_unshaded_no_rally_where_devastated() -> None:
    """3.4.1 holds: no Rally in Devastated Regions."""
    game = at("""
        card = 66
        [regions.Ubii]
        devastated = true
        Germans = "1 Warband"
    """).play("Belgae action unshaded 66")

    assert game.offers("region") == ["Sugambri"]


PASTURES = """
    card = 66
    [regions.Carnutes]
    Arverni = "Vercingetorix, 2 Warbands, 3 revealed Warbands"
    [regions.Pictones]
    Arverni = "4 Warbands"
    [regions.Britannia]
    Belgae = "1 Warband"
    Romans = "1 Auxilia"
"""


def test_event_66_shaded_far_moves_and_an_ally() -> None:
    """From several Regions, not only neighbours, nothing flips; then an Ally at a Subdued Tribe."""
    game = at(PASTURES).play("""
        Belgae action shaded 66
        Belgae event_faction faction Arverni
        Arverni event_region region Britannia
        Arverni event_region region Carnutes
        Arverni event_group number 1
        Arverni event_group number 0
        Arverni event_group number 3
        Arverni event_region region Pictones
        Arverni event_group number 2
        Arverni event_region done
    """)

    assert game.pieces("Britannia", "Arverni") == "Vercingetorix, 2 Warbands, 3 revealed Warbands"
    assert game.pieces("Carnutes", "Arverni") == "2 Warbands"
    assert game.tribe("Catuvellauni") == "Arverni"
    assert game.asked == "Arverni action"


def test_event_66_shaded_only_regions_of_no_control() -> None:
    """Regions that anybody Controls are out of question, empty ones are not."""
    game = at(PASTURES).play("Belgae action shaded 66\nBelgae event_faction faction Belgae")

    assert not {"Carnutes", "Provincia"} & set(game.offers("region"))
    assert {"Treveri", "Britannia"} <= set(game.offers("region"))


def test_event_66_shaded_from_other_regions_with_own_pieces() -> None:
    """Who is there already does not move, nor anybody from where there is nobody."""
    more = '[regions.Treveri]\nBelgae = "1 Warband"\n'
    game = at(PASTURES + more).play("Belgae action shaded 66\nBelgae event_faction faction Belgae")
    game.play("Belgae event_region region Britannia")
    assert game.options == ["region Treveri", "done"]


def test_event_66_shaded_not_where_nobody_can_come_or_settle() -> None:
    """The only Belgic Warband is there already, and its one Tribe is Dispersed."""
    tribes = '[tribes]\nCatuvellauni = "Dispersed"\n'
    game = at(PASTURES + tribes).play("Belgae action shaded 66\nBelgae event_faction faction Belgae")
    assert "Britannia" not in game.offers("region")


def test_event_66_shaded_ally_without_moving() -> None:
    """The Ally must be placed, even if nobody moves; no Ally at Dispersed Tribes."""
    game = at(PASTURES + '[tribes]\nCatuvellauni = "Dispersed"').play("""
        Belgae action shaded 66
        Belgae event_faction faction Belgae
        Belgae event_region region Treveri
        Belgae event_region done
    """)
    assert game.tribe("Treveri") == "Belgae"

    game = at(PASTURES + '[tribes]\nCatuvellauni = "Dispersed"').play("""
        Belgae action shaded 66
        Belgae event_faction faction Arverni
        Arverni event_region region Britannia
        Arverni event_region done
    """)
    assert game.tribe("Catuvellauni") == "Dispersed"


def test_event_66_effective() -> None:
    """Unshaded while the Germans can Rally or March; shaded while a Region is under No Control."""
    waste = "card = 66\n[regions.Sugambri]\ndevastated = true\n[regions.Ubii]\ndevastated = true\n"
    assert is_effective(at("card = 66"), "unshaded")
    assert not is_effective(at(waste), "unshaded")
    assert is_effective(at(f'{waste}Germans = "1 Warband"'), "unshaded")
    assert is_effective(at("card = 66"), "shaded")
    names = ("Morini", "Nervii", "Atrebates", "Treveri", "Carnutes", "Mandubii", "Veneti", "Pictones", "Bituriges")
    more = ("Aedui", "Sequani", "Arverni", "Britannia", "Sugambri", "Ubii")
    held = "".join(f'[regions.{name}]\nRomans = "1 Auxilia"\n' for name in names + more)
    assert not is_effective(at(f"card = 66\n{held}"), "shaded")


def test_event_17_unshaded_one_ambush_alone() -> None:
    """Able to Ambush in two Regions, the Germans do so in the one that the Romans choose."""
    game = at(TRIBESMEN + '    Belgae = "2 revealed Warbands"\n').play("""
        Romans action unshaded 17
        Romans event_region done
        Romans event_region region Sequani
    """)

    assert game.pieces("Sequani", "Germans") == "1 revealed Warband"
    assert game.pieces("Treveri", "Germans") == "1 Warband"
    assert game.asked == "Belgae action"
