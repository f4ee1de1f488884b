"""Random boards that reach the corners: empty and full pools, every Capability, every marker, every seating."""

import tomllib
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

import alesia
from alesia.games import find
from alesia.players import make_agent
from alesia.table.setup import make_setup
from alesia.table.table import Table
from tests.falling_sky.models.board import CARDS, FACTIONS, GAULS, LEADERS, PLAYERS, POOLS, REGIONS, TRIBES, Board
from tests.falling_sky.models.victory import WINTERS, ranks

SEATINGS = ("four", "four", "three-arverni-belgae", "three-romans-aedui", "two")
LAND = [name for name in REGIONS if name != "Cisalpina"]
NAMED = {faction: name for name, faction in LEADERS.items() if faction != "Aedui"}
CAPABILITIES = {
    8: ("unshaded PLAYERS", "shaded PLAYERS"),
    10: ("unshaded", "shaded GAULS"),
    12: ("unshaded", "shaded"),
    13: ("unshaded", "shaded"),
    15: ("unshaded", "shaded"),
    25: ("shaded PLAYERS",),
    27: ("unshaded", "shaded"),
    30: ("unshaded", "shaded"),
    38: ("unshaded", "shaded"),
    39: ("unshaded", "shaded"),
    43: ("unshaded", "shaded"),
    55: ("unshaded", "shaded"),
    59: ("unshaded", "shaded GAULS"),
    63: ("unshaded", "shaded GAULS"),
}


class Puzzle(NamedTuple):
    """A board to be played on: everything that `alesia.new` needs."""

    seed: int
    scenario: str
    options: dict[str, str | bool]
    nonplayers: dict[str, str]  # by Faction: "chart" goes by its flowchart, "random" by nothing
    text: str


class Nonplayer:
    """A Non-player in the eyes of the rules: by its flowchart, or one who answers anything that is legal."""

    kind = "nonplayer"

    def __init__(self, seed: str, chart: Any, told: Callable[[str], None]) -> None:
        self.random, self.chart, self.told = Random(seed), chart, told

    def decide(self, view: Any, ask: Any) -> alesia.Option:
        option: alesia.Option = self.chart.decide(view, ask) if self.chart else livelier(ask, self.random)
        self.told(str(option))
        return option

    def seek(self, answered: int) -> None:
        if self.chart:
            self.chart.seek(answered)


WEIGHTS = {
    "share": 4.0,
    "as_belgic": 4.0,
    "remove_own": 0.02,
    "negotiate": 0.08,
    "cancel": 0.1,
    "select": 0.4,
    "pass": 0.1,
    "give": 0.3,
    "back": 2.0,
    "prepare": 0.0,
    "unshaded": 0.1,
    "shaded": 0.1,
}


PHASES = ("shaded 17", "unshaded 29", "unshaded 53", "unshaded 69")  # Events that bring a Germans Phase (6.2)


def livelier(ask: Any, random: Random) -> alesia.Option:
    """A random option, seldom one that throws pieces away, often one that lends some; seldom an Event (they have own
    tests) but those of the Germans."""
    weights = [4.0 if str(option) in PHASES else WEIGHTS.get(option.verb, 1.0) for option in ask.options]
    option: alesia.Option = random.choices(ask.options, weights if any(weights) else None)[0]
    return option


def make_puzzle(seed: int) -> Puzzle:
    random = Random(f"puzzle {seed}")
    scenario = random.choice(("great-revolt", "reconquest-of-gaul", "pax-gallica"))
    options: dict[str, str | bool] = {
        "seating": random.choice(SEATINGS),
        "sudden_frost": random.random() < 0.15,
        "diviciacus": random.random() < 0.15,
    }
    nonplayers: dict[str, str] = {}
    if options["seating"] == "four" and random.random() < 0.6:
        for faction in random.sample(PLAYERS, random.randint(1, 4)):
            nonplayers[faction] = "random" if random.random() < 0.7 else "chart"
    if len(nonplayers) == 3:
        options["solo"] = random.choice(("standard", "easy", "difficult"))
    most, again = WINTERS[scenario], 0.3 if len(nonplayers) == 3 else 0.9  # 8.9 a lone player often stands to win
    text = _text(random, options, most)
    while _ends_at_once(text, options, scenario, nonplayers) and random.random() < again:
        text = _text(random, options, most)
    return Puzzle(seed, scenario, options, nonplayers, text)


def _ends_at_once(text: str, options: dict[str, str | bool], scenario: str, nonplayers: dict[str, str]) -> bool:
    """6.1 Whether somebody has won already, so that no Winter would follow."""
    position = tomllib.loads(text)
    found = ranks(Board(position), str(options["seating"]), scenario, set(nonplayers))
    return "Winter" in (position["card"], position["next"]) and any(value > 0 for _, value in found)


