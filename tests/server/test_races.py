"""Two people answer at once: exactly one answer counts, with one server and with two on the same database."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from threading import Barrier
from typing import Any

from tests.server.serving import Client, Reply, Server, any_option, mine, running
from tests.server.soak import check_same_game, check_sound, read_game

PEOPLE = {"Romans": "me", "Arverni": "me", "Aedui": "me", "Belgae": "me"}
AGENTS = {"Romans": "nonplayer", "Arverni": "nonplayer", "Aedui": "nonplayer", "Belgae": "me"}


class Race:
    """Two guests who hold the same seats, each at a server."""

    def __init__(self, servers: tuple[Server, Server], seats: dict[str, str]) -> None:
        host = servers[0].client()
        self._database = servers[0].database
        self._random = Random(5)
        self.table = host.create(**seats)
        self.guests = [_same_person(host, server) for server in servers]

    def run(self) -> tuple[Client, Client]:
        """Both answer the same question at the same moment; returns who won and who lost."""
        seen = self.seen_by_both()
        ask = self._random.choice(mine(seen))
        options = self._two_of(ask)
        replies = self._post(ask["seat"], seen["version"], options)
        assert sorted(reply.status for reply in replies) == [200, 409]
        winner = [reply.status for reply in replies].index(200)
        assert replies[1 - winner].refusal == "stale"
        self.check_written(seen["version"], options[winner], replies[winner].json["version"])
        return self.guests[winner], self.guests[1 - winner]

    def seen_by_both(self) -> Any:
        first = self.guests[0].turn(self.table)
        assert self.guests[1].turn(self.table) == first
        return first

    def answer(self, guest: Client) -> Reply:
        """One of them answers what he sees."""
        seen = guest.turn(self.table)
        ask = self._random.choice(mine(seen))
        return guest.answer(self.table, ask["seat"], seen["version"], any_option(ask, self._random))

    def check_written(self, number: int, option: str, version: int) -> None:
        rows = read_game(self._database, self.table).answers
        assert rows[number].answer == option
        assert [row.number for row in rows] == list(range(version))

    def check_game(self) -> None:
        stored = read_game(self._database, self.table)
        check_sound(stored)
        check_same_game(stored)

    def _two_of(self, ask: Any) -> list[str]:
        """Different answers, if there are."""
        options = [option["option"] for option in ask["options"]]
        return self._random.sample(options, 2) if len(options) > 1 else options * 2

    def _post(self, seat: str, version: int, options: list[str]) -> list[Reply]:
        start = Barrier(2)

        def post(guest: Client, option: str) -> Reply:
            start.wait()
            return guest.answer(self.table, seat, version, option)

        with ThreadPoolExecutor(2) as pool:
            return list(pool.map(post, self.guests, options))


def _same_person(host: Client, server: Server) -> Client:
    client = server.client()
    client.cookies.update(host.cookies)
    return client


def test_of_two_answers_at_once_exactly_one_wins(database: str, tmp_path: Path) -> None:
    with running(tmp_path, database) as server:
        race = Race((server, server), PEOPLE)
        for _ in range(40):
            race.run()
        race.check_game()
        assert "Traceback" not in server.log


def test_of_two_answers_at_two_servers_exactly_one_wins_and_both_tables_go_on(database: str, tmp_path: Path) -> None:
    """Whoever answers next has heard of it, at whichever server."""
    with running(tmp_path, database) as first, running(tmp_path, database) as second:
        race = Race((first, second), PEOPLE)
        for _ in range(10):
            for guest in race.run():
                assert race.answer(guest).status == 200
        race.seen_by_both()
        race.check_game()
        assert "Traceback" not in first.log + second.log


def test_two_servers_have_the_same_nonplayers_and_one_of_them_thinks(database: str, tmp_path: Path) -> None:
    with running(tmp_path, database) as first, running(tmp_path, database) as second:
        race = Race((first, second), AGENTS)
        for _ in range(3):
            for guest in race.guests:
                race.seen_by_both()
                assert race.answer(guest).status == 200
        race.check_game()
        assert "Traceback" not in first.log + second.log
