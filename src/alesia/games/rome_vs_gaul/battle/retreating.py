"""13.7 Retreats."""

from functools import partial

from alesia.games.rome_vs_gaul.battle.combat import Combat, Force
from alesia.games.rome_vs_gaul.board import (
    Army,
    Gaul,
    cus,
    has_cus,
    has_cus_outside,
    has_germani,
    inside,
    outside,
    pieces_at,
    put,
    steps_of,
)
from alesia.games.rome_vs_gaul.components import CAESAR, GALLIC, GERMANI, NOBODY, ROMAN, Piece, Side, Space
from alesia.games.rome_vs_gaul.control import controller, walls_of
from alesia.games.rome_vs_gaul.losses import displace_leaders, eliminate, lose_steps, town_of
from alesia.games.rome_vs_gaul.movement.paths import may_enter_alone
from alesia.games.rome_vs_gaul.reaction.avoiding import drive_off
from alesia.games.rome_vs_gaul.reaction.walls import may_shelter, to_the_walls
from alesia.games.rome_vs_gaul.state import State
from alesia.kernel.ask import Procedure, choose
from alesia.kernel.picking import pick, up_to


def retreat(g: Gaul, combat: Combat, loser: Force) -> Procedure[None]:
    """13.7.1 The survivors of the loser leave; 14.6.4 who sortied goes back behind the walls. Roman Leaders who have
    come to them from another battle (11.2.4) go along. 9.6 Leaders who are left without their Combat Units are
    displaced, when the others have gone."""
    s = g.state
    came = [piece for piece in loser.army if piece not in loser.sortied]
    lonely = [leader for company in (loser.sortied, came) for leader in without_cus(s, loser.side, company)]
    lonely = still_at(s, combat.space, lonely)
    left = [piece for piece in still_at(s, combat.space, loser.army) if piece not in lonely]
    out, rest = [piece for piece in left if piece in loser.sortied], [piece for piece in left if piece in came]
    joined = strays(s, combat.space, loser.side, loser.army)
    (rest if cus(rest) else out).extend(joined)
    loser.army = [*loser.army, *joined]
    yield from go_back_inside(g, combat, loser, out)
    if loser is combat.defender and loser.side is not NOBODY:
        rest = yield from into_walls(g, combat, loser.side, rest)
    if rest:
        yield from go_back(g, combat, loser, rest)
    yield from displace_leaders(g, combat.space, lonely)


def strays(s: State, space: Space, side: Side, army: Army) -> Army:
    """9.6 Leaders who have come to the army, as a displaced Caesar may, and have no other Combat Units there."""
    others = [piece for piece in outside(s, space, side) if piece not in army]
    return [] if cus(others) else others


def without_cus(s: State, side: Side, company: Army) -> Army:
    """9.6 Roman Leaders all of whose Combat Units are dead; a Relief Army and those who sortied are two companies, as
    they go different ways (14.6.4)."""
    if side is not ROMAN or not cus(company) or any(s.steps[piece] for piece in cus(company)):
        return []
    return [piece for piece in company if not piece.is_cu]


def go_back_inside(g: Gaul, combat: Combat, loser: Force, army: Army) -> Procedure[None]:
    """14.6.4; if the walls fell with their Tribe in this battle (11.2.4), to adjacent spaces: they came from none."""
    if walls_of(g.state, combat.space) is loser.side:
        for piece in army:
            g.state.inside[piece] = 1
    else:
        yield from scatter(g, loser.side, army, combat.space, (), combat.other(loser).side, loser.army)


def still_at(s: State, space: Space, army: Army) -> Army:
    """Who lives, and was not pushed on by those who lost a battle for fallen walls meanwhile (11.2.4, 13.7.2)."""
    return [piece for piece in army if s.place[piece] == space]


def into_walls(g: Gaul, combat: Combat, side: Side, army: Army) -> Procedure[Army]:
    """13.7.3 Some or all may retreat behind friendly walls in the space; who does not is returned."""
    s, space = g.state, combat.space
    if not army or walls_of(s, space) is not side:
        return army
    group = yield from pick(side, "retreat_inside", "13.7.3", up_to(army, len(army)), space, none=True)
    group = with_the_stranded(s, side, army, group, space, combat.origins)
    for piece in group:
        s.inside[piece] = 1
    return [piece for piece in army if piece not in group]


