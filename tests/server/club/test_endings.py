"""Games that are ended by agreement: who asks, who agrees, what is kept of it, and what nobody can do alone."""

from pathlib import Path

import pytest
from sqlalchemy import create_engine

from alesia.kernel.record import Record
from alesia.server.admin import export
from alesia.table import replay
from tests.server.house import Guest, House, Json, Reply, join, open_house, seat_four, wait_for


def two(house: House, game: str = "gallic-war", **new: Json) -> tuple[Guest, Guest, str]:
    """A Roman who has set a table up, and the other side."""
    host = house.guest().call("Anna")
    other = {"gallic-war": "Barbarian", "rome-vs-gaul": "Gallic"}[game]
    table = host.create(game=game, seats={other: "link"}, **new)
    link = next(seat["link"] for seat in host.see(table)["seats"] if seat["name"] == other)
    return host, join(house, link).call("Bodo"), table


def end(guest: Guest, table: str, seat: str, kind: str) -> Reply:
    return guest.post(f"/tables/{table}/end", {"seat": seat, "how": kind})


def consent(guest: Guest, table: str, agree: bool = True) -> Reply:
    return guest.post(f"/tables/{table}/end/consent", {"agree": agree})


def line(guest: Guest, table: str) -> Json:
    return next(each for each in guest.get("/tables").json if each["id"] == table)


@pytest.mark.parametrize("game", ["gallic-war", "rome-vs-gaul"])
def test_a_side_resigns_when_the_other_agrees(house: House, game: str) -> None:
    """Both are told how it ended and find it among their finished games; nothing is asked or taken back any more."""
    roman, other, table = two(house, game)
    foe = next(seat["name"] for seat in other.see(table)["seats"] if seat["mine"])
    asked = end(roman, table, "Roman", "resign")
    before, to_other, to_roman = roman.see(table), other.see(table)["end"], roman.see(table)["end"]
    agreed = consent(other, table)
    seen = roman.see(table)

    assert (asked.status, asked.json["done"], before["result"]) == (200, False, None)
    assert (to_other["asked_by"], to_other["kind"], to_other["waiting"]) == ("Roman", "resign", False)
    assert (to_roman["asked_by"], to_roman["waiting"]) == (None, True)
    assert agreed.json["done"]
    assert seen["result"]["winners"] == [foe] == other.see(table)["result"]["winners"]
    assert "resigned" in seen["result"]["lines"][0]
    assert (seen["asks"], seen["thinking"], seen["undo"]["possible"], seen["end"]["ways"]) == ([], None, False, [])
    for guest in (roman, other):
        assert (line(guest, table)["over"], line(guest, table)["winners"]) == (True, [foe])
        assert (line(guest, table)["agreed"], line(guest, table)["your_turn"]) == ("resign", False)
    mine = next(ask["seat"] for ask in before["asks"])
    assert roman.answer(table, mine, seen["version"], "pass").code in ("is_over", "not_your_seat")
    assert roman.undo(table, seen["version"]).code == "is_over"
    assert end(roman, table, "Roman", "draw").code == "is_over"
    assert consent(other, table).code == "nothing_asked"


def test_the_record_replays_and_says_how_it_ended(house: House) -> None:
    """As a remark, which old readers leave out; the keeper's export has it, too. A rematch is played after it."""
    roman, other, table = two(house)
    seen = wait_for(lambda: found if (found := roman.see(table))["asks"] else None)
    assert roman.get(f"/tables/{table}/record").code == "not_over"
    end(roman, table, "Roman", "draw")
    consent(other, table)
    text = roman.get(f"/tables/{table}/record").body.decode()
    engine = create_engine(house.database)
    exported = export(engine, table)
    engine.dispose()

    assert text == exported
    assert text.endswith("; ended draw Roman\n")
    assert replay(Record.from_text(text)).decisions == seen["decisions"]
    assert roman.see(table)["result"]["winners"] == []
    assert roman.post(f"/tables/{table}/rematch", {}).status == 200


