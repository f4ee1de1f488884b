"""The board of Falling Sky: sea, lands, Regions, relief, rivers, borders, crossings, names and slots, in this order.

Ariovistus is played on the same map: Cisalpina is a Region with a Tribe, and Britannia lies out of play (A1.3).
"""

from dataclasses import dataclass

from board import ground
from board.geometry import Point
from board.ground import WINDOW, Feature, Ground
from board.layout import CITY_LETTER, SLOT, TRIBE_LETTER, Box, Layout, Place, Raster, box
from board.relief import relief
from board.svg import element, number, path, text

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
OUT_OF_PLAY = {"Britannia": (-1.7, 51.75)}
NOTE_BELOW = 19.0
# A river's name: where it stands, and how it is turned.
RIVER_NAMES = {
    "Rhenus": (7.98, 49.0, -62), "Liger": (-0.7, 47.2, 6), "Sequana": (1.15, 48.98, 16), "Garumna": (0.08, 44.53, 38),
}  # fmt: skip


@dataclass(frozen=True)
class Edition:
    """One of the games on this map: the Control Values of its Regions in their order, and which Tribes are its own."""

    values: dict[str, int]
    variant: str

    def has(self, tribe: Feature) -> bool:
        return tribe["properties"]["variant"] in ("both", self.variant)

    @property
    def out_of_play(self) -> dict[str, Point]:
        """Lands that are a Region in the other game."""
        return {name: spot for name, spot in OUT_OF_PLAY.items() if name not in self.values}

    @property
    def lands(self) -> dict[str, Point]:
        """Lands that are named as such. Cisalpina is one even where it may become a Region, until it does."""
        return {name: spot for name, spot in LANDS.items() if not self.values.get(name)} | self.out_of_play


class Sheet(Ground):
    """Everything that is drawn, in the board's own units."""

    def __init__(self, features: list[Feature], rivers: list[Feature], edition: Edition) -> None:
        super().__init__(features, rivers, "region")
        self.edition = edition
        self.values = edition.values
        self.tribes = [f for f in features if f["properties"]["feature"] == "tribe" and edition.has(f)]
        self.layout = Layout(Raster(self.mosaic.rings, WINDOW.size))
        self.slots = {f["properties"]["tribe"]: ground.at(f) for f in self.tribes}


def draw(features: list[Feature], rivers: list[Feature], edition: Edition) -> str:
    """The board as SVG."""
    sheet = Sheet(features, rivers, edition)
    layers = [
        ground.sea(), ground.lands(sheet), _regions(sheet), relief(WINDOW), ground.rivers(sheet), _borders(sheet),
        *_crossings(edition), ground.words(SEAS, edition.lands, RIVER_NAMES), *_notes(edition),
        element("g", class_="under"), _places(sheet), element("g", class_="overlay"),
    ]  # fmt: skip
    return ground.whole(ground.definitions(sheet, *_patterns()), layers)


def tribe_name(feature: Feature) -> str:
    return feature["properties"]["tribe"].replace("(", "").replace(")", "")


def _patterns() -> list[str]:
    """Hatching of Hidden pieces, and burnt fields."""
    line = element("path", d="M0 0V6", class_="hatch-line")
    burnt = element("path", d="M4 4l7 7m0-7l-7 7", class_="scorch-line")
    units = {"patternUnits": "userSpaceOnUse"}
    return [
        element("pattern", line, id="b-hatch", width=5, height=6, patternTransform="rotate(45)", **units),
        element("pattern", burnt, id="b-scorch", width=22, height=22, patternTransform="rotate(12)", **units),
    ]


def _regions(sheet: Sheet) -> str:
    playable = [each for each in sheet.regions if sheet.names[each] in sheet.values]
    outside = [sheet.outline(each) for each in sheet.regions if each not in playable]
    inside = [
        _region(sheet, each) for each in sorted(playable, key=lambda each: list(sheet.values).index(sheet.names[each]))
    ]
    return element("g", element("g", *outside, class_="lands", aria_hidden="true"), *inside, class_="regions")


def _region(sheet: Sheet, each: str) -> str:
    return element("g", sheet.outline(each), ground.edge(each), class_="region", data_region=sheet.names[each])


def _borders(sheet: Sheet) -> str:
    """The Rhenus in strength, the other borders between Regions as lines."""
    found = sheet.borders()
    outer = path(found["aquitania"] + found["background"], class_="border outer")
    rhenus = [path(found["rhenus"], class_=f"border rhenus-{part}") for part in ("bank", "water", "light")]
    coast = element("use", href="#b-coast", class_="coast")
    return element(
        "g", coast, outer, path(found["land"], class_="border"), *rhenus, class_="borders", aria_hidden="true"
    )


def _crossings(edition: Edition) -> list[str]:
    """The ways over the sea to Britannia."""
    if "Britannia" not in edition.values:
        return []
    lines = []
    for name, ends in CROSSINGS.items():
        (x1, y1), (x2, y2) = (WINDOW.project(*point) for point in ends)
        bow = (x1 + x2) / 2 - (y2 - y1) / 8, (y1 + y2) / 2
        bend = "M{} {}Q{} {} {} {}".format(*(number(each) for each in (x1, y1, *bow, x2, y2)))
        dots = [element("circle", cx=x, cy=y, r=3.5) for x, y in ((x1, y1), (x2, y2))]
        lines.append(element("g", element("path", d=bend), *dots, data_crossing=name))
    return [element("g", *lines, class_="crossings", aria_hidden="true")]


def _notes(edition: Edition) -> list[str]:
    """Beneath the names of lands that one may miss: that they are not in play."""
    spots = [WINDOW.project(*spot) for spot in edition.out_of_play.values()]
    notes = [text("not in play", x, y + NOTE_BELOW, class_="land-note") for x, y in spots]
    return [element("g", *notes, class_="words", aria_hidden="true")] if notes else []


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
