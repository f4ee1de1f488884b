"""The board of Falling Sky: sea, lands, Regions, relief, rivers, borders, crossings, names and slots, in this order."""

from typing import Any

from board.geometry import Arc, Line, Mosaic, Point, Window, area, rings_of, simplify
from board.layout import CITY_LETTER, SLOT, TRIBE_LETTER, Box, Layout, Place, Raster, box
from board.relief import relief, signs
from board.svg import element, number, path, text

Feature = dict[str, Any]

WINDOW = Window(west=-6.2, south=42.4, east=10.45, north=52.75)
TOLERANCE = 1.3
NECK, DETOUR = 10.0, 30.0  # inlets narrower than the one and longer than the other are bridged
SMALLEST_ISLAND = 350.0
MARGIN = 30.0  # how far beyond the frame the lands are drawn

CROSSINGS = {
    "Morini": ((1.3, 51.1), (1.7, 50.86)),
    "Atrebates": ((0.2, 50.73), (0.95, 49.98)),
    "Veneti": ((-3.55, 50.2), (-3.3, 48.92)),
}
SEAS = {"Oceanus": (-4.9, 46.2), "Mare Internum": (5.2, 42.62)}
LANDS = {
    "Hispania": (-3.6, 42.9), "Aquitania": (-0.35, 44.2), "Cisalpina": (8.55, 45.35), "Italia": (9.75, 44.6),
    "Germania": (8.8, 52.58),
}  # fmt: skip
RIVER_WIDTHS = {"rhine": 4, "rhone": 3, "loire": 3, "seine": 3, "garonne": 3}
# A river's name: where it stands, and how it is turned.
RIVER_NAMES = {
    "Rhenus": (7.98, 49.0, -62), "Liger": (-0.7, 47.2, 6), "Sequana": (1.75, 49.12, 18), "Garumna": (0.08, 44.53, 38),
}  # fmt: skip


class Sheet:
    """Everything that is drawn, in the board's own units."""

    def __init__(self, features: list[Feature], rivers: list[Feature], values: dict[str, int]) -> None:
        self.values = values
        self.names = {f["properties"]["id"]: f["properties"]["name"] for f in features if "id" in f["properties"]}
        self.regions = [f["properties"]["id"] for f in features if f["properties"]["feature"] == "region"]
        self.mosaic = Mosaic(_shapes(features), TOLERANCE, NECK, DETOUR)
        self.kinds = {_pair(f): f["properties"]["kind"] for f in features if f["properties"]["feature"] == "border"}
        self.tribes = [f for f in features if f["properties"]["feature"] == "tribe" and _is_of_base_game(f)]
        self.rivers = {f["properties"]["id"]: f for f in rivers}
        self.layout = Layout(Raster(self.mosaic.rings, WINDOW.size))
        self.slots = {f["properties"]["tribe"]: WINDOW.project(*f["geometry"]["coordinates"]) for f in self.tribes}


def draw(features: list[Feature], rivers: list[Feature], values: dict[str, int]) -> str:
    """The board as SVG; ``values`` are the Control Values of the game's Regions, in their order."""
    sheet = Sheet(features, rivers, values)
    width, height = WINDOW.size
    layers = [
        _sea(), _lands(sheet), _regions(sheet), relief(WINDOW), _rivers(sheet), _borders(sheet),
        _crossings(), _words(), element("g", class_="under"), _places(sheet), element("g", class_="overlay"),
    ]  # fmt: skip
    board = element("g", *layers, clip_path="url(#b-board)")
    whole = element(
        "svg",
        _definitions(sheet),
        board,
        _frame(),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {width} {height}",
        class_="map",
    )
    return whole + "\n"


def _shapes(features: list[Feature]) -> dict[str, list[Line]]:
    """The rings of all lands on the board, without the specks."""
    found: dict[str, list[Line]] = {}
    for feature in features:
        if feature["properties"]["feature"] in ("region", "background"):
            rings = [[WINDOW.project(*point) for point in ring[:-1]] for ring in rings_of(feature["geometry"])]
            found[feature["properties"]["id"]] = [
                ring for ring in rings if area(ring) > SMALLEST_ISLAND and _is_seen(ring)
            ]
    return found


def _is_seen(line: Line) -> bool:
    width, height = WINDOW.size
    return any(-MARGIN < x < width + MARGIN and -MARGIN < y < height + MARGIN for x, y in line)


def _is_of_base_game(feature: Feature) -> bool:
    return feature["properties"]["variant"] != "ariovistus"


