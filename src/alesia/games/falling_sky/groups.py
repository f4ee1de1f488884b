"""3.2.2, 3.3.2, 3.4.2, 6.3 Groups: pieces that move together."""

from alesia.games.falling_sky.components import Faction, Piece, Region
from alesia.kernel.ask import Procedure, choose_number

Group = tuple[tuple[Piece, int], ...]


def choose_group(
    who: Faction, key: str, rule: str, there: list[tuple[Piece, int]], origin: Region, to: Region
) -> Procedure[Group]:
    """How many of each kind go together: at least one piece in all."""
    group: Group = ()
    for what, most in there:
        least = int(what is there[-1][0] and not group)
        n = yield from choose_number(who, key, rule, least, most, origin, to, what)
        if n:
            group = (*group, (what, n))
    return group


def without(group: Group, what: Piece, n: int) -> Group:
    return tuple([(p, m - n if p is what else m) for p, m in group if p is not what or m > n])


def group_size(group: Group) -> int:
    return sum([n for _, n in group])
