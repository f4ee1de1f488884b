"""Tables that were begun by an older version of the rules: they go on as long as they fit, and are told else."""

import json
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text

import alesia
from tests.records.keeping import Kept, kept_records
from tests.server.house import House, join, open_house, write_game


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    with open_house(tmp_path) as found:
        yield found


REFUSED = r"This game was begun by version 1 of the rules\. These are version \d+: .*, so it cannot go on\."


def of_rules_1(game: str, fits: bool) -> alesia.Record:
    """A kept record of the first version, which fits the rules of today or does not."""
    old = [kept.record for kept in kept_records(game) if kept.record.rules == "1"]
    return next(each for each in old if "human" in each.seats.values() and _fits(each) is fits)


def _fits(record: alesia.Record) -> bool:
    try:
        alesia.replay(record)
    except alesia.DoesNotFit:
        return False
    return True


@pytest.mark.parametrize("game", ["falling-sky", "gallic-war"])
def test_a_table_that_does_not_fit_is_frozen_and_says_so_in_a_sentence(house: House, game: str) -> None:
    """The page tells the versions and the number of the answer, and no answer of anybody; the board is shown as far as
    the rules follow, and nothing can be done there, and nothing is lost."""
    record = of_rules_1(game, fits=False)
    seat, other = list(record.seats)[:2]
    written = write_game(house, record)
    guest = join(house, f"#{written.keys[seat]}")
    seen = guest.see(written.table)
    assert re.match(REFUSED, seen["frozen"])
    found = re.search(r"at its answer (\d+) they ask otherwise", seen["frozen"])
    assert found is not None
    shown = int(found[1]) - 1
    assert (seen["decisions"], seen["version"]) == (shown, len(record.entries))
    assert (seen["asks"], seen["thinking"]) == ([], None)
    assert seen["view"] == json.loads(json.dumps(dict(alesia.replay(record, shown).view(seat))))
    with guest.stream(written.table) as stream:
        assert stream.next().data["frozen"] == seen["frozen"]
    assert guest.answer(written.table, seat, len(record.entries), "pass").code == "other_rules"
    assert guest.undo(written.table, len(record.entries)).code == "other_rules"
    assert join(house, f"#{written.keys[other]}").get(f"/tables/{written.table}/past/0").status == 200
    assert guest.get(f"/tables/{written.table}/record").code == "not_over"
    assert len(house.rows(written.table)) == len(record.entries)


def test_from_a_frozen_game_one_plays_on_at_a_new_table(house: House) -> None:
    record = of_rules_1("falling-sky", fits=False)
    written = write_game(house, record)
    guest = join(house, f"#{written.keys[next(iter(record.seats))]}")
    shown = guest.see(written.table)["decisions"]
    made = guest.post(f"/tables/{written.table}/fork", {"n": shown})
    assert made.status == 201
    assert guest.asked(made.json["id"])["frozen"] is None


def sample(game: str) -> list[Kept]:
    """Of each version of the rules, the shortest kept record that people play and the one that comes first."""
    found = [kept for kept in kept_records(game) if "human" in kept.record.seats.values()]
    versions = sorted({kept.record.rules for kept in found})
    of = {version: [kept for kept in found if kept.record.rules == version] for version in versions}
    picked = [(each[0], min(each, key=lambda kept: len(kept.record.entries))) for each in of.values()]
    return [kept for first, short in picked for kept in ({first.name: first, short.name: short}).values()]


@pytest.mark.parametrize("game", [info.name for info in alesia.games()])
def test_whole_games_of_all_older_rules_go_on_or_are_frozen_and_none_is_lost(house: House, game: str) -> None:
    for kept in sample(game):
        written = write_game(house, kept.record)
        seat = next(name for name, kind in kept.record.seats.items() if kind == "human" and name in written.keys)
        seen = join(house, f"#{written.keys[seat]}").see(written.table)
        goes_on = bool(seen["asks"]) or seen["result"] is not None or seen["thinking"] is not None
        assert goes_on is (seen["frozen"] is None), kept.name
        assert goes_on is _fits(kept.record), kept.name
        assert seen["view"], kept.name
        assert len(house.rows(written.table)) >= len(kept.record.entries)


@pytest.mark.parametrize("game", ["falling-sky", "gallic-war"])
def test_a_table_of_older_rules_that_fits_goes_on(house: House, game: str) -> None:
    record = of_rules_1(game, fits=True)
    last = max(n for n, entry in enumerate(record.entries) if record.seats.get(entry.who) == "human")
    entry, begun = record.entries[last], replace(record, entries=record.entries[:last])
    written = write_game(house, begun)
    guest = join(house, f"#{written.keys[entry.who]}")
    assert guest.answer(written.table, entry.who, last, str(entry.option)).status == 200
    assert house.rows(written.table)[last].answer == str(entry.option)


@pytest.mark.parametrize(
    "change", [("game falling-sky", "game chess"), ("scenario great-revolt", "scenario lost"), ("alesia record 1", "x")]
)
def test_a_table_that_cannot_be_read_breaks_nothing(house: House, change: tuple[str, str]) -> None:
    """Whoever holds a seat of it sees his other tables, and of this one a sentence."""
    guest = house.guest()
    table, other = guest.create(game="falling-sky"), guest.create(game="gallic-war")
    engine = create_engine(house.database)
    with engine.begin() as connection:
        told = {"old": change[0], "new": change[1], "table": table}
        connection.execute(text("UPDATE games SET setup = replace(setup, :old, :new) WHERE address = :table"), told)
    engine.dispose()
    house.tables._rooms.clear()

    assert guest.get(f"/tables/{table}").code in ("unreadable", "other_rules")
    listed = guest.get("/tables")
    assert listed.status == 200
    assert other in [line["id"] for line in listed.json]
    assert guest.see(other)["id"] == other
