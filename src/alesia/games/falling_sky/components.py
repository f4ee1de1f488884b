"""1.2-1.5 The components: Factions, Regions, Tribes, pieces and cards, read once from the data files.

Each is a Noun: an int that indexes the flat state, and an option that a player can choose.
"""

import tomllib
from collections.abc import Callable
from importlib.resources import files
from operator import itemgetter
from typing import Any, Final, Self

from alesia.kernel.ask import Noun

DATA = files(__package__).joinpath("data")


def load(name: str) -> dict[str, Any]:
    return tomllib.loads(DATA.joinpath(name).read_text(encoding="utf-8"))


class Faction(Noun):
    """1.5 One of the four player Factions, or of those whom the game runs."""

    adjective: str
    base: int

    def __new__(cls, index: int, name: str, adjective: str) -> Self:
        faction = super().__new__(cls, index, "faction", name)
        faction.adjective = adjective
        faction.base = index * KINDS
        return faction


# The states of a piece in a Region: the order of counts in the flat state.
LEADER, LEGION, HIDDEN, REVEALED, SCOUTED, FORT = range(6)
KINDS: Final = 6
BANDS: Final = (HIDDEN, REVEALED, SCOUTED)
MOBILE: Final = (LEADER, LEGION, HIDDEN, REVEALED, SCOUTED)

ROMANS: Final = Faction(0, "Romans", "Roman")
ARVERNI: Final = Faction(1, "Arverni", "Arverni")
AEDUI: Final = Faction(2, "Aedui", "Aedui")
BELGAE: Final = Faction(3, "Belgae", "Belgic")
GERMANS: Final = Faction(4, "Germans", "Germanic")
FACTIONS: Final = (ROMANS, ARVERNI, AEDUI, BELGAE, GERMANS)
SETTLEMENT: Final = FORT  # A1.4 a piece of the Germans alone, where Romans have Forts: one a Region, at no Tribe
PLAYERS: Final = FACTIONS[:4]
GAULS: Final = (ARVERNI, AEDUI, BELGAE)
NOBODY: Final = Faction(5, "No Control", "No")
FACTION: Final = {faction.name: faction for faction in FACTIONS}
ANYBODY: Final = (*FACTIONS, NOBODY)
STRIDE: Final = KINDS * len(FACTIONS)


class Tribe(Noun):
    """1.3.2 A Tribe circle; 1.3.3 some have a City."""

    region: "Region"
    city: str | None
    only: Faction | None
    suebi: bool

    def __new__(cls, index: int, facts: dict[str, Any]) -> Self:
        tribe = super().__new__(cls, index, "tribe", facts["name"])
        tribe.region = REGION[facts["region"]]
        tribe.city = facts.get("city")
        tribe.only = FACTION[facts["only"]] if "only" in facts else None
        tribe.suebi = facts.get("suebi", False)
        return tribe

    def may_hold(self, faction: Faction) -> bool:
        """1.4.2 Whether this circle may hold a piece of the Faction, as far as it is printed."""
        return self.only is None or self.only is faction


class Region(Noun):
    """1.3.1 A Region of the map."""

    group: str
    control_value: int
    adjacent: tuple["Region", ...]
    borders: tuple["Region", ...]
    tribes: tuple[Tribe, ...]
    cities: tuple[Tribe, ...]
    statuses: Callable[[bytearray], tuple[int, ...]]  # those of its Tribes, out of those of all
    home: tuple[Faction, ...]
    supply_end: bool
    playable: bool
    base: int
    bases: tuple[int, ...]  # where the counts of each Faction begin
    mask: int
    around: int
    rhenus: int
    sea: int

    def __new__(cls, index: int, facts: dict[str, Any]) -> Self:
        region = super().__new__(cls, index, "region", facts["name"])
        region.group = facts["group"]
        region.control_value = facts["control_value"]
        region.home = tuple(FACTION[name] for name in facts.get("home", ()))
        region.supply_end = facts.get("supply_end", False)
        region.playable = facts.get("playable", True)
        region.base = index * STRIDE
        region.bases = tuple(region.base + faction.base for faction in FACTIONS)
        region.mask = 1 << index
        return region


def _connect(facts: dict[str, Any]) -> None:
    """Adjacency among the Regions of the map, and with Cisalpina (5); masks have one bit a Region."""
    region = REGION[facts["name"]]
    region.borders = tuple(sorted(REGION[name] for name in facts["adjacent"]))
    region.adjacent = tuple(r for r in region.borders if r.playable)
    region.around = mask_of(region.adjacent)
    region.rhenus = mask_of(REGION[name] for name in facts.get("rhenus", ()))
    region.sea = mask_of(REGION[name] for name in facts.get("sea", ()))
    region.tribes = tuple(tribe for tribe in TRIBES if tribe.region is region)
    region.cities = tuple(tribe for tribe in region.tribes if tribe.city)
    region.statuses = itemgetter(*region.tribes)  # each has at least its own and the place of a Colony


def mask_of(regions: Any) -> int:
    mask = 0
    for region in regions:
        mask |= region.mask
    return mask


