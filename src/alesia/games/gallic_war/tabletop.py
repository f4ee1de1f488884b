"""2 What lies on a real table: blocks with their strength up, cards, and what the tracks show."""

from collections.abc import Iterator

from alesia.games.gallic_war.board import home_of
from alesia.games.gallic_war.components import AREAS, CARDS, LEADERS, PLAYERS, SIDES, UNITS, YEARS, Card, Unit
from alesia.games.gallic_war.state import (
    BARBARIAN_BOX,
    BARBARIAN_HAND,
    DECK,
    DISCARDS,
    FALLEN,
    GONE,
    PLAYED,
    REMOVED,
    ROMAN_BOX,
    ROMAN_HAND,
    WAITING,
    State,
)
from alesia.games.gallic_war.victory import points
from alesia.kernel.tabletop import NO_FACE, Layout, Stack, Thing, about, called, stack

BESIDE = {
    FALLEN: called("box", "eliminated"),
    WAITING: called("box", "turn track"),
    GONE: called("box", "out of the game"),
}
PILES = {
    DECK: called("pile", "deck"),
    ROMAN_HAND: called("pile", "Roman hand"),
    BARBARIAN_HAND: called("pile", "Barbarian hand"),
    DISCARDS: called("pile", "discards"),
    ROMAN_BOX: called("pile", "Roman activations"),
    BARBARIAN_BOX: called("pile", "Barbarian activations"),
    REMOVED: called("pile", "removed"),
    PLAYED: called("pile", "played"),
}


def layout(s: State) -> Layout:
    """Everything that a person can see and move; both hands and all labels, since he moves the blocks of both."""
    stacks = {_block(s, unit): 1 for unit in UNITS} | {_card(s, card): 1 for card in CARDS}
    return Layout(stacks, dict(_tracks(s)))


def _block(s: State, unit: Unit) -> Stack:
    """2.2 Its strength is the edge that is up; 5.2.2 in battle it lies open."""
    place = s.place[unit]
    if place >= FALLEN:
        return stack(unit, BESIDE[place])
    if not s.strength[unit]:  # 5.2.3 beaten, and about to be taken off
        return stack(unit, AREAS[place])
    return stack(unit, AREAS[place], called("lying" if s.revealed[unit] else "standing", str(s.strength[unit])))


def _card(s: State, card: Card) -> Stack:
    return stack(card, PILES[s.cards[card]], NO_FACE)


def _tracks(s: State) -> Iterator[tuple[Thing, object]]:
    """2.1 The turn, supply and Victory Points; 2.2 whose each block is; 7.3 the homes of leaders; 6.7.1 when a legion
    comes back."""
    yield called("track", "turn"), YEARS[s.turn - 1]
    yield called("track", "supply"), s.supply
    yield from ((about("points", side), points(s, side)) for side in PLAYERS)
    yield from ((about("whose", unit), SIDES[s.owner[unit]]) for unit in UNITS)
    yield from ((about("home", unit), home) for unit in LEADERS if (home := home_of(s, unit)) is not None)
    yield from ((about("due", unit), s.fell[unit] + 1) for unit in UNITS if s.place[unit] == FALLEN and s.fell[unit])
