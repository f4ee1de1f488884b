"""Invitations: used up when they are taken, withdrawn when the host wants that, and of no use to anybody afterwards."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier

import pytest
from sqlalchemy import text

from alesia.server.keys import digest, new_key
from alesia.server.storage import INVITED, REVOKED, TAKEN, WATCH, Store
from tests.server.house import API, Guest, House, Json, Reply, join, open_house, wait_for
from tests.server.serving import Client, Server, running
from tests.server.test_storage import migrate, opened

NEVER = "x" * 32  # a key that never was
RACES = 8


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One for all: each test brings its own people and sets up its own tables."""
    with open_house(tmp_path_factory.mktemp("house")) as found:
        yield found


class Party:
    """A host with the Romans, an open invitation to the Aedui, and nobody there yet."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.host = house.guest()
        self.table = self.host.create(seats={"Aedui": "link"})
        wait_for(lambda: self.host.see(self.table)["asks"])
        self.invitation = self.link(self.host)

    def seat(self, guest: Guest, name: str = "Aedui") -> Json:
        return next(seat for seat in guest.see(self.table)["seats"] if seat["name"] == name)

    def link(self, guest: Guest, name: str = "Aedui") -> str:
        return str(self.seat(guest, name)["link"])

    def come(self) -> Guest:
        """A friend follows the invitation."""
        return join(self.house, self.invitation)

    def change(self, guest: Guest, seat: str | None = "Aedui", wanted: bool = True) -> Reply:
        return guest.post(f"/tables/{self.table}/link", {"seat": seat, "wanted": wanted})

    def by_key(self, link: str) -> Guest:
        """A program with the key of a link."""
        return self.house.guest(link.partition("#")[2])

    def check_dead(self, link: str, guest: Guest | None = None) -> None:
        """A link opens nothing: not for joining, not as a key; and tells no more than a link that never was."""
        guest = guest or self.house.guest()
        dead, never = guest.join(link), guest.join(f"/join#{NEVER}")
        assert (dead.status, dead.code, dead.body) == (404, "unknown_link", never.body)
        assert dead.headers.keys() == never.headers.keys()
        assert self.by_key(link).get(f"/tables/{self.table}").body == self.by_key(NEVER).get("/tables/no").body


@pytest.fixture
def party(house: House) -> Party:
    return Party(house)


# Taking.


def test_an_invitation_is_used_up_when_it_is_taken(party: Party) -> None:
    """Neither the host nor anybody else gets in by it, and the host is shown no other."""
    friend = party.come()

    assert [seat["name"] for seat in friend.see(party.table)["seats"] if seat["mine"]] == ["Aedui"]
    party.check_dead(party.invitation)
    party.check_dead(party.invitation, party.host)
    assert (party.seat(party.host)["state"], party.seat(party.host)["link"]) == (TAKEN, None)
    assert party.link(friend) not in (party.invitation, "None")


def test_the_host_hears_nothing_of_the_players_own_key(party: Party) -> None:
    """Also not by his stream, which shows him that the seat is taken."""
    with party.host.stream(party.table) as stream:
        stream.next()
        friend = party.come()
        stream.until(lambda table: all(seat["taken"] for seat in table["seats"]))
    party.host.get("/tables")

    assert party.link(friend).partition("#")[2].encode() not in b"".join(party.host.heard)


def test_an_open_invitation_is_no_key_to_the_table(party: Party) -> None:
    """Or the host could look into a hand that is dealt already, before his friend takes the seat."""
    assert party.by_key(party.invitation).get(f"/tables/{party.table}").code == "unknown_table"
    assert party.seat(party.host)["state"] == INVITED


def test_who_has_taken_a_seat_comes_back_by_the_old_link_in_his_browser(party: Party) -> None:
    """His friend's mail is where he finds his way; to any other browser it is dead."""
    friend = party.come()
    before = party.seat(friend)

    assert friend.join(party.invitation).json == {"id": party.table, "seats": ["Aedui"], "taken": False, "again": False}
    assert party.seat(friend) == before
    party.check_dead(party.invitation)


def test_who_has_lost_his_cookie_comes_back_by_his_own_link(party: Party) -> None:
    """As often as he likes, from any device; the link stays the same."""
    own = party.link(party.come())
    for _ in range(3):
        device = party.house.guest()
        assert device.join(own).json == {"id": party.table, "seats": ["Aedui"], "taken": False, "again": False}
        assert party.link(device) == own
    assert party.by_key(own).see(party.table)["seat"] == "Aedui"


