"""13.1, 11.2.4, 17.1.4 Battles and what follows from them: others for walls that fell, and with peoples overseas."""

from functools import partial

from alesia.games.rome_vs_gaul.battle.combat import Combat, Force
from alesia.games.rome_vs_gaul.battle.fight import battle, muster_force, regroup
from alesia.games.rome_vs_gaul.battle.retreating import still_at
from alesia.games.rome_vs_gaul.board import Army, Gaul, cus, has_cus_outside, outside, total_strength
from alesia.games.rome_vs_gaul.components import (
    GALLIC,
    NOBODY,
    PEOPLES,
    PLAYERS,
    ROMAN,
    ROMAN_PIECES,
    SPACES,
    Piece,
    Space,
)
from alesia.games.rome_vs_gaul.dice import two_dice
from alesia.games.rome_vs_gaul.movement.overseas import is_threatened
from alesia.games.rome_vs_gaul.reaction.avoiding import drive_off
from alesia.games.rome_vs_gaul.siege import lift_sieges
from alesia.games.rome_vs_gaul.state import State, is_on_map
from alesia.games.rome_vs_gaul.strategy.surprises import before_battle
from alesia.games.rome_vs_gaul.strategy.treachery import at_any_time
from alesia.kernel.ask import Procedure, choose
from alesia.kernel.word import Word


def fight(g: Gaul, combat: Combat, leader: Piece) -> Procedure[bool]:
    """13.8 Whether the attacker may go on, when the walls have been fought for, too, that fell in the battle; under the
    Leader who was activated."""
    goes_on = yield from engage(g, combat, leader)
    free = yield from breaches(g, leader)
    return free and combat.free and goes_on


def engage(g: Gaul, combat: Combat, leader: Piece | None) -> Procedure[bool]:
    """13.8 Whether the attacker may go on; 14.4.1 a siege is over before anybody can retreat to it."""
    lift_sieges(g.state)
    if not (yield from before_dice(g, combat, leader)):
        return bool(cus(combat.attacker.army))
    outcome = yield from battle(g, combat, partial(fight_elsewhere, leader=leader))
    lift_sieges(g.state)
    free = yield from landings(g, leader, combat.interrupted)
    combat.free = combat.free and free
    return outcome.goes_on


def before_dice(g: Gaul, combat: Combat, leader: Piece | None) -> Procedure[bool]:
    """7.5.4 Vow to Mars, and Treachery that was drawn for it; whether there is anybody left to fight then."""
    if not (yield from before_battle(g, combat)):
        return True
    free = yield from moment(g, leader, (*combat.interrupted, combat.space))
    combat.free = combat.free and free
    left = regroup(g.state, combat, leader)
    if not is_on_the_move(g.state, combat.attacker.army):
        combat.origins = ()  # 13.7.1 who fights out of fallen walls alone came from nowhere
    return left


def is_on_the_move(s: State, army: Army) -> bool:
    """Whether it is that of the Leader who was activated, or anybody of it."""
    return any(s.army[piece] for piece in army)


def fight_elsewhere(g: Gaul, combat: Combat, leader: Piece | None) -> Procedure[None]:
    """11.2.4 Walls that fell by the losses are fought for at once, before anybody retreats, who might come there."""
    lift_sieges(g.state)
    free = yield from breaches(g, leader, (*combat.interrupted, combat.space))
    combat.free = combat.free and free


# ---- fallen walls -----------------------------------------------------------------------------------------------


def moment(
    g: Gaul, leader: Piece | None = None, interrupted: tuple[Space, ...] = (), shift: int = 0
) -> Procedure[bool]:
    """7.5.4 Treachery may be played now; walls that fall by it are fought for at once (11.2.4), and those that fell
    before wait for their turn. Whether the army that moves may go on."""
    waiting = fallen_walls(g.state, interrupted)
    yield from at_any_time(g)
    return (yield from breaches(g, leader, (*interrupted, *waiting), shift))


