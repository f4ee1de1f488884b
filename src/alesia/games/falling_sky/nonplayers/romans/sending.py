"""8.8.1 Scout: how many Auxilia in all can be sent where they are needed."""

from collections.abc import Callable, Mapping, Sequence

from alesia.games.falling_sky.components import Region

Able = Callable[[Region], int]  # how many
Sources = Mapping[Region, Sequence[Region]]  # by where they are needed


def most_sent(needs: dict[Region, int], sources: Sources, able: Able) -> int:
    """How many Auxilia in all can be sent where they are needed."""
    left = {o: max(0, able(o)) for r in needs for o in sources[r]}
    if len(needs) == 1:
        return min(sum(needs.values()), sum(left.values()))
    sent: dict[tuple[Region, Region], int] = {}
    return sum(_reroute(r, sources, left, sent, set()) for r, n in needs.items() for _ in range(n))


def _reroute(
    to: Region,
    sources: Sources,
    left: dict[Region, int],
    sent: dict[tuple[Region, Region], int],
    tried: set[Region],
) -> bool:
    """One more to this Region, if need be from a source whose Auxilia elsewhere others can replace."""
    for origin in sources[to]:
        if origin in tried:
            continue
        tried.add(origin)
        if left[origin]:
            left[origin] -= 1
            sent[origin, to] = sent.get((origin, to), 0) + 1
            return True
        for elsewhere in [r for r in sources if sent.get((origin, r)) and r is not to]:
            if _reroute(elsewhere, sources, left, sent, tried):
                sent[origin, elsewhere] -= 1
                sent[origin, to] = sent.get((origin, to), 0) + 1
                return True
    return False


def harmless(needs: dict[Region, int], sources: Sources, able: Able, origin: Region, to: Region, most: int) -> int:
    """How many this source can send to this Region without fewer than most getting where they are needed in all."""
    n = min(needs[to], able(origin))
    if len(needs) == 1 or n <= 0:
        return n
    for k in range(n, 0, -1):
        rest = {**needs, to: needs[to] - k}
        left = {o: able(o) - k * (o is origin) for r in needs for o in sources[r]}
        if k + most_sent(rest, sources, left.__getitem__) == most:
            return k
    return 0
