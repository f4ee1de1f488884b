"""Several processes on one database: what one of them does is heard at the others, and each may be asked anything."""

import asyncio
import os
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Any

import pytest

from alesia.server.room import Room
from tests.server.conftest import new_database
from tests.server.house import open_house, seat_four, wait_for
from tests.server.postgres import Postgres
from tests.server.serving import API, Client, Server, any_option, mine, running

PEOPLE = {"Romans": "me", "Arverni": "me", "Aedui": "me", "Belgae": "me"}
SOON = 20.0


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def servers(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Server, Server]]:
    """Two on the same database, for all tests that end neither."""
    folder = tmp_path_factory.mktemp("several")
    database = new_database(request, folder)
    with running(folder, database) as first, running(folder, database) as second:
        yield first, second
        assert "Traceback" not in first.log + second.log


def same_person(host: Client, server: Server) -> Client:
    client = server.client()
    client.cookies.update(host.cookies)
    return client


def answer(client: Client, table: str, random: Random) -> int:
    seen = client.turn(table)
    ask = random.choice(mine(seen))
    reply = client.answer(table, ask["seat"], seen["version"], any_option(ask, random))
    assert reply.status == 200, reply.body
    version: int = reply.json["version"]
    return version


def test_who_listens_at_one_hears_what_is_answered_at_the_other(servers: tuple[Server, Server]) -> None:
    """Answers, undos, and what they leave: the same as somebody sees who comes anew."""
    host, random = servers[0].client(), Random(1)
    table = host.create(**PEOPLE)
    other = same_person(host, servers[1])
    with other.listen(f"{API}/tables/{table}/stream") as events:
        heard = next(events).data
        for _ in range(8):
            version = answer(host, table, random)
            while heard["version"] < version:
                heard = next(events).data
        undone = host.undo(table, version)
        if undone.status == 200:
            while heard["version"] < undone.json["version"]:
                heard = next(events).data
    assert until(other, table, lambda seen: without_presence(seen) == without_presence(host.see(table)))


def until(client: Client, table: str, told: Callable[[Any], bool]) -> Any:
    """The table as soon as it is so: what one process has done, the other hears of a moment later."""
    end = time.monotonic() + SOON
    while not told(seen := client.see(table)):
        assert time.monotonic() < end, seen
        time.sleep(0.02)
    return seen


def without_presence(seen: Any) -> Any:
    return {**seen, "seats": [{**seat, "here": None} for seat in seen["seats"]]}


def test_who_listens_at_one_is_seen_to_be_there_at_the_other(servers: tuple[Server, Server]) -> None:
    host = servers[0].client()
    table = host.create(**PEOPLE)
    other = same_person(host, servers[1])
    with host.listen(f"{API}/tables/{table}/stream") as near, other.listen(f"{API}/tables/{table}/stream") as far:
        next(near)
        next(far)
        assert until(host, table, lambda seen: all(seat["here"] for seat in seen["seats"]))
    assert until(host, table, lambda seen: not any(seat["here"] for seat in seen["seats"]))


def test_a_line_is_led_from_any_process(servers: tuple[Server, Server]) -> None:
    host = servers[0].client()
    table, another = host.create(**PEOPLE), host.create(**PEOPLE)
    other = same_person(host, servers[1])
    with host.listen(f"{API}/stream?table={table}") as events:
        name = next(events).data["line"]
        assert next(event for event in events if event.kind == "whole").data["table"] == table
        assert other.post(f"{API}/stream/{name}", {"tables": [another]}).status == 200
        assert next(event for event in events if event.kind == "whole").data["table"] == another
    stranger = servers[1].client()
    stranger.create(**PEOPLE)
    refused = stranger.post(f"{API}/stream/{name}", {"tables": [another]})
    assert (refused.status, refused.refusal) == (404, "unknown_line")


def test_who_sits_down_at_one_has_his_seat_at_the_other(servers: tuple[Server, Server]) -> None:
    host = servers[0].client()
    table = host.create(**{**PEOPLE, "Aedui": "link"})
    key = next(seat["link"] for seat in host.see(table)["seats"] if seat["name"] == "Aedui").partition("#")[2]
    same_person(host, servers[1]).see(table)  # its room is open there
    friend = servers[0].client()
    for _ in range(2):
        assert friend.post(f"{API}/join", {"key": key}).status == 200
    until(same_person(friend, servers[1]), table, lambda seen: seats_of(seen) == ["Aedui"])


