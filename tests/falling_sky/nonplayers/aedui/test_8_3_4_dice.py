"""8.3.4 The Non-player Aedui: no die for what comes to the same in the end."""

import pytest

from alesia.games.falling_sky.components import REGION
from tests.falling_sky.nonplayers.aedui.boards import aedui_turn
from tests.falling_sky.nonplayers.aedui.test_8_6_3_suborn import CONVICTOLITAVIS, EMISSARIES, suborn


@pytest.mark.proves("8.3.4d")
def test_8_3_4_suborn_in_both_of_two_regions_needs_no_order() -> None:
    """43 An Aedui Ally can be placed in Treveri and in Veneti, and both are Suborned; without the Capability in one."""
    both = suborn(EMISSARIES, 'Namnetes = "Dispersed"', 6, more=CONVICTOLITAVIS)
    assert (both.tribe("Treveri"), both.tribe("Veneti")) == ("Aedui", "Aedui")
    assert not both.steps("Aedui", "pick")
    assert [step.facts for step in both.steps("Aedui", "equal")] == [((REGION["Treveri"], REGION["Veneti"]),)]
    one = suborn(EMISSARIES, 'Namnetes = "Dispersed"', 6)
    assert (one.tribe("Treveri"), one.tribe("Veneti")) == ("Subdued", "Aedui")
    assert len(one.steps("Aedui", "pick")) == 1


def test_8_3_4_suborn_in_two_regions_with_resources_for_one() -> None:
    """43 Both Allies can be paid for, but one Warband alone: a die says in which of the Regions."""
    head = "card = 47\nnext = 2"
    ends = [suborn(EMISSARIES, 'Namnetes = "Dispersed"', die, res=6, more=CONVICTOLITAVIS, head=head) for die in (1, 6)]
    assert ends[0].pieces("Treveri", "Aedui") != ends[1].pieces("Treveri", "Aedui")


HOME = """
    [resources]
    Aedui = {}
    Romans = 20
    [regions.Mandubii]
    Aedui = "9 Warbands"
    [tribes]
    Aedui = "Aedui Citadel"
    Mandubii = "Romans"
"""


@pytest.mark.proves("8.3.4d")
def test_8_3_4_a_tribe_that_suborn_takes_after_the_rally_needs_no_die() -> None:
    """Senones by the Rally and Lingones by the Suborn, or the other way round."""
    game = aedui_turn(HOME.format(30), 6)
    assert (game.tribe("Senones"), game.tribe("Lingones")) == ("Aedui", "Aedui")
    assert not game.steps("Aedui", "pick")


@pytest.mark.parametrize(("die", "tribe"), [(1, "Senones"), (6, "Lingones")])
def test_8_3_4_a_die_for_the_tribe_where_trade_comes_before_suborn(die: int, tribe: str) -> None:
    """Poor Aedui Trade with Non-player Romans: the Tribe that the Rally leaves is left."""
    game = aedui_turn(HOME.format(9), die, nonplayers='["Aedui", "Romans"]')
    assert game.boxes("Aedui").endswith("A_TRADE yes")
    assert [t for t in ("Senones", "Lingones") if game.tribe(t) == "Aedui"] == [tribe]
