"""How often each Event side, Command and Special Ability was executed by each Faction, and how often in vain."""

from collections import Counter
from typing import Any

from alesia.kernel.game import LogEntry
from alesia.table import Thought


class Census:
    """Counts over many games, out of their logs."""

    def __init__(self) -> None:
        self.events: Counter[tuple[str, str]] = Counter()
        self.in_vain: Counter[str] = Counter()
        self.commands: Counter[tuple[str, str]] = Counter()
        self.abilities: Counter[tuple[str, str]] = Counter()
        self.boxes: Counter[tuple[str, str]] = Counter()

    def add(self, log: list[LogEntry], thoughts: list[Thought]) -> None:
        for entry in log:
            self._note(entry)
        for thought in thoughts:
            for step in thought.walk:
                if step.kind == "box":
                    self.boxes[step.key, "yes" if step.facts[0] else "no"] += 1

    def _note(self, entry: LogEntry) -> None:
        facts = [str(fact) for fact in entry.facts]
        if entry.key == "event_done":
            side = f"{facts[1]} {facts[2]}"
            self.events[side, facts[0]] += 1
            self.in_vain[side] += not entry.facts[3]
        elif entry.key == "execute":
            self.commands[facts[2], facts[0]] += 1
        elif entry.key in ("ability", "besiege", "ambush"):
            name = facts[1] if entry.key == "ability" else entry.key.capitalize()
            self.abilities[name, facts[0]] += 1

    def facts(self) -> dict[str, Any]:
        events = {
            side: {"executed": found, "changed_nothing": self.in_vain[side]}
            for side, found in sorted(by_first(self.events).items(), key=lambda each: _order(each[0]))
        }
        found = {"events": events, "commands": by_first(self.commands), "abilities": by_first(self.abilities)}
        return found | ({"boxes": by_first(self.boxes)} if self.boxes else {})


def by_first(counts: Counter[tuple[str, str]]) -> dict[str, dict[str, int]]:
    """The counts as a table of tables."""
    found: dict[str, dict[str, int]] = {}
    for (first, second), n in sorted(counts.items()):
        found.setdefault(first, {})[second] = n
    return found


def _order(side: str) -> tuple[int, str]:
    number, word = side.split(" ")
    return int(number), word
