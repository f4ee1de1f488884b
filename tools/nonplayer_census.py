"""What the Non-players of Falling Sky, Ariovistus and The Gallic War do in many games: plays them and writes
docs/nonplayer-census.md, docs/nonplayer-census-ariovistus.md and docs/nonplayer-census-ariovistus-campaign.md.

    python tools/nonplayer_census.py [GAME ...] [--games 1000] [--seed 1] [--json FOLDER]

Each scenario is one run of `alesia sim GAME --games N --seed S --json --census --seat others=nonplayer`.
What was never reached, and any Event that changed nothing, is named at the end of the document, and exit code is 1.
"""

import argparse
import json
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from alesia.games.falling_sky.abilities.base import ABILITIES, GERMANIC_ABILITIES
from alesia.games.falling_sky.commands.base import commands_of
from alesia.games.falling_sky.nonplayers.conducts import CONDUCTS
from alesia.games.falling_sky.war import ARIOVISTUS, CAMPAIGN_SEATS, FALLING_SKY
from alesia.table import game_info
from alesia.words.catalogue import Catalogue, catalogue, domain_of

ROOT = Path(__file__).resolve().parent.parent
DOCUMENTS = {
    "falling-sky": "docs/nonplayer-census.md",
    "ariovistus": "docs/nonplayer-census-ariovistus.md",
    "ariovistus-campaign": "docs/nonplayer-census-ariovistus-campaign.md",
}
SEATS = {"falling-sky": FALLING_SKY.players, "ariovistus": ARIOVISTUS.players, "ariovistus-campaign": CAMPAIGN_SEATS}
Facts = dict[str, Any]


def simulate(game: str, scenario: str, games: int, seed: int) -> Facts:
    command = [sys.executable, "-c", "from alesia.cli import main; main()", "sim", game, "--json", "--census"]
    command += ["--games", str(games), "--seed", str(seed), "--scenario", scenario, "--seat", "others=nonplayer"]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", check=False)
    print(done.stderr, file=sys.stderr, end="")
    facts: Facts = json.loads(done.stdout)
    return facts


def summed(runs: list[Facts], part: str) -> dict[str, dict[str, int]]:
    """A part of the census over all runs."""
    total: dict[str, dict[str, int]] = {}
    for run in runs:
        for name, counts in run["census"].get(part, {}).items():
            found = total.setdefault(name, {})
            for who, n in (counts.get("executed", counts)).items():
                found[who] = found.get(who, 0) + n
    return total


def words_of(game: str) -> Catalogue:
    return catalogue(f"{domain_of(game)}_nonplayers")


def boxes_of_charts(game: str) -> list[str]:
    """Every box that has a sentence: those of the charts, and those of the Special Abilities, of whoever plays."""
    charts = [name for faction in SEATS[game] for name in CONDUCTS[faction].chart if name != "PASS"]
    named = [key.removeprefix("box.") for key in words_of(game).forms if key.startswith("box.")]
    letters = {name[0] for name in charts}
    return sorted({*charts, *[name for name in named if name[0] in letters and name != "PASS"]})


def missing(game: str, runs: list[Facts]) -> list[str]:
    """What was never reached, and Events in vain."""
    found, seats = [], SEATS[game]
    boxes, commands, abilities = (summed(runs, part) for part in ("boxes", "commands", "abilities"))
    found += [f"box {name} was never reached" for name in boxes_of_charts(game) if not boxes.get(name)]
    for faction in seats:
        found += [
            f"{faction} never chose {c}" for c in commands_of(faction) if not commands.get(c.name, {}).get(faction.name)
        ]
    able = [each for each in (ABILITIES | GERMANIC_ABILITIES).values() if each.faction in seats]
    for ability in able:
        if not abilities.get(ability.name, {}).get(ability.faction.name):
            found.append(f"{ability.faction} never used {ability.name}")
    for run in runs:
        events = run["census"]["events"].items()
        vain = [(side, n["changed_nothing"], sum(n["executed"].values())) for side, n in events if n["changed_nothing"]]
        found += [f"{run['scenario']}: Event {side} changed nothing, {n} of {of} times" for side, n, of in vain]
        if run["crashed"] or run["finished"] < run["games"]:
            found.append(f"{run['scenario']}: {run['crashed']} crashed, {run['finished']} of {run['games']} finished")
    return found


