"""The drawn boards: they are what their script makes, and each holds the whole map of its game."""

import gzip
import subprocess
import sys
import tomllib
from collections import Counter
from pathlib import Path
from xml.etree import ElementTree

import pytest

from alesia.games.falling_sky.components import ALL_REGIONS, COLONIES, TRIBE, TRIBES
from alesia.games.gallic_war.components import AREAS, BORDERS, OFF_MAP
from alesia.games.rome_vs_gaul.components import PATHS, PROVINCES, SPACES
from alesia.kernel.word import Word
from alesia.words import option_name
from alesia.words.catalogue import catalogue, languages

ROOT = Path(__file__).resolve().parents[2]
BOARDS = ROOT / "src/alesia/web/boards"
NAMES = ("ariovistus", "falling-sky", "gallic-war", "rome-vs-gaul")
SVG = "{http://www.w3.org/2000/svg}"
DRAWN = {"svg", "defs", "g", "path", "rect", "circle", "use", "text", "clipPath", "pattern"}
MOST_BYTES, MOST_BYTES_SENT = 150_000, 45_000


def drawing(name: str) -> ElementTree.Element:
    return ElementTree.parse(BOARDS / f"{name}.svg").getroot()


@pytest.fixture(scope="module")
def sky() -> ElementTree.Element:
    """Falling Sky."""
    return drawing("falling-sky")


@pytest.fixture(scope="module")
def ariovistus() -> ElementTree.Element:
    """Falling Sky with the expansion."""
    return drawing("ariovistus")


@pytest.fixture(scope="module")
def war() -> ElementTree.Element:
    """Caesar's Gallic War."""
    return drawing("gallic-war")


@pytest.fixture(scope="module")
def gaul() -> ElementTree.Element:
    """Caesar: Rome vs Gaul."""
    return drawing("rome-vs-gaul")


@pytest.fixture(scope="module", params=NAMES)
def board(request: pytest.FixtureRequest) -> ElementTree.Element:
    """Each of them."""
    return drawing(request.param)


def named(board: ElementTree.Element, attribute: str) -> Counter[str]:
    return Counter(name for each in board.iter() if (name := each.get(attribute)))


def of_class(board: ElementTree.Element, name: str) -> list[ElementTree.Element]:
    return [each for each in board.iter() if name in each.get("class", "").split()]


def numbers(words: str) -> list[float]:
    return [float(each) for each in words.split()]


def place_of(board: ElementTree.Element, name: str) -> ElementTree.Element:
    return next(each for each in of_class(board, "place") if each.get("data-place") == name)


# ---- Every board


def test_the_boards_are_what_their_script_makes(tmp_path: Path) -> None:
    """Nobody edited a drawing by hand, and nobody changed the script without running it."""
    subprocess.run([sys.executable, ROOT / "tools/make_board.py", "--to", tmp_path], check=True)

    assert sorted(each.stem for each in BOARDS.iterdir()) == sorted(NAMES)
    for each in BOARDS.iterdir():
        assert (tmp_path / each.name).read_bytes() == each.read_bytes()


def test_the_drawing_has_no_styles_no_pictures_and_no_scripts(board: ElementTree.Element) -> None:
    """Colours belong to the page's style sheet, names are text, and nothing is loaded from elsewhere."""
    assert {each.tag.removeprefix(SVG) for each in board.iter()} <= DRAWN
    for each in board.iter():
        assert not {"style", "fill", "stroke"} & set(each.attrib)
        assert not [name for name in each.attrib if name.startswith("on")]
        assert each.get("href", "#").startswith("#")


def test_everything_that_is_used_is_defined_once(board: ElementTree.Element) -> None:
    ids = named(board, "id")
    used = {name.removeprefix("#") for name in named(board, "href")}
    cut = {name.removeprefix("url(#").removesuffix(")") for name in named(board, "clip-path")}
    assert set(ids.values()) == {1}
    assert used | cut <= set(ids)


def test_rooms_for_pieces_lie_on_the_board(board: ElementTree.Element) -> None:
    _, _, wide, high = numbers(board.get("viewBox", ""))
    for place in of_class(board, "place"):
        left, top, width, height = numbers(place.get("data-stack", ""))
        assert left >= 0
        assert top >= 0
        assert left + width <= wide
        assert top + height <= high


