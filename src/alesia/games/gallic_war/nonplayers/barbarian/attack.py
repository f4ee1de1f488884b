"""How an area of the Barbarian attacks (solo logic 2.3): the weakest neighbour, Romans first, with all it has."""

from collections.abc import Sequence

from alesia.games.gallic_war.board import has_units, room, units_in
from alesia.games.gallic_war.cards.paths import is_open, unmoved, unpinned
from alesia.games.gallic_war.components import BARBARIAN, GERMANIA, NEUTRAL, OFF_MAP, ROMAN, TRIBES, Area, Unit
from alesia.games.gallic_war.nonplayers.ground import hostile_blocks, is_hostile, strength_of
from alesia.games.gallic_war.nonplayers.mind import Mind
from alesia.games.gallic_war.nonplayers.plans import March
from alesia.games.gallic_war.state import State
from alesia.nonplayers.mind import Priority

ROMANS_FIRST = Priority("barbarian.romans_first", lambda mind, area: has_units(mind.s, area, ROMAN))
FRONTIER_FIRST = Priority("barbarian.frontier_first", lambda mind, area: touches_prey(mind.s, area))
STRONG = 2  # German blocks of less strength do not count


def prey(s: State, area: Area) -> list[Area]:
    """Adjacent areas with Roman or neutral units, over borders that are open."""
    near = [to for to, border in area.borders.items() if to is not OFF_MAP and is_open(s, BARBARIAN, border, area)]
    return [to for to in sorted(near) if is_hostile(s, to, BARBARIAN)]


def touches_prey(s: State, area: Area) -> bool:
    return any(is_hostile(s, to, BARBARIAN) for to in area.adjacent)


def targets(s: State, area: Area, units: Sequence[Unit], taken: Sequence[Area] = ()) -> list[Area]:
    """Those with exactly one block; if there are none, two units or more take those with exactly two. It attacks only
    what it means to fight."""
    blocks = {to: hostile_blocks(s, to, BARBARIAN) for to in prey(s, area) if to not in taken}
    able = [to for to in blocks if is_match(s, to, party(s, area, to, units))]
    one = [to for to in able if blocks[to] == 1]
    return one or [to for to in able if blocks[to] == 2 and len(party(s, area, to, units)) > 1]


def party(s: State, area: Area, to: Area, units: Sequence[Unit]) -> list[Unit]:
    """Those of the units who go: all, or the strongest for whom the border has room."""
    limit = min(room(s, BARBARIAN, area.borders[to], to), force(s, area))
    return strongest_first(s, units)[:limit]


def strongest_first(s: State, units: Sequence[Unit]) -> list[Unit]:
    return sorted(units, key=lambda unit: (-s.strength[unit], unit))


def is_match(s: State, to: Area, units: Sequence[Unit]) -> bool:
    """They would not retreat (2.8): no weaker than the blocks there at full strength; stronger, against a town."""
    ours = strength_of(s, units)
    theirs = strength_of(s, [*units_in(s, to, ROMAN), *units_in(s, to, NEUTRAL)])
    return ours > theirs if to.fort else ours >= theirs


def force(s: State, area: Area) -> int:
    """How many units could leave the area."""
    return unpinned(s, BARBARIAN, area)


def can_attack(s: State, area: Area) -> bool:
    return force(s, area) > 0 and bool(targets(s, area, unmoved(s, BARBARIAN, area)))


def attack(mind: Mind, area: Area) -> list[March]:
    """All units of the area go; if the border is too narrow, the strongest."""
    s = mind.s
    if not can_attack(s, area):
        return []
    units = unmoved(s, BARBARIAN, area)
    to = mind.choose(targets(s, area, units), ROMANS_FIRST)
    return [March(to, party(s, area, to, units))]


# ---- Germans (solo logic 2.4) -----------------------------------------------------------------------------------


def strong_germans(s: State, area: Area) -> list[Unit]:
    """The Germans of an area who count, the strongest first; none if two cannot leave it."""
    germans = [unit for unit in unmoved(s, BARBARIAN, area) if unit.is_german and s.strength[unit] >= STRONG]
    return strongest_first(s, germans) if force(s, area) >= 2 else []


