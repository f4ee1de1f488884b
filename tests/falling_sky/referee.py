"""An independent referee: it watches a game from outside and knows the rules from the data files and chapter 1 alone.

After every answer it compares the table before and after with what the log says happened: pieces conserved, stacking,
Control, Resources and every payment, every step of every March. It shares no rule code with the engine.
"""

import tomllib
from collections import Counter
from pathlib import Path
from typing import Any, NamedTuple

import alesia
from alesia.kernel.game import LogEntry

DATA = Path(alesia.__file__).parent / "games" / "falling_sky" / "data"
MAP = tomllib.loads((DATA / "map.toml").read_text(encoding="utf-8"))
FORCES = tomllib.loads((DATA / "forces.toml").read_text(encoding="utf-8"))
ADJECTIVE = {"Belgae": "Belgic", "Germans": "Germanic"}
LENDING = ("enlist_region", "enlist_join", "share")
MARKS = ("Subdued", "Dispersed", "Dispersed-Gathering", "Razed")

View = Any
Table = dict[str, Any]


class Facts(NamedTuple):
    """What a referee knows of a war before it begins."""

    players: tuple[str, ...]
    unasked: str  # the Faction that the game runs
    regions: dict[str, Table]
    tribes: dict[str, Table]
    forces: dict[str, Table]
    guest: bool  # 5 Cisalpina is a Region with the marker alone
    intruders: tuple[str, tuple[str, ...]]  # a Tribe of one Faction alone, and who may be there by Event
    marchers: dict[str, tuple[str, int]]  # who marches how many Regions, and with which Leader one more


def by_name(tables: list[Table]) -> dict[str, Table]:
    return {facts["name"]: facts for facts in tables}


FALLING_SKY = Facts(
    players=("Romans", "Arverni", "Aedui", "Belgae"),
    unasked="Germans",
    regions=by_name(MAP["region"]),
    tribes=by_name(MAP["tribe"]),
    forces={name: FORCES[name] for name in ("Romans", "Arverni", "Aedui", "Belgae", "Germans")},
    guest=True,
    intruders=("Arverni", ("Romans", "Aedui")),  # 26 Gobannitio
    marchers={"Romans": ("Caesar", 2), "Arverni": ("Vercingetorix", 1)},
)


