"""The drawn map of Caesar: Rome vs Gaul with an owner's spaces and paths: Alesia's drawing with these put in."""

from collections.abc import Collection, Iterable, Mapping
from functools import cache
from importlib.resources import files
from math import cos, dist, pi, sin
from statistics import fmean
from typing import Any, NamedTuple
from xml.etree.ElementTree import Element, SubElement, fromstring, register_namespace, tostring

from alesia.games.rome_vs_gaul.checking.shapes import HEIGHT, PATHS, WIDTH
from alesia.games.rome_vs_gaul.facts import load
from alesia.games.rome_vs_gaul.source import our_tables

Facts = Mapping[str, Any]
Point = tuple[float, float]
DRAWING = "rome-vs-gaul.svg"
SVG = "http://www.w3.org/2000/svg"
APART = 36.0  # so far from another a space is put
MARGIN = 20.0
RING, SPOTS = 10.0, 12  # where room is looked for: from ring to ring, so many spots on each
LABEL = {"below": 20.0, "above": -13.0}  # down from the middle of the space
PORT = -17.0  # to the right of it; a second one on the other side
TOUCH = "15"
LOOKS = ("kind", "star", "alps")  # what is drawn of a space
SHAPES = {
    "town": "M-8.5 0A8.5 8.5 0 1 1 8.5 0A8.5 8.5 0 1 1-8.5 0Z",
    "city": "M-8.5-8.5H8.5V8.5H-8.5Z",
    "stronghold": "M-10 0L-5-8.7H5L10 0L5 8.7H-5Z",
    "german": "M-10 0L-5-8.7H5L10 0L5 8.7H-5Z",
}
STAR = "M0-5.6L1.5-1.8L5.5-1.7L2.3.8L3.5 4.7L0 2.4L-3.5 4.7L-2.3.8L-5.5-1.7L-1.5-1.8Z"
ANCHOR = "M0-3V4M-2.2-1H2.2M-3.6 1.2Q-3 4 0 4Q3 4 3.6 1.2"


@cache
def own_board() -> bytes | None:
    """The map with the facts that are in use; None where they are Alesia's, whose drawing is a file."""
    own, ours = load("map.toml"), our_tables()["map.toml"]
    if own == ours:
        return None
    text = (files("alesia") / "web" / "boards" / DRAWING).read_text(encoding="utf-8")
    return drawn(text, own, ours)


def drawn(text: str, own: Facts, ours: Facts) -> bytes:
    """A drawing of our map with the spaces and paths of another."""
    register_namespace("", SVG)
    sheet = Sheet(fromstring(text), own, ours)
    sheet.draw_paths()
    sheet.draw_spaces()
    sheet.draw_ports()
    return bytes(tostring(sheet.svg, encoding="utf-8"))


