"""The stream: who listens knows at any time exactly what he would see if he looked."""

import asyncio
import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest

from alesia.server.hearing import TableLine, Who, whole
from alesia.server.payload import Guest as Guests
from alesia.server.room import Room
from alesia.server.scene import encode
from alesia.server.storage import open_engine
from alesia.server.tables import Tables
from tests.server.house import Guest, House, Json, Stream, changed, join, open_house, seat_four, wait_for

SMALL = 4096  # bytes of a buffer that is soon full
SCENARIOS = ("great-revolt", "reconquest-of-gaul", "pax-gallica")
WITH_AGENTS = {"Romans": "me", "Arverni": "random", "Aedui": "nonplayer", "Belgae": "random"}


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    with open_house(tmp_path) as found:
        yield found


def act(guest: Guest, table: str, seen: Json, random: Random) -> Json:
    """Answer at random, now and then take back instead; returns the table as it is then."""
    if seen["undo"]["possible"] and random.random() < 0.3:
        assert guest.undo(table, seen["version"]).json["done"] is True
    else:
        ask = random.choice([ask for ask in seen["asks"] if ask["mine"]])
        option = random.choice(ask["options"])["option"]
        assert guest.answer(table, ask["seat"], seen["version"], option).status == 200
    return guest.see(table)


def reached(version: int) -> Callable[[Json], bool]:
    return lambda table: bool(table["version"] == version)


# What is heard is what is seen.


def test_first_comes_the_whole_table(house: House) -> None:
    guest = house.guest()
    table = guest.create()
    guest.asked(table)
    with guest.stream(table) as stream:
        event = stream.next()
        seen = guest.asked(table)

    assert stream.headers["content-type"].startswith("text/event-stream")
    assert (event.kind, event.id, event.data) == ("whole", str(seen["version"]), seen)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_changes_lead_to_what_is_seen_over_a_game_with_undos(house: House, scenario: str) -> None:
    """One person has all seats; the eyes by which the table is seen change with the seat that is asked."""
    guest, random, undone = house.guest(), Random(scenario), 0
    table = guest.create(scenario=scenario)
    seen = guest.asked(table)
    with guest.stream(table) as stream:
        for _ in range(80):
            before, seen = seen, act(guest, table, seen, random)
            undone += seen["decisions"] < before["decisions"]
            assert stream.until(reached(seen["version"])) == seen
    assert {event.kind for event in stream.events[1:]} == {"change"}
    assert undone > 5


def test_everybody_hears_what_he_himself_would_see(house: House) -> None:
    """The host who looks on, four people, and a spectator, all listening at once."""
    seated, random = seat_four(house), Random(3)
    watcher = join(house, next(iter(seated.people.values())).see(seated.table)["watch_link"])
    guests = [seated.host, watcher, *seated.people.values()]
    for _ in range(2):
        with listening(guests, seated.table) as streams:
            for _ in range(25):
                asked = seated.people[seated.asked]
                seen = act_alone(asked, seated.table, random)
                for guest, stream in zip(guests, streams, strict=True):
                    assert stream.until(reached(seen["version"])) == guest.see(seated.table)


def act_alone(guest: Guest, table: str, random: Random) -> Json:
    """Answer at random, and do not ask the others for anything."""
    seen = guest.see(table)
    return act(guest, table, {**seen, "undo": {"possible": False}}, random)


@contextmanager
def listening(guests: list[Guest], table: str) -> Iterator[list[Stream]]:
    """Several who listen at once."""
    with ExitStack() as stack:
        yield [stack.enter_context(guest.stream(table)) for guest in guests]


def test_who_looks_from_a_certain_seat_goes_on_doing_so(house: House) -> None:
    guest, random = house.guest(), Random(5)
    table = guest.create()
    seen = guest.asked(table)
    with guest.stream(table, "Belgae") as stream:
        for _ in range(30):
            seen = act(guest, table, seen, random)
            assert stream.until(reached(seen["version"])) == guest.see(table, "Belgae")


def test_agents_are_heard_at_work_and_the_end_of_the_game_too(house: House) -> None:
    guest, random = house.guest(), Random(6)
    table = guest.create(scenario="great-revolt", seats=WITH_AGENTS)
    with guest.stream(table) as stream:
        while not (seen := guest.asked(table))["result"]:
            assert stream.until(reached(seen["version"])) == seen
            act_shortly(guest, table, seen, random)
        assert stream.until(reached(seen["version"])) == seen
    assert seen["result"]["winners"]


def act_shortly(guest: Guest, table: str, seen: Json, random: Random) -> None:
    """Mostly pass or stop, so that the game is soon over."""
    ask = next(ask for ask in seen["asks"] if ask["mine"])
    weights = [5.0 if choice["verb"] in ("pass", "done") else 1.0 for choice in ask["options"]]
    option = random.choices(ask["options"], weights)[0]["option"]
    assert guest.answer(table, ask["seat"], seen["version"], option).status == 200


# People come, agree, and go.


def test_who_listens_hears_of_a_wish_to_take_back_and_of_its_end(house: House) -> None:
    seated = seat_four(house)
    asked = seated.asked
    asker, other = seated.people[asked], seated.others(asked)[0]
    version = asker.answer(seated.table, asked, asker.see(seated.table)["version"], "pass").json["version"]
    with other.stream(seated.table) as stream:
        asker.undo(seated.table, version)
        assert stream.until(lambda table: table["undo"]["asked_by"] == asked) == other.see(seated.table)
        other.post(f"/tables/{seated.table}/consent", {"agree": False})
        assert stream.until(lambda table: table["undo"]["asked_by"] is None) == other.see(seated.table)


