"""Position texts: a table of words, numbers, lists and tables as TOML, without what is empty."""

import re
from collections.abc import Mapping
from typing import Any

_BARE = re.compile(r"[A-Za-z0-9_-]+")


def toml_text(table: Mapping[str, Any]) -> str:
    """Values first, then tables, then tables of tables."""
    lines = [f"{key_text(key)} = {value_text(value)}" for key, value in table.items() if _is_told(value)]
    for key, value in table.items():
        if isinstance(value, Mapping):
            lines += _section(key_text(key), value)
    return "\n".join(lines) + "\n"


def _is_told(value: Any) -> bool:
    return not isinstance(value, Mapping) and value not in ("", [])


def _section(name: str, table: Mapping[str, Any]) -> list[str]:
    values = {key: value for key, value in table.items() if _is_told(value)}
    lines = ["", f"[{name}]", *[f"{key_text(k)} = {value_text(v)}" for k, v in values.items()]] if values else []
    for key, value in table.items():
        if isinstance(value, Mapping):
            lines += _section(f"{name}.{key_text(key)}", value)
    return lines


def key_text(name: str) -> str:
    return name if _BARE.fullmatch(name) else f'"{name}"'


def value_text(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list):
        return "[" + ", ".join(value_text(each) for each in value) + "]"
    return str(int(value)) if isinstance(value, int) else f'"{value}"'
