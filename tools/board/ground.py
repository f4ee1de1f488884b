"""What all boards of Gaul share: the part of the world they show, sea, outer lands, rivers, names of both, frame."""

from typing import Any

from board.geometry import Arc, Line, Mosaic, Point, Window, area, rings_of, simplify
from board.relief import signs
from board.svg import element, number, path, text

Feature = dict[str, Any]

WINDOW = Window(west=-6.2, south=42.4, east=10.45, north=52.75)
TOLERANCE = 1.3
NECK, DETOUR = 10.0, 30.0  # inlets narrower than the one and longer than the other are bridged
SMALLEST_ISLAND = 350.0
MARGIN = 30.0  # how far beyond the frame the lands are drawn
RIVER_WIDTHS = {"rhine": 4, "rhone": 3, "loire": 3, "seine": 3, "garonne": 3}


class Ground:
    """The lands of a board and its rivers, in the board's own units; ``kind`` is what the playable lands are called."""

    def __init__(self, features: list[Feature], rivers: list[Feature], kind: str, window: Window = WINDOW) -> None:
        self.window = window
        self.names = {f["properties"]["id"]: f["properties"]["name"] for f in features if "id" in f["properties"]}
        self.regions = [f["properties"]["id"] for f in features if f["properties"]["feature"] == kind]
        self.mosaic = Mosaic(_shapes(features, kind, window), TOLERANCE, NECK, DETOUR)
        self.kinds = {_pair(f): f["properties"]["kind"] for f in features if f["properties"]["feature"] == "border"}
        self.rivers = {f["properties"]["id"]: f for f in rivers}

    def borders(self) -> dict[str, list[Line]]:
        """The lines between two lands, by the kind of their border."""
        found: dict[str, list[Line]] = {}
        for arc in self.mosaic.arcs.values():
            kind = self.kinds.get(frozenset(arc.sides), "") if len(arc.sides) == 2 else ""
            found.setdefault(kind, []).append(arc.points)
        return found

    def outline(self, each: str) -> str:
        """The land of a Region, to be used again by its name."""
        return path(self.mosaic.rings[each], close=True, id=f"b-{each}", class_="land")


def _shapes(features: list[Feature], kind: str, window: Window) -> dict[str, list[Line]]:
    """The rings of all lands on the board, without the specks."""
    found: dict[str, list[Line]] = {}
    for feature in features:
        if feature["properties"]["feature"] in (kind, "background"):
            rings = [[window.project(*point) for point in ring[:-1]] for ring in rings_of(feature["geometry"])]
            found[feature["properties"]["id"]] = [
                ring for ring in rings if area(ring) > SMALLEST_ISLAND and _is_seen(ring, window)
            ]
    return found


def _is_seen(line: Line, window: Window) -> bool:
    width, height = window.size
    return any(-MARGIN < x < width + MARGIN and -MARGIN < y < height + MARGIN for x, y in line)


def _pair(border: Feature) -> frozenset[str]:
    return frozenset((border["properties"]["a"], border["properties"]["b"]))


def at(feature: Feature, window: Window = WINDOW) -> Point:
    """Where a point of the geography lies on the board."""
    return window.project(*feature["geometry"]["coordinates"])


def whole(definitions: str, layers: list[str], window: Window = WINDOW) -> str:
    """The drawing: its definitions, its layers within the frame, and the frame."""
    width, height = window.size
    board = element("g", *layers, clip_path="url(#b-board)")
    size = {"xmlns": "http://www.w3.org/2000/svg", "viewBox": f"0 0 {width} {height}"}
    return element("svg", definitions, board, frame(window), **size, class_="map") + "\n"


def definitions(ground: Ground, *more: str) -> str:
    """Signs, the line of all coasts, and the outline of each Region to cut its coloured edge by."""
    coast = path(_coasts(ground), id="b-coast")
    clips = [element("clipPath", element("use", href=f"#b-{each}"), id=f"b-clip-{each}") for each in ground.regions]
    width, height = ground.window.size
    board = element("clipPath", element("rect", width=width, height=height, rx=8), id="b-board")
    return element("defs", *signs(), coast, board, *clips, *more)


def _coasts(ground: Ground) -> list[Line]:
    return [arc.points for arc in ground.mosaic.arcs.values() if arc.is_coast and not _is_cut(arc, ground.window)]


def _is_cut(arc: Arc, window: Window) -> bool:
    """Whether a line is the straight edge of the data rather than a coast."""
    return len(arc.points) < 3 or not _is_seen(arc.points, window)


def sea(window: Window = WINDOW) -> str:
    """The sea, and lines along the coasts that fade out to it."""
    width, height = window.size
    lines = [element("use", href="#b-coast", class_=f"shore shore-{i}") for i in range(6)]
    return element(
        "g", element("rect", class_="water", width=width, height=height), *lines, class_="sea", aria_hidden="true"
    )


def lands(ground: Ground) -> str:
    """Lands that are no Region."""
    others = [each for each in ground.mosaic.rings if each not in ground.regions]
    return element(
        "g",
        path([ring for each in others for ring in ground.mosaic.rings[each]], close=True),
        class_="lands",
        aria_hidden="true",
    )


def edge(each: str) -> str:
    """The line within a Region that takes the colour of who has it."""
    return element("use", href=f"#b-{each}", class_="edge", clip_path=f"url(#b-clip-{each})")


def rivers(ground: Ground) -> str:
    lines = [_river(each, feature, ground.window) for each, feature in ground.rivers.items()]
    return element("g", *lines, class_="rivers", aria_hidden="true")


def _river(each: str, feature: Feature, window: Window) -> str:
    line = simplify([window.project(*point) for point in feature["geometry"]["coordinates"]], TOLERANCE)
    return path([line], id=f"b-river-{each}", class_=f"river width-{RIVER_WIDTHS.get(each, 2)}")


def words(
    seas: dict[str, Point],
    outer: dict[str, Point],
    named_rivers: dict[str, tuple[float, float, float]],
    window: Window = WINDOW,
) -> str:
    """Names of seas, lands and rivers."""
    sea_names = [text(name, *window.project(*spot), class_="sea-name") for name, spot in seas.items()]
    land_names = [
        text(name, *window.project(*spot), class_="land-name", data_land=name) for name, spot in outer.items()
    ]
    river_names = [_river_name(name, window.project(lon, lat), turn) for name, (lon, lat, turn) in named_rivers.items()]
    return element("g", *sea_names, *land_names, *river_names, class_="words", aria_hidden="true")


def _river_name(name: str, spot: Point, turn: float) -> str:
    x, y = spot
    return text(name, x, y, class_="river-name", transform=f"rotate({turn} {number(x)} {number(y)})")


def frame(window: Window) -> str:
    width, height = window.size
    outer = element("rect", x=1.5, y=1.5, width=width - 3, height=height - 3, rx=7)
    inner = element("rect", x=7, y=7, width=width - 14, height=height - 14, rx=4)
    return element("g", outer, inner, class_="frame", aria_hidden="true")
