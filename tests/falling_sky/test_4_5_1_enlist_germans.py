"""4.5.1 Enlist in its second form: one free Limited Command with Germanic pieces."""

import pytest

from tests.falling_sky.playing import at


@pytest.mark.proves("4.5.1j", "4.5.1k", "4.5.1i")
def test_4_5_1_germanic_rally() -> None:
    """3.4.1 With Germanic Control an Ally, then Warbands up to the Allies; free, in a Region not of the Command."""
    game = at("""
        card = 55
        [regions.Nervii]
        Belgae = "Ambiorix, 2 Warbands"
        [regions.Sugambri]
        Germans = "1 Warband"
        [tribes]
        "Suebi North" = "Germans"
    """).play("""
        Belgae action command Raid
        Belgae command ability Enlist
        Belgae enlist germanic Rally
        Belgae germanic_ally tribe Sugambri
        Belgae warbands number 2
    """)

    assert game.tribe("Sugambri") == "Germans"
    assert game.pieces("Sugambri", "Germans") == "3 Warbands"
    assert game.resources("Belgae") == 10
    assert game.asked == "Belgae command"
    assert game.offers("ability") == []


def test_4_5_1_germanic_rally_in_the_vicinity_only() -> None:
    """One affected Region near Ambiorix: not Ubii, two Regions away, nor a Devastated one."""
    game = at("""
        card = 55
        [regions.Nervii]
        Belgae = "Ambiorix, 2 Warbands"
        [regions.Treveri]
        Germans = "2 Warbands"
        [regions.Morini]
        Germans = "2 Warbands"
        devastated = true
        [regions.Ubii]
        Germans = "2 Warbands"
    """).play("Belgae action command Raid\nBelgae command ability Enlist\nBelgae enlist germanic Rally")

    assert sorted(game.offers("region")) == ["Sugambri", "Treveri"]


@pytest.mark.proves("4.5.1m")
def test_4_5_1_germanic_march_of_one_group() -> None:
    """3.4.2 All flip to Hidden, one group enters one adjacent Region, any stay behind."""
    game = at("""
        card = 55
        [regions.Nervii]
        Belgae = "Ambiorix, 2 Warbands"
        [regions.Treveri]
        Germans = "1 Warband, 3 revealed Warbands"
    """).play("""
        Belgae action command Raid
        Belgae command ability Enlist
        Belgae enlist germanic March
        Belgae march_to region Mandubii
        Belgae march_number number 3
    """)

    assert game.pieces("Mandubii", "Germans") == "3 Warbands"
    assert game.pieces("Treveri", "Germans") == "1 Warband"
    assert game.asked == "Belgae command"
    assert game.resources("Belgae") == 10


@pytest.mark.proves("4.1.3b", "4.5.1m")
@pytest.mark.parametrize(("origin", "to"), [("Morini", "Britannia"), ("Britannia", "Veneti")])
def test_4_5_1_germans_may_enter_or_leave_britannia(origin: str, to: str) -> None:
    """The Germanic March may cross the sea, even while a Belgic March goes on."""
    game = at(f"""
        card = 55
        [regions.Atrebates]
        Belgae = "Ambiorix, 2 Warbands"
        [regions.{origin}]
        Germans = "1 Warband"
    """).play("""
        Belgae action command March
        Belgae command march Atrebates
        Belgae march_to ability Enlist
        Belgae enlist germanic March
    """)
    game.play(f"Belgae march_to region {to}")
    assert game.pieces(to, "Germans") == "1 Warband"

    assert game.asked == "Belgae march_to"
    assert "Britannia" not in game.offers("region")  # the Belgae may not, with a Special Ability


@pytest.mark.proves("4.5.1l")
def test_4_5_1_no_germanic_march_upon_frost() -> None:
    """2.3.8 Upon Frost the Germans do not March by Enlist."""
    game = at("""
        card = 55
        next = "Winter"
        [regions.Nervii]
        Belgae = "Ambiorix, 2 Warbands"
        Germans = "1 Warband"
        Romans = "1 Auxilia"
    """).play("Belgae action command Raid\nBelgae command ability Enlist")

    assert game.options == ["as_belgic", "germanic Rally", "germanic Raid", "done"]


