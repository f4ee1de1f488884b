"""12.2 Avoid Battle: a stack leaves before the enemy strikes, or an intercepted army backs up."""

from functools import partial

from alesia.games.rome_vs_gaul.board import (
    Army,
    Gaul,
    cus,
    has_cus,
    has_cus_outside,
    has_germani,
    outside,
    put,
    rating,
    total_strength,
)
from alesia.games.rome_vs_gaul.components import GALLIC, ROMAN, Piece, Side, Space
from alesia.games.rome_vs_gaul.control import controller, walls_of
from alesia.games.rome_vs_gaul.dice import REACTION_TARGET, two_dice
from alesia.games.rome_vs_gaul.leaders import can_lead, command_rating, who_may_part, with_the_led
from alesia.games.rome_vs_gaul.losses import displace_leaders
from alesia.games.rome_vs_gaul.reaction.modifiers import modifier, ways_of
from alesia.games.rome_vs_gaul.reaction.walls import declare
from alesia.games.rome_vs_gaul.state import State
from alesia.kernel.ask import Procedure, choose, confirm
from alesia.kernel.picking import pick


def avoid_battle(g: Gaul, side: Side, space: Space, origin: Space | None) -> Procedure[bool]:
    """12.2.2 The whole stack outside leaves on 9 or more; the player sees the roll before he decides where to."""
    s = g.state
    stack = outside(s, space, side)
    refuges = refuges_of(s, side, stack, space, origin)
    if not may_avoid(s, stack) or not refuges:
        return False
    added = command_rating(s, stack)
    needed = REACTION_TARGET - added - max([modifier(s, side, space, each) for each in refuges])
    forces = total_strength(s, outside(s, space, side.other)), total_strength(s, stack)
    if not (yield from confirm(side, "avoid_battle", "12.2.1", space, needed, *forces)):
        return False
    dice = yield from two_dice("avoid_roll", "12.2.2", side, space, added)
    reached = [each for each in refuges if sum(dice) + added + modifier(s, side, space, each) >= REACTION_TARGET]
    g.log("avoids" if reached else "avoid_fails", "12.2.2", side, space, sum(dice), added)
    if reached:
        yield from leave(g, side, stack, space, reached)
    return bool(reached)


def leave(g: Gaul, side: Side, stack: Army, space: Space, reached: list[Space]) -> Procedure[None]:
    """12.2.2 To one or more adjacent spaces; nobody is left behind, and Mercenaries go with a Leader (17.3.2)."""
    while stack:
        refuge = yield from choose(side, "avoid_to", "12.2.2", reached, space)
        group: tuple[Piece, ...] = tuple(stack)
        if len(reached) > 1 and len(stack) > 1:
            picked = yield from pick(side, "avoid_with", "12.2.2", partial(who_may_part, stack), refuge, whole=stack)
            group = with_the_led(stack, picked)
        lands = refuge.region.romans_only and bool(cus(group))
        for piece in group:
            put(g.state, piece, refuge)
            g.state.landed[piece] = lands
        g.log("avoids_to", "12.2.2", side, group, refuge)
        yield from drive_off(g, side, refuge, space)
        stack = [piece for piece in stack if piece not in group]


def drive_off(g: Gaul, side: Side, space: Space, origin: Space, declared: bool = False) -> Procedure[None]:
    """9.6 Roman Leaders without CUs into whose space Gauls withdraw, retreat or intercept: they go behind their walls,
    unless they have declared already that they do not (10.6), avoid battle, or are displaced."""
    s = g.state
    leaders = outside(s, space, ROMAN)
    if side is not GALLIC or not leaders or cus(leaders) or not has_cus_outside(s, space, GALLIC):
        return
    if walls_of(s, space) is ROMAN and not declared:
        yield from declare(g, ROMAN, space, leaders, "shelter")
    if outside(s, space, ROMAN) and not (yield from avoid_battle(g, ROMAN, space, origin)):
        yield from displace_leaders(g, space, outside(s, space, ROMAN))


def back_up(g: Gaul, side: Side, leader: Piece, army: Army, origin: Space, target: Space) -> Procedure[bool]:
    """12.2.2 An intercepted army may try to avoid battle, too, wherever those stand who came: it stays behind, and
    moves no further. 9.1 Who moves it commands it."""
    s = g.state
    if not any(can_lead(piece) for piece in army):
        return False
    added = rating(s, leader) + _behind(s, side, army, origin, target)
    if not (yield from confirm(side, "back_up", "12.2.2", origin, target, REACTION_TARGET - added)):
        return False
    dice = yield from two_dice("back_up_roll", "12.2.2", side, origin, added)
    backs = sum(dice) + added >= REACTION_TARGET
    g.log("backs_up" if backs else "back_up_fails", "12.2.2", side, origin, sum(dice), added)
    return backs


def _behind(s: State, side: Side, army: Army, origin: Space, target: Space) -> int:
    """12.3 The modifiers for the space behind; whoever stays there is a friendly CU, the army itself is not."""
    kind = target.paths[origin].kind
    stays = any(piece not in army for piece in cus(outside(s, origin, side)))
    return (kind.reaction or 0) + (2 if stays or controller(s, origin) is side else 0)


def may_avoid(s: State, stack: Army) -> bool:
    """12.2.1 A Leader or an intrinsic one is needed; 12.2.4 whoever has just intercepted stays."""
    return any(can_lead(piece) for piece in stack) and not any(s.barred[piece] for piece in stack)


def refuges_of(s: State, side: Side, stack: Army, space: Space, origin: Space | None) -> list[Space]:
    """12.2.2 Where a stack may go: no enemy CUs, no enemy-controlled space without own CUs, not where the enemy came
    from; 10.7 Gauls stay in Gaul."""
    found = []
    for refuge in ways_of(space):
        if refuge is origin or refuge.kind == "german" or (side is GALLIC and refuge.region.romans_only):
            continue
        if has_cus(s, refuge, side.other) or has_germani(s, refuge):
            continue
        if controller(s, refuge) is not side.other or has_cus(s, refuge, side):
            found.append(refuge)
    return found
