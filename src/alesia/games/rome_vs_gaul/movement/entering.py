"""10.2.2, 10.6, 12, 13 An army enters a space: reactions, walls, battle; sorties out of them (14.6)."""

from functools import partial

from alesia.games.rome_vs_gaul.battle.combat import Combat
from alesia.games.rome_vs_gaul.battle.fight import muster_force
from alesia.games.rome_vs_gaul.battle.retreating import still_at
from alesia.games.rome_vs_gaul.board import (
    Army,
    Gaul,
    cus,
    has_cus_outside,
    has_germani,
    inside,
    outside,
    pieces_at,
    put,
)
from alesia.games.rome_vs_gaul.components import GERMANI, NOBODY, ROMAN, Piece, Side, Space
from alesia.games.rome_vs_gaul.control import walls_of
from alesia.games.rome_vs_gaul.leaders import can_lead, can_move, go_together, has_rivals
from alesia.games.rome_vs_gaul.losses import displace_leaders
from alesia.games.rome_vs_gaul.movement.fighting import fight, landings, meet_the_people, moment
from alesia.games.rome_vs_gaul.movement.overseas import cross_the_channel, is_threatened
from alesia.games.rome_vs_gaul.movement.paths import is_crossing
from alesia.games.rome_vs_gaul.reaction.avoiding import avoid_battle, back_up, drive_off
from alesia.games.rome_vs_gaul.reaction.interception import intercept
from alesia.games.rome_vs_gaul.reaction.walls import to_the_walls
from alesia.games.rome_vs_gaul.state import LENT, State
from alesia.games.rome_vs_gaul.strategy.surprises import ambush
from alesia.kernel.ask import Procedure
from alesia.kernel.picking import pick


def enter(g: Gaul, side: Side, leader: Piece, army: Army, origin: Space, target: Space) -> Procedure[bool]:
    """Whether the army may go on moving. (The order is that of the rulings: interceptions, walls, Avoid Battle, odds,
    battle.)"""
    s = g.state
    if is_crossing(origin, target) and cus(army) and (yield from cross_the_channel(g)):
        return True
    ambusher = yield from ambush(g, side, army, target)
    yield from intercept(g, side.other, target, ambusher)
    come = [piece for piece in pieces_at(s, target, side.other) if s.barred[piece]] if 1 in s.barred else []
    if cus(come) and (not cus(army) or (yield from back_up(g, side, leader, army, origin, target))):
        g.log("stays", "12.2.2", side, origin)
        yield from drive_off(g, side, origin, target)
        return clear(g, come)
    besieged = has_cus_outside(s, target, side)
    for piece in army:
        put(s, piece, target)
    remember(s, target)
    g.log("moves", "10.4", leader, origin, target)
    if not besieged:
        yield from to_the_walls(g, side.other, target, "go_inside")
    goes_on = yield from clash(g, side, leader, army, origin, target, int(ambusher is not None))
    clear(g, come)
    return goes_on


def clear(g: Gaul, come: Army) -> bool:
    """12.2.4 Whoever intercepted may react again from now on."""
    for piece in come:
        g.state.barred[piece] = 0
    return False


def clash(g: Gaul, side: Side, leader: Piece, army: Army, origin: Space, target: Space, shift: int) -> Procedure[bool]:
    """10.2.2 Enemies outside avoid battle or must be fought; 9.6 Roman Leaders without CUs are displaced instead. The
    German Tribe must be fought; peoples overseas may attack."""
    s = g.state
    if not cus(army):
        return True
    enemy = side.other
    if outside(s, target, enemy) and not (yield from avoid_battle(g, enemy, target, origin)):
        if has_cus_outside(s, target, enemy):
            return (yield from meet(g, side, leader, army, origin, target, shift))
        yield from displace_leaders(g, target, outside(s, target, enemy))
    free = yield from landings(g)
    if not free or not cus(still_at(s, target, army)):
        return False
    if has_germani(s, target):
        return (yield from fight_germani(g, side, leader, army, origin, target))
    if side is ROMAN and is_threatened(s, army, target):
        return (yield from land(g, leader, army, target))
    return s.place[leader] == target  # and not pushed on by those who fled overseas and back (13.7.2)


def land(g: Gaul, leader: Piece, army: Army, target: Space) -> Procedure[bool]:
    """17.1.4 The people may attack, 7.5.4 unless Treachery takes the army away before; whoever has come meanwhile does
    not save it from the roll (17.1.5)."""
    army, free = yield from not_betrayed(g, leader, army, target)
    return bool(cus(army)) and (yield from meet_the_people(g, leader, army, target)) and free


