"""A40 Alpine Tribes. Unshaded: in each of three Regions within one of Cisalpina the executing Faction may place up to
three Warbands, or up to two Auxilia, or an Ally, of whomever it likes. Shaded: the Romans lose five Resources for each
of up to three such Regions that they do not Control, and the executing Faction stays Eligible.

Traps: three of Cisalpina, Ubii, Sequani and Provincia; no Resources are gained, as they are with card 40.
"""

from alesia.games.falling_sky.components import CISALPINA, ROMANS, Faction, Region
from alesia.games.falling_sky.control import controls
from alesia.games.falling_sky.events.actions import choose_amount, choose_region_or_stop, fine_romans
from alesia.games.falling_sky.events.base import event, keep_eligible
from alesia.games.falling_sky.events.card_40_alpine_tribes import TOLL, always, join_in, placements
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.regions import vicinity
from alesia.games.falling_sky.state import SHADED, UNSHADED, State
from alesia.kernel.ask import Procedure

MOST_REGIONS = 3


def can_join(s: State, faction: Faction) -> bool:
    return any(placements(s, r) for r in vicinity(s, CISALPINA))


@event(140, UNSHADED, can_join)
def join_campaign(g: Gaul, faction: Faction) -> Procedure[None]:
    left: list[Region] = list(vicinity(g.state, CISALPINA))
    for more in range(MOST_REGIONS, 0, -1):
        able = [r for r in left if placements(g.state, r)]
        region = yield from choose_region_or_stop(g, faction, able, "place", more)
        if region is None:
            return
        left.remove(region)
        yield from join_in(g, faction, region)


@event(140, SHADED, always)
def threaten_communications(g: Gaul, faction: Faction) -> Procedure[None]:
    open_to_threat = sum(not controls(g.state, ROMANS, r) for r in vicinity(g.state, CISALPINA))
    felt = -(-g.state.resources[ROMANS] // TOLL)  # for more Regions than these there is nothing left to lose
    n = yield from choose_amount(g, faction, 0, min(MOST_REGIONS, open_to_threat, felt), "regions", TOLL)
    yield from fine_romans(g, TOLL * n)
    keep_eligible(g, faction)
