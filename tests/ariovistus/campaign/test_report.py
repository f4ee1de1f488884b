"""The report of runs of The Gallic War: two seats of one person, each with a part in one half alone."""

import polars as pl

from alesia.lab.report import analyse, page
from alesia.lab.report.folder import Results, Run
from alesia.lab.report.naming import Names
from alesia.lab.report.tables import course, finals, win_rates
from alesia.lab.results import columns
from tests.ariovistus.campaign.playing import GAME

SEATS = ("Romans", "Germans", "Aedui", "Belgae", "Arverni")
RUN = Run(GAME, "1", "the-gallic-war", {}, dict.fromkeys(SEATS, "random"), 1, 4)


def standing(part: str) -> dict[str, int | None]:
    """As in a half in which this one of the two has a part."""
    idle = {"Germans", "Arverni"} - {part}
    return {f"standing_{seat}": None if seat in idle else -1 for seat in SEATS}


def game(seed: int, winner: str, last: str) -> dict[str, object]:
    head = {
        "seed": seed,
        "winner": winner,
        "reason": "threshold",
        "decisions": 9,
        "years": 4,
        "steps": 9,
        "crashed": "",
    }
    ranks = {f"{what}_{seat}": None for what in ("rank", "score") for seat in SEATS}
    return head | {"crashed": ""} | standing(last) | ranks


def turn(seed: int, year: int, part: str) -> dict[str, object]:
    return {"seed": seed, "turn": year, "year": year, "step": 0, **standing(part)}


def results() -> Results:
    """Four games: the Germans won one, the Arverni one, the Romans one in each half."""
    ends = [("Germans", "Germans"), ("Romans", "Germans"), ("Arverni", "Arverni"), ("Romans", "Arverni")]
    games = [game(seed, *end) for seed, end in enumerate(ends)]
    turns = [turn(seed, year, part) for seed in range(4) for year, part in ((1, "Germans"), (4, "Arverni"))]
    used = [(seed, "Germans", "command", "Rally", 1, 0) for seed in range(4)]
    uses = pl.DataFrame(used, schema=["seed", "seat", "kind", "name", "times", "in_vain"], orient="row")
    frames = [pl.DataFrame(rows, schema=columns(name, SEATS)) for name, rows in (("games", games), ("turns", turns))]
    return Results(RUN, *frames, uses)


def test_a2_1a_wins_are_told_by_half_and_summed_by_person() -> None:
    """Each seat has its own row, and the person one more; four play, not five."""
    report = analyse(results())
    rows = {row[0]: row[2] for row in win_rates(report, Names(RUN)).rows}
    assert rows == {"Romans": "2", "Germans": "1", "Aedui": "0", "Belgae": "0", "Arverni": "1"} | {
        "Germans, then Arverni": "2"
    }
    assert report.players == 4
    assert "Germains, puis Arvernes" in [row[0] for row in win_rates(report, Names(RUN, "fr")).rows]


def test_a2_1a_margins_are_of_the_half_in_which_a_seat_has_a_part() -> None:
    """No figure stands for nothing, neither at the end nor at the start of a year."""
    report, names = analyse(results()), Names(RUN)
    assert [sum(seat.finals.values()) for seat in report.seats] == [4, 2, 4, 4, 2]
    assert [row[0] for row in finals(report, names).rows] == list(SEATS)
    first, fourth = course(report, names).rows
    assert (first[-1], fourth[3]) == ("–", "–")
    assert "–" not in (first[3], fourth[-1])
    assert "Arverni" in page(report)


def test_a2_1a_a_seat_without_any_part_is_left_out() -> None:
    """All games were decided in the first half."""
    whole = results()
    early = whole._replace(games=whole.games.head(2), turns=whole.turns.filter(pl.col("year") == 1))
    report = analyse(early)
    assert "Arverni" not in [row[0] for row in finals(report, Names(RUN)).rows]
    assert page(report)
    assert report.seats[4].finals == {}