def go_back(g: Gaul, combat: Combat, loser: Force, army: Army) -> Procedure[None]:
    """13.7.1 The attacker whence he came; the defender to adjacent spaces whence no enemy came, or he is eliminated."""
    space = combat.space
    if loser is combat.attacker and combat.origins:
        yield from fall_back(g, loser.side, army, space, combat.origins[0], loser.army)
        return
    yield from scatter(g, loser.side, army, space, combat.origins, combat.other(loser).side, loser.army)


def scatter(
    g: Gaul, side: Side, army: Army, space: Space, barred: tuple[Space, ...], foe: Side, beaten: Army
) -> Procedure[None]:
    """13.7.1 The stack may split up: whoever goes to the same space goes there together, and pays together. The German
    Tribe is retreated by the opponent of those who drive it off."""
    owner = side if side is not NOBODY else foe.other
    left, taken = list(army), list[Space]()
    while left:
        refuges = retreats(g.state, side, left, space, barred)
        if not refuges:
            yield from cut_down(g, side, left, space)
            return
        refuges = [each for each in refuges if each not in taken] or refuges
        if is_fatal(g.state, side, left, space, refuges, beaten):
            refuges = refuges[:1]
        refuge = yield from choose(owner, "retreat", "13.7.1", refuges, space)
        group: tuple[Piece, ...] = tuple(left)
        if len(refuges) > 1 and len(left) > 1:
            company = partial(who_may_go, g.state, left, refuge)
            group = yield from pick(owner, "retreat_with", "13.7.1", company, refuge, whole=left)
        taken.append(refuge)
        group = with_the_stranded(g.state, side, left, group, space, (*barred, *taken))
        yield from fall_back(g, side, [*group], space, refuge, beaten)
        left = still_at(g.state, space, army) + strays(g.state, space, side, beaten)


def who_may_go(s: State, army: Army, refuge: Space, picked: tuple[Piece, ...]) -> Army:
    """10.3.3 Roman Leaders not without Combat Units among enemies, nor to a Fortified Town or Stronghold."""
    rest = [piece for piece in army if piece not in picked]
    alone = army[0].side is ROMAN and not cus(picked) and not may_enter_alone(s, refuge)
    return cus(rest) if alone else rest


def with_the_stranded(
    s: State, side: Side, army: Army, group: tuple[Piece, ...], space: Space, barred: tuple[Space, ...]
) -> tuple[Piece, ...]:
    """10.3.3 Those who go, and the Roman Leaders who could go nowhere without them."""
    rest = [piece for piece in army if piece not in group]
    if side is not ROMAN or not group or cus(rest) or retreats(s, side, rest, space, barred):
        return group
    return (*group, *rest)


def is_fatal(s: State, side: Side, army: Army, space: Space, refuges: list[Space], beaten: Army) -> bool:
    """13.7.2 Wherever they go, nobody survives it; and there is no Leader who would be displaced."""
    if any(may_shelter(s, side, refuge) and has_cus(s, refuge, side.other) for refuge in refuges):
        return False
    least = min(toll(s, side, space, refuge, beaten) for refuge in refuges)
    return least >= steps_of(s, army) and all(piece.is_cu for piece in army)


def least_toll(s: State, combat: Combat, loser: Force) -> int:
    """13.7.2 How many steps a retreat costs an army without Leaders at least, wherever it goes."""
    if loser.sortied or walls_of(s, combat.space) is loser.side or any(not piece.is_cu for piece in loser.army):
        return 0
    came = loser is combat.attacker and combat.origins
    refuges = [combat.origins[0]] if came else retreats(s, loser.side, loser.army, combat.space, combat.origins)
    if any(may_shelter(s, loser.side, refuge) for refuge in refuges) or _may_ease(s, combat, loser, refuges):
        return 0
    tolls = [toll(s, loser.side, combat.space, refuge, loser.army) for refuge in refuges]
    return min(tolls, default=steps_of(s, loser.army))


def _may_ease(s: State, combat: Combat, loser: Force, refuges: list[Space]) -> bool:
    """Whether the winner's losses may take a marker from where the others retreat (9.6 Caesar, 11.2.4 a Town), or
    somebody's losses bring about another battle before."""
    winners = combat.other(loser).army
    if CAESAR in winners or any(town_of(s, piece) in refuges for piece in winners):
        return True
    return any(_shelters_others(s, piece) for force in combat.forces for piece in force.army)