def _pair(border: Feature) -> frozenset[str]:
    return frozenset((border["properties"]["a"], border["properties"]["b"]))


def tribe_name(feature: Feature) -> str:
    return feature["properties"]["tribe"].replace("(", "").replace(")", "")


def _definitions(sheet: Sheet) -> str:
    """Signs, the line of all coasts, and the outline of each Region to cut its coloured edge by."""
    coast = path(_coasts(sheet), id="b-coast")
    clips = [element("clipPath", element("use", href=f"#b-{each}"), id=f"b-clip-{each}") for each in sheet.regions]
    width, height = WINDOW.size
    board = element("clipPath", element("rect", width=width, height=height, rx=8), id="b-board")
    return element("defs", *signs(), coast, board, *clips, *_patterns())


def _patterns() -> list[str]:
    """Hatching of Hidden pieces, and burnt fields."""
    line = element("path", d="M0 0V6", class_="hatch-line")
    burnt = element("path", d="M4 4l7 7m0-7l-7 7", class_="scorch-line")
    units = {"patternUnits": "userSpaceOnUse"}
    return [
        element("pattern", line, id="b-hatch", width=5, height=6, patternTransform="rotate(45)", **units),
        element("pattern", burnt, id="b-scorch", width=22, height=22, patternTransform="rotate(12)", **units),
    ]


def _coasts(sheet: Sheet) -> list[Line]:
    return [arc.points for arc in sheet.mosaic.arcs.values() if arc.is_coast and not _is_cut(arc)]


def _is_cut(arc: Arc) -> bool:
    """Whether a line is the straight edge of the data rather than a coast."""
    return len(arc.points) < 3 or not _is_seen(arc.points)


def _sea() -> str:
    """The sea, and lines along the coasts that fade out to it."""
    width, height = WINDOW.size
    lines = [element("use", href="#b-coast", class_=f"shore shore-{i}") for i in range(6)]
    return element(
        "g", element("rect", class_="water", width=width, height=height), *lines, class_="sea", aria_hidden="true"
    )


def _lands(sheet: Sheet) -> str:
    """Lands that are no Region."""
    others = [each for each in sheet.mosaic.rings if each not in sheet.regions]
    return element(
        "g",
        path([ring for each in others for ring in sheet.mosaic.rings[each]], close=True),
        class_="lands",
        aria_hidden="true",
    )


def _regions(sheet: Sheet) -> str:
    playable = [each for each in sheet.regions if sheet.names[each] in sheet.values]
    outside = [
        path(sheet.mosaic.rings[each], close=True, id=f"b-{each}", class_="land")
        for each in sheet.regions
        if each not in playable
    ]
    inside = [
        _region(sheet, each) for each in sorted(playable, key=lambda each: list(sheet.values).index(sheet.names[each]))
    ]
    return element("g", element("g", *outside, class_="lands", aria_hidden="true"), *inside, class_="regions")


def _region(sheet: Sheet, each: str) -> str:
    land = path(sheet.mosaic.rings[each], close=True, id=f"b-{each}", class_="land")
    edge = element("use", href=f"#b-{each}", class_="edge", clip_path=f"url(#b-clip-{each})")
    return element("g", land, edge, class_="region", data_region=sheet.names[each])


def _rivers(sheet: Sheet) -> str:
    lines = [_river(each, feature) for each, feature in sheet.rivers.items()]
    return element("g", *lines, class_="rivers", aria_hidden="true")


def _river(each: str, feature: Feature) -> str:
    line = simplify([WINDOW.project(*point) for point in feature["geometry"]["coordinates"]], TOLERANCE)
    return path([line], id=f"b-river-{each}", class_=f"river width-{RIVER_WIDTHS.get(each, 2)}")


def _borders(sheet: Sheet) -> str:
    """The Rhenus in strength, the other borders between Regions as lines."""
    found: dict[str, list[Line]] = {"land": [], "rhenus": []}
    for arc in sheet.mosaic.arcs.values():
        kind = sheet.kinds.get(frozenset(arc.sides), "") if len(arc.sides) == 2 else ""
        found.setdefault(kind, []).append(arc.points)
    outer = path(found["aquitania"] + found["background"], class_="border outer")
    rhenus = [path(found["rhenus"], class_=f"border rhenus-{part}") for part in ("bank", "water", "light")]
    coast = element("use", href="#b-coast", class_="coast")
    return element(
        "g", coast, outer, path(found["land"], class_="border"), *rhenus, class_="borders", aria_hidden="true"
    )


