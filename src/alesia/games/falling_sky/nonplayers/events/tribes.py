"""8.3.1, 8.4.1 How Events choose among Tribes: Allies of enemies to remove, Tribes where to place an own Ally."""

from collections.abc import Callable, Sequence

from alesia.games.falling_sky.available import available_allies
from alesia.games.falling_sky.board import may_hold, subdue
from alesia.games.falling_sky.components import BELGICA, SUBDUED, TRIBE, Faction, Tribe
from alesia.games.falling_sky.nonplayers.events.choosing import left_to_pick, spared
from alesia.games.falling_sky.nonplayers.frost import is_frost
from alesia.games.falling_sky.nonplayers.mind import Mind
from alesia.games.falling_sky.nonplayers.pieces import enemy_rank, owner, worth
from alesia.games.falling_sky.nonplayers.rallying import CITIES_FIRST
from alesia.games.falling_sky.state import State
from alesia.games.falling_sky.war import targets_of
from alesia.kernel.ask import Ask, Option
from alesia.nonplayers.mind import Priority
from alesia.nonplayers.options import DONE, named, offered

BEST_ALLIES = Priority("event.best_allies", lambda mind, tribe: worth(mind.s, tribe))
ENEMY_ORDER = Priority("event.ally_order", lambda mind, tribe: -enemy_rank(mind.s, mind.faction, owner(mind.s, tribe)))
TRIBES_IN_BELGICA = Priority("event.tribes_in_belgica", lambda mind, tribe: tribe.region in BELGICA)


def tribes_in(ask: Ask) -> list[Tribe]:
    """The Tribes that a question offers."""
    return [TRIBE[str(option.noun)] for option in named(ask, "tribe")]


def enemies_of(mind: Mind) -> tuple[Faction, ...]:
    """In the order of 8.4.1."""
    return targets_of(mind.s, mind.faction)


def removed_ally(
    mind: Mind,
    ask: Ask,
    targets: Sequence[Faction],
    *first: Priority,
    imagine: Callable[[State, Tribe], None] = subdue,
    left: int | None = None,
) -> Option:
    """8.4.1 An Ally of one of these: Cities and Remi before others, then the order of enemies; 8.4.4 none upon Frost
    whose loss brings a player to victory. Done if there is none; else the question must be answered somehow. Of those
    that are as good so many go in the end, if not as many as the question says."""
    found = [t for t in tribes_in(ask) if owner(mind.s, t) in targets]
    allowed = spared(mind, found, imagine)
    if not allowed and DONE in ask.options:
        return DONE
    alike = 1 if is_frost(mind, mind.s) else left or left_to_pick(ask)
    return mind.choose_next(allowed or found or tribes_in(ask), alike, *first, BEST_ALLIES, ENEMY_ORDER).option


def own_site(mind: Mind, ask: Ask, left: int | None = None) -> Option:
    """8.4.1 A Subdued Tribe for an own Ally, Cities and Remi first; so many are placed, if not as many as the question
    says."""
    sites = [t for t in tribes_in(ask) if mind.s.tribes[t] == SUBDUED and may_hold(mind.s, t, mind.faction)]
    placed = min(left or left_to_pick(ask), available_allies(mind.s, mind.faction))
    return mind.choose_next(sites or tribes_in(ask), placed, CITIES_FIRST).option


def itself_only(mind: Mind, ask: Ask) -> Option | None:
    """8.2.3 Who gets the benefits: itself and nobody else."""
    return offered(ask, mind.faction.option, DONE)
