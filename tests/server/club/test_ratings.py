"""Ratings: a rated game counts once, when it is over, for the people who have played it."""

from collections.abc import Iterator

import pytest
from sqlalchemy import create_engine, text

from alesia.server.club import rating
from alesia.server.club.rating import new_rating, rated, shown
from tests.server.club.test_shelf import line, over, sit
from tests.server.house import Guest, House, join, open_house, wait_for, write_game

TWO = {"Roman": "me", "Barbarian": "link"}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(rating, "ROUND", 0.02)
        with open_house(tmp_path_factory.mktemp("ratings")) as found:
            yield found


def ended(house: House, people: dict[str, Guest] | None = None) -> tuple[str, dict[str, Guest]]:
    """A rated game that the Roman has won; its people are those who are named, or new."""
    written = write_game(house, over())
    if people is None:
        people = sit(house, written)
    else:
        for seat, guest in people.items():
            assert guest.join(f"/join#{written.keys[seat]}").status == 200
    engine = create_engine(house.database)
    with engine.begin() as connection:
        told = {"table": written.table}
        connection.execute(text("UPDATE games SET winners = 'Roman', over = true WHERE address = :table"), told)
        number = connection.execute(text("SELECT id FROM games WHERE address = :table"), told).scalar_one()
        connection.execute(text("INSERT INTO rated_games (game, done) VALUES (:game, false)"), {"game": number})
    engine.dispose()
    return written.table, people


def counted(guest: Guest, table: str) -> dict[str, list[int]]:
    """What a game has made of the ratings, as soon as it was counted."""
    found: dict[str, list[int]] = wait_for(lambda: line(guest, table)["ratings"] or None)
    return found


def test_who_wins_is_thought_stronger_and_who_loses_weaker() -> None:
    before = {seat: new_rating() for seat in "abc"}
    after = rated(before, {"b"})
    assert after["b"].mu > before["b"].mu > after["a"].mu == after["c"].mu
    assert all(after[seat].sigma < before[seat].sigma for seat in "abc")
    assert shown(new_rating()) == 1000


def test_where_nobody_of_the_people_wins_all_are_equal() -> None:
    after = rated({seat: new_rating() for seat in "ab"}, {"somebody else"})
    assert after["a"] == after["b"]


def test_a_rated_game_counts_once_when_it_is_over(house: House) -> None:
    table, people = ended(house)
    first = counted(people["Roman"], table)
    assert first["Roman"][0] == first["Barbarian"][0] == 1000
    assert first["Roman"][1] > 1000
    assert first["Roman"][1] > first["Barbarian"][1]
    assert line(people["Barbarian"], table)["rated"]

    again, _ = ended(house, people)
    second = counted(people["Roman"], again)
    assert {seat: before for seat, (before, _) in second.items()} == {seat: after for seat, (_, after) in first.items()}
    assert line(people["Roman"], table)["ratings"] == first


def test_where_somebody_plays_against_himself_nothing_counts(house: House) -> None:
    alone = house.guest()
    table, _ = ended(house, {"Roman": alone, "Barbarian": alone})
    other, people = ended(house)
    counted(people["Roman"], other)
    wait_for(lambda: is_done(house, table))
    assert line(alone, table)["ratings"] == {}


def is_done(house: House, table: str) -> bool:
    engine = create_engine(house.database)
    with engine.connect() as connection:
        chosen = "SELECT done FROM rated_games JOIN games ON games.id = rated_games.game WHERE address = :table"
        found = connection.execute(text(chosen), {"table": table}).scalar_one()
    engine.dispose()
    return bool(found)


def test_a_rating_comes_along_to_an_account(house: House) -> None:
    table, people = ended(house)
    first = counted(people["Roman"], table)
    account = house.guest()
    key = account.post("/me/key", {}).json["key"]
    assert people["Roman"].post("/come", {"account": key, "bring": True}).status == 200
    again, _ = ended(house, {"Roman": account, "Barbarian": people["Barbarian"]})
    assert counted(account, again)["Roman"][0] == first["Roman"][1]


def test_a_table_is_rated_only_if_somebody_else_is_to_come(house: House) -> None:
    host = house.guest()
    for wrong in ({"seats": {}}, {"seats": {"Aedui": "nonplayer"}}, {"beside": True, "seats": {"Aedui": "link"}}):
        assert host.post("/tables", {**wrong, "rated": True}).code == "rated_alone"
    table = host.create(game="gallic-war", seats=TWO, rated=True)
    assert (line(host, table)["rated"], line(host, table)["ratings"]) == (True, {})
    link = next(seat["link"] for seat in host.see(table)["seats"] if seat["name"] == "Barbarian")
    assert line(join(house, link), table)["rated"]


def test_a_rematch_of_a_rated_game_is_rated(house: House) -> None:
    table, people = ended(house)
    again = people["Roman"].post(f"/tables/{table}/rematch", {}).json["id"]
    assert line(people["Roman"], again)["rated"]