class Referee:
    """Watches one table."""

    facts = FALLING_SKY

    def __init__(self, table: alesia.Table) -> None:
        self.table = table
        self.before: View = table.view("Romans")
        self.logged = 0
        self.start: View = self.before
        self.left: Counter[tuple[str, str]] = Counter()
        self.came: Counter[tuple[str, str]] = Counter()
        self.steps = 0
        self.halted = False
        self.led = False
        self.free = False

    def watch(self, asked: str) -> None:
        """Judge what the last answer (to the question `asked`) has done."""
        now = self.table.view("Romans")
        fresh = self.table.log[self.logged :]
        self.logged += len(fresh)
        judge_question(self.table, self.facts)
        self.judge_board(now)
        judge_control(now, self.is_lent())
        judge_wall(self.before, now, {entry.key for entry in fresh})
        self.judge_resources(now, fresh)
        for entry in fresh:
            self.judge_entry(entry, asked)
        self.before = now

    def is_lent(self) -> bool:
        """4.5.1, 38 Whether pieces may count as another Faction's now: since somebody on this card has lent some."""
        last = next((entry.key for entry in reversed(self.table.log) if entry.key in (*LENDING, "card")), "card")
        return last != "card"

    def judge_board(self, now: View) -> None:
        """1.4 What stands on the map."""
        judge_pools(now, self.facts)
        judge_stacking(now, self.facts)

    # ---- Resources: 1.8 and every cost

    def judge_resources(self, now: View, fresh: list[LogEntry]) -> None:
        """1.8 What each Faction has is what it had, less what it paid, plus what it got, never above 45."""
        ledger = {name: self.before["position"]["resources"][name] for name in self.facts.players}
        for entry in fresh:
            if entry.key == "taken_back":  # 4.1 as it was when the Command was chosen
                ledger |= self.start["position"]["resources"]
            self.book(ledger, entry)
        found = now["position"]["resources"]
        assert ledger == found, f"the books say {ledger}, the track says {found}: {fresh}"

    def book(self, ledger: dict[str, int], entry: LogEntry) -> None:
        book(ledger, entry)

    def judge_entry(self, entry: LogEntry, asked: str) -> None:
        if entry.key in ("execute", "event", "card"):
            self.free = entry.key == "event" or entry.rule == "5.4"
            self.start = self.before
            self.left.clear()
            self.came.clear()
        elif entry.key == "pay":
            self.judge_payment(entry)
        elif entry.key == "scout_move":
            self.came[str(entry.facts[1]), family(str(entry.facts[2]))] += int(str(entry.facts[3]))
        elif entry.key == "entreat":
            self.came[str(entry.facts[0]), "Arverni Warband"] += 1
        elif entry.key == "suborn" and entry.facts[1] == "place":
            self.came[str(entry.facts[0]), band(str(entry.facts[2]))] += 1
        elif entry.key == "march":
            self.judge_march(entry, asked)

    def judge_payment(self, entry: LogEntry) -> None:
        """The price that the paragraph names, for the Region as it was when it was selected."""
        who, paid, what, where = [str(fact) for fact in entry.facts]
        if self.free:
            assert paid == "0", f"5.4 free actions cost nothing: {entry}"
            return
        prices = self.prices(who, what, where)
        assert prices is None or int(paid) in prices, f"it costs {prices}: {entry}"
        if what == "Recruit" and self.before["capabilities"].get("13") != "shaded":
            assert paid == "0" or not self.is_supplied(where, {"Romans"}), entry

    def prices(self, who: str, what: str, where: str) -> set[int] | None:
        """What it may cost; None where a Region does not tell."""
        lasting, twice = self.before["capabilities"], 2 if self.before["regions"][where]["devastated"] else 1
        if what in ("March", "Battle"):
            usual = (2 if who == "Romans" else 1) * twice * dear(lasting, who)
            return {0} if what == "March" and self.is_march_free(who, where) else {usual}
        if what == "Rally":
            return {self.rally_price(who, where) * dear(lasting, who)}
        if what == "Recruit":
            return {2} if lasting.get("13") == "shaded" else {0, 2}
        if what == "Quarters":
            tribes = self.before["regions"][where]["tribes"].values()
            return {(1 if "Romans" in {facts["status"] for facts in tribes} else 2) * twice}
        return {"Seize": {0}, "Raid": {0}, "Build": {2}, "Entreat": {1}, "Suborn": {1, 2}}.get(what)

    def is_march_free(self, who: str, where: str) -> bool:
        """5 Out of Cisalpina; 8 with one's own Baggage Trains."""
        return where == "Cisalpina" or self.before["capabilities"].get("8") == f"unshaded {who}"

    def rally_price(self, who: str, where: str) -> int:
        region = self.before["regions"][where]
        if who == "Belgae" and self.before["capabilities"].get("55") == "shaded":
            return 0
        if who == "Belgae" and region["group"] != "Belgica":
            return 2
        return 2 if region["devastated"] else 1

    def is_supplied(self, region: str, friends: set[str]) -> bool:
        """3.2.1 A chain of friendly or uncontrolled Regions to one that borders Cisalpina; 5 or Cisalpina itself."""
        regions = self.before["regions"]
        free = {name for name, facts in regions.items() if facts["control"] in friends | {"No Control"}}
        seen, fresh = set[str](), {region} & free
        while fresh:
            seen |= fresh
            fresh = {near for name in fresh for near in self.facts.regions[name]["adjacent"]} & free - seen
        return any(self.facts.regions[name].get("supply_end") or name == "Cisalpina" for name in seen)

    # ---- 3.2.2, 3.3.2 March

    def judge_march(self, entry: LogEntry, asked: str) -> None:
        """A group sets out on the answer of where to or how many; any other answer lets it go on."""
        who, origin, to, group = entry.facts
        first = asked in ("march_to", "march_number")
        self.steps, self.led = (1, False) if first else (self.steps + 1, self.led)
        kinds = {str(piece): n for piece, n in group}
        if self.free:  # an Event says how far, and from where
            assert str(to) in self.facts.regions[str(origin)]["adjacent"], entry
            return
        assert first or not self.halted, f"marched past a mandatory stop: {entry}"
        assert str(to) in self.facts.regions[str(origin)]["adjacent"], entry
        self.judge_distance(str(who), kinds, entry)
        if first:
            self.judge_once(str(origin), kinds, entry)
        self.halted = self.stops_march(str(origin), str(to))

    def judge_distance(self, who: str, kinds: dict[str, int], entry: LogEntry) -> None:
        """Two Regions for Romans, three with Caesar; one for Gauls, two with Vercingetorix."""
        leader, regions = self.facts.marchers.get(who, ("nobody", 1))
        led = any(kind.endswith("Leader") for kind in kinds) and leader in str(self.before["position"]["regions"])
        assert self.steps <= regions + (led or self.led), f"marched {self.steps} Regions: {entry}"
        self.led = led

    def stops_march(self, origin: str, to: str) -> bool:
        """1.3.4, 1.3.5, 4.3.2"""
        facts = self.facts.regions[origin]
        barred = (*facts.get("sea", []), *facts.get("rhenus", []))
        return to in barred or bool(self.before["regions"][to]["devastated"])

    def judge_once(self, origin: str, kinds: dict[str, int], entry: LogEntry) -> None:
        """No more pieces set out from a Region than stood there when the Command began, or came by Special Ability."""
        for kind, n in kinds.items():
            self.left[origin, family(kind)] += n
        for (region, kind), n in self.left.items():
            had = sum(
                m
                for pieces in self.start["regions"][region]["pieces"].values()
                for name, m in pieces.items()
                if family(name) == kind
            )
            assert n <= had + self.came[region, kind], f"{n} {kind} set out from {region}, {had} stood there: {entry}"


