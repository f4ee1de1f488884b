"""A2.1C The Interlude: Events that wait for Winter must come now; then Circumvallation ends."""

from alesia.games.falling_sky.board import lift_wall, remove
from alesia.games.falling_sky.capabilities import COLD_WAR, capability
from alesia.games.falling_sky.commands.losses import lose_tribe
from alesia.games.falling_sky.components import ALL_REGIONS, FACTIONS, KINDS, TRIBES, piece
from alesia.games.falling_sky.negotiation import Gaul, tell_of_wall
from alesia.games.falling_sky.state import SHADED
from alesia.games.falling_sky.winter.campaign import campaign_by
from alesia.games.falling_sky.winter.uprising import uprising_now
from alesia.kernel.ask import Procedure

RULE = "A2.1C"


def winter_events(g: Gaul) -> Procedure[None]:
    """A66 before A63; only then Forces change."""
    if g.state.uprising:
        yield from uprising_now(g)
    if capability(g.state, COLD_WAR, SHADED):
        yield from campaign_by(g, COLD_WAR)
    tell_of_wall(g)
    starve_out(g)


def starve_out(g: Gaul) -> None:
    """4 All that the marker lies on goes to Available; A1.4 Diviciacus leaves the game. The marker goes with it."""
    s = g.state
    if not s.wall:
        return
    region, faction = ALL_REGIONS[s.wall - 1], FACTIONS[s.walled_faction]
    pieces, tribes = s.walled, [t for t in TRIBES if s.walled_tribes >> t & 1]
    lift_wall(s)
    for what, n in [(piece(faction, kind), pieces[kind]) for kind in range(KINDS) if pieces[kind]]:
        remove(s, region, what, n)
        g.log("withdraw", RULE, region, what, n)
    for tribe in tribes:
        lose_tribe(g, RULE, tribe)
    g.log("wall_starved", RULE, faction, region)
