"""What is refused is told in every language: a sentence in the code, and one under it in each catalogue."""

import ast
import pickle
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from string import Formatter

import pytest

import alesia
from alesia.games.falling_sky.components import ROMANS
from alesia.kernel.errors import AlesiaError, BadPosition, BadRecord, UnknownName, clause, echo
from alesia.words.catalogue import ENGLISH, NAMES, domains, languages, read
from alesia.words.errors import ERRORS, phrased, system_words, worded

SOURCES = Path(alesia.__file__).parent
ENGLISH_ALONE = ("kernel/conformance", "lab/learning")  # what only programmers meet
WORDED = {"say", "strerror"}  # told by another catalogue, or by the system
PARTS = {"clause", "row", "refused"}
OTHERS = [each for each in languages() if each != ENGLISH]
SYSTEM = {
    *("No such file or directory", "Permission denied", "Is a directory", "Not a directory", "File exists"),
    *("File name too long", "No space left on device", "Read-only file system", "Broken pipe", "Connection refused"),
    *("embedded null byte", "this is a device and no file"),
    *("Address already in use", "Cannot assign requested address", "Name or service not known"),
    *("invalid start byte", "invalid continuation byte", "unexpected end of data"),
}


def trees() -> Iterator[tuple[str, ast.Module]]:
    for path in sorted(SOURCES.rglob("*.py")):
        name = path.relative_to(SOURCES).as_posix()
        if not name.startswith(ENGLISH_ALONE):
            yield name, ast.parse(path.read_text(encoding="utf-8"))


TREES = list(trees())


def names_of_errors() -> set[str]:
    """AlesiaError and all that inherit from it, by the names of their classes."""
    found, before = {AlesiaError.__name__}, set[str]()
    classes = [node for _, tree in TREES for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    while found != before:
        before = set(found)
        found |= {each.name for each in classes if any(isinstance(b, ast.Name) and b.id in found for b in each.bases)}
    return found


def refusals() -> Iterator[tuple[str, ast.Call]]:
    """Every place where an error is made, or a part of its sentence."""
    errors = names_of_errors()
    for name, tree in TREES:
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and node.args and _called(node) in errors | PARTS:
                yield f"{name}:{node.lineno}", node
        yield from _inits(name, tree, errors)


def _inits(name: str, tree: ast.Module, errors: set[str]) -> Iterator[tuple[str, ast.Call]]:
    """What a class of errors always says, in its ``__init__``."""
    for each in ast.walk(tree):
        if isinstance(each, ast.ClassDef) and each.name in errors - {AlesiaError.__name__}:
            for node in ast.walk(each):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "__init__":
                    yield f"{name}:{node.lineno}", node


def _called(node: ast.Call) -> str:
    return node.func.id if isinstance(node.func, ast.Name) else ""


def sentences() -> dict[str, str]:
    """The English sentences in the code, and where each stands."""
    return {
        node.args[0].value: place for place, node in refusals() if isinstance(node.args[0], ast.Constant)
    } | dict.fromkeys(SYSTEM, "the system")


def fields(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name is not None}


def test_every_error_is_a_sentence_with_facts() -> None:
    """No error is made from a sentence that is put together in English: what changes in it are its facts."""
    odd = [
        f"{place} {ast.unparse(node)}"
        for place, node in refusals()
        if not isinstance(node.args[0], ast.Constant)
        and not any(word in ast.unparse(node.args[0]) for word in WORDED)
        and _called(node) not in PARTS
    ]
    assert not [each for each in odd if "clause(error.reason)" not in each]


def test_every_fact_of_a_sentence_is_given() -> None:
    """A sentence has as many facts as fields, so that str() of an error never fails."""
    for place, node in refusals():
        first = node.args[0]
        if (
            isinstance(first, ast.Constant)
            and _called(node) != "row"
            and not any(isinstance(a, ast.Starred) for a in node.args)
        ):
            assert fields(first.value) == {str(n) for n in range(len(node.args) - 1)}, place


@pytest.mark.parametrize("language", OTHERS)
def test_every_error_is_in_the_catalogue(language: str) -> None:
    """Each language has every sentence of the code and no other, each with the facts that English has."""
    said = read(ERRORS, language)[0]
    found = {key: place for key, place in sentences().items() if not key.startswith("phrase.")}
    assert not {key: place for key, place in found.items() if key not in said}
    assert not set(said) - set(found)
    for key, (form, *_) in said.items():
        assert form
        assert fields(form) == fields(key), key


@pytest.mark.parametrize("language", OTHERS)
def test_no_quotes_of_python(language: str) -> None:
    """What somebody wrote stands in the quotes of the language."""
    assert not [form for (form,) in read(ERRORS, language)[0].values() if "!r" in form]


def test_english_is_the_sentence_itself() -> None:
    """In English an error says what str() says."""
    error = UnknownName("{0!r} is not a game; known: {1}", "go", "a, b")
    assert str(error) == worded(error) == "'go' is not a game; known: a, b"


def test_braces_of_somebody_are_no_fields() -> None:
    """A sentence without facts is told as it is, and facts are never read as fields."""
    assert str(BadRecord("a {strange} text")) == "a {strange} text"
    assert str(BadRecord("{0!r} is said", "{1}")) == "'{1}' is said"


def test_french() -> None:
    """Names, parts and what somebody wrote are told in French."""
    refused = BadPosition("the {0} have {1} {2}, at most {3} (1.4)", ROMANS, 7, clause("Forts"), 6)
    assert worded(refused, "fr") == "Romains, Forts\u00a0: 7, au plus 6 (1.4)"
    with pytest.raises(UnknownName) as unknown:
        alesia.new("chess")
    assert worded(unknown.value, "fr").startswith("«\u00a0chess\u00a0» n’est pas un jeu\u00a0; jeux connus\u00a0: ")


def test_french_of_something_long() -> None:
    """Of something long its beginning is told, in English with its length."""
    error = BadRecord("line {0}: {1}: {2!r}", 3, clause("too few words"), echo("x" * 200))
    assert str(error) == f"line 3: too few words: '{'x' * 100}'... (200 characters)"
    assert worded(error, "fr") == f"ligne 3\u00a0: trop peu de mots\u00a0: «\u00a0{'x' * 100}…\u00a0»"


def test_what_a_catalogue_lacks_is_told_in_english() -> None:
    """An unknown sentence, or one of an unknown language, is told in English."""
    assert worded(AlesiaError("{0!r} is odd", "x"), "fr") == "'x' is odd"
    assert worded(AlesiaError("{0!r} is not a game; known: {1}", "x", "y"), "xx") == "'x' is not a game; known: y"
    assert phrased(clause("nothing of ours"), "fr") == "nothing of ours"
    assert system_words("Permission denied", "fr") == "accès refusé"


@pytest.mark.parametrize("language", languages())
def test_names_of_the_games_agree(language: str) -> None:
    """An error may be of any game, so no two games may call the same thing by two names."""
    files = [read(each, language)[0] for each in domains() if each.endswith(NAMES)]
    for one, other in combinations(files, 2):
        assert not [key for key in one.keys() & other.keys() if one[key] != other[key]]


def test_errors_go_from_one_process_to_another() -> None:
    """An error that was pickled says the same, in every language."""
    error = BadPosition("{0!r} is no piece of the {1}", echo("y" * 150), ROMANS)
    again = pickle.loads(pickle.dumps(error))
    assert str(again) == str(error)
    assert worded(again, "fr") == worded(error, "fr")