def test_nothing_is_taken_before_the_browser_is_known(party: Party) -> None:
    """Were the first reply lost, and the cookie with it, nobody could ever come in again."""
    stranger = party.house.guest()
    first = stranger.post("/join", {"key": party.invitation.partition("#")[2]})

    assert first.json == {"id": party.table, "seats": [], "taken": False, "again": True}
    assert party.seat(party.host)["state"] == INVITED
    assert stranger.get(f"/tables/{party.table}").code == "unknown_table"
    party.come()
    assert stranger.join(party.invitation).code == "unknown_link"


def test_a_host_who_has_several_seats_has_a_link_to_each(house: House) -> None:
    host = house.guest()
    table = host.create()
    links = {seat["name"]: seat["link"] for seat in host.see(table)["seats"]}

    assert len(set(links.values())) == 4
    for seat, link in links.items():
        assert house.guest().join(link).json["seats"] == [seat]
        assert house.guest(link.partition("#")[2]).see(table)["seat"] == seat


# Withdrawing and renewing.


def test_the_host_makes_a_new_link_and_the_old_one_is_dead(party: Party) -> None:
    reply = party.change(party.host)

    assert reply.json == {"link": party.link(party.host)}
    party.check_dead(party.invitation)
    assert party.seat(party.host)["state"] == INVITED
    assert house_join(party, reply.json["link"]) == ["Aedui"]


def house_join(party: Party, link: str) -> list[str]:
    return list(party.house.guest().join(link).json["seats"])


def test_the_host_withdraws_a_link_and_everybody_sees_that(party: Party) -> None:
    with party.host.stream(party.table) as stream:
        stream.until(lambda table: any(seat["state"] == INVITED for seat in table["seats"]))
        assert party.change(party.host, wanted=False).json == {"link": None}
        heard = stream.until(lambda table: any(seat["state"] == REVOKED for seat in table["seats"]))
    assert (party.seat(party.host)["link"], party.seat(party.host)["taken"]) == (None, False)
    assert heard == party.host.see(party.table)
    party.check_dead(party.invitation)
    link = party.change(party.host).json["link"]
    assert house_join(party, link) == ["Aedui"]


def test_the_host_cannot_take_a_seat_back(party: Party) -> None:
    """Or he would see the hand of somebody who has played."""
    friend = party.come()
    own = party.link(friend)
    for wanted in (True, False):
        reply = party.change(party.host, wanted=wanted)
        assert (reply.status, reply.code) == (409, "taken")
    assert party.link(friend) == own


def test_a_player_makes_his_own_link_anew(party: Party) -> None:
    """By it a program that has the old one is cut off, in the middle of its stream; who sits there stays."""
    friend = party.come()
    own = party.link(friend)
    with party.by_key(own).stream(party.table) as stream, party.by_key(own).line(party.table) as line:
        stream.next()
        line.until(lambda: party.table in line.tables)
        renewed = party.change(friend).json["link"]
        with pytest.raises(AssertionError, match="the stream has ended"):
            stream.next()
        line.until(lambda: line.refused == {party.table: "unknown_table"})

    party.check_dead(own)
    assert party.link(friend) == renewed
    assert party.by_key(renewed).see(party.table)["seat"] == "Aedui"
    assert (party.seat(party.host)["state"], party.seat(party.host)["link"]) == (TAKEN, None)


@pytest.mark.parametrize("wanted", [True, False])
def test_nobody_changes_a_link_that_is_not_his(party: Party, wanted: bool) -> None:
    """A player the invitations, the spectators' link or another's; one who looks on anything; the host an agent's."""
    friend = party.come()
    watcher = join(party.house, party.host.see(party.table)["watch_link"])
    before = [guest.see(party.table) for guest in (party.host, friend)]
    tries = [(friend, "Romans"), (friend, None), (watcher, "Aedui"), (watcher, None), (party.host, "Germans")]
    for guest, seat in tries:
        reply = party.change(guest, seat, wanted)
        assert (reply.status, reply.code) == (403, "not_your_link")
    assert party.change(party.house.guest(), "Aedui", wanted).code == "unknown_table"
    assert [guest.see(party.table) for guest in (party.host, friend)] == before


def test_a_players_link_is_renewed_but_not_withdrawn(party: Party) -> None:
    assert party.change(party.come(), wanted=False).code == "not_your_link"
    assert party.change(party.host, "Romans", wanted=False).code == "taken"


# Spectators.


