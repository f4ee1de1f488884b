"""Accounts: a key that is kept, or mail, makes another browser somebody's; keys are kept as digests only."""

import time
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text

from alesia.kernel.errors import BadOption
from alesia.server import tables
from alesia.server.club import accounts
from alesia.server.club.mail import is_address, office_of
from alesia.server.keys import digest
from tests.server.club.office import Office, link_in
from tests.server.house import Guest, House, Line, Reply, Stream, join, open_house
from tests.server.test_invitations import NEVER


def account_of(guest: Guest) -> str:
    """The key that somebody keeps."""
    made = guest.post("/me/key", {})
    assert made.status == 200, made.body
    assert made.json["link"] == f"/come#{made.json['key']}"
    return str(made.json["key"])


def come(guest: Guest, key: str, bring: bool = False) -> Reply:
    return guest.post("/come", {"account": key, "bring": bring})


def tables_of(guest: Guest) -> list[str]:
    return [line["id"] for line in guest.get("/tables").json]


# A key that is kept.


def test_a_key_brings_all_seats_to_another_browser(house: House) -> None:
    """With everything that can be done there."""
    guest = house.guest().call("Anna")
    first, second = guest.create(), guest.create(game="gallic-war")
    device = house.guest()

    told = come(device, account_of(guest))
    assert told.json["name"] == "Anna"
    assert told.json["browsers"] == 2
    assert sorted(tables_of(device)) == sorted([first, second])
    seen = device.asked(first)
    ask = next(ask for ask in seen["asks"] if ask["mine"])
    assert device.answer(first, ask["seat"], seen["version"], ask["options"][0]["option"]).status == 200
    assert guest.see(first)["version"] > seen["version"]


def test_the_key_tells_whose_it_is_before_anybody_comes_in(house: House) -> None:
    guest = house.guest().call("Anna")
    guest.create()
    key = account_of(guest)

    assert house.guest().post("/account", {"account": key}).json == {"name": "Anna", "seats": 4, "mine": False}
    assert guest.post("/account", {"account": key}).json["mine"]


def test_what_a_browser_held_comes_along_only_if_it_says_so(house: House) -> None:
    """A key that somebody else sent must not take the seats of whoever opens it."""
    host, trap = house.guest(), house.guest().call("Mallory")
    table = host.create()
    key = account_of(trap)

    refused = come(host, key)
    assert (refused.status, refused.code) == (409, "has_seats")
    assert tables_of(host) == [table]
    assert tables_of(trap) == []


def test_seats_that_are_brought_along_are_the_accounts(house: House) -> None:
    """The host stays the host, and the browser in which they were held has all the account's, by its old cookie too."""
    account, browser = house.guest(), house.guest().call("Bodo")
    mine, theirs = account.create(), browser.create(seats={"Aedui": "link"})
    old = browser.cookie
    assert come(browser, account_of(account), bring=True).status == 200

    assert old != browser.cookie
    for guest in (account, browser):
        assert sorted(tables_of(guest)) == sorted([mine, theirs])
        assert guest.see(theirs)["host"]
    assert account.get("/me").json["name"] == "Bodo"
    browser.cookie = old
    assert sorted(tables_of(browser)) == sorted([mine, theirs])


def test_a_table_at_which_both_sat_has_one_person_in_both_seats(house: House) -> None:
    host = house.guest()
    table = host.create(seats={"Aedui": "link"})
    friend = join(house, next(seat["link"] for seat in host.see(table)["seats"] if seat["name"] == "Aedui"))
    come(friend, account_of(host), bring=True)

    assert all(seat["mine"] for seat in host.see(table)["seats"])
    assert all(seat["mine"] for seat in friend.see(table)["seats"])


def test_a_key_that_was_made_anew_is_dead(house: House) -> None:
    """And tells no more than one that never was."""
    guest = house.guest()
    old = account_of(guest)
    new = account_of(guest)

    for path in ("/account", "/come"):
        dead, never = (house.guest().post(path, {"account": key}) for key in (old, NEVER))
        assert (dead.status, dead.code, dead.body) == (404, "unknown_key", never.body)
    assert come(house.guest(), new).status == 200


