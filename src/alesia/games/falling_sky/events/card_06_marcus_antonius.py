"""6 Marcus Antonius.

Unshaded: the Romans, whoever executes, may Scout free: Auxilia move from anywhere, but Warbands are Revealed and marked
only as near the Leader as ever. Then they may Battle free in one Region, Auxilia causing twice their Losses.
Shaded: the executing Faction moves up to four Auxilia of its choice to Provincia; the Romans are Ineligible through the
next card, and the executing Faction stays Eligible (not the Romans: the penalty is stronger).
"""

from alesia.games.falling_sky.abilities.scout import scout, scout_is_possible
from alesia.games.falling_sky.board import move, own_pieces
from alesia.games.falling_sky.commands.battle import targets
from alesia.games.falling_sky.commands.strength import Terms
from alesia.games.falling_sky.components import OWN_BANDS, PROVINCIA, ROMANS, Faction, Region
from alesia.games.falling_sky.events.actions import (
    begin_free,
    choose_piece,
    choose_region_or_stop,
)
from alesia.games.falling_sky.events.base import bar, event, keep_eligible
from alesia.games.falling_sky.events.battles import battlefields, free_battle, worth_a_battle, would_matter
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.regions import regions
from alesia.games.falling_sky.sharing import offer_with_ability
from alesia.games.falling_sky.state import SHADED, UNSHADED, State
from alesia.kernel.ask import Procedure

TERMS = Terms(auxilia=2)
MOST_MOVED = 4
AUXILIA = OWN_BANDS[ROMANS]


def cavalry_matters(s: State, faction: Faction) -> bool:
    trial = s.copy()
    begin_free(trial, ROMANS, (), 1)
    pairs = [(f, r) for r in battlefields(trial, ROMANS) for f in targets(trial, ROMANS, r)]
    return scout_is_possible(trial) or any(would_matter(trial, ROMANS, f, r, TERMS) for f, r in pairs)


@event(6, UNSHADED, cavalry_matters)
def cavalry_commander(g: Gaul, faction: Faction) -> Procedure[None]:
    begin_free(g.state, ROMANS, (), 1)
    yield from offer_with_ability(g, ROMANS)
    yield from scout(g)
    begin_free(g.state, ROMANS, (), 0)  # A1.4 another action: pieces lent to the Scout are their owners' again
    fields = [r for r in battlefields(g.state, ROMANS) if worth_a_battle(g.state, ROMANS, r, TERMS)]
    region = yield from choose_region_or_stop(g, ROMANS, fields, "battle")
    if region is not None:
        yield from free_battle(g, ROMANS, region, TERMS)


def away_from_provincia(s: State) -> list[Region]:
    return [r for r in regions(s) if r is not PROVINCIA and own_pieces(s, r, AUXILIA)]


@event(6, SHADED, lambda s, faction: True)
def quaestor(g: Gaul, faction: Faction) -> Procedure[None]:
    s = g.state
    for left in range(MOST_MOVED, 0, -1):
        region = yield from choose_region_or_stop(g, faction, away_from_provincia(s), "move", left)
        if region is None:
            break
        what = yield from choose_piece(g, faction, own_pieces(s, region, AUXILIA), region, "move")
        move(s, region, PROVINCIA, what)
        g.log("relocate", "5.1", ROMANS, region, PROVINCIA, what, 1)
    bar(g, ROMANS)
    keep_eligible(g, faction)
