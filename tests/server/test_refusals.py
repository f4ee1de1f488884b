"""What is refused: each with a clear message, and nothing has changed."""

import json
from collections.abc import Iterator
from dataclasses import replace
from html.parser import HTMLParser
from http.client import HTTPConnection
from itertools import count
from pathlib import Path
from random import Random

import pytest

import alesia
from alesia.kernel.record import Record
from alesia.server.app import WEB
from alesia.server.guard import MOST_BYTES
from alesia.server.settings import LOCAL
from tests.falling_sky.watched import livelier
from tests.server.house import (
    API,
    PATIENCE,
    Guest,
    House,
    Json,
    Reply,
    join,
    open_house,
    seat_four,
    wait_for,
    write_game,
)

PAGES = sorted(WEB.glob("*.html"))
EVERYWHERE = {
    "content-security-policy": "default-src 'none'; script-src 'self'; worker-src 'self'; style-src 'self'; "
    "img-src 'self' data:; connect-src 'self'; font-src 'self'; manifest-src 'self'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One for all: each test brings its own people and sets up its own tables."""
    with open_house(tmp_path_factory.mktemp("house")) as found:
        yield found


class Sitting:
    """One person at a table of his own, who is asked something."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.guest = house.guest()
        self.table = self.guest.create()
        seen = self.guest.asked(self.table)
        self.version = int(seen["version"])
        self.seat = str(seen["asks"][0]["seat"])
        self.before = self.now()

    def now(self) -> tuple[Json, object]:
        return self.guest.see(self.table), self.house.rows(self.table)

    def answer(self, **other: Json) -> Reply:
        """Pass, unless something else is said."""
        body = {"seat": self.seat, "version": self.version, "option": "pass", **other}
        return self.guest.post(f"/tables/{self.table}/answers", body)

    def raw(self, body: bytes, **headers: str) -> Reply:
        own = {"Content-Type": "application/json", "Origin": self.house.origin, **self.guest.signs, **headers}
        return self.guest.send("POST", f"{API}/tables/{self.table}/answers", body, own)

    def check_nothing_changed(self) -> None:
        assert self.now() == self.before


@pytest.fixture
def sitting(house: House) -> Sitting:
    return Sitting(house)


# Answers.


@pytest.mark.parametrize("option", ["conquer", "pass Romans", "PASS", " pass", "pass\n", "unshaded 999", "paß", "\x00"])
def test_an_answer_that_is_not_offered_is_refused_and_told_what_is(sitting: Sitting, option: str) -> None:
    reply = sitting.answer(option=option)

    assert (reply.status, reply.code) == (422, "not_offered")
    assert "pass" in reply.json["error"]["message"]
    sitting.check_nothing_changed()


MALFORMED: list[bytes] = [
    b"",
    b"{",
    b"null",
    b"[]",
    b'"pass"',
    b"{}",
    b"\xff\xfe",
    b'{"seat": "Romans", "version": 1}',
    b'{"seat": "Romans", "version": "1", "option": "pass"}',
    b'{"seat": "Romans", "version": 1.5, "option": "pass"}',
    b'{"seat": "Romans", "version": true, "option": "pass"}',
    b'{"seat": "Romans", "version": -1, "option": "pass"}',
    b'{"seat": "Romans", "version": 99999999999999999999999, "option": "pass"}',
    b'{"seat": "Romans", "version": NaN, "option": "pass"}',
    b'{"seat": "", "version": 1, "option": "pass"}',
    b'{"seat": ["Romans"], "version": 1, "option": "pass"}',
    b'{"seat": "Romans", "version": 1, "option": ""}',
    b'{"seat": "Romans", "version": 1, "option": "' + b"x" * 129 + b'"}',
    b'{"seat": "Romans", "version": 1, "option": "pass", "force": true}',
    b"[" * 10_000,
]


@pytest.mark.parametrize("body", MALFORMED, ids=lambda body: body[:60].decode("latin-1"))
def test_what_is_malformed_is_refused(sitting: Sitting, body: bytes) -> None:
    reply = sitting.raw(body)

    assert reply.status in (400, 422)
    assert reply.code in ("malformed", "http")
    sitting.check_nothing_changed()


def test_what_is_too_long_is_refused_by_its_head(sitting: Sitting) -> None:
    reply = sitting.raw(b" " * MOST_BYTES + b"{}")

    assert (reply.status, reply.code) == (413, "too_long")
    sitting.check_nothing_changed()


def test_what_is_too_long_is_refused_though_its_head_is_silent(sitting: Sitting) -> None:
    """Sent in chunks, a body has no length that could be looked at before."""
    chunks = (b" " * 1000 for _ in range(MOST_BYTES // 1000 + 2))
    headers = {"Content-Type": "application/json", "Origin": sitting.house.origin, **sitting.guest.signs}
    reply = sitting.house.guest().send("POST", f"{API}/tables/{sitting.table}/answers", chunks, headers)

    assert (reply.status, reply.code) == (413, "too_long")
    sitting.check_nothing_changed()


def test_a_body_in_chunks_that_is_not_too_long_is_taken(sitting: Sitting) -> None:
    body = json.dumps({"seat": sitting.seat, "version": sitting.version, "option": "pass"}).encode()
    headers = {"Content-Type": "application/json", "Origin": sitting.house.origin, **sitting.guest.signs}
    chunks = (body[at : at + 10] for at in range(0, len(body), 10))

    assert sitting.guest.send("POST", f"{API}/tables/{sitting.table}/answers", chunks, headers).status == 200


def test_the_same_answer_a_second_time_is_too_late(sitting: Sitting) -> None:
    assert sitting.answer().status == 200
    after = sitting.now()
    reply = sitting.answer()

    assert (reply.status, reply.code) == (409, "stale")
    assert sitting.now() == after


@pytest.mark.parametrize("away", [-2, -1, 1, 1000])
def test_an_answer_to_another_version_is_refused(sitting: Sitting, away: int) -> None:
    reply = sitting.answer(version=sitting.version + away)

    assert (reply.status, reply.code) == (409, "stale")
    sitting.check_nothing_changed()


def test_a_seat_that_is_not_asked_cannot_answer(sitting: Sitting) -> None:
    other = next(seat["name"] for seat in sitting.before[0]["seats"] if seat["name"] != sitting.seat)
    reply = sitting.answer(seat=other)

    assert (reply.status, reply.code) == (409, "not_asked")
    sitting.check_nothing_changed()


@pytest.mark.parametrize("seat", ["Chance", "Germans", "romans", "Nobody", "-1"])
def test_nobody_answers_for_chance_or_for_a_seat_that_is_not_there(sitting: Sitting, seat: str) -> None:
    reply = sitting.answer(seat=seat)

    assert (reply.status, reply.code) == (403, "not_your_seat")
    sitting.check_nothing_changed()


# Strangers.


def strangers(house: House, sitting: Sitting) -> list[Guest]:
    """A new browser, one with a table of its own, a cookie and keys that are nobody's, and the key of another table."""
    elsewhere = Sitting(house)
    invented = house.guest()
    invented.cookie = "x" * 32
    way = next(seat["link"] for seat in elsewhere.before[0]["seats"] if seat["name"] == sitting.seat)
    keys = ["y" * 32, way.partition("#")[2], "", "é", sitting.table]
    return [house.guest(), elsewhere.guest, invented, *[house.guest(key) for key in keys]]


def test_a_stranger_finds_no_table(house: House, sitting: Sitting) -> None:
    """What is refused to him is the same as for a table that does not exist."""
    body = {"seat": sitting.seat, "version": sitting.version, "option": "pass"}
    for guest in strangers(house, sitting):
        for path in ("", "/stream", "/past/0", "/standing", "/thoughts/0", "/record"):
            replies = [guest.get(f"/tables/{table}{path}") for table in (sitting.table, "nowhere")]
            assert [(reply.status, reply.code) for reply in replies] == [(404, "unknown_table")] * 2
            assert replies[0].body == replies[1].body
        assert guest.post(f"/tables/{sitting.table}/answers", body).code == "unknown_table"
        assert guest.post(f"/tables/{sitting.table}/undo", {"version": sitting.version}).code == "unknown_table"
        assert guest.post(f"/tables/{sitting.table}/consent", {"agree": True}).code == "unknown_table"
    sitting.check_nothing_changed()


def test_nobody_answers_for_the_seat_of_another(house: House) -> None:
    seated = seat_four(house)
    asked = seated.asked
    owner = seated.people[asked]
    before, rows = owner.see(seated.table), house.rows(seated.table)
    for guest in [*seated.others(asked), seated.host]:
        reply = guest.answer(seated.table, asked, before["version"], "pass")
        assert (reply.status, reply.code) == (403, "not_your_seat")

    assert (owner.see(seated.table), house.rows(seated.table)) == (before, rows)


def test_who_looks_on_changes_nothing(house: House, sitting: Sitting) -> None:
    watcher = join(house, sitting.before[0]["watch_link"])
    by_key = house.guest(sitting.before[0]["watch_link"].partition("#")[2])
    for guest in (watcher, by_key):
        assert guest.see(sitting.table)["asks"]
        assert guest.answer(sitting.table, sitting.seat, sitting.version, "pass").code == "not_your_seat"
        assert guest.undo(sitting.table, sitting.version).status in (403, 409)
        assert guest.post(f"/tables/{sitting.table}/consent", {"agree": True}).code == "nothing_asked"
    sitting.check_nothing_changed()


def test_nobody_takes_back_the_answer_of_another(house: House) -> None:
    seated = seat_four(house)
    asked = seated.asked
    owner = seated.people[asked]
    version = owner.answer(seated.table, asked, owner.see(seated.table)["version"], "pass").json["version"]
    rows = house.rows(seated.table)
    for guest in seated.others(asked):
        reply = guest.undo(seated.table, version)
        assert (reply.status, reply.code) == (403, "not_your_answer")

    assert house.rows(seated.table) == rows


def test_nothing_is_taken_back_from_behind_the_dice(sitting: Sitting) -> None:
    """The cards have just been drawn."""
    reply = sitting.guest.undo(sitting.table, sitting.version)

    assert (reply.status, reply.code) == (409, "cannot_undo")
    sitting.check_nothing_changed()


def test_an_undo_of_another_version_is_refused(sitting: Sitting) -> None:
    version = sitting.answer().json["version"]
    rows = sitting.house.rows(sitting.table)
    reply = sitting.guest.undo(sitting.table, version - 1)

    assert (reply.status, reply.code) == (409, "stale")
    assert sitting.house.rows(sitting.table) == rows


def test_who_asked_for_an_undo_cannot_agree_to_it_himself(house: House) -> None:
    seated = seat_four(house)
    asked = seated.asked
    owner = seated.people[asked]
    version = owner.answer(seated.table, asked, owner.see(seated.table)["version"], "pass").json["version"]
    assert owner.undo(seated.table, version).json["done"] is False
    reply = owner.post(f"/tables/{seated.table}/consent", {"agree": True})

    assert (reply.status, reply.code) == (409, "nothing_asked")


def test_the_end_of_a_game_is_not_taken_back(house: House) -> None:
    """The record with its seed lies open then: whoever took back the last answer would know the dice to come."""
    record = next(filter(None, map(ended_by_a_person, count(15))))
    *before, last = record.entries
    game = write_game(house, replace(record, entries=before))
    guest = join(house, f"/join#{game.keys[last.who]}")
    assert guest.answer(game.table, last.who, len(before), str(last.option)).status == 200
    seen, rows = guest.see(game.table), house.rows(game.table)
    reply = guest.undo(game.table, seen["version"])

    assert guest.get(f"/tables/{game.table}/record").status == 200
    assert seen["undo"]["possible"] is False
    assert (reply.status, reply.code) == (409, "cannot_undo")
    assert house.rows(game.table) == rows


def ended_by_a_person(seed: int) -> Record | None:
    """A random game of people, if it ends with the answer of one and no die or card came after it."""
    table, random = alesia.new("falling-sky", "great-revolt", seed), Random(seed)
    while table.ask is not None:
        table.answer(livelier(table.ask, random))
    return None if table.entries()[-1].who == "Chance" else table.record


# The past, the record, other names.


def test_the_record_is_not_given_out_before_the_end(sitting: Sitting) -> None:
    reply = sitting.guest.get(f"/tables/{sitting.table}/record")

    assert (reply.status, reply.code) == (409, "not_over")


@pytest.mark.parametrize("number", ["100000", "-1", "x", "1.5", "99999999999999999999", ""])
def test_there_is_no_past_but_that_of_the_game(sitting: Sitting, number: str) -> None:
    reply = sitting.guest.get(f"/tables/{sitting.table}/past/{number}")

    assert reply.status in (404, 422)
    assert reply.code in ("unknown_name", "malformed", "http")


def test_people_and_dice_have_no_thoughts(sitting: Sitting) -> None:
    sitting.answer()
    for number in range(sitting.version + 1):
        reply = sitting.guest.get(f"/tables/{sitting.table}/thoughts/{number}")
        assert (reply.status, reply.code) == (404, "no_thought")


REFUSED_SETUPS: list[Json] = [
    {"game": "chess"},
    {"scenario": "alesia"},
    {"scenario": ""},
    {"options": {"weather": True}},
    {"options": {"diviciacus": "perhaps"}},
    {"options": {"diviciacus": 1}},
    {"options": {str(n): True for n in range(40)}},
    {"seats": {"Germans": "me"}},
    {"seats": {"Romans": "human"}},
    {"seats": {"Romans": "oracle"}},
    {"seats": {"Romans": "search"}},  # a visitor could keep the machine busy for ever
    {"seats": {"Romans": "search:1"}},
    {"seats": {f"seat {n}": "me" for n in range(9)}},
    {"scenario": "pax-gallica", "options": {"short": True}},
    {"seed": 1},
    {"position": "fallen = 99"},
    {"position": 1},
    {"game": None},
    [],
]


@pytest.mark.parametrize("new", REFUSED_SETUPS, ids=str)
def test_a_table_that_cannot_be_is_refused_and_makes_nobody_known(house: House, new: Json) -> None:
    guest = house.guest()
    reply = guest.post("/tables", new)

    assert reply.status == 422
    assert reply.code in ("malformed", "unknown_name", "refused")
    assert guest.cookie is None


@pytest.mark.parametrize("key", ["x" * 32, "' OR 1=1 --      ", "é" * 20, "\x00" * 20])
def test_a_key_that_opens_nothing_is_refused_and_makes_nobody_known(house: House, key: str) -> None:
    guest = house.guest()
    reply = guest.post("/join", {"key": key})

    assert (reply.status, reply.code) == (404, "unknown_link")
    assert guest.cookie is None


@pytest.mark.parametrize("path", ["/games/chess/cards", "/games/chess/rules", "/games/falling-sky/rules/99.9"])
def test_unknown_names_are_refused(house: House, path: str) -> None:
    reply = house.guest().get(path)

    assert (reply.status, reply.code) == (404, "unknown_name")


@pytest.mark.parametrize("path", [f"{API}/nowhere", f"{API}/", "/nowhere", "/static/nowhere.js", "/table/"])
def test_there_is_nothing_at_other_addresses(house: House, path: str) -> None:
    reply = house.guest().send("GET", path)

    assert (reply.status, reply.code) == (404, "http")


@pytest.mark.parametrize(
    "path", ["/static/../app.py", "/static/%2e%2e/server/app.py", "/static/..%2f..%2fx", "/static/"]
)
def test_no_other_files_are_given_out(house: House, path: str) -> None:
    assert house.guest().send("GET", path).status == 404


# How a request must be.


@pytest.mark.parametrize("method", ["PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "BREW"])
def test_methods_that_are_not_used_are_refused(sitting: Sitting, method: str) -> None:
    reply = sitting.guest.send(method, f"{API}/tables/{sitting.table}", None, sitting.guest.signs)

    assert reply.status in (400, 405)
    if reply.status == 405:
        assert reply.code == "method"
    sitting.check_nothing_changed()


def test_nothing_is_changed_by_looking(sitting: Sitting) -> None:
    for path in ("/answers", "/undo", "/consent"):
        reply = sitting.guest.get(f"/tables/{sitting.table}{path}")
        assert (reply.status, reply.code) == (405, "http")
    assert sitting.guest.get("/join").status == 405
    assert sitting.guest.post("/games", {}).status == 405
    assert sitting.guest.send("POST", "/", b"{}", post_headers(sitting.house)).code == "http"
    sitting.check_nothing_changed()


def post_headers(house: House, **other: str) -> dict[str, str]:
    return {"Content-Type": "application/json", "Origin": house.origin, **other}


FORMS = ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "", "json"]


@pytest.mark.parametrize("kind", FORMS)
def test_what_a_form_could_send_is_refused(sitting: Sitting, kind: str) -> None:
    body = json.dumps({"seat": sitting.seat, "version": sitting.version, "option": "pass"}).encode()
    reply = sitting.raw(body, **{"Content-Type": kind})

    assert (reply.status, reply.code) == (415, "not_json")
    sitting.check_nothing_changed()


def foreign_origins(house: House) -> list[str]:
    names = ["http://evil.example", "null", "", "http://localhost", f"https://{house.host}", f"http://{LOCAL}:1"]
    return [*names, f"{house.origin}.evil.example", f"{house.origin}/", f"{house.origin} http://evil.example"]


def test_pages_of_others_cannot_act_for_our_guests(house: House, sitting: Sitting) -> None:
    for origin in foreign_origins(house):
        reply = sitting.raw(b"{}", Origin=origin)
        assert (reply.status, reply.code) == (403, "foreign_origin"), origin
    sitting.check_nothing_changed()


def test_who_acts_by_a_cookie_must_say_from_which_page(sitting: Sitting) -> None:
    body = json.dumps({"seat": sitting.seat, "version": sitting.version, "option": "pass"}).encode()
    path = f"{API}/tables/{sitting.table}/answers"
    plain = {"Content-Type": "application/json", **sitting.guest.signs}
    for headers in (plain, {**plain, "Authorization": "Bearer x"}):
        reply = sitting.guest.send("POST", path, body, headers)
        assert (reply.status, reply.code) == (403, "no_origin")
    sitting.check_nothing_changed()


HOSTS = ["evil.example", "evil.example:80", "localhost.evil.example", "127.0.0.1.evil.example", "[::1", "", "a b", "@"]


@pytest.mark.parametrize("host", HOSTS)
def test_a_name_that_is_not_ours_is_refused(house: House, host: str) -> None:
    """Somebody may point a name of his at this machine, and his page would be of the same origin."""
    headers = post_headers(house, Host=host, Origin=f"http://{host}")
    for reply in (
        house.guest().send("POST", f"{API}/tables", b"{}", headers),
        house.guest().send("GET", f"{API}/games", None, {"Host": host}),
        house.guest().send("GET", "/", None, {"Host": host}),
    ):
        assert (reply.status, reply.code) == (421, "unknown_host")


@pytest.mark.parametrize("host", ["localhost", "LOCALHOST", "127.0.0.1", "192.168.7.7:8000", "[::1]:8000", "[::1]"])
def test_our_own_names_and_numbers_are_known(house: House, host: str) -> None:
    assert house.guest().send("GET", f"{API}/games", None, {"Host": host}).status == 200


def test_the_public_name_is_known_when_it_was_said(tmp_path: Path) -> None:
    with open_house(tmp_path, public_url="https://gaul.example") as house:
        inside = {"Host": "gaul.example", "Origin": "https://gaul.example", "Content-Type": "application/json"}
        assert house.guest().send("POST", f"{API}/tables", b"{}", inside).status == 201
        outside = {**inside, "Origin": "https://evil.example"}
        assert house.guest().send("POST", f"{API}/tables", b"{}", outside).code == "foreign_origin"


# Too many.


@pytest.mark.parametrize(("path", "most"), [("/join", 60), ("/tables/x/answers", 600)])
def test_who_knocks_too_often_must_wait(tmp_path: Path, path: str, most: int) -> None:
    """Others of the same kind are refused too, and those of another kind are not."""
    with open_house(tmp_path, limited=True) as house:
        guest = house.guest()
        replies = [guest.post(path, {}) for _ in range(most + 1)]
        assert {reply.status for reply in replies[:most]} == {422}
        assert (replies[most].status, replies[most].code) == (429, "too_many")
        assert guest.get("/games").status == 200


def test_without_limits_nobody_must_wait(house: House) -> None:
    guest = house.guest()

    assert {guest.post("/join", {}).status for _ in range(100)} == {422}


# Bodies where none belongs.

NO_PLACE_FOR_A_BODY = ["/", "/static/js/theme.js", f"{API}/games", f"{API}/tables/TABLE", f"{API}/tables/TABLE/stream"]
BODIES = [b"{}", b"x" * MOST_BYTES * 2, [b"{}"], [b"x" * 1000] * 50]


@pytest.mark.parametrize("path", NO_PLACE_FOR_A_BODY)
@pytest.mark.parametrize("body", BODIES, ids=["short", "long", "chunk", "chunks"])
def test_who_looks_sends_nothing_along(sitting: Sitting, path: str, body: bytes | list[bytes]) -> None:
    """It is refused before anything is begun, and the next request on the same connection is answered as ever."""
    guest, path = sitting.guest, path.replace("TABLE", sitting.table)
    sent = body if isinstance(body, bytes) else iter(body)
    reply = guest.send("GET", path, sent, guest.signs)

    assert (reply.status, reply.code) == (400, "has_body")
    sitting.check_nothing_changed()


@pytest.mark.parametrize("method", ["GET", "HEAD"])
def test_a_body_of_nothing_is_none(sitting: Sitting, method: str) -> None:
    path = f"{API}/games" if method == "GET" else "/"
    assert sitting.guest.send(method, path, None, {"Content-Length": "0", **sitting.guest.signs}).status == 200


# What every reply has.


def every_reply(house: House, sitting: Sitting) -> Iterator[Reply]:
    """One of each sort: pages, files, games, tables, refusals of the guard and of the interface."""
    guest = sitting.guest
    paths = ["/", "/new", "/join", "/table/x", "/static/js/theme.js", "/static/boards/falling-sky.svg"]
    for path in [*paths, "/nowhere", "/static/nowhere", f"{API}/nowhere", f"{API}/openapi.json"]:
        yield guest.send("GET", path)
    yield guest.send("HEAD", "/")
    yield guest.send("PUT", "/")
    yield guest.send("GET", "/", None, {"Host": "evil.example"})
    yield guest.send("GET", "/static/js/theme.js", None, {"If-None-Match": guest.send("GET", paths[4]).headers["etag"]})
    for path in ("/games", "/tables", f"/tables/{sitting.table}", "/tables/x", f"/tables/{sitting.table}/record"):
        yield guest.get(path)
    yield guest.post("/tables", {})
    yield guest.post("/tables", {"game": "chess"})
    yield guest.post("/tables", {}, Origin="http://evil.example")
    yield sitting.raw(b" " * MOST_BYTES * 2)
    yield sitting.raw(b"{")
    yield sitting.answer(version=0)
    yield sitting.answer()


def test_every_reply_tells_the_browser_what_it_may_not_do(house: House, sitting: Sitting) -> None:
    statuses = set()
    for reply in every_reply(house, sitting):
        statuses.add(reply.status)
        assert {name: reply.headers.get(name) for name in EVERYWHERE} == EVERYWHERE
        assert "cache-control" in reply.headers
    assert statuses == {200, 201, 304, 403, 404, 405, 409, 413, 421, 422}


def test_a_stream_tells_the_browser_what_it_may_not_do(sitting: Sitting) -> None:
    with sitting.guest.stream(sitting.table) as stream:
        assert {name: stream.headers.get(name) for name in EVERYWHERE} == EVERYWHERE


def test_a_line_cut_in_the_middle_of_a_request_harms_nobody(house: House, sitting: Sitting) -> None:
    """A body of which only the beginning comes is no request."""
    line = HTTPConnection(LOCAL, house.port, timeout=PATIENCE)
    line.putrequest("POST", f"{API}/tables/{sitting.table}/answers")
    for name, value in {**post_headers(house), **sitting.guest.signs, "Content-Length": "200"}.items():
        line.putheader(name, value)
    line.endheaders(b'{"seat": ')
    line.close()

    wait_for(lambda: sitting.guest.see(sitting.table)["version"] == sitting.version)
    sitting.check_nothing_changed()


# The pages.


class Inline(HTMLParser):
    """Collects what a page would execute or style by itself."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        if tag == "style" or (tag == "script" and not given.get("src")):
            self.found.append(tag)
        self.found += [name for name in given if name == "style" or name.startswith("on")]
        self.found += [str(value) for value in given.values() if (value or "").lower().startswith("javascript:")]


def inline(text: str) -> list[str]:
    reader = Inline()
    reader.feed(text)
    return reader.found


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_no_page_has_script_or_style_of_its_own(page: Path) -> None:
    assert inline(page.read_text()) == []


def test_script_and_style_in_a_page_would_be_noticed() -> None:
    page = """<script>x</script><script src="/a.js"></script><style></style><p style="a" onclick="b"></p>
    <a href="javascript:c">d</a>"""

    assert inline(page) == ["script", "style", "style", "onclick", "javascript:c"]


def test_all_pages_were_looked_at() -> None:
    assert [page.name for page in PAGES] == ["come.html", "index.html", "join.html", "table.html"]


def sources(page: Path) -> list[str]:
    """The files that a page asks for."""
    found: list[str] = []

    class Reader(HTMLParser):
        def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
            given = dict(attrs)
            found.append(str(given.get("src") if tag == "script" else given.get("href") if tag == "link" else "data:,"))

    Reader().feed(page.read_text())
    return [source for source in found if source != "data:,"]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_all_that_a_page_asks_for_is_ours_and_there(house: House, page: Path) -> None:
    guest = house.guest()

    assert sources(page)
    for source in sources(page):
        assert source.startswith("/static/")
        assert guest.send("GET", source).status == 200
