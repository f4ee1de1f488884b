"""What is done a thousand times a second is done at little cost: rows, news, connections, events, waste."""

import asyncio
import gc
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, Engine, event, text

from alesia.server.between import bus_of
from alesia.server.between.news import Look, Written, is_said_by, joined, pack, unpack
from alesia.server.between.postgres import CHANNEL, _session
from alesia.server.carrying import STRAIGHT, Carried
from alesia.server.collecting import RARELY, collect_rarely
from alesia.server.hearing import Lines, SharedLine, Who
from alesia.server.storage import Answered, Kept, SeatRow, Store, Summary, Taken, Together, lasting, many, open_engine
from alesia.server.storage.turns import Turns
from alesia.server.storage.writer import Writer
from tests.server.postgres import Postgres

STORE = Store()
MANY = many.MOST + 10
SOON = 10.0


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


def test_one_statement_writes_the_same_and_tells_it(a_postgres: Postgres) -> None:
    """Answers of several games, their summaries and the news: with PostgreSQL one statement, and so one way."""
    engine = open_engine(a_postgres.new_database())
    first, second, third = games(engine, 3)
    long = [Answered(number, number % 4 - 1, "question", f"answer {number}") for number in range(MANY)]
    short = [Answered(0, 2, "mot d'ordre", "Vae victis; -- \u2028 %s ? 'é' \\ \"\n")]
    summary = Summary(1, ("Romans", "Aedui"), True, ("Aedui",))
    parts = [Kept(first, long), Kept(second, short, summary), Kept(third, (), Summary(7, (), False, ()))]
    with listening(engine) as heard:
        statements = asyncio.run(written(engine, parts))
        assert [each for piece in heard() for each in unpack(piece)] == [Look("me", part.game) for part in parts]
    assert len(statements) == 1
    with engine.connect() as at:
        assert STORE.answers_since(at, first, 0) == tuple(long)
        assert STORE.answers_since(at, second, 0) == tuple(short)
        rows = at.execute(text("SELECT id, answers, over, asked, winners FROM games ORDER BY id")).all()
    assert [tuple(row) for row in rows] == [
        (first, 0, False, "", ""),
        (second, 1, True, "Romans,Aedui", "Aedui"),
        (third, 7, False, "", ""),
    ]
    engine.dispose()


def test_where_one_of_many_is_too_late_the_others_are_written_each_by_itself(a_postgres: Postgres) -> None:
    """Of the statement that held them all nothing is kept, and of who was too late nothing is told."""
    engine = open_engine(a_postgres.new_database())
    first, second = games(engine, 2)
    taken, free = Kept(first, [Answered(0, 0, "question", "late")]), Kept(second, [Answered(0, 0, "question", "free")])
    with engine.begin() as to:
        STORE.keep(to, [Kept(first, [Answered(0, 0, "question", "first")])])
    with listening(engine) as heard:
        with pytest.raises(Taken):
            asyncio.run(written(engine, [taken, free]))
        assert [each for piece in heard() for each in unpack(piece)] == [Look("me", second)]
    with engine.connect() as at:
        assert STORE.answers_since(at, first, 0) == (Answered(0, 0, "question", "first"),)
        assert STORE.answers_since(at, second, 0) == tuple(free.answers)
    engine.dispose()


def test_what_is_no_answer_is_a_transaction_as_ever(a_postgres: Postgres) -> None:
    """Also where it comes together with answers: all of it is kept, or nothing."""
    engine = open_engine(a_postgres.new_database())
    (game,) = games(engine, 1)

    async def write() -> None:
        one, part = Writer(engine, bus_of(engine)), Kept(game, [Answered(0, 0, "question", "answer")])
        other = one.write(lambda to: STORE.add_person(to, b"another"))
        await asyncio.gather(one.write(Together(STORE.keep, part, STORE.keep_whole), pack(Look("me", game))), other)
        one.close()

    with listening(engine) as heard:
        asyncio.run(write())
        assert len(heard()) == 1
    with engine.connect() as at:
        assert len(STORE.answers_since(at, game, 0)) == 1
        assert STORE.find_person(at, b"another") is not None
    engine.dispose()


def test_what_comes_in_one_round_of_the_loop_is_one_transaction(tmp_path: Path) -> None:
    """Whenever the thread that writes is awake; and what has come when the house closes is written, too."""
    engine, begun = open_engine(f"sqlite:///{tmp_path / 'tables.db'}"), list[object]()
    event.listen(engine, "begin", begun.append)

    async def write() -> None:
        one = Writer(engine)
        for round_ in range(5):
            await asyncio.gather(*[one.write(lambda to: to.execute(text("SELECT 1"))) for _ in range(20)])
            assert len(begun) == round_ + 1
        late = asyncio.create_task(one.write(lambda to: STORE.add_person(to, b"late")))
        await asyncio.sleep(0)
        one.close()
        assert await late == 1

    asyncio.run(write())
    engine.dispose()


async def written(engine: Engine, parts: list[Kept]) -> list[str]:
    """Let these be written together; returns the statements that did it."""
    one, statements = Writer(engine, bus_of(engine)), list[str]()
    event.listen(engine, "before_cursor_execute", lambda *facts: statements.append(facts[2]))
    gathered = threading.Event()
    first = asyncio.create_task(one.write(lambda _: gathered.wait(SOON)))
    await asyncio.sleep(0.1)
    works = [one.write(Together(STORE.keep, each, STORE.keep_whole), pack(Look("me", each.game))) for each in parts]
    waiting = asyncio.gather(first, *works, return_exceptions=True)
    await asyncio.sleep(0.1)
    gathered.set()
    failed = [each for each in await waiting if isinstance(each, Exception)]
    one.close()
    if failed:
        raise failed[0]
    return statements


@contextmanager
def listening(engine: Engine) -> Iterator[Callable[[], list[str]]]:
    """Another session that hears what is told; whoever asks it is told what has come."""
    with _session(engine) as session:
        session.execute(f"LISTEN {CHANNEL}")
        yield lambda: [notice.payload for notice in session.notifies(timeout=0.2)]


def test_who_is_there_is_told_of_all_tables_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A house that looks round its rooms says it of all in one piece; what comes meanwhile goes with the next."""
    told, engine = list[list[bytes]](), open_engine(f"sqlite:///{tmp_path / 'tables.db'}")
    bus = bus_of(engine)
    monkeypatch.setattr(bus, "tell", told.append)

    async def heard(times: int) -> None:
        async with asyncio.timeout(30):
            while len(told) < times:
                await asyncio.sleep(0.01)

    async def tell() -> None:
        for number in range(3):
            bus.tell_soon(b"%d" % number)
        await heard(1)
        bus.tell_soon(b"3")
        await heard(2)

    asyncio.run(tell())
    assert told == [[b"0", b"1", b"2"], [b"3"]]
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
        monkeypatch.setattr(lasting, "REST", 0.0)
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
