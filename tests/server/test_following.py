"""Following a game: what is new to a seat, the board step by step, the text of a moment, and playing on from there."""

from collections.abc import Iterator
from itertools import pairwise

import pytest

from alesia.kernel.heirs import person
from alesia.server import patch
from alesia.table import game_info
from tests.server.house import Guest, House, Json, join, open_house, wait_for

GAMES = {
    "falling-sky": "Romans",
    "ariovistus": "Romans",
    "ariovistus-campaign": "Romans",
    "gallic-war": "Roman",
    "rome-vs-gaul": "Roman",
}
LAZY = ("pass", "done", "no", "back", "stop")
ENOUGH = 30  # answers of the person


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with open_house(tmp_path_factory.mktemp("house")) as found:
        yield found


def seated(house: House, game: str, **others: str) -> tuple[Guest, str]:
    """A table of one person against Non-players, or of him and whoever is said."""
    guest, info = house.guest(), game_info(game)
    kinds = {seat: others.get(seat, "nonplayer") for seat in info.seats if person(info.heirs, seat) == seat}
    return guest, guest.create(game=game, scenario=None, seats={**kinds, GAMES[game]: "me"})


def asked(guest: Guest, table: str) -> Json:
    """The table as soon as this guest alone is asked: a Non-player who chooses in secret beside him has chosen."""
    return wait_for(lambda: _alone(guest.see(table)))


def _alone(seen: Json) -> Json | None:
    return seen if seen["result"] or (seen["asks"] and all(ask["mine"] for ask in seen["asks"])) else None


def answer(guest: Guest, table: str, seen: Json) -> Json:
    ask = next(ask for ask in seen["asks"] if ask["mine"])
    offered = [each["option"] for each in ask["options"]]
    chosen = next((each for each in LAZY if each in offered), offered[0])
    guest.answer(table, ask["seat"], seen["version"], chosen)
    return asked(guest, table)


def played(guest: Guest, table: str) -> Iterator[tuple[Json, Json]]:
    """The table before and after each answer of the person, while he is asked."""
    seen = asked(guest, table)
    for _ in range(ENOUGH):
        if seen["result"]:
            return
        before, seen = seen, answer(guest, table, seen)
        yield before, seen


@pytest.mark.parametrize("game", GAMES)
def test_what_is_new_to_a_seat_is_all_that_was_told_since_its_last_answer(house: House, game: str) -> None:
    """Every line of the log that was not there when it answered, and no other; a Non-player was among the others."""
    guest, table = seated(house, game)
    others: set[str] = set()
    for before, after in played(guest, table):
        new = [line for line in after["log"] if line["n"] >= after["since"]["answer"]]
        assert new == [line for line in after["log"] if line["i"] >= before["log_length"]]
        others |= set(after["since"]["others"])

    assert others
    assert GAMES[game] not in others


def test_to_a_seat_that_has_not_answered_yet_everything_is_new(house: House) -> None:
    guest, table = seated(house, "falling-sky")

    assert guest.asked(table)["since"]["answer"] == 0


def test_after_an_undo_the_answer_before_is_the_last(house: House) -> None:
    guest = house.guest()
    table = guest.create(seats=dict.fromkeys(("Romans", "Arverni", "Aedui", "Belgae"), "me"))
    first = guest.asked(table)
    ask = first["asks"][0]
    command = next(each["option"] for each in ask["options"] if each["option"].startswith("command "))
    guest.answer(table, ask["seat"], first["version"], command)
    again = guest.asked(table)
    guest.answer(table, again["asks"][0]["seat"], again["version"], again["asks"][0]["options"][0]["option"])
    guest.undo(table, guest.see(table)["version"])

    assert guest.see(table)["since"] == again["since"]


def test_to_those_who_look_on_nothing_is_new(house: House) -> None:
    guest, table = seated(house, "falling-sky")
    watcher = join(house, guest.asked(table)["watch_link"])

    assert watcher.see(table)["since"] is None


