"""How often each seat used what (Events, Commands, Special Abilities, cards, ...), and how often in vain."""

from collections import Counter
from typing import Any

from alesia.lab.playing import Part

EVENT = "event"  # only of these is it told how often they were in vain


class Census:
    """Counts over many games, put together part by part."""

    def __init__(self) -> None:
        self._uses: dict[str, Counter[tuple[str, str]]] = {}
        self._in_vain: Counter[str] = Counter()
        self._boxes: Counter[tuple[str, str]] = Counter()

    def add(self, part: Part) -> None:
        for _, seat, kind, name, times, in_vain in part.uses:
            self._uses.setdefault(kind, Counter())[name, seat] += times
            if kind == EVENT:
                self._in_vain[name] += in_vain
        for box, (yes, no) in part.boxes.items():
            self._boxes.update({(box, "yes"): yes, (box, "no"): no})

    def facts(self) -> dict[str, Any]:
        others = {plural(kind): by_first(counts) for kind, counts in sorted(self._uses.items()) if kind != EVENT}
        boxes = {"boxes": by_first(+self._boxes)} if self._boxes else {}
        return {plural(EVENT): self._events(), **others, **boxes}

    def _events(self) -> dict[str, Any]:
        found = by_first(self._uses.get(EVENT, Counter()))
        return {
            name: {"executed": found[name], "changed_nothing": self._in_vain[name]}
            for name in sorted(found, key=_order)
        }


def by_first(counts: Counter[tuple[str, str]]) -> dict[str, dict[str, int]]:
    """The counts as a table of tables."""
    found: dict[str, dict[str, int]] = {}
    for (first, second), n in sorted(counts.items()):
        found.setdefault(first, {})[second] = n
    return found


def plural(kind: str) -> str:
    return f"{kind.removesuffix('y')}ies" if kind.endswith("y") else f"{kind}s"


def _order(name: str) -> tuple[int, str]:
    """Names that begin with the number of a card come in its order."""
    number = name.partition(" ")[0]
    return int(number) if number.isdigit() else 0, name