def test_4_5_1_germanic_raid_takes_but_gives_to_nobody() -> None:
    """3.4.3 The target loses Resources, nobody gains them."""
    game = at("""
        card = 55
        [regions.Nervii]
        Belgae = "Ambiorix, 2 revealed Warbands"
        Germans = "3 Warbands"
        Romans = "1 Auxilia"
    """).play("""
        Belgae action command Rally
        Belgae command ability Enlist
        Belgae enlist germanic Raid
        Belgae raid take_from Romans
        Belgae raid take_from Romans
    """)

    assert game.resources("Romans") == 8
    assert game.resources("Belgae") == 10
    assert game.pieces("Nervii", "Germans") == "1 Warband, 2 revealed Warbands"


@pytest.mark.proves("4.5.1n")
def test_4_5_1_germanic_battle_is_an_ambush() -> None:
    """3.4.4 Only where they have more Hidden than the target; no Retreat, no rolls, no Counterattack, no cost."""
    game = at("""
        card = 55
        [regions.Nervii]
        Belgae = "Ambiorix, 2 Warbands"
        [regions.Treveri]
        Germans = "5 Warbands"
        Romans = "2 Legions, 1 Auxilia"
        Arverni = "5 Warbands"
    """).play("Belgae action command Raid\nBelgae command ability Enlist\nBelgae enlist germanic Battle")
    assert game.asked == "Romans loss"  # the Romans are the only possible target, 2 Losses

    game.play("Romans loss piece Legion\nRomans loss piece Hidden Auxilia")
    assert game.pieces("Treveri", "Romans") == "1 Legion"
    assert game.position["fallen"] == 1
    assert game.pieces("Treveri", "Germans") == "5 revealed Warbands"
    assert game.resources("Belgae") == 10


@pytest.mark.proves("4.5.1n")
def test_4_5_1_no_germanic_battle_without_ambush() -> None:
    """Germans with no more Hidden pieces than any enemy are not offered Battle."""
    game = at("""
        card = 55
        [regions.Nervii]
        Belgae = "Ambiorix, 2 Warbands"
        [regions.Treveri]
        Germans = "1 Warband, 5 revealed Warbands"
        Romans = "1 Auxilia"
    """).play("Belgae action command Raid\nBelgae command ability Enlist")

    assert game.offers("germanic") == ["Rally", "March", "Raid"]


def test_4_5_1_germans_ambush_caesar_who_holds_on_4() -> None:
    """Against the Germans Caesar needs 4-6, though the Belgae guide them."""
    game = at("""
        card = 55
        [regions.Nervii]
        Belgae = "Ambiorix, 2 Warbands"
        [regions.Treveri]
        Germans = "3 Warbands"
        Romans = "Caesar, 1 Legion"
    """).play("""
        Belgae action command Raid
        Belgae command ability Enlist
        Belgae enlist germanic Battle
        Chance caesar_ambushed roll 4
        Romans loss piece Legion
        Chance loss_roll roll 4
    """)

    assert game.pieces("Treveri", "Romans") == "Caesar, 1 Legion"
    assert game.pieces("Treveri", "Germans") == "1 revealed Warband"  # Caesar and a Legion strike back


@pytest.mark.proves("4.5.1j")
def test_4_5_1_one_limited_command_only() -> None:
    """After one Germanic Command in one Region Enlist is over."""
    game = at("""
        card = 55
        [regions.Nervii]
        Belgae = "Ambiorix, 2 Warbands"
        [regions.Sugambri]
        Germans = "2 Warbands"
        [regions.Treveri]
        Germans = "2 Warbands"
    """).play("""
        Belgae action command Raid
        Belgae command ability Enlist
        Belgae enlist germanic March
        Belgae enlist_in region Treveri
        Belgae march_to done
    """)

    assert game.asked == "Belgae command"
    assert game.offers("ability") == []


def test_4_5_1_control_of_germans_is_not_belgic_in_the_second_form() -> None:
    """In the form of a Germanic Command the Warbands stay Germanic."""
    game = at("""
        card = 55
        [regions.Nervii]
        Belgae = "Ambiorix, 1 Warband"
        Germans = "3 Warbands"
    """).play("""
        Belgae action command Raid
        Belgae command ability Enlist
        Belgae enlist germanic March
        Belgae march_to done
    """)

    assert game.control("Nervii") == "Germans"
