"""Time for a move: days, and what was chosen to happen when they are over."""

import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text

from alesia.server.club import clocks
from alesia.server.room import Room
from alesia.server.storage import Budget, ClockStore
from alesia.server.tables import Tables
from tests.server.club.test_shelf import over, sit
from tests.server.house import Guest, House, Json, join, open_house, seat_four, wait_for, write_game

DAY = 24 * 3600
SEATS = {"Romans": "link", "Aedui": "link", "Arverni": "link", "Belgae": "link"}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(clocks, "ROUND", 0.02)
        with open_house(tmp_path_factory.mktemp("clocks")) as found:
            yield found


def seated(house: House, **how: Json) -> tuple[str, Guest, dict[str, Guest]]:
    """A table with four people who came by link."""
    host = house.guest()
    table = host.create(seats=SEATS, **how)
    links = {seat["name"]: seat["link"] for seat in host.see(table)["seats"]}
    return table, host, {seat: join(house, link) for seat, link in links.items()}


def pass_days(house: House, table: str, days: float) -> None:
    """So long ago the table began to wait, as the database has it and who holds the table."""
    house.room(table)._summed -= days * DAY
    engine = create_engine(house.database)
    with engine.begin() as connection:
        told = {"since": int(time.time() - days * DAY), "table": table}
        connection.execute(text("UPDATE games SET touched = :since WHERE address = :table"), told)
    engine.dispose()


def asked(host: Guest, table: str) -> str:
    """Who is, as soon as somebody is: chance goes first."""
    asks = wait_for(lambda: host.see(table)["asks"] or None)
    return str(asks[0]["seat"])


def away(host: Guest, table: str) -> list[str]:
    return [seat["name"] for seat in host.see(table)["seats"] if seat["away"]]


def stepped_in(house: House, table: str) -> bool:
    """Whether somebody did there: so the clocks of all tables were looked at."""
    return any(house.room(table).is_away(seat) for seat in SEATS)


def test_a_table_tells_until_when_it_waits(house: House) -> None:
    table, host, people = seated(house, days=3)
    clock = host.get(f"/tables/{table}/clock").json
    assert (clock["days"], clock["late"], clock["asked"]) == (3, "mark", [asked(host, table)])
    assert 3 * DAY - 300 < clock["until"] - time.time() <= 3 * DAY
    assert not clock["is_late"]
    assert people["Aedui"].get("/tables").json[0]["until"] == clock["until"]


def test_without_a_clock_nobody_is_ever_late(house: House) -> None:
    table, host, people = seated(house)
    pass_days(house, table, 300)
    assert host.get(f"/tables/{table}/clock").json is None
    assert people["Aedui"].get("/tables").json[0]["until"] is None


def test_where_a_mark_was_chosen_nothing_but_a_mark_comes_of_it(house: House) -> None:
    table, host, _ = seated(house, days=2)
    pass_days(house, table, 2.1)
    late, _, _ = seated(house, days=1, late="nonplayer")
    pass_days(house, late, 1.1)
    wait_for(lambda: away(host, table) or stepped_in(house, late))
    assert host.get(f"/tables/{table}/clock").json["is_late"]
    assert away(host, table) == []


def test_a_non_player_steps_in_for_who_is_late_until_he_is_back(house: House) -> None:
    table, host, people = seated(house, days=2, late="nonplayer")
    slow = asked(host, table)
    pass_days(house, table, 1.9)
    assert away(host, table) == []
    pass_days(house, table, 2.1)
    wait_for(lambda: away(host, table) == [slow])
    wait_for(lambda: slow not in [ask["seat"] for ask in host.see(table)["asks"]] and bool(host.see(table)["asks"]))
    assert away(host, table) == [slow]
    back = people[slow].post(f"/tables/{table}/away", {"seat": slow, "wanted": False})
    assert back.status == 200
    assert away(host, table) == []


def test_nobody_steps_in_for_who_has_not_come_yet(house: House) -> None:
    host = house.guest()
    table = host.create(seats=SEATS, days=1, late="nonplayer")
    other, _, _ = seated(house, days=1, late="nonplayer")
    for each in (table, other):
        pass_days(house, each, 9)
    wait_for(lambda: stepped_in(house, other))
    assert away(host, table) == []


