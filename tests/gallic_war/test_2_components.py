"""2 The components: map, units, cards."""

import tomllib
from importlib.resources import files
from typing import Any

import pytest

from alesia.games.gallic_war import GAME
from alesia.games.gallic_war.components import (
    AREA,
    AREAS,
    BORDERS,
    CARDS,
    INITIATIVES,
    PORTS,
    TRIBES,
    UNIT,
    UNITS,
)
from alesia.kernel.word import Chosen
from tests.gallic_war.playing import at, one_card, start

MARKS = set("SEB2FR")


def data(name: str) -> dict[str, Any]:
    return tomllib.loads(files("alesia.games.gallic_war").joinpath("data", name).read_text(encoding="utf-8"))


def kind_between(one: str, other: str) -> str:
    return AREA[one].borders[AREA[other]].kind


@pytest.mark.proves("2.0a", "2.1a")
def test_2_1_the_map() -> None:
    """Twenty-five tribe areas, the two home areas and the off-map area; five of Belgica, two of Aquitania."""
    groups = [area.group for area in TRIBES]

    assert (len(AREAS), len(TRIBES)) == (28, 25)
    assert {group: groups.count(group) for group in groups} == {"Celtae": 18, "Belgica": 5, "Aquitania": 2}


@pytest.mark.proves("2.1i", "2.1j")
def test_2_1_fortified_towns() -> None:
    """Sequani (errata) among them; each is worth one supply point, Transalpine Gaul two."""
    forts = {area.name: area.supply for area in AREAS if area.fort}

    assert forts == {
        **dict.fromkeys(("Arverni", "Bellovaci", "Bituriges", "Cadurci", "Carnutes", "Mandubii", "Sequani"), 1),
        "Transalpine Gaul": 2,
    }


@pytest.mark.proves("2.1e", "2.1g", "2.1l")
def test_2_1_borders_are_black_or_blue_or_the_rhine() -> None:
    """Sixty-one borders; Britannia is reached by sea alone, from every other port."""
    kinds = [border.kind for border in BORDERS]

    assert [kinds.count(kind) for kind in ("black", "blue", "rhine", "off-map", "sea")] == [24, 32, 4, 1, 28]
    assert kind_between("Transalpine Gaul", "Allobroges") == "black"
    assert kind_between("Transalpine Gaul", "Helvetii") == "blue"
    assert kind_between("Germania", "Sequani") == "rhine"
    assert AREA["Britannia"].borders == {}
    assert set(AREA["Britannia"].lanes) == set(PORTS) - {AREA["Britannia"]}
    assert AREA["Helvetii"].alps


@pytest.mark.proves("1.0g")
def test_2_1_every_fact_keeps_its_mark() -> None:
    """Areas, borders and blocks say whether they are published or reconstructed."""
    found = data("map.toml")
    blocks = data("blocks.toml")
    areas = [mark for area in found["area"] for mark in area["src"].values()]
    sources = [*areas, *[border["src"] for border in found["border"]], *[block["src"] for block in blocks["block"]]]

    assert all(source[0] in MARKS or source.startswith("adjacency") for source in sources)
    assert all("value" in area["src"] for area in found["area"] if "value" in area)


@pytest.mark.proves("2.0b", "2.2k", "2.2l", "2.2m", "2.2y")
def test_2_2_sixty_blocks() -> None:
    """Legions and Caesar, Germans, leaders, tribe units, and the cavalry of 9.4."""
    legion, caesar, german = UNIT["Legion VII"], UNIT["Caesar"], UNIT["German 1"]

    assert len(UNITS) == 60
    assert (INITIATIVES[legion.initiative], legion.rating, legion.full) == ("A", 2, 4)
    assert (INITIATIVES[caesar.initiative], caesar.rating, caesar.full) == ("A", 3, 4)
    assert (INITIATIVES[german.initiative], german.rating, german.full) == ("B", 2, 3)
    assert {(u.initiative, u.rating, u.full) for u in UNITS if u.kind == "tribe"} == {(2, 2, 3)}


@pytest.mark.proves("2.2g", "2.2r")
def test_2_2_colours_of_the_wood() -> None:
    """Romans black, Germans blue, Celtae grey, Belgae and Aquitani green."""
    colours = {name: UNIT[name].colour for name in ("Caesar", "Ariovistus", "Aedui 1", "Remi", "Tarbelli")}

    assert list(colours.values()) == ["black", "blue", "grey", "green", "green"]


