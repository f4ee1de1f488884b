"""Facts of an owner's own: the folder that he names, for the games that can be played with others than ours.

It is named in the environment, so that whatever process is started for the game has the same facts, and before the
rules are imported, which read it once.
"""

import os
from pathlib import Path

from alesia.kernel.errors import AlesiaError, BadOption
from alesia.kernel.record import facts_in

VARIABLE = "ALESIA_ROME_VS_GAUL"
GAME = "rome-vs-gaul"


def folder() -> Path | None:
    """The folder with an owner's facts, if one is named."""
    named = os.environ.get(VARIABLE)
    return Path(named) if named else None


def use_data(path: str | os.PathLike[str]) -> None:
    """Play with the facts in this folder, in this process and those that it starts; BadData if they cannot be played
    with, BadOption if the rules have been read with others already."""
    from alesia.games import find

    before = os.environ.get(VARIABLE)
    os.environ[VARIABLE] = os.path.abspath(path)
    try:
        _refuse_other_facts(find(GAME).rules_version, Path(os.environ[VARIABLE]))
    except AlesiaError:
        _restore(before)
        raise


def _refuse_other_facts(rules: str, own: Path) -> None:
    from alesia.games.rome_vs_gaul.source import digest_of, parsed, texts_in

    if facts_in(rules) != digest_of(parsed(texts_in(own))):
        raise BadOption("the rules of {0} have been read with other facts; name the folder before the first game", GAME)


def _restore(before: str | None) -> None:
    if before is None:
        del os.environ[VARIABLE]
    else:
        os.environ[VARIABLE] = before
