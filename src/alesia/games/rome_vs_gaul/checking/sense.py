"""What the facts have to do with each other: names that are known, counts that the rules need."""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from itertools import pairwise
from typing import Any, NamedTuple

from alesia.games.rome_vs_gaul.checking.shapes import MOST_SPACES, PATHS
from alesia.games.rome_vs_gaul.source import our_tables
from alesia.kernel.errors import clause, echo, listed
from alesia.kernel.word import Phrase

TURNS = 6
CARDS = 55
LEAST_LEGATES = 4  # 3.1 two are drawn, 5.4.1 two a year
LEADERS = ("Caesar", "T. Labienus", "Vercingetorix", "Ambiorix")
TRIBES = ("Arverni", "Aedui", "Sequani", "Veneti")
WALLS = ("Fortified Town", "Stronghold")
CARRIED_OUT = ("event", "bonus")  # kinds of cards that may be exchanged: the event is played in the same way

Facts = Mapping[str, Any]


class Files(NamedTuple):
    """The facts as the checks ask for them."""

    map: Facts
    units: Facts
    tables: Facts
    cards: Facts
    game: Facts

    @property
    def spaces(self) -> dict[str, Facts]:
        return {facts["name"]: facts for facts in self.map["space"]}

    @property
    def provinces(self) -> dict[str, Facts]:
        return {facts["name"]: facts for facts in self.map["province"]}

    @property
    def regions(self) -> dict[str, Facts]:
        return {facts["name"]: facts for facts in self.map["region"]}

    def region_of(self, space: Facts) -> Facts:
        region: Facts = self.regions[self.provinces[space["province"]]["region"]]
        return region

    def towns(self, province: str, section: str | None = None) -> list[str]:
        """The Towns of a Province, or of a section of it."""
        found = [facts for facts in self.map["space"] if facts["province"] == province and facts["kind"] == "town"]
        return [each["name"] for each in found if section is None or each.get("section", "") == section]


def files_of(tables: Mapping[str, Any]) -> Files:
    return Files(*[tables[f"{field}.toml"] for field in Files._fields])


def sense_faults(tables: Mapping[str, Any]) -> Iterator[Phrase]:
    """First the names; what is counted or connected, only where all of them are known."""
    files, ours = files_of(tables), files_of(our_tables())
    names = [fault for check in _NAMES for fault in check(files, ours)]
    yield from names or [fault for check in _COUNTS for fault in check(files, ours)]


def _at(where: str, what: Phrase) -> Phrase:
    return clause("{0}: {1}", where, what)


def _unknown(where: str, names: Iterable[str], known: Collection[str], what: Phrase) -> Iterator[Phrase]:
    for each in names:
        if each not in known:
            yield _at(where, clause("{0!r} is not {1}", echo(each), what))


def _same_names(where: str, found: Collection[str], needed: Collection[str]) -> Iterator[Phrase]:
    """The rules know these by name: there are neither others nor fewer."""
    for each in needed:
        if each not in found:
            yield _at(where, clause("{0!r} is missing", each))
    for each in found:
        if each not in needed:
            yield _at(where, clause("{0!r} is not known to the rules; known: {1}", echo(each), listed(list(needed))))


# ---- Names ------------------------------------------------------------------------------------------------------


def _names_of_the_map(files: Files, ours: Files) -> Iterator[Phrase]:
    for table in ("region", "province", "path_kind", "sea"):
        found, needed = ([facts["name"] for facts in each.map[table]] for each in (files, ours))
        yield from _same_names(f"map.toml, {table}", found, needed)
    codes = [facts["code"] for facts in ours.map["sea"]]
    for facts in files.map["province"]:
        where = f"map.toml, province {facts['name']}, region"
        yield from _unknown(where, [facts["region"]], files.regions, clause("a Region of map.toml"))
    for facts in files.map["space"]:
        where = f"map.toml, space {facts['name']}"
        known = clause("a Province of map.toml")
        yield from _unknown(f"{where}, province", [facts["province"]], files.provinces, known)
        yield from _unknown(f"{where}, ports", facts.get("ports", ()), codes, clause("the code of a Sea Zone"))


