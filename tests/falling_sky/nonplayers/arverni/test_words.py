"""8.7 Every box, priority, roll and note of the Arverni has its sentence."""

import re
from pathlib import Path

from alesia.games.falling_sky.nonplayers import arverni
from alesia.games.falling_sky.nonplayers.arverni.conduct import CHART
from alesia.words.catalogue import has, text

ABILITIES = ("V_AMBUSH", "V_DEVASTATE", "V_ENTREAT")


def keys() -> set[str]:
    """All keys that the modules name."""
    folder = Path(str(arverni.__file__)).parent
    return {
        key
        for file in folder.glob("*.py")
        for key in re.findall(r'"((?:check\.|reckoned\.)?arverni\.[a-z_.]+|why\.[a-z_.]+)"', file.read_text("utf-8"))
    }


def test_8_7_every_key_has_a_sentence() -> None:
    """Every key that the modules name stands in the catalogue."""
    assert len(keys()) > 20
    for key in keys():
        assert has(key), key
    for box in (*CHART, *ABILITIES):
        assert text(f"box.{box}")