def seats_of(seen: Any) -> list[str]:
    """The seats that are the guest's own."""
    return [seat["name"] for seat in seen["seats"] if seat["mine"]]


def test_who_is_called_otherwise_at_one_is_so_at_the_other(servers: tuple[Server, Server]) -> None:
    """Also where the room of his table is open there alone; of those who look at it each is told."""
    host = servers[0].client()
    table = host.create(**PEOPLE)
    other = same_person(host, servers[1])
    with host.listen(f"{API}/tables/{table}/stream") as events:
        next(events)
        assert other.post(f"{API}/me", {"name": "Ambiorix"}).status == 200
        while "Ambiorix" not in str(next(events).data):
            pass


def test_a_browser_that_is_sent_away_at_one_hears_nothing_at_the_other(servers: tuple[Server, Server]) -> None:
    """Nor does the other know it any longer, whatever it remembers."""
    host, device = servers[0].client(), servers[1].client()
    table = host.create(**PEOPLE)
    key = host.post(f"{API}/me/key", {}).json["key"]
    assert device.post(f"{API}/come", {"account": key}).status == 200
    assert device.see(table)["seats"]
    with device.listen(f"{API}/tables/{table}/stream") as events:
        assert next(events).kind == "whole"
        assert host.post(f"{API}/me/alone", {}).status == 200
        for _ in events:
            pass
    assert device.get(f"{API}/tables/{table}").refusal == "unknown_table"
    assert host.see(table)["seats"]


def test_an_undo_is_asked_for_at_one_and_agreed_to_at_the_other(servers: tuple[Server, Server]) -> None:
    host, table, friend = with_a_friend(servers)
    version = until_the_friend_decides(host, friend, table)
    asked = host.undo(table, version)
    if asked.status == 409:  # the dice have fallen
        pytest.fail(f"another seed is needed: {asked.body!r}")
    assert asked.json["done"] is False
    until(friend, table, lambda seen: seen["undo"]["asked_by"] is not None)
    agreed = friend.post(f"{API}/tables/{table}/consent", {"agree": True})
    assert agreed.json == {"version": version + 1, "done": True}
    until(host, table, lambda seen: seen["version"] == version + 1)


def test_an_end_is_asked_for_at_one_and_agreed_to_at_the_other(servers: tuple[Server, Server]) -> None:
    """The first hears that the game is over, and answers no more."""
    host, table, friend = with_a_friend(servers)
    seat = seats_of(host.see(table))[0]
    asked = host.post(f"{API}/tables/{table}/end", {"seat": seat, "how": "draw"})
    assert asked.json["done"] is False
    until(friend, table, lambda seen: seen["end"]["asked_by"] == seat)
    assert friend.post(f"{API}/tables/{table}/end/consent", {"agree": True}).json["done"] is True
    seen = until(host, table, lambda seen: seen["result"] is not None)
    assert seen["asks"] == []


