"""What the keeper does past the server: his commands, and that a backup has everything, on either database."""

import gzip
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, make_url, select, text
from typer.testing import CliRunner

from alesia.cli.app import app
from alesia.server import admin
from alesia.server.storage import backup, open_engine
from alesia.server.storage.engine import NEWEST, migrate
from alesia.server.storage.schema import metadata
from tests.server.house import House, join, open_house
from tests.server.postgres import Postgres
from tests.server.serving import mine

Say = Callable[..., str]


@pytest.fixture
def say(monkeypatch: pytest.MonkeyPatch) -> Say:
    """Give a command; what it says, or its refusal."""
    monkeypatch.setenv("ALESIA_LANG", "en")

    def give(*words: str) -> str:
        return CliRunner().invoke(app, list(words)).output

    return give


def played(house: House, answers: int = 6) -> str:
    guest = house.guest()
    table = guest.create()
    for _ in range(answers):
        seen = guest.asked(table)
        ask = mine(seen)[0]
        assert guest.answer(table, ask["seat"], seen["version"], ask["options"][0]["option"]).status == 200
    return table


def rows(database: str) -> dict[str, list[Any]]:
    engine = create_engine(database)
    with engine.connect() as connection:
        found = {
            table.name: sorted(map(tuple, connection.execute(select(table))), key=repr)
            for table in metadata.sorted_tables
        }
    engine.dispose()
    return found


def other_database(database: str, tmp_path: Path, request: pytest.FixtureRequest) -> str:
    """An empty one of the other kind."""
    if database.startswith("sqlite"):
        server: Postgres = request.getfixturevalue("a_postgres")
        return server.new_database()
    return f"sqlite:///{tmp_path / 'other.db'}"


def test_a_backup_of_a_running_server_is_all_there_is_on_the_other_kind_of_database(
    database: str, tmp_path: Path, say: Say, request: pytest.FixtureRequest
) -> None:
    other = other_database(database, tmp_path, request)
    with open_house(tmp_path, database=database) as house:
        table = played(house)
        assert "Games 1" in say("admin", "backup", str(tmp_path / "copy.gz"), "--db", database)
    assert "Games 1" in say("admin", "restore", str(tmp_path / "copy.gz"), "--db", other)
    assert rows(other) == rows(database)
    with open_house(tmp_path, database=other) as house:
        played(house)
        assert len(house.rows(table)) >= 6


def test_nothing_is_restored_over_games(tmp_path: Path, say: Say) -> None:
    with open_house(tmp_path) as house:
        played(house)
        before = rows(house.database)
        copy = str(tmp_path / "copy.gz")
        say("admin", "backup", copy, "--db", house.database)
        assert "not empty" in say("admin", "restore", copy, "--db", house.database)
        assert "is there already" in say("admin", "backup", copy, "--db", house.database)
        assert rows(house.database) == before


