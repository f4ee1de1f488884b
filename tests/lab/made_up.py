"""Results that were made up, so that every figure of a report can be worked out by hand."""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import polars as pl

from alesia.lab.results import columns
from alesia.lab.running import END, end_of
from alesia.table import game_info

SEATS = ("Romans", "Arverni", "Aedui", "Belgae")
Row = Mapping[str, Any]


def game(seed: int, winner: str, **others: Any) -> Row:
    """A game that this seat won by 2, and all others missed by 3."""
    standing = {f"standing_{seat}": 2 if seat in winner else -3 for seat in SEATS}
    ranks = {f"rank_{seat}": 1 if seat in winner else 2 for seat in SEATS}
    scores = {f"score_{seat}": standing[f"standing_{seat}"] for seat in SEATS}
    told = {"seed": seed, "winner": winner, "reason": "threshold", "decisions": 700 + seed, "years": 2, "steps": 8}
    return {**told, "crashed": "", **standing, **ranks, **scores, **others}


def crash(seed: int, error: str) -> Row:
    nothing = dict.fromkeys([name for name in columns("games", SEATS) if "_" in name])
    return {"seed": seed, "winner": "", "reason": "", "decisions": 9, "years": None, "steps": None} | {
        "crashed": error,
        **nothing,
    }


def turn(seed: int, number: int, year: int, step: int, **standing: int) -> Row:
    told = {f"standing_{seat}": standing.get(seat, 0) for seat in SEATS}
    return {"seed": seed, "turn": number, "year": year, "step": step, **told}


def use(seed: int, seat: str, kind: str, name: str, times: int = 1, in_vain: int = 0) -> Row:
    return {"seed": seed, "seat": seat, "kind": kind, "name": name, "times": times, "in_vain": in_vain}


def write(
    folder: Path,
    games: Sequence[Row],
    turns: Sequence[Row] = (),
    uses: Sequence[Row] = (),
    /,
    **run: Any,
) -> Path:
    """A folder as a run leaves it."""
    folder.mkdir(exist_ok=True)
    facts = {
        "game": "falling-sky",
        "rules": game_info("falling-sky").rules,
        "scenario": "great-revolt",
        "options": {"short": False, "solo": "standard"},
        "seats": dict.fromkeys(SEATS, "nonplayer"),
        "seed": 1,
        "games": len(games),
        "format": 1,
    }
    (folder / "run.json").write_text(json.dumps(facts | run), encoding="utf-8")
    for table, rows in (("games", games), ("turns", turns), ("uses", uses)):
        pl.DataFrame(list(rows), schema=columns(table, SEATS)).write_parquet(folder / f"{table}.parquet")
    finish(folder, len(games))
    return folder


def finish(folder: Path, games: int) -> None:
    """Write down last what the results are."""
    (folder / END).write_text(end_of(folder, games), encoding="utf-8")


def twenty(folder: Path) -> Path:
    """Twenty games: the Romans won 5, the Belgae 15; turns, Commands and Events in each."""
    games = [game(seed, "Romans" if seed <= 5 else "Belgae") for seed in range(1, 21)]
    turns = [
        turn(seed, 4 * year + step, year, step, Romans=seed + year, Belgae=-seed)
        for seed in range(1, 21)
        for year in (1, 2)
        for step in range(4)
    ]
    uses = [use(seed, seat, "command", "March", times=seed % 4 + 1) for seed in range(1, 21) for seat in SEATS]
    uses += [use(seed, "Romans", "command", "Build") for seed in range(1, 11)]
    uses += [use(seed, "Belgae", "event", f"{number} shaded") for number in range(1, 19) for seed in range(number, 20)]
    uses += [use(20, "Belgae", "event", "1 shaded", times=2, in_vain=1)]
    return write(folder, games, turns, uses)
