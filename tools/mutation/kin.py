"""Which tests are about the rule that a mutant stands in: those named by its paragraph or card."""

import ast
import re
from functools import cache
from pathlib import Path

PARAGRAPH = re.compile(r"\bA?\d\.\d(?:\.\d)?\b")
CARD = re.compile(r"(?<![.\d])\b(A?)([1-9]\d?)\b(?![.\d])")


@cache
def marks(path: Path, line: int) -> tuple[str, ...]:
    """What the names of such tests have in them: "test_3_3_1_", "event_25_", "event_a05_"; cited by the module and its
    functions."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    cited = " ".join(ast.get_docstring(node) or "" for node in ast.walk(tree) if _holds(node, line))
    paragraphs = [f"test_{number.lower().replace('.', '_')}_" for number in PARAGRAPH.findall(cited)]
    return (*paragraphs, *[f"event_{mark.lower()}{int(number):02}_" for mark, number in CARD.findall(cited)])


def _holds(node: ast.AST, line: int) -> bool:
    if isinstance(node, ast.Module):
        return True
    return isinstance(node, ast.FunctionDef) and node.lineno <= line <= (node.end_lineno or 0)