def _names_on_paths(files: Files, ours: Files) -> Iterator[Phrase]:
    for kind in PATHS:
        ends = [end for pair in files.map["paths"][kind]["between"] for end in pair]
        yield from _unknown(f"map.toml, paths.{kind}.between", ends, files.spaces, clause("a space of map.toml"))


def _names_of_pieces(files: Files, ours: Files) -> Iterator[Phrase]:
    units = files.units
    yield from _same_names("units.toml, legions.names", units["legions"]["names"], ours.units["legions"]["names"])
    legion = clause("a Legion of units.toml")
    yield from _unknown("units.toml, legions.elite", units["legions"]["elite"], units["legions"]["names"], legion)
    hired = [name for facts in units["mercenary"] for name in facts["names"]]
    yield from _same_names("units.toml, mercenary", hired, [n for f in ours.units["mercenary"] for n in f["names"]])
    yield from _same_names("units.toml, german_tribe.name", [units["german_tribe"]["name"]], ["Germani"])
    for table, needed in (("leader", LEADERS), ("tribe", TRIBES)):
        lacking = [each for each in needed if each not in [facts["name"] for facts in units[table]]]
        for each in lacking:
            yield _at(f"units.toml, {table}", clause("{0!r} is missing", each))
    yield from _names_around_pieces(files)


def _names_around_pieces(files: Files) -> Iterator[Phrase]:
    """Provinces, Regions and spaces that pieces belong to."""
    units = files.units
    province, region = clause("a Province of map.toml"), clause("a Region of map.toml")
    for facts in units["tribe"]:
        where = f"units.toml, tribe {facts['name']}, province"
        yield from _unknown(where, [facts["province"]], files.provinces, province)
    for facts in units["leader"]:
        homes = [facts["home"]] if "home" in facts else []
        yield from _unknown(f"units.toml, leader {facts['name']}, home", homes, files.regions, region)
    for facts in units["people"]:
        yield from _unknown(f"units.toml, people {facts['name']}, region", [facts["region"]], files.regions, region)
    german = [name for name, facts in files.spaces.items() if facts["kind"] == "german"]
    known = clause("a space of map.toml whose kind is german")
    yield from _unknown("units.toml, german_tribe.starts", units["german_tribe"]["starts"], german, known)
    people = [facts["name"] for facts in units["people"]]
    for name, facts in files.regions.items():
        known = clause("a people of units.toml")
        attackers = [facts["attacker"]] if "attacker" in facts else []
        yield from _unknown(f"map.toml, region {name}, attacker", attackers, people, known)


def _names_of_the_set_up(files: Files, ours: Files) -> Iterator[Phrase]:
    setup, where = files.game["setup"], "game.toml, setup"
    provinces = [*setup["roman_towns_of"]], [setup["caesar_province"]]
    known = clause("a Province of map.toml")
    for field, names in zip(("roman_towns_of", "caesar_province"), provinces, strict=True):
        yield from _unknown(f"{where}.{field}", names, files.provinces, known)
    towns = [name for name, facts in files.spaces.items() if facts["kind"] == "town"]
    for field in ("roman_influence", "gallic_influence"):
        yield from _unknown(f"{where}.{field}", setup[field], towns, clause("a Town of map.toml"))
    open_to_all = [name for name, facts in files.spaces.items() if facts["kind"] in ("town", "city")]
    camp = clause("a Town or a Walled City of map.toml")
    yield from _unknown(f"{where}.second_camp", [setup["second_camp"]], open_to_all, camp)
    strongholds = [name for name, facts in files.spaces.items() if facts["kind"] == "stronghold"]
    stronghold = clause("a Stronghold of map.toml")
    yield from _unknown("game.toml, victory.pass", [files.game["victory"]["pass"]], strongholds, stronghold)
    yield from _names_of_arrivals(files)


def _names_of_arrivals(files: Files) -> Iterator[Phrase]:
    legions, legion = files.units["legions"]["names"], clause("a Legion of units.toml")
    for field in ("caesar_stack", "second_stack"):
        yield from _unknown(f"game.toml, setup.{field}", files.game["setup"][field], legions, legion)
    gallic = [facts["name"] for facts in files.units["leader"] if facts["side"] == "gallic"]
    for turn in files.game["turn"]:
        where, leader = f"game.toml, turn {turn['year']}", clause("a Gallic Leader of units.toml")
        yield from _unknown(f"{where}, legions", turn.get("legions", ()), legions, legion)
        yield from _unknown(f"{where}, leaders", turn.get("leaders", ()), gallic, leader)


