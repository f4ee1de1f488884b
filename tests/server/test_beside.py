"""A table beside a real board: its people answer for chance and roll Non-players' dice; hands are told what to do."""

from pathlib import Path

import alesia
from alesia.kernel.record import Record
from tests.server.house import Guest, House, Json, open_house, wait_for

SOLO = {"Romans": "me", "Arverni": "nonplayer", "Aedui": "nonplayer", "Belgae": "nonplayer"}


def beside(guest: Guest, **more: Json) -> str:
    return guest.create(seats=SOLO, beside=True, **more)


def asked(guest: Guest, table: str) -> Json:
    """The table as soon as this guest is asked."""
    return wait_for(lambda: seen if (seen := guest.see(table))["asks"] and seen["asks"][0]["mine"] else None)


def draw(guest: Guest, table: str, *cards: int) -> Json:
    for card in cards:
        seen = asked(guest, table)
        assert guest.answer(table, "Chance", seen["version"], f"card {card}").status == 200
    return asked(guest, table)


def to_own_die(guest: Guest, table: str) -> Json:
    """The Romans Pass; the Aedui execute the Event, and the Belgae wait for a die."""
    seen = draw(guest, table, 10, 62)
    assert seen["asks"][0]["seat"] == "Romans"
    assert guest.answer(table, "Romans", seen["version"], "pass").status == 200
    return wait_for(lambda: now if (now := asked(guest, table))["asks"][0].get("key") == "own_die" else None)


def roll(guest: Guest, table: str, die: int) -> None:
    """Type a die, and wait until more has come of it."""
    seen = asked(guest, table)
    guest.answer(table, "Chance", seen["version"], f"roll {die}")
    wait_for(lambda: guest.see(table)["decisions"] > seen["decisions"] + 1 or None)


def test_people_answer_for_chance_and_for_the_dice_of_non_players(tmp_path: Path) -> None:
    """The die is asked with what its faces mean, and written down; a house that opens again still waits for it."""
    with open_house(tmp_path) as house:
        guest = house.guest()
        table = beside(guest)
        seen = to_own_die(guest, table)
        assert seen["beside"]
        assert seen["thinking"] is None
        assert seen["asks"][0]["prompt"].startswith("A die for the Belgae: B2, wait for the card")
        assert [each["option"] for each in seen["asks"][0]["options"]] == [f"roll {n}" for n in range(1, 7)]
        cookie = guest.cookie
    with open_house(tmp_path) as house:
        again = house.guest()
        again.cookie = cookie
        seen = asked(again, table)
        assert seen["asks"][0]["key"] == "own_die"
        assert again.answer(table, "Chance", seen["version"], "roll 1").status == 200
        wait_for(lambda: "The Belgae Pass and gain 1 Resource." in [line["text"] for line in again.see(table)["log"]])
        assert [(row.question, row.answer) for row in house.rows(table)].count(("own_die", "roll 1")) == 1
        assert alesia.replay(Record.from_text(_record(again, table))).decisions == again.see(table)["decisions"]


def _record(guest: Guest, table: str) -> str:
    reply = guest.get(f"/tables/{table}/record")
    assert reply.status == 200
    return reply.body.decode()


