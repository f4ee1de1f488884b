"""Where names, stacks of pieces and Colonies stand on the board: found by trying all places of a grid."""

import math
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import pairwise, product

from board.geometry import Box, Line, Point, bounds

Size = tuple[float, float]

CELL = 5
STEP = 6
SLOT = 13.0
REGION_LETTER, TIGHT_LETTER, REGION_HEIGHT = 13.4, 10.0, 16.0
TRIBE_LETTER, CITY_LETTER, TRIBE_HEIGHT = 8.1, 10.0, 14.0
PLATE_WIDTH, PLATE_HEIGHT = 64.0, 24.0
GAP = 3.0
ROOMS = (
    (176.0, 104.0),
    (160.0, 96.0),
    (146.0, 88.0),
    (134.0, 80.0),
    (122.0, 70.0),
    (110.0, 62.0),
    (100.0, 56.0),
)
BLOCK_ROOMS = (*ROOMS, (96.0, 76.0), (84.0, 64.0), (76.0, 46.0), (60.0, 40.0))
GOOD_ENOUGH = 0.3
OFF_BOARD = 6.0


class Raster:
    """Which shape owns each cell of the board."""

    def __init__(self, shapes: dict[str, list[Line]], size: tuple[int, int]) -> None:
        self.size = size
        self.columns, self.rows = size[0] // CELL + 1, size[1] // CELL + 1
        self.cells: list[list[str | None]] = [[None] * self.columns for _ in range(self.rows)]
        for name, rings in shapes.items():
            for row in range(self.rows):
                self._fill(name, row, sorted(_crossings(rings, row * CELL + CELL / 2)))

    def _fill(self, name: str, row: int, crossings: list[float]) -> None:
        for left, right in zip(crossings[::2], crossings[1::2], strict=False):
            first, last = math.ceil(left / CELL - 0.5), math.floor(right / CELL - 0.5)
            for column in range(max(first, 0), min(last, self.columns - 1) + 1):
                self.cells[row][column] = name


def _crossings(rings: list[Line], y: float) -> list[float]:
    found = []
    for ring in rings:
        for (x1, y1), (x2, y2) in pairwise(ring):
            if (y1 > y) != (y2 > y):
                found.append(x1 + (x2 - x1) * (y - y1) / (y2 - y1))
    return found


@dataclass(frozen=True)
class Place:
    """A Region laid out: the middle of its name, whether that is set tight, the room for its stacks, and a Colony."""

    name: Point
    is_tight: bool
    stack: Box
    colony: Point


@dataclass(frozen=True)
class Prices:
    """What it costs a box to lie on the sea, on other land, on what already stands there, and far from the middle."""

    sea: float
    abroad: float
    taken: float
    far: float


Pair = tuple[Prices, Prices]  # of the room for pieces, and of the name

STACK = Prices(sea=0.5, abroad=3.0, taken=16.0, far=0.0016)
NAME = Prices(sea=0.7, abroad=1.6, taken=40.0, far=0.0008)
TRIBE = Prices(sea=0.25, abroad=1.0, taken=6.0, far=0.0)
BLOCKS = Prices(sea=0.8, abroad=4.0, taken=14.0, far=0.0012)
AREA_NAME = Prices(sea=0.9, abroad=9.0, taken=40.0, far=0.0004)


def box(x: float, y: float, width: float, height: float) -> Box:
    return x - width / 2, y - height / 2, x + width / 2, y + height / 2


def overlap(a: Box, b: Box) -> float:
    """The share of the first box that the second covers."""
    if a[2] <= b[0] or b[2] <= a[0] or a[3] <= b[1] or b[3] <= a[1]:
        return 0.0
    width, height = min(a[2], b[2]) - max(a[0], b[0]), min(a[3], b[3]) - max(a[1], b[1])
    return width * height / ((a[2] - a[0]) * (a[3] - a[1]))


def _crowding(at: Box, taken: list[Box]) -> float:
    """How much of a box is covered by what stands there."""
    return sum(overlap(at, each) for each in taken)