def lay(puzzle: Puzzle, told: Callable[[str], None]) -> Table:
    """The puzzle as a table, dice to be entered, nobody has answered yet; Non-players tell what they answer."""
    seats: dict[str, Any] = {}
    for faction, kind in puzzle.nonplayers.items():
        chart = make_agent(find("falling-sky"), "nonplayer", faction, puzzle.seed) if kind == "chart" else None
        seats[faction] = Nonplayer(f"{puzzle.seed} {faction}", chart, told)
    game = ("falling-sky", puzzle.scenario, puzzle.seed)
    return Table(make_setup(*game, seats, puzzle.options, puzzle.text, "asked"))


# ---- the position text


def _text(random: Random, options: dict[str, str | bool], winters: int) -> str:
    diviciacus = bool(options["diviciacus"])
    togata = random.random() < 0.15
    regions = Regions(random, togata)
    tribes = _tribes(random, togata)
    regions.place_all(diviciacus)
    lines = [*_cards(random, bool(options["sudden_frost"]), winters), *_tracks(random, regions)]
    if togata:
        lines.append("gallia_togata = true")
    lines += ["[resources]", *[f"{name} = {_amount(random)}" for name in PLAYERS]]
    lines += [
        "[tribes]",
        *[
            f'"{name}" = "{status}"'
            for name, status in tribes.items()
            if status != "Subdued" or name.endswith("Colony")
        ],
    ]
    lines += ["[capabilities]", *_capabilities(random, diviciacus), *regions.lines()]
    lines += _wall(random, regions, tribes)
    return "\n".join(lines) + "\n"


def _amount(random: Random) -> int:
    return random.choice((0, 0, 1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 30, 44, 45))


def _cards(random: Random, sudden: bool, winters: int) -> list[str]:
    """A card, the next one, who may act; a third of the boards stand before a Winter, a few before the last."""
    card, following = random.sample(sorted(CARDS), 2)
    if random.random() < 0.1:
        card = random.choice([n for n in (17, 29, 53, 69) if n != following])
    turn = random.random()
    now = random.choice((1, 1, 1, 1, 1, 1, 2, winters))
    lines = [f"card = {card}", f"next = {following}"]
    if turn < 0.35:
        done = random.sample(PLAYERS, 2)
        lines.append(f"executed = {done[1:]}")
        lines.append(f'first = {{ faction = "{done[0]}", action = "Command" }}')
        lines[1] = 'next = "Winter"'
    elif turn < 0.45:
        lines = [f"card = {card}", 'next = "Winter"']
    lines.append(f"winters = {now}" if turn < 0.45 else f"winters = {random.randint(0, 1)}")
    if sudden and turn < 0.45:
        return ['card = "Winter"', f"next = {following}", f"winters = {now}"]
    if turn >= 0.35:
        order = CARDS[card]["order"]
        ineligible = [name for name in order if random.random() < 0.15]
        if random.random() < 0.4 and len(ineligible) < 3:
            able = [name for name in order if name not in ineligible]
            action = random.choice(("Command", "Command and Special Ability", "Event"))
            lines.append(f'first = {{ faction = "{able[0]}", action = "{action}" }}')
        if len(ineligible) < 4:
            lines.append(f"ineligible = {ineligible}")
    return lines


def _tracks(random: Random, regions: "Regions") -> list[str]:
    """1.4.1, 6.5 The twelve Legions and the Senate."""
    senate = random.choice(("Uproar", "Intrigue", "Adulation", "Firm Uproar", "Firm Adulation"))
    fallen = min(regions.legions_left, random.choice((0, 0, 1, 2, 3, 5, 8)))
    removed = min(regions.legions_left - fallen, random.choice((0, 0, 0, 1, 2)))
    flags = [f"{name} = true" for name in ("lost_eagle", "optimates") if random.random() < 0.1]
    return [f'senate = "{senate}"', f"fallen = {fallen}", f"removed_legions = {removed}", *flags]


def _capabilities(random: Random, diviciacus: bool) -> list[str]:
    share = random.choice((0, 0, 0.15, 0.4, 1))
    lines = []
    for card, sides in CAPABILITIES.items():
        if random.random() < share and not (card == 38 and diviciacus):
            side = random.choice(sides)
            side = side.replace("PLAYERS", random.choice(PLAYERS)).replace("GAULS", random.choice(GAULS))
            lines.append(f'{card} = "{side}"')
    return lines


def _tribes(random: Random, togata: bool) -> dict[str, str]:
    """1.4.2 A status for every Tribe, within the pools."""
    left = Counter({name: int(POOLS[name]["allies"]) for name in FACTIONS})
    left += Counter({f"{name} Citadel": int(POOLS[name].get("citadels", 0)) for name in FACTIONS})
    left["Dispersed"] = 4
    favourite, wild = random.choice(FACTIONS), random.choice((0.2, 0.5, 0.8, 1.0))
    found: dict[str, str] = {}
    for name in random.sample(sorted(TRIBES), len(TRIBES)):
        found[name] = _status(random, TRIBES[name], left, favourite) if random.random() < wild else "Subdued"
    if random.random() < 0.15:
        home = random.choice(LAND + ["Cisalpina"] * togata)
        owners = [f for f in FACTIONS if left[f] and (home != "Cisalpina" or f == "Romans")]
        found[f"{home} Colony"] = random.choice(["Subdued", *owners])
    return found


