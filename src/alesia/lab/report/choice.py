"""What of all that a seat used is shown: kinds with few names whole, of the others the strongest."""

from typing import NamedTuple

from alesia.lab.report.analysis import Report
from alesia.lab.report.uses import Use

FEW = 14  # names of a kind that are shown one by one
STRONGEST = 10


class Choice(NamedTuple):
    """What a seat used: kinds of few names together, and kinds of many names apart."""

    few: list[Use]
    many: dict[str, list[Use]]

    def strongest(self, most: int = STRONGEST) -> list[Use]:
        """Among the many, what most surely goes with winning or losing; the best above, the worst below."""
        compared = [use for uses in self.many.values() for use in uses if use.lift is not None]
        found = sorted(compared, key=lambda use: (-use.strength, use.kind, use.name))[:most]
        return sorted(found, key=lambda use: -use.lift.mean if use.lift else 0)


def choose(report: Report, seat: str) -> Choice:
    """Sort what a seat used; a kind is one of many names if it has many in the whole report."""
    wide = [kind for kind in sorted({use.kind for use in report.uses}) if _names(report, kind) > FEW]
    used = report.uses_of(seat)
    few = sorted((use for use in used if use.kind not in wide), key=lambda use: (-use.times, use.name))
    many = {kind: [use for use in used if use.kind == kind] for kind in wide}
    return Choice(few, {kind: uses for kind, uses in many.items() if uses})


def _names(report: Report, kind: str) -> int:
    return len({use.name for use in report.uses if use.kind == kind})
