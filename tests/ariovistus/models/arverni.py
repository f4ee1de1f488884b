"""A6.2 The Arverni Phase read a second time, from the rulebook and the sheet: whom the dice choose among, and what the
board is before the Battles. No code of the engine."""

import tomllib
from collections import Counter
from collections.abc import Generator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import alesia

DATA = Path(alesia.__file__).parent / "games" / "falling_sky" / "data"
MAP = tomllib.loads((DATA / "map.toml").read_text(encoding="utf-8"))
OUT = {"Britannia"}
REGIONS = {
    r["name"]: [near for near in r["adjacent"] if near not in OUT] for r in MAP["region"] if r["name"] not in OUT
}
TRIBES = {t["name"]: t for t in (*MAP["tribe"], *MAP["ariovistus"]["tribe"]) if t["region"] in REGIONS}
HOMES = ("Veneti", "Carnutes", "Pictones", "Arverni")
ENEMIES = ("Romans", "Aedui", "Belgae", "Germans")
FRIENDS = ("Romans", "Aedui")  # A1.4 who may share near Diviciacus
POOL = {"bands": 35, "allies": 10, "citadels": 3}
# The sheet, from the line of 3 on; 1 and 2 are for the one with most.
REGION_LINES = ("Arverni", "Carnutes", "Pictones", "Veneti")
FACTION_LINES = ("Aedui", "Germans", "Romans", "Belgae")
BANDS = ("Hidden", "Revealed", "Scouted")

Position = Any


class Question(NamedTuple):
    """What chance is asked."""

    key: str
    options: set[str]


Dice = Generator[Question, str, Any]


class Board:
    """Who has what where."""

    def __init__(self, position: Position) -> None:
        self.resources = Counter(position["resources"])
        self.tribes = dict.fromkeys(TRIBES, "Subdued") | position.get("tribes", {})
        self.frost = position.get("next") == "Winter"
        self.pieces: dict[tuple[str, str], Counter[str]] = {}
        self.closed: set[str] = set()  # to Rally
        self.diviciacus = ""
        for region, facts in position.get("regions", {}).items():
            for name, text in facts.items():
                if name in ("devastated", "intimidated"):
                    self.closed |= {region} if text else set()
                else:
                    self._read(region, name, text)

    def _read(self, region: str, faction: str, text: str) -> None:
        for part in text.split(", "):
            words = part.split()
            number = int(words.pop(0)) if words[0].isdigit() else 1
            if words[-1].startswith(("Warband", "Auxilia")):
                kind = words[0].capitalize() if len(words) == 2 else "Hidden"
            else:
                kind = words[-1].rstrip("s") if words[-1] in ("Legions", "Forts") else words[-1]
            self.diviciacus = region if kind == "Diviciacus" else self.diviciacus
            self.at(region, faction)[kind] += number

    def at(self, region: str, faction: str = "Arverni") -> Counter[str]:
        return self.pieces.setdefault((region, faction), Counter())

    def settled(self, region: str, faction: str = "Arverni") -> int:
        mine = (faction, f"{faction} Citadel")
        return sum(self.tribes[t] in mine for t in TRIBES if TRIBES[t]["region"] == region)

    def strength(self, region: str, faction: str = "Arverni") -> int:
        return self.at(region, faction).total() + self.settled(region, faction)

    def enemies(self, region: str) -> int:
        return sum(self.strength(region, f) for f in ENEMIES)

    def holder(self, region: str) -> str:
        """1.6"""
        numbers = {f: self.strength(region, f) for f in (*ENEMIES, "Arverni")}
        return next((f for f, n in numbers.items() if 2 * n > sum(numbers.values())), "")

    def bands(self, region: str, faction: str = "Arverni") -> int:
        return sum(self.at(region, faction)[kind] for kind in BANDS)

    def hidden(self, region: str, faction: str = "Arverni") -> int:
        return self.at(region, faction)["Hidden"]

    def left(self, what: str) -> int:
        """Available to the Arverni."""
        on_map = {
            "bands": sum(self.bands(r) for r in REGIONS),
            "allies": sum(status == "Arverni" for status in self.tribes.values()),
            "citadels": sum(status == "Arverni Citadel" for status in self.tribes.values()),
        }
        return POOL[what] - on_map[what]

    def strong(self, region: str, faction: str) -> bool:
        """A Fort or a Citadel."""
        walls = any(self.tribes[t] == f"{faction} Citadel" for t in TRIBES if TRIBES[t]["region"] == region)
        return walls or bool(self.at(region, faction)["Fort"])


