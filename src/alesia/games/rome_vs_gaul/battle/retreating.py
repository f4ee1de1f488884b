"""13.7 Retreats."""

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

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


class Rout(NamedTuple):
    """Those who must leave a field: whose they are, who drives them off, who was beaten there, whither nobody goes."""

    side: Side
    space: Space
    foe: Side
    beaten: Army
    barred: tuple[Space, ...] = ()
    lonely: tuple[Piece, ...] = ()  # 9.6 Leaders whose Combat Units are dead: displaced when the others have gone


def retreat(g: Gaul, combat: Combat, loser: Force) -> Procedure[None]:
    """13.7.1 The survivors of the loser leave; 14.6.4 who sortied goes back behind the walls. Roman Leaders who have
    come to them from another battle (11.2.4) go along. 9.6 Leaders who are left without Combat Units are displaced."""
    s, space = g.state, combat.space
    came = [piece for piece in loser.army if piece not in loser.sortied]
    lonely = [leader for company in (loser.sortied, came) for leader in without_cus(s, loser.side, company)]
    rout = Rout(loser.side, space, combat.other(loser).side, loser.army, combat.origins, tuple(lonely))
    out, rest = ([piece for piece in still_at(s, space, each) if piece not in lonely] for each in (loser.sortied, came))
    (rest if cus(rest) else out).extend(strays(s, rout, [*out, *rest]))
    yield from go_back_inside(g, rout, out)
    rest = still_at(s, space, rest)
    if loser is combat.defender and loser.side is not NOBODY:
        rest = yield from into_walls(g, rout, rest)
    if rest:
        yield from go_back(g, rout, rest, loser is combat.attacker)
    yield from displace_leaders(g, space, forsaken(s, rout))


def strays(s: State, rout: Rout, waiting: Army) -> Army:
    """9.6 Leaders who have come to those who wait for their retreat, as a displaced Caesar may, and have no other
    Combat Units there."""
    others = [piece for piece in outside(s, rout.space, rout.side) if piece not in waiting and piece not in rout.lonely]
    return others if cus(waiting) and not cus(others) else []


def forsaken(s: State, rout: Rout) -> Army:
    """9.6 Roman Leaders whose Combat Units are dead, or who are left among Gauls, unless others have come to them."""
    if rout.side is not ROMAN or has_cus_outside(s, rout.space, ROMAN):
        return []
    among_gauls = has_cus_outside(s, rout.space, GALLIC)
    return [piece for piece in outside(s, rout.space, ROMAN) if among_gauls or piece in rout.lonely]


def without_cus(s: State, side: Side, company: Army) -> Army:
    """9.6 Roman Leaders all of whose Combat Units are dead; a Relief Army and those who sortied are two companies, as
    they go different ways (14.6.4)."""
    if side is not ROMAN or not cus(company) or any(s.steps[piece] for piece in cus(company)):
        return []
    return [piece for piece in company if not piece.is_cu]


def go_back_inside(g: Gaul, rout: Rout, army: Army) -> Procedure[None]:
    """14.6.4; if the walls fell with their Tribe in this battle (11.2.4), to adjacent spaces: they came from none."""
    if walls_of(g.state, rout.space) is rout.side:
        for piece in army:
            g.state.inside[piece] = 1
    else:
        yield from scatter(g, rout._replace(barred=()), army)


def still_at(s: State, space: Space, army: Army) -> Army:
    """Who lives, and was not pushed on meanwhile by others who retreated (13.7.2)."""
    return [piece for piece in army if s.place[piece] == space]


def into_walls(g: Gaul, rout: Rout, army: Army) -> Procedure[Army]:
    """13.7.3 Some or all may retreat behind friendly walls in the space; who does not is returned."""
    s = g.state
    if not army or walls_of(s, rout.space) is not rout.side:
        return army
    group = yield from pick(rout.side, "retreat_inside", "13.7.3", up_to(army, len(army)), rout.space, none=True)
    group = with_the_stranded(s, rout, army, group, ())
    for piece in group:
        s.inside[piece] = 1
    return [piece for piece in army if piece not in group]


def go_back(g: Gaul, rout: Rout, army: Army, attacked: bool) -> Procedure[None]:
    """13.7.1 The attacker whence he came; the defender to adjacent spaces whence no enemy came, or he is eliminated."""
    if attacked and rout.barred:
        yield from fall_back(g, rout, army, rout.barred[0])
    else:
        yield from scatter(g, rout, army)


