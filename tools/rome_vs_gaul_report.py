"""What comes of many games of Caesar: Rome vs Gaul: plays them and writes docs/report-rome-vs-gaul.md.

    python tools/rome_vs_gaul_report.py [--games 1000] [--seed 1] [--facts FILE] [--random FILE]

A line of JSON for each game is kept in the file of facts, and a game that stands there is not played again: who stops
goes on later. With the sum of `alesia sim rome-vs-gaul --json --census` of random seats in a file, the report names the
events that chance has reached and the opponents have not.
"""

import argparse
import json
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from statistics import mean
from typing import Any

import alesia
from alesia.games.rome_vs_gaul import GAME
from alesia.games.rome_vs_gaul.components import CARDS, PLAYERS
from alesia.words.catalogue import catalogue

ROOT = Path(__file__).resolve().parent.parent
DOCUMENT = ROOT / "docs/report-rome-vs-gaul.md"
SEATS = {side.name: "nonplayer" for side in PLAYERS}
SIDES = tuple(SEATS)
Facts = dict[str, Any]


def play(seed: int) -> Facts:
    """One game of both opponents: how it ended, Governance winter by winter, and who used what."""
    table = alesia.new("rome-vs-gaul", None, seed, SEATS)
    log = table.log
    used = Counter(f"{use.kind}|{use.name}|{use.seat}" for entry in log if (use := GAME.use_of(entry)))
    steps = [step for thought in table.thoughts for step in thought.walk if step.kind == "box"]
    assert table.result is not None
    return {
        "seed": seed,
        "reason": table.result.reason,
        "turns": sum(entry.key == "turn" for entry in log),
        "points": next(rank.score for rank in table.result.ranking if "Roman" in rank.seats),
        "governance": [int(str(entry.facts[0])) for entry in log if entry.key == "governance"],
        "parts": table.view()["victory_points"],
        "decisions": table.decisions,
        "used": dict(used),
        "boxes": dict(Counter(f"{step.key}|{'yes' if step.facts[0] else 'no'}" for step in steps)),
    }


def every(path: Path, games: int, seed: int) -> list[Facts]:
    """The facts of all these games; those that are not there yet are played, and kept one by one."""
    known = {facts["seed"]: facts for facts in kept(path)}
    with path.open("a", encoding="utf-8") as file:
        for number in range(seed, seed + games):
            if number not in known:
                known[number] = play(number)
                print(json.dumps(known[number]), file=file, flush=True)
    return [known[number] for number in range(seed, seed + games)]


def kept(path: Path) -> Iterator[Facts]:
    for line in path.read_text(encoding="utf-8").splitlines() if path.exists() else ():
        yield json.loads(line)


# ---- what is told -----------------------------------------------------------------------------------------------


def summed(games: list[Facts], part: str) -> Counter[str]:
    total: Counter[str] = Counter()
    for facts in games:
        total.update(facts[part])
    return total


def by_side(used: Counter[str], kind: str) -> dict[str, dict[str, int]]:
    """How often each side used each thing of a kind."""
    found: dict[str, dict[str, int]] = {}
    for key, n in sorted(used.items()):
        what, name, side = key.split("|")
        if what == kind:
            found.setdefault(name, {})[side] = n
    return found


def table(heads: Iterable[str], rows: Iterable[Iterable[object]]) -> list[str]:
    heads = list(heads)
    lines = [f"| {' | '.join(heads)} |", "| --- |" + " ---: |" * (len(heads) - 1)]
    return [*lines, *[f"| {' | '.join(map(str, row))} |" for row in rows], ""]


def share(n: int, of: int) -> str:
    return f"{n} ({100 * n / of:.0f} %)"


def balance(games: list[Facts]) -> list[str]:
    count, reasons = len(games), Counter(facts["reason"] for facts in games)
    words = {
        "roman_victory": "Roman: 12 Victory Points after the last turn",
        "roman_automatic": "Roman: all of Gaul (19.1.2)",
        "gallic_victory": "Gallic: fewer than 12 after the last turn",
        "gallic_automatic": "Gallic: Governance of 3 or less (19.1.1)",
    }
    return table(["victory", "games"], [(words[key], share(reasons[key], count)) for key in words])


def length(games: list[Facts]) -> list[str]:
    turns = Counter(facts["turns"] for facts in games)
    rows = [(f"ended in turn {turn}", share(turns[turn], len(games))) for turn in sorted(turns)]
    return table(["length", "games"], [*rows, ("decisions a game", f"{mean(f['decisions'] for f in games):.0f}")])


