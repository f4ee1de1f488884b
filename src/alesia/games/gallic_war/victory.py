"""8 Victory: points during the game, automatic victory, and the end."""

from typing import NoReturn

from alesia.games.gallic_war.board import Gaul, controller, tribes_controlled
from alesia.games.gallic_war.components import (
    ARIOVISTUS,
    BARBARIAN,
    BRITANNIA,
    PLAYERS,
    ROMAN,
    TRIBES,
    VERCINGETORIX,
    WIN_TRIBES,
    Side,
    Unit,
)
from alesia.games.gallic_war.state import State
from alesia.kernel.game import Rank, Result

MOST_FOR_GERMANS = 3
ROMAN_BRITANNIA = 3


def points(s: State, side: Side) -> int:
    """The VP block of a side."""
    return s.roman_vp if side is ROMAN else s.barbarian_vp


def score(s: State, side: Side, vp: int) -> None:
    if side is ROMAN:
        s.roman_vp += vp
    else:
        s.barbarian_vp += vp


def score_elimination(s: State, unit: Unit) -> None:
    """8.0 Victory points for an eliminated unit."""
    if unit.kind == "cavalry":
        score(s, BARBARIAN if unit.is_black else ROMAN, 1)
    elif unit.kind == "legion":
        score(s, BARBARIAN, 3)
    elif unit is ARIOVISTUS:
        score(s, ROMAN, 2)
    elif unit is VERCINGETORIX:
        score(s, ROMAN, 3)
    elif unit.is_german and s.german_vp < MOST_FOR_GERMANS:
        s.german_vp += 1
        score(s, ROMAN, 1)


def area_points(s: State, side: Side) -> int:
    """8.0 One for each tribe area; Britannia is worth three to the Roman."""
    bonus = ROMAN_BRITANNIA - 1 if side is ROMAN and controller(s, BRITANNIA) is ROMAN else 0
    return sum(controller(s, area) is side for area in TRIBES) + bonus


def total(s: State, side: Side) -> int:
    """What the side would have if the game ended now."""
    return points(s, side) + area_points(s, side)


def ranking(s: State, first: Side) -> tuple[Rank, ...]:
    return tuple(Rank((side.name,), total(s, side)) for side in (first, first.other))


def caesar_is_killed(g: Gaul) -> NoReturn:
    """7.1, 8.1 If Caesar is eliminated, the Barbarian player wins."""
    g.log("victory_caesar", "8.1", BARBARIAN)
    g.finish(Result("caesar", ranking(g.state, BARBARIAN)))


def check_tribes(g: Gaul) -> None:
    """6.3, 8.1 Eighteen tribes win at once."""
    s = g.state
    tribes = [tribes_controlled(s, side) for side in PLAYERS]
    g.log("tribes", "6.3", *tribes)
    for side in PLAYERS:
        if tribes[side] >= WIN_TRIBES:
            g.log("victory_tribes", "8.1", side)
            g.finish(Result("tribes", ranking(s, side)))


def end_game(g: Gaul) -> NoReturn:
    """8.0 At the end of 51 BC the player with the most victory points is the winner."""
    s = g.state
    roman, barbarian = total(s, ROMAN), total(s, BARBARIAN)
    g.log("victory_points", "8.0", roman, barbarian)
    if roman == barbarian:
        g.finish(Result("draw", (Rank((ROMAN.name, BARBARIAN.name), roman),)))
    g.finish(Result("points", ranking(s, ROMAN if roman > barbarian else BARBARIAN)))
