"""The facts of an owner's own: every kind of wrong file is refused in a sentence, and what is right is played with."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

import alesia
from alesia.games.rome_vs_gaul.checking import check, faults
from alesia.games.rome_vs_gaul.checking.shapes import SHAPES
from alesia.games.rome_vs_gaul.comparing import counts, own_files
from alesia.games.rome_vs_gaul.source import FILES, digest_of, our_tables, our_texts, parsed, texts_in
from alesia.kernel.errors import in_english
from alesia.words.errors import phrased, worded

Tables = dict[str, Any]
ROOT = Path(__file__).parents[2]


def ours() -> Tables:
    return deepcopy(dict(our_tables()))


def record(tables: Tables, file: str, table: str, name: object) -> dict[str, Any]:
    key = SHAPES[file][table].key
    found: dict[str, Any] = next(each for each in tables[file][table] if each[key] == name)
    return found


def told(change: Callable[[Tables], object]) -> list[str]:
    """The faults of our facts after a change."""
    tables = ours()
    change(tables)
    return [in_english(fault) for fault in faults(tables)]


def put(file: str, table: str, name: object, field: str, value: object) -> Callable[[Tables], None]:
    """Another value in a field of a record; of a table that is one record, without its name."""

    def change(tables: Tables) -> None:
        facts = tables[file][table] if name is None else record(tables, file, table, name)
        facts[field] = value

    return change


def drop(file: str, table: str, name: object, field: str) -> Callable[[Tables], None]:
    def change(tables: Tables) -> None:
        del (tables[file][table] if name is None else record(tables, file, table, name))[field]

    return change


def without(file: str, table: str, name: object) -> Callable[[Tables], None]:
    return lambda tables: tables[file][table].remove(record(tables, file, table, name))


def paths(kind: str, *pairs: tuple[str, str]) -> Callable[[Tables], None]:
    return lambda tables: tables["map.toml"]["paths"][kind]["between"].extend(map(list, pairs))


def cut_off(name: str) -> Callable[[Tables], None]:
    """No path leads to a space."""

    def change(tables: Tables) -> None:
        for facts in tables["map.toml"]["paths"].values():
            facts["between"] = [pair for pair in facts["between"] if name not in pair]

    return change


def cell(table: str, row: str, column: int, text: object) -> Callable[[Tables], None]:
    def change(tables: Tables) -> None:
        tables["tables.toml"][table]["rows"][row][column] = text

    return change


def test_our_files_have_no_fault() -> None:
    assert faults(our_tables()) == []
    assert digest_of(our_tables()) == ""
    assert {name: list(tables) for name, tables in SHAPES.items()}.keys() == set(FILES)


MAP, UNITS, TABLES, CARDS, GAME = FILES
WRONG: list[tuple[Callable[[Tables], object], str]] = [
    # the shape of a file
    (lambda t: t[MAP].update(towns=[]), "map.toml: there is no table 'towns'; there are path_kind, paths, province,"),
    (lambda t: t[MAP].pop("sea"), "map.toml: the table sea is missing"),
    (lambda t: t[MAP]["paths"].pop("rough"), "map.toml: the table paths.rough is missing"),
    (lambda t: t[CARDS].update(card={}), "cards.toml, card: must be a list of tables, each begun by its name in dou"),
    (lambda t: t[GAME].update(hand=8), "game.toml, hand: must be a table, not '8'"),
    (lambda t: t[CARDS]["card"].append(3), "cards.toml, card #56: must be a table, not '3'"),
    # the shape of a field
    (put(CARDS, "card", 3, "value", 2), "cards.toml, card 3: there is no field 'value'; there are number, title, poin"),
    (drop(CARDS, "card", 3, "points"), "cards.toml, card 3: the field points is missing"),
    (drop(MAP, "space", "Alesia", "name"), "map.toml, space #46: the field name is missing"),
    (drop(GAME, "victory", None, "needed"), "game.toml, victory: the field needed is missing"),
    (put(CARDS, "card", 3, "points", "2"), "cards.toml, card 3, points: must be a whole number, not '2'"),
    (put(CARDS, "card", 3, "points", True), "cards.toml, card 3, points: must be a whole number, not 'True'"),
    (put(CARDS, "card", 3, "points", 4), "cards.toml, card 3, points: must be from 1 to 3, not 4"),
    (put(CARDS, "card", 3, "title", 7), "cards.toml, card 3, title: must be text in quotes, not '7'"),
    (put(CARDS, "card", 3, "title", "A, B"), "cards.toml, card 3, title: 'A, B' cannot be a name: it is at most 60 "),
    (put(CARDS, "card", 3, "title", "A\nB"), "cards.toml, card 3, title: 'A\\nB' cannot be a name"),
    (put(CARDS, "card", 3, "published", 1), "cards.toml, card 3, published: must be text in quotes, not '1'"),
    (put(GAME, "hand", None, "cards", 9), "game.toml, hand.cards: is always 8, not 9"),
    (put(MAP, "region", "Belgica", "gaul", 1), "map.toml, region Belgica, gaul: must be true or false, not '1'"),
    (put(MAP, "space", "Alesia", "at", "left"), "map.toml, space Alesia, at: must be a list in brackets, not 'left'"),
    (put(MAP, "space", "Alesia", "at", [3]), "map.toml, space Alesia, at: must have 2 entries, not 1"),
    (put(MAP, "space", "Alesia", "at", [3, 1152]), "map.toml, space Alesia, at: must be from 0 to 1151, not 1152"),
    (put(MAP, "space", "Alesia", "at", [1252, 3]), "map.toml, space Alesia, at: must be from 0 to 1251, not 1252"),
    (put(MAP, "space", "Alesia", "at", [3.5, 3]), "map.toml, space Alesia, at: must be a whole number, not '3.5'"),
    (put(MAP, "space", "Alesia", "kind", "villa"), "map.toml, space Alesia, kind: 'villa' is not one of town, stron"),
    (put(MAP, "space", "Alesia", "ports", "OB"), "map.toml, space Alesia, ports: must be a list in brackets, not 'OB"),
    (put(UNITS, "tribe", "Remi", "strength", [5]), "units.toml, tribe Remi, strength: must have 2 entries, not 1"),
    (put(UNITS, "tribe", "Remi", "strength", [0, 0]), "units.toml, tribe Remi, strength: must be from 1 to 20, not 0"),
    (put(UNITS, "german_tribe", None, "starts", []), "units.toml, german_tribe.starts: must have from 1 to 255 entri"),
    # records
    (lambda t: t[MAP]["space"].append(t[MAP]["space"][0]), "map.toml, space Portus Itius: is there twice"),
    (without(CARDS, "card", 12), "cards.toml: card 12 is missing"),
    (put(CARDS, "card", 12, "number", 13), "cards.toml, card 13: is there twice"),
    (put(CARDS, "card", 12, "number", 56), "cards.toml, card 56, number: must be from 1 to 55, not 56"),
    (put(CARDS, "card", 3, "side", "gallic"), "cards.toml, card 3, side: must be roman: the event that the rules h"),
    (put(CARDS, "card", 6, "kind", "event"), "cards.toml, card 6, kind: must be surprise: so the rules play the"),
    (put(CARDS, "card", 3, "kind", "reaction"), "cards.toml, card 3, kind: must be event / bonus: so the rules"),
    # names on the map
    (without(MAP, "province", "Remi"), "map.toml, province: 'Remi' is missing"),
    (put(MAP, "province", "Remi", "name", "Reims"), "map.toml, province: 'Reims' is not known to the rules; known:"),
    (put(MAP, "province", "Remi", "region", "Gallia"), "map.toml, province Remi, region: 'Gallia' is not a Region of"),
    (put(MAP, "space", "Alesia", "province", "Mars"), "map.toml, space Alesia, province: 'Mars' is not a Province of"),
    (put(MAP, "space", "Alesia", "ports", ["XX"]), "map.toml, space Alesia, ports: 'XX' is not the code of a Sea"),
    (put(MAP, "space", "Alesia", "section", "X"), "map.toml, space Alesia, section: no Tribe of units.toml has this"),
    (paths("solid", ("Alesia", "Rome")), "map.toml, paths.solid.between: 'Rome' is not a space of map.toml"),
    (put(MAP, "region", "Germania", "attacker", "Suebi"), "map.toml, region Germania, attacker: 'Suebi' is not a pe"),
    # what the map must have
    (paths("solid", ("Alesia", "Alesia")), "map.toml, paths.solid, Alesia - Alesia: a path joins two spaces"),
    (paths("rough", ("Divio", "Alesia")), "map.toml, paths.rough, Divio - Alesia: is there twice"),
    (paths("rough", ("Ubii", "Alesia")), "map.toml, paths.rough, Ubii - Alesia: a german path joins one german spac"),
    (paths("german", ("Divio", "Alesia")), "map.toml, paths.german, Divio - Alesia: a german path joins one german"),
    (cut_off("Alesia"), "map.toml, space Alesia: no path leads there"),
    (cut_off("Ubii"), "map.toml, space Ubii: no path leads there"),
    (put(MAP, "province", "Remi", "needed", 5), "map.toml, province Remi, needed: is 5, but it has 4 spaces"),
    (drop(MAP, "province", "Remi", "needed"), "map.toml, province Remi: the field needed is missing"),
    (put(MAP, "province", "Remi", "number", 8), "map.toml, province Remi, number: 8 is the number of another, too"),
    (put(MAP, "region", "Belgica", "provinces", 9), "map.toml, region Belgica, provinces: is 9, but it has 8 Prov"),
    (put(MAP, "region", "Belgica", "majority", 9), "map.toml, region Belgica, majority: is 9, but it has 8 Prov"),
    (put(MAP, "region", "Belgica", "presence", 6), "map.toml, region Belgica, presence: must not be more than domi"),
    (put(MAP, "space", "Alesia", "kind", "city"), "map.toml, space Alesia, kind: a Walled City needs a record of"),
    (put(MAP, "space", "Alesia", "kind", "german"), "map.toml, space Alesia, kind: a german space lies in a Region"),
    # pieces
    (put(UNITS, "legions", None, "names", ["Legion X"]), "units.toml, legions.names: 'Legion V' is missing"),
    (put(UNITS, "legions", None, "elite", ["Legion I"]), "units.toml, legions.elite: 'Legion I' is not a Legion of"),
    (without(UNITS, "leader", "Caesar"), "units.toml, leader: 'Caesar' is missing"),
    (without(UNITS, "tribe", "Arverni"), "units.toml, tribe: 'Arverni' is missing"),
    (put(UNITS, "leader", "P. Crassus", "legate", False), "units.toml, leader P. Crassus: whoever is not Caesar, V"),
    (put(UNITS, "leader", "Caesar", "side", "gallic"), "units.toml, leader Caesar, side: must be as it is in our f"),
    (put(UNITS, "leader", "Ambiorix", "home", "Rome"), "units.toml, leader Ambiorix, home: 'Rome' is not a Region"),
    (drop(UNITS, "leader", "Ambiorix", "home"), "units.toml, leader Ambiorix: the field home is missing"),
    (put(UNITS, "leader", "Ambiorix", "turn", 2), "units.toml, leader Ambiorix, turn: is 2, but in game.toml he ar"),
    (put(UNITS, "tribe", "Remi", "province", "Reims"), "units.toml, tribe Remi, province: 'Reims' is not a Province"),
    (put(UNITS, "tribe", "Remi", "section", "Durocortorum"), "units.toml, tribe Remi: its Province and section have"),
    (put(UNITS, "tribe", "Remi", "strength", [3, 5]), "units.toml, tribe Remi, strength: the full side stands firs"),
    (put(UNITS, "tribe", "Remi", "start", "council"), "units.toml, tribe Remi, start: must be as it is in our file"),
    (put(UNITS, "tribe", "Arverni", "start", "pool"), "units.toml, tribe Arverni, start: must be as it is in our f"),
    (put(UNITS, "tribe", "Remi", "name", "Caesar"), "units.toml, tribe Caesar: is there twice"),
    (put(UNITS, "mercenary", ["Militia"], "side", "roman"), "units.toml, mercenary Militia: names and side must be"),
    (put(UNITS, "german_tribe", None, "starts", ["Divio"]), "units.toml, german_tribe.starts: 'Divio' is not a space"),
    (put(UNITS, "german_tribe", None, "name", "Suebi"), "units.toml, german_tribe.name: 'Germani' is missing"),
    (without(UNITS, "fortified", "Stronghold"), "units.toml, fortified: 'Stronghold' is missing"),
    (put(UNITS, "fortified", "Stronghold", "name", "Divio"), "units.toml, fortified: 'Stronghold' is missing"),
    (put(UNITS, "people", "Sugambri", "region", "Rhenus"), "units.toml, people Sugambri, region: 'Rhenus' is not a R"),
    # tables
    (lambda t: t[TABLES]["battle"]["rows"].pop("7"), "tables.toml, battle.rows: has no row 7"),
    (
        lambda t: t[TABLES]["battle"]["rows"].update({"13": []}),
        "tables.toml, battle.rows: has a row '13'; the rows are",
    ),
    (lambda t: t[TABLES]["battle"]["rows"].update({"7": 1}), "tables.toml, battle.rows: row 7 must be a list in brack"),
    (lambda t: t[TABLES]["battle"]["rows"]["7"].pop(), "tables.toml, battle.rows: row 7 has 10 cells, but there are"),
    (cell("battle", "7", 2, "one"), "tables.toml, battle.rows: row 7, column 3: 'one' is not written as 2, 2* or 2**"),
    (cell("siege", "7", 2, "1-1"), "tables.toml, siege.rows: row 7, column 3: '1-1' is not written as 1/2, -/2 or S"),
    (put(TABLES, "battle", None, "columns", [3] * 11), "tables.toml, battle.columns: must go up from left to right"),
    (put(TABLES, "siege", None, "subjugation", 4), "tables.toml, siege.subjugation: there is no column 4; the firs"),
    # the game
    (lambda t: t[GAME]["turn"].pop(0), "game.toml, turn: must have 6 entries, not 5"),
    (put(GAME, "turn", "53 BC", "legions", ["Legion V"]), "game.toml: Legion VI must be set up or arrive once, not 0"),
    (put(GAME, "turn", "53 BC", "legions", ["Legion I"]), "game.toml, turn 53 BC, legions: 'Legion I' is not a Legi"),
    (put(GAME, "turn", "53 BC", "leaders", ["Caesar"]), "game.toml, turn 53 BC, leaders: 'Caesar' is not a Gallic L"),
    (put(GAME, "turn", "53 BC", "leaders", []), "units.toml, leader Vercingetorix, turn: he must arrive in one tur"),
    (put(GAME, "setup", None, "roman_influence", ["Rome"]), "game.toml, setup.roman_influence: 'Rome' is not a Town"),
    (put(GAME, "setup", None, "roman_towns_of", ["Rome"]), "game.toml, setup.roman_towns_of: 'Rome' is not a Provin"),
    (put(GAME, "setup", None, "caesar_stack", ["Caesar"]), "game.toml, setup.caesar_stack: 'Caesar' is not a Legion"),
    (put(GAME, "setup", None, "second_camp", "Usipetes"), "game.toml, setup.second_camp: 'Usipetes' is not a Town"),
    (put(GAME, "setup", None, "gallic_influence", ["Burdigala"]), "game.toml, setup.gallic_influence: 'Burdigala' has"),
    (put(GAME, "victory", None, "pass", "Alesia"), "game.toml, victory.pass: 'Alesia' is not a Stronghold of map.to"),
    (put(GAME, "governance", None, "points", [[4, 0], [7, 1]]), "game.toml, governance.points: the most Governance"),
]


@pytest.mark.parametrize(("change", "sentence"), WRONG, ids=[sentence for _, sentence in WRONG])
def test_what_is_wrong_is_told_with_its_file_record_and_field(
    change: Callable[[Tables], object], sentence: str
) -> None:
    found = told(change)
    assert any(each.startswith(sentence) for each in found), found
    assert all(each.partition(".toml")[0] in ("map", "units", "tables", "cards", "game") for each in found)


def test_what_is_wrong_is_told_in_french() -> None:
    tables = ours()
    put(CARDS, "card", 3, "points", 4)(tables)
    assert [phrased(each, "fr") for each in faults(tables)] == [
        "cards.toml, card 3, points\u00a0: doit aller de 1 à 3, et non 4"
    ]


def test_what_an_owner_may_change() -> None:
    """Names of Towns and cards, numbers, paths, who is elite; whatever hangs on them is changed with them."""

    def change(t: Tables) -> None:
        put(CARDS, "card", 1, "title", "Came, saw".replace(",", " and"))(t)
        put(CARDS, "card", 1, "points", 2)(t)
        put(CARDS, "card", 9, "kind", "event")(t)
        put(UNITS, "tribe", "Remi", "elite", True)(t)
        put(UNITS, "leader", "P. Crassus", "name", "D. Brutus")(t)
        put(TABLES, "storms", None, "turn_back", [5, 6])(t)
        t[MAP]["space"].append({"name": "Decetia", "province": "Aedui", "kind": "town", "published": "printed"})
        paths("rough", ("Decetia", "Bibracte"))(t)

    assert told(change) == []


# ---- Files


def box(folder: Path, **texts: str) -> Path:
    """A folder with some files."""
    folder.mkdir(exist_ok=True)
    for name, text in texts.items():
        (folder / f"{name}.toml").write_text(text, encoding="utf-8")
    return folder


def text_with(file: str, old: str, new: str) -> str:
    text = our_texts()[file]
    assert old in text
    return text.replace(old, new, 1)


@pytest.mark.parametrize(
    ("names", "sentence"),
    [
        ({}, "'{0}' holds none of the files map.toml, units.toml, tables.toml, cards.toml, game.toml"),
        ({"maps": ""}, "'{0}' holds maps.toml; the files are map.toml, units.toml, tables.toml, cards.toml, game.toml"),
        ({"map": "x = "}, "map.toml is not TOML: Invalid value (at end of document)"),
        ({"map": "#" * 1_000_001}, "map.toml is too long: 1,000,001 bytes, at most 1,000,000 are read"),
    ],
)
def test_a_folder_that_cannot_be_read(tmp_path: Path, names: dict[str, str], sentence: str) -> None:
    folder = box(tmp_path / "box", **names)
    with pytest.raises(alesia.BadData) as refusal:
        check(str(folder), texts_in(folder))
    assert str(refusal.value) == sentence.replace("{0}", str(folder))
    assert worded(refusal.value, "fr") != str(refusal.value)


def test_no_folder_and_no_text(tmp_path: Path) -> None:
    with pytest.raises(alesia.BadData, match="is not a folder"):
        texts_in(tmp_path / "nowhere")
    (box(tmp_path / "box") / "map.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(alesia.BadData, match=r"map\.toml is not text in UTF-8"):
        texts_in(tmp_path / "box")


def test_several_faults_are_counted(tmp_path: Path) -> None:
    cards = our_texts()["cards.toml"].replace("points = 3", "points = 5")
    with pytest.raises(
        alesia.BadData, match=r"card 1, points: must be from 1 to 3, not 5 \(and 13 more, which alesia d"
    ):
        check("box", texts_in(box(tmp_path / "box", cards=cards)))


def test_a_file_that_is_not_there_is_ours_and_comments_are_no_facts(tmp_path: Path) -> None:
    same = (
        our_texts()["cards.toml"].replace('published = "none"', 'published = "printed"') + "\r\n# read from the box\n"
    )
    tables = parsed(texts_in(box(tmp_path / "box", cards=same)))
    assert digest_of(tables) == ""
    assert own_files(tables) == []


def test_what_differs_and_what_is_still_reconstructed_is_counted(tmp_path: Path) -> None:
    changed = text_with(
        "units.toml", 'strength = [4, 2]\npublished = "none"', 'strength = [5, 2]\npublished = "printed"'
    )
    tables = parsed(texts_in(box(tmp_path / "box", units=changed)))
    now, before = ({(each.file, each.table): each for each in counts(each)} for each in (tables, our_tables()))
    tribe = now["units.toml", "tribe"]
    assert (tribe.records, tribe.changed, tribe.reconstructed) == (23, 1, 22)
    assert {key for key in now if now[key] != before[key]} == {("units.toml", "tribe")}
    assert own_files(tables) == ["units.toml"]
    assert not any(each.changed for each in before.values())


def test_every_table_of_our_files_is_told_in_the_document() -> None:
    """docs/rome-vs-gaul-data.md tells of every table and every field."""
    text = (ROOT / "docs" / "rome-vs-gaul-data.md").read_text(encoding="utf-8")
    for file, shapes in SHAPES.items():
        part = text.partition(f"## {file}")[2].partition("\n## ")[0]
        assert part, file
        for table, shape in shapes.items():
            assert f"`{table}`" in part, table
            assert [field for field in shape.fields if field != "published" and f"`{field}`" not in part] == []


# ---- Played with


def python(folder: Path | None, code: str) -> "subprocess.CompletedProcess[str]":
    """Run a program of somebody's own, with the facts of a folder."""
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "PYTHONIOENCODING": "utf-8"}
    env |= {} if folder is None else {"ALESIA_ROME_VS_GAUL": str(folder)}
    return subprocess.run(
        [sys.executable, "-c", code], capture_output=True, encoding="utf-8", env=env, timeout=120, check=False
    )


