"""A position in words, as a model sees it: counts by Region and Faction, and who Controls what (1.6)."""

import tomllib
from importlib.resources import files
from random import Random
from typing import Any, NamedTuple

MAP = tomllib.loads(files("alesia.games.falling_sky").joinpath("data/map.toml").read_text(encoding="utf-8"))
FACTIONS = ("Romans", "Arverni", "Aedui", "Belgae", "Germans")
GERMANIA = ("Sugambri", "Ubii")
BESIDE = {r["name"]: [n for n in r["adjacent"] if n != "Britannia"] for r in MAP["region"] if r["name"] != "Britannia"}
PLACES = {tribe["name"]: tribe["region"] for tribe in [*MAP["tribe"], *MAP["ariovistus"]["tribe"]]}
NAMED = {"Ariovistus": "Germans", "Boduognatus": "Belgae", "Caesar": "Romans", "Diviciacus": "Aedui"}
KINDS = ("Leader", "Legions", "hidden", "revealed", "scouted", "Fort", "Allies", "Citadels")


class Board(NamedTuple):
    """How many pieces of each kind everybody has; whose Leaders are the named ones; markers; Resources."""

    pieces: dict[tuple[str, str], dict[str, int]]
    named: dict[str, str]  # where Leaders stand who are no Successors
    devastated: set[str]
    intimidated: set[str]
    resources: dict[str, int]

    def of(self, region: str, faction: str, *kinds: str) -> int:
        return sum(self.pieces[region, faction][kind] for kind in kinds or KINDS)

    def bands(self, region: str, faction: str) -> int:
        return self.of(region, faction, "hidden", "revealed", "scouted")

    def control(self, region: str, joined: int = 0) -> str:
        """1.6 More than all others together; so many Germanic Warbands count as Belgic."""
        totals = {faction: self.of(region, faction) for faction in FACTIONS}
        totals["Belgae"] += joined
        totals["Germans"] -= joined
        most = max(totals, key=lambda faction: totals[faction])
        return most if 2 * totals[most] > sum(totals.values()) else "No Control"

    def leader(self, faction: str) -> str | None:
        return next((r for r in BESIDE if self.of(r, faction, "Leader")), None)

    def reach(self, faction: str) -> list[str]:
        """A4.1.2 Within one Region of the named Leader, or where his Successor is."""
        here = self.leader(faction)
        if here is None:
            return []
        return [here, *BESIDE[here]] if self.named.get(faction) == here else [here]


def read(position: dict[str, Any]) -> Board:
    """From the words of a view."""
    pieces = {(region, faction): dict.fromkeys(KINDS, 0) for region in BESIDE for faction in FACTIONS}
    named: dict[str, str] = {}
    for region, facts in position["regions"].items():
        for faction in set(FACTIONS) & set(facts):
            for words in facts[faction].split(", "):
                _count(pieces[region, faction], words)
                if words in NAMED:
                    named[faction] = region
    for tribe, status in position["tribes"].items():
        owner, _, citadel = status.partition(" ")
        if owner in FACTIONS:
            pieces[PLACES[tribe], owner]["Citadels" if citadel else "Allies"] += 1
    marked = {
        key: {r for r, facts in position["regions"].items() if facts.get(key)} for key in ("devastated", "intimidated")
    }
    return Board(pieces, named, marked["devastated"], marked["intimidated"], position["resources"])


def _count(counts: dict[str, int], words: str) -> None:
    first, *rest = words.split()
    if first in NAMED or first == "Successor":
        counts["Leader"] += 1
    elif first in ("Fort", "Settlement"):
        counts["Fort"] += 1
    elif rest[-1].startswith("Legion"):
        counts["Legions"] += int(first)
    else:
        counts[rest[0] if len(rest) == 2 else "hidden"] += int(first)


# ---- random boards ----------------------------------------------------------------------------------------------


def random_position(random: Random, card: str) -> str:
    """Germans and others thrown over the map, so that they meet; Leaders, Settlements and markers among them."""
    homes = random.sample(["Treveri", "Nervii", "Sequani", "Mandubii", "Sugambri", "Ubii", "Atrebates", "Cisalpina"], 4)
    leaders = {
        "Germans": (random.choice(["Ariovistus", "Ariovistus", "Successor"]), homes[0]),
        "Belgae": (random.choice(["Boduognatus", "Boduognatus", "Successor"]), random.choice(homes[:2])),
        "Aedui": ("Diviciacus", random.choice(homes)),
        "Romans": ("Caesar", random.choice(homes)),
    }
    lines = [f"card = {card}", "[resources]", *[f"{f} = {random.randint(1, 9)}" for f in FACTIONS if f != "Arverni"]]
    settled = random.sample(list(BESIDE), random.randrange(6))
    left = dict.fromkeys(FACTIONS, 15) | {"Germans": 30}
    for region in BESIDE:
        lines += [f"[regions.{region}]"]
        lines += [
            f"{key} = true" for key, chance in (("devastated", 0.1), ("intimidated", 0.2)) if random.random() < chance
        ]
        for faction in FACTIONS:
            words = _some(random, faction, region in settled, left)
            if faction in leaders and leaders[faction][1] == region:
                words = [leaders[faction][0], *words]
            if words:
                lines.append(f'{faction} = "{", ".join(words)}"')
    tribes = random.sample(["Treveri", "Nervii", "Eburones", "Senones", "Lingones", "Helvetii", "Nori", "Remi"], 4)
    owners = [random.choice(("Romans", "Aedui", "Belgae", "Germans")) for _ in tribes]
    return "\n".join([*lines, "[tribes]", *[f'{t} = "{o}"' for t, o in zip(tribes, owners, strict=True)]]) + "\n"


def _some(random: Random, faction: str, settled: bool, left: dict[str, int]) -> list[str]:
    """At most two of a kind, as far as the pools go."""
    word = "Auxilia" if faction == "Romans" else "Warbands"
    found = []
    for flipped in ("", "revealed "):
        n = min(left[faction], random.choice([0, 0, 0, 1, 1, 2] if faction == "Germans" else [0, 0, 0, 0, 0, 1]))
        left[faction] -= n
        if n:
            found.append(f"{n} {flipped}{word[:-1] if n == 1 and word == 'Warbands' else word}")
    return [*found, "Settlement"] if faction == "Germans" and settled else found