@pytest.mark.proves("2.2a", "2.2i", "2.2t", "3.0f")
def test_2_2_nobody_sees_the_labels_of_the_opponent() -> None:
    """Own blocks are read, the enemy's are blanks of their colour; neutral tribes lie open."""
    table = start().table
    roman, barbarian = table.view("Roman")["areas"], table.view("Barbarian")["areas"]

    assert roman["Germania"]["blocks"]["Barbarian"] == [{"colour": "blue"}] * 4
    assert [block["name"] for block in barbarian["Germania"]["blocks"]["Barbarian"]][:2] == ["Ariovistus", "German 1"]
    assert roman["Allobroges"]["blocks"]["Roman"][0]["strength"] == 1
    assert barbarian["Allobroges"]["blocks"]["Roman"] == [{"colour": "grey"}] * 2
    assert roman["Aedui"]["blocks"]["Neutral"][0]["name"] == "Aedui 1"
    assert table.view()["areas"]["Helvetii"]["blocks"]["Barbarian"] == [{"colour": "grey"}] * 3


@pytest.mark.proves("2.2f", "5.2.1Ee")
def test_2_2_every_unit_moves_one_area() -> None:
    """A tribe unit has no way to an area two steps away."""
    game = one_card("""
        [areas.Aedui]
        Roman = "Aedui 1, Aedui 2"
    """).play("""
        Roman action movement
        Barbarian action movement
        Roman group area Aedui
    """)

    assert game.offers("force") == []


@pytest.mark.proves("2.0c", "2.3a", "2.3c", "11.0a")
def test_2_3_the_cards() -> None:
    """Twenty-six with the name of a tribe area or Germania, five events, values 3, 12 and 11 times."""
    tribes = [card for card in CARDS if card.area is not None]
    values = [card.value for card in tribes]

    assert (len(CARDS), len(tribes)) == (31, 26)
    assert [values.count(value) for value in (3, 2, 1)] == [3, 12, 11]
    assert all(card.value == 1 for card in CARDS if card.event)
    assert [card.title for card in GAME.cards[25:28]] == ["Germania", "Minor Revolt 1", "Minor Revolt 2"]


@pytest.mark.proves("2.3b", "5.2.1Ea")
def test_2_3_a_card_has_the_action_points_of_its_area() -> None:
    """A 3 activates up to three groups."""
    game = at("""
        hands = { Roman = ["Helvetii"], Barbarian = ["Volcae"] }
        [areas."Transalpine Gaul"]
        Roman = "Legion VII"
    """).play("""
        Roman action movement
        Barbarian action movement
    """)

    assert game.ask.about == (3, Chosen(()))


@pytest.mark.proves("2.1p", "2.1q")
def test_2_1_what_is_taken_from_the_second_edition() -> None:
    """The towns but two, the ports but Britannia's, and the limit of the Rhine are so marked in the data."""
    areas = {area["name"]: area for area in data("map.toml")["area"]}
    towns = {name for name, area in areas.items() if "fort" in area and area["src"]["fort"].startswith("2")}
    ports = {name for name, area in areas.items() if area.get("port") and area["src"]["port"] == "2"}

    assert {area.name for area in AREAS if area.fort} - towns == {"Transalpine Gaul", "Sequani"}
    assert "town name R" in areas["Transalpine Gaul"]["src"]["fort"]
    assert {area.name for area in PORTS} - ports == {"Britannia"}
    assert "rhine 2" in data("blocks.toml")["limits"]["src"]


@pytest.mark.proves("11.0j")
def test_11_0_values_that_the_rulebook_names() -> None:
    """The other values are marked as the second edition's."""
    marks = {area["name"]: area["src"]["value"] for area in data("map.toml")["area"] if "value" in area}
    named = "Aedui Bellovaci Boii Esuvii Helvetii Menapi Remi Santones Sequani Treveri Volcae"

    assert " ".join(sorted(name for name in marks if marks[name] == "S")) == named
    assert set(marks.values()) == {"S", "2"}


def test_2_2_tribe_values_that_the_rulebook_shows() -> None:
    """No tribe's values are published whole: each has a mark of its own, and all others are reconstructed."""
    known = data("blocks.toml")["tribe"]["known"]

    assert data("blocks.toml")["tribe"]["src"].startswith("R")
    assert {name: "".join(marks.values()) for name, marks in known.items()} == {
        "Menapi": "SRS",
        "Sequani": "RSS",
        "Helvetii": "RSS",
    }
