"""What is done a thousand times a second is done at little cost: rows, news, connections, events, waste."""

import asyncio
import gc
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, Engine, event, text

from alesia.server.between.news import Look, Written, is_said_by, joined, pack, unpack
from alesia.server.carrying import STRAIGHT, Carried
from alesia.server.collecting import RARELY, collect_rarely
from alesia.server.hearing import Lines, SharedLine, Who
from alesia.server.storage import Answered, Kept, SeatRow, Store, Summary, Taken, many, open_engine, writer
from alesia.server.storage.turns import Turns
from alesia.server.storage.writer import Writer

STORE = Store()
MANY = many.MOST + 10


def games(engine: Engine, number: int) -> list[int]:
    """So many games of one person."""
    with engine.begin() as to:
        person = STORE.add_person(to, b"digest")
        return [STORE.add_game(to, f"game{n}", "setup", person, [SeatRow("", f"key{n}")], []) for n in range(number)]


def test_answers_of_several_games_are_written_at_once(database: str) -> None:
    """More than one statement takes, and the summaries of those that have one; letters of all kinds are kept."""
    engine = open_engine(database)
    first, second, third = games(engine, 3)
    long = [Answered(number, number % 4 - 1, "question", f"answer {number}") for number in range(MANY)]
    short = [Answered(0, 2, "mot d'ordre", "Vae victis; -- \u2028 %s ? 'é'")]
    summary = Summary(1, ("Romans", "Aedui"), True, ("Aedui",))
    with engine.begin() as to:
        STORE.keep(to, [Kept(first, long), Kept(second, short, summary), Kept(third, (), Summary(0, (), False, ()))])
    with engine.connect() as at:
        assert STORE.answers_since(at, first, 0) == tuple(long)
        assert STORE.answers_since(at, second, 0) == tuple(short)
        told = at.execute(text("SELECT id, asked || '/' || winners AS told FROM games"))
        rows = {row.id: row.told for row in told}
        over = set(at.execute(text("SELECT id FROM games WHERE over")).scalars())
    assert rows == {first: "/", second: "Romans,Aedui/Aedui", third: "/"}
    assert over == {second}
    engine.dispose()


def test_of_two_answers_with_one_number_the_second_is_refused_with_all_beside_it(database: str) -> None:
    engine = open_engine(database)
    first, second = games(engine, 2)
    taken = Kept(first, [Answered(0, 0, "question", "first")])
    with engine.begin() as to:
        STORE.keep(to, [taken])
    with pytest.raises(Taken), engine.begin() as to:
        STORE.keep(to, [Kept(second, [Answered(0, 0, "question", "answer")]), taken])
    with engine.connect() as at:
        assert STORE.answers_since(at, second, 0) == ()
    engine.dispose()


def test_news_of_one_transaction_go_together_and_are_heard_apart() -> None:
    news = [Written("me", n, 0, ((0, "question", "line \u2028 break\n"),)) for n in range(100)]
    pieces = joined([pack(each) for each in news], 1_000)
    assert 4 < len(pieces) < 20
    assert max(map(len, pieces)) <= 1_000
    assert [each for piece in pieces for each in unpack(piece)] == news
    assert list(unpack(b"nonsense\n" + pack(Look("me", 1)))) == [Look("me", 1)]
    assert joined([]) == []


def test_who_said_it_is_known_before_it_is_read() -> None:
    said = pack(Look("somebody", 1)).decode()
    assert is_said_by("somebody", said)
    assert not is_said_by("else", said)


def test_who_writes_keeps_his_connection_while_he_writes_and_takes_another_when_it_fails(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    engine, sought = open_engine(database), list[object]()
    event.listen(engine, "checkout", lambda *_: sought.append(_))

    def fail(_: Connection) -> None:
        raise ZeroDivisionError

    async def write() -> list[int]:
        one, found = Writer(engine), []
        for _ in range(3):
            await one.write(lambda to: to.execute(text("SELECT 1")))
        found.append(len(sought))
        with pytest.raises(ZeroDivisionError):
            await one.write(fail)
        await one.write(lambda to: to.execute(text("SELECT 1")))
        found.append(len(sought))
        monkeypatch.setattr(writer, "REST", 0.0)
        await one.write(lambda to: to.execute(text("SELECT 1")))
        found.append(len(sought))
        one.close()
        return found

    assert asyncio.run(write()) == [1, 2, 3]
    assert engine.pool.status().find("Current Checked out connections: 0") > 0
    engine.dispose()


def test_events_go_straight_to_the_connection_until_who_hears_them_has_gone() -> None:
    dressed: list[Any] = []
    straight: list[Any] = []

    async def carry() -> None:
        gone, line = asyncio.Event(), SharedLine(Who(1, None), (), lambda _: asyncio.sleep(0))  # type: ignore[arg-type,return-value]

        async def receive() -> dict[str, str]:
            await gone.wait()
            return {"type": "http.disconnect"}

        async def send(message: Any) -> None:
            dressed.append(message)

        async def say(message: Any) -> None:
            straight.append(message)
            gone.set()

        await asyncio.wait_for(Carried(Lines(), line)({STRAIGHT: say}, receive, send), 10)

    asyncio.run(carry())
    assert [message["type"] for message in dressed] == ["http.response.start"]
    assert (b"content-type", b"text/event-stream; charset=utf-8") in dressed[0]["headers"]
    assert straight[0]["body"].startswith(b"event: line")
    assert [message["more_body"] for message in straight] == [True, False]


def test_what_is_loaded_is_not_looked_at_any_more_when_circles_are_sought() -> None:
    before, frozen = gc.get_threshold(), gc.get_freeze_count()
    try:
        collect_rarely()
        assert gc.get_threshold() == RARELY
        assert gc.get_freeze_count() > frozen + 10_000
    finally:
        gc.unfreeze()
        gc.set_threshold(*before)


def test_processes_write_one_after_the_other(tmp_path: Path) -> None:
    """Who waits for his turn goes on as soon as it is his, also where the other was killed."""
    engine = open_engine(f"sqlite:///{tmp_path / 'tables.db'}")
    turns = Turns(engine)
    other = subprocess.Popen([sys.executable, "-c", HOLDS, f"{tmp_path / 'tables.db'}-writing"], stdout=subprocess.PIPE)
    assert other.stdout is not None
    assert other.stdout.read(1) == b"."
    threading.Timer(0.3, other.kill).start()
    began = time.monotonic()
    with turns.mine():
        assert 0.2 < time.monotonic() - began < 30
    with turns.mine():
        pass
    turns.close()
    other.wait()
    other.stdout.close()
    engine.dispose()


HOLDS = """
import fcntl, sys, time
with open(sys.argv[1], "ab") as file:
    fcntl.flock(file, fcntl.LOCK_EX)
    print(".", end="", flush=True)
    time.sleep(60)
"""
