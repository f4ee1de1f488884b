"""The referee of Falling Sky in the other war: facts of Ariovistus, and what its rules change, counted anew.

It shares no rule code with the engine. Beyond what it watches there: Settlements (A1.4), Intimidation (A4.6.2), victory
margins (A7), the Alps (A3.2.2), prices of the Germans (A3.4.1, A4.6.1), Quarters, Harvest and Legions (A6)."""

from typing import Any

from alesia.kernel.game import LogEntry
from tests.falling_sky.referee import ADJECTIVE, FORCES, MAP, MARKS, Facts, Referee, View, band, by_name

CHANGES = MAP["ariovistus"]
KNOWN = by_name(MAP["region"])
ARIOVISTUS = Facts(
    players=("Romans", "Germans", "Aedui", "Belgae"),
    unasked="Arverni",
    regions={
        name: facts | {"adjacent": [near for near in facts["adjacent"] if near not in CHANGES["out"]]}
        for name, facts in KNOWN.items()
        if name not in CHANGES["out"]
    },
    tribes=by_name(
        [facts for facts in (*MAP["tribe"], *CHANGES["tribe"]) if facts["name"] not in CHANGES["tribes_out"]]
    ),
    forces={
        name: FORCES[name] | FORCES["ariovistus"].get(name, {})
        for name in ("Romans", "Arverni", "Aedui", "Belgae", "Germans")
    },
    guest=False,
    intruders=("Aedui", ("Arverni",)),  # A30, A43
    marchers={"Romans": ("Caesar", 2)},
)
LEADERS = {name: ARIOVISTUS.forces[name]["leader"] for name in ARIOVISTUS.players}
GERMANIA = [name for name, facts in ARIOVISTUS.regions.items() if facts["group"] == "Germania"]
GOALS = {"Romans": 15, "Germans": 6, "Aedui": 0, "Belgae": 15}


