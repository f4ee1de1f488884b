"""A37 All Gaul Gathers. Unshaded: if the Aedui or the Romans execute it, they place any Allies in one Celtica Region
within one of Germanic Control, then move their Leader and any of their Warbands or Auxilia there from wherever they
are. Shaded: up to three Aedui or Roman Allies are removed from such Regions.

Traps: Allies of any Factions, as many as the Tribes take; Legions stay where they are. It is no March: nothing flips,
nobody Harasses. Control is looked at once, when the card is played; Citadels are no Allies.
"""

from alesia.games.falling_sky.board import loose, loose_pieces, move
from alesia.games.falling_sky.components import (
    AEDUI,
    CELTICA,
    GERMANS,
    LEADER,
    OWN_BANDS,
    ROMANS,
    Faction,
    Piece,
    Region,
    piece,
)
from alesia.games.falling_sky.control import controls
from alesia.games.falling_sky.events.actions import (
    choose_faction,
    choose_region,
    choose_region_or_stop,
    choose_tribe_or_stop,
)
from alesia.games.falling_sky.events.base import event
from alesia.games.falling_sky.events.exchange import allied_tribes, ally_factions, ally_tribes, settle
from alesia.games.falling_sky.events.picking import remove_allies
from alesia.games.falling_sky.groups import choose_group
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.regions import vicinity
from alesia.games.falling_sky.state import SHADED, UNSHADED, State
from alesia.games.falling_sky.war import lands
from alesia.kernel.ask import Procedure

UNITED = (AEDUI, ROMANS)
MOST_COWED = 3


def _threatened(s: State) -> list[Region]:
    """Celtica Regions within one of Germanic Control."""
    return [r for r in CELTICA if any(controls(s, GERMANS, near) for near in vicinity(s, r))]


def _movers(faction: Faction) -> tuple[Piece, ...]:
    return (piece(faction, LEADER), *OWN_BANDS[faction])


def _origins(s: State, faction: Faction, to: Region) -> list[Region]:
    return [r for r in lands(s) if r is not to and loose_pieces(s, r, _movers(faction))]


def _places(s: State, faction: Faction) -> list[Region]:
    return [r for r in _threatened(s) if ally_tribes(s, r) or _origins(s, faction, r)]


def tribes_can_unite(s: State, faction: Faction) -> bool:
    return faction in UNITED and bool(_places(s, faction))


@event(137, UNSHADED, tribes_can_unite)
def tribes_unite(g: Gaul, faction: Faction) -> Procedure[None]:
    if not tribes_can_unite(g.state, faction):
        return
    to = yield from choose_region(g, faction, _places(g.state, faction), "gather")
    while (tribe := (yield from choose_tribe_or_stop(g, faction, ally_tribes(g.state, to), "ally"))) is not None:
        settle(g, tribe, (yield from choose_faction(g, faction, ally_factions(g.state, tribe), "ally", tribe)))
    while (origin := (yield from _choose_origin(g, faction, to))) is not None:
        yield from _gather(g, faction, origin, to)


def _choose_origin(g: Gaul, faction: Faction, to: Region) -> Procedure[Region | None]:
    return (yield from choose_region_or_stop(g, faction, _origins(g.state, faction, to), "from", to))


def _gather(g: Gaul, faction: Faction, origin: Region, to: Region) -> Procedure[None]:
    s = g.state
    there = [(p, loose(s, origin, p)) for p in loose_pieces(s, origin, _movers(faction))]
    for what, n in (yield from choose_group(faction, "event_group", "5.1", there, origin, to)):
        move(s, origin, to, what, n)
        g.log("relocate", "5.1", faction, origin, to, what, n)


def tribes_can_be_cowed(s: State, faction: Faction) -> bool:
    return bool(allied_tribes(s, _threatened(s), UNITED))


@event(137, SHADED, tribes_can_be_cowed)
def tribes_cowed(g: Gaul, faction: Faction) -> Procedure[None]:
    cowed = allied_tribes(g.state, _threatened(g.state), UNITED)
    yield from remove_allies(g, faction, cowed, 0, MOST_COWED, "remove")