def test_a_backup_of_an_older_schema_is_brought_up_to_date(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    old, new = open_engine(f"sqlite:///{tmp_path / 'old.db'}"), open_engine(f"sqlite:///{tmp_path / 'new.db'}")
    migrate(old, "base")
    migrate(old, "0002")
    with old.begin() as connection:
        connection.execute(text("INSERT INTO people (key_digest, created) VALUES (x'01', 1)"))
    early = [table for table in metadata.sorted_tables if table.name == "people"]
    with monkeypatch.context() as patched:
        patched.setattr(type(metadata), "sorted_tables", early)
        backup.back_up(old, tmp_path / "old.gz")
    assert backup.restore(new, tmp_path / "old.gz") == {"people": 1}
    assert backup.schema_version(new) == NEWEST
    for each in (old, new):
        each.dispose()


@pytest.mark.parametrize("content", [b"", b"no backup", b"\x1f\x8b broken"])
def test_what_is_no_backup_is_refused(content: bytes, tmp_path: Path, say: Say) -> None:
    (tmp_path / "x").write_bytes(content)
    told = say("admin", "restore", str(tmp_path / "x"), "--db", f"sqlite:///{tmp_path / 'new.db'}")
    assert "not a backup" in told
    assert "Traceback" not in told


@pytest.mark.parametrize("damage", ["cut", "changed", "lines"])
def test_a_damaged_backup_is_refused_and_leaves_the_database_empty(damage: str, tmp_path: Path, say: Say) -> None:
    """Cut off by a full disk, changed by a bad one, or put together of parts: the next one that is whole is taken."""
    with open_house(tmp_path) as house:
        played(house)
        say("admin", "backup", str(tmp_path / "whole.gz"), "--db", house.database)
    whole, new = (tmp_path / "whole.gz").read_bytes(), f"sqlite:///{tmp_path / 'new.db'}"
    damaged = {
        "cut": whole[: len(whole) // 2],
        "changed": whole[: len(whole) // 2] + b"Alesia" + whole[len(whole) // 2 + 6 :],
        "lines": gzip.compress(gzip.decompress(whole) + b"[1]\n"),
    }
    (tmp_path / "damaged.gz").write_bytes(damaged[damage])
    told = say("admin", "restore", str(tmp_path / "damaged.gz"), "--db", new)
    assert "is damaged: nothing of it was restored" in told
    assert "Traceback" not in told
    assert "Games: 0" in say("admin", "list", "--db", new)
    assert "Games 1" in say("admin", "restore", str(tmp_path / "whole.gz"), "--db", new)


@pytest.mark.skipif(os.name != "posix", reason="other systems have other rights")
def test_keys_and_seeds_are_in_files_that_only_their_owner_reads(tmp_path: Path, say: Say) -> None:
    with open_house(tmp_path) as house:
        say("admin", "backup", str(tmp_path / "today.gz"), "--db", house.database)
    assert (tmp_path / "today.gz").stat().st_mode & 0o077 == 0
    assert Path(make_url(house.database).database or "").stat().st_mode & 0o077 == 0


@pytest.mark.parametrize("action", ["list", "announce", "prune", "backup"])
def test_a_database_that_is_not_there_is_not_made_by_looking_for_it(action: str, tmp_path: Path, say: Say) -> None:
    told = say("admin", action, "x", "--db", f"sqlite:///{tmp_path / 'typo.db'}")
    assert "there is no database" in told
    assert list(tmp_path.iterdir()) == []


def test_a_game_is_exported_and_imported_and_goes_on(tmp_path: Path, say: Say) -> None:
    with open_house(tmp_path) as house:
        table = played(house)
        record = tmp_path / "game.txt"
        say("admin", "export", table, "--into", str(record), "--db", house.database)
        told = say("admin", "import", str(record), "--db", house.database).splitlines()
        links = dict(line.split("  ") for line in told if "/join#" in line)
        guest = join(house, links["Romans"])
        copy = told[0].partition("/table/")[2].split(";")[0].split()[0]
        assert guest.see(copy)["view"] == join(house, links["spectators"]).see(copy)["view"]
        assert len(house.rows(copy)) == len(house.rows(table))
        assert say("admin", "list", "--db", house.database).count("falling-sky") == 2


def test_old_games_are_deleted_with_all_that_belongs_to_them(tmp_path: Path, say: Say) -> None:
    with open_house(tmp_path) as house:
        table, kept = played(house), played(house)
        engine = create_engine(house.database)
        with engine.begin() as connection:
            connection.execute(text("UPDATE games SET touched = 1, over = true WHERE address = :a"), {"a": table})
        engine.dispose()
        assert "deleted: 1" in say("admin", "prune", "--days", "30", "--db", house.database)
        assert house.guest().get(f"/tables/{table}").status == 404
        assert len(house.rows(kept)) >= 6


def test_a_game_that_is_deleted_while_somebody_plays_is_there_no_more(database: str, tmp_path: Path) -> None:
    """It is told like a table that never was, to who answers, to who looks and to who listens; nothing breaks."""
    with open_house(tmp_path, database=database) as house:
        guest, other = house.guest(), house.guest()
        tables = [guest.create(), guest.create(seats={"Arverni": "random"})]
        seen = [guest.asked(table) for table in tables]
        left = other.create()
        engine = open_engine(database)
        with guest.stream(tables[0]) as heard:
            heard.next()
            with engine.begin() as connection:
                connection.execute(text("UPDATE games SET touched = 0 WHERE address != :left"), {"left": left})
            assert admin.prune(engine, 30, unfinished=True) == 2
            for table, known in zip(tables, seen, strict=True):
                ask = next(ask for ask in known["asks"] if ask["mine"])
                refused = guest.answer(table, ask["seat"], known["version"], ask["options"][0]["option"])
                assert (refused.status, refused.code) == (404, "unknown_table")
                assert guest.get(f"/tables/{table}").code == "unknown_table"
                assert guest.post(f"/tables/{table}/undo", {"version": known["version"]}).code == "unknown_table"
            with pytest.raises(AssertionError, match="has ended"):
                heard.until(lambda _: False)
        assert guest.get("/tables").json == []
        assert other.asked(left)
        engine.dispose()


def test_the_keeper_sees_who_sits_where_keeps_somebody_out_and_tells_everybody(tmp_path: Path, say: Say) -> None:
    with open_house(tmp_path) as house:
        table, db = house.guest().call("Anna").create(seats={"Belgae": "nonplayer"}), ("--db", house.database)
        told = say("admin", "who", table, *db)
        assert told.startswith("Aedui  person 1  Anna")
        assert say("admin", "ban", "1", *db) == "person 1 is not let in any more\n"
        assert say("admin", "ban", "10.0.0.0/24", *db) == "10.0.0.0/24 is not let in any more\n"
        assert say("admin", "ban", *db).splitlines() == ["person 1", "10.0.0.0/24"]
        assert "Anna  not let in" in say("admin", "who", table, *db)
        for whom in ("1", "10.0.0.0/24"):
            assert "is let in again" in say("admin", "unban", whom, *db)
        assert say("admin", "ban", *db) == "everybody is let in\n"
        assert "The server rests" in say("admin", "announce", "The server rests", *db)
        assert "no" in say("admin", "announce", *db)


@pytest.mark.parametrize(
    "words",
    [
        ["unban"],
        ["who"],
        ["who", "nowhere"],
        ["ban", "me"],
        ["fly"],
        ["export"],
        ["export", "nowhere"],
        ["import", "nowhere"],
        ["backup"],
    ],
)
def test_what_cannot_be_done_is_told(words: list[str], tmp_path: Path, say: Say) -> None:
    open_engine(f"sqlite:///{tmp_path / 'x.db'}").dispose()
    told = say("admin", *words, "--db", f"sqlite:///{tmp_path / 'x.db'}")
    assert told.startswith("alesia: ")
    assert "Traceback" not in told
