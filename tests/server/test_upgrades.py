"""A release upgrades the database of any older one, with the games in it: they go on."""

from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory

from alesia.server.storage import engine, open_engine
from alesia.server.storage.engine import schema_version
from tests.server.house import Guest, open_house
from tests.server.serving import mine

MIGRATIONS = Path(engine.__file__).parent / "migrations"
OLDER = [each.revision for each in ScriptDirectory(str(MIGRATIONS)).walk_revisions() if each.revision != engine.NEWEST]


def as_it_was(database: str, revision: str) -> None:
    """Let a database have an older schema; what that has no place for is lost."""
    config, opened = Config(), open_engine(database)
    config.set_main_option("script_location", str(MIGRATIONS))
    with opened.begin() as connection:
        config.attributes["connection"] = connection
        command.downgrade(config, revision)
    assert schema_version(opened) == revision
    opened.dispose()


@pytest.mark.parametrize("revision", OLDER)
def test_a_game_in_an_older_database_goes_on(database: str, revision: str, tmp_path: Path) -> None:
    with open_house(tmp_path, database=database) as house:
        guest = house.guest()
        table = guest.create(seats={"Arverni": "nonplayer"})
        for _ in range(4):
            answer(guest, table)
        before, view, cookie = house.rows(table), guest.asked(table)["view"], guest.cookie
    as_it_was(database, revision)
    with open_house(tmp_path, database=database) as house:
        again = house.guest()
        again.cookie = cookie
        assert house.rows(table)[: len(before)] == before
        seen = again.asked(table)
        assert seen["view"] == view
        assert [seat["state"] for seat in seen["seats"]] == ["taken", None, "taken", "taken"]
        answer(again, table)


def answer(guest: Guest, table: str) -> None:
    seen = guest.asked(table)
    ask = mine(seen)[0]
    reply = guest.answer(table, ask["seat"], seen["version"], ask["options"][0]["option"])
    assert reply.status == 200, reply.body