def test_keys_are_kept_as_digests(tmp_path: Path) -> None:
    """Neither the key of an account nor a cookie stands in the database."""
    with open_house(tmp_path) as house:
        guest, device = house.guest(), house.guest()
        key = account_of(guest)
        come(device, key)
        kept = b"".join(path.read_bytes() for path in tmp_path.iterdir())
        for secret in (key, guest.cookie, device.cookie):
            assert secret
            assert secret.encode() not in kept


def test_a_key_of_an_account_is_no_key_of_a_seat(house: House) -> None:
    guest = house.guest()
    table = guest.create()
    key = account_of(guest)

    assert house.guest(key).get(f"/tables/{table}").code == "unknown_table"
    assert house.guest().post("/join", {"key": key}).code == "unknown_link"


def test_other_browsers_can_be_sent_away(house: House) -> None:
    """The first one, too; and the key still opens."""
    guest, device = house.guest(), house.guest()
    table, key = guest.create(), account_of(guest)
    come(device, key)
    assert device.post("/me/alone", {}).status == 200

    assert device.see(table)
    assert guest.get(f"/tables/{table}").code == "unknown_table"
    assert device.get("/me").json["browsers"] == 1
    assert come(house.guest(), key).status == 200


def test_a_browser_can_leave(house: House) -> None:
    guest, device = house.guest(), house.guest()
    table, key = guest.create(), account_of(guest)
    come(device, key)
    kept = device.cookie
    assert device.post("/me/leave", {}).status == 200
    device.cookie = kept

    assert device.get(f"/tables/{table}").code == "unknown_table"
    assert guest.see(table)


def hear_on(heard: Stream | Line) -> None:
    while heard.next():
        pass


@pytest.mark.parametrize("way", ["stream", "line"])
def test_a_browser_that_was_sent_away_hears_nothing_any_more(house: House, way: str) -> None:
    """What was opened before ends at once; who may opens it again."""
    guest, device = house.guest(), house.guest()
    table, key = guest.create(), account_of(guest)
    come(device, key)
    version = guest.asked(table)["version"]
    with getattr(device, way)(table) as heard:
        heard.next()
        assert guest.post("/me/alone", {}).status == 200
        seen = guest.asked(table)
        guest.answer(table, seen["asks"][0]["seat"], seen["version"], "pass")
        with pytest.raises(AssertionError, match="has ended"):
            hear_on(heard)
        assert all("change" not in (event.kind, *event.data) for event in heard.events)
    assert device.get(f"/tables/{table}").code == "unknown_table"
    assert guest.see(table)["version"] > version


def test_a_browser_that_leaves_hears_nothing_any_more(house: House) -> None:
    guest = house.guest()
    table = guest.create()
    with guest.stream(table) as heard:
        heard.next()
        assert guest.post("/me/leave", {}).status == 200
        with pytest.raises(AssertionError, match="has ended"):
            hear_on(heard)


