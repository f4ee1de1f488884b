"""What somebody might try who means no good; docs/server.md has the list, with the tests that try each."""

import json
import logging
from pathlib import Path

import pytest

from tests.server.house import House, Json, join, open_house
from tests.server.test_every_route import Call, calls

VALUES: Json = {
    "address": "nowhere",
    "line": "nowhere",
    "table": "nowhere",
    "game": "falling-sky",
    "n": 0,
    "number": "1.0",
}
FOREIGN = ("https://evil.example.org", "null", "http://127.0.0.1:1")


def posts(house: House) -> list[Call]:
    return [call for call in calls(house) if call.method == "POST"]


@pytest.mark.parametrize("origin", FOREIGN)
def test_no_page_of_somebody_else_acts_in_the_name_of_a_guest(house: House, origin: str) -> None:
    """Whatever the route: by its origin, without one, and as a form that needs no leave."""
    guest = house.guest().call("Anna")
    for call in posts(house):
        path = f"/api/v1{call.path.format(**VALUES)}"
        own = {"Content-Type": "application/json", **guest.signs}
        foreign = guest.send("POST", path, b"{}", {**own, "Origin": origin})
        silent = guest.send("POST", path, b"{}", own)
        form = guest.send("POST", path, b"{}", {**own, "Origin": house.origin, "Content-Type": "text/plain"})
        assert [each.code for each in (foreign, silent, form)] == ["foreign_origin", "no_origin", "not_json"], call
    assert guest.get("/me").json["name"] == "Anna"


def test_cookies_are_for_this_house_and_for_no_script(house: House) -> None:
    guest = house.guest()
    given = guest.post("/me", {"name": "Anna"}).headers["set-cookie"].lower()

    assert "httponly" in given
    assert "samesite=lax" in given


def test_whatever_is_answered_tells_no_other_page_where_it_came_from(house: House) -> None:
    """A key stands behind the # of an address, and that address is told to nobody."""
    guest = house.guest()
    for path in ("/", "/join", "/come", "/called.js", "/api/v1/me"):
        headers = guest.send("GET", path).headers
        assert headers["referrer-policy"] == "no-referrer", path
        assert "script-src 'self'" in headers["content-security-policy"], path


def test_no_key_stands_in_a_log(house: House, caplog: pytest.LogCaptureFixture) -> None:
    """Neither of an account nor of a seat that is handed on, nor a word that was said."""
    caplog.set_level(logging.DEBUG)
    guest = house.guest()
    table = guest.create(seats={"Aedui": "link"})
    key = guest.post("/me/key", {}).json["key"]
    link = guest.post(f"/tables/{table}/hand", {"seat": "Romans", "wanted": True}).json["link"]
    guest.post(f"/tables/{table}/talk", {"text": "arcanum"})
    house.guest().post("/come", {"account": key})
    join(house, link)
    told = caplog.text

    for secret in (key, link.partition("#")[2], guest.cookie, "arcanum"):
        assert secret
        assert secret not in told


def test_keys_cannot_be_tried_by_the_thousand(tmp_path: Path) -> None:
    """Sixty times a minute from one address, whatever is tried."""
    with open_house(tmp_path, limited=True) as house:
        guest = house.guest()
        for path, body in (("/account", {"account": "x" * 32}), ("/come", {"account": "x" * 32})):
            codes = [guest.post(path, body).code for _ in range(31)]
        assert codes[-1] == "too_many"
        assert guest.post("/account/mail", {"mail": "a@example.org"}).code == "too_many"
        assert guest.post("/me/bells", {"kind": "hook", "target": "https://1.1.1.1"}).code == "too_many"


def test_names_and_words_are_data_and_never_a_page(house: House) -> None:
    """They are told as JSON, which no browser takes for anything else."""
    guest = house.guest().call("<script>alert(1)</script>")
    reply = guest.get("/me")

    assert reply.headers["content-type"].startswith("application/json")
    assert reply.headers["x-content-type-options"] == "nosniff"
    assert json.loads(reply.body)["name"] == "<script>alert(1)</script>"