def test_alesia_rolls_where_people_would(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        guest = house.guest()
        table = beside(guest)
        seen = draw(guest, table, 10)  # the Romans are the first upon it, whatever Alesia draws next
        assert guest.post(f"/tables/{table}/roll", {"version": seen["version"]}).status == 200
        seen = asked(guest, table)
        assert (seen["decisions"], seen["asks"][0]["seat"]) == (2, "Romans")
        refused = guest.post(f"/tables/{table}/roll", {"version": seen["version"]})
        assert (refused.status, refused.json["error"]["code"]) == (409, "not_asked")


def test_what_happened_is_told_to_hands(tmp_path: Path) -> None:
    """In order, with the places of the map, who did it, and where its reasons begin."""
    with open_house(tmp_path) as house:
        guest = house.guest()
        table = beside(guest)
        seen = to_own_die(guest, table)
        found = guest.get(f"/tables/{table}/hands/2").json
        assert found["n"] == seen["decisions"]
        own, *others = found["deeds"]
        assert own["mine"]
        assert own["seat"] == "Romans"
        assert own["why"] is None
        assert "Resources: the Romans go from 20 to 22." in [step["text"] for step in own["steps"]]
        assert [deed["seat"] for deed in others] == ["Aedui"] * len(others)
        assert guest.get(f"/tables/{table}/thoughts/{others[0]['why']}").json["seat"] == "Aedui"
        for die in (1, 3):
            roll(guest, table, die)
        later = guest.get(f"/tables/{table}/hands/{found['n']}").json["deeds"]
        steps = [step for deed in later for step in deed["steps"]]
        placed = next(step for step in steps if step["text"].endswith("Hidden into Carnutes."))
        assert placed["places"] == ["region Carnutes"]


def test_a_typed_die_is_taken_back(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        guest = house.guest()
        table = beside(guest)
        seen = to_own_die(guest, table)
        guest.answer(table, "Chance", seen["version"], "roll 1")
        later = wait_for(lambda: now if (now := asked(guest, table))["decisions"] > seen["decisions"] + 1 else None)
        assert later["undo"]["possible"]
        assert guest.undo(table, later["version"]).json["done"]
        back = wait_for(lambda: now if (now := asked(guest, table))["asks"][0].get("key") == "own_die" else None)
        assert back["decisions"] == seen["decisions"]
        assert back["view"] == seen["view"]


def test_nobody_else_rolls_and_other_tables_tell_hands_nothing(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        guest = house.guest()
        plain = guest.create(seats=SOLO)
        assert not guest.see(plain)["beside"]
        assert guest.get(f"/tables/{plain}/hands/0").json["error"]["code"] == "not_beside"
        assert guest.post(f"/tables/{plain}/roll", {"version": guest.see(plain)["version"]}).status == 403
        table = beside(guest)
        watcher = _watching(house, guest, table)
        assert watcher.see(table)["asks"] == []
        assert watcher.answer(table, "Chance", watcher.see(table)["version"], "card 10").status == 403
        assert watcher.get(f"/tables/{table}/hands/0").status == 409


def test_where_there_are_secrets_one_person_has_all_seats(tmp_path: Path) -> None:
    """Whoever moves the blocks of everybody sees them: nobody else may play against him there."""
    with open_house(tmp_path) as house:
        guest = house.guest()
        body = {"game": "gallic-war", "beside": True, "seats": {"Roman": "me", "Barbarian": "link"}}
        refused = guest.post("/tables", body)
        assert (refused.status, refused.code) == (409, "one_hand")
        table = guest.create(game="gallic-war", beside=True, seats={"Roman": "me", "Barbarian": "me"})
        refused = guest.post(f"/tables/{table}/hand", {"seat": "Barbarian", "wanted": True})
        assert (refused.status, refused.code) == (409, "one_hand")
        alone = guest.create(game="gallic-war", beside=True, seats={"Roman": "me", "Barbarian": "nonplayer"})
        assert guest.post(f"/tables/{alone}/hand", {"seat": "Roman", "wanted": True}).status == 200


def _watching(house: House, host: Guest, table: str) -> Guest:
    watcher = house.guest()
    assert watcher.join(host.see(table)["watch_link"]).status == 200
    return watcher


def test_it_begins_from_a_position(tmp_path: Path) -> None:
    """A text that cannot stand is refused in words."""
    text = alesia.new("falling-sky", seed=4).position_text().replace("Romans = 20", "Romans = 7")
    with open_house(tmp_path) as house:
        guest = house.guest()
        table = beside(guest, position=text)
        assert asked(guest, table)["view"]["position"]["resources"]["Romans"] == 7
        refused = guest.post("/tables", {"seats": SOLO, "beside": True, "position": "fallen = 99"})
        assert (refused.status, refused.json["error"]["code"]) == (422, "refused")


def _changed(text: str, resources: int) -> str:
    return text.replace("Romans = 20", f"Romans = {resources}")


def test_the_board_is_put_right(tmp_path: Path) -> None:
    """The record says so; a house that opens again has it, and an undo goes back across it."""
    with open_house(tmp_path) as house:
        guest = house.guest()
        table = beside(guest)
        seen = draw(guest, table, 10, 62)
        position = guest.get(f"/tables/{table}/position").json
        assert (position["game"], position["scenario"]) == ("falling-sky", "great-revolt")
        text = _changed(position["text"], 7)
        body = {"version": seen["version"], "position": text}
        assert guest.post(f"/tables/{table}/correct", body).status == 200
        assert asked(guest, table)["view"]["position"]["resources"]["Romans"] == 7
        assert "The board was put right by hand" in guest.see(table)["log"][-1]["text"]
        assert guest.get(f"/tables/{table}/hands/2").json["deeds"][-1]["steps"] == []
        assert "Board corrected position\n| scenario" in _record(guest, table)
        cookie = guest.cookie
    with open_house(tmp_path) as house:
        again = house.guest()
        again.cookie = cookie
        later = asked(again, table)
        assert later["view"]["position"]["resources"]["Romans"] == 7
        assert again.undo(table, later["version"]).json["done"]
        assert asked(again, table)["view"] == seen["view"]


def test_a_board_that_cannot_stand_is_not_put_right(tmp_path: Path) -> None:
    """It is told why, and nothing has changed."""
    with open_house(tmp_path) as house:
        guest = house.guest()
        table = beside(guest)
        seen = asked(guest, table)
        refused = guest.post(f"/tables/{table}/correct", {"version": seen["version"], "position": "fallen = 13"})
        assert (refused.status, refused.json["error"]["code"]) == (422, "not_corrected")
        assert "fallen must be a number from 0 to 12" in refused.json["error"]["message"]
        assert guest.see(table)["version"] == seen["version"]
        plain = guest.create(seats=SOLO)
        body = {"version": guest.see(plain)["version"], "position": "fallen = 1"}
        assert guest.post(f"/tables/{plain}/correct", body).json["error"]["code"] == "not_beside"
        assert guest.get(f"/tables/{plain}/position").json["error"]["code"] == "not_beside"
        assert guest.get(f"/tables/{plain}/back/1").json["error"]["code"] == "not_beside"


def test_it_is_told_what_an_undo_puts_back(tmp_path: Path) -> None:
    """From where hands are; nothing, where they have not taken the step yet."""
    with open_house(tmp_path) as house:
        guest = house.guest()
        table = beside(guest)
        seen = to_own_die(guest, table)
        found = guest.get(f"/tables/{table}/back/{seen['decisions']}").json["steps"]
        assert "Resources: the Romans go from 22 to 20." in found
        assert guest.get(f"/tables/{table}/back/2").json["steps"] == []


def test_a_position_is_laid_out_field_by_field(tmp_path: Path) -> None:
    """The form comes once; what cannot stand is told, and kept."""
    with open_house(tmp_path) as house:
        guest = house.guest()
        first = guest.post("/positions", {"game": "falling-sky"}).json
        assert first["refused"] is None
        assert first["form"]["groups"][0]["place"].startswith("region ")
        change = {"field": "regions/Mandubii/Romans", "value": {"Legion": 3, "Fort": 1}}
        body = {"game": "falling-sky", "text": first["text"], "known": first["key"], "changes": [change]}
        laid = guest.post("/positions", body).json
        assert laid["form"] is None
        assert laid["view"]["regions"]["Mandubii"] != first["view"]["regions"]["Mandubii"]
        change["value"] = {"Legion": 13}
        wrong = guest.post("/positions", {**body, "text": laid["text"], "changes": [change]}).json
        assert wrong["refused"] == "This cannot stand: 15 Legions in all; there are 12."
        assert wrong["view"] is None
        assert wrong["filled"]["regions/Mandubii/Romans"] == {"Legion": 13}
        unknown = {"game": "falling-sky", "changes": [{"field": "nothing", "value": 1}]}
        assert guest.post("/positions", unknown).json["error"]["code"] == "refused"


def test_what_they_do_out_of_turn_is_asked_of_a_board(tmp_path: Path) -> None:
    """With what hands do and why; people answer on the way, dice included, and nothing is kept."""
    text = alesia.new("falling-sky", seed=4).position_text()
    with open_house(tmp_path) as house:
        guest = house.guest()
        moments = guest.post("/positions", {"game": "falling-sky"}).json["form"]["moments"]
        assert [each["word"] for each in moments if each["sides"][0]["word"] == "Germans"] == ["phase"]
        battle = {"text": text, "side": "Arverni", "about": "battle", "by": "Romans", "place": "Mandubii"}
        first = guest.post("/positions/ask", battle).json
        assert first["ask"]["seat"] == "Romans"
        told = guest.post("/positions/ask", {**battle, "answers": ["yes", "tribe Senones"]}).json
        assert told["ask"] is None
        assert "The attack of the Romans causes 4 Losses." in told["told"]
        assert "Take 4 Arverni Warbands from Mandubii: to Available." in told["steps"]
        assert any("Retreat" in line for line in told["why"])
        supply = {"text": text, "side": "Aedui", "about": "supply", "by": "Romans", "place": "Aedui"}
        assert guest.post("/positions/ask", supply).json["ask"]["key"] == "own_die"
        for wrong in ({"answers": ["maybe"]}, {"place": "Nowhere"}, {"about": "nothing"}, {"text": "fallen = 99"}):
            assert guest.post("/positions/ask", {**battle, **wrong}).status == 422
