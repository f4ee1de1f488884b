"""The board of Caesar: Rome vs Gaul: sea, Provinces, rivers, borders, paths from space to space, names, ports, key."""

from board import ground
from board.geometry import Point, simplify
from board.ground import TOLERANCE, WINDOW, Feature, Ground
from board.relief import relief
from board.svg import element, number, path, text

LANDS = {"Hispania": (-3.9, 42.75), "Italia": (8.75, 44.75)}
RIVER_NAMES = {"Rhenus": (8.38, 48.35, -80), "Liger": (-0.35, 47.36, 0), "Rhodanus": (4.62, 44.35, 84)}
KINDS = {"T": "town", "S": "stronghold", "W": "city", "X": "german"}
SPACE_LETTER, SPACE_LINE = 10.5, 11.0
KEY_AT, KEY_LINE, KEY_SAMPLE = (24.0, 818.0), 21.0, 40.0
SHAPES = {
    "town": "M-8.5 0A8.5 8.5 0 1 1 8.5 0A8.5 8.5 0 1 1-8.5 0Z",
    "stronghold": "M-10 0L-5-8.7H5L10 0L5 8.7H-5Z",
    "city": "M-8.5-8.5H8.5V8.5H-8.5Z",
    "german": "M-10 0L-5-8.7H5L10 0L5 8.7H-5Z",
}
TOUCH = 15.0  # so far around a space a finger means it
NUDGES = {"Pictones": -4.0, "Portus Itius": -4.0, "Acitodunum": -5.0}  # to the right: names that touch others
NOTES = ("(near bank)", "(interior)", "(marshes)")  # which are no names
STAR = "M0-5.6L1.5-1.8L5.5-1.7L2.3.8L3.5 4.7L0 2.4L-3.5 4.7L-2.3.8L-5.5-1.7L-1.5-1.8Z"
# Lines of the key: the class of the sample, and what it means.
KEY_PATHS = ("solid", "rough", "channel", "german")
KEY_SPACES = ("town", "stronghold", "city", "german")
KEY_WORDS = {
    "solid": "Path: 1 Movement Point", "rough": "Rough path: 2 Movement Points", "channel": "Over the Channel",
    "german": "For the Germani alone", "town": "Town", "stronghold": "Stronghold", "city": "Walled City",
    "german-space": "Stronghold of the Germani", "star": "Worth Victory Points", "port": "Port",
    "needed": "Province: number, spaces that control it",
}  # fmt: skip


def name_of(facts: dict) -> str:
    """As the game calls it: without what the drawing says in brackets, and two peoples with "and"."""
    return facts["name"].partition(" (")[0].replace("/", " and ")


class Sheet(Ground):
    """Everything that is drawn, in the board's own units."""

    def __init__(self, features: list[Feature], rivers: list[Feature]) -> None:
        super().__init__(features, rivers, "province")
        self.of = {kind: [f for f in features if f["properties"]["feature"] == kind] for kind in
                   ("province", "section", "sea_zone", "border", "space", "port", "path")}  # fmt: skip
        self.facts = {f["properties"]["id"]: f["properties"] for f in self.of["province"]}
        self.spaces = {f["properties"]["id"]: f for f in self.of["space"]}


def draw(features: list[Feature], rivers: list[Feature]) -> str:
    """The board as SVG."""
    sheet = Sheet(features, rivers)
    layers = [
        ground.sea(), ground.lands(sheet), _provinces(sheet), relief(WINDOW), ground.rivers(sheet), _borders(sheet),
        ground.words({}, LANDS, RIVER_NAMES), _seas(sheet), _names(sheet), _paths(sheet), _key(),
        element("g", class_="under"), _spaces(sheet), _ports(sheet), element("g", class_="overlay"),
    ]  # fmt: skip
    return ground.whole(ground.definitions(sheet), layers)


def _provinces(sheet: Sheet) -> str:
    found = [
        element(
            "g",
            sheet.outline(each),
            ground.edge(each),
            class_=f"province in-{_region(sheet, each)}",
            data_province=name_of(sheet.facts[each]),
        )
        for each in sorted(sheet.regions)
    ]
    return element("g", *found, class_="provinces")


