"""5.4 Movement that Events grant: a March into certain Regions, and pieces relocated without any March."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from alesia.games.falling_sky.acting import acting_mobile
from alesia.games.falling_sky.board import flip, fresh, loose_pieces, move
from alesia.games.falling_sky.commands.base import MARCH
from alesia.games.falling_sky.commands.execution import execute_command
from alesia.games.falling_sky.commands.losses import harass_group
from alesia.games.falling_sky.commands.march import (
    can_leave,
    form_group,
    hide_origin,
    must_stop,
    payable_origins,
    step,
    steps_allowed,
    unmoved,
)
from alesia.games.falling_sky.components import HIDDEN, REVEALED, SCOUTED, Faction, Piece, Region, mask_of, piece
from alesia.games.falling_sky.events.actions import agree, begin_free, choose_region, choose_region_or_stop
from alesia.games.falling_sky.groups import Group, choose_group
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.regions import may_stack, roads
from alesia.games.falling_sky.sharing import may_share, offer_to_share, shared_here
from alesia.games.falling_sky.state import State, begin_grant
from alesia.kernel.ask import Procedure, choose

# ---- a March into Regions that the Event names ------------------------------------------------------------------


def begin_march_into(s: State, faction: Faction, regions: Sequence[Region]) -> None:
    begin_free(s, faction, (), 0)
    s.into = mask_of(regions)


def can_march_into(s: State, faction: Faction, regions: Sequence[Region]) -> bool:
    trial = s.copy()
    begin_march_into(trial, faction, regions)
    return any(can_leave(trial, faction, r) for r in payable_origins(trial, faction))


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
    return [r for r in roads(s, faction, to) if marchers(s, faction, r)]


def marchers(s: State, faction: Faction, origin: Region) -> list[Piece]:
    """Who can leave the Region: own pieces, 38 or if they are all walled in (4) those that could be shared there."""
    own = loose_pieces(s, origin, acting_mobile(s, origin, faction))
    if own or s.wall != origin + 1 or not may_share(s, faction, origin):
        return own
    lent = shared_here(s, faction, origin)
    return loose_pieces(lent, origin, acting_mobile(lent, origin, faction))


def offer_to_march(g: Gaul, faction: Faction, origin: Region) -> Procedure[bool]:
    """38 Sharing is offered; False if only pieces that are not lent could have Marched."""
    s = g.state
    able = bool(loose_pieces(s, origin, acting_mobile(s, origin, faction)))
    yield from offer_to_share(g, faction, origin, needed=not able)
    return bool(loose_pieces(s, origin, acting_mobile(s, origin, faction)))


def march_next_door(g: Gaul, faction: Faction, to: Region) -> Procedure[bool]:
    """One group out of each origin, at least one in all; pieces that stay behind there are hidden too. False if none
    could, as nobody was lent."""
    g.state.command = MARCH
    left, marched = neighbours(g.state, faction, to), False
    while left:
        choice = choose_region_or_stop if marched else choose_region
        origin: Region | None = yield from choice(g, faction, left, "origin", to)
        if origin is None:
            break
        left.remove(origin)
        if (yield from offer_to_march(g, faction, origin)):
            hide_origin(g.state, faction, origin, ())
            group = yield from form_group(g, faction, origin, to)
            step(g, faction, origin, to, group, marked=False)
            marched = True
    return marched


# ---- one group that Marches as far as it must (54, A17) ---------------------------------------------------------


class Errand(NamedTuple):
    """Who Marches, and where the Event lets the March end."""

    faction: Faction
    is_goal: Callable[[State, Region], bool]


def ways(s: State, errand: Errand, origin: Region, steps: int) -> list[Region]:
    """Adjacent Regions that are a goal, or lead to one within the steps left."""
    return [r for r in roads(s, errand.faction, origin) if is_way(s, errand, origin, r, steps)]


def is_way(s: State, errand: Errand, origin: Region, to: Region, steps: int) -> bool:
    if steps < 1:
        return False
    if errand.is_goal(s, to):
        return True
    return not must_stop(s, origin, to) and bool(ways(s, errand, to, steps - 1))


def walk(g: Gaul, errand: Errand, origin: Region, to: Region, group: Group) -> Procedure[tuple[Region, Group]]:
    """Step by step until the group may and will stay, nobody being dropped: where that is, and who is left of it."""
    s, steps = g.state, 1
    while True:
        step(g, errand.faction, origin, to, group, marked=steps > 1)
        left = 0 if must_stop(s, origin, to) else steps_allowed(s, errand.faction, group) - steps
        here, onward = to, (yield from _go_on(g, errand, to, group, left))
        if onward is None:
            return here, group
        group = yield from harass_group(g, errand.faction, here, group)
        if not group:  # 3.2.2 if only the Leader is lost, the others complete this step
            return here, group
        origin, to, steps = here, onward, steps + 1


def _go_on(g: Gaul, errand: Errand, here: Region, group: Group, left: int) -> Procedure[Region | None]:
    """To stay is possible only at a goal; 38 nobody goes where one of the group may not stack (5)."""
    s = g.state
    onward = [r for r in ways(s, errand, here, left) if all(may_stack(s, what.faction, r) for what, _ in group)]
    if errand.is_goal(s, here):
        return (yield from choose_region_or_stop(g, errand.faction, onward, "stay", here))
    return (yield from choose_region(g, errand.faction, onward, "on", here)) if onward else None


def hide_group(s: State, origin: Region, group: Group) -> Group:
    """70, A17 Who Marches goes Hidden; the others there are not involved."""
    counts: dict[Piece, int] = {}
    for what, n in group:
        after = piece(what.faction, HIDES.get(what.kind, what.kind))
        if after is not what:
            flip(s, origin, what, after.kind, n)
        counts[after] = counts.get(after, 0) + n
    return tuple(counts.items())


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
