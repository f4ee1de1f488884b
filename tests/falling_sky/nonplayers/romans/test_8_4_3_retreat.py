"""8.4.3 When Non-player Romans Retreat to spare their Legions."""

import pytest

from tests.falling_sky.nonplayers.acting import acting


@pytest.mark.proves("8.4.3b")
@pytest.mark.parametrize(
    ("romans", "warbands", "answer"),
    [
        ("Legion, Fort", 12, "retreat"),  # three rolls against the Legion; the Fort would take one of them
        ("2 Legions, Fort", 20, "retreat"),
        ("2 Legions, 2 Auxilia, Fort", 8, "stand"),  # two Losses, both on Auxilia
    ],
)
def test_8_4_3_a_legion_may_be_rolled_for_again_and_again(romans: str, warbands: int, answer: str) -> None:
    """What counts is the number of Loss rolls, not of Legions that they may remove."""
    game = acting(f"""
        card = 20
        next = 3
        nonplayers = ["Romans"]
        ineligible = ["Aedui", "Belgae", "Romans"]
        [regions.Treveri]
        Romans = "{romans}"
        Arverni = "{warbands} Warbands"
        [regions.Sequani]
        Romans = "4 Auxilia"
    """)
    game.play("Arverni action command Battle\nArverni command battle Treveri")
    assert game.did("Romans")[0] == f"declare_retreat {answer}"
