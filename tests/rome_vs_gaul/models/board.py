"""The table as the models see it: names, from the data files and the flat state, and nothing of the rules."""

import tomllib
from importlib.resources import files
from typing import Any, NamedTuple

from alesia.games.rome_vs_gaul.components import CARDS, PIECES, SPACES
from alesia.games.rome_vs_gaul.state import State

_DATA = files("alesia.games.rome_vs_gaul").joinpath("data")
MAP, UNITS_FILE, TABLES, CARD_FILE = (
    tomllib.loads(_DATA.joinpath(f"{name}.toml").read_text(encoding="utf-8"))
    for name in ("map", "units", "tables", "cards")
)
ROMAN, GALLIC, GERMAN = "Roman", "Gallic", "German"
OTHER = {ROMAN: GALLIC, GALLIC: ROMAN}
MARKERS = ("", "R", "G", "RC", "GC", "T", "S")  # Influence, Walled Cities, Fortified Town, Stronghold
OWNER = {"": "", "R": ROMAN, "RC": ROMAN, "G": GALLIC, "GC": GALLIC, "T": GALLIC, "S": GALLIC}
WALLS = {"RC": ROMAN, "GC": GALLIC, "T": GALLIC}
BOXES = ("waiting", "pool", "council", "submitted", "eliminated", "events", "rome", "cup", "kept", "gone")


class Unit(NamedTuple):
    """What is printed on a counter."""

    side: str
    kind: str
    full: int = 0
    reduced: int = 0
    rating: tuple[int, int] = (0, 0)
    command: int = 0
    movement: int = 0
    group: str = ""
    named: bool = False
    rank: bool = False
    siege: int = 0
    home: str = ""
    section: str = ""

    @property
    def cu(self) -> bool:
        return self.kind != "leader" or self.full > 0

    @property
    def leads(self) -> bool:
        return self.named or self.command > 0

    @property
    def hired(self) -> bool:
        return self.kind in ("mercenary", "militia")


def _units() -> dict[str, Unit]:
    found = {}
    for each in UNITS_FILE["leader"]:
        side, strong = each["side"].capitalize(), each.get("strength", 0)
        both = (each["rating"], each["rating"])
        found[each["name"]] = Unit(
            *(side, "leader", strong, strong, both, each["command"], each["movement"], "", True),
            *("rank" in each, each.get("siege", 0), each.get("home", "")),
        )
    legions = UNITS_FILE["legions"]
    for name in legions["names"]:
        found[name] = Unit(ROMAN, "legion", *legions["strength"], tuple(legions["rating"]), 2, 3)
    for each in UNITS_FILE["tribe"]:
        home, section = each["province"], each.get("section", "")
        strong = each["strength"]
        found[each["name"]] = Unit(GALLIC, "tribe", *strong, (1, 0), 2, 3, each["group"], home=home, section=section)
    german = UNITS_FILE["german_tribe"]
    found[german["name"]] = Unit(GERMAN, "german", *german["strength"])
    for each in UNITS_FILE["mercenary"]:
        kind = "militia" if each["names"] == ["Militia"] else "mercenary"
        strong, both = each["strength"], (each["rating"], each["rating"])
        for name in each["names"]:
            side = each["side"].capitalize()
            found[name] = Unit(side, kind, strong, strong, both, each["command"], each["movement"])
    return found


UNITS = _units()
SPACE: dict[str, dict[str, Any]] = {each["name"]: each for each in MAP["space"]}
PROVINCE: dict[str, dict[str, Any]] = {each["name"]: each for each in MAP["province"]}
REGION: dict[str, dict[str, Any]] = {each["name"]: each for each in MAP["region"]}
IN_PROVINCE = {name: [s for s in SPACE if SPACE[s]["province"] == name] for name in PROVINCE}
PATHS: dict[str, dict[str, str]] = {name: {} for name in SPACE}
for _kind in ("solid", "rough", "channel"):
    for _one, _other in MAP["paths"][_kind]["between"]:
        PATHS[_one][_other] = PATHS[_other][_one] = _kind
PATH_MP = {"solid": 1, "rough": 2, "channel": 2}
GAUL = ("Celtica", "Belgica", "Aquitania")
OVERSEAS = ("Germania", "Britannia")


def region(space: str) -> str:
    return str(PROVINCE[SPACE[space]["province"]]["region"])


class Board:
    """Everything that lies on the table."""

    def __init__(self, s: State) -> None:
        self.state = s
        self.known: dict[tuple[object, ...], Any] = {}  # what the models have found out of this board
        self.at = {p.name: SPACES[s.place[p]].name for p in PIECES if s.place[p] < len(SPACES)}
        self.box = {p.name: BOXES[s.place[p] - len(SPACES)] for p in PIECES if s.place[p] >= len(SPACES)}
        self.steps = {p.name: s.steps[p] for p in PIECES}
        self.within = {p.name for p in PIECES if s.inside[p]}
        self.army = [p.name for p in PIECES if s.army[p]]
        self.moved = {p.name for p in PIECES if s.moved[p]}
        self.barred = {p.name for p in PIECES if s.barred[p]}
        self.marker = {each.name: MARKERS[s.control[each]] for each in SPACES}
        self.town = {each.name: PIECES[s.towns[each] - 1].name for each in SPACES if s.towns[each]}
        self.devastated = {each.name for each in SPACES if s.devastated[each]}
        self.upgraded = {each.name for each in SPACES if s.upgraded[each]}
        self.rolled = {each.name for each in SPACES if s.rolled[each]}
        self.points = {each.name: s.points[each] for each in SPACES if s.points[each]}
        self.card = CARDS[s.card - 1].number if s.card else 0
        self.here: dict[str, list[str]] = {}
        for name, space in self.at.items():
            self.here.setdefault(space, []).append(name)

    def owner(self, space: str) -> str:
        return OWNER[self.marker[space]]

    def walls(self, space: str) -> str:
        return WALLS.get(self.marker[space], "")

    def of(self, space: str, side: str) -> list[str]:
        return [name for name in self.here.get(space, ()) if UNITS[name].side == side]

    def cus(self, space: str, side: str) -> list[str]:
        return [name for name in self.of(space, side) if UNITS[name].cu]

    def outside(self, space: str, side: str) -> list[str]:
        return [name for name in self.of(space, side) if name not in self.within]

    def cus_outside(self, space: str, side: str) -> list[str]:
        return [name for name in self.cus(space, side) if name not in self.within]

    def germans(self, space: str) -> bool:
        return self.at.get("Germani") == space

    def besieged(self, name: str) -> bool:
        """14.5.1 Inside, with an enemy army outside."""
        side = UNITS[name].side
        return name in self.within and bool(self.cus_outside(self.at[name], OTHER[side]))

    def enemies_outside(self, space: str, side: str) -> bool:
        return bool(self.cus_outside(space, OTHER[side])) or self.germans(space)

    def in_box(self, box: str, kind: str = "tribe") -> list[str]:
        return [name for name, where in self.box.items() if where == box and UNITS[name].kind == kind]
