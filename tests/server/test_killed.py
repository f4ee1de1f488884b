"""Nothing that the server has acknowledged is ever lost, however it ends.

A longer run: ``python -m tests.server.soak --kills 100``, and the same with ``--db postgres``; with workers of which
one is killed, or with the database killed: ``python -m tests.server.siege``.
"""

from pathlib import Path
from random import Random

from tests.server.postgres import postgres
from tests.server.serving import Client, running
from tests.server.siege import SOON, WORKERS, Siege
from tests.server.soak import Storm, check_same_game

KILLS = 2


def test_kills_under_load_lose_no_acknowledged_answer_and_break_no_game(database: str, tmp_path: Path) -> None:
    with running(tmp_path, database) as server:
        storm = Storm(server, seed=1)
        with storm.blowing():
            for _ in range(KILLS):
                storm.strike()
            storm.wait_for_all()
        storm.check()
        for stored in storm.games():
            check_same_game(stored)
        assert "Traceback" not in server.log


def test_a_game_with_undos_is_the_same_after_a_kill(database: str, tmp_path: Path) -> None:
    with running(tmp_path, database) as server:
        client = server.client()
        table = client.create(Romans="me", Arverni="me", Aedui="me", Belgae="me")
        play_with_undos(client, table)
        before = client.see(table)
        server.restart()
        assert client.see(table) == before


def play_with_undos(client: Client, table: str) -> None:
    """Answer at random, and take answers back wherever that is possible."""
    random, undone = Random(3), 0
    for _ in range(15):
        client.play(table, 3, random)
        seen = client.see(table)
        if seen["undo"]["possible"]:
            assert client.undo(table, seen["version"]).json == {"version": seen["version"] + 1, "done": True}
            undone += 1
    assert undone > 3


def test_a_worker_that_is_killed_takes_nothing_along_and_streams_are_back_soon(database: str, tmp_path: Path) -> None:
    with running(tmp_path, database, workers=WORKERS) as server:
        siege = Siege(server, seed=2)
        with siege.blowing():
            for _ in range(2):
                siege.kill_a_worker()
            siege.wait_for_all()
        siege.check_games()
        assert siege.longest_gap < SOON


def test_a_database_that_is_killed_takes_nothing_along(tmp_path: Path) -> None:
    with postgres() as database, running(tmp_path, database.new_database(), workers=WORKERS) as server:
        siege = Siege(server, seed=3)
        with siege.blowing():
            siege.kill_the_database(database)
            siege.wait_for_all()
        siege.check_games()
        assert siege.longest_gap < SOON
