"""What can be taken out of a module: found in its syntax tree, one small change each."""

import ast
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent.parent
LONGEST = 160  # characters of a change that are told
LOOSER: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
}


class Mutant(NamedTuple):
    """One change of a module: which node of the tree (in the order of ast.walk) and which change of it."""

    path: Path
    line: int
    start: int  # where its innermost function begins; 0 outside of functions
    kind: str
    node: int
    choice: int
    before: str
    after: str

    def __str__(self) -> str:
        """A name that stays the same as long as the module does."""
        return f"{self.file}:{self.line} {self.change}"

    @property
    def file(self) -> str:
        return str(self.path.relative_to(ROOT))

    @property
    def change(self) -> str:
        """What survivors.toml calls it: the same wherever it stands in the module."""
        return f"{self.kind}: {self.before} -> {self.after}"


def mutants(path: Path) -> Iterator[Mutant]:
    """Every change of this module: priorities, numbers with a name, and what stands in its functions."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    starts, parents = _functions(tree), _parents(tree)
    for number, node in enumerate(ast.walk(tree)):
        if isinstance(node, ast.expr) and (start := starts.get(id(node))) is not None:
            for choice, (kind, after) in enumerate(changes(node)):
                told = _short(node), _short(after)
                if isinstance(node, ast.Constant):
                    told = _within(parents[id(node)], node, after)
                yield Mutant(path, node.lineno, start, kind, number, choice, *told)
        match node:
            case ast.Call(func=ast.Name(id="Priority"), args=[ast.Constant(value=str(key)), *_]):
                yield Mutant(path, node.lineno, 0, "priority", number, 0, key, "not obeyed")
            case ast.Assign(targets=[ast.Name(id=name)], value=ast.Constant(value=int(value))) if node in tree.body:
                yield Mutant(path, node.lineno, 0, "constant", number, 0, f"{name} = {value}", f"{name} = {value + 1}")


def mutated(mutant: Mutant) -> ast.Module:
    """The tree of the module with the change made."""
    tree = ast.parse(mutant.path.read_text(encoding="utf-8"))
    node = list(ast.walk(tree))[mutant.node]
    changed = list(changes(node))[mutant.choice][1]
    _Exchange(node, ast.copy_location(changed, node)).visit(tree)
    return ast.fix_missing_locations(tree)


def changes(node: ast.AST) -> Iterator[tuple[str, ast.AST]]:
    """The ways to take something out of a node."""
    match node:
        case ast.BoolOp(op=ast.And(), values=values):
            for left_out in range(len(values)):
                yield "condition", _without(node, left_out)
        case ast.BoolOp(op=ast.Or(), values=values):
            for left_out in range(len(values)):
                yield "alternative", _without(node, left_out)
        case ast.Compare(ops=[op]) if type(op) in LOOSER:
            yield "limit", ast.Compare(node.left, [LOOSER[type(op)]()], node.comparators)
        case ast.Constant(value=value) if type(value) is int and value:
            yield "number", ast.Constant(value + 1)
        case ast.Call(func=ast.Name(id="min" | "max"), args=[one, other], keywords=[]):
            yield "limit", one
            yield "limit", other
        case ast.UnaryOp(op=ast.Not()):
            yield "condition", node.operand
        case ast.ListComp() | ast.SetComp() | ast.GeneratorExp() if any(part.ifs for part in node.generators):
            yield "filter", _unfiltered(node)


def _without(node: ast.BoolOp, left_out: int) -> ast.expr:
    rest = [value for number, value in enumerate(node.values) if number != left_out]
    return rest[0] if len(rest) == 1 else ast.BoolOp(node.op, rest)


def _unfiltered(node: ast.ListComp | ast.SetComp | ast.GeneratorExp) -> ast.AST:
    found = deepcopy(node)
    for part in found.generators:
        part.ifs = []
    return found


def _parents(tree: ast.Module) -> dict[int, ast.AST]:
    return {id(child): node for node in ast.walk(tree) for child in ast.iter_child_nodes(node)}


def _within(parent: ast.AST, node: ast.expr, after: ast.AST) -> tuple[str, str]:
    """A number says little by itself: what it stands in, before and after."""
    before = _short(parent)
    _Exchange(node, after).generic_visit(parent)
    told = before, _short(parent)
    _Exchange(after, node).generic_visit(parent)
    return told


def _functions(tree: ast.Module) -> dict[int, int]:
    """For each node inside a function or lambda where the innermost one begins, as Python counts: at its decorators."""
    found: dict[int, int] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.Lambda):
            start = min([node.lineno, *[each.lineno for each in getattr(node, "decorator_list", [])]])
            body = node.body if isinstance(node, ast.FunctionDef) else [node.body]
            found |= {id(each): start for part in body for each in ast.walk(part)}  # inner ones come later
    return found


class _Exchange(ast.NodeTransformer):
    """One node for another."""

    def __init__(self, old: ast.AST, new: ast.AST) -> None:
        self.old, self.new = old, new

    def visit(self, node: ast.AST) -> ast.AST:
        return self.new if node is self.old else super().generic_visit(node)


def _short(node: ast.AST) -> str:
    text = " ".join(ast.unparse(node).split())
    return text if len(text) <= LONGEST else text[: LONGEST - 3] + "..."
