"""Card A69, Bellovaci."""

import pytest

from tests.ariovistus.events.test_event_a31_german_phalanx import losses
from tests.ariovistus.playing import at
from tests.falling_sky.events.effect import is_effective

BOARD = """
    card = "A69"
    [regions.Atrebates]
    Romans = "4 Auxilia"
    Belgae = "{1}"
    [regions.Nervii]
    Belgae = "{2}"
    [tribes]
    Bellovaci = "{0}"
"""


def test_event_a69_unshaded_belgae_off_others_on() -> None:
    """The Belgic Ally and four Warbands go, an Aedui Ally and four Warbands come."""
    game = at(BOARD.format("Belgae", "5 Warbands", "")).play(
        "Belgae action unshaded A69\nBelgae event_faction faction Aedui"
    )
    assert game.tribe("Bellovaci") == "Aedui"
    assert game.pieces("Atrebates", "Belgae") == "1 Warband"
    assert game.pieces("Atrebates", "Aedui") == "4 Warbands"


def test_event_a69_unshaded_an_ally_of_others_stays() -> None:
    """Bellovaci an Aedui Ally: no Roman one comes, but four Auxilia do."""
    game = at(BOARD.format("Aedui", "2 Warbands", "")).play(
        "Belgae action unshaded A69\nBelgae event_faction faction Romans"
    )
    assert game.tribe("Bellovaci") == "Aedui"
    assert game.pieces("Atrebates", "Romans") == "8 Auxilia"
    assert game.pieces("Atrebates", "Belgae") == ""


def test_event_a69_shaded_six_warbands_ambush_one_loss_each() -> None:
    """Boduognatus next door, four Hidden Auxilia: all four are lost."""
    game = at(BOARD.format("Belgae", "", "Boduognatus").replace("4 Auxilia", "4 Auxilia, 3 Legions"))
    game.play("Belgae action shaded A69")
    assert losses(game) == 6
    assert game.asked == "Belgae loss" or "Atrebates" in game.position["regions"]


@pytest.mark.parametrize("leader", ["", "Successor"])
def test_event_a69_shaded_no_ambush_without_the_leader_near(leader: str) -> None:
    """The Warbands come all the same; a Successor reaches his own Region alone."""
    game = at(BOARD.format("Belgae", "", leader)).play("Belgae action shaded A69")
    assert game.pieces("Atrebates", "Belgae") == "6 Warbands"
    assert not any(entry.key == "battle" for entry in game.table.log)


def test_event_a69_shaded_no_ambush_against_as_many_hidden() -> None:
    board = BOARD.format("Belgae", "", "Boduognatus, 21 Warbands")
    game = at(board).play("Belgae action shaded A69")
    assert game.pieces("Atrebates", "Belgae") == "4 Warbands"
    assert not any(entry.key == "battle" for entry in game.table.log)


def test_event_a69_shaded_only_if_bellovaci_is_belgic() -> None:
    game = at(BOARD.format("Subdued", "", ""))
    assert not is_effective(game, "Belgae", "shaded")
    game.play("Belgae action shaded A69")
    assert game.pieces("Atrebates", "Belgae") == ""


def test_event_a69_unshaded_effective() -> None:
    assert is_effective(at(BOARD.format("Subdued", "", "")), "Romans", "unshaded")


@pytest.mark.parametrize(("warbands", "ambush"), [(1, True), (2, False)])
def test_event_a69_shaded_shared_aedui_warbands_block_the_ambush(warbands: int, ambush: bool) -> None:
    """A1.4 Six Hidden Belgae against four Auxilia and the Aedui Warbands near Diviciacus."""
    board = BOARD.format("Belgae", "", "Boduognatus").replace(
        'Belgae = ""', f'Aedui = "Diviciacus, {warbands} Warbands"'
    )
    game = at(board).play("""
        Belgae action shaded A69
        Belgae event_faction faction Romans
        Romans share yes
        Aedui agree_share yes
    """)
    assert any(entry.key == "battle" for entry in game.table.log) is ambush


def test_event_a69_shaded_another_is_attacked_if_sharing_keeps_the_ambush_off() -> None:
    """5.1.3 The Romans keep it off with two Aedui Warbands; the Germans there have none."""
    board = BOARD.format("Belgae", "", "Boduognatus").replace(
        'Belgae = ""', 'Aedui = "Diviciacus, 2 Warbands"\n    Germans = "1 Warband"'
    )
    game = at(board).play("""
        Belgae action shaded A69
        Belgae event_faction faction Romans
        Romans share yes
        Aedui agree_share yes
    """)
    assert game.offers("faction") == ["Aedui", "Germans"]
    game.play("Belgae event_faction faction Germans")
    assert game.pieces("Atrebates", "Germans") == ""
