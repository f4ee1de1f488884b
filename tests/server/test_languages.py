"""Each guest is told everything in his own language; the game, its views and its record know of none."""

import json
import re
from collections.abc import Iterator
from importlib.resources import files

import pytest

from alesia.server.language import language_of, preferred
from alesia.words.catalogue import languages, read
from tests.server.house import API, Guest, House, Json, Reply, join, open_house, wait_for

SEATS = {"Romans": "me", "Arverni": "nonplayer", "Aedui": "link", "Belgae": "nonplayer"}
FRENCH = {"Accept-Language": "fr-CA, en;q=0.5"}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with open_house(tmp_path_factory.mktemp("house")) as found:
        yield found


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "en"),
        ("fr", "fr"),
        ("fr-CA", "fr"),
        ("FR_be", "fr"),
        ("en;q=0.5, fr;q=0.9", "fr"),
        ("en, fr", "en"),
        ("de, fr;q=0.3", "fr"),
        ("de, it", "en"),
        ("fr;q=0", "en"),
        ("fr;q=x, ;;,", "en"),
    ],
)
def test_the_browser_says_which_language_it_prefers(header: str, language: str) -> None:
    assert preferred(header) == language


@pytest.mark.parametrize(
    ("query", "cookie", "header", "language"),
    [
        ("lang=fr", "lang=en", "en", "fr"),
        ("lang=en", "lang=fr", "fr", "en"),
        ("seat=Aedui", "alesia=x; lang=fr", "en", "fr"),
        ("", "lang=xx", "fr", "fr"),
        ("lang=xx", "lang=fr", "fr", "en"),
        ("", "", "", "en"),
    ],
)
def test_the_address_goes_before_the_cookie_and_that_before_the_browser(
    query: str, cookie: str, header: str, language: str
) -> None:
    headers = [(b"cookie", cookie.encode()), (b"accept-language", header.encode())]

    assert language_of({"type": "http", "query_string": query.encode(), "headers": headers}) == language


def test_a_reply_says_its_language_and_by_what_it_was_chosen(house: House) -> None:
    guest = house.guest()
    told = guest.get("/games?lang=fr")

    assert told.headers["content-language"] == "fr"
    assert "Accept-Language, Cookie" in told.headers["vary"]
    assert told.json[0]["scenarios"]["great-revolt"] == "La Grande Révolte"
    assert guest.get("/games?lang=xx").headers["content-language"] == "en"
    assert guest.get("/games").json[0]["scenarios"]["great-revolt"] == "The Great Revolt"


def test_a_page_says_its_language(house: House) -> None:
    guest = house.guest()

    for path in ("/", "/new", "/join", "/table/x"):
        assert b'<html lang="fr"' in guest.send("GET", path, headers=FRENCH).body
        assert b'<html lang="en"' in guest.send("GET", path).body


def two_guests(house: House) -> tuple[str, Guest, Guest]:
    host = house.guest()
    table = host.create(seats=SEATS)
    link = next(seat["link"] for seat in host.see(table)["seats"] if seat["name"] == "Aedui")
    return table, host, join(house, link)


def play(table: str, *guests: Guest, answers: int = 12) -> None:
    """Whoever is asked takes the first of his options."""
    for _ in range(answers):
        guest, seen = wait_for(lambda: next(((each, seen) for each in guests if (seen := turn(each, table))), None))
        ask = next(ask for ask in seen["asks"] if ask["mine"])
        assert guest.answer(table, ask["seat"], seen["version"], ask["options"][0]["option"]).status == 200


def turn(guest: Guest, table: str) -> Json | None:
    seen = guest.see(table)
    return seen if any(ask["mine"] for ask in seen["asks"]) else None


def in_french(guest: Guest, path: str) -> Json:
    return guest.get(f"{path}?lang=fr").json


