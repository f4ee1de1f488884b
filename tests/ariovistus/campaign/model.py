"""A second model of the Interlude (A2.1), written from the rulebook alone: names and counts, no code of the rules.

It lays a random board, says before each answer who must be asked what and may say what, and at the end what must be
left of the board.
"""

from collections.abc import Generator
from dataclasses import dataclass, field
from math import ceil
from random import Random
from typing import Any

Asked = tuple[str, str, frozenset[str]]  # who, about what, what may be answered
Model = Generator[Asked, str, None]

TRIBES = {
    "Morini": ("Menapii", "Morini"),
    "Nervii": ("Eburones", "Nervii"),
    "Atrebates": ("Bellovaci", "Atrebates", "Remi"),
    "Sugambri": ("Suebi North", "Sugambri"),
    "Ubii": ("Suebi South", "Ubii"),
    "Treveri": ("Treveri",),
    "Carnutes": ("Carnutes", "Aulerci"),
    "Mandubii": ("Mandubii", "Senones", "Lingones"),
    "Veneti": ("Veneti", "Namnetes"),
    "Pictones": ("Pictones", "Santones"),
    "Bituriges": ("Bituriges",),
    "Aedui": ("Aedui",),
    "Sequani": ("Sequani", "Helvetii"),
    "Arverni": ("Arverni", "Cadurci", "Volcae"),
    "Provincia": ("Helvii",),
    "Cisalpina": ("Nori",),
}
REGION = {tribe: region for region, tribes in TRIBES.items() for tribe in tribes}
CITIES = ("Carnutes", "Mandubii", "Bituriges", "Aedui", "Sequani", "Arverni")
ONLY = {"Suebi North": "Germans", "Suebi South": "Germans", "Aedui": "Aedui", "Arverni": "Arverni"}
FACTIONS = ("Romans", "Arverni", "Aedui", "Belgae", "Germans")
WARBANDS = {"Arverni": 35, "Aedui": 20, "Belgae": 25, "Germans": 30, "Romans": 20}
ALLIES = {"Arverni": 10, "Aedui": 6, "Belgae": 10, "Germans": 6, "Romans": 6}
HOME = {
    "Germans": ("Sugambri", "Ubii"),
    "Belgae": ("Morini", "Nervii", "Atrebates"),
    "Aedui": ("Aedui",),
    "Arverni": ("Arverni",),
    "Romans": ("Provincia",),
}
REFUGES = HOME | {"Arverni": ("Veneti", "Carnutes", "Pictones", "Arverni")}
SENATE = ("Firm Adulation", "Adulation", "Intrigue", "Uproar", "Firm Uproar")


@dataclass
class Board:
    bands: dict[str, dict[str, int]] = field(default_factory=dict)  # by Faction, then Region
    leader: dict[str, str | None] = field(default_factory=dict)  # where
    name: dict[str, str] = field(default_factory=dict)
    legions: dict[str, int] = field(default_factory=dict)
    forts: set[str] = field(default_factory=lambda: {"Provincia"})
    settlements: set[str] = field(default_factory=set)
    tribes: dict[str, str] = field(default_factory=dict)  # those not Subdued
    track: int = 0
    fallen: int = 0
    box: int = 0
    senate: int = 2
    resources: dict[str, int] = field(default_factory=dict)
    togata: bool = False
    nonplayers: set[str] = field(default_factory=set)
    retired: int = 0
    britannia: dict[str, str] = field(default_factory=dict)
    wall: tuple[str, str, int, tuple[str, ...]] | None = None  # where, whose, how many Warbands, which Tribes

    # ---- counting

    def at(self, faction: str, region: str) -> int:
        """1.6 All pieces of a Faction in a Region."""
        n = self.bands[faction].get(region, 0) + (self.leader.get(faction) == region)
        n += sum(self.tribes.get(t, "").split(" ")[0] == faction for t in TRIBES[region])
        n += (self.legions.get(region, 0) + (region in self.forts)) if faction == "Romans" else 0
        return n + (faction == "Germans" and region in self.settlements)

    def controls(self, faction: str, region: str) -> bool:
        return self.at(faction, region) > sum(self.at(f, region) for f in FACTIONS if f != faction)

    def allies(self, faction: str) -> list[str]:
        return [t for t, status in self.tribes.items() if status == faction]

    def free_allies(self, faction: str) -> int:
        return ALLIES[faction] - len(self.allies(faction))

    def free_bands(self, faction: str) -> int:
        gone = self.retired if faction == "Germans" else 0
        return WARBANDS[faction] - gone - sum(self.bands[faction].values())

    def sites(self, faction: str, region: str) -> list[str]:
        if not self.free_allies(faction):
            return []
        return [t for t in TRIBES[region] if t not in self.tribes and ONLY.get(t, faction) == faction]

    def take(self, faction: str, region: str, n: int) -> None:
        self.bands[faction][region] -= n
        if not self.bands[faction][region]:
            del self.bands[faction][region]

    def put(self, faction: str, region: str, n: int) -> int:
        n = min(n, self.free_bands(faction))
        if n:
            self.bands[faction][region] = self.bands[faction].get(region, 0) + n
        return n


