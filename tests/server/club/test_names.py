"""Names: shown at seats and in lists, made harmless, and who is there now."""

import pytest

from alesia.server import presence
from alesia.server.club.names import tidy
from tests.server.house import Guest, House, Json, join, wait_for


def place(guest: Guest, table: str, seat: str) -> Json:
    return next(each for each in guest.see(table)["seats"] if each["name"] == seat)


@pytest.mark.parametrize(
    ("said", "shown"),
    [
        ("  Anna  ", "Anna"),
        ("An\u202ena\u200b", "Anna"),
        ("a\nb\tc", "a b c"),
        ("\x00\x1b[31m", "[31m"),
        ("e\u0301", "é"),
        ("x" * 100, "x" * 40),
        (" \u2028 ", ""),
        ("<b>&", "<b>&"),
    ],
)
def test_a_name_is_one_line_of_signs_that_are_seen(said: str, shown: str) -> None:
    """What stands in a page is set in by its scripts as text, so signs of HTML are signs like others."""
    assert tidy(said) == shown


def test_without_a_name_everything_is_as_before(house: House) -> None:
    guest = house.guest()
    table = guest.create(seats={"Aedui": "link"})

    assert [seat["player"] for seat in guest.see(table)["seats"]] == [None] * 4
    assert guest.get("/me").json["name"] == ""
    assert not house.guest().get("/me").json["known"]


def test_a_name_is_shown_at_the_seats_and_in_the_lists_of_the_others(house: House) -> None:
    host = house.guest().call("Anna")
    table = host.create(seats={"Aedui": "link"})
    friend = join(house, place(host, table, "Aedui")["link"])
    with host.stream(table) as stream:
        friend.call("Bodo")
        stream.until(lambda seen: any(seat["player"] == "Bodo" for seat in seen["seats"]))

    assert (place(friend, table, "Romans")["player"], place(friend, table, "Aedui")["player"]) == ("Anna", "Bodo")
    line = next(each for each in host.get("/tables").json if each["id"] == table)
    assert line["players"] == {"Romans": "Anna", "Arverni": "Anna", "Belgae": "Anna", "Aedui": "Bodo"}


def test_a_name_can_be_taken_back(house: House) -> None:
    guest = house.guest().call("Anna")
    table = guest.create()
    guest.call("")

    assert {seat["player"] for seat in guest.see(table)["seats"]} == {None}


def test_the_others_see_who_is_there(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody who leaves may only load his page anew, so that is told a little later."""
    monkeypatch.setattr(presence, "FAREWELL", 0.05)
    host = house.guest()
    table = host.create(seats={"Aedui": "link"})
    friend = join(house, place(host, table, "Aedui")["link"])
    assert not place(host, table, "Aedui")["here"]
    with friend.stream(table) as stream:
        stream.next()
        wait_for(lambda: place(host, table, "Aedui")["here"])
        assert not place(host, table, "Romans")["here"]
    wait_for(lambda: not place(host, table, "Aedui")["here"])


def test_spectators_are_nobody_in_particular(house: House) -> None:
    host = house.guest()
    table = host.create()
    watcher = join(house, host.see(table)["watch_link"]).call("Voyeur")
    with watcher.stream(table) as stream:
        stream.next()
        assert not any(seat["here"] or seat["player"] for seat in host.see(table)["seats"])
