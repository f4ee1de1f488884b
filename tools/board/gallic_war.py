"""The board of Caesar's Gallic War: sea, lands, areas, relief, rivers, borders, lanes, names, towns, ports, key."""

from dataclasses import replace
from itertools import pairwise

from board import ground
from board.geometry import Lens, Line, Point
from board.ground import Feature, Ground
from board.layout import CITY_LETTER, SLOT, Box, Layout, Place, Raster, box
from board.relief import relief
from board.svg import element, number, path, text

# Small areas lie in the middle of Gaul, where most of the war is fought: there the map is drawn larger.
WINDOW = replace(ground.WINDOW, west=-5.75, east=10.0, across=Lens(0.56, 0.3, 0.6), down=Lens(0.72, 0.24, 0.6))
SEAS = {"Oceanus": (-4.3, 46.15), "Mare Internum": (5.6, 42.58)}
LANDS = {"Hispania": (-3.9, 42.75), "Italia": (8.75, 44.75)}
# A river's name: where it stands, and how it is turned.
RIVER_NAMES = {
    "Rhenus": (8.38, 48.72, -64), "Liger": (-2.75, 46.98, 0), "Sequana": (3.15, 48.62, 14),
    "Rhodanus": (4.92, 44.35, 84),
}  # fmt: skip
# Where ships go: along the coasts, off all ports.
LANE = (
    (1.72, 51.0), (0.9, 50.48), (0.1, 49.85), (-0.75, 49.75), (-1.6, 49.95), (-3.0, 49.3), (-5.35, 48.95),
    (-5.6, 47.95), (-4.2, 47.2), (-3.0, 46.85), (-2.2, 46.3), (-1.75, 45.85),
)  # fmt: skip
OFF_MAP, OFF_MAP_ID = "Off-Map", "offmap"
OFF_MAP_BOX: Box = (978.0, 906.0, 1160.0, 1012.0)
BUTTONS: Box = (0.0, 0.0, 90.0, 250.0)  # the page's own lie there
ALPS = (7.55, 46.28)
KEY_AT = (10.0, 800.0)
KEY_LINE = 27.0
KEY_SAMPLE = 36.0
PORT = 11.0
# What lies over what, for each kind of border.
STROKES = {"black": ("bank", "line"), "blue": ("bank", "water", "fords"), "rhine": ("bank", "water", "waves")}
KEY_LINES = {
    "black": "Black border: 6 units", "blue": "Blue border: 2 units, who then stop",
    "rhine": "Rhine: 2 units, stop; defender +1",
}  # fmt: skip


class Sheet(Ground):
    """Everything that is drawn, in the board's own units."""

    def __init__(self, features: list[Feature], rivers: list[Feature]) -> None:
        super().__init__(features, rivers, "area", WINDOW)
        self.groups = {f["properties"]["id"]: f["properties"]["group"] for f in features if "group" in f["properties"]}
        self.towns = {f["properties"]["area"]: f for f in features if f["properties"]["feature"] == "fort"}
        self.ports = {f["properties"]["area"]: f for f in features if f["properties"]["feature"] == "port"}
        outer = tuple(each for each in self.mosaic.rings if each not in self.regions)
        self.layout = Layout(Raster(self.mosaic.rings, WINDOW.size), outer)
        self.taken = [box(*ground.at(f, WINDOW), 2 * SLOT + 4, 2 * SLOT + 4) for f in self.towns.values()]
        self.taken += [box(*ground.at(f, WINDOW), 2 * PORT + 4, 2 * PORT + 4) for f in self.ports.values()]
        self.taken += [OFF_MAP_BOX, BUTTONS]


def draw(features: list[Feature], rivers: list[Feature]) -> str:
    """The board as SVG."""
    sheet = Sheet(features, rivers)
    layers = [
        ground.sea(WINDOW), ground.lands(sheet), _areas(sheet), relief(WINDOW), ground.rivers(sheet), _borders(sheet),
        _off_map(), _lanes(sheet), ground.words(SEAS, LANDS, RIVER_NAMES, WINDOW), _key(),
        element("g", class_="under"), _places(sheet), element("g", class_="overlay"),
    ]  # fmt: skip
    return ground.whole(ground.definitions(sheet, *_border_lines(sheet), _off_map_clip()), layers, WINDOW)


