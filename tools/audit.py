"""Ask pip-audit for known weaknesses of all libraries that are installed here, and say plainly what became of it.

    python tools/audit.py

It is an error, too, where the advisory service knows nothing of a library or cannot be asked: then nothing is shown.
Further options go to pip-audit (`--vulnerability-service osv`).
"""

import json
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple, TypedDict

FREEZE = [sys.executable, "-m", "pip", "freeze", "--all", "--exclude-editable"]
AUDIT = [sys.executable, "-m", "pip_audit", "--no-deps", "--disable-pip", "--progress-spinner", "off", "-f", "json"]


class Weakness(TypedDict):
    """One that is known, by its number, and where it is mended."""

    id: str
    fix_versions: list[str]


class Library(TypedDict, total=False):
    """What pip-audit tells of a library: its weaknesses, or why it was left out."""

    name: str
    version: str
    vulns: list[Weakness]
    skip_reason: str


class Verdict(NamedTuple):
    """What is to be said, and whether all is well."""

    lines: list[str]
    is_clean: bool


def verdict(libraries: Iterable[Library]) -> Verdict:
    """What a report shows: each weakness, and how many libraries it tells nothing of."""
    found = list(libraries)
    weak = [_told(library, each) for library in found for each in library.get("vulns", [])]
    unknown = sorted(library["name"] for library in found if "skip_reason" in library)
    lines = [*weak, f"Libraries asked after: {len(found)}; known weaknesses: {len(weak)}; not audited: {len(unknown)}."]
    if unknown:
        of_whom = "any of them" if len(unknown) == len(found) else ", ".join(unknown)
        lines.append(f"The advisory service told nothing of {of_whom}: NOT SHOWN TO BE CLEAN.")
    return Verdict(lines, bool(found) and not weak and not unknown)


def _told(library: Library, weakness: Weakness) -> str:
    mended = ", ".join(weakness["fix_versions"]) or "nowhere yet"
    return f"{library['name']} {library['version']}: {weakness['id']} (mended in: {mended})"


def main() -> None:
    """Ask, and end with an error unless every library is known to be without weakness."""
    with tempfile.TemporaryDirectory() as folder:
        listed = Path(folder) / "installed.txt"
        listed.write_text(subprocess.run(FREEZE, check=True, capture_output=True, text=True).stdout)
        asked = subprocess.run([*AUDIT, "-r", str(listed), *sys.argv[1:]], capture_output=True, text=True, check=False)
    try:
        told = verdict(json.loads(asked.stdout)["dependencies"])
    except (ValueError, KeyError):
        reason = (asked.stderr.strip().splitlines() or ["it said nothing"])[-1]
        sys.exit(f"The advisory service could not be asked: NOTHING IS SHOWN. {reason}")
    print("\n".join(told.lines))
    sys.exit(not told.is_clean)


if __name__ == "__main__":
    main()
