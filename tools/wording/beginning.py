"""The beginning of a language: a folder with every message there is, in English as yet, and every name."""

from collections.abc import Callable, Iterator
from importlib.resources.abc import Traversable
from pathlib import Path

from babel.messages.catalog import Catalog, Message
from babel.messages.pofile import read_po, write_po
from tools.wording.checks import ERRORS, catalogues, forms, others

from alesia.kernel.word import Word
from alesia.words.catalogue import ENGLISH, NAMES, catalogue, file_of

Say = Callable[[str, str], str]


def begin(language: str, folder: Path, say: Say = lambda domain, text: text) -> list[Path]:
    """Write the files into a folder of that name under the folder; one that is there already is left as it is."""
    home = folder / language
    home.mkdir(parents=True, exist_ok=True)
    wanted = {domain: home / f"{domain}.po" for domain in catalogues()}
    new = {domain: path for domain, path in wanted.items() if not path.exists()}
    for domain, path in new.items():
        with path.open("wb") as file:
            write_po(file, _begun(domain, language, say), width=0)
    return list(new.values())


def _begun(domain: str, language: str, say: Say) -> Catalog:
    found = Catalog(locale=language, project="alesia", charset="utf-8", fuzzy=False, header_comment=f"# {domain}")
    for message in _messages(domain):
        single = not isinstance(message.id, tuple | list)
        forms = [say(domain, form) for form in ([message.string] if single else message.string)]
        padded = [*forms, *[forms[-1]] * found.num_plurals][: found.num_plurals]
        said = forms[0] if single else tuple(padded)
        found.add(message.id, said, user_comments=message.user_comments)
    return found


def _messages(domain: str) -> Iterator[Message]:
    """As they are in English; behind names, those that another language has; errors are their own sentences."""
    if domain == ERRORS:
        yield from (Message(key, *said) for key, said in forms(ERRORS, ENGLISH).items())
        return
    yield from (message for message in _read(file_of(domain, ENGLISH)) if message.id)
    if domain.endswith(NAMES):
        yield from (Message(key, name) for key, name in _names(domain).items())


def _read(file: Traversable) -> Catalog:
    with file.open("rb") as opened:
        return read_po(opened)


def _names(domain: str) -> dict[str, str]:
    """Things that English calls by their identifiers."""
    english, words = forms(domain, ENGLISH), catalogue(domain)
    keys = [key for language in others() for key in forms(domain, language)]
    things = [key for key in keys if key.startswith("noun.") and key.count(".") > 1 and key not in english]
    return {key: words.name(Word(*key.split(".", 2)[1:])) for key in things}