@pytest.mark.parametrize("name", NAMES)
def test_the_drawing_is_small(name: str) -> None:
    file = BOARDS / f"{name}.svg"
    assert file.stat().st_size < MOST_BYTES
    assert len(gzip.compress(file.read_bytes())) < MOST_BYTES_SENT


# ---- Falling Sky


def test_every_region_of_the_game_is_there_once(sky: ElementTree.Element) -> None:
    """The Regions of the game, Cisalpina among them, each with its land and its place; no other land can be picked."""
    once = Counter(region.name for region in ALL_REGIONS)
    assert named(sky, "data-region") == once
    assert named(sky, "data-place") == once
    assert len(of_class(sky, "region")) == len(ALL_REGIONS)


def test_every_tribe_of_the_game_is_there_once_in_its_region(sky: ElementTree.Element) -> None:
    """A round slot, or a square one for a City, with a name beside it; Colonies have none on the map."""
    not_drawn = {*COLONIES, TRIBE["Nori"]}
    assert named(sky, "data-tribe") == Counter(tribe.name for tribe in TRIBES if tribe not in not_drawn)
    for region in ALL_REGIONS:
        slots = {each.get("data-tribe"): each for each in place_of(sky, region.name).iter() if each.get("data-tribe")}
        for tribe in (each for each in region.tribes if each not in not_drawn):
            slot, label = slots.pop(tribe.name)
            assert slot.tag == SVG + ("rect" if tribe.city else "circle")
            assert label.text == (tribe.city or tribe.name)
        assert not slots


@pytest.mark.parametrize("language", languages())
def test_whatever_is_asked_about_a_tribe_calls_it_as_the_map_does(language: str) -> None:
    """By its City where it has one: its own name is that of its Region as well."""
    words = catalogue("falling_sky", language)
    for tribe in set(TRIBES) - set(COLONIES):
        written = words.spoken(Word("city", tribe.city) if tribe.city else tribe)
        assert option_name(tribe.option, "falling-sky", language) == written
        assert not (tribe.city and words.spoken(tribe.region) == written)


def test_regions_show_their_names_and_control_values(sky: ElementTree.Element) -> None:
    for region in ALL_REGIONS:
        place = place_of(sky, region.name)
        words = [each.text for kind in ("region-name", "control-value") for each in of_class(place, kind)]
        assert words == [region.name, str(region.control_value)]


def test_the_sea_crossings_of_the_game_are_drawn(sky: ElementTree.Element) -> None:
    """The ways to Britannia, one for each Region that has one."""
    britannia = next(region for region in ALL_REGIONS if region.name == "Britannia")
    assert named(sky, "data-crossing") == Counter(each.name for each in ALL_REGIONS if each.mask & britannia.sea)


@pytest.mark.parametrize("name", ["falling-sky", "ariovistus"])
def test_rooms_for_pieces_lie_off_the_slots(name: str) -> None:
    """The room for the stacks of a Region covers the middle of no slot."""
    board = drawing(name)
    slots = [numbers(each.get("data-at", "")) for each in of_class(board, "tribe")]
    for place in of_class(board, "place"):
        left, top, width, height = numbers(place.get("data-stack", ""))
        assert not [at for at in slots if left < at[0] < left + width and top < at[1] < top + height]


# ---- Ariovistus

MAP = tomllib.loads((ROOT / "src/alesia/games/falling_sky/data/map.toml").read_text(encoding="utf-8"))
CHANGES = MAP["ariovistus"]
OTHERS = {facts["name"]: facts for facts in CHANGES["region"]}
REGIONS = [facts | OTHERS.get(facts["name"], {}) for facts in MAP["region"] if facts["name"] not in CHANGES["out"]]
THERE = [facts for facts in (*MAP["tribe"], *CHANGES["tribe"]) if facts["name"] not in CHANGES["tribes_out"]]


def test_ariovistus_is_played_without_britannia_and_with_cisalpina(ariovistus: ElementTree.Element) -> None:
    """A1.3 Each of its Regions once, with its name and Control Value, and its Tribes within it."""
    assert named(ariovistus, "data-region") == Counter(facts["name"] for facts in REGIONS)
    assert named(ariovistus, "data-tribe") == Counter(facts["name"] for facts in THERE)
    for facts in REGIONS:
        place = place_of(ariovistus, facts["name"])
        words = [each.text for kind in ("region-name", "control-value") for each in of_class(place, kind)]
        tribes = {tribe["name"] for tribe in THERE if tribe["region"] == facts["name"]}
        assert words == [facts["name"], str(facts["control_value"])]
        assert set(named(place, "data-tribe")) == tribes