def pick(key: str, kind: str, names: list[str]) -> Dice:
    """One of these by lot; one alone is not drawn."""
    if len(names) == 1:
        return names[0]
    answer = yield Question(key, {f"{kind} {name}" for name in names})
    return answer.removeprefix(f"{kind} ")


# ---- A6.2


def at_war(b: Board) -> list[str]:
    return [r for r in REGIONS if b.enemies(r) and (r in HOMES or b.settled(r))]


def by_table(column: str, lines: tuple[str, ...], numbers: dict[str, int]) -> Dice:
    """The line rolled, or the next that is a candidate; after the last the first."""
    most = [name for name, n in numbers.items() if n == max(numbers.values())]
    faces = []
    for die in range(1, 7):
        below = [name for name in lines[max(0, die - 3) :] if name in numbers] if die > 2 else []
        faces.append(below[:1] or most)
    found = faces[0]
    if any(face != found for face in faces):
        answer = yield Question(f"arverni_target_{column}", {f"roll {n}" for n in range(1, 7)})
        found = faces[int(answer.removeprefix("roll ")) - 1]
    return (yield from pick(f"arverni_equal_{column}", column, found))


def targets(b: Board) -> Dice:
    region = yield from by_table("region", REGION_LINES, {r: b.enemies(r) for r in at_war(b)})
    there = {f: b.strength(region, f) for f in ENEMIES if b.strength(region, f)}
    return region, (yield from by_table("faction", FACTION_LINES, there))


# ---- A6.2.1


def rally(b: Board) -> Dice:
    left = [r for r in at_war(b) if r not in b.closed]
    cities = [t for t in TRIBES if TRIBES[t]["region"] in left and TRIBES[t].get("city") and b.tribes[t] == "Arverni"]
    while cities and b.left("citadels"):
        few = len(cities) > b.left("citadels")
        tribe = (yield from pick("arverni_citadel", "tribe", cities)) if few else cities[0]
        b.tribes[tribe] = "Arverni Citadel"
        cities.remove(tribe)
        left.remove(TRIBES[tribe]["region"])
    while b.left("allies") and (places := ally_places(b, left)):
        regions = [TRIBES[t]["region"] for t in places]
        if b.left("allies") >= len(set(regions)):
            first = next(r for r in REGIONS if r in regions)
            places = [t for t in places if TRIBES[t]["region"] == first]
        tribe = yield from pick("arverni_ally", "tribe", places)
        b.tribes[tribe] = "Arverni"
        left.remove(TRIBES[tribe]["region"])
    yield from rally_bands(b, left)


def ally_places(b: Board, regions: list[str]) -> list[str]:
    """Subdued Tribes under Arverni Control that are open to them: at Cities, else at home, else anywhere."""
    open_to = [
        t for t, facts in TRIBES.items() if facts.get("only", "Arverni") == "Arverni" and b.tribes[t] == "Subdued"
    ]
    held = [t for t in open_to if TRIBES[t]["region"] in regions and b.holder(TRIBES[t]["region"]) == "Arverni"]
    home = [t for t in held if TRIBES[t]["region"] in HOMES]
    return [t for t in held if TRIBES[t].get("city")] or home or held


def rally_bands(b: Board, regions: list[str]) -> Dice:
    """Allies and Citadels plus one, or one at home."""
    due = {r: b.settled(r) + 1 if b.settled(r) or r in HOMES else 0 for r in regions}
    due = {r: n for r, n in due.items() if n}
    while due and b.left("bands"):
        few = sum(due.values()) > b.left("bands")
        region = (yield from pick("arverni_rally", "region", list(due))) if few else next(iter(due))
        b.at(region)["Hidden"] += min(due.pop(region), b.left("bands"))


# ---- A6.2.2