def _region(sheet: Sheet, each: str) -> str:
    return sheet.facts[each]["region"].lower()


def _borders(sheet: Sheet) -> str:
    """Provinces by a thin line, Regions by a thick one, the Rhine as a stream; sections of a Province by dots."""
    coast = element("use", href="#b-coast", class_="coast")
    lines = sheet.borders()
    strokes = [path(lines.get(kind, []), class_=f"border {name}") for kind, name in
               (("background", "outer"), ("province", "of-province"), ("region", "of-region"))]  # fmt: skip
    rhine = [path(lines.get("rhine", []), class_=f"border rhenus-{part}") for part in ("bank", "water", "light")]
    sections = [f for f in sheet.of["border"] if f["properties"]["kind"] == "section"]
    dots = path([_line(f) for f in sections], class_="border of-section")
    return element("g", coast, *strokes, dots, *rhine, class_="borders", aria_hidden="true")


def _line(feature: Feature) -> list[Point]:
    return simplify([WINDOW.project(*point) for point in feature["geometry"]["coordinates"]], TOLERANCE)


def _paths(sheet: Sheet) -> str:
    """2.2.3 Each with its two ends, so that the page can find it."""
    found = [
        element(
            "path",
            d=_bent(feature),
            class_=f"way {feature['properties']['kind']}",
            data_from=_space_name(sheet, feature["properties"]["a"]),
            data_to=_space_name(sheet, feature["properties"]["b"]),
        )
        for feature in sheet.of["path"]
    ]
    return element("g", *found, class_="paths", aria_hidden="true")


def _bent(feature: Feature) -> str:
    points = [WINDOW.project(*point) for point in feature["geometry"]["coordinates"]]
    return "M" + "L".join(_xy(point) for point in points)


def _xy(point: Point) -> str:
    return f"{number(point[0])} {number(point[1])}"


def _space_name(sheet: Sheet, ident: str) -> str:
    return name_of(sheet.spaces[ident]["properties"])


# ---- Names


def _seas(sheet: Sheet) -> str:
    found = [_lines(f["properties"]["label"], f["properties"]["label_at"], 24.0, class_="sea-name",
                    data_sea=f["properties"]["name"]) for f in sheet.of["sea_zone"]]  # fmt: skip
    return element("g", *found, class_="words", aria_hidden="true")


def _names(sheet: Sheet) -> str:
    """A Province by its number, its name, and how many spaces control it; its sections by their names."""
    found = []
    for feature in [*sheet.of["province"], *sheet.of["section"]]:
        facts = feature["properties"]
        found.append(element("g", *_name_parts(facts), class_="province-label", data_label=name_of(facts)))
    return element("g", *found, class_="words", aria_hidden="true")


def _name_parts(facts: dict) -> list[str]:
    parts = []
    if facts["num_at"]:
        x, y = WINDOW.project(*facts["num_at"])
        parts += [
            element("circle", cx=x, cy=y, r=7.5, class_="badge-ground"),
            text(str(facts["num"]), x, y + 3.4, class_="badge-number"),
        ]
    if facts["name_at"]:
        kind = "province-name big" if facts.get("num_at") is None and facts.get("num") == 0 else "province-name"
        x, y = WINDOW.project(*facts["name_at"])
        x += NUDGES.get(name_of(facts), 0.0)
        parts.append(text(facts["label"], x, y + 3.4, class_=kind))
    if facts["req_at"]:
        x, y = WINDOW.project(*facts["req_at"])
        parts.append(text(str(facts["req"]), x, y + 3, class_="province-needed"))
    return parts


def _lines(lines: list[str], at: list[float], line: float, **attributes: object) -> str:
    x, y = WINDOW.project(*at)
    top = y - line * (len(lines) - 1) / 2 + line * 0.32
    rows = [text(words, x, top + line * i) for i, words in enumerate(lines)]
    return element("g", *rows, **attributes)


# ---- Spaces


def _spaces(sheet: Sheet) -> str:
    return element("g", *[_space(feature) for feature in sheet.of["space"]], class_="spaces")


