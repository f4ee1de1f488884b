"""11 Numidians (second edition).

Unshaded: the Romans place three Auxilia in a Region within one of their Leader, then Battle there free with Auxilia
alone: Leader and Legions neither cause nor take Losses. Each Auxilia counts double; the sum is halved where it must be,
then rounded. The Romans choose the Region, and the enemy if there is one.
Shaded: the executing Faction removes four Auxilia of its choice.
"""

from alesia.games.falling_sky.acting import acting_bands
from alesia.games.falling_sky.available import available_bands
from alesia.games.falling_sky.board import bands, leader_region, own_pieces
from alesia.games.falling_sky.commands.battle import targets
from alesia.games.falling_sky.commands.strength import Terms
from alesia.games.falling_sky.components import ROMANS, Faction, Region
from alesia.games.falling_sky.events.actions import begin_free, choose_region, place_warbands
from alesia.games.falling_sky.events.base import event
from alesia.games.falling_sky.events.battles import free_battle, third_parties, would_matter
from alesia.games.falling_sky.events.picking import AUXILIA, number_on_map, remove_picked
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.regions import vicinity
from alesia.games.falling_sky.sharing import may_share, offer_to_share, shared_here
from alesia.games.falling_sky.state import SHADED, UNSHADED, State
from alesia.kernel.ask import Procedure

PLACED, REMOVED = 3, 4


def near_leader(s: State) -> list[Region]:
    """Regions within one of Caesar or his Successor where something would come of it."""
    leader = leader_region(s, ROMANS)
    if leader is None:
        return []
    near = vicinity(s, leader)
    return list(near) if available_bands(s, ROMANS) else [r for r in near if _battle_matters(s, r)]


def flankers(s: State, region: Region) -> Terms:
    """38 Lent Warbands count as Auxilia."""
    fighting = own_pieces(s, region, acting_bands(s, region, ROMANS))
    group = tuple((p, s.pieces[region.base + p]) for p in fighting)
    return Terms(auxilia=2, attackers=group)


def _battle_matters(s: State, region: Region) -> bool:
    boards = [s, shared_here(s, ROMANS, region)] if may_share(s, ROMANS, region) else [s]
    found = [(board, f) for board in boards for f in targets(board, ROMANS, region)] if bands(s, region, ROMANS) else []
    return any(would_matter(board, ROMANS, f, region, flankers(board, region)) for board, f in found)


@event(11, UNSHADED, lambda s, faction: bool(near_leader(s)))
def potent_flankers(g: Gaul, faction: Faction) -> Procedure[None]:
    regions = near_leader(g.state)
    if regions:
        region = yield from choose_region(g, ROMANS, sorted(regions), "place")
        place_warbands(g, region, ROMANS, PLACED)
        begin_free(g.state, ROMANS, (region,), 0)
        if third_parties(g.state, ROMANS, region):
            yield from offer_to_share(g, ROMANS, region)
        yield from free_battle(g, ROMANS, region, flankers(g.state, region))


@event(11, SHADED, lambda s, faction: number_on_map(s, AUXILIA) > 0)
def africans_called_away(g: Gaul, faction: Faction) -> Procedure[None]:
    yield from remove_picked(g, faction, AUXILIA, REMOVED)
