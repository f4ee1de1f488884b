"""One word for one thing: a language may say in a table which of its words stand for which English one."""

import re
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from tools.wording.checks import TYPED, forms, is_plain, texts

from alesia.words.catalogue import ENGLISH, game_of, lineage

FOLDER = Path(__file__).parent
ALL = "all"
PAGES = {"web.sky": "falling_sky", "web.war": "gallic_war", "web.rvg": "rome_vs_gaul"}  # what of the page is of a game


@cache
def _written(language: str) -> Mapping[str, Any]:
    path = FOLDER / f"{language}.toml"
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}


def alike(language: str) -> list[str]:
    """The messages that may read as in English."""
    return list(_written(language).get("alike", []))


def glossary(language: str, game: str) -> Mapping[str, list[str]]:
    """The words that each English word may become in a game; empty where nobody has written a table."""
    found = _written(language)
    return {**found.get(ALL, {}), **found.get(game, {})}


def other_words(domain: str, language: str) -> list[str]:
    """Messages that call a thing by none of its words."""
    own = forms(domain, language)
    return [
        f"{key}: {term}"
        for key, said in forms(domain, ENGLISH).items()
        if key in own and not key.startswith(TYPED)
        for term in _lacking(domain, key, _plain(domain, said), _plain(domain, own[key]), language)
    ]


def _lacking(domain: str, key: str, english: str, own: str, language: str) -> Iterator[str]:
    for term, allowed in glossary(language, _game(domain, key)).items():
        if _term(term).search(english) and not any(_word(each).search(own) for each in allowed):
            yield term


def _game(domain: str, key: str) -> str:
    """The game whose words a message has: that which its own lies over, if it does."""
    pages = [game for start, game in PAGES.items() if key.startswith(f"{start}.")]
    return next(iter(pages), lineage(game_of(domain) or domain)[-1])


@cache
def _term(term: str) -> re.Pattern[str]:
    """The word as the English messages write it, one or several."""
    return re.compile(rf"(?<![\w-]){re.escape(term)}s?(?![\w-])")


@cache
def _word(start: str) -> re.Pattern[str]:
    return re.compile(rf"(?<!\w){re.escape(start)}", re.IGNORECASE)


def _plain(domain: str, said: tuple[str, ...]) -> str:
    return "\n".join(text for form in said for text in ([form] if is_plain(domain) else texts(form)))
