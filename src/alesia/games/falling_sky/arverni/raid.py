"""A6.2.3 Arverni Raid."""

from collections.abc import Sequence

from alesia.games.falling_sky.arverni.targets import NO_TARGETS, Targets
from alesia.games.falling_sky.board import are_together, hidden, is_near_diviciacus
from alesia.games.falling_sky.commands.raid import MOST_RAIDERS, raid_targets, raid_with
from alesia.games.falling_sky.components import AEDUI, ARVERNI, HIDDEN, ROMANS, Faction, Region, piece
from alesia.games.falling_sky.drawing import draw_lot
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.run_by_game import battle_targets
from alesia.games.falling_sky.state import State
from alesia.games.falling_sky.war import lands
from alesia.kernel.ask import Procedure

WARBAND = piece(ARVERNI, HIDDEN)
Raids = dict[Region, list[Faction]]


def raid(g: Gaul, targets: Targets = NO_TARGETS, regions: Sequence[Region] | None = None) -> Procedure[None]:
    """Warband by Warband: the Target Faction is robbed wherever it can be, then players, then Non-players."""
    s = g.state
    left = {r: raiders(s, targets, r) for r in (lands(s) if regions is None else regions)}
    while raids := best_raids(s, targets, left):
        short = _short(s, raids, left)
        region = (yield from draw_lot(g, "arverni_raid", "A6.2.3", list(raids))) if short else next(iter(raids))
        victim = yield from draw_lot(g, "arverni_raid_target", "A6.2.3", raids[region], region)
        left[region] -= 1
        yield from raid_with(g, ARVERNI, region, WARBAND, victim)


def raiders(s: State, targets: Targets, region: Region) -> int:
    """Hidden Warbands that are not needed for an Ambush, two at most."""
    return min(MOST_RAIDERS, hidden(s, region, ARVERNI) - kept_back(s, targets, region))


def kept_back(s: State, targets: Targets, region: Region) -> int:
    """One more than the Hidden pieces of the enemy whom A6.2.4 would attack here, the least among equal ones."""
    enemies = targets.first(s, battle_targets(s, ARVERNI, region))
    return min([_needed(s, enemy, region) for enemy in enemies], default=0)


def _needed(s: State, enemy: Faction, region: Region) -> int:
    """A1.4 Near Diviciacus Romans and Aedui who are together may share: more than both have Hidden, if the Arverni have
    so many."""
    if enemy in (ROMANS, AEDUI) and is_near_diviciacus(s, region) and are_together(s, region):
        together = hidden(s, region, ROMANS) + hidden(s, region, AEDUI)
        if hidden(s, region, ARVERNI) > together:
            return together + 1
    return hidden(s, region, enemy) + 1


def best_raids(s: State, targets: Targets, left: dict[Region, int]) -> Raids:
    """Where whom can be robbed: the Target Faction if it can be anywhere, else players, else Non-players."""
    raids = {r: found for r, n in left.items() if n > 0 and (found := raid_targets(s, ARVERNI, r))}
    victims = targets.first(s, sorted({f for found in raids.values() for f in found}))
    return {r: best for r, found in raids.items() if (best := [f for f in found if f in victims])}


def _short(s: State, raids: Raids, left: dict[Region, int]) -> bool:
    """Whether some victim may run out of Resources, so that it matters where they Raid first."""
    wanted = {f: sum([left[r] for r, found in raids.items() if f in found]) for found in raids.values() for f in found}
    return any(s.resources[f] < n for f, n in wanted.items())


def may_raid(s: State, region: Region, targets: Targets = NO_TARGETS) -> bool:
    return raiders(s, targets, region) > 0 and bool(raid_targets(s, ARVERNI, region))
