"""1 The board as the models see it: read from a position, and counted by chapter 1 alone. No code of the engine."""

import tomllib
from pathlib import Path
from typing import Any

import alesia

DATA = Path(alesia.__file__).parent / "games" / "falling_sky" / "data"
MAP = tomllib.loads((DATA / "map.toml").read_text(encoding="utf-8"))
POOLS = tomllib.loads((DATA / "forces.toml").read_text(encoding="utf-8"))
CARDS = {card["number"]: card for card in tomllib.loads((DATA / "cards.toml").read_text(encoding="utf-8"))["card"]}
REGIONS = {facts["name"]: facts for facts in MAP["region"]}
TRIBES = {facts["name"]: facts for facts in MAP["tribe"]}
HOMES = {region: [name for name, facts in TRIBES.items() if facts["region"] == region] for region in REGIONS}

GAULS = ("Arverni", "Aedui", "Belgae")
PLAYERS = ("Romans", *GAULS)
FACTIONS = (*PLAYERS, "Germans")
MARKERS = ("Dispersed", "Dispersed-Gathering", "Razed")
BANDS = ("Hidden", "Revealed", "Scouted")
MOBILE = ("Leader", "Legion", *BANDS)
LEADERS = {"Caesar": "Romans", "Vercingetorix": "Arverni", "Ambiorix": "Belgae", "Diviciacus": "Aedui"}
BAND = {
    "Romans": "Auxilia",
    "Arverni": "Arverni Warband",
    "Aedui": "Aedui Warband",
    "Belgae": "Belgic Warband",
    "Germans": "Germanic Warband",
}
ADJECTIVE = {"Romans": "Roman", "Belgae": "Belgic", "Germans": "Germanic"}

Position = Any


def piece_name(faction: str, kind: str) -> str:
    """A kind of piece as questions call it: "Hidden Auxilia", "Belgic Leader", "Legion"."""
    if kind == "Leader":
        return f"{ADJECTIVE.get(faction, faction)} Leader"
    return f"{kind} {BAND[faction]}" if kind in BANDS else kind


class Pieces(dict[str, int]):
    """How many of each kind; none of a kind that is not spoken of."""

    def __missing__(self, kind: str) -> int:
        return 0

    def total(self) -> int:
        return sum(self.values())


