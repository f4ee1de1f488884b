"""A8.2.1 A card of Ariovistus that is declined is told with the figures that made it so."""

import pytest

from alesia.words import explain_lines
from tests.ariovistus.nonplayers.events.turns import turn

MEETING = """
    [regions.Sequani]
    Germans = "Ariovistus, 2 Warbands"
    [regions.Provincia]
    Romans = "Caesar, 6 Legions, Fort"
"""


@pytest.mark.parametrize(
    ("card", "faction", "board", "words"),
    [
        (
            "A23",
            "Germans",
            MEETING,
            "Sequani (Romans 7, Germans 3), Provincia (Romans 8, Germans 3, a Fort)",
        ),
        ("A19", "Germans", MEETING, "Provincia with Sequani (Romans 7, Germans 3)"),
        (
            "A20",
            "Aedui",
            "[regions.Aedui]\nAedui = '3 Warbands'\n[tribes]\nAedui = 'Aedui'",
            "Warbands of the Aedui 3, of the Arverni 0; Allies and Citadels of the Aedui 1, of the Arverni 0.",
        ),
        ("A57", "Belgae", "[regions.Morini]\nBelgae = '4 Warbands'", "no Battle that the text allows is open"),
        (6, "Germans", "", "Roman pieces that could be taken are in: nowhere."),
        (72, "Germans", "", "of these, Romans, Aedui, Belgae, somebody plays: nobody."),
        (9, "Germans", "", "from one of these Regions into another: Provincia, Aedui, Sequani, Arverni"),
    ],
)
def test_a8_2_1_a_declined_card_is_told_with_its_figures(card: int | str, faction: str, board: str, words: str) -> None:
    """The sentence stands right before the verdict."""
    others = tuple(f for f in ("Romans", "Germans", "Aedui", "Belgae") if f != faction)
    game = turn(card, faction, board, others=others)
    lines = [line.strip() for _, line in explain_lines(game.walk(faction), "ariovistus")]
    verdict = next(i for i, line in enumerate(lines) if "as things stand" in line or "could not carry" in line)
    assert words in lines[verdict - 1], lines
