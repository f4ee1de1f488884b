"""The private planning board: a turn that is tried, kept, and carried out; and what nobody learns by it."""

import json
from pathlib import Path

import pytest
from sqlalchemy import create_engine, select

from alesia.server.admin import prune
from alesia.server.storage import Store
from alesia.server.storage.club_schema import plans
from alesia.table import replay
from tests.server.house import Guest, House, Json, join, open_house, seat_four


def plan(guest: Guest, table: str, seat: str) -> Json:
    """Begin to plan for a seat; the board."""
    reply = guest.post(f"/tables/{table}/plan", {"seat": seat})
    assert reply.status == 200, reply.body
    return reply.json


def attempt(guest: Guest, table: str, seat: str, board: Json, option: str | None = None) -> Json:
    """Answer the first question of the board: as is said, or with the first option."""
    ask = board["asks"][0]
    option = option or ask["options"][0]["option"]
    body = {"seat": seat, "version": board["version"], "who": ask["seat"], "option": option}
    reply = guest.post(f"/tables/{table}/plan/answers", body)
    assert reply.status == 200, reply.body
    return reply.json


def first_turn(guest: Guest, table: str, seat: str, most: int = 12) -> Json:
    """Try answers for a seat as long as it is asked."""
    board = plan(guest, table, seat)
    for _ in range(most):
        if not board["asks"] or board["asks"][0]["seat"] != seat:
            break
        board = attempt(guest, table, seat, board)
    return board


def kept(guest: Guest, table: str, seat: str) -> Json:
    return guest.get(f"/tables/{table}/plan?seat={seat}").json


def carry(guest: Guest, table: str, seat: str, version: int) -> Json:
    return guest.post(f"/tables/{table}/plan/carry", {"seat": seat, "version": version})


def rows(house: House) -> list[Json]:
    engine = create_engine(house.database)
    with engine.connect() as connection:
        found = [dict(row) for row in connection.execute(select(plans)).mappings()]
    engine.dispose()
    return found


def rows_of(house: House, table: str) -> list[Json]:
    return [row for row in rows(house) if row["game"] == house.room(table).id]


@pytest.mark.parametrize("game", ["falling-sky", "ariovistus", "ariovistus-campaign", "gallic-war", "rome-vs-gaul"])
def test_a_turn_is_tried_kept_and_carried_out_at_once(house: House, game: str) -> None:
    """The table is as it was while it is planned; then it is as on the board, in one step that an undo takes back."""
    guest = house.guest()
    table = guest.create(game=game)
    before = guest.asked(table)
    seat = before["asks"][0]["seat"]
    board = first_turn(guest, table, seat)
    after_planning, told = guest.see(table), kept(guest, table, seat)
    reply = carry(guest, table, seat, before["version"])
    seen = guest.see(table)

    assert seat in board["plan"]["own"]
    assert board["plan"]["answers"] >= len(told["words"]) >= 1
    assert after_planning["version"] == before["version"]
    assert (reply.json["given"], reply.json["of"]) == (len(told["words"]), len(told["words"]))
    assert seen["version"] == reply.json["version"] >= before["version"] + len(told["words"])
    assert kept(guest, table, seat)["words"] == []
    room = house.room(table)
    assert replay(room.record).digest == room.table.digest
    if seen["undo"]["possible"] and seen["version"] == before["version"] + len(told["words"]):
        assert guest.undo(table, seen["version"]).status == 200
        assert guest.see(table)["decisions"] == before["decisions"]
        assert kept(guest, table, seat)["words"] == told["words"]


def test_the_board_shows_what_the_seat_sees_and_then_what_was_tried(house: House) -> None:
    guest = house.guest()
    table = guest.create()
    guest.asked(table)
    seen = guest.see(table, "Romans")
    board = plan(guest, table, "Romans")
    tried = attempt(guest, table, "Romans", board)
    body = {"seat": "Romans", "version": tried["version"]}
    back = guest.post(f"/tables/{table}/plan/undo", body).json

    assert board["view"] == seen["view"]
    assert board["asks"][0]["options"] == seen["asks"][0]["options"]
    assert not board["undo"]["possible"]
    assert tried["undo"]["possible"]
    assert [ask["prompt"] for ask in tried["asks"]] != [ask["prompt"] for ask in board["asks"]]
    assert (back["asks"], back["view"]) == (board["asks"], board["view"])


def test_who_waits_plans_ahead_by_what_he_assumes_of_others(house: House) -> None:
    """What he answers for them is no part of his plan; when his turn has come as he assumed, it is carried out."""
    four = seat_four(house)
    first = four.asked
    second = next(seat for seat in four.people if seat != first)
    planner, other = four.people[second], four.people[first]
    board = plan(planner, four.table, second)
    taken = []
    while board["asks"][0]["seat"] != second:
        ask = board["asks"][0]
        option = "pass" if "pass" in [each["option"] for each in ask["options"]] else ask["options"][0]["option"]
        taken.append((ask["seat"], option))
        board = attempt(planner, four.table, second, board, option)
        assert len(taken) < 20
    board = attempt(planner, four.table, second, board)
    early = carry(planner, four.table, second, planner.see(four.table)["version"])
    for seat, option in taken:
        version = other.see(four.table)["version"]
        assert four.people[seat].answer(four.table, seat, version, option).status == 200
    reply = carry(planner, four.table, second, planner.see(four.table)["version"])

    assert board["plan"]["answers"] == 1
    assert early.code == "plan_unfit"
    assert reply.json["given"] == 1


