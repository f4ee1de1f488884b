"""3.1, 4.1 What is done before a Command may bring it a Region, in ways that are easily forgotten."""

from textwrap import dedent

import pytest

from tests.falling_sky.nonplayers.aedui.boards import scored
from tests.falling_sky.playing import at, lone


def test_4_4_1_trade_may_pay_by_control_that_shared_pieces_bring() -> None:
    """A1.4 Three Warbands hold Mandubii against two of the Aedui, but not against two Auxilia beside them."""
    board = """
        [regions.Aedui]
        devastated = true
        [regions.Mandubii]
        Aedui = "Diviciacus, 2 revealed Warbands"
        Romans = "2 Auxilia"
        Arverni = "3 Warbands"
    """
    game = lone("Aedui", board, ("Romans",), diviciacus=True)
    game.play("Aedui action command Battle\nAedui command share Mandubii\nRomans agree_share yes")
    game.play("Aedui command ability Trade\nRomans agree_trade yes\nAedui trade yes")
    assert "Mandubii" in game.offers("battle")


def test_8_6_6_what_the_aedui_give_to_romans_may_be_passed_on() -> None:
    """The Romans give their last Resource to the Belgae, get ten, and may give again: a Battle costs two here."""
    board = """
        [regions.Atrebates]
        Belgae = "Ambiorix, 2 revealed Warbands"
        Arverni = "3 Warbands"
        devastated = true
    """
    game = lone("Belgae", board + scored(9), ("Romans",), romans=1, aedui=30)
    game.play("Belgae action command Battle\nBelgae command negotiate\nBelgae negotiate request Romans")
    game.play("Romans grant yes\nAedui gift yes\nBelgae command negotiate\nBelgae negotiate request Romans")
    game.play("Belgae request number 1\nRomans grant yes")
    assert "Atrebates" in game.offers("battle")


def test_8_6_6_what_others_give_may_be_given_to_the_romans_first() -> None:
    """The one Resource of the Arverni goes to the Romans and back, who get ten for it."""
    board = """
        [regions.Atrebates]
        Belgae = "Ambiorix, 2 revealed Warbands"
        Arverni = "3 Warbands"
        devastated = true
    """
    game = lone("Belgae", board + scored(9), ("Romans", "Arverni"), arverni=1, aedui=30)
    assert "Battle" in game.offers("command")


def test_4_2_1_a_build_may_open_the_next() -> None:
    """A Fort in Sequani opens the Supply Line by which one in Treveri is built, where Auxilia can be placed then."""
    board = """
        [regions.Provincia]
        Romans = "Fort"
        devastated = true
        [regions.Ubii]
        Germans = "2 Warbands"
        [regions.Sequani]
        Romans = "Caesar, 1 Legion"
        Germans = "4 Warbands"
        devastated = true
        [regions.Aedui]
        Arverni = "3 Warbands"
        [regions.Arverni]
        Arverni = "3 Warbands"
        [regions.Treveri]
        Romans = "1 Legion"
        Belgae = "1 Warband"
        [tribes]
        Sequani = "Romans"
    """
    game = lone("Romans", board, romans=4)
    game.play("Romans action command Recruit\nRomans command ability Build")
    game.play("Romans build region Sequani\nRomans build region Treveri")
    assert "Treveri" in game.offers("recruit")


def test_4_5_2_who_is_driven_out_may_be_driven_on() -> None:
    """Auxilia flee from Nervii to Treveri and on to Mandubii, the only Region where one Resource pays for a Battle."""
    spent = "".join(f"[regions.{name}]\ndevastated = true\n" for name in ("Morini", "Atrebates", "Sugambri"))
    board = """
        [regions.Nervii]
        Belgae = "Ambiorix, 2 Warbands"
        Romans = "1 Auxilia"
        devastated = true
        [regions.Treveri]
        Belgae = "3 Warbands"
        devastated = true
        [regions.Mandubii]
        Belgae = "3 revealed Warbands"
    """
    game = lone("Belgae", spent + "\n".join(line.strip() for line in board.splitlines()), ("Romans",), belgae=1)
    assert "Battle" in game.offers("command")


