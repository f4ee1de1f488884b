"""A2.1 What the Interlude places, in the capitals and with the Leaders."""

from collections.abc import Sequence

from alesia.games.falling_sky.available import available_allies
from alesia.games.falling_sky.board import place_ally, subdue, total
from alesia.games.falling_sky.commands.losses import lose_tribe
from alesia.games.falling_sky.components import ALLY, CITADEL, CITIES, DISPERSED, SUBDUED, Faction, Region, Tribe
from alesia.games.falling_sky.drawing import draw_lot
from alesia.games.falling_sky.negotiation import Gaul, is_nonplayer
from alesia.games.falling_sky.regions import regions
from alesia.games.falling_sky.state import State
from alesia.kernel.ask import Procedure, choose, unless_all


def most_pieces(s: State, faction: Faction) -> list[Region]:
    """The Regions where the Faction has most pieces."""
    most = max(total(s, r, faction) for r in regions(s))
    return [r for r in regions(s) if total(s, r, faction) == most]


def pick_region(g: Gaul, faction: Faction, rule: str, found: Sequence[Region]) -> Procedure[Region]:
    """Among equals the Faction chooses where its Leader comes, for a Non-player chance does."""
    if is_nonplayer(g.state, faction):
        return (yield from draw_lot(g, "interlude_leader", rule, found, faction))
    return (yield from choose(faction, "interlude_leader", rule, found, faction))


def lower_citadels(
    g: Gaul, faction: Faction, chooser: Faction, rule: str, number: int, capital: Tribe
) -> Procedure[None]:
    """So many Citadels are replaced by Allies, or removed where none is Available; that of the capital last."""
    for left in range(number, 0, -1):
        if not (found := citadels_left(g.state, faction, left, capital)):
            return
        if is_nonplayer(g.state, chooser):
            city = yield from draw_lot(g, "interlude_citadel", rule, found, faction, left)
        else:
            city = yield from choose(chooser, "interlude_citadel", rule, found, faction, left)
        _lower(g, faction, rule, city)


def citadels_left(s: State, faction: Faction, left: int, capital: Tribe) -> Sequence[Tribe]:
    """Which may come next; if all of them will, and there are Allies for all or for none, which is first does not
    matter."""
    found = [t for t in CITIES if s.tribes[t] == CITADEL + faction]
    found = [t for t in found if t is not capital] or found
    scarce = 0 < available_allies(s, faction) < len(found)
    return unless_all(found, 0 if scarce else left)


def _lower(g: Gaul, faction: Faction, rule: str, city: Tribe) -> None:
    if available_allies(g.state, faction):
        place_ally(g.state, city, faction)
        g.log("lower_citadel", rule, faction, city)
    else:
        subdue(g.state, city)
        g.log("withdraw_citadel", rule, faction, city)


def hold_capital(g: Gaul, faction: Faction, rule: str, capital: Tribe) -> None:
    """An Ally at the capital, unless there is one, or a Citadel; whatever else is there goes."""
    s = g.state
    if s.tribes[capital] in (ALLY + faction, CITADEL + faction):
        return
    if s.tribes[capital] != SUBDUED:
        marker = s.tribes[capital] - DISPERSED
        if marker < 0:
            lose_tribe(g, rule, capital)
        else:
            subdue(s, capital)
            g.log("marker_off", rule, capital, marker)
    place_ally(s, capital, faction)
    g.log("place_ally", rule, faction, capital)
