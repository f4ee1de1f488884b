"""When the database fails, a request is refused with a clear message and the table stays as it is written."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from alesia.kernel.ask import Ask, Option
from alesia.players import RandomAgent, View
from alesia.server import tables, thinking
from alesia.server.storage import Store
from alesia.server.written import UNDO
from tests.server.house import Guest, House, Reply, open_house, wait_for
from tests.server.serving import mine
from tests.server.soak import check_same_game, read_game

PEOPLE = {"Romans": "me", "Arverni": "me", "Aedui": "me", "Belgae": "me"}
FOR_EVER = 10**9
AGENTS = {"Romans": "me", "Arverni": "random", "Aedui": "random", "Belgae": "random"}


class Disk:
    """A disk that can break and be mended."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.failures = 0
        self.can_read = True
        self._writes_left = FOR_EVER
        write, read = Store.keep, Store.find_game

        def try_to_write(*args: Any) -> None:
            self._writes_left -= 1
            self._need(self._writes_left >= 0)
            write(*args)

        def try_to_read(*args: Any) -> Any:
            self._need(self.can_read)
            return read(*args)

        monkeypatch.setattr(Store, "keep", try_to_write)
        monkeypatch.setattr(Store, "find_game", try_to_read)

    def break_after(self, writes: int) -> None:
        self._writes_left = writes

    def mend(self) -> None:
        self.can_read = True
        self._writes_left = FOR_EVER

    def _need(self, works: bool) -> None:
        if not works:
            self.failures += 1
            raise OperationalError("SQL", {}, OSError("disk I/O error"))


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Disk:
    monkeypatch.setattr(thinking, "PAUSE", 0.01)
    return Disk(monkeypatch)


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    with open_house(tmp_path) as opened:
        yield opened


@pytest.fixture
def guest(house: House) -> Iterator[Guest]:
    coming = Guest(house)
    yield coming
    coming.close()


def answer(guest: Guest, table: str, which: int = 0) -> Reply:
    """Answer with this option of the question that is seen."""
    seen = guest.asked(table)
    ask = mine(seen)[0]
    return guest.answer(table, ask["seat"], seen["version"], ask["options"][which]["option"])


def assert_refused(reply: Reply) -> None:
    assert (reply.status, reply.code) == (503, "not_kept")
    assert "nothing has changed" in reply.json["error"]["message"]


@pytest.mark.parametrize("can_read", [True, False])
def test_an_answer_that_cannot_be_written_changes_nothing(
    can_read: bool, disk: Disk, house: House, guest: Guest
) -> None:
    table = guest.create(seats=PEOPLE)
    before, rows = guest.asked(table), house.rows(table)
    disk.break_after(0)
    disk.can_read = can_read
    for _ in range(2):
        assert_refused(answer(guest, table, which=0))
        assert guest.see(table) == before
    disk.mend()
    assert house.rows(table) == rows
    assert answer(guest, table, which=-1).status == 200  # another answer to the same question
    written = house.rows(table)
    assert written[: len(rows)] == rows
    assert written[len(rows)].answer == mine(before)[0]["options"][-1]["option"]


def test_an_undo_that_cannot_be_written_changes_nothing(disk: Disk, house: House, guest: Guest) -> None:
    table = guest.create(seats=PEOPLE)
    while not (before := guest.asked(table))["undo"]["possible"]:
        assert answer(guest, table).status == 200
    disk.break_after(0)
    assert_refused(guest.undo(table, before["version"]))
    assert guest.see(table) == before
    disk.mend()
    assert guest.undo(table, before["version"]).json == {"version": before["version"] + 1, "done": True}
    assert house.rows(table)[-1].question == UNDO


@pytest.mark.parametrize("can_read", [True, False])
def test_what_agents_do_and_cannot_be_written_is_done_again(
    can_read: bool, disk: Disk, house: House, guest: Guest
) -> None:
    table = guest.create(seats=AGENTS)
    answer_until_agents_are_stuck(guest, table, disk)
    disk.can_read = can_read
    failed = disk.failures
    wait_for(lambda: disk.failures > failed + 2)  # they try, and try again
    disk.can_read = True
    stuck, rows = guest.see(table), house.rows(table)
    assert len(rows) == stuck["version"]
    disk.mend()
    assert guest.asked(table)["version"] > stuck["version"]
    assert house.rows(table)[: len(rows)] == rows
    check_same_game(read_game(house.database, table))


def answer_until_agents_are_stuck(guest: Guest, table: str, disk: Disk) -> None:
    """Each answer can still be written, but nothing after it."""
    while not guest.asked(table)["thinking"]:
        disk.break_after(1)
        assert answer(guest, table).status == 200
        if guest.see(table)["thinking"]:
            return
        disk.mend()


def test_a_table_that_cannot_be_read_is_there_when_the_disk_is_mended(
    disk: Disk, house: House, guest: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "OPEN_ROOMS", 1)
    table = guest.create(seats=PEOPLE)
    before = guest.asked(table)
    guest.asked(guest.create(seats=PEOPLE))  # the room of the first is closed
    disk.can_read = False
    assert_refused(guest.get(f"/tables/{table}"))
    disk.mend()
    assert guest.see(table) == before


def test_a_table_goes_on_after_an_agent_has_failed(
    disk: Disk, house: House, guest: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    decide, failures = RandomAgent.decide, iter(range(3))

    def fail_at_first(agent: RandomAgent, view: View, ask: Ask) -> Option:
        if next(failures, None) is not None:
            raise RuntimeError("a mistake in the rules")
        return decide(agent, view, ask)

    monkeypatch.setattr(RandomAgent, "decide", fail_at_first)
    table = guest.create(seats=AGENTS)
    while next(failures, None) is not None:
        assert answer(guest, table).status == 200
    guest.asked(table)
    check_same_game(read_game(house.database, table))
