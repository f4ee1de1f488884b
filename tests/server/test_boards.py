"""The drawn map of Caesar: Rome vs Gaul with the spaces and paths of an owner."""

from collections.abc import Callable
from copy import deepcopy
from importlib.resources import files
from math import dist
from typing import Any
from xml.etree.ElementTree import Element, fromstring

import pytest

from alesia.games.rome_vs_gaul.source import digest_of, our_tables
from alesia.server.boards import APART, DRAWING, SVG, drawn, own_board

Map = dict[str, Any]
OURS: Map = our_tables()["map.toml"]
TEXT = (files("alesia") / "web" / "boards" / DRAWING).read_text(encoding="utf-8")


class Drawing:
    """What stands on a drawing."""

    def __init__(self, svg: Element) -> None:
        groups, lines = [*svg.iter(f"{{{SVG}}}g")], [*svg.iter(f"{{{SVG}}}path")]
        self.spaces = {each.attrib["data-space"]: each for each in groups if "data-space" in each.attrib}
        self.at = {name: point(each) for name, each in self.spaces.items()}
        self.ways = {
            frozenset((each.attrib["data-from"], each.attrib["data-to"])): (each.attrib["class"], each.attrib["d"])
            for each in lines
            if "data-from" in each.attrib
        }
        self.ports = [each.attrib["transform"] for each in groups if each.attrib.get("class") == "port" and is_at(each)]


def is_at(port: Element) -> bool:
    return "transform" in port.attrib


def point(space: Element) -> tuple[float, float]:
    x, y = map(float, space.attrib["data-at"].split())
    return x, y


def drawing_of(change: Callable[[Map], object]) -> Drawing:
    own = deepcopy(OURS)
    change(own)
    return Drawing(fromstring(drawn(TEXT, own, OURS)))


BEFORE = Drawing(fromstring(TEXT))


def added(name: str, province: str, *neighbours: str, **more: Any) -> Callable[[Map], None]:
    """Another Town with paths to these."""

    def change(own: Map) -> None:
        own["space"].append({"name": name, "province": province, "kind": "town", **more})
        own["paths"]["rough"]["between"] += [[name, each] for each in neighbours]

    return change


def renamed(old: str, new: str) -> Callable[[Map], None]:
    def change(own: Map) -> None:
        next(facts for facts in own["space"] if facts["name"] == old)["name"] = new
        for paths in own["paths"].values():
            paths["between"] = [[new if end == old else end for end in pair] for pair in paths["between"]]

    return change


def test_our_own_map_is_the_file_and_drawn_anew_it_is_the_same() -> None:
    """Every space, path and port stays where it was."""
    assert own_board() is None
    again = drawing_of(lambda own: None)
    assert (again.at, again.ways, again.ports) == (BEFORE.at, BEFORE.ways, BEFORE.ports)


def test_every_space_and_path_of_our_map_is_drawn() -> None:
    assert set(BEFORE.at) == {facts["name"] for facts in OURS["space"]}
    assert set(BEFORE.ways) == {frozenset(p) for paths in OURS["paths"].values() for p in paths["between"]}


def test_an_added_space_stands_near_its_neighbours_with_room_around_it() -> None:
    """Its paths run to them; nothing else is changed."""
    new = drawing_of(added("Decetia", "Aedui", "Bibracte", "Cabillonum"))
    assert {name: at for name, at in new.at.items() if name != "Decetia"} == BEFORE.at
    here = new.at["Decetia"]
    assert min(dist(here, at) for name, at in new.at.items() if name != "Decetia") >= APART
    assert dist(here, new.at["Bibracte"]) < 120
    assert new.ways[frozenset(("Decetia", "Bibracte"))][0] == "way rough"
    assert len(new.ways) == len(BEFORE.ways) + 2
    words = [each.text for each in new.spaces["Decetia"].iter(f"{{{SVG}}}text")]
    assert words == ["Decetia"]


def test_two_added_spaces_with_the_same_neighbour_do_not_cover_each_other() -> None:
    def two(own: Map) -> None:
        added("Decetia", "Aedui", "Bibracte")(own)
        added("Boxum", "Aedui", "Bibracte", "Decetia")(own)

    new = drawing_of(two)
    assert dist(new.at["Decetia"], new.at["Boxum"]) >= APART


def test_a_space_under_another_name_stands_where_it_was() -> None:
    """With its paths; the old name is on the map no more."""
    new = drawing_of(renamed("Alesia", "Alisiia"))
    assert "Alesia" not in new.at
    assert new.at["Alisiia"] == BEFORE.at["Alesia"]
    neighbours = {end for ends in BEFORE.ways if "Alesia" in ends for end in ends} - {"Alesia"}
    assert {end for ends in new.ways if "Alisiia" in ends for end in ends} - {"Alisiia"} == neighbours


def test_a_record_may_say_where_its_space_stands() -> None:
    """Of an added space, and of one that Alesia draws elsewhere."""

    def change(own: Map) -> None:
        added("Decetia", "Aedui", "Bibracte", at=[700, 650])(own)
        next(facts for facts in own["space"] if facts["name"] == "Alesia")["at"] = [790, 560]

    new = drawing_of(change)
    assert new.at["Decetia"] == (700, 650)
    assert new.at["Alesia"] == (790, 560)
    assert all("790 560" in line for ends, (_, line) in new.ways.items() if "Alesia" in ends)


def test_paths_that_are_gone_are_not_drawn_and_others_by_their_kind() -> None:
    def change(own: Map) -> None:
        pair = own["paths"]["solid"]["between"].pop(0)
        own["paths"]["rough"]["between"].append(pair)
        own["paths"]["solid"]["between"].pop(0)

    moved, gone = (frozenset(pair) for pair in OURS["paths"]["solid"]["between"][:2])
    new = drawing_of(change)
    assert new.ways[moved][0] == "way rough"
    assert gone not in new.ways


@pytest.mark.parametrize(
    ("facts", "sign"),
    [
        ({"kind": "city"}, "M-8.5-8.5H8.5V8.5H-8.5Z"),
        ({"kind": "stronghold"}, "M-10 0L-5-8.7H5L10 0L5 8.7H-5Z"),
        ({"star": True}, "M0-5.6L1.5-1.8"),
    ],
)
def test_a_space_that_is_something_else_is_drawn_so(facts: Map, sign: str) -> None:
    new = drawing_of(lambda own: next(each for each in own["space"] if each["name"] == "Divio").update(facts))
    assert any(each.attrib["d"].startswith(sign) for each in new.spaces["Divio"].iter(f"{{{SVG}}}path"))
    assert new.at["Divio"] == BEFORE.at["Divio"]


def test_anchors_stand_at_the_ports() -> None:
    """One more where a port is added, one less where it is none any more."""
    old = next(facts["name"] for facts in OURS["space"] if facts.get("ports"))
    more = drawing_of(lambda own: next(f for f in own["space"] if f["name"] == "Divio").update(ports=["OB"]))
    less = drawing_of(lambda own: next(f for f in own["space"] if f["name"] == old).pop("ports"))
    assert len(more.ports) == len(BEFORE.ports) + 1
    assert len(less.ports) == len(BEFORE.ports) - 1


def test_where_a_space_is_drawn_is_no_fact_of_a_game() -> None:
    """Games go on with other places on the map."""
    tables = deepcopy(dict(our_tables()))
    tables["map.toml"]["space"][0]["at"] = [1, 2]
    assert digest_of(tables) == ""
    tables["map.toml"]["space"][0]["star"] = True
    assert digest_of(tables) != ""
