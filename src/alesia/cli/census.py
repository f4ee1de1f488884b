"""How often each seat used what (Events, Commands, Special Abilities, cards, ...), and how often in vain."""

from collections import Counter
from typing import Any

from alesia.cli import speech
from alesia.cli.speech import language, say, seat_name, words_of
from alesia.lab.playing import Part
from alesia.table import game_info
from alesia.words.uses import UseNames

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
        others = {plural(kind): by_first(counts) for kind, counts in self._others()}
        boxes = {"boxes": by_first(+self._boxes)} if self._boxes else {}
        return {plural(EVENT): self._events(), **others, **boxes}

    def lines(self, game: str) -> list[str]:
        """The same in words: kinds under their names, then the boxes of the flowcharts."""
        names = UseNames(game, {card.name: card.title for card in game_info(game).cards}, language())
        events = by_first(self._uses.get(EVENT, Counter()))
        found = [_heading(names.kinds(EVENT))] if events else []
        found += [
            self._event(game, names.thing(EVENT, name), name, events[name]) for name in sorted(events, key=_order)
        ]
        for kind, counts in self._others():
            found.append(_heading(names.kinds(kind)))
            found += [_used(game, names.thing(kind, name), seats) for name, seats in by_first(counts).items()]
        found += [_heading(say("cli.census.boxes"))] if self._boxes else []
        return found + [
            say("cli.census.box", box, answers.get("yes", 0), answers.get("no", 0), _words_of_box(game, box))
            for box, answers in by_first(+self._boxes).items()
        ]

    def _others(self) -> list[tuple[str, Counter[tuple[str, str]]]]:
        return [(kind, counts) for kind, counts in sorted(self._uses.items()) if kind != EVENT]

    def _event(self, game: str, thing: str, name: str, seats: dict[str, int]) -> str:
        told, in_vain = _used(game, thing, seats), self._in_vain[name]
        return say("cli.census.in_vain", told, in_vain) if in_vain else told

    def _events(self) -> dict[str, Any]:
        found = by_first(self._uses.get(EVENT, Counter()))
        return {
            name: {"executed": found[name], "changed_nothing": self._in_vain[name]}
            for name in sorted(found, key=_order)
        }


def _heading(words: str) -> str:
    return say("cli.heading", words)


def _words_of_box(game: str, box: str) -> str:
    words = words_of(game, "_nonplayers")
    return words.plain(f"box.{box}") if words.has(f"box.{box}") else ""


def _used(game: str, thing: str, seats: dict[str, int]) -> str:
    """A thing, and who used it how often; Factions that nobody plays use things, too."""
    told = [
        say("cli.sim.winner", speech.name(game, "faction", seat_name(seat)), times) for seat, times in seats.items()
    ]
    return say("cli.census.used", thing, ", ".join(told))


def by_first(counts: Counter[tuple[str, str]]) -> dict[str, dict[str, int]]:
    """The counts as a table of tables."""
    found: dict[str, dict[str, int]] = {}
    for (first, second), n in sorted(counts.items()):
        found.setdefault(first, {})[second] = n
    return found


def plural(kind: str) -> str:
    return f"{kind.removesuffix('y')}ies" if kind.endswith("y") else f"{kind}s"


def _order(name: str) -> tuple[int, str]:
    """Names that begin with the number of a card come in its order, A19 beside 19."""
    number = name.partition(" ")[0].lstrip("A")
    return int(number) if number.isdigit() else 0, name