class Sheet:
    """The drawing, and where everything stands on it."""

    def __init__(self, svg: Element, own: Facts, ours: Facts) -> None:
        self.svg, self.own, self.ours = svg, own, ours
        self.spaces = {
            each.attrib["data-space"]: each for each in _of_class(svg, "space") if "data-space" in each.attrib
        }
        self.drawn = {name: _point(each.attrib["data-at"]) for name, each in self.spaces.items()}
        self.at = places(own["space"], ours["space"], self.drawn, _pairs(own))
        before = {facts["name"]: facts for facts in ours["space"]}
        self.kept = {f["name"] for f in own["space"] if f["name"] in before and self._stays(f, before[f["name"]])}

    def _stays(self, facts: Facts, before: Facts) -> bool:
        """Whether a space is drawn as it was."""
        look = all(facts.get(key, False) == before.get(key, False) for key in LOOKS)
        return look and self.at[facts["name"]] == self.drawn[facts["name"]]

    def draw_paths(self) -> None:
        """Paths that join what they joined, and as what they did, stay as they run; the others are straight."""
        layer = _layer(self.svg, "paths")
        kinds = {frozenset(pair): kind for kind, pair in _paths(self.own)}
        for way in list(layer):
            ends = frozenset((way.attrib["data-from"], way.attrib["data-to"]))
            if ends <= self.kept and way.attrib["class"] == f"way {kinds.get(ends)}":
                del kinds[ends]
            else:
                layer.remove(way)
        for kind, (one, other) in _paths(self.own):
            if frozenset((one, other)) in kinds:
                line = f"M{_xy(self.at[one])}L{_xy(self.at[other])}"
                SubElement(
                    layer, f"{{{SVG}}}path", {"d": line, "class": f"way {kind}", "data-from": one, "data-to": other}
                )

    def draw_spaces(self) -> None:
        layer = _layer(self.svg, "spaces")
        for name, element in self.spaces.items():
            if name not in self.kept:
                layer.remove(element)
        for facts in self.own["space"]:
            if facts["name"] not in self.kept:
                layer.append(self._space(facts))

    def _space(self, facts: Facts) -> Element:
        """2.2.2 Its shape says what it is; a star, or the way to Rome, stands in it, and its name beside it."""
        name, at = facts["name"], self.at[facts["name"]]
        space = _element("g", {"class": f"space {facts['kind']}", "data-space": name, "data-at": _xy(at)})
        sign = _below(space, "g", {"class": "sign", "transform": f"translate({_xy(at)})"})
        _below(sign, "circle", {"r": TOUCH, "class": "touch"})
        _below(sign, "path", {"d": SHAPES[facts["kind"]], "class": "shape"})
        if facts.get("star"):
            _below(sign, "path", {"d": STAR, "class": "star"})
        if facts.get("alps"):
            _below(sign, "text", {"x": "0", "y": "4", "class": "rome-exit"}).text = "R"
        label = _below(space, "g", {"class": "space-label", "aria-hidden": "true"})
        below = {"x": _number(at[0]), "y": _number(at[1] + self._label(name)), "class": "space-name middle"}
        _below(label, "text", below).text = name
        return space

    def _label(self, name: str) -> float:
        """Where its name is farther from other spaces."""
        (x, y), others = self.at[name], [at for each, at in self.at.items() if each != name]
        return max(LABEL.values(), key=lambda down: min((dist((x, y + down), other) for other in others), default=0.0))

    def draw_ports(self) -> None:
        """An anchor beside a space for each of its Sea Zones; where nothing has changed, they stay."""
        layer = _layer(self.svg, "ports")
        same = {name for name in self.kept if self.ports(self.own)[name] == self.ports(self.ours)[name]}
        for anchor in list(layer):
            at = _point(anchor.attrib["transform"].removeprefix("translate(").removesuffix(")"))
            if min(self.drawn, key=lambda each: dist(self.drawn[each], at)) not in same:
                layer.remove(anchor)
        for name, count in self.ports(self.own).items():
            for number in range(0 if name in same else count):
                layer.append(self._anchor(name, PORT * (-1) ** number))

    @staticmethod
    def ports(facts: Facts) -> dict[str, int]:
        return {each["name"]: len(each.get("ports", ())) for each in facts["space"]}

    def _anchor(self, name: str, aside: float) -> Element:
        x, y = self.at[name]
        anchor = _element("g", {"class": "port", "transform": f"translate({_xy((x + aside, y))})"})
        _below(anchor, "circle", {"class": "port-ground", "r": "6.5"})
        _below(anchor, "path", {"class": "anchor", "d": ANCHOR})
        return anchor


# ---- Where spaces stand -----------------------------------------------------------------------------------------