def test_4_2_2_aedui_who_ride_along_can_be_fought() -> None:
    """A1.4 In Devastated Mandubii a Battle costs four; in Treveri, where a Warband was taken along, two."""
    board = """
        [regions.Mandubii]
        Aedui = "Diviciacus, 2 Warbands"
        Romans = "Caesar, 2 Auxilia"
        devastated = true
    """
    game = lone("Romans", board, ("Aedui",), diviciacus=True, romans=2)
    assert "Battle" in game.offers("command")


FORTS = ("Provincia", "Arverni", "Bituriges", "Aedui", "Pictones")


def test_1_4_1_a_fort_may_be_taken_off_to_be_built_elsewhere() -> None:
    """All six stand in Devastated Regions; in Treveri one lets Auxilia be placed."""
    board = "".join(f'[regions.{name}]\nRomans = "Fort"\ndevastated = true\n' for name in FORTS)
    board += '[regions.Sequani]\nRomans = "Caesar, Fort"\ndevastated = true\n'
    board += '[regions.Treveri]\nRomans = "1 Legion"\nBelgae = "1 Warband"\n'
    game = lone("Romans", board, romans=4)
    game.play("Romans action command Recruit\nRomans command remove_own\nRomans remove_from region Pictones")
    game.play("Romans command ability Build\nRomans build region Treveri\nRomans build_what done\nRomans build done")
    assert "Treveri" in game.offers("recruit")


@pytest.mark.parametrize(("belgae", "offered"), [(0, False), (5, True)])
def test_1_5_2_others_may_pay_for_an_ability_beside_a_command(belgae: int, offered: bool) -> None:
    """43 Out of a Devastated Region a March costs four, and Suborn, which brings somebody who is not walled in, one."""
    board = """
        [regions.Bituriges]
        Aedui = "2 Warbands"
        Romans = "2 Auxilia"
        devastated = true
        [circumvallation]
        region = "Bituriges"
        faction = "Aedui"
        pieces = "2 Warbands"
        [capabilities]
        43 = "shaded"
    """
    game = lone("Aedui", board, ("Belgae",), aedui=4, belgae=belgae)
    assert ("March" in game.offers("command")) is offered


def test_2_1_vercingetorix_may_make_a_free_rally_possible() -> None:
    """48 The one Warband of the Arverni could only March; with him, who may be placed anywhere, they may Rally."""
    board = """
        vercingetorix = "may be placed"
        winters = 1
        card = 48
        next = 3
        ineligible = ["Arverni", "Aedui", "Belgae"]
        [regions.Arverni]
        devastated = true
        [regions.Bituriges]
        Arverni = "1 revealed Warband"
        devastated = true
    """
    game = at(board, scenario="pax-gallica")
    game.play("Arverni vercingetorix done\nRomans action unshaded 48\nRomans event_faction faction Arverni")
    game.play("Romans event_faction done\nArverni free_command command Rally")
    game.play("Arverni command place_vercingetorix\nArverni vercingetorix region Veneti")
    assert "Veneti" in game.offers("rally")


def test_event_52_one_special_ability_may_open_the_next() -> None:
    """Auxilia who Scout in Sequani open the Supply Line by which a Fort is built in Treveri, for Auxilia there."""
    barren = {"Provincia": "Fort, 1 Auxilia", "Mandubii": "Caesar", "Carnutes": "1 Legion"}
    board = "".join(f'[regions.{name}]\nRomans = "{there}"\ndevastated = true\n' for name, there in barren.items())
    board += "".join(f'[regions.{name}]\nArverni = "3 Warbands"\ndevastated = true\n' for name in ("Aedui", "Arverni"))
    board += '[regions.Treveri]\nRomans = "1 Legion"\nBelgae = "1 Warband"\n[regions.Ubii]\nGermans = "2 Warbands"\n'
    board += '[regions.Sequani]\nGermans = "1 Warband"\ndevastated = true\n'
    head = 'card = 52\nnonplayers = ["Arverni", "Belgae"]\nineligible = ["Romans", "Arverni", "Belgae"]\n'
    assert "Recruit" in at(head + board).play("Aedui action shaded 52").offers("command")