def _areas(sheet: Sheet) -> str:
    found = [
        element(
            "g",
            sheet.outline(each),
            ground.edge(each),
            class_=f"area {_look(sheet.groups[each])}",
            data_area=sheet.names[each],
        )
        for each in sorted(sheet.regions)
    ]
    return element("g", *found, class_="areas")


def _look(group: str) -> str:
    """The class that colours an area; not the class of a side, which would give it that side's other colours too."""
    return "home-of-roman" if group == "roman" else group


def _off_map() -> str:
    """The box behind Transalpine Gaul, drawn as a sheet of its own."""
    left, top, right, bottom = OFF_MAP_BOX
    land = element(
        "rect", id=f"b-{OFF_MAP_ID}", class_="land", x=left, y=top, width=right - left, height=bottom - top, rx=9
    )
    return element(
        "g", land, ground.edge(OFF_MAP_ID), _way_in(), class_="area home-of-roman off-map", data_area=OFF_MAP
    )


def _way_in() -> str:
    """The way from the Off-Map Area to Transalpine Gaul."""
    left, top, _, bottom = OFF_MAP_BOX
    middle = (top + bottom) / 2
    line = f"M{number(left)} {number(middle)}q-24 4-46-14m4 11l-4-11l11 3"
    return element("path", d=line, class_="way-in")


def _off_map_clip() -> str:
    return element("clipPath", element("use", href=f"#b-{OFF_MAP_ID}"), id=f"b-clip-{OFF_MAP_ID}")


# ---- Borders


def _border_lines(sheet: Sheet) -> list[str]:
    """The lines of each kind of border, defined once and drawn in several strokes."""
    lines: dict[str, list[str]] = {kind: [] for kind in STROKES}
    for pair, kind in sheet.kinds.items():
        if kind in STROKES:
            names = " / ".join(sorted(sheet.names[each] for each in pair))
            lines[kind].append(path(_line_between(sheet, pair), data_border=names))
    return [element("g", *found, id=f"b-border-{kind}") for kind, found in lines.items()]


def _line_between(sheet: Sheet, pair: frozenset[str]) -> list[Line]:
    return [arc.points for arc in sheet.mosaic.arcs.values() if arc.sides == pair]


def _borders(sheet: Sheet) -> str:
    """Black as a plain line, blue as water with fords, the Rhine as a wide stream with waves."""
    coast = element("use", href="#b-coast", class_="coast")
    outer = path(sheet.borders()["background"], class_="border outer")
    strokes = [
        element("use", href=f"#b-border-{kind}", class_=f"limit {kind}-{part}")
        for kind, parts in STROKES.items()
        for part in parts
    ]
    return element("g", coast, outer, *strokes, class_="borders", aria_hidden="true")


# ---- The sea


def _lanes(sheet: Sheet) -> str:
    """Ways over the sea from port to port: all ports are joined."""
    lane = [WINDOW.project(*point) for point in LANE]
    ways = [
        element("path", d=_way(ground.at(port, WINDOW), lane), data_lane=sheet.names[each])
        for each, port in _sorted(sheet)
    ]
    return element("g", element("path", d=_bent(lane)), *ways, class_="crossings lanes", aria_hidden="true")


def _sorted(sheet: Sheet) -> list[tuple[str, Feature]]:
    return sorted(sheet.ports.items())


def _way(port: Point, lane: Line) -> str:
    """From a port straight out to the nearest corner of the lane."""
    near = min(lane, key=lambda each: (each[0] - port[0]) ** 2 + (each[1] - port[1]) ** 2)
    return f"M{_xy(port)}L{_xy(near)}"


def _bent(line: Line) -> str:
    """A line through the middles between the points, bent at the points."""
    middles = [((a[0] + b[0]) / 2, (a[1] + b[1]) / 2) for a, b in pairwise(line)]
    bends = "".join(f"Q{_xy(corner)} {_xy(to)}" for corner, to in zip(line[1:-1], middles[1:], strict=True))
    return f"M{_xy(line[0])}L{_xy(middles[0])}{bends}L{_xy(line[-1])}"


def _xy(point: Point) -> str:
    return f"{number(point[0])} {number(point[1])}"


# ---- Names, towns and ports


def _places(sheet: Sheet) -> str:
    towns = {each: _town(sheet, each, feature) for each, feature in sorted(sheet.towns.items())}
    ports = {each: _port(feature) for each, feature in _sorted(sheet)}
    groups = [
        _place(sheet, each, [found[each] for found in (towns, ports) if each in found])
        for each in sorted(sheet.regions)
    ]
    return element("g", *groups, _off_map_place(), class_="places")


