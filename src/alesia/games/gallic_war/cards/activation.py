"""5.2.1C Neutral Tribe Activation."""

from alesia.games.gallic_war.board import BOXES, Gaul, tribe_units
from alesia.games.gallic_war.components import BRITANNIA, NEUTRAL, ROMAN, Area, Card, Side
from alesia.games.gallic_war.state import State

LIMITS = (1, 2)  # a year, Roman and Barbarian


def activations(s: State, side: Side) -> int:
    """The cards in the side's Neutral Tribe Activation area."""
    return s.cards.count(BOXES[side])


def may_activate(s: State, side: Side, card: Card) -> bool:
    """The tribe of the card is neutral, the limit is not reached; not Britannia by the Roman."""
    tribe = card.area
    if tribe is None or (side is ROMAN and tribe is BRITANNIA):
        return False
    return activations(s, side) < LIMITS[side] and bool(tribe_units(s, tribe, NEUTRAL))


def neutral_tribe_activation(g: Gaul, side: Side, card: Card) -> bool:
    """5.2.1C The tribe becomes an ally at full strength; False if it is no longer neutral."""
    s = g.state
    if not may_activate(s, side, card):
        g.log("no_effect", "5.2.1C", side, card)
        return False
    assert card.area is not None
    activate(s, card.area, side)
    g.log("activated", "5.2.1C", side, card.area)
    return True


def activate(s: State, tribe: Area, side: Side) -> None:
    """Stand the units of a neutral tribe upright, facing the side."""
    for unit in tribe_units(s, tribe, NEUTRAL):
        s.owner[unit] = side
