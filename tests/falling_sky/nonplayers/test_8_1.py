"""8.1 Non-players and the Sequence of Play."""

import pytest

from tests.falling_sky.playing import at

SECOND = """
    card = 30
    first = {{ faction = "Arverni", action = "Command" }}
    {}
    [regions.Aedui]
    Aedui = "3 Warbands"
"""


@pytest.mark.proves("2.3.5d")
def test_8_1_2_a_nonplayer_that_is_second_eligible_is_not_limited() -> None:
    """8.1.2 Where a player has a Limited Command, a Non-player has a full one."""
    limited = at(SECOND.format('passed = ["Belgae", "Romans"]'))
    assert all("command " not in option for option in limited.options)
    full = at(SECOND.format('passed = ["Belgae", "Romans"]\n    nonplayers = ["Aedui"]'))
    assert "command Rally" in full.options
    assert all("limited" not in option for option in full.options)
