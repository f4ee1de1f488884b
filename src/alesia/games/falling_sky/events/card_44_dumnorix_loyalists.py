"""44 Dumnorix Loyalists (second edition).

Unshaded: four Warbands anywhere become Auxilia or Aedui Warbands, in any mixture; then these new pieces alone Scout as
if Auxilia (4.2.2), led by the executing Faction: each may move to an adjacent Region, and near the Roman Leader each
may be flipped to Reveal and mark two Warbands.
Shaded: three Auxilia and Aedui Warbands in all become Warbands of anybody; then the executing Faction may execute
a free Command in the Regions where these were placed.
What has just been placed is not replaced again.
"""

from alesia.games.falling_sky.abilities.base import reach
from alesia.games.falling_sky.abilities.scout import by_land, mark_warbands, reveal_by_regions, scoutable
from alesia.games.falling_sky.available import available_bands
from alesia.games.falling_sky.board import flip, move, own_pieces
from alesia.games.falling_sky.components import (
    AEDUI,
    CARD,
    HIDDEN,
    OWN_BANDS,
    REVEALED,
    ROMANS,
    Faction,
    Piece,
    Region,
    piece,
)
from alesia.games.falling_sky.events.actions import (
    choose_faction,
    choose_piece,
    choose_region,
    free_command,
)
from alesia.games.falling_sky.events.base import event
from alesia.games.falling_sky.events.exchange import WARBAND_FACTIONS, WARBANDS, win_band
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.regions import may_stack, regions, roads
from alesia.games.falling_sky.state import SHADED, UNSHADED, State
from alesia.kernel.ask import Procedure, choose, choose_number, choose_or_stop

BETRAYED, MADDENED = 4, 3
LOYAL = (*OWN_BANDS[ROMANS], *OWN_BANDS[AEDUI])
NEW = (piece(ROMANS, HIDDEN), piece(AEDUI, HIDDEN))
Scouts = dict[tuple[Region, Piece], int]


def _old(s: State, region: Region, kinds: tuple[Piece, ...], new: Scouts) -> list[Piece]:
    """Pieces of these kinds in the Region that have not just been placed."""
    return [p for p in own_pieces(s, region, kinds) if s.pieces[region.base + p] > new.get((region, p), 0)]


def _on_map(s: State, kinds: tuple[Piece, ...]) -> bool:
    return any(own_pieces(s, r, kinds) for r in regions(s))


def _replace(
    g: Gaul, faction: Faction, kinds: tuple[Piece, ...], heirs: tuple[Faction, ...], most: int, step: str
) -> Procedure[Scouts]:
    """So many pieces of these kinds become those of the heirs, or are removed if none is Available, or none may stack
    there (5); an Aedui Warband may be replaced by another, which arrives Hidden (1.4.3) and acts with the rest."""
    new: Scouts = {}
    for left in range(most, 0, -1):
        found = [r for r in regions(g.state) if _old(g.state, r, kinds, new)]
        if not found:
            break
        region = yield from choose_region(g, faction, found, step, left)
        what = yield from choose_piece(g, faction, _old(g.state, region, kinds, new), region, step)
        able = [
            f for f in heirs if f is what.faction or (available_bands(g.state, f) and may_stack(g.state, f, region))
        ]
        heir = yield from choose_faction(g, faction, able or heirs[:1], step, what, region)
        if win_band(g, region, what, heir, who=faction):
            _count(new, region, piece(heir, HIDDEN), 1)
    return new


# ---- unshaded ---------------------------------------------------------------------------------------------------


@event(44, UNSHADED, lambda s, faction: _on_map(s, WARBANDS))
def betrayed(g: Gaul, faction: Faction) -> Procedure[None]:
    placed = yield from _replace(g, faction, WARBANDS, (ROMANS, AEDUI), BETRAYED, "betrayed")
    scouts = yield from _ride(g, faction, placed)
    yield from _reveal(g, faction, scouts)


def _count(scouts: Scouts, region: Region, what: Piece, n: int) -> None:
    scouts[region, what] = scouts.get((region, what), 0) + n


def _still_there(s: State, scouts: Scouts) -> Scouts:
    """A new Aedui Warband may itself have been Scouted."""
    counts = {(r, p): min(n, s.pieces[r.base + p]) for (r, p), n in scouts.items()}
    return {at: n for at, n in counts.items() if n}


def _ride(g: Gaul, faction: Faction, waiting: Scouts) -> Procedure[Scouts]:
    """Each new piece may move once, not over the sea (1.3.4); where all are afterwards."""
    after: Scouts = {}
    while True:
        origins = [r for r in regions(g.state) if _roads(g.state, waiting, r)]
        origin = yield from choose_or_stop(faction, "scout_from", "4.2.2", origins, CARD[44])
        if origin is None:
            break
        to = yield from choose(faction, "scout_to", "4.2.2", _roads(g.state, waiting, origin), origin, CARD[44])
        riders = [p for p in _scouts_in(waiting, origin) if may_stack(g.state, p.faction, to)]
        what = yield from choose(faction, "scout_piece", "4.2.2", riders, origin, to, CARD[44])
        most, about = waiting[origin, what], (origin, to, what, CARD[44])
        n = yield from choose_number(faction, "scout_number", "4.2.2", 1, most, *about)
        _count(waiting, origin, what, -n)
        _count(after, to, what, n)
        move(g.state, origin, to, what, n)
        g.log("scout_move", "4.2.2", origin, to, what, n)
    for (region, what), n in waiting.items():
        _count(after, region, what, n)
    return after


def _roads(s: State, scouts: Scouts, region: Region) -> list[Region]:
    """Where any of the pieces here may ride."""
    return by_land(region, sorted({r for p in _scouts_in(scouts, region) for r in roads(s, p.faction, region)}))


def _scouts_in(scouts: Scouts, region: Region) -> list[Piece]:
    return [p for p in NEW if scouts.get((region, p))]


def _reveal(g: Gaul, faction: Faction, scouts: Scouts) -> Procedure[None]:
    """Near the Roman Leader, where Warbands are left that are not Scouted."""

    def found() -> list[Region]:
        there = _still_there(g.state, scouts)
        return [r for r in reach(g.state, ROMANS) if _scouts_in(there, r) and scoutable(g.state, r)]

    yield from reveal_by_regions(g, faction, found, lambda region: _reveal_in(g, faction, region, scouts), CARD[44])


def _reveal_in(g: Gaul, faction: Faction, region: Region, scouts: Scouts) -> Procedure[None]:
    """One new piece flips to Reveal and mark up to two Warbands; it may end as one of them."""
    there = _scouts_in(_still_there(g.state, scouts), region)
    scout = yield from choose(faction, "scout_with", "4.2.2", there, region)
    _count(scouts, region, scout, -1)
    flip(g.state, region, scout, REVEALED, 1)
    yield from mark_warbands(g, faction, region)


# ---- shaded -----------------------------------------------------------------------------------------------------


@event(44, SHADED, lambda s, faction: _on_map(s, LOYAL))
def madness(g: Gaul, faction: Faction) -> Procedure[None]:
    placed = yield from _replace(g, faction, LOYAL, WARBAND_FACTIONS, MADDENED, "maddened")
    if placed:
        yield from free_command(g, faction, "command", regions=[region for region, _ in placed])
