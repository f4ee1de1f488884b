"""7.5 What an event is worth to the Gaul, in Action Points."""

from alesia.games.rome_vs_gaul.components import Card
from alesia.games.rome_vs_gaul.nonplayers.mind import Mind

# Of Bonus events: what they bring besides their Action Points.
BONUS = {23: 1.0, 26: 0.6, 27: 0.6, 34: 0.8, 36: 1.0, 37: 1.0, 38: 1.0, 39: 0.6, 40: 1.0, 45: 0.7, 46: 0.7}
BONUS |= {47: 1.0, 49: 1.0, 53: 1.0, 54: 0.1}
# They hold no council over all Gaul: cards that make every Tribe act at once (21, 25, 31, 32, 33) are played for their
# Action Points.
EVENTS = {24: 3.5, 30: 3.0, 42: 3.6, 43: 5.0, 44: 3.6, 50: 3.0}


def event_worth(mind: Mind, card: Card) -> float:
    """Those of the card itself stand against it."""
    if card.kind == "bonus":
        return card.points + BONUS.get(card.number, 0.6)
    return EVENTS.get(card.number, 0.0)
