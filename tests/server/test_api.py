"""The interface, seen from outside: what people do at tables, one request after the other."""

from collections.abc import Iterator
from pathlib import Path
from threading import Event

import pytest

from alesia.kernel.record import Record
from alesia.server.settings import LOCAL
from alesia.table import Table, game_info, games, replay
from alesia.words import explain_lines, explain_short
from tests.server.house import API, SEATS, Guest, House, Json, join, open_house, seat_four, wait_for

NONPLAYERS = {"Romans": "me", "Arverni": "nonplayer", "Aedui": "nonplayer", "Belgae": "nonplayer"}
RANDOM = dict.fromkeys(SEATS, "random")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One for all: each test brings its own people and sets up its own tables."""
    with open_house(tmp_path_factory.mktemp("house")) as found:
        yield found


def mine(seen: Json) -> Json:
    """The question that the guest is asked."""
    return next(ask for ask in seen["asks"] if ask["mine"])


def answer_first(guest: Guest, table: str, option: str | None = None) -> int:
    """Answer the open question of this guest, with its first option; the version then."""
    seen = guest.asked(table)
    ask = mine(seen)
    reply = guest.answer(table, ask["seat"], seen["version"], option or ask["options"][0]["option"])
    assert reply.status == 200, reply.body
    return int(reply.json["version"])


def answer_quietly(guest: Guest, table: str) -> None:
    """Pass where that is possible."""
    offered = [choice["option"] for choice in mine(guest.asked(table))["options"]]
    answer_first(guest, table, "pass" if "pass" in offered else None)


def link(seen: Json, seat: str) -> str | None:
    found: str | None = next(each["link"] for each in seen["seats"] if each["name"] == seat)
    return found


def key(link: str | None) -> str:
    assert link is not None
    return link.partition("#")[2]


# Tables and seats.


def test_who_sets_up_a_table_holds_the_seats_he_said(house: House) -> None:
    guest = house.guest()
    table = guest.create(
        scenario="pax-gallica",
        options={"diviciacus": True},
        seats={"Romans": "me", "Aedui": "link", "Belgae": "random"},
    )
    seen = guest.see(table)

    assert (seen["id"], seen["game"], seen["scenario"]["id"]) == (table, "falling-sky", "pax-gallica")
    assert seen["options"]["diviciacus"] is True
    assert seen["host"] is True
    assert {seat["name"]: (seat["kind"], seat["mine"], seat["taken"], seat["state"]) for seat in seen["seats"]} == {
        "Romans": ("human", True, True, "taken"),
        "Arverni": ("human", True, True, "taken"),
        "Aedui": ("human", False, False, "invited"),
        "Belgae": ("random", False, True, None),
    }


def test_a_list_shows_my_tables_and_nobody_elses(house: House) -> None:
    one, other = house.guest(), house.guest()
    first, second = one.create(), one.create(seats=NONPLAYERS)
    third = other.create()
    wait_for(lambda: one.asked(second))

    assert {line["id"] for line in one.get("/tables").json} == {first, second}
    assert [line["id"] for line in other.get("/tables").json] == [third]
    assert house.guest().get("/tables").json == []


def test_a_list_tells_whose_turn_it_is(house: House) -> None:
    seated = seat_four(house)
    asked = seated.asked
    for seat, guest in seated.people.items():
        (line,) = guest.get("/tables").json
        assert line["turn_of"] == [asked]
        assert line["your_turn"] is (seat == asked)
        assert (line["seats"], line["over"], line["winners"]) == ([seat], False, [])


def test_a_link_opens_its_seat_and_no_other(house: House) -> None:
    host = house.guest()
    table = host.create(seats={"Aedui": "link"})
    guest = house.guest()
    assert guest.get(f"/tables/{table}").status == 404
    reply = guest.join(link(host.see(table), "Aedui") or "")

    assert reply.json == {"id": table, "seats": ["Aedui"], "taken": True, "again": False}
    seen = guest.see(table)
    assert [seat["name"] for seat in seen["seats"] if seat["mine"]] == ["Aedui"]
    assert (seen["seat"], seen["host"]) == ("Aedui", False)


def test_links_are_shown_to_who_holds_the_seat_and_to_the_host_while_it_is_free(house: House) -> None:
    host = house.guest()
    table = host.create(seats={"Aedui": "link", "Belgae": "nonplayer"})
    free = host.see(table)
    guest = join(house, link(free, "Aedui") or "")

    assert None not in (link(free, "Romans"), link(free, "Aedui"))
    assert link(free, "Belgae") is None
    assert link(host.see(table), "Aedui") is None
    assert link(guest.see(table), "Aedui") not in (None, link(free, "Aedui"))
    assert link(guest.see(table), "Romans") is None


def test_one_person_may_hold_several_seats(house: House) -> None:
    host = house.guest()
    table = host.create(seats={"Romans": "me", "Arverni": "link", "Aedui": "link", "Belgae": "link"})
    seen = host.see(table)
    guest = join(house, link(seen, "Arverni") or "")
    reply = guest.join(link(seen, "Belgae") or "")

    assert reply.json["seats"] == ["Arverni", "Belgae"]
    assert guest.see(table, "Belgae")["seat"] == "Belgae"
    assert guest.see(table, "Romans")["seat"] in ("Arverni", "Belgae")


def test_joining_again_changes_nothing(house: House) -> None:
    host = house.guest()
    table = host.create(seats={"Aedui": "link"})
    way = link(host.see(table), "Aedui") or ""
    guest = join(house, way)
    before, cookie = guest.see(table), guest.cookie

    assert guest.join(way).json == {"id": table, "seats": ["Aedui"], "taken": False, "again": False}
    assert (guest.see(table), guest.cookie) == (before, cookie)


def test_the_key_of_a_seat_is_as_good_as_a_cookie(house: House) -> None:
    host = house.guest()
    table = host.create()
    robot = house.guest(key(link(host.see(table), mine(host.asked(table))["seat"])))
    version = answer_first(robot, table)

    assert robot.cookie is None
    assert host.see(table)["version"] == version
    assert robot.get("/tables").json == []


def test_the_key_of_a_seat_needs_no_origin(house: House) -> None:
    host = house.guest()
    table = host.create()
    seen = host.asked(table)
    ask = mine(seen)
    robot = house.guest(key(link(seen, ask["seat"])))
    headers = {**robot.signs, "Content-Type": "application/json"}
    body = f'{{"seat": "{ask["seat"]}", "version": {seen["version"]}, "option": "{ask["options"][0]["option"]}"}}'

    assert robot.send("POST", f"{API}/tables/{table}/answers", body.encode(), headers).status == 200


def test_who_looks_on_sees_the_board_and_is_asked_nothing(house: House) -> None:
    host = house.guest()
    table = host.create()
    seen = host.asked(table)
    watcher = join(house, seen["watch_link"])
    looked = watcher.see(table)

    assert looked["asks"] == [{"seat": mine(seen)["seat"], "mine": False}]
    assert (looked["seat"], looked["watch_link"], looked["host"]) == (None, None, False)
    assert looked["view"]["regions"] == seen["view"]["regions"]
    assert not any(seat["mine"] or seat["link"] for seat in looked["seats"])
    assert [line["seats"] for line in watcher.get("/tables").json] == [[]]


# Answers.


def test_an_answer_changes_the_table_for_everybody(house: House) -> None:
    seated = seat_four(house)
    asked = seated.asked
    version = answer_first(seated.people[asked], seated.table)

    assert len(house.rows(seated.table)) == version
    for guest in seated.people.values():
        assert guest.see(seated.table)["version"] == version


def test_a_question_has_its_words_rule_and_options(house: House) -> None:
    guest = house.guest()
    ask = mine(guest.asked(guest.create()))

    assert (ask["key"], ask["prompt"] != "") == ("action", True)
    assert guest.get(f"/games/falling-sky/rules/{ask['rule']}").json["number"] == ask["rule"]
    assert "pass" in [choice["option"] for choice in ask["options"]]
    assert all(choice["label"] for choice in ask["options"])


def test_only_who_is_asked_sees_the_options(house: House) -> None:
    seated = seat_four(house)
    asked = seated.asked

    assert mine(seated.people[asked].see(seated.table))["options"]
    for guest in seated.others(asked):
        assert guest.see(seated.table)["asks"] == [{"seat": asked, "mine": False}]


# The table goes on.


def test_agents_play_while_nobody_asks_for_it(house: House) -> None:
    """Nobody sits at this table but agents; it plays itself to the end, and the list then tells who won."""
    guest = house.guest()
    table = guest.create(scenario="great-revolt", seats=RANDOM)
    (line,) = wait_for(lambda: [line for line in guest.get("/tables").json if line["over"]] or None)

    assert line["id"] == table
    assert line["winners"] == guest.see(table)["result"]["winners"]


def test_a_slow_non_player_keeps_neither_its_table_nor_another_waiting(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While it thinks, its table can be looked at and tells who is thinking, and people play at another."""
    guest = house.guest()
    slow, free = guest.create(seats=NONPLAYERS), guest.create()
    guest.asked(slow), guest.asked(free)
    may_go = slow_down(monkeypatch)
    try:
        seen = answer_until_others_think(guest, slow)
        for _ in range(5):
            answer_first(guest, free)
        assert seen["thinking"] in NONPLAYERS
        assert guest.see(slow) == seen
    finally:
        may_go.set()
    assert guest.asked(slow)["version"] > seen["version"]