def _place(sheet: Sheet, each: str, marks: list[str]) -> str:
    name = sheet.names[each]
    place = sheet.layout.area(each, sheet.mosaic.rings[each], name, sheet.taken)
    alps = [_alps()] if name == "Helvetii" else []
    return element(
        "g", *marks, *alps, _name(name, place), class_="place", data_place=name, data_stack=_room(place.stack)
    )


def _room(at: Box) -> str:
    """The room for the blocks, as the page reads it."""
    left, top, right, bottom = at
    return " ".join(number(each, 0) for each in (left, top, right - left, bottom - top))


def _name(name: str, place: Place) -> str:
    x, y = place.name
    kind = "area-name tight" if place.is_tight else "area-name"
    return text(name, x, y + 5, class_=kind, aria_hidden="true")


def _off_map_place() -> str:
    left, top, right, bottom = OFF_MAP_BOX
    name = text(f"{OFF_MAP} Area", (left + right) / 2, top + 20, class_="area-name tight", aria_hidden="true")
    room = (left + 8, top + 28, right - 8, bottom - 8)
    return element("g", name, class_="place", data_place=OFF_MAP, data_stack=_room(room))


def _town(sheet: Sheet, each: str, feature: Feature) -> str:
    """A tower with the supply points it gives, and its name beside it."""
    properties, spot = feature["properties"], ground.at(feature, WINDOW)
    label_at, anchor = sheet.layout.tribe_name(each, spot, len(properties["name"]) * CITY_LETTER, sheet.taken)
    label = text(properties["name"], *label_at, class_=f"town-name {anchor}", aria_hidden="true")
    value = text(str(properties["supply"]), 0, 8, class_="town-supply", aria_hidden="true")
    sign = element("g", _tower(), value, transform=f"translate({_xy(spot)})")
    return element("g", sign, label, class_="town", data_town=properties["name"], data_supply=str(properties["supply"]))


def _tower() -> str:
    return element("path", class_="tower", d="M-11 12V-11H-6.5V-7H-2.3V-11H2.3V-7H6.5V-11H11V12Z")


def _port(feature: Feature) -> str:
    return element("g", *_anchor(), class_="port", transform=f"translate({_xy(ground.at(feature, WINDOW))})")


def _anchor() -> list[str]:
    ring = element("circle", class_="port-ground", r=PORT)
    anchor = element("path", class_="anchor", d="M0-4.5V7M-3.6-1.6H3.6M-6 2Q-5 7 0 7Q5 7 6 2")
    return [ring, anchor, element("circle", class_="anchor", cy=-6, r=1.6)]


def _alps() -> str:
    x, y = WINDOW.project(*ALPS)
    return text("Alpes +1", x, y, class_="river-name alps", aria_hidden="true")


# ---- The key


def _key() -> str:
    """What the lines and signs mean."""
    rows = [_sample(kind, words, i) for i, (kind, words) in enumerate(KEY_LINES.items())]
    below = len(rows)
    signs = [
        _sign(element("g", _tower(), class_="town"), "Fortified town and its supply points", below),
        _sign(element("g", *_anchor(), class_="port"), "Port: by sea to any other port", below + 1),
    ]
    height = KEY_LINE * (below + 2) + 10
    paper = element("rect", width=290, height=height, rx=8, class_="key-ground")
    return element(
        "g", paper, *rows, *signs, class_="key-of-map", transform=f"translate({_xy(KEY_AT)})", aria_hidden="true"
    )


def _sample(kind: str, words: str, row: int) -> str:
    y = KEY_LINE * (row + 0.5) + 5
    strokes = [path([[(10.0, y), (10 + KEY_SAMPLE, y)]], class_=f"limit {kind}-{part}") for part in STROKES[kind]]
    return element("g", *strokes, _key_words(words, y))


def _sign(sign: str, words: str, row: int) -> str:
    y = KEY_LINE * (row + 0.5) + 5
    where = f"translate({number(10 + KEY_SAMPLE / 2)} {number(y)})scale(.85)"
    return element("g", element("g", sign, transform=where), _key_words(words, y))


def _key_words(words: str, y: float) -> str:
    return text(words, KEY_SAMPLE + 20, y + 5, class_="key-words")
