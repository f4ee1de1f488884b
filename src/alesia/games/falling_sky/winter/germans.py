"""6.2 Germans Phase."""

from collections.abc import Callable, Sequence

from alesia.games.falling_sky import run_by_game
from alesia.games.falling_sky.abilities.ambush import more_hidden
from alesia.games.falling_sky.available import on_map
from alesia.games.falling_sky.board import allies, hide_all, place_ally, total
from alesia.games.falling_sky.capabilities import holds_in_battle
from alesia.games.falling_sky.commands.germanic import (
    germanic_ally_sites,
    germanic_warband_limit,
    may_germanic_raid,
    may_germanic_rally,
)
from alesia.games.falling_sky.commands.raid import most_raiders, raid_targets, raid_with
from alesia.games.falling_sky.commands.strength import Terms
from alesia.games.falling_sky.components import (
    FACTIONS,
    GERMANIA,
    GERMANS,
    HIDDEN,
    REVEALED,
    SCOUTED,
    Faction,
    Piece,
    Region,
    Tribe,
    piece,
)
from alesia.games.falling_sky.control import controller, controls
from alesia.games.falling_sky.drawing import draw_lot
from alesia.games.falling_sky.negotiation import Gaul, is_player, players_first
from alesia.games.falling_sky.regions import roads
from alesia.games.falling_sky.run_by_game import Lots, battle_everywhere, move_group, surplus, would_lose
from alesia.games.falling_sky.scenarios import offer_vercingetorix
from alesia.games.falling_sky.state import State, begin_action
from alesia.games.falling_sky.war import lands, players
from alesia.kernel.ask import Procedure, draw

Step = Callable[[Gaul], Procedure[None]]


def germans_phase(g: Gaul, steps: Sequence[Step] | None = None) -> Procedure[None]:
    """Rally, March, Raid, Battle with Ambush; Events may leave a step out."""
    begin_action(g.state, GERMANS)
    for number, step in enumerate(steps or WHOLE_PHASE):
        if number:
            yield from offer_vercingetorix(g)
        yield from step(g)


def phase_acts(s: State, steps: Sequence[Step] | None = None) -> bool:
    """Whether these steps would change anything now: a step that finds nothing to do leaves the next as it was."""
    return any(WOULD_ACT[step](s) for step in steps or WHOLE_PHASE)


# ---- 6.2.1 Rally ------------------------------------------------------------------------------------------------


def rally(g: Gaul) -> Procedure[None]:
    yield from rally_allies(g)
    yield from rally_warbands(g)


def would_rally(s: State) -> bool:
    return any(may_germanic_rally(s, r) for r in lands(s))


def rally_allies(g: Gaul) -> Procedure[None]:
    """An Ally in each Region possible: at Suebi first, then others in Germania, then elsewhere."""
    s, used = g.state, 0
    while sites := ally_candidates(s, used):
        tribe = yield from draw_lot(g, "germanic_rally_ally", "6.2.1", sites)
        used |= tribe.region.mask
        place_ally(s, tribe, GERMANS)
        g.log("place_ally", "6.2.1", GERMANS, tribe)


def ally_candidates(s: State, used: int) -> list[Tribe]:
    regions = [r for r in lands(s) if not used & r.mask and not s.devastated[r]]
    sites = [tribe for region in regions for tribe in germanic_ally_sites(s, region)]
    suebi = [tribe for tribe in sites if tribe.suebi]
    return suebi or [tribe for tribe in sites if tribe.region in GERMANIA] or sites


def rally_warbands(g: Gaul) -> Procedure[None]:
    s = g.state
    open_regions = [r for r in lands(s) if not s.devastated[r] and germanic_warband_limit(s, r)]
    wanted = {r: max(allies(s, r, GERMANS), int(r in GERMANIA)) for r in open_regions}
    yield from run_by_game.rally_warbands(g, GERMANS, wanted, "germanic_rally", "6.2.1")


# ---- 6.2.2 March ------------------------------------------------------------------------------------------------


