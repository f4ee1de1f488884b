"""Rooms are closed when nothing happens in them: nobody notices, and of one table there is never more than one room."""

import asyncio
import gc
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from alesia.kernel.ask import Ask, Option
from alesia.players import RandomAgent, View
from alesia.server import tables, thinking
from alesia.server.hearing import TableLine, Who
from alesia.server.recent import Recent
from alesia.server.room import Room
from alesia.server.storage import open_engine
from alesia.server.tables import Tables
from tests.server.house import Guest, House, Json, open_house, seat_four, wait_for
from tests.server.serving import any_option, mine

AGENTS = {"Romans": "me", "Arverni": "random", "Aedui": "random", "Belgae": "random"}


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    """One where rooms rest for a moment only."""
    monkeypatch.setattr(tables, "REST", 0.02)
    monkeypatch.setattr(tables, "ROUND", 0.005)
    with open_house(tmp_path) as found:
        yield found


def is_closed(house: House, table: str) -> bool:
    return table not in house.tables._rooms


def rooms_in_memory() -> int:
    gc.collect()
    return sum(type(each) is Room for each in gc.get_objects())


def answer(guest: Guest, table: str, random: Random) -> Json:
    """Answer at random; returns the table as it is then."""
    seen = guest.asked(table)
    ask = random.choice(mine(seen))
    reply = guest.answer(table, ask["seat"], seen["version"], any_option(ask, random))
    assert reply.status == 200, reply.body
    return guest.asked(table)


# When rooms are closed.


def test_a_room_in_which_nothing_happens_is_closed_and_its_table_is_the_same_afterwards(house: House) -> None:
    guest, random, before = house.guest(), Random(1), rooms_in_memory()
    table = guest.create(seats=AGENTS)
    for _ in range(4):
        seen = answer(guest, table, random)
        wait_for(lambda: is_closed(house, table))
        assert guest.see(table) == seen
    wait_for(lambda: is_closed(house, table))
    wait_for(lambda: rooms_in_memory() == before)


def test_a_room_is_open_as_long_as_somebody_listens(house: House) -> None:
    guest, random = house.guest(), Random(2)
    table = guest.create()
    with guest.stream(table) as stream:
        stream.next()
        room = house.room(table)
        wait_for(lambda: room.rested > 5 * tables.REST)
        assert house.room(table) is room
        seen = answer(guest, table, random)
        assert stream.until(lambda heard: bool(heard["version"] == seen["version"])) == seen
    wait_for(lambda: is_closed(house, table))


def test_what_was_made_for_those_who_listen_is_let_go_when_nothing_happens(house: House) -> None:
    """The past that somebody looked into, and the changes that were told; both are there again when they are needed."""
    guest, random = house.guest(), Random(3)
    table = guest.create()
    with guest.stream(table) as stream:
        stream.next()
        for _ in range(3):
            seen = answer(guest, table, random)
            assert stream.until(lambda heard, now=seen: bool(heard["version"] == now["version"])) == seen
            points = guest.get(f"/tables/{table}/standing").json["points"]
            wait_for(lambda: not house.room(table).scene._made and house.room(table)._past is None)
            assert guest.get(f"/tables/{table}/standing").json["points"] == points


def test_a_game_that_agents_play_is_played_to_its_end_though_nobody_listens(house: House) -> None:
    guest = house.guest()
    table = guest.create(scenario="great-revolt", seats=dict.fromkeys(AGENTS, "random"))
    wait_for(lambda: is_closed(house, table))
    assert house.rows(table)
    assert guest.see(table)["result"] is not None


def test_too_many_rooms_are_closed_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """First those to which nobody has come for longest; those in which somebody listens stay open."""
    monkeypatch.setattr(tables, "OPEN_ROOMS", 3)
    with open_house(tmp_path) as house:
        guest = house.guest()
        heard, *others = [guest.create() for _ in range(3)]
        with guest.stream(heard) as stream:
            stream.next()
            for table in (*others, others[0]):
                guest.asked(table)
            guest.create()
            assert [is_closed(house, table) for table in (heard, *others)] == [False, False, True]


def test_a_table_that_cannot_go_on_is_left_to_whoever_comes_next(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "PAUSE", 0.01)
    monkeypatch.setattr(thinking, "LONGEST_PAUSE", 0.02)
    decide, broken = RandomAgent.decide, True

    def fail(agent: RandomAgent, view: View, ask: Ask) -> Option:
        if broken:
            raise RuntimeError("a mistake in the rules")
        return decide(agent, view, ask)

    monkeypatch.setattr(RandomAgent, "decide", fail)
    guest = house.guest()
    table = guest.create(scenario="great-revolt", seats=dict.fromkeys(AGENTS, "random"))
    wait_for(lambda: is_closed(house, table))
    broken = False
    assert wait_for(lambda: guest.see(table)["result"])


# What is not in the database.


def test_an_undo_that_was_asked_for_is_still_asked_for_when_the_room_is_opened_again(house: House) -> None:
    seated = seat_four(house)
    asked = seated.asked
    asker, others = seated.people[asked], seated.others(asked)
    version = asker.answer(seated.table, asked, asker.see(seated.table)["version"], "pass").json["version"]
    assert asker.undo(seated.table, version).json == {"version": version, "done": False}
    for other in others:
        wait_for(lambda: is_closed(house, seated.table))
        assert other.see(seated.table)["undo"]["asked_by"] == asked
        done = other.post(f"/tables/{seated.table}/consent", {"agree": True}).json
    assert done == {"version": version + 1, "done": True}
    wait_for(lambda: is_closed(house, seated.table))
    assert not asker.see(seated.table)["undo"]["waiting"]