def slow_down(monkeypatch: pytest.MonkeyPatch) -> Event:
    """From now on agents think until they may go."""
    go_on, may_go = Table.go_on, Event()

    def slowly(table: Table, turn: object = None) -> None:
        assert may_go.wait(60)
        go_on(table, turn)

    monkeypatch.setattr(Table, "go_on", slowly)
    return may_go


def answer_until_others_think(guest: Guest, table: str) -> Json:
    while not (seen := guest.see(table))["thinking"]:
        answer_quietly(guest, table)
    return seen


# Taking back.


def test_alone_one_takes_back_at_once(house: House) -> None:
    guest = house.guest()
    table = guest.create()
    before = guest.asked(table)
    version = answer_first(guest, table, "pass")
    reply = guest.undo(table, version)
    after = guest.see(table)

    assert reply.json == {"version": version + 1, "done": True}
    for part in ("view", "log", "asks", "decisions"):
        assert after[part] == before[part]
    assert [row.question for row in house.rows(table)][-1] == "/undo"


def test_who_still_decides_takes_back_at_once(house: House) -> None:
    """Nobody else has been asked since: the others need not agree."""
    seated = seat_four(house)
    asked = seated.asked
    guest = seated.people[asked]
    seen = guest.see(seated.table)
    command = next(c["option"] for c in mine(seen)["options"] if c["verb"] == "command")
    version = answer_first(guest, seated.table, command)
    assert guest.see(seated.table)["undo"] == {"possible": True, "why": None, "asked_by": None, "waiting": False}

    assert guest.undo(seated.table, version).json == {"version": version + 1, "done": True}
    assert guest.see(seated.table)["asks"] == seen["asks"]


