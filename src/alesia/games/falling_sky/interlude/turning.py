"""A2.1K The Interlude: markers come off, and the map, the pieces and the seats are those of Falling Sky.

Here alone the scenario of a game changes. It is done before the expedition, whose pieces stand in Britannia, though the
printed list of markers follows it: nothing between the two could tell.
"""

from alesia.games.falling_sky.board import ally_owner, is_on_map, set_tribe
from alesia.games.falling_sky.components import (
    ARVERNI,
    CISALPINA,
    FACTIONS,
    GERMANS,
    NO_CARD,
    OFF_MAP,
    SUBDUED,
)
from alesia.games.falling_sky.deck import SECOND_HALF
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.regions import ground
from alesia.games.falling_sky.state import ELIGIBLE, NO_ONE, NOTHING, State, altered, forget_tallies, set_abatis
from alesia.games.falling_sky.war import WARS, war

RULE = "A2.1K"


def turn_the_map(g: Gaul) -> None:
    """From the first half to the second."""
    s = g.state
    s.intimidated = bytes(len(s.intimidated))
    take_off_tribes(g)
    begin_second_half(s)
    leave_no_marker(g)
    take_over(s)
    put_deck_away(s)
    g.log("second_half", RULE, GERMANS, ARVERNI)


def take_off_tribes(g: Gaul) -> None:
    """1.3.2 The Nori, whatever is there; those of Britannia come, Subdued."""
    s, then = g.state, WARS[SECOND_HALF]
    for tribe in then.absent:
        if ally_owner(s, tribe) >= 0:
            g.log("withdraw_ally", RULE, FACTIONS[ally_owner(s, tribe)], tribe)
        set_tribe(s, tribe, OFF_MAP)
    for tribe in war(s).absent:
        set_tribe(s, tribe, SUBDUED)


def begin_second_half(s: State) -> None:
    """Another map, other pools: all that was counted is counted anew."""
    s.scenario, s.retired = SECOND_HALF, 0
    s.pools = [None] * len(FACTIONS)
    forget_tallies(s)


def leave_no_marker(g: Gaul) -> None:
    """1.3.1 Where there is no Region any more nothing lies: neither Devastation, nor Abatis, nor a Colony."""
    s = g.state
    if ground(s).map & CISALPINA.mask:
        return
    s.devastated = altered(s.devastated, CISALPINA, 0)
    for faction in FACTIONS:
        if s.abatis[faction] == CISALPINA + 1:
            set_abatis(s, faction, 0)
            g.log("abatis_out", RULE, faction, CISALPINA)
    for tribe in [t for t in CISALPINA.tribes if is_on_map(s, t)]:
        set_tribe(s, tribe, OFF_MAP)
        g.log("colony_off", RULE, CISALPINA)


def take_over(s: State) -> None:
    """A2.1 Whoever ran the Germans runs the Arverni: cylinders, and whether he is a Non-player (8)."""
    s.resources[ARVERNI], s.resources[GERMANS] = s.resources[GERMANS], 0
    s.eligibility = altered(altered(s.eligibility, ARVERNI, ELIGIBLE), GERMANS, 0)
    s.nonplayers = s.nonplayers & ~(1 << GERMANS) | (s.nonplayers >> GERMANS & 1) << ARVERNI
    s.barred, s.kept = bytes(len(FACTIONS)), bytes(len(FACTIONS))
    s.first = s.second = NO_ONE
    s.first_action = NOTHING


def put_deck_away(s: State) -> None:
    """With the card that shows, and those that somebody has looked at; WINTER lies on the table until the Interlude is
    over."""
    s.next_card, s.cards_drawn, s.winters, s.even_initiative = NO_CARD, 0, 0, 0
    s.seen, s.peeked = bytes(len(s.seen)), bytes(len(s.peeked))
    s.looked = bytes(len(s.looked))
