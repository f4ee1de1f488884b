"""One line for all the tables of a browser: on it each is heard as it would be on a line of its own."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from alesia.server import hearing
from tests.server.house import Guest, House, Json, Line, join, open_house, seat_four, wait_for

SMALL = 4096  # bytes of a buffer that is soon full


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    with open_house(tmp_path) as found:
        yield found


def answer(guest: Guest, table: str, random: Random) -> Json:
    """Answer at random; returns the table as it is then."""
    seen = guest.asked(table)
    ask = random.choice([ask for ask in seen["asks"] if ask["mine"]])
    option = random.choice(ask["options"])["option"]
    assert guest.answer(table, ask["seat"], seen["version"], option).status == 200
    return guest.see(table)


def several(guest: Guest, count: int) -> list[str]:
    tables = [guest.create() for _ in range(count)]
    for table in tables:
        guest.asked(table)
    return tables


def knows(line: Line, guest: Guest, table: str) -> bool:
    """Whether somebody knows by his line what he would see if he looked."""
    return line.tables.get(table) == guest.see(table)


def test_each_table_is_heard_as_it_is_seen(house: House) -> None:
    guest, random = house.guest(), Random(1)
    tables = several(guest, 4)
    with guest.line(*tables) as line:
        line.until(lambda: len(line.tables) == 4)
        for _ in range(40):
            table = random.choice(tables)
            seen = answer(guest, table, random)
            assert line.at(table, seen["version"]) == seen
        assert all(knows(line, guest, table) for table in tables)
    assert [event.kind for event in line.events].count("whole") == 4


def test_tables_come_to_a_line_and_leave_it(house: House) -> None:
    """Those that stay are not told from the beginning again, and of one that was left nothing more is told."""
    guest, random = house.guest(), Random(2)
    first, second, third = several(guest, 3)
    with guest.line(first) as line:
        line.until(lambda: first in line.tables)
        assert guest.hear(line, first, second).json == {"tables": 2}
        line.until(lambda: second in line.tables)
        assert guest.hear(line, second, third).json == {"tables": 2}
        line.until(lambda: third in line.tables)
        wait_for(lambda: not house.room(first).listeners)
        for table in (first, second, third):
            answer(guest, table, random)
        line.until(lambda: all(knows(line, guest, table) for table in (second, third)))
    told = [(event.kind, event.data.get("table")) for event in line.events[1:]]
    assert [told.count(("whole", table)) for table in (first, second, third)] == [1, 1, 1]
    assert ("change", first) not in told


def test_a_table_that_comes_again_is_told_as_a_whole(house: House) -> None:
    guest, random = house.guest(), Random(3)
    (table,) = several(guest, 1)
    with guest.line(table) as line:
        line.until(lambda: table in line.tables)
        guest.hear(line)
        answer(guest, table, random)
        line.tables.clear()
        guest.hear(line, table)
        line.until(lambda: table in line.tables)
        assert knows(line, guest, table)


def test_a_table_that_is_not_there_is_refused_and_the_others_are_heard(house: House) -> None:
    guest, stranger = house.guest(), house.guest()
    (mine,), (theirs,) = several(guest, 1), several(stranger, 1)
    with guest.line("nowhere", mine, theirs) as line:
        line.until(lambda: len(line.refused) == 2 and mine in line.tables)
    assert line.refused == {"nowhere": "unknown_table", theirs: "unknown_table"}


def test_a_table_that_was_refused_is_heard_once_it_is_open_to_me(house: House) -> None:
    seated, guest = seat_four(house), house.guest()
    guest.create()
    with guest.line(seated.table) as line:
        line.until(lambda: bool(line.refused))
        guest.join(seated.host.see(seated.table)["watch_link"])
        guest.hear(line, seated.table)
        line.until(lambda: seated.table in line.tables)
        assert knows(line, guest, seated.table)


def test_each_hears_only_what_he_himself_may_see(house: House) -> None:
    seated, random = seat_four(house), Random(4)
    spectator = join(house, seated.host.see(seated.table)["watch_link"])
    asked = seated.asked
    listening = [seated.others(asked)[0], spectator]
    with listening[0].line(seated.table) as other, listening[1].line(seated.table) as watching:
        version = answer(seated.people[asked], seated.table, random)["version"]
        for guest, line in zip(listening, (other, watching), strict=True):
            assert line.at(seated.table, version) == guest.see(seated.table)


def test_nobody_hears_nothing(house: House) -> None:
    house.guest().create()
    reply = house.guest().get("/stream")

    assert (reply.status, reply.code) == (403, "nobody")


def test_only_who_opened_a_line_can_say_what_it_tells_of(house: House) -> None:
    guest, other = house.guest(), house.guest()
    (table,) = several(guest, 1)
    several(other, 1)
    with guest.line(table) as line:
        refused = other.post(f"/stream/{line.name}", {"tables": []})
        assert (refused.status, refused.code) == (404, "unknown_line")
        line.until(lambda: table in line.tables)
        assert len(house.room(table).listeners) == 1


def test_a_page_of_somebody_else_cannot_say_what_a_line_tells_of(house: House) -> None:
    guest = house.guest()
    guest.create()
    with guest.line() as line:
        reply = guest.post(f"/stream/{line.name}", {"tables": []}, Origin="https://elsewhere.example")
    assert (reply.status, reply.code) == (403, "foreign_origin")


def test_a_line_that_was_left_is_forgotten(house: House) -> None:
    guest = house.guest()
    tables = several(guest, 3)
    with guest.line(*tables) as line:
        line.until(lambda: len(line.tables) == 3)
    wait_for(lambda: not any(house.room(table).listeners for table in tables))
    reply = guest.hear(line, *tables)
    assert (reply.status, reply.code) == (404, "unknown_line")


def test_the_key_of_a_seat_opens_a_line_too(house: House) -> None:
    seated = seat_four(house)
    link = next(seat["link"] for seat in seated.people["Romans"].see(seated.table)["seats"] if seat["mine"])
    program = house.guest(link.partition("#")[2])
    with program.line(seated.table) as line:
        line.until(lambda: seated.table in line.tables)
        assert knows(line, program, seated.table)


def test_whoever_has_too_many_lines_loses_the_oldest(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Lines that a sleeping telephone has left behind must not keep its owner out."""
    monkeypatch.setattr(hearing, "OWN_LINES", 2)
    guest, other = house.guest(), house.guest()
    (table,) = several(guest, 1)
    several(other, 1)
    with guest.line(table) as oldest, guest.line(table) as second, other.line() as theirs, guest.line(table) as third:
        with pytest.raises(AssertionError, match="the stream has ended"):
            oldest.until(lambda: False)
        for line in (second, third):
            assert guest.hear(line, table).status == 200
        assert other.hear(theirs).status == 200


def test_a_slow_reader_of_several_tables_hears_less_often_and_yet_everything(tmp_path: Path) -> None:
    with open_house(tmp_path, buffer=SMALL) as house:
        guest, random = house.guest(), Random(5)
        tables = several(guest, 3)
        with guest.line(*tables, buffer=SMALL) as line:
            line.until(lambda: len(line.tables) == 3)
            for _ in range(50):
                for table in tables:
                    answer(guest, table, random)
            line.until(lambda: all(knows(line, guest, table) for table in tables))
        assert len(line.events) < 140
