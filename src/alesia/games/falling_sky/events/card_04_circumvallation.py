"""4 Circumvallation (one text): the Romans may March free into one Region with a Citadel, from Regions next to it, and
put the marker on all pieces that the Citadel's Faction has there.

The marked group may not leave the Region. If nobody else attacks with it, the Romans defend as if they had a Fort. The
marker is taken off when the group has attacked the Romans in Battle, when it is no more, and when no Romans are there.

Traps: it is the Romans who choose, whoever plays the card; Frost does not matter; Auxilia that stay in an origin go
Hidden too; nobody Marches on; pieces that come later are not of the group; there is one marker, which a second use
moves.
The group is kept in board.py (`wall_in`); it is looked at wherever pieces leave a Region (`loose`, `fresh`), and in
commands/battle.py (`is_alone`, `breaks_out`).
"""

from alesia.games.falling_sky.board import citadel_owner, total, wall_in
from alesia.games.falling_sky.components import CITIES, FACTIONS, ROMANS, Faction, Region, Tribe
from alesia.games.falling_sky.events.actions import begin_free, choose_region_or_stop
from alesia.games.falling_sky.events.base import event
from alesia.games.falling_sky.events.moving import march_next_door, neighbours
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.state import UNSHADED, State
from alesia.kernel.ask import Procedure


def strongholds(s: State) -> dict[Region, Tribe]:
    """Citadels that Romans can reach from next door, by Region: there is never more than one in any (1.3.3)."""
    found = {t.region: t for t in CITIES if citadel_owner(s, t) >= 0}
    return {r: t for r, t in sorted(found.items()) if neighbours(s, ROMANS, r)}


@event(4, UNSHADED, lambda s, faction: bool(strongholds(s)))
def counter_fort(g: Gaul, faction: Faction) -> Procedure[None]:
    s = g.state
    begin_free(s, ROMANS, (), 0)
    cities = strongholds(s)
    to = yield from choose_region_or_stop(g, ROMANS, list(cities), "to")
    if to is None:
        return
    yield from march_next_door(g, ROMANS, to)
    if total(s, to, ROMANS):  # 38 if lent Warbands alone came, there are no Romans to keep a marker
        owner = FACTIONS[citadel_owner(s, cities[to])]
        wall_in(s, to, owner)
        g.log("walled_in", "5.1", owner, to)
