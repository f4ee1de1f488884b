"""What the rules of a game say in literals: the keys of its questions and log entries, and its verbs."""

import ast
from collections.abc import Iterator
from pathlib import Path

import alesia

FOLDER = Path(alesia.__file__).parent / "games" / "falling_sky"
# Which argument of a call (or which ones) is the key of a question, a verb, or the key of a log entry.
Places = dict[str, int | tuple[int, ...]]
QUESTIONS: Places = {
    "choose": 1,
    "choose_or_stop": 1,
    "choose_due": 1,
    "choose_number": 1,
    "confirm": 1,
    "choose_group": 1,
    "roll": 0,
    "draw": 0,
    "rally_warbands": 3,
    "Lots": (0, 1),
    "draw_lot": 1,
    "_by_table": (1, 2),
}
VERBS: Places = {"act": 0, "acts": 0, "Option": 0, "__new__": 2, "Sheet": 0}
LOGS: Places = {"log": 0, "_tell_due": 2}


def literals(which: Places, folder: Path = FOLDER) -> set[str]:
    """The strings that stand in that place of those calls, anywhere in the rules; Non-players ask nothing."""
    files = [path for path in folder.rglob("*.py") if "nonplayers" not in path.parts]
    return {text for path in files for text in _in_file(path, which)}


def _in_file(path: Path, which: Places) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and (name := _name(node.func)) in which:
            places = which[name] if isinstance(which[name], tuple) else (which[name],)
            for argument in [node.args[at] for at in places if at < len(node.args)]:
                yield from _strings(argument)


def _name(function: ast.expr) -> str:
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def _strings(argument: ast.expr) -> Iterator[str]:
    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
        yield argument.value
    elif isinstance(argument, ast.IfExp):
        yield from _strings(argument.body)
        yield from _strings(argument.orelse)
