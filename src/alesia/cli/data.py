"""The facts of Caesar: Rome vs Gaul: using those of an owner's folder, checking them, writing ours to begin with."""

import os
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from alesia.cli.screen import Screen
from alesia.cli.speech import DATA, language, say
from alesia.games.data import VARIABLE, use_data
from alesia.kernel.errors import BadOption
from alesia.words.errors import phrased

REFUSED = 2


@contextmanager
def using(folders: Sequence[str]) -> Iterator[None]:
    """Have the facts of the folder in use for a command; BadData or BadOption if they cannot be."""
    before = os.environ.get(VARIABLE)
    if len(folders) > 1 or not folders[0]:
        raise BadOption("{0} names one folder", DATA)
    use_data(folders[0])
    try:
        yield
    finally:
        os.environ.pop(VARIABLE, None)
        if before is not None:
            os.environ[VARIABLE] = before


def report(path: Path | None) -> int:
    """What is in the folder: its faults, or what is not as ours and what is still reconstructed."""
    from alesia.games.rome_vs_gaul.checking import faults
    from alesia.games.rome_vs_gaul.source import our_tables, parsed, texts_in

    screen = Screen(plain=True)
    tables = our_tables() if path is None else parsed(texts_in(path))
    found = faults(tables)
    for fault in found:
        screen.line(phrased(fault, language()))
    if found:
        screen.line(say("cli.data.faults", len(found)))
        return REFUSED
    _tell(screen, tables)
    return 0


def _tell(screen: Screen, tables: Mapping[str, Any]) -> None:
    from alesia.games.rome_vs_gaul.comparing import counts, own_files
    from alesia.games.rome_vs_gaul.source import digest_of

    own, found = own_files(tables), list(counts(tables))
    screen.line(say("cli.data.own", ", ".join(own), digest_of(tables)) if own else say("cli.data.ours"))
    for each in found:
        screen.line(say("cli.data.table", f"{each.file}, {each.table}", each.records, each.changed, each.reconstructed))
    left = sum(each.reconstructed for each in found)
    screen.line(say("cli.data.sum", sum(each.records for each in found), sum(each.changed for each in found), left))


def write(path: Path | None) -> int:
    """Our files, for an owner to write the printed facts into."""
    from alesia.games.rome_vs_gaul.source import our_texts

    if path is None:
        raise BadOption("{0} needs the name of a folder", "--write")
    there = [name for name in our_texts() if (path / name).exists()]
    if there:
        raise BadOption("{0!r} holds {1} already", str(path), ", ".join(there))
    path.mkdir(parents=True, exist_ok=True)
    for name, text in our_texts().items():
        (path / name).write_text(text, encoding="utf-8")
    Screen(plain=True).line(say("cli.data.written", ", ".join(our_texts()), str(path)))
    return 0
