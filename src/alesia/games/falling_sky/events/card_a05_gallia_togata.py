"""A5 Gallia Togata.

Unshaded: three Auxilia come to Cisalpina, and from now on only Romans may be there: the marker says so. Each other
Faction, in the order of the card, takes its pieces out: mobile ones to its Home Regions, an Ally to a Subdued Tribe
there, a Settlement into Germania; or it removes them, as it likes. The Arverni, who come last, go home by a die.
Shaded: as Falling Sky's card 5.

Traps: it is no March, nobody is flipped or Harassed; a Settlement makes a home, but the one in Cisalpina does not; no
Capability, so that Shifting Loyalties (50) cannot end it. What the marker does later: board.py (`ground_of`),
commands/march.py and commands/recruit.py.
"""

from alesia.games.falling_sky.available import available_bands
from alesia.games.falling_sky.board import has_settlement
from alesia.games.falling_sky.components import (
    CARD,
    CISALPINA,
    GERMANIA,
    GERMANS,
    ROMANS,
    Faction,
    Tribe,
)
from alesia.games.falling_sky.drawing import draw_lot
from alesia.games.falling_sky.events.actions import choose_region_or_stop, choose_tribe_or_stop, place_warbands
from alesia.games.falling_sky.events.base import event
from alesia.games.falling_sky.events.card_05_gallia_togata import PLACED, cisalpines_require_garrison, needs_garrison
from alesia.games.falling_sky.events.exchange import (
    allied_tribes,
    clear,
    clear_of,
    place_settlement,
    remove_settlement,
    settle,
    settlement_sites,
    sites_for,
)
from alesia.games.falling_sky.events.homeward import movable, refuges, relocate
from alesia.games.falling_sky.groups import choose_group
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.state import SHADED, UNSHADED, State
from alesia.games.falling_sky.war import order_of, run_by_game
from alesia.kernel.ask import Procedure

event(105, SHADED, needs_garrison)(cisalpines_require_garrison)


def adds_to_the_rear(s: State, faction: Faction) -> bool:
    return not s.gallia_togata or available_bands(s, ROMANS) > 0


@event(105, UNSHADED, adds_to_the_rear)
def strategic_rear(g: Gaul, faction: Faction) -> Procedure[None]:
    """The marker is laid when the others have left: nobody may be found under it."""
    s = g.state
    place_warbands(g, CISALPINA, ROMANS, PLACED)
    for owner in (*order_of(s, s.card), run_by_game(s)):
        if owner is not ROMANS:
            yield from leave(g, owner)
    if not s.gallia_togata:
        s.gallia_togata = 1
        g.log("gallia_togata", "5.1", CISALPINA)


def leave(g: Gaul, owner: Faction) -> Procedure[None]:
    """What does not go home is removed."""
    s = g.state
    if owner is run_by_game(s):
        yield from draw_home(g, owner)
    else:
        yield from go_home(g, owner)
    for tribe in allied_tribes(s, [CISALPINA], [owner]):
        yield from move_ally(g, owner, tribe)
    if owner is GERMANS and has_settlement(s, CISALPINA):
        yield from move_settlement(g)
    clear_of(g, CISALPINA, owner)


def go_home(g: Gaul, owner: Faction) -> Procedure[None]:
    """Group by group, wherever at home each shall go."""
    while there := movable(g.state, owner):
        to = yield from choose_region_or_stop(g, owner, refuges(g.state, owner), "home")
        if to is None:
            return
        relocate(g, owner, to, (yield from choose_group(owner, "event_group", "5.1", there, CISALPINA, to)))


def draw_home(g: Gaul, owner: Faction) -> Procedure[None]:
    if there := movable(g.state, owner):
        to = yield from draw_lot(g, "event_region", "5.1", refuges(g.state, owner), CARD[g.state.card], "arverni")
        relocate(g, owner, to, tuple(there))


def move_ally(g: Gaul, owner: Faction, tribe: Tribe) -> Procedure[None]:
    s = g.state
    clear(g, tribe)
    sites = sites_for(s, refuges(s, owner), owner)
    if owner is run_by_game(s):
        to = (yield from draw_lot(g, "event_tribe", "5.1", sites, CARD[s.card], "arverni")) if sites else None
    else:
        to = yield from choose_tribe_or_stop(g, owner, sites, "ally", tribe)
    if to is not None:
        settle(g, to, owner)


def move_settlement(g: Gaul) -> Procedure[None]:
    """Other homes have one already."""
    remove_settlement(g, CISALPINA)
    to = yield from choose_region_or_stop(g, GERMANS, settlement_sites(g.state, GERMANIA), "settlement")
    if to is not None:
        place_settlement(g, to)