def dear(lasting: dict[str, str], who: str) -> int:
    """43 Convictolitavis, shaded: the Commands of the Aedui cost twice as much."""
    return 2 if who == "Aedui" and lasting.get("43") == "shaded" else 1


def family(piece: str) -> str:
    """A kind of piece whatever its state: "Hidden Arverni Warband" is an Arverni Warband."""
    return piece.removeprefix("Hidden ").removeprefix("Revealed ").removeprefix("Scouted ")


def band(faction: str) -> str:
    return "Auxilia" if faction == "Romans" else f"{ADJECTIVE.get(faction, faction)} Warband"


def book(ledger: dict[str, int], entry: LogEntry) -> None:
    """Enter one log entry in the books."""
    facts = [str(fact) for fact in entry.facts]
    if entry.key == "pay":
        _add(ledger, facts[0], -int(facts[1]))
    elif entry.key == "pass":
        _add(ledger, facts[0], 2 if facts[0] == "Romans" else 1)
    elif entry.key == "transfer":
        _add(ledger, facts[0], -int(facts[2]))
        _add(ledger, facts[1], int(facts[2]))
    elif entry.key in ("earn", "trade", "refund"):
        _add(ledger, facts[0], int(facts[1]))
    elif entry.key == "fine":
        _add(ledger, facts[0], -int(facts[1]))
    elif entry.key == "forage":
        _add(ledger, facts[0], int(facts[2]))
    elif entry.key == "raid":
        if facts[2] in ledger:
            _add(ledger, facts[2], -1)
        if facts[0] in ledger:
            _add(ledger, facts[0], 1)


def _add(ledger: dict[str, int], who: str, n: int) -> None:
    if who not in ledger:
        assert n == 0, f"{who} have no Resources"
        return
    ledger[who] = min(45, ledger[who] + n)
    assert ledger[who] >= 0, f"{who} paid what they do not have"


def judge_question(table: alesia.Table, facts: Facts) -> None:
    """No dead end, and no one is asked who has no choice."""
    ask = table.ask
    if ask is None:
        assert table.result is not None
        return
    assert len(ask.options) >= 2, f"no choice: {ask}"
    assert len(set(ask.options)) == len(ask.options), f"the same option twice: {ask}"
    assert ask.who != facts.unasked, ask