def germans_can_attack(s: State) -> bool:
    """Two strong Germans in Germania, and somebody weak enough over the Rhine."""
    pair = strong_germans(s, GERMANIA)[:2]
    return len(pair) == 2 and bool(targets(s, GERMANIA, pair))


def german_attack(mind: Mind, area: Area) -> list[March]:
    """Four strong Germans go in two pairs to two areas, two or three send one pair."""
    s = mind.s
    germans = strong_germans(s, GERMANIA)
    marches: list[March] = []
    for first in range(0, 2 * min(2, len(germans) // 2, force(s, GERMANIA) // 2), 2):
        pair = germans[first : first + 2]
        if found := targets(s, GERMANIA, pair, [march.to for march in marches]):
            marches.append(March(mind.choose(found, ROMANS_FIRST), pair))
    return marches


def german_camps(s: State) -> list[Area]:
    """Other areas where two strong Germans or more stand together and could attack."""
    return [area for area in TRIBES if len(strong_germans(s, area)) >= 2 and can_attack(s, area)]


def shelters(s: State) -> list[Area]:
    """Areas over the Rhine that the Barbarian holds: Germans may shift there."""
    near = [to for to, border in GERMANIA.borders.items() if is_open(s, BARBARIAN, border, GERMANIA)]
    return [to for to in near if has_units(s, to, BARBARIAN) and not is_hostile(s, to, BARBARIAN)]


def can_shift(s: State) -> bool:
    return force(s, GERMANIA) > 0 and bool(shelters(s))


def shift(mind: Mind, area: Area) -> list[March]:
    """As many Germans as possible into an adjacent area of their own side, best one next to an enemy or neutral."""
    s = mind.s
    if not can_shift(s):
        return []
    to = mind.choose(shelters(s), FRONTIER_FIRST)
    return [March(to, party(s, GERMANIA, to, unmoved(s, BARBARIAN, GERMANIA)))]


# ---- Vercingetorix (solo logic 2.6) -----------------------------------------------------------------------------


def hunt(mind: Mind, area: Area) -> list[March]:
    """He and all who can go attack the nearest enemy area, else neutral area, where they are at least as strong."""
    s = mind.s
    to = nearest_prey(s, area)
    if to is None:
        return []
    units = unmoved(s, BARBARIAN, area)
    limit = min(room(s, BARBARIAN, area.borders[to], to), force(s, area))
    return [March(to, sorted(units, key=lambda unit: stays_last(s, unit, area))[:limit])]


def stays_last(s: State, unit: Unit, area: Area) -> tuple[bool, bool, int]:
    """He goes himself; if the border is narrow, Gauls in their own home stay behind first."""
    return unit.kind != "leader", unit.tribe is area, -s.strength[unit]


def nearest_prey(s: State, start: Area) -> Area | None:
    """The first step towards the nearest area that is weak enough, Roman before neutral."""
    ours = strength_of(s, units_in(s, start, BARBARIAN))
    seen = {start}
    ring = [(to, to) for to in ways(s, start)]
    while ring:
        seen |= {to for to, _ in ring}
        if found := [(not has_units(s, to, ROMAN), to, first) for to, first in ring if is_weaker(s, to, ours)]:
            return min(found)[2]
        onward = [(to, first) for to, first in ring if not is_hostile(s, to, BARBARIAN)]
        ring = [(to, first) for at, first in onward for to in ways(s, at) if to not in seen]
    return None


def ways(s: State, area: Area) -> list[Area]:
    near = area.borders.items()
    return [to for to, border in near if to not in (OFF_MAP, GERMANIA) and is_open(s, BARBARIAN, border, area)]


def is_weaker(s: State, area: Area, ours: int) -> bool:
    """Enemy or neutral units stand there, no stronger than these."""
    theirs = [*units_in(s, area, ROMAN), *units_in(s, area, NEUTRAL)]
    return bool(theirs) and strength_of(s, theirs) <= ours
