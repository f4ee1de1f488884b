"""2 The components: sides, the map, the pieces and the cards, read once from the data files.

Each is a Noun: an int that indexes the flat state, and an option that a player can choose. Most of the map, the tables
and the cards are not published: the files say of each record what is, and an owner of the game can put his own in
their place (``facts.py``).
"""

from operator import itemgetter
from typing import Any, Final, NamedTuple, Self

from alesia.games.rome_vs_gaul.facts import load
from alesia.kernel.ask import Noun

_MAP, _UNITS, _CARDS, _GAME = load("map.toml"), load("units.toml"), load("cards.toml"), load("game.toml")


class Side(Noun):
    """1 A player: the Roman, or the Gallic one. (17.4 The German Tribe is nobody's.)"""

    other: "Side"

    def __new__(cls, index: int, name: str) -> Self:
        return super().__new__(cls, index, "side", name)


ROMAN: Final = Side(0, "Roman")
GALLIC: Final = Side(1, "Gallic")
NOBODY: Final = Side(2, "Nobody")
ROMAN.other, GALLIC.other = GALLIC, ROMAN
PLAYERS: Final = (ROMAN, GALLIC)
SIDES: Final = (*PLAYERS, NOBODY)
_SIDE = {"roman": ROMAN, "gallic": GALLIC, "either": NOBODY}


# ---- 2.2 The map ------------------------------------------------------------------------------------------------


class Region(Noun):
    """2.2.1 A Region, with what it is worth to Rome (16.4.3, 17.1.3)."""

    provinces: tuple["Province", ...]
    spaces: tuple["Space", ...]
    gaul: bool
    dominance: int
    presence: int
    majority: int
    local_support: bool
    roman_bonus: int
    romans_only: bool
    vp: int

    def __new__(cls, index: int, facts: dict[str, Any]) -> Self:
        region = super().__new__(cls, index, "region", facts["name"])
        region.gaul = facts["gaul"]
        region.dominance = facts.get("dominance", 0)
        region.presence = facts.get("presence", 0)
        region.majority = facts.get("majority", 0)
        region.local_support = facts["local_support"]
        region.roman_bonus = facts.get("roman_bonus", 0)
        region.romans_only = facts.get("romans_only", False)
        region.vp = facts.get("vp", 0)
        return region


class Province(Noun):
    """2.2.1 A Province, and how many of its spaces control it (8.2.2)."""

    region: Region
    number: int
    needed: int
    unruled: int  # 16.4.3 Governance Points that Rome loses without it
    spaces: tuple["Space", ...]
    tribes: tuple["Piece", ...]

    def __new__(cls, index: int, facts: dict[str, Any]) -> Self:
        province = super().__new__(cls, index, "province", facts["name"])
        province.region = REGION[facts["region"]]
        province.number = facts.get("number", 0)
        province.needed = facts.get("needed", 0)
        province.unruled = facts.get("unruled", 0)
        return province


class Sea(Noun):
    """17.2.1 A Sea Zone."""

    ports: tuple["Space", ...]
    always_roman: bool

    def __new__(cls, index: int, facts: dict[str, Any]) -> Self:
        sea = super().__new__(cls, index, "sea", facts["name"])
        sea.always_roman = facts.get("always_roman", False)
        return sea


class Space(Noun):
    """2.2.2 A Walled City, a Stronghold, a Town, or one of the strongholds of Germania, which nobody may enter."""

    province: Province
    region: Region
    section: str
    kind: str
    ports: tuple[Sea, ...]
    is_starred: bool
    is_veneti_port: bool
    upgrades: bool  # 11.3.2 a Fortified Town is upgraded here
    crosses_the_alps: bool
    paths: dict["Space", "Path"]  # 2.2.3 all paths that players can use
    adjacent: tuple["Space", ...]

    def __new__(cls, index: int, facts: dict[str, Any]) -> Self:
        space = super().__new__(cls, index, "space", facts["name"])
        space.province = PROVINCE[facts["province"]]
        space.region = space.province.region
        space.section = facts.get("section", "")
        space.kind = facts["kind"]
        space.ports = tuple(_SEA_CODE[code] for code in facts.get("ports", ()))
        space.is_starred = facts.get("star", False)
        space.is_veneti_port = facts.get("veneti_port", False)
        space.upgrades = facts.get("upgraded", False)
        space.crosses_the_alps = facts.get("alps", False)
        space.paths = {}
        return space


class PathKind(NamedTuple):
    """2.2.2 Solid, rough, across the Channel, or out of Germania (17.4.3)."""

    name: str
    mp: int
    reaction: int | None  # 12.3 the modifier of a reaction along it; None: there is none
    retreat_loss: int  # 13.7.2