def points(games: list[Facts]) -> list[str]:
    names = {"governance": "Governance", "pass": "Caesar's Pass", "germania": "Germania", "britannia": "Britannia"}
    names |= {"tribes": "Tribes eliminated", "total": "all"}
    rows = [(words, f"{mean(facts['parts'][key] for facts in games):.2f}") for key, words in names.items()]
    return table(["Victory Points", "a game"], rows)


def governance(games: list[Facts]) -> list[str]:
    """Of each winter: how often so much Governance."""
    kinds = {"9-10 (2 VP)": range(9, 99), "7-8 (1 VP)": (7, 8), "4-6 (none)": (4, 5, 6), "3 or less": range(-9, 4)}
    rows = []
    for turn in range(6):
        found = [facts["governance"][turn] for facts in games if len(facts["governance"]) > turn]
        counts = [share(sum(n in kind for n in found), len(found)) for kind in kinds.values()] if found else []
        rows.append((turn + 1, *counts))
    return table(["winter of turn", *kinds], [row for row in rows if len(row) > 1])


def sides(found: dict[str, dict[str, int]], first: str) -> list[str]:
    return table([first, *SIDES], [(name, *[row.get(side, 0) for side in SIDES]) for name, row in found.items()])


def boxes(games: list[Facts]) -> list[str]:
    words, counts = catalogue("rome_vs_gaul_nonplayers"), summed(games, "boxes")
    names = [key.removeprefix("box.") for key in words.forms if key.startswith("box.")]
    rows = [(f"{name}: {words.text(f'box.{name}')}", counts[f"{name}|yes"], counts[f"{name}|no"]) for name in names]
    return table(["box", "yes", "no"], rows)


def never(used: Counter[str], chance: Facts | None) -> list[str]:
    """Cards whose event, or surprise, nobody has used, and whether chance has."""
    done = {*by_side(used, "event"), *by_side(used, "surprise")}
    missing = [card.name for card in CARDS if card.name not in done]
    lucky = {*chance["census"]["events"], *chance["census"].get("surprises", {})} if chance else set()
    told = [f"- {name}{': random seats do' if name in lucky else ''}" for name in missing]
    nobody = [card.name for card in CARDS if chance and card.name not in lucky]
    told += [f"- {name}: never by random seats" for name in nobody]
    return [*(told or ["None: each was used."]), ""]


def document(games: list[Facts], chance: Facts | None) -> str:
    used, first, last = summed(games, "used"), games[0]["seed"], games[-1]["seed"]
    lines = ["# Caesar: Rome vs Gaul: what comes of many games", ""]
    lines += [
        f"Written by `tools/rome_vs_gaul_report.py`: {len(games)} games of both opponents, seeds {first} to {last}."
    ]
    lines += ["How they play: [rulings-rome-vs-gaul-nonplayers.md](rulings-rome-vs-gaul-nonplayers.md).", ""]
    lines += [
        "## Balance",
        "",
        *balance(games),
        "## Length",
        "",
        *length(games),
        "## Victory Points",
        "",
        *points(games),
    ]
    lines += ["## Governance", "", *governance(games), "## Actions", "", *sides(by_side(used, "action"), "action")]
    lines += ["## Events", "", *sides(by_side(used, "event"), "event")]
    lines += ["## Surprises", "", *sides(by_side(used, "surprise"), "surprise")]
    lines += ["## Boxes of the charts", "", *boxes(games), "## Events that nobody used", ""]
    lines += ["Such cards are played for their Action Points, which count for more in the eyes of the opponents.", ""]
    lines += never(used, chance)
    if chance:
        told = f"{chance['games']} games of random seats from seed {chance['seed']} on: {chance['finished']} finished, "
        lines += ["## Random seats", "", told + f"{chance['crashed']} crashed; winners: {chance['winners']}.", ""]
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--facts", type=Path, default=Path("rome-vs-gaul-games.jsonl"))
    parser.add_argument("--random", type=Path)
    chosen = parser.parse_args()
    chance = json.loads(chosen.random.read_text(encoding="utf-8")) if chosen.random else None
    games = every(chosen.facts, chosen.games, chosen.seed)
    DOCUMENT.write_text(document(games, chance), encoding="utf-8")


if __name__ == "__main__":
    main()
