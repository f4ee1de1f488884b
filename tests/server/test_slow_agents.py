"""A Non-player that thinks long keeps nobody waiting but its own table."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from statistics import median
from threading import Event

import pytest

from alesia.kernel.ask import Ask, Option
from alesia.players import RandomAgent, View
from alesia.server import tables
from tests.server.house import Guest, House, Reply, open_house, wait_for
from tests.server.serving import mine

SLOW = {"Romans": "random", "Arverni": "random", "Aedui": "random", "Belgae": "random"}
PEOPLE = {"Romans": "me", "Arverni": "me", "Aedui": "me", "Belgae": "me"}
SOON = 0.2  # seconds


class Thinker:
    """What the random agents of all tables do until they are told that it is enough."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, wait: Callable[[Event], None]) -> None:
        self.at_work = 0
        self.enough = Event()
        decide = RandomAgent.decide

        def think(agent: RandomAgent, view: View, ask: Ask) -> Option:
            self.at_work += 1
            wait(self.enough)
            return decide(agent, view, ask)

        monkeypatch.setattr(RandomAgent, "decide", think)


def sleep(enough: Event) -> None:
    assert enough.wait(60)


def compute(enough: Event) -> None:
    while not enough.is_set():
        sum(range(1000))


@contextmanager
def house_with(thinker: Thinker, folder: Path) -> Iterator[tuple[House, Guest]]:
    with open_house(folder) as house:
        guest = Guest(house)
        try:
            yield house, guest
        finally:
            thinker.enough.set()
            guest.close()
    house.tables._house.thinkers.shutdown()  # waits until none of them thinks any more


def answer(guest: Guest, table: str) -> Reply:
    seen = guest.asked(table)
    ask = mine(seen)[0]
    return guest.answer(table, ask["seat"], seen["version"], ask["options"][-1]["option"])


def seconds(work: Callable[[], Reply]) -> float:
    """How long a request takes, which must not be refused."""
    start = time.perf_counter()
    reply = work()
    assert reply.status == 200, reply.body
    return time.perf_counter() - start


@pytest.mark.parametrize("how", [sleep, compute])
def test_a_slow_agent_delays_no_other_table_and_no_look_at_its_own(
    how: Callable[[Event], None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinker = Thinker(monkeypatch, how)
    with house_with(thinker, tmp_path) as (_, guest):
        slow, other = guest.create(seats=SLOW), guest.create(seats=PEOPLE)
        wait_for(lambda: thinker.at_work > 0)
        assert guest.see(slow)["thinking"] in SLOW
        assert median(seconds(lambda: answer(guest, other)) for _ in range(15)) < SOON
        assert median(seconds(lambda: guest.get(f"/tables/{slow}")) for _ in range(15)) < SOON
        assert guest.see(slow)["thinking"] in SLOW  # it still thinks


def test_when_all_who_think_are_busy_people_still_play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "THINKERS", 4)
    thinker = Thinker(monkeypatch, sleep)
    with house_with(thinker, tmp_path) as (_, guest):
        other = guest.create(seats=PEOPLE)
        guest.asked(other)
        slow = [guest.create(seats=SLOW) for _ in range(6)]
        wait_for(lambda: thinker.at_work == 4)
        assert median(seconds(lambda: answer(guest, other)) for _ in range(15)) < SOON
        assert median(seconds(partial(guest.get, f"/tables/{table}")) for table in slow) < SOON
        thinker.enough.set()
        wait_for(lambda: all(guest.see(table)["decisions"] > 20 for table in slow))  # they go on


def test_people_may_come_and_look_back_while_an_agent_thinks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    thinker = Thinker(monkeypatch, sleep)
    with house_with(thinker, tmp_path) as (house, guest):
        table = guest.create(seats=SLOW)
        wait_for(lambda: thinker.at_work > 0)
        friend = Guest(house)
        assert friend.join(guest.see(table)["watch_link"]).json["id"] == table
        for part in ("", "/past/0", "/standing"):
            assert friend.get(f"/tables/{table}{part}").status == 200
        assert [line["id"] for line in friend.get("/tables").json] == [table]
        friend.close()
