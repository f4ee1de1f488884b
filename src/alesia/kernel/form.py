"""What a position text may say, as a form that is filled in by clicks: in each place, and beside the map.

A game says which fields there are (``Game.form``); each knows where its value stands in the text. What is filled in is
the text, and the game reads it: nothing here knows what may stand, so that whatever is refused there is refused here.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from enum import StrEnum
from typing import Any, NamedTuple

from alesia.kernel.ask import Noun
from alesia.kernel.errors import BadPosition
from alesia.kernel.word import Phrase, Word

Table = Mapping[str, Any]
Said = str | int


class Kind(StrEnum):
    """How a value is written, and how a page has it: in brackets."""

    NUMBER = "number"  # 7
    FLAG = "flag"  # true
    WORD = "word"  # one of the values; nothing, if it is empty
    LIST = "list"  # several of the values
    MEMBER = "member"  # whether one of them is in a list (true or false)
    PIECES = "pieces"  # "4 Legions, Fort", alike pieces that are counted (by their word: how many)
    UNITS = "units"  # "Caesar, Legion VII (3)", each the only one (by its word: its strength)


class Value(NamedTuple):
    """Something that can be filled in: as it is written, as it is called, and its most (its full strength)."""

    word: Said
    fact: Noun | Word | Phrase | int
    most: int = 99


class Field(NamedTuple):
    """One fact of a position: where it stands in the text, how it is called, and what it can be."""

    path: tuple[str, ...]
    kind: Kind
    label: Phrase
    stock: str = ""  # the name of its values
    low: int = 0
    high: int = 99
    default: Any = None
    pool: str = ""  # things that lie in one place alone: in one field of those with this name
    member: str = ""

    @property
    def ident(self) -> str:
        return "/".join([*self.path, self.member] if self.member else self.path)


class Group(NamedTuple):
    """What is filled in together: of a place on the map, or of something beside it."""

    label: Phrase | Noun
    fields: tuple[Field, ...]

    @property
    def place(self) -> Noun | None:
        return self.label if isinstance(self.label, Noun) else None


class Moment(NamedTuple):
    """Something out of turn that can be asked about: what it is, of whom, who does it (nobody: they themselves), and
    whether it happens at one of the places of the map."""

    word: str
    label: Phrase
    sides: tuple[Noun, ...]
    acts: tuple[Noun, ...] = ()
    has_place: bool = False


class Form(NamedTuple):
    """All that a position may say, and the values by the names of their stocks; and what can be asked of it."""

    groups: tuple[Group, ...]
    stocks: Mapping[str, tuple[Value, ...]]
    follows: tuple[str, ...] = ()  # what follows from all else, and is left out of a text that was changed
    decides: tuple[str, ...] = ()  # what decides which fields there are
    moments: tuple[Moment, ...] = ()

    def field(self, ident: str) -> Field:
        """A field by its name; BadPosition if there is none."""
        for group in self.groups:
            for field in group.fields:
                if field.ident == ident:
                    return field
        raise BadPosition("{0!r} is not part of this position", ident)


def called(key: str, *facts: object) -> Phrase:
    """How a field or a group is called."""
    return Phrase(f"lay.{key}", facts)


def by_name(nouns: Iterable[Noun]) -> tuple[Value, ...]:
    """Things that are written by their names."""
    return tuple(Value(noun.name, noun) for noun in nouns)


# ---- what is filled in ------------------------------------------------------------------------------------------


def filled(form: Form, table: Table) -> dict[str, Any]:
    """What each field says that says something else than by default."""
    found = {field.ident: _value(form, field, table) for group in form.groups for field in group.fields}
    return {ident: value for ident, value in found.items() if value is not None}


def _value(form: Form, field: Field, table: Table) -> Any:
    said = _at(table, field.path)
    if said is None:
        return None
    if field.kind is Kind.MEMBER:
        return True if isinstance(said, list) and field.member in said else None
    if field.kind is Kind.PIECES:
        return _counted(form.stocks[field.stock], str(said))
    return _strengths(form.stocks[field.stock], str(said)) if field.kind is Kind.UNITS else said


def _at(table: Table, path: Sequence[str]) -> Any:
    for part in path:
        if not isinstance(table, Mapping) or part not in table:
            return None
        table = table[part]
    return table


_COUNT = re.compile(r"(?:(\d+) +)?(.+)")
_STRENGTH = re.compile(r"(.+?)(?: *\((\d+)\))?")


def _parts(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]


def _counted(values: Sequence[Value], text: str) -> dict[Said, int]:
    """ "4 Legions, 1 revealed Auxilia": how many of each."""
    known = {_folded(str(value.word)): value.word for value in values}
    found: dict[Said, int] = {}
    for match in map(_COUNT.fullmatch, _parts(text)):
        assert match is not None
        word = known.get(_folded(match[2]))
        if word is not None:
            found[word] = found.get(word, 0) + int(match[1] or 1)
    return found


def _folded(word: str) -> str:
    return word.lower().removeprefix("hidden ").rstrip("s")


def _strengths(values: Sequence[Value], text: str) -> dict[Said, int]:
    """ "Caesar, Legion VII (3)": the strength of each."""
    most = {str(value.word): value.most for value in values}
    found: dict[Said, int] = {}
    for match in map(_STRENGTH.fullmatch, _parts(text)):
        assert match is not None
        found[match[1]] = int(match[2] or most.get(match[1], 1))
    return found


# ---- what is changed --------------------------------------------------------------------------------------------


def fill(form: Form, table: Table, ident: str, value: Any) -> dict[str, Any]:
    """The table with a field filled in anew; what lies in one place alone leaves the others."""
    field = form.field(ident)
    found = {key: part for key, part in table.items() if key not in form.follows}
    if field.pool:
        for other in (each for group in form.groups for each in group.fields if each.pool == field.pool):
            if other.ident != ident:
                found = _without(form, found, other, _things(value))
    return _put(found, field.path, _written(form, field, found, value))


def _things(value: Any) -> set[str]:
    return {str(each) for each in value} if isinstance(value, list | Mapping) else {str(value)}


def _without(form: Form, table: dict[str, Any], field: Field, things: set[str]) -> dict[str, Any]:
    """A field does not hold any more what lies elsewhere now."""
    before = _value(form, field, table)
    if isinstance(before, Mapping):
        left: Any = {word: n for word, n in before.items() if word not in things}
    elif isinstance(before, list):
        left = [each for each in before if str(each) not in things]
    else:
        left = None if str(before) in things else before
    return table if left == before else _put(table, field.path, _written(form, field, table, left))


def _put(table: Table, path: Sequence[str], value: Any) -> dict[str, Any]:
    """The table with this value there; None takes it out."""
    first, *rest = path
    if rest:
        below = table.get(first, {})
        value = _put(below if isinstance(below, Mapping) else {}, rest, value) or None
    return {**{key: part for key, part in table.items() if key != first}, **({} if value is None else {first: value})}


def _written(form: Form, field: Field, table: Table, value: Any) -> Any:
    """A value as the text has it; None if it need not be said."""
    values = form.stocks.get(field.stock, ())
    match field.kind:
        case Kind.PIECES:
            return _pieces_text(values, _numbers(field, value))
        case Kind.UNITS:
            return _units_text(values, _numbers(field, value))
        case Kind.MEMBER:
            others = [each for each in _at(table, field.path) or [] if each != field.member]
            return [*others, field.member] if value else others or None
        case Kind.LIST:
            return _need(field, value, list) or None
        case Kind.FLAG:
            return True if value else None
    return None if value in ("", None, field.default) else value


def _numbers(field: Field, value: Any) -> Mapping[Said, int]:
    found: Mapping[Said, int] = _need(field, value, Mapping)
    if not all(isinstance(n, int) and not isinstance(n, bool) for n in found.values()):
        raise BadPosition("{0!r} is not filled in like this: {1!r}", field.ident, value)
    return found


def _need(field: Field, value: Any, kind: Any) -> Any:
    if value is None:
        return kind() if kind is list else {}
    if not isinstance(value, kind):
        raise BadPosition("{0!r} is not filled in like this: {1!r}", field.ident, value)
    return value


def _pieces_text(values: Sequence[Value], counts: Mapping[Said, int]) -> str | None:
    found = [f"{n} {value.word}" for value in values if (n := counts.get(value.word, 0)) > 0]
    return ", ".join(found) or None


def _units_text(values: Sequence[Value], strengths: Mapping[Said, int]) -> str | None:
    full = {value.word: value.most for value in values}
    found = [str(word) if n == full.get(word, n) else f"{word} ({n})" for word, n in strengths.items() if n]
    return ", ".join(found) or None