class Layout:
    """Finds room for everything, Region by Region."""

    def __init__(self, raster: Raster, outer: tuple[str, ...] = ()) -> None:
        """``outer`` are lands outside the game, as free as the sea."""
        self.raster = raster
        self.outer = outer
        self.board: Box = (6.0, 6.0, raster.size[0] - 6.0, raster.size[1] - 6.0)

    def ground(self, at: Box, owner: str, prices: Prices) -> float:
        """How bad the ground under a box is for something of this owner, on the average of its cells."""
        left, top, right, bottom = self._cells(at)
        sums = self._sums(owner, prices)
        total = sums[bottom][right] - sums[top][right] - sums[bottom][left] + sums[top][left]
        outside = 1 - overlap(at, self.board)
        return total / max((right - left) * (bottom - top), 1) + outside * OFF_BOARD

    def _cells(self, at: Box) -> tuple[int, int, int, int]:
        left, top, right, bottom = (round(each / CELL) for each in at)
        across, down = self.raster.columns, self.raster.rows
        return min(max(left, 0), across), min(max(top, 0), down), min(max(right, 0), across), min(max(bottom, 0), down)

    @cache  # noqa: B019 - a Layout lives as long as the program
    def _sums(self, owner: str, prices: Prices) -> list[list[float]]:
        """For each corner of a cell, the price of all cells above and to the left of it."""
        prices_of = {**dict.fromkeys(self.outer, prices.sea), owner: 0.0, None: prices.sea}
        sums = [[0.0] * (self.raster.columns + 1)]
        for row in self.raster.cells:
            above, so_far, line = sums[-1], 0.0, [0.0]
            for column, each in enumerate(row):
                so_far += prices_of.get(each, prices.abroad)
                line.append(above[column + 1] + so_far)
            sums.append(line)
        return sums

    def best(self, owner: str, within: Box, size: Size, prices: Prices, taken: list[Box]) -> tuple[Box, float]:
        """The best box of a size around some point of an area, and how bad it is."""
        chosen, lowest = within, math.inf
        for each in _grid(within, size):
            price = _far(each, _middle(within)) * prices.far + self.ground(each, owner, prices)
            if price < lowest and (price := price + _crowding(each, taken) * prices.taken) < lowest:
                chosen, lowest = each, price
        return chosen, lowest

    def tribe_name(self, owner: str, at: Point, width: float, taken: list[Box]) -> tuple[Point, str]:
        """Where a Tribe's name stands at its slot, and how it is anchored."""
        reach = SLOT + GAP
        sides: list[tuple[Box, Point, str]] = [
            (box(at[0], at[1] + reach + 6, width, TRIBE_HEIGHT), (at[0], at[1] + reach + 10), "middle"),
            (box(at[0], at[1] - reach - 6, width, TRIBE_HEIGHT), (at[0], at[1] - reach - 2), "middle"),
            (box(at[0] + reach + width / 2, at[1], width, TRIBE_HEIGHT), (at[0] + reach, at[1] + 4.5), "start"),
            (box(at[0] - reach - width / 2, at[1], width, TRIBE_HEIGHT), (at[0] - reach, at[1] + 4.5), "end"),
        ]
        chosen = min(sides, key=lambda side: self._price(side[0], owner, taken))
        taken.append(chosen[0])
        return chosen[1], chosen[2]

    def _price(self, at: Box, owner: str, taken: list[Box]) -> float:
        return self.ground(at, owner, TRIBE) + _crowding(at, taken) * TRIBE.taken

    def region(self, owner: str, rings: list[Line], words: str, taken: list[Box]) -> Place:
        """As much room as there is for the stacks, then the name with its plate, and last a Colony."""
        within = self._seen(bounds([max(rings, key=len)]))
        taken = [each for each in taken if overlap(each, _wider(within, (60.0, 40.0)))]
        for letter, room in product((REGION_LETTER, TIGHT_LETTER), ROOMS):
            plate = max(len(words) * letter + 8, PLATE_WIDTH), REGION_HEIGHT + PLATE_HEIGHT
            stack, name, price = self._stack_and_name(owner, within, room, plate, taken)
            if price < GOOD_ENOUGH:
                break
        colony, _ = self.best(owner, within, (2 * SLOT + 4, 2 * SLOT + 16), NAME, [*taken, stack, name])
        return Place(_middle(name), letter == TIGHT_LETTER, stack, _middle(colony))

    def area(self, owner: str, rings: list[Line], words: str, taken: list[Box]) -> Place:
        """As much room as there is for the blocks, and the name alone."""
        within = self._seen(bounds([max(rings, key=len)]))
        taken = [each for each in taken if overlap(each, _wider(within, (60.0, 40.0)))]
        for letter, room in product((REGION_LETTER, TIGHT_LETTER), BLOCK_ROOMS):
            plate = len(words) * letter + 12, REGION_HEIGHT + 8
            stack, name, price = self._stack_and_name(owner, within, room, plate, taken, (BLOCKS, AREA_NAME))
            if price < GOOD_ENOUGH:
                break
        return Place(_middle(name), letter == TIGHT_LETTER, stack, _middle(stack))

    def _stack_and_name(
        self,
        owner: str,
        within: Box,
        room: Size,
        plate: Size,
        taken: list[Box],
        prices: tuple[Prices, Prices] = (STACK, NAME),
    ) -> tuple[Box, Box, float]:
        """The two placed one after the other, in the better order, and what they cost together."""
        of_stack, of_name = prices
        stack, price = self.best(owner, within, room, of_stack, taken)
        name, more = self.best(owner, within, plate, of_name, [*taken, stack])
        if price + more < GOOD_ENOUGH:
            return stack, name, price + more
        other_name, other_price = self.best(owner, within, plate, of_name, taken)
        other_stack, other_more = self.best(owner, within, room, of_stack, [*taken, other_name])
        if price + more <= other_price + other_more:
            return stack, name, price + more
        return other_stack, other_name, other_price + other_more

    def _seen(self, at: Box) -> Box:
        """The part of a box that is on the board."""
        return max(at[0], 0.0), max(at[1], 0.0), min(at[2], self.raster.size[0]), min(at[3], self.raster.size[1])


def _grid(within: Box, size: Size) -> Iterator[Box]:
    """Boxes of a size, around the points of an area."""
    for x in range(int(within[0]), int(within[2]), STEP):
        for y in range(int(within[1]), int(within[3]), STEP):
            yield box(x, y, *size)


def _wider(at: Box, by: Size) -> Box:
    return at[0] - by[0], at[1] - by[1], at[2] + by[0], at[3] + by[1]


def _middle(at: Box) -> Point:
    return (at[0] + at[2]) / 2, (at[1] + at[3]) / 2


def _far(at: Box, middle: Point) -> float:
    x, y = _middle(at)
    return math.hypot(x - middle[0], y - middle[1])
