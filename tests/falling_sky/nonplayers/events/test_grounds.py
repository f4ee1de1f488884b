"""8.1.1, 8.2.1 A card that is declined is told with the figures that made it so."""

import pytest

from alesia.words import explain_lines
from tests.falling_sky.nonplayers.events.turns import turn

DUMNORIX = """
    [regions.Aedui]
    Aedui = "20 Warbands"
    [regions.Arverni]
    Arverni = "4 Warbands"
"""


@pytest.mark.parametrize(
    ("card", "faction", "board", "words"),
    [
        (21, "Romans", "[regions.Provincia]\nRomans = '20 Auxilia'", "Auxilia Available: 0; 5 would be placed."),
        (1, "Arverni", "senate = 'Firm Uproar'", "the Senate stands at Firm Uproar: it can go no further."),
        (20, "Arverni", "[tribes]\nCarnutes = 'Arverni'", "Citadels on the map: 1; nine are needed."),
        (68, "Aedui", "[tribes]\nRemi = 'Romans'", "the Remi are an Ally of the Romans."),
        (68, "Aedui", "", "the Remi are nobody's Ally."),
        (50, "Aedui", "[capabilities]\n10 = 'unshaded'", "Capabilities in effect: 10 Ballistae (unshaded)."),
        (50, "Aedui", "", "Capabilities in effect: none."),
        (52, "Arverni", "[tribes]\nCarnutes = 'Romans'", "Control of Carnutes: Romans."),
        (67, "Arverni", "[regions.Nervii]\nArverni = '1 Warband'", "Legions in Nervii, Treveri: none."),
        (68, "Belgae", "[tribes]\nMorini = 'Belgae'", "on the map: 1; after the Event as they would play it: 1."),
        (
            2,
            "Belgae",
            "[regions.Nervii]\nBelgae = '1 Warband'",
            "no Battle that the text allows is open to",
        ),
        (44, "Aedui", DUMNORIX, "to Aedui ones: 4; Warbands or Auxilia Available: 0; pieces of others"),
        (22, "Arverni", "[regions.Arverni]\nArverni = '35 Warbands'", "Available: Allies 10, Warbands 0;"),
    ],
)
def test_8_1_1_a_declined_card_is_told_with_its_figures(card: int, faction: str, board: str, words: str) -> None:
    """The sentence stands between the instruction and the verdict."""
    game = turn(card, faction, board)
    lines = [line.strip() for _, line in explain_lines(game.walk(faction))]
    verdict = next(i for i, line in enumerate(lines) if "as things stand" in line or "could not carry" in line)
    assert words in lines[verdict - 1], lines


def test_8_1_1_no_figures_where_the_instruction_has_told_them() -> None:
    """1 Belgae decline for the sake of Non-player Romans: where the Senate stands is not the reason."""
    game = turn(1, "Belgae", "senate = 'Intrigue'", others=("Romans",))
    assert "because.senate" not in game.notes("Belgae")


def test_8_2_2_a_card_with_one_text_is_told_as_such() -> None:
    """67 has none to choose from, and no instruction for the Aedui."""
    game = turn(67, "Aedui", "")
    assert "event.one_text" in game.notes("Aedui")
