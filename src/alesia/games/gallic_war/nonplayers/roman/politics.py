"""R. Political actions, activations and revolts: which tribe is worth most, and what the odds are."""

from alesia.games.gallic_war.board import home_of, is_on_map, units_in
from alesia.games.gallic_war.cards.politics import political_targets, resistance
from alesia.games.gallic_war.cards.revolts import MINOR, revolt_targets
from alesia.games.gallic_war.components import BARBARIAN, LEADERS, ROMAN, Area, Card
from alesia.games.gallic_war.nonplayers.ground import has_guests, owners
from alesia.games.gallic_war.nonplayers.mind import Mind
from alesia.games.gallic_war.state import State
from alesia.nonplayers.mind import Priority

SIDES_OF_A_DIE = 6


def odds(s: State, card: Card, tribe: Area) -> int:
    """On how many faces of the die the tribe is won."""
    modifier = resistance(s, ROMAN, tribe) - (card.area is tribe)
    return max(0, min(SIDES_OF_A_DIE, card.value - modifier))


def is_leaders_home(s: State, tribe: Area) -> bool:
    return any(is_on_map(s, leader) and home_of(s, leader) is tribe for leader in LEADERS)


ENEMY_FIRST = Priority("roman.enemy_first", lambda mind, tribe: BARBARIAN in owners(mind.s, tribe))
LEADERS_HOME = Priority("roman.leaders_home", lambda mind, tribe: is_leaders_home(mind.s, tribe))
TOWN = Priority("roman.town", lambda mind, tribe: tribe.fort is not None)
MOST_BLOCKS = Priority("roman.most_blocks", lambda mind, tribe: len(tribe.units))
WORTH = (ENEMY_FIRST, LEADERS_HOME, TOWN, MOST_BLOCKS)


def winnable(s: State) -> list[Area]:
    """Tribes that could be won without having to fight others of the enemy in their home area."""
    return [tribe for tribe in political_targets(s, ROMAN) if not has_guests(s, tribe, BARBARIAN)]


def best_tribe(mind: Mind, card: Card, found: list[Area]) -> Area | None:
    """The tribe with the best odds for the card; of equal ones the worthiest."""
    if not found:
        return None
    best = Priority("roman.best_odds", lambda mind, tribe: odds(mind.s, card, tribe))
    return mind.choose(found, best, *WORTH)


def revolters(s: State) -> list[Area]:
    """11.0A Enemy tribes that would become neutral, or fight for Rome: no Romans are in their home area."""
    return [tribe for tribe in revolt_targets(s, ROMAN, MINOR) if not units_in(s, tribe, ROMAN)]