# ---- asking -----------------------------------------------------------------------------------------------------


def ask(who: str, key: str, options: list[str]) -> Generator[Asked, str, str]:
    """One answer alone is no question."""
    return options[0] if len(options) == 1 else (yield who, key, frozenset(options))


def person(b: Board, faction: str, chooser: str) -> str:
    return "Chance" if chooser in b.nonplayers else chooser


def noun(answer: str) -> str:
    return answer.split(" ", 1)[1]


# ---- the fractions ----------------------------------------------------------------------------------------------


def lose_allies(b: Board, faction: str, chooser: str, part: float, free: tuple[str, ...] = ()) -> Model:
    must, chance = ceil(len(b.allies(faction)) * part), chooser in b.nonplayers
    while found := b.allies(faction):
        abroad = [t for t in found if REGION[t] not in HOME[faction]]
        if abroad:
            found = abroad + [t for t in found if t in free and not chance]
        if must <= 0 and chance:
            return
        if chance and must < len(found):
            region = noun(
                (yield from ask("Chance", "interlude_region", sorted({f"region {REGION[t]}" for t in found})))
            )
            found = [t for t in found if REGION[t] == region]
            while len(found) > must:
                found.remove(noun((yield from ask("Chance", "interlude_spared", [f"tribe {t}" for t in found]))))
        elif not chance and (must < len(found) or any(t in free for t in found)):
            stop = ["done"] if must <= 0 else []
            answer = yield from ask(chooser, "interlude_ally", [f"tribe {t}" for t in found] + stop)
            if answer == "done":
                return
            found = [noun(answer)]
        for tribe in found:
            del b.tribes[tribe]
        must -= len(found)


def lose_pieces(b: Board, faction: str, chooser: str, part: float, key: str, there: dict[str, int]) -> Model:
    """Bands by Region; Forts likewise, one in each."""
    must, chance = ceil(sum(there.values()) * part), chooser in b.nonplayers
    while there:
        found = {r: n for r, n in there.items() if r not in HOME[faction]} or dict(there)
        if chance and must <= 0:
            return
        if must >= sum(found.values()):
            going = found
        elif chance:
            region = noun((yield from ask("Chance", "interlude_region", [f"region {r}" for r in found])))
            going = {region: min(must, found[region])}
        elif faction == "Arverni" and not {*found} - {*HOME[faction]} and sum(found.values()) <= 3:
            return  # three stand there afterwards in any case
        else:
            stop = ["done"] if must <= 0 else []
            answer = yield from ask(chooser, key, [f"region {r}" for r in found] + stop)
            if answer == "done":
                return
            region = noun(answer)
            least = max(1, must - sum(n for r, n in found.items() if r != region))
            refilled = faction == "Arverni" and not {*found} - {*HOME[faction]} and found[region] - least <= 3
            numbers = [f"number {n}" for n in range(least, least + 1 if refilled else found[region] + 1)]
            going = {region: int(noun((yield from ask(chooser, "interlude_number", numbers))))}
        for region, n in going.items():
            there[region] -= n
            if not there[region]:
                del there[region]
        must -= sum(going.values())


