"""Tables of docs/performance.md, which stand there between marks so that they can be written anew."""

from pathlib import Path

from alesia.games import find

from .goals import LEVELS, QUANTITIES, YARDSTICKS, level
from .history import Run
from .rounds import ROOT, Failed
from .table import number

DOCS = ROOT / "docs/performance.md"
FIGURES = "figures: python benchmarks/run.py --write-docs"
COMPARISON = "before and after: python benchmarks/compare.py OLD NEW --write-docs"


def markdown(run: Run) -> str:
    return "\n\n".join([_machine(run), _goals(run), _figures(run), _yardsticks(run)])


def put(text: str, mark: str, file: Path = DOCS) -> None:
    """Put the text in the place of what stands between the marks in the file."""
    begin, end = f"<!-- {mark} -->", f"<!-- end of {mark.partition(':')[0]} -->"
    head, found, rest = file.read_text(encoding="utf-8").partition(begin)
    _, closed, tail = rest.partition(end)
    if not (found and closed):
        raise Failed(f"{file} does not have the marks {begin} and {end}")
    file.write_text(f"{head}{begin}\n\n{text}\n\n{end}{tail}", encoding="utf-8")


def _machine(run: Run) -> str:
    facts = run.machine
    where = f"{facts['cores']} cores of {facts['cpu']}, Python {facts['python']}, load {facts['load']} at the start"
    disturbed = " Other work was running: times on the clock (P11, P12) mean nothing." if run.is_busy else ""
    return f"Measured on {run.date[:10]} at commit `{run.commit}` ({where}).{disturbed}"


def _goals(run: Run) -> str:
    """Each goal, in the order of its number, with the level that each game meets."""
    found = [
        (int(goal.number[1:]), goal, quantity, game, measured.figures[name])
        for name, quantity in QUANTITIES.items()
        for game, measured in run.games.items()
        if name in measured.figures and (goal := quantity.goal(game)) is not None
    ]
    rows = []
    for _, goal, quantity, game, figure in sorted(found, key=lambda each: each[0]):
        bounds = [f"{bound:,g}" for bound in goal.levels] + ["-"] * (3 - len(goal.levels))
        measured, reached = f"{number(figure)} {quantity.unit}", LEVELS[level(goal, figure, quantity.more)]
        rows.append([goal.number, quantity.title, find(game).title, *bounds, measured, f"**{reached}**"])
    return as_table(["goal", "quantity", "game", "floor", "target", "stretch", "measured", "meets"], rows)


def _figures(run: Run) -> str:
    """All figures of each game; in brackets what they cost in moves of python-chess."""
    rows = []
    for name, quantity in QUANTITIES.items():
        cells = [_cell(run, game, name) for game in run.games]
        if any(cells):
            rows.append([f"{quantity.title}, {quantity.unit}", *cells])
    head = "figure (in brackets: cost in moves of python-chess)"
    return as_table([head, *[find(game).title for game in run.games]], rows)


def _cell(run: Run, game: str, name: str) -> str:
    measured = run.games[game]
    if name not in measured.figures:
        return ""
    cost = measured.costs.get(name)
    return number(measured.figures[name]) + ("" if cost is None else f" ({number(cost)})")


def _yardsticks(run: Run) -> str:
    rows = [[f"{each.title}, {each.unit}", number(run.yardsticks[name])] for name, each in YARDSTICKS.items()]
    return as_table(["yardstick", "measured"], rows)


def as_table(head: list[str], rows: list[list[str]]) -> str:
    return "\n".join(f"| {' | '.join(cells)} |" for cells in [head, ["---"] * len(head), *rows])