def test_many_come_by_the_link_for_spectators_until_the_host_makes_another(party: Party) -> None:
    friend, old = party.come(), party.host.see(party.table)["watch_link"]
    watchers = [join(party.house, old) for _ in range(3)]
    with friend.stream(party.table) as stream:
        stream.next()
        new = party.change(party.host, None).json["link"]
        stream.until(lambda table: bool(table["watch_link"] == new))

    party.check_dead(old)
    assert [watcher.get(f"/tables/{party.table}").status for watcher in watchers] == [200] * 3
    assert house_join(party, new) == []
    assert party.by_key(new).see(party.table)["seat"] is None


def test_the_link_for_spectators_can_be_withdrawn(party: Party) -> None:
    old = party.host.see(party.table)["watch_link"]
    assert party.change(party.host, None, wanted=False).json == {"link": None}

    assert party.host.see(party.table)["watch_link"] is None
    party.check_dead(old)


# Two at once.


def test_of_two_who_take_one_invitation_at_once_one_gets_it(database: str, tmp_path: Path) -> None:
    """At one server, and at two that share a database."""
    with running(tmp_path, database) as first, running(tmp_path, database) as second:
        host = first.client()
        for servers in [(first, first), (first, second)] * (RACES // 2):
            table = host.create(Aedui="link")
            invitation = next(seat["link"] for seat in host.see(table)["seats"] if seat["name"] == "Aedui")
            friends = [known(server) for server in servers]
            statuses = take_at_once(friends, invitation.partition("#")[2])
            assert sorted(statuses) == [200, 404]
            loser = friends[statuses.index(404)]
            assert loser.get(f"{API}/tables/{table}").status == 404
        assert "Traceback" not in first.log + second.log


def known(server: Server) -> Client:
    """Somebody whose browser has a cookie of this server."""
    client = server.client()
    client.create()
    return client


def take_at_once(friends: list[Client], key: str) -> list[int]:
    start = Barrier(len(friends))

    def take(friend: Client) -> int:
        start.wait()
        return friend.post(f"{API}/join", {"key": key}).status

    with ThreadPoolExecutor(len(friends)) as pool:
        return list(pool.map(take, friends))


# Databases of before.


class Before:
    """A database as it was before, with a game: the host has one seat, a friend another, a third is open."""

    OWN, TAKEN, OPEN, WATCHING = (key * 32 for key in "abcd")

    def __init__(self, database: str) -> None:
        self.host, self.friend = new_key(), new_key()
        with opened(database) as made:
            migrate(made, "base")
            migrate(made, "0001")
            with made.begin() as connection:
                for number, key in ((1, self.host), (2, self.friend)):
                    row = {"id": number, "digest": digest(key)}
                    connection.execute(text("INSERT INTO people VALUES (:id, :digest, 0)"), row)
                head = {"setup": "alesia record 1\\ngame falling-sky"}
                connection.execute(text(GAME), head)
                keys = {"Romans": self.OWN, "Aedui": self.TAKEN, "Belgae": self.OPEN, WATCH: self.WATCHING}
                for name, key in keys.items():
                    connection.execute(text("INSERT INTO seats VALUES (1, :name, :key)"), {"name": name, "key": key})
                for person, seat in ((1, "Romans"), (2, "Aedui"), (2, WATCH)):
                    row = {"person": person, "seat": seat}
                    connection.execute(text("INSERT INTO holdings VALUES (:person, 1, :seat)"), row)


GAME = "INSERT INTO games VALUES (1, 'somewhere', :setup, 0, 1, 0, 0, '', false, '')"


def test_keys_of_seats_that_somebody_holds_are_made_anew(database: str) -> None:
    """Open invitations and the spectators' link stay; who sits there sits there, and comes back by his old link."""
    before, store = Before(database), Store()
    with opened(database) as now, now.connect() as connection:
        _, seats, holders, *_ = store.seating(connection, 1)
        found = {seat.name: seat for seat in seats}
        assert {name: seat.state for name, seat in found.items()} == {
            "Romans": TAKEN,
            "Aedui": TAKEN,
            "Belgae": INVITED,
            WATCH: INVITED,
        }
        assert (found["Belgae"].key, found[WATCH].key) == (before.OPEN, before.WATCHING)
        assert len({found["Romans"].key, found["Aedui"].key} - {before.OWN, before.TAKEN}) == 2
        assert sorted(holders) == [(1, "Romans"), (2, WATCH), (2, "Aedui")]
        assert store.find_door(connection, before.TAKEN) is None
        assert store.find_way_back(connection, 2, digest(before.TAKEN)) == "somewhere"
        assert store.find_way_back(connection, 1, digest(before.TAKEN)) is None