# ---- the Factions -----------------------------------------------------------------------------------------------


def germans(b: Board) -> Model:
    b.leader["Germans"] = None
    yield from fifteen(b)
    yield from settle(b)
    yield from lose_allies(b, "Germans", "Germans", 1 / 4)
    yield from lose_pieces(b, "Germans", "Germans", 1 / 4, "interlude_bands", b.bands["Germans"])


def fifteen(b: Board) -> Model:
    own, chance = b.bands["Germans"], "Germans" in b.nonplayers
    if chance:
        b.retired = min(15, b.free_bands("Germans"))
    while left := 15 - b.retired:
        spare = b.free_bands("Germans")
        if chance:
            homes = {*HOME["Germans"], *b.settlements}
            found = [r for r in own if r not in homes] or list(own)
            region = noun((yield from ask("Chance", "interlude_region", [f"region {r}" for r in found])))
            n = min(left, own[region])
        else:
            places = [f"region {r}" for r in own] + (["available"] if spare else [])
            lone = spare >= left and sum(own.values()) == 1 and not b.settlements
            if lone:
                places = ["available"]  # the last one on the map goes by the quarter anyway
            place = yield from ask("Germans", "interlude_retire", places)
            there = spare if place == "available" else own[noun(place)]
            low, high = max(1, left - (30 - b.retired - there)), min(left, there)
            every = sum(own.values()) == there <= left and low >= there - 1 and not b.settlements
            low = high if lone or every else low  # who would be left goes by the quarter
            numbers = [f"number {n}" for n in range(low, high + 1)]
            n = int(noun((yield from ask("Germans", "interlude_retire_number", numbers))))
            if place == "available":
                b.retired += n
                continue
            region = noun(place)
        b.take("Germans", region, n)
        b.retired += n


def settle(b: Board) -> Model:
    who = person(b, "Germans", "Germans")
    while ready := [r for r in TRIBES if r in b.settlements and b.controls("Germans", r) and b.sites("Germans", r)]:
        regions = ready if b.free_allies("Germans") < len(ready) else ready[:1]
        options = [f"tribe {t}" for r in regions for t in b.sites("Germans", r)]
        if who == "Germans" and len(ready) == 1 and "Germans" not in b.tribes.values():
            options = options[:1]  # a quarter of one Ally is one: it goes again
        tribe = noun((yield from ask(who, "interlude_tribe", options)))
        b.tribes[tribe] = "Germans"
        b.settlements.remove(REGION[tribe])
    while left := [r for r in TRIBES if r in b.settlements]:
        region, spare = left[0], b.free_bands("Germans")
        if 0 < spare < 3 * len(left):
            region = noun((yield from ask(who, "interlude_settlement", [f"region {r}" for r in left])))
        b.settlements.remove(region)
        b.put("Germans", region, 3)


def belgae(b: Board) -> Model:
    yield from lose_allies(b, "Belgae", "Belgae", 1 / 2)
    yield from lose_pieces(b, "Belgae", "Belgae", 1 / 2, "interlude_bands", b.bands["Belgae"])
    b.leader["Belgae"] = None
    counts = {r: b.at("Belgae", r) for r in TRIBES}
    most = max(counts.values())
    found = [r for r, n in counts.items() if n == most] if most else list(HOME["Belgae"])
    who = person(b, "Belgae", "Belgae")
    b.leader["Belgae"] = noun((yield from ask(who, "interlude_leader", [f"region {r}" for r in found])))
    b.name["Belgae"] = "Ambiorix"