class Path(NamedTuple):
    ends: tuple[Space, Space]
    kind: PathKind

    def beyond(self, space: Space) -> Space:
        return self.ends[1] if space is self.ends[0] else self.ends[0]


REGIONS: Final = tuple(Region(i, facts) for i, facts in enumerate(_MAP["region"]))
REGION: Final = {region.name: region for region in REGIONS}
CELTICA, BELGICA, AQUITANIA, PROVINCIA, GERMANIA, BRITANNIA = (
    REGION[name] for name in ("Celtica", "Belgica", "Aquitania", "Provincia", "Germania", "Britannia")
)
PROVINCES: Final = tuple(Province(i, facts) for i, facts in enumerate(_MAP["province"]))
PROVINCE: Final = {province.name: province for province in PROVINCES}
SEAS: Final = tuple(Sea(i, facts) for i, facts in enumerate(_MAP["sea"]))
SEA: Final = {sea.name: sea for sea in SEAS}
_SEA_CODE = {facts["code"]: sea for sea, facts in zip(SEAS, _MAP["sea"], strict=True)}
ATLANTICUS, BRITANNICUS, GALLICUS = (
    SEA[name] for name in ("Oceanus Atlanticus", "Oceanus Britannicus", "Sinus Gallicus")
)
SPACES: Final = tuple(Space(i, facts) for i, facts in enumerate(_MAP["space"]))
SPACE: Final = {space.name: space for space in SPACES}
PATH_KIND: Final = {
    facts["name"]: PathKind(facts["name"], facts["mp"], facts.get("reaction"), facts["retreat_loss"])
    for facts in _MAP["path_kind"]
}
SOLID, ROUGH, CHANNEL, GERMAN_PATH = (PATH_KIND[name] for name in ("solid", "rough", "channel", "german"))
PATHS: Final = tuple(
    Path((SPACE[one], SPACE[other]), kind)
    for kind in PATH_KIND.values()
    for one, other in _MAP["paths"][kind.name]["between"]
)
GERMAN_PATHS: Final[dict[Space, tuple[Path, ...]]] = {
    space: tuple(path for path in PATHS if path.kind is GERMAN_PATH and space in path.ends) for space in SPACES
}

for _path in PATHS:
    if _path.kind is not GERMAN_PATH:
        for _end in _path.ends:
            _end.paths[_path.beyond(_end)] = _path
for _space in SPACES:
    _space.adjacent = tuple(sorted(_space.paths))
for _province in PROVINCES:
    _province.spaces = tuple(space for space in SPACES if space.province is _province)
for _region in REGIONS:
    _region.provinces = tuple(province for province in PROVINCES if province.region is _region)
    _region.spaces = tuple(space for space in SPACES if space.region is _region)
for _sea in SEAS:
    _sea.ports = tuple(space for space in SPACES if _sea in space.ports)

GAUL: Final = tuple(region for region in REGIONS if region.gaul)
CITIES: Final = tuple(space for space in SPACES if space.kind == "city")
STRONGHOLDS: Final = tuple(space for space in SPACES if space.kind == "stronghold")
STARRED: Final = tuple(space for space in SPACES if space.is_starred)


# ---- 2.3 The playing pieces -------------------------------------------------------------------------------------


class Piece(Noun):
    """2.3 A counter: a Combat Unit with one or two steps, a Leader, or both (9.5.2)."""

    side: Side
    kind: str  # legion, tribe, leader, mercenary, militia, german
    strength: tuple[int, int]  # of the reduced side (or the only one), of the full side
    rating: tuple[int, int]
    command: int
    movement: int
    steps: int
    group: str  # Belgic, Celtic, Aquitanian; empty: none
    is_cu: bool
    is_leader: bool  # a named Leader
    is_legate: bool
    is_elite: bool
    has_intrinsic_leader: bool
    is_mercenary: bool  # 17.3.1, and the Militia: lost last (13.6.3), gone in Winter (16.1.2)
    outranks: bool  # 9.2
    siege_bonus: int
    home: Province | None  # of a Tribe
    home_region: Region | None  # of a Gallic Leader
    section: str
    start: str

    def __new__(cls, index: int, name: str, facts: dict[str, Any]) -> Self:
        piece = super().__new__(cls, index, "piece", name)
        for key, value in facts.items():
            setattr(piece, key, value)
        return piece