def test_two_guests_of_one_table_read_two_languages(house: House) -> None:
    """By request and by stream; what is not words is the same byte by byte, the view above all."""
    table, english, french = two_guests(house)
    with french.stream(f"{table}") as plain, french._listening(f"/tables/{table}/stream?lang=fr", None) as response:
        assert plain.next().kind == "whole"
        assert response.headers["content-language"] == "fr"
        play(table, english, french)
        assert "Carte " in next(line for line in iter(response.readline, b"") if line.startswith(b"data")).decode()
    here, there = wait_for(lambda: same_version(french, table))

    assert [line["i"] for line in here["log"]] == [line["i"] for line in there["log"]]
    assert not {line["text"] for line in here["log"]} & {line["text"] for line in there["log"]}
    for part in ("view", "seats", "version", "decisions", "log_length", "seat"):
        assert json.dumps(here[part]) == json.dumps(there[part])
    for one, other in zip(here["log"], there["log"], strict=True):
        assert {k: v for k, v in one.items() if k not in ("text", "title", "marks")} == {
            k: v for k, v in other.items() if k not in ("text", "title", "marks")
        }
        assert sorted({mark[3] for mark in one["marks"] if mark[2] == "region"}) == sorted(
            {mark[3] for mark in other["marks"] if mark[2] == "region"}
        )


def test_a_line_for_several_tables_tells_in_the_language_of_its_request(house: House) -> None:
    table, english, _ = two_guests(house)
    with english._listening(f"/stream?lang=fr&table={table}&table=nowhere", None) as response:
        events = (json.loads(line[6:]) for line in iter(response.readline, b"") if line.startswith(b"data: "))
        heard = [event for _, event in zip(range(3), events, strict=False)]

    assert any("Carte " in str(event["whole"]["log"]) for event in heard if "whole" in event)
    assert any("n’existe pas" in str(event["error"]) for event in heard if "error" in event)


def same_version(guest: Guest, table: str) -> tuple[Json, Json] | None:
    here, there = guest.see(table), in_french(guest, f"/tables/{table}")
    return (here, there) if here["version"] == there["version"] and not here["thinking"] else None


def test_marks_stand_where_the_names_are(house: House) -> None:
    table, english, _ = two_guests(house)
    for seen, name, said in (
        (english.see(table), "Aedui", "Aedui"),
        (in_french(english, f"/tables/{table}"), "Aedui", "Éduens"),
    ):
        marked = [(line["text"][a:b], kind, id_) for line in seen["log"] for a, b, kind, id_ in line["marks"]]
        assert marked
        assert {text for text, kind, id_ in marked if (kind, id_) == ("faction", name)} <= {said}
    first = next(line for line in english.see(table)["log"] if line["title"])
    assert (first["key"], first["title"] in first["text"], first["winter"]) == ("card", True, False)
    assert first["card"] == first["title"].split()[0]


def test_thoughts_come_in_parts(house: House) -> None:
    """So that they can be drawn without reading them; in both languages the same boxes with the same answers."""
    host = house.guest()
    table = host.create(seats={**dict.fromkeys(SEATS, "nonplayer"), "Romans": "me"})
    line = wait_for(
        lambda: next((line for line in host.see(table)["log"] if line["why"] is not None), None) or passed(host, table)
    )
    here = host.get(f"/tables/{table}/thoughts/{line['why']}").json
    there = in_french(host, f"/tables/{table}/thoughts/{line['why']}")

    assert [(step["kind"], step.get("answer")) for step in here["steps"]] == [
        (step["kind"], step.get("answer")) for step in there["steps"]
    ]
    boxes = [step for step in here["steps"] if step["kind"] == "box"]
    assert boxes
    assert all(step["sentence"] in step["text"] and step["answer"] for step in boxes)
    assert all(set(step["left"]) <= set(step["candidates"]) for step in here["steps"] if step["kind"] == "priority")
    assert here["steps"][0]["text"] != there["steps"][0]["text"]


def passed(guest: Guest, table: str) -> None:
    if seen := turn(guest, table):
        ask = next(ask for ask in seen["asks"] if ask["mine"])
        option = next((o["option"] for o in ask["options"] if o["verb"] == "pass"), ask["options"][0]["option"])
        guest.answer(table, ask["seat"], seen["version"], option)