def citadels(b: Board, faction: str, chooser: str, number: int, capital: str) -> Model:
    for left in range(number, 0, -1):
        found = [t for t in CITIES if b.tribes.get(t) == f"{faction} Citadel"]
        found = [t for t in found if t != capital] or found
        if not found:
            return
        if len(found) <= min(left, b.free_allies(faction)):
            found = found[:1]
        who = person(b, faction, chooser)
        city = noun((yield from ask(who, "interlude_citadel", [f"tribe {t}" for t in found])))
        ally = b.free_allies(faction) > 0
        del b.tribes[city]
        if ally:
            b.tribes[city] = faction


def capital_of(b: Board, faction: str, capital: str) -> None:
    if b.tribes.get(capital, "").split(" ")[0] != faction:
        b.tribes[capital] = faction


def aedui(b: Board) -> Model:
    b.leader["Aedui"] = None
    yield from citadels(b, "Aedui", "Aedui", 1, "Aedui")
    yield from lose_allies(b, "Aedui", "Aedui", 1 / 2)
    yield from lose_pieces(b, "Aedui", "Aedui", 1 / 2, "interlude_bands", b.bands["Aedui"])
    capital_of(b, "Aedui", "Aedui")


def arverni(b: Board) -> Model:
    yield from citadels(b, "Arverni", "Germans", 2, "Arverni")
    yield from lose_allies(b, "Arverni", "Germans", 1 / 2, ("Cadurci", "Volcae"))
    yield from lose_pieces(b, "Arverni", "Germans", 1 / 2, "interlude_bands", b.bands["Arverni"])
    capital_of(b, "Arverni", "Arverni")
    b.put("Arverni", "Arverni", 3 - min(3, b.bands["Arverni"].get("Arverni", 0)))


def romans(b: Board) -> Model:
    forts = {r: 1 for r in TRIBES if r in b.forts and r != "Provincia"}
    yield from lose_pieces(b, "Romans", "Romans", 1 / 2, "interlude_fort", forts)
    b.forts = {"Provincia", *forts}
    yield from lose_allies(b, "Romans", "Romans", 1 / 2)
    yield from lose_pieces(b, "Romans", "Romans", 1 / 2, "interlude_bands", b.bands["Romans"])
    if b.leader["Romans"] is None:
        counts = {r: b.at("Romans", r) for r in TRIBES}
        found = [r for r, n in counts.items() if n == max(counts.values())]
        if b.controls("Romans", "Provincia"):
            found = ["Provincia"]
        who = person(b, "Romans", "Romans")
        b.leader["Romans"] = noun((yield from ask(who, "interlude_leader", [f"region {r}" for r in found])))
        b.name["Romans"] = "Caesar"


# ---- Cisalpina, Britannia, Spring -------------------------------------------------------------------------------


def cisalpina(b: Board) -> Model:
    if b.togata:
        return
    for faction in ("Germans", "Belgae", "Aedui", "Arverni", "Romans"):
        yield from leave(b, faction, "Germans" if faction == "Arverni" else faction)


def leave(b: Board, faction: str, chooser: str) -> Model:
    chance, here = chooser in b.nonplayers, "Cisalpina"
    homes = [f"region {r}" for r in REFUGES[faction]]

    def mobile() -> list[tuple[str, int]]:
        found = [("leader", int(b.leader[faction] == here)), ("legion", b.legions.get(here, 0))]
        found = found if faction == "Romans" else found[:1]
        return [(kind, n) for kind, n in [*found, ("band", b.bands[faction].get(here, 0))] if n]

    while there := mobile():
        answer = yield from ask("Chance" if chance else chooser, "interlude_home", homes + ([] if chance else ["done"]))
        if answer == "done":
            break
        moved = 0
        for kind, n in there:
            low = int(kind == there[-1][0] and not moved)
            numbers = [f"number {k}" for k in range(low, n + 1)]
            go = n if chance else int(noun((yield from ask(chooser, "interlude_group", numbers))))
            moved += go
            move(b, faction, kind, go, noun(answer))
    for kind, n in mobile():
        move(b, faction, kind, n, None)
    if faction == "Romans":
        b.forts.discard(here)
    if b.tribes.get("Nori") == faction:
        del b.tribes["Nori"]
        sites = [f"tribe {t}" for r in REFUGES[faction] for t in b.sites(faction, r)]
        if not sites:
            return
        who = "Chance" if chance else chooser
        answer = yield from ask(who, "interlude_home_ally", sites + ([] if chance else ["done"]))
        if answer != "done":
            b.tribes[noun(answer)] = faction