def meet(g: Gaul, side: Side, leader: Piece, army: Army, origin: Space, target: Space, shift: int) -> Procedure[bool]:
    """13.1 A battle, with those who sortie; 7.5.4 unless Treachery takes those away who would have fought it."""
    s = g.state
    enemy = side.other
    shift += _attacks_across(side, origin, target)
    army, free = yield from not_betrayed(g, leader, army, target, shift)
    if not cus(army) or not has_cus_outside(s, target, enemy):
        return free and bool(cus(army))
    army = joined(s, side, army, target)
    helpers = yield from sally(g, side, target)
    attacker = muster_force(s, side, [*army, *helpers], target, leader, helpers)
    defender = muster_force(s, enemy, outside(s, target, enemy), target)
    combat = Combat(target, attacker, defender, (origin,))
    combat.force_of(ROMAN).shift = shift
    return (yield from fight(g, combat, leader))


def joined(s: State, side: Side, army: Army, space: Space) -> Army:
    """2.3.3 Roman Leaders who stood alone in the space are of the stack that attacks there; they share its fate."""
    return [*army, *[piece for piece in outside(s, space, side) if piece not in army]]


def between_actions(g: Gaul) -> Procedure[None]:
    """7.5.4 Treachery may be played, and whoever loses his walls by it must fight (11.2.4)."""
    yield from moment(g)


def not_betrayed(g: Gaul, leader: Piece, army: Army, space: Space, shift: int = 0) -> Procedure[tuple[Army, bool]]:
    """7.5.4 Who is left of an army when Treachery may have been played before the dice; and, if it had to fight for
    walls that fell (11.2.4), on the terms on which it came, whether it may go on (13.8)."""
    free = yield from moment(g, leader, shift=shift)
    return still_at(g.state, space, army), free


def _attacks_across(side: Side, origin: Space, target: Space) -> int:
    """17.1.2 Romans who attack across the Channel: one column to the left."""
    return int(side is ROMAN and is_crossing(origin, target))


def sally(g: Gaul, side: Side, space: Space) -> Procedure[Army]:
    """14.6.1 Besieged CUs may sortie with the relief army; 10.2.1 that is their move in this card play, so Ambiorix and
    Celtic Tribes do not go together (9.5.2), and Mercenaries with a Leader alone (17.3.2)."""
    s = g.state
    besieged = [piece for piece in inside(s, space, side) if not s.moved[piece]]
    if walls_of(s, space) is not side or not cus(besieged):
        return []
    whole = besieged if go_together(besieged) else []
    company = partial(who_may_sally, besieged)
    group = yield from pick(side, "sally", "14.6.1", company, space, none=True, whole=whole)
    for piece in group:
        s.inside[piece] = 0
        s.moved[piece] = LENT
    return [*group]


def who_may_sally(besieged: Army, picked: tuple[Piece, ...]) -> Army:
    led = any(can_lead(piece) for piece in picked)
    rest = [piece for piece in besieged if piece not in picked and (led or can_move(piece))]
    return [piece for piece in rest if not has_rivals((*picked, piece))]


def sortie(g: Gaul, side: Side, leader: Piece, army: Army, space: Space) -> Procedure[bool]:
    """14.6.2 Out of the walls against the besiegers, without a relief army; 9.6 or against Roman Leaders alone."""
    s = g.state
    for piece in army:
        s.inside[piece] = 0
    g.log("sortie", "14.6.2", leader, space)
    enemy = side.other
    if (yield from avoid_battle(g, enemy, space, None)):
        free = yield from landings(g)
        return free and s.place[leader] == space
    if not has_cus_outside(s, space, enemy):
        yield from displace_leaders(g, space, outside(s, space, enemy))
        return True
    army, free = yield from not_betrayed(g, leader, army, space)
    if not cus(army) or not has_cus_outside(s, space, enemy):
        return free and bool(cus(army))
    attacker = muster_force(s, side, army, space, leader, army)
    defender = muster_force(s, enemy, outside(s, space, enemy), space)
    return (yield from fight(g, Combat(space, attacker, defender, ()), leader))


def fight_germani(g: Gaul, side: Side, leader: Piece, army: Army, origin: Space, target: Space) -> Procedure[bool]:
    """17.4.3 The German Tribe defends itself with its bare strength."""
    s = g.state
    army, free = yield from not_betrayed(g, leader, army, target)
    if not cus(army) or not has_germani(s, target):  # pushed on by those who fled from fallen walls (13.7.2)
        return free and bool(cus(army))
    attacker = muster_force(s, side, joined(s, side, army, target), target, leader)
    combat = Combat(target, attacker, muster_force(s, NOBODY, [GERMANI], target), (origin,))
    return (yield from fight(g, combat, leader))


def remember(s: State, space: Space) -> None:
    """Whoever looks at the map sees the way that the army has come."""
    s.way[s.way.index(0)] = space + 1
