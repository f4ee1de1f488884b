"""A6.2.2 Arverni March."""

from collections.abc import Sequence

from alesia.games.falling_sky.arverni.targets import NO_TARGETS, Targets
from alesia.games.falling_sky.available import on_map
from alesia.games.falling_sky.board import hide_all, total
from alesia.games.falling_sky.components import (
    AEDUI,
    ARVERNI,
    FACTIONS,
    REVEALED,
    ROMANS,
    SCOUTED,
    WINTER,
    Faction,
    Region,
)
from alesia.games.falling_sky.control import controls
from alesia.games.falling_sky.drawing import draw_lot
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.regions import roads
from alesia.games.falling_sky.run_by_game import move_group, surplus
from alesia.games.falling_sky.state import State
from alesia.games.falling_sky.war import lands
from alesia.kernel.ask import Procedure

Groups = dict[Region, int]


def is_frost(s: State) -> bool:
    """2.3.8 WINTER shows as the next card: an Event that brings the Phase about does not speak of March."""
    return s.next_card == WINTER


def march(g: Gaul, targets: Targets = NO_TARGETS, origins: Sequence[Region] | None = None) -> Procedure[None]:
    """All are Hidden; then groups go to the Target Region, and to one more where they end Aedui or Roman Control."""
    s = g.state
    if is_frost(s):
        g.log("arverni_frost", "A6.2.2")
        return
    for region in lands(s) if origins is None else origins:
        hide_all(s, region, ARVERNI)
    groups = marching_groups(s, targets.region, origins)
    if targets.region is not None:
        _march_into(g, groups, targets.region)
    if second := second_destinations(s, groups):
        _march_into(g, groups, (yield from draw_lot(g, "arverni_march_to", "A6.2.2", second)))


def marching_groups(s: State, target: Region | None, origins: Sequence[Region] | None = None) -> Groups:
    """The Warbands that each Region can spare, but for the Target Region, counted before the first group moves."""
    found = lands(s) if origins is None else origins
    return {r: n for r in found if r is not target and (n := surplus(s, ARVERNI, r)) > 0}


def _march_into(g: Gaul, groups: Groups, to: Region) -> None:
    """All groups that are adjacent, the largest first."""
    near = adjacent_groups(g.state, groups, to)
    for origin in sorted(near, key=lambda r: -groups[r]):
        n = groups.pop(origin)
        move_group(g.state, ARVERNI, origin, to, n)
        g.log("arverni_march", "A6.2.2", origin, to, n)


def adjacent_groups(s: State, groups: Groups, to: Region) -> list[Region]:
    return [origin for origin in groups if to in roads(s, ARVERNI, origin)]


def second_destinations(s: State, groups: Groups) -> list[Region]:
    """Regions under Aedui, else under Roman Control, that all adjacent groups together would end."""
    for holder in (AEDUI, ROMANS):
        if found := [r for r in lands(s) if controls(s, holder, r) and _ends_control(s, holder, r, groups)]:
            return found
    return []


def _ends_control(s: State, holder: Faction, region: Region, groups: Groups) -> bool:
    coming = sum([groups[origin] for origin in adjacent_groups(s, groups, region)])
    others = sum([total(s, region, f) for f in FACTIONS if f is not holder])
    return coming > 0 and total(s, region, holder) <= others + coming


def would_march(s: State, target: Region | None = None, origins: Sequence[Region] | None = None) -> bool:
    """Whether anybody would turn Hidden, lose a marker or move."""
    if is_frost(s):
        return False
    groups = marching_groups(s, target, origins)
    moves = (target is not None and adjacent_groups(s, groups, target)) or second_destinations(s, groups)
    return bool(moves) or _would_hide(s, origins)


def _would_hide(s: State, origins: Sequence[Region] | None) -> bool:
    if origins is None:
        return on_map(s, ARVERNI, REVEALED) + on_map(s, ARVERNI, SCOUTED) > 0
    at = [r.base + ARVERNI.base for r in origins]
    return any(s.pieces[base + REVEALED] or s.pieces[base + SCOUTED] for base in at)