def passed(house: House) -> tuple[Guest, list[Guest], str, int]:
    """Somebody has passed and another is asked: who passed, the others, the table and its version."""
    seated = seat_four(house)
    asked = seated.asked
    version = answer_first(seated.people[asked], seated.table, "pass")
    assert seated.asked != asked
    return seated.people[asked], seated.others(asked), seated.table, version


def test_an_undo_that_others_must_agree_to_waits_for_all_of_them(house: House) -> None:
    asker, others, table, version = passed(house)
    assert asker.see(table)["undo"]["possible"] is True
    assert asker.undo(table, version).json == {"version": version, "done": False}
    seat = asker.see(table)["seat"]

    assert asker.see(table)["undo"]["waiting"] is True
    assert [guest.see(table)["undo"]["asked_by"] for guest in others] == [seat] * 3
    for guest in others[:2]:
        assert guest.post(f"/tables/{table}/consent", {"agree": True}).json == {"version": version, "done": False}
        assert guest.see(table)["undo"]["asked_by"] is None
    assert others[2].post(f"/tables/{table}/consent", {"agree": True}).json == {"version": version + 1, "done": True}
    assert mine(asker.see(table))["seat"] == seat
    assert asker.see(table)["undo"]["waiting"] is False


def test_one_who_does_not_agree_ends_it(house: House) -> None:
    asker, others, table, version = passed(house)
    asker.undo(table, version)
    rows = house.rows(table)
    assert others[0].post(f"/tables/{table}/consent", {"agree": False}).json == {"version": version, "done": False}

    assert house.rows(table) == rows
    assert asker.see(table)["undo"]["waiting"] is False
    assert others[1].post(f"/tables/{table}/consent", {"agree": True}).code == "nothing_asked"


def test_an_answer_ends_the_wish_to_take_back(house: House) -> None:
    asker, others, table, version = passed(house)
    asker.undo(table, version)
    turn = next(guest for guest in others if any(ask["mine"] for ask in guest.see(table)["asks"]))
    answer_first(turn, table, "pass")

    assert asker.see(table)["undo"]["waiting"] is False
    assert others[0].post(f"/tables/{table}/consent", {"agree": True}).code == "nothing_asked"


def test_a_table_of_which_one_holds_all_seats_needs_no_consent(house: House) -> None:
    guest = house.guest()
    table = guest.create(seats=dict.fromkeys(SEATS, "me"))
    seat = mine(guest.asked(table))["seat"]
    version = answer_first(guest, table, "pass")
    assert mine(guest.see(table))["seat"] != seat

    assert guest.undo(table, version).json["done"] is True


