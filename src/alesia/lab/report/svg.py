"""Plots as SVG for a page: text stays text, colours are the page's own, the same figures give the same bytes.

Matplotlib draws with stand-ins for the colours; in the page they become its variables, which differ in light and dark.
"""

import io
import re
from collections.abc import Callable
from html import escape
from typing import Any

from matplotlib import rc_context
from matplotlib.axes import Axes
from matplotlib.backends.backend_svg import FigureCanvasSVG
from matplotlib.figure import Figure

from alesia.lab.report.html import Html

WIDTH = 440  # of every plot, in pixels of a page that is wide enough
FONT = 12.5
PAPER = ("ink", "quiet", "line", "wash", "paper")
_STAND_IN = "#fe00{:02x}"
_FIRST_SEAT = 16
_CHANGES = (
    (re.compile(r"<defs>\s*<style.*?</style>\s*</defs>", re.DOTALL), ""),
    (
        re.compile(r' id="[A-Za-z][A-Za-z0-9]*(?:\.[a-z]+)?_[0-9]+"'),
        "",
    ),  # of groups; what is referred to has other names
    (re.compile(r" font-family: [^;]*;"), ""),
    (re.compile(r' transform="rotate\(-0 [^"]*\)"'), ""),
    (re.compile(r"(\d\.\d\d)\d+"), r"\1"),
    (re.compile(r"\s*\n\s*"), " "),
    (re.compile(r"> <"), "><"),
)


def paper(name: str) -> str:
    """The stand-in for a colour of the paper."""
    return _STAND_IN.format(PAPER.index(name))


def area(seat: int) -> str:
    """The stand-in for the colour of a seat's areas."""
    return _STAND_IN.format(_FIRST_SEAT + 2 * seat)


def ink(seat: int) -> str:
    """The stand-in for the colour of a seat's lines and letters."""
    return _STAND_IN.format(_FIRST_SEAT + 2 * seat + 1)


def variable(number: int) -> str:
    """The page's variable behind a stand-in."""
    if number < _FIRST_SEAT:
        return f"var(--{PAPER[number]})"
    seat, is_ink = divmod(number - _FIRST_SEAT, 2)
    return f"var(--seat-{seat}{'-ink' if is_ink else ''})"


class Frame:
    """The room around the axes of a plot, in pixels."""

    def __init__(self, height: float, left: float = 44, right: float = 14, top: float = 12, bottom: float = 40) -> None:
        self.height = height
        across, down = WIDTH - left - right, height - top - bottom
        self.box = (left / WIDTH, bottom / height, across / WIDTH, down / height)


def plot(key: str, words: str, frame: Frame, draw: Callable[[Axes], None]) -> Html:
    """A plot with the words that tell it to those who do not see it."""
    with rc_context(_style(key)):
        figure = Figure(figsize=(WIDTH / 72, frame.height / 72), dpi=72)
        FigureCanvasSVG(figure)
        draw(figure.add_axes(frame.box))
        drawn = io.StringIO()
        figure.savefig(drawn, format="svg", metadata=dict.fromkeys(("Date", "Creator", "Format", "Type")))
    return Html(_tidy(drawn.getvalue(), words))


def _style(key: str) -> dict[Any, Any]:
    quiet, line = paper("quiet"), paper("line")
    return {
        "svg.fonttype": "none",
        "svg.hashsalt": key,  # the names of what is referred to: others in each plot of a page
        "font.size": FONT,
        "font.family": "DejaVu Sans",
        "text.color": paper("ink"),
        "text.parse_math": False,
        "figure.facecolor": "none",
        "axes.facecolor": "none",
        "axes.edgecolor": line,
        "axes.labelcolor": quiet,
        "axes.labelsize": FONT,
        "axes.spines.top": False,
        "axes.spines.right": False,
        "axes.axisbelow": True,
        "axes.unicode_minus": True,
        "grid.color": line,
        "grid.linewidth": 0.7,
        "xtick.color": line,
        "ytick.color": line,
        "xtick.labelcolor": quiet,
        "ytick.labelcolor": quiet,
        "legend.frameon": False,
        "hatch.linewidth": 1.2,
    }


def _tidy(text: str, words: str) -> str:
    text = text[text.index("<svg") :]
    for pattern, instead in _CHANGES:
        text = pattern.sub(instead, text)
    text = re.sub(r"#fe00([0-9a-f]{2})", lambda found: variable(int(found[1], 16)), text)
    head = f'<svg class="plot" role="img" aria-label="{escape(words)}" xmlns="http://www.w3.org/2000/svg"'
    size = re.search(r'viewBox="[^"]*"', text)
    assert size is not None
    links = 'xmlns:xlink="http://www.w3.org/1999/xlink"'
    return f"{head} {links} {size[0]}>{text[text.index('>') + 1 :]}".strip()
