"""Numbers and lists as a language writes them."""

from collections.abc import Sequence

STYLES = {
    **{"num": "#,##0", "dec1": "#,##0.0", "dec2": "#,##0.00"},
    **{"pct": "#,##0%", "pct1": "#,##0.0%", "signed": "+#,##0;-#,##0"},
}
LISTS = {"en": "en_GB"}  # no comma before the last "and"
NARROW, NO_BREAK = "\u202f", "\u00a0"  # some terminals lack the narrow one


def written(number: float, style: str, language: str) -> str:
    from babel.numbers import format_decimal

    return format_decimal(number, STYLES[style], language).replace(NARROW, NO_BREAK)


def listed(words: Sequence[str], language: str) -> str:
    """ "Arverni, Aedui and Belgae"."""
    from babel.lists import format_list

    return format_list(words, locale=LISTS.get(language, language)) if words else ""
