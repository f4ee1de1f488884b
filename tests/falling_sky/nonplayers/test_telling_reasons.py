"""8.1.3 Reasons that a person with the printed chart can check from the text alone."""

import pytest

from alesia.games.falling_sky.board import put
from alesia.games.falling_sky.components import ARVERNI, LEADER, REGION, piece
from alesia.games.falling_sky.nonplayers.arverni.leading import tell_leader_stays
from alesia.games.falling_sky.nonplayers.conducts import CONDUCTS
from alesia.games.falling_sky.nonplayers.mind import Mind
from alesia.games.falling_sky.state import State
from alesia.nonplayers.dice import Dice
from alesia.words import explain_lines
from tests.falling_sky.nonplayers.acting import acting

QUIET = "card = 1\nnext = 3\nineligible = ['Romans', 'Aedui', 'Belgae']\nnonplayers = ['Arverni']\n"


@pytest.mark.parametrize(
    ("leader", "resources", "words"),
    [
        (False, 9, "the Leader is not on the map."),
        (True, 0, "the Leader is in Carnutes: to March from there costs 1, and there are 0 Resources."),
        (True, 9, "the Leader is in Carnutes, which is not among the Regions open to this Command."),
    ],
)
def test_8_7_6_why_the_leader_does_not_march_is_told(leader: bool, resources: int, words: str) -> None:
    """He is not there, he is too dear, or the Command does not open his Region (8.2.3)."""
    s = State()
    s.resources[ARVERNI] = resources
    if leader:
        put(s, REGION["Carnutes"], piece(ARVERNI, LEADER))
    thinking = Mind(CONDUCTS[ARVERNI], s, Dice(lambda: "test"))
    thinking.consider("V_MARCH_MASS", "8.7.6", tell_leader_stays)
    assert explain_lines(thinking.walk)[0][1].endswith(f"Not possible: {words}")


def test_8_7_1_abilities_near_a_leader_who_is_not_there_say_so() -> None:
    """Devastate and Entreat need him."""
    board = "senate = 'Firm Uproar'\n[regions.Carnutes]\nArverni = '3 Warbands'\n[tribes]\nCarnutes = 'Arverni'"
    game = acting(QUIET + board)
    told = [line for _, line in explain_lines(game.walk("Arverni"))]
    lines = [line for line in told if line.startswith(("V_DEVASTATE", "V_ENTREAT"))]
    assert lines
    assert all(line.endswith("Not possible: the Leader is not on the map.") for line in lines), lines


def test_8_3_4_equals_for_whom_no_die_is_cast_are_told() -> None:
    """Whichever comes first, both are taken in the end."""
    thinking = Mind(CONDUCTS[ARVERNI], State(), Dice(lambda: "test"))
    regions = [REGION["Carnutes"], REGION["Veneti"]]
    thinking.settle(lambda: thinking.pick(regions) and regions, len)
    assert [line.strip() for _, line in explain_lines(thinking.walk)] == [
        "equal: Carnutes, Veneti. No die: it comes to the same."
    ]
