"""The colours of a report: those of the web table for its seats, and quiet ones for the paper."""

import re
from functools import cache
from importlib.resources import files
from typing import NamedTuple


class Colour(NamedTuple):
    """A colour by daylight and in the dark."""

    light: str
    dark: str


class Paint(NamedTuple):
    """The colours of a seat: of its areas, and of its lines and letters, which need more contrast."""

    area: Colour
    ink: Colour


PAPER = {
    "paper": Colour("#fffdf7", "#14181f"),
    "ink": Colour("#2a2017", "#ece4d3"),
    "quiet": Colour("#5d4d3b", "#b3ab9b"),
    "line": Colour("#d8ccb6", "#38424f"),
    "wash": Colour("#f3ecdd", "#1d2430"),
    "alarm": Colour("#8e231c", "#f39d93"),
}
# For seats that have no colours of their own.
OTHERS = (
    Paint(Colour("#a02a22", "#bd463c"), Colour("#8e231c", "#f2998f")),
    Paint(Colour("#2a5590", "#3a6db0"), Colour("#244a7e", "#a3c5f3")),
    Paint(Colour("#2f6b35", "#35793c"), Colour("#27592c", "#93d099")),
    Paint(Colour("#d98a16", "#e09a2e"), Colour("#774700", "#efba60")),
)
_TOKEN = re.compile(r"--([a-z-]+): light-dark\((#[0-9a-f]{3,6}), (#[0-9a-f]{3,6})\)")


def paint_of(seat: str, number: int) -> Paint:
    """The colours of a seat on the web table, or others that tell it from its neighbours."""
    name = seat.casefold()
    found = _tokens()
    if name in found and f"{name}-ink" in found:
        return Paint(found[name], found[f"{name}-ink"])
    return OTHERS[number % len(OTHERS)]


@cache
def _tokens() -> dict[str, Colour]:
    """The colours by name that the web table's style sheets set, for light and dark."""
    folder = files("alesia").joinpath("web", "css")
    sheets = sorted((each for each in folder.iterdir() if each.name.endswith(".css")), key=lambda each: each.name)
    text = "\n".join(sheet.read_text(encoding="utf-8") for sheet in sheets)
    return {name: Colour(light, dark) for name, light, dark in _TOKEN.findall(text)}
