"""A66 Winter Uprising!: after any Quarters Phase its holder may take the marker off; where it lay decides who rises."""

from collections.abc import Sequence

from alesia.games.falling_sky.available import available_allies
from alesia.games.falling_sky.components import (
    ALL_REGIONS,
    ARVERNI,
    BELGAE,
    BELGICA,
    FACTIONS,
    GERMANIA,
    GERMANS,
    Faction,
    Region,
)
from alesia.games.falling_sky.deck import play_in_winter, return_to_winter
from alesia.games.falling_sky.events.actions import choose_tribe, free_command
from alesia.games.falling_sky.events.exchange import Then, settle, sites_for, spread
from alesia.games.falling_sky.events.uprising import act_at_war
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.nervii import nervii_stand
from alesia.games.falling_sky.regions import vicinity
from alesia.games.falling_sky.state import begin_action
from alesia.kernel.ask import Procedure, confirm, unless_all

CARD_NUMBER = 166
ALLIES, WARBANDS = 2, 4
ARVERNI_ALLIES, ARVERNI_WARBANDS = 4, 8


def winter_uprising(g: Gaul) -> Procedure[None]:
    """The holder may wait for a later Winter."""
    s = g.state
    if not s.uprising:
        return
    region, holder = ALL_REGIONS[s.uprising - 1], FACTIONS[s.rebel - 1]
    if (yield from confirm(holder, "uprising", "A5.1.4", region)):
        yield from uprising_now(g)


def uprising_now(g: Gaul) -> Procedure[None]:
    """The marker comes off; A2.1C in the Interlude its holder cannot wait longer."""
    s = g.state
    region, holder = ALL_REGIONS[s.uprising - 1], FACTIONS[s.rebel - 1]
    s.uprising = s.rebel = s.executor = 0
    play_in_winter(s, CARD_NUMBER)
    g.log("uprising", "A5.1.4", holder, region)
    yield from rise_at(g, holder, region)
    begin_action(s, holder)
    return_to_winter(s)


def rise_at(g: Gaul, holder: Faction, region: Region) -> Procedure[None]:
    """In Belgica the Belgae, in Germania the Germans, elsewhere the Arverni, whose places the holder chooses."""
    near = vicinity(g.state, region)
    if region not in BELGICA and region not in GERMANIA:
        yield from gather(g, holder, ARVERNI, near, ARVERNI_ALLIES, ARVERNI_WARBANDS, act_at_war)
        yield from act_at_war(g)
    else:
        rebels = BELGAE if region in BELGICA else GERMANS
        yield from gather(g, rebels, rebels, near, ALLIES, WARBANDS)
        yield from free_command(g, rebels, "uprising", regions=near, abilities=1)
    nervii_stand(g)


def gather(
    g: Gaul,
    who: Faction,
    faction: Faction,
    near: Sequence[Region],
    allies: int,
    warbands: int,
    then: Then | None = None,
) -> Procedure[None]:
    """Allies at Subdued Tribes and Warbands within one Region of the marker, as far as there are."""
    for left in range(allies, 0, -1):
        if sites := sites_for(g.state, near, faction):
            few = unless_all(sites, min(left, available_allies(g.state, faction)))
            settle(g, (yield from choose_tribe(g, who, few, "ally", left, faction)), faction)
    yield from spread(g, who, faction, near, warbands, "warbands", must=True, then=then)
