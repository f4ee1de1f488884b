"""4.3.1 Entreat."""

from collections.abc import Sequence

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


def entreat_regions(s: State, used: int = 0) -> list[Region]:
    """Near the Leader."""
    if s.resources[ARVERNI] < price(s, COST):
        return []
    return [r for r in reach(s, ARVERNI) if not used & r.mask and _may_entreat(s, r)]


def entreat_is_possible(s: State) -> bool:
    return s.resources[ARVERNI] >= price(s, COST) and any(_may_entreat(s, r) for r in reach(s, ARVERNI))


def _may_entreat(s: State, region: Region) -> bool:
    """With a Hidden Arverni Warband; where nobody else has any piece, there is no need to look further."""
    if not hidden(s, region, ARVERNI) or not others_present(s, ARVERNI) & region.mask:
        return False
    return bool(entreat_targets(s, region))


def entreat_targets(s: State, region: Region) -> list[Piece | Tribe]:
    """Any other Warband or Auxilia; under Arverni Control also an Aedui, Belgic or Germanic Ally."""
    targets: list[Piece | Tribe] = list(own_pieces(s, region, OTHER_BANDS))
    if controls(s, ARVERNI, region):
        targets += [t for t in region.tribes if ally_owner(s, t) in (AEDUI, BELGAE, GERMANS)]
    return targets


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
