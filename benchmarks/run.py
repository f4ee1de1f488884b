"""How fast the engine is on this machine, beside the goals, other engines, and the last run (docs/performance.md).

    python benchmarks/run.py [--quick] [--only GAME] [--check] [--json FILE] [--write-docs]

Every figure is measured in this one run. Rounds of the engine and of the yardsticks take turns; of what depends on the
machine's pace the best round is told, and of costs in moves of the yardstick the middle one.
"""

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

from speed import history, markdown, table
from speed.goals import Measured
from speed.profile import profile
from speed.rounds import Failed, Part, together, tracked, work

from alesia.games import find, names
from alesia.kernel.errors import AlesiaError

GAMES, ROUNDS, QUICK = 10, 5, 2


class Plan(NamedTuple):
    """What is to be measured."""

    games: Sequence[str]
    size: int
    rounds: int
    lab: bool

    def parts(self) -> list[Part]:
        """All parts in their order: the rounds take turns."""
        one_round: list[Part] = [("yardsticks", ())]
        one_round += [(part, (game, self.size)) for part in ("engine", "learning") for game in self.games]
        others = ["memory", "lab"] if self.lab else ["memory"]
        return one_round * self.rounds + [(part, (game,)) for part in others for game in self.games]


def measure(plan: Plan) -> history.Run:
    load = round(os.getloadavg()[0], 2)
    yardsticks, rounds = list[Measured](), {game: list[Measured]() for game in plan.games}
    for part, arguments in tracked(plan.parts(), "measuring"):
        found = work(part, *arguments)
        (rounds[str(arguments[0])] if arguments else yardsticks).append(found)
    games = {game: together(found) for game, found in rounds.items()}
    return history.new_run(plan.size, load, games, together(yardsticks).figures)


def report(run: history.Run, chosen: argparse.Namespace) -> int:
    """Show the run, keep it, and say by 1 if it fails the check."""
    changes = history.changes(run, [each for each in history.read(chosen.history) if each.date < run.date])
    if chosen.markdown:
        print(markdown.markdown(run))
    else:
        table.show(run, changes, table.console())
    if chosen.json:
        chosen.json.write_text(history.to_json(run) + "\n", encoding="utf-8")
    if chosen.write_docs:
        markdown.put(markdown.markdown(run), markdown.FIGURES)
    failed = chosen.check and any(change.fails for change in changes.values())
    if failed or chosen.quick:
        print("This run is not kept in the history.", file=sys.stderr)
    elif not chosen.last:
        history.append(run, chosen.history)
    return 1 if failed else 0


def plan_of(chosen: argparse.Namespace) -> Plan:
    games = [find(chosen.only).name] if chosen.only else names()
    rounds = chosen.rounds or (QUICK if chosen.quick else ROUNDS)
    return Plan(games, chosen.games, rounds, not chosen.quick)


def last_run(file: Path) -> history.Run:
    runs = history.read(file)
    if not runs:
        raise Failed(f"there is no earlier run in {file}")
    return runs[-1]


def need_yardsticks() -> None:
    missing = [name for name in ("chess", "pyspiel") if find_spec(name) is None]
    if missing:
        raise Failed(f"{' and '.join(missing)} cannot be found; get the yardsticks by: pip install 'alesia[bench]'")


def count(text: str) -> int:
    if not text.isdecimal() or int(text) == 0:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number from 1")
    return int(text)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    add: Callable[..., object] = parser.add_argument
    add("--quick", action="store_true", help=f"{QUICK} rounds, without the lab; not kept in the history")
    add("--only", metavar="GAME", help="one game alone")
    add(
        "--games",
        type=count,
        default=GAMES,
        metavar="N",
        help=f"random games in a round ({GAMES})",
    )
    add("--rounds", type=count, metavar="N", help=f"rounds ({ROUNDS})")
    add("--json", type=Path, metavar="FILE", help="also write the run to this file")
    add("--check", action="store_true", help="exit with 1, and do not keep the run, if P1, P2 or P6 became slower")
    add("--history", type=Path, default=history.FILE, metavar="FILE", help="where runs are kept")
    add("--last", action="store_true", help="do not measure: show the last run of the history again")
    add("--markdown", action="store_true", help="print the tables of docs/performance.md instead")
    add("--write-docs", action="store_true", help="put the tables into docs/performance.md")
    add("--profile", nargs=2, metavar=("GAME", "KIND"), help="only say where the time goes: random or nonplayer")
    return parser.parse_args()


def run_of(chosen: argparse.Namespace) -> history.Run:
    if chosen.last:
        return last_run(chosen.history)
    need_yardsticks()
    return measure(plan_of(chosen))


def main() -> int:
    chosen = arguments()
    try:
        if chosen.profile:
            profile(*chosen.profile)
            return 0
        return report(run_of(chosen), chosen)
    except (Failed, AlesiaError) as error:
        print(error, file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())
