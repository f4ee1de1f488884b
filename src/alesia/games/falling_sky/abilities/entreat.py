"""4.3.1 Entreat."""

from collections.abc import Sequence
from operator import itemgetter

from alesia.games.falling_sky.abilities.base import ENTREAT, commit, reach
from alesia.games.falling_sky.available import available_allies, available_bands
from alesia.games.falling_sky.board import (
    ally_owner,
    hidden,
    may_hold,
    others_present,
    own_pieces,
    place_ally,
    place_bands,
    remove,
    subdue,
)
from alesia.games.falling_sky.components import (
    AEDUI,
    ARVERNI,
    BELGAE,
    FACTIONS,
    GERMANS,
    OWN_BANDS,
    STRIDE,
    Piece,
    Region,
    Tribe,
)
from alesia.games.falling_sky.control import controls
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.state import State
from alesia.games.falling_sky.tracks import price, spend
from alesia.kernel.ask import Procedure, choose, choose_or_stop
from alesia.kernel.word import Notes, phrase

COST = 1
OTHER_BANDS = tuple(p for f in FACTIONS if f is not ARVERNI for p in OWN_BANDS[f])
_others = itemgetter(*OTHER_BANDS)  # how many there are of each


def entreat_regions(s: State, used: int = 0) -> list[Region]:
    """Near the Leader."""
    if s.resources[ARVERNI] < price(s, COST):
        return []
    return [r for r in _in_reach(s) if not used & r.mask and _may_entreat(s, r)]


def entreat_is_possible(s: State) -> bool:
    return s.resources[ARVERNI] >= price(s, COST) and any(_may_entreat(s, r) for r in _in_reach(s))


def _in_reach(s: State) -> list[Region]:
    """Where nobody else has any piece, there is nobody to Entreat."""
    others = others_present(s, ARVERNI)
    return [r for r in reach(s, ARVERNI) if others & r.mask]


def _may_entreat(s: State, region: Region) -> bool:
    """With a Hidden Arverni Warband."""
    if not hidden(s, region, ARVERNI):
        return False
    return any(_others(s.pieces[region.base : region.base + STRIDE])) or bool(_weak_allies(s, region))


def entreat_targets(s: State, region: Region) -> list[Piece | Tribe]:
    """Any other Warband or Auxilia; under Arverni Control also an Aedui, Belgic or Germanic Ally."""
    return [*own_pieces(s, region, OTHER_BANDS), *_weak_allies(s, region)]


def _weak_allies(s: State, region: Region) -> list[Tribe]:
    if not controls(s, ARVERNI, region):
        return []
    return [t for t in region.tribes if ally_owner(s, t) in (AEDUI, BELGAE, GERMANS)]


def entreat(g: Gaul) -> Procedure[None]:
    used = 0
    while True:
        cost = price(g.state, COST)
        region = yield from choose_or_stop(ARVERNI, "entreat", "4.3.1", entreat_regions(g.state, used), cost)
        if region is None:
            return
        used |= region.mask
        targets = entreat_targets(g.state, region)
        target = yield from choose(ARVERNI, "entreat_target", "4.3.1", targets, region, outcomes(g.state, targets))
        commit(g.state, ENTREAT)
        spend(g.state, ARVERNI, cost)
        g.log("pay", "4.3.1", ARVERNI, cost, ENTREAT, region)
        replaced = win_over(g.state, region, target)
        g.log("entreat", "4.3.1", region, target, replaced)


def outcomes(s: State, targets: Sequence[Piece | Tribe]) -> Notes:
    """Whether each would be replaced or only removed."""
    keys = ["note.won" if _has_counterpart(s, target) else "note.removed" for target in targets]
    return Notes([(target.option, phrase(key)) for target, key in zip(targets, keys, strict=True)])


def _has_counterpart(s: State, target: Piece | Tribe) -> bool:
    if isinstance(target, Piece):
        return available_bands(s, ARVERNI) > 0
    return available_allies(s, ARVERNI) > 0 and may_hold(s, target, ARVERNI)


def win_over(s: State, region: Region, target: Piece | Tribe) -> int:
    """Replace it with its Arverni counterpart (1); remove it (0) if none is Available or may stand there."""
    if isinstance(target, Piece):
        remove(s, region, target)
        return place_bands(s, region, ARVERNI, 1)
    subdue(s, target)
    if not _has_counterpart(s, target):
        return 0
    place_ally(s, target, ARVERNI)
    return 1
