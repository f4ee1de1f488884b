"""R. The campaign of a Movement card: which areas legions attack or occupy, with how many, by which ways.

A target is taken with the fewest legions that win by far in dice expectation (`forecast`); then the next one.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import combinations

from alesia.games.gallic_war.board import has_units, is_empty, room, units_in
from alesia.games.gallic_war.cards.paths import can_move, is_open, passages, unmoved, unpinned
from alesia.games.gallic_war.components import (
    AREAS,
    BARBARIAN,
    CAESAR,
    GERMANIA,
    NEUTRAL,
    OFF_MAP,
    ROMAN,
    VERCINGETORIX,
    Area,
    Border,
    Unit,
)
from alesia.games.gallic_war.nonplayers.forecast import Field, Forecast, defender, fighter
from alesia.games.gallic_war.nonplayers.ground import is_fallen, must_be_held
from alesia.games.gallic_war.nonplayers.plans import March
from alesia.games.gallic_war.state import State

LUCK = 0.8  # a force is sent that wins with this share of the hits that can be expected
KEPT = 2  # supply points that forced marches leave
STEP = 0.12  # what a step lost is worth in victory points
CAESARS_GUARD = 2  # other legions without which Caesar goes nowhere


@dataclass
class Route:
    """A way from a group to a target."""

    origin: Area
    path: tuple[Border, ...]
    via: Area | None
    limit: int


@dataclass
class Raid:
    """A force against a target: who goes by which route, what it would come to, and what that is worth."""

    target: Area
    marches: list[tuple[Route, list[Unit]]]
    worth: float
    forecast: Forecast | None = None

    @property
    def origins(self) -> set[Area]:
        return {route.origin for route, _ in self.marches}

    @property
    def units(self) -> list[Unit]:
        return [unit for _, units in self.marches for unit in units]

    @property
    def cost(self) -> int:
        """Supply points for forced marches."""
        return sum(unit.kind == "legion" for route, units in self.marches for unit in units if len(route.path) > 1)


@dataclass
class Campaign:
    """All that one card does."""

    raids: list[Raid] = field(default_factory=list)

    @property
    def worth(self) -> float:
        return sum(raid.worth for raid in self.raids)

    @property
    def groups(self) -> list[Area]:
        return list(dict.fromkeys(area for raid in self.raids for area in sorted(raid.origins)))

    def marches(self, area: Area) -> list[March]:
        found = []
        for raid in self.raids:
            for route, units in raid.marches:
                if route.origin is area:
                    found.append(March(raid.target, units, "force" if len(route.path) > 1 else "move", route.via))
        return found


# ---- targets ----------------------------------------------------------------------------------------------------


def foes(s: State, area: Area) -> list[Unit]:
    """Enemy and neutral units, which would join the enemy."""
    return [*units_in(s, area, BARBARIAN), *units_in(s, area, NEUTRAL)]


def targets(s: State, neutrals: bool) -> list[Area]:
    """Areas with enemies; empty homes of eliminated tribes; neutral tribes if wanted. Never Germania."""
    areas = [area for area in AREAS if area not in (GERMANIA, OFF_MAP)]
    return [
        area
        for area in areas
        if has_units(s, area, BARBARIAN) or is_prize(s, area) or (neutrals and is_neutral(s, area))
    ]


def is_prize(s: State, area: Area) -> bool:
    """6.2.1 An empty home area whose tribe will belong to whoever is there at the end of the year."""
    return area.is_tribe and is_empty(s, area) and is_fallen(s, area)


def is_neutral(s: State, area: Area) -> bool:
    return has_units(s, area, NEUTRAL)


def prize(s: State, area: Area) -> float:
    """Victory points that hang on the area: the tribe, twice if the Barbarian has it, its town, Germans, leaders."""
    found = 1.0 if area.is_tribe else 3.0
    if any(s.owner[unit] == BARBARIAN for unit in area.units):
        found += 1
    found += 0.5 if area.fort else 0.0
    enemies = units_in(s, area, BARBARIAN)
    found += sum(1.0 for unit in enemies if unit.is_german)
    return found + (1.0 if VERCINGETORIX in enemies else 0.0)


# ---- forces -----------------------------------------------------------------------------------------------------


def groups(s: State) -> list[Area]:
    return [area for area in AREAS if area is not OFF_MAP and movers(s, area) and can_move(s, ROMAN, area)]


def movers(s: State, area: Area) -> list[Unit]:
    """Legions that may leave an area, the strongest first; one stays where a tribe would be lost."""
    units = [unit for unit in unmoved(s, ROMAN, area) if unit.is_black]
    units.sort(key=lambda unit: (unit is CAESAR, -s.strength[unit], unit))
    if must_be_held(s, area, ROMAN) and all(unit.is_black for unit in units_in(s, area, ROMAN)):
        units = [*[unit for unit in units if unit is CAESAR], *[u for u in units if u is not CAESAR][:-1]]
    return units[: unpinned(s, ROMAN, area)]


def routes(s: State, area: Area, to: Area) -> list[Route]:
    """Straight ways first, then forced marches."""
    found = []
    border = area.borders.get(to)
    if border is not None and is_open(s, ROMAN, border, area):
        found.append(Route(area, (border,), None, room(s, ROMAN, border)))
    for via in passages(s, ROMAN, area, to) if s.supply > KEPT else ():
        path = (area.borders[via], via.borders[to])
        found.append(Route(area, path, via, min(room(s, ROMAN, each) for each in path)))
    return found


def fill(units: Sequence[Unit], ways: Sequence[Route], supply: int) -> list[tuple[Route, list[Unit]]] | None:
    """Send the units by the routes, as many as each takes; None if they do not all get there."""
    left = list(units)
    found = []
    for route in ways:
        far = len(route.path) > 1
        able = [unit for unit in left if not far or unit.kind == "legion"]
        sent = able[: min(route.limit, supply if far else route.limit)]
        supply -= len(sent) if far else 0
        left = [unit for unit in left if unit not in sent]
        if sent:
            found.append((route, sent))
    return None if left or not found else found


def foresee(s: State, target: Area, marches: Sequence[tuple[Route, list[Unit]]], luck: float = LUCK) -> Forecast:
    """The largest force over one border is the main group; the others come in the second round."""
    main = max(marches, key=lambda each: len(each[1]))[0]
    attackers = [fighter(s, unit, reserve=route is not main) for route, units in marches for unit in units]
    rhine = main.path[-1].kind == "rhine"
    defenders = [defender(s, unit, target, rhine) for unit in foes(s, target)]
    return Field(attackers, defenders, target.fort is not None, luck=luck).fight()


def raid(s: State, target: Area, origins: Sequence[Area], used: set[Unit]) -> Raid | None:
    """The smallest force from these groups that wins; every group must be needed."""
    ways = [route for area in origins for route in routes(s, area, target)]
    units = [unit for area in origins for unit in movers(s, area) if unit not in used]
    if not foes(s, target):
        return occupation(s, target, ways, units)
    for size in range(1, len(units) + 1):
        found = try_force(s, target, ways, units[:size], origins)
        if found is not None:
            return found
    return None


def occupation(s: State, target: Area, ways: Sequence[Route], units: Sequence[Unit]) -> Raid | None:
    """One legion, not Caesar, the weakest, for an empty area."""
    for unit in sorted((u for u in units if u is not CAESAR), key=lambda u: (s.strength[u], u)):
        own = [route for route in ways if route.origin == s.place[unit]]
        filled = fill([unit], own, s.supply - KEPT)
        if filled:
            return Raid(target, filled, prize(s, target))
    return None


def try_force(
    s: State, target: Area, ways: Sequence[Route], units: Sequence[Unit], origins: Sequence[Area]
) -> Raid | None:
    """Whether these units get there and win, Caesar well guarded."""
    marches: list[tuple[Route, list[Unit]]] = []
    supply = s.supply - KEPT
    for area in origins:
        own = [unit for unit in units if s.place[unit] == area]
        filled = fill(own, [route for route in ways if route.origin is area], supply) if own else None
        if filled is None:
            return None
        marches += filled
        supply -= sum(len(sent) for route, sent in filled if len(route.path) > 1)
    if CAESAR in units and len(units) <= CAESARS_GUARD:
        return None
    forecast = foresee(s, target, marches)
    if not forecast.wins:
        return None
    return Raid(target, marches, prize(s, target) - STEP * forecast.lost, forecast)


# ---- the campaign -----------------------------------------------------------------------------------------------


def campaign(s: State, value: int, neutrals: bool) -> Campaign:
    """Raid by raid, the worthiest first, as long as groups are left."""
    found = Campaign()
    while True:
        best = best_raid(s, value, neutrals, found)
        if best is None:
            return found
        found.raids.append(best)


def best_raid(s: State, value: int, neutrals: bool, so_far: Campaign) -> Raid | None:
    used = {unit for raid in so_far.raids for unit in raid.units}
    taken = [raid.target for raid in so_far.raids]
    spent = sum(raid.cost for raid in so_far.raids)
    raids = []
    for target in targets(s, neutrals):
        if target not in taken:
            found = first_raid(s, target, value, so_far, used)
            if found is not None and found.worth > 0 and found.cost + spent <= max(0, s.supply - KEPT):
                raids.append(found)
    return max(raids, key=lambda each: (each.worth, -len(each.units), -int(each.target)), default=None)


def first_raid(s: State, target: Area, value: int, so_far: Campaign, used: set[Unit]) -> Raid | None:
    """From one group, or from two if the card has room for them."""
    near = [area for area in groups(s) if routes(s, area, target)]
    for size in (1, 2):
        found = []
        for origins in combinations(near, size):
            if len({*so_far.groups, *origins}) <= value:
                found.append(raid(s, target, origins, used))
        good = [each for each in found if each is not None]
        if good:
            return max(good, key=lambda each: (each.worth, -len(each.units)))
    return None
