"""The random tables of the published solo logic, with the areas of this edition: two dice for the region, one for the
area in it; what cannot be taken is rolled again."""

from collections.abc import Collection, Sequence
from typing import Final

from alesia.games.gallic_war.components import AREA, Area
from alesia.games.gallic_war.nonplayers.mind import Mind

# Up to which sum of two dice, and the areas by the next die; None is rolled again.
_REGIONS = (
    (3, ("Tarbelli", "Tarbelli", "Tarbelli", "Tolosates", "Tolosates", "Tolosates")),
    (5, (None, "Veneti", "Santones", "Pictones", "Andes", "Cadurci")),
    (7, ("Aedui", "Boii", "Mandubii", "Sequani", "Allobroges", "Helvetii")),
    (9, ("Arverni", "Bituriges", "Britannia", "Carnutes", "Esuvii", "Volcae")),
    (12, ("Atrebates", "Bellovaci", "Leuci", "Menapi", "Remi", "Treveri")),
)
REGIONS: Final = tuple((upto, tuple(AREA.get(name or "") for name in names)) for upto, names in _REGIONS)
_HOMES = ((2, "Carnutes"), (3, "Cadurci"), (5, "Bellovaci"), (7, "Arverni"), (9, "Mandubii"), (11, "Bituriges"))
HOMES: Final = (*[(upto, AREA[name]) for upto, name in _HOMES], (12, AREA["Sequani"]))


def random_area(mind: Mind, wanted: Collection[Area]) -> Area:
    """One of the wanted areas by the tables."""
    dice: list[int] = []
    while True:
        roll = [mind.dice.roll() for _ in range(3)]
        dice += roll
        areas = next(areas for upto, areas in REGIONS if roll[0] + roll[1] <= upto)
        area = areas[roll[2] - 1]
        if area is not None and area in wanted:
            return _noted(mind, wanted, area, dice)


def home_of_vercingetorix(mind: Mind, wanted: Collection[Area]) -> Area:
    """Where Vercingetorix is to appear; by the other tables if none of his homes can be had."""
    if not any(area in wanted for _, area in HOMES):
        return random_area(mind, wanted)
    dice: list[int] = []
    while True:
        roll = [mind.dice.roll(), mind.dice.roll()]
        dice += roll
        area = next(area for upto, area in HOMES if sum(roll) <= upto)
        if area in wanted:
            return _noted(mind, wanted, area, dice)


def _noted(mind: Mind, wanted: Collection[Area], area: Area, dice: Sequence[int]) -> Area:
    mind.walk.pick(sorted(wanted), area, dice)
    return area