def move(b: Board, faction: str, kind: str, n: int, to: str | None) -> None:
    """Out of Cisalpina, to a home or off the map."""
    if not n:
        return
    if kind == "leader":
        b.leader[faction] = to
    elif kind == "legion":
        b.legions["Cisalpina"] -= n
        if to is None:
            b.fallen += n
        else:
            b.legions[to] = b.legions.get(to, 0) + n
    else:
        b.take(faction, "Cisalpina", n)
        if to is not None:
            b.bands[faction][to] = b.bands[faction].get(to, 0) + n


def britannia(b: Board) -> Model:
    b.tribes.pop("Nori", None)
    legions = {r: n for r, n in b.legions.items() if n}
    auxilia = b.bands["Romans"]
    able = b.leader["Romans"] is not None and sum(legions.values()) >= 6 and sum(auxilia.values()) >= 1
    chance = "Romans" in b.nonplayers
    if not able or (not chance and (yield from ask("Romans", "expedition", ["yes", "no"])) == "no"):
        b.senate = min(4, b.senate + 1)
        if b.free_allies("Belgae"):
            b.tribes["Catuvellauni"] = "Belgae"
        n = min(2, b.free_bands("Belgae"))
        b.britannia = {"Belgae": words("Belgae", "", 0, n, False)} if n else {}
        b.bands["Belgae"]["Britannia"] = n
        return
    yield from muster(legions, 3, "expedition_box", chance, exact=True)
    more: list[int] = [sum(legions.values()), sum(auxilia.values())]
    yield from muster(legions, 3, "expedition_legions", chance)
    yield from muster(auxilia, 1, "expedition_auxilia", chance)
    b.legions, b.box = legions, 3
    b.leader["Romans"] = "Britannia"
    sailed = more[0] - sum(legions.values()), more[1] - sum(auxilia.values())
    b.britannia = {"Romans": words("Romans", b.name["Romans"], sailed[0], sailed[1], False)}
    b.senate = max(0, b.senate - 1)


def muster(there: dict[str, int], must: int, key: str, chance: bool, exact: bool = False) -> Model:
    while there and (must > 0 or not (exact or chance)):
        total = sum(there.values())
        if must >= total:
            there.clear()
            return
        stop = ["done"] if must <= 0 else []
        options = [f"region {r}" for r in there] + stop
        answer = yield from ask("Chance" if chance else "Romans", "expedition_region" if chance else key, options)
        if answer == "done":
            return
        region = noun(answer)
        low, high = max(1, must - (total - there[region])), min(must, there[region]) if exact else there[region]
        n = min(must, there[region])
        if not chance:
            n = int(
                noun((yield from ask("Romans", "expedition_number", [f"number {k}" for k in range(low, high + 1)])))
            )
        there[region] -= n
        if not there[region]:
            del there[region]
        must -= n


def spring(b: Board) -> Model:
    found = [t for t, status in b.tribes.items() if status.startswith("Dispersed")]
    kept = ""
    if "Romans" in b.nonplayers:
        found = [t for t in found if b.tribes[t] == "Dispersed"] or found
        kept = (yield from ask("Chance", "interlude_dispersed", [f"tribe {t}" for t in found])) if found else ""
    elif found:
        kept = yield from ask("Romans", "interlude_dispersed", [*[f"tribe {t}" for t in found], "done"])
    lands = [r for r in TRIBES if r != "Cisalpina" or b.togata]
    for faction in ("Romans", "Belgae"):
        if b.leader[faction] is None:
            regions = [f"region {r}" for r in lands if b.at(faction, r) or r in HOME[faction]]
            regions += ["region Britannia"] if faction == "Belgae" and britannia_has(b, faction) else []
            b.leader[faction] = noun((yield from ask(faction, "successor", regions)))
            b.name[faction] = "Successor"
    b.track, b.fallen = b.track + b.fallen, 0
    for tribe in [t for t in list(b.tribes) if f"tribe {t}" != kept]:
        if b.tribes[tribe] == "Dispersed-Gathering":
            del b.tribes[tribe]
        elif b.tribes[tribe] == "Dispersed":
            b.tribes[tribe] = "Dispersed-Gathering"