def test_who_reads_while_the_news_is_being_read_sees_it(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    catch_up = Room._catch_up

    async def reading(room: Room) -> None:
        await asyncio.sleep(0.5)
        await catch_up(room)

    with open_house(tmp_path, database=database) as first, open_house(tmp_path, database=database) as second:
        seated = seat_four(first)
        asked, table = seated.asked, seated.table
        asker, other = seated.people[asked], seated.others(asked)[0]
        version = asker.answer(table, asked, asker.see(table)["version"], "pass").json["version"]
        there = second.guest()
        there.cookie = other.cookie
        assert there.see(table)["version"] == version
        monkeypatch.setattr(Room, "_catch_up", reading)
        assert asker.undo(table, version).json["done"] is False
        wait_for(second.room(table).lock.locked)
        assert there.see(table)["undo"]["asked_by"] == asked


def with_a_friend(servers: tuple[Server, Server]) -> tuple[Client, str, Client]:
    """A host at one server, and a friend at the other who has the Aedui."""
    host, friend = servers[0].client(), servers[1].client()
    table = host.create(**{**PEOPLE, "Aedui": "link"})
    key = next(seat["link"] for seat in host.see(table)["seats"] if seat["name"] == "Aedui").partition("#")[2]
    for _ in range(2):
        assert friend.post(f"{API}/join", {"key": key}).status == 200
    return host, table, friend


def until_the_friend_decides(host: Client, friend: Client, table: str) -> int:
    """Answer with the first option that passes the turn on, until the friend is asked after an answer of the host."""
    mover, version = "", 0
    for _ in range(200):
        seen = until(host, table, asks_since(version))
        seat, version = seen["asks"][0]["seat"], seen["version"]
        if seat == "Aedui" and mover not in ("", "Aedui") and seen["undo"]["possible"]:
            return version
        who = friend if seat == "Aedui" else host
        ask = mine(until(who, table, asks_since(version)))[0]
        options = [each["option"] for each in ask["options"]]
        reply = who.answer(table, seat, version, "pass" if "pass" in options else options[0])
        assert reply.status == 200, reply.body
        mover, version = seat, reply.json["version"]
    raise AssertionError("the friend was never asked")


def asks_since(version: int) -> Callable[[Any], bool]:
    """Whether somebody is asked in a table of this version or a later one."""
    return lambda seen: bool(seen["asks"]) and seen["version"] >= version


# Workers of one server.


def children(server: Server) -> list[int]:
    found = Path(f"/proc/{server.process}/task/{server.process}/children").read_text()
    return [int(each) for each in found.split()]


def wait_for_children(server: Server, count: int, gone: int = 0) -> list[int]:
    """So many, and not this one: who was killed is among them until their parent has noticed."""
    end = time.monotonic() + SOON
    while len(found := children(server)) != count or gone in found:
        assert time.monotonic() < end, found
        time.sleep(0.05)
    return found


def test_a_worker_that_is_killed_is_replaced_and_all_goes_on(database: str, tmp_path: Path) -> None:
    with running(tmp_path, database, workers=2) as server:
        client, random = server.client(), Random(2)
        table = client.create(**PEOPLE)
        first = wait_for_children(server, 2)
        for victim in first:
            os.kill(victim, signal.SIGKILL)
            version = answer(client, table, random)
            assert client.see(table)["version"] == version
            wait_for_children(server, 2, gone=victim)
        assert not set(first) & set(children(server))
        assert "Traceback" not in server.log


def test_workers_end_in_order_when_their_parent_is_told_to_stop(tmp_path: Path) -> None:
    with running(tmp_path, workers=2, afresh=True) as server, ExitStack() as stack:
        client = server.client()
        table = client.create(**PEOPLE)
        events = [stack.enter_context(client.listen(f"{API}/tables/{table}/stream")) for _ in range(4)]
        for each in events:
            assert next(each).kind == "whole"
        workers = wait_for_children(server, 2)
        os.kill(server.process, signal.SIGTERM)
        for each in events:
            assert all(event.kind == "change" for event in each)  # until it ends, in order and not cut
        assert server.wait() == 0
        assert not any(Path(f"/proc/{worker}").exists() for worker in workers)
        assert "Traceback" not in server.log


def test_workers_end_when_their_parent_is_killed(tmp_path: Path) -> None:
    with running(tmp_path, workers=2, afresh=True) as server:
        server.client().create(**PEOPLE)
        workers = wait_for_children(server, 2)
        os.kill(server.process, signal.SIGKILL)
        end = time.monotonic() + SOON
        while any(_is_running(worker) for worker in workers):
            assert time.monotonic() < end
            time.sleep(0.05)


def _is_running(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def test_letters_are_kept_where_the_database_knows_none(a_postgres: Postgres, tmp_path: Path) -> None:
    """PostgreSQL set up without an encoding: what one process writes is read, and heard, at another."""
    database, said = a_postgres.new_database("SQL_ASCII"), "Vercingétorix à Gergovie"
    with running(tmp_path, database) as first, running(tmp_path, database) as second:
        host = first.client()
        table = host.create(**PEOPLE)
        other = same_person(host, second)
        with other.listen(f"{API}/tables/{table}/stream") as events:
            next(events)
            assert host.post(f"{API}/tables/{table}/talk", {"text": said}).status == 200
            while not other.get(f"{API}/tables/{table}/talk?after=0").json:
                next(events)
        assert [each["text"] for each in other.get(f"{API}/tables/{table}/talk?after=0").json] == [said]
        assert "Traceback" not in first.log + second.log
