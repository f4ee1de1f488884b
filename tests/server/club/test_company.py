"""People at one table: a Non-player that stands in, seats that are handed on, talk, and private notes."""

from pathlib import Path

import pytest

from alesia.server.club import company
from alesia.table import replay
from tests.server.house import Guest, House, Json, join, open_house, seat_four, wait_for
from tests.server.test_invitations import NEVER


def place(guest: Guest, table: str, seat: str) -> Json:
    return next(each for each in guest.see(table)["seats"] if each["name"] == seat)


def away(guest: Guest, table: str, seat: str, wanted: bool = True) -> int:
    return guest.post(f"/tables/{table}/away", {"seat": seat, "wanted": wanted}).status


# Standing in.


@pytest.mark.parametrize("game", ["falling-sky", "gallic-war", "rome-vs-gaul"])
def test_a_non_player_answers_for_who_is_away_and_not_for_who_is_back(house: House, game: str) -> None:
    """The game goes on without anybody, and its record is one that replays."""
    guest = house.guest()
    table = guest.create(game=game)
    first = guest.asked(table)
    for seat in first["seats"]:
        assert away(guest, table, seat["name"]) == 200
    wait_for(lambda: guest.see(table)["decisions"] > first["decisions"] + 20)
    for seat in first["seats"]:
        assert away(guest, table, seat["name"], wanted=False) == 200
    seen = guest.asked(table)

    assert not any(seat["away"] for seat in seen["seats"])
    assert {seat["kind"] for seat in seen["seats"]} == {"human"}
    room = house.room(table)
    assert replay(room.record).digest == room.table.digest
    ask = next(ask for ask in seen["asks"] if ask["mine"])
    assert guest.answer(table, ask["seat"], seen["version"], ask["options"][0]["option"]).status == 200


def test_who_stands_in_is_remembered(tmp_path: Path) -> None:
    """Also when the server is started again; and who is away cannot answer before he is back."""
    with open_house(tmp_path) as house:
        guest = house.guest()
        table = guest.create(seats={"Aedui": "link", "Arverni": "link", "Belgae": "link"})
        assert away(guest, table, "Romans") == 200
        cookie = guest.cookie
    with open_house(tmp_path) as house:
        guest = house.guest()
        guest.cookie = cookie
        seen = guest.see(table)
        assert place(guest, table, "Romans") | {"link": None} == {
            **{"name": "Romans", "kind": "nonplayer", "mine": True, "heir_of": None, "player": None, "here": False},
            **{"away": True, "taken": True, "state": "taken", "link": None},
        }
        assert guest.answer(table, "Romans", seen["version"], "pass").status in (409, 422)
        assert away(guest, table, "Romans", wanted=False) == 200
        assert place(guest, table, "Romans")["kind"] == "human"


def test_only_its_player_says_who_answers_for_a_seat(house: House) -> None:
    four = seat_four(house)
    for guest in (four.host, four.people["Aedui"]):
        refused = guest.post(f"/tables/{four.table}/away", {"seat": "Romans", "wanted": True})
        assert (refused.status, refused.code) == (403, "not_your_seat")


def test_a_seat_that_is_away_keeps_its_secrets(house: House) -> None:
    """Whoever plays against somebody who is away cannot play on alone from here, where he would hold both hands."""
    host = house.guest()
    table = host.create(game="rome-vs-gaul", seats={"Gallic": "link"})
    friend = join(house, place(host, table, "Gallic")["link"])
    host.asked(table)
    assert away(friend, table, "Gallic") == 200

    assert host.post(f"/tables/{table}/fork", {"n": 0}).code == "secret"


# Handing on.


def hand(guest: Guest, table: str, seat: str, wanted: bool = True) -> Json:
    reply = guest.post(f"/tables/{table}/hand", {"seat": seat, "wanted": wanted})
    assert reply.status == 200, reply.body
    return reply.json["link"]


def test_a_seat_that_is_handed_on_is_the_others_alone(house: House) -> None:
    four = seat_four(house)
    giver = four.people["Aedui"]
    old = place(giver, four.table, "Aedui")["link"]
    link = hand(giver, four.table, "Aedui")
    assert place(giver, four.table, "Aedui")["mine"]
    heir = join(house, link)

    assert place(heir, four.table, "Aedui")["mine"]
    assert giver.get(f"/tables/{four.table}").code == "unknown_table"
    assert house.guest(old.partition("#")[2]).get(f"/tables/{four.table}").code == "unknown_table"
    assert place(heir, four.table, "Aedui")["link"] not in (old, link)
    for late in (house.guest(), giver, four.host):
        assert late.join(link).code == "unknown_link"
    assert heir.join(link).json["seats"] == ["Aedui"]


def test_nobody_but_the_giver_is_told_the_link(house: House) -> None:
    """The host, too, would see a hand that is not his."""
    four = seat_four(house)
    link = hand(four.people["Aedui"], four.table, "Aedui")
    for guest in (four.host, four.people["Romans"]):
        guest.see(four.table)
        assert link.partition("#")[2].encode() not in b"".join(guest.heard)
    assert four.host.post(f"/tables/{four.table}/hand", {"seat": "Aedui", "wanted": True}).code == "not_your_seat"


