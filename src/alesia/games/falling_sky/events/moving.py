"""5.4 Movement that Events grant: a March into certain Regions, and pieces relocated without any March."""

from collections.abc import Sequence

from alesia.games.falling_sky.board import acting_mobile, flip, fresh, loose_pieces, move, roads
from alesia.games.falling_sky.commands.base import MARCH
from alesia.games.falling_sky.commands.execution import execute_command
from alesia.games.falling_sky.commands.march import form_group, hide_origin, march_regions, step, unmoved
from alesia.games.falling_sky.components import HIDDEN, REVEALED, SCOUTED, Faction, Region, mask_of
from alesia.games.falling_sky.events.actions import agree, begin_free, choose_region, choose_region_or_stop
from alesia.games.falling_sky.groups import Group, choose_group
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.sharing import offer_to_share
from alesia.games.falling_sky.state import State, begin_grant
from alesia.kernel.ask import Procedure, choose

# ---- a March into Regions that the Event names ------------------------------------------------------------------


def begin_march_into(s: State, faction: Faction, regions: Sequence[Region]) -> None:
    begin_free(s, faction, (), 0)
    s.into = mask_of(regions)


def can_march_into(s: State, faction: Faction, regions: Sequence[Region]) -> bool:
    trial = s.copy()
    begin_march_into(trial, faction, regions)
    return bool(march_regions(trial, faction))


def march_into(g: Gaul, faction: Faction, regions: Sequence[Region]) -> Procedure[bool]:
    """A free March from any Regions that ends in these; False if it is declined."""
    while can_march_into(g.state, faction, regions) and (yield from agree(g, faction, "march")):
        begin_march_into(g.state, faction, regions)
        g.log("execute", "5.4", faction, "command", MARCH)
        if (yield from execute_command(g, faction, MARCH, limited=False)):
            return True
    return False


# ---- a March into one Region from those around it ---------------------------------------------------------------


def neighbours(s: State, faction: Faction, to: Region) -> list[Region]:
    """Adjacent Regions from which pieces can March in."""
    return [r for r in roads(s, faction, to) if loose_pieces(s, r, acting_mobile(s, r, faction))]


def march_next_door(g: Gaul, faction: Faction, to: Region) -> Procedure[None]:
    """One group out of each origin, at least one in all; pieces that stay behind there are hidden too."""
    g.state.command = MARCH
    left = neighbours(g.state, faction, to)
    origin: Region | None = yield from choose_region(g, faction, left, "origin", to)
    while origin is not None:
        left.remove(origin)
        yield from offer_to_share(g, faction, origin)
        hide_origin(g.state, faction, origin, ())
        group = yield from form_group(g, faction, origin, to)
        step(g, faction, origin, to, group, marked=False)
        origin = yield from choose_region_or_stop(g, faction, left, "origin", to)


# ---- relocating -------------------------------------------------------------------------------------------------


def can_relocate(s: State, faction: Faction, regions: Sequence[Region]) -> bool:
    trial = s.copy()
    begin_grant(trial, faction)
    return any(unmoved(trial, faction, r) for r in regions)


def relocate(g: Gaul, faction: Faction, regions: Sequence[Region], hiding: bool) -> Procedure[None]:
    """Own mobile pieces go from some of these Regions to others, each piece once."""
    s = g.state
    begin_grant(s, faction)
    while True:
        origins = [r for r in regions if unmoved(s, faction, r)]
        origin = yield from choose_region_or_stop(g, faction, origins, "from")
        if origin is None:
            return
        to = yield from choose(faction, "relocate_to", "5.1", [r for r in regions if r is not origin], origin)
        there = [(p, fresh(s, origin, p)) for p in unmoved(s, faction, origin)]
        group = yield from choose_group(faction, "relocate_number", "5.1", there, origin, to)
        _set_down(g, faction, origin, to, group, hiding)


def _set_down(g: Gaul, faction: Faction, origin: Region, to: Region, group: Group, hiding: bool) -> None:
    for what, n in group:
        move(g.state, origin, to, what, n)
        g.state.moved[to.base + what] += n
        g.log("relocate", "5.1", faction, origin, to, what, n)
        if hiding and what.kind in HIDES:
            flip(g.state, to, what, HIDES[what.kind], n)


# 4.2.2 A Scouted Warband that would go Hidden loses its marker instead.
HIDES = {REVEALED: HIDDEN, SCOUTED: REVEALED}
