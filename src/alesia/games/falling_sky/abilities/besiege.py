"""4.2.3 Besiege; A4.2.3 of Settlements."""

from alesia.games.falling_sky.abilities.base import BESIEGE, commit, may_use
from alesia.games.falling_sky.board import count, has_settlement
from alesia.games.falling_sky.capabilities import BALLISTAE, capability
from alesia.games.falling_sky.commands.losses import Target, remove_target
from alesia.games.falling_sky.components import (
    ALLY,
    CITADEL,
    GERMANS,
    LEGION,
    ROMANS,
    SETTLEMENT,
    Faction,
    Region,
    Tribe,
    piece,
)
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.standing import standing
from alesia.games.falling_sky.state import UNSHADED, State
from alesia.kernel.ask import Procedure, choose_or_stop, confirm


def besieged_tribes(s: State, defender: Faction, region: Region) -> list[Tribe]:
    return [t for t in region.tribes if s.tribes[t] in (ALLY + defender, CITADEL + defender)]


def besieged(s: State, defender: Faction, region: Region) -> list[Target]:
    """What can be removed: A4.2.3 of Germans a Settlement too, which alone is enough (ruling)."""
    found: list[Target] = [*besieged_tribes(s, defender, region)]
    if defender is GERMANS and has_settlement(s, region):
        found.append(piece(GERMANS, SETTLEMENT))
    return found


def may_besiege(s: State, defender: Faction, region: Region) -> bool:
    """At least one Legion, and a Defender with a Citadel, an Ally or a Settlement."""
    legion = count(s, region, ROMANS, LEGION) > 0
    return may_use(s, BESIEGE) and legion and bool(besieged(s, defender, region))


def announce_besiege(g: Gaul, attacker: Faction, defender: Faction, region: Region) -> Procedure[bool]:
    if attacker is not ROMANS or not may_besiege(g.state, defender, region):
        return False
    announced = yield from confirm(ROMANS, "besiege", "4.2.3", region, defender)
    if announced:
        g.log("besiege", "4.2.3", ROMANS, defender, region)
    return announced


def cancels_halving(s: State) -> bool:
    """10 With Ballistae, a Citadel that is Besieged does not halve Losses."""
    return capability(s, BALLISTAE, UNSHADED)


def besiege(g: Gaul, defender: Faction, region: Region, retreats: bool) -> Procedure[bool]:
    """Before Losses, remove one Citadel, Ally or Settlement of the Defender, the Attacker's choice, without a roll."""
    targets = besieged(g.state, defender, region)
    about = (region, retreats, defender, standing(g.state, targets))
    target = yield from choose_or_stop(ROMANS, "besiege_remove", "4.2.3", targets, *about)
    if target is not None:
        commit(g.state, BESIEGE)
        remove_target(g, region, target, 1, "4.2.3")
    return target is not None
