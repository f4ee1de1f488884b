"""Calls to one's turn: by push, mail and webhook; once for a turn, never in quiet hours, and of nothing hidden."""

import asyncio
import json
import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from ipaddress import ip_network
from pathlib import Path
from threading import Event, Thread

import pytest
from sqlalchemy import create_engine

from alesia.server.club import outside, ringing
from alesia.server.club.outside import Outside
from alesia.server.club.ringing import is_quiet
from alesia.server.errors import Refusal
from alesia.server.storage import BellStore, Quiet
from tests.server.club.office import Office, link_in
from tests.server.club.receiver import Receiver, receiver
from tests.server.house import Guest, House, Json, Seated, open_house, seat_four, wait_for

PUBLIC = "https://games.example.org"
LOOPBACK = ip_network("127.0.0.0/8")


@pytest.fixture
def phone() -> Iterator[Receiver]:
    with receiver() as found:
        yield found


@pytest.fixture
def ringing_house(tmp_path: Path, office: Office, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    """A house that calls at once."""
    monkeypatch.setattr(ringing, "ROUND", 0.05)
    monkeypatch.setattr(ringing, "GRACE", 0)
    with open_house(tmp_path, smtp=office.url, public_url=PUBLIC, calls="127.0.0.0/8") as found:
        yield found


def hang(guest: Guest, **bell: str) -> Json:
    reply = guest.post("/me/bells", bell)
    assert reply.status == 200, reply.body
    return reply.json


def rest() -> None:
    """Several rounds pass."""
    time.sleep(0.5)


def asked(four: Seated) -> tuple[str, Guest]:
    seat = four.asked
    return seat, four.people[seat]


def test_a_browser_is_called_once_for_a_turn(ringing_house: House, phone: Receiver) -> None:
    """It alone can read the call, which is signed with the key of the house and leads to the question."""
    four = seat_four(ringing_house)
    seat, guest = asked(four)
    told = hang(guest, **phone.subscription)
    assert [bell["kind"] for bell in told["bells"]] == ["push"]
    wait_for(lambda: bool(phone.posted))
    rest()

    assert len(phone.posted) == 1
    posted = phone.posted[0]
    assert posted.headers["content-encoding"] == "aes128gcm"
    assert f"k={told['push_key']}" in posted.headers["authorization"]
    read = phone.read(posted)
    assert read["link"] == f"{PUBLIC}/table/{four.table}#question"
    assert seat in read["body"]
    assert four.table.encode() not in posted.body


def test_who_has_answered_is_called_to_his_next_turn(ringing_house: House, phone: Receiver) -> None:
    guest = ringing_house.guest()
    table = guest.create()
    hang(guest, **phone.subscription)
    wait_for(lambda: len(phone.posted) == 1)
    seen = guest.asked(table)
    for _ in range(3):
        seen = guest.asked(table)
        ask = next(ask for ask in seen["asks"] if ask["mine"])
        guest.answer(table, ask["seat"], seen["version"], "pass")
    wait_for(lambda: len(phone.posted) >= 2)
    assert phone.read(phone.posted[-1])["link"] == f"{PUBLIC}/table/{table}#question"


def test_who_was_called_is_not_looked_at_before_somebody_answers(ringing_house: House, phone: Receiver) -> None:
    """He may be away for weeks, and there may be thousands like him."""
    four, _ = seat_four(ringing_house), seat_four(ringing_house)
    seat, guest = asked(four)
    hang(guest, **phone.subscription)
    wait_for(lambda: bool(phone.posted))
    engine = create_engine(ringing_house.database)
    with engine.connect() as connection:
        assert BellStore().waiting(connection) == []
        seen = guest.see(four.table)
        assert guest.answer(four.table, seat, seen["version"], "pass").status == 200
    with engine.connect() as connection:
        assert [each.seat for each in BellStore().waiting(connection)] == [seat]
    engine.dispose()


def test_who_answers_in_the_middle_of_his_turn_is_not_called_to_it_again(ringing_house: House, phone: Receiver) -> None:
    """Called once for a turn, however many questions it has, and though one of them was taken back."""
    four = seat_four(ringing_house)
    seat, guest = asked(four)
    hang(guest, **phone.subscription)
    wait_for(lambda: len(phone.posted) == 1)
    seen = guest.see(four.table)
    command = next(each["option"] for each in seen["asks"][0]["options"] if each["option"].startswith("command"))
    assert guest.answer(four.table, seat, seen["version"], command).status == 200
    rest()
    assert four.asked == seat
    assert len(phone.posted) == 1
    assert guest.undo(four.table, guest.see(four.table)["version"]).status == 200
    rest()
    assert len(phone.posted) == 1


def test_who_is_looking_is_not_called(ringing_house: House, phone: Receiver) -> None:
    """Nor when he has gone: he has seen the question."""
    guest = ringing_house.guest()
    table = guest.create()
    guest.asked(table)
    with guest.stream(table) as stream:
        stream.next()
        hang(guest, **phone.subscription)
        rest()
    rest()
    assert phone.posted == []


def test_who_is_not_asked_or_is_away_is_not_called(ringing_house: House, phone: Receiver) -> None:
    four = seat_four(ringing_house)
    seat, _ = asked(four)
    other = next(name for name in four.people if name != seat)
    hang(four.people[other], **phone.subscription)
    rest()

    assert phone.posted == []


def test_a_letter_tells_of_all_games_at_once(ringing_house: House, office: Office) -> None:
    guest = ringing_house.guest()
    guest.post("/me/mail", {"mail": "caller@example.org"})
    key = link_in(office.letter("caller@example.org")).partition("#")[2]
    guest.post("/come", {"account": key})
    tables = [guest.create(), guest.create(game="gallic-war")]
    for table in tables:
        guest.asked(table)
    hang(guest, kind="mail")
    letter = office.letter("caller@example.org", 1)
    assert all(f"{PUBLIC}/table/{table}#question" in letter for table in tables)
    rest()
    assert len(office.to("caller@example.org")) == 2


def test_a_webhook_is_called_with_words_that_everybody_reads(ringing_house: House, phone: Receiver) -> None:
    """Discord reads content, Slack and Matrix text; nobody is mentioned by it."""
    guest = ringing_house.guest().call("@everyone")
    hang(guest, kind="hook", target=f"{phone.url}/hook")
    table = guest.create()
    wait_for(lambda: bool(phone.posted))
    said = json.loads(phone.posted[0].body)

    assert said["content"] == said["text"]
    assert f"{PUBLIC}/table/{table}#question" in said["text"]
    assert said["allowed_mentions"] == {"parse": []}
    assert "@everyone" not in said["text"]


def test_a_call_tells_nothing_that_is_hidden(ringing_house: House, phone: Receiver) -> None:
    """The same words, whatever the hands hold: the game, the seat, and the way."""
    told = set()
    for _ in range(2):
        guest = ringing_house.guest()
        hang(guest, kind="hook", target=f"{phone.url}/hook")
        before, table = len(phone.posted), guest.create(game="rome-vs-gaul")
        wait_for(lambda before=before: len(phone.posted) > before)
        told.add(json.loads(phone.posted[-1].body)["text"].replace(table, "T"))
    assert len(told) == 1


def test_a_browser_that_is_no_more_is_forgotten(ringing_house: House, phone: Receiver) -> None:
    phone.status = 410
    guest = ringing_house.guest()
    hang(guest, **phone.subscription)
    guest.create()
    wait_for(lambda: guest.get("/me/bells").json["bells"] == [])
    assert phone.posted, "it was tried before it was forgotten"


def test_a_bell_can_be_taken_down_by_its_owner_alone(ringing_house: House, phone: Receiver) -> None:
    guest, other = ringing_house.guest(), ringing_house.guest().call("Mallory")
    bell = hang(guest, **phone.subscription)["bells"][0]["id"]
    other.post("/me/bells/drop", {"bell": bell})
    assert len(guest.get("/me/bells").json["bells"]) == 1
    assert other.get("/me/bells").json["bells"] == []
    guest.post("/me/bells/drop", {"bell": bell})
    assert guest.get("/me/bells").json["bells"] == []


def test_nobody_has_more_than_eight_bells(ringing_house: House, phone: Receiver) -> None:
    guest = ringing_house.guest()
    replies = [guest.post("/me/bells", {"kind": "hook", "target": f"{phone.url}/{n}"}).status for n in range(10)]
    assert replies == [200] * 8 + [409] * 2
    assert guest.post("/me/bells", {"kind": "hook", "target": f"{phone.url}/1"}).status == 200


def test_mail_calls_only_who_has_shown_that_it_reaches_him(ringing_house: House) -> None:
    assert ringing_house.guest().post("/me/bells", {"kind": "mail"}).code == "no_mail_yet"


def test_a_new_table_tells_whose_turn_it_is_before_anybody_has_answered(ringing_house: House) -> None:
    """Also where nothing is rolled or drawn before the first question."""
    guest = ringing_house.guest()
    table = guest.create(game="rome-vs-gaul")

    assert next(line for line in guest.get("/tables").json if line["id"] == table)["your_turn"]


# Who answers slowly, or not at all.


def test_who_names_a_slow_machine_lets_nobody_else_wait(
    ringing_house: House, phone: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither those who are called besides, nor those who play; and it is given up in time, byte by byte or not."""
    monkeypatch.setattr(outside, "TIME", 3.0)
    with drip() as slow:
        first = ringing_house.guest()
        for number in range(8):
            hang(first, kind="hook", target=f"{slow}/{number}")
        first.asked(first.create())
        wait_for(lambda: drip.called >= 8)
        begun = time.monotonic()
        second = ringing_house.guest()
        table = second.create()
        second.asked(table)
        assert time.monotonic() - begun < 2.0
        with pytest.raises(OSError, match="BadStatusLine"):
            asyncio.run(Outside([LOOPBACK]).post(f"{slow}/", b"", {}))
        assert time.monotonic() - begun < 6.0


def test_a_call_that_cannot_be_made_keeps_no_other_from_being_made(
    ringing_house: House, phone: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever goes wrong with one of them; of a person, too, who is called in two ways."""
    guest = ringing_house.guest()
    hang(guest, kind="hook", target=f"{phone.url}/broken")
    hang(guest, kind="hook", target=f"{phone.url}/hook")
    post = Outside.post

    async def broken(self: Outside, url: str, body: bytes, headers: dict[str, str]) -> int:
        if url.endswith("broken"):
            raise ZeroDivisionError
        return await post(self, url, body, headers)

    monkeypatch.setattr(Outside, "post", broken)
    guest.create()
    wait_for(lambda: bool(phone.posted))
    assert [posted.path for posted in phone.posted] == ["/hook"]


class Drip:
    """A machine that answers one byte a second, and never ends."""

    called = 0

    @contextmanager
    def __call__(self) -> Iterator[str]:
        self.called, ended = 0, Event()

        def answer(way: socket.socket) -> None:
            self.called += 1
            with way, suppress(OSError):
                while not ended.wait(0.2):
                    way.send(b"H")

        with socket.create_server(("127.0.0.1", 0)) as door:
            door.settimeout(0.2)

            def serve() -> None:
                while not ended.is_set():
                    with suppress(TimeoutError):
                        Thread(target=answer, args=(door.accept()[0],)).start()

            serving = Thread(target=serve)
            serving.start()
            try:
                yield f"http://127.0.0.1:{door.getsockname()[1]}"
            finally:
                ended.set()
                serving.join()


drip = Drip()


# Quiet hours.


@pytest.mark.parametrize(
    ("begin", "end", "zone", "quiet"),
    [
        (22, 7, "UTC", True),
        (22, 7, "Asia/Tokyo", False),
        (0, 6, "UTC", True),
        (6, 22, "UTC", False),
        (8, 18, "Asia/Tokyo", True),
        (22, 7, "Nowhere/Land", True),
    ],
)
def test_at_three_in_the_morning(begin: int, end: int, zone: str, quiet: bool) -> None:
    """Of Greenwich; it is noon in Tokyo then."""
    assert is_quiet(Quiet(begin, end, zone), datetime(2026, 1, 15, 3, tzinfo=UTC)) is quiet


def test_in_quiet_hours_nobody_is_called(ringing_house: House, phone: Receiver) -> None:
    hour = datetime.now(UTC).hour
    guest = ringing_house.guest()
    quiet = {"begin": hour, "end": (hour + 2) % 24, "zone": "UTC"}
    assert guest.post("/me/quiet", quiet).json["quiet"] == quiet
    hang(guest, **phone.subscription)
    guest.create()
    rest()
    assert phone.posted == []
    assert guest.post("/me/quiet", {"begin": 1, "end": 1, "zone": "UTC"}).json["quiet"] is None
    wait_for(lambda: bool(phone.posted))


def test_a_clock_that_nobody_knows_is_refused(ringing_house: House) -> None:
    body = {"begin": 1, "end": 2, "zone": "../../etc/passwd"}
    assert ringing_house.guest().post("/me/quiet", body).code == "no_zone"


# Where nobody may be called.


@pytest.mark.parametrize(
    "target",
    [
        "http://127.0.0.1/",
        "https://127.0.0.1:8000/",
        "https://localhost/",
        "https://[::1]/",
        "https://[::ffff:127.0.0.1]/",
        "https://10.0.0.1/",
        "https://192.168.1.1/",
        "https://169.254.169.254/latest/meta-data",
        "https://100.64.0.1/",
        "https://0.0.0.0/",
        "https://2130706433/",
        "https://0x7f.1/",
        "https://[64:ff9b::7f00:1]/",
        "https://[64:ff9b::a9fe:a9fe]/",
        "https://[64:ff9b:1::a00:1]/",
        "https://[2002:7f00:1::]/",
        "https://[::7f00:1]/",
        "https://[fec0::1]/",
        "https://1.1.1.1/é",
        "http://1.1.1.1/",
        "file:///etc/passwd",
        "gopher://1.1.1.1/",
        "https://user:password@1.1.1.1/",
        "https://",
        "https://1.1.1.1:99999/",
        "//1.1.1.1/",
        "",
    ],
)
def test_nothing_in_the_house_of_the_keeper_is_called(house: House, target: str) -> None:
    reply = house.guest().post("/me/bells", {"kind": "hook", "target": target})
    assert (reply.status, reply.code) == (422, "no_target")


def test_a_name_that_turns_round_is_not_followed(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is looked up anew for each call, and what was found is what is called."""
    found = [(2, 1, 6, "", ("127.0.0.1", 443))]
    monkeypatch.setattr(outside.socket, "getaddrinfo", lambda *args, **options: found)
    with pytest.raises(Refusal):
        asyncio.run(Outside().post("https://rebound.example.org/", b"", {}))


def test_a_name_with_one_address_in_the_house_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    found = [(2, 1, 6, "", (address, 443)) for address in ("93.184.215.14", "10.0.0.1")]
    monkeypatch.setattr(outside.socket, "getaddrinfo", lambda *args, **options: found)
    with pytest.raises(Refusal):
        asyncio.run(Outside().check("https://both.example.org/"))


@pytest.mark.parametrize("keys", [{}, {"p256dh": "x", "auth": "y"}, {"p256dh": "A" * 87, "auth": "A" * 22}])
def test_keys_that_are_no_browsers_are_refused(ringing_house: House, phone: Receiver, keys: Json) -> None:
    bell = {"kind": "push", "target": f"{phone.url}/push", **keys}
    assert ringing_house.guest().post("/me/bells", bell).code == "no_target"
