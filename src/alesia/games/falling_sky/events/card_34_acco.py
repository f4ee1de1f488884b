"""34 Acco.

Unshaded: a Faction of the executing one's choice Rallies or Recruits free of cost in three Regions, if it can, even if
Devastated, and may place Allies there as if it had Control.
Shaded: all Allies in the Carnutes and Mandubii Regions become Arverni Allies, all Citadels Arverni Citadels; those for
which there is none Available are removed, and the executing Faction says which.
"""

from collections.abc import Iterator, Sequence

from alesia.games.falling_sky.available import available_allies, available_bands, available_citadels
from alesia.games.falling_sky.board import PARTNER, citadel_owner
from alesia.games.falling_sky.commands.rally import WARBANDS, rally, rally_choices
from alesia.games.falling_sky.commands.recruit import AUXILIA, recruit, recruit_choices
from alesia.games.falling_sky.components import (
    ALLY,
    ARVERNI,
    CITADEL,
    DISPERSED,
    REGION,
    ROMANS,
    Faction,
    Region,
    Tribe,
)
from alesia.games.falling_sky.events.actions import (
    begin_free,
    choose_faction,
    choose_region,
    choose_region_or_stop,
    choose_tribe,
)
from alesia.games.falling_sky.events.base import event
from alesia.games.falling_sky.events.exchange import clear, fortify, settle
from alesia.games.falling_sky.negotiation import Gaul, is_nonplayer
from alesia.games.falling_sky.regions import regions
from alesia.games.falling_sky.sharing import may_share, offer_to_share, shared_here
from alesia.games.falling_sky.state import SHADED, UNSHADED, State
from alesia.games.falling_sky.war import lands, players
from alesia.kernel.ask import Act, Procedure

RALLIES = 3
REVOLT = (REGION["Carnutes"], REGION["Mandubii"])


def _rousable(s: State, faction: Faction) -> Iterator[Region]:
    """Where the Faction could place something if it had Control; 38 also of another."""
    trial = s.copy()
    trial.as_controlled = 1
    there = regions(s) if faction is ROMANS else lands(s)
    return (r for r in there if _placeable(trial, faction, r) or _lends(trial, faction, r))


def _placeable(s: State, faction: Faction, region: Region) -> list[Act]:
    return recruit_choices(s, region) if faction is ROMANS else rally_choices(s, faction, region)


def _lends(s: State, faction: Faction, region: Region) -> bool:
    """38 Whether Aedui Warbands or Auxilia of the other Faction could be placed too."""
    if not may_share(s, faction, region) or not available_bands(s, PARTNER[faction]):
        return False
    shared = _placeable(shared_here(s, faction, region), faction, region)
    return AUXILIA in shared or WARBANDS in shared


def _responders(s: State) -> list[Faction]:
    return [f for f in players(s) if next(_rousable(s, f), None) is not None]


@event(34, UNSHADED, lambda s, faction: bool(_responders(s)))
def response(g: Gaul, faction: Faction) -> Procedure[None]:
    responders = _responders(g.state)
    if not responders:
        return
    responder = yield from choose_faction(g, faction, responders, "response")
    begin_free(g.state, responder, (), 0)
    g.state.as_controlled = 1
    yield from _respond(g, responder)
    g.state.as_controlled = 0


def _respond(g: Gaul, faction: Faction) -> Procedure[None]:
    s, done = g.state, list[Region]()
    while len(done) < RALLIES:
        regions = [r for r in _rousable(s, faction) if r not in done]
        step = "recruit" if faction is ROMANS else "rally"
        region = yield from _ask_where(g, faction, regions, step, RALLIES - len(done))
        if region is None:
            return
        if _lends(s, faction, region):
            yield from offer_to_share(g, faction, region, needed=not _placeable(s, faction, region))
        if _placeable(s, faction, region):
            done.append(region)
            yield from (recruit if faction is ROMANS else rally)(g, faction, region)


def _ask_where(g: Gaul, faction: Faction, regions: Sequence[Region], step: str, left: int) -> Procedure[Region | None]:
    """5.1.3 Three, unless nothing is sure to be placed; 8.2.3 a Non-player goes by its flowchart."""
    sure = not is_nonplayer(g.state, faction) and any(_placeable(g.state, faction, r) for r in regions)
    return (yield from (choose_region if sure else choose_region_or_stop)(g, faction, regions, step, left))


def _foreign(s: State) -> list[Tribe]:
    """Tribes with an Ally or Citadel of anybody but the Arverni."""
    tribes = [t for r in REVOLT for t in r.tribes if ALLY <= s.tribes[t] < DISPERSED]
    return [t for t in tribes if s.tribes[t] not in (ALLY + ARVERNI, CITADEL + ARVERNI)]


@event(34, SHADED, lambda s, faction: bool(_foreign(s)))
def revolt(g: Gaul, faction: Faction) -> Procedure[None]:
    s = g.state
    cities = [t for t in _foreign(s) if citadel_owner(s, t) >= 0]
    tribes = [t for t in _foreign(s) if t not in cities]
    for tribe in (yield from _replaced(g, faction, tribes, available_allies(s, ARVERNI), "ally")):
        clear(g, tribe)
        settle(g, tribe, ARVERNI)
    for tribe in (yield from _replaced(g, faction, cities, available_citadels(s, ARVERNI), "citadel")):
        clear(g, tribe)
        fortify(g, tribe, ARVERNI)
    for tribe in _foreign(s):
        clear(g, tribe)


def _replaced(g: Gaul, faction: Faction, tribes: Sequence[Tribe], pieces: int, step: str) -> Procedure[list[Tribe]]:
    """Those that get an Arverni piece: all, or as many as there are pieces."""
    if pieces >= len(tribes):
        return list(tribes)
    chosen: list[Tribe] = []
    for left in range(pieces, 0, -1):
        others = [t for t in tribes if t not in chosen]
        chosen.append((yield from choose_tribe(g, faction, others, step, left)))
    return chosen