_NO_PIECE: dict[str, Any] = {
    "strength": (0, 0),
    "rating": (0, 0),
    "command": 0,
    "movement": 0,
    "steps": 1,
    "group": "",
    "is_cu": True,
    "is_leader": False,
    "is_legate": False,
    "is_elite": False,
    "has_intrinsic_leader": False,
    "is_mercenary": False,
    "outranks": False,
    "siege_bonus": 0,
    "home": None,
    "home_region": None,
    "section": "",
    "start": "",
}


def _both(numbers: list[int]) -> tuple[int, int]:
    """Printed full side first."""
    return numbers[1], numbers[0]


def _leaders() -> list[tuple[str, dict[str, Any]]]:
    found = []
    for facts in _UNITS["leader"]:
        strength = facts.get("strength", 0)
        found.append(
            (
                facts["name"],
                {
                    "side": _SIDE[facts["side"]],
                    "kind": "leader",
                    "strength": (strength, strength),
                    "rating": (facts["rating"], facts["rating"]),
                    "command": facts["command"],
                    "movement": facts["movement"],
                    "group": facts.get("group", "").replace("any", ""),
                    "is_cu": strength > 0,
                    "is_leader": True,
                    "is_legate": facts.get("legate", False),
                    "outranks": "rank" in facts,
                    "siege_bonus": facts.get("siege", 0),
                    "home_region": REGION.get(facts.get("home", "")),
                },
            )
        )
    return found


def _legions() -> list[tuple[str, dict[str, Any]]]:
    facts = _UNITS["legions"]
    look = {
        "side": ROMAN,
        "kind": "legion",
        "strength": _both(facts["strength"]),
        "rating": _both(facts["rating"]),
        "command": facts["command"],
        "movement": facts["movement"],
        "steps": 2,
        "has_intrinsic_leader": True,
    }
    return [(name, {**look, "is_elite": name in facts["elite"]}) for name in facts["names"]]


def _tribes() -> list[tuple[str, dict[str, Any]]]:
    common = _UNITS["tribes"]
    found = []
    for facts in _UNITS["tribe"]:
        look = {
            "side": GALLIC,
            "kind": "tribe",
            "strength": _both(facts["strength"]),
            "rating": _both(common["rating"]),
            "command": common["command"],
            "movement": common["movement"],
            "steps": 2,
            "group": facts["group"],
            "is_elite": facts.get("elite", False),
            "has_intrinsic_leader": True,
            "home": PROVINCE[facts["province"]],
            "section": facts.get("section", ""),
            "start": facts.get("start", "pool"),
        }
        found.append((facts["name"], look))
    return found


def _others() -> list[tuple[str, dict[str, Any]]]:
    german = _UNITS["german_tribe"]
    look = {"side": NOBODY, "kind": "german", "strength": _both(german["strength"]), "movement": german["movement"]}
    found: list[tuple[str, dict[str, Any]]] = [(german["name"], {**look, "steps": 2})]
    for facts in _UNITS["mercenary"]:
        hired = {
            "side": _SIDE[facts["side"]],
            "kind": "militia" if facts["names"] == ["Militia"] else "mercenary",
            "strength": (facts["strength"], facts["strength"]),
            "rating": (facts["rating"], facts["rating"]),
            "command": facts["command"],
            "movement": facts["movement"],
            "has_intrinsic_leader": facts["command"] > 0,
            "is_mercenary": True,
        }
        found += [(name, hired) for name in facts["names"]]
    return found


PIECES: Final = tuple(
    Piece(i, name, {**_NO_PIECE, **look})
    for i, (name, look) in enumerate([*_leaders(), *_legions(), *_tribes(), *_others()])
)
PIECE: Final = {piece.name: piece for piece in PIECES}
CAESAR, VERCINGETORIX, AMBIORIX = (PIECE[name] for name in ("Caesar", "Vercingetorix", "Ambiorix"))
LABIENUS: Final = PIECE["T. Labienus"]
LEGION_X: Final = PIECE["Legion X"]
LEADERS: Final = tuple(piece for piece in PIECES if piece.is_leader)
LEGATES: Final = tuple(piece for piece in PIECES if piece.is_legate)
GALLIC_LEADERS: Final = (VERCINGETORIX, AMBIORIX)
LEGIONS: Final = tuple(piece for piece in PIECES if piece.kind == "legion")
TRIBES: Final = tuple(piece for piece in PIECES if piece.kind == "tribe")
ARVERNI, AEDUI, SEQUANI, VENETI = (PIECE[name] for name in ("Arverni", "Aedui", "Sequani", "Veneti"))
GERMANI: Final = PIECE["Germani"]
GERMAN_STARTS: Final = tuple(SPACE[name] for name in _UNITS["german_tribe"]["starts"])
MERCENARIES: Final = tuple(piece for piece in PIECES if piece.kind == "mercenary" and piece.side is GALLIC)
HIRED: Final = tuple(piece for piece in MERCENARIES if not piece.has_intrinsic_leader)
MINOR_TRIBE, MILITIA, CAVALRY = (PIECE[name] for name in ("Minor Tribe", "Militia", "German Cavalry"))
ROMAN_PIECES: Final = tuple(piece for piece in PIECES if piece.side is ROMAN)
GALLIC_PIECES: Final = tuple(piece for piece in PIECES if piece.side is GALLIC)
CUS: Final = tuple(tuple(piece for piece in PIECES if piece.side is side and piece.is_cu) for side in SIDES)
PLACES: Final = tuple(itemgetter(*CUS[side], *CUS[side][:1]) for side in SIDES)  # of bytes: those of Combat Units
for _province in PROVINCES:
    _province.tribes = tuple(tribe for tribe in TRIBES if tribe.home is _province)


