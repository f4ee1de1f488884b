"""12.1 Interception: an army comes before the enemy into the space that he is about to enter."""

from operator import attrgetter

from alesia.games.rome_vs_gaul.board import (
    Army,
    Gaul,
    has_cus,
    has_cus_outside,
    has_germani,
    pieces_at,
    put,
    total_strength,
)
from alesia.games.rome_vs_gaul.components import GALLIC, GERMANI, PIECES, ROMAN, SPACES, Piece, Side, Space
from alesia.games.rome_vs_gaul.control import controller, walls_of
from alesia.games.rome_vs_gaul.dice import REACTION_TARGET, two_dice
from alesia.games.rome_vs_gaul.leaders import can_lead, command_rating, go_together
from alesia.games.rome_vs_gaul.masks import (
    EVERYWHERE,
    GAUL_AND_PROVINCIA,
    OWN,
    Mask,
    germani,
    mask_of,
    spaces_of,
    stands,
    where,
)
from alesia.games.rome_vs_gaul.reaction.avoiding import drive_off
from alesia.games.rome_vs_gaul.reaction.modifiers import modifier, ways_of
from alesia.games.rome_vs_gaul.state import State
from alesia.kernel.ask import Procedure, choose, choose_or_stop, confirm
from alesia.kernel.picking import pick
from alesia.kernel.word import Notes, phrase

_IS_CU = attrgetter("is_cu")
_WAYS = tuple(mask_of(ways_of(space)) for space in SPACES)


def intercept(g: Gaul, side: Side, target: Space, ambusher: Space | None = None) -> Procedure[None]:
    """12.1.3 All attempts into the space are designated before any is resolved; 35: whoever lies in ambush makes no
    roll, and has had its attempt."""
    stacks = yield from designate(g, side, target, ambusher)
    added = {start: modifier(g.state, side, start, target) for start in stacks}
    if ambusher is not None:
        yield from come_in(g, side, ambusher, target)
    for start in stacks:
        yield from attempt(g, side, start, target, added[start])


def designate(g: Gaul, side: Side, target: Space, ambusher: Space | None) -> Procedure[list[Space]]:
    left = [start for start in eligible(g.state, side, target) if start is not ambusher]
    chosen: list[Space] = []
    while left:
        about = target, chances(g.state, side, left, target), coming(g.state)
        start = yield from choose_or_stop(side, "intercept", "12.1.1", left, *about)
        if start is None:
            break
        chosen.append(start)
        left.remove(start)
    return chosen


def coming(s: State) -> int:
    """The Combat Strength of those who are about to enter; of a Leader alone none."""
    return total_strength(s, [piece for piece in PIECES if s.army[piece]] if 1 in s.army else [GERMANI])


def chances(s: State, side: Side, starts: list[Space], target: Space) -> Notes:
    """What each would have to roll."""
    return Notes(
        [(start.option, phrase("note.needed", REACTION_TARGET - boost(s, side, start, target))) for start in starts]
    )


def boost(s: State, side: Side, start: Space, target: Space) -> int:
    return modifier(s, side, start, target) + command_rating(s, ready(s, side, start))


def attempt(g: Gaul, side: Side, start: Space, target: Space, added: int) -> Procedure[None]:
    """12.1.2 Two dice, the rating of the Commanding Leader and the modifiers: 9 or more."""
    s = g.state
    added += command_rating(s, ready(s, side, start))
    dice = yield from two_dice("intercept_roll", "12.1.2", side, start, target, added)
    if sum(dice) + added < REACTION_TARGET:
        g.log("interception_fails", "12.1.2", side, start, target, sum(dice), added)
        return
    g.log("interception", "12.1.2", side, start, target, sum(dice), added)
    yield from come_in(g, side, start, target)


