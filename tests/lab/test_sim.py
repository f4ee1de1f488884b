"""What a run writes down of a game is what happened in it."""

from collections import Counter
from pathlib import Path

import polars as pl
import pytest

import alesia
from alesia.games import find
from alesia.kernel.errors import BadOption, UnknownName
from alesia.lab.job import CHUNK, Job, make_job
from alesia.lab.playing import Part, play_chunk, play_game
from alesia.lab.results import TABLES, columns, write_results
from alesia.table import Past

GAMES = ("falling-sky", "gallic-war", "rome-vs-gaul")
KINDS = {
    "falling-sky": {"command", "ability", "event", "action"},
    "gallic-war": {"action", "card", "battle"},
    "rome-vs-gaul": {"card", "event", "action"},
}


def job(game: str, games: int = 2, **seats: str) -> Job:
    return make_job(game, None, {}, seats, 3, games, records=True)


def one_part(game: str) -> Part:
    [chunk] = job(game).chunks()
    return play_chunk(chunk)


# ---- rows


@pytest.mark.parametrize("game", GAMES)
def test_the_row_of_a_game_tells_how_it_ended(game: str) -> None:
    seats = find(game).seats
    table = alesia.new(game, seed=3, seats=dict.fromkeys(seats, "random"))
    row = dict(zip(columns("games", seats), play_game(job(game), 3).row, strict=True))

    assert table.result is not None
    assert row["winner"] == "+".join(table.result.winners)
    assert (row["seed"], row["reason"], row["decisions"]) == (3, table.result.reason, table.decisions)
    assert row["crashed"] == ""
    for place, rank in enumerate(table.result.ranking, start=1):
        assert {(row[f"rank_{seat}"], row[f"score_{seat}"]) for seat in rank.seats} == {(place, rank.score)}


@pytest.mark.parametrize("game", GAMES)
def test_the_turns_tell_how_the_seats_stood(game: str) -> None:
    """The same as the past of the record, which is found by replaying it."""
    part, seats = one_part(game), find(game).seats
    record = alesia.Record.from_text(part.records[4])
    told = [dict(zip(seats, row[4:], strict=True)) for row in part.turns if row[0] == 4]

    assert told == [standing.margins for standing in Past(record).standings()]
    assert [row[1] for row in part.turns if row[0] == 4] == list(range(len(told)))
    [end] = [dict(zip(columns("games", seats), row, strict=True)) for row in part.games if row[0] == 4]
    assert told[-1] == {seat: end[f"standing_{seat}"] for seat in seats}


def test_time_is_counted_in_years_and_cards() -> None:
    """A year of Falling Sky begins with its card 0 and ends with its Winter; all cards played are steps."""
    part = one_part("falling-sky")
    for seed, winner, _, _, years, steps, *_ in part.games:
        table = alesia.replay(alesia.Record.from_text(part.records[int(seed or 0)]))
        times = [(row[2], row[3]) for row in part.turns if row[0] == seed]
        winters = sum(entry.key == "winter" for entry in table.log)
        assert winner
        assert years == winters == times[-1][0]
        assert times == sorted(times)
        assert {(year, 0) for year in range(1, winters + 1)} <= set(times)
        assert steps == sum(entry.key == "card" for entry in table.log) == len(set(times))


def test_time_is_counted_in_turns_and_rounds() -> None:
    """A turn of the Gallic War has a deal (0), five rounds and its end (6)."""
    [chunk] = job("gallic-war", games=4).chunks()
    part = play_chunk(chunk)
    whole = [row[0] for row in part.games if row[2] in ("points", "draw")]

    assert whole
    for seed in whole:
        times = {(row[2], row[3]) for row in part.turns if row[0] == seed}
        assert times == {(turn, step) for turn in range(1, 9) for step in range(7)}


@pytest.mark.parametrize("game", GAMES)
def test_what_was_used_is_counted_from_the_log(game: str) -> None:
    part = one_part(game)
    table = alesia.replay(alesia.Record.from_text(part.records[3]))
    uses = [use for entry in table.log if (use := table.game.use_of(entry)) is not None]
    told = {(row[1], row[2], row[3]): (row[4], row[5]) for row in part.uses if row[0] == 3}
    vain = Counter(use[:3] for use in uses if use.in_vain)

    assert told == {what: (n, vain[what]) for what, n in Counter(use[:3] for use in uses).items()}
    assert KINDS[game] <= {use.kind for use in uses}


def test_the_uses_of_falling_sky_have_the_names_of_the_rulebook() -> None:
    part = one_part("falling-sky")
    names = {str(row[2]): {str(each[3]) for each in part.uses if each[2] == row[2]} for row in part.uses}

    assert {"Rally", "March", "Battle"} <= names["command"]
    assert {"Suborn", "Trade"} <= names["ability"]
    assert names["action"] == {"Pass"}
    assert all(name.split()[0].isdigit() and name.split()[1] in ("shaded", "unshaded") for name in names["event"])


def test_non_players_leave_their_boxes() -> None:
    [chunk] = job("falling-sky", games=1, **dict.fromkeys(find("falling-sky").seats, "nonplayer")).chunks()
    boxes = play_chunk(chunk).boxes

    assert sum(boxes["B1"]) > 0
    assert list(boxes) == sorted(boxes)


# ---- jobs


def test_a_job_is_divided_without_regard_to_who_works() -> None:
    quick, own = job("falling-sky", games=25), job("falling-sky", games=3)._replace(seats={"Romans": "mine:Own"})

    assert [(chunk.first, chunk.games) for chunk in quick.chunks()] == [(3, CHUNK), (3 + CHUNK, CHUNK), (23, 5)]
    assert [chunk.games for chunk in own.chunks()] == [1, 1, 1]
    assert [seed for chunk in quick.chunks() for seed in chunk.seeds] == list(range(3, 28))


def test_the_largest_job_has_its_first_chunk_at_once() -> None:
    many = job("falling-sky", games=10_000_000)

    assert next(many.chunks()).first == 3
    assert many.chunk(many.starts[-1]).seeds[-1] == 10_000_002


def test_a_job_is_known_by_all_but_the_number_of_its_games() -> None:
    one = job("falling-sky")

    assert one.mark() == one._replace(games=99).mark()
    assert one.mark() != one._replace(seed=4).mark()
    assert one.mark() != one._replace(seats=one.seats | {"Romans": "nonplayer"}).mark()


@pytest.mark.parametrize(
    ("seats", "error"),
    [({"Romans": "human"}, BadOption), ({"Gauls": "random"}, UnknownName), ({"Romans": "nowhere:Own"}, UnknownName)],
)
def test_a_job_that_cannot_be_played_is_refused(seats: dict[str, str], error: type[Exception]) -> None:
    with pytest.raises(error, match=next(iter(seats.values())) if "Gauls" not in seats else "Gauls"):
        make_job("falling-sky", None, {}, seats, 1, 1)


# ---- tables


@pytest.mark.parametrize("game", GAMES)
def test_parquet_and_csv_say_the_same(game: str, tmp_path: Path) -> None:
    write_results(tmp_path, [one_part(game)], find(game).seats)

    for table in TABLES:
        frame = pl.read_parquet(tmp_path / f"{table}.parquet")
        assert frame.height > 0
        assert frame.columns == list(columns(table, find(game).seats))
        assert frame["seed"].is_sorted()
        read = pl.read_csv(tmp_path / f"{table}.csv", schema=frame.schema)
        assert read.equals(frame)
