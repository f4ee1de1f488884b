"""A23 Parley (one text).

If Caesar and Ariovistus are in adjacent Regions, the executing Faction moves one of them to the other: Caesar with all
Legions and Auxilia of his Region, Ariovistus with all Germanic Warbands of his. At a distance of two, both groups go
to a Region next to both, which it selects. In any case Romans and Germans are Ineligible through the next card.

Traps: both are the named pieces, not Successors; in one Region, or farther apart, nobody moves; it is no March: nobody
is flipped or Harassed, and Alps, Rhenus and Frost do not matter; who is walled in (4) stays; Germans do not enter
Cisalpina while Gallia Togata lies there.
"""

from alesia.games.falling_sky.board import leader_region, loose, loose_pieces, move
from alesia.games.falling_sky.components import GERMANS, OWN_MOBILE, ROMANS, Faction, Region
from alesia.games.falling_sky.events.actions import choose_faction, choose_region
from alesia.games.falling_sky.events.base import bar, event
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.regions import adjacent, may_stack
from alesia.games.falling_sky.state import UNSHADED, State
from alesia.kernel.ask import Procedure


@event(123, UNSHADED, lambda s, faction: True)
def parley(g: Gaul, faction: Faction) -> Procedure[None]:
    yield from meet(g, faction)
    bar(g, ROMANS)
    bar(g, GERMANS)


def meet(g: Gaul, faction: Faction) -> Procedure[None]:
    s = g.state
    caesar, ariovistus = seat(s, ROMANS), seat(s, GERMANS)
    if caesar is None or ariovistus is None or caesar is ariovistus:
        return
    if ariovistus in adjacent(s, caesar):
        guests = [f for f, to in ((ROMANS, ariovistus), (GERMANS, caesar)) if may_stack(s, f, to)]
        guest = yield from choose_faction(g, faction, guests, "guest", caesar, ariovistus)
        go(g, guest, *((caesar, ariovistus) if guest is ROMANS else (ariovistus, caesar)))
    elif between := halfway(s, caesar, ariovistus):
        to = yield from choose_region(g, faction, between, "halfway", caesar, ariovistus)
        go(g, ROMANS, caesar, to)
        go(g, GERMANS, ariovistus, to)


def seat(s: State, faction: Faction) -> Region | None:
    return leader_region(s, faction) if s.named[faction] else None


def halfway(s: State, one: Region, other: Region) -> list[Region]:
    """Regions next to both, where both may be."""
    return [r for r in adjacent(s, one) if r in adjacent(s, other) and may_stack(s, GERMANS, r)]


def go(g: Gaul, faction: Faction, origin: Region, to: Region) -> None:
    s = g.state
    for what in loose_pieces(s, origin, OWN_MOBILE[faction]):
        n = loose(s, origin, what)
        move(s, origin, to, what, n)
        g.log("relocate", "5.1", faction, origin, to, what, n)
