"""The language of a request: what its address says, else the cookie of the browser, else what the browser prefers.

Only the first part of a name matters ("fr-CA" is "fr"). A language that is asked for and not known is English, and the
reply says so (Content-Language).
"""

from functools import cache
from urllib.parse import parse_qs

from starlette.datastructures import Headers
from starlette.requests import cookie_parser
from starlette.types import Scope

from alesia.words.catalogue import ENGLISH, languages

LANG = "lang"  # in the address, and the name of the cookie
VARY = "Accept-Language, Cookie"
FOUND = "alesia.language"  # where a request keeps it once it was found
MOST = 35  # letters of the name of a language
MOST_PREFERRED = 20  # of a list that somebody sends


@cache
def known() -> tuple[str, ...]:
    return languages()


def language_of(scope: Scope) -> str:
    """The language in which whoever makes this request is answered."""
    found: str | None = scope.get(FOUND)
    if found is None:
        found = scope[FOUND] = _sought(scope)
    return found


def _sought(scope: Scope) -> str:
    asked = parse_qs(scope.get("query_string", b"").decode("latin-1"), max_num_fields=None).get(LANG)
    if asked:
        return _known(asked[-1]) or ENGLISH
    headers = Headers(scope=scope)
    kept = _known(cookie_parser(headers.get("cookie", "")).get(LANG, ""))
    return kept or preferred(headers.get("accept-language", ""))


def preferred(header: str) -> str:
    """The first of the known languages by their quality; English if there is none."""
    wishes = [_wish(each) for each in header.split(",")[:MOST_PREFERRED]]
    found = [(quality, language) for language, quality in wishes if language is not None and quality > 0]
    return max(found, key=lambda each: each[0])[1] if found else ENGLISH


def _wish(part: str) -> tuple[str | None, float]:
    name, _, rest = part.partition(";")
    quality = rest.strip().removeprefix("q=").strip() if rest else "1"
    try:
        return _known(name), float(quality)
    except ValueError:
        return None, 0.0


def _known(name: str) -> str | None:
    first = name.strip()[:MOST].partition("-")[0].partition("_")[0].lower()
    return first if first in known() else None