def _space(feature: Feature) -> str:
    """2.2.2 Its shape says what it is; a star, or the way to Rome, stands in it."""
    facts = feature["properties"]
    x, y = ground.at(feature)
    shape = SHAPES[KINDS[facts["type"]]]
    parts = [element("circle", r=TOUCH, class_="touch"), element("path", d=shape, class_="shape")]
    if facts["star"]:
        parts.append(element("path", d=STAR, class_="star"))
    if facts["rome_exit"]:
        parts.append(text("R", 0, 4, class_="rome-exit"))
    sign = element("g", *parts, class_="sign", transform=f"translate({_xy((x, y))})")
    label = _space_label(facts)
    return element(
        "g",
        sign,
        label,
        class_=f"space {KINDS[facts['type']]}",
        data_space=name_of(facts),
        data_at=f"{number(x)} {number(y)}",
    )


def _space_label(facts: dict) -> str:
    """Its name beside it, in one line or two."""
    x, y = WINDOW.project(*facts["label_at"])
    x += NUDGES.get(name_of(facts), 0.0)
    half = facts["label_px"][0] / 2.52
    anchor = {"left": "start", "right": "end"}.get(facts["label_align"], "middle")
    x += {"start": -half, "end": half, "middle": 0.0}[anchor]
    lines = [words for words in facts["label"] if words not in NOTES]
    top = y - SPACE_LINE * (len(lines) - 1) / 2 + SPACE_LINE * 0.32
    rows = [
        text(words, round(x, 1), round(top + SPACE_LINE * i, 1), class_=f"space-name {anchor}")
        for i, words in enumerate(lines)
    ]
    return element("g", *rows, class_="space-label", aria_hidden="true")


def _ports(sheet: Sheet) -> str:
    found = [
        element("g", *_anchor(), class_="port", transform=f"translate({_xy(ground.at(f))})") for f in sheet.of["port"]
    ]
    return element("g", *found, class_="ports", aria_hidden="true")


def _anchor() -> list[str]:
    ring = element("circle", class_="port-ground", r=6.5)
    return [ring, element("path", class_="anchor", d="M0-3V4M-2.2-1H2.2M-3.6 1.2Q-3 4 0 4Q3 4 3.6 1.2")]


# ---- The key


def _key() -> str:
    """What the lines and signs mean."""
    rows = [
        _row(element("path", d=f"M0 0H{number(KEY_SAMPLE)}", class_=f"way {kind}"), kind, i)
        for i, kind in enumerate(KEY_PATHS)
    ]
    signs: list[tuple[str, str]] = [
        (
            element("g", element("path", d=SHAPES[kind], class_="shape"), class_=f"space {kind}"),
            kind if kind != "german" else "german-space",
        )
        for kind in KEY_SPACES
    ]
    star = element(
        "g",
        element("path", d=SHAPES["town"], class_="shape"),
        element("path", d=STAR, class_="star"),
        class_="space town",
    )
    signs += [(star, "star"), (element("g", *_anchor(), class_="port"), "port"), (_sample_badge(), "needed")]
    below = len(rows)
    rows += [
        _row(element("g", sign, transform=f"translate({number(KEY_SAMPLE / 2)} 0)"), word, below + i)
        for i, (sign, word) in enumerate(signs)
    ]
    paper = element("rect", width=318, height=KEY_LINE * len(rows) + 12, rx=8, class_="key-ground")
    return element("g", paper, *rows, class_="key-of-map", transform=f"translate({_xy(KEY_AT)})", aria_hidden="true")


def _sample_badge() -> str:
    number_of = element(
        "g",
        element("circle", r=7.5, class_="badge-ground"),
        text("8", 0, 3.4, class_="badge-number"),
        transform="translate(-7 0)",
    )
    return element("g", number_of, text("4", 8, -1, class_="province-needed"))


def _row(sample: str, word: str, row: int) -> str:
    y = KEY_LINE * (row + 0.5) + 6
    words = text(KEY_WORDS[word], KEY_SAMPLE + 12, 4.5, class_="key-words", data_key=word)
    return element("g", sample, words, transform=f"translate(12 {number(y)})")
