"""64 Correus.

Unshaded: in the Atrebates Region up to eight Belgic Allies and Warbands, counted together, become those of the
executing Faction (Auxilia, if Roman); for the Belgae themselves it does nothing.
Shaded: two Allies, of any Factions, leave the Atrebates Region; then the Belgae place up to two there, without needing
Control, and may Rally free in one Region of Belgica.
"""

from alesia.games.falling_sky.board import own_pieces
from alesia.games.falling_sky.commands.base import RALLY
from alesia.games.falling_sky.components import BELGAE, BELGICA, OWN_BANDS, REGION, Faction, Piece, Tribe
from alesia.games.falling_sky.events.actions import (
    can_command,
    choose_act,
    choose_tribe_or_stop,
    free_command,
)
from alesia.games.falling_sky.events.base import event
from alesia.games.falling_sky.events.exchange import allied_tribes, settle, sites_for, win_ally, win_band
from alesia.games.falling_sky.events.picking import remove_allies
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.state import SHADED, UNSHADED, State
from alesia.kernel.ask import STOP, Act, Procedure, act

ATREBATES = REGION["Atrebates"]
DEAL = 8
REBELS = 2


def _dealable(s: State, faction: Faction) -> list[Act]:
    if faction is BELGAE:
        return []
    allies = [act("replace", t) for t in allied_tribes(s, [ATREBATES], [BELGAE])]
    return allies + [act("replace", p) for p in own_pieces(s, ATREBATES, OWN_BANDS[BELGAE])]


@event(64, UNSHADED, lambda s, faction: bool(_dealable(s, faction)))
def deal(g: Gaul, faction: Faction) -> Procedure[None]:
    for left in range(DEAL, 0, -1):
        choice = yield from choose_act(g, faction, [*_dealable(g.state, faction), STOP], "deal", left)
        if choice is STOP:
            return
        if isinstance(choice.target, Tribe):
            win_ally(g, choice.target, faction)
        elif isinstance(choice.target, Piece):
            win_band(g, ATREBATES, choice.target, faction)


def _may_rebel(s: State, faction: Faction) -> bool:
    settled = allied_tribes(s, [ATREBATES]) or sites_for(s, [ATREBATES], BELGAE)
    return bool(settled) or can_command(s, BELGAE, [RALLY], BELGICA)


@event(64, SHADED, _may_rebel)
def rebel(g: Gaul, faction: Faction) -> Procedure[None]:
    yield from remove_allies(g, faction, allied_tribes(g.state, [ATREBATES]), REBELS, REBELS, "remove")
    for left in range(REBELS, 0, -1):
        sites = sites_for(g.state, [ATREBATES], BELGAE)
        tribe = yield from choose_tribe_or_stop(g, BELGAE, sites, "place", left)
        if tribe is None:
            break
        settle(g, tribe, BELGAE)
    yield from free_command(g, BELGAE, "rally", [RALLY], regions=BELGICA, limited=True)
