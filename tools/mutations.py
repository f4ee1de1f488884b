"""Take each priority, cost, limit and condition out of the rules in turn, and see a test turn red.

    make mutations ARGS="--kinds priority,constant --under nonplayers/romans"

Prints what survived: a change of the rules that no test has noticed. What can survive since it changes nothing that
anybody could see stands with its reason in tools/mutation/survivors.toml, and is counted apart.
"""

import argparse
import json
import sys
import tomllib
from collections import Counter
from pathlib import Path
from random import Random

import pytest

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.mutation.mutants import Mutant, mutants  # noqa: E402
from tools.mutation.trial import Trial  # noqa: E402

GAMES = ROOT / "src/alesia/games"
SURVIVORS = ROOT / "tools/mutation/survivors.toml"
TESTS = ("tests/falling_sky", "tests/ariovistus", "tests/gallic_war", "tests/rome_vs_gaul")
# What tells, reads and writes, and is no rule.
APART = ("reading", "notation", "observe", "encoding", "imagining", "vocabulary", "invariants", "counting", "explain")


def found(under: str, kinds: list[str]) -> list[Mutant]:
    every = [path for path in sorted(GAMES.rglob("*.py")) if path.stem not in APART]
    paths = [path for part in under.split(",") for path in every if part in str(path)]
    return [mutant for path in paths for mutant in mutants(path) if not kinds or mutant.kind in kinds]


def parsed() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--under", default="", help="only modules with this in their path; several with commas")
    parser.add_argument("--kinds", default="", help="priority, constant, condition, alternative, limit, number, filter")
    parser.add_argument("--sample", type=int, help="only so many of them, at random")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=20, help="of tests for each")
    parser.add_argument("--out", type=Path, default=Path("mutations.jsonl"), help="what became of each; is added to")
    parser.add_argument(
        "--reach", type=Path, default=Path("reach.json"), help="which test reaches what; made if missing"
    )
    return parser.parse_args()


def main() -> int:
    chosen = parsed()
    wanted = found(chosen.under, [kind for kind in chosen.kinds.split(",") if kind])
    if chosen.sample and chosen.sample < len(wanted):
        wanted = Random(chosen.seed).sample(wanted, chosen.sample)
    known = {json.loads(line)["mutant"] for line in chosen.out.open(encoding="utf-8")} if chosen.out.exists() else set()
    wanted = [mutant for mutant in wanted if str(mutant) not in known]
    print(f"{len(wanted)} mutants to try, {len(known)} tried before", flush=True)
    pytest.main(
        ["-q", "-n0", "-p", "no:cacheprovider", *TESTS],
        plugins=[Trial(wanted, chosen.reach, chosen.out, chosen.seconds)],
    )
    return tell(chosen.out)


def tell(out: Path) -> int:
    reasons = explained()
    told: Counter[str] = Counter()
    for line in out.open(encoding="utf-8"):
        verdict = json.loads(line)
        outcome = "survived, explained" if is_explained(verdict, reasons) else verdict["outcome"]
        told[outcome] += 1
        if outcome in ("survived", "unreached"):
            print(f"{outcome}: {verdict['mutant']}")
    print(dict(told))
    return 0


def explained() -> dict[tuple[str, str], str]:
    """Why a change, of a file, cannot be noticed."""
    tables = tomllib.loads(SURVIVORS.read_text(encoding="utf-8"))
    return {(file, change): reason for file, changes in tables.items() for change, reason in changes.items()}


def is_explained(verdict: dict[str, str], reasons: dict[tuple[str, str], str]) -> bool:
    place, change = verdict["mutant"].split(" ", 1)
    return verdict["outcome"] in ("survived", "unreached") and (place.rsplit(":", 1)[0], change) in reasons


if __name__ == "__main__":
    sys.exit(main())
