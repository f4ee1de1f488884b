"""What the keeper of a server asks: whether it lives, whether it can work, what it does, and what it writes down."""

import json
import logging
from pathlib import Path

import pytest
from sqlalchemy.exc import OperationalError

from alesia.server.keeping import _is_near
from alesia.server.logs import HIDDEN, Structured
from alesia.server.tables import Tables
from tests.server.house import Guest, open_house, wait_for
from tests.server.serving import mine, running


def text(guest: Guest, path: str) -> tuple[int, str]:
    reply = guest.send("GET", path)
    return reply.status, reply.body.decode()


def test_a_server_says_that_it_lives_and_can_work(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        guest = house.guest()
        assert text(guest, "/health") == (200, "ok\n")
        assert text(guest, "/ready") == (200, "ready\n")


def test_a_server_whose_database_fails_lives_and_is_not_ready(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise OperationalError("SQL", {}, OSError("gone"))

    with open_house(tmp_path) as house:
        monkeypatch.setattr(Tables, "_run", fail)
        guest = house.guest()
        assert text(guest, "/health")[0] == 200
        assert text(guest, "/ready") == (503, "not ready\n")


def test_figures_tell_what_was_done(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        guest = house.guest()
        table = guest.create()
        with guest.stream(table) as stream:
            stream.next()
            answer_once(guest, table)
            status, told = text(guest, "/metrics")
    assert status == 200
    assert 'alesia_requests_total{status="201"} 1.0' in told
    assert "alesia_answer_seconds_count 1.0" in told
    assert "alesia_streams 1.0" in told
    assert "alesia_open_rooms 1.0" in told
    assert table not in told


def answer_once(guest: Guest, table: str) -> None:
    seen = guest.asked(table)
    ask = mine(seen)[0]
    assert guest.answer(table, ask["seat"], seen["version"], ask["options"][0]["option"]).status == 200


def test_figures_are_those_of_all_workers(tmp_path: Path) -> None:
    with running(tmp_path, workers=2) as server:
        client = server.client()
        for _ in range(12):
            assert client.get("/health").status == 200
        told = client.get("/metrics").body.decode()
    counted = [line for line in told.splitlines() if line.startswith('alesia_requests_total{status="200"}')]
    assert float(counted[0].split()[1]) >= 12


@pytest.mark.parametrize(("address", "near"), [("127.0.0.1", True), ("172.18.0.4", True), ("93.184.216.34", False)])
def test_figures_are_not_for_strangers(address: str, near: bool) -> None:
    assert _is_near(address) is near


def test_a_stranger_finds_no_figures(tmp_path: Path) -> None:
    with open_house(tmp_path, proxy="127.0.0.1") as house:
        reply = house.guest().send("GET", "/metrics", None, {"X-Forwarded-For": "93.184.216.34"})
        assert reply.status == 404


def test_a_structured_log_is_json_a_line_without_secrets() -> None:
    key = "3xKVpAeqZ2o5tKcyAQN7n0Ew7GPfFCBd"
    try:
        raise ValueError(f"key {key}")
    except ValueError as error:
        record = logging.LogRecord("alesia", logging.ERROR, "", 0, "seat %s\nfailed", (key,), None)
        record.exc_info = (type(error), error, error.__traceback__)
    written = Structured().format(record)
    facts = json.loads(written)
    assert "\n" not in written
    assert key not in written
    assert (facts["level"], facts["message"]) == ("ERROR", f"seat {HIDDEN}\nfailed")
    assert "ValueError" in facts["trace"]


def test_a_server_can_write_a_structured_log(tmp_path: Path) -> None:
    """Every line that it writes of what goes wrong is an object."""
    broken = "from alesia.server.storage import Store; Store.add_game = None; "
    with running(tmp_path, prelude=broken, more=("--json-logs",)) as server:
        assert server.client().post("/api/v1/tables", {}).status == 500
        lines = wait_for(lambda: [line for line in server.log.splitlines() if line.startswith("{")] or None)
        assert [json.loads(line)["level"] for line in lines] == ["ERROR"]
        assert "Traceback" in json.loads(lines[0])["trace"]
