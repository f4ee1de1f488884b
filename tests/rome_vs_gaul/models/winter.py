"""16, 18.4 A whole Winter read again: the table before it, what the log tells of the march, the table after it."""

from collections import Counter
from collections.abc import Iterator, Sequence
from copy import copy

from alesia.kernel.game import LogEntry
from tests.rome_vs_gaul.models.board import GALLIC, ROMAN, SPACE, UNITS, Board
from tests.rome_vs_gaul.models.land import governance, is_isolated, triumph

FORAGE = {"RC": 99, "R": 4, "": 2}  # 16.2.4
KEYS = ("winter_attrition", "influence_removed", "influence_placed")


def review_winter(before: Board, log: Sequence[LogEntry], after: Board) -> Iterator[str]:
    """From the first step of Winter to the first question of the next turn."""
    yield from _home(before, after)
    yield from _attrition(before, log, after)
    yield from _markers(before, log, after)
    if after.state.council != before.state.council // 2:
        yield f"18.4: {before.state.council} promises, {after.state.council} are left"
    if after.devastated or after.points:
        yield f"16.5: {after.devastated}, {after.points} are left"


# ---- 16.1 -------------------------------------------------------------------------------------------------------


def _home(before: Board, after: Board) -> Iterator[str]:
    for name in before.at:
        unit = UNITS[name]
        if unit.hired and name in after.at:
            yield f"16.1.2: {name} is still in {after.at[name]}"
        if unit.side == ROMAN and unit.named and name in after.at:
            yield f"16.2.1: {name} is still in {after.at[name]}"
        if unit.kind == "tribe" and (after.town.get(after.at.get(name, "")) != name or name not in after.within):
            yield f"16.1.3: {name} is not in its Town"
    if before.at.get("Germani") != after.at.get("Germani"):
        yield "17.4.3: the German Tribe has moved"
    kept = [name for name, box in after.box.items() if box == "kept"]
    if len(kept) > 1:
        yield f"16.2.1: {kept} are kept"


# ---- 16.2.3, 16.2.4 ---------------------------------------------------------------------------------------------


def camps(log: Sequence[LogEntry], after: Board) -> dict[str, str]:
    """Where each Legion made its camp: those who live are there, of the dead the log tells it."""
    found = {name: space for name, space in after.at.items() if UNITS[name].kind == "legion"}
    for entry in log:
        if entry.key == "winter_attrition":
            found[str(entry.facts[0])] = str(entry.facts[1])
    return found


def _attrition(before: Board, log: Sequence[LogEntry], after: Board) -> Iterator[str]:
    legions = camps(log, after)
    suffered = [str(entry.facts[0]) for entry in log if entry.key == "winter_attrition"]
    for space, number in Counter(legions.values()).items():
        expected = max(0, number - FORAGE.get(before.marker[space], 0))
        told = sum(legions[name] == space for name in suffered)
        if told != expected:
            yield f"16.2.4 {space}: {told} of {number} suffer, the rules say {expected}"
    if len(suffered) != len({*suffered}):
        yield f"16.2.3: {suffered} suffer twice"


# ---- 16.3, 16.5 -------------------------------------------------------------------------------------------------


def _markers(before: Board, log: Sequence[LogEntry], after: Board) -> Iterator[str]:
    """Isolation, the Roman first; then markers where Legions are and nothing else is."""
    b = copy(after)
    b.known, b.marker, b.devastated = {}, dict(before.marker), set(before.devastated)
    b.state = before.state  # 15: with the fleet of this turn
    for marker in ("R", "G"):
        lost = [space for space in SPACE if b.marker[space] == marker and is_isolated(b, space)]
        told = {str(e.facts[1]) for e in log if e.key == "influence_removed" and str(e.facts[0])[0] == marker}
        if told != {*lost}:
            yield f"16.3 {marker}: {told} are removed, the rules say {lost}"
        b.marker.update(dict.fromkeys(lost, ""))
        b.known = {}
    yield from _politics(b, log)
    for name, space in b.at.items():
        if UNITS[name].kind == "legion" and not b.marker[space]:
            b.marker[space] = "R"
    wrong = {space for space in SPACE if b.marker[space] != after.marker[space]}
    if wrong:
        yield f"16.5: {wrong} differ"


def _politics(b: Board, log: Sequence[LogEntry]) -> Iterator[str]:
    """16.4.4; who goes on to the next turn has not won."""
    points = governance(b)
    award = 2 if points >= 9 else 1 if points >= 7 else 0
    told = [entry.facts[:2] for entry in log if entry.key == "governance"]
    if told != [(points, award)] or points <= 3 or triumph(b):
        yield f"16.4: {told}, the rules say {points}, {award}"


__all__ = ["GALLIC", "camps", "review_winter"]