def breaches(
    g: Gaul, leader: Piece | None = None, interrupted: tuple[Space, ...] = (), shift: int = 0
) -> Procedure[bool]:
    """11.2.4 Walls fell while others were behind them: those must fight, space by space, also where walls fall only in
    such a battle; 9.6 but Roman Leaders alone leave. Whether the army of the Leader who moves may go on (13.8). Where a
    battle is interrupted, its losers go first. The shift is that of the army that moves."""
    s = g.state
    free = True
    while fallen := fallen_walls(s, interrupted):
        space = yield from choose(PLAYERS[s.player], "fallen_walls", "11.2.4", fallen)
        yield from at_any_time(g)
        if space not in fallen_walls(s, interrupted):  # 7.5.4 Treachery has taken those away who would fight
            continue
        s.breached[space] = 0
        if has_cus_outside(s, space, ROMAN):
            moves = is_on_the_move(s, outside(s, space, PLAYERS[s.player]))
            combat = storm(s, space, leader, came_from(s, space) if moves else (), interrupted)
            combat.force_of(ROMAN).shift = shift if moves else 0
            goes_on = yield from engage(g, combat, leader)
            free = free and combat.free and (goes_on or not moves)
        else:
            yield from drive_off(g, GALLIC, space, space)
    return free


def fallen_walls(s: State, interrupted: tuple[Space, ...]) -> list[Space]:
    """Where Gauls and Romans stand together in the open, since no walls part them any more."""
    if 1 not in s.breached:
        return []
    for space in SPACES:
        s.breached[space] &= has_cus_outside(s, space, GALLIC) and bool(outside(s, space, ROMAN))
    return [space for space in SPACES if s.breached[space] and space not in interrupted]


def storm(
    s: State, space: Space, leader: Piece | None, origins: tuple[Space, ...], interrupted: tuple[Space, ...]
) -> Combat:
    """11.2.4 The battle of those without walls: the phasing player attacks, 9.2 under the Leader who moves, if he is
    there; 13.7.1 an army that has just come goes back whence it came."""
    side = PLAYERS[s.player]
    army = outside(s, space, side)
    attacker = muster_force(s, side, army, space, leader)
    defender = muster_force(s, side.other, outside(s, space, side.other), space)
    return Combat(space, attacker, defender, origins, interrupted)


def came_from(s: State, space: Space) -> tuple[Space, ...]:
    """Whence the army that moves has come into this space."""
    way = [SPACES[number - 1] for number in s.way if number]
    return (way[-2],) if len(way) > 1 and way[-1] is space else ()


# ---- peoples overseas -------------------------------------------------------------------------------------------


def meet_the_people(
    g: Gaul, leader: Piece | None, army: Army, space: Space, interrupted: tuple[Space, ...] = ()
) -> Procedure[bool]:
    """17.1.4 Two dice, at least the Combat Strength of the army: they attack; 17.1.5 and end its movement unless it was
    twice as strong."""
    s = g.state
    name, strong = PEOPLES[space.region]
    strength = total_strength(s, army)
    dice = yield from two_dice("people_roll", "17.1.4", Word("people", name), space, strength)
    if sum(dice) < strength:
        g.log("people_stay", "17.1.4", Word("people", name), sum(dice), strength)
        return True
    g.log("people_attack", "17.1.4", Word("people", name), sum(dice), strength)
    people = Force(NOBODY, [], None, strong)
    romans = muster_force(s, ROMAN, outside(s, space, ROMAN), space, leader)
    combat = Combat(space, people, romans, (), interrupted)
    if (yield from before_dice(g, combat, leader)):
        yield from battle(g, combat)
    yield from landings(g, leader, interrupted)
    return strength >= 2 * strong and leader is not None and s.place[leader] == space


def landings(g: Gaul, leader: Piece | None = None, interrupted: tuple[Space, ...] = ()) -> Procedure[bool]:
    """17.1.4 "Whenever a Roman Army enters": those who retreat or avoid battle into such a space make the roll, too;
    9.2 under the Leader who moves, if he is with them. 7.5.4 Before it somebody may let walls fall: whether the army
    that moves may go on then."""
    s = g.state
    free = True
    while landed := [piece for piece in ROMAN_PIECES if s.landed[piece]]:
        space = SPACES[s.place[landed[0]]] if is_on_map(s, landed[0]) else None
        army = [piece for piece in landed if s.place[piece] == s.place[landed[0]]]
        for piece in army:
            s.landed[piece] = 0
        if space is not None and cus(army) and is_threatened(s, army, space):
            free = (yield from moment(g, leader, interrupted)) and free
            yield from meet_the_people(g, leader, still_at(s, space, army), space, interrupted)
    return free