def judge_pools(view: View, facts: Facts) -> None:
    """1.4.1 What is on the map and what is Available make up the pool."""
    for name, pool in facts.forces.items():
        words = "auxilia" if name == "Romans" else "warbands"
        free = view["available"][name]
        assert sum(_on_map(view, name, ("Auxilia", "Warband"))) + free[words.capitalize()] == pool[words], name
        assert _settled(view, name) + free["Allies"] == pool["allies"], name
        if "citadels" in pool:
            assert _settled(view, f"{name} Citadel") + free["Citadels"] == pool["citadels"], name
    position = view["position"]
    legions = sum(_on_map(view, "Romans", ("Legion",))) + position["legions_track"] + position["fallen"]
    assert legions + position.get("harvest_legions", 0) + position.get("removed_legions", 0) == 12


def _on_map(view: View, faction: str, words: tuple[str, ...]) -> list[int]:
    pieces = [facts["pieces"].get(faction, {}) for facts in view["regions"].values()]
    return [n for found in pieces for name, n in found.items() if name.endswith(words)]


def _settled(view: View, status: str) -> int:
    return sum(word == status for word in view["position"]["tribes"].values())


def judge_stacking(view: View, known: Facts) -> None:
    """1.4.2"""
    for name, word in view["position"]["tribes"].items():
        only = known.tribes.get(name, {}).get("only")
        owner = word.removesuffix(" Citadel")
        by_event = name == known.intruders[0] and owner in known.intruders[1]
        assert only is None or word in MARKS or owner == only or by_event, (name, word)
        assert not word.endswith("Citadel") or "city" in known.tribes.get(name, {}), (name, word)
    assert _settled(view, "Dispersed") + _settled(view, "Dispersed-Gathering") <= 4
    forts = [facts["pieces"].get("Romans", {}).get("Fort", 0) for facts in view["regions"].values()]
    assert max(forts) <= 1
    assert view["regions"]["Provincia"]["pieces"]["Romans"]["Fort"] == 1
    judge_cisalpina(view, known)


def judge_cisalpina(view: View, facts: Facts) -> None:
    """5 A Region only with the marker; A1.3.2 or always; with the marker for Romans alone."""
    region, togata = view["regions"].get("Cisalpina"), view["position"].get("gallia_togata", False)
    assert (region is not None) == (togata or not facts.guest)
    if togata:
        assert set(region["pieces"]) <= {"Romans"}, region
        assert {facts["status"] for facts in region["tribes"].values()} <= {"Romans", *MARKS}, region


def judge_control(view: View, lent: bool) -> None:
    """1.6 More pieces than all others together (not judged while pieces are lent: 4.5.1, 38)."""
    for name, region in view["regions"].items():
        count = Counter({faction: sum(pieces.values()) for faction, pieces in region["pieces"].items()})
        for facts in region["tribes"].values():
            if facts["status"] not in MARKS:
                count[facts["status"].removesuffix(" Citadel")] += 1
        most = max(count, key=lambda f: count[f]) if count else None
        holder = most if most and 2 * count[most] > count.total() else "No Control"
        assert lent or region["control"] == holder, (name, region)


def judge_wall(before: View, now: View, keys: set[str]) -> None:
    """4 The marked group stands where it was marked, with Romans around it, and never grows."""
    wall = now["position"].get("circumvallation")
    if wall is None:
        return
    region = now["regions"][wall["region"]]
    here = family_counts(now["position"]["regions"].get(wall["region"], {}).get(wall["faction"], ""))
    marked = family_counts(wall["pieces"])
    assert marked <= here, f"more marked pieces than there are: {wall}"
    owners = {name: facts["status"].removesuffix(" Citadel") for name, facts in region["tribes"].items()}
    assert all(owners.get(tribe) == wall["faction"] for tribe in wall["tribes"]), wall
    assert "Romans" in region["pieces"] or "Romans" in owners.values(), f"no Romans around: {wall}"
    old = before["position"].get("circumvallation")
    if "walled_in" not in keys and "taken_back" not in keys:
        assert old is not None, wall
        assert (old["region"], old["faction"]) == (wall["region"], wall["faction"]), wall
        assert marked <= family_counts(old["pieces"]), f"the group has grown: {wall}"
        assert set(wall["tribes"]) <= set(old["tribes"]), wall


def family_counts(text: str) -> Counter[str]:
    """Pieces as in a position text, Warbands counted together whether they are Hidden or not."""
    count: Counter[str] = Counter()
    for part in filter(None, text.split(", ")):
        words = part.split()
        count[words[-1].rstrip("s")] += int(words[0]) if words[0].isdigit() else 1
    return count