def test_nobody_is_made_to_agree(house: House) -> None:
    """One who refuses is enough, and the game goes on; who has asked can ask no more."""
    four = seat_four(house)
    asker = four.people["Romans"]
    assert end(asker, four.table, "Romans", "draw").json["done"] is False
    assert consent(four.people["Aedui"], four.table).json["done"] is False
    assert consent(four.people["Belgae"], four.table).json["done"] is False
    assert four.people["Aedui"].see(four.table)["end"]["asked_by"] is None
    assert consent(four.people["Arverni"], four.table, agree=False).json["done"] is False
    seen = asker.see(four.table)
    assert (seen["result"], seen["end"]["waiting"]) == (None, False)
    assert seen["asks"]
    end(asker, four.table, "Romans", "draw")
    assert consent(asker, four.table, agree=False).json["done"] is False
    assert consent(four.people["Aedui"], four.table).code == "nothing_asked"


def test_with_more_than_two_sides_nobody_gives_the_game_to_another(house: House) -> None:
    four = seat_four(house)
    assert four.people["Romans"].see(four.table)["end"]["ways"] == ["draw"]
    assert end(four.people["Romans"], four.table, "Romans", "resign").code == "no_two_sides"
    end(four.people["Romans"], four.table, "Romans", "draw")
    for guest in four.others("Romans"):
        last = consent(guest, four.table)
    assert last.json["done"]
    assert "without a winner" in four.host.see(four.table)["result"]["lines"][0]


def test_who_plays_alone_ends_it_alone(house: House) -> None:
    guest = house.guest()
    table = guest.create(game="gallic-war", seats={"Barbarian": "nonplayer"})
    assert end(guest, table, "Roman", "resign").json["done"]
    assert guest.see(table)["result"]["winners"] == ["Barbarian"]


# What is tried.


def test_only_who_plays_asks_and_only_who_was_asked_agrees(house: House) -> None:
    """Host, spectator, stranger, the other by my seat, the asker for the others: none of them ends a game."""
    four = seat_four(house)
    watcher, stranger = join(house, four.host.see(four.table)["watch_link"]), house.guest()
    for guest in (four.host, watcher, four.people["Aedui"]):
        assert end(guest, four.table, "Romans", "draw").code == "not_your_seat"
    assert end(stranger, four.table, "Romans", "draw").code == "unknown_table"
    assert consent(four.people["Aedui"], four.table).code == "nothing_asked"
    end(four.people["Romans"], four.table, "Romans", "draw")
    for guest in (four.host, watcher):
        assert consent(guest, four.table).code == "nothing_asked"
        assert guest.see(four.table)["end"] == {"ways": [], "kind": None, "asked_by": None, "waiting": False}
    assert consent(stranger, four.table).code == "unknown_table"
    assert consent(four.people["Romans"], four.table).json["done"] is False
    assert four.host.see(four.table)["result"] is None


def test_who_is_away_is_asked_when_he_is_back(house: House) -> None:
    """A Non-player that stands in does not agree for him."""
    roman, other, table = two(house)
    assert other.post(f"/tables/{table}/away", {"seat": "Barbarian", "wanted": True}).status == 200
    assert end(roman, table, "Roman", "draw").json["done"] is False
    assert roman.see(table)["result"] is None
    assert consent(other, table).json["done"]


def test_an_end_is_remembered_and_so_is_what_was_asked(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        roman, other, table = two(house)
        end(roman, table, "Roman", "resign")
        cookies = roman.cookie, other.cookie
    with open_house(tmp_path) as house:
        roman, other = house.guest(), house.guest()
        roman.cookie, other.cookie = cookies
        assert other.see(table)["end"]["asked_by"] == "Roman"
        assert consent(other, table).json["done"]
    with open_house(tmp_path) as house:
        roman = house.guest()
        roman.cookie = cookies[0]
        assert roman.see(table)["result"]["winners"] == ["Barbarian"]
        assert roman.see(table)["asks"] == []


@pytest.mark.parametrize(("kind", "rises"), [("resign", True), ("draw", False)])
def test_a_rated_game_counts_as_it_was_ended(house: House, kind: str, rises: bool) -> None:
    """Who resigns has lost; without a winner newcomers stay equal."""
    roman, other, table = two(house, rated=True)
    end(roman, table, "Roman", kind)
    consent(other, table)
    wait_for(lambda: line(roman, table)["ratings"] or None)
    ratings = line(roman, table)["ratings"]

    assert (ratings["Barbarian"][1] > ratings["Roman"][1]) is rises
    assert (ratings["Barbarian"][1] == ratings["Roman"][1]) is not rises