def scatter(g: Gaul, rout: Rout, army: Army) -> Procedure[None]:
    """13.7.1 The stack may split up: whoever goes to the same space goes there together, and pays together. The German
    Tribe is retreated by the opponent of those who drive it off. Who has gone is gone, even if he comes back."""
    s, side, space = g.state, rout.side, rout.space
    owner = side if side is not NOBODY else rout.foe.other
    waiting, taken = list(army), list[Space]()
    while waiting:
        refuges = retreats(s, side, waiting, space, rout.barred)
        if not refuges:
            yield from cut_down(g, side, waiting, space)
            return
        refuges = [each for each in refuges if each not in taken] or refuges
        if is_fatal(s, rout, waiting, refuges):
            refuges = refuges[:1]
        refuge = yield from choose(owner, "retreat", "13.7.1", refuges, space)
        group: tuple[Piece, ...] = tuple(waiting)
        if len(refuges) > 1 and len(waiting) > 1:
            company = partial(who_may_go, s, waiting, refuge)
            group = yield from pick(owner, "retreat_with", "13.7.1", company, refuge, whole=waiting)
        taken.append(refuge)
        group = with_the_stranded(s, rout, waiting, group, taken)
        yield from fall_back(g, rout, [*group], refuge)
        waiting = still_at(s, space, [piece for piece in waiting if piece not in group])
        waiting += strays(s, rout, waiting)


def who_may_go(s: State, army: Army, refuge: Space, picked: tuple[Piece, ...]) -> Army:
    """10.3.3 Roman Leaders not without Combat Units among enemies, nor to a Fortified Town or Stronghold."""
    rest = [piece for piece in army if piece not in picked]
    alone = army[0].side is ROMAN and not cus(picked) and not may_enter_alone(s, refuge)
    return cus(rest) if alone else rest


def with_the_stranded(
    s: State, rout: Rout, army: Army, group: tuple[Piece, ...], taken: Sequence[Space]
) -> tuple[Piece, ...]:
    """10.3.3 Those who go, and the Roman Leaders who could go nowhere without them."""
    rest = [piece for piece in army if piece not in group]
    if rout.side is not ROMAN or not group or cus(rest):
        return group
    return group if retreats(s, ROMAN, rest, rout.space, (*rout.barred, *taken)) else (*group, *rest)


def is_fatal(s: State, rout: Rout, army: Army, refuges: list[Space]) -> bool:
    """13.7.2 Wherever they go, nobody survives it; and there is no Leader who would be displaced."""
    if any(may_shelter(s, rout.side, refuge) and has_cus(s, refuge, rout.side.other) for refuge in refuges):
        return False
    least = min(toll(s, rout, refuge) for refuge in refuges)
    return least >= steps_of(s, army) and all(piece.is_cu for piece in army)


def least_toll(s: State, combat: Combat, loser: Force) -> int:
    """13.7.2 How many steps a retreat costs an army without Leaders at least, wherever it goes."""
    if loser.sortied or walls_of(s, combat.space) is loser.side or any(not piece.is_cu for piece in loser.army):
        return 0
    came = loser is combat.attacker and combat.origins
    refuges = [combat.origins[0]] if came else retreats(s, loser.side, loser.army, combat.space, combat.origins)
    if any(may_shelter(s, loser.side, refuge) for refuge in refuges) or _may_ease(s, combat, loser, refuges):
        return 0
    rout = Rout(loser.side, combat.space, combat.other(loser).side, loser.army)
    return min([toll(s, rout, refuge) for refuge in refuges], default=steps_of(s, loser.army))


def _may_ease(s: State, combat: Combat, loser: Force, refuges: list[Space]) -> bool:
    """Whether the winner's losses may take a marker from where the others retreat (9.6 Caesar, 11.2.4 a Town), or
    another battle is fought before, for walls that have fallen or may fall by somebody's losses."""
    winners = combat.other(loser).army
    if 1 in s.breached or CAESAR in winners or any(town_of(s, piece) in refuges for piece in winners):
        return True
    return any(_shelters_others(s, piece) for force in combat.forces for piece in force.army)


def _shelters_others(s: State, tribe: Piece) -> bool:
    """11.2.4 Whether Gauls would have to fight if its Town fell."""
    town = town_of(s, tribe)
    return town is not None and bool(cus(inside(s, town, GALLIC)) and outside(s, town, ROMAN))


def toll(s: State, rout: Rout, refuge: Space) -> int:
    """13.7.2 How many steps a retreat into an enemy-controlled space, across the Channel or among enemies costs. Those
    who were beaten in the same battle are no friends who wait there, if they have gone before."""
    lost = rout.space.paths[refuge].kind.retreat_loss
    friends = [piece for piece in cus(pieces_at(s, refuge, rout.side)) if piece not in rout.beaten]
    if controller(s, refuge) not in (None, rout.side) and not friends:  # 17.4.3 every marker is the Germans' enemy
        lost += 1
    return lost + steps_of(s, _enemies_at(s, rout.side, refuge))


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


def fall_back(g: Gaul, rout: Rout, army: Army, refuge: Space) -> Procedure[None]:
    """13.7.2 A retreat into an enemy-controlled space, across the Channel or among enemies costs steps; 10.6 those may
    be behind their walls."""
    s, side, space = g.state, rout.side, rout.space
    declared = may_shelter(s, side, refuge)
    if declared:
        yield from to_the_walls(g, side.other, refuge, "shelter")
    lost = toll(s, rout, refuge)
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
        yield from scatter(g, Rout(other, space, side, stack, (origin,)), stack)