def test_options_have_the_name_of_what_they_are_about(house: House) -> None:
    table, english, french = two_guests(house)
    guest, _ = wait_for(lambda: next(((each, seen) for each in (english, french) if (seen := turn(each, table))), None))
    [ask] = [ask for ask in in_french(guest, f"/tables/{table}")["asks"] if ask["mine"]]

    assert all((option["name"] is None) == (option["noun"] is None) for option in ask["options"])
    assert all(option["label"].startswith(option["short"]) for option in ask["options"])


def test_the_things_of_a_game_have_names_and_signs(house: House) -> None:
    names = house.guest().get("/games/falling-sky/words?lang=fr").json["names"]

    assert names["faction"]["Aedui"]["name"] == "Éduens"
    assert names["faction"]["Aedui"]["sign"] == "Éd"
    assert names["region"]["Carnutes"]["cases"]["in"] == "chez les Carnutes"
    english = house.guest().get("/games/falling-sky/words").json
    assert english["names"]["faction"]["Aedui"] == {"name": "Aedui", "sign": "Ae"}
    assert english["forms"]["Legion"] == ["Legion", "Legions"]
    assert "Caesar" in house.guest().get("/games/gallic-war/words").json["names"]["unit"]


def test_the_page_has_its_own_words(house: House) -> None:
    told = house.guest().get("/words/web?lang=fr").json

    assert (told["language"], told["plural"]) == ("fr", {"one": 0, "other": 1})
    assert {"en", "fr"} <= told["languages"].keys()


def test_refusals_are_in_the_language_of_the_guest(house: House) -> None:
    guest = house.guest()
    table = guest.create(seats=dict.fromkeys(SEATS, "me"))

    def refused(reply: Reply) -> str:
        assert reply.status >= 400
        return str(reply.json["error"]["message"])

    assert refused(guest.get("/tables/nowhere")).startswith("There is no such table")
    assert refused(guest.get("/tables/nowhere?lang=fr")).startswith("Cette table n’existe pas")
    assert refused(guest.get("/nothing?lang=fr")) == "Il n’y a rien à cette adresse."
    assert refused(guest.get(f"/tables/{table}/record?lang=fr")).startswith("Le relevé")
    assert refused(guest.get(f"/tables/{table}/past/-1?lang=fr")) == "n\u00a0: la valeur doit être au moins 0."
    assert refused(guest.get("/games/chess/cards?lang=fr")) != refused(guest.get("/games/chess/cards"))
    posted = guest.post(f"/tables/{table}/undo", {"version": 99}, **FRENCH)
    assert refused(posted).startswith("La partie a continué")
    assert refused(guest.send("DELETE", f"{API}/tables", headers=FRENCH)).startswith("DELETE ne s’emploie pas ici")


def test_every_refusal_has_its_sentence_in_every_language() -> None:
    """Whatever code or key the sources of the server name."""
    sources = [
        each.read_text(encoding="utf-8") for each in files("alesia.server").iterdir() if each.name.endswith(".py")
    ]
    codes = {code for text in sources for code in re.findall(r'Refusal\(\s*\d+, "(\w+)"(?!.*key=)', text)}
    keys = {key for text in sources for key in re.findall(r'"((?:undo|refusal)\.\w+)"', text)}

    assert {"stale", "too_slow", "not_json"} <= codes
    assert {"undo.over", "refusal.busy"} <= keys
    for language in languages():
        assert keys | {f"refusal.{code}" for code in codes} <= read("server", language)[0].keys()
    assert list(read("server", "en")[0]) == list(read("server", "fr")[0])


def test_the_record_knows_of_no_language(house: House) -> None:
    """The same answers, read in two languages, give the same record."""
    host = house.guest()
    table = host.create(seats=dict.fromkeys(SEATS, "random"))
    wait_for(lambda: host.see(table)["result"])

    assert host.get(f"/tables/{table}/record").body == host.get(f"/tables/{table}/record?lang=fr").body
    assert host.see(table)["result"]["winners"] == in_french(host, f"/tables/{table}")["result"]["winners"]
    assert host.see(table)["result"]["lines"] != in_french(host, f"/tables/{table}")["result"]["lines"]
