"""A4.6.2 Intimidate; A3.4.3 free with a Raid."""

from alesia.games.falling_sky.abilities.base import INTIMIDATE, commit, reach
from alesia.games.falling_sky.board import flip, has_leader, has_named_leader, hidden, own_pieces, turn_up
from alesia.games.falling_sky.capabilities import DREAD, capability
from alesia.games.falling_sky.commands.losses import Target, how_many, lose_tribe
from alesia.games.falling_sky.components import (
    ALLY,
    FACTIONS,
    GERMANS,
    HIDDEN,
    OWN_BANDS,
    REVEALED,
    ROMANS,
    Faction,
    Piece,
    Region,
    piece,
)
from alesia.games.falling_sky.control import controls
from alesia.games.falling_sky.negotiation import Gaul, give_up, marched_among
from alesia.games.falling_sky.standing import standing
from alesia.games.falling_sky.state import SHADED, UNSHADED, State, altered
from alesia.kernel.ask import Procedure, choose, choose_number, choose_or_stop

MOST = 2  # Warbands that Intimidate in a Region, but for A22
WARBAND = piece(GERMANS, HIDDEN)


def intimidate_regions(s: State, used: int = 0) -> list[Region]:
    """With Ariovistus, or near the Leader and under Germanic Control; with a Hidden Warband, where it has
    effect."""
    near = [r for r in reach(s, GERMANS) if not used & r.mask]
    led = [r for r in near if has_named_leader(s, r, GERMANS) or controls(s, GERMANS, r)]
    return [r for r in led if hidden(s, r, GERMANS) and has_effect(s, r)]


def has_effect(s: State, region: Region) -> bool:
    """A marker can be placed, or somebody removed (ruling)."""
    return not s.intimidated[region] or bool(victims(s, region))


def victims(s: State, region: Region) -> list[Faction]:
    """Factions without a Leader here that have Warbands, Auxilia or Allies; A22 unshaded not the Romans."""
    spared = (GERMANS, ROMANS) if capability(s, DREAD, UNSHADED) else (GERMANS,)
    others = [f for f in FACTIONS if f not in spared and not has_leader(s, region, f)]
    return [f for f in others if cowed(s, f, region)]


def cowed(s: State, faction: Faction, region: Region) -> list[Target]:
    """Warbands, Auxilia and Allied Tribes: neither Citadels nor Forts nor Legions."""
    tribes = [t for t in region.tribes if s.tribes[t] == ALLY + faction]
    return [*own_pieces(s, region, OWN_BANDS[faction]), *tribes]


def number_cowed(s: State, faction: Faction, region: Region) -> int:
    return sum([how_many(s, region, what) for what in cowed(s, faction, region)])


def most_turned(s: State, region: Region, warbands: int) -> int:
    """How many of the Warbands can have an effect: one for the marker, two if a Faction can lose two, and so on."""
    losses = [number_cowed(s, f, region) for f in victims(s, region)]
    return min(warbands, MOST + panic(s), max([1, *losses]))


def panic(s: State) -> int:
    """A22 shaded: one Warband more may be flipped, and one piece more removed."""
    return int(capability(s, DREAD, SHADED))


def intimidate(g: Gaul) -> Procedure[None]:
    """A Region at a time, each once."""
    s, used = g.state, 0
    while True:
        region = yield from choose_or_stop(GERMANS, "intimidate", "A4.6.2", intimidate_regions(s, used))
        if region is None:
            return
        used |= region.mask
        commit(s, INTIMIDATE)
        yield from intimidate_in(g, region)


def intimidate_in(g: Gaul, region: Region) -> Procedure[None]:
    """Flip one or two Hidden Warbands, in a March such as have Marched or such as have not; wherever the Leader is
    (A45)."""
    s = g.state
    most = most_turned(s, region, hidden(s, region, GERMANS))
    n = yield from choose_number(GERMANS, "intimidate_number", "A4.6.2", 1, most, region)
    turn_up(s, region, WARBAND, n, (yield from marched_among(g, GERMANS, "A4.6.2", region, WARBAND, n)))
    yield from cow(g, region, n, "A4.6.2")


def free_intimidate(g: Gaul, region: Region, raiders: int) -> Procedure[None]:
    """A3.4.3 So many Warbands have Raided, and were flipped for it, in the Region of Ariovistus: some of them may
    Intimidate at the same time; A22 and one that did not Raid, and is flipped now. It is no Special Ability."""
    s = g.state
    if not raiders or not has_named_leader(s, region, GERMANS) or not has_effect(s, region):
        return
    most = most_turned(s, region, raiders + min(panic(s), hidden(s, region, GERMANS)))
    n = yield from choose_number(GERMANS, "free_intimidate", "A3.4.3", 0, most, region)
    if n > raiders:
        flip(s, region, WARBAND, REVEALED, n - raiders)
    if n:
        yield from cow(g, region, n, "A3.4.3")


def cow(g: Gaul, region: Region, n: int, rule: str) -> Procedure[None]:
    """Place the marker, if none is there, and remove that many pieces of one Faction, the Germans' choice."""
    s = g.state
    g.log("intimidate", rule, region, n)
    s.intimidated = altered(s.intimidated, region, 1)
    found = victims(s, region)
    enough = [f for f in found if number_cowed(s, f, region) >= n]
    if not found:
        return
    faction = yield from choose(GERMANS, "intimidate_faction", rule, enough or found, region, n)
    if number_cowed(s, faction, region) <= n:
        for what in cowed(s, faction, region):
            yield from _remove(g, region, what, how_many(s, region, what), rule)
        return
    for left in range(n, 0, -1):
        theirs = cowed(s, faction, region)
        struck = yield from choose(GERMANS, "intimidate_piece", rule, theirs, region, left, standing(s, theirs))
        yield from _remove(g, region, struck, 1, rule)


def _remove(g: Gaul, region: Region, what: Target, n: int, rule: str) -> Procedure[None]:
    if isinstance(what, Piece):
        yield from give_up(g, GERMANS, rule, region, what, n)
        g.log("lost", rule, region, what, n)
    else:
        lose_tribe(g, rule, what)
