"""Nothing that the server has acknowledged is ever lost, however it ends.

A longer run: ``python -m tests.server.soak --kills 100``, and the same with ``--db postgres``.
"""

from pathlib import Path
from random import Random

from tests.server.serving import Client, running
from tests.server.soak import Storm, check_same_game

KILLS = 5


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
