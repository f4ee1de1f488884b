"""For the keeper of a server: what is done past it, at its database, while it runs or not."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from alesia.cli.screen import Screen
from alesia.cli.speech import say
from alesia.kernel.errors import BadOption, UnknownName, echo

if TYPE_CHECKING:
    from sqlalchemy import Engine

    from alesia.server.storage import Network

DAY_FORMAT = "%Y-%m-%d"
FILLS = ("import", "restore")  # what may be done where there is no database yet


class Wish(NamedTuple):
    """What is to be done: where, to what, in which file."""

    what: str | None
    into: Path | None
    days: int
    unfinished: bool


def admin(action: str, db: str | None, wish: Wish) -> None:
    """Do one of the things that there are to do."""
    done = ACTIONS.get(action)
    if done is None:
        raise UnknownName("{0!r} is nothing to do; known: {1}", action, ", ".join(ACTIONS))
    with _opened(db, action in FILLS) as engine:
        done(engine, wish, Screen(plain=True))


@contextmanager
def _opened(db: str | None, may_be_new: bool) -> "Iterator[Engine]":
    from alesia.server.settings import default_database
    from alesia.server.storage import need_database, open_engine

    url = db or default_database()
    if not may_be_new:
        need_database(url)
    engine = open_engine(url)
    try:
        yield engine
    finally:
        engine.dispose()


def _list(engine: "Engine", wish: Wish, screen: Screen) -> None:
    from alesia.server.admin import list_games

    found = list_games(engine)
    for row, game, scenario in found:
        touched = time.strftime(DAY_FORMAT, time.localtime(row.touched))
        state = say("admin.over" if row.summary.over else "admin.open")
        screen.line(f"{row.address}  {touched}  {state}  {game} {scenario}  {row.summary.answers}")
    screen.line(say("admin.listed", len(found)))


def _export(engine: "Engine", wish: Wish, screen: Screen) -> None:
    from alesia.server.admin import export
    from alesia.table.files import write_whole

    text = export(engine, _need(wish.what, "admin.need_table"))
    if wish.into is None:
        print(text, end="")
        return
    write_whole(wish.into, text)
    screen.line(say("admin.written", str(wish.into)))


def _import(engine: "Engine", wish: Wish, screen: Screen) -> None:
    from alesia.server.admin import import_game

    text = _readable(_need(wish.what, "admin.need_file")).read_text(encoding="utf-8")
    address, keys = import_game(engine, text)
    screen.line(say("admin.imported", f"/table/{address}"))
    for seat, key in keys.items():
        screen.line(f"{seat or say('admin.spectators')}  /join#{key}")


def _prune(engine: "Engine", wish: Wish, screen: Screen) -> None:
    from alesia.server.admin import prune

    screen.line(say("admin.pruned", prune(engine, wish.days, wish.unfinished)))


def _who(engine: "Engine", wish: Wish, screen: Screen) -> None:
    from alesia.server.keeper import who_sits

    for seat, person, name, is_banned in who_sits(engine, _need(wish.what, "admin.need_table")):
        told = [seat or say("admin.spectators"), say("admin.person", person), name or say("admin.nameless")]
        screen.line("  ".join([*told, *([say("admin.out")] if is_banned else [])]))


def _ban(engine: "Engine", wish: Wish, screen: Screen) -> None:
    from alesia.server.keeper import ban, who_is_out

    if wish.what:
        screen.line(say("admin.banned", _whom(ban(engine, wish.what))))
        return
    for whom in (out := who_is_out(engine)):
        screen.line(_whom(whom))
    if not out:
        screen.line(say("admin.nobody_banned"))


def _unban(engine: "Engine", wish: Wish, screen: Screen) -> None:
    from alesia.server.keeper import unban

    screen.line(say("admin.unbanned", _whom(unban(engine, _need(wish.what, "admin.need_whom")))))


def _whom(whom: "int | Network") -> str:
    return say("admin.person", whom) if isinstance(whom, int) else str(whom)


def _announce(engine: "Engine", wish: Wish, screen: Screen) -> None:
    from alesia.server.keeper import announce

    told = announce(engine, wish.what or "")
    screen.line(say("admin.announced", told) if told else say("admin.announced.no_more"))


def _back_up(engine: "Engine", wish: Wish, screen: Screen) -> None:
    from alesia.server.storage.backup import back_up

    path = Path(_need(wish.what, "admin.need_file"))
    if path.exists():
        raise BadOption(say("admin.exists", str(path)))
    counts = back_up(engine, path)
    screen.line(say("admin.backed_up", counts["games"], counts["answers"], str(path)))


def _restore(engine: "Engine", wish: Wish, screen: Screen) -> None:
    from alesia.server.storage.backup import is_empty, restore

    path = _readable(_need(wish.what, "admin.need_file"))
    if not is_empty(engine):
        raise BadOption(say("admin.not_empty"))
    counts = restore(engine, path)
    screen.line(say("admin.restored", counts.get("games", 0), counts.get("answers", 0)))


def _need(what: str | None, lacking: str) -> str:
    if not what:
        raise BadOption(say(lacking))
    return what


def _readable(name: str) -> Path:
    path = Path(name)
    if not path.is_file():
        raise BadOption(say("admin.no_file", echo(name)))
    return path


ACTIONS: "dict[str, Callable[[Engine, Wish, Screen], None]]" = {
    "list": _list,
    "export": _export,
    "import": _import,
    "who": _who,
    "prune": _prune,
    "ban": _ban,
    "unban": _unban,
    "announce": _announce,
    "backup": _back_up,
    "restore": _restore,
}