# ---- The map ----------------------------------------------------------------------------------------------------


def _regions(files: Files, ours: Files) -> Iterator[Phrase]:
    for name, facts in files.regions.items():
        where = f"map.toml, region {name}"
        count = len([each for each in files.map["province"] if each["region"] == name])
        if facts.get("provinces", count) != count:
            yield _at(f"{where}, provinces", clause("is {0}, but it has {1} Provinces", facts["provinces"], count))
        if facts.get("majority", 0) > count:
            yield _at(f"{where}, majority", clause("is {0}, but it has {1} Provinces", facts["majority"], count))
        if facts.get("presence", 0) > facts.get("dominance", 0):
            yield _at(f"{where}, presence", clause("must not be more than dominance, {0}", facts.get("dominance", 0)))
        if facts.get("romans_only", False) and name not in [each["region"] for each in files.units["people"]]:
            yield _at(f"{where}, attacker", clause("no people of units.toml has this Region"))


def _provinces(files: Files, ours: Files) -> Iterator[Phrase]:
    numbers = [facts["number"] for facts in files.map["province"] if "number" in facts]
    for name, facts in files.provinces.items():
        where = f"map.toml, province {name}"
        spaces = [each for each in files.map["space"] if each["province"] == name and each["kind"] != "german"]
        if not spaces:
            yield _at(where, clause("has no space"))
        elif facts.get("needed", 1) > len(spaces):
            yield _at(f"{where}, needed", clause("is {0}, but it has {1} spaces", facts["needed"], len(spaces)))
        elif "needed" not in facts and "majority" in files.regions[facts["region"]]:
            yield _at(where, clause("the field {0} is missing", "needed"))
        if numbers.count(facts.get("number")) > 1:
            yield _at(f"{where}, number", clause("{0} is the number of another, too", facts["number"]))


def _spaces(files: Files, ours: Files) -> Iterator[Phrase]:
    if len(files.spaces) > MOST_SPACES:
        yield _at("map.toml, space", clause("must have from {0} to {1} entries, not {2}", 1, 240, len(files.spaces)))
    walls = [facts["name"] for facts in files.units["fortified"]]
    for name, facts in files.spaces.items():
        where = f"map.toml, space {name}"
        sections = {
            tribe.get("section", "") for tribe in files.units["tribe"] if tribe["province"] == facts["province"]
        }
        if "section" in facts and facts["section"] not in sections:
            yield _at(f"{where}, section", clause("no Tribe of units.toml has this section"))
        if facts["kind"] == "german" and not files.region_of(facts).get("romans_only", False):
            yield _at(f"{where}, kind", clause("a german space lies in a Region whose romans_only is true"))
        if facts["kind"] == "city" and name not in walls:
            yield _at(f"{where}, kind", clause("a Walled City needs a record of its name in units.toml, fortified"))


def _paths(files: Files, ours: Files) -> Iterator[Phrase]:
    seen: set[frozenset[str]] = set()
    for kind in PATHS:
        for pair in files.map["paths"][kind]["between"]:
            where = f"map.toml, paths.{kind}, {pair[0]} - {pair[1]}"
            if pair[0] == pair[1]:
                yield _at(where, clause("a path joins two spaces"))
            if frozenset(pair) in seen:
                yield _at(where, clause("is there twice"))
            seen.add(frozenset(pair))
            germans = len([end for end in pair if files.spaces[end]["kind"] == "german"])
            if germans != (kind == "german"):
                yield _at(
                    where, clause("a german path joins one german space and one other, and no other path has one")
                )