def test_a_seat_can_be_kept_after_all(house: House) -> None:
    four = seat_four(house)
    giver = four.people["Aedui"]
    link = hand(giver, four.table, "Aedui")
    assert hand(giver, four.table, "Aedui", wanted=False) is None

    dead, never = (house.guest().join(each) for each in (link, f"/join#{NEVER}"))
    assert (dead.code, dead.body) == ("unknown_link", never.body)
    assert place(giver, four.table, "Aedui")["mine"]


def test_who_takes_over_from_somebody_who_is_away_is_there(house: House) -> None:
    four = seat_four(house)
    giver = four.people["Aedui"]
    away(giver, four.table, "Aedui")
    heir = join(house, hand(giver, four.table, "Aedui"))

    assert not place(heir, four.table, "Aedui")["away"]


# Talking.


def say(guest: Guest, table: str, text: str) -> int:
    return guest.post(f"/tables/{table}/talk", {"text": text}).status


def talk(guest: Guest, table: str, after: int = 0) -> list[Json]:
    reply = guest.get(f"/tables/{table}/talk?after={after}")
    assert reply.status == 200, reply.body
    return list(reply.json)


def test_what_is_said_is_heard_at_once_by_those_who_play(house: House) -> None:
    four = seat_four(house)
    romans, aedui = four.people["Romans"].call("Anna"), four.people["Aedui"]
    with aedui.stream(four.table) as stream:
        stream.next()
        assert say(romans, four.table, "<b>Ave</b>\u202e") == 200
        assert stream.until(lambda table: table["talk"] == 1)
    assert say(aedui, four.table, "Salve") == 200

    heard = [{**each, "at": 0} for each in talk(aedui, four.table)]
    assert heard == [
        {"n": 1, "seat": "Romans", "player": "Anna", "text": "<b>Ave</b>", "at": 0, "mine": False},
        {"n": 2, "seat": "Aedui", "player": None, "text": "Salve", "at": 0, "mine": True},
    ]
    assert [each["n"] for each in talk(romans, four.table, after=1)] == [2]


def test_spectators_and_strangers_hear_nothing(house: House) -> None:
    """Not even that something was said."""
    four = seat_four(house)
    say(four.people["Romans"], four.table, "secretum")
    watcher = join(house, four.people["Romans"].see(four.table)["watch_link"])

    assert watcher.see(four.table)["talk"] == 0
    assert watcher.get(f"/tables/{four.table}/talk").code == "only_players"
    assert say(watcher, four.table, "ego") == 403
    assert house.guest().get(f"/tables/{four.table}/talk").code == "unknown_table"
    assert b"secretum" not in b"".join(watcher.heard)


def test_who_looks_on_while_others_talk_is_told_nothing_at_all(house: House) -> None:
    """Not even a change in which nothing has changed; nor when they note, plan, or agree among themselves."""
    four = seat_four(house)
    seat = four.asked
    asked, table = four.people[seat], four.table
    watcher = join(house, asked.see(table)["watch_link"])
    with watcher.stream(table) as looks, asked.stream(table) as plays:
        looks.until(lambda seen: any(each["here"] for each in seen["seats"]))
        before = len(looks.events)
        for number in range(3):
            assert say(four.others(seat)[0], table, "secretum") == 200
            plays.until(lambda seen, number=number: seen["talk"] == number + 1)
        asked.post(f"/tables/{table}/notes", {"text": "secretum"})
        asked.post(f"/tables/{table}/plan", {"seat": seat})
        asked.post(f"/tables/{table}/end", {"seat": seat, "how": "draw"})
        four.others(seat)[0].post(f"/tables/{table}/end/consent", {"agree": False})
        version = asked.answer(table, seat, asked.see(table)["version"], "pass").json["version"]
        looks.until(lambda seen: seen["version"] == version)
    assert [event.data["version"] for event in looks.events[before:]] == [version]


def test_nobody_floods_a_table_with_words(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(company, "OFTEN", 3)
    four = seat_four(house)
    replies = [say(four.people["Romans"], four.table, f"{n}") for n in range(5)]

    assert replies == [200, 200, 200, 429, 429]
    assert say(four.people["Aedui"], four.table, "et ego") == 200


@pytest.mark.parametrize("text", ["", " ", "\u200b", "x" * 501])
def test_nothing_and_too_much_is_not_said(house: House, text: str) -> None:
    guest = house.guest()
    assert say(guest, guest.create(), text) == 422


# Notes.


def test_notes_are_for_oneself(house: House) -> None:
    four = seat_four(house)
    romans, aedui = four.people["Romans"], four.people["Aedui"]
    assert romans.post(f"/tables/{four.table}/notes", {"text": "attack at dawn\n2"}).status == 200

    assert romans.get(f"/tables/{four.table}/notes").json == {"text": "attack at dawn\n2"}
    assert aedui.get(f"/tables/{four.table}/notes").json == {"text": ""}
    assert four.host.get(f"/tables/{four.table}/notes").json == {"text": ""}
    assert house.guest().get(f"/tables/{four.table}/notes").code == "unknown_table"
