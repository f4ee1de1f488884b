"""Several questions answered by one request."""

from pathlib import Path

from tests.server.house import Guest, Json, open_house

ALL_MINE = {"Romans": "me", "Arverni": "me", "Aedui": "me", "Belgae": "me"}


def rallying(guest: Guest) -> tuple[str, Json]:
    """A table at which a Gaul chooses where to Rally, somewhere with several Warbands, whoever is first on the card:
    its address, and what is asked."""
    while True:
        table, seen = _rallying(guest)
        if any(not each["label"].startswith("1 ") for each in seen["asks"][0]["sweeps"]):
            return table, seen


def _rallying(guest: Guest) -> tuple[str, Json]:
    table = guest.create(scenario="great-revolt", seats=ALL_MINE)
    while True:
        seen = guest.asked(table)
        ask = seen["asks"][0]
        if ask["seat"] != "Romans":
            break
        guest.answer(table, ask["seat"], seen["version"], "pass")
    guest.answer(table, ask["seat"], seen["version"], "command Rally")
    return table, guest.asked(table)


def test_what_can_be_answered_at_once_is_told_in_words(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        _, seen = rallying(house.guest())
    sweeps = seen["asks"][0]["sweeps"]
    assert {each["sweep"] for each in sweeps} == {"most_rally"}
    assert all(each["label"].endswith(("Warband", "Warbands")) for each in sweeps)
    assert seen["asks"][0]["times"] == {}


def test_one_request_answers_all_and_one_undo_takes_all_back(tmp_path: Path) -> None:
    """Also after the house has been closed and opened again."""
    with open_house(tmp_path) as house:
        guest = house.guest()
        table, seen = rallying(guest)
        before, answers = seen["view"], len(house.rows(table))
        rally(guest, table, seen)
        assert [row.question[0] for row in house.rows(table)[answers:]].count("+") >= 1
        undone = guest.undo(table, guest.see(table)["version"])
        assert undone.json["done"]
        assert guest.see(table)["view"] == before
        rally(guest, table, guest.see(table))
        cookie = guest.cookie
    with open_house(tmp_path) as house:
        again = house.guest()
        again.cookie = cookie
        assert again.undo(table, again.see(table)["version"]).json["done"]
        assert again.see(table)["view"] == before


def rally(guest: Guest, table: str, seen: Json) -> None:
    ask = seen["asks"][0]
    # Where there is more to choose than a number, so that it takes more than one answer.
    sweep = next(each for each in ask["sweeps"] if not each["label"].startswith("1 "))
    reply = guest.answer(table, ask["seat"], seen["version"], sweep["option"], sweep=sweep["sweep"])
    assert reply.status == 200, reply.body
    assert guest.see(table)["asks"][0]["key"] == "command"


def test_what_is_not_offered_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        guest = house.guest()
        table, seen = rallying(guest)
        ask, rows = seen["asks"][0], house.rows(table)
        option = ask["sweeps"][0]["option"]
        unknown = guest.answer(table, ask["seat"], seen["version"], option, sweep="everything")
        many = guest.answer(table, ask["seat"], seen["version"], option, times=1000)
        assert (unknown.status, unknown.json["error"]["code"]) == (422, "not_offered")
        assert many.status == 422
        assert house.rows(table) == rows