def test_the_host_hears_that_a_seat_is_taken(house: House) -> None:
    host = house.guest()
    table = host.create(seats={"Aedui": "link"})
    links = {seat["name"]: seat["link"] for seat in laid(host, table)["seats"]}
    with host.stream(table) as stream:
        stream.next()
        join(house, links["Aedui"])
        stream.next()
        assert stream.table == host.see(table)
    assert all(seat["taken"] for seat in stream.table["seats"])


def laid(guest: Guest, table: str) -> Json:
    """The table as soon as somebody is asked something."""
    return wait_for(lambda: seen if (seen := guest.see(table))["asks"] else None)


@pytest.mark.parametrize("first", [None, "Romans"])
def test_who_takes_a_seat_while_he_listens_sees_by_its_eyes_from_then_on(house: House, first: str | None) -> None:
    """Also what has not changed by that: his page knew the table from elsewhere."""
    seated = seat_four(house)
    seats = {seat: key_of(guest.see(seated.table), seat) for seat, guest in seated.people.items()}
    watch = seated.host.see(seated.table)["watch_link"]
    guest = join(house, watch if first is None else seats[first])
    with guest.stream(seated.table) as stream:
        stream.next()
        guest.join(seats[seated.asked])
        assert stream.until(lambda table: any(ask["mine"] for ask in table["asks"])) == guest.see(seated.table)
        answered = act_alone(guest, seated.table, Random(1))
        assert stream.until(reached(answered["version"])) == answered


def key_of(seen: Json, seat: str) -> str:
    return next(str(each["link"]) for each in seen["seats"] if each["name"] == seat)


def test_who_comes_back_hears_what_he_missed(house: House) -> None:
    guest, random = house.guest(), Random(7)
    table = guest.create()
    seen = guest.asked(table)
    for _ in range(5):
        with guest.stream(table) as stream:
            stream.next()
            assert apart(stream.table) == apart(seen)
            seen = act(guest, table, seen, random)
            stream.until(reached(seen["version"]))
        for _ in range(3):
            seen = act(guest, table, seen, random)


def apart(table: Json) -> Json:
    """A table apart from who is looking at it just now."""
    return {**table, "seats": [{**seat, "here": None} for seat in table["seats"]]}


def test_who_leaves_is_not_listened_for_any_more(house: House) -> None:
    guest = house.guest()
    table = guest.create()
    guest.asked(table)
    room = house.room(table)
    with listening([guest] * 5, table) as streams:
        assert [stream.next().kind for stream in streams] == ["whole"] * 5
        assert len(room.listeners) == 5
    wait_for(lambda: not room.listeners)
    wait_for(lambda: room.idle)


# Slow readers.


def test_a_slow_reader_hears_less_often_and_yet_everything(tmp_path: Path) -> None:
    """He does not read while others play; the buffers of the line are small, so that changes pile up behind it."""
    with open_house(tmp_path, buffer=SMALL) as house:
        guest, random = house.guest(), Random(8)
        table = guest.create()
        seen = guest.asked(table)
        start = seen["version"]
        with guest.stream(table, buffer=SMALL) as stream:
            stream.next()
            for _ in range(150):
                seen = act(guest, table, seen, random)
            assert stream.until(reached(seen["version"])) == seen
        assert len(stream.events) - 1 < seen["version"] - start


def test_changes_that_were_put_together_are_right(tmp_path: Path) -> None:
    """Any number of answers and undos between two times of listening, over a game."""
    heard, told = asyncio.run(listen_now_and_then(tmp_path))
    assert len(heard) == 60
    assert heard == told


def data_of(event: bytes) -> Any:
    return json.loads(event.partition(b"\ndata: ")[2])


async def listen_now_and_then(folder: Path) -> tuple[list[Any], list[Any]]:
    """What somebody has heard each time, put together; and what he would be told who came then."""
    tables, random = Tables(open_engine(f"sqlite:///{folder}/tables.db")), Random(9)
    person, _ = await tables.new_person()
    room = await tables.create(person, "falling-sky", "pax-gallica", {}, {})
    while room.thinking.task is not None:
        await room.thinking.task
    events = TableLine(Who(person, None), room, None).events()
    heard, told = [data_of(await anext(events))], []
    for _ in range(60):
        for _ in range(random.randint(1, 6)):
            await answer_or_undo(room, person, random)
        heard.append(changed(heard[-1], data_of(await anext(events))))
        told.append(json.loads(encode(whole(room, room.guest(person) or Guests(), None))))
    await events.aclose()
    assert not room.listeners
    await tables.close()
    return heard[1:], told


async def answer_or_undo(room: Room, person: int, random: Random) -> None:
    guest = room.guest(person)
    assert guest is not None
    if room.scene.whole(guest, None)["undo"]["possible"] and random.random() < 0.4:
        await room.undo(guest, room.version)
    else:
        ask = random.choice(room.scene.still.asks)
        await room.answer(guest, ask.who, room.version, str(random.choice(ask.options)))
