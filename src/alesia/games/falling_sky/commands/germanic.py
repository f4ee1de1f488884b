"""3.4 Germanic Commands, as a Faction guides them (4.5.1, Events); 6.2 has the Germans' own phase."""

from alesia.games.falling_sky import run_by_game
from alesia.games.falling_sky.abilities.ambush import rolls_for_caesar
from alesia.games.falling_sky.available import available_bands
from alesia.games.falling_sky.board import allies, ally_sites, hidden, hide_all, is_home, move, place_ally, place_bands
from alesia.games.falling_sky.commands.battle import fight
from alesia.games.falling_sky.commands.outlook import has_archers
from alesia.games.falling_sky.commands.raid import most_raiders, raid_targets, raid_with
from alesia.games.falling_sky.commands.strength import PLAIN
from alesia.games.falling_sky.components import (
    ARVERNI,
    GERMANS,
    HIDDEN,
    OWN_BANDS,
    Faction,
    Piece,
    Region,
    Tribe,
    piece,
)
from alesia.games.falling_sky.control import controls
from alesia.games.falling_sky.groups import choose_group, group_size
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.regions import roads
from alesia.games.falling_sky.sharing import may_defend_together
from alesia.games.falling_sky.state import State
from alesia.kernel.ask import STOP, Procedure, act, choose, choose_number, choose_or_stop, unless_alike

# ---- 3.4.1 Germanic Rally ---------------------------------------------------------------------------------------


def germanic_ally_sites(s: State, region: Region) -> list[Tribe]:
    """Subdued Tribes for an Ally, where the Germans already have Control."""
    return ally_sites(s, region, GERMANS) if controls(s, GERMANS, region) else []


def germanic_warband_limit(s: State, region: Region) -> int:
    """One for each Germanic Ally, in Germania at least one, as far as Available."""
    n = allies(s, region, GERMANS)
    if is_home(s, GERMANS, region):
        n = max(n, 1)
    return min(n, available_bands(s, GERMANS)) if n else 0


def may_germanic_rally(s: State, region: Region) -> bool:
    if s.devastated[region]:
        return False
    return bool(germanic_ally_sites(s, region)) or germanic_warband_limit(s, region) > 0


def germanic_rally(g: Gaul, guide: Faction, region: Region) -> Procedure[None]:
    """An Ally, then Warbands, the new Ally counted."""
    s = g.state
    sites = germanic_ally_sites(s, region)
    tribe: Tribe | None
    if germanic_warband_limit(s, region):
        tribe = yield from choose_or_stop(guide, "germanic_ally", "3.4.1", sites, region)
    else:
        tribe = yield from choose(guide, "germanic_ally", "3.4.1", sites, region)
    if tribe is not None:
        place_ally(s, tribe, GERMANS)
        g.log("place_ally", "3.4.1", GERMANS, tribe)
    low = int(tribe is None)
    n = yield from choose_number(guide, "warbands", "3.4.1", low, germanic_warband_limit(s, region), region)
    place_bands(s, region, GERMANS, n)
    g.log("place_bands", "3.4.1", GERMANS, region, n)


# ---- 3.4.2 Germanic March ---------------------------------------------------------------------------------------


def may_germanic_march(s: State, region: Region) -> bool:
    """Warbands that have not Marched; those that have were hidden then."""
    return bool(_fresh(s, region))


def _fresh(s: State, region: Region) -> list[tuple[Piece, int]]:
    """The Warbands that have not Marched."""
    there = [(p, s.pieces[region.base + p] - s.moved[region.base + p]) for p in OWN_BANDS[GERMANS]]
    return [(what, n) for what, n in there if n]


def germanic_march(g: Gaul, guide: Faction, region: Region) -> Procedure[None]:
    """All flip to Hidden; at most one group enters one adjacent Region."""
    s = g.state
    hide_all(s, region, GERMANS)
    fresh = _fresh(s, region)
    to = yield from choose_or_stop(guide, "march_to", "3.4.2", roads(s, GERMANS, region) if fresh else (), region)
    if to is None:
        return
    group = yield from choose_group(guide, "march_number", "3.4.2", fresh, region, to)
    for what, n in group:
        move(s, region, to, what, n)
        s.moved[to.base + what] += n
    g.log("germanic_march", "3.4.2", region, to, group_size(group))


# ---- 3.4.3 Germanic Raid ----------------------------------------------------------------------------------------


def may_germanic_raid(s: State, region: Region) -> bool:
    return hidden(s, region, GERMANS) > 0 and bool(raid_targets(s, GERMANS, region))


def germanic_raid(g: Gaul, guide: Faction, region: Region) -> Procedure[None]:
    """One or two Warbands flip (8, shaded: up to three); each makes a Faction lose a Resource."""
    s = g.state
    for raider in range(most_raiders(s, GERMANS)):
        if not may_germanic_raid(s, region):
            return
        choices = [act("take_from", f) for f in raid_targets(s, GERMANS, region)]
        choice = yield from choose(guide, "raid", "3.4.3", [*choices, STOP] if raider else choices, region)
        if choice is STOP:
            return
        yield from raid_with(g, GERMANS, region, piece(GERMANS, HIDDEN), choice.target)


# ---- 3.4.4 Germanic Battle and Ambush ---------------------------------------------------------------------------


def ambush_targets(s: State, region: Region) -> list[Faction]:
    """Enemies with pieces and fewer Hidden ones than the Germans."""
    return run_by_game.ambush_targets(s, GERMANS, region)


def may_germanic_battle(s: State, region: Region) -> bool:
    return bool(ambush_targets(s, region))


def is_felt(s: State, defender: Faction, region: Region) -> bool:
    """Whether an Ambush may change anything but Germans who are Revealed: Losses, Hidden pieces, Caesar, who may strike
    back, 38 pieces that are shared, 27 Archers who shoot first."""
    led = rolls_for_caesar(s, defender, region) or may_defend_together(s, GERMANS, defender, region)
    shot = defender is ARVERNI and has_archers(s, GERMANS, defender, region, PLAIN)
    return led or shot or hidden(s, region, defender) > 0 or run_by_game.would_lose(s, GERMANS, defender, region)


def battle_is_felt(s: State, region: Region) -> bool:
    return hidden(s, region, GERMANS) > 0 or any(is_felt(s, f, region) for f in ambush_targets(s, region))


def germanic_battle(g: Gaul, guide: Faction, region: Region) -> Procedure[None]:
    enemies = unless_alike(ambush_targets(g.state, region), lambda f: f if is_felt(g.state, f, region) else None)
    defender = yield from choose(guide, "battle_target", "3.4.4", enemies, region)
    g.log("battle", "3.4.4", GERMANS, defender, region)
    yield from fight(g, GERMANS, defender, region, ambush=True)