def _shelters_others(s: State, tribe: Piece) -> bool:
    """11.2.4 Whether Gauls would have to fight if its Town fell."""
    town = town_of(s, tribe)
    return town is not None and bool(cus(inside(s, town, GALLIC)) and outside(s, town, ROMAN))


def toll(s: State, side: Side, space: Space, refuge: Space, beaten: Army) -> int:
    """13.7.2 How many steps a retreat into an enemy-controlled space, across the Channel or among enemies costs. Those
    who were beaten in the same battle are no friends who wait there, if they have gone before."""
    lost = space.paths[refuge].kind.retreat_loss
    friends = [piece for piece in cus(pieces_at(s, refuge, side)) if piece not in beaten]
    if controller(s, refuge) not in (None, side) and not friends:  # 17.4.3 all markers are enemies of the German Tribe
        lost += 1
    return lost + steps_of(s, _enemies_at(s, side, refuge))


def retreats(s: State, side: Side, army: Army, space: Space, barred: tuple[Space, ...]) -> list[Space]:
    """Adjacent spaces that the army may enter at all."""
    found = [each for each in space.adjacent if each not in barred]
    if side is ROMAN:
        return found if cus(army) else [each for each in found if may_enter_alone(s, each)]
    found = [each for each in found if not each.region.romans_only]
    if side is NOBODY:
        return [each for each in found if walls_of(s, each) is None and not _holds_anybody(s, each)]
    return found


def _holds_anybody(s: State, space: Space) -> bool:
    return has_cus(s, space, ROMAN) or has_cus(s, space, GALLIC)


def cut_down(g: Gaul, side: Side, army: Army, space: Space) -> Procedure[None]:
    """13.7.1 Nowhere to go: all are eliminated."""
    g.log("cut_down", "13.7.1", side, space)
    for piece in cus(army):
        g.state.steps[piece] = 0
        eliminate(g, piece)
    if side is ROMAN:
        yield from displace_leaders(g, space, [piece for piece in army if not piece.is_cu])


def fall_back(g: Gaul, side: Side, army: Army, space: Space, refuge: Space, beaten: Army) -> Procedure[None]:
    """13.7.2 A retreat into an enemy-controlled space, across the Channel or among enemies costs steps; 10.6 those may
    be behind their walls."""
    s = g.state
    declared = may_shelter(s, side, refuge)
    if declared:
        yield from to_the_walls(g, side.other, refuge, "shelter")
    lost = toll(s, side, space, refuge, beaten)
    enemies = _enemies_at(s, side, refuge)
    g.log("retreats", "13.7.1", side, tuple(army), refuge)
    for piece in army:
        put(s, piece, refuge)
        s.landed[piece] = refuge.region.romans_only
    if lost:
        yield from lose_steps(g, side, army, lost, "retreat_loss", "13.7.2")
    yield from _left_alone(g, side, army, refuge)
    yield from drive_off(g, side, refuge, space, declared)
    if enemies and any(s.steps[piece] for piece in cus(army)):
        yield from _push_on(g, side, enemies, refuge, space)


def _enemies_at(s: State, side: Side, space: Space) -> Army:
    if side is NOBODY:
        return []
    germani = [GERMANI] if has_germani(s, space) else []
    return cus(outside(s, space, side.other)) + germani


def _left_alone(g: Gaul, side: Side, army: Army, space: Space) -> Procedure[None]:
    """9.6 Roman Leaders whose Combat Units were all eliminated, or who come to Gauls without any; among Gauls those,
    too, who were there (2.3.3)."""
    s = g.state
    if side is not ROMAN or has_cus_outside(s, space, ROMAN):
        return
    among_gauls = has_cus_outside(s, space, GALLIC)
    leaders = [piece for piece in outside(s, space, ROMAN) if among_gauls or piece in army]
    if among_gauls or cus(army):
        yield from displace_leaders(g, space, leaders)


def _push_on(g: Gaul, side: Side, enemies: Army, space: Space, origin: Space) -> Procedure[None]:
    """13.7.2 Enemies into whom an army retreats are retreated to adjacent spaces, too (13.7.3 is for the space of the
    battle); if they were on the move, it is over."""
    for other in {piece.side: None for piece in enemies}:
        stack = [GERMANI] if other is NOBODY else outside(g.state, space, other)
        for piece in stack:
            g.state.army[piece] = 0
        yield from scatter(g, other, stack, space, (origin,), side, stack)
