"""3.3.3 Raid, 3.4.3, A3.4.3 Germanic Raid."""

from alesia.games.falling_sky.abilities.intimidate import free_intimidate
from alesia.games.falling_sky.acting import acting_hidden, are_sharing
from alesia.games.falling_sky.board import citadels, flip, has_fort, total
from alesia.games.falling_sky.capabilities import BAGGAGE_TRAINS, capability
from alesia.games.falling_sky.commands.base import RAID, rule_of
from alesia.games.falling_sky.components import GERMANS, REVEALED, ROMANS, Faction, Piece, Region
from alesia.games.falling_sky.negotiation import Gaul, choose_walled, roman_need, tell_lost
from alesia.games.falling_sky.state import SHADED, State
from alesia.games.falling_sky.tracks import gain, spend
from alesia.games.falling_sky.war import players
from alesia.kernel.ask import STOP, Act, Procedure, act, choose

GAIN = act("gain")
MOST_RAIDERS, WITH_BAGGAGE = 2, 3


def raid_targets(s: State, raider: Faction, region: Region) -> list[Faction]:
    """Enemies with a seat who have something to take, and pieces but neither Citadel nor Fort here; the holder of
    Baggage Trains (8, shaded) steals despite Citadels and Forts; 38 not from the one whose pieces raid too."""
    there = [f for f in players(s) if f is not raider and s.resources[f] and total(s, region, f)]
    rich = [f for f in there if not are_sharing(s, region, raider, f)]
    return rich if raids_baggage(s, raider) else [f for f in rich if not is_shielded(s, f, region)]


def raids_baggage(s: State, raider: Faction) -> bool:
    return capability(s, BAGGAGE_TRAINS, SHADED, raider)


def most_raiders(s: State, raider: Faction) -> int:
    """Two Warbands a Region, 8 shaded three."""
    return WITH_BAGGAGE if raids_baggage(s, raider) else MOST_RAIDERS


def is_shielded(s: State, faction: Faction, region: Region) -> bool:
    """No pieces here, or a Citadel or Fort."""
    fort = faction is ROMANS and has_fort(s, region)
    return fort or citadels(s, region, faction) > 0 or not total(s, region, faction)


def raid_choices(s: State, raider: Faction, region: Region) -> list[Act]:
    gains = [] if s.devastated[region] else [GAIN]
    return gains + [act("take_from", f) for f in raid_targets(s, raider, region)]


def may_raid(s: State, faction: Faction, region: Region) -> bool:
    """With Hidden Warbands, where a Raid has effect."""
    if not acting_hidden(s, region, faction):
        return False
    return not s.devastated[region] or bool(raid_targets(s, faction, region))


def raid(g: Gaul, faction: Faction, region: Region, most: int = WITH_BAGGAGE) -> Procedure[None]:
    """A3.4.3 Germanic Warbands that Raid with Ariovistus may Intimidate at the same time; A29 so many at most."""
    raiders = yield from send_raiders(g, faction, region, most)
    if faction is GERMANS:
        yield from free_intimidate(g, region, raiders)


def send_raiders(g: Gaul, faction: Faction, region: Region, most: int) -> Procedure[int]:
    """Flip one or two Hidden Warbands (8, shaded: up to three); each gains a Resource or takes one. How many they
    were."""
    s, rule = g.state, rule_of(g.state, RAID, faction)
    most = min(most, most_raiders(s, faction))
    for raiders in range(most):
        choices = raid_choices(s, faction, region)
        warbands = acting_hidden(s, region, faction)
        if not choices or not warbands:
            return raiders
        choice = yield from choose(faction, "raid", rule, [*choices, STOP] if raiders else choices, region)
        if choice is STOP:
            return raiders
        warband = yield from choose(faction, "raider", rule, warbands, region)
        walled = yield from choose_walled(g, faction, rule, region, warband, 1)
        yield from raid_with(g, faction, region, warband, choice.target, walled)
    return most


def raid_with(
    g: Gaul, faction: Faction, region: Region, warband: Piece, victim: object, walled: int = 0
) -> Procedure[None]:
    s = g.state
    flip(s, region, warband, REVEALED, 1, walled)
    if isinstance(victim, Faction):
        spend(s, victim, 1)
    lost = gain(s, faction, 1) if faction in players(s) else 0
    g.log("raid", rule_of(s, RAID, faction), faction, region, victim)
    tell_lost(g, faction, lost)
    if victim is ROMANS:
        yield from roman_need(g)
