"""49 Drought (one text): every Faction keeps half of its Resources, rounded down; the executing Faction puts a
Devastated marker where there is none; then every Faction, Germans too, removes one piece of its own from each
Devastated Region.

Traps: the new marker counts for the removals; any piece may go, Ally, Citadel, Fort or Leader, as its owner picks (but
the Fort of Provincia never); a Legion is Fallen; Germanic Warbands go before Germanic Allies.
"""

from alesia.games.falling_sky.board import bands, citadel_owner, is_permanent, losses_order, own_pieces
from alesia.games.falling_sky.components import (
    ALLY,
    CARD,
    CITADEL,
    FACTIONS,
    GERMANS,
    KINDS,
    PIECES,
    ROMANS,
    Faction,
    Piece,
    Region,
    Tribe,
)
from alesia.games.falling_sky.events.actions import choose_region, lose, remove_piece, subdue_tribe
from alesia.games.falling_sky.events.base import event
from alesia.games.falling_sky.negotiation import Gaul, roman_need
from alesia.games.falling_sky.regions import regions
from alesia.games.falling_sky.standing import standing
from alesia.games.falling_sky.state import UNSHADED, State, altered
from alesia.games.falling_sky.war import order_of, players, run_by_game
from alesia.kernel.ask import Procedure, choose


def starvable(s: State, faction: Faction, region: Region) -> list[Piece | Tribe]:
    """What the Faction can remove there; Germans have Allies to remove only without Warbands. Whom the game runs loses
    Warbands first, A3.2.4 then Allies, those in Cities last, at last Citadels."""
    if faction is run_by_game(s) and (warbands := losses_order(s, faction, region)):
        return [warbands[0]]
    kinds = PIECES[faction.base : faction.base + KINDS]
    found: list[Piece | Tribe] = [p for p in own_pieces(s, region, kinds) if not is_permanent(region, p)]
    settled = [t for t in region.tribes if s.tribes[t] in (ALLY + faction, CITADEL + faction)]
    if faction is run_by_game(s):
        return [*found, *_first_to_go(s, settled)]
    return found if faction is GERMANS and bands(s, region, GERMANS) else [*found, *settled]


def _first_to_go(s: State, tribes: list[Tribe]) -> list[Tribe]:
    """A3.2.4 Allies, those in Cities last, before Citadels."""
    ranks = {t: (t.city is not None) + (citadel_owner(s, t) >= 0) for t in tribes}
    return [t for t in tribes if ranks[t] == min(ranks.values())]


def is_dry(s: State, faction: Faction) -> bool:
    """All but always: there is something to halve, a Region to Devastate, or a piece to remove."""
    halved = any(s.resources[f] for f in players(s))
    return halved or any(not s.devastated[r] or any(starvable(s, f, r) for f in FACTIONS) for r in regions(s))


@event(49, UNSHADED, is_dry)
def drought(g: Gaul, faction: Faction) -> Procedure[None]:
    had = g.state.resources[ROMANS]
    for each in players(g.state):
        lose(g, each, g.state.resources[each] - g.state.resources[each] // 2)
    if g.state.resources[ROMANS] < had:
        yield from roman_need(g)
    yield from dry_out(g, faction)
    unseated = run_by_game(g.state)
    for each in (*order_of(g.state, CARD[49]), unseated):
        for region in [r for r in regions(g.state) if g.state.devastated[r]]:
            yield from starve_one(g, faction if each is unseated else each, each, region)


def dry_out(g: Gaul, faction: Faction) -> Procedure[None]:
    green = [r for r in regions(g.state) if not g.state.devastated[r]]
    if green:
        region = yield from choose_region(g, faction, green, "devastate")
        g.state.devastated = altered(g.state.devastated, region, 1)
        g.log("devastate", "5.1", region)


def starve_one(g: Gaul, chooser: Faction, owner: Faction, region: Region) -> Procedure[None]:
    found = starvable(g.state, owner, region)
    if not found:
        return
    step = "own" if chooser is owner else "germanic"
    what = yield from choose(chooser, "event_piece", "5.1", found, CARD[49], step, region, standing(g.state, found))
    if isinstance(what, Tribe):
        subdue_tribe(g, what)
    else:
        remove_piece(g, region, what, who=owner)
