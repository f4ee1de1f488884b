"""Tables as their people keep them: names, what is put away, a rematch, and tables that are given up."""

from dataclasses import replace

import pytest

import alesia
from alesia.kernel.record import Record
from alesia.players import HUMAN
from alesia.server.admin import prune
from alesia.server.club.shelf import changed
from alesia.server.storage import open_engine
from tests.server.house import Guest, House, Json, Written, join, seat_four, write_game


def line(guest: Guest, table: str) -> Json:
    return next(each for each in guest.get("/tables").json if each["id"] == table)


def over() -> Record:
    """A game between people that has ended."""
    table = alesia.new("gallic-war", seed=5, seats={"Roman": "random", "Barbarian": "random"})
    table.go_on()
    assert table.result is not None
    return replace(table.record, seats=dict.fromkeys(table.seats, HUMAN))


def sit(house: House, written: Written) -> dict[str, Guest]:
    return {seat: join(house, f"/join#{key}") for seat, key in written.keys.items()}


# Names.


def test_the_host_calls_a_table_by_a_name_and_all_who_play_see_it(house: House) -> None:
    four = seat_four(house)
    named = four.host.post(f"/tables/{four.table}/name", {"name": "  Tuesday\u202e club\n"})
    assert (named.status, named.json) == (200, {"name": "Tuesday club"})
    assert {line(guest, four.table)["name"] for guest in (four.host, *four.people.values())} == {"Tuesday club"}
    assert four.host.post(f"/tables/{four.table}/name", {"name": ""}).json == {"name": ""}
    assert line(four.host, four.table)["name"] == ""


def test_nobody_but_the_host_calls_a_table_or_gives_it_up(house: House) -> None:
    four = seat_four(house)
    for path, body in (("name", {"name": "mine"}), ("delete", {})):
        refused = four.people["Aedui"].post(f"/tables/{four.table}/{path}", body)
        assert (refused.status, refused.code) == (403, "only_the_host")
        assert house.guest().post(f"/tables/{four.table}/{path}", body).code == "unknown_table"
    assert line(four.host, four.table)["name"] == ""


# Putting away.


def test_a_table_is_put_away_for_who_wants_it_and_taken_back(house: House) -> None:
    four = seat_four(house)
    romans, aedui = four.people["Romans"], four.people["Aedui"]
    for wanted in (True, True, False):
        assert romans.post(f"/tables/{four.table}/shelf", {"wanted": wanted}).status == 200
        assert (line(romans, four.table)["shelved"], line(aedui, four.table)["shelved"]) == (wanted, False)


# Playing once more.


def test_people_play_once_more_each_in_the_seat_of_the_next(house: House) -> None:
    """Whoever asks second comes to the same table; links of before open nothing of it."""
    written = write_game(house, over())
    people = sit(house, written)
    roman, barbarian = people["Roman"], people["Barbarian"]
    again = roman.post(f"/tables/{written.table}/rematch", {}).json["id"]
    assert barbarian.post(f"/tables/{written.table}/rematch", {}).json["id"] == again
    assert again != written.table
    assert (line(roman, again)["seats"], line(barbarian, again)["seats"]) == (["Barbarian"], ["Roman"])
    assert line(roman, again)["over"] is False
    assert roman.asked(again)["asks"] or barbarian.asked(again)["asks"]
    watched = people[""].see(again)
    assert not any(seat["mine"] for seat in watched["seats"])
    assert {seat["state"] for seat in watched["seats"]} == {"taken"}


@pytest.mark.parametrize("wanted", [True, False])
def test_where_nobody_was_to_look_on_nobody_is_at_the_rematch(house: House, wanted: bool) -> None:
    host = house.guest()
    table = host.create(seats={"Aedui": "link"}, spectators=wanted)
    assert host.post(f"/tables/{table}/end", {"seat": "Romans", "how": "draw"}).json["done"]
    again = host.post(f"/tables/{table}/rematch", {}).json["id"]
    assert (host.see(again)["watch_link"] is not None) == wanted


def test_a_game_that_goes_on_has_no_rematch_and_spectators_have_none(house: House) -> None:
    four = seat_four(house)
    refused = four.people["Romans"].post(f"/tables/{four.table}/rematch", {})
    assert (refused.status, refused.code) == (409, "still_going")
    written = write_game(house, over())
    refused = sit(house, written)[""].post(f"/tables/{written.table}/rematch", {})
    assert (refused.status, refused.code) == (403, "only_players")


@pytest.mark.parametrize("people", [["Romans"], ["Romans", "Aedui"], ["Romans", "Aedui", "Belgae"]])
def test_after_as_many_rematches_as_people_everybody_is_back(people: list[str]) -> None:
    seats = {each: each for each in people}
    for _ in people:
        seats = {each: changed(people)[seat] for each, seat in seats.items()}
    assert seats == {each: each for each in people}


# Giving up.


def test_a_table_that_was_given_up_is_nobodys_and_pruning_clears_it_away(house: House) -> None:
    host = house.guest()
    table = host.create(seats={"Aedui": "link"})
    link = next(seat["link"] for seat in host.see(table)["seats"] if seat["name"] == "Aedui")
    kept = host.create()
    assert host.post(f"/tables/{table}/delete", {}).status == 200
    assert [each["id"] for each in host.get("/tables").json] == [kept]
    assert host.get(f"/tables/{table}").code == "unknown_table"
    assert house.guest().join(link).code == "unknown_link"
    engine = open_engine(house.database)
    assert prune(engine, days=365) == 1
    engine.dispose()
    assert host.see(kept)["id"] == kept


def test_where_others_sit_nothing_is_given_up(house: House) -> None:
    four = seat_four(house)
    refused = four.host.post(f"/tables/{four.table}/delete", {})
    assert (refused.status, refused.code) == (409, "others_sit_there")
    assert four.people["Aedui"].see(four.table)["id"] == four.table
