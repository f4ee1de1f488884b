"""Numbers and lists as a language writes them."""

from collections.abc import Callable, Sequence
from functools import cache

STYLES = {
    **{"num": "#,##0", "dec1": "#,##0.0", "dec2": "#,##0.00"},
    **{"pct": "#,##0%", "pct1": "#,##0.0%", "signed": "+#,##0;-#,##0"},
}
LISTS = {"en": "en_GB"}  # no comma before the last "and"
NARROW, NO_BREAK = "\u202f", "\u00a0"  # some terminals lack the narrow one
HYPHEN, MINUS = "-", "−"


def written(number: float, style: str, language: str) -> str:
    from babel.numbers import format_decimal

    told = format_decimal(number, STYLES[style], _locale(language))
    return told.replace(NARROW, NO_BREAK).replace(HYPHEN, MINUS)


def listed(words: Sequence[str], language: str) -> str:
    """ "Arverni, Aedui and Belgae"; figures stay together on a line: "4 and 3"."""
    from babel.lists import format_list

    told = format_list(words, locale=LISTS.get(language) or _locale(language)) if words else ""
    return told.replace(" ", NO_BREAK) if all(map(str.isdecimal, words)) else told


def plural_places(language: str, plural: Callable[[int], int]) -> dict[str, int]:
    """The form that each category of numbers ("one", "few", "other") has, as browsers name them."""
    from babel import Locale

    rule = Locale.parse(_locale(language)).plural_form
    return {rule(n): plural(n) for n in reversed(range(200))}


@cache
def _locale(language: str) -> str:
    """A language that nobody has numbers and lists for has those of English."""
    from babel import Locale, UnknownLocaleError

    try:
        return str(Locale.parse(language))
    except (UnknownLocaleError, ValueError):
        return "en"
