"""2 The components: sides, areas, borders, units and cards, read once from the data files.

Each is a Noun: an int that indexes the flat state, and an option that a player can choose.
"""

import tomllib
from importlib.resources import files
from itertools import combinations
from typing import Any, Final, NamedTuple, Self

from alesia.kernel.ask import Noun

DATA = files(__package__).joinpath("data")


def load(name: str) -> dict[str, Any]:
    return tomllib.loads(DATA.joinpath(name).read_text(encoding="utf-8"))


class Side(Noun):
    """2.2 Who controls a unit: the Roman, the Barbarian, or nobody (a neutral tribe)."""

    other: "Side"

    def __new__(cls, index: int, name: str) -> Self:
        return super().__new__(cls, index, "side", name)


ROMAN: Final = Side(0, "Roman")
BARBARIAN: Final = Side(1, "Barbarian")
NEUTRAL: Final = Side(2, "Neutral")
ROMAN.other, BARBARIAN.other = BARBARIAN, ROMAN
PLAYERS: Final = (ROMAN, BARBARIAN)
SIDES: Final = (*PLAYERS, NEUTRAL)


# ---- 2.1 The map ------------------------------------------------------------------------------------------------


class Area(Noun):
    """2.1 An area of the map: the home of a tribe, of a player, or the Roman off-map area."""

    kind: str
    group: str
    port: bool
    fort: str | None
    supply: int
    alps: bool
    value: int
    is_tribe: bool
    units: tuple["Unit", ...]
    borders: dict["Area", "Border"]
    lanes: dict["Area", "Border"]
    adjacent: tuple["Area", ...]

    def __new__(cls, index: int, facts: dict[str, Any]) -> Self:
        area = super().__new__(cls, index, "area", facts["name"])
        area.kind = facts["kind"]
        area.group = facts["group"]
        area.port = facts.get("port", False)
        area.fort = facts.get("fort")
        area.supply = facts.get("supply", 0)
        area.alps = facts.get("alps", False)
        area.value = facts.get("value", 0)
        area.is_tribe = area.kind == "tribe"
        area.borders = {}
        area.lanes = {}
        return area


class Border(Noun):
    """2.1 What lies between two areas: a black or blue border, the Rhine, or the sea from port to port."""

    ends: tuple[Area, Area]
    kind: str
    limit: int
    stops: bool

    def __new__(cls, index: int, ends: tuple[Area, Area], kind: str) -> Self:
        border = super().__new__(cls, index, "border", f"{ends[0]}-{ends[1]} ({kind})")
        border.ends = ends
        border.kind = kind
        border.limit = _BLOCKS["limits"][kind]
        border.stops = kind not in ("black", "off-map")
        return border

    def beyond(self, area: Area) -> Area:
        """The area at the other end."""
        return self.ends[1] if area is self.ends[0] else self.ends[0]

    def towards(self, area: Area) -> int:
        """The index of a crossing into this area, among both ways over all borders."""
        return 2 * self + (area is self.ends[1])


_MAP = load("map.toml")
_BLOCKS = load("blocks.toml")
AREAS: Final = tuple(Area(i, facts) for i, facts in enumerate(_MAP["area"]))
AREA: Final = {area.name: area for area in AREAS}
TRIBES: Final = tuple(area for area in AREAS if area.is_tribe)
PORTS: Final = tuple(area for area in AREAS if area.port)
GERMANIA: Final = AREA["Germania"]
TRANSALPINE: Final = AREA["Transalpine Gaul"]
OFF_MAP: Final = AREA["Off-Map"]
BRITANNIA: Final = AREA["Britannia"]
HELVETII: Final = AREA["Helvetii"]
_LAND = [((AREA[f["between"][0]], AREA[f["between"][1]]), f["kind"]) for f in _MAP["border"]]
_SEA = [(pair, "sea") for pair in combinations(PORTS, 2)]
BORDERS: Final = tuple(Border(i, ends, kind) for i, (ends, kind) in enumerate([*_LAND, *_SEA]))


def _connect(border: Border) -> None:
    one, other = border.ends
    ways = ("lanes", "lanes") if border.kind == "sea" else ("borders", "borders")
    getattr(one, ways[0])[other] = border
    getattr(other, ways[1])[one] = border


for _border in BORDERS:
    _connect(_border)
for _area in AREAS:
    _area.adjacent = tuple(sorted(_area.borders))


# ---- 2.2 The units ----------------------------------------------------------------------------------------------

INITIATIVES: Final = "ABC"