def test_another_process_learns_who_was_sent_away(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is remembered of people is asked again after a while."""
    guest = house.guest()
    table = guest.create()
    assert guest.see(table)
    engine, known = create_engine(house.database), {"none": b"\0" * 32, "known": digest(guest.cookie or "")}
    with engine.begin() as connection:
        connection.execute(text("UPDATE people SET key_digest = :none WHERE key_digest = :known"), known)
    engine.dispose()
    assert guest.see(table)
    monkeypatch.setattr(tables, "REMEMBERED", 0.0)
    time.sleep(0.01)
    assert guest.get(f"/tables/{table}").code == "unknown_table"


# Mail.


def prove(guest: Guest, office: Office, address: str) -> Reply:
    """Somebody shows that the mail of an address reaches him."""
    assert guest.post("/me/mail", {"mail": address}).status == 200
    return come(guest, link_in(office.letter(address)).partition("#")[2])


def test_a_link_by_mail_opens_the_account_once(house: House, office: Office) -> None:
    guest, device = house.guest(), house.guest()
    table = guest.create()
    assert prove(guest, office, "anna@example.org").json["mail"] == "anna@example.org"
    assert device.post("/account/mail", {"mail": "Anna@Example.org "}).status == 200
    key = link_in(office.letter("anna@example.org", 1)).partition("#")[2]

    assert come(device, key).status == 200
    assert tables_of(device) == [table]
    assert come(house.guest(), key).code == "unknown_key"


def test_a_letter_that_is_opened_at_home_leaves_the_browser_as_it_is(house: House, office: Office) -> None:
    guest = house.guest()
    guest.create()
    before = guest.cookie
    prove(guest, office, "home-alone@example.org")

    assert guest.cookie == before
    assert guest.get("/me").json["browsers"] == 1


def test_nobody_learns_whether_an_address_is_known(house: House, office: Office) -> None:
    guest = house.guest()
    prove(guest, office, "known@example.org")
    replies = [house.guest().post("/account/mail", {"mail": f"{name}@example.org"}) for name in ("known", "unknown")]

    office.letter("known@example.org", 1)
    assert replies[0].body == replies[1].body
    assert replies[0].status == replies[1].status
    assert office.to("unknown@example.org") == []


def test_a_link_by_mail_is_soon_too_old(house: House, office: Office, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(accounts, "GOOD_FOR", -1)
    guest = house.guest()
    guest.post("/me/mail", {"mail": "late@example.org"})

    assert come(guest, link_in(office.letter("late@example.org")).partition("#")[2]).code == "unknown_key"


def test_nobody_is_flooded_with_letters(house: House, office: Office) -> None:
    guest = house.guest()
    codes = [guest.post("/me/mail", {"mail": "flood@example.org"}).status for _ in range(5)]

    assert codes == [200, 200, 200, 429, 429]
    assert len(office.to("flood@example.org")) == 3


def test_an_address_is_only_his_who_opens_the_letter(house: House, office: Office) -> None:
    guest = house.guest()
    guest.post("/me/mail", {"mail": "victim@example.org"})

    assert guest.get("/me").json["mail"] is None
    assert house.guest().post("/account/mail", {"mail": "victim@example.org"}).status == 200
    assert len(office.to("victim@example.org")) == 1


def test_an_address_can_be_forgotten(house: House, office: Office) -> None:
    guest = house.guest()
    prove(guest, office, "gone@example.org")
    assert guest.post("/me/mail", {"mail": ""}).status == 200
    assert guest.get("/me").json["mail"] is None


def test_links_in_letters_lead_home_whatever_a_request_says(tmp_path: Path, office: Office) -> None:
    """Who asks by another name of this machine, or by a number, has no say in where the key goes."""
    with open_house(tmp_path, smtp=office.url, public_url="https://games.example.org") as house:
        guest = house.guest()
        reply = guest.post("/me/mail", {"mail": "home@example.org"}, Host="6.6.6.6", Origin="https://games.example.org")
        assert reply.status == 200
    assert "https://games.example.org/come#" in office.letter("home@example.org")


@pytest.mark.parametrize("address", ["", "a", "a@", "@b", "a b@c.org", "a@b.org\nBcc: x@y.org", "a@b.org,c@d.org"])
def test_what_is_no_address_is_refused(house: House, address: str) -> None:
    assert not is_address(address)
    assert house.guest().post("/account/mail", {"mail": address}).code == "no_address"


def test_a_house_without_mail_says_so(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        guest = house.guest()
        assert not guest.get("/me").json["mails"]
        assert guest.post("/me/mail", {"mail": "anna@example.org"}).code == "no_mail"
        assert guest.post("/account/mail", {"mail": "anna@example.org"}).code == "no_mail"


def test_a_mail_server_that_fails_is_told(tmp_path: Path) -> None:
    with open_house(tmp_path, smtp="smtp://127.0.0.1:9?from=club@example.org") as house:
        assert house.guest().post("/me/mail", {"mail": "anna@example.org"}).code == "mail_fails"


@pytest.mark.parametrize("url", ["", "mail.example.org", "http://a?from=a@b.org", "smtp://a", "smtp://a?from=b"])
def test_what_is_no_mail_server_is_refused(url: str) -> None:
    with pytest.raises(BadOption, match="--smtp"):
        office_of(url)


# Squares.


def test_a_link_is_drawn_as_a_square(house: House) -> None:
    drawn = house.guest().post("/qr", {"link": f"/join#{NEVER}"}).json["svg"]

    assert drawn.startswith("<svg")
    assert "<script" not in drawn


@pytest.mark.parametrize("link", ["", "https://example.org", "//example.org", "/join#<script>", "/other"])
def test_only_links_of_this_house_are_drawn(house: House, link: str) -> None:
    assert house.guest().post("/qr", {"link": link}).code == "malformed"