class Fortified(NamedTuple):
    """14.1 What stands behind walls: Garrison Strength, Siege Points needed, modifier of the dice (14.3.5)."""

    garrison: int
    points: int
    modifier: int
    upgraded: int


_FORTIFIED = {
    facts["name"]: Fortified(facts["garrison"], facts["points"], facts["modifier"], facts.get("upgraded", 0))
    for facts in _UNITS["fortified"]
}
TOWN_WALLS: Final = _FORTIFIED["Fortified Town"]
STRONGHOLD_WALLS: Final = _FORTIFIED["Stronghold"]
CITY_WALLS: Final = {city: _FORTIFIED[city.name] for city in CITIES}
PEOPLES: Final = {REGION[facts["region"]]: (facts["name"], facts["strength"]) for facts in _UNITS["people"]}


# ---- 7.5 The cards ----------------------------------------------------------------------------------------------


class Card(Noun):
    """7.5 A card of the Strategy Deck."""

    number: int
    title: str
    points: int
    side: Side  # NOBODY: either player
    kind: str  # event, bonus, surprise, reaction

    def __new__(cls, index: int, facts: dict[str, Any], name: str) -> Self:
        card = super().__new__(cls, index, "card", name)
        card.number = facts["number"]
        card.title = facts["title"]
        card.points = facts["points"]
        card.side = _SIDE[facts["side"]]
        card.kind = facts["kind"]
        return card

    def is_for(self, side: Side) -> bool:
        """7.5.1 Whether this player may use the event."""
        return self.side in (side, NOBODY)


def _card_names() -> list[str]:
    titles = [facts["title"] for facts in _CARDS["card"]]
    return [f"{t} {titles[:i].count(t) + 1}" if titles.count(t) > 1 else t for i, t in enumerate(titles)]


CARDS: Final = tuple(
    Card(i, facts, name) for i, (facts, name) in enumerate(zip(_CARDS["card"], _card_names(), strict=True))
)
CARD: Final = {card.number: card for card in CARDS}
CARD_NAMED: Final = {card.name: card for card in CARDS}


# ---- 3, 4, 16, 18, 19 Set-up, turns, limits ---------------------------------------------------------------------


class Turn(NamedTuple):
    """A box of the Turn Track."""

    year: str
    tribes: int  # 5.1.1 drawn from the pool
    steps: int  # 5.2.1 free Roman replacement steps
    arriving: tuple[Piece, ...]


TURNS: Final = tuple(
    Turn(
        facts["year"],
        facts["tribes"],
        facts["steps"],
        tuple(PIECE[name] for name in (*facts.get("leaders", ()), *facts.get("legions", ()))),
    )
    for facts in _GAME["turn"]
)
LAST_TURN: Final = len(TURNS)
SETUP: Final[dict[str, Any]] = _GAME["setup"]
HAND: Final[int] = _GAME["hand"]["cards"]
RESHUFFLE_AFTER: Final[int] = _GAME["hand"]["reshuffle_after"]
COUNCIL_TRIBES: Final[int] = _GAME["council"]["tribes"]
COUNCIL_INFLUENCE: Final[int] = _GAME["council"]["influence"]
ARVERNI_TURN: Final[int] = _GAME["council"]["arverni_turn"]
ARVERNI_ELIMINATED: Final[int] = _GAME["council"]["arverni_eliminated"]
FORAGE: Final[dict[str, int]] = _GAME["forage"]
GOVERNANCE: Final = tuple((least, vp) for least, vp in _GAME["governance"]["points"])
NEEDED: Final[int] = _GAME["victory"]["needed"]
TRIBES_PER_POINT: Final[int] = _GAME["victory"]["tribes_per_point"]
CAESARS_PASS: Final = SPACE[_GAME["victory"]["pass"]]