def _all_can_be_reached(files: Files, ours: Files) -> Iterator[Phrase]:
    near: dict[str, set[str]] = {name: set() for name, facts in files.spaces.items() if facts["kind"] != "german"}
    for kind in PATHS:
        for one, other in files.map["paths"][kind]["between"]:
            if one in near and other in near:
                near[one].add(other)
                near[other].add(one)
    reached, edge = set[str](), [files.game["setup"]["second_camp"]]
    while edge:
        reached.update(edge)
        edge = [each for here in edge for each in near[here] if each not in reached]
    for name in near:
        if name not in reached:
            yield _at(f"map.toml, space {name}", clause("no path leads there"))
    for name in files.units["german_tribe"]["starts"]:
        if not any(name in pair for pair in files.map["paths"]["german"]["between"]):
            yield _at(f"map.toml, space {name}", clause("no path leads there"))


# ---- The pieces -------------------------------------------------------------------------------------------------


def _leaders(files: Files, ours: Files) -> Iterator[Phrase]:
    own = {facts["name"]: facts for facts in ours.units["leader"]}
    for facts in files.units["leader"]:
        name, where = facts["name"], f"units.toml, leader {facts['name']}"
        if name in LEADERS:
            for field in ("side", "legate", "group"):
                if facts.get(field) != own[name].get(field):
                    yield _at(f"{where}, {field}", clause("must be as it is in our file"))
            if facts["side"] == "gallic" and "home" not in facts:
                yield _at(where, clause("the field {0} is missing", "home"))
        elif not facts.get("legate", False) or facts["side"] != "roman":
            yield _at(where, clause("whoever is not Caesar, Vercingetorix or Ambiorix is a Roman Legate"))
    legates = [facts for facts in files.units["leader"] if facts.get("legate", False)]
    if len(legates) < LEAST_LEGATES:
        yield _at("units.toml, leader", clause("there must be {0} Legates at least, not {1}", 4, len(legates)))


def _leaders_arrive(files: Files, ours: Files) -> Iterator[Phrase]:
    """A Gallic Leader comes in the turn that his counter has."""
    for facts in files.units["leader"]:
        turns = [n for n, turn in enumerate(files.game["turn"], 1) if facts["name"] in turn.get("leaders", ())]
        where = f"units.toml, leader {facts['name']}, turn"
        if facts["side"] == "gallic" and len(turns) != 1:
            yield _at(where, clause("he must arrive in one turn of game.toml, not in {0}", len(turns)))
        elif turns and facts.get("turn", turns[0]) != turns[0]:
            yield _at(where, clause("is {0}, but in game.toml he arrives in turn {1}", facts["turn"], turns[0]))


def _tribes(files: Files, ours: Files) -> Iterator[Phrase]:
    starts = {facts["name"]: facts.get("start", "pool") for facts in ours.units["tribe"]}
    pieces = [facts["name"] for table in ("leader", "tribe") for facts in files.units[table]]
    for facts in files.units["tribe"]:
        name, where = facts["name"], f"units.toml, tribe {facts['name']}"
        start = facts.get("start", "pool")
        if not files.towns(facts["province"], facts.get("section", "")):
            yield _at(where, clause("its Province and section have no Town"))
        special = [each for each in (start, starts.get(name, "pool")) if each in ("council", "aedui")]
        if special and start != starts.get(name):
            yield _at(f"{where}, start", clause("must be as it is in our file"))
        if pieces.count(name) > 1:
            yield _at(where, clause("is there twice"))


def _two_sides(files: Files, ours: Files) -> Iterator[Phrase]:
    """A counter is printed full side first."""
    units = files.units
    named = [(f"{table}.strength", units[table]) for table in ("legions", "german_tribe")]
    for where, facts in [*named, *[(f"tribe {each['name']}, strength", each) for each in units["tribe"]]]:
        full, reduced = facts["strength"]
        if reduced > full:
            yield _at(f"units.toml, {where}", clause("the full side stands first and is not the weaker one"))


def _hired(files: Files, ours: Files) -> Iterator[Phrase]:
    sides = {tuple(facts["names"]): facts["side"] for facts in ours.units["mercenary"]}
    for facts in files.units["mercenary"]:
        if sides.get(tuple(facts["names"])) != facts["side"]:
            where = f"units.toml, mercenary {', '.join(facts['names'])}"
            yield _at(where, clause("names and side must be as they are in our file"))