def come_in(g: Gaul, side: Side, start: Space, target: Space) -> Procedure[None]:
    """12.1.4 The whole stack or a part of it; 12.1.5D inside or outside of friendly walls."""
    s = g.state
    stack = ready(s, side, start)
    group = yield from company(side, stack, start, target)
    within = walls_of(s, target) is side and (yield from confirm(side, "intercept_inside", "12.1.5", target))
    for piece in group:
        put(s, piece, target, within)
        s.barred[piece] = 1
    g.log("intercepts", "12.1.2", side, group, start, target)
    yield from drive_off(g, side, target, start)


def company(side: Side, stack: Army, start: Space, target: Space) -> Procedure[tuple[Piece, ...]]:
    """12.1.2, 12.1.4 Any number of Combat Units, one at least, and any Leaders; somebody must lead them."""
    if len(stack) == 2 and not any(piece.is_cu and can_lead(piece) for piece in stack):
        return (*stack,)  # a Leader and a Combat Unit that needs him
    group = yield from pick(side, "intercept_with", "12.1.4", lambda picked: who_may_come(stack, picked), start, target)
    if any(can_lead(piece) for piece in group):
        return group
    leaders = [piece for piece in stack if can_lead(piece)]
    return (*group, (yield from choose(side, "intercept_with", "12.1.4", leaders, start, target)))


def who_may_come(stack: Army, picked: tuple[Piece, ...]) -> Army:
    """The first is a Combat Unit that can lead, or that a Leader in the stack could bring; then whoever can go with
    those picked."""
    rest = [piece for piece in stack if piece not in picked]
    if not picked:
        led = any(can_lead(piece) and not piece.is_cu for piece in stack)
        return [piece for piece in rest if piece.is_cu and (led or can_lead(piece))]
    return [piece for piece in rest if go_together((*picked, piece))]


def eligible(s: State, side: Side, target: Space) -> list[Space]:
    """12.1.1 Where armies stand that may try."""
    if not is_open(s, side, target):
        return []
    near = EVERYWHERE & stands(s, side) & _WAYS[target]
    if not near:
        return []
    return [start for start in ways_of(target) if near >> start & 1 and can_intercept(ready(s, side, start))]


def is_open(s: State, side: Side, target: Space) -> bool:
    """12.1.1 Own or neutral, or with own CUs; never one with non-moving enemy CUs. 10.7 Gauls stay in Gaul."""
    if has_germani(s, target) or has_standing_enemies(s, side, target):
        return False
    if side is GALLIC and target.region.romans_only:
        return False
    return controller(s, target) is not side.other or has_cus(s, target, side)


def has_standing_enemies(s: State, side: Side, target: Space) -> bool:
    return any(piece.is_cu and not s.army[piece] for piece in pieces_at(s, target, side.other))


def ready(s: State, side: Side, space: Space) -> Army:
    """12.1.5 Whoever is there and not besieged, inside and outside together."""
    here = pieces_at(s, space, side)
    return [piece for piece in here if not s.inside[piece]] if has_cus_outside(s, space, side.other) else here


def can_intercept(stack: Army) -> bool:
    """12.1.2, 12.1.6 Combat Units with a Leader or an intrinsic one can; Mercenaries or a Roman Leader alone cannot."""
    return any(map(_IS_CU, stack)) and any(map(can_lead, stack))


def interceptable(s: State, side: Side) -> Mask:
    """6.2 All spaces into which an army of the side could intercept, if nobody moved there now."""
    found = 0
    for space in spaces_of(stands(s, side)):
        if can_intercept(ready(s, side, space)):
            found |= _WAYS[space]
    return found & all_open(s, side)


def all_open(s: State, side: Side) -> Mask:
    """12.1.1 Of all spaces, those that ``is_open`` allows."""
    enemies = stands(s, side.other) | germani(s)
    controlled = where(s.control, OWN[side.other]) & ~stands(s, side)
    return (EVERYWHERE if side is ROMAN else GAUL_AND_PROVINCIA) & ~enemies & ~controlled
