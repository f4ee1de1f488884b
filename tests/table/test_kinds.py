"""What kind of thing an option names is known by its verb and its name alone, so no two games may differ in it."""

import subprocess
import sys

from alesia.games import GAMES

KINDS = """
from alesia.games import find
from alesia.kernel.ask import kind_of
for option in find({0!r}).vocabulary:
    print(option, kind_of(option), sep=":")
"""


def test_the_same_option_names_the_same_kind_of_thing_in_every_game() -> None:
    """Whichever games are loaded, "move Tarbelli" is about an area; each game is asked alone."""
    known: dict[str, set[str]] = {}
    for game in GAMES:
        said = subprocess.run([sys.executable, "-c", KINDS.format(game)], check=True, capture_output=True, text=True)
        for option, kind in (line.split(":") for line in said.stdout.splitlines()):
            known.setdefault(option, set()).add(kind)
    assert {option: kinds for option, kinds in known.items() if len(kinds) > 1} == {}
