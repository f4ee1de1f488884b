"""Plane geometry of the boards: projection, shared edges, simplification, and a few measures of polygons."""

import math
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import pairwise

Point = tuple[float, float]
Line = list[Point]
Box = tuple[float, float, float, float]  # left, top, right, bottom

KM_PER_DEGREE = 111.19
TRUE_LATITUDE = 47.5


@dataclass(frozen=True)
class Lens:
    """Draws what is near the middle larger and the rest smaller; both edges stay. All are shares of a side."""

    middle: float
    reach: float
    power: float

    def bend(self, share: float) -> float:
        first, last = self._way(0.0), self._way(1.0)
        return (self._way(share) - first) / (last - first)

    def _way(self, share: float) -> float:
        """As far as one comes who goes faster near the middle."""
        near = math.erf((share - self.middle) / self.reach) * math.sqrt(math.pi) / 2
        return share + self.power * self.reach * near


PLAIN = Lens(0.5, 1.0, 0.0)


@dataclass(frozen=True)
class Window:
    """The part of the world that a board shows; its unit is a kilometre, or about one under a lens, and y goes down."""

    west: float
    south: float
    east: float
    north: float
    across: Lens = PLAIN
    down: Lens = PLAIN

    def project(self, lon: float, lat: float) -> Point:
        right, down = (lon - self.west) / (self.east - self.west), (self.north - lat) / (self.north - self.south)
        width, height = self._kilometres
        return round(self.across.bend(right) * width, 2), round(self.down.bend(down) * height, 2)

    @property
    def _kilometres(self) -> tuple[float, float]:
        of_longitude = KM_PER_DEGREE * math.cos(math.radians(TRUE_LATITUDE))
        return (self.east - self.west) * of_longitude, (self.north - self.south) * KM_PER_DEGREE

    @property
    def size(self) -> tuple[int, int]:
        width, height = self._kilometres
        return round(width), round(height)


@dataclass
class Arc:
    """A line between two junctions, with the names of the shapes on either side of it."""

    points: Line
    sides: set[str] = field(default_factory=set)

    @property
    def is_coast(self) -> bool:
        return len(self.sides) == 1


def rings_of(geometry: dict) -> list[list[list[float]]]:
    """All rings of a Polygon or MultiPolygon."""
    if geometry["type"] == "Polygon":
        return list(geometry["coordinates"])
    return [ring for polygon in geometry["coordinates"] for ring in polygon]


def junctions(rings: Iterable[Line]) -> set[Point]:
    """The points at which two rings part: there they go on to different neighbours."""
    neighbours: dict[Point, frozenset[Point]] = {}
    found: set[Point] = set()
    for ring in rings:
        for before, here, after in zip([ring[-1], *ring[:-1]], ring, [*ring[1:], ring[0]], strict=True):
            pair = frozenset((before, after))
            if neighbours.setdefault(here, pair) != pair:
                found.add(here)
    return found


def cut(ring: Line, at: set[Point]) -> Iterator[Line]:
    """The pieces of a ring (not closed) between the points at which it is cut; else the whole ring, closed."""
    start = next((i for i, point in enumerate(ring) if point in at), 0)
    turned = [*ring[start:], *ring[:start], ring[start]]
    piece = turned[:1]
    for point in turned[1:]:
        piece.append(point)
        if point in at:
            yield piece
            piece = [point]
    if len(piece) > 1:
        yield piece


def simplify(line: Line, tolerance: float) -> Line:
    """Douglas and Peucker: leave out what lies within the tolerance of the line that remains."""
    if len(line) < 3:
        return line
    first, last = line[0], line[-1]
    far, distance = max(
        ((i, _distance(line[i], first, last)) for i in range(1, len(line) - 1)), key=lambda each: each[1]
    )
    if distance <= tolerance:
        return [first, last]
    return simplify(line[: far + 1], tolerance)[:-1] + simplify(line[far:], tolerance)


def _distance(point: Point, a: Point, b: Point) -> float:
    """From a point to a stretch of line."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    length = dx * dx + dy * dy
    share = ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / length if length else 0.0
    share = min(1.0, max(0.0, share))
    return math.hypot(point[0] - a[0] - share * dx, point[1] - a[1] - share * dy)


def bridge(line: Line, neck: float, detour: float) -> Line:
    """The line without inlets and spits: where it comes back within a neck's width after a detour, it goes straight."""
    found = [line[0]]
    i = 0
    while i < len(line) - 1:
        way, back = 0.0, i + 1
        for j in range(i + 1, len(line)):
            way += math.dist(line[j - 1], line[j])
            if way > detour and math.dist(line[i], line[j]) < neck:
                back = j
            if way > 40 * neck:
                break
        found.append(line[back])
        i = back
    return found


class Mosaic:
    """Shapes that share their edges: every edge is simplified once, so that no seams open."""

    def __init__(self, shapes: dict[str, list[Line]], tolerance: float, neck: float, detour: float) -> None:
        self.arcs: dict[tuple[Point, ...], Arc] = {}
        at = junctions(ring for rings in shapes.values() for ring in rings)
        ways = {name: [self._ways(name, cut(ring, at)) for ring in rings] for name, rings in shapes.items()}
        for arc in self.arcs.values():
            is_open = arc.points[0] != arc.points[-1]
            line = bridge(arc.points, neck, detour) if arc.is_coast and is_open else arc.points
            arc.points = simplify(line, tolerance)
        rings = {name: [_joined(each) for each in found] for name, found in ways.items()}
        self.rings = {name: [ring for ring in found if len(ring) > 3] for name, found in rings.items()}

    def _ways(self, name: str, pieces: Iterable[Line]) -> list[tuple[Arc, bool]]:
        """The arcs of a ring, each with whether it is gone backwards."""
        found = []
        for piece in pieces:
            forward = min(piece, piece[::-1])
            arc = self.arcs.setdefault(tuple(forward), Arc(forward))
            arc.sides.add(name)
            found.append((arc, forward != piece))
        return found


def _joined(ways: list[tuple[Arc, bool]]) -> Line:
    ring: Line = []
    for arc, is_backwards in ways:
        points = arc.points[::-1] if is_backwards else arc.points
        ring += points[1:] if ring else points
    return ring


def area(ring: Line) -> float:
    pairs = zip(ring, [*ring[1:], ring[0]], strict=True)
    return abs(sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in pairs)) / 2


def bounds(rings: list[Line]) -> Box:
    xs = [x for ring in rings for x, _ in ring]
    ys = [y for ring in rings for _, y in ring]
    return min(xs), min(ys), max(xs), max(ys)


def walk(line: Line, step: float) -> Iterator[Point]:
    """Points along a line, a step apart."""
    left = 0.0
    for (x1, y1), (x2, y2) in pairwise(line):
        length = math.hypot(x2 - x1, y2 - y1)
        while left <= length:
            share = left / length if length else 0.0
            yield x1 + (x2 - x1) * share, y1 + (y2 - y1) * share
            left += step
        left -= length