def march(b: Board, target: str) -> Dice:
    if b.frost:
        return
    for region in REGIONS:
        here = b.at(region)
        here["Hidden"], here["Revealed"], here["Scouted"] = here["Hidden"] + here["Revealed"], here["Scouted"], 0
    groups = {r: spare(b, r) for r in REGIONS if r != target and spare(b, r) > 0}
    enter(b, groups, target)
    for holder in ("Aedui", "Romans"):
        doomed = [r for r in REGIONS if b.holder(r) == holder and ends(b, groups, r)]
        if doomed:
            enter(b, groups, (yield from pick("arverni_march_to", "region", doomed)))
            return


def spare(b: Board, region: str) -> int:
    """How many may go and leave one piece more than all others have."""
    return min(b.bands(region), b.strength(region) - b.enemies(region) - 1)


def ends(b: Board, groups: dict[str, int], region: str) -> bool:
    coming = sum(n for r, n in groups.items() if region in REGIONS[r])
    holder = b.holder(region)
    others = b.enemies(region) + b.strength(region) - b.strength(region, holder)
    return coming > 0 and b.strength(region, holder) <= others + coming


def enter(b: Board, groups: dict[str, int], to: str) -> None:
    for origin in [r for r in groups if to in REGIONS[r]]:
        number = groups.pop(origin)
        for kind in BANDS:
            going = min(number, b.at(origin)[kind])
            b.at(origin)[kind] -= going
            b.at(to)[kind] += going
            number -= going


# ---- A6.2.3


def raid(b: Board, target: str) -> Dice:
    free = {r: min(2, b.hidden(r) - kept(b, r, target)) for r in REGIONS}
    while raids := [(r, f) for r in REGIONS if free[r] > 0 for f in ENEMIES if robbable(b, r, f)]:
        raids = [(r, f) for r, f in raids if f == target] or raids
        regions = list(dict.fromkeys(r for r, _ in raids))
        wanted = {f: sum(free[r] for r, victim in raids if victim == f) for _, f in raids}
        few = any(b.resources[f] < n for f, n in wanted.items())
        region = (yield from pick("arverni_raid", "region", regions)) if few else regions[0]
        victim = yield from pick("arverni_raid_target", "faction", [f for r, f in raids if r == region])
        b.at(region).update(Hidden=-1, Revealed=1)
        b.resources[victim] -= 1
        free[region] -= 1


def robbable(b: Board, region: str, faction: str) -> bool:
    return b.strength(region, faction) > 0 and b.resources[faction] > 0 and not b.strong(region, faction)


def kept(b: Board, region: str, target: str) -> int:
    """Hidden Warbands for an Ambush: one more than the enemy has Hidden, both Romans and Aedui where they may share."""
    return min([needed(b, region, f) for f in victims(b, region, target)], default=0)


def needed(b: Board, region: str, enemy: str) -> int:
    alone = b.hidden(region, enemy)
    near = b.diviciacus and region in (b.diviciacus, *REGIONS[b.diviciacus])
    share = near and enemy in FRIENDS and all(b.bands(region, f) for f in FRIENDS)
    both = sum(b.hidden(region, f) for f in FRIENDS) if share else alone
    return (both if b.hidden(region) > both else alone) + 1


# ---- A6.2.4


def victims(b: Board, region: str, target: str, safe: Sequence[str] = ()) -> list[str]:
    """Fewer Hidden than the Arverni and a Loss to take; the Target Faction first. Who kept an Ambush off is safe."""
    near = [f for f in ENEMIES if f not in safe and b.strength(region, f)]
    there = [f for f in near if b.hidden(region) > b.hidden(region, f)]
    hurt = [f for f in there if losses(b, region, f) and can_lose(b, region, f)]
    return [target] if target in hurt else hurt


def losses(b: Board, region: str, enemy: str) -> int:
    return b.bands(region) // (4 if b.strong(region, enemy) else 2)


def can_lose(b: Board, region: str, enemy: str) -> bool:
    """1.4.2 The Fort of Provincia alone cannot."""
    return b.strength(region, enemy) - (region == "Provincia" and enemy == "Romans") > 0


def before_battles(b: Board) -> Dice:
    """Targets, Rally, March and Raid."""
    region, faction = yield from targets(b)
    yield from rally(b)
    yield from march(b, region)
    yield from raid(b, faction)
    return region, faction
