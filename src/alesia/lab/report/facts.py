"""The figures of a report as JSON can hold them."""

from dataclasses import fields
from math import isfinite
from typing import Any

from alesia.lab.report.analysis import Report

TOO_MUCH = ("lengths",)


def facts(report: Report) -> dict[str, Any]:
    """All figures by name; an interval is its mean, low and high, and what is unknown is null."""
    return {each.name: _plain(getattr(report, each.name)) for each in fields(report) if each.name not in TOO_MUCH}


def _plain(value: Any) -> Any:
    if isinstance(value, tuple) and hasattr(value, "_asdict"):
        return {name: _plain(each) for name, each in value._asdict().items()}
    if isinstance(value, dict):
        return {str(name): _plain(each) for name, each in value.items()}
    if isinstance(value, list | tuple):
        return [_plain(each) for each in value]
    return None if isinstance(value, float) and not isfinite(value) else value