def _walls(files: Files, ours: Files) -> Iterator[Phrase]:
    names = [facts["name"] for facts in files.units["fortified"]]
    cities = [name for name, facts in files.spaces.items() if facts["kind"] == "city"]
    for each in WALLS:
        if each not in names:
            yield _at("units.toml, fortified", clause("{0!r} is missing", each))
    city = clause("a Walled City of map.toml")
    yield from _unknown("units.toml, fortified", names, [*WALLS, *cities], city)


# ---- Tables, cards, the game ------------------------------------------------------------------------------------


def _columns(files: Files, ours: Files) -> Iterator[Phrase]:
    """Columns go up, and every row has a cell for each."""
    battle, siege = files.tables["battle"], files.tables["siege"]
    odds = [one / other for one, other in siege["columns"]]
    for table, facts, columns in (("battle", battle, battle["columns"]), ("siege", siege, odds)):
        where = f"tables.toml, {table}"
        if any(one >= other for one, other in pairwise(columns)):
            yield _at(f"{where}.columns", clause("must go up from left to right"))
        for row, cells in facts["rows"].items():
            if len(cells) != len(columns):
                what = clause("row {0} has {1} cells, but there are {2} columns", row, len(cells), len(columns))
                yield _at(f"{where}.rows", what)
    if siege["subjugation"] >= len(odds):
        what = clause("there is no column {0}; the first is 0 and the last {1}", siege["subjugation"], len(odds) - 1)
        yield _at("tables.toml, siege.subjugation", what)


def _cards(files: Files, ours: Files) -> Iterator[Phrase]:
    own = {facts["number"]: facts for facts in ours.cards["card"]}
    numbers = [facts["number"] for facts in files.cards["card"]]
    if lacking := [number for number in range(1, CARDS + 1) if number not in numbers]:
        yield _at("cards.toml", clause("card {0} is missing", ", ".join(map(str, lacking))))
    for facts in files.cards["card"]:
        known = own[facts["number"]]
        where = f"cards.toml, card {facts['number']}"
        if facts["side"] != known["side"]:
            what = clause("must be {0}: the event that the rules have under this number is theirs", known["side"])
            yield _at(f"{where}, side", what)
        kinds = CARRIED_OUT if known["kind"] in CARRIED_OUT else (known["kind"],)
        if facts["kind"] not in kinds:
            what = clause("must be {0}: so the rules play the event of this number", " / ".join(kinds))
            yield _at(f"{where}, kind", what)


def _turns(files: Files, ours: Files) -> Iterator[Phrase]:
    if len(files.game["turn"]) != TURNS:
        yield _at("game.toml, turn", clause("must have {0} entries, not {1}", TURNS, len(files.game["turn"])))
    setup = files.game["setup"]
    placed = [*setup["caesar_stack"], *setup["second_stack"]]
    placed += [legion for turn in files.game["turn"] for legion in turn.get("legions", ())]
    for legion in files.units["legions"]["names"]:
        if placed.count(legion) != 1:
            what = clause("{0} must be set up or arrive once, not {1} times", legion, placed.count(legion))
            yield _at("game.toml", what)


def _set_up(files: Files, ours: Files) -> Iterator[Phrase]:
    setup = files.game["setup"]
    if not files.towns(setup["caesar_province"]):
        yield _at("game.toml, setup.caesar_province", clause("the Province has no Town"))
    roman = {town for province in setup["roman_towns_of"] for town in files.towns(province)} | {
        *setup["roman_influence"]
    }
    for town in setup["gallic_influence"]:
        if town in roman:
            yield _at("game.toml, setup.gallic_influence", clause("{0!r} has a Roman marker already", town))


def _governance(files: Files, ours: Files) -> Iterator[Phrase]:
    points = [least for least, _ in files.game["governance"]["points"]]
    if any(one <= other for one, other in pairwise(points)):
        yield _at("game.toml, governance.points", clause("the most Governance Points stand first"))


Check = Callable[[Files, Files], Iterator[Phrase]]
_NAMES: tuple[Check, ...] = (_names_of_the_map, _names_on_paths, _names_of_pieces, _names_of_the_set_up)
_COUNTS: tuple[Check, ...] = (
    *(_regions, _provinces, _spaces, _paths, _all_can_be_reached),
    *(_leaders, _leaders_arrive, _tribes, _two_sides, _hired, _walls),
    *(_columns, _cards, _turns, _set_up, _governance),
)
