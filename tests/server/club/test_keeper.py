"""What the keeper orders while the server runs: who is not let in, and what everybody is told."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from sqlalchemy import Engine, create_engine

from alesia.kernel.errors import AlesiaError
from alesia.server import keeper, orders
from alesia.server.storage import open_engine
from tests.server.house import Heard, House, Reply, open_house, seat_four, wait_for

FAR = "127.0.0.9"


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(orders, "ROUND", 0.02)


@pytest.fixture
def house(tmp_path: Path, quick: None) -> Iterator[House]:
    with open_house(tmp_path) as found:
        yield found


@pytest.fixture
def engine(house: House) -> Iterator[Engine]:
    found = create_engine(house.database)
    yield found
    found.dispose()


def number_of(engine: Engine, table: str, seat: str) -> str:
    """The number of who sits there, as the keeper sees it."""
    return str(next(each.person for each in keeper.who_sits(engine, table) if each.seat == seat))


def refused(reply: Callable[[], Reply]) -> None:
    """As soon as the server has heard of the order, it refuses so."""
    assert wait_for(lambda: found if (found := reply()).status == 403 else None).code == "banned"


def read_on(heard: Heard) -> None:
    while True:
        heard.read()


def test_a_person_is_let_in_no_more_by_whatever_he_shows_and_others_play_on(house: House, engine: Engine) -> None:
    four = seat_four(house)
    aedui, romans, table = four.people["Aedui"], four.people["Romans"], four.table
    own = next(seat["link"] for seat in aedui.see(table)["seats"] if seat["name"] == "Aedui")
    account = aedui.post("/me/key", {}).json["key"]
    keeper.ban(engine, number_of(engine, table, "Aedui"))

    refused(lambda: aedui.get(f"/tables/{table}"))
    answer = {"seat": "Aedui", "version": 0, "option": "pass"}
    for way in (
        aedui.get("/tables"),
        aedui.get("/me"),
        aedui.post("/tables", {}),
        aedui.post(f"/tables/{table}/answers", answer),
        house.guest(own.partition("#")[2]).post(f"/tables/{table}/answers", answer),
        house.guest().post("/join", {"key": own.partition("#")[2]}),
        house.guest().post("/come", {"account": account}),
    ):
        assert (way.status, way.code) == (403, "banned")
    assert aedui.get("/words/web").status == 200
    assert romans.get(f"/tables/{table}").status == 200

    keeper.unban(engine, number_of(engine, table, "Aedui"))
    assert wait_for(lambda: aedui.get(f"/tables/{table}").status == 200)


def test_who_listens_and_is_let_in_no_more_hears_nothing_more(house: House, engine: Engine) -> None:
    four = seat_four(house)
    aedui, table = four.people["Aedui"], four.table
    own = next(seat["link"] for seat in aedui.see(table)["seats"] if seat["name"] == "Aedui").partition("#")[2]
    with aedui.line(table) as line, house.guest(own).stream(table) as stream, four.host.line(table) as other:
        line.until(lambda: table in line.tables)
        stream.next()
        keeper.ban(engine, number_of(engine, table, "Aedui"))
        for ended in (line, stream):
            with pytest.raises(AssertionError, match="has ended"):
                read_on(ended)
        four.host.post(f"/tables/{table}/talk", {"text": "still here"})
        other.until(lambda: other.tables.get(table, {}).get("talk") == 1)


@pytest.mark.parametrize("whom", [FAR, "127.0.0.8/29"])
def test_an_address_is_let_in_no_more_but_may_read_why(house: House, engine: Engine, whom: str) -> None:
    far, near = house.guest(source=FAR), house.guest()
    far.create()
    keeper.ban(engine, whom)
    refused(lambda: far.get("/tables"))
    assert far.post("/tables", {}).code == "banned"
    assert far.send("GET", "/").status == 200
    assert far.get("/games").status == 200
    assert near.get("/tables").status == 200
    keeper.unban(engine, whom)
    assert wait_for(lambda: far.get("/tables").status == 200)


def test_an_address_of_six_is_all_that_its_house_chooses_among(house: House, engine: Engine) -> None:
    keeper.ban(engine, "2001:db8::7")
    wait_for(lambda: bool(house.tables.orders.now.networks))
    allowed = house.tables.orders.lets_in
    assert [allowed(None, each) for each in ("2001:db8::1", "2001:db8:1::7", "127.0.0.1", "unknown")] == [
        False,
        True,
        True,
        True,
    ]
    keeper.ban(engine, "::ffff:10.0.0.1")
    wait_for(lambda: len(house.tables.orders.now.networks) == 2)
    assert not allowed(None, "::ffff:10.0.0.1")
    assert not allowed(None, "10.0.0.1")


def test_what_the_keeper_says_is_told_on_every_line_and_to_every_page(house: House, engine: Engine) -> None:
    guest = house.guest()
    table = guest.create()
    with guest.line(table) as line:
        keeper.announce(engine, "  Tonight the server\nrests from 22:00 to 22:15. ")
        line.until(lambda: line.events[-1].kind == "notice")
        told = "Tonight the server rests from 22:00 to 22:15."
        assert line.events[-1].data == {"notice": told}
        assert house.guest().get("/notice").json == {"notice": told}
        with guest.line(table) as later:
            assert later.events[0].data["notice"] == told
        keeper.announce(engine, "")
        line.until(lambda: line.events[-1].data == {"notice": ""})
    assert house.guest().get("/notice").json == {"notice": ""}


def test_orders_hold_from_the_start_and_while_the_database_fails(tmp_path: Path, quick: None) -> None:
    database = f"sqlite:///{tmp_path}/tables.db"
    engine = open_engine(database)
    keeper.ban(engine, FAR)
    keeper.announce(engine, "Salve")
    with open_house(tmp_path, database=database) as house:
        assert house.guest(source=FAR).get("/tables").code == "banned"
        with engine.begin() as connection:
            connection.exec_driver_sql("ALTER TABLE bans RENAME TO elsewhere")
        for _ in range(20):
            assert house.guest().get("/notice").json == {"notice": "Salve"}
        assert house.guest(source=FAR).get("/tables").code == "banned"
        with engine.begin() as connection:
            connection.exec_driver_sql("ALTER TABLE elsewhere RENAME TO bans")
    engine.dispose()


@pytest.mark.parametrize("whom", ["999999", "nobody", "1.2.3", ""])
def test_whom_nobody_knows_cannot_be_kept_out(house: House, engine: Engine, whom: str) -> None:
    for order in (keeper.ban, keeper.unban):
        with pytest.raises(AlesiaError):
            order(engine, whom)
    assert keeper.who_is_out(engine) == []


def test_a_browser_that_comes_from_many_addresses_has_the_limits_of_one(tmp_path: Path) -> None:
    with open_house(tmp_path, limited=True) as house:
        first = house.guest()
        first.create()

        def ask(number: int) -> Reply:
            guest = house.guest(source=f"127.0.1.{number % 20 + 1}")
            guest.cookie = first.cookie
            reply = guest.post("/guides", {"game": "no-such"})
            guest.close()
            return reply

        replies = [ask(number) for number in range(61)]
        assert [reply.status for reply in replies[:30]] == [422] * 30
        assert (replies[-1].status, replies[-1].code) == (429, "too_many")
        assert house.guest(source="127.0.1.1").get("/tables").status == 200
