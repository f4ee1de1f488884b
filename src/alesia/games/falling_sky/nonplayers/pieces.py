"""8.4.1 Which pieces Non-players place, target and lose first."""

from alesia.games.falling_sky.components import (
    ALLY,
    CITADEL,
    DISPERSED,
    FACTIONS,
    FORT,
    HIDDEN,
    LEADER,
    LEGION,
    PIECES,
    REVEALED,
    SCOUTED,
    TRIBE,
    Faction,
    Piece,
    Tribe,
)
from alesia.games.falling_sky.state import State
from alesia.games.falling_sky.war import targets_of
from alesia.kernel.ask import Option

PIECE = {p.name: p for p in reversed(PIECES)}  # Legions and Forts are Roman: the first of their name
# Leaders, Legions, Citadels or Forts (A8.4 Settlements), Allies in Cities or at Remi, other Allies, Hidden, Revealed,
# Scouted.
WORTH = {LEADER: 8, LEGION: 7, FORT: 6, HIDDEN: 3, REVEALED: 2, SCOUTED: 1}
CITADEL_WORTH, CITY_WORTH, ALLY_WORTH = 6, 5, 4


def noun_of(option: Option) -> Piece | Tribe | None:
    """The piece or Tribe that an option is about."""
    if option.verb == "tribe":
        return TRIBE[str(option.noun)]
    found = PIECE.get(str(option.noun))
    if found is None and option.verb in ("remove", "replace"):
        return TRIBE.get(str(option.noun))
    return found


def owner(s: State, what: Piece | Tribe) -> Faction | None:
    if isinstance(what, Piece):
        return what.faction
    status = s.tribes[what]
    return FACTIONS[(status - ALLY) % len(FACTIONS)] if ALLY <= status < DISPERSED else None


def worth(s: State, what: Piece | Tribe) -> int:
    """How early it is placed or targeted, and how late it is lost."""
    if isinstance(what, Piece):
        return WORTH[what.kind]
    if CITADEL <= s.tribes[what] < DISPERSED:
        return CITADEL_WORTH
    return CITY_WORTH if what.city or what.name == "Remi" else ALLY_WORTH


def enemy_rank(s: State, faction: Faction, enemy: Faction | None) -> int:
    """The lower, the sooner a target."""
    order = targets_of(s, faction)
    return order.index(enemy) if enemy in order else len(order)
