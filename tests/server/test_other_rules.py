"""Tables that were begun by an older version of the rules: they go on as long as they fit, and are told else."""

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text

import alesia
from tests.records.keeping import kept_records
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
        return alesia.replay(record).decisions > 0
    except alesia.DoesNotFit:
        return False


@pytest.mark.parametrize("game", ["falling-sky", "gallic-war"])
def test_a_table_that_does_not_fit_says_so_in_a_sentence(house: House, game: str) -> None:
    """The page tells the versions and the number of the answer, and no answer of anybody; the list still stands."""
    record = of_rules_1(game, fits=False)
    seat, other = list(record.seats)[:2]
    written = write_game(house, record)
    guest = house.guest(written.keys[seat])
    for path in ("", "/stream", "/standing", "/record"):
        reply = guest.get(f"/tables/{written.table}{path}")
        assert (reply.status, reply.code) == (409, "other_rules")
        assert re.fullmatch(REFUSED, reply.json["error"]["message"])
        assert re.search(r"at its answer \d+ they ask otherwise", reply.json["error"]["message"])
    assert guest.answer(written.table, seat, len(record.entries), "pass").code == "other_rules"
    assert house.guest().post("/join", {"key": written.keys[other]}).code == "other_rules"
    assert len(house.rows(written.table)) == len(record.entries)
    assert house.guest().create(game=game)


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