class Unit(Noun):
    """2.2 A block: initiative rating, battle rating, full strength and the colour of its wood."""

    kind: str
    colour: str
    initiative: int
    rating: int
    full: int
    tribe: Area | None

    def __new__(cls, index: int, name: str, facts: dict[str, Any], tribe: Area | None = None) -> Self:
        unit = super().__new__(cls, index, "unit", name)
        unit.kind = facts["kind"]
        unit.colour = facts["colour"]
        unit.initiative = INITIATIVES.index(facts["initiative"])
        unit.rating = facts["rating"]
        unit.full = facts["strength"]
        unit.tribe = tribe
        return unit

    @property
    def is_black(self) -> bool:
        """A Roman legion unit (2.2): a legion, or the cavalry (9.4), which plays as one."""
        return self.colour == "black"

    @property
    def is_german(self) -> bool:
        return self.colour == "blue"

    @property
    def is_gallic(self) -> bool:
        """A tribe unit, a minor leader or Vercingetorix."""
        return self.colour in ("grey", "green")


def _tribe_names(area: Area, blocks: int) -> list[str]:
    return [area.name] if blocks == 1 else [f"{area.name} {n}" for n in range(1, blocks + 1)]


def _all_units() -> list[tuple[str, dict[str, Any], Area | None]]:
    found: list[tuple[str, dict[str, Any], Area | None]] = []
    for facts in _BLOCKS["block"]:
        found += [(name, facts, None) for name in facts.get("names", [facts.get("name")])]
    for area, facts in zip(AREAS, _MAP["area"], strict=True):
        if area.is_tribe:
            look = {**_BLOCKS["tribe"], "kind": "tribe", "colour": _BLOCKS["tribe"]["colours"][area.group]}
            found += [(name, look, area) for name in _tribe_names(area, facts["blocks"])]
    return found


UNITS: Final = tuple(Unit(i, *each) for i, each in enumerate(_all_units()))
UNIT: Final = {unit.name: unit for unit in UNITS}
for _area in AREAS:
    _area.units = tuple(unit for unit in UNITS if unit.tribe is _area)

CAESAR: Final = UNIT["Caesar"]
ROMAN_CAVALRY: Final = UNIT["Roman Cavalry"]
GERMAN_CAVALRY: Final = UNIT["German Cavalry"]
ARIOVISTUS: Final = UNIT["Ariovistus"]
VERCINGETORIX: Final = UNIT["Vercingetorix"]
DUMNORIX: Final = UNIT["Dumnorix"]
AMBIORIX: Final = UNIT["Ambiorix"]
MINOR_LEADERS: Final = (DUMNORIX, AMBIORIX)
LEADERS: Final = (VERCINGETORIX, *MINOR_LEADERS)
BLACK: Final = tuple(unit for unit in UNITS if unit.is_black)
GERMANS: Final = tuple(unit for unit in UNITS if unit.is_german)
TRIBE_UNITS: Final = tuple(unit for unit in UNITS if unit.tribe is not None)
COLOURS: Final = ("black", "blue", "grey", "green")


# ---- 2.3 The cards ----------------------------------------------------------------------------------------------


class Card(Noun):
    """2.3 A card: the name of a tribe (or Germania) and its Action Points, or an event."""

    area: Area | None
    event: str | None
    value: int

    def __new__(cls, index: int, name: str, area: Area | None, event: str | None) -> Self:
        card = super().__new__(cls, index, "card", name)
        card.area = area
        card.event = event
        card.value = area.value if area is not None else 1
        return card


_EVENTS = [(facts["name"], None, facts["event"]) for facts in load("cards.toml")["event"]]
_TRIBE_CARDS = [(area.name, area, None) for area in AREAS if area.value]
CARDS: Final = tuple(Card(i, *each) for i, each in enumerate([*_TRIBE_CARDS, *_EVENTS]))
CARD: Final = {card.name: card for card in CARDS}
MASSIVE_REVOLT: Final = CARD["Massive Revolt"]


# ---- 2.1 The tracks ---------------------------------------------------------------------------------------------


class Year(NamedTuple):
    """A box of the turn track: the legions that may arrive, and the die roll (or less) on which they do."""

    name: str
    legions: tuple[Unit, ...]
    arrive: int


class Harvest(NamedTuple):
    """6.1, 6.4 A harvest: up to which die, the garrison limit of an area, the supply that each legion costs."""

    name: str
    upto: int
    garrison: int
    cost: int


_TRACKS = load("tracks.toml")
YEARS: Final = tuple(
    Year(facts["year"], tuple(UNIT[name] for name in facts.get("legions", ())), facts.get("arrive", 0))
    for facts in _TRACKS["turn"]
)
HARVESTS: Final = tuple(Harvest(**facts) for facts in _TRACKS["harvest"])
SETUP: Final[dict[str, Any]] = _TRACKS["setup"]
MOST_SUPPLY: Final[int] = _TRACKS["track"]["supply"]
WIN_TRIBES: Final[int] = _TRACKS["track"]["win_tribes"]
REVOLT_TRIBES: Final[int] = _TRACKS["track"]["revolt_tribes"]
LAST_TURN: Final = len(YEARS)
HAND: Final = 5
