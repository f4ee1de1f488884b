"""Small means to write HTML: whatever is not HTML already is escaped."""

from collections.abc import Iterable, Sequence
from html import escape

EMPTY = ("meta", "link", "br", "col")


class Html(str):
    """Text that is HTML, and goes into a page as it is."""

    __slots__ = ()


def tag(name: str, /, *inside: object, **marks: object) -> Html:
    """An element; an underscore at the end of a mark is dropped (``class_``), others become hyphens."""
    told = "".join(f' {_mark(key)}="{escape(str(value))}"' for key, value in marks.items())
    if name in EMPTY:
        return Html(f"<{name}{told}/>")
    return Html(f"<{name}{told}>{join(inside)}</{name}>")


def join(parts: Iterable[object]) -> Html:
    return Html("".join(part if isinstance(part, Html) else escape(str(part)) for part in parts))


def _mark(key: str) -> str:
    return key.removesuffix("_").replace("_", "-")


def table(key: str, caption: str, head: Sequence[str], rows: Iterable[Sequence[object]], words: int = 1) -> Html:
    """A table that can be scrolled sideways where it is too wide; its first columns are words, the others figures."""
    top = tag("tr", *[tag("th", each, **_cell(n, words), scope="col") for n, each in enumerate(head)])
    body = tag("tbody", *[_row(row, words) for row in rows])
    whole = tag("table", tag("caption", caption, id=key), tag("thead", top), body)
    return tag("div", whole, class_="scroll", role="region", aria_labelledby=key, tabindex="0")


def _row(row: Sequence[object], words: int) -> Html:
    """The first cell is the heading of the row."""
    rest = [tag("td", cell, **_cell(n, words)) for n, cell in enumerate(row[1:], 1)]
    return tag("tr", tag("th", row[0], **_cell(0, words), scope="row"), *rest)


def _cell(column: int, words: int) -> dict[str, str]:
    return {"class_": "words"} if column < words else {}


def details(summary: str, *inside: object) -> Html:
    return tag("details", tag("summary", summary), *inside)
