"""7.5 What an event is worth to the Roman, in Action Points."""

from alesia.games.rome_vs_gaul.board import on_map, space_of, tribes_in
from alesia.games.rome_vs_gaul.components import LEGIONS, Card
from alesia.games.rome_vs_gaul.nonplayers.mind import Mind
from alesia.games.rome_vs_gaul.state import ELIMINATED, GALLIC_INFLUENCE, SUBMITTED

ROOT_AND_BRANCH, ROMAN_RULE, LEVIES, TRADE, CLEMENCY, DIPLOMACY, RIVALS = 5, 8, 16, 19, 20, 50, 55
# Of Bonus events: what they bring besides their Action Points.
BONUS = {1: 2.0, 2: 1.0, 3: 1.0, 9: 2.0, 10: 0.8, 11: 2.0, 12: 1.0, 13: 1.0, 14: 0.6, 15: 0.1, 18: 1.0}
BONUS |= {45: 0.7, 46: 0.7, 47: 1.0, 49: 1.0, 53: 1.0, 54: 0.6}
EVENTS = {ROMAN_RULE: 5.0, TRADE: 4.0, DIPLOMACY: 3.0, RIVALS: 2.5}


def event_worth(mind: Mind, card: Card) -> float:
    """Those of the card itself stand against it."""
    s = mind.s
    if card.kind == "bonus":
        return card.points + BONUS.get(card.number, 0.6)
    if card.number == ROOT_AND_BRANCH:  # a Province is cleared, up to two markers become Roman
        return 1.0 * markers_before(mind) + min(2, markers_before(mind))
    if card.number == LEVIES:
        lacking = [legion for legion in LEGIONS if s.steps[legion] == 1 or s.place[legion] == ELIMINATED]
        return 2.0 * min(2, len(lacking))
    if card.number == CLEMENCY:
        return float(min(3, len(tribes_in(s, SUBMITTED))))
    return EVENTS.get(card.number, 0.0)


def markers_before(mind: Mind) -> int:
    """The most Gallic markers in a Province of Gaul with a Legion."""
    s = mind.s
    provinces = {space_of(s, legion).province for legion in on_map(s, LEGIONS)}
    ruled = [province for province in provinces if province.region.gaul]
    return max([sum([s.control[each] == GALLIC_INFLUENCE for each in p.spaces]) for p in ruled], default=0)
