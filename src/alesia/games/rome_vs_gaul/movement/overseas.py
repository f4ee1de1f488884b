"""17.1 Britannia and Germania: storms at sea, and the peoples who attack."""

from alesia.games.rome_vs_gaul.battle.combat import Combat, Force
from alesia.games.rome_vs_gaul.battle.fight import battle, muster_force
from alesia.games.rome_vs_gaul.board import Army, Gaul, cus, outside, total_strength
from alesia.games.rome_vs_gaul.components import (
    BRITANNICUS,
    GERMANIA,
    NOBODY,
    PEOPLES,
    ROMAN,
    ROMAN_PIECES,
    SPACES,
    Piece,
    Space,
)
from alesia.games.rome_vs_gaul.control import has_influence
from alesia.games.rome_vs_gaul.dice import TURNED_BACK, two_dice
from alesia.games.rome_vs_gaul.state import State, is_on_map
from alesia.games.rome_vs_gaul.strategy.treachery import at_any_time, before_dice
from alesia.kernel.ask import Procedure, roll
from alesia.kernel.word import Word

STORMY = (4, 5, 6)  # 39


def cross_the_channel(g: Gaul) -> Procedure[bool]:
    """17.1.2 Storms at Sea: whether the army must return to its port."""
    s = g.state
    if is_calm(s):
        return False
    die = yield from roll("storm_roll", "17.1.2")
    turned_back = die in (STORMY if s.storms else TURNED_BACK)
    g.log("storm" if turned_back else "calm_sea", "17.1.2", die)
    return turned_back


def is_calm(s: State) -> bool:
    """15 A fleet keeps storms away from the Channel."""
    return s.supremacy == BRITANNICUS + 1


def meet_the_people(g: Gaul, leader: Piece | None, army: Army, space: Space) -> Procedure[bool]:
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
    combat = Combat(space, people, romans, ())
    if (yield from before_dice(g, combat, leader)):
        yield from battle(g, combat)
    yield from landings(g, leader)
    return strength >= 2 * strong and leader is not None and s.place[leader] == space


def landings(g: Gaul, leader: Piece | None = None) -> Procedure[None]:
    """17.1.4 "Whenever a Roman Army enters": those who retreat or avoid battle into such a space make the roll, too;
    9.2 under the Leader who moves, if he is with them. 7.5.4 Before it somebody may let walls fall."""
    s = g.state
    while landed := [piece for piece in ROMAN_PIECES if s.landed[piece]]:
        space = SPACES[s.place[landed[0]]] if is_on_map(s, landed[0]) else None
        army = [piece for piece in landed if s.place[piece] == s.place[landed[0]]]
        for piece in army:
            s.landed[piece] = 0
        if space is not None and cus(army) and is_threatened(s, army, space):
            yield from at_any_time(g)
            army = [piece for piece in army if s.place[piece] == space]
            yield from meet_the_people(g, leader if leader in army else None, army, space)


def is_threatened(s: State, army: Army, space: Space) -> bool:
    """17.1.4 By a people overseas; 17.1.5 not with a Roman marker or a Roman CU there, 14 nor behind a bridge over the
    Rhine."""
    if not space.region.romans_only or (s.bridge and space.region is GERMANIA):
        return False
    waits = any(piece.is_cu and piece not in army for piece in outside(s, space, ROMAN))
    return not waits and not has_influence(s, space, ROMAN)
