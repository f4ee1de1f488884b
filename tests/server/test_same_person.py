"""A2.1A At the web table one person has the Germans and then the Arverni: one key, one invitation, one holder."""

from collections.abc import Iterator

import pytest

import alesia
from tests.server.house import Guest, House, Json, Written, join, open_house, write_game

GAME = "ariovistus-campaign"
BOTH = ["Germans", "Arverni"]
SECOND = "half = 2\ncard = 19\nnext = 1"  # Arverni first


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with open_house(tmp_path_factory.mktemp("house")) as found:
        yield found


def seats(guest: Guest, table: str) -> dict[str, Json]:
    return {seat["name"]: seat for seat in guest.see(table)["seats"]}


def in_second_half(house: House) -> Written:
    """A table in the second half at which nobody sits yet."""
    return write_game(house, alesia.new(GAME, seed=1, position=SECOND).record)


def by(house: House, written: Written, seat: str) -> Guest:
    return join(house, f"/join#{written.keys[seat]}")


def test_the_list_of_games_names_the_heir(house: House) -> None:
    found = {game["name"]: game["heirs"] for game in house.guest().get("/games").json}
    assert found[GAME] == {"Arverni": "Germans"}
    assert found["falling-sky"] == found["ariovistus"] == found["gallic-war"] == {}


def test_one_invitation_opens_both_seats(house: House) -> None:
    """The link stands at the Germans alone; whoever takes it holds both, and nobody else can take either."""
    host = house.guest()
    table = host.create(game=GAME, seats={"Germans": "link"})
    waiting = seats(host, table)
    assert (waiting["Arverni"]["heir_of"], waiting["Arverni"]["link"], waiting["Arverni"]["state"]) == (
        *("Germans", None, "invited"),
    )
    friend = house.guest()
    assert friend.join(waiting["Germans"]["link"]).json["seats"] == BOTH
    taken = seats(friend, table)
    assert [(taken[seat]["mine"], taken[seat]["state"]) for seat in BOTH] == [(True, "taken")] * 2
    assert [seats(host, table)[seat]["mine"] for seat in BOTH] == [False] * 2
    assert house.guest().join(waiting["Germans"]["link"]).status == 404
    assert [line["seats"] for line in friend.get("/tables").json] == [BOTH]


def test_who_is_named_for_one_of_them_has_both(house: House) -> None:
    """By either name, and the host himself where nothing is said."""
    host = house.guest()
    for given in ({"Germans": "me"}, {"Arverni": "me"}, {}):
        table = host.create(game=GAME, seats={"Romans": "link", **given})
        assert [seat for seat, facts in seats(host, table).items() if facts["mine"]] == [
            *("Germans", "Aedui", "Belgae", "Arverni"),
        ]
    table = host.create(game=GAME, seats={"Arverni": "random"})
    assert [seats(host, table)[seat]["kind"] for seat in BOTH] == ["random", "random"]


@pytest.mark.parametrize("heir", ["link", "random"])
def test_two_people_cannot_have_them(house: House, heir: str) -> None:
    """Refused with a sentence, and nobody is made known."""
    guest = house.guest()
    reply = guest.post("/tables", {"game": GAME, "seats": {"Germans": "me", "Arverni": heir}})
    assert (reply.status, reply.code, guest.cookie) == (422, "refused", None)
    assert "hoever plays the Germans goes on as the Arverni" in reply.json["error"]["message"]


def test_a_new_link_for_the_heir_is_that_of_both(house: House) -> None:
    """The host withdraws and renews the one invitation by either name; the player has one link of his own."""
    host = house.guest()
    table = host.create(game=GAME, seats={"Germans": "link"})
    old = seats(host, table)["Germans"]["link"]
    new = host.post(f"/tables/{table}/link", {"seat": "Arverni", "wanted": True}).json["link"]
    assert new == seats(host, table)["Germans"]["link"] != old
    assert house.guest().join(old).status == 404
    friend = join(house, new)
    own = friend.post(f"/tables/{table}/link", {"seat": "Arverni", "wanted": True}).json["link"]
    program = house.guest(own.partition("#")[2])
    assert [seat for seat, facts in seats(program, table).items() if facts["mine"]] == BOTH


def test_the_holder_of_the_germans_answers_for_the_arverni(house: House) -> None:
    """He is asked as the Arverni, may take back, and no other may answer for him."""
    written = in_second_half(house)
    german, roman = by(house, written, "Germans"), by(house, written, "Romans")
    seen = german.asked(written.table)
    assert (seen["seat"], seen["asks"][0]["seat"]) == ("Arverni", "Arverni")
    assert roman.see(written.table)["asks"] == [{"seat": "Arverni", "mine": False}]
    assert roman.answer(written.table, "Arverni", seen["version"], "pass").status == 403
    assert german.answer(written.table, "Germans", seen["version"], "pass").status == 409
    assert german.answer(written.table, "Arverni", seen["version"], "command Rally").status == 200
    assert german.undo(written.table, german.see(written.table)["version"]).status == 200
    assert german.see(written.table)["asks"][0]["key"] == "action"


def test_it_is_his_turn_in_the_list_of_his_tables(house: House) -> None:
    """As the Arverni, though the seat that he took was the Germans'."""
    written = in_second_half(house)
    german = by(house, written, "Germans")
    seen = german.asked(written.table)
    german.answer(written.table, "Arverni", seen["version"], "command Rally")
    line = next(line for line in german.get("/tables").json if line["id"] == written.table)
    assert (line["seats"], line["turn_of"], line["your_turn"]) == (BOTH, ["Arverni"], True)


def test_an_undo_of_others_needs_him_once(house: House) -> None:
    """He holds the Germans' seat and has answered for the Arverni; he agrees for both at once."""
    written = in_second_half(house)
    german = by(house, written, "Germans")
    german.answer(written.table, "Arverni", german.asked(written.table)["version"], "pass")
    name = german.see(written.table)["asks"][0]["seat"]
    other = by(house, written, name)
    other.answer(written.table, name, other.asked(written.table)["version"], "pass")
    before = other.see(written.table)
    assert other.undo(written.table, before["version"]).json["done"] is False
    assert german.see(written.table)["undo"]["asked_by"] == name
    agreed = german.post(f"/tables/{written.table}/consent", {"agree": True})
    assert (agreed.status, agreed.json["done"]) == (200, True)
    assert other.see(written.table)["asks"][0]["seat"] == name
