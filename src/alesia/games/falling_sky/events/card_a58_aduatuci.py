"""A58 Aduatuci. Unshaded: the Romans may Battle free anywhere in Belgica, then Seize free in Belgica as if they had
Control, without Harassment and without rolls for Rally. Shaded: in one Region of Belgica the executing Faction
replaces a Roman Ally and three Auxilia with its own, Warbands for Auxilia, and Ambushes the Romans there.

Traps: a Region that the Romans Seize must have Romans (3.2.3). Shaded: as many as there are; the Ambush needs the
Leader near and more Hidden pieces, as ever, and is a must then; for the Romans it does nothing.
"""

from alesia.games.falling_sky.board import own_pieces, total
from alesia.games.falling_sky.commands.base import BATTLE
from alesia.games.falling_sky.commands.battle import skirmish
from alesia.games.falling_sky.commands.seize import Seizure, seize_in, would_yield
from alesia.games.falling_sky.commands.strength import PLAIN
from alesia.games.falling_sky.components import BELGICA, OWN_BANDS, ROMANS, Faction, Region
from alesia.games.falling_sky.events.actions import (
    begin_free,
    can_command,
    choose_piece,
    choose_region,
    choose_region_or_stop,
    choose_tribe,
    free_command,
)
from alesia.games.falling_sky.events.base import event
from alesia.games.falling_sky.events.battles import ambush, can_ambush, can_battle
from alesia.games.falling_sky.events.exchange import allied_tribes, win_ally, win_band
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.state import SHADED, UNSHADED, State
from alesia.kernel.ask import Procedure

PUNISHED = Seizure(as_controlled=True, rally=False, harassment=False)
AUXILIA = 3


def treachery_can_be_punished(s: State, faction: Faction) -> bool:
    return bool(_seizable(s)) or can_battle(s, ROMANS, BELGICA)


def _seizable(s: State) -> list[Region]:
    """3.1 Where there are Romans, and something to Disperse or to Forage."""
    return [r for r in BELGICA if total(s, r, ROMANS) and would_yield(s, r)]


@event(158, UNSHADED, treachery_can_be_punished)
def treachery_punished(g: Gaul, faction: Faction) -> Procedure[None]:
    if can_command(g.state, ROMANS, [BATTLE], BELGICA):
        yield from free_command(g, ROMANS, "battle", [BATTLE], regions=BELGICA, may=True)
    begin_free(g.state, ROMANS, (), 0)
    seized: list[Region] = []
    while (region := (yield from _choose_seized(g, seized))) is not None:
        seized.append(region)
        yield from seize_in(g, region, PUNISHED)


def _choose_seized(g: Gaul, seized: list[Region]) -> Procedure[Region | None]:
    left = [r for r in _seizable(g.state) if r not in seized]
    return (yield from choose_region_or_stop(g, ROMANS, left, "seize"))


# ---- shaded -----------------------------------------------------------------------------------------------------


def _betrayable(s: State, faction: Faction) -> list[Region]:
    if faction is ROMANS:
        return []
    return [r for r in BELGICA if _can_win(s, r) or (total(s, r, ROMANS) and can_ambush(s, faction, ROMANS, r))]


def _can_win(s: State, region: Region) -> bool:
    return bool(allied_tribes(s, [region], [ROMANS]) or own_pieces(s, region, OWN_BANDS[ROMANS]))


@event(158, SHADED, lambda s, faction: bool(_betrayable(s, faction)))
def false_peace(g: Gaul, faction: Faction) -> Procedure[None]:
    found = _betrayable(g.state, faction)
    if not found:
        return
    region = yield from choose_region(g, faction, found, "betray")
    if allies := allied_tribes(g.state, [region], [ROMANS]):
        win_ally(g, (yield from choose_tribe(g, faction, allies, "ally", region)), faction)
    for left in range(AUXILIA, 0, -1):
        if there := own_pieces(g.state, region, OWN_BANDS[ROMANS]):
            win_band(g, region, (yield from choose_piece(g, faction, there, region, "auxilia", left)), faction)
    begin_free(g.state, faction, (region,), 0)
    if total(g.state, region, ROMANS) and can_ambush(g.state, faction, ROMANS, region):
        terms = yield from skirmish(g, faction, region, PLAIN)
        yield from ambush(g, faction, ROMANS, region, terms)