@pytest.fixture
def own(tmp_path: Path) -> Path:
    """A folder in which the Morini are stronger and card 1 is worth less."""
    units = text_with("units.toml", "strength = [4, 2]", "strength = [9, 3]")
    return box(tmp_path / "box", units=units, cards=text_with("cards.toml", "points = 3", "points = 1"))


SETTLED = """
import json, alesia
from alesia.games.rome_vs_gaul.components import CARD, PIECE
table = alesia.new("rome-vs-gaul", seed=1)
print(json.dumps([PIECE["Morini"].strength, CARD[1].points, alesia.games()[-1].cards[0].value, table.record.rules]))
"""


@pytest.mark.proves("1.0d")
def test_another_number_takes_effect_and_stands_in_the_record(own: Path) -> None:
    """Files in the folder that is named take the place of ours; the others stay ours."""
    strength, points, value, rules = json.loads(python(own, SETTLED).stdout)
    assert (strength, points, value) == ([3, 9], 1, 1)
    ours = alesia.new("rome-vs-gaul", seed=1).record.rules
    assert rules == f"{ours}+{digest_of(parsed(texts_in(own)))}"
    assert json.loads(python(None, SETTLED).stdout) == [[2, 4], 3, 3, ours]


def test_python_names_the_folder_before_the_first_game(own: Path) -> None:
    """use_data checks it, has it in use here and in processes started later, and refuses to come too late."""
    code = f"""
import alesia, os
try:
    alesia.use_data({str(own / "nowhere")!r})
except alesia.BadData as error:
    print(error, os.environ.get("ALESIA_ROME_VS_GAUL"))
alesia.use_data({str(own)!r})
alesia.use_data({str(own)!r})
print(alesia.new("rome-vs-gaul", seed=1).record.rules)
"""
    refused, rules = python(None, code).stdout.splitlines()
    assert refused == f"{str(own / 'nowhere')!r} is not a folder None"
    assert rules == f"{alesia.new('rome-vs-gaul', seed=1).record.rules}+{digest_of(parsed(texts_in(own)))}"
    with pytest.raises(alesia.BadOption, match="have been read with other facts; name the folder before the first"):
        alesia.use_data(own)
    assert "ALESIA_ROME_VS_GAUL" not in os.environ


