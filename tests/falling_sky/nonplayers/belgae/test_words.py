"""8.5 A Belgic turn as it is told: the figures behind each answer, so that it can be checked against the flowchart."""

import re
from pathlib import Path

from alesia.games.falling_sky.nonplayers import belgae
from alesia.words.catalogue import has
from alesia.words.explaining import explain_lines
from tests.falling_sky.nonplayers.acting import Acting
from tests.falling_sky.nonplayers.belgae.boards import belgae_turn

POOR = """
    [resources]
    Belgae = 0
    [regions.Morini]
    Belgae = "5 revealed Warbands"
    Romans = "3 Auxilia"
"""


def keys() -> set[str]:
    """All keys of sentences that the modules name."""
    folder = Path(str(belgae.__file__)).parent
    pattern = r'"((?:reckoned\.)?belgae\.[a-z_.]+|why\.[a-z_.]+)"'
    return {key for file in folder.glob("*.py") for key in re.findall(pattern, file.read_text("utf-8"))}


def test_8_5_every_key_has_a_sentence() -> None:
    """Every key that the modules name stands in the catalogue."""
    assert len(keys()) > 40
    for key in keys():
        assert has(key), key


def told(game: Acting) -> str:
    return "\n".join(text for _, text in explain_lines(game.walk("Belgae")))


def test_8_5_1_the_condition_is_told_by_figures() -> None:
    """B1: who stands with whom, and why that is no threat."""
    text = told(belgae_turn(POOR, 6))
    assert "Morini, Warbands 5, with the Romans: Allies and Citadels 0, Legions 0, pieces in all 3: no." in text


def test_8_5_4_each_half_of_a_question_is_told() -> None:
    """B5: poor enough, but the die says no; then a Raid that brings nothing is not worth it."""
    text = told(belgae_turn(POOR, 6))
    assert "Resources 0, fewer than four: yes." in text
    assert "it would bring Resources: 0 (the Belgae have 0), and two are asked for: no." in text
    assert "Not worth it: it takes two Resources." in text


def test_8_5_1_a_battle_that_does_not_pay_is_reckoned() -> None:
    """B_BATTLE: Losses of both sides, and what is made of them, before the flight that follows."""
    text = told(
        belgae_turn("""
            [regions.Treveri]
            Belgae = "Ambiorix, 2 revealed Warbands"
            Romans = "8 Legions"
        """)
    )
    assert "Battle in Treveri: if the Romans stand they lose 3 (3 Legions), the Belgae 3 (the Leader)." in text
    assert "The Leader of the Belgae could be hit." in text
    assert text.index("B_BATTLE") < text.index("Battle in Treveri") < text.index("B_MARCH_THREAT")
    assert "from Treveri, which is under threat, to" in text


def test_8_5_1_why_there_is_no_ambush_no_rampage_and_which_germans() -> None:
    """After the Battle is chosen each Special Ability is told with its reason, up to the Germans who join."""
    board = '[regions.Treveri]\nBelgae = "Successor, 4 revealed Warbands"\nGermans = "4 Warbands"\nAedui = "6 Warbands"'
    text = told(belgae_turn(board))
    assert "it takes more Hidden Warbands in Treveri (0) than Hidden pieces of the Aedui (6)" in text
    assert "Not possible: no Hidden Belgic Warbands near the Leader" in text
    assert "Germanic Warbands fight as Belgic ones in Treveri" in text


def test_8_5_3_a_rally_is_told_by_what_it_would_place() -> None:
    """B4: nothing for no Resources."""
    text = told(belgae_turn(POOR, 6))
    assert "a Rally would place Citadels 0, Allies 0, Warbands 0, and add Control in Regions 0 (Resources 0" in text


def test_8_5_5_destinations_are_told_with_their_needs() -> None:
    """B_MARCH: how many are needed and go, the second Region, and why the Leader goes or stays."""
    board = """
        [regions.Morini]
        Belgae = "Ambiorix, 8 Warbands"
        devastated = true
        [regions.Nervii]
        Romans = "2 Auxilia"
        devastated = true
        [regions.Atrebates]
        Romans = "9 Auxilia"
        devastated = true
    """
    text = told(belgae_turn(board))
    assert "Control of Nervii, in Belgica: 3 Warbands are needed, all 7 that can be spared go." in text
    assert "the Leader goes alone to Nervii, to 7 Belgic pieces, 7 of them Warbands" in text
    assert "no second Region can be brought under Belgic Control" in text


def test_8_5_1_an_ambush_too_far_from_the_leader_is_told_as_such() -> None:
    """Not whichever of two reasons: the Successor is elsewhere, and Hidden Warbands there are enough."""
    board = '[regions.Treveri]\nBelgae = "4 Warbands"\nAedui = "1 Warband"\n[regions.Morini]\nBelgae = "Successor"'
    board += '\n[tribes]\nTreveri = "Aedui"'
    text = told(belgae_turn(board))
    assert "Not possible: Treveri is too far from the Leader" in text
    assert "it takes more Hidden Belgic Warbands" not in text