def march(g: Gaul) -> Procedure[None]:
    """A group out of each Region that can spare one, the largest first; then all are Hidden."""
    s = g.state
    groups = {r: n for r in lands(s) if (n := surplus(s, GERMANS, r))}
    while groups:
        largest = max(groups.values())
        origin = yield from draw_lot(g, "germanic_march_from", "6.2.2", [r for r, n in groups.items() if n == largest])
        del groups[origin]
        to = yield from draw_lot(g, "germanic_march_to", "6.2.2", march_destinations(s, origin, largest))
        move_group(s, GERMANS, origin, to, largest)
        g.log("germanic_march", "6.2.2", origin, to, largest)
    for region in lands(s):
        hide_all(s, region, GERMANS)


def would_march(s: State) -> bool:
    """A group can leave a Region, or Warbands flip or lose their markers."""
    seen = on_map(s, GERMANS, REVEALED) + on_map(s, GERMANS, SCOUTED)
    return seen > 0 or any(surplus(s, GERMANS, r) for r in lands(s))


def march_destinations(s: State, origin: Region, n: int) -> list[Region]:
    """First where the group adds Germanic Control; among those, or else among all, where a player has Control, not a
    Non-player (8.0); what is left is equal."""
    adding = [r for r in roads(s, GERMANS, origin) if adds_control(s, r, n)]
    found = adding or list(roads(s, GERMANS, origin))
    return [r for r in found if is_player(s, controller(s, r))] or found


def adds_control(s: State, region: Region, n: int) -> bool:
    others = sum(total(s, region, f) for f in FACTIONS if f is not GERMANS)
    return not controls(s, GERMANS, region) and total(s, region, GERMANS) + n > others


# ---- 6.2.3 Raid -------------------------------------------------------------------------------------------------


def raid(g: Gaul) -> Procedure[None]:
    """In each Region with up to two Warbands (8, shaded: three), only against Factions that still have Resources,
    players first."""
    s = g.state
    left = [r for r in lands(s) if may_germanic_raid(s, r)]
    while left:
        region = yield from draw("germanic_raid", "6.2.3", left)
        for _ in range(most_raiders(s, GERMANS)):
            if may_germanic_raid(s, region):
                targets = players_first(s, raid_targets(s, GERMANS, region))
                victim = yield from draw_lot(g, "germanic_raid_target", "6.2.3", targets)
                yield from raid_with(g, GERMANS, region, WARBAND, victim)
        left = [r for r in left if r is not region and may_germanic_raid(s, r)]


def would_raid(s: State) -> bool:
    return any(may_germanic_raid(s, r) for r in lands(s))


WARBAND: Piece = piece(GERMANS, HIDDEN)


# ---- 6.2.4 Battle with Ambush -----------------------------------------------------------------------------------


LOTS = Lots("germanic_battle", "germanic_battle_target", "6.2.4", others=False)


def battles(g: Gaul) -> Procedure[None]:
    """Wherever the Germans can Ambush and would cause a Loss, players first; the rest is random."""
    yield from battle_everywhere(g, GERMANS, battle_targets, players_first, LOTS)


def battles_regardless(g: Gaul) -> Procedure[None]:
    """53 All Battles are Ambushes, however many of the enemies are Hidden."""
    yield from battle_everywhere(g, GERMANS, all_targets, players_first, LOTS, Terms(regardless=True))


def battle_targets(s: State, region: Region) -> list[Faction]:
    return run_by_game.battle_targets(s, GERMANS, region)


def all_targets(s: State, region: Region) -> list[Faction]:
    """A31 Where no Event helps Germans, those whom they could Ambush without it."""
    found = [f for f in players(s) if total(s, region, f) and would_lose(s, GERMANS, f, region)]
    return [f for f in found if holds_in_battle(s, GERMANS, f) or more_hidden(s, GERMANS, f, region)]


def would_battle(s: State) -> bool:
    return any(battle_targets(s, r) for r in lands(s))


def would_battle_regardless(s: State) -> bool:
    return any(all_targets(s, r) for r in lands(s))


WHOLE_PHASE: tuple[Step, ...] = (rally, march, raid, battles)
WOULD_ACT: dict[Step, Callable[[State], bool]] = {
    rally: would_rally,
    march: would_march,
    raid: would_raid,
    battles: would_battle,
    battles_regardless: would_battle_regardless,
}