def britannia_has(b: Board, faction: str) -> bool:
    return faction in b.britannia or b.tribes.get("Catuvellauni") == faction


def resources(b: Board) -> None:
    b.resources["Arverni"] = b.resources.pop("Germans")
    for faction, n in b.resources.items():
        start = 8 if faction == "Romans" else 5
        b.resources[faction] = 2 * start if n > 2 * start else n + 2 if n < start / 2 else n


def circumvallation(b: Board) -> None:
    """All that the marker lies on goes to Available."""
    if b.wall is None:
        return
    region, faction, warbands, tribes = b.wall
    if warbands:
        b.take(faction, region, warbands)
    for tribe in tribes:
        del b.tribes[tribe]


def interlude(b: Board) -> Model:
    circumvallation(b)
    for part in (germans, belgae, aedui, arverni, romans, cisalpina, britannia, spring):
        yield from part(b)
    resources(b)


# ---- what is left, in the words of a position -------------------------------------------------------------------


def words(faction: str, leader: str, legions: int, bands: int, fort: bool) -> str:
    """ "Caesar, 3 Legions, 1 Auxilia, Fort"."""
    band = "Auxilia" if faction == "Romans" else "Warband" if bands == 1 else "Warbands"
    found = [leader, f"{legions} Legion{'s' * (legions > 1)}" if legions else "", f"{bands} {band}" if bands else ""]
    return ", ".join(filter(None, [*found, "Fort" if fort else ""]))


def left(b: Board) -> dict[str, Any]:
    """The board as the position tells it."""
    found: dict[str, dict[str, str]] = {}
    for region in TRIBES:
        for faction in FACTIONS:
            leader = b.name[faction] if b.leader.get(faction) == region else ""
            romans = faction == "Romans"
            legions = b.legions.get(region, 0) if romans else 0
            text = words(faction, leader, legions, b.bands[faction].get(region, 0), romans and region in b.forts)
            if text:
                found.setdefault(region, {})[faction] = text
    across = dict(b.britannia)
    if b.leader["Belgae"] == "Britannia":
        across["Belgae"] = words("Belgae", b.name["Belgae"], 0, b.bands["Belgae"].get("Britannia", 0), False)
    if across:
        found["Britannia"] = across
    return {
        "regions": found,
        "tribes": b.tribes,
        "resources": b.resources,
        "senate": SENATE[b.senate],
        "legions_track": b.track,
        "fallen": b.fallen,
        "harvest_legions": b.box,
    }


# ---- random boards ----------------------------------------------------------------------------------------------