def test_a_game_of_our_facts_does_not_go_on_with_others_nor_the_other_way_round(own: Path, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    load = f"""
import alesia, sys
from alesia.words.errors import worded
try:
    print(alesia.load({str(path)!r}).decisions)
except alesia.OtherFacts as error:
    print(error)
    print(worded(error, "fr"))
"""
    alesia.new("rome-vs-gaul", seed=1).save(path)
    digest = digest_of(parsed(texts_in(own)))
    english, french = python(own, load).stdout.splitlines()
    assert english == (
        f"the game was played with Alesia's own facts, and in use are the facts {digest} of a folder; "
        "--data FOLDER chooses them"
    )
    assert french.startswith("la partie a été jouée avec les données d’Alesia, et celles qui servent ici sont les donn")

    python(own, f"import alesia; alesia.new('rome-vs-gaul', seed=1).save({str(path)!r})")
    assert python(own, load).stdout.strip().isdigit()
    with pytest.raises(alesia.OtherFacts, match=f"played with the facts {digest} of a folder, and in use are Alesia's"):
        alesia.load(path)
    with pytest.raises(alesia.OtherFacts):
        alesia.replay(alesia.Record.from_text(path.read_text(encoding="utf-8")), 0)


def test_games_with_facts_of_an_owner_are_played_to_their_end(own: Path) -> None:
    """With a Town more, one renamed and one path less, as people play."""
    text = our_texts()["map.toml"].replace("Noviodunum Biturigum", "Novio")
    text = text.replace('["Vogdoriacum", "Geminiacum"],', "", 1)
    more = '[[space]]\nname = "Decetia"\nprovince = "Aedui"\nkind = "town"\n\n[[path_kind]]'
    text = text.replace("[[path_kind]]", more, 1)
    text = text.replace(
        '[paths.rough]\npublished = "none"\nbetween = [', '[paths.rough]\nbetween = [["Decetia", "Bibracte"],', 1
    )
    box(own, map=text)
    code = """
import alesia
table = alesia.new("rome-vs-gaul", seed=5, seats={"Roman": "random", "Gallic": "random"})
print(table.result is not None, "Decetia" in table.view()["spaces"])
"""
    done = python(own, code)
    assert done.stdout == "True True\n", done.stderr
