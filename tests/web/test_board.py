"""The drawn board of Falling Sky: it is what its script makes, and it holds the whole map of the game."""

import gzip
import subprocess
import sys
from collections import Counter
from pathlib import Path
from xml.etree import ElementTree

import pytest

from alesia.games.falling_sky.components import ALL_REGIONS, COLONIES, TRIBES

ROOT = Path(__file__).resolve().parents[2]
BOARD = ROOT / "src/alesia/web/boards/falling-sky.svg"
SVG = "{http://www.w3.org/2000/svg}"
DRAWN = {"svg", "defs", "g", "path", "rect", "circle", "use", "text", "clipPath", "pattern"}
MOST_BYTES, MOST_BYTES_SENT = 120_000, 45_000


@pytest.fixture(scope="module")
def board() -> ElementTree.Element:
    return ElementTree.parse(BOARD).getroot()


def named(board: ElementTree.Element, attribute: str) -> Counter[str]:
    return Counter(name for each in board.iter() if (name := each.get(attribute)))


def of_class(board: ElementTree.Element, name: str) -> list[ElementTree.Element]:
    return [each for each in board.iter() if name in each.get("class", "").split()]


def numbers(words: str) -> list[float]:
    return [float(each) for each in words.split()]


def test_the_board_is_what_its_script_makes(tmp_path: Path) -> None:
    """Nobody edited the drawing by hand, and nobody changed the script without running it."""
    made = tmp_path / "board.svg"
    subprocess.run([sys.executable, ROOT / "tools/make_board.py", "--out", made], check=True)
    assert made.read_bytes() == BOARD.read_bytes()


def test_every_region_of_the_game_is_there_once(board: ElementTree.Element) -> None:
    """The Regions of the game, Cisalpina among them, each with its land and its place; no other land can be picked."""
    once = Counter(region.name for region in ALL_REGIONS)
    assert named(board, "data-region") == once
    assert named(board, "data-place") == once
    assert len(of_class(board, "region")) == len(ALL_REGIONS)


def test_every_tribe_of_the_game_is_there_once_in_its_region(board: ElementTree.Element) -> None:
    """A round slot, or a square one for a City, with a name beside it; Colonies have none on the map."""
    assert named(board, "data-tribe") == Counter(tribe.name for tribe in TRIBES if tribe not in COLONIES)
    for place in of_class(board, "place"):
        region = next(each for each in ALL_REGIONS if each.name == place.get("data-place"))
        slots = {each.get("data-tribe"): each for each in place.iter() if each.get("data-tribe")}
        for tribe in (each for each in region.tribes if each not in COLONIES):
            slot, label = slots.pop(tribe.name)
            assert slot.tag == SVG + ("rect" if tribe.city else "circle")
            assert label.text == (tribe.city or tribe.name)
        assert not slots


def test_regions_show_their_names_and_control_values(board: ElementTree.Element) -> None:
    for place in of_class(board, "place"):
        region = next(each for each in ALL_REGIONS if each.name == place.get("data-place"))
        words = [each.text for kind in ("region-name", "control-value") for each in of_class(place, kind)]
        assert words == [region.name, str(region.control_value)]


def test_the_sea_crossings_of_the_game_are_drawn(board: ElementTree.Element) -> None:
    """The ways to Britannia, one for each Region that has one."""
    britannia = next(region for region in ALL_REGIONS if region.name == "Britannia")
    assert named(board, "data-crossing") == Counter(each.name for each in ALL_REGIONS if each.mask & britannia.sea)


def test_rooms_for_pieces_lie_on_the_board_and_off_the_slots(board: ElementTree.Element) -> None:
    """The room for the stacks of a Region covers the middle of no slot."""
    _, _, wide, high = numbers(board.get("viewBox", ""))
    slots = [numbers(each.get("data-at", "")) for each in of_class(board, "tribe")]
    for place in of_class(board, "place"):
        left, top, width, height = numbers(place.get("data-stack", ""))
        assert left >= 0
        assert top >= 0
        assert left + width <= wide
        assert top + height <= high
        assert not [at for at in slots if left < at[0] < left + width and top < at[1] < top + height]


def test_the_drawing_has_no_styles_no_pictures_and_no_scripts(board: ElementTree.Element) -> None:
    """Colours belong to the page's style sheet, names are text, and nothing is loaded from elsewhere."""
    assert {each.tag.removeprefix(SVG) for each in board.iter()} == DRAWN
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


def test_the_drawing_is_small() -> None:
    assert BOARD.stat().st_size < MOST_BYTES
    assert len(gzip.compress(BOARD.read_bytes())) < MOST_BYTES_SENT
