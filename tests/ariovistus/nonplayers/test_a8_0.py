"""A8.0 Who can be a Non-player in Ariovistus."""

import pytest

import alesia
from alesia.games.falling_sky.war import ARIOVISTUS
from alesia.kernel.errors import AlesiaError
from tests.ariovistus.nonplayers.acting import acting
from tests.ariovistus.playing import at

FIRST_BOX = {"Romans": "R1", "Germans": "G1", "Aedui": "A1", "Belgae": "B1"}


@pytest.mark.proves("A8.0a", "A8.0b")
@pytest.mark.parametrize("faction", FIRST_BOX)
def test_a8_0_each_of_the_four_can_be_a_nonplayer(faction: str) -> None:
    """The three others have Passed: the one that nobody plays walks its flowchart from the first box, and acts."""
    others = [f.name for f in ARIOVISTUS.players if f.name != faction]
    game = acting(f'card = "A22"\npassed = {others}\nnonplayers = ["{faction}"]')
    assert game.boxes(faction).startswith(FIRST_BOX[faction] + " ")
    assert game.did(faction)[0].startswith("action ")


@pytest.mark.proves("A8.0a")
def test_a8_0_a_nonplayer_that_is_second_eligible_is_not_limited() -> None:
    """8.1.2 holds for Germans too: a player has a Limited Command there, they have a full one."""
    second = """
        card = "A22"
        first = { faction = "Romans", action = "Command" }
        passed = ["Aedui", "Belgae"]
        NONPLAYERS
        [resources]
        Germans = 10
        [regions.Ubii]
        Germans = "3 Warbands"
    """
    limited = at(second.replace("NONPLAYERS", ""))
    assert all("command " not in option for option in limited.options if "limited" not in option)
    full = at(second.replace("NONPLAYERS", 'nonplayers = ["Germans"]'))
    assert "command Rally" in full.options


@pytest.mark.proves("A8.0c")
def test_a8_0_the_arverni_are_no_nonplayer() -> None:
    """They have no seat, and no position can make them one."""
    with pytest.raises(AlesiaError):
        alesia.new("ariovistus", None, 1, {"Arverni": "nonplayer", "others": "human"})
    with pytest.raises(AlesiaError):
        at('card = "A22"\nnonplayers = ["Arverni"]')
