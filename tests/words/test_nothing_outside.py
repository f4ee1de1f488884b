"""No words outside the catalogues: what the program shows stands there, each message is used, and each key is there.

The pages have the same tests of their own (tests/web/test_words.py), and the sentences of refusals (test_errors.py).
"""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from tools.wording.checks import forms

import alesia
from alesia.words.catalogue import ENGLISH, domains, languages, read
from tests.words.test_errors import PARTS, SYSTEM, names_of_errors

SOURCES = Path(alesia.__file__).parent
WORD = r"[A-Za-zÀ-ÿ’']{2,}"
SENTENCE = re.compile(rf"(?<![\w.]){WORD}[,;:]? {WORD}|^[A-Z][a-z]+[.!?…:]$")
# What only programmers read: checks of the games themselves, the API's description, logs, types written as strings.
PROGRAMMERS = re.compile(r"conformance|invariants|lab/learning|vocabulary\.py|server/(models|logs)\.py|storage/")
SPOKEN_ELSEWHERE = {*names_of_errors(), *PARTS, "debug", "info", "warning", "error", "exception", "cast", "TypeVar"}
DESCRIBED = ("summary", "description", "title", "responses")  # of routes
PROTOCOL = re.compile(r"default-src |SELECT |BEGIN |SET |command '")  # and what Typer says of an unknown command
# Names and identifiers, styles and protocols.
ALLOWED = {
    *SYSTEM,
    *(
        "Falling Sky",
        "Caesar's Gallic War",
        "Ariovistus: The Gallic War",
        "No Control",
        "Command and Special Ability",
        "Spring box",
        "may be placed",
    ),
    *("final winter", "civil war", "Transalpine Gaul", "Roman Cavalry", "German Cavalry", "Massive Revolt"),
    *("Caesar: Rome vs Gaul", "Fortified Town", "Minor Tribe"),
    *("Oceanus Atlanticus", "Oceanus Britannicus", "Sinus Gallicus"),
    # what lies on a real table, by names that the catalogues of hands put in words
    *("beside the map", "Legions track", "out of the game", "Harvest box", "Gallia Togata", "Winter Uprising"),
    *("next card", "Abatis of the ", "walled in", "turn track", "victory points", "behind the walls"),
    *("Roman hand", "Barbarian hand", "Gallic hand", "Roman activations", "Barbarian activations"),
    *("Roman influence", "Gallic influence", "Roman city", "Gallic city", " came from nowhere, or went there: "),
    # what a server tells the programs that watch over it
    *("PRAGMA data_version", "How long answers took until they were written.", "not ready\n"),
    *(
        "Tables that are open, in each process.",
        "Streams and lines that are open.",
        "Requests, by what became of them.",
    ),
    *("bold reverse", "bold italic", "bold cyan", "bold red", "tab: complete", "light dark", "lower left"),
    "space-name middle",
    *("offset points", "axes fraction", "DejaVu Sans", "width=device-width, initial-scale=1", "<!DOCTYPE html>\n"),
    *('<svg class="plot" role="img" aria-label="', '<html lang="en"', '<html lang="', "alesia record 1"),
    *("attachment; filename=", "public, max-age=300", "Content-Type: application/json", "Connection: close"),
    *("Accept-Language, Cookie", " agent of ", " has no answer to ", "the main procedure of ", "nobody answers for "),
    *("the script ends before the question ", "the script says ", " returned without a result"),
}


def sources() -> list[Path]:
    found = [path for path in sorted(SOURCES.rglob("*.py")) if "web" not in path.relative_to(SOURCES).parts]
    return [path for path in found if not PROGRAMMERS.search(path.relative_to(SOURCES).as_posix())]


def words_in(text: str) -> list[str]:
    """The strings of a source that read like words which somebody is shown."""
    tree = ast.parse(text)
    hidden = {id(inner) for node in ast.walk(tree) for part in _hidden(node) for inner in ast.walk(part)}
    strings = [node for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)]
    return [node.value for node in strings if id(node) not in hidden and SENTENCE.search(node.value)]


def _hidden(node: ast.AST) -> Iterator[ast.AST]:
    """What is told by another catalogue, or to programmers: docstrings, errors, logs, descriptions, types."""
    match node:
        case ast.Expr(value=ast.Constant() as words):
            yield words
        case ast.Call(func=function) if ast.unparse(function).rpartition(".")[2] in SPOKEN_ELSEWHERE | {"__init__"}:
            yield node
        case ast.keyword(arg=name, value=value) if name in DESCRIBED:
            yield value
        case ast.Dict(keys=[ast.Constant(value=key), *_]) if type(key) is int or key in DESCRIBED:  # of the API
            yield node
        case ast.arg(annotation=ast.expr() as kind) | ast.AnnAssign(annotation=kind):
            yield kind
        case ast.FunctionDef(returns=ast.expr() as kind):
            yield kind