def random_board(random: Random) -> Board:
    b = Board(senate=random.randrange(5), togata=random.random() < 0.25)
    regions = list(TRIBES)
    for faction in FACTIONS:
        spread = [r for r in regions if faction == "Romans" or r != "Cisalpina" or not b.togata]
        places = random.sample(spread, random.randrange(1, 9)) + ["Cisalpina"] * (
            random.random() < 0.4 and not b.togata
        )
        b.bands[faction] = {}
        for region in places:
            b.put(faction, region, random.randrange(1, 9))
    fill_tribes(b, random)
    for faction, names in (("Romans", 2), ("Belgae", 2), ("Aedui", 1), ("Germans", 2)):
        spread = [r for r in regions if faction == "Romans" or r != "Cisalpina" or not b.togata]
        b.leader[faction] = random.choice(spread) if random.random() < 0.8 else None
        title = {"Romans": "Caesar", "Belgae": "Boduognatus", "Aedui": "Diviciacus", "Germans": "Ariovistus"}[faction]
        b.name[faction] = title if random.randrange(names) == 0 else "Successor"
    b.leader["Arverni"], b.name["Arverni"] = None, ""
    for _ in range(random.randrange(13)):
        region = random.choice(regions)
        b.legions[region] = b.legions.get(region, 0) + 1
    off = 12 - sum(b.legions.values())
    b.fallen = random.randrange(off + 1)
    b.track = off - b.fallen
    b.forts |= set(random.sample(regions, random.randrange(6)))
    spread = [r for r in regions if r != "Cisalpina" or not b.togata]
    b.settlements = set(random.sample(spread, random.randrange(7)))
    b.resources = {f: random.randrange(46) for f in ("Romans", "Germans", "Aedui", "Belgae")}
    b.nonplayers = {f for f in b.resources if random.random() < 0.3}
    build_wall(b, random)
    return b


def build_wall(b: Board, random: Random) -> None:
    """4 Around some of what a Gallic Faction has where it has a Citadel, and Romans are."""
    found = [t for t in CITIES if b.tribes.get(t, "").endswith("Citadel") and b.at("Romans", REGION[t])]
    if not found or random.random() < 0.5:
        return
    city = random.choice(found)
    faction, region = b.tribes[city].split(" ")[0], REGION[city]
    own = [t for t in TRIBES[region] if b.tribes.get(t, "").split(" ")[0] == faction]
    marked = tuple(t for t in own if t == city or random.random() < 0.5)
    b.wall = region, faction, random.randint(0, b.bands[faction].get(region, 0)), marked


def fill_tribes(b: Board, random: Random) -> None:
    markers = ["Dispersed", "Dispersed-Gathering"] * 2
    citadels = {"Arverni": 3, "Aedui": 2, "Belgae": 1}
    for tribe in random.sample(list(REGION), random.randrange(len(REGION) + 1)):
        owners = [f for f in FACTIONS if ONLY.get(tribe, f) == f and b.free_allies(f)]
        owners = [f for f in owners if f == "Romans" or tribe != "Nori" or not b.togata]
        status = random.choice([*owners, markers[-1] if markers else ""])
        if status in citadels and tribe in CITIES and citadels[status] and random.random() < 0.6:
            citadels[status] -= 1
            status = f"{status} Citadel"
        if status.startswith("Dispersed"):
            markers.pop()
        if status:
            b.tribes[tribe] = status


def position_of(b: Board) -> str:
    """The board as a position at the beginning of the Interlude, its Warbands and Auxilia Hidden."""
    lines = ['card = "Winter"', 'interlude = "start"', f'senate = "{SENATE[b.senate]}"', f"legions_track = {b.track}"]
    lines += [f"fallen = {b.fallen}", f"nonplayers = {sorted(b.nonplayers)}".replace("'", '"')]
    lines += ["gallia_togata = true"] if b.togata else []
    lines += ["[resources]", *[f"{faction} = {n}" for faction, n in b.resources.items()]]
    for region, facts in left(b)["regions"].items():
        lines.append(f"[regions.{region}]")
        for faction, text in facts.items():
            settled = ", Settlement" if faction == "Germans" and region in b.settlements else ""
            lines.append(f'{faction} = "{text}{settled}"')
        if "Germans" not in facts and region in b.settlements:
            lines.append('Germans = "Settlement"')
    for region in sorted(b.settlements - set(left(b)["regions"])):
        lines += [f"[regions.{region}]", 'Germans = "Settlement"']
    lines += ["[tribes]", *[f'"{tribe}" = "{status}"' for tribe, status in b.tribes.items()]]
    if b.wall is not None:
        region, faction, n, marked = b.wall
        lines += ["[circumvallation]", f'region = "{region}"', f'faction = "{faction}"']
        lines += [f'pieces = "{n} Warbands"'] if n else []
        lines += [f"tribes = {list(marked)}".replace("'", '"')]
    return "\n".join(lines)