_MAP = load("map.toml")
MAP_OF_ARIOVISTUS: Final = _MAP["ariovistus"]
ALL_REGIONS: Final = tuple(Region(i, facts) for i, facts in enumerate(_MAP["region"]))
REGION: Final = {region.name: region for region in ALL_REGIONS}
BOARD: Final = STRIDE * len(ALL_REGIONS)  # how many counts of pieces the map has
# 71 The Colony is a Tribe of the Region where it is founded: each Region has a place for it, mostly empty.
_PLACES = [{"name": f"{r.name} Colony", "region": r.name} for r in ALL_REGIONS]
# A1.3.2 Tribes of Ariovistus alone come last.
TRIBES: Final = tuple(
    Tribe(i, facts) for i, facts in enumerate([*_MAP["tribe"], *_PLACES, *MAP_OF_ARIOVISTUS["tribe"]])
)
COLONIES: Final = TRIBES[len(_MAP["tribe"]) : len(_MAP["tribe"]) + len(_PLACES)]
# 1.3.2 What a Tribe circle shows. An Ally of Faction f is ALLY + f, a Citadel CITADEL + f.
SUBDUED, ALLY, CITADEL, DISPERSED, GATHERING, RAZED = 0, 1, 6, 11, 12, 13
OFF_MAP: Final = 14  # a Tribe that is not there: the place of a Colony, or a Tribe of another war
TRIBE: Final = {tribe.name: tribe for tribe in TRIBES}
for _facts in _MAP["region"]:
    _connect(_facts)

REGIONS: Final = tuple(region for region in ALL_REGIONS if region.playable)
PROVINCIA: Final = REGION["Provincia"]
CISALPINA: Final = REGION["Cisalpina"]
BRITANNIA: Final = REGION["Britannia"]
SUGAMBRI: Final = REGION["Sugambri"]
UBII: Final = REGION["Ubii"]
BELGICA: Final = tuple(region for region in REGIONS if region.group == "Belgica")
CELTICA: Final = tuple(region for region in REGIONS if region.group == "Celtica")
GERMANIA: Final = (SUGAMBRI, UBII)
NEAR_GERMANIA: Final = tuple(r for r in REGIONS if r in GERMANIA or r.around & mask_of(GERMANIA))
CITIES: Final = tuple(tribe for tribe in TRIBES if tribe.city)


def within_one(region: Region) -> tuple[Region, ...]:
    """4.1.2 The Region itself and those adjacent, Cisalpina (5) apart."""
    return (region, *region.adjacent)


class Piece(Noun):
    """1.4 A kind of Forces piece of a Faction, in one of its states (1.4.3); an offset into a Region's counts, or
    into those behind the map."""

    faction: Faction
    kind: int
    hard: bool

    def __new__(cls, faction: Faction, kind: int, behind: int = 0) -> Self:
        piece = super().__new__(cls, behind + faction.base + kind, "piece", _piece_name(faction, kind))
        piece.faction = faction
        piece.kind = kind
        piece.hard = kind in (LEADER, LEGION) or (kind == FORT and faction is ROMANS)
        return piece


def _piece_name(faction: Faction, kind: int) -> str:
    if kind in BANDS:
        band = "Auxilia" if faction is ROMANS else f"{faction.adjective} Warband"
        return f"{('Hidden', 'Revealed', 'Scouted')[kind - HIDDEN]} {band}"
    word = {LEADER: "Leader", LEGION: "Legion", FORT: "Settlement" if faction is GERMANS else "Fort"}[kind]
    return f"{faction.adjective} Leader" if kind == LEADER else word


PIECES: Final = tuple(Piece(faction, kind) for faction in FACTIONS for kind in range(KINDS))


def piece(faction: Faction, kind: int) -> Piece:
    return PIECES[faction.base + kind]


OWN_MOBILE: Final = tuple(tuple(piece(f, k) for k in MOBILE) for f in FACTIONS)
OWN_BANDS: Final = tuple(tuple(piece(f, k) for k in BANDS) for f in FACTIONS)
# A4.5.1 Germanic Warbands that were picked to act as Belgic: they read like others, and are counted apart from them.
JOINED_BANDS: Final = tuple(Piece(GERMANS, k, BOARD) for k in BANDS)

FORCES: Final = load("forces.toml")
LEGION_POOL: Final[int] = FORCES["Romans"]["legions"]
FORT_POOL: Final[int] = FORCES["Romans"]["forts"]
DISPERSED_MARKERS: Final = 4  # 3.2.3


class Card(Noun):
    """2.3 An Event card, or WINTER (2.4)."""

    title: str
    order: tuple[Faction, ...]  # as printed; whose turn it is in a war, `war.order_of` knows
    dual: bool
    capability: str
    symbols: dict[Faction, str]  # 8.2.1 Laurels, Swords or Carnyx at a Faction's symbol
    trigger: bool  # A2.3.9 the Carnyx at the top right: the Arverni act if they are At War

    def __new__(cls, number: int, name: str, title: str, order: tuple[Faction, ...]) -> Self:
        card = super().__new__(cls, number, "card", name)
        card.title = title
        card.order = order
        card.dual = False
        card.capability = "none"
        card.symbols = {}
        card.trigger = False
        return card


def _event_card(facts: dict[str, Any]) -> Card:
    order = tuple(FACTION[name] for name in facts["order"])
    card = Card(facts.get("index", facts["number"]), str(facts["number"]), facts["title"], order)
    card.dual = facts["sides"] == "dual"
    card.capability = facts["capability"]
    card.symbols = {FACTION[name]: symbol for name, symbol in facts.get("symbols", {}).items()}
    card.trigger = facts.get("arverni_trigger", False)
    return card


EVENT_CARDS: Final = tuple(_event_card(facts) for facts in load("cards.toml")["card"])
WINTER: Final = Card(100, "Winter", "Winter", ())
NO_CARD: Final = Card(0, "none", "", ())
# A5.0 The cards of the expansion, which stand for those of Falling Sky of the same number.
DECK_OF_ARIOVISTUS: Final = load("ariovistus_cards.toml")["card"]
EXPANSION_CARDS: Final = tuple(_event_card(facts) for facts in DECK_OF_ARIOVISTUS if "title" in facts)
CARD: Final = {int(card): card for card in (*EVENT_CARDS, *EXPANSION_CARDS, WINTER, NO_CARD)}
CARD_ROOM: Final = max(CARD) + 1  # of an array with a place for every card
