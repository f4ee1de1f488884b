"""Open tables: a list on which anybody finds a seat, and tables that nobody finds."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.server.house import Guest, House, Json, Reply, join, open_house

SEATS = {"Romans": "me", "Aedui": "link", "Arverni": "nonplayer", "Belgae": "link"}


def listed(guest: Guest, table: str) -> Json | None:
    found = guest.get("/open")
    assert found.status == 200
    lines = [{name: told for name, told in line.items() if name != "decisions"} for line in found.json]
    return next((line for line in lines if line["id"] == table), None)


def sit(guest: Guest, table: str, seat: str) -> Reply:
    return guest.post(f"/open/{table}", {"seat": seat})


def test_an_open_table_is_listed_until_its_seats_are_taken(house: House) -> None:
    host, aedui, belgae = house.guest().call("Anna"), house.guest(), house.guest()
    table = host.create(seats=SEATS, open=True)
    line = listed(aedui, table)
    assert line is not None
    assert (line["free"], line["players"], line["mine"]) == (["Aedui", "Belgae"], {"Romans": "Anna"}, False)
    assert listed(host, table) == {**line, "mine": True}

    sat = sit(aedui, table, "Aedui")
    assert (sat.status, sat.json["seats"]) == (200, ["Aedui"])
    assert [seat["state"] for seat in aedui.see(table)["seats"] if seat["mine"]] == ["taken"]
    assert listed(belgae, table) == {**line, "free": ["Belgae"]}
    assert sit(belgae, table, "Aedui").code == "not_free"
    assert sit(belgae, table, "Belgae").status == 200
    assert listed(house.guest(), table) is None


def test_a_table_is_private_unless_its_host_says_otherwise_and_again_when_he_does(house: House) -> None:
    host, other = house.guest(), house.guest()
    table = host.create(seats=SEATS)
    assert listed(other, table) is None
    assert sit(other, table, "Aedui").code == "unknown_table"
    for wanted in (True, True, False):
        assert host.post(f"/tables/{table}/open", {"wanted": wanted}).status == 200
        assert [line["open"] for line in host.get("/tables").json if line["id"] == table] == [wanted]
        assert (listed(other, table) is not None) == wanted
    assert sit(other, table, "Aedui").code == "unknown_table"


def test_nobody_but_the_host_opens_a_table(house: House) -> None:
    host = house.guest()
    table = host.create(seats=SEATS)
    link = next(seat["link"] for seat in host.see(table)["seats"] if seat["name"] == "Aedui")
    assert join(house, link).post(f"/tables/{table}/open", {"wanted": True}).code == "only_the_host"
    assert house.guest().post(f"/tables/{table}/open", {"wanted": True}).code == "unknown_table"
    assert listed(host, table) is None


def test_nobody_plays_against_himself_at_an_open_table_however_quick_he_is(database: str, tmp_path: Path) -> None:
    """He would see both hands."""
    with open_house(tmp_path, database=database) as house:
        replies, other, table = sit_twice(house)
        assert sorted(reply.status for reply in replies) == [200, 409, 409, 409, 409, 409]
        assert len([seat for seat in other.see(table)["seats"] if seat["mine"]]) == 1


def sit_twice(house: House) -> tuple[list[Reply], Guest, str]:
    host, other = house.guest(), house.guest()
    table = host.create(game="gallic-war", seats={"Roman": "link", "Barbarian": "link"}, open=True)
    other.create()
    twins = [house.guest() for _ in range(6)]
    for twin in twins:
        twin.cookie = other.cookie
    with ThreadPoolExecutor(6) as at_once:
        wanted = ["Roman", "Barbarian"] * 3
        replies = list(at_once.map(lambda pair: sit(pair[0], table, pair[1]), zip(twins, wanted, strict=True)))
    return replies, other, table


def test_of_two_who_want_a_seat_one_has_it_and_an_invitation_that_was_sent_is_good_until_then(house: House) -> None:
    host, late = house.guest(), house.guest()
    table = host.create(seats=SEATS, open=True)
    links = {seat["name"]: seat["link"] for seat in host.see(table)["seats"]}
    assert join(house, links["Aedui"]).see(table)["seat"] == "Aedui"
    assert sit(late, table, "Aedui").code == "not_free"
    assert sit(late, table, "Belgae").status == 200
    assert house.guest().post("/join", {"key": links["Belgae"].partition("#")[2]}).code == "unknown_link"


def test_an_open_list_tells_no_key_and_no_seat_that_is_not_free_is_had(house: House) -> None:
    host, other = house.guest(), house.guest()
    table = host.create(seats=SEATS, open=True)
    listed(other, table)
    told = b"".join(other.heard)
    assert all(seat["link"].partition("#")[2].encode() not in told for seat in host.see(table)["seats"] if seat["link"])
    for seat in ("Romans", "Arverni", "", "Nobody"):
        assert sit(other, table, seat).status in (409, 422)
    assert sit(other, "nowhere", "Aedui").code == "unknown_table"
    assert other.get(f"/tables/{table}").status == 404


def test_somebody_has_five_tables_in_the_list_at_most(house: House) -> None:
    host = house.guest()
    tables = [host.create(seats=SEATS, open=True) for _ in range(5)]
    refused = host.post("/tables", {"seats": SEATS, "open": True})
    assert (refused.status, refused.code) == (409, "many_open")
    more = host.create(seats=SEATS)
    assert host.post(f"/tables/{more}/open", {"wanted": True}).code == "many_open"
    assert host.post(f"/tables/{tables[0]}/open", {"wanted": False}).status == 200
    assert host.post(f"/tables/{more}/open", {"wanted": True}).status == 200


def test_a_table_beside_a_real_board_is_not_open(house: House) -> None:
    host = house.guest()
    assert host.post("/tables", {"seats": SEATS, "open": True, "beside": True}).code == "beside_is_not_open"
    table = host.create(seats=SEATS, beside=True)
    assert host.post(f"/tables/{table}/open", {"wanted": True}).code == "beside_is_not_open"


@pytest.mark.parametrize("wanted", [True, False])
def test_spectators_may_look_on_or_not(house: House, wanted: bool) -> None:
    host = house.guest()
    table = host.create(seats=SEATS, spectators=wanted)
    assert (host.see(table)["watch_link"] is not None) == wanted
    made = host.post(f"/tables/{table}/link", {"seat": None, "wanted": True})
    assert join(house, made.json["link"]).see(table)["seat"] is None