# The past, and why.


def test_the_past_shows_what_was_seen_then(house: House) -> None:
    guest = house.guest()
    table = guest.create()
    seen = {}
    for _ in range(6):
        now = guest.asked(table)
        seen[now["decisions"]] = now
        answer_first(guest, table)

    for number, then in seen.items():
        reply = guest.get(f"/tables/{table}/past/{number}?seat={then['seat']}").json
        assert reply == {"n": number, "log_length": then["log_length"], "view": then["view"]}


def test_the_past_after_an_undo_is_the_one_that_is_left(house: House) -> None:
    guest = house.guest()
    table = guest.create()
    guest.asked(table)
    version = answer_first(guest, table, "pass")
    now = guest.see(table)
    guest.get(f"/tables/{table}/past/{now['decisions']}")
    guest.undo(table, version)
    left = guest.see(table)

    assert guest.get(f"/tables/{table}/past/{now['decisions']}").status == 404
    assert guest.get(f"/tables/{table}/past/{left['decisions']}?seat={left['seat']}").json["view"] == left["view"]


def test_the_standing_tells_the_margins_of_every_turn(house: House) -> None:
    guest = house.guest()
    table = guest.create(scenario="great-revolt", seats=RANDOM)
    seen = guest.asked(table)
    points = guest.get(f"/tables/{table}/standing").json["points"]

    assert points[-1] == {"n": seen["decisions"], "margins": seen["view"]["margins"]}
    assert len(points) > 5
    for point in points[:: len(points) // 4]:
        view = guest.get(f"/tables/{table}/past/{point['n']}").json["view"]
        assert view["margins"] == point["margins"]


def test_a_strategist_can_be_seated(house: House) -> None:
    """It sits in a non-player's place; who thinks for as long as one likes is not seated here."""
    guest = house.guest()
    table = guest.create(seats={**NONPLAYERS, "Arverni": "strategist:fast"})
    seen = guest.asked(table)
    assert {each["name"]: each["kind"] for each in seen["seats"]}["Arverni"] == "strategist:fast"
    assert house.room(table).table.game.nonplayers(house.room(table).table.turn) == (1, 2, 3)
    refused = guest.post("/tables", {"game": "falling-sky", "seats": {"Romans": "strategist:10s"}})
    assert refused.status == 422


def test_thoughts_are_those_that_the_non_player_had(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Word by word, and they are found from the lines of the log; the table would forget what it had thought."""
    monkeypatch.setattr(Table, "forget_thoughts", lambda table: None)
    guest = house.guest()
    table = guest.create(seats=NONPLAYERS)
    room = house.room(table)
    while guest.asked(table) and len(room.table.thoughts) < 3:
        answer_quietly(guest, table)
    live, seen = room.table.thoughts, guest.see(table)

    for had in live:
        told = guest.get(f"/tables/{table}/thoughts/{had.answers}").json
        assert told["seat"] == had.seat
        assert told["short"] == explain_short(had.walk)
        assert [(step["rule"], step["text"]) for step in told["steps"]] == explain_lines(had.walk)
    assert {line["why"] for line in seen["log"]} - {None} <= {had.answers for had in live}


def test_the_record_is_given_out_when_the_game_is_over_and_replays_to_its_end(house: House) -> None:
    guest = house.guest()
    table = guest.create(scenario="great-revolt", seats=RANDOM)
    seen = guest.asked(table)
    reply = guest.get(f"/tables/{table}/record")
    again = replay(Record.from_text(reply.body.decode()))

    assert reply.headers["content-type"].startswith("text/plain")
    assert "attachment" in reply.headers["content-disposition"]
    assert again.result is not None
    assert list(again.result.winners) == seen["result"]["winners"]


# What does not change.


def test_games_tell_what_can_be_chosen(house: House) -> None:
    told = house.guest().get("/games").json

    names = ["falling-sky", "ariovistus", "ariovistus-campaign", "gallic-war", "rome-vs-gaul"]
    assert [game["name"] for game in told] == names
    for game in told:
        info = game_info(game["name"])
        assert (game["seats"], game["scenarios"]) == (list(info.seats), info.scenarios)
        assert [option["name"] for option in game["options"]] == [option.name for option in info.options]
        strong = ["strategist:fast", "strategist:strong"] if info.has_strategists else []
        assert set(game["kinds"]) == {"human", "random", *(["nonplayer"] if info.has_nonplayers else []), *strong}
    assert all(info.has_nonplayers for info in games())


def test_cards_and_rules_are_told_in_words(house: House) -> None:
    guest = house.guest()
    cards = guest.get("/games/falling-sky/cards").json
    rules = guest.get("/games/falling-sky/rules").json

    assert len(cards) == len(game_info("falling-sky").cards)
    assert all(card["unshaded"] or card["shaded"] or card["winter"] for card in cards.values())
    events = [card for card in guest.get("/games/gallic-war/cards").json.values() if card["roman"]]
    assert [card["title"] for card in events][-1] == "Baggage Train"
    assert all(card["barbarian"] and not card["winter"] for card in events)
    for line in rules[::20]:
        told = guest.get(f"/games/falling-sky/rules/{line['number']}").json
        assert (told["number"], told["title"]) == (line["number"], line["title"])


def test_a_card_is_found_by_its_number_in_views_and_by_its_printed_name(house: House) -> None:
    cards = house.guest().get("/games/ariovistus/cards").json

    assert cards["119"] == cards["A19"]
    assert (cards["A19"]["number"], cards["A19"]["name"]) == (119, "A19")
    assert cards["A19"]["order"] == ["Germans", "Romans", "Aedui", "Belgae"]
    assert {card["name"] for card in cards.values()} == {card.name for card in game_info("ariovistus").cards}
    assert house.guest().get("/games/falling-sky/cards").json["19"]["name"] == "19"


def test_rules_of_a_game_that_lies_over_another_lead_to_each_other(house: House) -> None:
    guest = house.guest()
    own, beneath = (guest.get(f"/games/ariovistus/rules/{number}").json for number in ("A3.4.1", "3.4.1"))

    assert own["related"]["heading"] == "Changes in Falling Sky:"
    assert [line["number"] for line in own["related"]["rules"]] == ["3.4.1", "3.3.1"]
    assert beneath["related"] == {
        "heading": "In Ariovistus see:",
        "rules": [{"number": "A3.4.1", "title": "Germanic Rally", "depth": 2}],
    }
    assert guest.get("/games/falling-sky/rules/3.4.1").json["related"] is None
    assert [line["number"] for line in guest.get("/games/ariovistus/rules").json][:2] == ["A1.0", "A1.2"]


# Cookies and caches.


def test_the_cookie_is_not_for_scripts_nor_for_other_sites(house: House) -> None:
    reply = house.guest().post("/tables", {})
    parts = {part.strip().lower() for part in reply.headers["set-cookie"].split(";")[1:]}

    assert {"httponly", "samesite=lax", "path=/"} <= parts
    assert "secure" not in parts


def test_the_cookie_of_a_safe_line_stays_on_safe_lines(tmp_path: Path) -> None:
    """Behind a proxy that says so, the line is https."""
    with open_house(tmp_path, proxy=LOCAL) as house:
        headers = {"X-Forwarded-Proto": "https", "Origin": f"https://{house.host}"}
        reply = house.guest().post("/tables", {}, **headers)

    assert reply.status == 201
    assert "; secure" in reply.headers["set-cookie"].lower()


def test_the_cookie_is_long_enough_and_stays(house: House) -> None:
    guest = house.guest()
    guest.create()
    first = guest.cookie
    reply = guest.post("/tables", {})

    assert first is not None
    assert len(first) * 6 >= 128
    assert "set-cookie" not in reply.headers


def test_what_is_private_is_kept_nowhere(house: House) -> None:
    guest = house.guest()
    table = guest.create()
    seen = guest.asked(table)
    private = ["/tables", f"/tables/{table}", f"/tables/{table}/past/{seen['decisions']}", f"/tables/{table}/standing"]

    assert [guest.get(path).headers.get("cache-control") for path in private] == ["no-store"] * len(private)
    with guest.stream(table) as stream:
        assert stream.headers["cache-control"] == "no-store"


@pytest.mark.parametrize("path", ["/games", "/games/falling-sky/cards", "/games/falling-sky/rules"])
def test_what_lasts_may_be_kept_for_a_while(house: House, path: str) -> None:
    assert "max-age" in house.guest().get(path).headers["cache-control"]


@pytest.mark.parametrize("path", ["/", "/new", "/join", "/table/any", "/static/js/theme.js", "/static/css/base.css"])
def test_pages_and_files_are_asked_for_each_time_and_sent_once(house: House, path: str) -> None:
    guest = house.guest()
    first = guest.send("GET", path)

    assert (first.status, first.headers["cache-control"]) == (200, "no-cache")
    if path.startswith("/static"):
        again = guest.send("GET", path, None, {"If-None-Match": first.headers["etag"]})
        assert (again.status, again.body) == (304, b"")