class Board:
    """Who has what where."""

    def __init__(self, position: Position, shared: list[str] | None = None) -> None:
        self.position = position
        self.shared = shared or []  # 38 Regions where Aedui Warbands and Auxilia act together now
        self.resources: dict[str, int] = dict(position["resources"])
        self.tribes: dict[str, str] = dict.fromkeys(TRIBES, "Subdued") | position.get("tribes", {})
        self.capabilities: dict[str, str] = {str(n): side for n, side in position.get("capabilities", {}).items()}
        self.regions = [name for name in REGIONS if name != "Cisalpina" or position.get("gallia_togata")]
        self.leaders: dict[str, tuple[str, str]] = {}  # by Faction: his name or "Successor", and his Region
        self.pieces: dict[str, dict[str, Pieces]] = {r: {f: Pieces() for f in FACTIONS} for r in REGIONS}
        self.devastated: set[str] = set()
        self._control: dict[str, str | None] = {}
        for region, facts in position.get("regions", {}).items():
            self._read_region(region, facts)

    def _read_region(self, region: str, facts: dict[str, Any]) -> None:
        for faction, text in facts.items():
            if faction == "devastated":
                self.devastated |= {region} if text else set()
                continue
            for part in text.split(", "):
                self._read_pieces(region, faction, part)

    def _read_pieces(self, region: str, faction: str, part: str) -> None:
        words = part.split()
        number = int(words.pop(0)) if words[0].isdigit() else 1
        if words[-1] in LEADERS or words[-1] == "Successor":
            self.leaders[faction] = (words[-1], region)
            kind = "Leader"
        elif words[-1].startswith(("Legion", "Fort")):
            kind = words[-1].rstrip("s")
        else:
            kind = words[0].capitalize() if len(words) == 2 else "Hidden"
        self.pieces[region][faction][kind] += number

    def differing(self, other: "Board") -> set[str]:
        """The Regions that are not the same on another board."""
        mine, theirs = self.position.get("regions", {}), other.position.get("regions", {})
        return {region for region in {*mine, *theirs} if mine.get(region) != theirs.get(region)}

    # ---- 1.4 pieces

    def count(self, region: str, faction: str, *kinds: str) -> int:
        here = self.pieces[region][faction]
        return sum(here[kind] for kind in kinds)

    def bands(self, region: str, faction: str) -> int:
        return self.count(region, faction, *BANDS)

    def hidden(self, region: str, faction: str) -> int:
        return self.pieces[region][faction]["Hidden"]

    def tribes_in(self, region: str) -> list[str]:
        """1.3.2, and the Colony that an Event has founded (71)."""
        colony = f"{region} Colony"
        return [*HOMES[region], colony] if colony in self.tribes else HOMES[region]

    def allies(self, region: str, faction: str) -> int:
        return sum(self.tribes[t] == faction for t in self.tribes_in(region))

    def citadels(self, region: str, faction: str) -> int:
        return sum(self.tribes[t] == f"{faction} Citadel" for t in self.tribes_in(region))

    def settled(self, region: str, faction: str) -> int:
        """Allied Tribes and Citadels."""
        return self.allies(region, faction) + self.citadels(region, faction)

    def strength(self, region: str, faction: str) -> int:
        """All pieces of a Faction in a Region."""
        return self.pieces[region][faction].total() + self.settled(region, faction)

    def mobile(self, region: str, faction: str) -> int:
        return self.count(region, faction, *MOBILE)

    def others_in(self, region: str, faction: str) -> list[str]:
        return [f for f in FACTIONS if f != faction and self.strength(region, f)]

    def is_stronghold(self, region: str, faction: str) -> bool:
        """A Citadel or a Fort of the Faction stands here."""
        return bool(self.citadels(region, faction) or self.pieces[region][faction]["Fort"])

    def leader_in(self, region: str, faction: str) -> str | None:
        """The name of the Leader, or "Successor", if he is here."""
        name, where = self.leaders.get(faction, (None, None))
        return name if where == region else None

    # ---- 1.4.1 what is Available

    def on_map(self, faction: str, *kinds: str) -> int:
        return sum(self.count(region, faction, *kinds) for region in self.pieces)

    def all_allies(self, faction: str) -> int:
        return sum(status == faction for status in self.tribes.values())

    def all_citadels(self, faction: str) -> int:
        return sum(status == f"{faction} Citadel" for status in self.tribes.values())

    def all_settled(self, faction: str) -> int:
        return self.all_allies(faction) + self.all_citadels(faction)

    def available_bands(self, faction: str) -> int:
        pool = POOLS[faction]["auxilia" if faction == "Romans" else "warbands"]
        return int(pool) - self.on_map(faction, *BANDS)

    def available_allies(self, faction: str) -> int:
        return int(POOLS[faction]["allies"]) - self.all_allies(faction)

    def available_citadels(self, faction: str) -> int:
        return int(POOLS[faction].get("citadels", 0)) - self.all_citadels(faction)

    def available_forts(self) -> int:
        return int(POOLS["Romans"]["forts"]) - self.on_map("Romans", "Fort")

    # ---- 1.4.2 stacking

    def may_ally(self, tribe: str, faction: str) -> bool:
        """Whether a disc of the Faction may be placed there now: at a Subdued Tribe, and where it may stack."""
        cisalpine = tribe == "Cisalpina Colony" and faction != "Romans"
        only = TRIBES.get(tribe, {}).get("only")
        return self.tribes[tribe] == "Subdued" and only in (None, faction) and not cisalpine

    def ally_tribes(self, region: str, faction: str) -> list[str]:
        """Where a disc of the Faction can be placed in a Region; none if none is Available."""
        if not self.available_allies(faction):
            return []
        return [tribe for tribe in self.tribes_in(region) if self.may_ally(tribe, faction)]

    # ---- 1.6 Control, 1.3 the map

    def control(self, region: str) -> str | None:
        """More pieces than all others together."""
        if region not in self._control:
            self._control[region] = self._controller(region)
        return self._control[region]

    def _controller(self, region: str) -> str | None:
        strengths = {faction: self.strength(region, faction) for faction in FACTIONS}
        everybody = sum(strengths.values())
        return next((faction for faction, n in strengths.items() if 2 * n > everybody), None)

    def near(self, region: str, who: str = "Romans") -> list[str]:
        """Adjacent Regions; Cisalpina for Romans alone (5)."""
        open_to = [r for r in REGIONS[region]["adjacent"] if r in self.regions]
        return [r for r in open_to if r != "Cisalpina" or who == "Romans"]

    def supplied(self, region: str, friends: set[str]) -> bool:
        """3.2.1 A chain without Control, or of friends', to the border of Cisalpina; 5 and Cisalpina by itself."""
        if region == "Cisalpina":
            return True
        free = {r for r in self.regions if r != "Cisalpina" and self.control(r) in {None, *friends}}
        chain, fresh = set[str](), {region} & free
        while fresh:
            chain |= fresh
            fresh = {near for r in fresh for near in REGIONS[r]["adjacent"]} & free - chain
        return any(REGIONS[r].get("supply_end") for r in chain)

    def in_reach(self, region: str, faction: str) -> bool:
        """4.1.2 Within one Region of the named Leader, or the very Region of his Successor."""
        name, where = self.leaders.get(faction, (None, None))
        if where is None:
            return False
        return region == where or (name != "Successor" and region in REGIONS[where]["adjacent"])

    def lent(self, regions: list[str], owner: str, user: str) -> "Board":
        """The same board where all Warbands or Auxilia of one Faction in these Regions are another's."""
        found = Board(self.position, self.shared)
        found.pieces = {r: {f: Pieces(here[f]) for f in FACTIONS} for r, here in self.pieces.items()}
        for region in regions:
            here = found.pieces[region]
            for kind in BANDS:
                here[user][kind] += here[owner].pop(kind, 0)
        return found

    # ---- 5.3 Capabilities, 1.5.1 players

    def has(self, card: int, side: str, holder: str | None = None) -> bool:
        """Whether a Capability is in effect, and this Faction's where the text gives it to one."""
        found, _, owner = self.capabilities.get(str(card), "").partition(" ")
        return found == side and holder in (None, owner)

    def free_to_go(self, region: str, faction: str) -> list[str]:
        """The kinds of mobile pieces of which some are not walled in (4)."""
        here = self.pieces[region][faction]
        return [kind for kind in MOBILE if here[kind] > self.marked(region, faction, kind)]

    def marked(self, region: str, faction: str, kind: str) -> int:
        """4 How many of these pieces stand under the Circumvallation marker."""
        wall = self.position.get("circumvallation")
        if not wall or (wall["region"], wall["faction"]) != (region, faction):
            return 0
        under = Board({"resources": {}, "regions": {region: {faction: wall["pieces"]}}}) if wall.get("pieces") else None
        return under.pieces[region][faction][kind] if under else 0
