"""8.1 Non-players and the Sequence of Play."""

import pytest

import alesia
from alesia.games.falling_sky.components import PLAYERS
from alesia.kernel.errors import AlesiaError
from tests.falling_sky.nonplayers.acting import acting
from tests.falling_sky.playing import at

SECOND = """
    card = 30
    first = {{ faction = "Arverni", action = "Command" }}
    {}
    [regions.Aedui]
    Aedui = "3 Warbands"
"""


@pytest.mark.proves("2.3.5d", "8.0f", "8.1.2a")
def test_8_1_2_a_nonplayer_that_is_second_eligible_is_not_limited() -> None:
    """8.1.2 Where a player has a Limited Command, a Non-player has a full one."""
    limited = at(SECOND.format('passed = ["Belgae", "Romans"]'))
    assert all("command " not in option for option in limited.options)
    full = at(SECOND.format('passed = ["Belgae", "Romans"]\n    nonplayers = ["Aedui"]'))
    assert "command Rally" in full.options
    assert all("limited" not in option for option in full.options)


@pytest.mark.proves("8.0a", "8.1a")
@pytest.mark.parametrize("faction", ["Romans", "Arverni", "Aedui", "Belgae"])
def test_8_0_any_of_the_four_factions_can_be_a_nonplayer(faction: str) -> None:
    """The three others have Passed: the one that nobody plays acts by its flowchart, and the card is over."""
    others = [f.name for f in PLAYERS if f.name != faction]
    game = acting(f'card = 30\npassed = {others}\nnonplayers = ["{faction}"]')
    assert game.boxes(faction).split(" ")[0] in ("R1", "V1", "A1", "B1")
    assert game.did(faction)[0].startswith("action ")


@pytest.mark.proves("8.0b")
def test_8_0_germans_are_no_nonplayer() -> None:
    """Nobody sits at the table for them: neither people nor a flowchart."""
    with pytest.raises(AlesiaError):
        alesia.new("falling-sky", "great-revolt", 1, {"Germans": "nonplayer", "others": "human"})
    with pytest.raises(AlesiaError):
        at('card = 30\nnonplayers = ["Germans"]')


@pytest.mark.proves("8.1.2a", "8.1.2c")
@pytest.mark.parametrize("done", ["Command", "Command and Special Ability"])
def test_8_1_2_in_more_than_one_region_and_with_a_special_ability(done: str) -> None:
    """After whatever Command of the first, the Aedui Rally in three Regions and Trade."""
    regions = "".join(f'[regions.{name}]\nAedui = "3 Warbands"\n' for name in ("Aedui", "Sequani", "Mandubii"))
    game = acting(
        f'card = 47\nfirst = {{ faction = "Arverni", action = "{done}" }}\nnonplayers = ["Aedui", "Romans"]\n'
        f'passed = ["Belgae", "Romans"]\n[resources]\nAedui = 6\n{regions}[tribes]\nSequani = "Aedui"\n'
    )
    assert game.boxes("Aedui").endswith("A_RALLY yes, A_TRADE yes")
    assert len([line for line in game.did("Aedui") if line.startswith("command rally")]) == 3