@pytest.mark.parametrize("game", GAMES)
def test_the_steps_lead_from_what_was_seen_then_to_what_is_seen_now(house: House, game: str) -> None:
    """At each whole answer the view is that of the past; steps go on in the order of the log."""
    guest, table = seated(house, game)
    *_, (before, now) = played(guest, table)
    told = guest.get(f"/tables/{table}/steps/{before['decisions']}").json

    assert (told["n"], told["view"]) == (before["decisions"], before["view"])
    view, length, last = told["view"], told["log_length"], {}
    for step in told["steps"]:
        view = patched(view, step["view"])
        assert step["log_length"] >= length
        length = step["log_length"]
        last[step["n"]] = view
    assert view == now["view"]
    for number in sorted(last)[:: max(1, len(last) // 5)]:
        assert last[number] == guest.get(f"/tables/{table}/past/{number}").json["view"]


def patched(view: Json, changes: list[patch.Change]) -> Json:
    """As the page does it."""
    for path, *value in changes:
        view = placed(view, path, value)
    return view


def placed(part: Json, path: list[str], value: list[object]) -> Json:
    first, *below = path
    if below:
        return {**part, first: placed(part.get(first, {}), below, value)}
    return {**part, first: value[0]} if value else {key: each for key, each in part.items() if key != first}


def test_in_a_game_without_secrets_each_deed_is_a_step(house: House) -> None:
    """Where the game itself does much in one answer, too: no step tells more than one line."""
    guest, table = seated(house, "ariovistus")
    *_, (_, now) = played(guest, table)
    steps = guest.get(f"/tables/{table}/steps/0").json["steps"]
    lengths = [step["log_length"] for step in steps]

    assert max(after - before for before, after in pairwise(lengths)) == 1
    assert lengths[-1] == now["log_length"]


def test_there_are_no_steps_from_a_moment_to_come(house: House) -> None:
    guest, table = seated(house, "falling-sky")

    assert guest.get(f"/tables/{table}/steps/{guest.asked(table)['decisions'] + 1}").status == 404


@pytest.mark.parametrize("game", ["gallic-war", "rome-vs-gaul"])
def test_the_steps_of_a_seat_hide_what_the_seat_may_not_see(house: House, game: str) -> None:
    """In no step is the hand of the other, and the seat of the other cannot be looked from."""
    guest, table = seated(house, game)
    for _ in played(guest, table):
        pass
    other = next(seat for seat in game_info(game).seats if seat != GAMES[game])
    for seat in (GAMES[game], other):
        told = guest.get(f"/tables/{table}/steps/0?seat={seat}").json
        view = told["view"]
        for step in told["steps"]:
            view = patched(view, step["view"])
            assert view == guest.get(f"/tables/{table}/past/{step['n']}?seat={GAMES[game]}").json["view"]


# The text of a moment, and playing on from it.


def test_the_text_of_a_moment_can_be_set_up_again(house: House) -> None:
    guest, table = seated(house, "falling-sky")
    *_, (before, _) = played(guest, table)
    text = guest.get(f"/tables/{table}/past/{before['decisions']}/position").json["text"]

    assert "great-revolt" in text
    assert "Provincia" in text


def test_the_text_is_kept_back_while_there_are_secrets(house: House) -> None:
    guest, table = seated(house, "gallic-war")

    assert guest.get(f"/tables/{table}/past/0/position").code == "secret"


@pytest.mark.parametrize("game", GAMES)
def test_one_plays_on_from_a_moment_at_a_new_table(house: House, game: str) -> None:
    """It is as it was then, for the same seat; the old table stays as it is."""
    guest, table = seated(house, game)
    *_, (before, now) = played(guest, table)
    reply = guest.post(f"/tables/{table}/fork", {"n": before["decisions"]})
    assert reply.status == 201, reply.body
    new = reply.json["id"]
    seen = asked(guest, new)

    assert {key: seen[key] for key in ("view", "seat", "decisions", "asks")} == {
        key: before[key] for key in ("view", "seat", "decisions", "asks")
    }
    assert guest.see(table)["decisions"] >= now["decisions"]  # a Non-player may have chosen his card meanwhile
    assert house.room(new).head.seed != house.room(table).head.seed
    assert answer(guest, new, seen)["decisions"] > seen["decisions"]


def test_one_does_not_play_on_beside_a_game_in_which_others_have_secrets(house: House) -> None:
    guest, table = seated(house, "gallic-war", Barbarian="link")

    assert guest.post(f"/tables/{table}/fork", {"n": 0}).code == "secret"


def test_one_plays_on_from_no_moment_that_has_not_been(house: House) -> None:
    guest, table = seated(house, "falling-sky")

    assert guest.post(f"/tables/{table}/fork", {"n": 10_000}).status == 422


def test_what_was_thought_before_the_table_forked_is_told_at_the_old_one(house: House) -> None:
    guest, table = seated(house, "falling-sky")
    *_, (_, now) = played(guest, table)
    new = guest.post(f"/tables/{table}/fork", {"n": now["decisions"]}).json["id"]
    whys = {line["why"] for line in guest.see(new)["log"]} - {None}
    replies = [guest.get(f"/tables/{new}/thoughts/{why}") for why in sorted(whys)]

    assert {reply.status for reply in replies} <= {200, 404}
    assert "no_thought" in {reply.code for reply in replies if reply.status == 404}