def test_an_undo_that_somebody_did_not_agree_to_is_not_asked_for_again(house: House) -> None:
    seated = seat_four(house)
    asked = seated.asked
    asker, other = seated.people[asked], seated.others(asked)[0]
    version = asker.answer(seated.table, asked, asker.see(seated.table)["version"], "pass").json["version"]
    asker.undo(seated.table, version)
    other.post(f"/tables/{seated.table}/consent", {"agree": False})
    wait_for(lambda: is_closed(house, seated.table))
    assert other.see(seated.table)["undo"]["asked_by"] is None


def test_a_choice_in_secret_counts_though_the_room_was_closed_since_the_other_chose(house: House) -> None:
    guest = house.guest()
    table = guest.create(game="gallic-war")
    seen = wait_for(lambda: found if len((found := guest.see(table))["asks"]) == 2 else None)
    first, second = seen["asks"]
    for ask in (first, second):
        option = ask["options"][0]["option"]
        assert guest.answer(table, ask["seat"], seen["version"], option).status == 200
        wait_for(lambda: is_closed(house, table))
    assert len(guest.see(table)["view"]["played"]) == 2


def test_people_who_were_forgotten_are_known_by_the_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "KNOWN_PEOPLE", 2)
    with open_house(tmp_path) as house:
        guests = [house.guest() for _ in range(4)]
        own = [guest.create() for guest in guests]
        for guest, table in zip(guests, own, strict=True):
            assert [line["id"] for line in guest.get("/tables").json] == [table]
        assert len(house.tables._people) == 2


def test_the_oldest_is_forgotten_when_there_is_too_much() -> None:
    recent: Recent[str, int] = Recent(2)
    for number, name in enumerate(("one", "two", "one", "three")):
        recent.put(name, number)
    assert [recent.get(name) for name in ("one", "two", "three")] == [2, None, 3]
    recent.drop("one")
    recent.drop("four")
    assert (recent.get("one"), len(recent)) == (None, 1)


# One table, one room.


def test_who_was_on_his_way_when_the_room_was_closed_is_where_those_are_who_come_later(tmp_path: Path) -> None:
    version, heard = asyncio.run(close_the_door_before_him(tmp_path))
    assert f"id: {version}".encode() in heard


async def close_the_door_before_him(folder: Path) -> tuple[int, bytes]:
    """The version after the answer of one who came later, and what he hears who was there before."""
    house = Tables(open_engine(f"sqlite:///{folder}/tables.db"))
    person, _ = await house.new_person()
    address = (await house.create(person, "falling-sky", None, {}, {})).address
    early = await settled(house, address)
    house._close(early)
    assert not house._rooms
    late = await settled(house, address)
    assert late is early
    line = TableLine(Who(person, None), early, None).events()
    await anext(line)
    guest = late.guest(person)
    assert guest is not None
    ask = late.scene.still.asks[0]
    version = await late.answer(guest, ask.who, late.version, str(ask.options[0]))
    heard = await anext(line)
    await line.aclose()
    await house.close()
    return version, heard


async def settled(house: Tables, address: str) -> Room:
    room = await house.room(address)
    while room.thinking.task is not None:
        await room.thinking.task
    return room


def test_people_at_a_table_whose_room_is_closed_at_every_moment_are_at_one_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All who come at once find the same room, whatever is closed meanwhile; every answer to what one saw counts."""
    monkeypatch.setattr(tables, "REST", 0.0)
    monkeypatch.setattr(tables, "ROUND", 0.0)
    rooms, laid = asyncio.run(come_and_go(tmp_path))
    assert rooms == [1] * 40
    assert laid > 10


async def come_and_go(folder: Path) -> tuple[list[int], int]:
    """How many rooms four who came at once were in, each time; and how often the table was laid."""
    house, random = Tables(open_engine(f"sqlite:///{folder}/tables.db")), Random(7)
    person, _ = await house.new_person()
    address = (await house.create(person, "falling-sky", None, {}, AGENTS)).address
    lay, laid = house._lay, []

    async def lay_and_count(address: str) -> Room:
        laid.append(address)
        return await lay(address)

    house._lay = lay_and_count  # type: ignore[method-assign]
    rooms = []
    for _ in range(40):
        await settled(house, address)
        come = await asyncio.gather(*[enter(house, address, person, random.random() / 50) for _ in range(4)])
        rooms.append(len({id(each) for each in come}))
        room = come[0]
        guest, asks = room.guest(person), [ask for ask in room.scene.still.asks if ask.who == "Romans"]
        assert guest is not None
        if asks:
            await room.answer(guest, "Romans", room.version, str(random.choice(asks[0].options)))
        del come, room
        await asyncio.sleep(0.01)
    await house.close()
    return rooms, len(laid)


async def enter(house: Tables, address: str, person: int, after: float) -> Any:
    await asyncio.sleep(after)
    room, _ = await house.enter(address, person, None)
    await asyncio.sleep(0.02)
    return room