class Plan(NamedTuple):
    """Where spaces stand, and of those that have no place yet, whom they are next to."""

    at: dict[str, Point]
    mates: Mapping[str, Collection[str]]  # spaces of the same Province
    neighbours: Mapping[str, Collection[str]]

    def aim(self, name: str) -> Point:
        """Between the middle of its neighbours and the middle of its Province."""
        groups = [[self.at[each] for each in of[name] if each in self.at] for of in (self.neighbours, self.mates)]
        return _middle([_middle(group) for group in groups if group]) if any(groups) else (WIDTH / 2, HEIGHT / 2)

    def room_at(self, aim: Point) -> Point:
        """The nearest place that has room."""
        for ring in range(int(WIDTH / RING)):
            for spot in range(SPOTS if ring else 1):
                turn = 2 * pi * spot / SPOTS
                at = (round(aim[0] + ring * RING * cos(turn), 1), round(aim[1] + ring * RING * sin(turn), 1))
                if _is_on_the_sheet(at) and all(dist(at, other) >= APART for other in self.at.values()):
                    return at
        return aim


def places(
    own: Iterable[Facts], ours: Iterable[Facts], drawn: Mapping[str, Point], pairs: Collection[tuple[str, str]]
) -> dict[str, Point]:
    """Of every space: where its record says; where ours is; where one of the Province was that is not there any more;
    or near its neighbours and the others of its Province."""
    provinces = {facts["name"]: facts["province"] for facts in own}
    at = {name: drawn[name] for name in provinces if name in drawn}
    at |= _instead(provinces, {facts["name"]: facts["province"] for facts in ours}, drawn)
    at |= {facts["name"]: (float(facts["at"][0]), float(facts["at"][1])) for facts in own if "at" in facts}
    mates = {name: [each for each, other in provinces.items() if other == mine] for name, mine in provinces.items()}
    neighbours = {name: [b if a == name else a for a, b in pairs if name in (a, b)] for name in provinces}
    plan = Plan(at, mates, neighbours)
    for name in provinces:
        if name not in at:
            at[name] = plan.room_at(plan.aim(name))
    return at


def _instead(own: Mapping[str, str], ours: Mapping[str, str], drawn: Mapping[str, Point]) -> dict[str, Point]:
    """A space under another name: by Province, in the order of the files."""
    found: dict[str, Point] = {}
    for province in dict.fromkeys(own.values()):
        new = [name for name, mine in own.items() if mine == province and name not in ours]
        gone = [name for name, mine in ours.items() if mine == province and name not in own]
        found |= {name: drawn[old] for name, old in zip(new, gone, strict=False)}
    return found


def _middle(points: Collection[Point]) -> Point:
    return fmean(x for x, _ in points), fmean(y for _, y in points)


def _is_on_the_sheet(at: Point) -> bool:
    return MARGIN <= at[0] <= WIDTH - MARGIN and MARGIN <= at[1] <= HEIGHT - MARGIN


# ---- SVG --------------------------------------------------------------------------------------------------------


def _paths(facts: Facts) -> list[tuple[str, tuple[str, str]]]:
    return [(kind, (one, other)) for kind in PATHS for one, other in facts["paths"][kind]["between"]]


def _pairs(facts: Facts) -> list[tuple[str, str]]:
    return [pair for _, pair in _paths(facts)]


def _of_class(svg: Element, name: str) -> list[Element]:
    return [each for each in svg.iter(f"{{{SVG}}}g") if name in each.attrib.get("class", "").split()]


def _layer(svg: Element, name: str) -> Element:
    return _of_class(svg, name)[0]


def _element(tag: str, attributes: dict[str, str]) -> Element:
    return Element(f"{{{SVG}}}{tag}", attributes)


def _below(parent: Element, tag: str, attributes: dict[str, str]) -> Element:
    return SubElement(parent, f"{{{SVG}}}{tag}", attributes)


def _point(text: str) -> Point:
    x, y = text.split()
    return float(x), float(y)


def _xy(point: Point) -> str:
    return f"{_number(point[0])} {_number(point[1])}"


def _number(value: float) -> str:
    return f"{value:.1f}".removesuffix(".0")