def _status(random: Random, facts: dict[str, Any], left: Counter[str], favourite: str) -> str:
    owners = [facts["only"]] if "only" in facts else [*FACTIONS, favourite, favourite]
    owner = random.choice(owners)
    wishes = [f"{owner} Citadel"] * ("city" in facts and random.random() < 0.5) + [owner]
    if random.random() < 0.2:
        wishes = ["Dispersed", "Razed"] if "city" in facts and random.random() < 0.3 else ["Dispersed"]
        wishes = wishes[::-1]
    for wish in wishes:
        if wish == "Razed":
            return wish
        if left[wish] > 0:
            left[wish] -= 1
            return random.choice(("Dispersed", "Dispersed-Gathering")) if wish == "Dispersed" else wish
    return "Subdued"


class Regions:
    """Pieces in Regions, in clumps, so that there are fights, Control and crowds."""

    def __init__(self, random: Random, togata: bool) -> None:
        self.random = random
        self.togata = togata
        self.found: dict[str, dict[str, dict[str, int]]] = {name: {} for name in [*LAND, "Cisalpina"]}
        self.legions_left = 12
        share = random.choice((0, 0.1, 0.3, 0.6))
        self.devastated = {name for name in LAND if random.random() < share}
        self.fray = random.choice(LAND)  # where all Factions meet, on some boards
        self.crowded = random.choice((0, 0, 0.3, 0.6))

    def place_all(self, diviciacus: bool) -> None:
        for faction in FACTIONS:
            pool = int(POOLS[faction]["auxilia" if faction == "Romans" else "warbands"])
            self._spread(faction, self.random.choice((0, pool // 4, pool // 2, pool - 1, pool)))
            if faction in NAMED and self.random.random() < 0.85:
                name = NAMED[faction] if self.random.random() < 0.65 else "Successor"
                self._add(faction, self._somewhere(faction), name, 1)
        if diviciacus and self.random.random() < 0.8:
            self._add("Aedui", self.random.choice(LAND), "Diviciacus", 1)
        self._place_romans()

    def _place_romans(self) -> None:
        self._add("Romans", "Provincia", "Fort", 1)
        for region in self.random.sample(LAND, self.random.randint(0, 5)):
            if "Fort" not in self.found[region].get("Romans", {}):
                self._add("Romans", region, "Fort", 1)
        for _ in range(self.random.randint(0, 4)):
            number = min(self.legions_left, self.random.randint(1, 5))
            if number:
                self._add("Romans", self._somewhere("Romans"), "Legion", number)
                self.legions_left -= number

    def _somewhere(self, faction: str) -> str:
        """Mostly with others of the Faction, or in the fray; Cisalpina for Romans alone."""
        if self.random.random() < self.crowded:
            return self.fray
        home = [r for r, here in self.found.items() if faction in here] or LAND
        wide = LAND + ["Cisalpina"] * (self.togata and faction == "Romans")
        return self.random.choice(home if self.random.random() < 0.7 else wide)

    def _spread(self, faction: str, number: int) -> None:
        while number > 0:
            clump = min(number, self.random.choice((1, 1, 2, 3, 4, 6, 10)))
            kinds = ("", "", "revealed ") if faction == "Romans" else ("", "", "", "revealed ", "scouted ")
            word = "Auxilia" if faction == "Romans" else "Warbands"
            self._add(faction, self._somewhere(faction), self.random.choice(kinds) + word, clump)
            number -= clump

    def _add(self, faction: str, region: str, what: str, number: int) -> None:
        here = self.found[region].setdefault(faction, {})
        here[what] = here.get(what, 0) + number

    def lines(self) -> list[str]:
        lines = []
        for region, here in self.found.items():
            if here or region in self.devastated:
                lines.append(f"[regions.{region}]")
                lines += [f'{name} = "{_written(pieces)}"' for name, pieces in here.items()]
                lines += ["devastated = true"] * (region in self.devastated)
        return lines


def _written(pieces: dict[str, int]) -> str:
    return ", ".join(
        f"{n} {what}" if what not in (*LEADERS, "Successor", "Fort") else what for what, n in pieces.items() if n
    )


def _wall(random: Random, regions: Regions, tribes: dict[str, str]) -> list[str]:
    """4 Sometimes the pieces of a Citadel's Faction are walled in, where Romans stand around."""
    sites = [
        (name, status.removesuffix(" Citadel"))
        for name, status in tribes.items()
        if status.endswith("Citadel") and regions.found[TRIBES[name]["region"]].get("Romans")
    ]
    if not sites or random.random() > 0.25:
        return []
    tribe, faction = random.choice(sites)
    region = TRIBES[tribe]["region"]
    inside = {what: random.randint(n // 2, n) for what, n in regions.found[region].get(faction, {}).items()}
    lines = ["[circumvallation]", f'region = "{region}"', f'faction = "{faction}"', f'tribes = ["{tribe}"]']
    return lines + ([f'pieces = "{_written(inside)}"'] if _written(inside) else [])
