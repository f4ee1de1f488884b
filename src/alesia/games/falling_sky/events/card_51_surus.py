"""51 Surus.

Unshaded: four Warbands of any Factions (Aedui too, if not Hidden), in one Region no more than one from the Treveri,
become Aedui; then the Aedui may execute a free Command anywhere.
Shaded: in one such Region up to four Aedui Warbands become Germanic, and the executing Faction has these alone March,
Raid or Battle. Germans only Battle in Ambush (3.4.4), so these must outnumber the Defender's Hidden pieces.
"""

from alesia.games.falling_sky.available import available_bands
from alesia.games.falling_sky.board import bands, hidden, move, number_of, own_pieces, total
from alesia.games.falling_sky.commands.base import BATTLE, GALLIC_COMMANDS, MARCH, RAID
from alesia.games.falling_sky.commands.battle import fight
from alesia.games.falling_sky.commands.raid import MOST_RAIDERS, raid_targets, raid_with
from alesia.games.falling_sky.commands.strength import Terms
from alesia.games.falling_sky.components import (
    AEDUI,
    GERMANS,
    HIDDEN,
    OWN_BANDS,
    REGION,
    Faction,
    Region,
    piece,
    within_one,
)
from alesia.games.falling_sky.events.actions import (
    can_command,
    choose_act,
    choose_piece,
    choose_piece_or_stop,
    choose_region,
    choose_region_or_stop,
    free_command,
)
from alesia.games.falling_sky.events.base import event
from alesia.games.falling_sky.events.exchange import WARBANDS, win_band
from alesia.games.falling_sky.groups import choose_group, group_size
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.regions import roads
from alesia.games.falling_sky.state import SHADED, UNSHADED, State
from alesia.games.falling_sky.war import players
from alesia.kernel.ask import STOP, Act, Procedure, act, choose, choose_or_stop

NEAR_TREVERI = within_one(REGION["Treveri"])
REPLACED = 4
DEFEATED = tuple(p for p in WARBANDS if p is not piece(AEDUI, HIDDEN))  # an Aedui Warband arrives Hidden (1.4.3)
RAIDER = piece(GERMANS, HIDDEN)


def _defeated(s: State) -> list[Region]:
    return [r for r in NEAR_TREVERI if own_pieces(s, r, DEFEATED)]


@event(51, UNSHADED, lambda s, faction: bool(_defeated(s)) or can_command(s, AEDUI, GALLIC_COMMANDS))
def defeated(g: Gaul, faction: Faction) -> Procedure[None]:
    if _defeated(g.state):
        region = yield from choose_region(g, faction, _defeated(g.state), "defeated")
        for left in range(REPLACED, 0, -1):
            if there := own_pieces(g.state, region, DEFEATED):
                offered = there[:1] if _all_are_replaced(g.state, region, left) else there
                what = yield from choose_piece(g, faction, offered, region, "defeated", left)
                win_band(g, region, what, AEDUI)
    yield from free_command(g, AEDUI, "command")


def _all_are_replaced(s: State, region: Region, left: int) -> bool:
    """Nobody need say in which order."""
    return number_of(s, region, DEFEATED) <= min(left, available_bands(s, AEDUI))


def _rebels(s: State) -> list[Region]:
    return [r for r in NEAR_TREVERI if bands(s, r, AEDUI)]


@event(51, SHADED, lambda s, faction: bool(_rebels(s)))
def anti_roman(g: Gaul, faction: Faction) -> Procedure[None]:
    region = yield from choose_region_or_stop(g, faction, _rebels(g.state), "rebels")
    if region is None:
        return
    band = 0
    for n in range(REPLACED):
        there = own_pieces(g.state, region, OWN_BANDS[AEDUI])
        pick = choose_piece_or_stop if n else choose_piece
        what = yield from pick(g, faction, there, region, "rebels", REPLACED - n)
        if what is None:
            break
        band += win_band(g, region, what, GERMANS)
    if band:
        yield from _act(g, faction, region, band)


def _act(g: Gaul, faction: Faction, region: Region, band: int) -> Procedure[None]:
    """5.1.3 One of the three with the new Warbands; March is always possible."""
    choices = [act("command", MARCH)]
    choices += [act("command", RAID)] if raid_targets(g.state, GERMANS, region) else []
    choices += [act("command", BATTLE)] if _ambushed(g.state, region, band) else []
    choice = yield from choose_act(g, faction, choices, "rebels", region)
    if choice.target is MARCH:
        yield from _march(g, faction, region, band)
    elif choice.target is RAID:
        yield from _raid(g, faction, region, band)
    else:
        yield from _battle(g, faction, region, band)


def _march(g: Gaul, faction: Faction, region: Region, band: int) -> Procedure[None]:
    to = yield from choose_or_stop(faction, "march_to", "3.4.2", roads(g.state, GERMANS, region), region)
    if to is None:
        return
    group = yield from choose_group(faction, "march_number", "3.4.2", [(RAIDER, band)], region, to)
    for what, n in group:
        move(g.state, region, to, what, n)
    g.log("germanic_march", "3.4.2", region, to, group_size(group))


def _raid(g: Gaul, faction: Faction, region: Region, band: int) -> Procedure[None]:
    for raider in range(min(band, MOST_RAIDERS)):
        choices: list[Act] = [act("take_from", f) for f in raid_targets(g.state, GERMANS, region)]
        if not choices:
            return
        choice = yield from choose(faction, "raid", "3.4.3", [*choices, STOP] if raider else choices, region)
        if choice is STOP:
            return
        yield from raid_with(g, GERMANS, region, RAIDER, choice.target)


def _ambushed(s: State, region: Region, band: int) -> list[Faction]:
    """Enemies with fewer Hidden pieces than these Warbands."""
    return [f for f in players(s) if total(s, region, f) and band > hidden(s, region, f)]


def _battle(g: Gaul, faction: Faction, region: Region, band: int) -> Procedure[None]:
    """All other Germanic pieces stand aside: they neither cause nor take Losses, and are not Revealed."""
    defender = yield from choose(faction, "battle_target", "3.4.4", _ambushed(g.state, region, band), region)
    g.log("battle", "3.4.4", GERMANS, defender, region)
    yield from fight(g, GERMANS, defender, region, ambush=True, terms=Terms(attackers=((RAIDER, band),)))