def _crossings() -> str:
    """The ways over the sea to Britannia."""
    lines = []
    for name, ends in CROSSINGS.items():
        (x1, y1), (x2, y2) = (WINDOW.project(*point) for point in ends)
        bow = (x1 + x2) / 2 - (y2 - y1) / 8, (y1 + y2) / 2
        bend = "M{} {}Q{} {} {} {}".format(*(number(each) for each in (x1, y1, *bow, x2, y2)))
        dots = [element("circle", cx=x, cy=y, r=3.5) for x, y in ((x1, y1), (x2, y2))]
        lines.append(element("g", element("path", d=bend), *dots, data_crossing=name))
    return element("g", *lines, class_="crossings", aria_hidden="true")


def _words() -> str:
    """Names of seas, lands and rivers."""
    seas = [text(name, *WINDOW.project(*at), class_="sea-name") for name, at in SEAS.items()]
    lands = [text(name, *WINDOW.project(*at), class_="land-name", data_land=name) for name, at in LANDS.items()]
    rivers = [_river_name(name, *spot) for name, spot in RIVER_NAMES.items()]
    return element("g", *seas, *lands, *rivers, class_="words", aria_hidden="true")


def _river_name(name: str, lon: float, lat: float, turn: float) -> str:
    x, y = WINDOW.project(lon, lat)
    return text(name, x, y, class_="river-name", transform=f"rotate({turn} {number(x)} {number(y)})")


def _places(sheet: Sheet) -> str:
    """The slots of the Tribes, and for each Region its name, its Control Value and the room for its pieces."""
    ids = {name: each for each, name in sheet.names.items() if each in sheet.regions}
    groups = [_place(sheet, ids[name], name) for name in sheet.values]
    return element("g", *groups, class_="places")


def _place(sheet: Sheet, each: str, name: str) -> str:
    taken = [box(*at, 2 * SLOT + 4, 2 * SLOT + 4) for at in sheet.slots.values()]
    tribes = [_tribe(sheet, feature, taken) for feature in sheet.tribes if feature["properties"]["region"] == each]
    place = sheet.layout.region(each, sheet.mosaic.rings[each], name, taken)
    return element(
        "g", *tribes, *_labels(name, sheet.values[name], place), class_="place", data_place=name, **_room(place)
    )


def _room(place: Place) -> dict[str, str]:
    """The room for the stacks and the place of a Colony, as the page reads them."""
    left, top, right, bottom = place.stack
    return {
        "data_stack": " ".join(number(each, 0) for each in (left, top, right - left, bottom - top)),
        "data_colony": " ".join(number(each, 0) for each in place.colony),
    }


def _labels(name: str, value: int, place: Place) -> list[str]:
    x, y = place.name
    value_text = text(str(value), x, y + 15.5, class_="control-value", aria_hidden="true")
    kind = "region-name tight" if place.is_tight else "region-name"
    return [text(name, x, y - 4, class_=kind, aria_hidden="true"), value_text]


def _tribe(sheet: Sheet, feature: Feature, taken: list[Box]) -> str:
    """A round slot, or a square one for a City, with its name or names."""
    properties = feature["properties"]
    name, at = tribe_name(feature), sheet.slots[properties["tribe"]]
    words = properties["city"].title() if properties["city"] else name
    kind, letter = (" city", CITY_LETTER) if properties["city"] else ("", TRIBE_LETTER)
    spot, anchor = sheet.layout.tribe_name(properties["region"], at, len(words) * letter, taken)
    label = text(words, *spot, class_=f"tribe-name {anchor}{kind}", aria_hidden="true")
    return element(
        "g",
        _slot(at, bool(properties["city"])),
        label,
        class_="tribe",
        data_tribe=name,
        data_at=f"{number(at[0])} {number(at[1])}",
    )


def _slot(at: Point, is_city: bool) -> str:
    x, y = at
    if is_city:
        return element("rect", class_="slot", x=x - SLOT, y=y - SLOT, width=2 * SLOT, height=2 * SLOT, rx=3)
    return element("circle", class_="slot", cx=x, cy=y, r=SLOT)


def _frame() -> str:
    width, height = WINDOW.size
    outer = element("rect", x=1.5, y=1.5, width=width - 3, height=height - 3, rx=7)
    inner = element("rect", x=7, y=7, width=width - 14, height=height - 14, rx=4)
    return element("g", outer, inner, class_="frame", aria_hidden="true")