def table(counts: dict[str, dict[str, int]], heads: list[str], first: str) -> list[str]:
    lines = [f"| {first} | {' | '.join(heads)} |", "| --- |" + " ---: |" * len(heads)]
    return lines + [f"| {name} | {' | '.join(str(row.get(h, 0)) for h in heads)} |" for name, row in counts.items()]


def document(game: str, runs: list[Facts]) -> str:
    words, factions = words_of(game), [f.name for f in SEATS[game]]
    boxes = {name: summed(runs, "boxes").get(name, {}) for name in boxes_of_charts(game)}
    told = {f"{name}: {words.text(f'box.{name}')}": counts for name, counts in boxes.items()}
    games = {
        run["scenario"]: {"games": run["games"], "finished": run["finished"], "crashed": run["crashed"]} for run in runs
    }
    winners = {run["scenario"]: {seat: run["winners"].get(seat, 0) for seat in factions} for run in runs}
    faults, played = missing(game, runs), sum(run["games"] for run in runs)
    own = game != "falling-sky"
    of, args = f" in {game_info(game).title}" * own, f" ARGS={game}" * own
    parts = [
        f"# What the Non-players do{of}",
        "",
        f"Written by `make census{args}`: {played} games of four Non-players, seeds from {runs[0]['seed']} on.",
        "",
        *table(games, ["games", "finished", "crashed"], "scenario"),
        "",
        "Who came first:",
        "",
        *table(winners, factions, "scenario"),
        "",
        "## Boxes of the flowcharts",
        "",
        "For a question, how often it was answered with yes and no; for an action, how often it was carried out, and",
        "how often it led on.",
        "",
        *table(told, ["yes", "no"], "box"),
        "",
        "## Commands",
        "",
        *table(summed(runs, "commands"), factions, "Command"),
        "",
        "## Special Abilities",
        "",
        *table(summed(runs, "abilities"), factions, "Special Ability"),
        "",
        "## Events",
        "",
        *table(summed(runs, "events"), factions, "card and side"),
        "",
        "## Never reached, or in vain",
        "",
        "A Battle by Event can be in vain because every die went against it, or because others struck first (card 21",
        "against Slingers, 13); such Events are named here too.",
        "",
        *([f"- {fault}" for fault in faults] or ["Nothing."]),
        "",
    ]
    return "\n".join(parts)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("games_of", metavar="GAME", nargs="*", help=f"which (default: {', '.join(SEATS)})")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", type=Path, help="also keep the results of the runs in this folder")
    parser.add_argument("--reuse", type=Path, help="play nothing: take the results of the runs from this folder")
    parser.add_argument("--dry", action="store_true", help="do not write the documents")
    chosen = parser.parse_args()
    if unknown := [each for each in chosen.games_of if each not in SEATS]:
        parser.error(f"no game with flowcharts: {', '.join(unknown)}; known: {', '.join(SEATS)}")
    return max([take_census(game, chosen) for game in chosen.games_of or SEATS])


def take_census(game: str, chosen: argparse.Namespace) -> int:
    """Of one game; 1 if something is amiss."""
    runs = runs_of(game, chosen)
    if chosen.json:
        chosen.json.mkdir(parents=True, exist_ok=True)
        for run in runs:
            (chosen.json / f"{run['scenario']}.json").write_text(json.dumps(run), encoding="utf-8")
    if not chosen.dry:
        (ROOT / DOCUMENTS[game]).write_text(document(game, runs), encoding="utf-8")
    faults = missing(game, runs)
    print(f"{game}:", *faults or ["everything was reached, and no Event was in vain"], sep="\n")
    return int(bool(faults))


def runs_of(game: str, chosen: argparse.Namespace) -> list[Facts]:
    """One a scenario."""
    scenarios = list(game_info(game).scenarios)
    if chosen.reuse:
        return [json.loads((chosen.reuse / f"{name}.json").read_text(encoding="utf-8")) for name in scenarios]
    with ThreadPoolExecutor(2) as pool:
        return list(pool.map(lambda scenario: simulate(game, scenario, chosen.games, chosen.seed), scenarios))


if __name__ == "__main__":
    sys.exit(main())