def test_a_plan_that_does_not_fit_any_more_is_refused_and_changes_nothing(house: House) -> None:
    guest = house.guest()
    table = guest.create()
    seen = guest.asked(table)
    seat = seen["asks"][0]["seat"]
    first_turn(guest, table, seat)
    other = next(each["option"] for each in seen["asks"][0]["options"][1:])
    assert guest.answer(table, seat, seen["version"], other).status == 200
    before = guest.asked(table), house.rows(table), kept(guest, table, seat)
    refused = carry(guest, table, seat, before[0]["version"])

    assert (refused.status, refused.code) == (409, "plan_unfit")
    assert (guest.see(table), house.rows(table), kept(guest, table, seat)) == before
    assert carry(guest, table, seat, before[0]["version"] - 1).code == "stale"


def test_who_has_chosen_in_secret_carries_no_other_choice_out(house: House) -> None:
    """The table waits for the other alone: the plan is refused, and is not told to be carried out by nothing."""
    guest = house.guest()
    table = guest.create(game="gallic-war", seats={"Barbarian": "link"})
    seen = guest.asked(table)
    first_turn(guest, table, "Roman", most=1)
    other = seen["asks"][0]["options"][1]["option"]
    version = guest.answer(table, "Roman", seen["version"], other).json["version"]
    before = kept(guest, table, "Roman")

    assert carry(guest, table, "Roman", version).code == "plan_unfit"
    assert kept(guest, table, "Roman") == before


def test_a_plan_ends_where_a_die_falls_and_goes_on_after_it(house: House) -> None:
    """What comes after the die is another stretch: it is offered when the die has fallen, and refused before."""
    guest = house.guest()
    table = guest.create(game="rome-vs-gaul")
    seen = guest.asked(table)
    seat = seen["asks"][0]["seat"]
    board = plan(guest, table, seat)
    for _ in range(200):
        ask = board["asks"][0]
        if ask["seat"] == "Chance":
            break
        board = attempt(guest, table, seat, board)
    before = board["plan"]["answers"]
    body = {"seat": seat, "version": board["version"], "who": "Chance"}
    fallen = guest.post(f"/tables/{table}/plan/answers", body)

    assert fallen.status == 200
    assert fallen.json["plan"]["answers"] == before
    assert kept(guest, table, seat)["words"]


# What nobody learns.


def test_nobody_else_sees_or_touches_a_plan(house: House) -> None:
    """Neither host nor spectator nor another player, by whatever seat he names; the table looks the same to them."""
    four = seat_four(house)
    seat = four.asked
    watcher = join(house, four.host.see(four.table)["watch_link"])
    others = [four.host, watcher, *four.others(seat)]
    before = [guest.see(four.table) for guest in others]
    first_turn(four.people[seat], four.table, seat)
    version = four.host.see(four.table)["version"]
    for guest in others:
        for method, path in (("get", f"?seat={seat}"), ("get", f"/board?seat={seat}")):
            assert getattr(guest, method)(f"/tables/{four.table}/plan{path}").code == "not_your_seat"
        for path, more in (
            ("", {}),
            ("/answers", {"version": 0, "who": seat, "option": "pass"}),
            ("/undo", {"version": 0}),
            ("/carry", {"version": version}),
            ("/drop", {}),
        ):
            refused = guest.post(f"/tables/{four.table}/plan{path}", {"seat": seat, **more})
            assert (refused.status, refused.code) == (403, "not_your_seat"), path

    assert [guest.see(four.table) for guest in others] == before
    assert len(rows_of(house, four.table)) == 1


def test_a_stranger_learns_nothing_not_even_whether_there_is_a_table(house: House) -> None:
    guest, stranger = house.guest(), house.guest()
    table = guest.create()
    first_turn(guest, table, guest.asked(table)["asks"][0]["seat"])
    for address in (table, "nowhere"):
        assert stranger.get(f"/tables/{address}/plan?seat=Romans").code == "unknown_table"
        assert stranger.post(f"/tables/{address}/plan/carry", {"seat": "Romans", "version": 0}).code == "unknown_table"


def test_a_program_with_the_key_of_a_seat_has_no_plan(house: House) -> None:
    """A plan belongs to somebody, and who has only a key is nobody in particular."""
    guest = house.guest()
    table = guest.create()
    key = next(seat["link"] for seat in guest.see(table)["seats"] if seat["name"] == "Romans").partition("#")[2]
    assert house.guest(key).post(f"/tables/{table}/plan", {"seat": "Romans"}).code == "nobody_known"


