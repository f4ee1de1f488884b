"""A8.2, A8.3 How Non-players of Ariovistus take Events: signs, sides, and what they decline."""

import pytest

from alesia.games.falling_sky.components import GERMANS
from alesia.games.falling_sky.nonplayers.events.register import INSTRUCTIONS, Instruction
from alesia.games.falling_sky.state import UNSHADED
from tests.ariovistus.nonplayers.events.turns import NO, SWORDS, capabilities, played, reasons, turn

CAMP = """
    [regions.Ubii]
    Germans = "3 Warbands"
    [regions.Provincia]
    Romans = "8 Legions"
    [resources]
    Germans = 10
"""


@pytest.mark.proves("A8.2.1a")
@pytest.mark.parametrize(
    ("others", "why"), [((), [NO]), (("Germans",), []), (("Germans", "Romans"), [NO]), (("Romans",), [NO])]
)
def test_a8_2_1_belgae_leave_legions_to_a_player_of_the_germans(others: tuple[str, ...], why: list[str]) -> None:
    """7 The sheet of this war: not if somebody plays the Germans, nor if nobody plays the Romans; the margin of the
    Arverni, which counts in Falling Sky, does not."""
    board = """
        [regions.Atrebates]
        Romans = "5 Legions, 3 Auxilia"
        Belgae = "1 Warband"
    """
    assert reasons(turn(7, "Belgae", board, others=others), "Belgae") == why


@pytest.mark.proves("A8.2.1b")
@pytest.mark.parametrize("card", [4, 10, 47, "A56", "A60"])
def test_a8_2_1_swords_at_the_sign_of_the_germans(card: int | str) -> None:
    """On cards of Falling Sky at that of the Arverni, on others at their own: they never play it."""
    game = turn(card, "Germans", CAMP)
    assert reasons(game, "Germans") == [SWORDS]
    assert "G3b yes" in game.boxes("Germans")


@pytest.mark.proves("A8.2.1b", "A8.2.1c")
@pytest.mark.parametrize("card", [3, 13, 14, 15])
def test_a8_2_1_a_carnyx_means_look_at_the_sheet(card: int) -> None:
    """3, 13, 14, 15 not against Romans whom nobody plays; against a player of theirs, without a roll before it."""
    played_romans, nobody = turn(card, "Germans", CAMP), turn(card, "Germans", CAMP, others=("Romans",))
    assert played(played_romans, "Germans")
    assert played_romans.rolled("Germans") == []
    assert reasons(nobody, "Germans") == [NO]


@pytest.mark.proves("A8.2.1d")
@pytest.mark.parametrize(("card", "faction"), [("A24", "Romans"), ("A24", "Aedui"), ("A70", "Germans")])
def test_a8_2_1_the_sheets_hold_where_the_list_differs(card: str, faction: str) -> None:
    """A24, A70 By the sheets these Factions never play them."""
    assert reasons(turn(card, faction, CAMP), faction) == [SWORDS]


@pytest.mark.proves("A8.2.2a")
@pytest.mark.parametrize(("faction", "side"), [("Germans", "shaded"), ("Romans", "unshaded")])
def test_a8_2_2_germans_take_the_shaded_text(faction: str, side: str) -> None:
    """A22 A Capability with two texts and no instruction: the Romans take the other."""
    assert capabilities(turn("A22", faction, CAMP)) == {"A22": side}


@pytest.mark.proves("A8.2.3c", "A8.2.3d", "A8.2.3e")
@pytest.mark.parametrize("card", [46, 48, 68])
def test_a8_2_3_germans_decline_what_is_for_gauls(card: int) -> None:
    """46, 48, 68 Though Belgae whom nobody plays, or a German Ally at the Remi, would make something of it."""
    board = CAMP + '[regions.Morini]\nBelgae = "4 Warbands"\n[tribes]\nRemi = "Germans"\n'
    assert reasons(turn(card, "Germans", board, others=("Belgae",)), "Germans") == [NO]


@pytest.mark.parametrize("card", [59, 62])
def test_a8_2_1_germans_never_play_what_their_sheet_denies(card: int) -> None:
    """59, 62 Declined like swords, whoever plays the Romans."""
    board = CAMP + '[regions.Morini]\nGermans = "4 Warbands"\nRomans = "3 Auxilia"\n'
    assert reasons(turn(card, "Germans", board), "Germans") == [NO]


@pytest.mark.proves("A8.2.3b")
def test_a8_2_3_arverni_who_act_by_event_follow_their_phase() -> None:
    """A27 The Belgae execute it: new Allies, six Warbands, and then the Arverni Rally of A6.2.1, of which nobody is
    asked anything."""
    game = turn("A27", "Belgae", '[regions.Morini]\nBelgae = "1 Warband"\n')
    assert played(game, "Belgae")
    assert [str(game.tribe(name)) for name in ("Pictones", "Volcae")] == ["Arverni", "Arverni"]
    assert [entry.rule for entry in game.table.log if entry.rule.startswith("A6.2")]
    assert not [line for line in game.did("Belgae") if "Arverni" in line.split(" ", 1)[0]]


@pytest.mark.proves("A8.2.2b")
def test_a8_2_2_an_instruction_can_name_the_other_text(monkeypatch: pytest.MonkeyPatch) -> None:
    """No card has one for the Germans; if A22 had, they would take its unshaded text."""
    monkeypatch.setitem(INSTRUCTIONS, (122, GERMANS), Instruction("instruction.shaded", side=lambda mind: UNSHADED))
    assert capabilities(turn("A22", "Germans", CAMP)) == {"A22": "unshaded"}