def test_britannia_is_a_land_that_says_that_it_is_not_in_play(ariovistus: ElementTree.Element) -> None:
    """A1.3.4 No ways over the sea lead there; Cisalpina is no land beside the map any more."""
    lands = named(ariovistus, "data-land")
    assert lands["Britannia"] == 1
    assert "Cisalpina" not in lands
    assert not named(ariovistus, "data-crossing")
    assert [each.text for each in of_class(ariovistus, "land-note")] == ["not in play"]


# ---- Caesar's Gallic War


def test_every_area_of_the_game_is_there_once(war: ElementTree.Element) -> None:
    """The tribe areas, both homes and the off-map box, each with its land and its place."""
    once = Counter(area.name for area in AREAS)
    assert named(war, "data-area") == once
    assert named(war, "data-place") == once
    assert len(of_class(war, "area")) == len(AREAS)


def test_areas_show_their_names(war: ElementTree.Element) -> None:
    for area in AREAS:
        [name] = of_class(place_of(war, area.name), "area-name")
        assert name.text == ("Off-Map Area" if area is OFF_MAP else area.name)


def test_every_border_is_drawn_in_its_kind(war: ElementTree.Element) -> None:
    """Black, blue and the Rhine, each a group of lines of its own; the way from off the map is an arrow."""
    for kind in ("black", "blue", "rhine"):
        lines = next(each for each in war.iter() if each.get("id") == f"b-border-{kind}")
        drawn = Counter(each.get("data-border") for each in lines)
        borders = [each for each in BORDERS if each.kind == kind]
        assert drawn == Counter(" / ".join(sorted(end.name for end in each.ends)) for each in borders)
        assert all(each.get("d") for each in lines)
    assert len(of_class(war, "way-in")) == sum(each.kind == "off-map" for each in BORDERS)


def test_kinds_of_borders_differ_in_more_than_colour(war: ElementTree.Element) -> None:
    """Each kind is drawn in strokes that no other kind has, and the key shows a piece of each."""
    looks = {each.get("class", "").removeprefix("limit ") for each in of_class(war, "limit")}
    parts = {
        kind: {look.split("-")[1] for look in looks if look.startswith(kind)} for kind in ("black", "blue", "rhine")
    }
    assert parts == {"black": {"bank", "line"}, "blue": {"bank", "water", "fords"}, "rhine": {"bank", "water", "waves"}}
    [key] = of_class(war, "key-of-map")
    assert {each.get("class", "").removeprefix("limit ") for each in of_class(key, "limit")} == looks


def test_fortified_towns_stand_in_their_areas_with_their_supply(war: ElementTree.Element) -> None:
    for area in AREAS:
        towns = of_class(place_of(war, area.name), "town")
        assert [(each.get("data-town"), each.get("data-supply")) for each in towns] == (
            [(area.fort, str(area.supply))] if area.fort else []
        )


def test_ports_have_an_anchor_and_a_way_to_the_sea(war: ElementTree.Element) -> None:
    ports = Counter(area.name for area in AREAS if area.port)
    assert named(war, "data-lane") == ports
    assert Counter(area.name for area in AREAS if of_class(place_of(war, area.name), "port")) == ports


# ---- Caesar: Rome vs Gaul


def test_every_space_and_province_of_rome_vs_gaul_is_drawn_once(gaul: ElementTree.Element) -> None:
    assert named(gaul, "data-space") == Counter(space.name for space in SPACES)
    assert named(gaul, "data-province") == Counter(province.name for province in PROVINCES)


def test_every_path_of_rome_vs_gaul_is_drawn_as_what_it_is(gaul: ElementTree.Element) -> None:
    """Solid, rough, over the Channel, or for the Germani alone."""
    drawn = {
        (frozenset((str(each.get("data-from")), str(each.get("data-to")))), str(each.get("class")).removeprefix("way "))
        for each in of_class(gaul, "way")
        if each.get("data-from")
    }
    assert drawn == {(frozenset(end.name for end in path.ends), path.kind.name) for path in PATHS}


def test_the_shape_of_a_space_says_what_it_is(gaul: ElementTree.Element) -> None:
    kinds = {
        str(each.get("data-space")): str(each.get("class"))
        for each in of_class(gaul, "space")
        if each.get("data-space")
    }
    assert kinds == {space.name: f"space {space.kind}" for space in SPACES}
