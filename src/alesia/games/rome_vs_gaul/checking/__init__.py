"""Whether an owner's files have the shape of ours and the rules can play with them: every fault is a sentence."""

from collections.abc import Mapping

from alesia.games.rome_vs_gaul.checking.sense import sense_faults
from alesia.games.rome_vs_gaul.checking.shape import shape_faults
from alesia.games.rome_vs_gaul.checking.shapes import SHAPES
from alesia.games.rome_vs_gaul.source import Tables, Texts, parsed
from alesia.kernel.errors import BadData
from alesia.kernel.word import Phrase

__all__ = ["check", "faults"]


def check(folder: str, texts: Texts) -> Tables:
    """The tables of these files; BadData with the first fault that they have."""
    tables = parsed(texts)
    found = faults(tables)
    if len(found) > 1:
        raise BadData(
            "the facts in {0!r} cannot be played with: {1} (and {2} more, which alesia data lists)",
            folder,
            found[0],
            len(found) - 1,
        )
    if found:
        raise BadData("the facts in {0!r} cannot be played with: {1}", folder, found[0])
    return tables


def faults(tables: Mapping[str, Mapping[str, object]]) -> list[Phrase]:
    """Whatever is wrong; what the facts have to do with each other is looked at when each has its shape."""
    found = [fault for name, shapes in SHAPES.items() for fault in shape_faults(name, tables[name], shapes)]
    return found or list(sense_faults(tables))
