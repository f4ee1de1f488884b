"""The shape of a file: its tables, their fields, and what each field may be."""

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

from alesia.kernel.errors import clause, echo, listed
from alesia.kernel.word import Phrase

Reader = Callable[[object], Phrase | None]  # what is wrong with a value
MOST_LETTERS = 60
_NAME = re.compile(r"[^\W_](?:[^\x00-\x1f\x7f,;|]*[^\s,;|])?")


class Field(NamedTuple):
    """What may stand in a field, and whether something must."""

    wrong: Reader
    needed: bool = True


class Shape(NamedTuple):
    """The fields of a table; of a list of them, the field by which each is told."""

    fields: Mapping[str, Field]
    key: str = ""


def one(**fields: Field) -> Shape:
    return Shape({**fields, "published": maybe(text())})


def many(key: str, **fields: Field) -> Shape:
    return Shape({**fields, "published": maybe(text())}, key)


def maybe(field: Field) -> Field:
    return field._replace(needed=False)


# ---- What may stand in a field


def text() -> Field:
    return Field(
        lambda value: None if isinstance(value, str) else clause("must be text in quotes, not {0!r}", _e(value))
    )


def name() -> Field:
    """One line, without the signs that part names in texts."""
    return Field(_wrong_name)


def _wrong_name(value: object) -> Phrase | None:
    if not isinstance(value, str):
        return clause("must be text in quotes, not {0!r}", _e(value))
    if not _NAME.fullmatch(value) or len(value) > MOST_LETTERS:
        return clause("{0!r} cannot be a name: it is at most {1} letters, in one line, without commas", _e(value), 60)
    return None


def truth() -> Field:
    return Field(
        lambda value: None if isinstance(value, bool) else clause("must be true or false, not {0!r}", _e(value))
    )


def whole(least: int, most: int) -> Field:
    return Field(lambda value: _wrong_number(value, least, most))


def _wrong_number(value: object, least: int, most: int) -> Phrase | None:
    if not isinstance(value, int) or isinstance(value, bool):
        return clause("must be a whole number, not {0!r}", _e(value))
    if least <= value <= most:
        return None
    if least == most:
        return clause("is always {0}, not {1}", least, value)
    return clause("must be from {0} to {1}, not {2}", least, most, value)


def word_of(*words: str) -> Field:
    told = ", ".join(words)
    return Field(lambda value: None if value in words else clause("{0!r} is not one of {1}", _e(value), told))


def several(field: Field, least: int = 0, most: int = 255) -> Field:
    """A list, each of whose members may be this."""

    def wrong(value: object) -> Phrase | None:
        if not isinstance(value, list):
            return clause("must be a list in brackets, not {0!r}", _e(value))
        if len(value) < least or len(value) > most:
            return _wrong_length(len(value), least, most)
        return next((fault for each in value if (fault := field.wrong(each))), None)

    return Field(wrong)


def each_of(*fields: Field) -> Field:
    """A list with one member for each of these."""
    length = len(fields)

    def wrong(value: object) -> Phrase | None:
        if not isinstance(value, list):
            return clause("must be a list in brackets, not {0!r}", _e(value))
        if len(value) != length:
            return _wrong_length(len(value), length, length)
        return next((fault for field, each in zip(fields, value, strict=True) if (fault := field.wrong(each))), None)

    return Field(wrong)


def _wrong_length(length: int, least: int, most: int) -> Phrase:
    if least == most:
        return clause("must have {0} entries, not {1}", least, length)
    return clause("must have from {0} to {1} entries, not {2}", least, most, length)


def two_sides(least: int, most: int) -> Field:
    """Numbers of the full and of the reduced side of a counter."""
    return several(whole(least, most), 2, 2)


def rows(cell: str, told: str) -> Field:
    """The rows of a table by the sum of two dice; every cell is written like this."""
    return Field(lambda value: _wrong_rows(value, re.compile(cell), told))


def _wrong_rows(value: object, cell: re.Pattern[str], told: str) -> Phrase | None:
    if not isinstance(value, dict):
        return clause("must be a table, not {0!r}", _e(value))
    sums = [str(number) for number in range(2, 13)]
    if lacking := [each for each in sums if each not in value]:
        return clause("has no row {0}", ", ".join(lacking))
    for row, cells in value.items():
        if row not in sums:
            return clause("has a row {0!r}; the rows are 2 to 12", _e(row))
        if not isinstance(cells, list):
            return clause("row {0} must be a list in brackets, not {1!r}", row, _e(cells))
        for number, each in enumerate(cells, 1):
            if not isinstance(each, str) or not cell.fullmatch(each):
                return clause("row {0}, column {1}: {2!r} is not written as {3}", row, number, _e(each), told)
    return None


def _e(value: object) -> str:
    return echo(value)


# ---- Whether a file has its shape


def shape_faults(file: str, tables: Mapping[str, Any], shapes: Mapping[str, Shape]) -> Iterator[Phrase]:
    """Tables that are missing or unknown, and what is wrong with the others."""
    known = {table.partition(".")[0] for table in shapes}
    for table in tables:
        if table not in known:
            yield clause(
                "{0}: {1}", file, clause("there is no table {0!r}; there are {1}", echo(table), listed(sorted(known)))
            )
    for table, shape in shapes.items():
        found = _within(tables, table)
        if found is None:
            yield clause("{0}: {1}", file, clause("the table {0} is missing", table))
        elif shape.key:
            yield from _list_faults(f"{file}, {table}", found, shape)
        else:
            yield from _record_faults(f"{file}, {table}", found, shape, ".")


def _within(tables: Any, path: str) -> Any:
    for part in path.split("."):
        tables = tables.get(part) if isinstance(tables, Mapping) else None
    return tables


def _list_faults(where: str, found: Any, shape: Shape) -> Iterator[Phrase]:
    if not isinstance(found, list):
        yield clause("{0}: {1}", where, clause("must be a list of tables, each begun by its name in double brackets"))
        return
    keys = [facts.get(shape.key) for facts in found if isinstance(facts, Mapping)]
    for number, facts in enumerate(found, 1):
        key = facts.get(shape.key) if isinstance(facts, Mapping) else None
        told = f"{where} #{number}" if key is None else f"{where} {echo(_told(key), MOST_LETTERS)}"
        yield from _record_faults(told, facts, shape, ", ")
        if key is not None and keys.count(key) > 1 and keys.index(key) == number - 1:
            yield clause("{0}: {1}", told, clause("is there twice"))


def _told(key: object) -> str:
    return ", ".join(map(str, key)) if isinstance(key, list) else str(key)


def _record_faults(where: str, facts: Any, shape: Shape, between: str) -> Iterator[Phrase]:
    if not isinstance(facts, Mapping):
        yield clause("{0}: {1}", where, clause("must be a table, not {0!r}", echo(facts)))
        return
    for field in facts:
        if field not in shape.fields:
            known = clause("there is no field {0!r}; there are {1}", echo(field), ", ".join(shape.fields))
            yield clause("{0}: {1}", where, known)
    for field, rule in shape.fields.items():
        if field not in facts:
            if rule.needed:
                yield clause("{0}: {1}", where, clause("the field {0} is missing", field))
        elif fault := rule.wrong(facts[field]):
            yield clause("{0}: {1}", f"{where}{between}{field}", fault)
