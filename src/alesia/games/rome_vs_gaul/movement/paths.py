"""10.3, 10.4, 10.7 Where an army can go, and what that costs."""

from alesia.games.rome_vs_gaul.board import Army, has_cus, has_cus_outside, has_germani
from alesia.games.rome_vs_gaul.components import CHANNEL, GALLIC, GERMANIA, PLAYERS, ROMAN, SPACES, Piece, Side, Space
from alesia.games.rome_vs_gaul.leaders import can_lead, load
from alesia.games.rome_vs_gaul.masks import Mask, digits, germani, stands, stands_outside, where
from alesia.games.rome_vs_gaul.state import STRONGHOLD, TOWN, State

_GUARDED = digits((TOWN, STRONGHOLD))
ALONE = 7  # 10.3.3 the Movement Allowance of a Roman Leader without CUs


def cost(s: State, start: Space, target: Space) -> int:
    """10.4.1 By the kind of path. 14: a bridge over the Rhine."""
    return 1 if s.bridge and is_rhine(start, target) else start.paths[target].kind.mp


def burden(leader: Piece, army: Army) -> int:
    """9.3 What each path costs more with too many Combat Units; a unit without a Leader moves nobody but itself."""
    return can_lead(leader) and load(army) > leader.command


def ways_for(s: State, side: Side, army: Army, start: Space, mp: int) -> list[Space]:
    """10.4 Where so many Movement Points are enough to go."""
    targets = _reached_by(s, side, start, mp)
    if side is ROMAN and not any(piece.is_cu for piece in army):
        return [target for target in targets if may_enter_alone(s, target)]
    return targets


def _reached_by(s: State, side: Side, start: Space, mp: int) -> list[Space]:
    if s.bridge:
        return [target for target in _OPEN[side][start][-1] if cost(s, start, target) <= mp]
    return _OPEN[side][start][max(0, min(mp, _DEAREST))]


def is_rhine(start: Space, target: Space) -> bool:
    """Between Gaul and Germania."""
    return (start.region is GERMANIA) is not (target.region is GERMANIA)


def is_open_to(side: Side, target: Space) -> bool:
    """10.7 No German stronghold, for Gauls neither Germania nor Britannia."""
    return target.kind != "german" and not (side is GALLIC and target.region.romans_only)


_DEAREST = max(path.kind.mp for space in SPACES for path in space.paths.values())


def _open_with(mp: int, side: Side, start: Space) -> list[Space]:
    return [to for to in start.adjacent if start.paths[to].kind.mp <= mp and is_open_to(side, to)]


_OPEN = [[[_open_with(mp, side, start) for mp in range(_DEAREST + 1)] for start in SPACES] for side in PLAYERS]


def may_enter_alone(s: State, target: Space) -> bool:
    """10.3.3 A Roman Leader without CUs avoids enemy CUs, Fortified Towns and Strongholds; but, as in the extended
    example, not where a Roman army stands before them."""
    if has_cus_outside(s, target, ROMAN):
        return True
    if has_cus(s, target, GALLIC) or has_germani(s, target):
        return False
    return s.control[target] not in (TOWN, STRONGHOLD)


def closed_to_leaders(s: State) -> Mask:
    """10.3.3 Of all spaces, those that ``may_enter_alone`` does not allow."""
    enemies = stands(s, GALLIC) | germani(s) | where(s.control, _GUARDED)
    return enemies & ~stands_outside(s, ROMAN)


def allowance(leader: Piece, army: Army, instead: int = 0) -> int:
    """10.3 The Commanding Leader's Movement Allowance; 10.3.3 a Roman Leader alone has more."""
    if instead:
        return instead
    if leader.side is ROMAN and leader.is_leader and not any(piece.is_cu for piece in army):
        return ALONE
    return leader.movement


def is_crossing(start: Space, target: Space) -> bool:
    """17.1.2 The Channel."""
    return start.paths[target].kind is CHANNEL