def test_a_table_that_everybody_has_left_is_not_opened_again_and_again(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither one that waits for somebody who never came, nor one that its rules have frozen."""
    host = house.guest()
    empty, (frozen, _, _) = host.create(seats=SEATS, days=1, late="nonplayer"), seated(house, days=1, late="nonplayer")
    asked(host, empty)
    house.room(frozen).frozen = "These rules ask otherwise."
    opened: list[str] = []
    room = Tables.room

    async def counted(self: Tables, address: str) -> Room:
        opened.append(address)
        return await room(self, address)

    monkeypatch.setattr(Tables, "room", counted)
    for table in (empty, frozen):
        pass_days(house, table, 9)
    for _ in range(2):
        other, _, _ = seated(house, days=1, late="nonplayer")
        pass_days(house, other, 9)
        wait_for(lambda other=other: stepped_in(house, other))
    assert opened.count(frozen) == 1
    assert empty not in opened


def test_each_answer_starts_the_clock_of_the_same_seat_anew(house: House) -> None:
    """Who answers on the last day and is asked further has all his days for that."""
    table, host, people = seated(house, days=2, late="nonplayer")
    slow = asked(host, table)
    pass_days(house, table, 1.9)
    seen = people[slow].see(table)
    command = next(each["option"] for each in seen["asks"][0]["options"] if each["option"].startswith("command"))
    assert people[slow].answer(table, slow, seen["version"], command).status == 200
    assert asked(host, table) == slow
    assert has_all_his_time(host, table, 2)


def test_who_takes_a_seat_late_has_all_his_days(house: House) -> None:
    """An invitation may lie for weeks."""
    host = house.guest()
    table = host.create(seats=SEATS, days=1, late="nonplayer")
    links = {seat["name"]: seat["link"] for seat in host.see(table)["seats"]}
    slow = asked(host, table)
    pass_days(house, table, 9)
    for seat, link in links.items():
        assert has_all_his_time(host, table, 1) is (list(links).index(seat) > list(links).index(slow))
        join(house, link)
    assert has_all_his_time(host, table, 1)
    assert away(host, table) == []


def test_who_is_handed_a_seat_has_all_his_days(house: House) -> None:
    table, host, people = seated(house, days=3, late="mark")
    slow = asked(host, table)
    pass_days(house, table, 9)
    other = next(seat for seat in people if seat != slow)
    for seat in (other, slow):
        assert not has_all_his_time(host, table, 3)
        join(house, people[seat].post(f"/tables/{table}/hand", {"seat": seat, "wanted": True}).json["link"])
    assert has_all_his_time(host, table, 3)


def test_who_was_not_away_is_not_back(house: House) -> None:
    """To say so gives no time."""
    table, host, people = seated(house, days=3)
    slow = asked(host, table)
    pass_days(house, table, 2)
    assert people[slow].post(f"/tables/{table}/away", {"seat": slow, "wanted": False}).status == 200
    assert not has_all_his_time(host, table, 3)


def has_all_his_time(host: Guest, table: str, days: int) -> bool:
    return bool(host.get(f"/tables/{table}/clock").json["until"] - time.time() > days * DAY - 300)


def test_a_rematch_has_the_same_time(house: House) -> None:
    written = write_game(house, over())
    people = sit(house, written)
    engine = create_engine(house.database)
    with engine.begin() as connection:
        number = connection.execute(text("SELECT id FROM games WHERE address = :a"), {"a": written.table}).scalar_one()
        ClockStore().give(connection, number, Budget(7, "nonplayer"))
    engine.dispose()
    guest = people["Roman"]
    again = guest.post(f"/tables/{written.table}/rematch", {}).json["id"]
    clock = guest.get(f"/tables/{again}/clock").json
    assert (clock["days"], clock["late"]) == (7, "nonplayer")
    assert guest.get(f"/tables/{written.table}/clock").json["until"] is None


@pytest.mark.parametrize("wrong", [{"days": 0}, {"days": 61}, {"days": "3"}, {"days": 2, "late": "lose"}])
def test_other_times_are_refused(house: House, wrong: Json) -> None:
    assert house.guest().post("/tables", wrong).code == "malformed"


def test_a_table_beside_a_real_board_has_no_clock(house: House, tmp_path: Path) -> None:
    assert house.guest().post("/tables", {"beside": True, "days": 2}).code == "beside_has_no_clock"


def test_a_stranger_sees_no_clock(house: House) -> None:
    four = seat_four(house)
    assert house.guest().get(f"/tables/{four.table}/clock").code == "unknown_table"
