"""45 Litaviccus.

Unshaded: in each of two Regions up to two Arverni Warbands become Aedui; then four Arverni Resources, or what they
have, go to the Aedui.
Shaded: the executing Faction fights a free Battle against the Romans in one Region with the Aedui pieces there as its
own, even if it has none itself: they attack, and its Losses may fall on them. It must Ambush if the Hidden Warbands of
both together outnumber the Hidden Auxilia, and its Leader is as near as Ambush needs (5.4). Romans can do nothing
with it.
"""

from alesia.games.falling_sky.board import (
    bands,
    own_pieces,
    total,
)
from alesia.games.falling_sky.commands.base import battle_rule
from alesia.games.falling_sky.commands.battle import can_attack, resolve, skirmish
from alesia.games.falling_sky.commands.strength import PLAIN
from alesia.games.falling_sky.components import AEDUI, ARVERNI, OWN_BANDS, ROMANS, Faction, Region
from alesia.games.falling_sky.events.actions import (
    begin_free,
    choose_piece,
    choose_piece_or_stop,
    choose_region,
    choose_region_or_stop,
    lose,
    receive,
)
from alesia.games.falling_sky.events.base import event
from alesia.games.falling_sky.events.battles import (
    can_ambush,
    would_matter,
)
from alesia.games.falling_sky.events.exchange import win_band
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.state import SHADED, UNSHADED, State
from alesia.games.falling_sky.war import lands
from alesia.kernel.ask import Procedure

PLACES, EACH, TRIBUTE = 2, 2, 4


def _plotters(s: State) -> list[Region]:
    return [r for r in lands(s) if bands(s, r, ARVERNI)]


@event(45, UNSHADED, lambda s, faction: bool(_plotters(s)) or s.resources[ARVERNI] > 0)
def plot_thwarted(g: Gaul, faction: Faction) -> Procedure[None]:
    done: list[Region] = []
    while len(done) < PLACES:
        plotters = [r for r in _plotters(g.state) if r not in done]
        region = yield from choose_region_or_stop(g, faction, plotters, "win", PLACES - len(done))
        if region is None:
            break
        done.append(region)
        yield from _win_over(g, faction, region)
    tribute = min(TRIBUTE, g.state.resources[ARVERNI])
    lose(g, ARVERNI, tribute)
    receive(g, AEDUI, tribute)


def _win_over(g: Gaul, faction: Faction, region: Region) -> Procedure[None]:
    for n in range(EACH):
        there = own_pieces(g.state, region, OWN_BANDS[ARVERNI])
        what = yield from (choose_piece_or_stop if n else choose_piece)(g, faction, there, region, "win")
        if what is None:
            return
        win_band(g, region, what, AEDUI)


def _join(s: State, faction: Faction, region: Region) -> None:
    """The Aedui pieces in the Region act as the Faction's, until the Battle is over."""
    begin_free(s, faction, (region,), 0)
    s.borrowed = 0 if faction is AEDUI else region.mask


def _battlefields(s: State, faction: Faction) -> list[Region]:
    if faction is ROMANS:
        return []
    found = [r for r in lands(s) if total(s, r, ROMANS) and (total(s, r, faction) or total(s, r, AEDUI))]
    return [r for r in found if _matters(s, faction, r)]


def _matters(s: State, faction: Faction, region: Region) -> bool:
    trial = s.copy()
    _join(trial, faction, region)
    return would_matter(trial, faction, ROMANS, region)


@event(45, SHADED, lambda s, faction: bool(_battlefields(s, faction)))
def behind_caesar(g: Gaul, faction: Faction) -> Procedure[None]:
    fields = _battlefields(g.state, faction)
    if fields:
        region = yield from choose_region(g, faction, fields, "battle")
        _join(g.state, faction, region)
        yield from _battle(g, faction, region)
        g.state.borrowed = 0


def _battle(g: Gaul, faction: Faction, region: Region) -> Procedure[None]:
    """13 The Slingers shoot first; then Hidden pieces are counted for the Ambush."""
    s, rule = g.state, battle_rule(g.state, faction)
    terms = yield from skirmish(g, faction, region, PLAIN)
    if not can_attack(s, faction, region, terms):
        return
    g.log("battle", rule, faction, ROMANS, region)
    ambush = can_ambush(s, faction, ROMANS, region)
    if ambush:
        g.log("ambush", rule, faction, ROMANS, region)
    yield from resolve(g, faction, ROMANS, region, ambush, False, terms)