class Ariovistus(Referee):
    """Watches one table of the other war."""

    facts = ARIOVISTUS

    def watch(self, asked: str) -> None:
        before = self.before
        fresh = self.table.log[self.logged :]
        super().watch(asked)
        judge_markers(before, self.before, {entry.key for entry in fresh})
        if not self.is_lent():
            assert self.before["margins"] == margins(self.before), (margins(self.before), self.before["position"])

    def judge_board(self, now: View) -> None:
        super().judge_board(now)
        assert set(now["regions"]) == set(ARIOVISTUS.regions)
        assert set(now["position"]["resources"]) == set(ARIOVISTUS.players)
        judge_settlements(now)
        judge_leaders(now)

    def judge_entry(self, entry: LogEntry, asked: str) -> None:
        super().judge_entry(entry, asked)
        facts = [str(fact) for fact in entry.facts]
        if entry.key == "pay" and facts[2] in ("Recruit", "Rally") and not self.free:
            assert is_bold(self.before, facts[0], facts[3]), f"A4.6.2: an Intimidated Region: {entry}"
        elif entry.key == "relocate" and entry.rule in ("6.3.3", "A6.3.2"):
            self.judge_quarters(facts[0], facts[2], entry)
        elif entry.key == "earn" and entry.rule in EARNINGS:
            assert int(facts[1]) == earnings(self.table.view("Romans"), facts[0], entry.rule), entry
        elif entry.key in ("corn", "corn_back"):
            self.free = entry.key == "corn_back"
        elif entry.key == "retreat" and facts[2] != "None":
            self.note_retreat(facts[0], facts[2])
        elif entry.key == "legions":
            self.judge_legions(int(facts[0]), int(facts[1]), entry)

    # ---- Resources

    romans_own = 0  # A53 what the Romans have beside the corn

    def book(self, ledger: dict[str, int], entry: LogEntry) -> None:
        """A53 While the Aedui lend them corn, the Romans have that purse and no other."""
        super().book(ledger, entry)
        if entry.key == "corn":
            self.romans_own, ledger["Romans"] = ledger["Romans"], int(str(entry.facts[2]))
            ledger["Aedui"] -= ledger["Romans"]
        elif entry.key == "corn_back":
            ledger["Aedui"] += int(str(entry.facts[2]))
            ledger["Romans"] = self.romans_own

    # ---- prices

    def prices(self, who: str, what: str, where: str) -> set[int] | None:
        """A4.6.1; A64 an Abatis is Devastation to Romans who March."""
        twice = 2 if self.before["regions"][where]["devastated"] else 1
        if what == "Settle":
            return {2 * twice}
        if what == "Suborn" and self.before["capabilities"].get("A38", "").startswith("unshaded"):
            return {0, 1, 2}  # Auxilia come for nothing
        usual = super().prices(who, what, where)
        barred = who == "Romans" and what == "March" and where in abatis(self.before)
        return {4} if barred and usual == {2} else usual

    def is_march_free(self, who: str, where: str) -> bool:
        """8 With one's own Baggage Trains; A5 out of Cisalpina with the marker alone."""
        togata = where == "Cisalpina" and self.before["position"].get("gallia_togata", False)
        return togata or self.before["capabilities"].get("8") == f"unshaded {who}"

    def rally_price(self, who: str, where: str) -> int:
        """A3.4.1 Nothing in Germania, one at a Settlement, two elsewhere."""
        if who != "Germans":
            return super().rally_price(who, where)
        return 0 if where in GERMANIA else 1 if where in settlements(self.before) else 2

    def is_supplied(self, region: str, friends: set[str]) -> bool:
        """A3.2.1 The chain includes Provincia or Cisalpina."""
        regions = self.before["regions"]
        free = {name for name, facts in regions.items() if facts["control"] in friends | {"No Control"}}
        seen, fresh = set[str](), {region} & free
        while fresh:
            seen |= fresh
            fresh = {near for name in fresh for near in ARIOVISTUS.regions[name]["adjacent"]} & free - seen
        return bool(seen & {"Provincia", "Cisalpina"})

    # ---- March

    def stops_march(self, origin: str, to: str) -> bool:
        """A3.2.2 The Alps, A64 an Abatis."""
        alps = "Cisalpina" in (origin, to) and not self.before["position"].get("gallia_togata", False)
        return alps or super().stops_march(origin, to) or to in abatis(self.before)

    def note_retreat(self, who: str, to: str) -> None:
        """A4.5.1 Belgae who Retreat from a Battle of the Germans that they guide may still March."""
        pieces = self.before["available"][who]["Auxilia" if who == "Romans" else "Warbands"]
        self.came[to, band(who)] += 35 - pieces
        self.came[to, f"{ADJECTIVE.get(who, who)} Leader"] += 1

    # ---- Winter

    def judge_quarters(self, who: str, to: str, entry: LogEntry) -> None:
        """A6.3 Nobody under Arverni Control or No Control, no Romans under Germanic Control; but to Provincia."""
        shut = {"Arverni", "No Control", *(["Germans"] if who == "Romans" else [])}
        assert who != "Arverni", entry
        assert to == "Provincia" or self.before["regions"][to]["control"] not in shut, entry

    def judge_legions(self, risen: int, sent: int, entry: LogEntry) -> None:
        """A6.5.2 Two at most from the rows below Uproar."""
        track = int(self.before["position"]["legions_track"]) + risen
        assert sent <= max(0, track - 8) + 2, entry


# ---- the board, counted


def abatis(view: View) -> set[str]:
    return set(view["position"].get("abatis", {}).values())


def settlements(view: View) -> set[str]:
    return {name for name, pieces in view["position"]["regions"].items() if "Settlement" in pieces.get("Germans", "")}


def owned(view: View, faction: str) -> int:
    """Allies and Citadels."""
    return sum(status.removesuffix(" Citadel") == faction for status in view["position"]["tribes"].values())


def tribes_of(view: View, region: str) -> list[str]:
    """The Tribes of a Region that count for Control Value: neither Suebi nor Dispersed, but a Colony."""
    statuses = view["position"]["tribes"]
    of_map = [name for name, facts in ARIOVISTUS.tribes.items() if facts["region"] == region and not facts.get("suebi")]
    colony = [name for name in statuses if name == f"{region} Colony"]
    return [name for name in (*of_map, *colony) if statuses.get(name, "Subdued") not in MARKS[1:]]


