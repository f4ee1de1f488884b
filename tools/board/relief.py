"""Our own drawing of the mountains: where the ranges run, and the peaks along them."""

import math
from dataclasses import dataclass

from board.geometry import Line, Point, Window, walk
from board.svg import element, path


@dataclass(frozen=True)
class Range:
    """A chain of mountains: its crest in longitude and latitude, the sign of its peaks, and how large they are."""

    name: str
    sign: str
    size: float
    crest: tuple[tuple[float, float], ...]


RANGES = (
    Range(
        "Alps",
        "alp",
        1.0,
        (
            (7.55, 44.05),
            (6.95, 44.45),
            (6.75, 45.0),
            (6.95, 45.75),
            (7.7, 46.02),
            (8.6, 46.45),
            (9.6, 46.5),
            (10.6, 46.6),
        ),
    ),
    Range("Alps, west", "alp", 0.8, ((6.6, 43.95), (6.3, 44.6), (6.15, 45.2), (6.4, 45.85))),
    Range("Alps, north", "alp", 0.8, ((7.4, 46.45), (8.3, 46.78), (9.2, 47.0), (10.1, 47.15))),
    Range("Alps, south", "mount", 0.8, ((7.3, 44.75), (7.35, 45.4), (8.3, 45.95), (9.4, 46.15), (10.4, 46.15))),
    Range("Pyrenees", "alp", 0.85, ((-1.55, 43.1), (-0.5, 42.85), (0.6, 42.72), (1.6, 42.58), (2.5, 42.45))),
    Range("Arvernian mountains", "mount", 1.0, ((2.85, 45.85), (2.75, 45.5), (2.7, 45.05), (2.95, 44.65))),
    Range(
        "Cevennes", "mount", 0.95, ((2.6, 43.55), (3.3, 43.85), (3.75, 44.25), (4.05, 44.75), (4.4, 45.3), (4.5, 45.85))
    ),
    Range("Jura", "mount", 0.85, ((5.55, 45.85), (5.95, 46.4), (6.5, 46.85), (7.1, 47.25))),
    Range("Vosges", "mount", 0.85, ((6.85, 47.85), (7.1, 48.25), (7.3, 48.75))),
    Range("Black Forest", "mount", 0.85, ((8.05, 47.75), (8.2, 48.2), (8.35, 48.65))),
    Range("Swabian heights", "hill", 0.9, ((8.75, 48.2), (9.4, 48.45), (10.1, 48.75))),
    Range("Ardennes", "hill", 1.0, ((4.7, 49.9), (5.4, 50.05), (6.1, 50.3), (6.6, 50.35))),
    Range("Heights east of the Rhenus", "hill", 0.9, ((7.5, 50.75), (8.2, 50.75), (9.0, 50.55), (9.8, 50.5))),
    Range("Sauerland", "hill", 0.85, ((7.9, 51.2), (8.6, 51.15))),
    Range("Morvan", "hill", 0.85, ((3.95, 47.3), (4.15, 46.95))),
    Range("Armorica", "hill", 0.8, ((-3.9, 48.35), (-3.1, 48.2), (-2.2, 48.15))),
    Range("Apennines", "mount", 0.8, ((8.3, 44.4), (9.2, 44.55), (10.3, 44.2))),
    Range("Corsica", "mount", 0.7, ((9.0, 42.45), (9.1, 42.1))),
)

STEP = {"alp": 15.0, "mount": 15.0, "hill": 19.0}

# Each sign stands on its foot at 0, 0: first the body, then the strokes of its shadow.
BODIES = {
    "alp": "M-10 5Q-6-1-1.5-12Q0-14 1.5-11Q5-3 11 5",
    "mount": "M-9 4Q-4-1-1.5-6Q0-8.5 2-6Q5-1 9 4",
    "hill": "M-9 3Q-4-4.5 0-4.5Q5-4.5 9 3",
}
SHADOWS = {
    "alp": "M.5-11Q1-5 4 4M1.8-8Q3-3 7 4M-1-8Q-2-4-4 0",
    "mount": "M1-6Q1-2 3 3M2.5-4Q4-1 6 3",
    "hill": "M3-3Q5-1 6 2M0-3Q2-1 3 2",
}


def signs() -> list[str]:
    """The definitions of the signs."""
    found = []
    for name, body in BODIES.items():
        parts = [element("path", class_="body", d=body), element("path", class_="shade", d=SHADOWS[name])]
        found.append(element("g", *parts, id=f"b-{name}"))
    return found


def relief(window: Window) -> str:
    """High ground as a soft wash along the crests, and the peaks on it, the far ones first."""
    crests = [[window.project(*point) for point in each.crest] for each in RANGES]
    washes = [path(crests, class_=f"wash wash-{i}") for i in (1, 2, 3)]
    peaks = [peak for each, crest in zip(RANGES, crests, strict=True) for peak in _peaks(each, crest)]
    uses = [_use(*peak) for peak in sorted(peaks, key=lambda peak: peak[1][1])]
    return element("g", *washes, *uses, class_="relief", aria_hidden="true")


def _peaks(range_: Range, crest: Line) -> list[tuple[str, Point, float]]:
    """Peaks along a crest, a little to either side of it and of different sizes."""
    found = []
    for i, (x, y) in enumerate(walk(crest, STEP[range_.sign] * range_.size)):
        swing = math.sin(i * 2.4 + len(range_.name))
        found.append((range_.sign, (x + 3 * swing, y + 5 * math.cos(i * 1.7)), range_.size * (1 + 0.18 * swing)))
    return found


def _use(sign: str, at: Point, size: float) -> str:
    return element("use", href=f"#b-{sign}", transform=f"translate({at[0]:.0f} {at[1]:.0f})scale({size:.2g})")
