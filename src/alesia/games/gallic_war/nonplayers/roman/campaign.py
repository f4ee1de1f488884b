"""R. The campaign of a Movement card: which areas legions attack or occupy, with how many, by which ways.

A target is taken with the fewest legions that win by far in dice expectation (`forecast`); then the next one.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from typing import Any, NamedTuple

from alesia.games.gallic_war.board import entries, room, units_in
from alesia.games.gallic_war.cards.paths import beyond, can_move, neighbours, passable, unmoved, unpinned
from alesia.games.gallic_war.components import AREAS, BLACK, CAESAR, OFF_MAP, ROMAN, Area, Border, Unit
from alesia.games.gallic_war.nonplayers.forecast import (
    ROUNDS,
    SIDES_OF_A_DIE,
    Forecast,
    defender,
    fight,
    fighter,
    total,
)
from alesia.games.gallic_war.nonplayers.ground import must_be_held
from alesia.games.gallic_war.nonplayers.plans import March
from alesia.games.gallic_war.nonplayers.roman.politics import winnable
from alesia.games.gallic_war.nonplayers.roman.targets import foes, prize, targets
from alesia.games.gallic_war.state import State
from alesia.nonplayers.remembered import remembered

LUCK = 0.8  # a force is sent that wins with this share of the hits that can be expected
KEPT = 2  # supply points that forced marches leave
STEP = 0.12  # what a step lost is worth in victory points
CAESARS_GUARD = 2  # other legions without which Caesar goes nowhere
GROUPS = 2  # that join against one target
DEPENDS_ON = ("place", "owner", "strength", "origin", "crossings", "homes", "revealed", "reserve")


class Route(NamedTuple):
    """A way from a group to a target."""

    origin: Area
    path: tuple[Border, ...]
    via: Area | None

    @property
    def is_forced(self) -> bool:
        return len(self.path) > 1


Sent = list[tuple[Route, list[Unit]]]
Crossed = tuple[tuple[Border, Area], ...]  # each border, and into which area, as often as units are to cross it


@dataclass(frozen=True, eq=False)
class Raid:
    """A force against a target: who goes by which route, and what it is worth."""

    target: Area
    sent: Sent
    worth: float

    @property
    def origins(self) -> set[Area]:
        return {route.origin for route, _ in self.sent}

    @property
    def units(self) -> list[Unit]:
        return [unit for _, units in self.sent for unit in units]

    @property
    def crossed(self) -> Crossed:
        return crossed_by(self.sent)

    @property
    def cost(self) -> int:
        """Supply points for forced marches."""
        return sum(len(units) for route, units in self.sent if route.is_forced)


@dataclass(frozen=True)
class Campaign:
    """All that one card does."""

    raids: tuple[Raid, ...] = ()

    @property
    def worth(self) -> float:
        return sum(raid.worth for raid in self.raids)

    @cached_property
    def cost(self) -> int:
        return sum(raid.cost for raid in self.raids)

    @cached_property
    def crossed(self) -> Crossed:
        """5.2.1E Borders have room for so many units of a side, whichever groups they are of."""
        return tuple(sorted(entry for raid in self.raids for entry in raid.crossed))

    @cached_property
    def used(self) -> set[Unit]:
        return {unit for raid in self.raids for unit in raid.units}

    @cached_property
    def groups(self) -> list[Area]:
        return list(dict.fromkeys(area for raid in self.raids for area in sorted(raid.origins)))

    def marches(self, area: Area) -> list[March]:
        sent = [(raid.target, route, units) for raid in self.raids for route, units in raid.sent]
        own = [(to, route, units) for to, route, units in sent if route.origin is area]
        return [March(to, units, "force" if route.is_forced else "move", route.via) for to, route, units in own]


def board_of(s: State) -> bytes:
    """What a campaign depends on."""
    return b"".join([*[getattr(s, name) for name in DEPENDS_ON], bytes([s.supply])])


# ---- who may go -------------------------------------------------------------------------------------------------


def movers(s: State, area: Area) -> list[Unit]:
    """Legions that may leave an area, the strongest first and Caesar last; one stays where a tribe would be lost."""
    units = [unit for unit in unmoved(s, ROMAN, area) if unit.is_black]
    units.sort(key=lambda unit: (unit is CAESAR, -s.strength[unit], unit))
    if must_be_held(s, area, ROMAN) and all(unit.is_black for unit in units_in(s, area, ROMAN)):
        others = [unit for unit in units if unit is not CAESAR]
        units = [unit for unit in units if unit not in others[-1:]]
    return units[: unpinned(s, ROMAN, area)]


def routes(s: State, area: Area) -> dict[Area, list[Route]]:
    """The ways to each target that the group can reach: straight ones first, then forced marches."""
    found: dict[Area, list[Route]] = {}
    for to in neighbours(s, ROMAN, area):
        found.setdefault(to, []).append(Route(area, (area.borders[to],), None))
    for via in passable(s, ROMAN, area) if s.supply > KEPT else ():
        for to in beyond(s, ROMAN, area, via):
            found.setdefault(to, []).append(Route(area, (area.borders[via], via.borders[to]), via))
    return found


def crossed_by(sent: Sent) -> Crossed:
    return tuple([entry for route, units in sent for _ in units for entry in entries(route.origin, route.path)])


def send(s: State, units: Sequence[Unit], routes: Sequence[Route], supply: int, crossed: Crossed) -> Sent | None:
    """The units by the routes, as many as each takes beside those who cross its borders already; None if they do not
    all get there."""
    left = list(units)
    found: Sent = []
    for route in routes:
        able = [unit for unit in left if not route.is_forced or unit.kind == "legion"]
        taken = (*crossed, *crossed_by(found))
        ways = entries(route.origin, route.path)
        limit = max(0, min(room(s, ROMAN, *entry) - taken.count(entry) for entry in ways))
        sent = able[: min(limit, supply) if route.is_forced else limit]
        supply -= len(sent) if route.is_forced else 0
        left = [unit for unit in left if unit not in sent]
        if sent:
            found.append((route, sent))
    return None if left else found


def foresee(s: State, target: Area, enemies: Sequence[Unit], sent: Sent) -> Forecast:
    """The largest force over one border is the main group; the others come in the second round."""
    main = max(sent, key=lambda each: len(each[1]))[0]
    attackers = [fighter(s, unit, reserve=route is not main) for route, units in sent for unit in units]
    defenders = [defender(s, unit, target) for unit in enemies]
    return fight(tuple(attackers), tuple(defenders), target.fort is not None, luck=LUCK)


# ---- the staff that plans it ------------------------------------------------------------------------------------


class Staff:
    """All that can be done from one position. What has been thought through is kept: cards of different values, and
    campaigns that begin in different ways, come to the same questions."""

    def __init__(self, s: State) -> None:
        self.s = s
        self.known: dict[Any, Any] = {}
        self.board = board_of(s)
        held = {s.place[unit] for unit in BLACK}
        posts = [area for area in AREAS if area in held and area is not OFF_MAP and can_move(s, ROMAN, area)]
        self.movers = {area: units for area in posts if (units := movers(s, area))}
        self.routes = {area: routes(s, area) for area in self.movers}
        self.near = {to: [area for area in self.movers if to in self.routes[area]] for to in AREAS}

    @cached_property
    def winnable(self) -> list[Area]:
        return winnable(self.s)

    @remembered
    def targets(self, neutrals: bool) -> list[Area]:
        return [area for area in targets(self.s, neutrals) if self.near[area]]

    @remembered
    def foes(self, target: Area) -> list[Unit]:
        return foes(self.s, target)

    @remembered
    def strength(self, target: Area) -> int:
        return total(tuple([fighter(self.s, unit) for unit in self.foes(target)]))

    @remembered
    def prize(self, target: Area) -> float:
        return prize(self.s, target)

    @remembered
    def campaign(self, groups: int, neutrals: bool, rank: int = 0) -> Campaign:
        """Against enemies, or against neutral tribes too; the same for all cards of a value. It begins with the
        worthiest raid, or with another one, if there are so many."""
        first = self.raids(self.targets(neutrals), groups, Campaign())[rank : rank + 1]
        return self.extended(Campaign(tuple(first)), groups, neutrals) if first else Campaign()

    def extended(self, so_far: Campaign, groups: int, neutrals: bool) -> Campaign:
        """Raid by raid, the worthiest first, as long as groups are left."""
        while raids := self.raids(self.targets(neutrals), groups - len(so_far.groups), so_far):
            so_far = Campaign((*so_far.raids, raids[0]))
        return so_far

    def raids(self, aims: list[Area], free: int, so_far: Campaign) -> list[Raid]:
        """One against each target that is left, the worthiest first."""
        taken = [raid.target for raid in so_far.raids]
        raids = [self.first_raid(target, min(free, GROUPS), so_far) for target in aims if target not in taken]
        good = [raid for raid in raids if raid is not None and raid.worth > 0]
        return sorted(good, key=lambda raid: (-raid.worth, len(raid.units), int(raid.target)))

    @remembered
    def first_raid(self, target: Area, free: int, so_far: Campaign) -> Raid | None:
        """From one group, or from two if the card has room for them."""
        for size in range(1, GROUPS + 1):
            pairs = combinations(self.near[target], size)
            able = [each for each in pairs if len({*each}.difference(so_far.groups)) <= free]
            raids = [raid for each in able if (raid := self.raid(target, each, so_far)) is not None]
            if raids:
                return max(raids, key=lambda raid: (raid.worth, -len(raid.units)))
        return None

    def raid(self, target: Area, origins: Sequence[Area], so_far: Campaign) -> Raid | None:
        """The smallest force from these groups that wins; for an empty area one legion, the weakest."""
        used, supply = so_far.used, self.s.supply - KEPT - so_far.cost
        units = tuple(unit for area in origins for unit in self.movers[area] if unit not in used)
        if not self.foes(target):
            return self.occupation(target, units, supply, so_far.crossed)
        tries = (self.attack(target, units[:size], supply, so_far.crossed) for size in self.sizes(target, units))
        return next((raid for raid in tries if raid is not None), None)

    def sizes(self, target: Area, units: Sequence[Unit]) -> Iterator[int]:
        """How many of the units may be enough: fewer could not win even if they lost nobody."""
        needed = self.strength(target) * SIDES_OF_A_DIE / (LUCK * ROUNDS)
        for size, unit in enumerate(units, 1):
            needed -= self.s.strength[unit] * unit.rating
            if needed <= 0:
                yield size

    def occupation(self, target: Area, units: Sequence[Unit], supply: int, crossed: Crossed) -> Raid | None:
        for unit in sorted((u for u in units if u is not CAESAR), key=lambda u: (self.s.strength[u], u)):
            sent = self.sent(target, [unit], supply, crossed)
            if sent is not None:
                return Raid(target, sent, self.prize(target))
        return None

    @remembered
    def attack(self, target: Area, units: tuple[Unit, ...], supply: int, crossed: Crossed) -> Raid | None:
        """Whether these units get there and win, Caesar well guarded."""
        if CAESAR in units and len(units) <= CAESARS_GUARD:
            return None
        sent = self.sent(target, units, supply, crossed)
        forecast = None if sent is None else foresee(self.s, target, self.foes(target), sent)
        if sent is None or forecast is None or not forecast.wins:
            return None
        return Raid(target, sent, self.prize(target) - STEP * forecast.lost)

    def sent(self, target: Area, units: Sequence[Unit], supply: int, crossed: Crossed) -> Sent | None:
        """Each group by its own routes, which may share borders with those of others."""
        found: Sent = []
        for area in dict.fromkeys(AREAS[self.s.place[unit]] for unit in units):
            own = [unit for unit in units if self.s.place[unit] == area]
            sent = send(self.s, own, self.routes[area].get(target, ()), supply, (*crossed, *crossed_by(found)))
            if sent is None:
                return None
            found += sent
            supply -= sum(len(each) for route, each in sent if route.is_forced)
        return found