def test_8_8_8_suborn_may_let_nonplayer_romans_lend_in_a_free_command() -> None:
    """52 The Aedui exceed their threshold until they Suborn their own Ally; then Auxilia give Control of Mandubii."""
    board = """
        card = 52
        nonplayers = ["Romans", "Belgae"]
        ineligible = ["Romans", "Aedui", "Belgae"]
        [capabilities]
        38 = "unshaded"
        [regions.Aedui]
        devastated = true
        [regions.Sequani]
        devastated = true
        [regions.Carnutes]
        Aedui = "3 Warbands"
        devastated = true
        [regions.Mandubii]
        Aedui = "1 revealed Warband"
        Romans = "2 Auxilia"
        Arverni = "2 Warbands"
        [tribes]
        Carnutes = "Aedui"
    """
    game = at(board).play("Arverni action shaded 52")
    assert "Rally" in game.offers("command")


def test_event_48_a_limited_command_with_an_ability_is_not_taken_back_before_it() -> None:
    """After a piece was taken off, Diviciacus may follow, and Suborn give Control of Mandubii."""
    board = """
        card = 48
        nonplayers = ["Romans", "Arverni", "Belgae"]
        ineligible = ["Romans", "Arverni", "Belgae"]
        [resources]
        Romans = 0
        Arverni = 0
        Aedui = 0
        Belgae = 0
        [regions.Aedui]
        devastated = true
        [regions.Sequani]
        devastated = true
        [regions.Veneti]
        Aedui = "Diviciacus"
        Arverni = "3 Warbands"
        [regions.Pictones]
        Aedui = "2 revealed Warbands"
        Arverni = "3 Warbands"
        [regions.Arverni]
        Arverni = "3 Warbands"
        [regions.Mandubii]
        Aedui = "1 Warband"
        Belgae = "1 Warband"
    """
    game = at(board, diviciacus=True)
    game.play("Aedui action unshaded 48\nAedui event_faction faction Aedui\nAedui event_faction done")
    game.play("Aedui free_command command Rally\nAedui command remove_own\nAedui remove_from region Pictones")
    assert game.asked == "Aedui command"


# The Belgae lack Resources for a Battle; Roman players have one, which the Aedui would follow by ten.
POOR_BELGAE = """
    [regions.Atrebates]
    Belgae = "Ambiorix, 2 revealed Warbands"
    Arverni = "3 Warbands"
    devastated = true
    [regions.Treveri]
    Germans = "3 Warbands"
    {0}
    [regions.Morini]
    devastated = true
    [regions.Nervii]
    devastated = true
"""
GAULS = {
    "Arverni": "Arverni Cadurci Volcae Pictones Santones Carnutes Aulerci Veneti Namnetes Mandubii",
    "Aedui": "Aedui Sequani Senones Lingones Bituriges Helvetii",
    "Belgae": "Menapii Morini Eburones",
}


def test_8_6_6_an_ally_of_enlisted_germans_may_reconcile_the_aedui_with_the_romans() -> None:
    """With 13 Tribes the Romans are not helped; a Germanic Rally takes one, and the Romans pass on what they get."""
    game = lone("Belgae", dedent(POOR_BELGAE).format("") + scored(13, GAULS), ("Romans",), romans=1, aedui=30)
    game.play("""
        Belgae action command Battle
        Belgae command ability Enlist
        Belgae enlist germanic Rally
        Belgae warbands number 0
        Belgae command negotiate
        Belgae negotiate request Romans
        Romans grant yes
        Aedui gift yes
        Belgae command negotiate
        Belgae negotiate request Romans
        Belgae request number 1
        Romans grant yes
        Belgae command battle Atrebates
    """)
    assert game.asked == "Arverni declare_retreat"


def test_8_6_6_romans_whom_enlisted_germans_rob_are_helped_and_may_be_asked_anew() -> None:
    """1.5.2 They have refused, but who has been given Resources may be asked again."""
    board = dedent(POOR_BELGAE).format('Romans = "1 Auxilia"') + scored(9)
    game = lone("Belgae", board, ("Romans",), romans=1, aedui=30)
    game.play("""
        Belgae action command Battle
        Belgae command negotiate
        Belgae negotiate request Romans
        Romans grant no
        Belgae command cancel
        Belgae action command Battle
        Belgae command ability Enlist
        Belgae enlist germanic Raid
        Aedui gift yes
        Belgae raid done
        Belgae command negotiate
        Belgae negotiate request Romans
        Belgae request number 2
        Romans grant yes
    """)
    assert "Atrebates" in game.offers("battle")