def held(view: View, faction: str) -> list[str]:
    return [name for name, facts in view["regions"].items() if facts["control"] == faction]


def roman_score(view: View) -> int:
    """A7.2 By the quick way: thirty, or one more with the Colony, less what others have."""
    colony = any(name.endswith("Colony") for name in view["position"]["tribes"])
    others = sum(owned(view, faction) for faction in ("Arverni", "Aedui", "Belgae", "Germans"))
    return 30 + colony - others - len(settlements(view))


def margins(view: View) -> dict[str, int]:
    """A7.3 Each by its own count."""
    settled = settlements(view)
    rivals = [owned(view, faction) for faction in ("Romans", "Arverni", "Belgae")]
    scores = {
        "Romans": roman_score(view),
        "Germans": sum((name in GERMANIA) + (name in settled) for name in held(view, "Germans")),
        "Aedui": owned(view, "Aedui") - max(*rivals, owned(view, "Germans") + len(settled)),
        "Belgae": sum(len(tribes_of(view, name)) for name in held(view, "Belgae")) + owned(view, "Belgae"),
    }
    return {name: score - GOALS[name] for name, score in scores.items()}


EARNINGS = ("6.4.1", "6.4.2", "6.4.3", "A6.4.4")


def earnings(view: View, who: str, rule: str) -> int:
    """6.4, A6.4 What a Faction gains in the Harvest Phase."""
    assert who != "Arverni"
    return {
        "6.4.1": max(0, roman_score(view)),
        "6.4.2": 2 * owned(view, who),
        "6.4.3": 4,
        "A6.4.4": 2 * (owned(view, "Germans") + len(settlements(view))),
    }[rule]


def judge_settlements(view: View) -> None:
    """A1.4.1, A1.4.2 One a Region, six in all; none where only Romans may be."""
    counts = [facts["pieces"].get("Germans", {}).get("Settlement", 0) for facts in view["regions"].values()]
    assert max(counts) <= 1
    assert sum(counts) + view["available"]["Germans"]["Settlements"] == ARIOVISTUS.forces["Germans"]["settlements"]


def judge_leaders(view: View) -> None:
    """1.4 One of each at most, and none of the Arverni; A1.4 Diviciacus has no Successor."""
    names = {faction: (leader, "Successor") for faction, leader in LEADERS.items()} | {"Aedui": ("Diviciacus",)}
    for faction in ARIOVISTUS.forces:
        texts = [pieces.get(faction, "") for pieces in view["position"]["regions"].values()]
        found = [word for text in texts for word in text.split(", ") if word.isalpha()]
        leaders = [word for word in found if word not in ("Fort", "Settlement")]
        assert len(leaders) <= 1, (faction, leaders)
        assert set(leaders) <= set(names.get(faction, ())), (faction, leaders)


def is_bold(view: View, who: str, where: str) -> bool:
    """A3.2.1, A3.3.1 Recruit and Rally in an Intimidated Region need a Leader there; A3.4.1 not for Germans, A22 nor
    for Romans."""
    if not view["regions"][where].get("intimidated") or who == "Germans":
        return True
    if who == "Romans" and view["capabilities"].get("A22", "").startswith("unshaded"):
        return True
    text = view["position"]["regions"].get(where, {}).get(who, "")
    return any(word in ("Successor", LEADERS[who]) for word in text.split(", "))


def judge_markers(before: View, now: View, keys: set[str]) -> None:
    """A4.6.2, A6.6 Intimidated markers come by Intimidate and Events, and go in Spring."""
    had, has = intimidated(before), intimidated(now)
    assert has <= had or keys & {"intimidate", "event", "event_done", "taken_back"}, (had, has, keys)
    assert had <= has or keys & {"spring", "event", "event_done", "taken_back"}, (had, has, keys)
    assert "spring" not in keys or not has, has


def intimidated(view: View) -> set[Any]:
    return {name for name, facts in view["regions"].items() if facts.get("intimidated")}