@pytest.mark.parametrize("folder", sorted({path.relative_to(SOURCES).parts[0] for path in sources()}))
def test_no_source_has_words_of_its_own(folder: str) -> None:
    """Whatever reads like a sentence stands in a catalogue, but for a list of names and styles."""
    inside = [path for path in sources() if path.relative_to(SOURCES).parts[0] == folder]
    found = [each for path in inside for each in words_in(path.read_text(encoding="utf-8"))]
    assert [each for each in found if each not in ALLOWED and not PROTOCOL.match(each)] == []


def test_a_source_with_words_is_found_out() -> None:
    """Sentences and parts of sentences in f-strings are seen; docstrings, errors and descriptions are not."""
    source = '''"""A docstring of words."""
def f(n: "dict[str, int]") -> str:
    raise BadOption("there is no such thing")
    route(summary="What it does")
    show("It is over.", f"{n} cards are left", "web.key", "Winter:")
'''
    assert sorted(words_in(source)) == [" cards are left", "It is over.", "Winter:"]


# ---- Every message is used, and every key is there

OWN_TESTS = ("_rules", "names", "web", "help", "_hands")  # the handbook, names, pages, help of commands, real tables
SPOKEN = ("say", "say_report", "text", "plain", "marked")  # by which a message is asked for
OF_GAMES = ("ask", "log", "option", "group", "did", "box", "section", "result", "event", "form", "count", "setup")
ANY = (*OF_GAMES, "board", "cli", "no")  # first parts behind which anything could stand
ENDS = re.compile(r"\.(count|margin)$")  # of priorities: how the figures of candidates are told


@cache
def _trees() -> list[ast.Module]:
    return [ast.parse(path.read_text(encoding="utf-8")) for path in SOURCES.rglob("*.py")]


@cache
def _written_out() -> set[str]:
    """The strings of the sources, but no docstrings."""
    nodes = [node for tree in _trees() for node in ast.walk(tree)]
    told = {id(node.value) for node in nodes if isinstance(node, ast.Expr)}
    return {str(node.value) for node in nodes if isinstance(node, ast.Constant) and id(node) not in told}


@cache
def _words() -> set[str]:
    """The words of these strings, of which vocabularies are made, and of the data of the games."""
    data = [path.read_text(encoding="utf-8") for path in (SOURCES / "games").rglob("*.toml")]
    return {word for each in _written_out() for word in each.split()} | set(re.findall(r"[\w.-]+", "\n".join(data)))


@cache
def _put_together() -> list[re.Pattern[str]]:
    """The keys that are put together, as patterns; none that would fit any key at all."""
    found = {_pattern(node) for tree in _trees() for node in ast.walk(tree) if isinstance(node, ast.JoinedStr)}
    keys = [re.compile(each) for each in found if r"\." in each and re.search("[a-z]", each.replace("[^{}]+", ""))]
    return [each for each in keys if not any(each.fullmatch(f"{first}.nothing_such") for first in ANY)]


def _pattern(node: ast.JoinedStr) -> str:
    return "".join(re.escape(str(v.value)) if isinstance(v, ast.Constant) else "[^{}]+" for v in node.values)


def is_used(key: str) -> bool:
    """Whether somebody can ask for a message: by its key, by the end of it, or by what it is put together from."""
    bare = ENDS.sub("", key)
    first, *rest = bare.split(".")
    if first in OF_GAMES and rest and (rest[0] in _words() or rest[0].isdigit()):
        return True
    named = (bare, ".".join(rest), key.partition(".")[2])
    return any(each in _written_out() or any(key.fullmatch(each) for key in _put_together()) for each in named)


@pytest.mark.parametrize("domain", [each for each in domains() if not each.endswith(OWN_TESTS)])
def test_every_message_is_used(domain: str) -> None:
    assert [key for key in read(domain, ENGLISH)[0] if not is_used(key)] == []


@pytest.mark.parametrize("key", ["cli.never_said", "ask.nothing_such", "board.nothing_such", "log.nothing_such"])
def test_a_message_that_nobody_asks_for_is_found_out(key: str) -> None:
    assert not is_used(key)


def _asked_for() -> set[str]:
    """The keys that are written out where a message is asked for."""
    calls = [node for tree in _trees() for node in ast.walk(tree) if isinstance(node, ast.Call) and node.args]
    firsts = [node.args[0] for node in calls if ast.unparse(node.func).rpartition(".")[2] in SPOKEN]
    strings = [node.value for node in firsts if isinstance(node, ast.Constant) and isinstance(node.value, str)]
    return {each for each in strings if "." in each and " " not in each}


def test_every_key_that_is_asked_for_is_in_a_catalogue() -> None:
    """Boards ask for their words without the first part of the key."""
    keys = {key for language in languages() for domain in domains() for key in forms(domain, language)}
    known = keys | {key.partition(".")[2] for key in keys}

    assert len(_asked_for()) > 100
    assert sorted(_asked_for() - known) == []
