"""What the scripts of the pages hold in literals: the keys of their words, and whatever reads like words itself."""

import re
from collections.abc import Iterator
from pathlib import Path

import alesia

WEB = Path(alesia.__file__).parent / "web"
KEY = re.compile(r"\b(web(?:\.[\w-]+)+)(\.?\$\{)?")
HOLE = "\0"  # where a template has a value set in
WORD = r"[A-Za-zÀ-ÿ’']{2,}"
SENTENCE = re.compile(rf"{WORD}[,;:]? {WORD}.*[A-Z.,;?!…]|^[A-Z].* {WORD}|[a-z][.?!…]$")
TAG = re.compile(r"<[^>]*>")
SPOKEN = re.compile(rf'\b(?:aria-label|title|alt|placeholder|label|words)="([^"{HOLE}]*{WORD}[^"{HOLE}]*)"')


def scripts() -> list[Path]:
    return sorted(path for path in (WEB / "js").rglob("*.js") if "vendor" not in path.parts)


def literals(text: str) -> Iterator[tuple[str, str]]:
    """The strings and templates of a script, each with its quotation mark; templates within templates by themselves."""
    at = 0
    while at < len(text):
        if text.startswith(("//", "/*"), at):
            end = text.find("\n", at) if text[at + 1] == "/" else text.find("*/", at) + 1
            at = len(text) if end < 0 else end + 1
        elif text[at] in "\"'":
            end = _end_of_string(text, at)
            yield text[at], text[at + 1 : end]
            at = end + 1
        elif text[at] == "`":
            end, shown, values = _template(text, at)
            yield "`", shown
            for value in values:
                yield from literals(value)
            at = end + 1
        else:
            at += 1


def _end_of_string(text: str, start: int) -> int:
    at = start + 1
    while text[at] != text[start]:
        at += 2 if text[at] == "\\" else 1
    return at


def _template(text: str, start: int) -> tuple[int, str, list[str]]:
    """Where it ends, its text with a hole for each value, and the values."""
    at, shown, values = start + 1, "", list[str]()
    while text[at] != "`":
        if text.startswith("${", at):
            end = _end_of_value(text, at + 2)
            values.append(text[at + 2 : end])
            shown, at = shown + HOLE, end + 1
        else:
            shown, at = shown + text[at], at + 1
    return at, shown, values


def _end_of_value(text: str, at: int) -> int:
    depth = 0
    while depth or text[at] != "}":
        if text[at] in "\"'":
            at = _end_of_string(text, at)
        elif text[at] == "`":
            at = _template(text, at)[0]
        depth += {"{": 1, "}": -1}.get(text[at], 0)
        at += 1
    return at


def words_in(text: str) -> list[str]:
    """Whatever in a script reads like words that somebody is shown."""
    found: list[str] = []
    for mark, literal in literals(text):
        if mark == "`" and "<" in literal:
            found += [piece for piece in re.split(f"[{HOLE}\n]", TAG.sub("\n", literal)) if re.search(WORD, piece)]
            found += SPOKEN.findall(literal)
        elif not KEY.match(literal) and SENTENCE.search(literal.replace(HOLE, "0")):
            found.append(literal)
    return [" ".join(each.split()) for each in found]