@pytest.mark.parametrize("game", ["gallic-war", "rome-vs-gaul"])
def test_what_is_hidden_is_imagined_and_told_to_be(house: House, game: str) -> None:
    """The board says so; the seat sees there exactly what it sees at the table, and neither seed nor key is told. The
    hidden things lie otherwise on some board than at the real table."""
    host = house.guest()
    seats = ["Roman", "Gallic"] if game == "rome-vs-gaul" else ["Roman", "Barbarian"]
    table = host.create(game=game, seats={seats[1]: "link"})
    link = next(seat["link"] for seat in host.see(table)["seats"] if seat["name"] == seats[1])
    friend = join(house, link)
    host.asked(table)  # hands are dealt in the background
    seen = host.see(table, seats[0])
    room = house.room(table)
    boards = [plan(host, table, seats[0]) for _ in range(6)]
    starts = [json.loads(row["plan"])["start"] for row in rows_of(house, table)]

    assert all(board["plan"]["imagined"] for board in boards)
    assert all(board["view"] == seen["view"] for board in boards)
    told = b"".join(host.heard)
    assert str(room.head.seed).encode() not in told
    assert all(seat.key.encode() not in told for name, seat in room.seats.items() if name == seats[1])
    assert len(starts) == 1
    assert friend.get(f"/tables/{table}/plan?seat={seats[1]}").json == {"version": None, "words": [], "left": 0}


# What becomes of it.


def test_a_plan_is_remembered_and_comes_with_an_account(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        guest = house.guest()
        table = guest.create()
        seat = guest.asked(table)["asks"][0]["seat"]
        first_turn(guest, table, seat)
        words, cookie = kept(guest, table, seat), guest.cookie
    with open_house(tmp_path) as house:
        guest, account = house.guest(), house.guest().call("Anna")
        guest.cookie = cookie
        assert kept(guest, table, seat) == words
        key = account.post("/me/key", {}).json["key"]
        assert guest.post("/come", {"account": key, "bring": True}).status == 200
        assert kept(account, table, seat) == words


def test_a_seat_that_is_handed_on_has_no_plan_of_who_gave_it(house: House) -> None:
    four = seat_four(house)
    seat = four.asked
    first_turn(four.people[seat], four.table, seat)
    link = four.people[seat].post(f"/tables/{four.table}/hand", {"seat": seat, "wanted": True}).json["link"]
    heir = join(house, link)

    assert kept(heir, four.table, seat)["version"] is None
    assert rows_of(house, four.table) == []


def test_who_is_away_carries_nothing_out(house: House) -> None:
    """A Non-player answers for him; when he is back, his plan is there, or does not fit any more."""
    guest = house.guest()
    table = guest.create(game="gallic-war", seats={"Barbarian": "link"})
    first_turn(guest, table, "Roman", most=1)
    assert guest.post(f"/tables/{table}/away", {"seat": "Roman", "wanted": True}).status == 200
    refused = carry(guest, table, "Roman", guest.see(table)["version"])
    assert refused.code in ("not_asked", "stale")


def test_seats_that_are_changed_have_no_plans(house: House) -> None:
    """What was planned for one side is no plan for the other, who sits there now."""
    guest = house.guest()
    table = guest.create(game="gallic-war")
    guest.asked(table)
    for seat in ("Roman", "Barbarian"):
        plan(guest, table, seat)
    engine = create_engine(house.database)
    with engine.begin() as connection:
        Store().change_seats(connection, house.room(table).id, "Roman", "Barbarian")
    engine.dispose()
    assert rows_of(house, table) == []


def test_a_plan_goes_with_its_table(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        guest = house.guest()
        table = guest.create()
        first_turn(guest, table, guest.asked(table)["asks"][0]["seat"])
        assert guest.post(f"/tables/{table}/delete", {}).status == 200
        assert rows(house) == []
        table = guest.create()
        first_turn(guest, table, guest.asked(table)["asks"][0]["seat"])
        engine = create_engine(house.database)
        assert prune(engine, -1, unfinished=True) == 2
        engine.dispose()
        assert rows(house) == []


def test_a_plan_is_dropped_and_two_pages_do_not_mix_theirs(house: House) -> None:
    guest = house.guest()
    table = guest.create()
    seat = guest.asked(table)["asks"][0]["seat"]
    board = plan(guest, table, seat)
    attempt(guest, table, seat, board)
    body = {"seat": seat, "version": board["version"], "who": seat, "option": board["asks"][0]["options"][0]["option"]}
    late = guest.post(f"/tables/{table}/plan/answers", body)
    wrong = guest.post(f"/tables/{table}/plan/answers", {**body, "version": late.json and 1, "option": "never"})
    assert guest.post(f"/tables/{table}/plan/drop", {"seat": seat}).status == 200

    assert late.code == "stale"
    assert wrong.code == "not_offered"
    assert kept(guest, table, seat)["version"] is None
    assert guest.get(f"/tables/{table}/plan/board?seat={seat}").code == "no_plan"
    assert carry(guest, table, seat, 0).code == "no_plan"
