"""8.3.4 In Ariovistus, too, no die is cast that decides nothing."""

import pytest

from alesia.games.falling_sky.components import GERMANS
from tests.falling_sky.nonplayers.casting import watch

TABLES = (("Germans",), ("Romans", "Germans", "Aedui", "Belgae"))
UPON_FROST = 43  # two Regions are Intimidated upon Frost, in whichever order
COVERED = ("rallying.py", "raiding.py", "camps.py", "germans/")


@pytest.mark.proves("8.3.4d")
@pytest.mark.parametrize("seed", [*range(7), UPON_FROST])
def test_8_3_4_every_die_of_the_germans_decides_something(seed: int) -> None:
    """A turn played again with the other faces of a die comes to another board with one of them."""
    idle = list(watch(None, seed, TABLES[0 if seed == UPON_FROST else seed % len(TABLES)], "ariovistus"))
    assert [each for each in idle if each.faction is GERMANS and each.place.startswith(COVERED)] == []
